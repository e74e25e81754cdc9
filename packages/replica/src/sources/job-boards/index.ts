export { ashbyReplica, type AshbyJob } from './ashby';
export { greenhouseReplica, type GreenhouseJob } from './greenhouse';
export { leverReplica, type LeverPosting } from './lever';
export { personioReplica, type PersonioAccount, type PersonioPosition } from './personio';
export { recruiteeReplica, type RecruiteeOffer } from './recruitee';
export { smartrecruitersReplica, type SmartRecruitersPosting } from './smartrecruiters';
export { teamtailorReplica, type TeamtailorItem } from './teamtailor';
export { workableReplica, type WorkableJob } from './workable';
