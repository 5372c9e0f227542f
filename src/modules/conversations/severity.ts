import { type Channel, type Severity, severities } from './conversation-words.contract.ts';

export type Rating = {
  severity: Severity;
  /** Names of the rules that apply. */
  reasons: string[];
  /** Somebody should look at once. */
  needsImmediate: boolean;
};

type Rule = { name: string; severity: Severity; applies: (text: string) => boolean };

/** The words of these patterns, in the languages that most visitors write; always whole words or their beginnings. */
const says =
  (...patterns: RegExp[]) =>
  (text: string) =>
    patterns.some((pattern) => pattern.test(text));

const rules: readonly Rule[] = [
  {
    name: 'security',
    severity: 'critical',
    applies: says(
      /\b(hacked|hijack(ed)?|phish(ing|ed)?|data breach|data leak|leaked|vulnerabilit(y|ies)|exploit|malware|ransomware|xss|csrf|sql injection|identity theft)\b/i,
      /\b(some(body|one)( else)?|another (user|person|customer)|a stranger|they) (has |have |had |just |is |was )?(been )?(logged|signed|signing|logging|broke|got) in(to)? (my|our|the)\b/i,
      /\b(some(body|one) else|another (user|person|customer)|a stranger)('s)? (has |had |is )?(got |using |used |took )?(my )?(files?|documents?|accounts?|invoices?|data)\b/i,
      /\b(see|saw|got|received|shows?|downloaded?|opened) (some(body|one) else|another (user|person|customer)|other people|a stranger)('s|s)?\b/i,
      /\b(unauthori[sz]ed|not me) (access|login|sign-?in|charge|payment|transaction)s?\b/i,
      /\b(stolen|compromised) (account|card|password|data|key)s?\b|\b(account|card|password|data|api key)s? (was|were|is|has been|have been|got) (stolen|compromised|leaked)\b/i,
      /\b(gehackt|datenleck|sicherheitslücke|fremde (dateien|rechnungen|daten)|piraté|faille de sécurité|hackead[oa]|robad[oa])\b/iu,
    ),
  },
  {
    name: 'lost data',
    severity: 'high',
    applies: says(
      /\b(lost|losing) (all |both |every |some |any )?(of )?(my|our|the|a|his|her|their)?\s*(work|files?|documents?|data|pages?|photos?|edits?|changes|everything|hours)\b/i,
      /\b(my|our) (\w+ ){0,2}(work|files?|documents?|data|pages?|photos?|edits?|changes|links?) (is |are |was |were |has |have |just |all |got |suddenly )*(been )?(gone|lost|vanished|disappeared|missing|deleted|erased|wiped|overwritten|corrupt(ed)?)\b/i,
      /\b(deleted|erased|wiped|overwrote|corrupted) (all )?(my|our)\b/i,
      /\bdata loss\b/i,
      /\b(datenverlust|dateien (sind )?(weg|verschwunden|gelöscht)|perdu (tous )?mes|fichiers ont disparu|perdido (todos )?mis)\b/iu,
    ),
  },
  {
    name: 'payment',
    severity: 'high',
    applies: says(
      /\b(charged|billed|paid|pay(ing)?) (me |us )?(twice|double|two times|again|too much|wrongly|incorrectly|after i cancel)/i,
      /\b(double|duplicate|wrong|unknown|unexpected) (charge|payment|bill(ing)?|invoice|transaction)s?\b/i,
      /\brefunds?\b|\bmoney back\b|\bcharge-?back\b/i,
      /\b(payment|card|subscription|transaction|invoice|checkout)s? (was |is |has |keeps? |got |were )?(been )?(fail(s|ed|ing)?|declined|refused|rejected|not working|stuck|wrong)\b/i,
      /\b(cannot|can't|can not|could not|couldn't|unable to) (pay|cancel|upgrade|check ?out|subscribe|renew)\b/i,
      /\bpaid (for|but|and|yesterday|today|already)\b/i,
      /\b(still|keep|keeps) (being |getting )?(charged|charging|billed|billing)\b/i,
      /\b(doppelt (abgebucht|bezahlt|belastet)|rückerstattung|geld zurück|abgebucht|remboursement|rembours(é|er|ez)|débité|reembolso|cobrad[oa])(?!\p{L})/iu,
    ),
  },
  {
    name: 'anger',
    severity: 'high',
    applies: (text) => isShouting(text) || angryWords(text),
  },
];

const angryWords = says(
  /\b(unacceptable|outrageous|disgusting|disgrace(ful)?|ridiculous|furious|scam(mers?)?|fraud|rip-?off|incompetent|worst (service|site|website|support|company|tool)|lawyer|attorney|lawsuit|sue you|legal action|trading standards|consumer protection)\b/i,
  /\b(fuck(ing|ed)?|bullshit|piece of (shit|crap|garbage)|go to hell)\b/i,
  /\b(sick of|fed up|had enough|third time|fourth time|how many times|nobody (answers|replies|cares))\b/i,
  /\b(unverschämt|frechheit|betrug|anwalt|inacceptable|arnaque|avocat|estafa|inaceptable|abogado)\b/iu,
);

/** Capitals over several words, or a row of exclamation marks. */
function isShouting(text: string): boolean {
  if (/!{3,}|(\?!|!\?){2,}/.test(text)) return true;
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase());
  return loud.length >= 5 && loud.length > words.length * 0.6;
}

const rank = (severity: Severity): number => severities.length - severities.indexOf(severity);

/** The worse of two. */
export const worse = (one: Severity, other: Severity): Severity => (rank(one) >= rank(other) ? one : other);

const usual: Readonly<Record<Channel, Severity>> = {
  contact: 'low',
  careers: 'low',
  helper: 'low',
  support: 'medium',
  bug: 'medium',
  chat: 'medium',
  email: 'medium',
};

/** So many people with the same problem make it severe for all of them. */
export const manyPeople = { high: 5, critical: 20 } as const;

/**
 * How severe a message is, by fixed rules. Two bad signs together, such as an angry message about a payment, are critical.
 * @param params.samePeople how many different people have the same problem now, the writer among them
 * @param params.atLeast what the channel knows already, such as three answers of the assistant rated bad
 */
export function rate(params: {
  channel: Channel;
  text: string;
  samePeople?: number;
  atLeast?: Severity | undefined;
}): Rating {
  const { channel, text, samePeople = 1, atLeast = 'low' } = params;
  const found = rules.filter(({ applies }) => applies(text));
  const reasons = found.map(({ name }) => name);
  let severity = found.reduce((so, rule) => worse(so, rule.severity), worse(usual[channel], atLeast));
  if (samePeople >= manyPeople.high) {
    reasons.push('many people');
    severity = worse(severity, samePeople >= manyPeople.critical ? 'critical' : 'high');
  }
  if (reasons.length >= 2 && severity === 'high') severity = 'critical';
  return { severity, reasons, needsImmediate: severity === 'critical' };
}
