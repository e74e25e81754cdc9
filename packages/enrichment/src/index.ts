export { buildModule, type BuiltModule } from './build-module';
export { pickOne, type Pick } from './merge/pick-one';
export type { BuildContext, ModuleData } from './module-builder';
