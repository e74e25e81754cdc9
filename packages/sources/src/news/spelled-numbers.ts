import { foldText } from '../reading/fold-text';

/** The words of the numbers from two to twenty, and the tens, in the languages that headlines are read in. */
const UNITS: readonly string[] = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
  'tva tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo',
  'to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve',
  'dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie dwadziescia',
  'kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan kymmenen yksitoista kaksitoista kolmetoista neljatoista viisitoista kuusitoista seitsemantoista kahdeksantoista yhdeksantoista kaksikymmenta',
  'dva tri ctyri pet sest sedm osm devet deset jedenact dvanact trinact ctrnact patnact sestnact sedmnact osmnact devatenact dvacet',
  'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
];
const TENS: readonly string[] = [
  'thirty forty fifty sixty seventy eighty ninety',
  'dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  'trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
  'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'trenta quaranta cinquanta sessanta settanta ottanta novanta',
  'dertig veertig vijftig zestig zeventig tachtig negentig',
];
const HUNDREDS = ['hundred', 'hundert', 'cent', 'cien', 'cento', 'honderd'];
const NUMBERS = new Map<string, number>([
  ...UNITS.flatMap((words) => words.split(' ').map((word, at): [string, number] => [word, at + 2])),
  ...TENS.flatMap((words) => words.split(' ').map((word, at): [string, number] => [word, (at + 3) * 10])),
  ...HUNDREDS.map((word): [string, number] => [word, 100]),
]);
/** Units behind tens: `twenty-five`. */
const ENGLISH_UNITS = 'one two three four five six seven eight nine'.split(' ');
const ONE = /^(?:a|an|one|eine?|une?|um|uno|una|un|een)$/;
const SCALE =
  /^(?:hundred|thousand|million|billion|tausend|mille|mila|mil|duizend|millionen|millions?|milliarden?|milliards?|millones|millon|milioni|milione|miliardi|miljoen|miljard|hundert|cent|mi|milhoes|milhao|bilhoes|bilhao|miljon|miljoner|miljarder|millioner|milliarder|tusen|tysiecy|miliony|milionow|milionu|tuhatta|miljoonaa|miljoonan|miljardia|tisic)$/;
/** Words that mean something else in another of the languages; they count before hundreds, thousands and millions alone. */
const DOUBTFUL: ReadonlySet<string> = new Set(
  'due sei sept once elf seize neuf nove tre cent dos cien to fire ti ni sex fem elva pet tri dva onze sest tolv'.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/gu;

/**
 * A text with its spelled numbers in digits, so that `zwölf Millionen` and `two hundred jobs` are read like `12 Millionen`
 * and `200 jobs`. Words that are written large in mid-sentence stay: they are names.
 */
export function replaceNumberWords(text: string): string {
  const plain = text
    .replace(/\bhalf a million\b/giu, '500,000')
    .replace(/\bhalf a billion\b/giu, '500 million');
  const words = [...plain.matchAll(WORD)];
  let result = '';
  let done = 0;
  for (const [at, word] of words.entries()) {
    if (word.index < done) continue;
    const next = words[at + 1];
    const follows =
      next && plain.slice(word.index + word[0].length, next.index).trim() === '' ? next : undefined;
    const value = valueOf(word[0], follows?.[0]);
    if (value === null || (!isScale(follows?.[0]) && isDoubtful(word))) continue;
    const hundreds =
      follows && value < 10 && /^(?:hundred|hundert|honderd)$/.test(foldText(follows[0])) ? follows : null;
    result += plain.slice(done, word.index) + String(hundreds ? value * 100 : value);
    const last = hundreds ?? word;
    done = last.index + last[0].length;
  }
  return result + plain.slice(done);
}

function valueOf(word: string, next: string | undefined): number | null {
  const folded = foldText(word);
  if (ONE.test(folded)) return isScale(next) ? 1 : null;
  const [tens = '', unit = ''] = folded.split('-');
  const value = NUMBERS.get(folded);
  if (value !== undefined) return value;
  const ten = NUMBERS.get(tens);
  const behind = ENGLISH_UNITS.indexOf(unit) + 1;
  return ten !== undefined && ten >= 20 && behind > 0 ? ten + behind : null;
}

function isScale(word: string | undefined): boolean {
  return word !== undefined && SCALE.test(foldText(word));
}

function isDoubtful({ 0: word, index }: RegExpExecArray): boolean {
  return DOUBTFUL.has(foldText(word)) || (index > 0 && /^\p{Lu}/u.test(word));
}
