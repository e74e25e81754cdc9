export { type FindSimilarCompanies, openSimilarCompanySearch } from './similar-company-search';
