import { loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';

type Lists =
  | 'monthsAfterSlash'
  | 'yearsAfterSlash'
  | 'subscriptionPrices'
  | 'subscriptions'
  | 'otherSubscriptions'
  | 'usageUnits'
  | 'usagePrices'
  | 'licences'
  | 'freePlans'
  | 'oneTimePayments'
  | 'commissionShares'
  | 'commissions'
  | 'brokers'
  | 'timeRates'
  | 'advertising'
  | 'negations'
  | 'pricesPerUser'
  | 'trials'
  | 'priceColumns'
  | 'otherAmounts'
  | 'free';

/** Wording for prices and terms, folded. The schema of the file explains each list. */
export const REVENUE_MODEL_WORDS = loadVocabulary<
  Readonly<Record<Lists, SpellingsByLanguage>> & {
    monthlyPrices: Readonly<Record<'words' | 'wordParts' | 'wordEndings', SpellingsByLanguage>>;
    unitPrices: Readonly<
      Record<
        'per' | 'perOutsideTables' | 'units' | 'unitsOutsideTables' | 'monthly' | 'monthlyOutsideTables',
        SpellingsByLanguage
      >
    >;
  }
>('revenue-models');
