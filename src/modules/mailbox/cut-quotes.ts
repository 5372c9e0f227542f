/**
 * What somebody wrote themselves: without the message they answer, which mail programs put under it, and without a signature.
 * The whole text where nothing else would be left. Takes a time that grows with the length only.
 * @param isForward what was sent on is what they want to show, so only a signature is cut
 */
export function cutQuotes(text: string, { isForward }: { isForward: boolean }): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const own = withoutSignature(isForward ? lines : withoutQuotes(lines));
  const kept = own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return kept === '' ? text.trim() : kept;
}

/** Whether the subject is that of a message sent on. */
export const isForwardSubject = (subject: string): boolean =>
  /^\s*(?:fwd?|wg|tr|rv|enc|i|doorst|vs|pd|vb|转发|轉寄)\s*:/i.test(subject);

function withoutQuotes(lines: readonly string[]): readonly string[] {
  for (let at = 0; at < lines.length; at++) {
    if (isOriginalMark(lines[at] ?? '') || isFieldBlock(lines, at)) return lines.slice(0, at);
    const length = lengthOfIntroduction(lines, at);
    if (length === 0) continue;
    const after = lines.slice(at + length);
    // Some write their answer under the quote.
    const below = after.filter((line) => !isQuoted(line));
    const isQuoteMarked = below.length < after.length;
    return [...lines.slice(0, at), ...(isQuoteMarked ? below : [])];
  }
  // A quote without an introduction: only at the end, since within a text it is what somebody comments.
  let end = lines.length;
  while (end > 0 && (isQuoted(lines[end - 1] ?? '') || lines[end - 1]?.trim() === '')) end--;
  return lines.slice(0, end);
}

const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line);

/** Longer lines are somebody's text. */
const longestLine = 500;

// English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Polish, Czech, Finnish, Hungarian,
// Turkish, Greek, Russian, Ukrainian, Hebrew, Arabic, Chinese, Japanese, Korean.
const wrote =
  /(?:^|[\s,>\])])(?:wrote|schrieb|a écrit|a ecrit|escribió|ha scritto|scrisse|escreveu|schreef|heeft .{1,100} geschreven|skrev|napisał(?:\(?a\)?)?|pisze|napsal(?:\(?a\)?)?|kirjoitti|írta|ezt írta|yazdı|şunu yazdı|έγραψε|написал(?:\(?а\)?)?|пишет|написав|пише|כתב\/?ה?|كتب)(?!\p{L})|写道|寫道|のメッセージ|書きました|작성|님이 (?:씀|작성)/iu;

/** How many lines introduce a quote, 'On Tuesday, Ada Lovelace <ada@example.org> wrote:', from here on; 0 when none do. */
function lengthOfIntroduction(lines: readonly string[], at: number): number {
  let joined = '';
  // Mail programs fold it into as many as three lines.
  for (let length = 1; length <= 3; length++) {
    const line = (lines[at + length - 1] ?? '').trim();
    if (line === '' || line.startsWith('>')) return 0;
    joined += `${joined && ' '}${line}`;
    if (joined.length > longestLine) return 0;
    // Some of these languages have the verb before the name, so it ends with a colon but not with the verb.
    if (!/[:：]\s*$/.test(line)) continue;
    const hasWho = /@|\d/.test(joined);
    return hasWho && wrote.test(joined.replaceAll(/[:：]\s*$/g, ' ')) ? length : 0;
  }
  return 0;
}

const originalMark =
  /^\s*[-_*–—]{2,}\s*(?:original message|original appointment|ursprüngliche nachricht|originalnachricht|message d['’]origine|message original|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|oprindelig (?:meddelelse|besked)|opprinnelig melding|ursprungligt meddelande|oryginalna wiadomość|wiadomość oryginalna|původní zpráva|alkuperäinen viesti|eredeti üzenet|orijinal mesaj|исходное сообщение|原始邮件|原始郵件|元のメッセージ|원본 메시지)\s*[-_*–—]{2,}\s*$/iu;

const isOriginalMark = (line: string): boolean => line.length < longestLine && originalMark.test(line);

const sender =
  /^\W{0,3}(?:from|von|de|da|van|från|fra|od|lähettäjä|feladó|kimden|από|от|від|מאת|من|发件人|寄件者|差出人|보낸 사람)\W{0,3}\s?[:：]/iu;
const otherFields =
  /^\W{0,3}(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|date|à|objet|enviado(?: el)?|fecha|para|asunto|inviato|data|a|oggetto|enviada(?: em)?|assunto|verzonden|aan|onderwerp|skickat|till|ämne|sendt|dato|til|emne|wysłano|do|temat|odesláno|komu|předmět|lähetetty|aihe|küldve|címzett|tárgy|gönderildi|kime|konu|отправлено|дата|кому|тема|发送时间|收件人|主题|傳送日期|收件者|主旨|送信日時|宛先|件名|보낸 날짜|받는 사람|제목)\W{0,3}\s?[:：]/iu;

/** The fields of the answered message, as Outlook writes them, or the line above them. */
function isFieldBlock(lines: readonly string[], at: number): boolean {
  const first = /^\s*_{10,}\s*$/.test((lines[at] ?? '').slice(0, longestLine)) ? at + 1 : at;
  if (!sender.test((lines[first] ?? '').slice(0, longestLine))) return false;
  const next = lines.slice(first + 1, first + 6).filter((line) => otherFields.test(line.slice(0, longestLine)));
  return next.length >= 2;
}

const deviceLine =
  /^\s*(?:sent (?:from|with|via) |get outlook for |von meinem .{1,60} gesendet|gesendet (?:von|mit) |envoyé (?:de|depuis|à partir de) |télécharger outlook|enviado (?:desde|do|de) |obtener outlook|obter o outlook|inviato da |verzonden (?:vanaf|met) |verstuurd vanaf |skickat från |sendt fra |wysłano z |odesláno z |lähetetty |отправлено (?:с|из) |发自我的|從我的|iPhoneから送信|나의 .{1,40}에서 보냄)/iu;

function withoutSignature(lines: readonly string[]): readonly string[] {
  const delimiter = lines.findIndex((line, at) => at > 0 && /^(?:--|—) ?$/.test(line));
  let end = delimiter === -1 ? lines.length : delimiter;
  while (end > 0 && isBlankOrDevice(lines[end - 1] ?? '')) end--;
  return lines.slice(0, end);
}

const isBlankOrDevice = (line: string): boolean => line.trim() === '' || (line.length < 150 && deviceLine.test(line));
