import { foldText, isJobTitle, isPossibleJobTitle, MAX_JOB_TITLE } from '@firmlens/text';
import type { Element } from 'domhandler';
import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';
import type { Job } from './job';
import { POSITION_LABEL } from './job-page-words';

const CONFIDENCE = 0.75;
const MAX_MENUS = 20;
const MAX_OPTIONS = 100;
const LONGEST_LABEL = 40;
/** So many options of a menu must name roles. */
const ENOUGH_ROLES = 0.5;

/** Returns the openings that the form of a careers page lets applicants choose from: `Position: [Fitter, Welder]`. */
export function jobsToChoose(page: WebPage): Job[] {
  const { $, url } = page;
  const menus = $('select').toArray().slice(0, MAX_MENUS);
  return menus.flatMap((menu) => {
    const options = $(menu)
      .find('option')
      .toArray()
      .slice(0, MAX_OPTIONS)
      .map((option) => elementText(option, MAX_JOB_TITLE));
    const titles = options.filter((option) => isPossibleJobTitle(option) && !isPositionLabel(option));
    const areTitles = titles.length > 1 && titles.filter(isJobTitle).length > titles.length * ENOUGH_ROLES;
    if (!areTitles || !labelsOf(page, menu).some(isPositionLabel)) return [];
    return titles.map((title) => ({
      title,
      location: null,
      country: null,
      posted_date: null,
      url: url.href,
      origin: 'text' as const,
      confidence: CONFIDENCE,
    }));
  });
}

/** Returns what a menu is called: by its label, or by its first option. */
function labelsOf({ $ }: WebPage, menu: Element): string[] {
  const { id = '', name = '', 'aria-label': label = '' } = menu.attribs;
  const labels = $(menu)
    .closest('form')
    .find('label')
    .toArray()
    .filter(({ attribs }) => attribs['for'] !== undefined && [id, name].includes(attribs['for']));
  const around = $(menu).closest('label').toArray();
  const first = $(menu).find('option').toArray().slice(0, 1);
  return [label, ...[...labels, ...around, ...first].map((element) => elementText(element, LONGEST_LABEL))];
}

function isPositionLabel(text: string): boolean {
  return POSITION_LABEL.test(foldText(text).replace(/[\s:*.…-]+$/, ''));
}
