export {
  COMPANIES_HOUSE,
  type CompaniesHouseSettings,
  createCompaniesHouseSource,
} from './companies-house-source';
