export { migrate, migrationNames } from './migrate';
