export { forgetPerson, type ForgetRequest, type PersonForgotten } from './forget-person';
export {
  allowPerson,
  type ForgottenPerson,
  forgottenNameMatcher,
  listForgottenPeople,
} from './forgotten-people';
export { omitFromEvidence } from './omit-people';
