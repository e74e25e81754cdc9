export { forgetPerson, type ForgetRequest, type PersonForgotten } from './forget-person';
export {
  allowPerson,
  type ForgottenPerson,
  forgottenNameMatcher,
  listForgottenPeople,
} from './forgotten-people';
export { hashName } from './hashed-name';
export { omitFromEvidence } from './omit-people';
