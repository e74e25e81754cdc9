export {
  COMPANIES_ON_FILE,
  createCompaniesOnFileSource,
  type FindNeighbours,
} from './companies-on-file-source';
