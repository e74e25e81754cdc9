import { Type } from '@sinclair/typebox';
import { companyNote } from '../coverage/coverage-notes';
import { type AssessedCompany, findCoverage } from '../coverage/find-coverage';
import { refreshOffer } from '../coverage/refresh-offer';
import { checkCoverage } from '../tools/check-coverage';
import { refreshCompany } from '../tools/refresh-company';
import { searchSignals } from '../tools/search-signals';
import { type AgentPrompt, formatToolCall, renderPrompt, formatRefreshCall, textArgument } from './prompt';
import { MAX_WORDS_LENGTH, parseDomainArgument, parseWordsArgument } from './parse-prompt-arguments';

const INPUT = {
  domain: textArgument('Domain', "The company's domain or website."),
  offer: textArgument(
    'Offer',
    `What you would offer them, in your words; ${MAX_WORDS_LENGTH} characters are read.`,
  ),
};

/** Reasons to approach a company at present; where nobody looked, that there is no telling. */
export const whyNow: AgentPrompt<typeof INPUT> = {
  name: 'why_now',
  title: 'Why now',
  description:
    'Reasons to approach a company at present, from its signals. Where the data cannot tell whether something happened, it says that instead.',
  input: Type.Object(INPUT, { additionalProperties: false }),
  async get(deps, accountId, args) {
    const domain = parseDomainArgument('domain', args.domain);
    const offer = parseWordsArgument('offer', args.offer);
    const companies = await findCoverage(deps.db, [domain], deps);
    const isTellable = companies.every((company) => company.signal_absence_is_meaningful);
    return renderPrompt({
      description: isTellable
        ? `Reasons to approach ${domain} now`
        : `There is no telling whether to approach ${domain} now`,
      lines: companies.flatMap((company) => (isTellable ? reasons(company) : refusal(company, accountId))),
      tools: isTellable ? [searchSignals] : [refreshCompany, checkCoverage],
      data: { domain, offer },
      companies,
      accountId,
    });
  },
};

function reasons({ domain, last_scanned_at: scannedOn }: AssessedCompany): string[] {
  return [
    `Say why the company at ${domain} should be approached now with the offer that the data below name, or that there is no reason at present.`,
    '',
    `1. Call ${formatToolCall(searchSignals, { domains: [domain] })}.`,
    '2. Choose at most three signals that bear on the offer. For each: what happened, on which day, its source, and why it matters for the offer, in two sentences. Prefer the newest. Say whether it is confirmed or reported, as its class says.',
    `3. If there is no signal, or none bears on the offer, say so: "Nothing that bears on it was found up to ${scannedOn ?? 'today'}, rumours left out." Invent no reason and stretch no signal.`,
  ];
}

/** What is missing for an answer, what would help, and to leave it at that. */
function refusal(company: AssessedCompany, accountId: number): string[] {
  const { domain } = company;
  return [
    `"Why now" cannot be answered for ${domain} at present: the data cannot bear it.`,
    '',
    'Do exactly this and stop:',
    '1. Tell the user that there is no telling whether something happened there. Do not claim or suggest that nothing happened, and give no reason to approach the company, neither from memory nor from what its profile says.',
    `2. Say what is missing. ${domain}: ${companyNote(company, accountId, new Date()) ?? ''}`,
    `3. ${remedyFor(company)}`,
  ];
}

function remedyFor(company: AssessedCompany): string {
  const { domain } = company;
  const { obstacle, credits } = refreshOffer(company);
  const refresh = formatRefreshCall(domain, ['signals']);
  const price = `A refresh with signals costs ${refresh.credits} credits`;
  switch (obstacle) {
    case 'cannot_be_looked_up':
      return 'Say that a refresh cannot help: it would be refused, and costs nothing.';
    case 'scanning':
      return `Say that it can be asked again when ${formatToolCall(checkCoverage, { domains: [domain] })} has another status than "scanning". ${price}, should the running scan leave them out.`;
    case 'no_data_cooldown':
      return `Say that it can be asked again after the cooldown. ${price} then; before, it is refused.`;
    case null:
      return credits.with_signals === 0
        ? `Say that what is on file is too young to be scanned again at present. ${price} once it is older.`
        : `Say what helps: ${refresh.call}. ${price}. Do not call it before the user agrees.`;
  }
}
