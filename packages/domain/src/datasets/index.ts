export { type Dataset, listDatasets, type LoadProgress, type Refusal } from './dataset';
export { ConnectionLostError } from './connection-lost';
export { DatasetInUseError, type DatasetLoad, type LoadFile, openDatasetLoad } from './dataset-load';
export type { OmittedRows } from './finish-load';
export { createImportedDatasets, type ImportedDatasets } from './imported-datasets';
export type { LoadRow } from './partition';
export { removeDataset } from './remove-dataset';
