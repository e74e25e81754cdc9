import { BIGPICTURE_FORMAT } from './bigpicture';
import type { DatasetFormat } from './dataset-format';
import { FORM_D_FORMAT } from './form-d';
import { GLEIF_FORMAT } from './gleif-golden-copy';
import { PDL_FORMAT } from './people-data-labs';

export type {
  CompanyRow,
  DatasetFormat,
  DatasetFormatName,
  DatasetTable,
  EntryRow,
  JoinedRows,
  JoinedFile,
  RowReaderDeps,
  RowReader,
  RowResult,
} from './dataset-format';

/** Every dataset that can be imported. */
export const DATASET_FORMATS: readonly DatasetFormat[] = [
  PDL_FORMAT,
  BIGPICTURE_FORMAT,
  GLEIF_FORMAT,
  FORM_D_FORMAT,
];
