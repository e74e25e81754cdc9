export {
  COMPANIES_ON_FILE,
  createCompaniesOnFileSource,
  type FindSimilarCompanies,
} from './companies-on-file-source';
