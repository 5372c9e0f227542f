const maxQuestion = 200;
/** Longer emails tell a story, of which a question is only a part. */
const maxEmail = 600;

const openings =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|guten tag|sehr geehrte\w*|bonjour|hola|buenos d[ií]as|ciao|ol[aá])\b[^.!?\n]{0,40}[,!.]?\s*$/i;
const closings =
  /^(?:thanks?|thank you|many thanks|regards|kind regards|best(?: regards| wishes)?|cheers|sincerely|yours|danke|viele gr[uü](?:ß|ss)e|mit freundlichen gr[uü](?:ß|ss)en|merci|cordialement|gracias|saludos|grazie|obrigad[oa])\b[^?]{0,60}$/i;

/** The one question of an email, without greeting and thanks; undefined where there is none, or more than one. */
export function questionInEmail({ subject, text }: { subject: string; text: string }): string | undefined {
  if (text.length > maxEmail) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const end = lines.findIndex((line) => closings.test(line));
  const body = (end === -1 ? lines : lines.slice(0, end))
    .filter((line) => line !== '' && !openings.test(line))
    .join(' ');
  const sentences = body.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{Lo}¿¡])/u).filter(Boolean);
  const questions = sentences.filter((sentence) => sentence.endsWith('?'));
  if (questions.length > 1) return undefined;
  // 'I have a photo. How do I ...?' is answered by the question; anything more is a story.
  const [question] = sentences.length <= 2 ? questions : [];
  const asked = question ?? (sentences.length === 1 ? body : sentences.length === 0 ? subject : undefined);
  return asked !== undefined && asked.length > 0 && asked.length <= maxQuestion ? asked : undefined;
}
