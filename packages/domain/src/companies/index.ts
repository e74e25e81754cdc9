export {
  companyEvidence,
  type DomainState,
  findDomainState,
  findHeldModules,
  type HeldModule,
} from './find-company';
export { listOptOuts, optIn, optOut } from './opt-out';
