export {
  BIGPICTURE,
  createBigpictureSource,
  createPeopleDataLabsSource,
  PEOPLE_DATA_LABS,
} from './company-dataset-sources';
export { createFormDSetsSource, FORM_D_SETS } from './form-d-sets-source';
export * from './formats';
export { createGleifGoldenCopySource, GLEIF_GOLDEN_COPY } from './gleif-golden-copy-source';
export { type ImportedDatasets, NO_IMPORTED_DATASETS } from './imported-datasets';
