import { Type } from '@sinclair/typebox';
import { AGENT_WORDING } from '../agent-wording';
import { companyNote } from '../../coverage/coverage-notes';
import { type AssessedCompany, findCoverage } from '../../coverage/find-coverage';
import { refreshOffer } from '../../coverage/refresh-offer';
import { checkCoverage } from '../tools/check-coverage';
import { refreshCompany } from '../tools/refresh-company';
import { searchSignals } from '../tools/search-signals';
import { type AgentPrompt, formatToolCall, renderPrompt, formatRefreshCall, textArgument } from './prompt';
import { MAX_WORDS_LENGTH, parseDomainArgument, parseWordsArgument } from './parse-prompt-arguments';

const INPUT = {
  domain: textArgument('Domain', "The company's domain or website."),
  offer: textArgument(
    'Offer',
    `What you would offer them, in your words; the first ${MAX_WORDS_LENGTH} characters count.`,
  ),
};

/**
 * Prompt: reasons to approach a company now. If the data cannot show whether something happened, the prompt
 * says so.
 */
export const whyNow: AgentPrompt<typeof INPUT> = {
  name: 'why_now',
  title: 'Why now',
  description:
    'Reasons to approach a company now, from its signals. If the data cannot show whether something happened, it says so instead.',
  input: Type.Object(INPUT, { additionalProperties: false }),
  async get(deps, accountId, args) {
    const domain = parseDomainArgument('domain', args.domain);
    const offer = parseWordsArgument('offer', args.offer);
    const companies = await findCoverage(deps.db, [domain], deps);
    const isAnswerable = companies.every((company) => company.signal_absence_is_meaningful);
    return renderPrompt({
      description: isAnswerable
        ? `Reasons to approach ${domain} now`
        : `The data cannot show whether to approach ${domain} now`,
      lines: companies.flatMap((company) =>
        isAnswerable ? reasons(company) : stepsIfUnknown(company, accountId),
      ),
      tools: isAnswerable ? [searchSignals] : [refreshCompany, checkCoverage],
      data: { domain, offer },
      companies,
      accountId,
    });
  },
};

function reasons({ domain, last_scanned_at: scannedOn }: AssessedCompany): string[] {
  return [
    `Say why the company at ${domain} should be approached now with the offer named in the data below, or that there is no reason to.`,
    '',
    `1. Call ${formatToolCall(searchSignals, { domains: [domain] })}.`,
    '2. Choose at most three signals relevant to the offer. For each, in two sentences: what happened, when, its source, and why it matters for the offer. Prefer the newest. Say whether it is confirmed or reported, as its class says.',
    `3. If there is no signal, or none is relevant, say so: "Nothing relevant was found up to ${scannedOn ?? 'today'}, excluding rumours." Do not invent a reason or stretch a signal.`,
  ];
}

/** Explains what is missing for an answer and what would help, and tells the agent to stop there. */
function stepsIfUnknown(company: AssessedCompany, accountId: number): string[] {
  const { domain } = company;
  return [
    `"Why now" cannot be answered for ${domain} now: the data does not support it.`,
    '',
    'Do exactly this and stop:',
    '1. Tell the user that it is unknown whether something happened there. Do not claim or suggest that nothing happened, and give no reason to approach the company, neither from memory nor from its profile.',
    `2. Say what is missing. ${domain}: ${companyNote(company, { accountId, advice: AGENT_WORDING }, new Date()) ?? ''}`,
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
      return 'Say that a refresh cannot help: it would be refused at no cost.';
    case 'scanning':
      return `Say that the question can be asked again when ${formatToolCall(checkCoverage, { domains: [domain] })} has another status than "scanning". ${price}, in case the running scan does not include them.`;
    case 'no_data_cooldown':
      return `Say that the question can be asked again after the cooldown. ${price} then; until then it is refused.`;
    case null:
      return credits.with_signals === 0
        ? `Say that the data on file is still fresh, so it is not scanned again. ${price} once it is older.`
        : `Say what helps: ${refresh.call}. ${price}. Do not call it before the user agrees.`;
  }
}
