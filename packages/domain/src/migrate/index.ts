export { migrate, newestMigration, schemaScript } from './migrate';
