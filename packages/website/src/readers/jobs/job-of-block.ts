import { type Element, isTag } from 'domhandler';
import { MAX_JOB_TITLE } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import type { WebPage } from '../../page/web-page';
import { cardOfHeading, isHeading } from '../descendants';
import { type Job, jobCountry } from './job';
import { jobLocationIn } from './job-location';
import { postedDayOfCard } from './linked-jobs';

const MAX_CARD = 2500;

/** Returns the opening of a title on a page, with what its row or card says of place and day. */
export function jobOfBlock(
  page: WebPage,
  block: Block,
  title: string,
  confidence: number,
  observedAt: string,
): Job {
  const card = cardOf(block.element);
  const location = jobLocationIn(card, block.text);
  // The date in a row may be anything.
  const dated = card.filter(({ name }) => name !== 'tr');
  const posted = dated.map((part) => postedDayOfCard(part, observedAt)).find((day) => day !== null);
  return {
    title: title.slice(0, MAX_JOB_TITLE),
    location,
    country: jobCountry(null, location),
    posted_date: posted ?? null,
    url: page.url.href,
    origin: 'text',
    confidence,
  };
}

/** Returns the row, list entry or accordion that a title stands in, or what stands below its heading. */
function cardOf(element: Element): Element[] {
  for (let around: Element | null = element; around; around = parentOf(around)) {
    if (isHeading(around)) return cardOfHeading(around, MAX_CARD);
    if (around.name === 'summary' || around.name === 'dt') return [parentOf(around) ?? around];
    if (around.name === 'li' || around.name === 'tr' || around.name === 'article') return [around];
  }
  return [element];
}

function parentOf({ parent }: Element): Element | null {
  return parent !== null && isTag(parent) ? parent : null;
}
