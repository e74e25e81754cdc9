export { type CompanyEvent, type Headline, readEvent } from './read-event';
