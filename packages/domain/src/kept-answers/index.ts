export { createKeptAnswers, dropOldKeptAnswers, KEPT_ANSWER_DAYS, type KeptAnswers } from './kept-answers';
