export { ashbySimulator, type AshbyJob } from './ashby';
export { greenhouseSimulator, type GreenhouseJob } from './greenhouse';
export { leverSimulator, type LeverPosting } from './lever';
export { personioSimulator, type PersonioAccount, type PersonioPosition } from './personio';
export { recruiteeSimulator, type RecruiteeOffer } from './recruitee';
export { smartrecruitersSimulator, type SmartRecruitersPosting } from './smartrecruiters';
export { teamtailorSimulator, type TeamtailorItem } from './teamtailor';
export { workableSimulator, type WorkableJob } from './workable';
