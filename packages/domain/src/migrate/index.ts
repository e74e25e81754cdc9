export { migrate, migrationNames, schemaScript } from './migrate';
