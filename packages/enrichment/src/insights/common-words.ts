/** Words that often start a sentence and name nobody. Elsewhere, with a capital, they count as names. */
const WORDS = `
a about above according across additional additionally after against alongside already also although among an and another any
as at available based because before behind besides between both but by compared considering continued continuing could
current currently despite due during each early elsewhere even every evidence expansion expect expected few finally following
for from fresh further given growth had has have having headcount hiring how however if in indicators instead into investment it its just
lately later layoffs legal less like likely little many may meanwhile momentum more moreover most much nearly new next no none nor
not nothing now of on once one only openings or other others otherwise our out over overall partly perhaps possibly
potential presumably probably proof proofs reaching recent recently recruiting recruitment reported reports revenue roles rumours several
accelerated acquisitions activity announcements building customers demand employees financing grown hires hopes interest investors investments jobs
launches leadership markets money news offices open opening partners partnerships people plans pressure products progress raising regional rising rounds
sales staff steady supported teams trading uncertainty work workforce
should signals signs similarly since so some soon still strong such sustained taken than that the their then there these they this those though
through thus to together toward towards two under unless unlike until up using very was weak were what when where whereas whether
which while who why will with within without would year years yet
`;
const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** English words that every longer sentence contains. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but of in on at to for from by with without into over after before since as is are was were be been has have had
  its it this that these their there than then not no may might will would could should more most which while where who both also up`.split(
    /\s+/,
  ),
);
const MIN_WORDS = 8;
const MIN_SHARE = 0.12;

/** Whether a word can start a sentence without naming anybody: `The`, but not `THE`. */
export function isCommonFirstWord(word: string): boolean {
  return PLAIN_WORDS.has(word.toLowerCase()) && word.slice(1) === word.slice(1).toLowerCase();
}

/** Whether a text reads as English. Short texts always do. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const common = words.filter((word) => FUNCTION_WORDS.has(word)).length;
  return words.length < MIN_WORDS || common / words.length >= MIN_SHARE;
}
