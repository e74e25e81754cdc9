export {
  BIGPICTURE,
  createBigpictureSource,
  createPeopleDataLabsSource,
  PEOPLE_DATA_LABS,
} from './company-set-source';
export { createFormDSetsSource, FORM_D_SETS } from './form-d-sets-source';
export * from './formats';
export { createGleifGoldenCopySource, GLEIF_GOLDEN_COPY } from './gleif-golden-copy-source';
export { type ImportedSets, NO_IMPORTED_SETS } from './imported-sets';
