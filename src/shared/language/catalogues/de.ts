import type { Translations } from '../translations.ts';

export const de: Translations = {
  "'A lot' is two words.": '„A lot“ sind zwei Wörter.',
  "'Advice' is the noun, 'advise' the verb.": '„Advice“ ist das Substantiv, „advise“ das Verb.',
  "'Advise' is the verb, 'advice' the noun.": '„Advise“ ist das Verb, „advice“ das Substantiv.',
  "'Affect' is the verb, 'effect' the noun.": '„Affect“ ist das Verb, „effect“ das Substantiv.',
  "'Agree' is a verb of its own.": '„Agree“ ist ein eigenständiges Verb.',
  "'Be used to' is followed by the form with -ing.": 'Auf „be used to“ folgt die Form mit -ing.',
  "'Best' is the superlative already.": '„Best“ ist schon der Superlativ.',
  "'Cannot' is one word.": '„Cannot“ ist ein Wort.',
  "'Effect' is the noun, 'affect' the verb.": '„Effect“ ist das Substantiv, „affect“ das Verb.',
  "'Except' means but not; to accept is to take.": '„Except“ bedeutet außer; „accept“ heißt annehmen.',
  "'Fewer' is for what can be counted.": '„Fewer“ steht bei Zählbarem.',
  "'For' goes with a length of time, 'since' with its beginning.":
    '„For“ steht bei einer Zeitdauer, „since“ bei ihrem Beginn.',
  "'For' goes with a length of time, and what goes on takes the present perfect.":
    '„For“ steht bei einer Zeitdauer, und was andauert, verlangt das Present Perfect.',
  "'Hardly' is negative already.": '„Hardly“ ist schon verneint.',
  "'How' and 'like' do not go together.": '„How“ und „like“ passen nicht zusammen.',
  "'I' is always a capital.": '„I“ wird immer großgeschrieben.',
  "'Insist' goes with 'on' and the form with -ing.": '„Insist“ steht mit „on“ und der Form mit -ing.',
  "'It's' is short for 'it is'.": '„It’s“ ist kurz für „it is“.',
  "'Its' is what it has; 'it's' is short for 'it is'.": '„Its“ ist, was es hat; „it’s“ ist kurz für „it is“.',
  "'Let's' is short for 'let us'.": '„Let’s“ ist kurz für „let us“.',
  "'Lose' is the verb; 'loose' means not tight.": '„Lose“ ist das Verb; „loose“ bedeutet locker.',
  "'More' and '-er' say the same.": '„More“ und „-er“ sagen dasselbe.',
  "'Most' and '-est' say the same.": '„Most“ und „-est“ sagen dasselbe.',
  "'Passed' is the verb.": '„Passed“ ist das Verb.',
  "'Past' is the place or time, 'passed' the verb.": '„Past“ ist der Ort oder die Zeit, „passed“ das Verb.',
  "'Past' is the time, 'passed' the verb.": '„Past“ ist die Zeit, „passed“ das Verb.',
  "'Principal' means main; a principle is a rule.": '„Principal“ bedeutet Haupt-; ein „principle“ ist eine Regel.',
  "'Quiet' makes no noise; 'quite' means rather.": '„Quiet“ macht keinen Lärm; „quite“ bedeutet ziemlich.',
  "'Quite' means rather; 'quiet' makes no noise.": '„Quite“ bedeutet ziemlich; „quiet“ macht keinen Lärm.',
  "'Regardless' is negative already.": '„Regardless“ ist schon verneint.',
  "'Than' compares; 'then' is about time.": '„Than“ vergleicht; bei „then“ geht es um Zeit.',
  "'Their' is what they have; 'there' is a place.": '„Their“ ist, was sie haben; „there“ ist ein Ort.',
  "'Then' is about time; 'than' compares.": 'Bei „then“ geht es um Zeit; „than“ vergleicht.',
  "'There' is a place; 'their' is what they have.": '„There“ ist ein Ort; „their“ ist, was sie haben.',
  "'They're' is short for 'they are'.": '„They’re“ ist kurz für „they are“.',
  "'Too' means also or more than is good; here it is 'to'.":
    '„Too“ bedeutet auch oder mehr, als gut ist; hier heißt es „to“.',
  "'Too' means also.": '„Too“ bedeutet auch.',
  "'Too' means more than is good.": '„Too“ bedeutet mehr, als gut ist.',
  "'Want' is followed by 'to' before a verb.": 'Auf „want“ folgt vor einem Verb „to“.',
  "'Want' is not followed by 'that': one wants somebody to do something.":
    'Auf „want“ folgt nicht „that“: Man sagt „want somebody to do something“.',
  "'Whether' is written with h after the w.": '„Whether“ wird mit h nach dem w geschrieben.',
  "'Whether' means if; the weather is outside.": '„Whether“ bedeutet ob; „weather“ ist das Wetter draußen.',
  "'Who' is for people, 'which' for things.": '„Who“ steht für Menschen, „which“ für Dinge.',
  "'Who's' is short for 'who is'.": '„Who’s“ ist kurz für „who is“.',
  "'Whose' asks for the owner.": '„Whose“ fragt nach dem Besitzer.',
  "'Worse' is the comparative already.": '„Worse“ ist schon der Komparativ.',
  "'You're' is short for 'you are'.": '„You’re“ ist kurz für „you are“.',
  "'Your' is what you have; 'you're' is short for 'you are'.":
    '„Your“ ist, was Sie haben; „you’re“ ist kurz für „you are“.',
  "'auto' follows the orientation of each image.": '„auto“ folgt der Ausrichtung jedes Bildes.',
  "'auto' is gray for receipts and color for the others.": '„auto“ ist Grau für Kassenbons und Farbe für die anderen.',
  "'blur' blurs the photo's own background; 'image' needs a file “Picture”.":
    '„blur“ macht den eigenen Hintergrund des Fotos unscharf; „image“ braucht eine Datei „Bild“.',
  "'contain' shows the whole image, 'cover' fills the page and cuts off the rest.":
    '„contain“ zeigt das ganze Bild, „cover“ füllt die Seite und schneidet den Rest ab.',
  "'pages': each page of “Pages” becomes a file; 'range': each range of “Ranges”; 'every': each “Every” pages; 'odd-even': the odd and the even pages; 'single': every page; 'bookmarks': from bookmark to bookmark down to “Level”; 'size': files of up to “Max bytes” bytes.":
    '„pages“: Jede Seite aus „Seiten“ wird eine Datei; „range“: jeder Bereich aus „Bereiche“; „every“: je so viele Seiten, wie „Alle n Seiten“ angibt; „odd-even“: die ungeraden und die geraden Seiten; „single“: jede Seite; „bookmarks“: von Lesezeichen zu Lesezeichen bis hinab zu „Stufe“; „size“: Dateien mit höchstens so vielen Bytes, wie „Höchstzahl Bytes“ angibt.',
  "'store' does not compress. Files that are compressed already are stored at every level.":
    '„store“ komprimiert nicht. Bereits komprimierte Dateien werden auf jeder Stufe nur gespeichert.',
  "'{given}' is not one of its options: {options}.": '„{given}“ ist keine seiner Optionen: {options}.',
  "'{name}' was not filled: {refusal}": '„{name}“ wurde nicht ausgefüllt: {refusal}',
  "'{part}' begins before page 1.": '„{part}“ beginnt vor Seite 1.',
  "'{part}' goes beyond the last page.": '„{part}“ geht über die letzte Seite hinaus.',
  "'{part}' is neither a page nor a range.": '„{part}“ ist weder eine Seite noch ein Bereich.',
  '(confirmed)': '(bestätigt)',
  '(folder)': '(Ordner)',
  '(link): not unpacked': '(Link): nicht entpackt',
  '(not confirmed yet)': '(noch nicht bestätigt)',
  '(optional)': '(optional)',
  '(special): not unpacked': '(Sonderdatei): nicht entpackt',
  '0 is top, 1 is bottom.': '0 ist oben, 1 ist unten.',
  '0 to 100. The size that upscale makes does not depend on it.':
    '0 bis 100. Die Größe, die Hochskalieren ergibt, hängt nicht davon ab.',
  '10 a day free': '10 pro Tag kostenlos',
  '10 to 100 in steps of 5; 100 is lossless where the format can.':
    '10 bis 100 in Schritten von 5; 100 ist verlustfrei, wo das Format es kann.',
  '10 to 100, for JPEG and WebP. PNG loses nothing.': '10 bis 100, für JPEG und WebP. PNG verliert nichts.',
  '10 to 100; left out, JPEG, WebP and AVIF use 85 and PNG stays lossless.':
    '10 bis 100; ohne Angabe verwenden JPEG, WebP und AVIF 85, und PNG bleibt verlustfrei.',
  '300 is what photo prints use.': '300 ist für Fotodrucke üblich.',
  '404 Page Not Found': '404 Seite nicht gefunden',
  '5 a month free': '5 pro Monat kostenlos',
  '<arrow/> <bdi>{width} × {height}</bdi> pixels': '<arrow/> <bdi>{width} × {height}</bdi> Pixel',
  '<span>{count} of {max} files</span>, up to {largest} each.':
    '<span>{count} von {max} Dateien</span>, jeweils bis {largest}.',
  '<strong>This PDF is digitally signed.</strong> Any change, including compression, breaks the signature. Keep the signed original; the smaller copy will not count as signed.':
    '<strong>Dieses PDF ist digital signiert.</strong> Jede Änderung, auch Komprimierung, macht die Signatur ungültig. Behalten Sie das signierte Original; die kleinere Kopie gilt nicht als signiert.',
  '<strong>{bits} bits</strong> of entropy.': '<strong>{bits} Bit</strong> Entropie.',
  'A BIC has 8 or 11 characters.': 'Eine BIC hat 8 oder 11 Zeichen.',
  'A PDF': 'Ein PDF',
  'A PDF cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Ein PDF kann hier nicht zu {asked} werden, nur zu {possible}. Der Typ richtet sich nach dem Inhalt, nicht nach dem Namen.',
  'A PDF has at least one page. Please leave one.': 'Ein PDF hat mindestens eine Seite. Bitte lassen Sie eine stehen.',
  'A PDF is rebuilt as a flowing document first: text, headings, tables and pictures stay, but lines and pages break anew.':
    'Ein PDF wird zuerst als fließendes Dokument neu aufgebaut: Text, Überschriften, Tabellen und Bilder bleiben, aber Zeilen und Seiten brechen neu um.',
  'A PDF of a spreadsheet has at most {most} pages here; the rest is left out.':
    'Das PDF einer Tabellendatei hat hier höchstens {most} Seiten; der Rest wird ausgelassen.',
  'A PDF of {pages, plural, one {# page} other {# pages}}':
    'Ein PDF mit {pages, plural, one {# Seite} other {# Seiten}}',
  'A PNG this wide gets {pixels} pixels, {dpi} dpi. SVG and PDF are sharp at any width.':
    'Ein PNG dieser Breite bekommt {pixels} Pixel, {dpi} dpi. SVG und PDF sind bei jeder Breite scharf.',
  'A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits.':
    'Ein WEP-Schlüssel hat 5 oder 13 Zeichen oder 10 oder 26 hexadezimale Stellen.',
  'A WPA password has 8 to 63 characters.': 'Ein WPA-Passwort hat 8 bis 63 Zeichen.',
  'A Word document': 'Ein Word-Dokument',
  'A blank page must be {minBlankSide} to {maxBlankSide} points wide and high.':
    'Eine leere Seite muss {minBlankSide} bis {maxBlankSide} Punkt breit und hoch sein.',
  'A call waits for its result. With <code/> it answers 202 at once, with a job to follow. With an <code2/> a repeated call finds its first job, or the short link that it made.':
    'Ein Aufruf wartet auf sein Ergebnis. Mit <code/> antwortet er sofort mit 202 und einem Auftrag, den Sie verfolgen können. Mit einem <code2/> findet ein wiederholter Aufruf seinen ersten Auftrag oder den Kurzlink, den er erstellt hat.',
  'A closer look': 'Ein genauerer Blick',
  'A code from your authenticator app in addition to your password.':
    'Ein Code aus Ihrer Authenticator-App zusätzlich zu Ihrem Passwort.',
  'A code: DE': 'Ein Code: DE',
  'A code: de': 'Ein Code: de',
  'A colour gradient in this PDF consists of more pieces than can be drawn. Please save that page as an image, and use that.':
    'Ein Farbverlauf in diesem PDF besteht aus mehr Teilen, als gezeichnet werden können. Bitte speichern Sie diese Seite als Bild und verwenden Sie dieses.',
  'A comma in the page list has nothing before or after it.':
    'Ein Komma in der Seitenliste hat nichts davor oder dahinter.',
  'A comma separates these words from the sentence.': 'Ein Komma trennt diese Wörter vom Satz.',
  'A compliment is praise; a complement completes.': 'Ein „compliment“ ist ein Lob; ein „complement“ ergänzt.',
  'A conversation cannot be merged into itself. Please enter another number.':
    'Eine Unterhaltung kann nicht mit sich selbst zusammengeführt werden. Bitte geben Sie eine andere Nummer ein.',
  'A conversation has a number of eight digits.': 'Eine Unterhaltung hat eine achtstellige Nummer.',
  'A corner lies outside of the photo. Please drag it inside.':
    'Eine Ecke liegt außerhalb des Fotos. Bitte ziehen Sie sie hinein.',
  'A creditor reference starts with RF and check digits, such as RF18 5390 0754 7034. Put any other text into the message.':
    'Eine Gläubigerreferenz beginnt mit RF und Prüfziffern, zum Beispiel RF18 5390 0754 7034. Schreiben Sie anderen Text in den Verwendungszweck.',
  'A date': 'Ein Datum',
  'A different part of this file is expected. Please check how much has arrived (HEAD) and continue from there.':
    'Ein anderer Teil dieser Datei wird erwartet. Bitte prüfen Sie, wie viel angekommen ist (HEAD), und machen Sie dort weiter.',
  'A document': 'Ein Dokument',
  'A document with scanned pages counts as one of the 5 free scans of a month; with Pro there is no such limit.':
    'Ein Dokument mit gescannten Seiten zählt als einer der 5 kostenlosen Scans eines Monats; mit Pro gibt es diese Grenze nicht.',
  'A download link no longer works': 'Ein Download-Link funktioniert nicht mehr',
  'A draft by {name}': 'Ein Entwurf von {name}',
  'A draft by {name}, through {language}': 'Ein Entwurf von {name}, über {language}',
  'A draft by {name}, through {language}: check it before use.':
    'Ein Entwurf von {name}, über {language}: Prüfen Sie ihn vor der Verwendung.',
  'A draft by {name}: check it before use.': 'Ein Entwurf von {name}: Prüfen Sie ihn vor der Verwendung.',
  'A draft is kept in this browser until you clear it.':
    'Ein Entwurf wird in diesem Browser aufbewahrt, bis Sie ihn leeren.',
  'A drawing cannot be cut out. Please use an image as JPEG, PNG, WebP, HEIC, AVIF, TIFF or GIF.':
    'Eine Zeichnung lässt sich nicht freistellen. Bitte verwenden Sie ein Bild als JPEG, PNG, WebP, HEIC, AVIF, TIFF oder GIF.',
  'A drawing cannot be enhanced. Please use a photo as JPEG, PNG or WebP.':
    'Eine Zeichnung lässt sich nicht verbessern. Bitte verwenden Sie ein Foto als JPEG, PNG oder WebP.',
  'A drawing cannot be scanned. Please use a photo as JPEG, PNG, WebP, HEIC or TIFF.':
    'Eine Zeichnung lässt sich nicht scannen. Bitte verwenden Sie ein Foto als JPEG, PNG, WebP, HEIC oder TIFF.',
  'A drawing in this PDF contains itself, or others millions of times, so no program can show it. Please export the file again.':
    'Eine Zeichnung in diesem PDF enthält sich selbst oder millionenfach andere, sodass kein Programm sie anzeigen kann. Bitte exportieren Sie die Datei erneut.',
  'A dynamic form (XFA) was left out; its plain form fields were kept.':
    'Ein dynamisches Formular (XFA) wurde ausgelassen; seine einfachen Formularfelder wurden beibehalten.',
  'A few words about you': 'Ein paar Worte über Sie',
  'A file is reached only through its own long, random address. We do not publish these, and list them for you alone, under Recent. Whoever has the address can read the file; only you can delete it.':
    'Eine Datei ist nur über ihre eigene lange, zufällige Adresse erreichbar. Wir veröffentlichen diese nicht und listen sie nur für Sie allein auf, unter „Letzte Ergebnisse“. Wer die Adresse hat, kann die Datei lesen; nur Sie können sie löschen.',
  'A file is refused': 'Eine Datei wird abgelehnt',
  'A file is refused as the wrong kind': 'Eine Datei wird als falsche Art abgelehnt',
  'A file is too large': 'Eine Datei ist zu groß',
  'A finished time in the past takes the simple past.':
    'Eine abgeschlossene Zeit in der Vergangenheit verlangt das Simple Past.',
  'A flowing document, as if written that way: paragraphs, headings, lists, tables, columns and images instead of boxes at fixed positions. Notes name doubtful pages. The text of scanned pages is recognised, in up to 200 of them.':
    'Ein fließendes Dokument, als wäre es so geschrieben: Absätze, Überschriften, Listen, Tabellen, Spalten und Bilder statt Kästen an festen Positionen. Hinweise nennen zweifelhafte Seiten. Der Text gescannter Seiten wird erkannt, auf bis zu 200 davon.',
  'A form field partly under the box was removed whole.':
    'Ein Formularfeld, das teilweise unter dem Kasten lag, wurde ganz entfernt.',
  'A formal text has another word for it.': 'Ein förmlicher Text hat dafür ein anderes Wort.',
  'A glossary can have up to 1 MB.': 'Ein Glossar darf höchstens 1 MB groß sein.',
  'A glossary must be a list of up to {most} entries such as {"term":"Satchel","translation":""}, of up to {longestTerm} characters each.':
    'Ein Glossar muss eine Liste von höchstens {most} Einträgen wie {"term":"Satchel","translation":""} sein, mit jeweils höchstens {longestTerm} Zeichen.',
  'A goal is a whole number from 1 to {most}.': 'Ein Ziel ist eine ganze Zahl von 1 bis {most}.',
  'A heading can have up to 300 characters.': 'Eine Überschrift darf höchstens 300 Zeichen haben.',
  'A headline': 'Eine Überschrift',
  'A hex colour has 3, 4, 6 or 8 digits, this one has {count, plural, one {# digit} other {# digits}}. Try {example}.':
    'Eine Hex-Farbe hat 3, 4, 6 oder 8 Stellen, diese hat {count, plural, one {# Stelle} other {# Stellen}}. Versuchen Sie {example}.',
  'A hue and both neighbours of its opposite.': 'Ein Farbton und beide Nachbarn des gegenüberliegenden.',
  'A job needs an article.': 'Ein Beruf braucht einen Artikel.',
  'A key is missing.': 'Ein Schlüssel fehlt.',
  'A line between two pages is missing, such as “{lineExample}”: your last changes are not saved yet.':
    'Eine Zeile zwischen zwei Seiten fehlt, zum Beispiel „{lineExample}“: Ihre letzten Änderungen sind noch nicht gespeichert.',
  'A line can have up to 5,000 characters.': 'Eine Zeile darf höchstens 5.000 Zeichen haben.',
  "A line such as '{line}' before each page.": 'Eine Zeile wie „{line}“ vor jeder Seite.',
  'A link partly under the box was removed whole.':
    'Ein Link, der teilweise unter dem Kasten lag, wurde ganz entfernt.',
  'A link takes at most {max, plural, one {# other target} other {# other targets}}.':
    'Ein Link nimmt höchstens {max, plural, one {# anderes Ziel} other {# andere Ziele}} auf.',
  'A link takes at most {max, plural, one {# tag} other {# tags}}.':
    'Ein Link nimmt höchstens {max, plural, one {# Tag} other {# Tags}} auf.',
  'A list takes {max, plural, one {# entry} other {# entries}}. Delete some first.':
    'Eine Liste fasst {max, plural, one {# Eintrag} other {# Einträge}}. Löschen Sie zuerst einige.',
  'A little larger than normal, in less time.': 'Etwas größer als normal, in kürzerer Zeit.',
  'A long, narrow page with strong contrast.': 'Eine lange, schmale Seite mit starkem Kontrast.',
  'A message may have up to {max, plural, one {# character} other {# characters}}. Please write a shorter one.':
    'Eine Nachricht darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben. Bitte schreiben Sie eine kürzere.',
  'A name pattern has up to {max} characters.': 'Ein Namensmuster hat höchstens {max} Zeichen.',
  'A name pattern is a text of up to {maxPatternLength} characters.':
    'Ein Namensmuster ist ein Text mit höchstens {maxPatternLength} Zeichen.',
  'A newer message has come. Please read it, then send your answer.':
    'Eine neuere Nachricht ist eingetroffen. Bitte lesen Sie sie und senden Sie dann Ihre Antwort.',
  'A note partly under the box was removed whole.':
    'Eine Notiz, die teilweise unter dem Kasten lag, wurde ganz entfernt.',
  'A number': 'Eine Zahl',
  'A page can be rotated by 0, 90, 180 or 270 degrees.': 'Eine Seite lässt sich um 0, 90, 180 oder 270 Grad drehen.',
  'A part of this page could not be loaded or crashed. Check your connection and reload the page.':
    'Ein Teil dieser Seite konnte nicht geladen werden oder ist abgestürzt. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  'A password has up to 127 characters.': 'Ein Passwort hat höchstens 127 Zeichen.',
  'A password has up to {max, plural, one {# character} other {# characters}}.':
    'Ein Passwort hat höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
  'A password has up to {max} characters and no line breaks.':
    'Ein Passwort hat höchstens {max} Zeichen und keine Zeilenumbrüche.',
  'A password manager does not mind 20 random characters, so use a password wherever it fills one in. For the few you type or remember, such as the one for the manager itself, six random words are as strong as 12 random characters and far easier to type and remember.':
    'Einem Passwortmanager machen 20 zufällige Zeichen nichts aus, also verwenden Sie überall dort ein Passwort, wo er eines einträgt. Für die wenigen, die Sie tippen oder sich merken, etwa das für den Manager selbst, sind sechs zufällige Wörter so stark wie 12 zufällige Zeichen und viel leichter zu tippen und zu merken.',
  'A percentage': 'Ein Prozentsatz',
  'A photo with all its corrections and backgrounds is one, up to 30 changes of it.':
    'Ein Foto mit allen Korrekturen und Hintergründen ist eines, bis zu 30 Änderungen daran.',
  'A picture for the background is missing. Please choose one, or another background.':
    'Ein Bild für den Hintergrund fehlt. Bitte wählen Sie eines oder einen anderen Hintergrund.',
  'A piece is a part; peace is quiet.': 'Ein „piece“ ist ein Teil; „peace“ ist Ruhe.',
  'A plain word says the same.': 'Ein einfaches Wort sagt dasselbe.',
  'A postal code of 5 digits': 'Eine Postleitzahl mit 5 Ziffern',
  'A postal code of 9 digits': 'Eine Postleitzahl mit 9 Ziffern',
  'A principle is a rule; the principal leads.': 'Ein „principle“ ist eine Regel; der „principal“ leitet.',
  'A processed photo. The same photo with other edges or settings is the same scan, up to {callsPerPhoto} times a month. Failed scans are not counted, nor is one that you delete within a minute and have not downloaded or used, up to five times a month. Making PDF, DOCX or TXT files of your scans is always free.':
    'Ein verarbeitetes Foto. Dasselbe Foto mit anderen Rändern oder Einstellungen ist derselbe Scan, bis zu {callsPerPhoto}-mal im Monat. Fehlgeschlagene Scans zählen nicht, ebenso wenig einer, den Sie innerhalb einer Minute löschen und nicht heruntergeladen oder verwendet haben, bis zu fünfmal im Monat. PDF-, DOCX- oder TXT-Dateien aus Ihren Scans zu erstellen, ist immer kostenlos.',
  'A program that this needs does not work on this server at the moment. Please try again in a minute.':
    'Ein Programm, das dafür benötigt wird, funktioniert auf diesem Server im Moment nicht. Bitte versuchen Sie es in einer Minute erneut.',
  'A question can have up to 500 characters.': 'Eine Frage darf höchstens 500 Zeichen haben.',
  "A question needs 'do' or 'does'.": 'Eine Frage braucht „do“ oder „does“.',
  'A question, an idea, something that annoys you: write to us. A person reads it.':
    'Eine Frage, eine Idee, etwas, das Sie stört: Schreiben Sie uns. Ein Mensch liest es.',
  'A refusal has a 4xx or 5xx status and <code/>: a sentence for people, and a code that stays the same. Where waiting helps, <code2/> says how long.':
    'Eine Ablehnung hat einen 4xx- oder 5xx-Status und <code/>: einen Satz für Menschen und einen Code, der gleich bleibt. Wo Warten hilft, sagt <code2/>, wie lange.',
  'A result has up to {max, plural, one {# page} other {# pages}} here.':
    'Ein Ergebnis hat hier höchstens {max, plural, one {# Seite} other {# Seiten}}.',
  'A rotation must be 0, 90, 180 or 270 degrees.': 'Eine Drehung muss 0, 90, 180 oder 270 Grad sein.',
  'A sentence begins with a capital.': 'Ein Satz beginnt mit einem Großbuchstaben.',
  'A shorter word says the same.': 'Ein kürzeres Wort sagt dasselbe.',
  'A step is an operation with its options, such as {"operation":"compress","options":{}}.':
    'Ein Schritt ist eine Operation mit ihren Optionen, zum Beispiel {"operation":"compress","options":{}}.',
  'A strong password is there when the page opens': 'Beim Öffnen der Seite steht schon ein starkes Passwort da',
  'A subject': 'Ein Betreff',
  'A summary can have up to {maxLines} lines.': 'Eine Zusammenfassung darf höchstens {maxLines} Zeilen haben.',
  'A tag is empty.': 'Ein Tag ist leer.',
  'A tag must be text.': 'Ein Tag muss Text sein.',
  'A tag must have at most {max, plural, one {# character} other {# characters}}.':
    'Ein Tag darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  'A telephone number': 'Eine Telefonnummer',
  'A tenth of the distance it is scanned from, and at least 2 cm. Use SVG or PDF for print, as they stay sharp at any size. Keep the empty space around the code, because readers need it.':
    'Ein Zehntel der Entfernung, aus der er gescannt wird, und mindestens 2 cm. Verwenden Sie SVG oder PDF für den Druck, da sie in jeder Größe scharf bleiben. Lassen Sie den leeren Raum um den Code, denn Lesegeräte brauchen ihn.',
  'A text must have at most {max, plural, one {# character} other {# characters}}.':
    'Ein Text darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  'A time': 'Eine Uhrzeit',
  'A title can have up to 300 characters.': 'Ein Titel darf höchstens 300 Zeichen haben.',
  'A title, a sentence or a name for code per line.': 'Ein Titel, ein Satz oder ein Name für Code pro Zeile.',
  'A tool failed. What do you need from me?': 'Ein Werkzeug ist fehlgeschlagen. Was brauchen Sie von mir?',
  'A visitor counts once a day.': 'Ein Besucher zählt einmal am Tag.',
  'A web address, an email address, or a page from 1 to {pageCount}.':
    'Eine Webadresse, eine E-Mail-Adresse oder eine Seite von 1 bis {pageCount}.',
  'A wide slide becomes {width} × {height} pixels.': 'Eine breite Folie wird {width} × {height} Pixel groß.',
  'A worker is about to open the mailbox.': 'Ein Worker öffnet gleich das Postfach.',
  A4: 'A4',
  AI: 'KI',
  'AI Background Remover': 'KI-Hintergrundentferner',
  'AI Escalation Dashboard': 'KI-Eskalationsübersicht',
  'AI Photo Enhancement is available for Pro users. Please upgrade to continue.':
    'Die KI-Fotoverbesserung ist für Pro-Nutzer verfügbar. Bitte führen Sie ein Upgrade durch, um fortzufahren.',
  'AI Photo Enhancer': 'KI-Fotoverbesserung',
  'AI Text Summarizer': 'KI-Textzusammenfassung',
  'AI Tools': 'KI-Werkzeuge',
  'AI Translator': 'KI-Übersetzer',
  'AI Translator is available for Pro users. Please upgrade to continue.':
    'Der KI-Übersetzer ist für Pro-Nutzer verfügbar. Bitte führen Sie ein Upgrade durch, um fortzufahren.',
  'AI Writing Assistant': 'KI-Schreibassistent',
  'AI Writing Assistant is available for Pro users. Please upgrade to continue.':
    'Der KI-Schreibassistent ist für Pro-Nutzer verfügbar. Bitte führen Sie ein Upgrade durch, um fortzufahren.',
  'AI provider': 'KI-Anbieter',
  'AI tools pass your text or image to': 'KI-Werkzeuge geben Ihren Text oder Ihr Bild weiter an',
  'AI-Powered Intelligence': 'Künstliche Intelligenz',
  'AI-powered': 'KI-gestützt',
  API: 'API',
  'API key': 'API-Schlüssel',
  'API keys': 'API-Schlüssel',
  APPROVED: 'GENEHMIGT',
  AVIF: 'AVIF',
  Aa: 'Aa',
  'About Us': 'Über uns',
  'About {name}': 'Über {name}',
  Accept: 'Annehmen',
  'Accept all': 'Alle annehmen',
  'Accept or reject each change, then copy the text':
    'Nehmen Sie jede Änderung an oder lehnen Sie sie ab, dann kopieren Sie den Text',
  Account: 'Konto',
  'Account & Billing': 'Konto und Abrechnung',
  'Account created': 'Konto erstellt',
  'Account deleted': 'Konto gelöscht',
  Accounts: 'Konten',
  'Accounts with Pro': 'Konten mit Pro',
  Achromatopsia: 'Achromatopsie',
  'Acronyms and names with capitals inside are kept where the format allows it. In a text that is all in capitals they cannot be recognised, so only the best known acronyms are kept.':
    'Akronyme und Namen mit Großbuchstaben im Inneren bleiben erhalten, wo das Format es zulässt. In einem Text, der ganz in Großbuchstaben steht, lassen sie sich nicht erkennen, daher bleiben dort nur die bekanntesten Akronyme erhalten.',
  Active: 'Aktiv',
  'Add Text': 'Text hinzufügen',
  'Add a colour': 'Farbe hinzufügen',
  'Add a digit': 'Eine Ziffer hinzufügen',
  'Add a draft': 'Entwurf hinzufügen',
  'Add a folder': 'Ordner hinzufügen',
  'Add a message': 'Nachricht hinzufügen',
  'Add a note': 'Notiz hinzufügen',
  'Add a page': 'Seite hinzufügen',
  'Add a passkey': 'Passkey hinzufügen',
  'Add a step': 'Schritt hinzufügen',
  'Add a target': 'Ziel hinzufügen',
  'Add a task': 'Aufgabe hinzufügen',
  'Add a term': 'Begriff hinzufügen',
  'Add an article': 'Artikel hinzufügen',
  'Add an idea': 'Idee hinzufügen',
  'Add images': 'Bilder hinzufügen',
  'Add link': 'Link hinzufügen',
  'Add more': 'Weitere hinzufügen',
  'Add note': 'Notiz hinzufügen',
  'Add pages': 'Seiten hinzufügen',
  'Add text': 'Text hinzufügen',
  'Add text, highlights, drawings, notes and signatures to the pages of a PDF.':
    'Text, Markierungen, Zeichnungen, Notizen und Unterschriften auf die Seiten eines PDFs setzen.',
  'Add the note': 'Notiz hinzufügen',
  'Add to my words': 'Zu meinen Wörtern hinzufügen',
  'Added detail.': 'Detail ergänzt.',
  'Added {added}': 'Hinzugefügt {added}',
  'Added {added}, last used {used}': 'Hinzugefügt {added}, zuletzt verwendet {used}',
  'Added {text}': '{text} hinzugefügt',
  Address: 'Adresse',
  'Address of a picture': 'Adresse eines Bildes',
  'Addresses in private networks, addresses with a password in them, anything but http and https, other short links, and hosts that the operator of this site has blocked. Everybody can report a link on its preview page.':
    'Adressen in privaten Netzen, Adressen mit einem Passwort darin, alles außer http und https, andere Kurzlinks und Hosts, die der Betreiber dieser Website gesperrt hat. Jeder kann einen Link auf seiner Vorschauseite melden.',
  'Addressing the reader': 'Anrede',
  'Adds a contact to the address book.': 'Fügt dem Adressbuch einen Kontakt hinzu.',
  'Adds an event to the calendar.': 'Fügt dem Kalender einen Termin hinzu.',
  Admin: 'Verwaltung',
  Administration: 'Verwaltung',
  Administrator: 'Administrator',
  'Administrators grant and revoke Pro on the admin page, under Users.':
    'Administratoren gewähren und entziehen Pro auf der Verwaltungsseite unter „Benutzer“.',
  'Ads, where this site has any': 'Werbung, wo diese Website welche hat',
  Advertisement: 'Werbung',
  'Advertisement, bottom': 'Werbung, unten',
  'Advertisement, inline': 'Werbung, im Text',
  'Advertisement, sidebar': 'Werbung, Seitenleiste',
  'Advertisement, top': 'Werbung, oben',
  'Advertisements come from': 'Werbung kommt von',
  'Advertisements: off': 'Werbung: aus',
  'Advertisements: on': 'Werbung: ein',
  After: 'Nachher',
  "After 'between', it is 'me'.": 'Nach „between“ heißt es „me“.',
  "After 'did', it is 'use to'.": 'Nach „did“ heißt es „use to“.',
  "After 'did', the verb stays in its base form.": 'Nach „did“ bleibt das Verb in der Grundform.',
  "After 'do' and 'does', the verb stays in its base form.": 'Nach „do“ und „does“ bleibt das Verb in der Grundform.',
  "After 'have', the past participle is used.": 'Nach „have“ steht das Partizip Perfekt (past participle).',
  "After 'if', what did not happen is told with 'had'.": 'Nach „if“ wird mit „had“ erzählt, was nicht geschehen ist.',
  "After 'if', what is not so is told with 'were'.": 'Nach „if“ wird mit „were“ gesagt, was nicht so ist.',
  "After 'look forward to', the verb takes -ing.": 'Nach „look forward to“ steht das Verb mit -ing.',
  "After 'make' and 'let', the verb has no 'to'.": 'Nach „make“ und „let“ steht das Verb ohne „to“.',
  'After a preposition, the verb takes -ing.': 'Nach einer Präposition steht das Verb mit -ing.',
  'After one of the words, for sign-up forms that ask for one.':
    'Nach einem der Wörter, für Anmeldeformulare, die eine verlangen.',
  'After that, lead to': 'Führt danach zu',
  'After that, your password alone signs you in.': 'Danach meldet Sie Ihr Passwort allein an.',
  'After this auxiliary, the verb stays in its base form.': 'Nach diesem Hilfsverb bleibt das Verb in der Grundform.',
  'After {done} pages, the next one took longer than {seconds} seconds and was abandoned. Please leave it out.':
    'Nach {done} Seiten hat die nächste länger als {seconds} Sekunden gedauert und wurde abgebrochen. Bitte lassen Sie sie weg.',
  'After · {bytes}': 'Nachher · {bytes}',
  Afterwards: 'Danach',
  'Again from {resetsAt}.': 'Wieder ab {resetsAt}.',
  'Alias must be text.': 'Alias muss Text sein.',
  'Alias taken': 'Alias vergeben',
  All: 'Alle',
  'All as ZIP': 'Alle als ZIP',
  'All colours can be told apart.': 'Alle Farben lassen sich unterscheiden.',
  'All conversations': 'Alle Unterhaltungen',
  'All day': 'Ganztägig',
  'All files of one call': 'Alle Dateien eines Aufrufs',
  'All findings': 'Alle Befunde',
  'All hues look equally light.': 'Alle Farbtöne wirken gleich hell.',
  'All into one file': 'Alles in eine Datei',
  'All its messages and notes go for good, also for the person who wrote it.':
    'Alle ihre Nachrichten und Notizen gehen endgültig verloren, auch für die Person, die sie geschrieben hat.',
  'All months': 'Alle Monate',
  'All of it is deleted {conversationLifetime} after the matter was solved or last written about, or with your account. Whoever has the link of a ticket can read it. Where an AI provider is named below, it may read a message once to judge how urgent it is.':
    'All das wird {conversationLifetime} nachdem die Angelegenheit gelöst oder zuletzt darüber geschrieben wurde gelöscht, oder mit Ihrem Konto. Wer den Link eines Tickets hat, kann es lesen. Wo unten ein KI-Anbieter genannt ist, liest er eine Nachricht möglicherweise einmal, um zu beurteilen, wie dringend sie ist.',
  'All of the photo is marked, so there is nothing to fill the scratches from. Please mark only the scratches.':
    'Das gesamte Foto ist markiert, es gibt also nichts, woraus die Kratzer gefüllt werden können. Bitte markieren Sie nur die Kratzer.',
  'All other tools send your file to the server, so they have to wait. Nothing is lost: what is on the pages of tools is still there when you are back online.':
    'Alle anderen Werkzeuge senden Ihre Datei an den Server, daher müssen sie warten. Nichts ist verloren: Was auf den Seiten der Werkzeuge ist, ist noch da, wenn Sie wieder online sind.',
  'All pages are converted. Choose some to convert only those.':
    'Alle Seiten werden konvertiert. Wählen Sie einige aus, um nur diese zu konvertieren.',
  'All pages chosen': 'Alle Seiten ausgewählt',
  'All pages have text already, so nothing was recognised.':
    'Alle Seiten haben bereits Text, daher wurde nichts erkannt.',
  'All pages, or 1,3,5-7': 'Alle Seiten oder 1,3,5-7',
  'All shades': 'Alle Abstufungen',
  'All tables as plain text, one below the other.': 'Alle Tabellen als reiner Text, untereinander.',
  'All tools': 'Alle Werkzeuge',
  'All your data was deleted.': 'Alle Ihre Daten wurden gelöscht.',
  'All your symbols are look-alikes and were left out. Please add other symbols, or keep look-alikes.':
    'Alle Ihre Symbole sehen anderen Zeichen ähnlich und wurden ausgelassen. Bitte fügen Sie andere Symbole hinzu oder behalten Sie ähnliche Zeichen.',
  'All your tickets': 'Alle Ihre Tickets',
  'All {count, plural, one {# passphrase} other {# passphrases}}':
    '{count, plural, one {Nur # Passphrase} other {Alle # Passphrasen}}',
  'All {count, plural, one {# password} other {# passwords}}':
    '{count, plural, one {Nur # Passwort} other {Alle # Passwörter}}',
  'All {count} pages': 'Alle {count} Seiten',
  'All, as a ZIP': 'Alle, als ZIP',
  'Allow signed': 'Signierte erlauben',
  Allowed: 'Erlaubt',
  'Already as small as it gets — only hidden data was removed':
    'Schon so klein wie möglich – nur verborgene Daten wurden entfernt',
  'Already as small as it gets — you get your original back':
    'Schon so klein wie möglich – Sie erhalten Ihr Original zurück',
  'Already as small as it gets — you get your original back.':
    'Schon so klein wie möglich – Sie erhalten Ihr Original zurück.',
  'Also Markdown and subtitles (SRT, VTT). Layout, pictures, links, formulas and fields stay as they are. {rebuilt}':
    'Auch Markdown und Untertitel (SRT, VTT). Layout, Bilder, Links, Formeln und Felder bleiben, wie sie sind. {rebuilt}',
  American: 'Amerikanisch',
  'Amount in euros': 'Betrag in Euro',
  'An API key cannot manage the subscription. Please sign in on the site to do that.':
    'Ein API-Schlüssel kann das Abonnement nicht verwalten. Bitte melden Sie sich dafür auf der Website an.',
  'An IBAN that starts with {country} has {expected} characters; this one has {actual}.':
    'Eine IBAN, die mit {country} beginnt, hat {expected} Zeichen; diese hat {actual}.',
  'An Idempotency-Key has 8 to 200 letters, digits or symbols, without spaces. Please send a valid one.':
    'Ein Idempotency-Key hat 8 bis 200 Buchstaben, Ziffern oder Symbole, ohne Leerzeichen. Bitte senden Sie einen gültigen.',
  'An account can have {max, plural, one {# API key} other {# API keys}}. Please revoke one first.':
    'Ein Konto kann {max, plural, one {# API-Schlüssel} other {# API-Schlüssel}} haben. Bitte widerrufen Sie zuerst einen.',
  'An account can have {max, plural, one {# passkey} other {# passkeys}}. Please remove one first.':
    'Ein Konto kann {max, plural, one {# Passkey} other {# Passkeys}} haben. Bitte entfernen Sie zuerst einen.',
  'An administrator has stopped this link, so it cannot be changed. Please contact the operator of this site.':
    'Ein Administrator hat diesen Link angehalten, daher kann er nicht geändert werden. Bitte wenden Sie sich an den Betreiber dieser Website.',
  'An alias is made of letters from A to Z, digits and hyphens. Please choose another one.':
    'Ein Alias besteht aus Buchstaben von A bis Z, Ziffern und Bindestrichen. Bitte wählen Sie einen anderen.',
  'An apostrophe is missing.': 'Ein Apostroph fehlt.',
  'An edited PDF has up to {maxArrangedPages} pages.': 'Ein bearbeitetes PDF hat höchstens {maxArrangedPages} Seiten.',
  'An email address, for drafts.': 'Eine E-Mail-Adresse, für Entwürfe.',
  'An everyday word says the same.': 'Ein alltägliches Wort sagt dasselbe.',
  'An image behind the text was left out.': 'Ein Bild hinter dem Text wurde ausgelassen.',
  'An image under the box cannot be changed and was removed whole.':
    'Ein Bild unter dem Kasten lässt sich nicht ändern und wurde ganz entfernt.',
  'An open network has no password.': 'Ein offenes Netz hat kein Passwort.',
  Analogous: 'Analog',
  'Ancient Greek': 'Altgriechisch',
  'And all': 'Und alle',
  'And those of <a>every call</a>.': 'Und die von <a>jedem Aufruf</a>.',
  'And {more} more, for the same reasons.': 'Und {more} weitere aus denselben Gründen.',
  'Animated {format} images are not encoded again; the image is unchanged.':
    'Animierte {format}-Bilder werden nicht neu codiert; das Bild ist unverändert.',
  Annotation: 'Anmerkung',
  'Another PDF': 'Anderes PDF',
  'Another camera is used': 'Eine andere Kamera wird verwendet',
  'Another image': 'Anderes Bild',
  'Another logo': 'Anderes Logo',
  'Another passphrase': 'Andere Passphrase',
  'Another password': 'Anderes Passwort',
  'Another phone has already used this QR code. Please open a new one on your computer.':
    'Ein anderes Handy hat diesen QR-Code bereits verwendet. Bitte öffnen Sie einen neuen auf Ihrem Computer.',
  'Another preposition belongs here, or none.': 'Hier gehört eine andere Präposition hin oder keine.',
  'Another program is using the camera. Close it and try again, or choose an image instead.':
    'Ein anderes Programm verwendet die Kamera. Schließen Sie es und versuchen Sie es erneut oder wählen Sie stattdessen ein Bild.',
  'Another task is running. Wait until it is done, then start this one.':
    'Eine andere Aufgabe läuft. Warten Sie, bis sie fertig ist, und starten Sie dann diese.',
  Answer: 'Antwort',
  'Answer at once, with a job': 'Sofort antworten, mit einem Auftrag',
  'Answer id must be text.': 'Die Antwort-ID muss Text sein.',
  'Answer templates': 'Antwortvorlagen',
  'Answer this conversation': 'Diese Unterhaltung beantworten',
  'Answer without AI': 'Ohne KI antworten',
  Answered: 'Beantwortet',
  'Answered automatically': 'Automatisch beantwortet',
  'Answered with status {code} ({status}) after {took}.': 'Mit Status {code} ({status}) geantwortet nach {took}.',
  Answers: 'Antworten',
  'Answers come from this site’s help as it is. AI_PROVIDER sets a provider.':
    'Antworten kommen unverändert aus der Hilfe dieser Website. AI_PROVIDER stellt einen Anbieter ein.',
  'Answers rated in the last 30 days: {good} good, {bad} bad.':
    'In den letzten 30 Tagen bewertete Antworten: {good} gut, {bad} schlecht.',
  Any: 'Beliebig',
  'Any change breaks a digital signature, so signed files are only compressed when you allow it. A locked file needs its password; the smaller copy is then not locked.':
    'Jede Änderung macht eine digitale Signatur ungültig, daher werden signierte Dateien nur komprimiert, wenn Sie es erlauben. Eine gesperrte Datei braucht ihr Passwort; die kleinere Kopie ist dann nicht gesperrt.',
  'Any device': 'Beliebiges Gerät',
  'Any file': 'Beliebige Datei',
  'Any file. You will see what can be done with it.': 'Jede Datei. Sie werden sehen, was sich damit machen lässt.',
  Anybody: 'Alle',
  'Anywhere on this page. Pasting works, too.': 'Irgendwo auf dieser Seite. Einfügen geht auch.',
  'Apart. Search engines, the previews of chats and social networks, browsers that load a page ahead, and more than 30 visits a minute from one address are told apart from clicks, and shown apart.':
    'Getrennt. Suchmaschinen, die Vorschauen von Chats und sozialen Netzwerken, Browser, die eine Seite vorausladen, und mehr als 30 Besuche pro Minute von einer Adresse werden von Klicks unterschieden und getrennt angezeigt.',
  'Application: {title}': 'Bewerbung: {title}',
  Apply: 'Bewerben',
  'Apply Now': 'Jetzt bewerben',
  'Apply and download': 'Anwenden und herunterladen',
  'Apply changes': 'Änderungen anwenden',
  'Applying…': 'Wird angewendet …',
  Archive: 'Archiv',
  'Are all characters equally likely?': 'Sind alle Zeichen gleich wahrscheinlich?',
  'Are faces or details invented?': 'Werden Gesichter oder Details erfunden?',
  'Are robots counted?': 'Werden Roboter gezählt?',
  'Are the limits of the single tools different here?': 'Gelten hier andere Grenzen als bei den einzelnen Werkzeugen?',
  'Are the passport photos official?': 'Sind die Passbilder amtlich?',
  "Around the subject or in the square, in percent of the subject's longer side.":
    'Um das Motiv oder im Quadrat, in Prozent der längeren Seite des Motivs.',
  Arrange: 'Anordnen',
  'Arrange pages': 'Seiten anordnen',
  Arrow: 'Pfeil',
  'Arrow keys move the corner by a pixel, with Shift by ten.':
    'Pfeiltasten bewegen die Ecke um ein Pixel, mit Umschalt um zehn.',
  Articles: 'Artikel',
  'Articles, short conjunctions and short prepositions, unless they come first or last. AP writes words of four letters and more with a capital, Chicago prepositions of five and more; choose the style in the settings. In other languages every word gets a capital.':
    'Artikel, kurze Konjunktionen und kurze Präpositionen, sofern sie nicht am Anfang oder Ende stehen. AP schreibt Wörter ab vier Buchstaben groß, Chicago Präpositionen ab fünf; wählen Sie den Stil in den Einstellungen. In anderen Sprachen beginnt jedes Wort mit einem Großbuchstaben.',
  'As CSV': 'Als CSV',
  'As a table': 'Als Tabelle',
  'As hard to guess as {tosses, plural, one {# coin toss} other {# coin tosses}} in a row.':
    'So schwer zu erraten wie {tosses, plural, one {# Münzwurf} other {# Münzwürfe}} hintereinander.',
  'As high as {targetBytes} allow. Images that are smaller already stay as they are.':
    'So hoch, wie {targetBytes} erlauben. Bilder, die schon kleiner sind, bleiben, wie sie sind.',
  'As if it had been written in Word: real headings, paragraphs, lists, tables, columns, images, headers and footers instead of boxes at fixed places. Doubtful pages are named. The text of scanned pages is recognised, which counts as one scan.':
    'Als wäre es in Word geschrieben: echte Überschriften, Absätze, Listen, Tabellen, Spalten, Bilder, Kopf- und Fußzeilen statt Kästen an festen Plätzen. Zweifelhafte Seiten werden genannt. Der Text gescannter Seiten wird erkannt, was als ein Scan zählt.',
  'As in most programs.': 'Wie in den meisten Programmen.',
  'As in the files': 'Wie in den Dateien',
  'As it is': 'Wie es ist',
  'As list must be true or false.': '„Als Liste“ muss true oder false sein.',
  'As small as a ZIP gets; takes longer.': 'So klein, wie ein ZIP wird; dauert länger.',
  'As small as possible; losses may be visible.': 'So klein wie möglich; Verluste können sichtbar sein.',
  'As the payment service has them.': 'Wie sie beim Zahlungsdienst vorliegen.',
  'As usual': 'Wie üblich',
  'As you type': 'Beim Tippen',
  Ask: 'Fragen',
  'Ask a question': 'Eine Frage stellen',
  'Ask this document': 'Dieses Dokument befragen',
  'Assigned to': 'Zugewiesen an',
  Assistant: 'Assistent',
  'Assistant:': 'Assistent:',
  'At 200 words a minute for silent reading and 130 for a talk, rounded up to whole minutes. Your own pace may differ.':
    'Mit 200 Wörtern pro Minute beim stillen Lesen und 130 bei einem Vortrag, aufgerundet auf ganze Minuten. Ihr eigenes Tempo kann abweichen.',
  'At bookmarks': 'Bei Lesezeichen',
  'At least': 'Mindestens',
  'At least one page must stay.': 'Mindestens eine Seite muss bleiben.',
  'At least this many': 'Mindestens so viele',
  'At least {least} KB.': 'Mindestens {least} KB.',
  'At least {min} characters.': 'Mindestens {min} Zeichen.',
  'At least {min} characters. Longer is better: a few words do well.':
    'Mindestens {min} Zeichen. Länger ist besser: Ein paar Wörter eignen sich gut.',
  'At least {ratio}:1 by WCAG 2.2, and Lc {apca} by APCA. Choose a pair to see it at work.':
    'Mindestens {ratio}:1 nach WCAG 2.2 und Lc {apca} nach APCA. Wählen Sie ein Paar, um es im Einsatz zu sehen.',
  'At most': 'Höchstens',
  'At most {maxFiles} files can be on the list at once. Download and remove some first.':
    'Höchstens {maxFiles} Dateien können gleichzeitig in der Liste sein. Laden Sie zuerst einige herunter und entfernen Sie sie.',
  'At most {max} languages can be read at once, as each makes it slower. Please choose fewer.':
    'Höchstens {max} Sprachen können gleichzeitig gelesen werden, da jede es langsamer macht. Bitte wählen Sie weniger.',
  'At the sign-in page': 'Auf der Anmeldeseite',
  'At {pixels} pixels each module has only {perModule}, enough close up. Choose a larger size for print and for scanning from a distance.':
    'Bei {pixels} Pixeln hat jedes Modul nur {perModule}, aus der Nähe genug. Wählen Sie für den Druck und zum Scannen aus der Entfernung mehr Pixel.',
  'At {x}, {y} points': 'Bei {x}, {y} Punkt',
  Attachment: 'Anhang',
  Attachments: 'Anhänge',
  Attempts: 'Versuche',
  'Audit log': 'Protokoll',
  'Audit the pages': 'Seiten prüfen',
  Audited: 'Geprüft',
  Australian: 'Australisch',
  'Authentication code': 'Authentifizierungscode',
  Author: 'Autor',
  'Authority score': 'Autoritätswert',
  Auto: 'Auto',
  'Auto-detect': 'Automatisch erkennen',
  'Auto-detect is only for the source language. Please choose the language to translate to.':
    'Die automatische Erkennung gilt nur für die Ausgangssprache. Bitte wählen Sie die Sprache, in die übersetzt werden soll.',
  Automatic: 'Automatisch',
  'Automatic ({language})': 'Automatisch ({language})',
  'Automatic responses, only where the answer is sure': 'Automatische Antworten, nur wo die Antwort sicher ist',
  'Automatic uses M or better, and H with a logo.': 'Automatisch verwendet M oder besser, mit Logo H.',
  Azerbaijani: 'Aserbaidschanisch',
  'Azerbaijani (Cyrillic)': 'Aserbaidschanisch (kyrillisch)',
  'BEST VALUE': 'BESTER PREIS',
  Back: 'Rückseite',
  'Back to Top': 'Nach oben',
  'Back to pending': 'Zurück in die Warteschlange',
  'Back to the corners': 'Zurück zu den Ecken',
  Background: 'Hintergrund',
  'Background must be a colour such as #ffffff.': 'Der Hintergrund muss eine Farbe wie #ffffff sein.',
  'Background must be one of {choices}.': 'Hintergrund muss eines von {choices} sein.',
  'Background picture': 'Hintergrundbild',
  'Background removed': 'Hintergrund entfernt',
  'Background remover: cut out people and products': 'Hintergrund entfernen: Menschen und Produkte freistellen',
  'Backlink progress': 'Backlink-Fortschritt',
  Backlinks: 'Backlinks',
  'Backlinks submitted: {submitted} of {all}': 'Eingereichte Backlinks: {submitted} von {all}',
  'Backup code': 'Backup-Code',
  'Backup codes': 'Backup-Codes',
  'Backup script': 'Backup-Skript',
  Balanced: 'Ausgewogen',
  'Bank accounts (IBAN)': 'Bankkonten (IBAN)',
  'Banks accept a creditor reference or a message, not both. Please leave one empty.':
    'Banken akzeptieren eine Gläubigerreferenz oder einen Verwendungszweck, nicht beides. Bitte lassen Sie eines leer.',
  'Base<span> colour picker</span>': 'Grundfarbe<span> Farbwähler</span>',
  Batch: 'Stapel',
  'Becomes {name}-1 and so on.': 'Wird zu {name}-1 und so weiter.',
  Before: 'Vorher',
  'Before · {bytesBefore}': 'Vorher · {bytesBefore}',
  'Before · {bytes}': 'Vorher · {bytes}',
  'Beginning of the text': 'Anfang des Textes',
  'Behind JPEGs, too; the upper colour of a gradient.': 'Auch hinter JPEGs; die obere Farbe eines Verlaufs.',
  'Behind “Contain”, and behind transparent parts in formats that have none.':
    'Hinter „Einpassen“ und hinter transparenten Teilen in Formaten ohne Transparenz.',
  Belongs: 'Gehört dazu',
  'Below 100 words, a single long word changes this a lot.':
    'Unter 100 Wörtern ändert ein einziges langes Wort das stark.',
  'Below must be stay or move.': 'Below muss stay oder move sein.',
  Beside: 'Daneben',
  'Besides those that each call lists.': 'Zusätzlich zu denen, die jeder Aufruf auflistet.',
  Best: 'Beste',
  'Between 1 and {maxSteps} steps can follow each other.':
    'Zwischen 1 und {maxSteps} Schritte können aufeinander folgen.',
  'Between pages': 'Zwischen Seiten',
  "Between pages of text: nothing, a form feed, or '--- Page 2 ---'.":
    'Zwischen Textseiten: nichts, ein Seitenvorschub oder „--- Page 2 ---“.',
  'Between the words': 'Zwischen den Wörtern',
  Billing: 'Abrechnung',
  Black: 'Schwarz',
  'Black and white': 'Schwarz-Weiß',
  'Black out text': 'Text schwärzen',
  Block: 'Sperren',
  Blocked: 'Gesperrt',
  'Blocked hosts': 'Gesperrte Hosts',
  'Blocked: settings and lists last only until the page is closed.':
    'Blockiert: Einstellungen und Listen halten nur, bis die Seite geschlossen wird.',
  'Blocked: sign-in and free allowances need them.': 'Blockiert: Anmeldung und kostenlose Kontingente brauchen sie.',
  Blog: 'Blog',
  Blue: 'Blau',
  Blueprint: 'Blaupause',
  'Bluesky post': 'Bluesky-Beitrag',
  Blur: 'Unschärfe',
  'Blur, JPEG blocks, and scratches that you mark.': 'Unschärfe, JPEG-Blöcke und von Ihnen markierte Kratzer.',
  'Body text': 'Fließtext',
  Bold: 'Fett',
  Book: 'Buch',
  Bookmarks: 'Lesezeichen',
  'Bookmarks held removed words; these are blacked out there, too.':
    'Lesezeichen enthielten entfernte Wörter; diese sind auch dort geschwärzt.',
  'Bookmarks, document properties and descriptions for screen readers are cleared, too. Attached files are not changed; those that hold the words are named.':
    'Lesezeichen, Dokumenteigenschaften und Beschreibungen für Screenreader werden ebenfalls bereinigt. Angehängte Dateien werden nicht geändert; solche, die die Wörter enthalten, werden genannt.',
  'Both are right in German.': 'Im Deutschen ist beides richtig.',
  'Both languages are the same.': 'Beide Sprachen sind gleich.',
  'Both languages are the same. Please choose another language to translate to.':
    'Beide Sprachen sind gleich. Bitte wählen Sie eine andere Zielsprache.',
  'Bottom left corner': 'Ecke unten links',
  'Bottom right corner': 'Ecke unten rechts',
  Boxes: 'Kästen',
  'Brakes stop a car.': '„Brakes“ halten ein Auto an.',
  Break: 'Umbruch',
  Brief: 'Knapp',
  'Bring out light and colours, enlarge, and take away noise, blur and scratches. Faces are never invented.':
    'Licht und Farben hervorholen, vergrößern und Rauschen, Unschärfe und Kratzer entfernen. Gesichter werden nie erfunden.',
  British: 'Britisch',
  'Broken links': 'Defekte Links',
  Browser: 'Browser',
  Browsers: 'Browser',
  'Browsers allow passkeys only on sites with a domain name and HTTPS, which this address does not have.':
    'Browser erlauben Passkeys nur auf Websites mit Domainnamen und HTTPS, was diese Adresse nicht hat.',
  'Browsers cannot show TIFF and most cannot show HEIC. The tool still works, and you can download the result.':
    'Browser können TIFF nicht anzeigen, und die meisten können HEIC nicht anzeigen. Das Werkzeug funktioniert trotzdem, und Sie können das Ergebnis herunterladen.',
  'Browsers offer passkeys only under a name and over https (or on localhost). Please open this site under its public address.':
    'Browser bieten Passkeys nur unter einem Namen und über https an (oder auf localhost). Bitte öffnen Sie diese Website unter ihrer öffentlichen Adresse.',
  Brush: 'Pinsel',
  'Brush over the scratches': 'Über die Kratzer malen',
  'Brush over the scratches. They are filled from what is around them.':
    'Malen Sie über die Kratzer. Sie werden aus ihrer Umgebung gefüllt.',
  'Brush over what should come back. The brush keeps to edges.':
    'Malen Sie über das, was zurückkommen soll. Der Pinsel hält sich an Kanten.',
  'Brush over what should go. The brush keeps to edges.':
    'Malen Sie über das, was weg soll. Der Pinsel hält sich an Kanten.',
  'Built-in': 'Eingebaut',
  'Built-in engine': 'Eingebaute Engine',
  'Bulk File Processor': 'Stapelverarbeitung',
  'Bulk Processing Complete!': 'Stapelverarbeitung abgeschlossen!',
  'Bulk file processor: compress, convert, resize many':
    'Stapelverarbeitung: viele Dateien komprimieren, konvertieren, skalieren',
  'Bullet points': 'Stichpunkte',
  'Business card': 'Visitenkarte',
  'By AI: {provider}. Check it before you use it.': 'Von KI: {provider}. Prüfen Sie ihn vor der Verwendung.',
  'By creating an account you accept the <link>terms</link> and the <link2>privacy policy</link2>.':
    'Mit dem Erstellen eines Kontos akzeptieren Sie die <link>Nutzungsbedingungen</link> und die <link2>Datenschutzerklärung</link2>.',
  'By email': 'Per E-Mail',
  'By file size': 'Nach Dateigröße',
  'By the built-in rules.': 'Nach den eingebauten Regeln.',
  'By {author}': 'Von {author}',
  'By {name}': 'Von {name}',
  'By {name}, through {language}': 'Von {name}, über {language}',
  'By {name}, through {language}.': 'Von {name}, über {language}.',
  'By {name}.': 'Von {name}.',
  'B & W': 'S / W',
  CONFIDENTIAL: 'VERTRAULICH',
  COPY: 'KOPIE',
  CSV: 'CSV',
  CV: 'Lebenslauf',
  'CV, {bytes}<span> of {name}</span>': 'Lebenslauf, {bytes}<span> von {name}</span>',
  Calls: 'Aufrufe',
  'Calls with it are refused from now on.': 'Aufrufe damit werden ab jetzt abgelehnt.',
  'Came from': 'Herkunft',
  Camera: 'Kamera',
  'Camera data (EXIF) of TIFF images cannot be carried over; XMP, IPTC and colours are.':
    'Kameradaten (EXIF) von TIFF-Bildern lassen sich nicht übernehmen; XMP, IPTC und Farben schon.',
  'Camera light': 'Kameralicht',
  'Camera unavailable': 'Kamera nicht verfügbar',
  'Camera {number} of {count}: {name}': 'Kamera {number} von {count}: {name}',
  'Camera, place and copyright. Rotation and colours are right either way.':
    'Kamera, Ort und Copyright. Drehung und Farben stimmen in jedem Fall.',
  Campaign: 'Kampagne',
  'Campaign medium': 'Medium der Kampagne',
  Campaigns: 'Kampagnen',
  'Can I cancel at any time?': 'Kann ich jederzeit kündigen?',
  'Can I change annotations that are already in the file?': 'Kann ich Anmerkungen ändern, die schon in der Datei sind?',
  'Can I change between monthly and annual?': 'Kann ich zwischen monatlich und jährlich wechseln?',
  'Can I change or delete a link later?': 'Kann ich einen Link später ändern oder löschen?',
  'Can I change the highlights later, in another program?':
    'Kann ich die Markierungen später in einem anderen Programm ändern?',
  'Can I edit a scanned page?': 'Kann ich eine gescannte Seite bearbeiten?',
  'Can I fill in a form?': 'Kann ich ein Formular ausfüllen?',
  'Can I get the mask alone?': 'Kann ich nur die Maske bekommen?',
  'Can I make words bold, larger or coloured?': 'Kann ich Wörter fett, größer oder farbig machen?',
  'Can I replace text on a scanned page?': 'Kann ich Text auf einer gescannten Seite ersetzen?',
  'Can I restore and enlarge in one go?': 'Kann ich in einem Durchgang restaurieren und vergrößern?',
  'Can I rotate, move, delete and insert pages?': 'Kann ich Seiten drehen, verschieben, löschen und einfügen?',
  'Can I scan with my phone and continue on my computer?':
    'Kann ich mit dem Handy scannen und am Computer weitermachen?',
  'Can I switch off a rule, or add my own words?': 'Kann ich eine Regel ausschalten oder eigene Wörter hinzufügen?',
  'Can a compressed image get larger than the original?': 'Kann ein komprimiertes Bild größer werden als das Original?',
  'Can a small image be made larger?': 'Lässt sich ein kleines Bild vergrößern?',
  'Can everything be done here without Pro?': 'Geht hier alles ohne Pro?',
  'Can numbers, links or names be mistranslated?': 'Können Zahlen, Links oder Namen falsch übersetzt werden?',
  'Can one file of many be damaged or locked?': 'Darf eine von vielen Dateien beschädigt oder gesperrt sein?',
  'Can several things be done to each file?': 'Lässt sich mit jeder Datei mehreres tun?',
  'Can the result be larger than my file?': 'Kann das Ergebnis größer sein als meine Datei?',
  Canadian: 'Kanadisch',
  Cancel: 'Abbrechen',
  'Cancel any time; Pro stays until the period you paid for ends':
    'Jederzeit kündbar; Pro bleibt, bis der bezahlte Zeitraum endet',
  'Cancel subscription': 'Abonnement kündigen',
  'Cancel {name}': '{name} abbrechen',
  Cancelled: 'Abgebrochen',
  'Cancelled. Pro stays active until {end}; you will not be charged again.':
    'Gekündigt. Pro bleibt bis {end} aktiv; Ihnen wird nichts mehr berechnet.',
  'Cannot scan it? Enter this key in the app:':
    'Können Sie ihn nicht scannen? Geben Sie diesen Schlüssel in der App ein:',
  'Capital ẞ instead of SS': 'Großes ẞ statt SS',
  'Capitalise every word': 'Jedes Wort großschreiben',
  'Capitals for all words of four letters and more.': 'Großbuchstaben für alle Wörter ab vier Buchstaben.',
  'Capitals for prepositions of five letters and more.': 'Großbuchstaben für Präpositionen ab fünf Buchstaben.',
  Capture: 'Aufnehmen',
  Card: 'Karte',
  'Card and billing details': 'Karte und Rechnungsangaben',
  'Card numbers': 'Kartennummern',
  Careers: 'Karriere',
  'Careers page': 'Karriereseite',
  'Case Converter': 'Schreibweisen umwandeln',
  'Case converter: title case, camelCase, snake_case': 'Schreibweisen umwandeln: Title Case, camelCase, snake_case',
  Category: 'Kategorie',
  Centred: 'Zentriert',
  'Change Text': 'Text ändern',
  'Change colour {number}': 'Farbe {number} ändern',
  'Change email': 'E-Mail-Adresse ändern',
  'Change its length and characters, or take words instead':
    'Ändern Sie Länge und Zeichen oder nehmen Sie stattdessen Wörter',
  'Change password': 'Passwort ändern',
  'Change plan': 'Tarif wechseln',
  'Change text': 'Text ändern',
  'Change the edges of page {number}': 'Ränder von Seite {number} ändern',
  'Change the text of a PDF page by page; layout, pictures and fonts stay.':
    'Den Text eines PDFs Seite für Seite ändern; Layout, Bilder und Schriften bleiben.',
  'Change the words of a PDF': 'Die Wörter eines PDFs ändern',
  'Change to {plan} ({price})': 'Zu {plan} wechseln ({price})',
  'Change to {plan}?': 'Zu {plan} wechseln?',
  'Change words and sentences in a PDF. Only what you change is changed: pages, layout and fonts stay as they are. Free, no sign-up.':
    'Wörter und Sätze in einem PDF ändern. Nur was Sie ändern, wird geändert: Seiten, Layout und Schriften bleiben, wie sie sind. Kostenlos, ohne Anmeldung.',
  Changed: 'Geändert',
  'Changed for the tone.': 'Für den Ton geändert.',
  'Changed pages': 'Geänderte Seiten',
  'Changed white space': 'Leerraum geändert',
  Changes: 'Änderungen',
  'Changes and questions': 'Änderungen und Fragen',
  'Changing it signs you out everywhere else.': 'Wenn Sie es ändern, werden Sie überall sonst abgemeldet.',
  'Changing…': 'Wird geändert …',
  Characters: 'Zeichen',
  'Charts appear tomorrow: totals are kept at the end of each day (UTC).':
    'Diagramme erscheinen morgen: Summen werden am Ende jedes Tages (UTC) festgehalten.',
  'Chat with AI Assistant': 'Mit dem KI-Assistenten chatten',
  'Check again': 'Erneut prüfen',
  'Check edges<span> of {name}</span>': 'Ränder prüfen<span> von {name}</span>',
  'Check its four corners': 'Prüfen Sie die vier Ecken',
  'Check the backlinks': 'Backlinks prüfen',
  'Check the frame, then download': 'Prüfen Sie den Rahmen und laden Sie dann herunter',
  'Check the outline, then download it.': 'Prüfen Sie den Umriss und laden Sie das Bild dann herunter.',
  'Check your connection and try again.': 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'Check your connection, then try again.': 'Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
  'Check your email': 'Prüfen Sie Ihre E-Mails',
  'Checked in your browser, before anything is sent': 'In Ihrem Browser geprüft, bevor etwas gesendet wird',
  Checking: 'Wird geprüft',
  'Checking…': 'Wird geprüft …',
  'China visa 33 x 48 mm': 'China-Visum 33 x 48 mm',
  'Chinese (GBK)': 'Chinesisch (GBK)',
  'Chinese (simplified)': 'Chinesisch (vereinfacht)',
  'Chinese (simplified, vertical)': 'Chinesisch (vereinfacht, vertikal)',
  'Chinese (traditional)': 'Chinesisch (traditionell)',
  'Chinese (traditional, vertical)': 'Chinesisch (traditionell, vertikal)',
  'Choose Select, Highlight or Erase and drag over the page.':
    'Wählen Sie „Auswählen“, „Markieren“ oder „Entfernen“ und ziehen Sie über die Seite.',
  'Choose a CSV file': 'CSV-Datei auswählen',
  'Choose a PDF to insert': 'PDF zum Einfügen auswählen',
  'Choose a base colour and a type, take an image, or press Random':
    'Wählen Sie eine Grundfarbe und einen Typ, nehmen Sie ein Bild oder drücken Sie Zufall',
  'Choose a change to see why, or to reject it.':
    'Wählen Sie eine Änderung, um den Grund zu sehen oder sie abzulehnen.',
  'Choose a document': 'Dokument auswählen',
  'Choose a document and a format': 'Dokument und Format wählen',
  'Choose a few sentences, a longer summary or a list':
    'Wählen Sie wenige Sätze, eine längere Zusammenfassung oder eine Liste',
  'Choose a file': 'Datei auswählen',
  'Choose a folder': 'Ordner auswählen',
  'Choose a format': 'Format wählen',
  'Choose a format, and the pages': 'Wählen Sie ein Format und die Seiten',
  'Choose a kind of content and fill it in': 'Wählen Sie eine Art von Inhalt und füllen Sie ihn aus',
  'Choose a larger size': 'Mehr Pixel wählen',
  'Choose a level or a target size': 'Wählen Sie eine Stufe oder eine Zielgröße',
  'Choose a level, and a password if you need one': 'Wählen Sie eine Stufe und, falls nötig, ein Passwort',
  'Choose a logo': 'Logo auswählen',
  'Choose a new background, and download': 'Wählen Sie einen neuen Hintergrund und laden Sie das Bild herunter',
  'Choose a new password': 'Neues Passwort wählen',
  'Choose a new password with the link that was mailed to you.':
    'Wählen Sie ein neues Passwort mit dem Link, der Ihnen per E-Mail gesendet wurde.',
  'Choose a password.': 'Wählen Sie ein Passwort.',
  'Choose a picture': 'Bild auswählen',
  'Choose a picture for the background first.': 'Wählen Sie zuerst ein Bild für den Hintergrund.',
  'Choose a post.': 'Wählen Sie einen Beitrag.',
  'Choose a size or a crop to see the result here.':
    'Wählen Sie eine Größe oder einen Zuschnitt, um das Ergebnis hier zu sehen.',
  'Choose a size or a preset': 'Wählen Sie eine Größe oder eine Vorlage',
  'Choose a template': 'Vorlage wählen',
  'Choose a tool': 'Werkzeug wählen',
  'Choose a tool from the menu, or press <key>/</key> or <key2>Ctrl</key2> <key3>K</key3> anywhere and type what you want to do.':
    'Wählen Sie ein Werkzeug im Menü oder drücken Sie irgendwo <key>/</key> oder <key2>Strg</key2> <key3>K</key3> und tippen Sie ein, was Sie tun möchten.',
  'Choose a tool, or click what is on the page.': 'Wählen Sie ein Werkzeug oder klicken Sie auf etwas auf der Seite.',
  'Choose again': 'Erneut auswählen',
  'Choose all': 'Alle auswählen',
  'Choose all found': 'Alle gefundenen auswählen',
  'Choose an image': 'Bild auswählen',
  'Choose another': 'Andere auswählen',
  'Choose another picture': 'Anderes Bild auswählen',
  'Choose files': 'Dateien auswählen',
  'Choose files on the home page': 'Dateien auf der Startseite auswählen',
  'Choose images': 'Bilder auswählen',
  'Choose it again': 'Erneut auswählen',
  'Choose other dots': 'Andere Punkte wählen',
  'Choose other eyes': 'Andere Augen wählen',
  'Choose pages': 'Seiten auswählen',
  'Choose pages, ranges or a rule': 'Wählen Sie Seiten, Bereiche oder eine Regel',
  'Choose quality and format': 'Wählen Sie Qualität und Format',
  'Choose stronger colours': 'Kräftigere Farben wählen',
  'Choose the file again': 'Datei erneut auswählen',
  'Choose the language and the style of titles if it matters':
    'Wählen Sie die Sprache und den Titelstil, falls es darauf ankommt',
  'Choose the languages, or let the first one be detected':
    'Wählen Sie die Sprachen oder lassen Sie die erste erkennen',
  'Choose the settings and start. You can cancel at any time.':
    'Wählen Sie die Einstellungen und starten Sie. Sie können jederzeit abbrechen.',
  'Choose what to do with them': 'Wählen Sie, was mit ihnen geschehen soll',
  'Choose what to improve': 'Wählen Sie, was verbessert werden soll',
  'Choose what to improve, and compare at full size':
    'Wählen Sie, was verbessert werden soll, und vergleichen Sie in voller Größe',
  'Choose what to improve.': 'Wählen Sie, was verbessert werden soll.',
  'Choose your CV': 'Lebenslauf auswählen',
  'Choose {what}': '{what} auswählen',
  'Chosen pages': 'Ausgewählte Seiten',
  'Chosen pair': 'Gewähltes Paar',
  Circle: 'Kreis',
  City: 'Stadt',
  'Clarity & Flow': 'Klarheit und Fluss',
  Classic: 'Klassisch',
  'Classic (HSL)': 'Klassisch (HSL)',
  Clear: 'Leeren',
  'Clear All': 'Alle löschen',
  'Clear all': 'Alles löschen',
  'Clear finished': 'Fertige entfernen',
  'Clear history': 'Verlauf löschen',
  'Clear the conversation': 'Unterhaltung löschen',
  'Clearer like this.': 'So ist es klarer.',
  'Click a colour to copy it, or export them all':
    'Klicken Sie auf eine Farbe, um sie zu kopieren, oder exportieren Sie alle',
  'Click a line or paragraph and type': 'Klicken Sie auf eine Zeile oder einen Absatz und tippen Sie',
  'Click a line to see where it comes from, then copy or export it':
    'Klicken Sie auf eine Zeile, um zu sehen, woher sie stammt, dann kopieren oder exportieren Sie',
  'Click any line: the sentence it comes from is marked in the text, with its page for a PDF. Where an AI wrote the line, numbers and names that the text does not have are marked.':
    'Klicken Sie auf eine beliebige Zeile: Der Satz, aus dem sie stammt, wird im Text markiert, bei einem PDF mit seiner Seite. Wo eine KI die Zeile geschrieben hat, werden Zahlen und Namen markiert, die im Text nicht vorkommen.',
  'Click on a part that is missing. It is added up to its edges.':
    'Klicken Sie auf einen fehlenden Teil. Er wird bis zu seinen Kanten hinzugefügt.',
  'Click on a part that should go. It is removed up to its edges.':
    'Klicken Sie auf einen Teil, der weg soll. Er wird bis zu seinen Kanten entfernt.',
  'Click on it: “Belongs” adds and “Not this” removes what you clicked, up to its edges; the rest stays as it is. For small things there is a brush that restores or erases and keeps to edges. Each step can be undone.':
    'Klicken Sie darauf: „Gehört dazu“ fügt hinzu und „Das nicht“ entfernt, worauf Sie geklickt haben, bis zu den Kanten; der Rest bleibt, wie er ist. Für Kleines gibt es einen Pinsel, der wiederherstellt oder entfernt und sich an Kanten hält. Jeder Schritt lässt sich rückgängig machen.',
  'Click on the page.': 'Klicken Sie auf die Seite.',
  'Click what you want to delete.': 'Klicken Sie auf das, was Sie löschen möchten.',
  'Click where the text begins.': 'Klicken Sie dorthin, wo der Text beginnt.',
  Clicks: 'Klicks',
  'Clicks as a table': 'Klicks als Tabelle',
  'Clicks by day': 'Klicks nach Tag',
  'Clicks by hour': 'Klicks nach Stunde',
  'Clicks by month': 'Klicks nach Monat',
  'Clicks on ads': 'Klicks auf Werbung',
  'Clicks on ads by position': 'Klicks auf Werbung nach Position',
  Client: 'Client',
  Close: 'Schließen',
  'Close find': 'Suche schließen',
  'Close menu': 'Menü schließen',
  'Close the code': 'Code schließen',
  'Close the note on the image': 'Hinweis zum Bild schließen',
  'Close the support chat': 'Support-Chat schließen',
  Closed: 'Geschlossen',
  'Closing the page loses nothing: files, settings and results come back.':
    'Beim Schließen der Seite geht nichts verloren: Dateien, Einstellungen und Ergebnisse kommen zurück.',
  Code: 'Code',
  'Code or address': 'Code oder Adresse',
  'Codes are made, checked and read in this browser: contents, logos and images are not sent.':
    'Codes werden in diesem Browser erstellt, geprüft und gelesen: Inhalte, Logos und Bilder werden nicht gesendet.',
  'Codes found': 'Gefundene Codes',
  'Codes that are proven to scan': 'Codes, die nachweislich lesbar sind',
  Color: 'Farbe',
  'Color Enhancement': 'Farbverbesserung',
  'Color Palette Generator': 'Farbpaletten-Generator',
  'Color mode': 'Farbmodus',
  'Color mode must be auto, color, gray or blackAndWhite.':
    'Der Farbmodus muss auto, color, gray oder blackAndWhite sein.',
  'Color palette generator with contrast check': 'Farbpaletten-Generator mit Kontrastprüfung',
  Color2: 'Farbe 2',
  Colorize: 'Farben verbessern',
  Colour: 'Farbe',
  'Colour wheel': 'Farbkreis',
  'Colour {number}': 'Farbe {number}',
  'Colour<select><option>Black</option><option2>White</option2></select>':
    'Farbe<select><option>Schwarz</option><option2>Weiß</option2></select>',
  Colours: 'Farben',
  'Colours that belong together': 'Farben, die zusammengehören',
  Columns: 'Spalten',
  'Columns: {kind}. A first row with these names sets their order; File name is optional.':
    'Spalten: {kind}. Eine erste Zeile mit diesen Namen legt ihre Reihenfolge fest; Dateiname ist optional.',
  'Combine PDFs and images in any order, even page by page, with bookmarks and links kept.':
    'PDFs und Bilder in beliebiger Reihenfolge verbinden, auch Seite für Seite; Lesezeichen und Links bleiben erhalten.',
  'Combine PDFs and images into one PDF: choose, order and turn pages. Bookmarks, links, form fields, notes and attachments stay. Free, no sign-up.':
    'PDFs und Bilder zu einem PDF verbinden: Seiten wählen, ordnen und drehen. Lesezeichen, Links, Formularfelder, Notizen und Anhänge bleiben. Kostenlos, ohne Anmeldung.',
  Comma: 'Komma',
  Comment: 'Kommentar',
  Company: 'Firma',
  'Compare it with the original, then download it.':
    'Vergleichen Sie es mit dem Original und laden Sie es dann herunter.',
  'Compare sentence by sentence, then copy or download':
    'Vergleichen Sie Satz für Satz, dann kopieren oder herunterladen',
  'Compare the pages, keep the smaller file': 'Vergleichen Sie die Seiten und behalten Sie die kleinere Datei',
  'Compare the plans': 'Tarife vergleichen',
  'Compare, then download one or all': 'Vergleichen Sie und laden Sie dann eines oder alle herunter',
  'Compare<span> {name} before and after</span>': 'Vergleichen<span> {name} vorher und nachher</span>',
  Comparing: 'Wird verglichen',
  'Comparing page {page} of {pages}': 'Seite {page} von {pages} wird verglichen',
  Complementary: 'Komplementär',
  'Complete PDF Suite': 'Alles für PDFs',
  Completed: 'Abgeschlossen',
  Compress: 'Komprimieren',
  'Compress PDF: smaller files, compared page by page':
    'PDF komprimieren: kleinere Dateien, Seite für Seite verglichen',
  'Compress PDFs': 'PDFs komprimieren',
  'Compress a copy anyway': 'Trotzdem eine Kopie komprimieren',
  'Compress a digitally signed file although this breaks its signature.':
    'Eine digital signierte Datei komprimieren, obwohl das ihre Signatur ungültig macht.',
  'Compress again': 'Erneut komprimieren',
  'Compress images': 'Bilder komprimieren',
  'Compress images: JPEG, PNG, WebP, AVIF, GIF': 'Bilder komprimieren: JPEG, PNG, WebP, AVIF, GIF',
  'Compress makes images smaller in their own format, PDFs smaller as PDFs, and packs every other file into a ZIP. Convert turns images into other image formats or PDF, documents into PDF and each other, and PDF pages into images or text. Resize is for images. A file the operation cannot take says so, and the others continue.':
    'Komprimieren verkleinert Bilder in ihrem eigenen Format, PDFs als PDFs, und packt jede andere Datei in ein ZIP. Konvertieren wandelt Bilder in andere Bildformate oder PDF um, Dokumente in PDF und ineinander, und PDF-Seiten in Bilder oder Text. Größe ändern ist für Bilder. Eine Datei, die die Operation nicht annehmen kann, meldet das, und die anderen laufen weiter.',
  'Compress {count, plural, one {# image} other {# images}}':
    '{count, plural, one {# Bild} other {# Bilder}} komprimieren',
  'Compress, convert and resize take files up to the size shown on this page; other tools have their own limits.':
    'Komprimieren, Konvertieren und Größe ändern nehmen Dateien bis zu der auf dieser Seite angegebenen Größe an; andere Werkzeuge haben eigene Grenzen.',
  'Compress, convert, resize or chain any tools over many files at once, and get everything in one ZIP.':
    'Viele Dateien auf einmal komprimieren, konvertieren, in der Größe ändern oder durch beliebig verkettete Werkzeuge schicken und alles in einem ZIP erhalten.',
  'Compressed size': 'Komprimierte Größe',
  Compressing: 'Wird komprimiert',
  'Compressing…': 'Wird komprimiert …',
  Compression: 'Komprimierung',
  'Compression Complete': 'Komprimierung abgeschlossen',
  'Compression Failed': 'Komprimierung fehlgeschlagen',
  'Compression failed': 'Komprimierung fehlgeschlagen',
  Computer: 'Computer',
  'Confirm new password': 'Neues Passwort bestätigen',
  'Confirm password': 'Passwort bestätigen',
  'Confirm the newsletter': 'Bestätigen Sie den Newsletter',
  'Confirm two-factor sign-in': 'Zwei-Faktor-Anmeldung bestätigen',
  'Confirm your email address': 'E-Mail-Adresse bestätigen',
  'Confirm your new email address': 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  Confirmed: 'Bestätigt',
  'Confirming…': 'Wird bestätigt …',
  'Confirms an email address with the link that was mailed to it.':
    'Bestätigt eine E-Mail-Adresse mit dem Link, der per E-Mail an sie gesendet wurde.',
  'Connecting…': 'Verbindung wird hergestellt …',
  'Connection failed. Please check your internet connection and try again.':
    'Verbindung fehlgeschlagen. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'Connection lost. Goes on by itself when you are back online.':
    'Verbindung verloren. Es geht von selbst weiter, wenn Sie wieder online sind.',
  Contact: 'Kontakt',
  'Contact page': 'Kontaktseite',
  Contain: 'Einpassen',
  'Contains scripts': 'Enthält Skripte',
  Content: 'Inhalt',
  'Content ideas': 'Inhaltsideen',
  'Content ideas: {all}, {begun} in progress': 'Inhaltsideen: {all}, {begun} in Arbeit',
  'Content must be an object.': 'Der Inhalt muss ein Objekt sein.',
  'Content must have at most 32 levels.': 'Der Inhalt darf höchstens 32 Ebenen haben.',
  'Content of each code': 'Inhalt jedes Codes',
  'Content of the archive': 'Inhalt des Archivs',
  'Content of the code': 'Inhalt des Codes',
  'Content pipeline': 'Inhalte in Arbeit',
  'Context must be support_chat.': 'Der Kontext muss support_chat sein.',
  Continue: 'Weiter',
  'Continue with': 'Weiter mit',
  'Contractions and words. A full change of tone takes an AI provider, which this site does not use here.':
    'Kurzformen und Wörter. Eine vollständige Änderung des Tons erfordert einen KI-Anbieter, den diese Website hier nicht verwendet.',
  Contrast: 'Kontrast',
  'Contrast of all pairs': 'Kontrast aller Paare',
  Conversations: 'Unterhaltungen',
  'Conversion complete': 'Konvertierung abgeschlossen',
  'Conversion failed': 'Konvertierung fehlgeschlagen',
  Convert: 'Konvertieren',
  'Convert PDF to DOCX, HTML, Markdown, XLSX, CSV, text, PNG or JPG, and Word, Excel, slides, web pages, email and images to PDF. Locked files open, too.':
    'PDF in DOCX, HTML, Markdown, XLSX, CSV, Text, PNG oder JPG umwandeln, und Word, Excel, Präsentationen, Webseiten, E-Mails und Bilder in PDF. Auch gesperrte Dateien lassen sich öffnen.',
  'Convert PDF, DOCX, DOC, ODT, RTF, TXT, HTML and Markdown to each other, and XLSX, ODS, CSV, PPTX, ODP and EML to PDF. Many at once, no sign-up.':
    'PDF, DOCX, DOC, ODT, RTF, TXT, HTML und Markdown ineinander umwandeln, und XLSX, ODS, CSV, PPTX, ODP und EML in PDF. Viele auf einmal, ohne Anmeldung.',
  'Convert again': 'Erneut konvertieren',
  'Convert and download': 'Konvertieren Sie und laden Sie herunter',
  'Convert documents': 'Dokumente konvertieren',
  'Convert documents: Word, ODT, RTF, HTML, PDF': 'Dokumente konvertieren: Word, ODT, RTF, HTML, PDF',
  'Convert text to upper, lower, title (AP, Chicago) and sentence case, camelCase, snake_case, kebab-case and more. Turkish, German, acronyms. Nothing is sent.':
    'Text in Groß-, Klein-, Titel- (AP, Chicago) und Satzschreibweise, camelCase, snake_case, kebab-case und mehr umwandeln. Türkisch, Deutsch, Akronyme. Nichts wird gesendet.',
  'Convert to': 'Konvertieren in',
  'Convert to JPG': 'In JPG konvertieren',
  'Convert to and from PDF': 'In PDF und aus PDF konvertieren',
  'Convert to {format}': 'In {format} konvertieren',
  'Convert {count} documents': '{count} Dokumente konvertieren',
  'Convert {files} PDFs to {format}': '{files} PDFs in {format} konvertieren',
  'Convert {pages, plural, one {# page} other {# pages}} to {format}':
    '{pages, plural, one {# Seite} other {# Seiten}} in {format} konvertieren',
  'Convert, look at the pages, and download': 'Konvertieren Sie, sehen Sie sich die Seiten an und laden Sie herunter',
  Converted: 'Konvertiert',
  Converting: 'Wird konvertiert',
  'Converting…': 'Wird umgewandelt …',
  Cookies: 'Cookies',
  'Cookies and storage': 'Cookies und Speicher',
  'Copied!': 'Kopiert!',
  Copy: 'Kopieren',
  'Copy URL': 'URL kopieren',
  'Copy address': 'Adresse kopieren',
  'Copy all': 'Alle kopieren',
  'Copy image': 'Bild kopieren',
  'Copy it into your password manager': 'Kopieren Sie es in Ihren Passwortmanager',
  'Copy it now: it is not shown again, and we keep only its hash.':
    'Kopieren Sie ihn jetzt: Er wird nicht noch einmal angezeigt, und wir bewahren nur seinen Hash auf.',
  'Copy key': 'Schlüssel kopieren',
  'Copy link': 'Link kopieren',
  'Copy passphrase': 'Passphrase kopieren',
  'Copy passphrase {number}': 'Passphrase {number} kopieren',
  'Copy password': 'Passwort kopieren',
  'Copy password {number}': 'Passwort {number} kopieren',
  'Copy text': 'Text kopieren',
  'Copy the short link and share it': 'Kopieren Sie den Kurzlink und teilen Sie ihn',
  'Copy the version you need, or save it as a text file':
    'Kopieren Sie die gewünschte Fassung oder speichern Sie sie als Textdatei',
  'Copy {what}': '{what} kopieren',
  'Correct grammar and spelling as you type, and make texts clearer or shorter. You decide on every change.':
    'Grammatik und Rechtschreibung beim Tippen korrigieren und Texte klarer oder kürzer machen. Über jede Änderung entscheiden Sie.',
  'Correct it': 'Korrigieren',
  'Correct the outline': 'Umriss korrigieren',
  'Correct the text and make a PDF': 'Korrigieren Sie den Text und erstellen Sie ein PDF',
  'Corrected grammar or spelling.': 'Grammatik oder Rechtschreibung korrigiert.',
  Cost: 'Kosten',
  'Count words, characters, sentences, paragraphs and reading time as you type. Chinese, Thai, Arabic, emoji. Opens TXT, Word, ODT and PDF. Nothing is sent.':
    'Wörter, Zeichen, Sätze, Absätze und Lesezeit beim Tippen zählen. Chinesisch, Thailändisch, Arabisch, Emojis. Öffnet TXT, Word, ODT und PDF. Nichts wird gesendet.',
  'Counted in': 'Gezählt in',
  Countries: 'Länder',
  Country: 'Land',
  'Country must be a code such as DE or US.': 'Das Land muss ein Code wie DE oder US sein.',
  'Country must be text.': 'Das Land muss Text sein.',
  Counts: 'Zählung',
  Cover: 'Ausfüllen',
  Create: 'Erstellen',
  'Create Another': 'Weiteren erstellen',
  'Create ZIP': 'ZIP erstellen',
  'Create a key': 'Schlüssel erstellen',
  'Create a {siteName} account: a username, an email address and a password are all it takes.':
    'Ein {siteName}-Konto erstellen: ein Benutzername, eine E-Mail-Adresse und ein Passwort genügen.',
  'Create account': 'Konto erstellen',
  'Create an API key': 'API-Schlüssel erstellen',
  'Create an account': 'Konto erstellen',
  'Create key': 'Schlüssel erstellen',
  'Create the ZIP and download it': 'Erstellen Sie das ZIP und laden Sie es herunter',
  Created: 'Erstellt',
  'Created {count, plural, one {# separate PDF file} other {# separate PDF files}}':
    '{count, plural, one {# einzelne PDF-Datei} other {# einzelne PDF-Dateien}} erstellt',
  'Creating your account…': 'Ihr Konto wird erstellt …',
  'Creditor reference': 'Gläubigerreferenz',
  Crop: 'Zuschnitt',
  'Crop height': 'Zuschnitthöhe',
  'Crop must be one of {choices}.': 'Zuschnitt muss eines von {choices} sein.',
  'Crop width': 'Zuschnittbreite',
  'Crop x': 'Zuschnitt x',
  'Crop y': 'Zuschnitt y',
  'Cropped result': 'Zugeschnittenes Ergebnis',
  Cross: 'Kreuz',
  'Crème brûlée becomes cremeBrulee.': 'Crème brûlée wird zu cremeBrulee.',
  'Ctrl+Enter sends it.': 'Strg+Eingabe sendet sie.',
  'Current password': 'Aktuelles Passwort',
  'Custom alias (optional)': 'Eigener Alias (optional)',
  'Cut out people and things': 'Menschen und Dinge freistellen',
  'Cutting out': 'Wird freigestellt',
  'Cutting out…': 'Wird freigestellt …',
  'Cyrillic (code page 866)': 'Kyrillisch (Codepage 866)',
  DOCX: 'DOCX',
  DPI: 'DPI',
  'DPI must be a whole number from {min} to {max}.': 'DPI muss eine ganze Zahl von {min} bis {max} sein.',
  DRAFT: 'ENTWURF',
  'Daily and monthly allowances': 'Tages- und Monatskontingente',
  'Daily counts reset at midnight UTC, monthly counts on the first.':
    'Tageszähler beginnen um Mitternacht UTC neu, Monatszähler am Ersten.',
  'Daily report by email': 'Täglicher Bericht per E-Mail',
  'Damaged files are repaired where possible. When one cannot be read, the message names it, and you can continue without it; for a locked one you can enter its password.':
    'Beschädigte Dateien werden repariert, wo es möglich ist. Wenn eine nicht gelesen werden kann, nennt die Meldung sie, und Sie können ohne sie weitermachen; für eine gesperrte können Sie das Passwort eingeben.',
  'Damaged pages': 'Beschädigte Seiten',
  'Damaged, repaired on opening': 'Beschädigt, beim Öffnen repariert',
  'Dark ink on light paper. The paper is made transparent.':
    'Dunkle Tinte auf hellem Papier. Das Papier wird transparent gemacht.',
  'Data after the end of the archive was ignored.': 'Daten nach dem Ende des Archivs wurden ignoriert.',
  'Data in front of the archive, such as a program that unpacks it, was skipped.':
    'Daten vor dem Archiv, etwa ein Programm, das es entpackt, wurden übersprungen.',
  'Date must be a day such as 2026-01-31.': 'Das Datum muss ein Tag wie 2026-01-31 sein.',
  'Date, camera, place and copyright. Colours are right either way.':
    'Datum, Kamera, Ort und Copyright. Die Farben stimmen in jedem Fall.',
  'Date, camera, place, copyright and the colour profile stay, unless you choose otherwise. The orientation is applied to the photo itself.':
    'Datum, Kamera, Ort, Copyright und das Farbprofil bleiben, sofern Sie nichts anderes wählen. Die Ausrichtung wird auf das Foto selbst angewendet.',
  'Date: {format}': 'Datum: {format}',
  Day: 'Tag',
  'Day (UTC)': 'Tag (UTC)',
  Days: 'Tage',
  'Default:': 'Standard:',
  'Default: a PDF becomes a Word document, images become one PDF, and documents a PDF each (several in a ZIP).':
    'Standard: Ein PDF wird zu einem Word-Dokument, Bilder werden zu einem PDF und Dokumente zu je einem PDF (mehrere in einem ZIP).',
  Delete: 'Löschen',
  'Delete all from the server': 'Alle vom Server löschen',
  'Delete annotation': 'Anmerkung löschen',
  'Delete edit': 'Bearbeitung löschen',
  'Delete it': 'Löschen',
  'Delete my account': 'Mein Konto löschen',
  'Delete page {number}': 'Seite {number} löschen',
  'Delete page {page}': 'Seite {page} löschen',
  'Delete permanently': 'Endgültig löschen',
  'Delete recipe': 'Rezept löschen',
  'Delete the application of {name}?': 'Bewerbung von {name} löschen?',
  'Delete the article': 'Artikel löschen',
  'Delete the conversation': 'Unterhaltung löschen',
  'Delete the draft?': 'Entwurf löschen?',
  'Delete the idea?': 'Idee löschen?',
  'Delete the page?': 'Seite löschen?',
  'Delete the space': 'Leerzeichen löschen',
  'Delete the task?': 'Aufgabe löschen?',
  'Delete {edit}': '{edit} löschen',
  'Delete {fileName} from the server': '{fileName} vom Server löschen',
  'Delete {name}': '{name} löschen',
  'Delete {name} from the server': '{name} vom Server löschen',
  'Delete {number}?': '{number} löschen?',
  'Delete ‘{passage}’': '„{passage}“ löschen',
  'Delete “{title}”?': '„{title}“ löschen?',
  Deleted: 'Gelöscht',
  'Deleted by itself': 'Löscht sich von selbst',
  'Deleted links': 'Gelöschte Links',
  'Deleted {text}': '{text} gelöscht',
  Denoise: 'Entrauschen',
  Description: 'Beschreibung',
  'Dessert is sweet; a desert is dry.': '„Dessert“ ist süß; eine Wüste („desert“) ist trocken.',
  Detailed: 'Ausführlich',
  Details: 'Details',
  Detect: 'Erkennen',
  Deuteranomaly: 'Deuteranomalie',
  Deuteranopia: 'Deuteranopie',
  Device: 'Gerät',
  'Device must be one of {devices}.': 'Das Gerät muss eines von {devices} sein.',
  Devices: 'Geräte',
  Diagnostic: 'Diagnose',
  'Dials a number.': 'Wählt eine Nummer.',
  Diamond: 'Raute',
  Diamonds: 'Rauten',
  'Different words': 'Verschiedene Wörter',
  Difficult: 'Schwer',
  Difficulty: 'Schwierigkeit',
  'Digital signature': 'Digitale Signatur',
  'Direct or unknown': 'Direkt oder unbekannt',
  Direction: 'Richtung',
  'Discard changes': 'Änderungen verwerfen',
  Disconnect: 'Trennen',
  'Disconnect the phone': 'Handy trennen',
  'Dismiss this suggestion': 'Diesen Vorschlag ausblenden',
  'Dismiss {name}': '{name} ausblenden',
  Do: 'Richtig',
  'Do animated GIFs stay animated?': 'Bleiben animierte GIFs animiert?',
  'Do images lose quality on their way into a PDF?': 'Verlieren Bilder auf dem Weg in ein PDF an Qualität?',
  'Do many at once': 'Viele auf einmal',
  'Do now': 'Jetzt ausführen',
  Document: 'Dokument',
  'Document & Text Tools': 'Werkzeuge für Dokumente und Text',
  'Document Converter': 'Dokumente konvertieren',
  'Document Scanner': 'Dokumentenscanner',
  'Document Tools': 'Dokumentwerkzeuge',
  'Document scanned': 'Dokument gescannt',
  'Document to ask about': 'Zu befragendes Dokument',
  'Documents cannot be converted to PDF here, because this server lacks LibreOffice. Please try another server.':
    'Dokumente lassen sich hier nicht in PDF umwandeln, weil auf diesem Server LibreOffice fehlt. Bitte versuchen Sie es mit einem anderen Server.',
  'Documents cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Dokumente können hier nicht zu {asked} werden, nur zu {possible}. Der Typ richtet sich nach dem Inhalt, nicht nach dem Namen.',
  'Documents into other formats': 'Dokumente in andere Formate',
  'Does Color Enhancement colour black and white photos?': 'Färbt die Farbverbesserung Schwarz-Weiß-Fotos ein?',
  'Does anything get loaded from the internet?': 'Wird etwas aus dem Internet geladen?',
  'Does it read scanned documents?': 'Liest es gescannte Dokumente?',
  'Does the code expire, and is it tracked?': 'Läuft der Code ab, und wird er verfolgt?',
  'Does the page fill the whole photo? If not, drag the corners to it first.':
    'Füllt die Seite das ganze Foto? Wenn nicht, ziehen Sie zuerst die Ecken auf die Seite.',
  Domain: 'Domain',
  'Domain must be text.': 'Domain muss Text sein.',
  Done: 'Fertig',
  'Done again.': 'Wiederholt.',
  'Done by': 'Ausgeführt von',
  'Done marking': 'Markieren beenden',
  'Done.': 'Erledigt.',
  'Done. The result is in your recent results.': 'Fertig. Das Ergebnis ist in Ihren letzten Ergebnissen.',
  'Don’t': 'Falsch',
  Dots: 'Punkte',
  'Dots per inch': 'Punkte pro Zoll',
  'Dots per inch (DPI)': 'Punkte pro Zoll (DPI)',
  'Doubtful word {number} of {count}<span> · {confidence}% sure</span>':
    'Zweifelhaftes Wort {number} von {count}<span> · {confidence} % sicher</span>',
  'Doubtful words': 'Zweifelhafte Wörter',
  'Down to level': 'Bis hinab zu Stufe',
  Download: 'Herunterladen',
  'Download All': 'Alle herunterladen',
  'Download CSV': 'CSV herunterladen',
  'Download PNG': 'PNG herunterladen',
  'Download ZIP ({bytes})': 'ZIP herunterladen ({bytes})',
  'Download all as ZIP': 'Alle als ZIP herunterladen',
  'Download and delete results, and follow work that takes a while.':
    'Ergebnisse herunterladen und löschen und länger dauernde Arbeit verfolgen.',
  'Download as': 'Herunterladen als',
  'Download each part or all as a ZIP': 'Laden Sie jeden Teil einzeln oder alle als ZIP herunter',
  'Download it once the page has read it back': 'Laden Sie ihn herunter, sobald die Seite ihn zurückgelesen hat',
  'Download my data': 'Meine Daten herunterladen',
  'Download the better photo': 'Laden Sie das bessere Foto herunter',
  'Download the result. Uploads and results are deleted after {fileLifetime}; Delete removes a file from the server at once.':
    'Laden Sie das Ergebnis herunter. Uploads und Ergebnisse werden nach {fileLifetime} gelöscht; „Löschen“ entfernt eine Datei sofort vom Server.',
  'Download {fileName}': '{fileName} herunterladen',
  'Download {filename}': '{filename} herunterladen',
  'Download {format}': '{format} herunterladen',
  'Download {name}': '{name} herunterladen',
  'Download<span> {fileName} in a new tab</span>': 'Herunterladen<span> {fileName} in einem neuen Tab</span>',
  Dpi: 'DPI',
  'Draft emails': 'E-Mails entwerfen',
  'Draft posts': 'Beiträge entwerfen',
  Drafts: 'Entwürfe',
  'Drag on the page.': 'Ziehen Sie auf der Seite.',
  'Drag over text.': 'Ziehen Sie über Text.',
  'Drag pages, or move them with Alt and the arrow keys. Space chooses, R turns, Delete removes, Enter enlarges a page, Ctrl+Z undoes.':
    'Ziehen Sie Seiten oder verschieben Sie sie mit Alt und den Pfeiltasten. Die Leertaste wählt aus, R dreht, Entf entfernt, die Eingabetaste vergrößert eine Seite, Strg+Z macht rückgängig.',
  'Drag the corners, or move them with the arrow keys.':
    'Ziehen Sie die Ecken oder bewegen Sie sie mit den Pfeiltasten.',
  'Drag the frame in the image, or use the arrow keys.':
    'Ziehen Sie den Rahmen im Bild oder verwenden Sie die Pfeiltasten.',
  'Drag to look at another part, or press Shift and an arrow key.':
    'Ziehen Sie, um einen anderen Teil anzusehen, oder drücken Sie Umschalt und eine Pfeiltaste.',
  Draw: 'Zeichnen',
  'Draw a box over text in a PDF and replace it in its own font, highlight it, or take it out of the file for good. Free, no sign-up.':
    'Einen Kasten über Text in einem PDF ziehen und den Text in seiner eigenen Schrift ersetzen, markieren oder endgültig aus der Datei nehmen. Kostenlos, ohne Anmeldung.',
  'Draw boxes over what is to change': 'Ziehen Sie Kästen über das, was sich ändern soll',
  'Draw on the page.': 'Zeichnen Sie auf der Seite.',
  Drawing: 'Zeichnung',
  'Drawing pages': 'Seiten werden gezeichnet',
  'Drawing slides': 'Folien werden gezeichnet',
  'Drawing the code…': 'Code wird gezeichnet …',
  'Drawing the pages…': 'Seiten werden gezeichnet …',
  'Drawing…': 'Wird gezeichnet …',
  'Drawn from the 7,776 English words of the EFF’s long list.':
    'Aus den 7.776 englischen Wörtern der langen Liste der EFF gezogen.',
  Drop: 'Tropfen',
  'Drop a PDF': 'Legen Sie ein PDF ab',
  'Drop a PDF, documents, or images': 'Legen Sie ein PDF, Dokumente oder Bilder ab',
  'Drop a file, get the result, see what changed. No account, no trackers, and your files are deleted after {fileLifetime}.':
    'Datei ablegen, Ergebnis erhalten, sehen, was sich geändert hat. Kein Konto, keine Tracker, und Ihre Dateien werden nach {fileLifetime} gelöscht.',
  'Drop an image in the bag': 'Ein Bild in die Tasche legen',
  'Drop files anywhere on its page, paste them, or press the button in the bag. You need no account.':
    'Legen Sie Dateien irgendwo auf der Seite ab, fügen Sie sie ein oder drücken Sie die Schaltfläche in der Tasche. Sie brauchen kein Konto.',
  'Drop files or whole folders': 'Legen Sie Dateien oder ganze Ordner ab',
  'Drop it in the bag': 'Ab in die Tasche damit',
  'Drop many files or a whole folder': 'Legen Sie viele Dateien oder einen ganzen Ordner ab',
  'Drop one document or many': 'Legen Sie ein Dokument oder viele ab',
  'Drop one image or many': 'Legen Sie ein Bild oder viele ab',
  'Drop one photo or many': 'Legen Sie ein Foto oder viele ab',
  'Drop or paste anywhere on this page.': 'Irgendwo auf dieser Seite ablegen oder einfügen.',
  'Drop two or more files': 'Legen Sie zwei oder mehr Dateien ab',
  'Drop {what} in the bag': '{what} in die Tasche legen',
  'Drop {what} or folders in the bag': '{what} oder Ordner in die Tasche legen',
  Duplicate: 'Duplizieren',
  Dusk: 'Dämmerung',
  Dutch: 'Niederländisch',
  EPUB: 'EPUB',
  'Each code signs you in once if you do not have your phone. They are not shown again.':
    'Jeder Code meldet Sie einmal an, wenn Sie Ihr Handy nicht haben. Sie werden nicht noch einmal angezeigt.',
  'Each code works once.': 'Jeder Code funktioniert einmal.',
  "Each counted the platform's own way.": 'Jeweils so gezählt, wie die Plattform zählt.',
  'Each document becomes a PDF of its own. Macros never run, and nothing from outside of the document is loaded.':
    'Jedes Dokument wird zu einem eigenen PDF. Makros laufen nie, und nichts von außerhalb des Dokuments wird geladen.',
  'Each line on its own': 'Jede Zeile für sich',
  'Each page follows the orientation of its image.': 'Jede Seite folgt der Ausrichtung ihres Bildes.',
  'Each page is as large as its image, A4 at most.': 'Jede Seite ist so groß wie ihr Bild, höchstens A4.',
  'Each part carries only what its pages use, so two pages of a large file make a small file. Bookmarks, links and form fields that belong to its pages come along.':
    'Jeder Teil enthält nur, was seine Seiten verwenden, sodass zwei Seiten einer großen Datei eine kleine Datei ergeben. Lesezeichen, Links und Formularfelder, die zu seinen Seiten gehören, kommen mit.',
  'Each text here has at most {max, plural, one {# character} other {# characters}}.':
    'Jeder Text hier hat höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
  'Each ticket has a page of its own, with a link that you get when you send it. You need no account; with one, your tickets are on your account page, too.':
    'Jedes Ticket hat eine eigene Seite, mit einem Link, den Sie beim Senden bekommen. Sie brauchen kein Konto; mit einem stehen Ihre Tickets auch auf Ihrer Kontoseite.',
  'East is positive.': 'Osten ist positiv.',
  Easy: 'Leicht',
  'Edges are found on the server': 'Ränder werden auf dem Server gesucht',
  'Edges found': 'Ränder gefunden',
  'Edges found. Drag a corner if one is not right.': 'Ränder gefunden. Ziehen Sie eine Ecke, falls eine nicht stimmt.',
  'Edges found. Press Capture': 'Ränder gefunden. Drücken Sie „Aufnehmen“',
  'Edges must be a list of the four corners of the page, clockwise from the top left, such as [{"x":10,"y":12}, ...].':
    'Ränder müssen eine Liste der vier Ecken der Seite sein, im Uhrzeigersinn von oben links, zum Beispiel [{"x":10,"y":12}, ...].',
  'Edges not clear: all of it is taken': 'Ränder nicht deutlich: Alles wird übernommen',
  'Edges set by you': 'Ränder von Ihnen gesetzt',
  Edit: 'Bearbeiten',
  'Edit a PDF: add text, highlights and signatures': 'PDF bearbeiten: Text, Markierungen und Unterschriften hinzufügen',
  'Edit text': 'Text bearbeiten',
  'Edit the article': 'Artikel bearbeiten',
  'Edit the draft': 'Entwurf bearbeiten',
  'Edit the idea': 'Idee bearbeiten',
  'Edit the page': 'Seite bearbeiten',
  'Edit the task': 'Aufgabe bearbeiten',
  'Edit the text of a PDF: change words, keep the layout':
    'Den Text eines PDFs bearbeiten: Wörter ändern, Layout behalten',
  'Edit {code}': '{code} bearbeiten',
  'Edit {type}': '{type} bearbeiten',
  'Edit: {shortened}': 'Bearbeiten: {shortened}',
  Editing: 'Wird bearbeitet',
  Edits: 'Bearbeitungen',
  'Edits are not part of what was signed, and programs will say so; the signed version stays inside the file. A locked file needs its password; the edited copy is not locked.':
    'Bearbeitungen gehören nicht zu dem, was signiert wurde, und Programme werden das anzeigen; die signierte Fassung bleibt in der Datei. Eine gesperrte Datei braucht ihr Passwort; die bearbeitete Kopie ist nicht gesperrt.',
  'Edits must be a list of 1 to 10,000 edits.': 'Bearbeitungen müssen eine Liste von 1 bis 10.000 Bearbeitungen sein.',
  'Edits to look at': 'Bearbeitungen, die Sie prüfen sollten',
  'Effective {effectiveDay}': 'Gültig ab {effectiveDay}',
  'Eight RTX 4090 graphics cards against bcrypt with cost 12: 11,500 tries a second.':
    'Acht RTX-4090-Grafikkarten gegen bcrypt mit Kosten 12: 11.500 Versuche pro Sekunde.',
  'Eight RTX 4090 graphics cards against plain MD5: 1.3 trillion tries a second.':
    'Acht RTX-4090-Grafikkarten gegen einfaches MD5: 1,3 Billionen Versuche pro Sekunde.',
  Elsewhere: 'Anderswo',
  Email: 'E-Mail',
  'Email account': 'E-Mail-Konto',
  'Email address': 'E-Mail-Adresse',
  'Email addresses': 'E-Mail-Adressen',
  'Email is sent through': 'E-Mails werden versendet über',
  'Email must be text.': 'Die E-Mail-Adresse muss Text sein.',
  'Email support': 'E-Mail-Support',
  'Emails to the support address become conversations, and the answers to those go out as emails.':
    'E-Mails an die Support-Adresse werden zu Unterhaltungen, und die Antworten darauf gehen als E-Mails hinaus.',
  'Emoji and Chinese, Japanese and Korean letters count twice, every address 23.':
    'Emojis sowie chinesische, japanische und koreanische Zeichen zählen doppelt, jede Adresse 23.',
  'Empty file': 'Leere Datei',
  'Empty: a page that says so.': 'Leer: eine Seite, die darauf hinweist.',
  'Empty: local time wherever it is scanned.': 'Leer: Ortszeit, wo immer gescannt wird.',
  'Empty: never.': 'Leer: nie.',
  'Empty: without limit.': 'Leer: ohne Grenze.',
  'Encrypts every file with AES-256; up to 128 characters. File names stay readable.':
    'Verschlüsselt jede Datei mit AES-256; bis zu 128 Zeichen. Dateinamen bleiben lesbar.',
  End: 'Ende',
  Engine: 'Engine',
  'Engine must be auto or builtin.': 'Die Engine muss auto oder builtin sein.',
  Engines: 'Engines',
  'English and most others': 'Englisch und die meisten anderen',
  'English spelling': 'Englische Rechtschreibung',
  'English with all tasks. Spelling is checked in sixteen more languages where their dictionaries are installed on this site.':
    'Englisch mit allen Aufgaben. Die Rechtschreibung wird in sechzehn weiteren Sprachen geprüft, wo deren Wörterbücher auf dieser Website installiert sind.',
  Enhance: 'Verbessern',
  'Enhance JPEG, PNG and WebP photos: light and colours, 2x to 4x upscaling, noise, blur, JPEG blocks and scratches. Compare at full size before you start.':
    'JPEG-, PNG- und WebP-Fotos verbessern: Licht und Farben, 2- bis 4-fach hochskalieren, Rauschen, Unschärfe, JPEG-Blöcke und Kratzer. In voller Größe vergleichen, bevor Sie beginnen.',
  'Enhance again': 'Erneut verbessern',
  'Enhance photos': 'Fotos verbessern',
  'Enhance {count, plural, one {# photo} other {# photos}}': '{count, plural, one {# Foto} other {# Fotos}} verbessern',
  'Enhanced colours': 'Farben verbessert',
  Enhancement: 'Verbesserung',
  'Enhancement Failed': 'Verbesserung fehlgeschlagen',
  'Enhancement must be auto, light or strong.': 'Die Verbesserung muss auto, light oder strong sein.',
  'Enhancement type': 'Art der Verbesserung',
  'Enhancement type must be auto, upscale, denoise, colorize or restore.':
    'Die Art der Verbesserung muss auto, upscale, denoise, colorize oder restore sein.',
  Enhancing: 'Wird verbessert',
  'Enhancing…': 'Wird verbessert …',
  Enlarge: 'Vergrößern',
  'Enlarge smaller images': 'Kleinere Bilder vergrößern',
  'Enlarged {scale} times': '{scale}-fach vergrößert',
  'Enlarging must be true or false.': 'Vergrößern muss true oder false sein.',
  'Enough for body text.': 'Genug für Fließtext.',
  'Enough for headlines and icons.': 'Genug für Überschriften und Symbole.',
  'Enough for text, not for long reading.': 'Genug für Text, nicht zum langen Lesen.',
  'Enter a backup code.': 'Geben Sie einen Backup-Code ein.',
  'Enter a date and a time, or leave it empty.': 'Geben Sie Datum und Uhrzeit ein oder lassen Sie das Feld leer.',
  'Enter a public address such as https://example.com, or leave it empty.':
    'Geben Sie eine öffentliche Adresse wie https://example.com ein oder lassen Sie das Feld leer.',
  'Enter a public address that begins with https://, or leave it empty.':
    'Geben Sie eine öffentliche Adresse ein, die mit https:// beginnt, oder lassen Sie das Feld leer.',
  'Enter a username.': 'Geben Sie einen Benutzernamen ein.',
  'Enter a whole number from 1, or leave it empty.':
    'Geben Sie eine ganze Zahl ab 1 ein oder lassen Sie das Feld leer.',
  'Enter at least {min, plural, one {# character} other {# characters}}.':
    'Geben Sie mindestens {min, plural, one {# Zeichen} other {# Zeichen}} ein.',
  'Enter at most {tags} tags of {tag} characters each.':
    'Geben Sie höchstens {tags} Tags mit jeweils {tag} Zeichen ein.',
  'Enter replacement text': 'Ersatztext eingeben',
  'Enter sends. Shift and Enter begin a new line.':
    'Die Eingabetaste sendet. Umschalt und Eingabe beginnen eine neue Zeile.',
  'Enter the 6 digits of your app.': 'Geben Sie die 6 Ziffern Ihrer App ein.',
  'Enter the 6 digits the app shows.': 'Geben Sie die 6 Ziffern ein, die die App anzeigt.',
  'Enter the password': 'Passwort eingeben',
  'Enter the password once more.': 'Geben Sie das Passwort noch einmal ein.',
  'Enter your current password.': 'Geben Sie Ihr aktuelles Passwort ein.',
  'Enter your email address.': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'Enter your new email address.': 'Geben Sie Ihre neue E-Mail-Adresse ein.',
  'Enter your password.': 'Geben Sie Ihr Passwort ein.',
  Entries: 'Einträge',
  'Entries must be "all" or a JSON list of index numbers from the listing.':
    'Einträge müssen „all“ oder eine JSON-Liste von Indexnummern aus der Auflistung sein.',
  Erase: 'Entfernen',
  'Erase box': 'Kasten zum Entfernen',
  'Erased text is searched for afterwards, QR codes are read back, pages are compared. Numbers here were counted here.':
    'Nach entferntem Text wird anschließend gesucht, QR-Codes werden zurückgelesen, Seiten verglichen. Zahlen hier wurden hier gezählt.',
  Error: 'Fehler',
  'Error level': 'Fehlerstufe',
  'Error loading escalations: {reason}': 'Fehler beim Laden der Eskalationen: {reason}',
  'Error saving PDF. Please try again.': 'Fehler beim Speichern des PDFs. Bitte versuchen Sie es erneut.',
  'Error uploading PDF. Please try again.': 'Fehler beim Hochladen des PDFs. Bitte versuchen Sie es erneut.',
  Errors: 'Fehler',
  'Errors ({count})': 'Fehler ({count})',
  'Errors of every call': 'Fehler jedes Aufrufs',
  'Esc leads from the text to this button.': 'Esc führt vom Text zu dieser Schaltfläche.',
  'Escalation system: all else waits for a person': 'Eskalationssystem: Alles andere wartet auf einen Menschen',
  Escalations: 'Eskalationen',
  'Estimate: {count, plural, one {# file} other {# files}}':
    'Schätzung: {count, plural, one {# Datei} other {# Dateien}}',
  Even: 'Gerade',
  'Even (OKLCH)': 'Gleichmäßig (OKLCH)',
  'Even its file names are encrypted. Please enter its password.':
    'Sogar die Dateinamen sind verschlüsselt. Bitte geben Sie das Passwort ein.',
  'Even pages chosen': 'Gerade Seiten ausgewählt',
  'Even steps of lightness in OKLCH, with your own colour in its place (marked). Whatever the colour: white on 600 has at least {formatRatio}, black on 500 {formatRatio2}, 700 on 50 {formatRatio3} and 900 on 100 {formatRatio4}.':
    'Gleichmäßige Helligkeitsstufen in OKLCH, mit Ihrer eigenen Farbe an ihrem Platz (markiert). Bei jeder Farbe gilt: Weiß auf 600 hat mindestens {formatRatio}, Schwarz auf 500 {formatRatio2}, 700 auf 50 {formatRatio3} und 900 auf 100 {formatRatio4}.',
  Event: 'Termin',
  Every: 'Alle n Seiten',
  'Every address counts 23. Servers may allow more.': 'Jede Adresse zählt 23. Server können mehr erlauben.',
  'Every everyday file tool, in one good bag': 'Alle Dateiwerkzeuge für den Alltag, in einer guten Tasche',
  'Every everyday file tool, in one good bag.': 'Alle Dateiwerkzeuge für den Alltag, in einer guten Tasche.',
  'Every few pages': 'Alle paar Seiten',
  'Every must be a whole number of pages from 1 to 10000.':
    '„Alle n Seiten“ muss eine ganze Zahl von Seiten von 1 bis 10000 sein.',
  'Every page as it looks, bookmarks (one entry per file), links between pages, form fields, annotations, page numbering, attachments and the structure for screen readers. Scripts and commands that start programs are left out, and the page says so.':
    'Jede Seite, wie sie aussieht, Lesezeichen (ein Eintrag pro Datei), Links zwischen Seiten, Formularfelder, Anmerkungen, Seitennummerierung, Anhänge und die Struktur für Screenreader. Skripte und Befehle, die Programme starten, werden weggelassen, und die Seite sagt es.',
  'Every page has a budget of code, and small work comes before large work, so that nobody waits for somebody else.':
    'Jede Seite hat ein Budget an Code, und kleine Aufgaben kommen vor großen, damit niemand auf jemand anderen wartet.',
  'Every page is drawn before and after and compared. A page that would look too different is compressed more gently, and you see the similarity and both images of each page.':
    'Jede Seite wird vorher und nachher gezeichnet und verglichen. Eine Seite, die zu anders aussähe, wird schonender komprimiert, und Sie sehen die Ähnlichkeit und beide Bilder jeder Seite.',
  'Every page is kept as it was.': 'Jede Seite ist erhalten, wie sie war.',
  'Every page you scan here appears there.': 'Jede Seite, die Sie hier scannen, erscheint dort.',
  'Every page you scan there appears in the list here.':
    'Jede Seite, die Sie dort scannen, erscheint hier in der Liste.',
  'Every ramp keeps the same contrasts, whatever its colour: white text on 600 and darker has at least 4.5:1, black text on 500 and lighter too, 700 on 50 has at least 4.9:1 and 900 on 100 at least 7.2:1.':
    'Jede Abstufung behält dieselben Kontraste, unabhängig von ihrer Farbe: Weißer Text auf 600 und dunkler hat mindestens 4,5:1, schwarzer Text auf 500 und heller ebenso, 700 auf 50 hat mindestens 4,9:1 und 900 auf 100 mindestens 7,2:1.',
  'Every result says what changed and what could not be kept. A failure says what failed, why, and what to do.':
    'Jedes Ergebnis sagt, was sich geändert hat und was nicht erhalten werden konnte. Ein Fehler sagt, was fehlgeschlagen ist, warum und was zu tun ist.',
  'Every result shows its size before and after, and says so when nothing was saved.':
    'Jedes Ergebnis zeigt seine Größe vorher und nachher und sagt es, wenn nichts gespart wurde.',
  'Every tool': 'Jedes Werkzeug',
  'Every tool and higher limits, month by month.': 'Alle Werkzeuge und höhere Grenzen, Monat für Monat.',
  'Every tool as an HTTP call: fields, limits, answers and errors, with examples that run in the page and code to copy.':
    'Jedes Werkzeug als HTTP-Aufruf: Felder, Grenzen, Antworten und Fehler, mit Beispielen, die auf der Seite laufen, und Code zum Kopieren.',
  'Every tool has a worker that runs it.': 'Jedes Werkzeug hat einen Worker, der es ausführt.',
  'Every tool step by step, and what to do when something fails.':
    'Jedes Werkzeug Schritt für Schritt, und was zu tun ist, wenn etwas fehlschlägt.',
  'Every tool that is not Pro-only': 'Alle Werkzeuge, die nicht Pro vorbehalten sind',
  'Every tool that is not Pro-only, without an account.': 'Alle Werkzeuge, die nicht Pro vorbehalten sind, ohne Konto.',
  'Every tool that works on the server is also a call for programs, with documentation you can try.':
    'Jedes Werkzeug, das auf dem Server arbeitet, ist auch ein Aufruf für Programme, mit einer Dokumentation zum Ausprobieren.',
  "Every tool's page and the <pageLink>pricing page</pageLink> say how large a file may be. Nothing of a refused file is kept.":
    'Die Seite jedes Werkzeugs und die <pageLink>Preisseite</pageLink> sagen, wie groß eine Datei sein darf. Von einer abgelehnten Datei wird nichts aufbewahrt.',
  "Every tool's page says how large a file may be. Nothing of a refused file is kept.":
    'Die Seite jedes Werkzeugs sagt, wie groß eine Datei sein darf. Von einer abgelehnten Datei wird nichts aufbewahrt.',
  'Every tool, including those for Pro only': 'Alle Werkzeuge, auch die nur für Pro',
  'Everyday file tools in one bag. Free software under the MIT licence; run your own with one command.':
    'Dateiwerkzeuge für den Alltag in einer Tasche. Freie Software unter der MIT-Lizenz; mit einem Befehl selbst zu betreiben.',
  'Everyday file tools in one place: drop a file, get the result, see what changed. No sign-up, no trackers, files deleted automatically.':
    'Dateiwerkzeuge für den Alltag an einem Ort: Datei ablegen, Ergebnis erhalten, sehen, was sich geändert hat. Keine Anmeldung, keine Tracker, Dateien werden automatisch gelöscht.',
  'Everyday words and verbs instead of long ones; long and passive sentences are marked.':
    'Alltägliche Wörter und Verben statt langer; lange und passive Sätze werden markiert.',
  'Everyone can use every tool with its full limits.': 'Alle können jedes Werkzeug mit seinen vollen Grenzen nutzen.',
  'Everything but its words: layout, styles, pictures, links, formulas and fields. Column names of tables stay, too, because formulas refer to them. Arabic paragraphs run from right to left. A PDF is rebuilt as a flowing document first, so its lines and pages break anew. Notes below the result name what was not translated.':
    'Alles außer seinen Wörtern: Layout, Formatvorlagen, Bilder, Links, Formeln und Felder. Spaltennamen von Tabellen bleiben auch, weil Formeln sich auf sie beziehen. Arabische Absätze laufen von rechts nach links. Ein PDF wird zuerst als fließendes Dokument neu aufgebaut, daher brechen Zeilen und Seiten neu um. Hinweise unter dem Ergebnis nennen, was nicht übersetzt wurde.',
  'Everything happens in this browser: nothing you enter or open here is sent.':
    'Alles geschieht in diesem Browser: Nichts, was Sie hier eingeben oder öffnen, wird gesendet.',
  'Everything is included': 'Alles ist enthalten',
  'Everything we store about you, in one JSON file.': 'Alles, was wir über Sie speichern, in einer JSON-Datei.',
  Everywhere: 'Überall',
  'Exactly this size. Drag the frame to choose what stays.':
    'Genau diese Größe. Ziehen Sie den Rahmen, um zu wählen, was bleibt.',
  'Exactly this size; the image is distorted.': 'Genau diese Größe; das Bild wird verzerrt.',
  'Exactly this size; the rest is filled with a colour.': 'Genau diese Größe; der Rest wird mit einer Farbe gefüllt.',
  Examples: 'Beispiele',
  'Exclude look-alikes': 'Ähnliche Zeichen ausschließen',
  'Expand Ideas': 'Gedanken ausbauen',
  'Expanding a text takes an AI provider, and this site has none. Please choose another task, or ask the operator to set one up.':
    'Einen Text auszubauen erfordert einen KI-Anbieter, und diese Website hat keinen. Bitte wählen Sie eine andere Aufgabe oder bitten Sie den Betreiber, einen einzurichten.',
  'Expanding a text takes the AI provider. Please switch it on, or choose another task.':
    'Einen Text auszubauen erfordert den KI-Anbieter. Bitte schalten Sie ihn ein oder wählen Sie eine andere Aufgabe.',
  Expired: 'Abgelaufen',
  Expires: 'Läuft ab',
  Export: 'Export',
  'Export Failed': 'Export fehlgeschlagen',
  'Extract all': 'Alle entpacken',
  'Extract {count} chosen': '{count} ausgewählte entpacken',
  'Extracted text': 'Erkannter Text',
  'Extracted text of all pages': 'Erkannter Text aller Seiten',
  Extracting: 'Wird entpackt',
  'Extracting text': 'Text wird gelesen',
  'Extracting…': 'Wird entpackt …',
  'Extraction failed': 'Entpacken fehlgeschlagen',
  'Eye centres': 'Augenmitten',
  'Eye frames': 'Augenrahmen',
  FINAL: 'ENDGÜLTIG',
  Failed: 'Fehlgeschlagen',
  'Failed to apply edits': 'Bearbeitungen konnten nicht angewendet werden',
  'Failed to extract text from PDF': 'Der Text konnte nicht aus dem PDF gelesen werden',
  'Failed to fetch email support status': 'Status des E-Mail-Supports konnte nicht abgerufen werden',
  'Failed to fetch escalations': 'Eskalationen konnten nicht abgerufen werden',
  'Failed to load marketing data': 'Marketingdaten konnten nicht geladen werden',
  'Failed to send test email': 'Test-E-Mail konnte nicht gesendet werden',
  'Fair: a few more words or characters make it much harder to guess.':
    'Mittel: Einige Wörter oder Zeichen mehr machen es viel schwerer zu erraten.',
  'Fairly difficult': 'Ziemlich schwer',
  'Fairly easy': 'Ziemlich leicht',
  'False leaves smaller images as they are; a percentage always applies.':
    'False lässt kleinere Bilder, wie sie sind; ein Prozentsatz gilt immer.',
  Fast: 'Schnell',
  Fax: 'Fax',
  Featured: 'Empfohlen',
  Features: 'Funktionen',
  'Fewer or simpler words say the same.': 'Weniger oder einfachere Wörter sagen dasselbe.',
  'Fewer words say the same.': 'Weniger Wörter sagen dasselbe.',
  Field: 'Feld',
  Fields: 'Felder',
  'Fields become part of the page, and can no longer be filled in.':
    'Felder werden Teil der Seite und lassen sich nicht mehr ausfüllen.',
  Figures: 'Kennzahlen',
  'Figures, users, jobs, short links, visits, health, settings and what administrators did.':
    'Kennzahlen, Benutzer, Aufträge, Kurzlinks, Besuche, Zustand, Einstellungen und was Administratoren getan haben.',
  File: 'Datei',
  'File Compressor': 'Dateien komprimieren',
  'File Too Large': 'Datei zu groß',
  'File name': 'Dateiname',
  'File not opened': 'Datei nicht geöffnet',
  'File size reduced by less than 1%': 'Dateigröße um weniger als 1 % verringert',
  'File size reduced by {percent}%': 'Dateigröße um {percent} % verringert',
  'File too large': 'Datei zu groß',
  'File too large. {who} can upload files up to {maxBytes}.':
    'Datei zu groß. {who} können Dateien bis {maxBytes} hochladen.',
  'File tools on the web are a field of half-truths. Compressors make files larger, black boxes hide names only from the eye, converters turn letters into pictures, and every page wants to load a dozen other companies.':
    'Dateiwerkzeuge im Web sind ein Feld der Halbwahrheiten. Komprimierer machen Dateien größer, schwarze Kästen verbergen Namen nur vor dem Auge, Konverter machen aus Buchstaben Bilder, und jede Seite möchte ein Dutzend anderer Firmen laden.',
  'File {number}': 'Datei {number}',
  'File {number} of {count} ({name})': 'Datei {number} von {count} ({name})',
  Files: 'Dateien',
  'Files Too Large': 'Dateien zu groß',
  'Files and jobs': 'Dateien und Aufträge',
  'Files are deleted after {fileLifetime}, or at once when you press Delete.':
    'Dateien werden nach {fileLifetime} gelöscht, oder sofort, wenn Sie „Löschen“ drücken.',
  'Files are deleted after {fileLifetime}.': 'Dateien werden nach {fileLifetime} gelöscht.',
  'Files are not used to train anything, and no person looks at them.':
    'Dateien werden nicht verwendet, um irgendetwas zu trainieren, und kein Mensch sieht sie an.',
  'Files are recognised by their content, not their name. Open the file in the program that made it and save it as one of the kinds the tool lists.':
    'Dateien werden an ihrem Inhalt erkannt, nicht an ihrem Namen. Öffnen Sie die Datei in dem Programm, das sie erstellt hat, und speichern Sie sie als eine der Arten, die das Werkzeug auflistet.',
  'Files attached to the whole document are not in the parts.':
    'Dateien, die dem ganzen Dokument angehängt sind, sind in den Teilen nicht enthalten.',
  'Files converted at once': 'Gleichzeitig konvertierte Dateien',
  'Files go as <code/>, everything else as JSON. In place of a file you can send the id of one that is stored: the part of its address behind <code2/>. A call with ids only may be JSON, too.':
    'Dateien gehen als <code/>, alles andere als JSON. Anstelle einer Datei können Sie die ID einer gespeicherten senden: den Teil ihrer Adresse hinter <code2/>. Ein Aufruf nur mit IDs darf auch JSON sein.',
  'Files in this archive share the same bytes, as decompression bombs do. It is not opened.':
    'Dateien in diesem Archiv teilen sich dieselben Bytes, wie es bei Dekompressionsbomben der Fall ist. Es wird nicht geöffnet.',
  'Files merged into one PDF': 'Zu einem PDF zusammengefügte Dateien',
  'Files of this kind can become {possible}, not {wanted}.':
    'Dateien dieser Art lassen sich in {possible} umwandeln, nicht in {wanted}.',
  'Files of this kind cannot be converted.': 'Dateien dieser Art lassen sich nicht konvertieren.',
  'Files on the list at once': 'Dateien gleichzeitig in der Liste',
  'Files packed into one ZIP': 'In ein ZIP gepackte Dateien',
  'Files processed': 'Verarbeitete Dateien',
  'Files together': 'Dateien zusammen',
  Fill: 'Füllen',
  'Fill colour': 'Füllfarbe',
  'Fill in the content, and the code appears here. You can download it once it has been read back.':
    'Füllen Sie den Inhalt aus, dann erscheint hier der Code. Sie können ihn herunterladen, sobald er zurückgelesen wurde.',
  'Fill in their form fields after saving.': 'Füllen Sie ihre Formularfelder nach dem Speichern aus.',
  'Fill the page': 'Seite ausfüllen',
  'Filled the marked scratches': 'Markierte Kratzer gefüllt',
  'Fills in a SEPA bank transfer in euros.': 'Füllt eine SEPA-Überweisung in Euro aus.',
  Find: 'Suchen',
  'Find a call': 'Aufruf suchen',
  'Find a tool': 'Werkzeug finden',
  'Find a tool (/ or Ctrl K)': 'Werkzeug finden (/ oder Strg K)',
  'Find and replace': 'Suchen und ersetzen',
  'Find content ideas': 'Inhaltsideen finden',
  'Find in the document': 'Im Dokument suchen',
  'Find mistakes in English as you type, with a reason for each. Make texts clearer, shorter, friendlier or more formal, and accept or reject every change.':
    'Fehler im Englischen beim Tippen finden, jeweils mit Begründung. Texte klarer, kürzer, freundlicher oder förmlicher machen und jede Änderung annehmen oder ablehnen.',
  Finding: 'Befund',
  'Finding the subject': 'Motiv wird gesucht',
  Findings: 'Befunde',
  'Finds the highest quality up to “Quality” whose result is at most this large.':
    'Findet die höchste Qualität bis „Qualität“, deren Ergebnis höchstens so groß ist.',
  'Finished document': 'Fertiges Dokument',
  First: 'Zuerst',
  'First colour': 'Erste Farbe',
  'First name': 'Vorname',
  'First, is it you?': 'Zuerst: Sind Sie es?',
  Fit: 'Anpassen',
  'Fit must be contain or cover.': 'Die Anpassung muss contain oder cover sein.',
  'Fit must be inside, fill, cover or contain.': 'Die Anpassung muss inside, fill, cover oder contain sein.',
  'Fit page': 'Ganze Seite',
  'Fit to the window': 'An das Fenster anpassen',
  'Fit width': 'Seitenbreite',
  'Flatten must be true or false.': 'Reduzieren muss true oder false sein.',
  'Flatten when saving': 'Beim Speichern reduzieren',
  'Flesch reading ease {ease} of 100, Flesch-Kincaid grade {grade}. Syllables are estimated from the spelling.':
    'Flesch-Lesbarkeit {ease} von 100, Flesch-Kincaid-Stufe {grade}. Silben werden aus der Schreibweise geschätzt.',
  'Focus x': 'Fokus x',
  'Focus y': 'Fokus y',
  'Folder not readable': 'Ordner nicht lesbar',
  Font: 'Schriftart',
  Fonts: 'Schriften',
  Footer: 'Fußzeile',
  'For English only; here every word gets a capital.':
    'Nur für Englisch; hier beginnt jedes Wort mit einem Großbuchstaben.',
  'For Excel, and most other programs.': 'Für Excel und die meisten anderen Programme.',
  'For Excel: a sheet for each table. Cells are numbers only where there is no doubt.':
    'Für Excel: ein Blatt für jede Tabelle. Zellen sind nur dann Zahlen, wenn kein Zweifel besteht.',
  'For JPEG and WebP. PNG loses nothing.': 'Für JPEG und WebP. PNG verliert nichts.',
  'For JPG and WebP; WebP is lossless at 100.': 'Für JPG und WebP; WebP ist bei 100 verlustfrei.',
  'For LibreOffice and OpenOffice.': 'Für LibreOffice und OpenOffice.',
  'For Node 20 and later.': 'Für Node 20 und neuer.',
  'For PowerPoint, and most other programs.': 'Für PowerPoint und die meisten anderen Programme.',
  'For Word, and most other programs.': 'Für Word und die meisten anderen Programme.',
  'For Word: editable headings, paragraphs, lists, tables, columns and images. Names doubtful pages and scans.':
    'Für Word: bearbeitbare Überschriften, Absätze, Listen, Tabellen, Spalten und Bilder. Nennt zweifelhafte Seiten und Scans.',
  'For a locked PDF. It is used for this call only and not stored.':
    'Für ein gesperrtes PDF. Es wird nur für diesen Aufruf verwendet und nicht gespeichert.',
  'For a locked document. The result is not locked.': 'Für ein gesperrtes Dokument. Das Ergebnis ist nicht gesperrt.',
  "For a spreadsheet as csv: a sheet's name or its number from 1, or 'all' for a ZIP. The first by default.":
    'Für eine Tabelle als csv: der Name eines Blatts oder seine Nummer ab 1, oder „all“ für ein ZIP. Standard ist das erste.',
  'For code and file names': 'Für Code und Dateinamen',
  'For e-book readers.': 'Für E-Book-Reader.',
  'For email (images 110 per inch). Text stays sharp.': 'Für E-Mails (Bilder mit 110 pro Zoll). Text bleibt scharf.',
  'For encrypted files.': 'Für verschlüsselte Dateien.',
  'For everybody': 'Für alle',
  'For images you will edit or print.': 'Für Bilder, die Sie bearbeiten oder drucken werden.',
  "For images; 'fit' gives each a page of its own size.": 'Für Bilder; „fit“ gibt jedem eine Seite eigener Größe.',
  'For old and simple writing programs.': 'Für alte und einfache Schreibprogramme.',
  'For print, in mm': 'Für den Druck, in mm',
  'For printing. A4 becomes {width} × {height} pixels.': 'Zum Drucken. A4 wird {width} × {height} Pixel groß.',
  'For reading': 'Zum Lesen',
  'For reading on screens. A4 becomes {width} × {height} pixels.':
    'Zum Lesen am Bildschirm. A4 wird {width} × {height} Pixel groß.',
  'For safety, JavaScript and commands that start programs in the original were left out.':
    'Zur Sicherheit wurden JavaScript und Befehle, die Programme starten, im Original weggelassen.',
  'For safety, JavaScript in the original was left out.': 'Zur Sicherheit wurde JavaScript im Original weggelassen.',
  'For safety, commands that start programs in the original were left out.':
    'Zur Sicherheit wurden Befehle, die Programme starten, im Original weggelassen.',
  'For small previews. A4 becomes {width} × {height} pixels.':
    'Für kleine Vorschauen. A4 wird {width} × {height} Pixel groß.',
  'For suggestions the page sends the paths of the last pages of this visit, which tools you used, the kind of browser, and the code of an error or the type of a file that was refused: no file names and no texts. The server answers and forgets it. You can turn suggestions off at the foot of every page.':
    'Für Vorschläge sendet die Seite die Pfade der letzten Seiten dieses Besuchs, welche Werkzeuge Sie verwendet haben, die Art des Browsers und den Code eines Fehlers oder den Typ einer abgelehnten Datei: keine Dateinamen und keine Texte. Der Server antwortet und vergisst es. Sie können Vorschläge am Fuß jeder Seite ausschalten.',
  'For the administrators of this site.': 'Für die Administratoren dieser Website.',
  'For very small print and large formats. A4 becomes {width} × {height} pixels.':
    'Für sehr kleine Schrift und große Formate. A4 wird {width} × {height} Pixel groß.',
  'For websites that take only some. Empty: those shown.':
    'Für Websites, die nur einige annehmen. Leer: die angezeigten.',
  'For you to decide': 'Zur Entscheidung für Sie',
  'For your own programs: every tool is a call, described at <link>/api/docs</link>. A key makes up to {apiKeyCallsPerMinute} calls a minute.':
    'Für Ihre eigenen Programme: Jedes Werkzeug ist ein Aufruf, beschrieben unter <link>/api/docs</link>. Ein Schlüssel erlaubt bis zu {apiKeyCallsPerMinute} Aufrufe pro Minute.',
  'For yourself': 'Für Sie selbst',
  'For “Bookmarks”: 1 splits at the top entries only, 2 at theirs, too.':
    'Für „Lesezeichen“: 1 teilt nur bei den obersten Einträgen, 2 auch bei deren Untereinträgen.',
  'For “Every”: pages per file.': 'Für „Alle n Seiten“: Seiten pro Datei.',
  'For “Pages” and “Range”: puts all chosen pages into one file.':
    'Für „Seiten“ und „Bereich“: setzt alle gewählten Seiten in eine Datei.',
  'For “Pages”: such as 1,3,5-7; 5- means from page 5 to the end.':
    'Für „Seiten“: zum Beispiel 1,3,5-7; 5- bedeutet von Seite 5 bis zum Ende.',
  'For “Range”: such as 1-3,4-6.': 'Für „Bereich“: zum Beispiel 1-3,4-6.',
  'For “Size”. A single page over the limit becomes its own file.':
    'Für „Größe“. Eine einzelne Seite über der Grenze wird eine eigene Datei.',
  Forbidden: 'Untersagt',
  'Forget it': 'Vergessen',
  'Forgot password?': 'Passwort vergessen?',
  'Forgot your password?': 'Passwort vergessen?',
  'Forgot your password? <pageLink>Get a link by email</pageLink>. Two-factor sign-in, passkeys, your sessions, your data and account deletion are on the account page.':
    'Passwort vergessen? <pageLink>Link per E-Mail erhalten</pageLink>. Zwei-Faktor-Anmeldung, Passkeys, Ihre Sitzungen, Ihre Daten und die Kontolöschung finden Sie auf der Kontoseite.',
  'Forgotten password': 'Vergessenes Passwort',
  Form: 'Formular',
  'Form feed': 'Seitenvorschub',
  'Form fields of page {page}': 'Formularfelder von Seite {page}',
  Formal: 'Formell',
  'Formal texts do without exclamation marks.': 'Förmliche Texte kommen ohne Ausrufezeichen aus.',
  'Formal texts write it out.': 'Förmliche Texte schreiben es aus.',
  'Formality must be default, formal or informal.': 'Die Förmlichkeit muss default, formal oder informal sein.',
  Format: 'Format',
  'Format must be docx, pdf, txt or md.': 'Das Format muss docx, pdf, txt oder md sein.',
  'Format must be keep, jpeg, png or webp.': 'Das Format muss keep, jpeg, png oder webp sein.',
  'Format must be keep, jpeg, png, webp or avif.': 'Das Format muss keep, jpeg, png, webp oder avif sein.',
  'Format must be one of {choices}.': 'Format muss eines von {choices} sein.',
  'Format must be {replace}.': 'Das Format muss {replace} sein.',
  Found: 'Gefunden',
  'Found by the model {model}.': 'Vom Modell {model} gefunden.',
  'Found hardly any noise': 'Kaum Rauschen gefunden',
  'Found. Hold still': 'Gefunden. Stillhalten',
  'Four hues a quarter apart.': 'Vier Farbtöne im Abstand eines Viertels.',
  "Free days are for once. When you begin a trial, we keep keyed hashes of your card's fingerprint (the payment service's name for its number) and of your email address for two years, and of your network address for 30 days, also after you delete your account. They tell nobody who you are; a new trial with the same card, address or network is recognised by them. No other use is made of them.":
    'Kostenlose Tage gibt es einmal. Wenn Sie eine Testphase beginnen, bewahren wir mit Schlüssel gebildete Hashes des Fingerabdrucks Ihrer Karte (so nennt der Zahlungsdienst deren Nummer) und Ihrer E-Mail-Adresse zwei Jahre lang auf, und Ihrer Netzwerkadresse 30 Tage lang, auch nachdem Sie Ihr Konto gelöscht haben. Sie verraten niemandem, wer Sie sind; eine neue Testphase mit derselben Karte, Adresse oder demselben Netz wird daran erkannt. Sie werden zu nichts anderem verwendet.',
  'Free software under the MIT licence: one command starts the whole site on your own machine.':
    'Freie Software unter der MIT-Lizenz: Ein Befehl startet die ganze Website auf Ihrem eigenen Rechner.',
  'Free trial until {trialEnd}, then {price}.': 'Kostenlose Testphase bis {trialEnd}, danach {price}.',
  'Free users': 'Free-Nutzer',
  'Frequently asked questions': 'Häufig gestellte Fragen',
  Friendly: 'Freundlich',
  From: 'Von',
  'From 0 to 100, if you know it.': 'Von 0 bis 100, falls Sie ihn kennen.',
  'From 1 to 10.': 'Von 1 bis 10.',
  'From 1 to {pageCount}.': 'Von 1 bis {pageCount}.',
  'From CSV': 'Aus CSV',
  'From an image': 'Aus einem Bild',
  'From {min} to {max}.': 'Von {min} bis {max}.',
  'From:': 'Von:',
  Front: 'Vorderseite',
  'Front, then back: both on one A4 page in true size.':
    'Vorderseite, dann Rückseite: beide in Originalgröße auf einer A4-Seite.',
  'Full stop': 'Punkt',
  'Further types': 'Weitere Arten',
  'Further types must be named with commas between them, each once: denoise,upscale.':
    'Weitere Arten müssen mit Kommas dazwischen genannt werden, jede einmal: denoise,upscale.',
  'Further types, in order, with commas between them. All are done in one run, without a loss in between.':
    'Weitere Arten, der Reihe nach, mit Kommas dazwischen. Alle werden in einem Durchgang ausgeführt, ohne Verlust dazwischen.',
  'General application': 'Initiativbewerbung',
  'General question': 'Allgemeine Frage',
  'General questions': 'Allgemeine Fragen',
  'General questions within {general}, technical ones within {technical}, questions about payment within {billing}.':
    'Allgemeine Fragen innerhalb von {general}, technische innerhalb von {technical}, Fragen zur Zahlung innerhalb von {billing}.',
  Generate: 'Erzeugen',
  'Generate PDF': 'PDF erstellen',
  'Generate QR code': 'QR-Code erzeugen',
  'Generate passphrase': 'Passphrase erzeugen',
  'Generate password': 'Passwort erzeugen',
  'Generate strong random passwords and passphrases in your browser. Length, character types, minimums, look-alikes, many at once, entropy in bits. Nothing is sent.':
    'Starke zufällige Passwörter und Passphrasen im Browser erzeugen. Länge, Zeichenarten, Mindestzahlen, ähnliche Zeichen, viele auf einmal, Entropie in Bit. Nichts wird gesendet.',
  'Generated passphrase': 'Erzeugte Passphrase',
  'Generated password': 'Erzeugtes Passwort',
  'Generating…': 'Wird erstellt …',
  'Georgian (old)': 'Georgisch (alt)',
  German: 'Deutsch',
  'German (Fraktur)': 'Deutsch (Fraktur)',
  'Get Pro': 'Pro holen',
  'Get a link by email to choose a new password.': 'Einen Link per E-Mail erhalten, um ein neues Passwort zu wählen.',
  'Get {plan}': '{plan} holen',
  'Getting Started': 'Erste Schritte',
  'Give Pro': 'Pro geben',
  'Give it colours, shapes and a logo': 'Geben Sie ihm Farben, Formen und ein Logo',
  'Give this site the settings below, with your provider’s servers and your own password, and start it again. The blanks in an app password do not matter for IMAP_PASSWORD; in an address, leave them out.':
    'Geben Sie dieser Website die Einstellungen unten, mit den Servern Ihres Anbieters und Ihrem eigenen Passwort, und starten Sie sie neu. Die Leerzeichen in einem App-Passwort spielen bei IMAP_PASSWORD keine Rolle; in einer Adresse lassen Sie sie weg.',
  'Give {username} Pro?': '{username} Pro geben?',
  Glossary: 'Glossar',
  'Glossary ({count})': 'Glossar ({count})',
  Go: 'Los',
  'Go back': 'Zurück',
  'Go on': 'Weiter',
  'Go on with this text': 'Mit diesem Text weitermachen',
  'Go on without': 'Ohne weitermachen',
  'Go on without it<span> and remove {name}</span>': 'Ohne sie weitermachen<span> und {name} entfernen</span>',
  'Go to Satchel': 'Zu Satchel',
  'Go to page': 'Gehe zu Seite',
  'Go to the blog': 'Zum Blog',
  'Go to the home page': 'Zur Startseite',
  'Go to your account': 'Zu Ihrem Konto',
  Goal: 'Ziel',
  'Goal reached': 'Ziel erreicht',
  'Goal reached, {amount} more': 'Ziel erreicht, {amount} mehr',
  Gold: 'Gold',
  'Gone: {gonePages}': 'Verschwunden: {gonePages}',
  'Good must be true or false.': 'Good muss true oder false sein.',
  'Good: keep it somewhere safe. Without it nobody can open the ZIP, not even this site.':
    'Gut: Bewahren Sie es sicher auf. Ohne dieses Passwort kann niemand das ZIP öffnen, nicht einmal diese Website.',
  Gradient: 'Verlauf',
  'Grammar & Spelling': 'Grammatik und Rechtschreibung',
  'Grammar, clarity, tone': 'Grammatik, Klarheit, Ton',
  Gray: 'Grau',
  'Gray must be true or false.': 'Grau muss true oder false sein.',
  Grayscale: 'Graustufen',
  'Grayscale must be true or false.': 'Graustufen muss true oder false sein.',
  Greek: 'Griechisch',
  Green: 'Grün',
  'Groups of calls': 'Gruppen von Aufrufen',
  'Größe becomes groesse.': 'Größe wird zu groesse.',
  'Guest Wi-Fi': 'Gäste-WLAN',
  'Guests join without typing.': 'Gäste verbinden sich ohne Tippen.',
  'Guides to PDFs, images, scans and passwords: what happens inside the files, and how to get what you want.':
    'Anleitungen zu PDFs, Bildern, Scans und Passwörtern: was in den Dateien geschieht und wie Sie bekommen, was Sie möchten.',
  'H: 30% may be damaged': 'H: 30 % dürfen beschädigt sein',
  'HEIC images cannot be read on this server. Please convert this one to JPEG first, for example by exporting it from Photos.':
    'HEIC-Bilder können auf diesem Server nicht gelesen werden. Bitte wandeln Sie dieses zuerst in JPEG um, zum Beispiel durch Exportieren aus der App „Fotos“.',
  HEX: 'HEX',
  HTML: 'HTML',
  'Hard to tell apart:': 'Schwer zu unterscheiden:',
  Hardness: 'Härte',
  'Have one already? <link>Sign in</link>': 'Haben Sie schon eines? <link>Anmelden</link>',
  'Headers and footers were left out.': 'Kopf- und Fußzeilen wurden ausgelassen.',
  Heading: 'Überschrift',
  Headings: 'Überschriften',
  'Headings, lists, links and tables as plain text. Images are left out.':
    'Überschriften, Listen, Links und Tabellen als reiner Text. Bilder werden weggelassen.',
  'Headings, lists, links and tables as plain text; without images.':
    'Überschriften, Listen, Links und Tabellen als reiner Text; ohne Bilder.',
  'Headlines, icons': 'Überschriften, Symbole',
  Health: 'Zustand',
  Height: 'Höhe',
  'Height of the part to keep; 1 is all of it.': 'Höhe des zu behaltenden Teils; 1 ist alles.',
  'Hello {username},': 'Guten Tag {username},',
  'Hello! Ask me about a tool, a message you saw, your files or your account. I answer from what this site says about itself, and can pass you on to a person.':
    'Hallo! Fragen Sie mich nach einem Werkzeug, einer Meldung, Ihren Dateien oder Ihrem Konto. Ich antworte aus dem, was diese Website über sich selbst sagt, und kann Sie an einen Menschen weitergeben.',
  'Hello,': 'Guten Tag,',
  Help: 'Hilfe',
  'Help to make the small jobs around files quick, private and pleasant.':
    'Helfen Sie mit, die kleinen Aufgaben rund um Dateien schnell, privat und angenehm zu machen.',
  Helper: 'Helfer',
  'Hex colour': 'Hex-Farbe',
  'Hidden network': 'Verborgenes Netz',
  'Hide list of edits': 'Liste der Bearbeitungen ausblenden',
  'Hide pages': 'Seiten ausblenden',
  'Hide passphrase': 'Passphrase verbergen',
  'Hide password': 'Passwort verbergen',
  Highlight: 'Markieren',
  'Highlight all': 'Alle hervorheben',
  'Hints must be a list such as [{"keep":true,"points":[{"x":10,"y":12}]}], with size and hardness for a brush.':
    'Hinweise müssen eine Liste wie [{"keep":true,"points":[{"x":10,"y":12}]}] sein, mit size und hardness für einen Pinsel.',
  History: 'Verlauf',
  'History ({count})': 'Verlauf ({count})',
  Hits: 'Treffer',
  'Hold a code in front of the camera.': 'Halten Sie einen Code vor die Kamera.',
  'Hold still': 'Stillhalten',
  'Hold the back of the card in front of the camera, on a background of another colour':
    'Halten Sie die Rückseite der Karte vor die Kamera, auf einem andersfarbigen Hintergrund',
  'Hold the card in front of the camera, on a background of another colour':
    'Halten Sie die Karte vor die Kamera, auf einem andersfarbigen Hintergrund',
  'Hold the front of the card in front of the camera, on a background of another colour':
    'Halten Sie die Vorderseite der Karte vor die Kamera, auf einem andersfarbigen Hintergrund',
  'Hold the open book in front of the camera, on a background of another colour':
    'Halten Sie das offene Buch vor die Kamera, auf einem andersfarbigen Hintergrund',
  'Hold the page in front of the camera, on a background of another colour':
    'Halten Sie die Seite vor die Kamera, auf einem andersfarbigen Hintergrund',
  'Hold the receipt in front of the camera, on a background of another colour':
    'Halten Sie den Kassenbon vor die Kamera, auf einem andersfarbigen Hintergrund',
  'Hold to compare': 'Zum Vergleichen gedrückt halten',
  'Host, with its subdomains': 'Host, mit seinen Subdomains',
  'How a phone hands photos to a page that is open on a computer.':
    'Wie ein Handy Fotos an eine Seite übergibt, die auf einem Computer offen ist.',
  'How can I keep or share a palette?': 'Wie kann ich eine Palette behalten oder teilen?',
  'How dark, 0 to 100; 0 is none.': 'Wie dunkel, 0 bis 100; 0 ist keiner.',
  'How do I follow my ticket?': 'Wie verfolge ich mein Ticket?',
  'How do I get Pro?': 'Wie bekomme ich Pro?',
  'How do I know that a summary is right?': 'Woher weiß ich, dass eine Zusammenfassung stimmt?',
  'How do I know that nothing looks worse?': 'Woher weiß ich, dass nichts schlechter aussieht?',
  'How do I make many at once?': 'Wie erstelle ich viele auf einmal?',
  'How do you know that a code scans?': 'Woher wissen Sie, dass ein Code lesbar ist?',
  'How does the free trial work?': 'Wie funktioniert die kostenlose Testphase?',
  'How hard to compress. Lossless changes no pixel.': 'Wie stark komprimiert wird. Verlustfrei ändert kein Pixel.',
  'How is the reading time calculated?': 'Wie wird die Lesezeit berechnet?',
  'How it is set up': 'Wie es eingerichtet wird',
  'How it works': 'So funktioniert es',
  'How large are the parts?': 'Wie groß sind die Teile?',
  'How large should I print it?': 'Wie groß soll ich ihn drucken?',
  'How long it takes to guess': 'Wie lange das Erraten dauert',
  'How long should it be?': 'Wie lang sollte es sein?',
  'How many passphrases': 'Anzahl der Passphrasen',
  'How many passwords': 'Anzahl der Passwörter',
  'How safe is a ZIP with a password?': 'Wie sicher ist ein ZIP mit Passwort?',
  'How soon do you answer?': 'Wie schnell antworten Sie?',
  'How soon we answer, and when somebody is in the office.': 'Wie schnell wir antworten und wann jemand im Büro ist.',
  'How strong, 1 to 100.': 'Wie stark, 1 bis 100.',
  'How strongly shadows, stains and noise are removed.': 'Wie stark Schatten, Flecken und Rauschen entfernt werden.',
  'How things work here, and what to do when they do not.':
    'Wie die Dinge hier funktionieren und was zu tun ist, wenn sie es nicht tun.',
  'How to sign': 'Art der Unterschrift',
  'How to use it': 'So wird es verwendet',
  'How to use the tools, which files they take, what to do when something fails, and what happens to your files.':
    'Wie Sie die Werkzeuge verwenden, welche Dateien sie annehmen, was zu tun ist, wenn etwas fehlschlägt, und was mit Ihren Dateien geschieht.',
  Hyphen: 'Bindestrich',
  'I am sorry that my answers did not help. I have passed this on to our team as ticket {number}.':
    'Es tut mir leid, dass meine Antworten nicht geholfen haben. Ich habe dies als Ticket {number} an unser Team weitergegeben.',
  'I forgot my password': 'Ich habe mein Passwort vergessen',
  'I have saved them': 'Ich habe sie gespeichert',
  "I'm having trouble responding right now.": 'Ich kann gerade nicht richtig antworten.',
  "I'm sorry, I couldn't process that request.": 'Es tut mir leid, ich konnte diese Anfrage nicht verarbeiten.',
  'ID card': 'Ausweis',
  'ID card puts both sides on one A4 page in their true size; receipt makes a long, narrow page with strong contrast; business card reads the contact, for your address book; book cuts the two pages apart and flattens them.':
    'Ausweis setzt beide Seiten in Originalgröße auf eine A4-Seite; Kassenbon macht eine lange, schmale Seite mit starkem Kontrast; Visitenkarte liest den Kontakt für Ihr Adressbuch; Buch trennt die beiden Seiten und glättet sie.',
  'Icons, borders': 'Symbole, Ränder',
  'Id card': 'Ausweis',
  Identical: 'Identisch',
  'If a payment fails, we tell you and retry; if it keeps failing, the account returns to Starter.':
    'Wenn eine Zahlung fehlschlägt, teilen wir es Ihnen mit und versuchen es erneut; wenn sie weiter fehlschlägt, kehrt das Konto zu Starter zurück.',
  'If it has a date.': 'Falls es einen Termin hat.',
  'If it was not you, do not open the link: there is no account, and nothing happens.':
    'Wenn Sie das nicht waren, öffnen Sie den Link nicht: Es gibt kein Konto, und nichts geschieht.',
  'If that fails, it goes to an AI model on this server, and to nobody else.':
    'Falls das fehlschlägt, geht er an ein KI-Modell auf diesem Server und an niemanden sonst.',
  "If that fails, it goes to an AI model on this site's own network, and to nobody else.":
    'Falls das fehlschlägt, geht er an ein KI-Modell im eigenen Netz dieser Website und an niemanden sonst.',
  'If that fails, it goes to {provider}.': 'Falls das fehlschlägt, geht er an {provider}.',
  'If there is an account with this address, we have sent it a link for a new password.':
    'Falls es ein Konto mit dieser Adresse gibt, haben wir einen Link für ein neues Passwort dorthin gesendet.',
  'If you apply for a job, the operator of this site keeps your name, your email address, your message and your CV for {applicationLifetime}. Only administrators can open a CV, and each time is recorded.':
    'Wenn Sie sich auf eine Stelle bewerben, bewahrt der Betreiber dieser Website Ihren Namen, Ihre E-Mail-Adresse, Ihre Nachricht und Ihren Lebenslauf {applicationLifetime} lang auf. Nur Administratoren können einen Lebenslauf öffnen, und jedes Mal wird protokolliert.',
  'If you ask for the newsletter, we keep your email address and the day you confirmed it, and use them for nothing else. Every issue has a link to leave, which deletes your address. An address that is not confirmed is deleted after 7 days.':
    'Wenn Sie den Newsletter anfordern, bewahren wir Ihre E-Mail-Adresse und den Tag Ihrer Bestätigung auf und verwenden sie für nichts anderes. Jede Ausgabe hat einen Link zum Abbestellen, der Ihre Adresse löscht. Eine nicht bestätigte Adresse wird nach 7 Tagen gelöscht.',
  'If you asked for the newsletter, confirm that this address is yours. If not, close this page.':
    'Wenn Sie den Newsletter angefordert haben, bestätigen Sie, dass diese Adresse Ihre ist. Wenn nicht, schließen Sie diese Seite.',
  'If you could care less, you do care.': 'Wem etwas weniger egal sein könnte, dem ist es nicht egal.',
  'If you have a passkey, sign in with it. You do not need your password.':
    'Wenn Sie einen Passkey haben, melden Sie sich damit an. Sie brauchen Ihr Passwort dann nicht.',
  "If you registered here or changed your account's address, confirm that the address is yours. If not, close this page.":
    'Wenn Sie sich hier registriert oder die Adresse Ihres Kontos geändert haben, bestätigen Sie, dass die Adresse Ihre ist. Wenn nicht, schließen Sie diese Seite.',
  Image: 'Bild',
  'Image Compressor': 'Bilder komprimieren',
  'Image Resized Successfully!': 'Bildgröße erfolgreich geändert!',
  'Image Resizer': 'Bildgröße ändern',
  'Image Tools': 'Bildwerkzeuge',
  'Image or PDF': 'Bild oder PDF',
  'Image {number} has more than {maxMegapixels} megapixels, which is the limit. Please make it smaller first.':
    'Bild {number} hat mehr als {maxMegapixels} Megapixel, was die Grenze ist. Bitte verkleinern Sie es zuerst.',
  'Image {number} is damaged or incomplete and cannot be read. Please export or download it again.':
    'Bild {number} ist beschädigt oder unvollständig und kann nicht gelesen werden. Bitte exportieren Sie es erneut oder laden Sie es erneut herunter.',
  'Image {number} of {count}': 'Bild {number} von {count}',
  'Image {number} uses {what}, which PDF cannot hold. Please save it as an ordinary JPEG or PNG.':
    'Bild {number} verwendet {what}, was ein PDF nicht aufnehmen kann. Bitte speichern Sie es als gewöhnliches JPEG oder PNG.',
  Images: 'Bilder',
  'Images Resized Successfully!': 'Bildgrößen erfolgreich geändert!',
  'Images and PDFs get smaller and keep their format; every other file becomes a ZIP.':
    'Bilder und PDFs werden kleiner und behalten ihr Format; jede andere Datei wird zu einem ZIP.',
  'Images are reduced to the resolution their place on the page needs, fonts are reduced to the characters in use, and everything is repacked. Text stays text; links, bookmarks, forms, tags and attachments stay as they are.':
    'Bilder werden auf die Auflösung reduziert, die ihr Platz auf der Seite braucht, Schriften auf die verwendeten Zeichen, und alles wird neu gepackt. Text bleibt Text; Links, Lesezeichen, Formulare, Tags und Anhänge bleiben, wie sie sind.',
  'Images cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Bilder können hier nicht zu {asked} werden, nur zu {possible}. Der Typ richtet sich nach dem Inhalt, nicht nach dem Namen.',
  'Images in order': 'Bilder in Reihenfolge',
  'Images in shades of grey.': 'Bilder in Graustufen.',
  'Images of pages': 'Bilder von Seiten',
  'Images only, animations included. Smaller ones stay as they are.':
    'Nur Bilder, auch Animationen. Kleinere bleiben, wie sie sind.',
  'Images stay sharp in print (220 per inch).': 'Bilder bleiben im Druck scharf (220 pro Zoll).',
  'Images to other formats or PDF, documents to PDF and each other, PDFs to images or text.':
    'Bilder in andere Formate oder PDF, Dokumente in PDF und ineinander, PDFs in Bilder oder Text.',
  'Images with marked scratches': 'Bilder mit markierten Kratzern',
  'Immediately and permanently.': 'Sofort und endgültig.',
  'Improve text': 'Text verbessern',
  'Improved light and colours': 'Licht und Farben verbessert',
  'Improved text': 'Verbesserter Text',
  'Improvement Failed': 'Verbesserung fehlgeschlagen',
  'Improvement type': 'Art der Verbesserung',
  Improving: 'Wird verbessert',
  'Improving…': 'Wird verbessert …',
  'In Progress': 'In Arbeit',
  'In a hurry? <button>Chat with AI Assistant</button>': 'Eilig? <button>Mit dem KI-Assistenten chatten</button>',
  'In conversations, last 24 hours': 'In Unterhaltungen, letzte 24 Stunden',
  'In line': 'In der Warteschlange',
  'In numbers': 'In Zahlen',
  'In sentences, Anna and Paris stay as they are.': 'In Sätzen bleiben Anna und Paris, wie sie sind.',
  'In short': 'Kurz gesagt',
  'In the bag': 'In der Tasche',
  'In the file': 'In der Datei',
  'In the last 30 days, half of all people had their first answer within {time}.':
    'In den letzten 30 Tagen hatte die Hälfte aller Personen ihre erste Antwort innerhalb von {time}.',
  'In this order: {order}. The photo is saved only once.':
    'In dieser Reihenfolge: {order}. Das Foto wird nur einmal gespeichert.',
  'In turn': 'Der Reihe nach',
  'In your text, but no longer here: {lost}.': 'In Ihrem Text, aber hier nicht mehr: {lost}.',
  Included: 'Enthalten',
  Indian: 'Indisch',
  Informal: 'Informell',
  'Inner colour': 'Innere Farbe',
  'Insert a PDF after page {after}': 'PDF nach Seite {after} einfügen',
  'Insert a blank page after page {after}': 'Leere Seite nach Seite {after} einfügen',
  'Insertion mark': 'Einfügemarke',
  Inside: 'Innerhalb',
  'Instagram caption': 'Instagram-Bildunterschrift',
  'Instagram portrait': 'Instagram Hochformat',
  'Instagram square': 'Instagram quadratisch',
  'Into a PDF': 'In ein PDF',
  'Into one PDF': 'In ein gemeinsames PDF',
  Invalid: 'Ungültig',
  'Invalid File': 'Ungültige Datei',
  'Invalid File Type': 'Ungültiger Dateityp',
  'Invalid URL': 'Ungültige URL',
  'Invalid file': 'Ungültige Datei',
  'Invalid file type': 'Ungültiger Dateityp',
  'Invalid response format: the server did not send a result. Try again.':
    'Ungültiges Antwortformat: Der Server hat kein Ergebnis gesendet. Versuchen Sie es erneut.',
  Invitation: 'Einladung',
  Invoice: 'Rechnung',
  Invoices: 'Rechnungen',
  'Is erased text really gone?': 'Ist entfernter Text wirklich weg?',
  'Is my image uploaded when I take colours from it?': 'Wird mein Bild hochgeladen, wenn ich Farben daraus nehme?',
  'Is my list still there after a reload?': 'Ist meine Liste nach dem Neuladen noch da?',
  'Is my text stored?': 'Wird mein Text gespeichert?',
  'Is reading scanned pages counted?': 'Zählt das Lesen gescannter Seiten mit?',
  'Is the password sent anywhere?': 'Wird das Passwort irgendwohin gesendet?',
  'Is the text of the PDF the text I corrected?': 'Ist der Text des PDFs der Text, den ich korrigiert habe?',
  'It cannot be made smaller at this level.': 'Es lässt sich auf dieser Stufe nicht verkleinern.',
  'It contains programs or starts other files. They never run here and are left out of results.':
    'Es enthält Programme oder startet andere Dateien. Sie laufen hier nie und werden in Ergebnissen weggelassen.',
  'It could not be checked': 'Er konnte nicht geprüft werden',
  'It could not be loaded. Check your connection, then reload the page.':
    'Er konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu.',
  'It counts, lets you delete your files, and identifies you nowhere else.':
    'Es zählt, lässt Sie Ihre Dateien löschen und identifiziert Sie nirgendwo sonst.',
  'It does not scan reliably': 'Er ist nicht zuverlässig lesbar',
  'It does not scan reliably. {advice}': 'Er ist nicht zuverlässig lesbar. {advice}',
  'It fills the whole background.': 'Es füllt den ganzen Hintergrund.',
  'It goes to {confirmed}, 50 a minute. You can stop it, but not take back what was sent.':
    'Er geht an {confirmed}, 50 pro Minute. Sie können ihn anhalten, aber Gesendetes nicht zurückholen.',
  'It has a password, so where it leads is not shown.':
    'Er hat ein Passwort, daher wird nicht gezeigt, wohin er führt.',
  'It has all your changes.': 'Es enthält alle Ihre Änderungen.',
  'It has many pages but no outline to navigate by.': 'Es hat viele Seiten, aber keine Gliederung zum Navigieren.',
  'It has one. Empty: it stays.': 'Es gibt eines. Leer: Es bleibt.',
  'It has what you put into the form. {note}': 'Er enthält, was Sie in das Formular eingeben. {note}',
  'It has your changes, apart from these.': 'Es enthält Ihre Änderungen, außer diesen.',
  "It is 'biased'.": 'Es heißt „biased“.',
  "It is 'supposed to'.": 'Es heißt „supposed to“.',
  "It is 'used to'.": 'Es heißt „used to“.',
  'It is a scan: its text cannot be searched or copied. Text recognition makes it searchable.':
    'Es ist ein Scan: Sein Text lässt sich nicht durchsuchen oder kopieren. Texterkennung macht ihn durchsuchbar.',
  'It is damaged and was repaired on opening. Split or merge it once to get a sound file.':
    'Es ist beschädigt und wurde beim Öffnen repariert. Teilen Sie es einmal oder fügen Sie es einmal zusammen, um eine einwandfreie Datei zu erhalten.',
  'It is damaged: to have it repaired, merge it alone with the PDF Merger.':
    'Sie ist beschädigt: Um sie reparieren zu lassen, öffnen Sie sie allein in „PDF zusammenfügen“.',
  'It is in your downloads.': 'Es liegt in Ihren Downloads.',
  'It is large for its number of pages. Compressing it makes it quicker to send and to open.':
    'Es ist groß für seine Seitenzahl. Komprimiert lässt es sich schneller senden und öffnen.',
  'It is locked with a password. Enter it to go on; it is used for this file only and never stored.':
    'Es ist mit einem Passwort gesperrt. Geben Sie es ein, um weiterzumachen; es wird nur für diese Datei verwendet und nie gespeichert.',
  'It is never sent. Switching it off clears it.': 'Er wird nie gesendet. Ausschalten löscht ihn.',
  'It is on': 'Sie ist eingeschaltet',
  'It is one program, in one language, with one command to start it. That keeps it small enough to be understood by a few people, and to be run by one.':
    'Es ist ein Programm, in einer Sprache, mit einem Befehl zum Starten. Das hält es klein genug, um von wenigen Menschen verstanden und von einem betrieben zu werden.',
  'It is removed unless you choose to keep it. Orientation and colours stay right either way: the rotation is applied to the image itself.':
    'Sie werden entfernt, sofern Sie sie nicht behalten möchten. Ausrichtung und Farben stimmen in jedem Fall: Die Drehung wird auf das Bild selbst angewendet.',
  'It is right': 'Es stimmt',
  'It is signed. Every change makes the signature invalid, so keep the original.':
    'Es ist signiert. Jede Änderung macht die Signatur ungültig, behalten Sie also das Original.',
  'It is spelled like this.': 'So wird es geschrieben.',
  'It leads to a site that the operator of this site has blocked.':
    'Er führt zu einer Website, die der Betreiber dieser Website gesperrt hat.',
  'It may call': 'Er darf aufrufen',
  'It needs the package requests.': 'Er braucht das Paket requests.',
  'It now costs {price}. The unused part of your current period is credited.':
    'Es kostet jetzt {price}. Der ungenutzte Teil Ihres laufenden Zeitraums wird gutgeschrieben.',
  'It replaces your current password and signs you out on every device.':
    'Es ersetzt Ihr aktuelles Passwort und meldet Sie auf jedem Gerät ab.',
  "It said: '{line}'": 'Er meldete: „{line}“',
  'It says what it did': 'Sagt, was es getan hat',
  'It scans': 'Er ist lesbar',
  'It scans.': 'Er ist lesbar.',
  'It stays as it is, byte for byte: edits are added at its end. Every edited page is compared with the original outside of the edits.':
    'Er bleibt Byte für Byte, wie er ist: Bearbeitungen werden am Ende angefügt. Jede bearbeitete Seite wird außerhalb der Bearbeitungen mit dem Original verglichen.',
  'It stays. Only the lines you change are set anew, at their place, in their own font, size and colour. A line that has become too long goes on in the next line of its paragraph.':
    'Es bleibt. Nur die Zeilen, die Sie ändern, werden neu gesetzt, an ihrem Platz, in ihrer eigenen Schrift, Größe und Farbe. Eine zu lang gewordene Zeile geht in der nächsten Zeile ihres Absatzes weiter.',
  'It takes no fields.': 'Er nimmt keine Felder an.',
  'It unpacks to {bytes}; at most {maxUnpackedBytes} are unpacked at a time.':
    'Es wird entpackt {bytes} groß; höchstens {maxUnpackedBytes} werden auf einmal entpackt.',
  'It was read back and scans.': 'Er wurde zurückgelesen und ist lesbar.',
  'It words the automatic answers, from this site’s help.':
    'Er formuliert die automatischen Antworten aus der Hilfe dieser Website.',
  'It works for {days, plural, one {# day} other {# days}}. If it was not you, do nothing: you get no newsletter, and your address is deleted by then.':
    'Er funktioniert {days, plural, one {# Tag} other {# Tage}} lang. Wenn Sie das nicht waren, tun Sie nichts: Sie bekommen keinen Newsletter, und Ihre Adresse wird bis dahin gelöscht.',
  'It works once, within {days, plural, one {# day} other {# days}} of your registration. The account gets the password that was chosen then. Without confirmation, what was entered is removed after {days, plural, one {# day} other {# days}}.':
    'Er funktioniert einmal, innerhalb von {days, plural, one {# Tag} other {# Tagen}} nach Ihrer Registrierung. Das Konto bekommt das Passwort, das dabei gewählt wurde. Ohne Bestätigung wird das Eingegebene nach {days, plural, one {# Tag} other {# Tagen}} entfernt.',
  'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If it was not you, do not open it: you would give your address to the account of somebody else. Otherwise nothing happens.':
    'Er funktioniert einmal, innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} nach Ihrer Anfrage. Wenn Sie das nicht waren, öffnen Sie ihn nicht: Sie würden Ihre Adresse dem Konto eines anderen geben. Sonst geschieht nichts.',
  'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If this was not you, ignore this message: nothing happens.':
    'Er funktioniert einmal, innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} nach Ihrer Anfrage. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Nichts geschieht.',
  'It works once, within {minutes, plural, one {# minute} other {# minutes}} of your request. If you did not ask for it, ignore this message: your password stays as it is.':
    'Er funktioniert einmal, innerhalb von {minutes, plural, one {# Minute} other {# Minuten}} nach Ihrer Anfrage. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
  'It would unpack from {archiveBytes} to {bytes}, as decompression bombs do. It cannot be unpacked as a whole.':
    'Es würde von {archiveBytes} auf {bytes} entpackt, wie es bei Dekompressionsbomben der Fall ist. Es kann nicht als Ganzes entpackt werden.',
  'Italian (old)': 'Italienisch (alt)',
  Italic: 'Kursiv',
  'Its colour cannot be changed here.': 'Die Farbe lässt sich hier nicht ändern.',
  'Its colour is noted, but it is drawn by a picture of its own, which stays.':
    'Ihre Farbe ist vermerkt, aber sie wird durch ein eigenes Bild dargestellt, das bleibt.',
  'Its colours are still in it.': 'Ihre Farben sind noch enthalten.',
  'Its edges are found when it is processed.': 'Die Ränder werden bei der Verarbeitung gesucht.',
  'Its form is of a kind (XFA) that only Adobe Reader shows in full.':
    'Sein Formular ist von einer Art (XFA), die nur Adobe Reader vollständig anzeigt.',
  'Its maker has deleted it.': 'Wer ihn erstellt hat, hat ihn gelöscht.',
  'Its maker has paused it. Please try again later, or ask them.':
    'Wer ihn erstellt hat, hat ihn pausiert. Bitte versuchen Sie es später erneut oder fragen Sie dort nach.',
  'Its maker set a time for it, which is over. Please ask them for a new one.':
    'Wer ihn erstellt hat, hat eine Frist dafür gesetzt, die vorbei ist. Bitte fragen Sie dort nach einem neuen.',
  'Its maker set how often it works. Please ask them for a new one.':
    'Wer ihn erstellt hat, hat festgelegt, wie oft er funktioniert. Bitte fragen Sie dort nach einem neuen.',
  'Its metadata is still in it.': 'Ihre Metadaten sind noch enthalten.',
  'Its number is <strong>{number}</strong>. The answer will be on <link>the page of your ticket</link>, where you can also add something.':
    'Ihre Nummer ist <strong>{number}</strong>. Die Antwort wird auf <link>der Seite Ihres Tickets</link> stehen, wo Sie auch etwas ergänzen können.',
  'Its number is {number}. Keep <a>the page of your application</a>: you can read our answer and write to us there.':
    'Ihre Nummer ist {number}. Bewahren Sie <a>die Seite Ihrer Bewerbung</a> auf: Dort können Sie unsere Antwort lesen und uns schreiben.',
  'Its owner has restricted what may be done with it. Please respect that when you pass it on.':
    'Der Eigentümer hat eingeschränkt, was damit getan werden darf. Bitte beachten Sie das, wenn Sie es weitergeben.',
  'Its pages are empty or hold only images.': 'Die Seiten sind leer oder enthalten nur Bilder.',
  'Its pages cannot be shown here. {sentence} You can still try to convert it.':
    'Die Seiten können hier nicht angezeigt werden. {sentence} Sie können trotzdem versuchen, die Datei zu konvertieren.',
  'Its row asks for the password, which is used for this conversion only and never stored. The result has no password. PowerPoint before 2007 and a few rare kinds of locks cannot be opened; the row says so.':
    'Ihre Zeile fragt nach dem Passwort, das nur für diese Konvertierung verwendet und nie gespeichert wird. Das Ergebnis hat kein Passwort. PowerPoint vor 2007 und einige seltene Arten von Sperren lassen sich nicht öffnen; die Zeile sagt es dann.',
  'Its style stays.': 'Sein Stil bleibt.',
  'Its tables': 'Seine Tabellen',
  'Its text is part of a picture. Make it readable with the Document Scanner first, or write over it with the Visual PDF Editor.':
    'Ihr Text ist Teil eines Bildes. Machen Sie ihn zuerst mit dem Dokumentenscanner lesbar oder schreiben Sie mit dem visuellen PDF-Editor darüber.',
  JPEG: 'JPEG',
  'JPEG has no transparency and gets the colour.': 'JPEG hat keine Transparenz und bekommt die Farbe.',
  'JPEG has no transparency: it gets “Color”.': 'JPEG hat keine Transparenz: Es bekommt „Farbe“.',
  JPG: 'JPG',
  'JPG cannot be transparent, so the background is white.':
    'JPG kann nicht transparent sein, daher ist der Hintergrund weiß.',
  'JPG images': 'JPG-Bilder',
  JSON: 'JSON',
  'JSON feed': 'JSON-Feed',
  'Japanese (Shift_JIS)': 'Japanisch (Shift_JIS)',
  'Japanese (vertical)': 'Japanisch (vertikal)',
  'Job applications': 'Bewerbungen',
  'Job title': 'Position',
  Jobs: 'Aufträge',
  'Jobs are listed until their files are deleted. Whose they are and what their files are called is not shown.':
    'Aufträge werden aufgelistet, bis ihre Dateien gelöscht sind. Wem sie gehören und wie ihre Dateien heißen, wird nicht gezeigt.',
  'Jobs done': 'Erledigte Aufträge',
  'Joins a network.': 'Verbindet mit einem Netz.',
  KB: 'KB',
  Keep: 'Beibehalten',
  'Keep a history in this browser': 'Verlauf in diesem Browser aufbewahren',
  'Keep acronyms': 'Akronyme behalten',
  'Keep aspect ratio': 'Seitenverhältnis beibehalten',
  'Keep editing': 'Weiter bearbeiten',
  'Keep it in this browser': 'In diesem Browser behalten',
  'Keep metadata': 'Metadaten behalten',
  'Keep names': 'Namen behalten',
  'Keep one that has been leaked.': 'Eines behalten, das bekannt geworden ist.',
  'Keep this page open: a reload would lose {names}, because the file changed or was moved after you chose it.':
    'Lassen Sie diese Seite geöffnet: Beim Neuladen ginge {names} verloren, weil die Datei geändert oder verschoben wurde, nachdem Sie sie ausgewählt hatten.',
  'Keep this page open: a reload would lose {names}, because this browser has no more room for files.':
    'Lassen Sie diese Seite geöffnet: Beim Neuladen ginge {names} verloren, weil dieser Browser keinen Platz mehr für Dateien hat.',
  'Keep this page open: a reload would lose {names}, because this browser keeps nothing for this site (a private window, or storage is blocked).':
    'Lassen Sie diese Seite geöffnet: Beim Neuladen ginge {names} verloren, weil dieser Browser nichts für diese Website aufbewahrt (ein privates Fenster, oder der Speicher ist blockiert).',
  'Keep your password and API keys to yourself, and give an email address that reaches you. You answer for what is done with your account. You can delete it at any time on your <pageLink>account page</pageLink>.':
    'Behalten Sie Ihr Passwort und Ihre API-Schlüssel für sich und geben Sie eine E-Mail-Adresse an, unter der Sie erreichbar sind. Sie haften für das, was mit Ihrem Konto getan wird. Sie können es jederzeit auf Ihrer <pageLink>Kontoseite</pageLink> löschen.',
  'Keeping the aspect ratio must be true or false.': 'Seitenverhältnis beibehalten muss true oder false sein.',
  'Kept, or in {language}': 'Behalten oder auf {language}',
  'Kept: every page as it was, {things}.': 'Erhalten: jede Seite, wie sie war, {things}.',
  'Key revoked': 'Schlüssel widerrufen',
  Keywords: 'Schlüsselwörter',
  'Keywords, repeated phrases and how hard the text is to read.':
    'Schlüsselwörter, wiederholte Wendungen und wie schwer der Text zu lesen ist.',
  Kind: 'Art',
  'Kind of goal': 'Art des Ziels',
  'Korean (vertical)': 'Koreanisch (vertikal)',
  'L: 7% may be damaged': 'L: 7 % dürfen beschädigt sein',
  'Label on the box': 'Beschriftung auf dem Kasten',
  'Label on the box, if you want one': 'Beschriftung auf dem Kasten, falls gewünscht',
  Landscape: 'Querformat',
  Language: 'Sprache',
  'Language must be a code such as de or en.': 'Die Sprache muss ein Code wie de oder en sein.',
  'Language must be text.': 'Die Sprache muss Text sein.',
  Languages: 'Sprachen',
  "Languages must be a list of one to five language codes, such as 'eng' or 'eng,deu'.":
    'Sprachen müssen eine Liste von ein bis fünf Sprachcodes sein, zum Beispiel „eng“ oder „eng,deu“.',
  "Languages must be codes such as 'eng' or 'eng,deu'.": 'Sprachen müssen Codes wie „eng“ oder „eng,deu“ sein.',
  'Languages of the text': 'Sprachen des Textes',
  'Large text': 'Großer Text',
  'Larger pages': 'Größere Seiten',
  'Larger than before: the other format needs more for this image':
    'Größer als vorher: Das andere Format braucht für dieses Bild mehr',
  'Larger than the original, so it looks softer.': 'Größer als das Original, daher wirkt es weicher.',
  'Larger than the original: pixels will be invented, so it will look softer.':
    'Größer als das Original: Pixel werden erfunden, daher wirkt es weicher.',
  'Largest size': 'Höchstgröße',
  'Largest size of a file in MB': 'Höchstgröße einer Datei in MB',
  'Last 12 months': 'Letzte 12 Monate',
  'Last 24 hours': 'Letzte 24 Stunden',
  'Last 30 days': 'Letzte 30 Tage',
  'Last 7 days': 'Letzte 7 Tage',
  'Last audit ({day}): {findings, plural, one {# finding} other {# findings}} on {pages, plural, one {# page} other {# pages}}':
    'Letzte Prüfung ({day}): {findings, plural, one {# Befund} other {# Befunde}} auf {pages, plural, one {# Seite} other {# Seiten}}',
  'Last check': 'Letzte Prüfung',
  'Last escalation: none yet': 'Letzte Eskalation: noch keine',
  'Last escalation: {time}': 'Letzte Eskalation: {time}',
  'Last name': 'Nachname',
  'Last rated bad': 'Zuletzt schlecht bewertet',
  'Latest jobs': 'Neueste Aufträge',
  Latitude: 'Breitengrad',
  'Latitude must be a number from -90 to 90.': 'Der Breitengrad muss eine Zahl von -90 bis 90 sein.',
  'Lc {round}': 'Lc {round}',
  'Leads to': 'Führt zu',
  Leaf: 'Blatt',
  'Leave it': 'So lassen',
  'Leave it out<span> and remove {name}</span>': 'Auslassen<span> und {name} entfernen</span>',
  'Leave it to the page. It uses at least M, which survives 15% of dirt or damage, more wherever that costs no space, and H (30%) with a logo, because a logo covers a part of the code.':
    'Überlassen Sie es der Seite. Sie verwendet mindestens M, das 15 % Schmutz oder Schaden übersteht, mehr, wo es keinen Platz kostet, und H (30 %) mit einem Logo, weil ein Logo einen Teil des Codes verdeckt.',
  'Leave the newsletter': 'Newsletter abbestellen',
  'Leave with one click: {link}': 'Mit einem Klick abbestellen: {link}',
  'Leave your changes?': 'Ohne Speichern verlassen?',
  Leaves: 'Blätter',
  'Leaves out fillers, repetition and wordy phrases.':
    'Lässt Füllwörter, Wiederholungen und umständliche Wendungen weg.',
  'Leaves out the white paper, in PNG and WebP.': 'Lässt das weiße Papier weg, bei PNG und WebP.',
  'Leaves out the white, to put pages on other backgrounds.':
    'Lässt das Weiß weg, um Seiten auf andere Hintergründe zu setzen.',
  Left: 'Links',
  'Left edge of the part to keep, as a fraction of the width. Cropping comes first.':
    'Linke Kante des zu behaltenden Teils, als Bruchteil der Breite. Das Zuschneiden kommt zuerst.',
  'Left in the mailbox': 'Im Postfach gelassen',
  'Left open here': 'Hier offen geblieben',
  'Left open here {describeAge}: {names}.': 'Hier offen geblieben, {describeAge}: {names}.',
  'Left out': 'Ausgelassen',
  'Left out: {count, plural, one {# file} other {# files}}.':
    'Ausgelassen: {count, plural, one {# Datei} other {# Dateien}}.',
  'Left out: {name}.': 'Ausgelassen: {name}.',
  'Left there are newsletters, bounces and other programs’ emails.':
    'Dort bleiben Newsletter, Unzustellbarkeitsmeldungen und E-Mails anderer Programme.',
  Length: 'Länge',
  'Length must be a whole number from 4 to 50.': 'Die Länge muss eine ganze Zahl von 4 bis 50 sein.',
  'Length must be short, medium or long.': 'Die Länge muss short, medium oder long sein.',
  Less: 'Weniger',
  'Less grain, with the details kept.': 'Weniger Körnung, mit erhaltenen Details.',
  'Let a password manager remember and fill them in.': 'Lassen Sie einen Passwortmanager sie merken und eintragen.',
  'Let go, it is in the bag': 'Loslassen, schon ist es in der Tasche',
  'Let what follows stay': 'Folgendes stehen lassen',
  Letter: 'Letter',
  'Letters change case differently: Turkish i becomes İ, Dutch IJ is one letter, Greek capitals lose their accents, German ß becomes SS or ẞ. Turkish, Azerbaijani and Greek are recognised; you can choose the others.':
    'Buchstaben wechseln ihre Schreibweise unterschiedlich: Das türkische i wird zu İ, das niederländische IJ ist ein Buchstabe, griechische Großbuchstaben verlieren ihre Akzente, das deutsche ß wird zu SS oder ẞ. Türkisch, Aserbaidschanisch und Griechisch werden erkannt; die anderen können Sie wählen.',
  'Letters, digits and hyphens, 20 at most.': 'Buchstaben, Ziffern und Bindestriche, höchstens 20.',
  Level: 'Stufe',
  'Level must be lossless, light, balanced or strong.': 'Die Stufe muss lossless, light, balanced oder strong sein.',
  'Level must be store, fast, normal or best.': 'Die Stufe muss store, fast, normal oder best sein.',
  Light: 'Leicht',
  'Light or dark': 'Hell oder dunkel',
  'Light, contrast and colours.': 'Licht, Kontrast und Farben.',
  'Light: only evens the light': 'Leicht: gleicht nur das Licht aus',
  'Lighter photos, the same look': 'Leichtere Fotos, gleiches Aussehen',
  Limit: 'Grenze',
  Limits: 'Grenzen',
  'Limits of every tool per plan': 'Grenzen jedes Werkzeugs je Tarif',
  Line: 'Linie',
  'Line between before and after': 'Linie zwischen vorher und nachher',
  'Line on page {label}': 'Zeile auf Seite {label}',
  'Line {line}:': 'Zeile {line}:',
  'Line {line}: {problem}': 'Zeile {line}: {problem}',
  Linear: 'Linear',
  Lines: 'Zeilen',
  Link: 'Link',
  'Link changed': 'Link geändert',
  'Link not shortened': 'Link nicht gekürzt',
  'Link preview': 'Linkvorschau',
  'Link shortened!': 'Link gekürzt!',
  'LinkedIn banner': 'LinkedIn-Banner',
  'LinkedIn post': 'LinkedIn-Beitrag',
  Links: 'Links',
  'Links belong to your account, or to the visitor cookie below. A deleted link can be restored for a day; then its target and statistics are gone, and only its name stays, so that nobody else can take it over.':
    'Links gehören zu Ihrem Konto oder zum unten genannten Besucher-Cookie. Ein gelöschter Link kann einen Tag lang wiederhergestellt werden; danach sind sein Ziel und seine Statistik weg, und nur sein Name bleibt, damit niemand sonst ihn übernehmen kann.',
  'Links from a CSV file': 'Links aus einer CSV-Datei',
  'Links to deleted pages were removed, as they would lead nowhere.':
    'Links zu gelöschten Seiten wurden entfernt, da sie ins Leere führen würden.',
  'Links to pages that are in another part were removed, as they would lead nowhere.':
    'Links zu Seiten, die in einem anderen Teil sind, wurden entfernt, da sie ins Leere führen würden.',
  'Links to {host} are blocked on this site. If you think that is wrong, please contact its operator.':
    'Links zu {host} sind auf dieser Website gesperrt. Wenn Sie das für falsch halten, wenden Sie sich bitte an den Betreiber.',
  'Links, email addresses, numbers, quotations, code, tags and placeholders stay as they are, and so do names and line breaks.':
    'Links, E-Mail-Adressen, Zahlen, Zitate, Code, Tags und Platzhalter bleiben, wie sie sind, ebenso Namen und Zeilenumbrüche.',
  'List of edits': 'Liste der Bearbeitungen',
  Lithuanian: 'Litauisch',
  'Loading error - check console': 'Ladefehler – siehe Konsole',
  'Loading escalations...': 'Eskalationen werden geladen …',
  'Loading its usage…': 'Nutzung wird geladen …',
  'Loading marketing dashboard...': 'Marketing-Übersicht wird geladen …',
  'Loading the applications…': 'Bewerbungen werden geladen …',
  'Loading the articles…': 'Artikel werden geladen …',
  'Loading the audit…': 'Prüfung wird geladen …',
  'Loading the backlinks…': 'Backlinks werden geladen …',
  'Loading the blocked hosts…': 'Gesperrte Hosts werden geladen …',
  'Loading the call': 'Aufruf wird geladen',
  'Loading the calls': 'Aufrufe werden geladen',
  'Loading the calls…': 'Aufrufe werden geladen …',
  'Loading the content ideas…': 'Inhaltsideen werden geladen …',
  'Loading the conversations…': 'Unterhaltungen werden geladen …',
  'Loading the conversation…': 'Unterhaltung wird geladen …',
  'Loading the drafts…': 'Entwürfe werden geladen …',
  'Loading the editor': 'Der Editor wird geladen',
  'Loading the figures…': 'Kennzahlen werden geladen …',
  'Loading the form…': 'Formular wird geladen …',
  'Loading the jobs…': 'Aufträge werden geladen …',
  'Loading the links…': 'Links werden geladen …',
  'Loading the log…': 'Protokoll wird geladen …',
  'Loading the newsletter…': 'Newsletter wird geladen …',
  'Loading the pages…': 'Seiten werden geladen …',
  'Loading the payment form…': 'Zahlungsformular wird geladen …',
  'Loading the settings…': 'Einstellungen werden geladen …',
  'Loading the state of the mailbox…': 'Zustand des Postfachs wird geladen …',
  'Loading the state of the site…': 'Zustand der Website wird geladen …',
  'Loading the statistics…': 'Statistik wird geladen …',
  'Loading the templates…': 'Vorlagen werden geladen …',
  'Loading the text…': 'Text wird geladen …',
  'Loading the ticket…': 'Ticket wird geladen …',
  'Loading the tool': 'Das Werkzeug wird geladen',
  'Loading the users…': 'Benutzer werden geladen …',
  'Loading your account…': 'Ihr Konto wird geladen …',
  'Loading your counts…': 'Ihre Zähler werden geladen …',
  'Loading your invoices…': 'Ihre Rechnungen werden geladen …',
  'Loading your keys…': 'Ihre Schlüssel werden geladen …',
  'Loading your links…': 'Ihre Links werden geladen …',
  'Loading your passkeys…': 'Ihre Passkeys werden geladen …',
  'Loading your plan…': 'Ihr Tarif wird geladen …',
  'Loading your results…': 'Ihre Ergebnisse werden geladen …',
  'Loading your sessions…': 'Ihre Sitzungen werden geladen …',
  'Loading your tasks…': 'Ihre Aufgaben werden geladen …',
  'Loading your tickets…': 'Ihre Tickets werden geladen …',
  'Loading {name}…': '{name} wird geladen …',
  'Loading…': 'Wird geladen …',
  'Lock colour {number}': 'Farbe {number} festhalten',
  'Lock the colours you like and try again for the others':
    'Halten Sie die Farben fest, die Ihnen gefallen, und probieren Sie die anderen neu',
  Locked: 'Gesperrt',
  'Locked PDF': 'Gesperrtes PDF',
  'Locked and not deleted: {locked}.': 'Gesperrt und nicht gelöscht: {locked}.',
  'Locked with a password': 'Mit einem Passwort gesperrt',
  'Locks the content with AES-256. File names stay readable.':
    'Sperrt den Inhalt mit AES-256. Dateinamen bleiben lesbar.',
  'Logged out successfully': 'Erfolgreich abgemeldet',
  'Login Failed': 'Anmeldung fehlgeschlagen',
  Logo: 'Logo',
  'Logo: {name}': 'Logo: {name}',
  Logout: 'Abmelden',
  'Logout Failed': 'Abmeldung fehlgeschlagen',
  'Logs and counts': 'Protokolle und Zählungen',
  Long: 'Lang',
  'Long URL': 'Lange URL',
  'Longer, section by section': 'Länger, Abschnitt für Abschnitt',
  Longest: 'Längste',
  'Longest sentence': 'Längster Satz',
  'Longest side': 'Längste Seite',
  'Longest side in pixels': 'Längste Seite in Pixeln',
  'Longest word': 'Längstes Wort',
  Longitude: 'Längengrad',
  'Longitude must be a number from -180 to 180.': 'Der Längengrad muss eine Zahl von -180 bis 180 sein.',
  Look: 'Aussehen',
  'Look at page {number} closely': 'Seite {number} genau ansehen',
  'Look at the page': 'Seite ansehen',
  'Look at {path}': '{path} ansehen',
  'Look of the tool': 'Aussehen des Werkzeugs',
  'Looked at': 'Angesehen',
  'Looking at the file…': 'Datei wird geprüft …',
  'Looking at {name}…': '{name} wird ausgewertet…',
  'Looking for codes…': 'Codes werden gesucht …',
  'Looking for its edges…': 'Ränder werden gesucht …',
  'Looking for the edges of the paper…': 'Die Ränder des Papiers werden gesucht …',
  'Looking for the files': 'Dateien werden gesucht',
  'Looking for the page': 'Seite wird gesucht',
  'Looking…': 'Suche läuft …',
  'Looks the same everywhere; for sending and printing.': 'Sieht überall gleich aus; zum Senden und Drucken.',
  'Looks the same on screen (images 150 per inch).': 'Sieht am Bildschirm gleich aus (Bilder mit 150 pro Zoll).',
  'Looks the same, and is much smaller.': 'Sieht gleich aus und ist viel kleiner.',
  Lossless: 'Verlustfrei',
  'Lossless.': 'Verlustfrei.',
  'Lossless: for drawings, screens and small print.': 'Verlustfrei: für Zeichnungen, Bildschirme und kleine Schrift.',
  'Lower colour': 'Untere Farbe',
  Lowercase: 'Kleinbuchstaben',
  'Lowercase letters (a-z)': 'Kleinbuchstaben (a-z)',
  'M: 15% may be damaged': 'M: 15 % dürfen beschädigt sein',
  MB: 'MB',
  'Made in this browser. It is not sent and not stored; only your settings are remembered here.':
    'In diesem Browser erzeugt. Es wird nicht gesendet und nicht gespeichert; nur Ihre Einstellungen werden hier gemerkt.',
  'Made on {day}.': 'Erstellt am {day}.',
  'Made with': 'Erstellt mit',
  Main: 'Hauptnavigation',
  'Main colours of {name}.': 'Hauptfarben von {name}.',
  'Maintain aspect ratio': 'Seitenverhältnis beibehalten',
  'Make Concise': 'Straffen',
  'Make JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC and SVG images smaller. Compare before and after, choose the format, do many at once. Free, no sign-up.':
    'JPEG-, PNG-, WebP-, AVIF-, GIF-, TIFF-, HEIC- und SVG-Bilder verkleinern. Vorher und nachher vergleichen, Format wählen, viele auf einmal. Kostenlos, ohne Anmeldung.',
  'Make PDFs smaller, and see that every page still looks the same.':
    'PDFs verkleinern und sehen, dass jede Seite noch genauso aussieht.',
  'Make QR codes for links, Wi-Fi, contacts, events and payments. Colours, shapes, logo, PNG, SVG, PDF, batch from CSV, and a reader. Every code is tested to scan.':
    'QR-Codes für Links, WLAN, Kontakte, Termine und Zahlungen. Farben, Formen, Logo, PNG, SVG, PDF, Stapel aus CSV und ein Lesegerät. Jeder Code wird auf Lesbarkeit getestet.',
  'Make ZIP files, and open ZIP, TAR, 7Z and RAR': 'ZIP-Dateien erstellen und ZIP, TAR, 7Z und RAR öffnen',
  'Make a PDF': 'Ein PDF erstellen',
  'Make a PDF of {files} images': 'Ein PDF aus {files} Bildern erstellen',
  'Make a code from it': 'Code daraus machen',
  'Make admin': 'Zum Administrator machen',
  'Make an account and ask whoever runs this site. Administrators give Pro to an account for a time; your account page says until when.':
    'Erstellen Sie ein Konto und fragen Sie den Betreiber dieser Website. Administratoren geben einem Konto für eine Zeit Pro; Ihre Kontoseite sagt, bis wann.',
  'Make codes': 'Codes erstellen',
  'Make colour palettes from a base colour, an image or by chance. Lock colours, get shades 50 to 950, check contrast, export CSS, Tailwind, SVG and PNG. Free.':
    'Farbpaletten aus einer Grundfarbe, einem Bild oder per Zufall erstellen. Farben festhalten, Abstufungen 50 bis 950, Kontrast prüfen, CSS, Tailwind, SVG und PNG exportieren. Kostenlos.',
  'Make colours that belong together, see who can read them, and take them into your design or code.':
    'Farben zusammenstellen, die zusammengehören, sehen, wer sie lesen kann, und sie in Ihr Design oder Ihren Code übernehmen.',
  'Make it searchable': 'Durchsuchbar machen',
  'Make it smaller where it does not fit': 'Verkleinern, wo er nicht passt',
  'Make new codes': 'Neue Codes erstellen',
  'Make photos and graphics smaller without a visible loss, and see the difference before you save.':
    'Fotos und Grafiken ohne sichtbaren Verlust verkleinern und den Unterschied vor dem Speichern sehen.',
  'Make smaller': 'Verkleinern',
  'Make the logo smaller': 'Logo verkleinern',
  'Make {count, plural, one {# code} other {# codes}}': '{count, plural, one {# Code} other {# Codes}} erstellen',
  'Make {count} PDFs searchable': '{count} PDFs durchsuchbar machen',
  'Make {files} PDFs': '{files} PDFs erstellen',
  'Make {label}': '{label} erstellen',
  'Makes {count, plural, one {# file} other {# files}}': 'Ergibt {count, plural, one {# Datei} other {# Dateien}}',
  'Making a code for your phone': 'Ein Code für Ihr Handy wird erstellt',
  'Making a preview of what is in view…': 'Eine Vorschau des sichtbaren Ausschnitts wird erstellt …',
  'Making a preview…': 'Vorschau wird erstellt …',
  'Making and reading {number} of {total}': '{number} von {total} wird erstellt und gelesen',
  'Making the document': 'Dokument wird erstellt',
  'Making the preview…': 'Vorschau wird erstellt …',
  'Many PDFs carry only the letters they use. The changed words are then set in a similar font, and the result says so.':
    'Viele PDFs enthalten nur die Buchstaben, die sie verwenden. Die geänderten Wörter werden dann in einer ähnlichen Schrift gesetzt, und das Ergebnis sagt es.',
  'Many files, one go, one ZIP': 'Viele Dateien, ein Durchgang, ein ZIP',
  Margin: 'Rand',
  'Margin must be a number of millimetres from 0 to {maxMarginMm}.':
    'Der Rand muss eine Zahl von Millimetern von 0 bis {maxMarginMm} sein.',
  'Mark scratches': 'Kratzer markieren',
  'Mark what is enough for': 'Markieren, was ausreicht für',
  Markdown: 'Markdown',
  'Marked as solved': 'Als gelöst markiert',
  'Marked scratches': 'Markierte Kratzer',
  Marketing: 'Marketing',
  'Marketing report: {count, plural, one {# visitor} other {# visitors}} yesterday':
    'Marketingbericht: {count, plural, one {# Besucher} other {# Besucher}} gestern',
  Mask: 'Maske',
  'Mastodon post': 'Mastodon-Beitrag',
  'Match case': 'Groß-/Kleinschreibung beachten',
  Matches: 'Treffer',
  'Max bytes': 'Höchstzahl Bytes',
  'May be refused': 'Wird eventuell abgelehnt',
  'May this site show advertisements? They come from {adsHost}.':
    'Darf diese Website Werbung zeigen? Sie kommt von {adsHost}.',
  Me: 'Ich',
  'Me ({email})': 'Ich ({email})',
  'Measured, not claimed': 'Gemessen, nicht behauptet',
  Medium: 'Mittel',
  Menu: 'Menü',
  'Menu or leaflet': 'Speisekarte oder Flyer',
  Merge: 'Zusammenfügen',
  'Merge Failed': 'Zusammenfügen fehlgeschlagen',
  'Merge PDF files, and keep bookmarks, links and forms':
    'PDF-Dateien zusammenfügen, mit Lesezeichen, Links und Formularen',
  'Merge PDFs': 'PDFs zusammenfügen',
  'Merge and download': 'Fügen Sie zusammen und laden Sie herunter',
  'Merge into number': 'Überführen in Nummer',
  'Merge {some} of {all} files': '{some} von {all} Dateien zusammenfügen',
  'Merged into <link>{mergedInto}</link>.': 'Zusammengeführt mit <link>{mergedInto}</link>.',
  'Merged into this one': 'In diese überführt',
  Merging: 'Wird zusammengefügt',
  'Merging PDFs…': 'PDFs werden zusammengefügt …',
  Message: 'Nachricht',
  'Message must be text.': 'Die Nachricht muss Text sein.',
  Messages: 'Nachrichten',
  'Messages are waiting to be sent.': 'Nachrichten warten darauf, gesendet zu werden.',
  'Messages to us': 'Nachrichten an uns',
  'Meta description': 'Meta-Beschreibung',
  Metadata: 'Metadaten',
  'Metadata must be keep or strip.': 'Die Metadaten müssen keep oder strip sein.',
  'Metadata must be strip or keep.': 'Die Metadaten müssen strip oder keep sein.',
  'Middle English': 'Mittelenglisch',
  'Middle French': 'Mittelfranzösisch',
  'Millimetres on each side.': 'Millimeter auf jeder Seite.',
  'Mind the background': 'Hintergrund beachten',
  'Missing file': 'Fehlende Datei',
  'Mistakes in English are underlined while you type, in your browser.':
    'Fehler im Englischen werden beim Tippen in Ihrem Browser unterstrichen.',
  'Mistakes only. Your words and style stay.': 'Nur Fehler. Ihre Wörter und Ihr Stil bleiben.',
  Mobile: 'Mobil',
  'Mobile phone': 'Mobiltelefon',
  Model: 'Modell',
  'Modification times must be a JSON list of milliseconds since 1970, one or null for each file.':
    'Änderungszeiten müssen eine JSON-Liste von Millisekunden seit 1970 sein, je eine oder null für jede Datei.',
  'Monitoring active': 'Überwachung aktiv',
  'Monitoring inactive': 'Überwachung inaktiv',
  Mono: 'Feste Breite',
  Monochromatic: 'Monochromatisch',
  More: 'Mehr',
  'More about this palette': 'Mehr über diese Palette',
  'More can come from a file: LINK_BLOCKLIST_FILE.': 'Weitere können aus einer Datei kommen: LINK_BLOCKLIST_FILE.',
  'More from the blog': 'Mehr aus dem Blog',
  'More options': 'Weitere Optionen',
  'More pixels, with sharp edges.': 'Mehr Pixel, mit scharfen Kanten.',
  'More rules': 'Weitere Regeln',
  Mosaic: 'Mosaik',
  'Most changed page': 'Am stärksten geänderte Seite',
  'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work, and starts with a {days}-day free trial.':
    'Das meiste in der Tasche ist kostenlos, solange Sie möchten. Pro ist für große Dateien, lange Texte und tägliche Arbeit und beginnt mit einer kostenlosen Testphase von {days} Tagen.',
  'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work.':
    'Das meiste in der Tasche ist kostenlos, solange Sie möchten. Pro ist für große Dateien, lange Texte und tägliche Arbeit.',
  'Most questions have an answer here. For the others there is us.':
    'Auf die meisten Fragen gibt es hier eine Antwort. Für die anderen sind wir da.',
  'Most styles and all drawings of this page are lost, as there is no browser on this site to print it with.':
    'Die meisten Stile und alle Zeichnungen dieser Seite gehen verloren, da es auf dieser Website keinen Browser gibt, um sie zu drucken.',
  'Most tools need no account. If you make one, we keep, until you delete it:':
    'Die meisten Werkzeuge brauchen kein Konto. Wenn Sie eines erstellen, bewahren wir auf, bis Sie es löschen:',
  Move: 'Verschieben',
  'Move colour {number} left': 'Farbe {number} nach links',
  'Move colour {number} right': 'Farbe {number} nach rechts',
  'Move page {number} back': 'Seite {number} nach hinten verschieben',
  'Move page {number} forward': 'Seite {number} nach vorn verschieben',
  'Move step {place} up': 'Schritt {place} nach oben',
  'Move target {number} down': 'Ziel {number} nach unten',
  'Move target {number} up': 'Ziel {number} nach oben',
  'Move the line to compare with the original. Zoom by wheel or pinch, and drag to move.':
    'Verschieben Sie die Linie, um mit dem Original zu vergleichen. Zoomen Sie mit dem Mausrad oder zwei Fingern und ziehen Sie, um den Ausschnitt zu verschieben.',
  'Move what follows down': 'Folgendes nach unten rücken',
  'Move what follows up': 'Folgendes nach oben rücken',
  'Move {name} down': '{name} nach unten',
  'Move {name} up': '{name} nach oben',
  'Moved to page {page}.': 'Auf Seite {page} verschoben.',
  'Moved to place {place} of {places}.': 'Auf Platz {place} von {places} verschoben.',
  'My data': 'Meine Daten',
  'My phone': 'Mein Handy',
  'My words and switched-off rules ({count})': 'Meine Wörter und ausgeschalteten Regeln ({count})',
  'NASA and iPhone stay as they are.': 'NASA und iPhone bleiben, wie sie sind.',
  Name: 'Name',
  'Name must be a text.': 'Der Name muss ein Text sein.',
  'Name must be at most 120 characters.': 'Der Name darf höchstens 120 Zeichen haben.',
  'Name must be at most 200 characters.': 'Der Name darf höchstens 200 Zeichen haben.',
  'Name of the payee': 'Name des Zahlungsempfängers',
  'Name of the recipe': 'Name des Rezepts',
  'Name of the result': 'Name des Ergebnisses',
  'Name of the results': 'Name der Ergebnisse',
  'Name or email': 'Name oder E-Mail',
  'Names are written with a capital.': 'Namen werden großgeschrieben.',
  'Nearly done. Our mail server does not answer right now: the email with your link comes as soon as it does.':
    'Fast geschafft. Unser Mailserver antwortet gerade nicht: Die E-Mail mit Ihrem Link kommt, sobald er es tut.',
  'Nearly done: please open the link in the email that we have sent you.':
    'Fast geschafft: Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.',
  'Nearly: fonts with the same widths stand in for Calibri, Cambria, Arial and Times New Roman, so lines and pages break where they did. Web pages and emails become PDFs as a browser prints them. Check the preview before you share it.':
    'Fast: Schriften mit denselben Breiten vertreten Calibri, Cambria, Arial und Times New Roman, sodass Zeilen und Seiten dort umbrechen, wo sie es vorher taten. Webseiten und E-Mails werden zu PDFs, wie ein Browser sie druckt. Prüfen Sie die Vorschau, bevor Sie das Ergebnis weitergeben.',
  'Needs you to be signed in.': 'Erfordert eine Anmeldung.',
  'Neighbouring hues.': 'Benachbarte Farbtöne.',
  'Network error while testing email system': 'Netzwerkfehler beim Testen des E-Mail-Systems',
  'Network error: the server cannot be reached. Check your connection and try again.':
    'Netzwerkfehler: Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'Network name': 'Netzname',
  Neutral: 'Neutral',
  Never: 'Nie',
  'Never again': 'Nie wieder',
  'Never again: the rule {rule}': 'Nie wieder: die Regel {rule}',
  'New article': 'Neuer Artikel',
  'New backup codes': 'Neue Backup-Codes',
  'New code': 'Neuer Code',
  'New dimensions {newWidth}x{newHeight}': 'Neue Maße {newWidth}x{newHeight}',
  'New email': 'Neue E-Mail-Adresse',
  'New findings': 'Neue Befunde',
  'New here? <link>Create an account</link>': 'Neu hier? <link>Konto erstellen</link>',
  'New pages: {newPages}': 'Neue Seiten: {newPages}',
  'New password': 'Neues Passwort',
  'New posts by email': 'Neue Beiträge per E-Mail',
  'New posts of the blog, when there are some. Nothing else, and your address is used for nothing else.':
    'Neue Beiträge des Blogs, wenn es welche gibt. Sonst nichts, und Ihre Adresse wird für nichts anderes verwendet.',
  'New short link': 'Neuer Kurzlink',
  Newer: 'Neuere',
  Newsletter: 'Newsletter',
  'Newsletter and applications': 'Newsletter und Bewerbungen',
  Next: 'Als Nächstes',
  'Next marked sentence': 'Nächster markierter Satz',
  'Next match': 'Nächster Treffer',
  'Next page': 'Nächste Seite',
  'Next photo': 'Nächstes Foto',
  'Next word': 'Nächstes Wort',
  'Next, remove the background. Corrections come after that.':
    'Entfernen Sie als Nächstes den Hintergrund. Danach kommen die Korrekturen.',
  "No 'to' after this auxiliary.": 'Kein „to“ nach diesem Hilfsverb.',
  'No Colours Found': 'Keine Farben gefunden',
  'No Dimensions Specified': 'Keine Maße angegeben',
  'No File Selected': 'Keine Datei ausgewählt',
  'No Files Selected': 'Keine Dateien ausgewählt',
  'No PNG this time': 'Diesmal kein PNG',
  'No Pages Specified': 'Keine Seiten angegeben',
  'No Picture Selected': 'Kein Bild ausgewählt',
  'No Ranges Specified': 'Keine Bereiche angegeben',
  'No Terms Found': 'Keine Begriffe gefunden',
  'No Text Provided': 'Kein Text angegeben',
  'No ZIP, 7Z or RAR archive was found inside this program, so there is nothing to open. Please choose an archive.':
    'In diesem Programm wurde kein ZIP-, 7Z- oder RAR-Archiv gefunden, es gibt also nichts zu öffnen. Bitte wählen Sie ein Archiv.',
  'No access': 'Kein Zugriff',
  'No account is needed, and files are deleted after {fileLifetime} at most.':
    'Es ist kein Konto nötig, und Dateien werden spätestens nach {fileLifetime} gelöscht.',
  'No account needed': 'Kein Konto nötig',
  'No ads': 'Keine Werbung',
  'No answer yet? Ask again': 'Noch keine Antwort? Erneut fragen',
  'No answer: the server cannot be reached. Check your connection and try again.':
    'Keine Antwort: Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'No answer: {reason}': 'Keine Antwort: {reason}',
  'No blue: very rare': 'Kein Blau: sehr selten',
  'No call has “{search}” in it': 'Kein Aufruf enthält „{search}“',
  'No changes yet': 'Noch keine Änderungen',
  'No clicks in this time': 'Keine Klicks in dieser Zeit',
  'No code found': 'Kein Code gefunden',
  'No code found.': 'Kein Code gefunden.',
  'No colours: very rare': 'Keine Farben: sehr selten',
  'No compression, as fast as the disk.': 'Keine Komprimierung, so schnell wie der Datenträger.',
  'No cookie is set and no address is stored. A visitor is counted once a day by a hash of their address and browser, made with a key that is thrown away at the end of the day. Kept are the hour, country, device, browser, language and the site they came from.':
    'Es wird kein Cookie gesetzt und keine Adresse gespeichert. Ein Besucher wird einmal am Tag gezählt, anhand eines Hashs seiner Adresse und seines Browsers, der mit einem Schlüssel erzeugt wird, den wir am Ende des Tages wegwerfen. Aufbewahrt werden Stunde, Land, Gerät, Browser, Sprache und die Website, von der er kam.',
  'No daily or monthly allowances': 'Keine Tages- oder Monatskontingente',
  'No documents': 'Keine Dokumente',
  'No drafts. “Draft posts” and “Draft emails” write some.':
    'Keine Entwürfe. „Beiträge entwerfen“ und „E-Mails entwerfen“ schreiben einige.',
  'No edits to save': 'Keine Bearbeitungen zu speichern',
  'No email is sent about it, so please keep the link. Whoever has it can read your ticket.':
    'Es wird keine E-Mail dazu gesendet, bewahren Sie den Link also bitte auf. Wer ihn hat, kann Ihr Ticket lesen.',
  'No escalations found': 'Keine Eskalationen gefunden',
  'No file': 'Keine Datei',
  'No file could be processed. Each row shows why.':
    'Keine Datei konnte verarbeitet werden. Jede Zeile zeigt den Grund.',
  'No file selected': 'Keine Datei ausgewählt',
  'No files came with this page. Share them from another program, or choose them here.':
    'Mit dieser Seite kamen keine Dateien. Teilen Sie sie aus einem anderen Programm oder wählen Sie sie hier aus.',
  'No files selected': 'Keine Dateien ausgewählt',
  'No font has a glyph for {characters}. Please leave it out.':
    'Keine Schrift hat eine Glyphe für {characters}. Bitte lassen Sie das weg.',
  'No free trial with this card': 'Keine kostenlose Testphase mit dieser Karte',
  'No green: about 1 in 100 men': 'Kein Grün: etwa 1 von 100 Männern',
  'No ideas. “Find content ideas” looks for some.': 'Keine Ideen. „Inhaltsideen finden“ sucht nach einigen.',
  'No image': 'Kein Bild',
  'No ink was found on this picture. Please choose one with dark ink on light paper.':
    'Auf diesem Bild wurde keine Tinte gefunden. Bitte wählen Sie eines mit dunkler Tinte auf hellem Papier.',
  'No jobs.': 'Keine Aufträge.',
  'No light': 'Kein Licht',
  'No limit': 'Keine Grenze',
  'No link was sent': 'Es wurde kein Link gesendet',
  'No links yet': 'Noch keine Links',
  'No mail server answers at {host}, port {port}.': 'Unter {host}, Port {port}, antwortet kein Mailserver.',
  'No mail server is set to send with. Set SMTP_URL, and start the site again.':
    'Es ist kein Mailserver zum Senden eingestellt. Setzen Sie SMTP_URL und starten Sie die Website neu.',
  'No mailbox is set. Set IMAP_URL, and start the site again.':
    'Es ist kein Postfach eingestellt. Setzen Sie IMAP_URL und starten Sie die Website neu.',
  'No mailbox is set: emails are neither read nor answered.':
    'Es ist kein Postfach eingestellt: E-Mails werden weder gelesen noch beantwortet.',
  'No mistakes found.': 'Keine Fehler gefunden.',
  'No more pages fit into this connection. Please open a new QR code on your computer.':
    'In diese Verbindung passen keine weiteren Seiten. Bitte öffnen Sie einen neuen QR-Code auf Ihrem Computer.',
  'No more suggestions': 'Keine weiteren Vorschläge',
  'No name': 'Kein Name',
  'No name fits.': 'Kein Name passt.',
  'No page can be shown: it may be damaged. {work} will try to repair it.':
    'Keine Seite kann angezeigt werden: Die Datei ist möglicherweise beschädigt. {work} versucht, sie zu reparieren.',
  'No pages. Add some that list tools like these, then check whether they link here.':
    'Keine Seiten. Fügen Sie einige hinzu, die Werkzeuge wie diese auflisten, und prüfen Sie dann, ob sie hierher verlinken.',
  'No passkey was created': 'Es wurde kein Passkey erstellt',
  'No password with these options': 'Kein Passwort mit diesen Optionen',
  'No phrase occurs twice.': 'Keine Wendung kommt zweimal vor.',
  'No position fits? Tell us what you would like to do.': 'Keine Stelle passt? Sagen Sie uns, was Sie gern tun würden.',
  'No post fits this. Try another word, or another category.':
    'Kein Beitrag passt dazu. Versuchen Sie ein anderes Wort oder eine andere Kategorie.',
  'No preview': 'Keine Vorschau',
  'No preview: {failure}': 'Keine Vorschau: {failure}',
  'No program on this site writes PDFs now, so the translation is a Word document.':
    'Kein Programm auf dieser Website schreibt derzeit PDFs, daher ist die Übersetzung ein Word-Dokument.',
  'No provider is set. With AI_PROVIDER, summaries, corrections and translations use one.':
    'Es ist kein Anbieter eingestellt. Mit AI_PROVIDER verwenden Zusammenfassungen, Korrekturen und Übersetzungen einen.',
  'No red: about 1 in 100 men': 'Kein Rot: etwa 1 von 100 Männern',
  'No safe connection to {host} came about ({code}).': 'Es kam keine sichere Verbindung zu {host} zustande ({code}).',
  'No safe connection to {host} came about.': 'Es kam keine sichere Verbindung zu {host} zustande.',
  'No shade of {text} is readable on this background. Try another one.':
    'Keine Abstufung von {text} ist auf diesem Hintergrund lesbar. Versuchen Sie einen anderen.',
  'No spam': 'Kein Spam',
  'No subject stands out in this photo. Please mark it with the brush.':
    'In diesem Foto hebt sich kein Motiv ab. Bitte markieren Sie es mit dem Pinsel.',
  'No subject stands out. Brush over what should stay, or choose “Belongs” and click on it.':
    'Kein Motiv hebt sich ab. Malen Sie über das, was bleiben soll, oder wählen Sie „Gehört dazu“ und klicken Sie darauf.',
  'No such link': 'Kein solcher Link',
  'No table was found on these pages. Please choose pages with a table, or convert to DOCX or text instead.':
    'Auf diesen Seiten wurde keine Tabelle gefunden. Bitte wählen Sie Seiten mit einer Tabelle oder wandeln Sie sie stattdessen in DOCX oder Text um.',
  'No table was found. Some pages are scans, and their text was not recognised: {whyNot}':
    'Es wurde keine Tabelle gefunden. Einige Seiten sind Scans, und ihr Text wurde nicht erkannt: {whyNot}',
  'No table was found: these pages are scans in which no text was found.':
    'Es wurde keine Tabelle gefunden: Diese Seiten sind Scans, in denen kein Text gefunden wurde.',
  'No target': 'Kein Ziel',
  'No tasks. Add what you want to remember.': 'Keine Aufgaben. Fügen Sie hinzu, woran Sie denken möchten.',
  'No text': 'Kein Text',
  'No text here that can be read': 'Hier gibt es keinen lesbaren Text',
  'No text on this page. If it is a scan, the <link>Document Scanner</link> reads its text.':
    'Kein Text auf dieser Seite. Falls es ein Scan ist, liest der <link>Dokumentenscanner</link> den Text.',
  'No text was found in this file. {why}': 'In dieser Datei wurde kein Text gefunden. {why}',
  'No text was found on one of the two pages.': 'Auf einer der beiden Seiten wurde kein Text gefunden.',
  'No text was found on the pages without text: blank paper, or nothing that can be read as letters.':
    'Auf den Seiten ohne Text wurde kein Text gefunden: leeres Papier oder nichts, was sich als Buchstaben lesen lässt.',
  'No text was found on this page.': 'Auf dieser Seite wurde kein Text gefunden.',
  'No text was found on this page. You can type it here.':
    'Auf dieser Seite wurde kein Text gefunden. Sie können ihn hier eintippen.',
  'No text was found on {count, plural, one {# page} other {# pages}}.':
    'Auf {count, plural, one {# Seite} other {# Seiten}} wurde kein Text gefunden.',
  'No text was found on {count, plural, one {page {pages}} other {pages {pages}}}.':
    'Auf {count, plural, one {Seite {pages}} other {den Seiten {pages}}} wurde kein Text gefunden.',
  'No text was found on {count, plural, one {this page} other {these pages}}: blank paper, or nothing that can be read as letters.':
    'Auf {count, plural, one {dieser Seite} other {diesen Seiten}} wurde kein Text gefunden: leeres Papier oder nichts, was sich als Buchstaben lesen lässt.',
  'No text was found.': 'Es wurde kein Text gefunden.',
  'No tickets yet': 'Noch keine Tickets',
  'No tool here can work on these files together yet.':
    'Noch kann kein Werkzeug hier mit diesen Dateien zusammen arbeiten.',
  'No tool here can work on these {count, plural, one {# file} other {# files}} yet.':
    'Noch kann kein Werkzeug hier mit {count, plural, one {dieser # Datei} other {diesen # Dateien}} arbeiten.',
  'No tool here can work on {file} yet.': 'Noch kann kein Werkzeug hier mit {file} arbeiten.',
  'No tool here fits “{query}”. Perhaps one of these does:':
    'Kein Werkzeug hier passt zu „{query}“. Vielleicht eines von diesen:',
  'No tool on this site has an allowance.': 'Kein Werkzeug auf dieser Website hat ein Kontingent.',
  'No trackers, no outside fonts, scripts or images. The security policy of every page forbids them.':
    'Keine Tracker, keine fremden Schriften, Skripte oder Bilder. Die Sicherheitsrichtlinie jeder Seite verbietet sie.',
  'No watermarks': 'Keine Wasserzeichen',
  'No words yet': 'Noch keine Wörter',
  'No worker of this server is available right now. Please try again in a minute.':
    'Derzeit ist kein Worker dieses Servers verfügbar. Bitte versuchen Sie es in einer Minute erneut.',
  'No worker reads the mailbox. Is one running (PROCESS_MODE)?':
    'Kein Worker liest das Postfach. Läuft einer (PROCESS_MODE)?',
  'No {format} this time': 'Diesmal kein {format}',
  'No, thanks': 'Nein, danke',
  'No. A JPEG is embedded byte for byte, and PNG without loss, both rotated as your camera recorded. Other formats become a high-quality JPEG, or PNG where they have transparent parts.':
    'Nein. Ein JPEG wird Byte für Byte eingebettet, PNG ohne Verlust, beide so gedreht, wie Ihre Kamera es aufgezeichnet hat. Andere Formate werden zu einem hochwertigen JPEG, oder zu PNG, wo sie transparente Teile haben.',
  'No. Filters that were learned from photos sharpen what is there. They add no faces, text or objects, so a photo too small to show something will not show it afterwards either.':
    'Nein. Filter, die aus Fotos gelernt wurden, schärfen, was da ist. Sie fügen keine Gesichter, Texte oder Gegenstände hinzu, sodass ein Foto, das zu klein ist, um etwas zu zeigen, es auch danach nicht zeigt.',
  'No. Images, templates and fonts that a document only links to are left out, macros never run, and a note says when something is missing.':
    'Nein. Bilder, Vorlagen und Schriften, auf die ein Dokument nur verweist, werden ausgelassen, Makros laufen nie, und ein Hinweis sagt, wenn etwas fehlt.',
  'No. It is made in this page, with cryptographic random numbers of your browser, and it is neither sent nor stored: not on the server, not in this browser, not in the address of the page. Only your settings are remembered, in this browser. The page also works offline.':
    'Nein. Es wird auf dieser Seite mit kryptografischen Zufallszahlen Ihres Browsers erzeugt und weder gesendet noch gespeichert: nicht auf dem Server, nicht in diesem Browser, nicht in der Adresse der Seite. Nur Ihre Einstellungen werden in diesem Browser gemerkt. Die Seite funktioniert auch offline.',
  'No. It is opened and measured in this page and never sent. The whole tool also works offline.':
    'Nein. Es wird auf dieser Seite geöffnet und gemessen und nie gesendet. Das ganze Werkzeug funktioniert auch offline.',
  'No. It makes the colours that are there livelier. Gray stays gray.':
    'Nein. Sie macht vorhandene Farben lebhafter. Grau bleibt grau.',
  'No. The code holds the content itself: no address of ours is in between, so nobody counts scans, nothing can be switched off, and it works for as long as the print lasts.':
    'Nein. Der Code enthält den Inhalt selbst: Keine Adresse von uns liegt dazwischen, sodass niemand Scans zählt, nichts abgeschaltet werden kann und er so lange funktioniert, wie der Druck hält.',
  'No. What needs Pro, such as making PDFs smaller, or has a daily allowance, has the same limits here.':
    'Nein. Was Pro erfordert, etwa das Verkleinern von PDFs, oder ein Tageskontingent hat, hat hier dieselben Grenzen.',
  'No. When nothing smaller is found, you get your own file back unchanged, and the page says so.':
    'Nein. Wenn nichts Kleineres gefunden wird, bekommen Sie Ihre eigene Datei unverändert zurück, und die Seite sagt es.',
  'No. When the original is already the smallest, you get it back unchanged and the page says so.':
    'Nein. Wenn das Original schon das kleinste ist, bekommen Sie es unverändert zurück, und die Seite sagt es.',
  Nobody: 'Niemand',
  'Nobody else gets anything, unless a law compels us.':
    'Niemand sonst erhält etwas, sofern uns nicht ein Gesetz dazu zwingt.',
  'Nobody else gets anything, unless a law compels us. Card numbers go from your browser straight to the payment service and never pass through this site.':
    'Niemand sonst erhält etwas, sofern uns nicht ein Gesetz dazu zwingt. Kartennummern gehen von Ihrem Browser direkt an den Zahlungsdienst und laufen nie über diese Website.',
  'Nobody gets the report: set MARKETING_REPORT_TO or ADMIN_EMAILS.':
    'Niemand bekommt den Bericht: Setzen Sie MARKETING_REPORT_TO oder ADMIN_EMAILS.',
  'Nobody has subscribed yet, so there is nobody to send it to.':
    'Noch hat niemand abonniert, daher gibt es niemanden, an den er gesendet werden kann.',
  'Nobody looks over your shoulder': 'Niemand schaut Ihnen über die Schulter',
  'Nobody would get it. Set MARKETING_REPORT_TO or ADMIN_EMAILS.':
    'Niemand würde ihn bekommen. Setzen Sie MARKETING_REPORT_TO oder ADMIN_EMAILS.',
  None: 'Keine',
  'None (open network)': 'Keine (offenes Netz)',
  'None chosen': 'Keine ausgewählt',
  'None is set.': 'Es ist keines eingestellt.',
  'None of its pages can be read. Export or download it again.':
    'Keine der Seiten kann gelesen werden. Exportieren Sie es erneut oder laden Sie es erneut herunter.',
  'None of the rows makes a code that scans.': 'Keine der Zeilen ergibt einen lesbaren Code.',
  'None of the {edits} edits could be made. The first: {sentence}':
    'Keine der {edits} Bearbeitungen konnte ausgeführt werden. Die erste: {sentence}',
  'None of them': 'Keines davon',
  'None right now. A general application is welcome.': 'Derzeit keine. Eine Initiativbewerbung ist willkommen.',
  'None yet.': 'Noch keine.',
  'None: every page has what search engines look for.': 'Keine: Jede Seite hat, wonach Suchmaschinen suchen.',
  Normal: 'Normal',
  'North is positive.': 'Norden ist positiv.',
  'Not Enough Files': 'Nicht genug Dateien',
  'Not a QR code yet': 'Noch kein QR-Code',
  'Not added': 'Nicht hinzugefügt',
  'Not among the pages: {names}. Look under Files.': 'Nicht unter den Seiten: {names}. Sehen Sie unter „Dateien“ nach.',
  'Not available': 'Nicht verfügbar',
  'Not available now: {calls}.': 'Derzeit nicht verfügbar: {calls}.',
  'Not changed': 'Nicht geändert',
  'Not copied': 'Nicht kopiert',
  'Not counted: {robots} events of robots, and {tooFast} that came faster than a person clicks.':
    'Nicht gezählt: {robots} Ereignisse von Robotern und {tooFast}, die schneller kamen, als ein Mensch klickt.',
  'Not deleted': 'Nicht gelöscht',
  'Not enough': 'Nicht genug',
  'Not found': 'Nicht gefunden',
  'Not in the document, please check: {notInSource}.': 'Nicht im Dokument, bitte prüfen: {notInSource}.',
  'Not in the document.': 'Nicht im Dokument.',
  'Not in the text': 'Nicht im Text',
  'Not in your text, so please check: {added}.': 'Nicht in Ihrem Text, bitte prüfen: {added}.',
  'Not included': 'Nicht enthalten',
  'Not merged': 'Nicht zusammengeführt',
  'Not moved': 'Nicht übernommen',
  'Not rated': 'Nicht bewertet',
  'Not removed': 'Nicht entfernt',
  'Not restored': 'Nicht wiederhergestellt',
  'Not revoked': 'Nicht widerrufen',
  'Not saved': 'Nicht gespeichert',
  'Not saved.': 'Nicht gespeichert.',
  'Not sent': 'Nicht gesendet',
  'Not sent ({initial})': 'Nicht gesendet ({initial})',
  'Not set': 'Nicht festgelegt',
  'Not signed in (401, as is normal for a visitor).': 'Nicht angemeldet (401, wie für Besucher üblich).',
  'Not signed in.': 'Nicht angemeldet.',
  'Not signed out': 'Nicht abgemeldet',
  'Not sure which tool you need? Drop your file on the home page, which lists what can be done with it.':
    'Nicht sicher, welches Werkzeug Sie brauchen? Legen Sie Ihre Datei auf der Startseite ab, die auflistet, was sich damit machen lässt.',
  'Not this': 'Das nicht',
  'Not translated from {language} on this site now': 'Auf dieser Website derzeit nicht aus {language} übersetzbar',
  'Not translated from {language} on this site now. Please choose another language.':
    'Auf dieser Website derzeit nicht aus {language} übersetzbar. Bitte wählen Sie eine andere Sprache.',
  'Not translated on this site now': 'Auf dieser Website derzeit nicht übersetzbar',
  'Not yet': 'Noch nicht',
  Note: 'Notiz',
  Notes: 'Notizen',
  Nothing: 'Nichts',
  'Nothing fits these filters': 'Nichts passt zu diesen Filtern',
  'Nothing found. Scanned pages have no text to search.':
    'Nichts gefunden. Gescannte Seiten haben keinen durchsuchbaren Text.',
  'Nothing found. Try fewer words, or look through the sections below.':
    'Nichts gefunden. Versuchen Sie es mit weniger Wörtern oder sehen Sie die Abschnitte unten durch.',
  'Nothing has a date.': 'Nichts hat einen Termin.',
  'Nothing has been sent: the files are in your browser until you choose.':
    'Nichts wurde gesendet: Die Dateien sind in Ihrem Browser, bis Sie wählen.',
  'Nothing here yet': 'Hier ist noch nichts',
  'Nothing in it answers “{question}”.': 'Nichts darin beantwortet „{question}“.',
  'Nothing in its place': 'Nichts an seiner Stelle',
  'Nothing is lost. Files that were sent are processed without the page, and the list is kept in this browser: files that wait are sent when you come back. Results can be downloaded for 24 hours.':
    'Nichts geht verloren. Gesendete Dateien werden auch ohne die Seite verarbeitet, und die Liste bleibt in diesem Browser: Wartende Dateien werden gesendet, wenn Sie wiederkommen. Ergebnisse können 24 Stunden lang heruntergeladen werden.',
  'Nothing is sent to {name}.': 'An {name} wird nichts gesendet.',
  'Nothing is written outside of the folder: such paths are made safe, links and devices are left out, and the page tells you about each case.':
    'Außerhalb des Ordners wird nichts geschrieben: Solche Pfade werden sicher gemacht, Links und Geräte werden ausgelassen, und die Seite meldet Ihnen jeden Fall.',
  'Nothing new.': 'Nichts Neues.',
  'Nothing of yours fits that search.': 'Keiner Ihrer Links passt zu dieser Suche.',
  'Nothing on this site translates from {source} to {target}. Please choose a language that is offered for {source}.':
    'Nichts auf dieser Website übersetzt von {source} nach {target}. Bitte wählen Sie eine Sprache, die für {source} angeboten wird.',
  'Nothing to change was found.': 'Es wurde nichts zu ändern gefunden.',
  'Nothing to redo.': 'Nichts zu wiederholen.',
  'Nothing to undo.': 'Nichts rückgängig zu machen.',
  'Nothing today. The first charge follows on {trialEndsAt}, unless you cancel before.':
    'Heute nichts. Die erste Abbuchung folgt am {trialEndsAt}, sofern Sie nicht vorher kündigen.',
  'Nothing translates on this site yet.': 'Auf dieser Website übersetzt noch nichts.',
  'Nothing was changed: no noise, blur or JPEG blocks to speak of were found, and no scratches were marked.':
    'Es wurde nichts geändert: Es wurden kein nennenswertes Rauschen, keine Unschärfe und keine JPEG-Blöcke gefunden, und es waren keine Kratzer markiert.',
  'Nothing was changed: the strength is 0.': 'Es wurde nichts geändert: Die Stärke ist 0.',
  'Nothing was done yet.': 'Es wurde noch nichts getan.',
  'Nothing was flattened.': 'Es wurde nichts reduziert.',
  'Nothing was marked as the subject, so all of the photo was removed.':
    'Nichts wurde als Motiv markiert, daher wurde das ganze Foto entfernt.',
  'Nothing was solved.': 'Nichts wurde gelöst.',
  'Nothing was uploaded.': 'Nichts wurde hochgeladen.',
  'Nothing yet.': 'Noch nichts.',
  'Nothing: the words are removed.': 'Nichts: Die Wörter werden entfernt.',
  'Notices, such as those about cookies and copyright, were left out.':
    'Hinweise, etwa zu Cookies und Copyright, wurden weggelassen.',
  Notification: 'Benachrichtigung',
  'Now on the ticket page': 'Jetzt auf der Ticketseite',
  'Now page {number} of {count}.': 'Jetzt Seite {number} von {count}.',
  'Now: <strong>{email}</strong> {state}': 'Derzeit: <strong>{email}</strong> {state}',
  'Nowhere. It is converted in your browser, even offline, and the draft is kept there until you clear it.':
    'Nirgendwohin. Er wird in Ihrem Browser umgewandelt, auch offline, und der Entwurf bleibt dort, bis Sie ihn leeren.',
  'Nowhere. It is counted in your browser, files included, and the draft is kept there until you clear it. The page also works offline; only the reader for PDF files is loaded when you open the first one.':
    'Nirgendwohin. Er wird in Ihrem Browser gezählt, auch Dateien, und der Entwurf bleibt dort, bis Sie ihn leeren. Die Seite funktioniert auch offline; nur der Leser für PDF-Dateien wird geladen, wenn Sie die erste öffnen.',
  Number: 'Anzahl',
  'Number must be a whole number from 1 to 100000.': 'Die Nummer muss eine ganze Zahl von 1 bis 100000 sein.',
  'Number of visits': 'Anzahl der Besuche',
  'Number {number}. To answer, or to see all messages, please open':
    'Nummer {number}. Um zu antworten oder alle Nachrichten zu sehen, öffnen Sie bitte',
  Numbers: 'Ziffern',
  'Numbers (0-9)': 'Ziffern (0-9)',
  'Numbers this site counted itself': 'Zahlen, die diese Website selbst gezählt hat',
  'Numbers, links, email addresses, tags, variables and code are taken out before and put back after, and every sentence is checked. For names and terms, add them to your glossary: they stay as they are, or become what you say.':
    'Zahlen, Links, E-Mail-Adressen, Tags, Variablen und Code werden vorher herausgenommen und danach wieder eingesetzt, und jeder Satz wird geprüft. Namen und Begriffe nehmen Sie in Ihr Glossar auf: Sie bleiben, wie sie sind, oder werden zu dem, was Sie angeben.',
  ODP: 'ODP',
  ODS: 'ODS',
  ODT: 'ODT',
  OK: 'OK',
  'Ocr languages': 'OCR-Sprachen',
  Odd: 'Ungerade',
  'Odd and even pages': 'Ungerade und gerade Seiten',
  'Odd even': 'Ungerade und gerade',
  'Odd pages chosen': 'Ungerade Seiten ausgewählt',
  'Of an email only.': 'Nur bei einer E-Mail.',
  'Of slides as jpg.': 'Bei Folien als jpg.',
  "Of the image's own size; wins over width and height.":
    'Der eigenen Größe des Bildes; hat Vorrang vor Breite und Höhe.',
  'Of {name}, only the first of {frames} images was taken.':
    'Von {name} wurde nur das erste von {frames} Bildern übernommen.',
  Off: 'Aus',
  'Off:': 'Aus:',
  'Office hours': 'Bürozeiten',
  Older: 'Ältere',
  On: 'Ein',
  'On average, for an attacker who knows these settings and tries one password after another. Phishing, spying and reuse on a second website get around any length.':
    'Im Durchschnitt, für einen Angreifer, der diese Einstellungen kennt und ein Passwort nach dem anderen versucht. Phishing, Ausspähen und die Wiederverwendung auf einer zweiten Website umgehen jede Länge.',
  'On page': 'Auf der Seite',
  'On the Batch tab, open a CSV file with one code per row. Its first row names the columns; there is a template for every kind. You get a ZIP of all codes that scan, and a list of the rows to fix.':
    'Öffnen Sie auf dem Tab „Stapel“ eine CSV-Datei mit einem Code pro Zeile. Ihre erste Zeile benennt die Spalten; für jede Art gibt es eine Vorlage. Sie bekommen ein ZIP aller lesbaren Codes und eine Liste der zu korrigierenden Zeilen.',
  'On the whole site': 'Auf der ganzen Website',
  'On this page': 'Auf dieser Seite',
  'On your <accountLink>account page</accountLink> you can correct your name and address, download everything we keep about you, and delete your account with all of it. You need not ask anyone.':
    'Auf Ihrer <accountLink>Kontoseite</accountLink> können Sie Ihren Namen und Ihre Adresse berichtigen, alles herunterladen, was wir über Sie aufbewahren, und Ihr Konto mit all dem löschen. Sie müssen niemanden darum bitten.',
  'On:': 'Ein:',
  'Once pages are deleted, moved or inserted, the saved PDF has no signature any more.':
    'Sobald Seiten gelöscht, verschoben oder eingefügt werden, hat das gespeicherte PDF keine Signatur mehr.',
  'One ZIP takes up to {max} files here. Please make two.':
    'Ein ZIP fasst hier bis zu {max} Dateien. Bitte erstellen Sie zwei.',
  'One auxiliary is enough.': 'Ein Hilfsverb genügt.',
  'One character outside the GSM alphabet lowers the limit to 70.':
    'Ein Zeichen außerhalb des GSM-Alphabets senkt die Grenze auf 70.',
  'One code found': 'Ein Code gefunden',
  'One corner points inwards. Please drag it to a corner of the paper.':
    'Eine Ecke zeigt nach innen. Bitte ziehen Sie sie auf eine Ecke des Papiers.',
  'One entry per file': 'Ein Eintrag pro Datei',
  'One explains something to somebody.': 'Man erklärt jemandem etwas: „explain something to somebody“.',
  'One file': 'Eine Datei',
  'One file at a time': 'Nur eine Datei auf einmal',
  'One file must be true or false.': '„Eine Datei“ muss true oder false sein.',
  'One file per page': 'Eine Datei pro Seite',
  'One file with its images inside, ready to open, send or put on a website.':
    'Eine Datei mit ihren Bildern darin, bereit zum Öffnen, Senden oder für eine Website.',
  "One hears with one's ears; 'here' is this place.":
    'Man hört („hear“) mit den Ohren („ears“); „here“ ist dieser Ort.',
  'One hue from dark to light.': 'Ein Farbton von dunkel bis hell.',
  'One image on each page; each document by itself.': 'Ein Bild pro Seite; jedes Dokument für sich.',
  'One kind at a time': 'Nur eine Art auf einmal',
  "One knows something; 'no' is the opposite of yes.": 'Man weiß („know“) etwas; „no“ ist das Gegenteil von ja.',
  'One link per row. The first row names the columns: {importColumns}. Only url must be there.':
    'Ein Link pro Zeile. Die erste Zeile benennt die Spalten: {importColumns}. Nur url muss vorhanden sein.',
  'One lossless image per slide; a ZIP of several.': 'Ein verlustfreies Bild pro Folie; bei mehreren ein ZIP.',
  'One message holds 160 characters of the GSM alphabet.': 'Eine Nachricht fasst 160 Zeichen des GSM-Alphabets.',
  'One moment': 'Einen Moment',
  'One moment…': 'Einen Moment …',
  'One of several: the noun is in the plural.': 'Einer von mehreren: Das Substantiv steht im Plural.',
  'One of the two has been merged already. Please undo that first, or choose the one it was merged into.':
    'Eine der beiden wurde bereits zusammengeführt. Bitte machen Sie das zuerst rückgängig oder wählen Sie die, in die sie überführt wurde.',
  'One of them is one: the verb is in the singular.': 'Einer von ihnen ist einer: Das Verb steht im Singular.',
  'One of these helps:': 'Eines davon hilft:',
  'One page with its images inside.': 'Eine Seite mit ihren Bildern darin.',
  'One result goes straight into the next tool, without another upload.':
    'Ein Ergebnis geht direkt in das nächste Werkzeug, ohne erneuten Upload.',
  'One says it shorter.': 'Man sagt es kürzer.',
  'One scan, and you are in the address book.': 'Ein Scan, und Sie stehen im Adressbuch.',
  'One sheet as plain text, or a ZIP of all sheets.': 'Ein Blatt als reiner Text oder ein ZIP aller Blätter.',
  'One sheet, cropped and straightened.': 'Ein Blatt, zugeschnitten und gerade ausgerichtet.',
  'One side is enough; the other follows.': 'Eine Seite genügt; die andere folgt.',
  'One small image per slide; a ZIP of several.': 'Ein kleines Bild pro Folie; bei mehreren ein ZIP.',
  'One tells somebody, and says something.': 'Man sagt „tell somebody“ und „say something“.',
  'One text from beginning to end, in reading order.': 'Ein Text von Anfang bis Ende, in Lesereihenfolge.',
  'Only addresses with http:// or https:// can be shortened.':
    'Nur Adressen mit http:// oder https:// lassen sich kürzen.',
  'Only administrators see it.': 'Nur Administratoren sehen sie.',
  'Only cookies that the site cannot do without, all of them its own:':
    'Nur Cookies, ohne die die Website nicht auskommt, alle davon ihre eigenen:',
  'Only for hints and disabled parts.': 'Nur für Hinweise und deaktivierte Teile.',
  'Only function words and numbers so far.': 'Bisher nur Funktionswörter und Zahlen.',
  'Only here, until you forget it or sign out.': 'Nur hier, bis Sie sie vergessen lassen oder sich abmelden.',
  'Only its owner can delete this file: in the same browser, or signed in to the same account. It is deleted automatically when it expires.':
    'Nur der Eigentümer kann diese Datei löschen: im selben Browser oder mit demselben Konto angemeldet. Sie wird automatisch gelöscht, wenn sie abläuft.',
  'Only needed outside the European Economic Area.': 'Nur außerhalb des Europäischen Wirtschaftsraums nötig.',
  'Only reported ones': 'Nur gemeldete',
  'Only the PDFs were added.': 'Nur die PDFs wurden hinzugefügt.',
  'Only the documents were added.': 'Nur die Dokumente wurden hinzugefügt.',
  'Only the first frame is kept: this format cannot be animated.':
    'Nur das erste Einzelbild bleibt: Dieses Format kann nicht animiert sein.',
  'Only the first of its frames or pages is cut out.':
    'Nur das erste seiner Einzelbilder oder die erste Seite wird freigestellt.',
  'Only the first of {frames} frames is kept: an animation can be kept as GIF or WebP.':
    'Nur das erste von {frames} Einzelbildern bleibt: Eine Animation lässt sich als GIF oder WebP behalten.',
  'Only the first of {frames} pages is kept: several pages can be kept as TIFF only.':
    'Nur die erste von {frames} Seiten bleibt: Mehrere Seiten lassen sich nur als TIFF behalten.',
  'Only the first of {sheets} sheets is in the CSV: choose another one, or all of them.':
    'Nur das erste von {sheets} Blättern ist in der CSV-Datei: Wählen Sie ein anderes oder alle.',
  'Only the images were added.': 'Nur die Bilder wurden hinzugefügt.',
  'Only the payment service. Its form sends your card number from your browser straight there; this site never has it.':
    'Nur der Zahlungsdienst. Sein Formular sendet Ihre Kartennummer von Ihrem Browser direkt dorthin; diese Website hat sie nie.',
  'Only the person who started this job can cancel it.': 'Nur wer diesen Auftrag gestartet hat, kann ihn abbrechen.',
  'Only the words, as UTF-8.': 'Nur die Wörter, als UTF-8.',
  'Only the words, in reading order, columns included.': 'Nur die Wörter, in Lesereihenfolge, auch bei Spalten.',
  'Only this browser sees this list. Sign in to have it on all your devices.':
    'Nur dieser Browser sieht diese Liste. Melden Sie sich an, um sie auf allen Ihren Geräten zu haben.',
  'Only those that occur: fewer languages mean fewer mistakes.':
    'Nur die, die vorkommen: weniger Sprachen bedeuten weniger Fehler.',
  'Only those with the problem {problem}': 'Nur die mit dem Problem {problem}',
  'Only you see this list, on every device where you are signed in.':
    'Nur Sie sehen diese Liste, auf jedem Gerät, auf dem Sie angemeldet sind.',
  'Only {name} was taken.': 'Nur {name} wurde übernommen.',
  Opacity: 'Deckkraft',
  Open: 'Offen',
  'Open CSV': 'CSV öffnen',
  'Open a CSV file': 'CSV-Datei öffnen',
  'Open a support ticket': 'Support-Ticket öffnen',
  'Open a ticket': 'Ticket öffnen',
  'Open another PDF?': 'Ein anderes PDF öffnen?',
  'Open archive': 'Archiv öffnen',
  'Open files': 'Dateien öffnen',
  'Open it': 'Öffnen',
  'Open it again from the email, or <link>request a new one</link>.':
    'Öffnen Sie ihn erneut aus der E-Mail oder <link>fordern Sie einen neuen an</link>.',
  'Open it anyway': 'Trotzdem öffnen',
  'Open link': 'Link öffnen',
  'Open positions': 'Offene Stellen',
  'Open positions, what we look for, and how to apply.': 'Offene Stellen, worauf wir achten und wie Sie sich bewerben.',
  'Open the home page': 'Startseite öffnen',
  'Open the link': 'Link öffnen',
  'Open the support chat': 'Support-Chat öffnen',
  'Open the {tool}': '{tool} öffnen',
  'Open ticket {number}': 'Ticket {number} öffnen',
  'Open {name}': '{name} öffnen',
  Opening: 'Wird geöffnet',
  'Opening {name}': '{name} wird geöffnet',
  'Opening {name}…': '{name} wird geöffnet…',
  'Opening…': 'Wird geöffnet …',
  'Opens a locked file.': 'Öffnet eine gesperrte Datei.',
  'Opens a locked file. The result is not locked.': 'Öffnet eine gesperrte Datei. Das Ergebnis ist nicht gesperrt.',
  'Opens a web page.': 'Öffnet eine Webseite.',
  'Opens the mailbox, sends it an email, and waits until that arrives. Nobody else gets one.':
    'Öffnet das Postfach, sendet ihm eine E-Mail und wartet, bis sie ankommt. Niemand sonst bekommt eine.',
  Operation: 'Operation',
  'Operation must be compress, convert or resize.': 'Die Operation muss compress, convert oder resize sein.',
  'Or ask in your own words: the round button in the corner opens a <button>chat with the assistant</button>.':
    'Oder fragen Sie in Ihren eigenen Worten: Die runde Schaltfläche in der Ecke öffnet einen <button>Chat mit dem Assistenten</button>.',
  'Or write from your own mailbox: <buttonAnchor>Email {address}</buttonAnchor>':
    'Oder schreiben Sie aus Ihrem eigenen Postfach: <buttonAnchor>E-Mail an {address}</buttonAnchor>',
  Organisation: 'Organisation',
  Orientation: 'Ausrichtung',
  'Orientation must be auto, portrait or landscape.': 'Die Ausrichtung muss auto, portrait oder landscape sein.',
  'Original size': 'Ursprüngliche Größe',
  'Original text': 'Originaltext',
  'Original text of page {label}': 'Originaltext von Seite {label}',
  'Original<span> text of page {label}</span>': 'Original<span>text von Seite {label}</span>',
  Other: 'Andere',
  'Other programs may not find this text by searching.':
    'Andere Programme finden diesen Text bei der Suche möglicherweise nicht.',
  'Other programs may read another value in this field.':
    'Andere Programme lesen in diesem Feld möglicherweise einen anderen Wert.',
  'Other programs may show this text in another style.':
    'Andere Programme zeigen diesen Text möglicherweise in einem anderen Stil an.',
  'Other targets': 'Andere Ziele',
  'Other words': 'Andere Wörter',
  'Other words for it (optional)': 'Andere Wörter dafür (optional)',
  'Other words may find it: the built-in engine looks for the words of your question.':
    'Andere Wörter finden es vielleicht: Die eingebaute Engine sucht nach den Wörtern Ihrer Frage.',
  Others: 'Sonstige',
  'Others of this person': 'Andere dieser Person',
  'Otherwise, ask the operator of this site for a link to choose a new password.':
    'Andernfalls bitten Sie den Betreiber dieser Website um einen Link, um ein neues Passwort zu wählen.',
  'Our mission': 'Unser Auftrag',
  'Our story': 'Unsere Geschichte',
  'Our team has your message as ticket {number}. They answer by email, and on the page of your ticket.':
    'Unser Team hat Ihre Nachricht als Ticket {number}. Die Antwort kommt per E-Mail und auf die Seite Ihres Tickets.',
  'Our team has your message as ticket {number}. They answer on the page of your ticket: keep its link.':
    'Unser Team hat Ihre Nachricht als Ticket {number}. Die Antwort kommt auf die Seite Ihres Tickets: Bewahren Sie den Link auf.',
  'Our vision': 'Unsere Vision',
  'Outer colour': 'Äußere Farbe',
  'Outline must be files, keep or none.': 'Die Gliederung muss files, keep oder none sein.',
  'Output format': 'Ausgabeformat',
  'Output format must be a text such as jpg.': 'Das Ausgabeformat muss ein Text wie jpg sein.',
  'Output format must be one of {conversionFormats}.': 'Das Ausgabeformat muss eines von {conversionFormats} sein.',
  'Output format must be pdf, jpg or png.': 'Das Ausgabeformat muss pdf, jpg oder png sein.',
  'Output must be pdf, docx or txt.': 'Die Ausgabe muss pdf, docx oder txt sein.',
  'Output must be pdf, text or words.': 'Die Ausgabe muss pdf, text oder words sein.',
  'Overall progress': 'Gesamtfortschritt',
  Overview: 'Übersicht',
  'Own colours for the eyes': 'Eigene Farben für die Augen',
  'Own colours, a logo and PDF in the QR generator': 'Eigene Farben, ein Logo und PDF im QR-Code-Generator',
  PAID: 'BEZAHLT',
  PDF: 'PDF',
  'PDF Compressed Successfully!': 'PDF erfolgreich komprimiert!',
  'PDF Compression is available for Pro users. Please upgrade to continue.':
    'Die PDF-Komprimierung ist für Pro-Nutzer verfügbar. Bitte führen Sie ein Upgrade durch, um fortzufahren.',
  'PDF Compressor': 'PDF komprimieren',
  'PDF Converter': 'PDF konvertieren',
  'PDF Left Unchanged': 'PDF unverändert gelassen',
  'PDF Merger': 'PDF zusammenfügen',
  'PDF Saved!': 'PDF gespeichert!',
  'PDF Split Successfully!': 'PDF erfolgreich geteilt!',
  'PDF Splitter': 'PDF teilen',
  'PDF Text Editor': 'PDF-Texteditor',
  'PDF Tools': 'PDF-Werkzeuge',
  'PDF cannot be converted to {to} here. Please choose {offered}.':
    'PDF kann hier nicht in {to} umgewandelt werden. Bitte wählen Sie {offered}.',
  'PDF converter: PDF to Word, Excel, JPG, and back': 'PDF konvertieren: PDF in Word, Excel, JPG und zurück',
  'PDF edited successfully and downloaded!': 'PDF erfolgreich bearbeitet und heruntergeladen!',
  'PDF files and images': 'PDF-Dateien und Bilder',
  'PDF generation failed': 'PDF-Erstellung fehlgeschlagen',
  'PDF loaded successfully! Click and drag to select text areas for editing.':
    'PDF erfolgreich geladen! Klicken und ziehen Sie, um Textbereiche zum Bearbeiten auszuwählen.',
  'PDF not saved': 'PDF nicht gespeichert',
  'PDF or image': 'PDF oder Bild',
  'PDF saved': 'PDF gespeichert',
  'PDF to Word, images and back': 'PDF in Word, Bilder und zurück',
  'PDF with text': 'PDF mit Text',
  'PDF, DOCX or ODT, up to 5 MB. Only the operator of this site can open it.':
    'PDF, DOCX oder ODT, bis 5 MB. Nur der Betreiber dieser Website kann ihn öffnen.',
  'PDF, document or image': 'PDF, Dokument oder Bild',
  'PDF, documents or images': 'PDF, Dokumente oder Bilder',
  'PDF<span> of the invoice of {createdAt}</span>': 'PDF<span> der Rechnung vom {createdAt}</span>',
  'PDFs Merged Successfully!': 'PDFs erfolgreich zusammengefügt!',
  'PDFs and images': 'PDFs und Bilder',
  'PDFs become': 'PDFs werden zu',
  'PDFs can become docx or pdf.': 'PDFs können zu docx oder pdf werden.',
  'PDFs whose pages are inserted': 'PDFs, deren Seiten eingefügt werden',
  'PDFs, documents or images': 'PDFs, Dokumente oder Bilder',
  'PDFs, images and documents cannot be converted together. Please choose files of one kind.':
    'PDFs, Bilder und Dokumente lassen sich nicht zusammen konvertieren. Bitte wählen Sie Dateien einer Art.',
  PNG: 'PNG',
  'PNG images': 'PNG-Bilder',
  'PNG, JPEG, WebP, GIF or SVG, chosen, pasted or dropped anywhere. It stays in this page, without metadata such as its location.':
    'PNG, JPEG, WebP, GIF oder SVG, ausgewählt, eingefügt oder irgendwo abgelegt. Es bleibt auf dieser Seite, ohne Metadaten wie seinen Ort.',
  PPTX: 'PPTX',
  'Pack a ZIP or open an archive': 'Ein ZIP packen oder ein Archiv öffnen',
  'Pack as ZIP': 'Als ZIP packen',
  'Pack each file into a ZIP': 'Jede Datei in ein ZIP packen',
  'Pack files and folders into a ZIP, with a password if you like, or open ZIP, TAR, 7Z and RAR.':
    'Dateien und Ordner in ein ZIP packen, auf Wunsch mit Passwort, oder ZIP, TAR, 7Z und RAR öffnen.',
  'Pack files and whole folders into a ZIP with AES-256 password and checked content. Open ZIP, TAR, GZ, XZ, ZST, 7Z and RAR: list, preview, extract. Free.':
    'Dateien und ganze Ordner in ein ZIP packen, mit AES-256-Passwort und geprüftem Inhalt. ZIP, TAR, GZ, XZ, ZST, 7Z und RAR öffnen: auflisten, Vorschau, entpacken. Kostenlos.',
  'Pack the bigger bag': 'Die größere Tasche packen',
  Packing: 'Wird gepackt',
  'Packs the file better. No pixel changes.': 'Packt die Datei besser. Kein Pixel ändert sich.',
  Pad: 'Mit Rand',
  'Padding colour': 'Randfarbe',
  Page: 'Seite',
  'Page 1 is the first page of the file, whatever number is printed on it.':
    'Seite 1 ist die erste Seite der Datei, gleich welche Nummer darauf gedruckt ist.',
  'Page before': 'Seite davor',
  'Page breaks': 'Seitenumbrüche',
  'Page breaks must be none, formFeed or heading.': 'Seitenumbrüche müssen none, formFeed oder heading sein.',
  'Page size': 'Seitengröße',
  'Page size must be a4, letter or fit.': 'Die Seitengröße muss a4, letter oder fit sein.',
  'Page size must be auto, a4, letter or fit.': 'Die Seitengröße muss auto, a4, letter oder fit sein.',
  'Page sizes': 'Seitengrößen',
  'Page that says more': 'Seite, die mehr sagt',
  'Page that should link here': 'Seite, die hierher verlinken sollte',
  'Page title': 'Seitentitel',
  'Page tools': 'Seitenwerkzeuge',
  'Page views': 'Seitenaufrufe',
  'Page views in the last half hour': 'Seitenaufrufe in der letzten halben Stunde',
  'Page views: {count}': 'Seitenaufrufe: {count}',
  'Page {label}': 'Seite {label}',
  'Page {number}': 'Seite {number}',
  'Page {number} deleted.': 'Seite {number} gelöscht.',
  'Page {number} of {count}': 'Seite {number} von {count}',
  'Page {number} of {pages}': 'Seite {number} von {pages}',
  'Page {page}': 'Seite {page}',
  'Page {page} cannot be shown, but it is kept.': 'Seite {page} kann nicht angezeigt werden, bleibt aber erhalten.',
  'Page {page} could not be cleared of everything under the boxes and was replaced by its picture; its text can no longer be selected.':
    'Auf Seite {page} konnte nicht alles unter den Kästen entfernt werden, daher wurde sie durch ihr Bild ersetzt; ihr Text lässt sich nicht mehr auswählen.',
  'Page {page} has no text that could be changed. Please write on it with the Visual PDF Editor.':
    'Seite {page} hat keinen Text, der sich ändern ließe. Bitte schreiben Sie mit dem visuellen PDF-Editor darauf.',
  'Page {page} has too many letters in too many styles. Please use fewer styles on it.':
    'Seite {page} hat zu viele Buchstaben in zu vielen Stilen. Bitte verwenden Sie darauf weniger Stile.',
  'Page {page} has {annotations} notes, links or form fields; up to {maxAnnotations} can be drawn. Please leave this page out, or delete most of them.':
    'Seite {page} hat {annotations} Notizen, Links oder Formularfelder; bis zu {maxAnnotations} können gezeichnet werden. Bitte lassen Sie diese Seite aus oder löschen Sie die meisten davon.',
  'Page {page} is too large for {format}, whose sides have at most {maxSide} pixels. Please choose at most {maxDpi} DPI, or PNG.':
    'Seite {page} ist zu groß für {format}, dessen Seiten höchstens {maxSide} Pixel lang sein können. Bitte wählen Sie höchstens {maxDpi} DPI oder PNG.',
  'Page {page} of this PDF is damaged and cannot be shown. Please leave it out.':
    'Seite {page} dieses PDFs ist beschädigt und kann nicht angezeigt werden. Bitte lassen Sie sie aus.',
  'Page {page} of {name}': 'Seite {page} von {name}',
  'Page {page} of {pages}': 'Seite {page} von {pages}',
  'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; please choose at most {maxDpi} DPI, or leave this page out.':
    'Seite {page} würde ein Bild mit {megapixels} Megapixeln. Die Grenze ist {maxMegapixels}; bitte wählen Sie höchstens {maxDpi} DPI oder lassen Sie diese Seite aus.',
  'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; this page is too large for any image, so please leave it out.':
    'Seite {page} würde ein Bild mit {megapixels} Megapixeln. Die Grenze ist {maxMegapixels}; diese Seite ist für jedes Bild zu groß, bitte lassen Sie sie aus.',
  'Page {page}, changed': 'Seite {page}, geändert',
  'Page {page}, changed in another way': 'Seite {page}, anders geändert',
  'Page {page}, not changed': 'Seite {page}, nicht geändert',
  'Page {page}: {counts}': 'Seite {page}: {counts}',
  'Page {page}: …{before}': 'Seite {page}: …{before}',
  Pages: 'Seiten',
  'Pages and parts out of a PDF': 'Seiten und Teile aus einem PDF',
  'Pages and ranges must be a text such as 1,3,5-7.': 'Seiten und Bereiche müssen ein Text wie 1,3,5-7 sein.',
  'Pages are counted from 1.': 'Seiten werden ab 1 gezählt.',
  'Pages before and after': 'Seiten vorher und nachher',
  'Pages can only be chosen for a single PDF. Please send the PDFs one by one, or leave out the pages.':
    'Seiten lassen sich nur für ein einzelnes PDF wählen. Bitte senden Sie die PDFs einzeln oder lassen Sie die Seiten weg.',
  'Pages count their visits without cookies. A visitor counts once a day, days are UTC, and whoever asks not to be tracked is not counted.':
    'Seiten zählen ihre Besuche ohne Cookies. Ein Besucher zählt einmal am Tag, Tage sind in UTC, und wer nicht verfolgt werden möchte, wird nicht gezählt.',
  'Pages inserted': 'Seiten eingefügt',
  'Pages must be a JSON list of objects such as {"file":0,"page":1,"rotation":90}.':
    'Seiten müssen eine JSON-Liste von Objekten wie {"file":0,"page":1,"rotation":90} sein.',
  'Pages must be a list of { page, text } with up to {max, plural, one {# character} other {# characters}} together.':
    'Seiten müssen eine Liste von { page, text } mit zusammen höchstens {max, plural, one {# Zeichen} other {# Zeichen}} sein.',
  'Pages must be a text such as 1,3,5-7.': 'Seiten müssen ein Text wie 1,3,5-7 sein.',
  'Pages not deleted': 'Seiten nicht gelöscht',
  'Pages not inserted': 'Seiten nicht eingefügt',
  'Pages of all files': 'Seiten aller Dateien',
  'Pages of another PDF are to be inserted, but there is none among the inserts.':
    'Seiten eines anderen PDFs sollen eingefügt werden, aber unter den Einfügungen ist keines.',
  "Pages of one PDF, such as '1,3,5-7', in this order; all when left out. '5-' goes on to the end.":
    'Seiten eines PDFs, zum Beispiel „1,3,5-7“, in dieser Reihenfolge; ohne Angabe alle. „5-“ geht bis zum Ende.',
  'Pages of {name}': 'Seiten von {name}',
  'Pages per file': 'Seiten pro Datei',
  'Pages without text: {pages}.': 'Seiten ohne Text: {pages}.',
  'Pages {listed} and {more, plural, other {# more}} of this PDF hold no text: empty, or an image of text such as a scan.':
    'Die Seiten {listed} und {more, plural, other {# weitere}} dieses PDFs enthalten keinen Text: leer oder ein Bild von Text, etwa ein Scan.',
  'Pages {pages}': 'Seiten {pages}',
  'Pages {pages} and others': 'Seiten {pages} und weitere',
  Palette: 'Palette',
  'Palette type': 'Palettentyp',
  Paper: 'Papier',
  'Paper that opens your page.': 'Papier, das Ihre Seite öffnet.',
  'Paragraph on page {label}': 'Absatz auf Seite {label}',
  Paragraphs: 'Absätze',
  'Part of the page is missing': 'Ein Teil der Seite fehlt',
  'Part of this PDF is damaged and cannot be unpacked. Please export or download the file again.':
    'Ein Teil dieses PDFs ist beschädigt und lässt sich nicht entpacken. Bitte exportieren Sie die Datei erneut oder laden Sie sie erneut herunter.',
  'Part of this PDF unpacks to more than the server allows. Please export the file again, or try another one.':
    'Ein Teil dieses PDFs wird entpackt größer, als der Server erlaubt. Bitte exportieren Sie die Datei erneut oder versuchen Sie es mit einer anderen.',
  'Part of this page could not be loaded. Check your connection, then reload the page.':
    'Ein Teil dieser Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu.',
  'Partly scanned': 'Teilweise gescannt',
  'Partly scanned, searchable': 'Teilweise gescannt, durchsuchbar',
  Parts: 'Teile',
  'Passkey added': 'Passkey hinzugefügt',
  'Passkey removed': 'Passkey entfernt',
  Passkeys: 'Passkeys',
  'Passkeys and API keys work as before. You can look through them on your account page.':
    'Passkeys und API-Schlüssel funktionieren wie zuvor. Sie können sie auf Ihrer Kontoseite durchsehen.',
  Passphrase: 'Passphrase',
  'Passphrase Generated!': 'Passphrase erzeugt!',
  Passport: 'Passbild',
  'Passport 35 x 45 mm': 'Passbild 35 x 45 mm',
  'Passport, 2 × 2 in': 'Passbild, 2 × 2 Zoll',
  'Passport, 35 × 45 mm': 'Passbild, 35 × 45 mm',
  Password: 'Passwort',
  'Password (optional)': 'Passwort (optional)',
  'Password Generated!': 'Passwort erzeugt!',
  'Password Generator': 'Passwortgenerator',
  'Password changed': 'Passwort geändert',
  'Password generator: strong passwords, passphrases': 'Passwortgenerator: starke Passwörter, Passphrasen',
  'Password must be a text of at most 127 characters.': 'Das Passwort muss ein Text mit höchstens 127 Zeichen sein.',
  'Password must be a text.': 'Das Passwort muss ein Text sein.',
  'Password must be at least {min, plural, one {# character} other {# characters}} long':
    'Das Passwort muss mindestens {min, plural, one {# Zeichen} other {# Zeichen}} lang sein',
  'Password must be at most {max, plural, one {# character} other {# characters}} long':
    'Das Passwort darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} lang sein',
  'Password must be at most {maxPasswordLength} characters.':
    'Das Passwort darf höchstens {maxPasswordLength} Zeichen haben.',
  'Password must be text.': 'Das Passwort muss Text sein.',
  'Password must have at most 127 characters.': 'Das Passwort darf höchstens 127 Zeichen haben.',
  'Password not changed': 'Passwort nicht geändert',
  'Password of {fileName}': 'Passwort von {fileName}',
  'Password or passphrase?': 'Passwort oder Passphrase?',
  'Password too short': 'Passwort zu kurz',
  "Passwords don't match": 'Die Passwörter stimmen nicht überein',
  'Passwords of inserted files must be a JSON list with a password or null for each inserted file.':
    'Die Passwörter eingefügter Dateien müssen eine JSON-Liste sein, mit einem Passwort oder null für jede eingefügte Datei.',
  'Paste a long link, and choose a name for it or let us':
    'Fügen Sie einen langen Link ein und wählen Sie einen Namen dafür oder überlassen Sie es uns',
  'Paste a text, or drop a document': 'Fügen Sie einen Text ein oder legen Sie ein Dokument ab',
  'Path must be a text.': 'Der Pfad muss ein Text sein.',
  "Path must be a tool's page: /tools/ and the tool's name.":
    'Der Pfad muss die Seite eines Werkzeugs sein: /tools/ und der Name des Werkzeugs.',
  'Paths must be a JSON list with one string per file.': 'Pfade müssen eine JSON-Liste mit einem Text pro Datei sein.',
  Pause: 'Pausieren',
  Paused: 'Pausiert',
  'Pay<span> the invoice of {createdAt}</span>': 'Bezahlen<span>: Rechnung vom {createdAt}</span>',
  Payment: 'Zahlung',
  'Payment Failed': 'Zahlung fehlgeschlagen',
  'Payment Successful': 'Zahlung erfolgreich',
  'Payment System Not Available': 'Zahlungssystem nicht verfügbar',
  'Payment is not set up on this site.': 'Auf dieser Website ist keine Zahlung eingerichtet.',
  'Payment is not set up on this site. Its administrators can give accounts Pro.':
    'Auf dieser Website ist keine Zahlung eingerichtet. Ihre Administratoren können Konten Pro geben.',
  'Payment processing is currently unavailable. Please try again later.':
    'Die Zahlungsabwicklung ist derzeit nicht verfügbar. Bitte versuchen Sie es später erneut.',
  'Payments are handled by': 'Zahlungen werden abgewickelt von',
  'Payments are handled by {paymentProcessor}.': 'Zahlungen werden abgewickelt von {paymentProcessor}.',
  'Peace is quiet; a piece is a part.': '„Peace“ ist Ruhe; ein „piece“ ist ein Teil.',
  Pending: 'Ausstehend',
  'Pending tasks': 'Offene Aufgaben',
  'People say it more simply.': 'Man sagt es einfacher.',
  Percent: 'Prozent',
  'Percent must be a number from 1 to 1000.': 'Der Prozentsatz muss eine Zahl von 1 bis 1000 sein.',
  'Percent of the original': 'Prozent des Originals',
  'Perhaps {words}.': 'Vielleicht {words}.',
  'Permanent (301)': 'Dauerhaft (301)',
  'Permanent ones may be remembered by browsers for a minute and a half.':
    'Dauerhafte können sich Browser anderthalb Minuten lang merken.',
  Phone: 'Telefon',
  'Phone number': 'Telefonnummer',
  Phones: 'Handys',
  'Phones open this as a page only with https:// in front.<button>Add https://</button>':
    'Handys öffnen das nur mit https:// davor als Seite.<button>https:// hinzufügen</button>',
  Photo: 'Foto',
  'Photo Enhanced!': 'Foto verbessert!',
  'Photo enhancer: upscale, denoise, restore photos': 'Fotoverbesserung: hochskalieren, entrauschen, restaurieren',
  'Photograph a page, or drop photos in the bag': 'Fotografieren Sie eine Seite oder legen Sie Fotos in die Tasche',
  'Photos Enhanced!': 'Fotos verbessert!',
  'Photos of paper to clean pages': 'Aus Papierfotos werden saubere Seiten',
  'Photos to process': 'Zu verarbeitende Fotos',
  'Photos, films, music and most documents are compressed already. They are stored as they are, which is quick, and the ZIP is then about as large as its files.':
    'Fotos, Filme, Musik und die meisten Dokumente sind schon komprimiert. Sie werden gespeichert, wie sie sind, was schnell geht, und das ZIP ist dann etwa so groß wie seine Dateien.',
  Phrase: 'Wendung',
  Phrases: 'Wendungen',
  Picture: 'Bild',
  'Picture not added': 'Bild nicht hinzugefügt',
  'Pictures placed on pages': 'Auf Seiten platzierte Bilder',
  'Pictures that edits place': 'Bilder, die durch Bearbeitungen platziert werden',
  Pixels: 'Pixel',
  'Pixels per inch of images; a page may have up to 60 megapixels.':
    'Pixel pro Zoll bei Bildern; eine Seite darf bis zu 60 Megapixel haben.',
  'Pixels per inch of slides as images; a wide slide is 13.33 by 7.5 inches.':
    'Pixel pro Zoll bei Folien als Bildern; eine breite Folie misst 13,33 mal 7,5 Zoll.',
  'Pixels.': 'Pixel.',
  'Pixels; wins over width and height.': 'Pixel; hat Vorrang vor Breite und Höhe.',
  Place: 'Ort',
  'Place in the middle': 'In der Mitte platzieren',
  Plain: 'Einfarbig',
  'Plain letters in code': 'Einfache Buchstaben im Code',
  'Plain text. The assistant gives it as it is.': 'Reiner Text. Der Assistent gibt ihn so wieder, wie er ist.',
  Plan: 'Tarif',
  'Plan & billing': 'Tarif und Abrechnung',
  Planned: 'Geplant',
  Plans: 'Tarife',
  'Plans and payment': 'Tarife und Zahlung',
  'Please add more when this PDF is ready.': 'Bitte fügen Sie weitere hinzu, wenn dieses PDF fertig ist.',
  'Please add more when this ZIP is ready.': 'Bitte fügen Sie weitere hinzu, wenn dieses ZIP fertig ist.',
  'Please add your CV as a PDF, DOCX or ODT file.':
    'Bitte fügen Sie Ihren Lebenslauf als PDF-, DOCX- oder ODT-Datei hinzu.',
  'Please answer at {link}': 'Bitte antworten Sie unter {link}',
  'Please ask in at most {max, plural, one {# character} other {# characters}}.':
    'Bitte fragen Sie mit höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
  'Please ask one question at a time.': 'Bitte stellen Sie immer nur eine Frage.',
  'Please check the address: capitals matter, and a letter may be missing at its end.':
    'Bitte prüfen Sie die Adresse: Groß- und Kleinschreibung ist wichtig, und am Ende fehlt vielleicht ein Buchstabe.',
  'Please check the height of the head: every country has rules of its own.':
    'Bitte prüfen Sie die Höhe des Kopfes: Jedes Land hat eigene Vorschriften.',
  'Please choose': 'Bitte wählen',
  'Please choose WPA, WEP or nopass.': 'Bitte wählen Sie WPA, WEP oder nopass.',
  'Please choose a darker colour on a lighter background.':
    'Bitte wählen Sie eine dunklere Farbe auf einem helleren Hintergrund.',
  'Please choose a time zone such as Europe/Berlin.': 'Bitte wählen Sie eine Zeitzone wie Europe/Berlin.',
  'Please choose a time zone.': 'Bitte wählen Sie eine Zeitzone.',
  'Please choose an operation: compress, convert or resize.':
    'Bitte wählen Sie eine Operation: Komprimieren, Konvertieren oder Größe ändern.',
  'Please choose another when this one is saved.': 'Bitte wählen Sie ein anderes, wenn dieses gespeichert ist.',
  'Please choose another when this one is split.': 'Bitte wählen Sie ein anderes, wenn dieses geteilt ist.',
  'Please choose at least one character type': 'Bitte wählen Sie mindestens eine Zeichenart',
  'Please choose at least one language. The languages are {possible}.':
    'Bitte wählen Sie mindestens eine Sprache. Möglich sind: {possible}.',
  'Please choose error level H, which corrects the most.': 'Bitte wählen Sie Fehlerstufe H, die am meisten korrigiert.',
  'Please choose others, or search for less.': 'Bitte wählen Sie andere oder suchen Sie nach weniger.',
  'Please choose what the key may call.': 'Bitte wählen Sie, was der Schlüssel aufrufen darf.',
  'Please choose {name} again to save your changes.':
    'Bitte wählen Sie {name} erneut aus, um Ihre Änderungen zu speichern.',
  'Please contact our support team by email at {supportEmail}.':
    'Bitte wenden Sie sich per E-Mail an unser Support-Team: {supportEmail}.',
  'Please contact our support team: press “Talk to a person”.':
    'Bitte wenden Sie sich an unser Support-Team: Drücken Sie „Mit einem Menschen sprechen“.',
  'Please enter a URL to shorten': 'Bitte geben Sie eine URL zum Kürzen ein',
  'Please enter a colour such as #1d4ed8.': 'Bitte geben Sie eine Farbe wie #1d4ed8 ein.',
  'Please enter a date and time such as 2026-05-01T10:00.':
    'Bitte geben Sie Datum und Uhrzeit wie 2026-05-01T10:00 ein.',
  'Please enter a hex colour, such as {example}.': 'Bitte geben Sie eine Hex-Farbe ein, zum Beispiel {example}.',
  'Please enter a host such as example.com.': 'Bitte geben Sie einen Host wie example.com ein.',
  'Please enter a name or an organisation.': 'Bitte geben Sie einen Namen oder eine Organisation ein.',
  'Please enter a name.': 'Bitte geben Sie einen Namen ein.',
  'Please enter a number.': 'Bitte geben Sie eine Nummer ein.',
  'Please enter a phone number such as +44 20 7946 0018.':
    'Bitte geben Sie eine Telefonnummer wie +44 20 7946 0018 ein.',
  'Please enter a phone number.': 'Bitte geben Sie eine Telefonnummer ein.',
  'Please enter a question.': 'Bitte geben Sie eine Frage ein.',
  'Please enter a subject.': 'Bitte geben Sie einen Betreff ein.',
  'Please enter a title.': 'Bitte geben Sie einen Titel ein.',
  'Please enter a valid URL (include http:// or https://)':
    'Bitte geben Sie eine gültige URL ein (mit http:// oder https://)',
  'Please enter a valid email address.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Please enter a web address such as https://example.com.':
    'Bitte geben Sie eine Webadresse wie https://example.com ein.',
  'Please enter a web address.': 'Bitte geben Sie eine Webadresse ein.',
  'Please enter a width or a height in pixels.': 'Bitte geben Sie eine Breite oder eine Höhe in Pixeln ein.',
  'Please enter a word or tick a kind of data.': 'Bitte geben Sie ein Wort ein oder kreuzen Sie eine Art von Daten an.',
  'Please enter an IBAN such as DE89 3704 0044 0532 0130 00.':
    'Bitte geben Sie eine IBAN wie DE89 3704 0044 0532 0130 00 ein.',
  'Please enter an IBAN.': 'Bitte geben Sie eine IBAN ein.',
  'Please enter an address such as https://example.org or name@example.org, or a page from 1 to {pageCount}.':
    'Bitte geben Sie eine Adresse wie https://example.org oder name@example.org ein, oder eine Seite von 1 bis {pageCount}.',
  'Please enter an amount from 0.01 to 999999999.99 euros.':
    'Bitte geben Sie einen Betrag von 0,01 bis 999999999,99 Euro ein.',
  'Please enter an answer.': 'Bitte geben Sie eine Antwort ein.',
  'Please enter an email address such as name@example.com.':
    'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  'Please enter an email address.': 'Bitte geben Sie eine E-Mail-Adresse ein.',
  'Please enter at most 100 symbols.': 'Bitte geben Sie höchstens 100 Symbole ein.',
  'Please enter only punctuation and symbols as your own set, without letters, digits and spaces.':
    'Bitte geben Sie als eigenen Satz nur Satzzeichen und Symbole ein, ohne Buchstaben, Ziffern und Leerzeichen.',
  'Please enter some text to improve.': 'Bitte geben Sie Text zum Verbessern ein.',
  'Please enter some text to summarize.': 'Bitte geben Sie Text zum Zusammenfassen ein.',
  'Please enter some text.': 'Bitte geben Sie Text ein.',
  'Please enter text': 'Bitte geben Sie Text ein',
  'Please enter text to translate.': 'Bitte geben Sie Text zum Übersetzen ein.',
  'Please enter text.': 'Bitte geben Sie Text ein.',
  'Please enter the code from your authenticator app, or one of your backup codes.':
    'Bitte geben Sie den Code aus Ihrer Authenticator-App oder einen Ihrer Backup-Codes ein.',
  'Please enter the name of the network.': 'Bitte geben Sie den Namen des Netzes ein.',
  'Please enter the pages you want, such as 1,3,5-7.':
    'Bitte geben Sie die gewünschten Seiten ein, zum Beispiel 1,3,5-7.',
  'Please enter the payee.': 'Bitte geben Sie den Zahlungsempfänger ein.',
  'Please enter the ranges you want, such as 1-3,4-6.':
    'Bitte geben Sie die gewünschten Bereiche ein, zum Beispiel 1-3,4-6.',
  'Please enter what the comment says.': 'Bitte geben Sie ein, was im Kommentar stehen soll.',
  'Please enter what the note says.': 'Bitte geben Sie ein, was in der Notiz stehen soll.',
  'Please enter what the text says.': 'Bitte geben Sie den Text ein.',
  'Please enter what you look for.': 'Bitte geben Sie ein, wonach Sie suchen.',
  'Please enter yes or no.': 'Bitte geben Sie ja oder nein ein.',
  'Please enter your email address, so that we can answer, or sign in.':
    'Bitte geben Sie Ihre E-Mail-Adresse ein, damit wir antworten können, oder melden Sie sich an.',
  'Please enter your email address.': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'Please enter your first name.': 'Bitte geben Sie Ihren Vornamen ein.',
  'Please enter your last name.': 'Bitte geben Sie Ihren Nachnamen ein.',
  'Please enter your message.': 'Bitte geben Sie Ihre Nachricht ein.',
  'Please enter your name.': 'Bitte geben Sie Ihren Namen ein.',
  'Please fill in all fields': 'Bitte füllen Sie alle Felder aus',
  'Please fill in this field.': 'Bitte füllen Sie dieses Feld aus.',
  'Please fill in {fields} first.': 'Bitte füllen Sie zuerst {fields} aus.',
  'Please give it a name.': 'Bitte geben Sie ihm einen Namen.',
  'Please leave the lines between the pages as they are.':
    'Bitte lassen Sie die Zeilen zwischen den Seiten, wie sie sind.',
  'Please look twice': 'Bitte sehen Sie zweimal hin',
  'Please make some edits before saving.': 'Bitte nehmen Sie vor dem Speichern Bearbeitungen vor.',
  'Please mark all scratches in one image.': 'Bitte markieren Sie alle Kratzer in einem Bild.',
  'Please name between 1 and 100 files by their ids.': 'Bitte nennen Sie zwischen 1 und 100 Dateien mit ihren IDs.',
  'Please open the link that we sent to your email address, then sign in. What is not confirmed within {days, plural, one {# day} other {# days}} is removed.':
    'Bitte öffnen Sie den Link, den wir an Ihre E-Mail-Adresse gesendet haben, und melden Sie sich dann an. Was nicht innerhalb von {days, plural, one {# Tag} other {# Tagen}} bestätigt wird, wird entfernt.',
  'Please open the link that we sent to {email}. Until then, your address stays as it is.':
    'Bitte öffnen Sie den Link, den wir an {email} gesendet haben. Bis dahin bleibt Ihre Adresse, wie sie ist.',
  'Please place the four corners on the corners of the page.':
    'Bitte setzen Sie die vier Ecken auf die Ecken der Seite.',
  'Please say what is wrong with the link.': 'Bitte sagen Sie, was mit dem Link nicht stimmt.',
  'Please scan some documents first.': 'Bitte scannen Sie zuerst Dokumente.',
  'Please select PDF files, or JPEG, PNG, WebP, GIF, TIFF or AVIF images.':
    'Bitte wählen Sie PDF-Dateien oder JPEG-, PNG-, WebP-, GIF-, TIFF- oder AVIF-Bilder aus.',
  'Please select PNG or JPEG pictures.': 'Bitte wählen Sie PNG- oder JPEG-Bilder aus.',
  'Please select a DOCX, PPTX, XLSX, ODT, ODS, ODP, PDF, HTML, Markdown, SRT or text document.':
    'Bitte wählen Sie ein DOCX-, PPTX-, XLSX-, ODT-, ODS-, ODP-, PDF-, HTML-, Markdown-, SRT- oder Textdokument aus.',
  'Please select a JPEG, PNG, WebP, GIF, HEIC, AVIF or TIFF image.':
    'Bitte wählen Sie ein JPEG-, PNG-, WebP-, GIF-, HEIC-, AVIF- oder TIFF-Bild aus.',
  'Please select a JPEG, PNG, or WebP image.': 'Bitte wählen Sie ein JPEG-, PNG- oder WebP-Bild aus.',
  'Please select a PDF file to compress.': 'Bitte wählen Sie eine PDF-Datei zum Komprimieren aus.',
  'Please select a PDF file to split.': 'Bitte wählen Sie eine PDF-Datei zum Teilen aus.',
  'Please select a PDF file.': 'Bitte wählen Sie eine PDF-Datei aus.',
  'Please select a PDF to inspect.': 'Bitte wählen Sie ein PDF zum Untersuchen aus.',
  'Please select a PDF, Word, or text document': 'Bitte wählen Sie ein PDF, Word- oder Textdokument aus',
  'Please select a PDF, a document of Word, Excel, PowerPoint, OpenDocument, HTML, text or email, or images.':
    'Bitte wählen Sie ein PDF, ein Word-, Excel-, PowerPoint-, OpenDocument-, HTML-, Text- oder E-Mail-Dokument oder Bilder aus.',
  'Please select a PDF, or a JPEG, PNG, WebP, AVIF, TIFF or HEIC image.':
    'Bitte wählen Sie ein PDF oder ein JPEG-, PNG-, WebP-, AVIF-, TIFF- oder HEIC-Bild aus.',
  'Please select a PDF, or documents or images to convert to PDF.':
    'Bitte wählen Sie ein PDF aus, oder Dokumente oder Bilder, die in PDF umgewandelt werden sollen.',
  'Please select a TXT, PDF, DOC or DOCX file; Markdown, HTML, ODT, RTF and EPUB work, too.':
    'Bitte wählen Sie eine TXT-, PDF-, DOC- oder DOCX-Datei aus; Markdown, HTML, ODT, RTF und EPUB gehen auch.',
  'Please select a document of up to {maxBytes}.': 'Bitte wählen Sie ein Dokument bis {maxBytes} aus.',
  'Please select a document smaller than 50MB': 'Bitte wählen Sie ein Dokument unter 50 MB aus',
  'Please select a document to convert.': 'Bitte wählen Sie ein Dokument zum Konvertieren aus.',
  'Please select a document to translate.': 'Bitte wählen Sie ein Dokument zum Übersetzen aus.',
  'Please select a file to summarize.': 'Bitte wählen Sie eine Datei zum Zusammenfassen aus.',
  'Please select a photo to enhance.': 'Bitte wählen Sie ein Foto zum Verbessern aus.',
  'Please select a picture for the background.': 'Bitte wählen Sie ein Bild für den Hintergrund aus.',
  'Please select a picture.': 'Bitte wählen Sie ein Bild aus.',
  'Please select a valid PDF file.': 'Bitte wählen Sie eine gültige PDF-Datei aus.',
  'Please select an archive to open.': 'Bitte wählen Sie ein Archiv zum Öffnen aus.',
  'Please select an image file': 'Bitte wählen Sie eine Bilddatei aus',
  'Please select an image file (PNG, JPG, JPEG, WEBP)': 'Bitte wählen Sie eine Bilddatei aus (PNG, JPG, JPEG, WEBP)',
  'Please select an image file.': 'Bitte wählen Sie eine Bilddatei aus.',
  'Please select an image or a PDF.': 'Bitte wählen Sie ein Bild oder ein PDF aus.',
  'Please select an image smaller than 10MB': 'Bitte wählen Sie ein Bild unter 10 MB aus',
  'Please select an image to resize.': 'Bitte wählen Sie ein Bild aus, dessen Größe geändert werden soll.',
  'Please select an image with the scratches marked in white.':
    'Bitte wählen Sie ein Bild aus, in dem die Kratzer weiß markiert sind.',
  'Please select at least 2 PDF files to merge.': 'Bitte wählen Sie mindestens 2 PDF-Dateien zum Zusammenfügen aus.',
  'Please select at least one file to compress.': 'Bitte wählen Sie mindestens eine Datei zum Komprimieren aus.',
  'Please select at least one file to process.': 'Bitte wählen Sie mindestens eine Datei zur Verarbeitung aus.',
  'Please send a mask: white where the subject is.': 'Bitte senden Sie eine Maske: weiß, wo das Motiv ist.',
  'Please send at most {max, plural, one {# file} other {# files}} at a time.':
    'Bitte senden Sie höchstens {max, plural, one {# Datei} other {# Dateien}} auf einmal.',
  'Please set the quiet zone to {standard} modules.': 'Bitte stellen Sie die Ruhezone auf {standard} Module ein.',
  'Please shorten it, or choose error level L, where it fits.':
    'Bitte kürzen Sie ihn oder wählen Sie Fehlerstufe L, bei der er passt.',
  'Please shorten it.': 'Bitte kürzen Sie ihn.',
  'Please shorten it; at error level L, {fittingAtLowest, plural, one {# character fits} other {# characters fit}}.':
    'Bitte kürzen Sie ihn; bei Fehlerstufe L {fittingAtLowest, plural, one {passt # Zeichen} other {passen # Zeichen}}.',
  'Please take a photo or choose an image first.': 'Bitte machen Sie zuerst ein Foto oder wählen Sie ein Bild aus.',
  'Please try again or contact support.': 'Bitte versuchen Sie es erneut oder wenden Sie sich an den Support.',
  'Please try again.': 'Bitte versuchen Sie es erneut.',
  'Please upload a PDF and make some edits first.':
    'Bitte laden Sie zuerst ein PDF hoch und nehmen Sie Änderungen vor.',
  'Please upload a PDF file': 'Bitte laden Sie eine PDF-Datei hoch',
  'Please upload a PDF file.': 'Bitte laden Sie eine PDF-Datei hoch.',
  'Please use an image in which the code is sharp, evenly lit and at least a quarter of the width, with empty space around it.':
    'Bitte verwenden Sie ein Bild, in dem der Code scharf, gleichmäßig beleuchtet und mindestens ein Viertel der Breite groß ist, mit leerem Raum darum.',
  'Please use at most 2000 characters.': 'Bitte verwenden Sie höchstens 2000 Zeichen.',
  'Please use at most {max, plural, one {# character} other {# characters}}. The rest fits into your CV.':
    'Bitte verwenden Sie höchstens {max, plural, one {# Zeichen} other {# Zeichen}}. Der Rest passt in Ihren Lebenslauf.',
  'Please use at most {max} characters.': 'Bitte verwenden Sie höchstens {max} Zeichen.',
  'Please use file upload instead.': 'Bitte laden Sie stattdessen eine Datei hoch.',
  'Please use one line.': 'Bitte verwenden Sie eine Zeile.',
  'Please write a few words.': 'Bitte schreiben Sie ein paar Worte.',
  'Please write pages and ranges with commas between them, such as 1,3,5-7.':
    'Bitte schreiben Sie Seiten und Bereiche mit Kommas dazwischen, zum Beispiel 1,3,5-7.',
  'Please write what the answer is.': 'Bitte schreiben Sie, wie die Antwort lautet.',
  'Point at a sentence, or move to it with Tab, to see its counterpart.':
    'Zeigen Sie auf einen Satz oder gehen Sie mit Tab dorthin, um sein Gegenstück zu sehen.',
  "Point your phone's camera at the code": 'Richten Sie die Kamera Ihres Handys auf den Code',
  Polygon: 'Polygon',
  Polyline: 'Polylinie',
  Popular: 'Beliebt',
  'Popular:': 'Beliebt:',
  Portrait: 'Hochformat',
  Post: 'Beitrag',
  Postcode: 'Postleitzahl',
  Poster: 'Plakat',
  Posts: 'Beiträge',
  'Precise PDF Editor': 'Präziser PDF-Editor',
  'Preparing your payment…': 'Ihre Zahlung wird vorbereitet …',
  Preset: 'Vorlage',
  'Press Retry. Files that were fully uploaded are not sent again.':
    'Drücken Sie „Erneut versuchen“. Vollständig hochgeladene Dateien werden nicht noch einmal gesendet.',
  'Press Send Test Email on this page. It says what is wrong, if anything is.':
    'Drücken Sie auf dieser Seite „Test-E-Mail senden“. Es wird angezeigt, was nicht stimmt, falls etwas nicht stimmt.',
  'Press “Report this” beside the error. The report has the number of the failed job, from which we see the tool, the error and the size of the file. Please add what kind of file it was; do not send it.':
    'Drücken Sie „Melden“ neben dem Fehler. Die Meldung enthält die Nummer des fehlgeschlagenen Auftrags, an der wir das Werkzeug, den Fehler und die Größe der Datei sehen. Bitte ergänzen Sie, was für eine Art von Datei es war; senden Sie sie nicht.',
  Preview: 'Vorschau',
  'Preview of {name}': 'Vorschau von {name}',
  'Preview of {path}': 'Vorschau von {path}',
  'Preview · about {bytes}': 'Vorschau · etwa {bytes}',
  'Preview · up to {bytes}': 'Vorschau · bis zu {bytes}',
  'Preview · {bytes}': 'Vorschau · {bytes}',
  'Previews and results are for Pro users.': 'Vorschauen und Ergebnisse sind für Pro-Nutzer.',
  'Previous marked sentence': 'Vorheriger markierter Satz',
  'Previous match': 'Vorheriger Treffer',
  'Previous page': 'Vorherige Seite',
  'Previous photo': 'Vorheriges Foto',
  'Prices may change for periods that have not begun yet, never for one you have paid.':
    'Preise können sich für Zeiträume ändern, die noch nicht begonnen haben, nie für einen, den Sie bezahlt haben.',
  Pricing: 'Preise',
  Print: 'Druck',
  Privacy: 'Datenschutz',
  'Privacy Policy': 'Datenschutzerklärung',
  'Pro Annual': 'Pro Annual',
  'Pro Feature': 'Pro-Funktion',
  'Pro Monthly': 'Pro Monthly',
  'Pro allows up to {count, plural, one {# file} other {# files}} at once.':
    'Pro erlaubt bis zu {count, plural, one {# Datei} other {# Dateien}} auf einmal.',
  'Pro granted to {email} ends now. What they paid for stays.':
    'Das {email} gewährte Pro endet jetzt. Bezahltes bleibt.',
  'Pro scans without a limit': 'Pro scannt ohne Grenze',
  'Pro until {proUntil}.': 'Pro bis {proUntil}.',
  'Pro until {until}, granted by the operator of this site.': 'Pro bis {until}, vom Betreiber dieser Website gewährt.',
  'Pro users': 'Pro-Nutzer',
  'Pro users, signed in on the site or with an API key.':
    'Pro-Nutzer, auf der Website angemeldet oder mit einem API-Schlüssel.',
  Process: 'Verarbeiten',
  'Process up to 100 files at once: compress, convert, resize, or chain tools in steps. Saved recipes, name patterns, retry, one ZIP. Goes on after a reload.':
    'Bis zu 100 Dateien auf einmal verarbeiten: komprimieren, konvertieren, Größe ändern oder Werkzeuge in Schritten verketten. Gespeicherte Rezepte, Namensmuster, Wiederholung, ein ZIP. Läuft nach dem Neuladen weiter.',
  'Process whole photo': 'Ganzes Foto verarbeiten',
  'Process {count, plural, one {# photo} other {# photos}}':
    '{count, plural, one {# Foto} other {# Fotos}} verarbeiten',
  Processing: 'Wird verarbeitet',
  'Processing failed': 'Verarbeitung fehlgeschlagen',
  'Processing failed: {message}': 'Verarbeitung fehlgeschlagen: {message}',
  'Processing {name}': '{name} wird verarbeitet',
  'Processing…': 'Wird verarbeitet …',
  'Professional Image Suite': 'Professionelle Bildbearbeitung',
  Profile: 'Profil',
  'Progress of the batch': 'Fortschritt des Stapels',
  Protanomaly: 'Protanomalie',
  Protanopia: 'Protanopie',
  'Put files or single pages in order': 'Bringen Sie Dateien oder einzelne Seiten in die richtige Reihenfolge',
  'Put something in the bag': 'Etwas in die Tasche legen',
  'Put the cursor on an underlined passage to see it here.':
    'Setzen Sie den Cursor auf eine unterstrichene Stelle, um sie hier zu sehen.',
  'Q: 25% may be damaged': 'Q: 25 % dürfen beschädigt sein',
  'QR Code Generated!': 'QR-Code erzeugt!',
  'QR Code Generator': 'QR-Code-Generator',
  'QR code': 'QR-Code',
  'QR code for your authenticator app': 'QR-Code für Ihre Authenticator-App',
  'QR code generator with logo, colours and scan check': 'QR-Code-Generator mit Logo, Farben und Lesbarkeitsprüfung',
  'QR code needs content to generate': 'Ein QR-Code braucht Inhalt, um erzeugt zu werden',
  'QR code of this contact': 'QR-Code dieses Kontakts',
  'QR code of {shortUrl}': 'QR-Code von {shortUrl}',
  'QR code that opens the scanner on your phone': 'QR-Code, der den Scanner auf Ihrem Handy öffnet',
  'QR code: {label}': 'QR-Code: {label}',
  'QR codes': 'QR-Codes',
  'QR codes for links, Wi-Fi, contacts and more, in your colours and with your logo, each one proven to scan.':
    'QR-Codes für Links, WLAN, Kontakte und mehr, in Ihren Farben und mit Ihrem Logo, jeder auf Lesbarkeit geprüft.',
  Quality: 'Qualität',
  'Quality must be a number from 10 to 100 in steps of 5.':
    'Die Qualität muss eine Zahl von 10 bis 100 in Schritten von 5 sein.',
  'Quality must be a whole number from 1 to 100.': 'Die Qualität muss eine ganze Zahl von 1 bis 100 sein.',
  'Quality must be a whole number from 10 to 100.': 'Die Qualität muss eine ganze Zahl von 10 bis 100 sein.',
  'Question Failed': 'Frage fehlgeschlagen',
  'Question or title': 'Frage oder Titel',
  Questions: 'Fragen',
  'Quick by default': 'Schnell ab Werk',
  'Quick help': 'Schnelle Hilfe',
  'Quiet zone': 'Ruhezone',
  RECEIVED: 'ERHALTEN',
  REJECTED: 'ABGELEHNT',
  RSS: 'RSS',
  RTF: 'RTF',
  Radial: 'Radial',
  'Raise the contrast': 'Kontrast erhöhen',
  'Raise the error level': 'Fehlerstufe erhöhen',
  Random: 'Zufall',
  Range: 'Bereich',
  'Range must be one of {ranges}.': 'Der Zeitraum muss einer von {ranges} sein.',
  Ranges: 'Bereiche',
  'Re-detect edges': 'Ränder neu erkennen',
  Read: 'Lesen',
  'Read More': 'Weiterlesen',
  'Read aloud': 'Vorlesen',
  'Read as': 'Gelesen als',
  'Read back at {pixels} pixels, and at half that size out of focus.':
    'Bei {pixels} Pixeln zurückgelesen und bei halber Größe unscharf.',
  'Read back at {pixels} pixels, sharp and out of focus.': 'Bei {pixels} Pixeln zurückgelesen, scharf und unscharf.',
  'Read from the environment at the start. Secrets are not shown. To change one, set its variable and restart.':
    'Beim Start aus der Umgebung gelesen. Geheimnisse werden nicht gezeigt. Um eine Einstellung zu ändern, setzen Sie ihre Variable und starten Sie neu.',
  'Read it here:': 'Hier lesen:',
  'Read its text': 'Text lesen',
  'Read our answers, and add what is missing.': 'Lesen Sie unsere Antworten und ergänzen Sie, was fehlt.',
  'Read the counts beside the text while you write': 'Lesen Sie die Zählung neben dem Text, während Sie schreiben',
  Readability: 'Lesbarkeit',
  'Readable from': 'Lesbar ab',
  'Readers do not find these eyes. Please try another shape, such as squares.':
    'Lesegeräte finden diese Augen nicht. Bitte versuchen Sie eine andere Form, zum Beispiel Quadrate.',
  'Readers need the empty space around a code. Please keep {modules} modules, or leave that much space where you place it.':
    'Lesegeräte brauchen den leeren Raum um einen Code. Bitte behalten Sie {modules} Module bei oder lassen Sie dort, wo Sie ihn platzieren, so viel Platz.',
  Reading: 'Wird gelesen',
  'Reading ease': 'Lesbarkeit',
  'Reading it back…': 'Wird zurückgelesen …',
  'Reading text': 'Text wird gelesen',
  'Reading the chapters': 'Kapitel werden gelesen',
  'Reading the pages': 'Seiten werden gelesen',
  'Reading the sentences': 'Sätze werden gelesen',
  'Reading the text': 'Text wird gelesen',
  'Reading time': 'Lesezeit',
  'Reading your text…': 'Ihr Text wird gelesen …',
  'Reading {busyWith}…': '{busyWith} wird gelesen…',
  'Reading…': 'Wird gelesen …',
  'Reads all kinds of codes in photos and screenshots, rotated, inverted or several at once, and other barcodes, too. The image stays in this page.':
    'Liest alle Arten von Codes in Fotos und Screenshots, gedreht, invertiert oder mehrere auf einmal, und auch andere Barcodes. Das Bild bleibt auf dieser Seite.',
  'Reads close up only': 'Nur aus der Nähe lesbar',
  'Reads name, phone and email for your address book.': 'Liest Name, Telefon und E-Mail für Ihr Adressbuch.',
  'Ready to download.': 'Bereit zum Herunterladen.',
  'Ready when you are. No account needed.': 'Bereit, wenn Sie es sind. Kein Konto nötig.',
  'Ready-made looks': 'Fertige Designs',
  Receipt: 'Kassenbon',
  Recent: 'Letzte Ergebnisse',
  'Recent results': 'Letzte Ergebnisse',
  'Recent results (Alt R)': 'Letzte Ergebnisse (Alt R)',
  'Recent tasks': 'Letzte Aufgaben',
  'Recipe loaded': 'Rezept geladen',
  'Recipe not loaded': 'Rezept nicht geladen',
  'Recognising text': 'Text wird erkannt',
  Rectangle: 'Rechteck',
  Red: 'Rot',
  Redirect: 'Weiterleitung',
  Redo: 'Wiederholen',
  'Redo clear': 'Leeren wiederholen',
  'Redo improvement': 'Verbesserung wiederholen',
  'Redo opening': 'Öffnen wiederholen',
  'Redo showing history': 'Anzeigen des Verlaufs wiederholen',
  'Redo swap': 'Tauschen wiederholen',
  'Reduced noise': 'Rauschen verringert',
  'Reduced size by less than 1%': 'Größe um weniger als 1 % verringert',
  'Reduced size by {percent}%': 'Größe um {percent} % verringert',
  'References were left out.': 'Literaturangaben wurden weggelassen.',
  Refresh: 'Aktualisieren',
  'Registering, signing in, and what belongs to an account.': 'Registrieren, Anmelden und was zu einem Konto gehört.',
  'Registration Failed': 'Registrierung fehlgeschlagen',
  Registrations: 'Registrierungen',
  'Registrations by source': 'Registrierungen nach Quelle',
  'Registrations: {count}': 'Registrierungen: {count}',
  Reject: 'Ablehnen',
  'Reject all': 'Alle ablehnen',
  'Reload the page': 'Seite neu laden',
  'Remembered it? <signInLink>Sign in</signInLink>': 'Wieder eingefallen? <signInLink>Anmelden</signInLink>',
  Remove: 'Entfernen',
  'Remove all': 'Alle entfernen',
  'Remove all corrections': 'Alle Korrekturen entfernen',
  'Remove all marks': 'Alle Markierungen entfernen',
  'Remove background': 'Hintergrund entfernen',
  'Remove backgrounds': 'Hintergründe entfernen',
  'Remove chosen pages': 'Ausgewählte Seiten entfernen',
  'Remove colour {number}': 'Farbe {number} entfernen',
  'Remove logo': 'Logo entfernen',
  'Remove metadata': 'Metadaten entfernen',
  'Remove step {place}': 'Schritt {place} entfernen',
  'Remove target {number}': 'Ziel {number} entfernen',
  'Remove term {number}': 'Begriff {number} entfernen',
  'Remove the background': 'Hintergrund entfernen',
  'Remove the background of JPG, PNG, WebP and HEIC photos: soft hair, clean edges. Correct it with clicks and a brush; new backgrounds, shadow, passport sizes.':
    'Den Hintergrund von JPG-, PNG-, WebP- und HEIC-Fotos entfernen: weiches Haar, saubere Kanten. Korrektur mit Klicks und Pinsel; neue Hintergründe, Schatten, Passbildgrößen.',
  'Remove the background of a photo, or replace it by a colour, a gradient, a blur or another picture.':
    'Den Hintergrund eines Fotos entfernen oder durch eine Farbe, einen Verlauf, eine Unschärfe oder ein anderes Bild ersetzen.',
  'Remove the background, and correct it with a click':
    'Entfernen Sie den Hintergrund und korrigieren Sie mit einem Klick',
  'Remove the link': 'Link entfernen',
  'Remove the password': 'Passwort entfernen',
  'Remove the word {word}': 'Das Wort {word} entfernen',
  'Remove {code}?': '{code} entfernen?',
  'Remove {count, plural, one {# background} other {# backgrounds}}':
    '{count, plural, one {# Hintergrund} other {# Hintergründe}} entfernen',
  'Remove {name}': '{name} entfernen',
  'Remove {path}': '{path} entfernen',
  'Remove ‘{text}’': '„{text}“ entfernen',
  'Removed by an administrator': 'Von der Verwaltung entfernt',
  'Removed the blocks of JPEG': 'JPEG-Blöcke entfernt',
  Replace: 'Ersetzen',
  'Replace all': 'Alle ersetzen',
  'Replace on page {page}: {words}': 'Auf Seite {page} ersetzen: {words}',
  'Replace or black out text': 'Text ersetzen oder schwärzen',
  'Replace or redact text in a PDF': 'Text in einem PDF ersetzen oder schwärzen',
  'Replace the text under a box in its own font, or remove what is under it for good.':
    'Den Text unter einem Kasten in seiner eigenen Schrift ersetzen oder das, was darunter liegt, endgültig entfernen.',
  'Replace with': 'Ersetzen durch',
  'Replace {count} ticked': '{count} angekreuzte ersetzen',
  'Replacement text': 'Ersatztext',
  'Replacement text, page {page}': 'Ersatztext, Seite {page}',
  Report: 'Melden',
  'Report this': 'Melden',
  'Report this link': 'Diesen Link melden',
  'Report what failed': 'Melden, was fehlgeschlagen ist',
  'Reports of failed jobs': 'Meldungen fehlgeschlagener Aufträge',
  'Request timed out. Please try a shorter message or check your connection.':
    'Zeitüberschreitung der Anfrage. Bitte versuchen Sie eine kürzere Nachricht oder prüfen Sie Ihre Verbindung.',
  'Request timeout: the server has not answered for {seconds} seconds. Try again, or check your connection.':
    'Zeitüberschreitung: Der Server hat {seconds} Sekunden lang nicht geantwortet. Versuchen Sie es erneut oder prüfen Sie Ihre Verbindung.',
  'Required and still empty:': 'Erforderlich und noch leer:',
  'Required fields are empty: {fields}.': 'Pflichtfelder sind leer: {fields}.',
  'Requires Immediate Attention': 'Erfordert sofortige Aufmerksamkeit',
  'Requires JavaScript': 'Erfordert JavaScript',
  Resize: 'Größe ändern',
  'Resize Failed': 'Größenänderung fehlgeschlagen',
  'Resize and crop JPEG, PNG, WebP, GIF, HEIC, AVIF and TIFF images, animations included. Exact pixels, percent, social media, passport and print sizes.':
    'JPEG-, PNG-, WebP-, GIF-, HEIC-, AVIF- und TIFF-Bilder in der Größe ändern und zuschneiden, auch Animationen. Genaue Pixel, Prozent, Social-Media-, Pass- und Druckgrößen.',
  'Resize images': 'Bildgrößen ändern',
  'Resize images to an exact size, a percentage or a preset: fitted, cropped, padded or stretched.':
    'Bilder auf eine genaue Größe, einen Prozentsatz oder eine Vorlage bringen: eingepasst, zugeschnitten, mit Rand oder gestreckt.',
  'Resize images: pixels, percent, social and print sizes':
    'Bildgröße ändern: Pixel, Prozent, Social-Media- und Druckgrößen',
  'Resize {count, plural, one {# image} other {# images}}':
    'Größe von {count, plural, one {# Bild} other {# Bildern}} ändern',
  Resizing: 'Größe wird geändert',
  'Resizing…': 'Größe wird geändert …',
  Resolution: 'Auflösung',
  Restore: 'Wiederherstellen',
  'Restore {edit}': '{edit} wiederherstellen',
  'Restricted by its owner': 'Vom Eigentümer eingeschränkt',
  Result: 'Ergebnis',
  'Result · {bytes}': 'Ergebnis · {bytes}',
  Resume: 'Fortsetzen',
  Retry: 'Erneut versuchen',
  'Retry {count} failed': '{count} fehlgeschlagene erneut versuchen',
  'Retry {name}': '{name} erneut versuchen',
  'Return Home': 'Zurück zur Startseite',
  'Reverse order': 'Reihenfolge umkehren',
  Revoke: 'Widerrufen',
  'Revoke admin': 'Administratorrolle entziehen',
  Right: 'Rechts',
  'Right and livelier colours.': 'Richtige und lebhaftere Farben.',
  'Right for most files.': 'Richtig für die meisten Dateien.',
  'Rotate must be 0, 90, 180 or 270.': 'Drehung muss 0, 90, 180 oder 270 sein.',
  'Rotate page {page} left': 'Seite {page} nach links drehen',
  'Rotate page {page} right': 'Seite {page} nach rechts drehen',
  'Rotated text was placed after the rest.': 'Gedrehter Text wurde hinter den Rest gestellt.',
  'Rotations must be a list with 0, 90, 180 or 270 for each image.':
    'Drehungen müssen eine Liste mit 0, 90, 180 oder 270 für jedes Bild sein.',
  Rounded: 'Abgerundet',
  Rows: 'Zeilen',
  'Rows that were not made': 'Nicht erstellte Zeilen',
  'Rows with problems': 'Zeilen mit Problemen',
  'Rows, one code each': 'Zeilen, je ein Code',
  Running: 'Laufend',
  'Runs: {sentence}': 'Textläufe: {sentence}',
  SVG: 'SVG',
  'SVG files can have at most {maxBytes}. Please remove embedded images from it first.':
    'SVG-Dateien dürfen höchstens {maxBytes} groß sein. Bitte entfernen Sie zuerst eingebettete Bilder daraus.',
  'Same Language': 'Gleiche Sprache',
  Sans: 'Serifenlos',
  Satchel: 'Satchel',
  'Satchel began with a list of these complaints. For each of them there is a test: that a merged file keeps its links, that a compressed file is never larger, that erased words cannot be found again. When we could not do something well, the page says so.':
    'Satchel begann mit einer Liste dieser Beschwerden. Für jede davon gibt es einen Test: dass eine zusammengefügte Datei ihre Links behält, dass eine komprimierte Datei nie größer ist, dass entfernte Wörter nicht mehr gefunden werden können. Wo wir etwas nicht gut konnten, sagt die Seite es.',
  'Satchel blog': 'Satchel-Blog',
  'Satchel has {count} tools for the small jobs around files: merging a PDF, shrinking a photo, scanning a letter, making a password.':
    'Satchel hat {count} Werkzeuge für die kleinen Aufgaben rund um Dateien: ein PDF zusammenfügen, ein Foto verkleinern, einen Brief scannen, ein Passwort erzeugen.',
  'Satchel, home page': 'Satchel, Startseite',
  'Satchel: every everyday file tool, in one good bag':
    'Satchel: alle Dateiwerkzeuge für den Alltag, in einer guten Tasche',
  Save: 'Speichern',
  'Save PDF': 'PDF speichern',
  'Save PNG': 'PNG speichern',
  'Save and download': 'Speichern und herunterladen',
  'Save as TXT': 'Als TXT speichern',
  'Save as recipe': 'Als Rezept speichern',
  'Save as vCard': 'Als vCard speichern',
  'Save failed': 'Speichern fehlgeschlagen',
  'Save the answer': 'Antwort speichern',
  'Save the short links': 'Kurzlinks speichern',
  'Save the template': 'Vorlage speichern',
  'Save these backup codes': 'Speichern Sie diese Backup-Codes',
  'Save username': 'Benutzernamen speichern',
  'Save {format}': '{format} speichern',
  'Save {name} text': 'Text in {name} speichern',
  'Save {price} ({percent}%)': '{price} sparen ({percent} %)',
  Saved: 'Gespart',
  'Saved recipe': 'Gespeichertes Rezept',
  'Saved: the assistant knows it now': 'Gespeichert: Der Assistent weiß es jetzt',
  Saving: 'Wird gespeichert',
  'Saving PDF…': 'PDF wird gespeichert …',
  'Saving the page': 'Seite wird gespeichert',
  'Saving…': 'Wird gespeichert …',
  'Say what happened': 'Sagen, was geschehen ist',
  'Say what you want to do': 'Sagen Sie, was Sie tun möchten',
  Says: 'Aufschrift',
  'Scale must be 2, 3 or 4.': 'Der Maßstab muss 2, 3 oder 4 sein.',
  Scan: 'Scannen',
  'Scan documents with your camera, and read their text': 'Dokumente mit der Kamera scannen und ihren Text lesen',
  'Scan it with a phone to add the contact there.':
    'Scannen Sie ihn mit einem Handy, um den Kontakt dort hinzuzufügen.',
  'Scan mode': 'Scanmodus',
  'Scan mode must be document, id-card, receipt, business-card or book.':
    'Der Scanmodus muss document, id-card, receipt, business-card oder book sein.',
  'Scan pages, receipts, ID and business cards and books with a phone or webcam. Finds the edges, removes shadows, reads the text, makes a searchable PDF.':
    'Seiten, Kassenbons, Ausweise, Visitenkarten und Bücher mit Handy oder Webcam scannen. Findet die Ränder, entfernt Schatten, liest den Text, erstellt ein durchsuchbares PDF.',
  'Scan photos of pages': 'Fotos von Seiten scannen',
  'Scan this with your authenticator app, then enter the code it shows.':
    'Scannen Sie dies mit Ihrer Authenticator-App und geben Sie dann den angezeigten Code ein.',
  'Scan with the camera': 'Mit der Kamera scannen',
  'Scan with your phone': 'Mit dem Handy scannen',
  Scanned: 'Gescannt',
  'Scanned PDFs': 'Gescannte PDFs',
  'Scanned documents': 'Gescannte Dokumente',
  'Scanned pages': 'Gescannte Seiten',
  'Scanned pages in one PDF': 'Gescannte Seiten in einem PDF',
  'Scanned, searchable': 'Gescannt, durchsuchbar',
  Scanning: 'Lesbarkeit',
  'Scans were read as {language}: text in {others} cannot be recognised here.':
    'Scans wurden als {language} gelesen: Text in {others} kann hier nicht erkannt werden.',
  Scheduled: 'Terminiert',
  Screen: 'Bildschirm',
  'Scripts (JavaScript) were left out, since they would run on the computer of everyone who opens the file.':
    'Skripte (JavaScript) wurden ausgelassen, da sie auf dem Computer aller laufen würden, die die Datei öffnen.',
  'Scripts do not run here, so these fields were not computed: {fields}.':
    'Skripte werden hier nicht ausgeführt, daher wurden diese Felder nicht berechnet: {fields}.',
  Search: 'Suchen',
  'Search all help': 'Die ganze Hilfe durchsuchen',
  'Search and erase': 'Suchen und entfernen',
  'Search for what a call does, a part of its path or the name of a field.':
    'Suchen Sie danach, was ein Aufruf tut, nach einem Teil seines Pfads oder dem Namen eines Felds.',
  'Search in messages, names, addresses and numbers': 'In Nachrichten, Namen, Adressen und Nummern suchen',
  'Search in the archive': 'Im Archiv suchen',
  'Search names': 'Namen suchen',
  'Search results': 'Suchergebnisse',
  'Search results show about 160 characters, fewer on a phone.':
    'Suchergebnisse zeigen etwa 160 Zeichen, auf dem Handy weniger.',
  'Search results show about 60 characters; the real limit is a width in pixels.':
    'Suchergebnisse zeigen etwa 60 Zeichen; die eigentliche Grenze ist eine Breite in Pixeln.',
  'Search the blog': 'Blog durchsuchen',
  'Search the help, read the answers to common questions, or open a ticket and follow it without an account.':
    'Durchsuchen Sie die Hilfe, lesen Sie die Antworten auf häufige Fragen oder öffnen Sie ein Ticket und verfolgen Sie es ohne Konto.',
  'Search volume': 'Suchvolumen',
  'Searches a month, if you know it.': 'Suchen pro Monat, falls Sie es wissen.',
  'Searching…': 'Suche läuft …',
  'Second colour': 'Zweite Farbe',
  'Second factor': 'Zweiter Faktor',
  Security: 'Sicherheit',
  'See all tools': 'Alle Werkzeuge ansehen',
  'See here how often it was clicked, and change where it leads':
    'Sehen Sie hier, wie oft er geklickt wurde, und ändern Sie, wohin er führt',
  'See the plans': 'Tarife ansehen',
  'See the prices': 'Preise ansehen',
  'Seen as {seen}': 'Gesehen als {seen}',
  Select: 'Auswählen',
  'Select at least one option': 'Wählen Sie mindestens eine Option',
  'Selected edits': 'Ausgewählte Bearbeitungen',
  'Selected:': 'Ausgewählt:',
  Send: 'Senden',
  'Send General Application': 'Initiativbewerbung senden',
  'Send Message': 'Nachricht senden',
  'Send Support Ticket': 'Support-Ticket senden',
  'Send Test Email': 'Test-E-Mail senden',
  'Send a confirmation link': 'Bestätigungslink senden',
  'Send a password by email or chat.': 'Ein Passwort per E-Mail oder Chat senden.',
  'Send application': 'Bewerbung senden',
  'Send it': 'Senden',
  'Send large files ahead of a call, in parts that survive a cut connection.':
    'Große Dateien vor einem Aufruf senden, in Teilen, die eine unterbrochene Verbindung überstehen.',
  'Send the answer': 'Antwort senden',
  'Send the link': 'Link senden',
  'Send the report': 'Bericht senden',
  'Send this post?': 'Diesen Beitrag senden?',
  'Send to our team': 'An unser Team senden',
  'Send to subscribers': 'An Abonnenten senden',
  'Send us a message': 'Senden Sie uns eine Nachricht',
  'Sending Test Email...': 'Test-E-Mail wird gesendet …',
  'Sending a page…': 'Eine Seite wird gesendet …',
  'Sending to your computer': 'Wird an Ihren Computer gesendet',
  'Sending your application': 'Ihre Bewerbung wird gesendet',
  'Sending…': 'Wird gesendet …',
  'Sends Prefer: respond-async.': 'Sendet Prefer: respond-async.',
  'Sent by email': 'Per E-Mail gesendet',
  'Sent posts': 'Gesendete Beiträge',
  'Sentence by sentence': 'Satz für Satz',
  'Sentence case': 'Satzschreibweise',
  Sentences: 'Sätze',
  'Sentences of the text, chosen by the built-in engine.': 'Sätze des Textes, von der eingebauten Engine ausgewählt.',
  'Separated by commas.': 'Durch Kommas getrennt.',
  'Serbian (Latin)': 'Serbisch (lateinisch)',
  Serif: 'Serifen',
  'Server error occurred. Our team has been notified. Please try again in a moment.':
    'Ein Serverfehler ist aufgetreten. Unser Team wurde benachrichtigt. Bitte versuchen Sie es gleich noch einmal.',
  Sessions: 'Sitzungen',
  'Set a goal, or see what fits where': 'Setzen Sie ein Ziel oder sehen Sie, was wo passt',
  'Set in {font}, as the document’s font cannot show this text.':
    'In {font} gesetzt, da die Schrift des Dokuments diesen Text nicht darstellen kann.',
  'Set in {font}, as the document’s font has no bold italic with these letters.':
    'In {font} gesetzt, da die Schrift des Dokuments keinen fett-kursiven Schnitt mit diesen Buchstaben hat.',
  'Set in {font}, as the document’s font has no bold with these letters.':
    'In {font} gesetzt, da die Schrift des Dokuments keinen fetten Schnitt mit diesen Buchstaben hat.',
  'Set in {font}, as the document’s font has no italic with these letters.':
    'In {font} gesetzt, da die Schrift des Dokuments keinen kursiven Schnitt mit diesen Buchstaben hat.',
  'Set in {font}, as the document’s font has no regular face with these letters.':
    'In {font} gesetzt, da die Schrift des Dokuments keinen normalen Schnitt mit diesen Buchstaben hat.',
  'Set in {font}, as the document’s font has no {characters}.':
    'In {font} gesetzt, da die Schrift des Dokuments kein {characters} hat.',
  'Set it up': 'Einrichten',
  Settings: 'Einstellungen',
  'Settings must be an object such as {"maxVisits":5,"tags":["news"]}, with names from the documentation.':
    'Einstellungen müssen ein Objekt wie {"maxVisits":5,"tags":["news"]} sein, mit Namen aus der Dokumentation.',
  'Setup was not started. Please start again.': 'Die Einrichtung wurde nicht begonnen. Bitte beginnen Sie erneut.',
  'Several PDFs become one': 'Aus mehreren PDFs wird eines',
  'Several steps': 'Mehrere Schritte',
  Severity: 'Schweregrad',
  Shades: 'Abstufungen',
  Shadow: 'Schatten',
  Shape: 'Form',
  Shapes: 'Formen',
  Share: 'Anteil',
  'Sharpened what was blurred': 'Unscharfes geschärft',
  'Sharper, brighter, larger': 'Schärfer, heller, größer',
  Sheet: 'Blatt',
  'Sheet must be a text.': 'Das Blatt muss ein Text sein.',
  'Sheet must be at most {maxSheetLength} characters.': 'Das Blatt darf höchstens {maxSheetLength} Zeichen haben.',
  Sheets: 'Blätter',
  Short: 'Kurz',
  'Short adjectives are compared with -er.': 'Kurze Adjektive werden mit -er gesteigert.',
  'Short links': 'Kurzlinks',
  'Short links with names of your own, and statistics without cookies or invented numbers.':
    'Kurzlinks mit eigenen Namen und Statistiken ohne Cookies oder erfundene Zahlen.',
  'Short links, honest numbers': 'Kurze Links, ehrliche Zahlen',
  'Shorten URL': 'URL kürzen',
  'Shorten links with a name of your own, a password, an expiry or other targets by device and country. Clicks, countries and referrers, counted without cookies.':
    'Links kürzen, mit eigenem Namen, Passwort, Ablauf oder anderen Zielen nach Gerät und Land. Klicks, Länder und Verweise, ohne Cookies gezählt.',
  'Shorten the content': 'Inhalt kürzen',
  Shortening: 'Wird gekürzt',
  'Shortening…': 'Wird gekürzt …',
  'Shorter like this.': 'So ist es kürzer.',
  'Show all': 'Alle anzeigen',
  'Show all calls': 'Alle Aufrufe anzeigen',
  'Show all of it': 'Ganz zeigen',
  'Show characters': 'Zeichen anzeigen',
  'Show in the text': 'Im Text zeigen',
  'Show in the text: the longest sentence': 'Im Text zeigen: der längste Satz',
  'Show me the button': 'Schaltfläche zeigen',
  'Show more ({count} left)': 'Mehr anzeigen ({count} übrig)',
  'Show pages': 'Seiten einblenden',
  'Show passphrase': 'Passphrase anzeigen',
  'Show password': 'Passwort anzeigen',
  'Show {count} more': '{count} weitere anzeigen',
  Shown: 'Wird gezeigt',
  'Shows a place on the map.': 'Zeigt einen Ort auf der Karte.',
  'Shows a text, or opens the web address in it.': 'Zeigt einen Text oder öffnet die Webadresse darin.',
  'Shrink PDFs to the level or the size you need. Text, links, forms and bookmarks stay; every page is compared with the original.':
    'PDFs auf die gewünschte Stufe oder Größe verkleinern. Text, Links, Formulare und Lesezeichen bleiben; jede Seite wird mit dem Original verglichen.',
  'Sign In': 'Anmelden',
  'Sign above the line. Without a pointer, type your name.<button>Clear</button>':
    'Unterschreiben Sie über der Linie. Ohne Zeigegerät tippen Sie Ihren Namen.<button>Leeren</button>',
  'Sign here with mouse, pen or finger': 'Hier mit Maus, Stift oder Finger unterschreiben',
  'Sign in to continue': 'Zum Fortfahren anmelden',
  'Sign in to {siteName} with your email address and password, or with a passkey.':
    'Melden Sie sich bei {siteName} mit E-Mail-Adresse und Passwort oder mit einem Passkey an.',
  'Sign in with a passkey': 'Mit einem Passkey anmelden',
  'Sign in with the new one.': 'Melden Sie sich mit dem neuen an.',
  "Sign in with your fingerprint, your face or your device's PIN.":
    'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an.',
  'Sign out': 'Abmelden',
  'Sign out any device you do not recognise, then change your password.':
    'Melden Sie jedes Gerät ab, das Sie nicht erkennen, und ändern Sie dann Ihr Passwort.',
  'Sign out everywhere else': 'Überall sonst abmelden',
  'Sign-in and security': 'Anmeldung und Sicherheit',
  Signature: 'Unterschrift',
  'Signed in.': 'Angemeldet.',
  'Signed out there': 'Dort abgemeldet',
  'Signing in…': 'Anmeldung läuft …',
  Since: 'Seit',
  'Since {time}': 'Seit {time}',
  Single: 'Einzeln',
  'Sixteen characters of all four types have 103 bits, more than any attacker can try. Twelve, with 77, are still fine. Eight, with 50, are guessed within minutes when a badly protected database is stolen, as the guessing times on this page show.':
    'Sechzehn Zeichen aller vier Arten haben 103 Bit, mehr, als irgendein Angreifer durchprobieren kann. Zwölf mit 77 sind noch in Ordnung. Acht mit 50 werden innerhalb von Minuten erraten, wenn eine schlecht geschützte Datenbank gestohlen wird, wie die Ratezeiten auf dieser Seite zeigen.',
  Size: 'Größe',
  'Size by': 'Größe nach',
  'Size in points': 'Größe in Punkt',
  'Size must be {sizes} or {largest} pixels.': 'Die Größe muss {sizes} oder {largest} Pixel sein.',
  'Size of one {file}': 'Größe je {file}',
  'Skip to content': 'Zum Inhalt springen',
  'Small jobs with files should take a minute and leave no traces. You should not have to install a program, open an account or wonder who is reading along.':
    'Kleine Aufgaben mit Dateien sollten eine Minute dauern und keine Spuren hinterlassen. Sie sollten kein Programm installieren, kein Konto eröffnen und sich nicht fragen müssen, wer mitliest.',
  'Small, and opens everywhere.': 'Klein und überall zu öffnen.',
  'Smaller pages': 'Kleinere Seiten',
  'So it cannot send you a link. Instead:': 'Daher kann sie Ihnen keinen Link senden. Stattdessen:',
  'So that a visitor counts once a day, a hash of network address, browser and language is kept until the end of the day, made with a key that is deleted with it. Your address is not kept. If your browser asks sites not to track you (Do Not Track or Global Privacy Control), nothing is sent and nothing is counted.':
    'Damit ein Besucher einmal am Tag zählt, wird ein Hash aus Netzwerkadresse, Browser und Sprache bis zum Ende des Tages aufbewahrt, gebildet mit einem Schlüssel, der mit ihm gelöscht wird. Ihre Adresse wird nicht aufbewahrt. Wenn Ihr Browser Websites bittet, Sie nicht zu verfolgen (Do Not Track oder Global Privacy Control), wird nichts gesendet und nichts gezählt.',
  Social: 'Soziale Medien',
  Soft: 'Weich',
  Solved: 'Gelöst',
  'Some characters cannot be drawn, because no font here has them; the value is saved.':
    'Einige Zeichen können nicht gezeichnet werden, weil hier keine Schrift sie hat; der Wert ist gespeichert.',
  'Some files are locked and need it.': 'Einige Dateien sind gesperrt und brauchen es.',
  'Some of its fonts are not embedded, so it looks different on other machines.':
    'Einige seiner Schriften sind nicht eingebettet, daher sieht es auf anderen Geräten anders aus.',
  'Some pages are damaged and cannot be shown. Export the file again where it was made.':
    'Einige Seiten sind beschädigt und können nicht angezeigt werden. Exportieren Sie die Datei erneut dort, wo sie erstellt wurde.',
  'Some results are gone': 'Einige Ergebnisse sind weg',
  'Some tools': 'Einige Werkzeuge',
  'Some tools work in your browser alone: what you open there is never sent, and their pages say so. The others send your file to this site, where a program does the work.':
    'Einige Werkzeuge arbeiten allein in Ihrem Browser: Was Sie dort öffnen, wird nie gesendet, und ihre Seiten sagen es. Die anderen senden Ihre Datei an diese Website, wo ein Programm die Arbeit erledigt.',
  Somebody: 'Jemand',
  'Something does not work': 'Etwas funktioniert nicht',
  'Something does not work? Tell us, and follow it here.':
    'Etwas funktioniert nicht? Sagen Sie es uns und verfolgen Sie es hier.',
  'Something failed? The <link>support page</link> has answers and tickets.':
    'Etwas ist fehlgeschlagen? Die <link>Support-Seite</link> hat Antworten und Tickets.',
  'Something in this PDF crashes the program that reads it. Please print it to a new PDF, and try that one.':
    'Etwas in diesem PDF bringt das Programm, das es liest, zum Absturz. Bitte drucken Sie es in ein neues PDF und versuchen Sie es damit.',
  'Something in this page went wrong. Please reload the page and try again.':
    'Auf dieser Seite ist etwas schiefgegangen. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  'Something is missing here? <link>Search all help</link>.':
    'Fehlt hier etwas? <link>Die ganze Hilfe durchsuchen</link>.',
  'Something on this page stopped working. Please reload it.':
    'Etwas auf dieser Seite funktioniert nicht mehr. Bitte laden Sie sie neu.',
  'Something on this page stopped working. Please reload it: your files and settings here are kept.':
    'Etwas auf dieser Seite funktioniert nicht mehr. Bitte laden Sie sie neu: Ihre Dateien und Einstellungen hier bleiben erhalten.',
  'Something outside of the edits looks different on this page. Please check it.':
    'Etwas außerhalb der Bearbeitungen sieht auf dieser Seite anders aus. Bitte prüfen Sie es.',
  'Something under More options needs another look.': 'Unter „Weitere Optionen“ muss etwas noch einmal geprüft werden.',
  'Something went wrong on our side. Please try again in a moment.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  'Something went wrong on this page. Reload it and try again.':
    'Auf dieser Seite ist etwas schiefgegangen. Laden Sie sie neu und versuchen Sie es erneut.',
  'Sort by name': 'Nach Name sortieren',
  Source: 'Quelle',
  'Source language must be auto or one of {codes}.': 'Die Ausgangssprache muss auto oder eine von {codes} sein.',
  Sources: 'Quellen',
  'Sources must be a JSON list with one object or null for each file.':
    'Quellen müssen eine JSON-Liste mit einem Objekt oder null für jede Datei sein.',
  Space: 'Leerzeichen',
  Spam: 'Spam',
  'Spanish (old)': 'Spanisch (alt)',
  'Speaking time': 'Sprechzeit',
  'Spelling in {language} cannot be checked here: the package {packageName} is not installed. Please ask the operator of this site.':
    'Die Rechtschreibung in {language} lässt sich hier nicht prüfen: Das Paket {packageName} ist nicht installiert. Bitte wenden Sie sich an den Betreiber dieser Website.',
  Split: 'Teilen',
  'Split Failed': 'Teilen fehlgeschlagen',
  'Split PDF': 'PDF teilen',
  'Split PDF: extract pages, ranges, chapters, sizes': 'PDF teilen: Seiten, Bereiche, Kapitel, Größen',
  'Split PDFs': 'PDFs teilen',
  'Split a PDF into parts by pages, ranges, every few pages, bookmarks or size. Parts are small, links and bookmarks keep working. Free, no sign-up.':
    'Ein PDF nach Seiten, Bereichen, alle paar Seiten, nach Lesezeichen oder Größe teilen. Die Teile sind klein, Links und Lesezeichen funktionieren weiter. Kostenlos, ohne Anmeldung.',
  'Split by': 'Teilen nach',
  'Split complementary': 'Geteilt komplementär',
  'Split method': 'Teilungsmethode',
  'Splits and flattens two open pages.': 'Trennt und glättet zwei aufgeschlagene Seiten.',
  Splitting: 'Wird geteilt',
  'Splitting PDF…': 'PDF wird geteilt …',
  Square: 'Quadrat',
  'Square around the subject': 'Quadrat um das Motiv',
  Squares: 'Quadrate',
  Stamp: 'Stempel',
  Standard: 'Normal',
  Start: 'Beginn',
  'Start Processing': 'Verarbeitung starten',
  'Start camera': 'Kamera starten',
  'Start free trial, then {price}': 'Kostenlose Testphase starten, danach {price}',
  'Start the {days}-day free trial': 'Kostenlose Testphase von {days} Tagen starten',
  'Start, then download all as one ZIP': 'Starten Sie und laden Sie dann alle als ein ZIP herunter',
  Started: 'Gestartet',
  Starter: 'Starter',
  'Starter and Pro, tool by tool': 'Starter und Pro, Werkzeug für Werkzeug',
  'Starter is free and needs no account. Pro Monthly {monthly}, Pro Annual {annual}: larger files, higher limits and every tool.':
    'Starter ist kostenlos und braucht kein Konto. Pro Monthly {monthly}, Pro Annual {annual}: größere Dateien, höhere Grenzen und alle Werkzeuge.',
  'Starter is free and needs no account. Pro has larger files, higher limits and every tool; the administrators of this site give it.':
    'Starter ist kostenlos und braucht kein Konto. Pro hat größere Dateien, höhere Grenzen und alle Werkzeuge; die Administratoren dieser Website vergeben es.',
  'Starter is free, Pro Monthly is {monthly} and Pro Annual {annual}, which saves {percent}%. The <pageLink>pricing page</pageLink> compares them tool by tool.':
    'Starter ist kostenlos, Pro Monthly kostet {monthly} und Pro Annual {annual}, womit Sie {percent} % sparen. Die <pageLink>Preisseite</pageLink> vergleicht sie Werkzeug für Werkzeug.',
  'Starter is free, and nothing is sold here. The administrators of this site can give an account Pro for a time, as the <pageLink>pricing page</pageLink> says; when it ends, the account returns to Starter.':
    'Starter ist kostenlos, und hier wird nichts verkauft. Die Administratoren dieser Website können einem Konto für eine Zeit Pro geben, wie die <pageLink>Preisseite</pageLink> sagt; wenn es endet, kehrt das Konto zu Starter zurück.',
  'Starter is free. Pro costs {priceCents} a month or {priceCents2} a year, as the <pageLink>pricing page</pageLink> shows, and renews by itself until you cancel.':
    'Starter ist kostenlos. Pro kostet {priceCents} pro Monat oder {priceCents2} pro Jahr, wie die <pageLink>Preisseite</pageLink> zeigt, und verlängert sich von selbst, bis Sie kündigen.',
  'Starting the camera. Your browser may ask whether it is allowed.':
    'Die Kamera wird gestartet. Ihr Browser fragt möglicherweise, ob sie erlaubt ist.',
  'Starts a text message.': 'Beginnt eine SMS.',
  'Starts an email.': 'Beginnt eine E-Mail.',
  'Starts other files': 'Startet andere Dateien',
  State: 'Status',
  'State or region': 'Bundesland oder Region',
  Statistics: 'Statistik',
  'Statistics of {code}': 'Statistik von {code}',
  Status: 'Status',
  'Step {number} of {count}': 'Schritt {number} von {count}',
  'Step {place}': 'Schritt {place}',
  Steps: 'Schritte',
  'Steps must be a JSON list.': 'Die Schritte müssen eine JSON-Liste sein.',
  'Steps so far': 'Bisherige Schritte',
  'Still free:': 'Noch frei:',
  Stitched: 'Gestickt',
  'Stolen database, badly protected': 'Gestohlene Datenbank, schlecht geschützt',
  'Stolen database, well protected': 'Gestohlene Datenbank, gut geschützt',
  Stop: 'Stopp',
  'Stop camera': 'Kamera stoppen',
  'Stopped before there was an answer.': 'Angehalten, bevor es eine Antwort gab.',
  'Stopped by an administrator': 'Von der Verwaltung angehalten',
  Storage: 'Speicher',
  Store: 'Nur speichern',
  'Story or Reel': 'Story oder Reel',
  Street: 'Straße',
  Strength: 'Stärke',
  'Strength must be a number from 0 to 100.': 'Die Stärke muss eine Zahl von 0 bis 100 sein.',
  'Strength:': 'Stärke:',
  Stretch: 'Strecken',
  'Strike out': 'Durchstreichen',
  Strip: 'Entfernen',
  Strong: 'Stark',
  'Strong passwords and passphrases, made in your browser, with how hard they are to guess.':
    'Starke Passwörter und Passphrasen, in Ihrem Browser erzeugt, mit der Angabe, wie schwer sie zu erraten sind.',
  'Strong, made in your browser': 'Stark, in Ihrem Browser erzeugt',
  'Strong: shadows, stains, noise': 'Stark: Schatten, Flecken, Rauschen',
  'Stronger settings are tried, from the level on, until the result is at most this large.':
    'Von der Stufe an werden stärkere Einstellungen versucht, bis das Ergebnis höchstens so groß ist.',
  'Structured data': 'Strukturierte Daten',
  'Style of the selection': 'Stil der Auswahl',
  'Style of titles': 'Titelstil',
  Subject: 'Betreff',
  Submitted: 'Eingereicht',
  Subscribe: 'Abonnieren',
  'Subscribe for {price}': 'Für {price} abonnieren',
  'Subscribe to Pro: {monthly} or {annual}.': 'Pro abonnieren: {monthly} oder {annual}.',
  'Subscribe to new posts by email, confirm your address, or leave.':
    'Neue Beiträge per E-Mail abonnieren, Ihre Adresse bestätigen oder sich abmelden.',
  'Subscribe to the blog': 'Den Blog abonnieren',
  Subscriptions: 'Abonnements',
  'Subscriptions and invoices.': 'Abonnements und Rechnungen.',
  'Subscriptions by source': 'Abonnements nach Quelle',
  'Subscriptions: {count}': 'Abonnements: {count}',
  'Such as #2a9d8f, or short: #29f.': 'Zum Beispiel #2a9d8f oder kurz: #29f.',
  'Such as Reddit.': 'Zum Beispiel Reddit.',
  'Such as https://example.com/tools.': 'Zum Beispiel https://example.com/tools.',
  Suggestions: 'Vorschläge',
  'Suggestions are off': 'Vorschläge sind ausgeschaltet',
  'Suggestions: off': 'Vorschläge: aus',
  'Suggestions: on': 'Vorschläge: ein',
  'Summarization Failed': 'Zusammenfassung fehlgeschlagen',
  Summarize: 'Zusammenfassen',
  'Summarize a text or document. Every line shows where it comes from.':
    'Einen Text oder ein Dokument zusammenfassen. Jede Zeile zeigt, woher sie stammt.',
  'Summarize again': 'Erneut zusammenfassen',
  'Summarize text, PDF, Word and web pages: brief, detailed or as a list. Click a line to see its sentence in the source. Ask the document questions.':
    'Text, PDF, Word und Webseiten zusammenfassen: knapp, ausführlich oder als Liste. Klicken Sie auf eine Zeile, um ihren Satz in der Quelle zu sehen. Stellen Sie dem Dokument Fragen.',
  Summarizing: 'Wird zusammengefasst',
  'Summarizing…': 'Wird zusammengefasst …',
  Summary: 'Zusammenfassung',
  'Summary of {title}': 'Zusammenfassung von {title}',
  'Summary so far': 'Zusammenfassung bisher',
  'Summary type': 'Art der Zusammenfassung',
  'Summary type must be brief, detailed or bullet.':
    'Die Art der Zusammenfassung muss brief, detailed oder bullet sein.',
  Support: 'Support',
  'Support chat': 'Support-Chat',
  'Support page': 'Support-Seite',
  'Support response times': 'Antwortzeiten des Supports',
  'Support ticket': 'Support-Ticket',
  'Swap languages and texts': 'Sprachen und Texte tauschen',
  'Swap the colours': 'Farben tauschen',
  'Swap: choose the first language before': 'Tauschen: zuerst die erste Sprache wählen',
  'Switch between light and dark': 'Zwischen hell und dunkel wechseln',
  'Switch camera': 'Kamera wechseln',
  'Switch on IMAP for the account, in the settings of your mail provider.':
    'Schalten Sie IMAP für das Konto ein, in den Einstellungen Ihres E-Mail-Anbieters.',
  'Switch on two-step verification, then make an app password. It has 16 letters, usually shown in groups of four. Your normal password does not work with most providers.':
    'Schalten Sie die zweistufige Bestätigung ein und erstellen Sie dann ein App-Passwort. Es hat 16 Buchstaben, meist in Vierergruppen angezeigt. Ihr normales Passwort funktioniert bei den meisten Anbietern nicht.',
  'Switch the rule {rule} on again': 'Die Regel {rule} wieder einschalten',
  Symbols: 'Symbole',
  'Symbols (!@#$%)': 'Symbole (!@#$%)',
  'Symbols not usable': 'Symbole nicht verwendbar',
  'Symbols to use': 'Zu verwendende Symbole',
  'System data': 'Systemdaten',
  'System status': 'Systemstatus',
  Systems: 'Systeme',
  TXT: 'TXT',
  'TXT, DOCX, ODT, PDF': 'TXT, DOCX, ODT, PDF',
  'Tables of contents were left out.': 'Inhaltsverzeichnisse wurden weggelassen.',
  Tablet: 'Tablet',
  Tag: 'Tag',
  'Tagged for screen readers': 'Mit Tags für Screenreader',
  Tags: 'Tags',
  'Tags must be a list of texts.': 'Tags müssen eine Liste von Texten sein.',
  'Take Pro away': 'Pro entziehen',
  'Take Pro away from {username}?': '{username} Pro entziehen?',
  'Take a photo of a page, or upload one': 'Fotografieren Sie eine Seite oder laden Sie ein Foto hoch',
  'Take it along': 'Mitnehmen',
  'Take out or delete my data': 'Meine Daten mitnehmen oder löschen',
  'Take pages out of a PDF or split it: by pages, ranges, bookmarks or size.':
    'Seiten aus einem PDF entnehmen oder es teilen: nach Seiten, Bereichen, Lesezeichen oder Größe.',
  'Take them along': 'Alle mitnehmen',
  'Takes {takes}.': 'Nimmt {takes}.',
  'Taking the photo': 'Foto wird aufgenommen',
  'Talk to a person': 'Mit einem Menschen sprechen',
  'Target bytes': 'Zielgröße in Bytes',
  'Target language must be one of {codes}.': 'Die Zielsprache muss eine von {codes} sein.',
  'Target size': 'Zielgröße',
  'Target size must be a number of bytes.': 'Die Zielgröße muss eine Anzahl von Bytes sein.',
  'Target size must be a whole number of bytes.': 'Die Zielgröße muss eine ganze Zahl von Bytes sein.',
  'Target size must be at least 1 KB.': 'Die Zielgröße muss mindestens 1 KB betragen.',
  'Target size must be at least 10 KB.': 'Die Zielgröße muss mindestens 10 KB betragen.',
  'Target {number}': 'Ziel {number}',
  'Target {number}: {problem}': 'Ziel {number}: {problem}',
  'Targets must be a list such as [{"device":"mobile","url":"https://example.com"}].':
    'Ziele müssen eine Liste wie [{"device":"mobile","url":"https://example.com"}] sein.',
  'Targets must be a list.': 'Ziele müssen eine Liste sein.',
  Task: 'Aufgabe',
  'Task completion': 'Aufgabenfortschritt',
  'Tasks done in 30 days: {done} of {all} ({percent}%)':
    'In 30 Tagen erledigte Aufgaben: {done} von {all} ({percent} %)',
  'Tasks to do: {count}': 'Offene Aufgaben: {count}',
  'Tasks, search engines, backlinks, content and posts of this site.':
    'Aufgaben, Suchmaschinen, Backlinks, Inhalte und Beiträge dieser Website.',
  'Technical issues': 'Technische Probleme',
  'Telephone numbers': 'Telefonnummern',
  Template: 'Vorlage',
  'Temporary (302)': 'Vorübergehend (302)',
  Term: 'Begriff',
  'Term {number}': 'Begriff {number}',
  Terms: 'Nutzungsbedingungen',
  'Terms of Service': 'Nutzungsbedingungen',
  Test: 'Test',
  'Test Failed': 'Test fehlgeschlagen',
  'Test Successful': 'Test erfolgreich',
  'Test email sent successfully': 'Test-E-Mail erfolgreich gesendet',
  'Test of the support mailbox': 'Test des Support-Postfachs',
  Tetradic: 'Tetradisch',
  Text: 'Text',
  'Text <arrow/><br/>on ↓': 'Text <arrow/><br/>auf ↓',
  'Text Improved!': 'Text verbessert!',
  'Text Summarized!': 'Text zusammengefasst!',
  'Text Too Long': 'Text zu lang',
  'Text added': 'Text hinzugefügt',
  'Text box': 'Textfeld',
  'Text cannot be read in {languages} here. The languages are {possible}.':
    'Text in {languages} kann hier nicht gelesen werden. Möglich sind diese Sprachen: {possible}.',
  'Text cannot be recognised on this server, because the program for it is not installed. Please ask its operator to install tesseract-ocr.':
    'Auf diesem Server kann kein Text erkannt werden, weil das Programm dafür nicht installiert ist. Bitte bitten Sie den Betreiber, tesseract-ocr zu installieren.',
  'Text documents become pdf, docx, txt, rtf, odt, html, md and epub; spreadsheets pdf, xlsx, ods and csv; presentations pdf, pptx, odp, png and jpg (an image per slide, several in a ZIP); PDF becomes docx, txt, rtf, odt, html, md and epub.':
    'Textdokumente werden zu pdf, docx, txt, rtf, odt, html, md und epub; Tabellen zu pdf, xlsx, ods und csv; Präsentationen zu pdf, pptx, odp, png und jpg (ein Bild pro Folie, mehrere in einem ZIP); PDF wird zu docx, txt, rtf, odt, html, md und epub.',
  'Text is recognised in up to {most} scanned pages at once; please choose fewer.':
    'Text wird in bis zu {most} gescannten Seiten auf einmal erkannt; bitte wählen Sie weniger.',
  'Text message (SMS)': 'Textnachricht (SMS)',
  'Text must be a string.': 'Text muss eine Zeichenkette sein.',
  'Text of': 'Text von',
  'Text of page {label}': 'Text von Seite {label}',
  'Text of {pages, plural, one {# page} other {# pages}}': 'Text von {pages, plural, one {# Seite} other {# Seiten}}',
  'Text on page {label}': 'Text auf Seite {label}',
  'Text or URL': 'Text oder URL',
  'Text summarizer: PDF, Word and text, with sources': 'Textzusammenfassung: PDF, Word und Text, mit Quellen',
  "Text that was read in a scan is kept no longer than its image. What a phone hands over to your computer's list is removed when you close the connection, and at the latest two and a half hours after it was opened.":
    'Text, der in einem Scan gelesen wurde, wird nicht länger aufbewahrt als sein Bild. Was ein Handy an die Liste Ihres Computers übergibt, wird entfernt, wenn Sie die Verbindung schließen, spätestens zweieinhalb Stunden nachdem sie geöffnet wurde.',
  'Text to improve': 'Zu verbessernder Text',
  'Text to summarize': 'Zusammenzufassender Text',
  'Text to translate': 'Zu übersetzender Text',
  'Texts cannot be translated here yet, because no translation engine is set up. The operator of this site can add one.':
    'Texte lassen sich hier noch nicht übersetzen, weil keine Übersetzungs-Engine eingerichtet ist. Der Betreiber dieser Website kann eine hinzufügen.',
  'Texts in 19 languages': 'Texte in 19 Sprachen',
  'Texts must be a list with a text, or null, for each image.':
    'Texte müssen eine Liste mit einem Text oder null für jedes Bild sein.',
  'Texts of up to {most} characters are checked while you type.':
    'Texte bis {most} Zeichen werden beim Tippen geprüft.',
  'Thank you': 'Vielen Dank',
  'Thank you. Your application has arrived.': 'Vielen Dank. Ihre Bewerbung ist angekommen.',
  'That did not work': 'Das hat nicht funktioniert',
  'That is as many as are listed at once: page {unsearched} and those after it were not searched. Erase these first, save, and search the saved PDF again.':
    'Mehr werden nicht auf einmal aufgelistet: Seite {unsearched} und die folgenden wurden nicht durchsucht. Entfernen Sie zuerst diese Treffer, speichern Sie und durchsuchen Sie das gespeicherte PDF erneut.',
  'That is not the password. Please try again.': 'Das ist nicht das Passwort. Bitte versuchen Sie es erneut.',
  'That password does not open the file. Check capital letters and the keyboard language, and try again.':
    'Dieses Passwort öffnet die Datei nicht. Prüfen Sie Groß- und Kleinschreibung und die Tastatursprache und versuchen Sie es erneut.',
  'The 6 digits your authenticator app shows for this site.':
    'Die 6 Ziffern, die Ihre Authenticator-App für diese Website anzeigt.',
  'The AI allowance of everyone at your network address is used up for today. It comes back {resets}. The built-in engine has no such limit.':
    'Das KI-Kontingent aller unter Ihrer Netzwerkadresse ist für heute verbraucht. Es erneuert sich {resets}. Die eingebaute Engine hat keine solche Grenze.',
  'The AI allowance of this site is used up for today. It comes back {resets}. The built-in engine still works.':
    'Das KI-Kontingent dieser Website ist für heute verbraucht. Es erneuert sich {resets}. Die eingebaute Engine funktioniert weiter.',
  'The AI provider lost a link, number or quotation of your text twice, so its answer is not shown. Please try again.':
    'Der KI-Anbieter hat zweimal einen Link, eine Zahl oder ein Zitat Ihres Textes verloren, daher wird seine Antwort nicht gezeigt. Bitte versuchen Sie es erneut.',
  'The AI provider lost a link, number or quotation twice, so the built-in rules were used: nothing of yours is changed.':
    'Der KI-Anbieter hat zweimal einen Link, eine Zahl oder ein Zitat verloren, daher wurden die eingebauten Regeln verwendet: Nichts davon ist in Ihrem Text verändert.',
  'The AI service declined to work on this text. Please change the text.':
    'Der KI-Dienst hat es abgelehnt, diesen Text zu bearbeiten. Bitte ändern Sie den Text.',
  'The AI service does not work at the moment. Please try again in a few minutes.':
    'Der KI-Dienst funktioniert im Moment nicht. Bitte versuchen Sie es in einigen Minuten erneut.',
  'The AI service gave an answer that cannot be used. Please try again.':
    'Der KI-Dienst hat eine unbrauchbare Antwort gegeben. Bitte versuchen Sie es erneut.',
  'The AI service gave no answer. The built-in engine did this instead.':
    'Der KI-Dienst gab keine Antwort. Die eingebaute Engine hat das stattdessen übernommen.',
  'The AI service is busy. Please try again in a minute.':
    'Der KI-Dienst ist ausgelastet. Bitte versuchen Sie es in einer Minute erneut.',
  'The AI service is busy. Please try again in {wait}.':
    'Der KI-Dienst ist ausgelastet. Bitte versuchen Sie es in {wait} erneut.',
  'The AI service refuses the calls of this site. Please tell the operator.':
    'Der KI-Dienst lehnt die Aufrufe dieser Website ab. Bitte informieren Sie den Betreiber.',
  'The AI service stopped before the end of this answer.': 'Der KI-Dienst hat vor dem Ende dieser Antwort aufgehört.',
  'The AI service stopped before the end, so the last points may be missing. A shorter length may help.':
    'Der KI-Dienst hat vor dem Ende aufgehört, daher fehlen möglicherweise die letzten Punkte. Eine kürzere Länge hilft vielleicht.',
  'The AI service took too long to answer. Please try again, or use a shorter text.':
    'Der KI-Dienst hat zu lange für eine Antwort gebraucht. Bitte versuchen Sie es erneut oder verwenden Sie einen kürzeren Text.',
  'The AI system is operating smoothly': 'Das KI-System arbeitet reibungslos',
  'The CSV file has no rows. Please add at least one and try again.':
    'Die CSV-Datei hat keine Zeilen. Bitte fügen Sie mindestens eine hinzu und versuchen Sie es erneut.',
  'The CSV file has {rows, plural, one {# row} other {# rows}}, and {max} fit into one batch. Please split it.':
    'Die CSV-Datei hat {rows, plural, one {# Zeile} other {# Zeilen}}, und {max} passen in einen Stapel. Bitte teilen Sie sie.',
  'The CV is deleted for good. The conversation {number} stays.':
    'Der Lebenslauf wird endgültig gelöscht. Die Unterhaltung {number} bleibt.',
  'The Flesch formulas are for English only, so this text has no reading level.':
    'Die Flesch-Formeln gelten nur für Englisch, daher hat dieser Text keine Lesestufe.',
  'The PDF was damaged. The result has what could be recovered.':
    'Das PDF war beschädigt. Das Ergebnis enthält, was sich wiederherstellen ließ.',
  'The PDF was locked or protected against changes; the result is not.':
    'Das PDF war gesperrt oder gegen Änderungen geschützt; das Ergebnis ist es nicht.',
  'The PDF was signed. Its signature does not cover the result.':
    'Das PDF war signiert. Seine Signatur umfasst das Ergebnis nicht.',
  'The PNG has {pixels} × {pixels} pixels. SVG and PDF are sharp at any width.':
    'Das PNG hat {pixels} × {pixels} Pixel. SVG und PDF sind bei jeder Breite scharf.',
  'The Pro limits: larger files, more files at once, longer texts':
    'Die Pro-Grenzen: größere Dateien, mehr Dateien auf einmal, längere Texte',
  'The URL': 'Die URL',
  'The XFA part of this form was removed: it would have shown other values than those filled in.':
    'Der XFA-Teil dieses Formulars wurde entfernt: Er hätte andere Werte gezeigt als die eingetragenen.',
  'The abbreviation says that word already.': 'Die Abkürzung sagt dieses Wort bereits.',
  'The act must be one of {moderations}.': 'Die Maßnahme muss eine von {moderations} sein.',
  'The address': 'Die Adresse',
  'The address after expiry': 'Die Adresse nach dem Ablauf',
  'The address must be that of a public web page elsewhere, such as https://example.com/tools.':
    'Die Adresse muss die einer öffentlichen Webseite anderswo sein, zum Beispiel https://example.com/tools.',
  'The address of the page holds it: bookmark it, or send it with Copy link. Whoever opens it sees the same colours, with the same ones locked. Nothing is stored on the server.':
    'Die Adresse der Seite enthält sie: Setzen Sie ein Lesezeichen oder senden Sie sie mit „Link kopieren“. Wer sie öffnet, sieht dieselben Farben, und dieselben sind festgehalten. Auf dem Server wird nichts gespeichert.',
  'The agreement': 'Die Vereinbarung',
  'The alias {alias} cannot be used here. Please choose another one.':
    'Der Alias {alias} kann hier nicht verwendet werden. Bitte wählen Sie einen anderen.',
  'The alias {alias} is taken.': 'Der Alias {alias} ist vergeben.',
  'The alias {alias} is taken. Still free: {free}.': 'Der Alias {alias} ist vergeben. Noch frei: {free}.',
  'The analysis appears here once there is some text.': 'Die Analyse erscheint hier, sobald Text da ist.',
  'The answer': 'Die Antwort',
  'The archive does not say how its names are encoded. They were read as {encoding}.':
    'Das Archiv gibt nicht an, wie seine Namen codiert sind. Sie wurden als {encoding} gelesen.',
  'The article is deleted': 'Der Artikel ist gelöscht',
  'The assignee must be an email address or null.': 'Der Zuständige muss eine E-Mail-Adresse oder null sein.',
  'The assistant and the help search answer with what the tools, messages and help pages say. Add what they cannot know, such as how to reach you. Everybody can read it.':
    'Der Assistent und die Hilfesuche antworten mit dem, was die Werkzeuge, Meldungen und Hilfeseiten sagen. Fügen Sie hinzu, was sie nicht wissen können, etwa wie man Sie erreicht. Jeder kann es lesen.',
  'The assistant no longer knows it. This cannot be undone.':
    'Der Assistent weiß es dann nicht mehr. Das kann nicht rückgängig gemacht werden.',
  'The attached file “{name}” still holds removed words. Delete it from the document if nobody may see them.':
    'Die angehängte Datei „{name}“ enthält noch entfernte Wörter. Löschen Sie sie aus dem Dokument, wenn niemand diese sehen darf.',
  'The authority': 'Die Autorität',
  'The background picture cannot be shown. Please choose another.':
    'Das Hintergrundbild kann nicht angezeigt werden. Bitte wählen Sie ein anderes.',
  'The background picture must be a PNG, JPEG or WebP image.':
    'Das Hintergrundbild muss ein PNG-, JPEG- oder WebP-Bild sein.',
  'The background picture must be smaller than 10 MB.': 'Das Hintergrundbild muss kleiner als 10 MB sein.',
  'The background {color} is too dark for a code on it. Please choose a lighter one.':
    'Der Hintergrund {color} ist zu dunkel für einen Code darauf. Bitte wählen Sie einen helleren.',
  'The bank transfer fills itself in.': 'Die Überweisung füllt sich selbst aus.',
  'The beginning of {count, plural, one {# character} other {# characters}}. Copying and saving take all.':
    'Der Anfang von {count, plural, one {# Zeichen} other {# Zeichen}}. Kopieren und Speichern nehmen alles.',
  'The bookmark level must be a whole number from 1 to 10.':
    'Die Lesezeichenstufe muss eine ganze Zahl von 1 bis 10 sein.',
  'The bookmarks of this file have {depth, plural, one {# level} other {# levels}}.':
    'Die Lesezeichen dieser Datei haben {depth, plural, one {# Stufe} other {# Stufen}}.',
  'The browser was not allowed to read all of it. Please drop the files themselves.':
    'Der Browser durfte nicht alles davon lesen. Bitte legen Sie die Dateien selbst ab.',
  'The built-in engine cannot translate.': 'Die eingebaute Engine kann nicht übersetzen.',
  'The built-in engine chooses the most important sentences and changes no word.':
    'Die eingebaute Engine wählt die wichtigsten Sätze aus und ändert kein Wort.',
  'The built-in engine chooses the sentences that say most about the whole text, in any language, and changes none of their words. Where a site has set up an AI provider, that can write the summary instead; the page says so before you start, and you can choose.':
    'Die eingebaute Engine wählt in jeder Sprache die Sätze, die am meisten über den ganzen Text sagen, und ändert keines ihrer Wörter. Wo eine Website einen KI-Anbieter eingerichtet hat, kann dieser stattdessen die Zusammenfassung schreiben; die Seite sagt es, bevor Sie beginnen, und Sie können wählen.',
  'The built-in engine did this instead.': 'Die eingebaute Engine hat das stattdessen übernommen.',
  'The built-in engine makes a draft, by rules.': 'Die eingebaute Engine macht einen Entwurf, nach Regeln.',
  'The built-in engine works by rules, most of them for English.':
    'Die eingebaute Engine arbeitet nach Regeln, die meisten davon für Englisch.',
  'The built-in rules change words and contractions, not how sentences are built. A full change of tone takes an AI provider.':
    'Die eingebauten Regeln ändern Wörter und Kurzformen, nicht den Satzbau. Eine vollständige Änderung des Tons erfordert einen KI-Anbieter.',
  'The built-in rules for {task} know English only, and this text is in {language}. Please choose Grammar & Spelling.':
    'Die eingebauten Regeln für {task} kennen nur Englisch, und dieser Text ist auf {language}. Bitte wählen Sie „Grammatik und Rechtschreibung“.',
  'The calls could not be loaded': 'Die Aufrufe konnten nicht geladen werden',
  'The camera was disconnected. Please start it again, or choose an image instead.':
    'Die Kamera wurde getrennt. Bitte starten Sie sie erneut oder wählen Sie stattdessen ein Bild.',
  'The camera you chose cannot be opened.': 'Die von Ihnen gewählte Kamera kann nicht geöffnet werden.',
  'The campaign': 'Die Kampagne',
  'The changes in {name} are not saved yet.': 'Die Änderungen in {name} sind noch nicht gespeichert.',
  'The channel must be one of {channels}.': 'Der Kanal muss einer von {channels} sein.',
  'The checker could not be loaded. It is tried again when you type.':
    'Die Prüfung konnte nicht geladen werden. Beim Tippen wird es erneut versucht.',
  'The checker is loading, once: 7 MB.': 'Die Prüfung wird einmalig geladen: 7 MB.',
  'The choice depends on your files.': 'Die Auswahl hängt von Ihren Dateien ab.',
  'The code': 'Der Code',
  'The code could not be checked': 'Der Code konnte nicht geprüft werden',
  'The code is lighter than its background, and many readers only find dark codes on light backgrounds. Please swap the two colours.':
    'Der Code ist heller als sein Hintergrund, und viele Lesegeräte erkennen nur dunkle Codes auf hellem Hintergrund. Bitte tauschen Sie die beiden Farben.',
  'The code was checked on white. Please place it on a light, plain background.':
    'Der Code wurde auf Weiß geprüft. Bitte platzieren Sie ihn auf einem hellen, einfarbigen Hintergrund.',
  'The colour {color} is too close to the background. Please choose a darker one.':
    'Die Farbe {color} ist dem Hintergrund zu ähnlich. Bitte wählen Sie eine dunklere.',
  'The comment of the archive is cut off and was ignored.':
    'Der Kommentar des Archivs ist abgeschnitten und wurde ignoriert.',
  'The connection to your computer was lost.': 'Die Verbindung zu Ihrem Computer ist abgebrochen.',
  'The connection to {host} broke ({code}).': 'Die Verbindung zu {host} ist abgebrochen ({code}).',
  'The connection to {host} broke.': 'Die Verbindung zu {host} ist abgebrochen.',
  'The connection was lost during an upload or while waiting':
    'Die Verbindung ging beim Hochladen oder Warten verloren',
  'The content is encrypted with AES-256, so it is as safe as its password. File names stay readable in every ZIP. Windows itself cannot open such a file; 7-Zip, WinZip, macOS tools like Keka, and this page can.':
    'Der Inhalt wird mit AES-256 verschlüsselt, ist also so sicher wie sein Passwort. Dateinamen bleiben in jedem ZIP lesbar. Windows selbst kann eine solche Datei nicht öffnen; 7-Zip, WinZip, macOS-Programme wie Keka und diese Seite können es.',
  'The content is too long for a code.': 'Der Inhalt ist zu lang für einen Code.',
  'The content of this file is not text. Please choose a text, or the document it was made from.':
    'Der Inhalt dieser Datei ist kein Text. Bitte wählen Sie einen Text oder das Dokument, aus dem sie entstanden ist.',
  'The corners are too close to each other. Please drag them apart.':
    'Die Ecken liegen zu nah beieinander. Bitte ziehen Sie sie auseinander.',
  'The cuts shown are an estimate. A single page over the limit becomes its own file.':
    'Die gezeigten Schnitte sind eine Schätzung. Eine einzelne Seite über der Grenze wird eine eigene Datei.',
  'The date goes into the calendar.': 'Der Termin landet im Kalender.',
  'The description': 'Die Beschreibung',
  'The description must be text.': 'Die Beschreibung muss Text sein.',
  'The description must have at most {max, plural, one {# character} other {# characters}}.':
    'Die Beschreibung darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  'The device was not unlocked.': 'Das Gerät wurde nicht entsperrt.',
  'The dialect must be {dialects}.': 'Der Dialekt muss {dialects} sein.',
  'The difficulty': 'Die Schwierigkeit',
  'The digital signature is not valid for this copy. Keep the signed original.':
    'Die digitale Signatur ist für diese Kopie nicht gültig. Behalten Sie das signierte Original.',
  'The direction of a gradient must be from 0 to 360 degrees.':
    'Die Richtung eines Verlaufs muss zwischen 0 und 360 Grad liegen.',
  'The document’s font has no other style, and no other font fits here.':
    'Die Schrift des Dokuments hat keinen anderen Stil, und keine andere Schrift passt hier.',
  'The document’s font has no {characters}, and no other font fits here.':
    'Die Schrift des Dokuments hat kein {characters}, und keine andere Schrift passt hier.',
  'The document’s properties held removed words; these are blacked out there, too.':
    'Die Eigenschaften des Dokuments enthielten entfernte Wörter; diese sind auch dort geschwärzt.',
  'The edges are not clear in this photo. All of it is taken unless you drag the four corners to those of the paper.':
    'Die Ränder sind auf diesem Foto nicht deutlich. Es wird ganz übernommen, sofern Sie die vier Ecken nicht auf die des Papiers ziehen.',
  'The edges cross each other. Please drag the corners apart.':
    'Die Ränder kreuzen sich. Bitte ziehen Sie die Ecken auseinander.',
  'The edges of the page are not clear. Please check its corners.':
    'Die Ränder der Seite sind nicht deutlich. Bitte prüfen Sie die Ecken.',
  'The email address is too long. Please check it.': 'Die E-Mail-Adresse ist zu lang. Bitte prüfen Sie sie.',
  'The email address must be text.': 'Die E-Mail-Adresse muss Text sein.',
  'The email address of your account was changed': 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
  'The email address or the password is wrong, or the address has not been confirmed yet. Please check both, and look for our email.':
    'Die E-Mail-Adresse oder das Passwort ist falsch, oder die Adresse wurde noch nicht bestätigt. Bitte prüfen Sie beides und suchen Sie nach unserer E-Mail.',
  'The email address or the password is wrong. Please check both and try again.':
    'Die E-Mail-Adresse oder das Passwort ist falsch. Bitte prüfen Sie beides und versuchen Sie es erneut.',
  'The empty space around the code that readers need. {standard} is the standard.':
    'Der leere Raum um den Code, den Lesegeräte brauchen. {standard} ist der Standard.',
  'The end must be after the start.': 'Das Ende muss nach dem Beginn liegen.',
  'The engine must be auto or builtin.': 'Die Engine muss auto oder builtin sein.',
  'The event must be one of {eventKinds}.': 'Das Ereignis muss eines von {eventKinds} sein.',
  'The exact size you need': 'Genau die Größe, die Sie brauchen',
  'The expiry must be a date and time, such as 2027-01-31T12:00:00Z.':
    'Der Ablauf muss Datum und Uhrzeit sein, zum Beispiel 2027-01-31T12:00:00Z.',
  'The field {field} must be text.': 'Das Feld {field} muss Text sein.',
  'The fields of the later file get a new name, so that each keeps its own value.':
    'Die Felder der späteren Datei bekommen einen neuen Namen, sodass jedes seinen eigenen Wert behält.',
  'The fields of this form are too long: beside its files, up to {bytes} are read. Please send less text.':
    'Die Felder dieses Formulars sind zu lang: Neben den Dateien werden bis zu {bytes} gelesen. Bitte senden Sie weniger Text.',
  'The file could not be fetched. Please try again.':
    'Die Datei konnte nicht abgerufen werden. Bitte versuchen Sie es erneut.',
  'The file does not say which characters its text stands for. In the result, the page is an image.':
    'Die Datei gibt nicht an, für welche Zeichen ihr Text steht. Im Ergebnis ist die Seite ein Bild.',
  'The file does not say which characters some of its text stands for, so they may be wrong.':
    'Die Datei gibt nicht an, für welche Zeichen ein Teil ihres Textes steht, daher können sie falsch sein.',
  'The file does not say which letters these are, so that their style cannot be changed.':
    'Die Datei gibt nicht an, welche Buchstaben dies sind, daher lässt sich ihr Stil nicht ändern.',
  'The file is of this format already.': 'Die Datei hat dieses Format bereits.',
  'The file is shorter than the range you asked for.':
    'Die Datei ist kürzer als der Bereich, den Sie angefordert haben.',
  'The file needs a line for each term: term, translation.':
    'Die Datei braucht für jeden Begriff eine Zeile: Begriff, Übersetzung.',
  'The file took longer than {seconds, plural, one {# second} other {# seconds}} and was abandoned. Please try a smaller or simpler one.':
    'Die Datei hat länger als {seconds, plural, one {# Sekunde} other {# Sekunden}} gedauert und wurde abgebrochen. Bitte versuchen Sie es mit einer kleineren oder einfacheren.',
  'The file was damaged and has been repaired as far as possible.':
    'Die Datei war beschädigt und wurde so weit wie möglich repariert.',
  'The file was deleted, by you or after {fileLifetime}. Run the tool again.':
    'Die Datei wurde gelöscht, von Ihnen oder nach {fileLifetime}. Führen Sie das Werkzeug erneut aus.',
  'The file was protected; the parts are not.': 'Die Datei war geschützt; die Teile sind es nicht.',
  'The files are no longer on the server. Please choose them again.':
    'Die Dateien sind nicht mehr auf dem Server. Bitte wählen Sie sie erneut aus.',
  'The files did not arrive, or they are not here any more. Up to 50 files and 2 GB can be shared at a time, and they wait for an hour. Please share them again, or choose them here.':
    'Die Dateien sind nicht angekommen oder nicht mehr hier. Bis zu 50 Dateien und 2 GB können auf einmal geteilt werden, und sie warten eine Stunde. Bitte teilen Sie sie erneut oder wählen Sie sie hier aus.',
  'The files of one call may take up to {max} together. Please send fewer at a time.':
    'Die Dateien eines Aufrufs dürfen zusammen höchstens {max} haben. Bitte senden Sie weniger auf einmal.',
  'The finished ZIP did not pass its check, so it is not offered for download. Please try again.':
    'Das fertige ZIP hat seine Prüfung nicht bestanden und wird deshalb nicht zum Herunterladen angeboten. Bitte versuchen Sie es erneut.',
  'The first': 'Das erste',
  'The first covers less than 1% of it.': 'Die erste bedeckt weniger als 1 % davon.',
  'The first covers {percent}% of it.': 'Die erste bedeckt {percent} % davon.',
  'The first page took longer than {seconds} seconds and was abandoned. Please leave it out, or simplify it.':
    'Die erste Seite hat länger als {seconds} Sekunden gedauert und wurde abgebrochen. Bitte lassen Sie sie weg oder vereinfachen Sie sie.',
  'The first row has no column called url. Please name the columns there.':
    'Die erste Zeile hat keine Spalte namens url. Bitte benennen Sie dort die Spalten.',
  'The first that fits a visitor is taken.': 'Das erste, das auf einen Besucher passt, wird genommen.',
  'The first {shown} of {entries} entries are shown.': 'Die ersten {shown} von {entries} Einträgen werden angezeigt.',
  'The focal point must be numbers from 0 to 1.': 'Der Fokuspunkt muss aus Zahlen von 0 bis 1 bestehen.',
  'The form could not be loaded. Check your connection and press again.':
    'Das Formular konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und drücken Sie erneut.',
  'The form feed character, which starts a new page in word processors and printers.':
    'Das Seitenvorschubzeichen, das in Textverarbeitungen und Druckern eine neue Seite beginnt.',
  'The form has a password field: anyone with the file can read what was typed there.':
    'Das Formular hat ein Passwortfeld: Wer die Datei hat, kann lesen, was dort eingetippt wurde.',
  "The form's font lacks some of the characters, so another one is used.":
    'Der Schrift des Formulars fehlen einige der Zeichen, daher wird eine andere verwendet.',
  'The free limits of every tool.': 'Die kostenlosen Grenzen jedes Werkzeugs.',
  'The free {many} of everyone at your network address are used up for this month. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.':
    'Die kostenlosen {many} aller unter Ihrer Netzwerkadresse sind für diesen Monat aufgebraucht. Es gibt sie wieder {resets}. Ein Konto bekommt {days, plural, one {# Tag} other {# Tage}} nach der Registrierung sein eigenes Kontingent; Pro-Nutzer haben keine solche Grenze.',
  'The free {many} of everyone at your network address are used up for today. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.':
    'Die kostenlosen {many} aller unter Ihrer Netzwerkadresse sind für heute aufgebraucht. Es gibt sie wieder {resets}. Ein Konto bekommt {days, plural, one {# Tag} other {# Tage}} nach der Registrierung sein eigenes Kontingent; Pro-Nutzer haben keine solche Grenze.',
  'The front is done. Now turn the card over and scan its back.':
    'Die Vorderseite ist fertig. Drehen Sie die Karte jetzt um und scannen Sie die Rückseite.',
  'The gist in a few sentences': 'Das Wesentliche in wenigen Sätzen',
  'The gist, with its sources': 'Das Wesentliche, mit Quellen',
  'The headers of this request are too large. Please delete the cookies of this site and try again.':
    'Die Header dieser Anfrage sind zu groß. Bitte löschen Sie die Cookies dieser Website und versuchen Sie es erneut.',
  'The history may have up to 100 messages.': 'Der Verlauf darf höchstens 100 Nachrichten haben.',
  'The history must be a list of messages.': 'Der Verlauf muss eine Liste von Nachrichten sein.',
  'The image as it is': 'Das Bild, wie es ist',
  'The image is on your clipboard.': 'Das Bild ist in Ihrer Zwischenablage.',
  'The image that “{text}” was read from': 'Das Bild, aus dem „{text}“ gelesen wurde',
  'The image with the marked scratches can have up to {maxBytes}.':
    'Das Bild mit den markierten Kratzern darf höchstens {maxBytes} haben.',
  "The image with the marked scratches does not have the photo's proportions. Please mark them in an image of {width} × {height} pixels, or smaller by the same factor on both sides.":
    'Das Bild mit den markierten Kratzern hat nicht die Proportionen des Fotos. Bitte markieren Sie sie in einem Bild mit {width} × {height} Pixeln oder einem, das auf beiden Seiten um denselben Faktor kleiner ist.',
  "The image's format; 'pdf' makes a JPEG image and a searchable PDF of it.":
    'Das Format des Bildes; „pdf“ macht ein JPEG-Bild und daraus ein durchsuchbares PDF.',
  'The image, with a frame around the part that stays': 'Das Bild, mit einem Rahmen um den Teil, der bleibt',
  'The job failed': 'Der Auftrag ist fehlgeschlagen',
  'The key points as a list': 'Die Kernpunkte als Liste',
  'The kind must be social or outreach.': 'Die Art muss social oder outreach sein.',
  'The label was left out, as no font has all of its letters.':
    'Die Beschriftung wurde weggelassen, da keine Schrift alle ihre Buchstaben hat.',
  'The language must be auto, en, {languages}.': 'Die Sprache muss auto, en, {languages} sein.',
  'The language of this text was not recognised. Please choose it in the list.':
    'Die Sprache dieses Textes wurde nicht erkannt. Bitte wählen Sie sie in der Liste.',
  'The language of this text was not recognised. Please choose it, or write a sentence more.':
    'Die Sprache dieses Textes wurde nicht erkannt. Bitte wählen Sie sie aus oder schreiben Sie einen Satz mehr.',
  "The languages of scanned pages, as codes such as 'eng,deu'. Text is recognised in up to 200 scanned pages, as one scan where scans are counted.":
    'Die Sprachen gescannter Seiten als Codes wie „eng,deu“. Text wird auf bis zu 200 gescannten Seiten erkannt, als ein Scan, wo Scans gezählt werden.',
  'The last call of the AI provider failed.': 'Der letzte Aufruf des KI-Anbieters ist fehlgeschlagen.',
  'The last payment did not go through, so Pro has ended. Please check your card to continue.':
    'Die letzte Zahlung ist nicht durchgegangen, daher ist Pro beendet. Bitte prüfen Sie Ihre Karte, um fortzufahren.',
  'The last payment did not go through. Pro lasts until {day}; please check your card before then.':
    'Die letzte Zahlung ist nicht durchgegangen. Pro läuft bis {day}; bitte prüfen Sie vorher Ihre Karte.',
  'The light of this camera cannot be switched on.': 'Das Licht dieser Kamera kann nicht eingeschaltet werden.',
  'The limits each tool applies.': 'Die Grenzen, die jedes Werkzeug anwendet.',
  'The lines of this page cannot be read, so that nothing on it can move. Please let what follows stay.':
    'Die Zeilen dieser Seite lassen sich nicht lesen, daher kann sich darauf nichts verschieben. Bitte lassen Sie das Folgende stehen.',
  'The link does not contain a valid palette, so this is the default one. The link may have been cut off; please ask for it again.':
    'Der Link enthält keine gültige Palette, daher ist dies die Standardpalette. Der Link wurde vielleicht abgeschnitten; bitte fragen Sie erneut danach.',
  'The link is broken. Please ask for a new one.': 'Der Link ist fehlerhaft. Bitte fragen Sie nach einem neuen.',
  'The link is not complete. Open it again from the email.':
    'Der Link ist nicht vollständig. Öffnen Sie ihn erneut aus der E-Mail.',
  'The link is removed': 'Der Link ist entfernt',
  'The link is stopped': 'Der Link ist angehalten',
  'The link stops working for good, and its maker cannot bring it back.':
    'Der Link funktioniert endgültig nicht mehr, und wer ihn erstellt hat, kann ihn nicht zurückholen.',
  'The lists show what this site can translate now. With a translation service or AI provider set up by its operator, that is every pair of the 19 languages; without one, English, Spanish, French, Italian and Portuguese among each other, and Swedish and Danish.':
    'Die Listen zeigen, was diese Website jetzt übersetzen kann. Mit einem vom Betreiber eingerichteten Übersetzungsdienst oder KI-Anbieter ist das jedes Paar der 19 Sprachen; ohne einen solchen Englisch, Spanisch, Französisch, Italienisch und Portugiesisch untereinander sowie Schwedisch und Dänisch.',
  'The logo covers more than error level {errorLevel} can correct. Please make it {percent} percent wide or less.':
    'Das Logo verdeckt mehr, als Fehlerstufe {errorLevel} korrigieren kann. Bitte machen Sie es höchstens {percent} Prozent breit.',
  'The logo must be 8 to 30 percent as wide as the code.': 'Das Logo muss 8 bis 30 Prozent der Breite des Codes haben.',
  'The lower colour of a gradient.': 'Die untere Farbe eines Verlaufs.',
  'The macros in this document were not run.': 'Die Makros in diesem Dokument wurden nicht ausgeführt.',
  'The mail server at {host}, port {port}, does not answer.':
    'Der Mailserver unter {host}, Port {port}, antwortet nicht.',
  'The mail server of SMTP_URL did not take the email ({reason}).':
    'Der Mailserver aus SMTP_URL hat die E-Mail nicht angenommen ({reason}).',
  'The mail server refused the user name or the password of {user}.':
    'Der Mailserver hat den Benutzernamen oder das Passwort von {user} abgelehnt.',
  'The mailbox has no folder {folder}.': 'Das Postfach hat keinen Ordner {folder}.',
  'The mailbox is being opened.': 'Das Postfach wird geöffnet.',
  'The mailbox is only read: no email in it is changed, marked or deleted. Emails that were there before are left alone. Where passwords are not allowed, IMAP_REFRESH_TOKEN takes an OAuth 2 token; npm run config lists all settings.':
    'Das Postfach wird nur gelesen: Keine E-Mail darin wird geändert, markiert oder gelöscht. E-Mails, die vorher da waren, bleiben unberührt. Wo Passwörter nicht erlaubt sind, nimmt IMAP_REFRESH_TOKEN ein OAuth-2-Token; npm run config listet alle Einstellungen auf.',
  'The maker of this link has set a password for it.':
    'Wer diesen Link erstellt hat, hat ein Passwort dafür festgelegt.',
  'The map opens at the right place.': 'Die Karte öffnet sich am richtigen Ort.',
  'The marked scratches must be a JPEG, PNG, or WebP image.':
    'Die markierten Kratzer müssen ein JPEG-, PNG- oder WebP-Bild sein.',
  'The marks cover {megapixels} megapixels. The limit is {maxMegapixels} megapixels: please mark scratches only, or use a smaller photo.':
    'Die Markierungen bedecken {megapixels} Megapixel. Die Grenze liegt bei {maxMegapixels} Megapixeln: Bitte markieren Sie nur Kratzer oder verwenden Sie ein kleineres Foto.',
  "The mask has {mask} pixels and the photo {photo} pixels. Please send a mask of the photo's size, or a smaller one with the same proportions.":
    'Die Maske hat {mask} Pixel und das Foto {photo} Pixel. Bitte senden Sie eine Maske in der Größe des Fotos oder eine kleinere mit denselben Proportionen.',
  'The mask must be a PNG, JPEG or WebP image.': 'Die Maske muss ein PNG-, JPEG- oder WebP-Bild sein.',
  'The mask must be smaller than 10 MB.': 'Die Maske muss kleiner als 10 MB sein.',
  'The message has no valid signature of the payment provider.':
    'Die Nachricht hat keine gültige Signatur des Zahlungsanbieters.',
  'The message is empty. Please write what you would like to know.':
    'Die Nachricht ist leer. Bitte schreiben Sie, was Sie wissen möchten.',
  'The message must be text.': 'Die Nachricht muss Text sein.',
  'The message must have at most {max, plural, one {# character} other {# characters}}. Please shorten it, or send the rest as a second one.':
    'Die Nachricht darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben. Bitte kürzen Sie sie oder senden Sie den Rest als zweite.',
  'The metadata of this image cannot be removed without changing the image.':
    'Die Metadaten dieses Bildes lassen sich nicht entfernen, ohne das Bild zu verändern.',
  'The minimum of a character type must be a whole number from 0 to 50.':
    'Die Mindestzahl einer Zeichenart muss eine ganze Zahl von 0 bis 50 sein.',
  'The model {model} cannot be used on this server: {fault}. Please tell the operator.':
    'Das Modell {model} kann auf diesem Server nicht verwendet werden: {fault}. Bitte informieren Sie den Betreiber.',
  'The name': 'Der Name',
  'The name contains characters that are not allowed. Please choose another one.':
    'Der Name enthält nicht erlaubte Zeichen. Bitte wählen Sie einen anderen.',
  'The name is too long. Please use at most 60 characters.':
    'Der Name ist zu lang. Bitte verwenden Sie höchstens 60 Zeichen.',
  'The name is too long. Please use at most {max, plural, one {# character} other {# characters}}.':
    'Der Name ist zu lang. Bitte verwenden Sie höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
  'The name may contain letters, digits, spaces and single . _ - or apostrophes. Please choose another one.':
    'Der Name darf Buchstaben, Ziffern, Leerzeichen und einzelne . _ - oder Apostrophe enthalten. Bitte wählen Sie einen anderen.',
  'The name must be a text of up to 200 characters.': 'Der Name muss ein Text mit höchstens 200 Zeichen sein.',
  'The name must be text.': 'Der Name muss Text sein.',
  'The name must have at most 80 characters.': 'Der Name darf höchstens 80 Zeichen haben.',
  'The name must have at most {max, plural, one {# character} other {# characters}}.':
    'Der Name darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  'The name of a field or file is too long: it may have up to {characters, plural, one {# character} other {# characters}}. Please shorten it.':
    'Der Name eines Felds oder einer Datei ist zu lang: Er darf höchstens {characters, plural, one {# Zeichen} other {# Zeichen}} haben. Bitte kürzen Sie ihn.',
  'The name of a network has at most 32 bytes.': 'Der Name eines Netzes hat höchstens 32 Byte.',
  'The name says {named}, but this is a {kind} document; it was opened as that.':
    'Der Name sagt {named}, aber dies ist ein {kind}-Dokument; es wurde als solches geöffnet.',
  'The name shown on this site.': 'Der Name, der auf dieser Website angezeigt wird.',
  'The name {name} is written in {script} letters that look like Latin ones. It is really {host}.':
    'Der Name {name} ist in Buchstaben der Schrift {script} geschrieben, die wie lateinische aussehen. In Wirklichkeit ist es {host}.',
  'The name {name} mixes {first} and {second} letters, so it may look like another site. It is really {host}.':
    'Der Name {name} mischt Buchstaben aus {first} und {second} und kann daher wie eine andere Website aussehen. In Wirklichkeit ist es {host}.',
  'The new text does not fit: it is {points} points wider than the space up to what follows. Shrink it, or shorten it.':
    'Der neue Text passt nicht: Er ist {points} Punkt breiter als der Platz bis zum Folgenden. Verkleinern oder kürzen Sie ihn.',
  'The new text is shrunk to {percent}%.': 'Der neue Text ist auf {percent} % verkleinert.',
  'The note': 'Die Notiz',
  'The note must be text.': 'Die Notiz muss Text sein.',
  'The note must have at most {max, plural, one {# character} other {# characters}}.':
    'Die Notiz darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  'The number of days must be a whole number from 1 to {max}.':
    'Die Anzahl der Tage muss eine ganze Zahl von 1 bis {max} sein.',
  'The number of passphrases must be a whole number from 1 to {maxPassphrases}.':
    'Die Anzahl der Passphrasen muss eine ganze Zahl von 1 bis {maxPassphrases} sein.',
  'The number of passwords must be a whole number from 1 to {maxPasswords}.':
    'Die Anzahl der Passwörter muss eine ganze Zahl von 1 bis {maxPasswords} sein.',
  'The number of words must be a whole number from {min} to {max}.':
    'Die Anzahl der Wörter muss eine ganze Zahl von {min} bis {max} sein.',
  'The one of the text that it replaces. Where that font lacks a letter, the whole new text is set in one that looks like it, and you are told, as you are when it does not fit.':
    'Die des Textes, den er ersetzt. Wo dieser Schrift ein Buchstabe fehlt, wird der ganze neue Text in einer ähnlich aussehenden gesetzt, und Sie erfahren es, ebenso wenn er nicht passt.',
  'The only file of the archive has no name and was called after the archive.':
    'Die einzige Datei des Archivs hat keinen Namen und wurde nach dem Archiv benannt.',
  'The operator of this site has removed it.': 'Der Betreiber dieser Website hat ihn entfernt.',
  'The operator of this site has stopped it.': 'Der Betreiber dieser Website hat ihn angehalten.',
  'The operator of this site will look at this link.': 'Der Betreiber dieser Website wird sich diesen Link ansehen.',
  'The option addDigit must be true or false.': 'Die Option addDigit muss true oder false sein.',
  'The option allowSigned must be true or false.': 'Die Option allowSigned muss true oder false sein.',
  'The option capitalise must be true or false.': 'Die Option capitalise muss true oder false sein.',
  'The option excludeLookAlikes must be true or false.': 'Die Option excludeLookAlikes muss true oder false sein.',
  'The option {name} must be true or false.': 'Die Option {name} muss true oder false sein.',
  'The options of a step are too long.': 'Die Optionen eines Schritts sind zu lang.',
  'The original is marked as PDF/A, for archives. Check the copy before you archive it.':
    'Das Original ist als PDF/A gekennzeichnet, für Archive. Prüfen Sie die Kopie, bevor Sie sie archivieren.',
  'The original was damaged. This copy has what could be recovered: please check it.':
    'Das Original war beschädigt. Diese Kopie enthält, was sich wiederherstellen ließ: Bitte prüfen Sie sie.',
  'The original was locked or protected; this copy is not.':
    'Das Original war gesperrt oder geschützt; diese Kopie ist es nicht.',
  'The page': 'Die Seite',
  'The page as it will be scanned': 'Die Seite, wie sie gescannt wird',
  'The page cannot be cut out along these edges: a corner lies outside of the image.':
    'Die Seite lässt sich entlang dieser Ränder nicht ausschneiden: Eine Ecke liegt außerhalb des Bildes.',
  'The page cannot be cut out along these edges: four corners are needed, each with x and y as numbers.':
    'Die Seite lässt sich entlang dieser Ränder nicht ausschneiden: Es werden vier Ecken benötigt, jede mit x und y als Zahlen.',
  'The page cannot be cut out along these edges: its sides cross each other.':
    'Die Seite lässt sich entlang dieser Ränder nicht ausschneiden: Ihre Kanten kreuzen sich.',
  'The page cannot be cut out along these edges: one of its corners points inwards.':
    'Die Seite lässt sich entlang dieser Ränder nicht ausschneiden: Eine ihrer Ecken zeigt nach innen.',
  'The page cannot be cut out along these edges: there is nothing between its corners.':
    'Die Seite lässt sich entlang dieser Ränder nicht ausschneiden: Zwischen ihren Ecken ist nichts.',
  'The page draws the image exactly as you will download it and reads it with ZXing, the engine of many scanner apps, then again at half the size and out of focus, as a phone sees it from afar. The text must match exactly. A code that fails cannot be downloaded, and the page says which change makes it scan.':
    'Die Seite zeichnet das Bild genau so, wie Sie es herunterladen werden, und liest es mit ZXing, der Engine vieler Scanner-Apps, dann noch einmal in halber Größe und unscharf, wie ein Handy es aus der Ferne sieht. Der Text muss genau übereinstimmen. Ein Code, der durchfällt, lässt sich nicht herunterladen, und die Seite sagt, welche Änderung ihn lesbar macht.',
  'The page is in your list, with its text.': 'Die Seite ist in Ihrer Liste, mit ihrem Text.',
  'The page is in your list. No text was found on it.':
    'Die Seite ist in Ihrer Liste. Es wurde kein Text darauf gefunden.',
  'The page list is empty.': 'Die Seitenliste ist leer.',
  'The page list is longer than {maxListLength} characters. Please use ranges, such as 1-500.':
    'Die Seitenliste ist länger als {maxListLength} Zeichen. Bitte verwenden Sie Bereiche wie 1-500.',
  'The page must be a number.': 'Die Seite muss eine Zahl sein.',
  'The page must be a path of this site.': 'Die Seite muss ein Pfad dieser Website sein.',
  'The page must be a whole number.': 'Die Seite muss eine ganze Zahl sein.',
  'The page must be one of this site, such as /help.': 'Die Seite muss eine dieser Website sein, zum Beispiel /help.',
  'The page must be text.': 'Die Seite muss Text sein.',
  'The page of {title}': 'Die Seite von {title}',
  'The page says so above the button, before anything is sent: a provider that the operator of this site has chosen, or Apertium on the site itself, which works by rules and makes a draft. You can always choose Apertium where it knows both languages.':
    'Die Seite sagt es über der Schaltfläche, bevor etwas gesendet wird: ein Anbieter, den der Betreiber dieser Website gewählt hat, oder Apertium auf der Website selbst, das nach Regeln arbeitet und einen Entwurf macht. Apertium können Sie immer wählen, wo es beide Sprachen kennt.',
  'The pages cannot be shown here. Please download the file to look at it.':
    'Die Seiten können hier nicht angezeigt werden. Bitte laden Sie die Datei herunter, um sie anzusehen.',
  'The pages of this TIFF differ in size or are stored rotated, so it cannot be saved as one file. Please save its pages one by one.':
    'Die Seiten dieses TIFFs sind verschieden groß oder gedreht gespeichert, daher lässt es sich nicht als eine Datei speichern. Bitte speichern Sie seine Seiten einzeln.',
  'The pages of this TIFF differ in size or are stored rotated; the images are unchanged.':
    'Die Seiten dieses TIFFs haben verschiedene Größen oder sind gedreht gespeichert; die Bilder sind unverändert.',
  'The pages were not audited yet.': 'Die Seiten wurden noch nicht geprüft.',
  'The pages were not audited yet. “Audit the pages” reads all of them.':
    'Die Seiten wurden noch nicht geprüft. „Seiten prüfen“ liest alle.',
  'The part to keep must be given in numbers from 0 to 1 and lie inside the image.':
    'Der zu behaltende Teil muss in Zahlen von 0 bis 1 angegeben sein und innerhalb des Bildes liegen.',
  'The part to show must be given in whole pixels of the photo.':
    'Der zu zeigende Teil muss in ganzen Pixeln des Fotos angegeben werden.',
  'The part to show must lie inside the photo, which has {width} × {height} pixels. Please choose another part.':
    'Der anzuzeigende Ausschnitt muss innerhalb des Fotos liegen, das {width} × {height} Pixel hat. Bitte wählen Sie einen anderen Ausschnitt.',
  'The passkey could not be added. Please try again.':
    'Der Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
  'The password has too many characters.': 'Das Passwort hat zu viele Zeichen.',
  'The password is too long.': 'Das Passwort ist zu lang.',
  'The password is wrong. Please try again.': 'Das Passwort ist falsch. Bitte versuchen Sie es erneut.',
  'The password must be text.': 'Das Passwort muss Text sein.',
  'The password must have at least {min, plural, one {# character} other {# characters}}.':
    'Das Passwort muss mindestens {min, plural, one {# Zeichen} other {# Zeichen}} haben.',
  'The password must have at most {max, plural, one {# character} other {# characters}}.':
    'Das Passwort darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  'The password must not be your name or email address. Please choose another one.':
    'Das Passwort darf nicht Ihr Name oder Ihre E-Mail-Adresse sein. Bitte wählen Sie ein anderes.',
  'The path "{path}" begins at the root of a disk. Please send paths like photos/2024/a.jpg.':
    'Der Pfad „{path}“ beginnt im Wurzelverzeichnis. Bitte senden Sie Pfade wie photos/2024/a.jpg.',
  'The path "{path}" contains control characters. Please send paths like photos/2024/a.jpg.':
    'Der Pfad „{path}“ enthält Steuerzeichen. Bitte senden Sie Pfade wie photos/2024/a.jpg.',
  'The path "{path}" is empty. Please send paths like photos/2024/a.jpg.':
    'Der Pfad „{path}“ ist leer. Bitte senden Sie Pfade wie photos/2024/a.jpg.',
  'The path "{path}" is too long. Please send paths like photos/2024/a.jpg.':
    'Der Pfad „{path}“ ist zu lang. Bitte senden Sie Pfade wie photos/2024/a.jpg.',
  'The path "{path}" leads out of its folder. Please send paths like photos/2024/a.jpg.':
    'Der Pfad „{path}“ führt aus seinem Ordner hinaus. Bitte senden Sie Pfade wie photos/2024/a.jpg.',
  'The path "{path}" names a drive. Please send paths like photos/2024/a.jpg.':
    'Der Pfad „{path}“ nennt ein Laufwerk. Bitte senden Sie Pfade wie photos/2024/a.jpg.',
  'The path is too long.': 'Der Pfad ist zu lang.',
  'The path must be text.': 'Der Pfad muss Text sein.',
  'The path must begin with /.': 'Der Pfad muss mit / beginnen.',
  'The payment cannot begin': 'Die Zahlung kann nicht beginnen',
  'The payment form could not be loaded.': 'Das Zahlungsformular konnte nicht geladen werden.',
  'The payment form could not be loaded. Check your connection, or whether an extension blocks it, and reload.':
    'Das Zahlungsformular konnte nicht geladen werden. Prüfen Sie Ihre Verbindung oder ob eine Erweiterung es blockiert, und laden Sie neu.',
  'The payment has more than {maxBytes} bytes, the limit of the standard. Please shorten the message.':
    'Die Zahlung hat mehr als {maxBytes} Byte, die Grenze des Standards. Bitte kürzen Sie den Verwendungszweck.',
  'The payment provider did not answer, so nothing was changed. Please try again in a minute.':
    'Der Zahlungsanbieter hat nicht geantwortet, daher wurde nichts geändert. Bitte versuchen Sie es in einer Minute erneut.',
  'The payment was declined: {reason} Please use another card and try again.':
    'Die Zahlung wurde abgelehnt: {reason} Bitte verwenden Sie eine andere Karte und versuchen Sie es erneut.',
  'The payment was not accepted. Try another card.':
    'Die Zahlung wurde nicht akzeptiert. Versuchen Sie es mit einer anderen Karte.',
  'The phone is disconnected. The scanned pages stay in your list.':
    'Das Handy ist getrennt. Die gescannten Seiten bleiben in Ihrer Liste.',
  'The phones on your network have sent as many pages as fit. Please disconnect those that are done, or try again in an hour.':
    'Die Handys in Ihrem Netz haben so viele Seiten gesendet, wie passen. Bitte trennen Sie die fertigen oder versuchen Sie es in einer Stunde erneut.',
  'The photo has 16 bits per colour channel, the result 8.': 'Das Foto hat 16 Bit pro Farbkanal, das Ergebnis 8.',
  'The photo has {original}, so a copy of {sent} was sent. The original stays on your device.':
    'Das Foto hat {original}, daher wurde eine Kopie mit {sent} gesendet. Das Original bleibt auf Ihrem Gerät.',
  'The photo shown takes {time}, longer while the server is busy.':
    'Das gezeigte Foto braucht {time}, länger, wenn der Server ausgelastet ist.',
  "The picture's address": 'Die Adresse des Bildes',
  "The picture's address must begin with https://.": 'Die Adresse des Bildes muss mit https:// beginnen.',
  "The plan must be 'monthly' or 'annual'.": 'Der Tarif muss „monthly“ oder „annual“ sein.',
  "The plan must be 'pro', 'monthly' or 'annual'.": 'Der Tarif muss „pro“, „monthly“ oder „annual“ sein.',
  'The platform': 'Die Plattform',
  'The position must be one of {adPositions}.': 'Die Position muss eine von {adPositions} sein.',
  'The post is being sent': 'Der Beitrag wird gesendet',
  'The preview could not be made.': 'Die Vorschau konnte nicht erstellt werden.',
  'The preview could not be made. Please remove the background again.':
    'Die Vorschau konnte nicht erstellt werden. Bitte entfernen Sie den Hintergrund erneut.',
  'The preview is in the frame. Zoom in to fill the view.':
    'Die Vorschau ist im Rahmen. Zoomen Sie hinein, um die Ansicht zu füllen.',
  'The principal leads; a principle is a rule.': 'Der „principal“ leitet; ein „principle“ ist eine Regel.',
  'The program that handles this kind of file stopped unexpectedly. Please try again, or try another file.':
    'Das Programm, das diese Art von Datei verarbeitet, wurde unerwartet beendet. Bitte versuchen Sie es erneut oder mit einer anderen Datei.',
  'The program that recognises text, tesseract-ocr, is not installed on this server.':
    'Das Programm zur Texterkennung, tesseract-ocr, ist auf diesem Server nicht installiert.',
  'The quick brown fox jumps over the lazy dog, in sixteen pixels.':
    'Franz jagt im komplett verwahrlosten Taxi quer durch Bayern, in sechzehn Pixeln.',
  'The quiet zone must be a whole number of modules from {min} to {max}.':
    'Die Ruhezone muss eine ganze Zahl von {min} bis {max} Modulen sein.',
  'The quotation mark that opens in line {line} of the CSV file is never closed. Please close it and try again.':
    'Das Anführungszeichen, das in Zeile {line} der CSV-Datei beginnt, wird nie geschlossen. Bitte schließen Sie es und versuchen Sie es erneut.',
  "The range '{part}' runs backwards. Please write {to}-{from}.":
    'Der Bereich „{part}“ läuft rückwärts. Bitte schreiben Sie {to}-{from}.',
  'The range must be week, month, quarter or year.': 'Der Zeitraum muss week, month, quarter oder year sein.',
  'The reader for {kind} files could not be loaded. Please check your connection and open the file again.':
    'Der Leser für {kind}-Dateien konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und öffnen Sie die Datei erneut.',
  "The record of a deletion does not hold the file's name.":
    'Der Eintrag über eine Löschung enthält den Namen der Datei nicht.',
  'The redirect must be 301 or 302.': 'Die Weiterleitung muss 301 oder 302 sein.',
  'The referrer': 'Der Verweis',
  'The report goes to {addresses} every day at 8:00 UTC.': 'Der Bericht geht jeden Tag um 8:00 UTC an {addresses}.',
  'The report is on its way.': 'Der Bericht ist unterwegs.',
  'The reports and the warning are gone': 'Die Meldungen und die Warnung sind weg',
  'The request could not be read. Please check its format and try again.':
    'Die Anfrage konnte nicht gelesen werden. Bitte prüfen Sie ihr Format und versuchen Sie es erneut.',
  'The request could not be understood.': 'Die Anfrage konnte nicht verstanden werden.',
  'The request did not arrive in time. Please check your connection and try again.':
    'Die Anfrage ist nicht rechtzeitig angekommen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'The request is too large: this call takes up to {bytes}. Please send less at a time.':
    'Die Anfrage ist zu groß: Dieser Aufruf nimmt bis zu {bytes} an. Bitte senden Sie weniger auf einmal.',
  'The request names no host. Please send the header Host.':
    'Die Anfrage nennt keinen Host. Bitte senden Sie den Header Host.',
  'The result': 'Das Ergebnis',
  'The result is not here any more: results are deleted after a day, or when you delete them. Try again.':
    'Das Ergebnis ist nicht mehr da: Ergebnisse werden nach einem Tag gelöscht, oder wenn Sie sie löschen. Versuchen Sie es erneut.',
  'The result is {times} times as large as the source, because PDF cannot hold {format} images, which are packed more tightly than JPEG and PNG.':
    'Das Ergebnis ist {times}-mal so groß wie die Quelle, weil PDF keine {format}-Bilder enthalten kann, die dichter gepackt sind als JPEG und PNG.',
  'The result is {times} times as large as the source, because the source is so small that the recognised words weigh more than a fifth of it ({growth}).':
    'Das Ergebnis ist {times}-mal so groß wie die Quelle, weil die Quelle so klein ist, dass die erkannten Wörter mehr als ein Fünftel davon ausmachen ({growth}).',
  'The result must have at least one page.': 'Das Ergebnis muss mindestens eine Seite haben.',
  'The result was deleted: results are kept for 24 hours.':
    'Das Ergebnis wurde gelöscht: Ergebnisse werden 24 Stunden aufbewahrt.',
  'The result would be {width} x {height} pixels in {frames, plural, one {# frame} other {# frames}}. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.':
    'Das Ergebnis hätte {width} x {height} Pixel in {frames, plural, one {# Einzelbild} other {# Einzelbildern}}. Die Grenze liegt bei {maxSide} Pixeln pro Seite und insgesamt 100 Megapixeln. Bitte wählen Sie eine kleinere Größe.',
  'The result would be {width} x {height} pixels. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.':
    'Das Ergebnis hätte {width} x {height} Pixel. Die Grenze liegt bei {maxSide} Pixeln pro Seite und insgesamt 100 Megapixeln. Bitte wählen Sie eine kleinere Größe.',
  'The result would have {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please enlarge the photo less.':
    'Das Ergebnis hätte {width} × {height} Pixel ({megapixels} Megapixel). Die Grenze liegt bei {maxMegapixels} Megapixeln; bitte vergrößern Sie das Foto weniger stark.',
  "The result's format; 'keep' is the photo's own.": 'Das Format des Ergebnisses; „keep“ ist das eigene des Fotos.',
  "The result's format; 'keep' is the source's own (HEIC becomes JPEG).":
    'Das Format des Ergebnisses; „keep“ ist das der Quelle (HEIC wird zu JPEG).',
  'The results take {bytes} together, and {max} is the most that one call may make. Please send fewer or smaller files at a time.':
    'Die Ergebnisse haben zusammen {bytes}, und {max} ist das Höchste, was ein Aufruf ergeben darf. Bitte senden Sie weniger oder kleinere Dateien auf einmal.',
  'The rules for using this site: what you may do, and what we promise and do not.':
    'Die Regeln für die Nutzung dieser Website: was Sie tun dürfen, was wir versprechen und was nicht.',
  'The rules to leave out must be a list of up to 500 names.':
    'Die auszulassenden Regeln müssen eine Liste von höchstens 500 Namen sein.',
  'The same PDF, smaller': 'Dasselbe PDF, nur kleiner',
  'The same as Pro Monthly, paid once a year.': 'Dasselbe wie Pro Monthly, einmal im Jahr bezahlt.',
  'The same part is taken from every image.': 'Aus jedem Bild wird derselbe Teil genommen.',
  'The scanner opens on the phone, and the pages you scan appear here. The code is for one phone and works for 15 minutes.':
    'Der Scanner öffnet sich auf dem Handy, und die gescannten Seiten erscheinen hier. Der Code ist für ein Handy und gilt 15 Minuten.',
  'The search could not be loaded. Check your connection, then type again.':
    'Die Suche konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und tippen Sie dann erneut.',
  'The search volume': 'Das Suchvolumen',
  'The sentence does not say who does it. The active voice would.':
    'Der Satz sagt nicht, wer es tut. Das Aktiv würde es sagen.',
  'The sentence says the same without it.': 'Der Satz sagt ohne das dasselbe.',
  'The separator must be a hyphen, space, full stop, comma, underscore or nothing.':
    'Das Trennzeichen muss ein Bindestrich, Leerzeichen, Punkt, Komma, Unterstrich oder nichts sein.',
  'The server could not be reached. The files will be deleted when they expire.':
    'Der Server war nicht erreichbar. Die Dateien werden gelöscht, wenn sie ablaufen.',
  'The server could not do this (status {status}). Try again in a moment.':
    'Der Server konnte das nicht ausführen (Status {status}). Versuchen Sie es gleich noch einmal.',
  'The server counts how many files and jobs it worked on, and notes failures so that they can be repaired. File names, file contents and the addresses of pages you opened are not in these notes.':
    'Der Server zählt, wie viele Dateien und Aufträge er bearbeitet hat, und vermerkt Fehler, damit sie behoben werden können. Dateinamen, Dateiinhalte und die Adressen der von Ihnen geöffneten Seiten stehen nicht in diesen Vermerken.',
  'The server has deleted this PDF. Your changes are still here: please choose the PDF again.':
    'Der Server hat dieses PDF gelöscht. Ihre Änderungen sind noch da: Bitte wählen Sie das PDF erneut aus.',
  'The server is busy right now. Please try again in a minute.':
    'Der Server ist gerade ausgelastet. Bitte versuchen Sie es in einer Minute erneut.',
  'The server is restarting. Please try again in a minute.':
    'Der Server wird neu gestartet. Bitte versuchen Sie es in einer Minute erneut.',
  'The severity must be one of {severities}.': 'Der Schweregrad muss einer von {severities} sein.',
  'The site': 'Die Website',
  'The size must be a whole number of bytes from 20 KB up.': 'Die Größe muss eine ganze Zahl von Bytes ab 20 KB sein.',
  'The smallest images, for the web.': 'Die kleinsten Bilder, für das Web.',
  'The source': 'Die Quelle',
  'The source has 16 bits per colour channel, the result 8. TIFF keeps them, and PNG at quality 100.':
    'Die Quelle hat 16 Bit pro Farbkanal, das Ergebnis 8. TIFF behält sie, ebenso PNG bei Qualität 100.',
  'The source is open, under the MIT licence. Run it yourself, read it, change it, take your data with you.':
    'Der Quelltext ist offen, unter der MIT-Lizenz. Betreiben Sie es selbst, lesen Sie es, ändern Sie es, nehmen Sie Ihre Daten mit.',
  'The space belongs after the comma.': 'Das Leerzeichen gehört hinter das Komma.',
  'The split method must be pages, range, every, odd-even, single, bookmarks or size.':
    'Die Teilungsmethode muss pages, range, every, odd-even, single, bookmarks oder size sein.',
  'The standard for payments requires {fixedLevel}.': 'Der Standard für Zahlungen verlangt {fixedLevel}.',
  'The state must be all, {jobStates}.': 'Der Status muss all, {jobStates} sein.',
  'The state must be one of {listedStates}.': 'Der Status muss einer von {listedStates} sein.',
  'The state must be one of {states}.': 'Der Status muss einer von {states} sein.',
  'The state must be waiting, solved or closed.': 'Der Status muss waiting, solved oder closed sein.',
  'The state of the mailbox that people write to for support.':
    'Der Zustand des Postfachs, an das Menschen für Support schreiben.',
  'The status must be pending or done.': 'Der Status muss pending oder done sein.',
  'The status must be pending, scheduled or active.': 'Der Status muss pending, scheduled oder active sein.',
  'The status must be pending, submitted or active.': 'Der Status muss pending, submitted oder active sein.',
  'The status must be planned, in-progress or done.': 'Der Status muss planned, in-progress oder done sein.',
  'The subject': 'Das Motiv',
  'The subject fills the whole photo, so nothing was removed.':
    'Das Motiv füllt das ganze Foto, daher wurde nichts entfernt.',
  'The summary must be a list of lines.': 'Die Zusammenfassung muss eine Liste von Zeilen sein.',
  'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.':
    'Der Support-Chat bleibt in diesem Browser, bis Sie ihn löschen oder sich abmelden. Der Server antwortet aus dem, was diese Website sagt, und aus Ihrem eigenen letzten fehlgeschlagenen Auftrag, und vergisst die Frage; wo ein KI-Anbieter Antworten in Worte fasst, sagt der Chat es und lässt Sie es ausschalten.',
  'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own plan, allowances and last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.':
    'Der Support-Chat bleibt in diesem Browser, bis Sie ihn löschen oder sich abmelden. Der Server antwortet aus dem, was diese Website sagt, und aus Ihrem eigenen Tarif, Ihren Kontingenten und Ihrem letzten fehlgeschlagenen Auftrag, und vergisst die Frage; wo ein KI-Anbieter Antworten in Worte fasst, sagt der Chat es und lässt Sie es ausschalten.',
  'The support mailbox cannot be read.': 'Das Support-Postfach kann nicht gelesen werden.',
  'The target': 'Das Ziel',
  'The task must be grammar, clarity, tone, concise or expand.':
    'Die Aufgabe muss grammar, clarity, tone, concise oder expand sein.',
  'The team': 'Das Team',
  'The template': 'Die Vorlage',
  'The term': 'Der Suchbegriff',
  'The test email of {sent} arrived {minutes, plural, one {# minute} other {# minutes}} later.':
    'Die Test-E-Mail von {sent} kam {minutes, plural, one {# Minute} other {# Minuten}} später an.',
  'The test email of {sent} arrived {seconds} s later.': 'Die Test-E-Mail von {sent} kam {seconds} s später an.',
  'The test email of {sent} has not arrived yet.': 'Die Test-E-Mail von {sent} ist noch nicht angekommen.',
  'The text': 'Der Text',
  'The text appears page by page, to be edited and searched.':
    'Der Text erscheint Seite für Seite, zum Bearbeiten und Durchsuchen.',
  'The text can have up to 10,000 characters. Please shorten it, or improve it part by part.':
    'Der Text darf höchstens 10.000 Zeichen haben. Bitte kürzen Sie ihn oder verbessern Sie ihn Teil für Teil.',
  'The text can have up to {maxCharacters} characters. Please shorten it, or improve it part by part.':
    'Der Text darf höchstens {maxCharacters} Zeichen haben. Bitte kürzen Sie ihn oder verbessern Sie ihn Teil für Teil.',
  'The text cannot be shown here. Please download the file to look at it.':
    'Der Text kann hier nicht angezeigt werden. Bitte laden Sie die Datei herunter, um ihn anzusehen.',
  'The text in this file is longer than {maxBytes}. Please split the document and count the parts.':
    'Der Text in dieser Datei ist länger als {maxBytes}. Bitte teilen Sie das Dokument und zählen Sie die Teile.',
  'The text is empty.': 'Der Text ist leer.',
  'The text is longer than its box, which shows only its start.':
    'Der Text ist länger als sein Kasten, der nur den Anfang zeigt.',
  'The text is no longer on the server. Please summarize again.':
    'Der Text ist nicht mehr auf dem Server. Bitte fassen Sie ihn erneut zusammen.',
  'The text is that of the PDF. Please make some edits before saving.':
    'Der Text ist der des PDFs. Bitte nehmen Sie vor dem Speichern Änderungen vor.',
  'The text is too short or its language was not recognised; the Flesch formulas are for English only.':
    'Der Text ist zu kurz oder seine Sprache wurde nicht erkannt; die Flesch-Formeln gelten nur für Englisch.',
  'The text may have up to {max, plural, one {# character} other {# characters}}. Send the pages that change instead.':
    'Der Text darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben. Senden Sie stattdessen die Seiten, die sich ändern.',
  'The text of an email': 'Der Text einer E-Mail',
  'The text of scans was not recognised: {whyNot}': 'Der Text von Scans wurde nicht erkannt: {whyNot}',
  'The text of this scan was not recognised, because the program for it is not installed on this server.':
    'Der Text dieses Scans wurde nicht erkannt, weil das Programm dafür auf diesem Server nicht installiert ist.',
  'The text of this scan was not recognised: {message}': 'Der Text dieses Scans wurde nicht erkannt: {message}',
  'The text of {kind} files cannot be read here. Please save the document as DOCX or TXT and try again.':
    'Der Text von {kind}-Dateien kann hier nicht gelesen werden. Bitte speichern Sie das Dokument als DOCX oder TXT und versuchen Sie es erneut.',
  'The text under this box is “{there}”, not “{given}”.':
    'Der Text unter diesem Kasten lautet „{there}“, nicht „{given}“.',
  'The time must be a date and time, such as 2027-01-31T12:00:00Z.':
    'Die Zeit muss Datum und Uhrzeit sein, zum Beispiel 2027-01-31T12:00:00Z.',
  'The timestamp must be a time in ISO format, such as 2026-01-31T12:00:00.000Z.':
    'Der Zeitstempel muss eine Zeit im ISO-Format sein, zum Beispiel 2026-01-31T12:00:00.000Z.',
  'The title': 'Der Titel',
  'The title must be text.': 'Der Titel muss Text sein.',
  'The title must have at most {max, plural, one {# character} other {# characters}}.':
    'Der Titel darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  'The title needs at least 3 characters.': 'Der Titel braucht mindestens 3 Zeichen.',
  'The token is missing.': 'Das Token fehlt.',
  'The tone must be formal, friendly or neutral.': 'Der Ton muss formal, friendly oder neutral sein.',
  'The tools are made with care and tested, and they say when something could not be done. Even so they are provided as they are: check results that matter to you before you rely on them. As far as the law allows, we are not liable for losses that come from using the site or from not being able to use it.':
    'Die Werkzeuge werden mit Sorgfalt gemacht und getestet, und sie sagen, wenn etwas nicht möglich war. Dennoch werden sie bereitgestellt, wie sie sind: Prüfen Sie Ergebnisse, die Ihnen wichtig sind, bevor Sie sich auf sie verlassen. Soweit das Gesetz es zulässt, haften wir nicht für Verluste, die aus der Nutzung der Website oder daraus entstehen, dass sie nicht genutzt werden kann.',
  'The tools that work without a network.': 'Die Werkzeuge, die ohne Netz funktionieren.',
  'The topic must be one of {topics}.': 'Das Thema muss eines von {topics} sein.',
  'The translator passes your text to': 'Der Übersetzer gibt Ihren Text weiter an',
  'The two may be from different people, who would read each other. Please answer each of them.':
    'Die beiden stammen möglicherweise von verschiedenen Personen, die einander lesen würden. Bitte beantworten Sie jede einzeln.',
  'The upload': 'Der Upload',
  'The upload does not say what it is for. Please send in Upload-Metadata the file name (filename), the path of a call with files (call) and its file field (field), as listed at /api/docs.':
    'Der Upload sagt nicht, wofür er ist. Bitte senden Sie in Upload-Metadata den Dateinamen (filename), den Pfad eines Aufrufs mit Dateien (call) und sein Dateifeld (field), wie unter /api/docs aufgelistet.',
  'The upload is being written to.': 'In den Upload wird gerade geschrieben.',
  'The upload is not there any more.': 'Der Upload ist nicht mehr vorhanden.',
  'The upload stopped, or is too slow to go on. Please check your connection and try again.':
    'Der Upload ist stehen geblieben oder zu langsam, um weiterzugehen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'The upload was cut off or is not valid form data. Please try again.':
    'Der Upload wurde unterbrochen oder enthält keine gültigen Formulardaten. Bitte versuchen Sie es erneut.',
  'The verb does not agree with its subject.': 'Das Verb stimmt nicht mit seinem Subjekt überein.',
  'The verb says it without a noun.': 'Das Verb sagt es ohne Substantiv.',
  'The visit limit is too large.': 'Die Besuchsgrenze ist zu groß.',
  'The visit limit must be a number.': 'Die Besuchsgrenze muss eine Zahl sein.',
  'The visit limit must be a whole number.': 'Die Besuchsgrenze muss eine ganze Zahl sein.',
  'The visit limit must be at least 1.': 'Die Besuchsgrenze muss mindestens 1 sein.',
  'The website allows 100 tries an hour.': 'Die Website erlaubt 100 Versuche pro Stunde.',
  'The whole image, as large as the size allows.': 'Das ganze Bild, so groß, wie die Größe es erlaubt.',
  'The whole photo is being enhanced.': 'Das ganze Foto wird verbessert.',
  'The whole photo takes {time}, longer while the server is busy.':
    'Das ganze Foto braucht {time}, länger, wenn der Server ausgelastet ist.',
  'The word list could not be loaded. Check your connection and press Generate again.':
    'Die Wortliste konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und drücken Sie erneut „Erzeugen“.',
  'The work was cancelled.': 'Die Arbeit wurde abgebrochen.',
  'The work was interrupted several times and has been stopped. Please try again; if it happens again, the file may be the cause.':
    'Die Arbeit wurde mehrmals unterbrochen und angehalten. Bitte versuchen Sie es erneut; wenn es wieder geschieht, liegt es vielleicht an der Datei.',
  'The {tool} does not take {type} files. The {other} does.':
    '„{tool}“ nimmt keine {type}-Dateien an. „{other}“ schon.',
  'The {tool} does not take {type} files. The {other} turns them into {made} first.':
    '„{tool}“ nimmt keine {type}-Dateien an. „{other}“ wandelt sie zuerst in {made} um.',
  'The {what} is on your clipboard.': 'In Ihrer Zwischenablage: {what}.',
  'Their text is read and laid over their pages, so that it can be searched, selected and copied.':
    'Ihr Text wird gelesen und über die Seiten gelegt, sodass er durchsucht, markiert und kopiert werden kann.',
  'Then the page says that it is not in the document. Answers quote passages of your text and nothing else.':
    'Dann sagt die Seite, dass es nicht im Dokument steht. Antworten zitieren Stellen Ihres Textes und sonst nichts.',
  'Then the pages are images of text, as scanners make them. Their text is recognised, which counts as one of your monthly scans however many pages there are, and the result names the pages.':
    'Dann sind die Seiten Bilder von Text, wie Scanner sie machen. Ihr Text wird erkannt, was unabhängig von der Seitenzahl als einer Ihrer monatlichen Scans zählt, und das Ergebnis nennt die Seiten.',
  'There are more than 10,000 edits. Please save some of them first, then make the others in the saved PDF.':
    'Es gibt mehr als 10.000 Bearbeitungen. Bitte speichern Sie zuerst einige davon und nehmen Sie die übrigen dann im gespeicherten PDF vor.',
  'There are no short links on {domain} here. Please choose one of the domains of this site.':
    'Auf {domain} gibt es hier keine Kurzlinks. Bitte wählen Sie eine der Domains dieser Website.',
  'There are no spelling rules for {language} here. They exist for {known}.':
    'Für {language} gibt es hier keine Rechtschreibregeln. Es gibt sie für {known}.',
  'There are no words to measure.': 'Es gibt keine Wörter zu messen.',
  'There are too many open requests from your address. Please wait until some have finished and try again.':
    'Von Ihrer Adresse gibt es zu viele offene Anfragen. Bitte warten Sie, bis einige abgeschlossen sind, und versuchen Sie es erneut.',
  'There are {files} files but {given} modification times. Please send one for each file.':
    'Es gibt {files} Dateien, aber {given} Änderungszeiten. Bitte senden Sie eine für jede Datei.',
  'There are {files} files but {given} paths. Please send one for each file.':
    'Es gibt {files} Dateien, aber {given} Pfade. Bitte senden Sie einen für jede Datei.',
  'There are {files} files but {given} sources. Please send one for each file, or none.':
    'Es gibt {files} Dateien, aber {given} Quellen. Bitte senden Sie eine für jede Datei oder keine.',
  'There are {images} images but {given} rotations. Please send one for each image, or none.':
    'Es gibt {images} Bilder, aber {given} Drehungen. Bitte senden Sie eine für jedes Bild oder keine.',
  'There are {images} images but {given} texts. Please send one for each image, or none.':
    'Es gibt {images} Bilder, aber {given} Texte. Bitte senden Sie einen für jedes Bild oder keinen.',
  'There are {max, plural, one {# template} other {# templates}} already. Please delete one first.':
    'Es gibt bereits {max, plural, one {# Vorlage} other {# Vorlagen}}. Bitte löschen Sie zuerst eine.',
  'There can be up to {max, plural, one {# article} other {# articles}}. Please delete one first.':
    'Es kann höchstens {max, plural, one {# Artikel} other {# Artikel}} geben. Bitte löschen Sie zuerst einen.',
  'There is an account with this email address already. Please sign in, or use another address.':
    'Es gibt bereits ein Konto mit dieser E-Mail-Adresse. Bitte melden Sie sich an oder verwenden Sie eine andere Adresse.',
  'There is no account with the address {email}.': 'Es gibt kein Konto mit der Adresse {email}.',
  'There is no address in the column url.': 'In der Spalte url steht keine Adresse.',
  'There is no annotation {index} on this page: it has {count}, counted from 0.':
    'Auf dieser Seite gibt es keine Anmerkung {index}: Sie hat {count}, ab 0 gezählt.',
  'There is no camera here. Please choose an image instead.':
    'Hier gibt es keine Kamera. Bitte wählen Sie stattdessen ein Bild.',
  'There is no conversation with this number.': 'Es gibt keine Unterhaltung mit dieser Nummer.',
  'There is no entry {index} in this archive. Please list it again and choose from that list.':
    'In diesem Archiv gibt es keinen Eintrag {index}. Bitte listen Sie es erneut auf und wählen Sie aus dieser Liste.',
  "There is no field '{field}' here.": 'Ein Feld „{field}“ gibt es hier nicht.',
  "There is no file field called '{field}' here. Please send the file as '{expected}'.":
    'Ein Dateifeld namens „{field}“ gibt es hier nicht. Bitte senden Sie die Datei als „{expected}“.',
  'There is no file {file}: files are numbered from 0 to {last}.':
    'Es gibt keine Datei {file}: Dateien sind von 0 bis {last} nummeriert.',
  'There is no font here for {characters} and {more} more: what is missing is shown as empty boxes.':
    'Hier gibt es keine Schrift für {characters} und {more} weitere: Was fehlt, wird als leere Kästchen angezeigt.',
  'There is no font here for {characters}: what is missing is shown as empty boxes.':
    'Hier gibt es keine Schrift für {characters}: Was fehlt, wird als leere Kästchen angezeigt.',
  'There is no inserted file {file}: {files, plural, one {one was} other {# were}} sent, counted from 0.':
    'Es gibt keine eingefügte Datei {file}: {files, plural, one {eine wurde} other {# wurden}} gesendet, gezählt ab 0.',
  'There is no mail server named {host}, or it cannot be found now.':
    'Es gibt keinen Mailserver namens {host}, oder er ist derzeit nicht zu finden.',
  "There is no operation called '{name}'.": 'Es gibt keine Operation namens „{name}“.',
  'There is no page at this address.': 'Unter dieser Adresse gibt es keine Seite.',
  'There is no page {page}.': 'Es gibt keine Seite {page}.',
  'There is no page {page}: this PDF has one page.': 'Es gibt keine Seite {page}: Dieses PDF hat eine Seite.',
  'There is no page {page}: this PDF has {pages} pages.': 'Es gibt keine Seite {page}: Dieses PDF hat {pages} Seiten.',
  'There is no picture {picture}: pictures are counted from 0.':
    'Es gibt kein Bild {picture}: Bilder werden ab 0 gezählt.',
  'There is no placeholder {{given}}. Use {name}, {n}, {ext} or {date}.':
    'Es gibt keinen Platzhalter {{given}}. Verwenden Sie {name}, {n}, {ext} oder {date}.',
  'There is no preview': 'Es gibt keine Vorschau',
  'There is no report by email: this site sends none (SMTP_URL is not set).':
    'Es gibt keinen Bericht per E-Mail: Diese Website sendet keine (SMTP_URL ist nicht gesetzt).',
  'There is no room for {left} of them: a glossary has up to {most}.':
    'Für {left} davon ist kein Platz: Ein Glossar hat höchstens {most}.',
  'There is no running subscription to change. You can subscribe on the pricing page.':
    'Es gibt kein laufendes Abonnement zu ändern. Sie können es auf der Preisseite abschließen.',
  'There is no sentence in this text. Please use one with words in it.':
    'In diesem Text ist kein Satz. Bitte verwenden Sie einen mit Wörtern darin.',
  'There is no such answer to rate.': 'Diese Antwort gibt es nicht, sie kann nicht bewertet werden.',
  'There is no such answer.': 'Diese Antwort gibt es nicht.',
  'There is no such article.': 'Diesen Artikel gibt es nicht.',
  'There is no such attachment. It is deleted with its conversation; the email may still be in the mailbox.':
    'Diesen Anhang gibt es nicht. Er wird mit seiner Unterhaltung gelöscht; die E-Mail ist vielleicht noch im Postfach.',
  'There is no such call. All calls are listed at /api/docs.':
    'Diesen Aufruf gibt es nicht. Alle Aufrufe sind unter /api/docs aufgelistet.',
  'There is no such font. Pages are drawn with another one.':
    'Diese Schrift gibt es nicht. Seiten werden mit einer anderen gezeichnet.',
  'There is no such link': 'Diesen Link gibt es nicht',
  'There is no such link among yours. It may have been deleted.':
    'Unter Ihren Links gibt es diesen nicht. Vielleicht wurde er gelöscht.',
  'There is no such position. Please reload the page.': 'Diese Stelle gibt es nicht. Bitte laden Sie die Seite neu.',
  'There is no such post. Please reload the page.': 'Diesen Beitrag gibt es nicht. Bitte laden Sie die Seite neu.',
  'There is no such task. Choose one of {marketingTasks}.':
    'Diese Aufgabe gibt es nicht. Wählen Sie eine von {marketingTasks}.',
  'There is no such ticket, or this link does not open it. Please use the link of its confirmation, or sign in with the account that wrote it.':
    'Dieses Ticket gibt es nicht, oder dieser Link öffnet es nicht. Bitte verwenden Sie den Link aus der Bestätigung oder melden Sie sich mit dem Konto an, das es geschrieben hat.',
  'There is no suitable camera here. Please choose an image instead.':
    'Hier gibt es keine geeignete Kamera. Bitte wählen Sie stattdessen ein Bild.',
  'There is no text on these pages.': 'Auf diesen Seiten ist kein Text.',
  'There is no text under this box.': 'Unter diesem Kasten ist kein Text.',
  'There is nothing at this address but short links.': 'Unter dieser Adresse gibt es nur Kurzlinks.',
  'There is nothing to extract: no file was chosen, or there are only folders and links.':
    'Es gibt nichts zu entpacken: Es wurde keine Datei gewählt, oder es gibt nur Ordner und Links.',
  'There is nothing to manage yet: you have not subscribed on this site.':
    'Es gibt noch nichts zu verwalten: Sie haben auf dieser Website nichts abonniert.',
  'There were too many attempts. Please wait {wait} and try again.':
    'Es gab zu viele Versuche. Bitte warten Sie {wait} und versuchen Sie es dann erneut.',
  'There were too many wrong passwords for this account. Please sign in on a device you have used before or with a passkey, choose a new password with "Forgot password?", or wait {wait} and try again.':
    'Es gab zu viele falsche Passwörter für dieses Konto. Bitte melden Sie sich auf einem bereits verwendeten Gerät oder mit einem Passkey an, wählen Sie über „Passwort vergessen?“ ein neues Passwort oder warten Sie {wait} und versuchen Sie es erneut.',
  'There you can also ask for a new password. If it was not you, nothing happened and there is nothing to do.':
    'Dort können Sie auch ein neues Passwort anfordern. Wenn Sie das nicht waren, ist nichts geschehen, und Sie müssen nichts tun.',
  'These also work without an AI provider, by rules, dictionaries and a choice of sentences on the site itself. Each page says who does the work before anything is sent.':
    'Diese funktionieren auch ohne KI-Anbieter, mit Regeln, Wörterbüchern und einer Auswahl von Sätzen auf der Website selbst. Jede Seite sagt, wer die Arbeit macht, bevor etwas gesendet wird.',
  'These are filled in: {fields}.': 'Diese werden ausgefüllt: {fields}.',
  'These are more edits than can be saved at once. Please delete some of them, save, and make those in the saved PDF.':
    'Das sind mehr Bearbeitungen, als auf einmal gespeichert werden können. Bitte löschen Sie einige davon, speichern Sie und nehmen Sie diese im gespeicherten PDF vor.',
  'These are not the latest: {error}': 'Das sind nicht die neuesten: {error}',
  'These are {pages} pages. Up to {maxPages} can be converted to a document at once; please choose fewer.':
    'Dies sind {pages} Seiten. Bis zu {maxPages} können auf einmal in ein Dokument umgewandelt werden; bitte wählen Sie weniger.',
  'These become part of the address it leads to.': 'Diese werden Teil der Adresse, zu der er führt.',
  'These characters cannot be set: {characters} and {more} more.':
    'Diese Zeichen können nicht gesetzt werden: {characters} und {more} weitere.',
  'These characters cannot be set: {characters}.': 'Diese Zeichen können nicht gesetzt werden: {characters}.',
  'These documents have no format in common. Please remove some: texts, spreadsheets and slides all become PDF, and a PDF becomes any kind of text.':
    'Diese Dokumente haben kein gemeinsames Format. Bitte entfernen Sie einige: Texte, Tabellen und Präsentationen werden alle zu PDF, und ein PDF wird zu jeder Art von Text.',
  'These dots do not read well here. Please try another shape, such as squares.':
    'Diese Punkte sind hier schlecht lesbar. Bitte versuchen Sie eine andere Form, zum Beispiel Quadrate.',
  'These numbers are no longer up to date: {message}': 'Diese Zahlen sind nicht mehr aktuell: {message}',
  'These pages have more than {max, plural, one {# word} other {# words}}. Please make one file of the first pages and another of the rest.':
    'Diese Seiten haben mehr als {max, plural, one {# Wort} other {# Wörter}}. Bitte machen Sie eine Datei aus den ersten Seiten und eine weitere aus den übrigen.',
  'These pages have no text: they are empty or images of text.':
    'Diese Seiten haben keinen Text: Sie sind leer oder Bilder von Text.',
  'These positions are examples that come with Satchel. The operator of this site has not put up any of their own, but reads every application.':
    'Diese Stellen sind Beispiele, die mit Satchel kommen. Der Betreiber dieser Website hat keine eigenen ausgeschrieben, liest aber jede Bewerbung.',
  'These terms apply between you and whoever runs the site at {siteOrigin}. By using it you accept them. If you do not, please do not use it; Satchel is free software, and you can run a site of your own.':
    'Diese Bedingungen gelten zwischen Ihnen und demjenigen, der die Website unter {siteOrigin} betreibt. Mit der Nutzung akzeptieren Sie sie. Wenn nicht, nutzen Sie die Website bitte nicht; Satchel ist freie Software, und Sie können eine eigene Website betreiben.',
  'These terms are kept as they are, or become what you write beside them. The glossary stays in this browser and goes along with each translation.':
    'Diese Begriffe bleiben, wie sie sind, oder werden zu dem, was Sie daneben schreiben. Das Glossar bleibt in diesem Browser und geht mit jeder Übersetzung mit.',
  'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages or at most {maxDpi} DPI.':
    'Diese {pages} Seiten würden {megapixels} Megapixel ergeben. Die Grenze pro Durchgang liegt bei {maxMegapixels}; bitte wählen Sie weniger Seiten oder höchstens {maxDpi} DPI.',
  'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages.':
    'Diese {pages} Seiten würden {megapixels} Megapixel ergeben. Die Grenze pro Durchgang liegt bei {maxMegapixels}; bitte wählen Sie weniger Seiten.',
  'They are deleted {fileLifetime} after they arrived, or at once when you press Delete. Nobody looks at them, and a ticket never carries one.':
    'Sie werden {fileLifetime} nach ihrem Eintreffen gelöscht, oder sofort, wenn Sie „Löschen“ drücken. Niemand sieht sie an, und ein Ticket enthält nie eine.',
  'They are positions on the colour wheel. Complementary takes the opposite hue, triadic and tetradic three or four hues at equal distances, analogous the neighbours, split complementary both neighbours of the opposite, monochromatic one hue from dark to light. Derived colours are never darker than 10% or lighter than 90%, so that they stay useful.':
    'Es sind Positionen auf dem Farbkreis. Komplementär nimmt den gegenüberliegenden Farbton, triadisch und tetradisch drei oder vier Farbtöne in gleichen Abständen, analog die Nachbarn, geteilt komplementär beide Nachbarn des gegenüberliegenden, monochromatisch einen Farbton von dunkel bis hell. Abgeleitete Farben sind nie dunkler als 10 % oder heller als 90 %, damit sie brauchbar bleiben.',
  'They are removed, as they would lead nowhere. Links to web addresses stay.':
    'Sie werden entfernt, da sie nirgendwohin führen würden. Links zu Webadressen bleiben.',
  'They count the possibilities: every bit doubles them. The number on this page is exact, because every password that your settings allow is equally likely, and an attacker who knows the settings gains nothing. The strength badge is simpler: it counts points for length and kinds of characters, as sign-up forms do.':
    'Sie zählen die Möglichkeiten: Jedes Bit verdoppelt sie. Die Zahl auf dieser Seite ist genau, weil jedes Passwort, das Ihre Einstellungen zulassen, gleich wahrscheinlich ist und ein Angreifer, der die Einstellungen kennt, nichts gewinnt. Die Anzeige der Stärke ist einfacher: Sie zählt Punkte für Länge und Zeichenarten, wie es Anmeldeformulare tun.',
  'They have the right size for print, and the head at about the right height. Every country has rules of its own, so please check the result against them.':
    'Sie haben die richtige Größe für den Druck und den Kopf etwa in der richtigen Höhe. Jedes Land hat eigene Vorschriften, bitte prüfen Sie das Ergebnis daran.',
  'They stay in this page. Codes are made, checked and read by your browser, and your Wi-Fi password goes nowhere. Only the look you chose is remembered here. The page also works offline.':
    'Sie bleiben auf dieser Seite. Codes werden von Ihrem Browser erstellt, geprüft und gelesen, und Ihr WLAN-Passwort geht nirgendwohin. Nur das gewählte Aussehen wird hier gemerkt. Die Seite funktioniert auch offline.',
  'Thinking…': 'Denkt nach …',
  'This API key is wrong or was revoked. Please use another one.':
    'Dieser API-Schlüssel ist falsch oder wurde widerrufen. Bitte verwenden Sie einen anderen.',
  'This API key may not make this call. It is for files, jobs and the tools of {categories}.':
    'Dieser API-Schlüssel darf diesen Aufruf nicht machen. Er ist für Dateien, Aufträge und die Werkzeuge aus {categories}.',
  'This API key may not make this call. It is for tools, files and jobs.':
    'Dieser API-Schlüssel darf diesen Aufruf nicht machen. Er ist für Werkzeuge, Dateien und Aufträge.',
  'This API key was revoked already.': 'Dieser API-Schlüssel wurde bereits widerrufen.',
  'This EPUB has more than {max} of pages. Please send the chapters you need as a document of their own.':
    'Dieses EPUB hat mehr als {max} an Seiten. Bitte senden Sie die Kapitel, die Sie brauchen, als eigenes Dokument.',
  'This EPUB has no chapters with text.': 'Dieses EPUB hat keine Kapitel mit Text.',
  'This IBAN has a typing mistake: its check digits do not match.':
    'Diese IBAN enthält einen Tippfehler: Ihre Prüfziffern stimmen nicht.',
  'This PDF': 'Dieses PDF',
  'This PDF consists of {objects} objects; up to {maxObjects} can be read. Please print it to a new PDF, and try that one.':
    'Dieses PDF besteht aus {objects} Objekten; bis zu {maxObjects} können gelesen werden. Bitte drucken Sie es in ein neues PDF und versuchen Sie es mit diesem.',
  'This PDF has a form: fill it in on its pages.': 'Dieses PDF enthält ein Formular: Füllen Sie es auf den Seiten aus.',
  'This PDF has more than {max, plural, one {# character} other {# characters}} of text. Please split it, and edit its parts.':
    'Dieses PDF hat mehr als {max, plural, one {# Zeichen} other {# Zeichen}} Text. Bitte teilen Sie es und bearbeiten Sie die Teile.',
  'This PDF has more than {maxPages} pages, which is the limit.':
    'Dieses PDF hat mehr als {maxPages} Seiten, das ist die Grenze.',
  'This PDF has no bookmarks on this level that lead to its pages. Please split it in another way.':
    'Dieses PDF hat auf dieser Stufe keine Lesezeichen, die zu seinen Seiten führen. Bitte teilen Sie es auf andere Weise.',
  'This PDF has no form fields.': 'Dieses PDF hat keine Formularfelder.',
  'This PDF has no pages that can be read. It may be damaged; please export or download it again.':
    'Dieses PDF hat keine lesbaren Seiten. Es ist möglicherweise beschädigt; bitte exportieren Sie es erneut oder laden Sie es erneut herunter.',
  'This PDF is damaged. The {name} may be able to repair it.':
    'Dieses PDF ist beschädigt. „{name}“ kann es vielleicht reparieren.',
  'This PDF is digitally signed, and compressing it breaks the signature. Keep the signed original; to compress a copy anyway, allow it in the settings.':
    'Dieses PDF ist digital signiert, und das Komprimieren macht die Signatur ungültig. Behalten Sie das signierte Original; um trotzdem eine Kopie zu komprimieren, erlauben Sie es in den Einstellungen.',
  'This PDF is encrypted. Please save it without protection and try again.':
    'Dieses PDF ist verschlüsselt. Bitte speichern Sie es ohne Schutz und versuchen Sie es erneut.',
  'This PDF is larger than {maxMegabytes} MB, which is the limit here.':
    'Dieses PDF ist größer als {maxMegabytes} MB, das ist hier die Grenze.',
  'This PDF is locked': 'Dieses PDF ist gesperrt',
  'This PDF is locked in a way that only the program that made it can open. Please save it without protection.':
    'Dieses PDF ist auf eine Weise gesperrt, die nur das Programm öffnen kann, das es erstellt hat. Bitte speichern Sie es ohne Schutz.',
  'This PDF is locked with a password. Please enter the password to open it.':
    'Dieses PDF ist mit einem Passwort gesperrt. Bitte geben Sie das Passwort ein, um es zu öffnen.',
  'This PDF is protected with a password. Please save it without one, and try again.':
    'Dieses PDF ist mit einem Passwort geschützt. Bitte speichern Sie es ohne Passwort und versuchen Sie es erneut.',
  'This PDF is protected. You can edit it; the saved copy will not be protected.':
    'Dieses PDF ist geschützt. Sie können es bearbeiten; die gespeicherte Kopie wird nicht geschützt sein.',
  'This PDF is signed': 'Dieses PDF ist signiert',
  'This PDF is signed. Once it is edited, the signature is no longer valid.':
    'Dieses PDF ist signiert. Sobald es bearbeitet wird, ist die Signatur nicht mehr gültig.',
  'This PDF is signed. The edits are not part of what was signed, and programs will say so; the signed version is still inside.':
    'Dieses PDF ist signiert. Die Bearbeitungen gehören nicht zu dem, was signiert wurde, und Programme weisen darauf hin; die signierte Fassung bleibt enthalten.',
  'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside, unless you erase something.':
    'Dieses PDF ist signiert. Ihre Bearbeitungen gehören nicht zu dem, was signiert wurde, und Programme werden das anzeigen; die signierte Fassung bleibt enthalten, sofern Sie nichts entfernen.',
  'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside.':
    'Dieses PDF ist signiert. Ihre Bearbeitungen gehören nicht zu dem, was signiert wurde, und Programme werden das anzeigen; die signierte Fassung bleibt enthalten.',
  'This PDF is tagged for screen readers. They skip added pictures, ticks and crosses and flattened fields, which are not in its tags.':
    'Dieses PDF hat Tags für Screenreader. Hinzugefügte Bilder, Häkchen und Kreuze sowie reduzierte Felder, die nicht in den Tags stehen, überspringen sie.',
  'This PDF needs more memory than is available for one file. Please try a smaller or simpler one.':
    'Dieses PDF braucht mehr Speicher, als für eine Datei verfügbar ist. Bitte versuchen Sie ein kleineres oder einfacheres.',
  'This PDF was damaged and has been repaired as far as possible.':
    'Dieses PDF war beschädigt und wurde so weit wie möglich repariert.',
  'This PDF was protected; the result is not.': 'Dieses PDF war geschützt; das Ergebnis ist es nicht.',
  'This PDF was signed; the signature is no longer valid.':
    'Dieses PDF war signiert; die Signatur ist nicht mehr gültig.',
  'This QR code has expired. Please open a new one on your computer and scan it with your phone.':
    'Dieser QR-Code ist abgelaufen. Bitte öffnen Sie einen neuen auf Ihrem Computer und scannen Sie ihn mit Ihrem Handy.',
  'This SVG is not accepted because it contains {found}. Please remove that, or export it again as a plain SVG with everything embedded.':
    'Dieses SVG wird nicht angenommen, weil es {found} enthält. Bitte entfernen Sie das oder exportieren Sie es erneut als einfaches SVG, in das alles eingebettet ist.',
  'This SVG repeats its parts so often that it cannot be drawn in time. Please export it with fewer copies, or as a PNG.':
    'Dieses SVG wiederholt seine Teile so oft, dass es nicht rechtzeitig gezeichnet werden kann. Bitte exportieren Sie es mit weniger Kopien oder als PNG.',
  'This address has a user name or password in it, which everybody would see. Please remove it.':
    'Diese Adresse enthält einen Benutzernamen oder ein Passwort, was jeder sehen würde. Bitte entfernen Sie es.',
  'This address is in a private network, where others cannot reach it. Please enter a public one.':
    'Diese Adresse liegt in einem privaten Netz, wo andere sie nicht erreichen. Bitte geben Sie eine öffentliche ein.',
  'This address is on this site itself. Please enter the address of another site.':
    'Diese Adresse liegt auf dieser Website selbst. Bitte geben Sie die Adresse einer anderen Website ein.',
  'This address is too long.': 'Diese Adresse ist zu lang.',
  'This address is too long: a short link leads to at most {max, plural, one {# character} other {# characters}}.':
    'Diese Adresse ist zu lang: Ein Kurzlink führt zu höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
  'This annotation is locked: its author does not want it changed.':
    'Diese Anmerkung ist gesperrt: Ihr Verfasser möchte nicht, dass sie geändert wird.',
  'This answer did not help': 'Diese Antwort hat nicht geholfen',
  'This answer helped': 'Diese Antwort hat geholfen',
  'This answer was written automatically. If it does not help, please reply to this email: a person reads it then.':
    'Diese Antwort wurde automatisch geschrieben. Wenn sie nicht hilft, antworten Sie bitte auf diese E-Mail: Dann liest sie ein Mensch.',
  'This application was deleted.': 'Diese Bewerbung wurde gelöscht.',
  'This archive holds more than {max} entries, which is the limit here. Please split it.':
    'Dieses Archiv enthält mehr als {max} Einträge, was hier die Grenze ist. Bitte teilen Sie es auf.',
  'This archive is damaged or incomplete and cannot be read. Please download or copy it again.':
    'Dieses Archiv ist beschädigt oder unvollständig und kann nicht gelesen werden. Bitte laden oder kopieren Sie es erneut.',
  'This archive is empty.': 'Dieses Archiv ist leer.',
  'This archive is protected with a password. Please enter it.':
    'Dieses Archiv ist mit einem Passwort geschützt. Bitte geben Sie es ein.',
  'This archive uses {what}, which cannot be opened here. Please pack it again as a plain ZIP.':
    'Dieses Archiv verwendet {what} und lässt sich hier nicht öffnen. Bitte packen Sie es neu als einfaches ZIP.',
  'This article does not exist any more. Reload the list.':
    'Diesen Artikel gibt es nicht mehr. Laden Sie die Liste neu.',
  'This browser': 'Dieser Browser',
  'This browser cannot draw it. Please save the SVG.':
    'Dieser Browser kann es nicht zeichnen. Bitte speichern Sie das SVG.',
  'This browser cannot draw the PNG. The SVG export below works everywhere.':
    'Dieser Browser kann das PNG nicht zeichnen. Der SVG-Export unten funktioniert überall.',
  'This browser cannot draw the pages. The similarity was measured on the server.':
    'Dieser Browser kann die Seiten nicht zeichnen. Die Ähnlichkeit wurde auf dem Server gemessen.',
  'This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a JPEG or PNG copy.':
    'Dieser Browser kann {name} nicht öffnen: Die Datei ist beschädigt oder hat ein nicht unterstütztes Format. Bitte versuchen Sie es mit einer JPEG- oder PNG-Kopie.',
  'This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a PNG or JPEG copy.':
    'Dieser Browser kann {name} nicht öffnen: Die Datei ist beschädigt oder hat ein nicht unterstütztes Format. Bitte versuchen Sie es mit einer PNG- oder JPEG-Kopie.',
  'This browser cannot read the picture. Please choose a JPEG or PNG.':
    'Dieser Browser kann das Bild nicht lesen. Bitte wählen Sie ein JPEG oder PNG.',
  'This browser cannot show images of this kind.': 'Dieser Browser kann Bilder dieser Art nicht anzeigen.',
  'This browser cannot show this kind of image, so there is no frame to drag: the middle is kept.':
    'Dieser Browser kann diese Art von Bild nicht anzeigen, daher gibt es keinen Rahmen zum Ziehen: Die Mitte bleibt.',
  'This browser cannot show this photo. It can still be sent as it is, or exported as JPEG first.':
    'Dieser Browser kann dieses Foto nicht anzeigen. Es kann trotzdem so gesendet werden, wie es ist, oder vorher als JPEG exportiert werden.',
  'This browser cannot show {name}. It can still be scanned: the server finds its edges.':
    'Dieser Browser kann {name} nicht anzeigen. Die Datei lässt sich trotzdem scannen: Der Server findet die Ränder.',
  'This browser could not make a preview. Compress shows the result.':
    'Dieser Browser konnte keine Vorschau erstellen. „Komprimieren“ zeigt das Ergebnis.',
  'This browser could not make a preview. Resize shows the result.':
    'Dieser Browser konnte keine Vorschau erstellen. „Größe ändern“ zeigt das Ergebnis.',
  'This browser did not keep the cookie. Please allow cookies.':
    'Dieser Browser hat das Cookie nicht behalten. Bitte erlauben Sie Cookies.',
  'This browser does not allow images on the clipboard. Please download it instead.':
    'Dieser Browser erlaubt keine Bilder in der Zwischenablage. Bitte laden Sie es stattdessen herunter.',
  'This browser does not allow it. Please select and copy it yourself.':
    'Dieser Browser erlaubt es nicht. Bitte markieren und kopieren Sie es selbst.',
  'This browser does not offer a camera here. Please choose an image instead.':
    'Dieser Browser bietet hier keine Kamera an. Bitte wählen Sie stattdessen ein Bild.',
  'This call does not take that content type. See /api/docs.':
    'Dieser Aufruf nimmt diesen Inhaltstyp nicht an. Siehe /api/docs.',
  'This call takes a JSON object (content-type: application/json).':
    'Dieser Aufruf nimmt ein JSON-Objekt (content-type: application/json).',
  'This call takes form data with a file (multipart/form-data), or a JSON object with the id of a stored one (application/json).':
    'Dieser Aufruf nimmt Formulardaten mit einer Datei (multipart/form-data) oder ein JSON-Objekt mit der ID einer gespeicherten (application/json).',
  'This cannot be undone.': 'Das kann nicht rückgängig gemacht werden.',
  'This card already had a free trial, so none was started and nothing was charged. You can subscribe without one.':
    'Diese Karte hatte bereits eine kostenlose Testphase, daher wurde keine begonnen und nichts abgebucht. Sie können ohne eine abonnieren.',
  'This character cannot be set: {characters}.': 'Dieses Zeichen kann nicht gesetzt werden: {characters}.',
  'This code could not be read at any size we tried. Please shorten the content.':
    'Dieser Code war in keiner versuchten Größe lesbar. Bitte kürzen Sie den Inhalt.',
  'This code does not scan reliably': 'Dieser Code ist nicht zuverlässig lesbar',
  'This code has {modules} modules on each side, too many for {pixels} pixels. Please choose at least {larger} pixels, or shorten the content.':
    'Dieser Code hat {modules} Module auf jeder Seite, zu viele für {pixels} Pixel. Bitte wählen Sie mindestens {larger} Pixel oder kürzen Sie den Inhalt.',
  'This code is not valid.': 'Dieser Code ist nicht gültig.',
  'This code is wrong or was already used. Please enter the current one.':
    'Dieser Code ist falsch oder wurde schon verwendet. Bitte geben Sie den aktuellen ein.',
  'This code is wrong. Please enter the one your authenticator app shows now.':
    'Dieser Code ist falsch. Bitte geben Sie den ein, den Ihre Authenticator-App jetzt anzeigt.',
  'This connection no longer exists. Please open a new QR code on your computer.':
    'Diese Verbindung gibt es nicht mehr. Bitte öffnen Sie einen neuen QR-Code auf Ihrem Computer.',
  'This conversation': 'Diese Unterhaltung',
  'This conversation goes along, so that you need not explain again.':
    'Diese Unterhaltung geht mit, sodass Sie nichts noch einmal erklären müssen.',
  'This document consists of more than {max} parts, which is the limit here. Please split it.':
    'Dieses Dokument besteht aus mehr als {max} Teilen, was hier die Grenze ist. Bitte teilen Sie es auf.',
  'This document could be opened, but not saved as {format}. Please choose another format.':
    'Dieses Dokument ließ sich öffnen, aber nicht als {format} speichern. Bitte wählen Sie ein anderes Format.',
  'This document crashed the office program twice in a row, so it cannot be converted here. Please save it again with the program it was made with, or send another version.':
    'Dieses Dokument hat das Office-Programm zweimal hintereinander zum Absturz gebracht und kann hier deshalb nicht umgewandelt werden. Bitte speichern Sie es erneut mit dem Programm, mit dem es erstellt wurde, oder senden Sie eine andere Version.',
  'This document defines XML entities, as attacks do and office programs never do, so it is not opened. Please save it again with an office program.':
    'Dieses Dokument definiert XML-Entitäten, wie es Angriffe tun und Office-Programme nie, und wird deshalb nicht geöffnet. Bitte speichern Sie es erneut mit einem Office-Programm.',
  'This document has a paragraph of more than {maxCharacters} characters, which is the limit here. Please divide it.':
    'Dieses Dokument hat einen Absatz mit mehr als {maxCharacters} Zeichen, was hier die Grenze ist. Bitte teilen Sie ihn auf.',
  'This document has macros, which are programs and are not passed on here. Please save it without them, and try again.':
    'Dieses Dokument enthält Makros, also Programme, die hier nicht weitergegeben werden. Bitte speichern Sie es ohne sie und versuchen Sie es erneut.',
  'This document has no text to translate. If it is a scan, please make its text readable with the document scanner first.':
    'Dieses Dokument hat keinen Text zum Übersetzen. Wenn es ein Scan ist, machen Sie seinen Text bitte zuerst mit dem Dokumentenscanner lesbar.',
  'This document has parts with paths that lead out of it, so it is not opened. Please save it again with an office program.':
    'Dieses Dokument hat Teile mit Pfaden, die aus ihm hinausführen, und wird deshalb nicht geöffnet. Bitte speichern Sie es erneut mit einem Office-Programm.',
  'This document has too many images; some on this page are missing.':
    'Dieses Dokument hat zu viele Bilder; einige auf dieser Seite fehlen.',
  'This document has {characters} characters of text. The limit is {maxCharacters}; please divide it.':
    'Dieses Dokument hat {characters} Zeichen Text. Die Grenze liegt bei {maxCharacters}; bitte teilen Sie es auf.',
  'This document has {characters} characters of text; {name} translates up to {max} here. Please divide it, or choose the built-in engine if it knows both languages.':
    'Dieses Dokument hat {characters} Zeichen Text; {name} übersetzt hier bis zu {max}. Bitte teilen Sie es auf oder wählen Sie die eingebaute Engine, falls sie beide Sprachen kennt.',
  'This document is empty. Please choose one with content.':
    'Dieses Dokument ist leer. Bitte wählen Sie eines mit Inhalt.',
  'This document is locked in a way that cannot be opened here, whatever the password. Please save it without a password with the program it was made with, and try again.':
    'Dieses Dokument ist auf eine Weise gesperrt, die sich hier mit keinem Passwort öffnen lässt. Bitte speichern Sie es mit dem Programm, mit dem es erstellt wurde, ohne Passwort und versuchen Sie es erneut.',
  'This document is protected with a password. Please enter it.':
    'Dieses Dokument ist mit einem Passwort geschützt. Bitte geben Sie es ein.',
  'This document is protected with a password. Please save it without one, and try again.':
    'Dieses Dokument ist mit einem Passwort geschützt. Bitte speichern Sie es ohne Passwort und versuchen Sie es erneut.',
  'This document is very long: only its first pages are in the PDF. Please split it to get the rest.':
    'Dieses Dokument ist sehr lang: Nur seine ersten Seiten sind im PDF. Bitte teilen Sie es auf, um den Rest zu erhalten.',
  'This document is {format} already, so there is nothing to convert. Please choose another format.':
    'Dieses Dokument ist bereits {format}, es gibt also nichts umzuwandeln. Bitte wählen Sie ein anderes Format.',
  'This document is {format} already; it is returned unchanged and not counted.':
    'Dieses Dokument ist bereits {format}; es wird unverändert zurückgegeben und nicht gezählt.',
  'This domain is too long.': 'Diese Domain ist zu lang.',
  'This draft has no email address to go to. Edit it, then send it.':
    'Dieser Entwurf hat keine E-Mail-Adresse, an die er gehen kann. Bearbeiten Sie ihn und senden Sie ihn dann.',
  'This draft was sent already. Change its text to send it again.':
    'Dieser Entwurf wurde bereits gesendet. Ändern Sie seinen Text, um ihn erneut zu senden.',
  'This edit could not be made.': 'Diese Bearbeitung konnte nicht ausgeführt werden.',
  'This edit could not be made: {sentence}': 'Diese Bearbeitung konnte nicht ausgeführt werden: {sentence}',
  'This email address is too long.': 'Diese E-Mail-Adresse ist zu lang.',
  'This email has more headers, or more nested parts, than mail programs ever make, so it is not opened. Please save it again from your mail program.':
    'Diese E-Mail hat mehr Kopfzeilen oder mehr verschachtelte Teile, als E-Mail-Programme je erzeugen, und wird deshalb nicht geöffnet. Bitte speichern Sie sie erneut aus Ihrem E-Mail-Programm.',
  'This email was sent by the button Send Test Email. Nobody needs to answer it.':
    'Diese E-Mail wurde über die Schaltfläche „Test-E-Mail senden“ gesendet. Niemand muss sie beantworten.',
  'This entry is not there any more. Reload the list.': 'Diesen Eintrag gibt es nicht mehr. Laden Sie die Liste neu.',
  'This field has one line, so that line breaks became spaces.':
    'Dieses Feld hat nur eine Zeile, daher wurden Zeilenumbrüche zu Leerzeichen.',
  'This file cannot be made smaller at this level: you get your original back, unchanged.':
    'Diese Datei lässt sich auf dieser Stufe nicht verkleinern: Sie erhalten Ihr Original unverändert zurück.',
  'This file cannot be opened. If it is a folder, choose the files in it; if it was moved, choose it again.':
    'Diese Datei kann nicht geöffnet werden. Falls es ein Ordner ist, wählen Sie die Dateien darin; falls sie verschoben wurde, wählen Sie sie erneut aus.',
  'This file cannot be read. Please choose another one.':
    'Diese Datei kann nicht gelesen werden. Bitte wählen Sie eine andere.',
  'This file cannot be read. Please choose it again.':
    'Diese Datei kann nicht gelesen werden. Bitte wählen Sie sie erneut aus.',
  'This file cannot be shown.': 'Diese Datei kann nicht angezeigt werden.',
  'This file could not be opened: the viewer crashed or could not be loaded. Check your connection and try again.':
    'Diese Datei konnte nicht geöffnet werden: Der Betrachter ist abgestürzt oder konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'This file could not be processed: the program for it failed in a way we did not expect, which has been logged. Please try another version of the file, such as a new export.':
    'Diese Datei konnte nicht verarbeitet werden: Das Programm dafür ist auf eine Weise fehlgeschlagen, die wir nicht erwartet haben; das wurde protokolliert. Bitte versuchen Sie es mit einer anderen Version der Datei, etwa einem neuen Export.',
  'This file does not say its encoding; it was read as {encoding}.':
    'Diese Datei gibt ihre Codierung nicht an; sie wurde als {encoding} gelesen.',
  'This file has been deleted from the server, as all files are after a while. Please choose it again.':
    'Diese Datei wurde vom Server gelöscht, wie alle Dateien nach einiger Zeit. Bitte wählen Sie sie erneut aus.',
  'This file has images of text, but no text. The {name} can read it.':
    'Diese Datei hat Bilder von Text, aber keinen Text. „{name}“ kann ihn lesen.',
  'This file has more than {rows} rows. Please split it.':
    'Diese Datei hat mehr als {rows} Zeilen. Bitte teilen Sie sie.',
  'This file has no text that can be read here. Please choose a TXT, Word, ODT or PDF file.':
    'Diese Datei hat keinen Text, der sich hier lesen lässt. Bitte wählen Sie eine TXT-, Word-, ODT- oder PDF-Datei.',
  'This file has several images. Only the first was enhanced.':
    'Diese Datei hat mehrere Bilder. Nur das erste wurde verbessert.',
  'This file has {frames} frames of {width} × {height} pixels, {megapixels} megapixels in all. The limit is {maxMegapixels} megapixels; please make it smaller first.':
    'Diese Datei hat {frames} Einzelbilder mit {width} × {height} Pixeln, insgesamt {megapixels} Megapixel. Die Grenze liegt bei {maxMegapixels} Megapixeln; bitte verkleinern Sie sie zuerst.',
  'This file has {frames} frames. The limit is {maxFrames}; please shorten it first.':
    'Diese Datei hat {frames} Einzelbilder. Die Grenze liegt bei {maxFrames}; bitte kürzen Sie sie zuerst.',
  'This file is larger than 5 MB. Please split it.': 'Diese Datei ist größer als 5 MB. Bitte teilen Sie sie.',
  'This file is larger than {maxBytes}. Please save it without its images, or as TXT, and try again.':
    'Diese Datei ist größer als {maxBytes}. Bitte speichern Sie sie ohne ihre Bilder oder als TXT und versuchen Sie es erneut.',
  'This file is locked. Enter its password, and the work goes on.':
    'Diese Datei ist gesperrt. Geben Sie ihr Passwort ein, dann geht die Arbeit weiter.',
  'This file is no longer here. Files are deleted after 24 hours, or when you delete them. Please run the tool again.':
    'Diese Datei ist nicht mehr hier. Dateien werden nach 24 Stunden gelöscht, oder wenn Sie sie löschen. Bitte führen Sie das Werkzeug erneut aus.',
  'This file is not a PDF, DOCX or ODT document. Please save your CV as one of these and add it again.':
    'Diese Datei ist kein PDF-, DOCX- oder ODT-Dokument. Bitte speichern Sie Ihren Lebenslauf in einem dieser Formate und fügen Sie ihn erneut hinzu.',
  'This file is not a PDF, or it is too damaged to be read. Please export it again.':
    'Diese Datei ist kein PDF oder zu beschädigt, um gelesen zu werden. Bitte exportieren Sie sie erneut.',
  'This file is not a document that can be opened here, whatever its name says. Please choose another one.':
    'Diese Datei ist kein Dokument, das sich hier öffnen lässt, was auch immer ihr Name sagt. Bitte wählen Sie eine andere.',
  'This file is not a readable {name}, despite its name, so it was packed as it is.':
    'Diese Datei ist trotz ihres Namens kein lesbares {name}, daher wurde sie unverändert gepackt.',
  'This file is of an unknown kind.': 'Die Art dieser Datei ist unbekannt.',
  'This file is too long for one go. With the {name} you can cut it into parts first.':
    'Diese Datei ist zu lang für einen Durchgang. Mit „{name}“ können Sie sie zuerst in Teile schneiden.',
  'This file is {type}.': 'Diese Datei ist {type}.',
  'This file needs more memory than the server allows for one file. Please try a smaller or simpler one.':
    'Diese Datei braucht mehr Arbeitsspeicher, als der Server für eine Datei erlaubt. Bitte versuchen Sie es mit einer kleineren oder einfacheren.',
  'This file needs more work than the server allows for one file. Please try a smaller or simpler one.':
    'Diese Datei braucht mehr Rechenaufwand, als der Server für eine Datei erlaubt. Bitte versuchen Sie es mit einer kleineren oder einfacheren.',
  'This file took longer than {seconds, plural, one {# second} other {# seconds}}, so the work was stopped. Try a smaller file or lighter options.':
    'Diese Datei hat länger als {seconds, plural, one {# Sekunde} other {# Sekunden}} gedauert, daher wurde die Arbeit angehalten. Versuchen Sie eine kleinere Datei oder leichtere Optionen.',
  'This form has a second version (XFA) that some programs show instead of its pages, without the edits.':
    'Dieses Formular hat eine zweite Fassung (XFA), die manche Programme anstelle seiner Seiten anzeigen, ohne die Bearbeitungen.',
  'This form has a second version (XFA) that some programs show instead of its pages, without your edits.':
    'Dieses Formular hat eine zweite Fassung (XFA), die manche Programme statt seiner Seiten anzeigen, ohne Ihre Bearbeitungen.',
  'This form has more fields than this call takes. Please send only those listed at /api/docs.':
    'Dieses Formular hat mehr Felder, als dieser Aufruf annimmt. Bitte senden Sie nur die unter /api/docs aufgelisteten.',
  "This form has no field named '{name}'.": 'Dieses Formular hat kein Feld namens „{name}“.',
  'This format has no preview. Compress shows the result.':
    'Dieses Format hat keine Vorschau. „Komprimieren“ zeigt das Ergebnis.',
  'This image cannot be brought to {target}: the smallest result has {smallest}. Please choose WebP or AVIF, a larger target, or make the image smaller first.':
    'Dieses Bild lässt sich nicht auf {target} bringen: Das kleinste Ergebnis hat {smallest}. Bitte wählen Sie WebP oder AVIF, ein größeres Ziel oder verkleinern Sie das Bild zuerst.',
  'This image has no pixels: its width or height is 0. Please export it again.':
    'Dieses Bild hat keine Pixel: Seine Breite oder Höhe ist 0. Bitte exportieren Sie es erneut.',
  'This image has {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please make it smaller first.':
    'Dieses Bild hat {width} × {height} Pixel ({megapixels} Megapixel). Die Grenze liegt bei {maxMegapixels} Megapixeln; bitte verkleinern Sie es zuerst.',
  'This is a dynamic XFA form, which only Adobe Reader can show and fill in.':
    'Dies ist ein dynamisches XFA-Formular, das nur Adobe Reader anzeigen und ausfüllen kann.',
  'This is a dynamic XFA form: only Adobe Reader can show its fields and fill them in.':
    'Dies ist ein dynamisches XFA-Formular: Nur Adobe Reader kann seine Felder anzeigen und ausfüllen.',
  'This is a form field, which can only be filled in.': 'Dies ist ein Formularfeld, das nur ausgefüllt werden kann.',
  'This is a scan: no lines can be added, and nothing on it moves. Please let what follows stay.':
    'Dies ist ein Scan: Es lassen sich keine Zeilen hinzufügen, und nichts darauf verschiebt sich. Bitte lassen Sie das Folgende stehen.',
  'This is a scan: the old text is painted over, and the new one set on it.':
    'Dies ist ein Scan: Der alte Text wird übermalt und der neue darauf gesetzt.',
  'This is a scan: the style of its letters cannot be changed.':
    'Dies ist ein Scan: Der Stil seiner Buchstaben lässt sich nicht ändern.',
  'This is a short link already. Please enter the address it leads to.':
    'Das ist bereits ein Kurzlink. Bitte geben Sie die Adresse ein, zu der er führt.',
  'This is already the address of your account.': 'Das ist bereits die Adresse Ihres Kontos.',
  'This is another PDF': 'Das ist ein anderes PDF',
  'This is another PDF: {stranger} has another text than {name}. Your changes are for that one, and still here.':
    'Das ist ein anderes PDF: {stranger} hat einen anderen Text als {name}. Ihre Änderungen gehören zu jenem und sind noch da.',
  'This is how it will be scanned. Changes show at once.': 'So wird es gescannt. Änderungen sind sofort zu sehen.',
  'This is how this site is set up right now:': 'So ist diese Website gerade eingerichtet:',
  'This is no rehearsal: it changes your own account.': 'Das ist keine Probe: Es ändert Ihr eigenes Konto.',
  'This is not a valid request of the tus protocol, version 1.0.0 ({problem}). See https://tus.io.':
    'Das ist keine gültige Anfrage des tus-Protokolls, Version 1.0.0 ({problem}). Siehe https://tus.io.',
  'This is not an archive that can be opened here. Please select a ZIP, TAR, GZ, BZ2, XZ, ZST, 7Z or RAR file, or a self-extracting EXE.':
    'Das ist kein Archiv, das sich hier öffnen lässt. Bitte wählen Sie eine ZIP-, TAR-, GZ-, BZ2-, XZ-, ZST-, 7Z- oder RAR-Datei oder eine selbstentpackende EXE aus.',
  'This is not an email address. Please check it.': 'Das ist keine E-Mail-Adresse. Bitte prüfen Sie sie.',
  'This is not the code of an error.': 'Das ist nicht der Code eines Fehlers.',
  'This is not the id of a job.': 'Das ist nicht die ID eines Auftrags.',
  'This is not the id of a link.': 'Das ist nicht die ID eines Links.',
  'This is not the same as the password above.': 'Das stimmt nicht mit dem Passwort oben überein.',
  'This is solved': 'Das ist gelöst',
  'This is spoken language.': 'Das ist gesprochene Sprache.',
  'This is the participle. The simple past has its own form.':
    'Das ist das Partizip. Das Simple Past hat eine eigene Form.',
  'This is the same password as before, and it does not open the PDF.':
    'Das ist dasselbe Passwort wie zuvor, und es öffnet das PDF nicht.',
  'This is the window of a note. Please change the note itself.':
    'Dies ist das Fenster einer Notiz. Bitte ändern Sie die Notiz selbst.',
  'This is your current password. Please choose another one.':
    'Das ist Ihr aktuelles Passwort. Bitte wählen Sie ein anderes.',
  'This is {name}. Only English is checked while you type.': 'Das ist {name}. Beim Tippen wird nur Englisch geprüft.',
  'This is {name}. Only English is checked while you type; the button checks the spelling of {name}.':
    'Das ist {name}. Beim Tippen wird nur Englisch geprüft; die Schaltfläche prüft die Rechtschreibung für {name}.',
  'This job does not exist. Jobs are deleted after 24 hours; please run the tool again.':
    'Diesen Auftrag gibt es nicht. Aufträge werden nach 24 Stunden gelöscht; bitte führen Sie das Werkzeug erneut aus.',
  'This key is not a key of a handoff.': 'Dieser Schlüssel ist kein Schlüssel einer Übergabe.',
  'This kind of document cannot be translated here. Please choose DOCX, PPTX, XLSX, ODT, ODS, ODP, HTML, Markdown, SRT, TXT or PDF, or convert it with the document converter first.':
    'Diese Art von Dokument lässt sich hier nicht übersetzen. Bitte wählen Sie DOCX, PPTX, XLSX, ODT, ODS, ODP, HTML, Markdown, SRT, TXT oder PDF oder wandeln Sie es zuerst mit „Dokumente konvertieren“ um.',
  'This lets you reset a forgotten password.': 'Damit können Sie ein vergessenes Passwort zurücksetzen.',
  'This lies outside of the page.': 'Dies liegt außerhalb der Seite.',
  'This link does not work any more. To get the newsletter, please enter your address again.':
    'Dieser Link funktioniert nicht mehr. Um den Newsletter zu bekommen, geben Sie bitte Ihre Adresse erneut ein.',
  'This link has a password': 'Dieser Link hat ein Passwort',
  'This link has been used up': 'Dieser Link ist aufgebraucht',
  'This link has expired': 'Dieser Link ist abgelaufen',
  'This link has expired or was used already. Please ask for a new one.':
    'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte fordern Sie einen neuen an.',
  'This link is blocked': 'Dieser Link ist gesperrt',
  'This link is damaged. Please open it again from the email.':
    'Dieser Link ist beschädigt. Bitte öffnen Sie ihn erneut aus der E-Mail.',
  'This link is not complete': 'Dieser Link ist nicht vollständig',
  'This link is not complete.': 'Dieser Link ist nicht vollständig.',
  'This link is paused': 'Dieser Link ist pausiert',
  'This link is stopped': 'Dieser Link ist angehalten',
  'This link leads to:': 'Dieser Link führt zu:',
  'This link was deleted': 'Dieser Link wurde gelöscht',
  'This link was removed': 'Dieser Link wurde entfernt',
  'This link was reported. It may lead to a site that cheats or harms you.':
    'Dieser Link wurde gemeldet. Er führt möglicherweise zu einer Website, die betrügt oder Ihnen schadet.',
  "This noun cannot be counted, so it has no 'a'.": 'Dieses Substantiv ist nicht zählbar, daher hat es kein „a“.',
  'This noun has no plural.': 'Dieses Substantiv hat keinen Plural.',
  'This page can hold {most} characters, and this file would exceed that. Please open fewer or smaller files.':
    'Diese Seite fasst {most} Zeichen, und diese Datei würde das überschreiten. Bitte öffnen Sie weniger oder kleinere Dateien.',
  'This page cannot be shown. It is kept as it is.':
    'Diese Seite kann nicht angezeigt werden. Sie bleibt, wie sie ist.',
  'This page could not be shown. Reload it to try again; your files on the server are not affected.':
    'Diese Seite konnte nicht angezeigt werden. Laden Sie sie neu, um es erneut zu versuchen; Ihre Dateien auf dem Server sind nicht betroffen.',
  'This page crashed the browser that prints it, so it cannot become a PDF here. Please simplify or split it, or convert it to DOCX.':
    'Diese Seite hat den Browser, der sie druckt, zum Absturz gebracht und kann hier deshalb nicht zum PDF werden. Bitte vereinfachen oder teilen Sie sie oder wandeln Sie sie in DOCX um.',
  'This page has a table of more than {maxRows} rows, which is the limit for a document. Please divide it, or save it as a spreadsheet.':
    'Diese Seite hat eine Tabelle mit mehr als {maxRows} Zeilen, was die Grenze für ein Dokument ist. Bitte teilen Sie sie auf oder speichern Sie sie als Tabellendatei.',
  'This page has no bold italic of {fontName}: a similar font is used.':
    'Diese Seite hat {fontName} nicht fett und kursiv: Eine ähnliche Schrift wird verwendet.',
  'This page has no bold of {fontName}: a similar font is used.':
    'Diese Seite hat {fontName} nicht fett: Eine ähnliche Schrift wird verwendet.',
  'This page has no italic of {fontName}: a similar font is used.':
    'Diese Seite hat {fontName} nicht kursiv: Eine ähnliche Schrift wird verwendet.',
  'This page has no regular letters of {fontName}: a similar font is used.':
    'Diese Seite hat keine normalen Buchstaben von {fontName}: Eine ähnliche Schrift wird verwendet.',
  'This page has no such letters of its font: a similar font is used.':
    'Diese Seite hat in ihrer Schrift keine solchen Buchstaben: Eine ähnliche Schrift wird verwendet.',
  'This page is a drawing: it is an image, with its words as alternative text.':
    'Diese Seite ist eine Zeichnung: Sie ist ein Bild, mit ihren Wörtern als Alternativtext.',
  'This page is a scan: it is an image, and its text cannot be edited.':
    'Diese Seite ist ein Scan: Sie ist ein Bild, und ihr Text lässt sich nicht bearbeiten.',
  'This page is a scan: its text comes from text recognition when it was scanned.':
    'Diese Seite ist ein Scan: Ihr Text stammt aus der Texterkennung beim Scannen.',
  'This page is larger than office programs allow (22 inches): everything on it is smaller, at {percent}%.':
    'Diese Seite ist größer, als Office-Programme es erlauben (22 Zoll): Alles darauf ist kleiner, auf {percent} %.',
  'This page is too complex; some of its drawings were left out.':
    'Diese Seite ist zu komplex; einige ihrer Zeichnungen wurden ausgelassen.',
  'This page is too long to be printed with its styles: most of them, and all drawings, are lost. Please split it to keep them.':
    'Diese Seite ist zu lang, um mit ihren Stilen gedruckt zu werden: Die meisten davon und alle Zeichnungen gehen verloren. Bitte teilen Sie sie auf, um sie zu behalten.',
  'This page loads nothing from other sites.': 'Diese Seite lädt nichts von anderen Websites.',
  'This page may not use the camera. Allow it next to the address of the page, or choose an image instead.':
    'Diese Seite darf die Kamera nicht verwenden. Erlauben Sie sie neben der Adresse der Seite oder wählen Sie stattdessen ein Bild.',
  'This page needs the network. Go back to the page you were on, or open a tool that works without one.':
    'Diese Seite braucht das Netz. Gehen Sie zurück zur vorherigen Seite oder öffnen Sie ein Werkzeug, das ohne Netz funktioniert.',
  'This part exceeds the announced length of the file. Please send the file again.':
    'Dieser Teil überschreitet die angekündigte Länge der Datei. Bitte senden Sie die Datei erneut.',
  'This part of the site is for its administrators.': 'Dieser Teil der Website ist für ihre Administratoren.',
  'This passkey did not work here. Please try again.':
    'Dieser Passkey hat hier nicht funktioniert. Bitte versuchen Sie es erneut.',
  'This passkey was added already.': 'Dieser Passkey wurde bereits hinzugefügt.',
  'This passkey was removed already.': 'Dieser Passkey wurde bereits entfernt.',
  'This password does not open it.': 'Dieses Passwort öffnet es nicht.',
  'This password does not open the PDF. Please check it, capital letters included, and try again.':
    'Dieses Passwort öffnet das PDF nicht. Bitte prüfen Sie es, auch die Groß- und Kleinschreibung, und versuchen Sie es erneut.',
  'This password does not open the PDF. Please check it, capital letters included.':
    'Dieses Passwort öffnet das PDF nicht. Bitte prüfen Sie es, auch die Groß- und Kleinschreibung.',
  'This password does not open the archive. Please check it, capital letters included, and try again.':
    'Dieses Passwort öffnet das Archiv nicht. Bitte prüfen Sie es, auch die Groß- und Kleinschreibung, und versuchen Sie es erneut.',
  'This password does not open the document. Please check it, capital letters included, and try again.':
    'Dieses Passwort öffnet das Dokument nicht. Bitte prüfen Sie es, auch die Groß- und Kleinschreibung, und versuchen Sie es erneut.',
  'This password is too common. Please choose another one.':
    'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
  'This photo had 16 bits per colour. The result has 8.': 'Dieses Foto hatte 16 Bit pro Farbe. Das Ergebnis hat 8.',
  'This plural is irregular.': 'Dieser Plural ist unregelmäßig.',
  'This policy describes what the site at {siteOrigin} does with your files and your data. Satchel is free software that anyone can run; whoever runs this site is responsible for it.':
    'Diese Erklärung beschreibt, was die Website unter {siteOrigin} mit Ihren Dateien und Ihren Daten tut. Satchel ist freie Software, die jeder betreiben kann; verantwortlich für diese Website ist, wer sie betreibt.',
  'This position is not open any more. You can send a general application.':
    'Diese Stelle ist nicht mehr offen. Sie können eine Initiativbewerbung senden.',
  'This post was sent already. Nobody gets it twice.':
    'Dieser Beitrag wurde bereits gesendet. Niemand bekommt ihn zweimal.',
  'This request came from another website, so it was refused. Please open this site and try again.':
    'Diese Anfrage kam von einer anderen Website und wurde daher abgelehnt. Bitte öffnen Sie diese Website und versuchen Sie es erneut.',
  'This sentence has {words} words. Two shorter ones are easier to read.':
    'Dieser Satz hat {words} Wörter. Zwei kürzere sind leichter zu lesen.',
  'This server cannot open {type} archives: the program for them is not installed. Please pack it again as ZIP.':
    'Dieser Server kann keine {type}-Archive öffnen: Das Programm dafür ist nicht installiert. Bitte packen Sie es neu als ZIP.',
  'This server has no room for more files right now. Please try again in a few minutes, or with a smaller file.':
    'Dieser Server hat gerade keinen Platz für weitere Dateien. Bitte versuchen Sie es in einigen Minuten erneut oder mit einer kleineren Datei.',
  'This server has too many files waiting. Please try again in about {wait}.':
    'Auf diesem Server warten zu viele Dateien. Bitte versuchen Sie es in etwa {wait} erneut.',
  'This server holds as many files as it may. Please try again later.':
    'Dieser Server enthält so viele Dateien, wie er darf. Bitte versuchen Sie es später erneut.',
  'This server holds as many pages from phones as fit right now. Please try again in an hour, or save them on your phone.':
    'Dieser Server enthält derzeit so viele Seiten von Handys, wie passen. Bitte versuchen Sie es in einer Stunde erneut oder speichern Sie sie auf Ihrem Handy.',
  'This server is very busy at the moment. Please try again in a minute.':
    'Dieser Server ist derzeit stark ausgelastet. Bitte versuchen Sie es in einer Minute erneut.',
  'This server lost the call, because its database stopped or the job was deleted. Please send it again.':
    'Dieser Server hat den Aufruf verloren, weil seine Datenbank angehalten oder der Auftrag gelöscht wurde. Bitte senden Sie ihn erneut.',
  'This session has ended already.': 'Diese Sitzung ist bereits beendet.',
  'This site': 'Diese Website',
  'This site cannot reach its database or its files at the moment. Please try again in a minute.':
    'Diese Website kann ihre Datenbank oder ihre Dateien derzeit nicht erreichen. Bitte versuchen Sie es in einer Minute erneut.',
  'This site cannot read {name} files at the moment. Please paste the text, or send the document as a PDF or text file.':
    'Diese Website kann {name}-Dateien derzeit nicht lesen. Bitte fügen Sie den Text ein oder senden Sie das Dokument als PDF oder Textdatei.',
  'This site cannot send email. Please ask its operator.':
    'Diese Website kann keine E-Mails senden. Bitte fragen Sie den Betreiber.',
  'This site cannot write PDF documents at the moment. Please choose another format.':
    'Diese Website kann derzeit keine PDF-Dokumente schreiben. Bitte wählen Sie ein anderes Format.',
  'This site counts its visits itself, without a cookie and without anybody else. When your browser has nothing else to do, a page tells the site:':
    'Diese Website zählt ihre Besuche selbst, ohne Cookie und ohne jemand anderen. Wenn Ihr Browser sonst nichts zu tun hat, teilt eine Seite der Website mit:',
  'This site has no address for support. Please use the form.':
    'Diese Website hat keine Adresse für Support. Bitte verwenden Sie das Formular.',
  'This site is being restarted. Please try again in a moment. Work that has started continues.':
    'Diese Website wird neu gestartet. Bitte versuchen Sie es gleich noch einmal. Begonnene Arbeit läuft weiter.',
  'This site is not known under the name you asked for. Its address is {publicUrl}; its operator sets that with PUBLIC_URL.':
    'Diese Website ist unter dem angefragten Namen nicht bekannt. Ihre Adresse ist {publicUrl}; der Betreiber legt sie mit PUBLIC_URL fest.',
  'This site runs at {site}, which only this computer can open. Your phone needs an address it can reach: please ask the operator of this site.':
    'Diese Website läuft unter {site}, was nur dieser Computer öffnen kann. Ihr Handy braucht eine Adresse, die es erreichen kann: Bitte fragen Sie den Betreiber dieser Website.',
  'This site sends no email (SMTP_URL), so nobody can subscribe.':
    'Diese Website sendet keine E-Mails (SMTP_URL), daher kann niemand abonnieren.',
  'This site sends no email, so there is no newsletter.':
    'Diese Website versendet keine E-Mails, daher gibt es keinen Newsletter.',
  'This site sends no email, so there is no newsletter. You can follow the blog with its feed instead.':
    'Diese Website sendet keine E-Mails, daher gibt es keinen Newsletter. Sie können dem Blog stattdessen mit seinem Feed folgen.',
  'This site sends no email. Set SMTP_URL, then try again.':
    'Diese Website sendet keine E-Mails. Setzen Sie SMTP_URL und versuchen Sie es dann erneut.',
  'This site sends no email: your answer waits on the page of their ticket. To tell them, send them the link yourself.':
    'Diese Website sendet keine E-Mails: Ihre Antwort wartet auf der Seite des Tickets. Um die Person zu informieren, senden Sie ihr den Link selbst.',
  'This site sends no mail': 'Diese Website versendet keine E-Mails',
  "This spreadsheet has no sheet called '{sheet}'. Please give a sheet's name, its number from 1, or 'all'.":
    'Diese Tabellendatei hat kein Blatt namens „{sheet}“. Bitte geben Sie den Namen eines Blatts an, seine Nummer ab 1 oder „all“.',
  'This takes an AI provider, which this site does not use here.':
    'Das erfordert einen KI-Anbieter, den diese Website hier nicht verwendet.',
  'This text could not be analysed.': 'Dieser Text konnte nicht analysiert werden.',
  'This text is hardly longer than its summary.': 'Dieser Text ist kaum länger als seine Zusammenfassung.',
  'This text is in {language} already. Please choose another language to translate to.':
    'Dieser Text ist bereits auf {language}. Bitte wählen Sie eine andere Zielsprache.',
  'This text is not kept for your next visit: it is too long for this browser, or storage is switched off.':
    'Dieser Text wird nicht für Ihren nächsten Besuch aufbewahrt: Er ist zu lang für diesen Browser, oder der Speicher ist ausgeschaltet.',
  'This text is too long for a QR code of version {version}: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.':
    'Dieser Text ist zu lang für einen QR-Code der Version {version}: Er hat {characters, plural, one {# Zeichen} other {# Zeichen}}, und nur die ersten {fitting} passen bei Fehlerstufe {level}.',
  'This text is too long for a QR code: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.':
    'Dieser Text ist zu lang für einen QR-Code: Er hat {characters, plural, one {# Zeichen} other {# Zeichen}}, und nur die ersten {fitting} passen bei Fehlerstufe {level}.',
  'This text is too long for the AI service. Please use a shorter one.':
    'Dieser Text ist zu lang für den KI-Dienst. Bitte verwenden Sie einen kürzeren.',
  'This text is too long.': 'Dieser Text ist zu lang.',
  'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please request at least {larger} pixels, or shorten it.':
    'Dieser Text braucht {modules} Module auf jeder Seite, zu viele für {pixels} Pixel: Kein Lesegerät könnte sie unterscheiden. Bitte fordern Sie mindestens {larger} Pixel an oder kürzen Sie ihn.',
  'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please shorten it.':
    'Dieser Text braucht {modules} Module auf jeder Seite, zu viele für {pixels} Pixel: Kein Lesegerät könnte sie unterscheiden. Bitte kürzen Sie ihn.',
  'This ticket has as many messages as it can hold. Please open a new one and name the number of this one.':
    'Dieses Ticket enthält so viele Nachrichten, wie es fassen kann. Bitte öffnen Sie ein neues und nennen Sie die Nummer dieses Tickets.',
  'This ticket is closed. Your message opens a new one.':
    'Dieses Ticket ist geschlossen. Ihre Nachricht öffnet ein neues.',
  'This tool is not available on this server, because a program it needs is not installed. The operator can see which one at /api/health.':
    'Dieses Werkzeug ist auf diesem Server nicht verfügbar, weil ein benötigtes Programm nicht installiert ist. Der Betreiber kann unter /api/health sehen, welches.',
  'This tool takes one file at a time. Please send one file per call.':
    'Dieses Werkzeug nimmt nur eine Datei auf einmal an. Bitte senden Sie eine Datei pro Aufruf.',
  'This upload does not exist: it was cancelled, has expired, or belongs to another browser or account. Please send the file again.':
    'Diesen Upload gibt es nicht: Er wurde abgebrochen, ist abgelaufen oder gehört zu einem anderen Browser oder Konto. Bitte senden Sie die Datei erneut.',
  'This upload is being written to by another request. Please try again in a moment.':
    'In diesen Upload schreibt gerade eine andere Anfrage. Bitte versuchen Sie es gleich noch einmal.',
  "This verb is followed by 'to' and the base form.": 'Auf dieses Verb folgen „to“ und die Grundform.',
  'This verb is followed by the form with -ing.': 'Auf dieses Verb folgt die Form mit -ing.',
  'This verb is irregular.': 'Dieses Verb ist unregelmäßig.',
  'This verb says what is so, not what is going on: it has no form with -ing.':
    'Dieses Verb sagt, was ist, nicht, was gerade geschieht: Es hat keine Form mit -ing.',
  'This word is here twice.': 'Dieses Wort steht hier zweimal.',
  'This word is in no dictionary.': 'Dieses Wort steht in keinem Wörterbuch.',
  'This word is in no dictionary. It may be a name.':
    'Dieses Wort steht in keinem Wörterbuch. Es ist vielleicht ein Name.',
  'This would have taken more than {maxMinutes} minutes; please choose fewer pages.':
    'Das hätte länger als {maxMinutes} Minuten gedauert; bitte wählen Sie weniger Seiten.',
  'This would make {parts} files or more; the limit is {maxParts}. Please choose fewer pages or larger parts.':
    'Das ergäbe {parts} Dateien oder mehr; die Grenze ist {maxParts}. Bitte wählen Sie weniger Seiten oder größere Teile.',
  'This {kind} document is damaged or incomplete and cannot be read. Please save or download it again.':
    'Dieses {kind}-Dokument ist beschädigt oder unvollständig und kann nicht gelesen werden. Bitte speichern Sie es erneut oder laden Sie es erneut herunter.',
  'This {kind} file has images but no text, like a scan. Please recognise its text (OCR) first and try again.':
    'Diese {kind}-Datei hat Bilder, aber keinen Text, wie ein Scan. Bitte lassen Sie zuerst ihren Text erkennen (OCR) und versuchen Sie es erneut.',
  'This {kind} file is damaged and its text cannot be read. Please open it in the program that made it, save it again and retry.':
    'Diese {kind}-Datei ist beschädigt, und ihr Text kann nicht gelesen werden. Bitte öffnen Sie sie in dem Programm, das sie erstellt hat, speichern Sie sie erneut und versuchen Sie es noch einmal.',
  'This {kind} file is locked with a password. Please save it without a password and try again.':
    'Diese {kind}-Datei ist mit einem Passwort gesperrt. Bitte speichern Sie sie ohne Passwort und versuchen Sie es erneut.',
  'This {name} is not the one you had.': 'Diese Datei {name} ist nicht die, die Sie hatten.',
  'This {name} is not the one you had: it has {size} instead of {wantedSize}.':
    'Diese Datei {name} ist nicht die, die Sie hatten: Sie hat {size} statt {wantedSize}.',
  'This {type} image is damaged or incomplete and cannot be read. Please export or download it again.':
    'Dieses {type}-Bild ist beschädigt oder unvollständig und kann nicht gelesen werden. Bitte exportieren Sie es erneut oder laden Sie es erneut herunter.',
  'Those of Europe, Arabic, Persian, Hebrew, Hindi and eleven more scripts of India, Thai, Lao, Khmer, Burmese, Sinhala, Javanese, Tibetan, Dhivehi, Syriac, N’Ko, Tifinagh, Cherokee, Inuktitut, Chinese, Japanese, Korean, Armenian, Georgian and Amharic. The text can be searched and copied. Characters that cannot be set are named as you type.':
    'In denen Europas, Arabisch, Persisch, Hebräisch, Hindi und elf weiteren Schriften Indiens, Thailändisch, Laotisch, Khmer, Birmanisch, Singhalesisch, Javanisch, Tibetisch, Dhivehi, Syrisch, N’Ko, Tifinagh, Cherokee, Inuktitut, Chinesisch, Japanisch, Koreanisch, Armenisch, Georgisch und Amharisch. Der Text lässt sich durchsuchen und kopieren. Zeichen, die nicht gesetzt werden können, werden beim Tippen genannt.',
  'Those with lines around their cells, and columns separated by white space. In XLSX each has its own sheet, and cells are numbers only where there is no doubt. When there is no table, the page says so.':
    'Solche mit Linien um ihre Zellen und Spalten, die durch Leerraum getrennt sind. In XLSX hat jede ihr eigenes Blatt, und Zellen sind nur dann Zahlen, wenn kein Zweifel besteht. Wenn es keine Tabelle gibt, sagt die Seite es.',
  'Those you make are listed here, with how often they were clicked.':
    'Die Links, die Sie erstellen, werden hier aufgelistet, mit der Zahl ihrer Klicks.',
  'Threads post': 'Threads-Beitrag',
  'Three hues a third apart.': 'Drei Farbtöne im Abstand eines Drittels.',
  Tick: 'Häkchen',
  'Ticket {number}. To answer, reply to this email. All messages are at {link}':
    'Ticket {number}. Um zu antworten, antworten Sie auf diese E-Mail. Alle Nachrichten stehen unter {link}',
  Tickets: 'Tickets',
  Time: 'Zeit',
  'Time zone': 'Zeitzone',
  'Time: {format}': 'Uhrzeit: {format}',
  Times: 'Anzahl',
  'Times are numbers of seconds.': 'Zeiten sind Zahlen von Sekunden.',
  Tips: 'Tipps',
  Title: 'Titel',
  'Title Case': 'Titelschreibweise',
  'Title, author, dates and the program that made the file.':
    'Titel, Autor, Daten und das Programm, das die Datei erstellt hat.',
  To: 'Nach',
  'To CSV': 'Als CSV',
  'To PDF': 'In PDF',
  'To Word': 'In Word',
  "To accept is to take; 'except' means but not.": '„Accept“ heißt annehmen; „except“ bedeutet außer.',
  'To another format': 'In ein anderes Format',
  'To be scanned': 'Zu scannen',
  'To do': 'Zu erledigen',
  'To leave it:': 'Um ihn abzubestellen:',
  'To the back': 'Nach hinten',
  'To the front': 'Nach vorn',
  'To the subject, a square around it, 35 x 45 mm (413 x 531 pixels) or 2 x 2 inches (600 x 600).':
    'Auf das Motiv, ein Quadrat darum, 35 x 45 mm (413 x 531 Pixel) oder 2 x 2 Zoll (600 x 600).',
  'Together these files are {totalBytes}, and one ZIP takes up to {maxTotalBytes} here. Please remove some.':
    'Zusammen haben diese Dateien {totalBytes}, und ein ZIP fasst hier bis zu {maxTotalBytes}. Bitte entfernen Sie einige.',
  'Tokens in': 'Token ein',
  'Tokens out': 'Token aus',
  Tone: 'Ton',
  'Tone Adjustment': 'Ton anpassen',
  'Too Many Files': 'Zu viele Dateien',
  'Too Many Pictures': 'Zu viele Bilder',
  'Too little for any text.': 'Zu wenig für jeden Text.',
  'Too many calls are waiting on this server. Please try again in a moment.':
    'Auf diesem Server warten zu viele Aufrufe. Bitte versuchen Sie es gleich noch einmal.',
  'Too many calls from your network are waiting. Please wait a moment and send this one again.':
    'Aus Ihrem Netz warten zu viele Aufrufe. Bitte warten Sie einen Moment und senden Sie diesen erneut.',
  'Too many files': 'Zu viele Dateien',
  'Too many files from your network are waiting already. Please wait about {wait} and send this one again.':
    'Aus Ihrem Netz warten bereits zu viele Dateien. Bitte warten Sie etwa {wait} und senden Sie diese erneut.',
  'Too many pages': 'Zu viele Seiten',
  'Too many payments are being prepared at once. Please try again in a minute.':
    'Es werden zu viele Zahlungen gleichzeitig vorbereitet. Bitte versuchen Sie es in einer Minute erneut.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Gerade melden sich zu viele Personen an. Bitte versuchen Sie es gleich noch einmal.',
  'Too many uploads from you or your network are under way. Please wait until some are complete or cancel them.':
    'Es laufen zu viele Uploads von Ihnen oder Ihrem Netz. Bitte warten Sie, bis einige abgeschlossen sind, oder brechen Sie sie ab.',
  'Too much is being sent from your address at the same time. Please wait a moment and try again.':
    'Von Ihrer Adresse wird gleichzeitig zu viel gesendet. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'Too much text': 'Zu viel Text',
  Took: 'Gedauert',
  Tool: 'Werkzeug',
  'Tool Categories': 'Werkzeugkategorien',
  Tools: 'Werkzeuge',
  'Tools as dependable as a stapler: they are there, they do what they say, and you can open them up and look inside. Anybody can run the whole set on a machine of their own.':
    'Werkzeuge so verlässlich wie ein Hefter: Sie sind da, sie tun, was sie sagen, und Sie können sie öffnen und hineinsehen. Jeder kann den ganzen Satz auf einem eigenen Rechner betreiben.',
  'Tools for Pro only': 'Werkzeuge nur für Pro',
  'Tools in this post': 'Werkzeuge in diesem Beitrag',
  'Tools that work offline': 'Werkzeuge, die offline funktionieren',
  'Tools used': 'Verwendete Werkzeuge',
  'Tools used: {count}': 'Verwendete Werkzeuge: {count}',
  'Tools work without an account. With one, send an <link>API key</link> as <code/> and its plan counts.':
    'Werkzeuge funktionieren ohne Konto. Mit einem Konto senden Sie einen <link>API-Schlüssel</link> als <code/>, und dessen Tarif zählt.',
  'Top edge, as a fraction of the height.': 'Obere Kante, als Bruchteil der Höhe.',
  'Top left corner': 'Ecke oben links',
  'Top right corner': 'Ecke oben rechts',
  Translate: 'Übersetzen',
  'Translate a': 'Übersetzen:',
  'Translate again': 'Erneut übersetzen',
  'Translate texts and documents sentence by sentence. Numbers, links, names and code stay as they are.':
    'Texte und Dokumente Satz für Satz übersetzen. Zahlen, Links, Namen und Code bleiben, wie sie sind.',
  'Translate texts between English, Spanish, French, German, Chinese and more, sentence by sentence, with your own glossary. Numbers, links and code never change.':
    'Texte zwischen Englisch, Spanisch, Französisch, Deutsch, Chinesisch und mehr Satz für Satz übersetzen, mit eigenem Glossar. Zahlen, Links und Code ändern sich nie.',
  'Translate {count, plural, one {# document} other {# documents}}':
    '{count, plural, one {# Dokument} other {# Dokumente}} übersetzen',
  Translating: 'Wird übersetzt',
  'Translating…': 'Wird übersetzt …',
  Translation: 'Übersetzung',
  'Translation Complete!': 'Übersetzung abgeschlossen!',
  'Translation Failed': 'Übersetzung fehlgeschlagen',
  'Translator: 19 languages, sentence by sentence': 'Übersetzer: 19 Sprachen, Satz für Satz',
  Transparent: 'Transparent',
  'Transparent background': 'Transparenter Hintergrund',
  'Transparent must be true or false.': 'Transparent muss true oder false sein.',
  'Transparent paper': 'Transparentes Papier',
  Triadic: 'Triadisch',
  Tritanopia: 'Tritanopie',
  Troubleshooting: 'Fehlerbehebung',
  'Try a tool': 'Werkzeug ausprobieren',
  'Try again': 'Erneut versuchen',
  'Try it': 'Ausprobieren',
  'Try {method} {path}': '{method} {path} ausprobieren',
  'Trying quality {quality}': 'Qualität {quality} wird versucht',
  Turkish: 'Türkisch',
  Turn: 'Drehen',
  'Turn PDF, Word, OpenDocument, text, web pages, spreadsheets, slides and email into each other.':
    'PDF, Word, OpenDocument, Text, Webseiten, Tabellen, Präsentationen und E-Mails ineinander umwandeln.',
  'Turn a PDF into Word, Excel, HTML, text or images, and documents, email or images into a PDF.':
    'Ein PDF in Word, Excel, HTML, Text oder Bilder umwandeln, und Dokumente, E-Mails oder Bilder in ein PDF.',
  'Turn left': 'Nach links drehen',
  'Turn off': 'Ausschalten',
  'Turn off two-factor sign-in': 'Zwei-Faktor-Anmeldung ausschalten',
  'Turn on': 'Einschalten',
  'Turn on two-factor sign-in': 'Zwei-Faktor-Anmeldung einschalten',
  'Turn on two-step sign-in or passkeys where they are offered.':
    'Schalten Sie die zweistufige Anmeldung oder Passkeys ein, wo sie angeboten werden.',
  'Turn page {number}': 'Seite {number} drehen',
  'Turn photos of paper into clean pages with text: found edges, straight, searchable PDF, DOCX or TXT.':
    'Fotos von Papier in saubere Seiten mit Text verwandeln: erkannte Ränder, gerade ausgerichtet, als durchsuchbares PDF, DOCX oder TXT.',
  'Turn right': 'Nach rechts drehen',
  'Turn {name} right': '{name} nach rechts drehen',
  Turned: 'Gedreht',
  'Turns images and colours gray.': 'Macht Bilder und Farben grau.',
  'Twelve ways to write a text': 'Zwölf Arten, einen Text zu schreiben',
  'Twelve ways to write a text, all at once: capitals, titles, sentences and names for code.':
    'Zwölf Arten, einen Text zu schreiben, alle auf einmal: Großbuchstaben, Titel, Sätze und Namen für Code.',
  'Two negatives cancel each other.': 'Zwei Verneinungen heben einander auf.',
  'Two opposite hues, each darker and lighter.': 'Zwei gegenüberliegende Farbtöne, jeweils dunkler und heller.',
  'Two small models on this server find people, animals and things such as cars or bottles; anything else is found by what stands out from the border of the photo. On busy backgrounds it may need a click or two.':
    'Zwei kleine Modelle auf diesem Server finden Menschen, Tiere und Dinge wie Autos oder Flaschen; alles andere wird daran erkannt, was sich vom Rand des Fotos abhebt. Bei unruhigen Hintergründen kann es ein, zwei Klicks brauchen.',
  'Two-factor sign-in': 'Zwei-Faktor-Anmeldung',
  'Two-factor sign-in is already on. Turn it off first to set it up again.':
    'Die Zwei-Faktor-Anmeldung ist bereits eingeschaltet. Schalten Sie sie zuerst aus, um sie neu einzurichten.',
  'Two-factor sign-in is not on.': 'Die Zwei-Faktor-Anmeldung ist nicht eingeschaltet.',
  'Two-factor sign-in is off': 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
  Type: 'Tippen',
  'Type it on a page that a message linked to.': 'Es auf einer Seite eintippen, zu der eine Nachricht verlinkt hat.',
  'Type or paste your text': 'Tippen Sie Ihren Text oder fügen Sie ihn ein',
  'Type or paste your text, or drop a document anywhere on this page.':
    'Tippen Sie Ihren Text, fügen Sie ihn ein oder legen Sie irgendwo auf dieser Seite ein Dokument ab.',
  'Type or paste your text, or drop a file anywhere on this page.':
    'Tippen Sie Ihren Text, fügen Sie ihn ein oder legen Sie irgendwo auf dieser Seite eine Datei ab.',
  'Type or paste your text, or drop documents': 'Tippen Sie Ihren Text, fügen Sie ihn ein oder legen Sie Dokumente ab',
  'Type or paste your text.': 'Tippen Sie Ihren Text oder fügen Sie ihn ein.',
  'Type or paste your text. All versions of it appear below.':
    'Tippen Sie Ihren Text oder fügen Sie ihn ein. Alle Fassungen erscheinen darunter.',
  'Type them, or press a page to cut before it. {countedFrom}':
    'Tippen Sie sie ein oder drücken Sie auf eine Seite, um davor zu schneiden. {countedFrom}',
  'Type them, or select pages below. {countedFrom}':
    'Tippen Sie sie ein oder wählen Sie unten Seiten aus. {countedFrom}',
  'Type, paste, or drop a TXT, DOCX, DOC, ODT or PDF file':
    'Tippen Sie, fügen Sie ein oder legen Sie eine TXT-, DOCX-, DOC-, ODT- oder PDF-Datei ab',
  'UPPER CASE': 'GROSSBUCHSTABEN',
  URGENT: 'DRINGEND',
  'URL Shortener': 'URL-Kürzer',
  'URL required': 'URL erforderlich',
  'URL shortener with honest statistics': 'URL-Kürzer mit ehrlichen Statistiken',
  'US passport 2 x 2 in': 'US-Passbild 2 x 2 Zoll',
  Unblock: 'Sperre aufheben',
  Underline: 'Unterstreichen',
  'Underlined words are not in the text. Please check them.':
    'Unterstrichene Wörter stehen nicht im Text. Bitte prüfen Sie sie.',
  Underscore: 'Unterstrich',
  Undo: 'Rückgängig',
  'Undo changes<span> on page {label}</span>': 'Änderungen rückgängig machen<span> auf Seite {label}</span>',
  'Undo clear': 'Leeren rückgängig machen',
  'Undo improvement': 'Verbesserung rückgängig machen',
  'Undo opening': 'Öffnen rückgängig machen',
  'Undo restores the previous text.': '„Rückgängig“ stellt den vorherigen Text wieder her.',
  'Undo showing history': 'Anzeigen des Verlaufs rückgängig machen',
  'Undo swap': 'Tauschen rückgängig machen',
  'Undo the last mark': 'Letzte Markierung rückgängig machen',
  'Undo the merge into {mergedInto}': 'Zusammenführung mit {mergedInto} rückgängig machen',
  'Undo them': 'Rückgängig machen',
  'Undone.': 'Rückgängig gemacht.',
  Unknown: 'Unbekannt',
  'Unknown device': 'Unbekanntes Gerät',
  'Unknown error': 'Unbekannter Fehler',
  Unlimited: 'Unbegrenzt',
  Unlock: 'Entsperren',
  'Unlocked with your password': 'Mit Ihrem Passwort entsperrt',
  Unpack: 'Entpacken',
  'Unpack archives': 'Archive entpacken',
  'Unpacked, this archive would grow to more than {ratio} times its size. It looks like a decompression bomb, so it is not unpacked.':
    'Entpackt würde dieses Archiv auf mehr als das {ratio}-Fache seiner Größe anwachsen. Es sieht nach einer Dekompressionsbombe aus und wird deshalb nicht entpackt.',
  'Unpacked, this document has more than {maxBytes}, which is the limit here. Please split it.':
    'Entpackt hat dieses Dokument mehr als {maxBytes}, was hier die Grenze ist. Bitte teilen Sie es auf.',
  'Unpacked, this document would be hundreds of times its size. It looks like a decompression bomb, so it is not opened.':
    'Entpackt wäre dieses Dokument hundertmal so groß. Es sieht nach einer Dekompressionsbombe aus und wird deshalb nicht geöffnet.',
  'Unpacked, this takes more than {maxBytes}, which is the limit here. Please choose fewer files.':
    'Entpackt braucht dies mehr als {maxBytes}, was hier die Grenze ist. Bitte wählen Sie weniger Dateien.',
  Unpacking: 'Wird entpackt',
  Unsolved: 'Ungelöst',
  'Unsolved conversations': 'Ungelöste Unterhaltungen',
  'Unsupported File Type': 'Nicht unterstützter Dateityp',
  'Unsupported file type': 'Nicht unterstützter Dateityp',
  'Up to {characters} characters in each document, which is about {pages} full pages.':
    'Bis zu {characters} Zeichen in jedem Dokument, das sind etwa {pages} volle Seiten.',
  'Upgrade to Pro': 'Auf Pro upgraden',
  Uploading: 'Wird hochgeladen',
  'Uploading once': 'Wird einmal hochgeladen',
  Uploads: 'Uploads',
  'Uploads and results are deleted {fileLifetime} after they arrived, or at once when you press Delete. Uploads of work that failed or was cancelled are deleted at once, or after 15 minutes where you can try again.':
    'Uploads und Ergebnisse werden {fileLifetime} nach ihrem Eintreffen gelöscht, oder sofort, wenn Sie „Löschen“ drücken. Uploads fehlgeschlagener oder abgebrochener Arbeiten werden sofort gelöscht, oder nach 15 Minuten, wo Sie es erneut versuchen können.',
  'Uploads and results are removed after {fileLifetime}, or at once when you press Delete.':
    'Uploads und Ergebnisse werden nach {fileLifetime} entfernt, oder sofort, wenn Sie „Löschen“ drücken.',
  'Upper and lower case matter.': 'Groß- und Kleinschreibung ist wichtig.',
  'Upper colour': 'Obere Farbe',
  Uppercase: 'Großbuchstaben',
  'Uppercase letters (A-Z)': 'Großbuchstaben (A-Z)',
  Upscale: 'Hochskalieren',
  'Url must be text.': 'Url muss Text sein.',
  'Us passport': 'US-Passbild',
  Usage: 'Nutzung',
  'Usage by day': 'Nutzung nach Tag',
  Use: 'Nutzung',
  'Use a backup code': 'Backup-Code verwenden',
  'Use a different password for every account.': 'Verwenden Sie für jedes Konto ein anderes Passwort.',
  'Use a passphrase for the few you type by hand.':
    'Verwenden Sie eine Passphrase für die wenigen, die Sie von Hand tippen.',
  'Use every tool that is not marked as Pro only, without an account, up to the free limits in the table above. Results carry no watermark.':
    'Sie können jedes Werkzeug, das nicht als „nur Pro“ gekennzeichnet ist, ohne Konto nutzen, bis zu den kostenlosen Grenzen in der Tabelle oben. Ergebnisse tragen kein Wasserzeichen.',
  'Use it instead of {text}': 'Statt {text} verwenden',
  'Use my signature': 'Meine Unterschrift verwenden',
  'Use names, birthdays or keyboard rows such as qwerty.':
    'Namen, Geburtstage oder Tastaturreihen wie qwertz verwenden.',
  'Use one space': 'Ein Leerzeichen verwenden',
  'Use signature': 'Unterschrift verwenden',
  'Use the app instead': 'Stattdessen die App verwenden',
  'Use the built-in rules': 'Eingebaute Regeln verwenden',
  'Use the camera': 'Kamera verwenden',
  'Use the tools for anything lawful, keep your own copies, and do not break the site for others. That is most of it.':
    'Verwenden Sie die Werkzeuge für alles Rechtmäßige, behalten Sie eigene Kopien und machen Sie die Website nicht für andere unbrauchbar. Das ist schon das meiste.',
  'Use the tools from a program': 'Die Werkzeuge aus einem Programm nutzen',
  'Use your phone': 'Handy verwenden',
  'Used up': 'Aufgebraucht',
  Username: 'Benutzername',
  'Username changed': 'Benutzername geändert',
  Users: 'Benutzer',
  Utilities: 'Dienstprogramme',
  'Utility Tools': 'Nützliche Helfer',
  'Uzbek (Cyrillic)': 'Usbekisch (kyrillisch)',
  VOID: 'UNGÜLTIG',
  Version: 'Version',
  'Version {version}, programs are confined by {sandbox}.':
    'Version {version}, Programme sind abgeschottet durch {sandbox}.',
  'Version {version}. The same as an OpenAPI 3.1 document, for programs: <a>{documentPath}</a>.':
    'Version {version}. Dasselbe als OpenAPI-3.1-Dokument, für Programme: <a>{documentPath}</a>.',
  'Very difficult': 'Sehr schwer',
  'Very easy': 'Sehr leicht',
  'Very many applications have come from your network. Please send yours from another one, or in {wait}.':
    'Aus Ihrem Netz sind sehr viele Bewerbungen gekommen. Bitte senden Sie Ihre aus einem anderen oder in {wait}.',
  Videos: 'Videos',
  'View<span> the invoice of {createdAt}</span>': 'Ansehen<span>: Rechnung vom {createdAt}</span>',
  Vision: 'Farbsehen',
  Visitors: 'Besucher',
  'Visitors are asked for it.': 'Besucher werden danach gefragt.',
  'Visitors see a warning first': 'Besucher sehen zuerst eine Warnung',
  'Visitors: {count}': 'Besucher: {count}',
  'Visitors: {visitors}, {before} in the 7 days before': 'Besucher: {visitors}, {before} in den 7 Tagen davor',
  Visits: 'Besuche',
  'Visits of these pages': 'Besuche dieser Seiten',
  'Visual PDF Editor': 'Visueller PDF-Editor',
  'WCAG 2.2 is what laws and audits ask for: 4.5:1 for text, 3:1 for large text and icons. APCA is a newer measure that matches perception more closely, especially for light text on dark backgrounds; Lc 75 is right for body text, Lc 60 for other text, Lc 45 for headlines. A pair that passes both is safe.':
    'WCAG 2.2 ist das, was Gesetze und Prüfungen verlangen: 4,5:1 für Text, 3:1 für großen Text und Symbole. APCA ist ein neueres Maß, das der Wahrnehmung näher kommt, vor allem bei hellem Text auf dunklem Hintergrund; Lc 75 ist richtig für Fließtext, Lc 60 für anderen Text, Lc 45 für Überschriften. Ein Paar, das beides besteht, ist sicher.',
  'WCAG or APCA: which contrast counts?': 'WCAG oder APCA: Welcher Kontrast zählt?',
  'WEP (old)': 'WEP (alt)',
  'WPA, WPA2 or WPA3': 'WPA, WPA2 oder WPA3',
  'Wait for the person': 'Auf die Person warten',
  Waited: 'Gewartet',
  Waiting: 'Wartend',
  'Waiting for our answer': 'Wartet auf unsere Antwort',
  'Waiting for the answer…': 'Warten auf die Antwort …',
  'Waiting for the person': 'Wartet auf die Person',
  Warn: 'Warnen',
  Warnings: 'Warnungen',
  'Wavy underline': 'Wellenlinie',
  'We cannot take any more applications right now. Please try again tomorrow.':
    'Wir können derzeit keine weiteren Bewerbungen annehmen. Bitte versuchen Sie es morgen erneut.',
  'We found nothing about that. Please try other words, or write to us below.':
    'Dazu haben wir nichts gefunden. Bitte versuchen Sie andere Wörter oder schreiben Sie uns unten.',
  'We have also sent the link to your email address.': 'Wir haben den Link auch an Ihre E-Mail-Adresse gesendet.',
  'We have sent a link to {email}. Please open it.': 'Wir haben einen Link an {email} gesendet. Bitte öffnen Sie ihn.',
  'We have your message': 'Wir haben Ihre Nachricht',
  'We have your message [#{number}]': 'Wir haben Ihre Nachricht [#{number}]',
  'We looked in every pocket: there is no page at this address. It may have moved, or the link is misspelled.':
    'Wir haben in jedem Fach nachgesehen: Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link ist falsch geschrieben.',
  'We mail you a link to choose a new one. Remembered it? <signInLink>Sign in</signInLink>':
    'Wir senden Ihnen einen Link, um ein neues zu wählen. Wieder eingefallen? <signInLink>Anmelden</signInLink>',
  'We tell you and retry. You stay Pro for a few days, so that you can enter another card.':
    'Wir teilen es Ihnen mit und versuchen es erneut. Sie behalten Pro noch ein paar Tage, damit Sie eine andere Karte eingeben können.',
  Weak: 'Schwach',
  'Weak green: about 5 in 100 men': 'Schwaches Grün: etwa 5 von 100 Männern',
  'Weak red: about 1 in 100 men': 'Schwaches Rot: etwa 1 von 100 Männern',
  'Weak: programs that guess can find this in a short time. Several words are better.':
    'Schwach: Programme, die raten, finden das in kurzer Zeit. Mehrere Wörter sind besser.',
  'Web address': 'Webadresse',
  WebP: 'WebP',
  Website: 'Website',
  'Welcome back': 'Willkommen zurück',
  What: 'Was',
  'What about documents with a password?': 'Was ist mit Dokumenten mit Passwort?',
  'What about signed and locked files?': 'Was ist mit signierten und gesperrten Dateien?',
  'What began in the past and goes on takes the present perfect.':
    'Was in der Vergangenheit begann und andauert, verlangt das Present Perfect.',
  'What can I do when a part is missing, or too much is left?':
    'Was kann ich tun, wenn ein Teil fehlt oder zu viel übrig ist?',
  'What can I do without Pro?': 'Was kann ich ohne Pro tun?',
  'What can I do without paying?': 'Was kann ich tun, ohne zu bezahlen?',
  'What can I rely on in the shades?': 'Worauf kann ich mich bei den Abstufungen verlassen?',
  'What can be done in your browser stays there. What is sent is deleted by itself, and no page loads trackers.':
    'Was in Ihrem Browser erledigt werden kann, bleibt dort. Was gesendet wird, löscht sich von selbst, und keine Seite lädt Tracker.',
  'What chats show of it': 'Was Chats davon zeigen',
  'What counts as a character?': 'Was zählt als Zeichen?',
  'What counts as a scan?': 'Was zählt als Scan?',
  'What counts as a word?': 'Was zählt als Wort?',
  'What counts as one photo of the day?': 'Was zählt als ein Foto des Tages?',
  'What did you do, and what kind of file was it?': 'Was haben Sie getan, und was für eine Art von Datei war es?',
  'What do compress, convert and resize mean for my files?':
    'Was bedeuten Komprimieren, Konvertieren und Größe ändern für meine Dateien?',
  'What do the bits of entropy mean?': 'Was bedeuten die Bit der Entropie?',
  'What do the palette types mean?': 'Was bedeuten die Palettentypen?',
  'What do the scan modes do?': 'Was machen die Scanmodi?',
  'What do you know about those who click?': 'Was wissen Sie über die, die klicken?',
  'What do you need help with?': 'Wobei brauchen Sie Hilfe?',
  'What do you want to do?': 'Was möchten Sie tun?',
  'What do you want to know?': 'Was möchten Sie wissen?',
  'What does Pro change?': 'Was ändert Pro?',
  'What does a PDF become?': 'Was wird aus einem PDF?',
  'What does a Word document made of a PDF look like?':
    'Wie sieht ein Word-Dokument aus, das aus einem PDF entstanden ist?',
  'What does it find?': 'Was wird erkannt?',
  'What does it never change?': 'Was ändert er nie?',
  'What else may still hold erased words?': 'Was könnte entfernte Wörter noch enthalten?',
  'What follows can only be moved below text that runs across the page from left to right. Please let it stay.':
    'Das Folgende lässt sich nur unter Text verschieben, der von links nach rechts über die Seite läuft. Bitte lassen Sie es stehen.',
  'What follows cannot be moved without changing how the page looks. Please let it stay, or shorten the text.':
    'Das Folgende lässt sich nicht verschieben, ohne das Aussehen der Seite zu verändern. Bitte lassen Sie es stehen oder kürzen Sie den Text.',
  'What follows cannot be moved: it is drawn together with something that stays. Please let it stay.':
    'Das Folgende lässt sich nicht verschieben: Es wird zusammen mit etwas gezeichnet, das bleibt. Bitte lassen Sie es stehen.',
  'What follows does not fit the page: {points} points are missing. Please shorten the text, or let what follows stay.':
    'Das Folgende passt nicht auf die Seite: Es fehlen {points} Punkt. Bitte kürzen Sie den Text oder lassen Sie das Folgende stehen.',
  'What follows has no room to move: there is a picture in its way. Please let it stay, or shorten the text.':
    'Das Folgende hat keinen Platz zum Verschieben: Ein Bild ist im Weg. Bitte lassen Sie es stehen oder kürzen Sie den Text.',
  'What follows is plural.': 'Was folgt, steht im Plural.',
  'What follows is {points, plural, one {# point} other {# points}} too long for the page. Please shorten the text, or let it stay.':
    'Das Folgende ist {points, plural, one {# Punkt} other {# Punkt}} zu lang für die Seite. Bitte kürzen Sie den Text oder lassen Sie es stehen.',
  'What happens inside your files, and how to get what you want.':
    'Was in Ihren Dateien geschieht und wie Sie bekommen, was Sie möchten.',
  'What happens to NASA, iPhone and other names?': 'Was passiert mit NASA, iPhone und anderen Namen?',
  'What happens to an email?': 'Was passiert mit einer E-Mail?',
  'What happens to links to pages that are in another part?':
    'Was passiert mit Links zu Seiten, die in einem anderen Teil sind?',
  'What happens to location and camera data?': 'Was passiert mit Orts- und Kameradaten?',
  'What happens to my files?': 'Was geschieht mit meinen Dateien?',
  'What happens to paths like ../../x in an archive I open?':
    'Was passiert mit Pfaden wie ../../x in einem Archiv, das ich öffne?',
  'What happens to the camera data?': 'Was passiert mit den Kameradaten?',
  'What happens to the content, the logo and the images I read?':
    'Was passiert mit dem Inhalt, dem Logo und den Bildern, die ich lese?',
  'What happens to the layout?': 'Was passiert mit dem Layout?',
  'What happens to the rest of my file?': 'Was passiert mit dem Rest meiner Datei?',
  'What happens when I reload or close the page?': 'Was passiert, wenn ich die Seite neu lade oder schließe?',
  'What happens when a payment fails?': 'Was passiert, wenn eine Zahlung fehlschlägt?',
  'What if my question is not answered in the document?': 'Was, wenn meine Frage im Dokument nicht beantwortet wird?',
  'What if the font lacks a letter?': 'Was, wenn der Schrift ein Buchstabe fehlt?',
  'What if two forms use the same field names?': 'Was, wenn zwei Formulare dieselben Feldnamen verwenden?',
  'What is changed, and what stays?': 'Was wird geändert und was bleibt?',
  'What is it about?': 'Worum geht es?',
  'What is kept when PDFs are merged?': 'Was bleibt beim Zusammenfügen von PDFs erhalten?',
  'What is left': 'Was übrig ist',
  'What is to be done': 'Was zu tun ist',
  'What is underlined while you type is found in your browser. With the button, the text goes to this site, and to an AI provider only where the page says so beforehand. It is not stored.':
    'Was beim Tippen unterstrichen wird, findet Ihr Browser. Mit der Schaltfläche geht der Text an diese Website, und an einen KI-Anbieter nur, wo die Seite es vorher sagt. Er wird nicht gespeichert.',
  'What is wrong with it?': 'Was stimmt damit nicht?',
  'What people say': 'Was andere sagen',
  'What people use them for': 'Wofür sie verwendet werden',
  'What people would write instead, also in other languages.':
    'Was man stattdessen schreiben würde, auch in anderen Sprachen.',
  'What people wrote to support, how severe it is, and the answers.':
    'Was Menschen dem Support geschrieben haben, wie schwerwiegend es ist, und die Antworten.',
  'What says how something is done is an adverb.': 'Was sagt, wie etwas getan wird, ist ein Adverb.',
  'What stays the same in a translated document?': 'Was bleibt in einem übersetzten Dokument gleich?',
  'What that is: email': 'Was das ist: E-Mail',
  'What the camera sees': 'Was die Kamera sieht',
  "What the photo shows. A book becomes two pages, cards keep their surface, and a business card's contact details are read.":
    'Was das Foto zeigt. Ein Buch wird zu zwei Seiten, Karten behalten ihre Oberfläche, und die Kontaktdaten einer Visitenkarte werden gelesen.',
  'What the tools make for you is listed here for {fileLifetime}, until it is deleted.':
    'Was die Werkzeuge für Sie erstellen, wird hier {fileLifetime} lang aufgelistet, bis es gelöscht wird.',
  'What this covers': 'Was dies umfasst',
  'What this site keeps about you and your files, for how long, who else handles it, and how to have it deleted.':
    'Was diese Website über Sie und Ihre Dateien aufbewahrt, wie lange, wer sonst noch damit umgeht und wie Sie es löschen lassen.',
  'What to do': 'Was tun',
  'What to do with files of another program.': 'Was mit Dateien eines anderen Programms geschehen soll.',
  'What to make': 'Was erzeugt wird',
  'What to summarize': 'Was zusammengefasst wird',
  "What was so in the past takes 'used to' alone.": 'Was früher so war, verlangt nur „used to“.',
  "What was so in the past takes 'used to'.": 'Was früher so war, verlangt „used to“.',
  'What we promise, and what not': 'Was wir versprechen und was nicht',
  'What we value': 'Was uns wichtig ist',
  'What works here, and what was counted.': 'Was hier funktioniert und was gezählt wurde.',
  'What would help': 'Was helfen würde',
  'What would you like to do on {name}?': 'Was möchten Sie mit {name} tun?',
  'What would you like to do with these {count, plural, one {# file} other {# files}}?':
    'Was möchten Sie mit {count, plural, one {dieser # Datei} other {diesen # Dateien}} tun?',
  'What would you like to do with {file}?': 'Was möchten Sie mit {file} tun?',
  'What would you like to do?': 'Was möchten Sie tun?',
  'What writes the summary?': 'Was schreibt die Zusammenfassung?',
  'What you bring': 'Was Sie mitbringen',
  'What you delete within a minute, unused, is not counted.':
    'Was Sie innerhalb einer Minute unbenutzt löschen, zählt nicht.',
  'What you keep about me': 'Was Sie über mich aufbewahren',
  'What you may do': 'Was Sie dürfen',
  'What you opened needs the network. These tools work without one, because they do everything in your browser:':
    'Was Sie geöffnet haben, braucht das Netz. Diese Werkzeuge funktionieren ohne, weil sie alles in Ihrem Browser tun:',
  'What you see as one: a letter with its accents, or an emoji, is one character, however many codes it is made of. Some platforms count differently; their limits on this page are counted their way.':
    'Was Sie als eines sehen: Ein Buchstabe mit seinen Akzenten oder ein Emoji ist ein Zeichen, aus wie vielen Codes es auch besteht. Manche Plattformen zählen anders; ihre Grenzen auf dieser Seite werden auf ihre Weise gezählt.',
  'What you write to us from this browser or account is listed here. A ticket from elsewhere opens with its link.':
    'Was Sie uns von diesem Browser oder Konto aus schreiben, wird hier aufgelistet. Ein Ticket von anderswo öffnet sich mit seinem Link.',
  'What you wrote to us, and our answers.': 'Was Sie uns geschrieben haben, und unsere Antworten.',
  'Whatever Unicode counts as one, by the rules of its script. Chinese, Japanese and Thai words are found without spaces between them; punctuation and emoji are not words.':
    'Was Unicode als eines zählt, nach den Regeln seiner Schrift. Chinesische, japanische und thailändische Wörter werden ohne Leerzeichen dazwischen gefunden; Satzzeichen und Emojis sind keine Wörter.',
  'Whatever a page of this site does, a program can do with one HTTP call. Try every call here, or copy its code.':
    'Was immer eine Seite dieser Website tut, kann ein Programm mit einem HTTP-Aufruf tun. Probieren Sie hier jeden Aufruf aus oder kopieren Sie seinen Code.',
  'Whatever exceeds the page is cut off.': 'Was über die Seite hinausgeht, wird abgeschnitten.',
  When: 'Wann',
  'When proportions differ': 'Wenn die Proportionen abweichen',
  'When something here changes, the date at the top changes with it. What a setting decides (times, services) is always shown as it is at the moment you read it.':
    'Wenn sich hier etwas ändert, ändert sich das Datum oben mit. Was von einer Einstellung abhängt (Zeiten, Dienste), wird immer so angezeigt, wie es in dem Moment ist, in dem Sie es lesen.',
  'When the server is busy': 'Wenn der Server ausgelastet ist',
  'When there are some, and nothing else. You confirm your address first, and leave with one click.':
    'Wenn es welche gibt, und sonst nichts. Sie bestätigen zuerst Ihre Adresse und melden sich mit einem Klick ab.',
  'When these terms change, the date at the top changes. If you go on using the site after that, the new terms apply. The <pageLink>help page</pageLink> answers most questions.':
    'Wenn sich diese Bedingungen ändern, ändert sich das Datum oben. Wenn Sie die Website danach weiter nutzen, gelten die neuen Bedingungen. Die <pageLink>Hilfeseite</pageLink> beantwortet die meisten Fragen.',
  'When you rate an answer, we keep which one it was, and for a day a keyed hash that tells that several were rated by the same person. What goes to a person becomes a ticket: when you ask for one, and by itself when you write of trouble with a payment, lost data, security or anger, or rate three answers bad. The chat tells you each time.':
    'Wenn Sie eine Antwort bewerten, bewahren wir auf, welche es war, und einen Tag lang einen mit Schlüssel gebildeten Hash, der zeigt, dass mehrere von derselben Person bewertet wurden. Was an einen Menschen geht, wird zu einem Ticket: wenn Sie darum bitten, und von selbst, wenn Sie von Problemen mit einer Zahlung, verlorenen Daten, Sicherheit oder Ärger schreiben oder drei Antworten schlecht bewerten. Der Chat sagt es Ihnen jedes Mal.',
  'When you write to us, on a page, to the assistant or by email, we keep:':
    'Wenn Sie uns schreiben, auf einer Seite, an den Assistenten oder per E-Mail, bewahren wir auf:',
  'Where does my text go?': 'Wohin geht mein Text?',
  'Where it comes from': 'Woher es stammt',
  'Where it fits': 'Wo es passt',
  'Where the link stands: newsletter': 'Wo der Link steht: Newsletter',
  'Where this site confirms addresses by email, an account begins when you open the link. What you entered before that is removed after {registrationDays} days if the link is not opened.':
    'Wo diese Website Adressen per E-Mail bestätigt, beginnt ein Konto, wenn Sie den Link öffnen. Was Sie davor eingegeben haben, wird nach {registrationDays} Tagen entfernt, wenn der Link nicht geöffnet wird.',
  'Where visitors came from': 'Woher Besucher kamen',
  'Where you are signed in': 'Wo Sie angemeldet sind',
  'Where {shortUrl} leads': 'Wohin {shortUrl} führt',
  'Where, or for whom': 'Wo oder für wen',
  'Whether EXIF, XMP and IPTC data (camera, place, copyright) are carried over.':
    'Ob EXIF-, XMP- und IPTC-Daten (Kamera, Ort, Copyright) übernommen werden.',
  'Whether date, camera, place, copyright and the like stay in the file.':
    'Ob Datum, Kamera, Ort, Copyright und Ähnliches in der Datei bleiben.',
  'Whether date, place, camera and the like stay in the file.':
    'Ob Datum, Ort, Kamera und Ähnliches in der Datei bleiben.',
  'Whether images and colours become gray.': 'Ob Bilder und Farben grau werden.',
  'Whether the site works in your browser. Copy this into your message when you report a problem.':
    'Ob die Website in Ihrem Browser funktioniert. Kopieren Sie dies in Ihre Nachricht, wenn Sie ein Problem melden.',
  'Whether this page and the server behind it work in your browser.':
    'Ob diese Seite und der Server dahinter in Ihrem Browser funktionieren.',
  'Whether title, author, dates and other metadata stay.': 'Ob Titel, Autor, Daten und andere Metadaten bleiben.',
  'Which addresses are refused?': 'Welche Adressen werden abgelehnt?',
  'Which documents can be converted?': 'Welche Dokumente lassen sich konvertieren?',
  'Which error level should I choose?': 'Welche Fehlerstufe soll ich wählen?',
  'Which font does new text have?': 'Welche Schrift hat neuer Text?',
  'Which languages can I write in?': 'In welchen Sprachen kann ich schreiben?',
  'Which languages can be translated here?': 'Welche Sprachen lassen sich hier übersetzen?',
  'Which languages does it know?': 'Welche Sprachen kennt er?',
  'Which resolution should I choose?': 'Welche Auflösung soll ich wählen?',
  'Which tables are found?': 'Welche Tabellen werden gefunden?',
  'Which tools': 'Welche Werkzeuge',
  'Which words stay small in a title?': 'Welche Wörter bleiben in einem Titel klein?',
  White: 'Weiß',
  'Who can see my links?': 'Wer kann meine Links sehen?',
  "Who does something is 'he' and 'I', and oneself comes last.":
    'Wer etwas tut, ist „he“ und „I“, und man selbst steht zuletzt.',
  'Who else handles data': 'Wer sonst mit Daten umgeht',
  'Who gives lends; who takes borrows.': 'Wer gibt, verleiht („lend“); wer nimmt, leiht aus („borrow“).',
  'Who may call:': 'Wer aufrufen darf:',
  'Who sees my card?': 'Wer sieht meine Karte?',
  'Who translates my text?': 'Wer übersetzt meinen Text?',
  'Who you are': 'Wer Sie sind',
  'Whoever clicks a short link made here is counted without a cookie. We keep:':
    'Wer auf einen hier erstellten Kurzlink klickt, wird ohne Cookie gezählt. Wir bewahren auf:',
  'Whoever does is refused, and their account may be closed.':
    'Wer das tut, wird abgewiesen, und sein Konto kann geschlossen werden.',
  'Whoever has the key can use the tools in your name, within your limits.':
    'Wer den Schlüssel hat, kann die Werkzeuge in Ihrem Namen verwenden, innerhalb Ihrer Grenzen.',
  'Whoever has this link can read your messages, so please do not pass it on. If you did not write to us, you need do nothing.':
    'Wer diesen Link hat, kann Ihre Nachrichten lesen, geben Sie ihn also bitte nicht weiter. Wenn Sie uns nicht geschrieben haben, müssen Sie nichts tun.',
  Whole: 'Ganz',
  'Whole page': 'Ganze Seite',
  'Whole photo': 'Ganzes Foto',
  'Whole words': 'Ganze Wörter',
  'Whom to write to': 'An wen zu schreiben ist',
  'Whose rules apply to capital letters.': 'Wessen Regeln für Großbuchstaben gelten.',
  'Why Satchel exists, what it values, who makes it, and what we want everyday file tools to be.':
    'Warum es Satchel gibt, was ihm wichtig ist, wer es macht und was wir uns von Dateiwerkzeugen für den Alltag wünschen.',
  'Why choose Satchel': 'Warum Satchel',
  'Why does my ZIP hardly get smaller?': 'Warum wird mein ZIP kaum kleiner?',
  'Why does the language matter?': 'Warum ist die Sprache wichtig?',
  'Why is there no text in my text file?': 'Warum ist in meiner Textdatei kein Text?',
  'Wi-Fi': 'WLAN',
  'Widen the quiet zone': 'Ruhezone vergrößern',
  Width: 'Breite',
  'Width in mm': 'Breite in mm',
  'Width of the logo': 'Breite des Logos',
  'Width of the part to keep; 1 is all of it.': 'Breite des zu behaltenden Teils; 1 ist alles.',
  'Will the pages look the same?': 'Werden die Seiten gleich aussehen?',
  "With 'cover', the point that stays visible: 0 is left, 1 is right.":
    'Bei „cover“ der Punkt, der sichtbar bleibt: 0 ist links, 1 ist rechts.',
  'With Pro, a file may have up to {bytes}.': 'Mit Pro darf eine Datei bis zu {bytes} groß sein.',
  'With Pro, a text may have up to {count, plural, one {# character} other {# characters}}.':
    'Mit Pro darf ein Text bis zu {count, plural, one {# Zeichen} other {# Zeichen}} haben.',
  'With Pro, the files of one call may take up to {bytes}.':
    'Mit Pro dürfen die Dateien eines Aufrufs bis zu {bytes} groß sein.',
  'With Pro, your files may take up to {bytes} at once.':
    'Mit Pro dürfen Ihre Dateien gleichzeitig bis zu {bytes} belegen.',
  'With Pro: {max} files of {largest}.': 'Mit Pro: {max} Dateien mit {largest}.',
  'With a keyboard, a screen reader, a phone or an old laptop, in the dark, and in every script we can draw.':
    'Mit Tastatur, Screenreader, Handy oder altem Laptop, im Dunkeln und in jeder Schrift, die wir zeichnen können.',
  'With both sides given: true stays within them, false stretches. “Fit” wins over it.':
    'Bei Angabe beider Seiten: true bleibt innerhalb, false streckt. „Anpassung“ hat Vorrang.',
  'With each file we keep who made it (your account, or the visitor cookie below) and a keyed hash of the network address, to limit how much one visitor stores. Both go with the file.':
    'Zu jeder Datei speichern wir, wer sie erstellt hat (Ihr Konto oder das unten genannte Besucher-Cookie), und einen mit Schlüssel gebildeten Hash der Netzwerkadresse, um zu begrenzen, wie viel ein Besucher speichert. Beides verschwindet mit der Datei.',
  'With this crop the result would have {width} × {height} pixels, more than {megapixels} megapixels. Please choose another crop or a smaller margin.':
    'Mit diesem Zuschnitt hätte das Ergebnis {width} × {height} Pixel, mehr als {megapixels} Megapixel. Bitte wählen Sie einen anderen Zuschnitt oder einen kleineren Rand.',
  'With this ticket we get the number of the failed job ({job}), its tool and its error ({code}). Your file is not sent, and neither is its name.':
    'Mit diesem Ticket erhalten wir die Nummer des fehlgeschlagenen Auftrags ({job}), sein Werkzeug und seinen Fehler ({code}). Ihre Datei wird nicht gesendet, ihr Name auch nicht.',
  'With this, the files of everyone at your network address would take more than {max}. Please delete results you no longer need, sign in to have room of your own, or try again later.':
    'Damit würden die Dateien aller unter Ihrer Netzwerkadresse mehr als {max} belegen. Bitte löschen Sie Ergebnisse, die Sie nicht mehr brauchen, melden Sie sich an, um eigenen Platz zu haben, oder versuchen Sie es später erneut.',
  'With this, your files on this server would take more than {max}. Please delete results you no longer need, or wait: all files are deleted after a while.':
    'Damit würden Ihre Dateien auf diesem Server mehr als {max} belegen. Bitte löschen Sie Ergebnisse, die Sie nicht mehr brauchen, oder warten Sie: Alle Dateien werden nach einiger Zeit gelöscht.',
  'Without a finding': 'Ohne Befund',
  'Without a network': 'Ohne Netz',
  'Without any loss, where the format can.': 'Ganz ohne Verlust, wo das Format es kann.',
  'Without spaces': 'Ohne Leerzeichen',
  Word: 'Wort',
  'Word (DOCX, DOC), OpenDocument (ODT), RTF, plain text, HTML and Markdown become PDF, each other and EPUB. Spreadsheets (XLSX, XLS, ODS, CSV) and slides (PPTX, PPT, ODP) become PDF and each other. A CSV is one sheet, or a ZIP of all; slides also become PNG or JPG, one image each. PDF becomes Word (DOCX), OpenDocument, RTF, HTML, Markdown, EPUB and text; emails (EML) become PDF and all kinds of text. Templates, flat OpenDocument, FB2, SLK, DIF and Word, Excel and PowerPoint files of the 1990s are opened, too.':
    'Word (DOCX, DOC), OpenDocument (ODT), RTF, reiner Text, HTML und Markdown werden zu PDF, ineinander und in EPUB umgewandelt. Tabellen (XLSX, XLS, ODS, CSV) und Präsentationen (PPTX, PPT, ODP) werden zu PDF und ineinander umgewandelt. Eine CSV ist ein Blatt, oder ein ZIP aller Blätter; Folien werden auch zu PNG oder JPG, je ein Bild. PDF wird zu Word (DOCX), OpenDocument, RTF, HTML, Markdown, EPUB und Text; E-Mails (EML) werden zu PDF und allen Arten von Text. Vorlagen, flaches OpenDocument, FB2, SLK, DIF sowie Word-, Excel- und PowerPoint-Dateien der 1990er werden ebenfalls geöffnet.',
  'Word Counter': 'Wortzähler',
  'Word before': 'Wort davor',
  'Word counter: words, characters, reading time': 'Wortzähler: Wörter, Zeichen, Lesezeit',
  Words: 'Wörter',
  'Words per sentence': 'Wörter pro Satz',
  'Words, characters, sentences and reading time while you type, in every script.':
    'Wörter, Zeichen, Sätze und Lesezeit während des Tippens, in jeder Schrift.',
  'Words, letters, reading time': 'Wörter, Buchstaben, Lesezeit',
  Work: 'Arbeit',
  'Work phone': 'Telefon geschäftlich',
  'Work that takes a while': 'Arbeit, die etwas dauert',
  'Work with us': 'Mit uns arbeiten',
  'Working ({status}, version {version}), answered in {took}.':
    'Funktioniert ({status}, Version {version}), geantwortet in {took}.',
  'Working: this page runs its code.': 'Funktioniert: Diese Seite führt ihren Code aus.',
  'Working…': 'Wird bearbeitet …',
  'Working… You can close this page: it goes on.':
    'Wird bearbeitet … Sie können diese Seite schließen: Es geht weiter.',
  'Write another message': 'Weitere Nachricht schreiben',
  'Write to us. Here is how soon people get an answer, and when somebody is in the office.':
    'Schreiben Sie uns. Hier steht, wie schnell Sie eine Antwort bekommen und wann jemand im Büro ist.',
  'Write without the failed job': 'Ohne den fehlgeschlagenen Auftrag schreiben',
  'Write, highlight, draw and sign on any page of a PDF, in any script. Highlights and notes are real annotations. Free, no sign-up.':
    'Auf jeder Seite eines PDFs schreiben, markieren, zeichnen und unterschreiben, in jeder Schrift. Markierungen und Notizen sind echte Anmerkungen. Kostenlos, ohne Anmeldung.',
  'Write, mark and sign on a PDF': 'Auf einem PDF schreiben, markieren und unterschreiben',
  'Write, mark, draw or sign on its pages': 'Schreiben, markieren, zeichnen oder unterschreiben Sie auf den Seiten',
  Writing: 'Wird geschrieben',
  'Writing assistant: grammar, clarity, tone': 'Schreibassistent: Grammatik, Klarheit, Ton',
  'Writing the PDF': 'PDF wird geschrieben',
  'Writing the document': 'Dokument wird geschrieben',
  'Writing the file': 'Datei wird geschrieben',
  'Writing the result': 'Ergebnis wird geschrieben',
  'Writing {format}': '{format} wird geschrieben',
  'Writing…': 'Wird geschrieben …',
  'Written by': 'Geschrieben von',
  'Written by {provider} ({model}) and checked against the text.':
    'Von {provider} ({model}) geschrieben und mit dem Text abgeglichen.',
  'X post': 'X-Beitrag',
  'XFA form': 'XFA-Formular',
  XLSX: 'XLSX',
  Yes: 'Ja',
  'Yes, also as WebP. Formats without animation get the first frame, and the page says so.':
    'Ja, auch als WebP. Formate ohne Animation bekommen das erste Einzelbild, und die Seite weist darauf hin.',
  'Yes, and the page says so: new pixels are computed from their neighbours, so a large step up looks soft.':
    'Ja, und die Seite weist darauf hin: Neue Pixel werden aus ihren Nachbarn berechnet, daher wirkt eine starke Vergrößerung weich.',
  'Yes, confirm my address': 'Ja, meine Adresse bestätigen',
  'Yes, in the list of pages: drag them, or use the buttons above it. Blank pages and pages of other PDFs can be inserted. What you delete is not in the saved file any more, nor are bookmarks and links to it.':
    'Ja, in der Liste der Seiten: Ziehen Sie sie oder verwenden Sie die Schaltflächen darüber. Leere Seiten und Seiten anderer PDFs können eingefügt werden. Was Sie löschen, ist nicht mehr in der gespeicherten Datei, ebenso wenig Lesezeichen und Links dorthin.',
  'Yes, in this browser and for a day: the pages, their text and the photos they were cut from. Clear All removes them at once, here and on the server.':
    'Ja, in diesem Browser und einen Tag lang: die Seiten, ihr Text und die Fotos, aus denen sie ausgeschnitten wurden. „Alle löschen“ entfernt sie sofort, hier und auf dem Server.',
  'Yes, on your account page, without contacting anyone. Pro stays active until the end of the period you paid for, and you can resume it until then.':
    'Ja, auf Ihrer Kontoseite, ohne jemanden zu kontaktieren. Pro bleibt bis zum Ende des bezahlten Zeitraums aktiv, und bis dahin können Sie es fortsetzen.',
  'Yes, on your account page. The unused part of your current period is credited.':
    'Ja, auf Ihrer Kontoseite. Der ungenutzte Teil Ihres laufenden Zeitraums wird gutgeschrieben.',
  'Yes, right on its pages: texts, check boxes, options and lists, with the Tab key from field to field. They stay fields, or become part of the page if you tick Flatten when saving. Scripts in the form do not run, and forms made only for Adobe Reader (dynamic XFA) cannot be filled in here.':
    'Ja, direkt auf den Seiten: Texte, Kontrollkästchen, Optionen und Listen, mit der Tab-Taste von Feld zu Feld. Sie bleiben Felder oder werden Teil der Seite, wenn Sie „Beim Speichern reduzieren“ ankreuzen. Skripte im Formular laufen nicht, und Formulare, die nur für Adobe Reader gemacht sind (dynamisches XFA), lassen sich hier nicht ausfüllen.',
  'Yes, send me new posts': 'Ja, neue Beiträge senden',
  'Yes, show them': 'Ja, zeigen',
  'Yes, where the scan has recognised text: the old words are painted over with the colour of the paper, and the new ones are set on it.':
    'Ja, wo der Scan erkannten Text hat: Die alten Wörter werden mit der Farbe des Papiers übermalt und die neuen darauf gesetzt.',
  'Yes. Choose an underlined passage: its rule can be switched off for good, and a word can be added to your dictionary. Both stay in this browser.':
    'Ja. Wählen Sie eine unterstrichene Stelle: Ihre Regel lässt sich dauerhaft ausschalten, und ein Wort lässt sich Ihrem Wörterbuch hinzufügen. Beides bleibt in diesem Browser.',
  'Yes. Highlights, underlines, lines, shapes, drawings and notes are annotations, which other PDF programs show, move and delete. Text, stamps and pictures become part of the page.':
    'Ja. Markierungen, Unterstreichungen, Linien, Formen, Zeichnungen und Notizen sind Anmerkungen, die andere PDF-Programme anzeigen, verschieben und löschen. Text, Stempel und Bilder werden Teil der Seite.',
  'Yes. Random numbers that would favour some characters are drawn again (rejection sampling), and every password that has all the chosen types is equally likely. Both are checked by tests of the distribution.':
    'Ja. Zufallszahlen, die einige Zeichen bevorzugen würden, werden neu gezogen (Verwerfungsmethode), und jedes Passwort, das alle gewählten Arten enthält, ist gleich wahrscheinlich. Beides wird durch Tests der Verteilung geprüft.',
  'Yes. Text, pixels of images, lines, notes and form fields under the box are taken out of the file, which is written anew without older versions, and then searched for what was there. What cannot be cleared becomes a picture of the page, and you are told.':
    'Ja. Text, Bildpixel, Linien, Notizen und Formularfelder unter dem Kasten werden aus der Datei genommen, die ohne ältere Fassungen neu geschrieben und dann nach dem durchsucht wird, was dort stand. Was sich nicht entfernen lässt, wird zu einem Bild der Seite, und Sie erfahren es.',
  'Yes. The page shows a QR code. What you scan with the phone that opens it appears in the list on your computer; the code works for 15 minutes and for one phone.':
    'Ja. Die Seite zeigt einen QR-Code. Was Sie mit dem Handy scannen, das ihn öffnet, erscheint in der Liste auf Ihrem Computer; der Code gilt 15 Minuten und für ein Handy.',
  'Yes. Tick everything you want: it is all done in one run, and the photo is saved only once, so nothing is lost in between.':
    'Ja. Kreuzen Sie alles an, was Sie möchten: Alles geschieht in einem Durchgang, und das Foto wird nur einmal gespeichert, sodass dazwischen nichts verloren geht.',
  'Yes. With Select, click, tap or Tab to a highlight, note, text box, drawing, stamp or link of any program: move it, resize it, give it another colour or other words, or delete it. Replies are deleted with their note. Those that their author has locked stay as they are.':
    'Ja. Klicken oder tippen Sie mit „Auswählen“ auf eine Markierung, eine Notiz, ein Textfeld, eine Zeichnung, einen Stempel oder einen Link eines beliebigen Programms oder gehen Sie mit Tab dorthin: Verschieben Sie das Element, ändern Sie Größe, Farbe oder Wörter oder löschen Sie es. Antworten werden mit ihrer Notiz gelöscht. Elemente, die ihr Autor gesperrt hat, bleiben, wie sie sind.',
  'Yes. Your words are laid invisibly over the words they correct, so that searching, selecting and copying find them at their place in the image.':
    'Ja. Ihre Wörter werden unsichtbar über die Wörter gelegt, die sie korrigieren, sodass Suchen, Markieren und Kopieren sie an ihrer Stelle im Bild finden.',
  'Yes: add steps. Each step gets the result of the one before, such as resize, then convert to WebP. Save the steps as a recipe to use them again, or share it as a link.':
    'Ja: Fügen Sie Schritte hinzu. Jeder Schritt bekommt das Ergebnis des vorigen, zum Beispiel erst Größe ändern, dann in WebP konvertieren. Speichern Sie die Schritte als Rezept, um sie wieder zu verwenden, oder teilen Sie es als Link.',
  'Yes: each result has a download of its mask, white where the subject is and as large as the photo.':
    'Ja: Jedes Ergebnis bietet seine Maske zum Herunterladen an, weiß, wo das Motiv ist, und so groß wie das Foto.',
  'Yes: its target, expiry, visit limit, password, tags and note. You can pause it, and undo a deletion within a day. The name of a deleted link is never given to anybody else.':
    'Ja: Ziel, Ablauf, Besuchsgrenze, Passwort, Tags und Notiz. Sie können ihn pausieren und eine Löschung innerhalb eines Tages rückgängig machen. Der Name eines gelöschten Links wird nie an jemand anderen vergeben.',
  'Yes: select them on the page, and choose from the small bar, or press Ctrl+B or Ctrl+I. If the PDF has no bold or italic of its font, a similar font is used, and the result says so.':
    'Ja: Markieren Sie sie auf der Seite und wählen Sie aus der kleinen Leiste, oder drücken Sie Strg+B oder Strg+I. Wenn das PDF keine fette oder kursive Form seiner Schrift hat, wird eine ähnliche Schrift verwendet, und das Ergebnis sagt es.',
  'Yes: the text of scanned pages in a PDF is recognised first. The result says which pages these were, since recognised text can have errors.':
    'Ja: Der Text gescannter Seiten in einem PDF wird zuerst erkannt. Das Ergebnis sagt, welche Seiten das waren, da erkannter Text Fehler enthalten kann.',
  'Yesterday ({day}, UTC)': 'Gestern ({day}, UTC)',
  You: 'Sie',
  'You already have an account': 'Sie haben bereits ein Konto',
  'You already have {max, plural, one {# file} other {# files}} waiting, which is the limit. Please wait about {wait} and send this one again.':
    'Es warten bereits {max, plural, one {# Datei} other {# Dateien}} von Ihnen, das ist die Grenze. Bitte warten Sie etwa {wait} und senden Sie diese erneut.',
  'You are Pro already': 'Sie haben Pro bereits',
  'You are already subscribed to Pro. Change or cancel the subscription on your account page.':
    'Sie haben Pro bereits abonniert. Ändern oder kündigen Sie das Abonnement auf Ihrer Kontoseite.',
  'You are not signed in. Please sign in and try again.':
    'Sie sind nicht angemeldet. Bitte melden Sie sich an und versuchen Sie es erneut.',
  'You are now subscribed to Pro!': 'Sie haben Pro jetzt abonniert!',
  'You are offline': 'Sie sind offline',
  'You are offline. The files continue when the connection is back.':
    'Sie sind offline. Die Dateien werden weiterverarbeitet, wenn die Verbindung zurück ist.',
  'You are on {plan}': 'Sie haben {plan}',
  'You are signed out everywhere else.': 'Sie sind überall sonst abgemeldet.',
  'You can also follow the blog with a feed reader: <a>RSS</a> or <a2>JSON feed</a2>.':
    'Sie können dem Blog auch mit einem Feedreader folgen: <a>RSS</a> oder <a2>JSON-Feed</a2>.',
  'You can cancel at any time on your account page. Pro then stays active to the end of the paid period.':
    'Sie können jederzeit auf Ihrer Kontoseite kündigen. Pro bleibt dann bis zum Ende des bezahlten Zeitraums aktiv.',
  'You can cancel at any time on your account page; Pro stays active to the end of the billing period, and until then you can resume it. Invoices are there, too.':
    'Sie können jederzeit auf Ihrer Kontoseite kündigen; Pro bleibt bis zum Ende des Abrechnungszeitraums aktiv, und bis dahin können Sie es fortsetzen. Auch die Rechnungen finden Sie dort.',
  'You can now sign in with it.': 'Sie können sich jetzt damit anmelden.',
  'You can turn them on at the foot of every page.': 'Sie können sie am Fuß jeder Seite einschalten.',
  'You cannot revoke your own role. Please ask another administrator.':
    'Sie können sich Ihre eigene Rolle nicht entziehen. Bitte fragen Sie einen anderen Administrator.',
  'You decide on every change.': 'Über jede Änderung entscheiden Sie.',
  'You get a PDF with sender, recipients and date, the text with its embedded images, and the names and sizes of the attachments. Remote images are never loaded, so nobody learns that you opened it.':
    'Sie bekommen ein PDF mit Absender, Empfängern und Datum, dem Text mit seinen eingebetteten Bildern und den Namen und Größen der Anhänge. Bilder aus dem Netz werden nie geladen, sodass niemand erfährt, dass Sie sie geöffnet haben.',
  'You get no more newsletters, and your address is deleted.':
    'Sie bekommen keine Newsletter mehr, und Ihre Adresse wird gelöscht.',
  'You get the newsletter already': 'Sie bekommen den Newsletter bereits',
  'You get this because you confirmed your address on {site}.':
    'Sie bekommen dies, weil Sie Ihre Adresse auf {site} bestätigt haben.',
  'You have changed the text since. Save again to have those changes, too.':
    'Sie haben den Text seitdem geändert. Speichern Sie erneut, um auch diese Änderungen zu haben.',
  'You have reached a limit of the Free plan. Pro lifts it.':
    'Sie haben eine Grenze des Free-Tarifs erreicht. Pro hebt sie auf.',
  'You have sent many messages within an hour. Please wait {wait} and send it then, or add it to a ticket you have open.':
    'Sie haben innerhalb einer Stunde viele Nachrichten gesendet. Bitte warten Sie {wait} und senden Sie sie dann, oder fügen Sie sie einem offenen Ticket hinzu.',
  'You have used your AI allowance for today, or what is left is too little for this text. It comes back {resets}. The built-in engine has no such limit.':
    'Sie haben Ihr KI-Kontingent für heute verbraucht, oder was übrig ist, reicht für diesen Text nicht. Es erneuert sich {resets}. Die eingebaute Engine hat keine solche Grenze.',
  'You have {max, plural, one {# link} other {# links}}, as many as fit. Please delete some you no longer need.':
    'Sie haben {max, plural, one {# Link} other {# Links}}, mehr passen nicht. Bitte löschen Sie einige, die Sie nicht mehr brauchen.',
  'You keep all rights in your files and in what the tools make of them. We may do with them only what the tool you started does. They are deleted after {fileLifetime}, so keep your own copies: what is deleted cannot be brought back. The <pageLink>privacy policy</pageLink> says more.':
    'Sie behalten alle Rechte an Ihren Dateien und an dem, was die Werkzeuge daraus machen. Wir dürfen damit nur tun, was das von Ihnen gestartete Werkzeug tut. Sie werden nach {fileLifetime} gelöscht, behalten Sie also eigene Kopien: Gelöschtes lässt sich nicht zurückholen. Die <pageLink>Datenschutzerklärung</pageLink> sagt mehr.',
  'You may use every tool, privately or for your work. You may not:':
    'Sie dürfen jedes Werkzeug nutzen, privat oder für Ihre Arbeit. Sie dürfen nicht:',
  'You need a code when you sign in.': 'Beim Anmelden brauchen Sie einen Code.',
  'You need no account for the free tools. With one you can subscribe to Pro, use API keys and see what is left of your allowances, all on your <pageLink>account page</pageLink>.':
    'Für die kostenlosen Werkzeuge brauchen Sie kein Konto. Mit einem können Sie Pro abonnieren, API-Schlüssel verwenden und sehen, was von Ihren Kontingenten übrig ist, alles auf Ihrer <pageLink>Kontoseite</pageLink>.',
  'You need no account for the free tools. With one you can use API keys and see what is left of your allowances on your <pageLink>account page</pageLink>.':
    'Für die kostenlosen Werkzeuge brauchen Sie kein Konto. Mit einem können Sie API-Schlüssel verwenden und auf Ihrer <pageLink>Kontoseite</pageLink> sehen, was von Ihren Kontingenten übrig ist.',
  'You need no account for the tools. With one you can use API keys, on your <pageLink>account page</pageLink>.':
    'Für die Werkzeuge brauchen Sie kein Konto. Mit einem können Sie API-Schlüssel verwenden, auf Ihrer <pageLink>Kontoseite</pageLink>.',
  'You sign in with it.': 'Damit melden Sie sich an.',
  'You will get the next newsletter. Each one has a link to leave.':
    'Sie bekommen den nächsten Newsletter. Jeder enthält einen Link zum Abbestellen.',
  'You:': 'Sie:',
  'You: those made without an account belong to this browser, and you can take them along into an account. Anybody who knows a short link can see where it leads by adding a plus sign to it.':
    'Sie: Ohne Konto erstellte gehören zu diesem Browser, und Sie können sie in ein Konto mitnehmen. Wer einen Kurzlink kennt, kann sehen, wohin er führt, indem er ein Pluszeichen anhängt.',
  'YouTube description': 'YouTube-Beschreibung',
  'YouTube thumbnail': 'YouTube-Vorschaubild',
  'YouTube title': 'YouTube-Titel',
  'Your CV is larger than {bytes}. The PDF Compressor can make it smaller; or leave out large images.':
    'Ihr Lebenslauf ist größer als {bytes}. „PDF komprimieren“ kann ihn verkleinern; oder lassen Sie große Bilder weg.',
  'Your account': 'Ihr Konto',
  'Your account is ready. Please sign in.': 'Ihr Konto ist bereit. Bitte melden Sie sich an.',
  'Your account page shows your plan, the next payment and your invoices.':
    'Ihre Kontoseite zeigt Ihren Tarif, die nächste Zahlung und Ihre Rechnungen.',
  'Your address was not confirmed': 'Ihre Adresse wurde nicht bestätigt',
  'Your answer waits on the page of their ticket.': 'Ihre Antwort wartet auf der Seite des Tickets.',
  'Your browser cannot show this photo yet. Once its background is removed, it can.':
    'Ihr Browser kann dieses Foto noch nicht anzeigen. Sobald sein Hintergrund entfernt ist, kann er es.',
  'Your browser cannot show this photo. To mark its subject, convert it to JPEG first.':
    'Ihr Browser kann dieses Foto nicht anzeigen. Um sein Motiv zu markieren, wandeln Sie es zuerst in JPEG um.',
  'Your browser then asks you to unlock this device, or to choose another one.':
    'Ihr Browser bittet Sie dann, dieses Gerät zu entsperren oder ein anderes zu wählen.',
  'Your card goes straight to the payment service; this site never sees it.':
    'Ihre Karte geht direkt an den Zahlungsdienst; diese Website sieht sie nie.',
  'Your changes are still here.': 'Ihre Änderungen sind noch da.',
  'Your colours above the line, what is seen of them below. About 5 in 100 men see green weakly and 1 in 100 red: they see something in between.':
    'Ihre Farben über der Linie, darunter, was davon gesehen wird. Etwa 5 von 100 Männern sehen Grün schwach und 1 von 100 Rot: Sie sehen etwas dazwischen.',
  'Your content stays yours': 'Ihre Inhalte bleiben Ihre',
  'Your current codes stop working.': 'Ihre bisherigen Codes funktionieren dann nicht mehr.',
  'Your draft, glossary and history stay in this browser, and you can clear or switch off the history. The server forgets the text with the finished work, and deletes documents after 24 hours or at once when you press Delete.':
    'Ihr Entwurf, Ihr Glossar und Ihr Verlauf bleiben in diesem Browser, und Sie können den Verlauf löschen oder ausschalten. Der Server vergisst den Text mit der fertigen Arbeit und löscht Dokumente nach 24 Stunden oder sofort, wenn Sie „Löschen“ drücken.',
  'Your edits stay here, so you can go on.': 'Ihre Bearbeitungen bleiben hier, sodass Sie weitermachen können.',
  'Your email address (optional)': 'Ihre E-Mail-Adresse (optional)',
  'Your email address is confirmed already.': 'Ihre E-Mail-Adresse ist bereits bestätigt.',
  'Your email address was changed.': 'Ihre E-Mail-Adresse wurde geändert.',
  'Your files': 'Ihre Dateien',
  'Your files are ready, but nothing has been done with them yet. Press the button that starts the work.':
    'Ihre Dateien sind bereit, aber es wurde noch nichts mit ihnen gemacht. Drücken Sie die Schaltfläche, die die Arbeit startet.',
  'Your files are stored by': 'Ihre Dateien werden gespeichert von',
  'Your files are yours': 'Ihre Dateien gehören Ihnen',
  'Your files are yours. They are kept for {fileLifetime} at most, nobody reads them, and no page of this site loads trackers, advertising or fonts from elsewhere.':
    'Ihre Dateien gehören Ihnen. Sie werden höchstens {fileLifetime} aufbewahrt, niemand liest sie, und keine Seite dieser Website lädt Tracker, Werbung oder Schriften von anderswo.',
  'Your first name': 'Ihr Vorname',
  'Your last name': 'Ihr Nachname',
  'Your last payment failed': 'Ihre letzte Zahlung ist fehlgeschlagen',
  'Your links': 'Ihre Links',
  'Your message': 'Ihre Nachricht',
  'Your message is stored, but our mail server does not answer right now: the link comes by email later. Please keep it, too.':
    'Ihre Nachricht ist gespeichert, aber unser Mailserver antwortet gerade nicht: Der Link kommt später per E-Mail. Bitte bewahren Sie ihn auch selbst auf.',
  'Your message was sent': 'Ihre Nachricht wurde gesendet',
  'Your messages are sent to {host}, which puts the answers into words.':
    'Ihre Nachrichten werden an {host} gesendet, wo die Antworten in Worte gefasst werden.',
  'Your name': 'Ihr Name',
  'Your name must have at most {max, plural, one {# character} other {# characters}}.':
    'Ihr Name darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  'Your new key “{name}”': 'Ihr neuer Schlüssel „{name}“',
  'Your order': 'Ihre Bestellung',
  'Your own words must be a list of up to 2,000 words.':
    'Ihre eigenen Wörter müssen eine Liste von höchstens 2.000 Wörtern sein.',
  'Your pages stay on this phone.': 'Ihre Seiten bleiben auf diesem Handy.',
  'Your passphrase': 'Ihre Passphrase',
  'Your password': 'Ihr Passwort',
  'Your password was changed': 'Ihr Passwort wurde geändert',
  'Your phone is connected.': 'Ihr Handy ist verbunden.',
  'Your plan': 'Ihr Tarif',
  'Your profile, sessions, passkeys and API keys are deleted, and so are your usage counts; a running subscription is cancelled. Your files are deleted when they expire, as always.':
    'Ihr Profil, Ihre Sitzungen, Passkeys und API-Schlüssel werden gelöscht, ebenso Ihre Nutzungszähler; ein laufendes Abonnement wird gekündigt. Ihre Dateien werden wie immer gelöscht, wenn sie ablaufen.',
  'Your profile, sessions, passkeys and API keys are deleted. Your files are deleted when they expire, as always.':
    'Ihr Profil, Ihre Sitzungen, Passkeys und API-Schlüssel werden gelöscht. Ihre Dateien werden wie immer gelöscht, wenn sie ablaufen.',
  'Your profile, sign-in, API keys and data.': 'Ihr Profil, Ihre Anmeldung, API-Schlüssel und Daten.',
  'Your question': 'Ihre Frage',
  'Your rights': 'Ihre Rechte',
  "Your settings and drafts (theme, options of a tool, the scanner's list with its photos) stay in your browser's own storage and are not sent. So do the files you chose and how far you were, so that a reload loses nothing: for a day, until you remove them from the list, or until you sign out. Passwords are not kept. There is no cookie for advertising or statistics.":
    'Ihre Einstellungen und Entwürfe (Farbschema, Optionen eines Werkzeugs, die Liste des Scanners mit ihren Fotos) bleiben im eigenen Speicher Ihres Browsers und werden nicht gesendet. Ebenso die Dateien, die Sie ausgewählt haben, und wie weit Sie waren, damit beim Neuladen nichts verloren geht: einen Tag lang, bis Sie sie aus der Liste entfernen oder bis Sie sich abmelden. Passwörter werden nicht aufbewahrt. Es gibt kein Cookie für Werbung oder Statistik.',
  'Your short link': 'Ihr Kurzlink',
  'Your sign-in could not be checked': 'Ihre Anmeldung konnte nicht geprüft werden',
  'Your signature': 'Ihre Unterschrift',
  'Your subscription continues': 'Ihr Abonnement läuft weiter',
  'Your subscription is already Pro Annual, so nothing was changed.':
    'Ihr Abonnement ist bereits Pro Annual, daher wurde nichts geändert.',
  'Your subscription is already Pro Monthly, so nothing was changed.':
    'Ihr Abonnement ist bereits Pro Monthly, daher wurde nichts geändert.',
  'Your subscription is cancelled': 'Ihr Abonnement ist gekündigt',
  'Your tasks': 'Ihre Aufgaben',
  'Your text': 'Ihr Text',
  'Your text goes to an AI model on this server, and to nobody else.':
    'Ihr Text geht an ein KI-Modell auf diesem Server und an niemanden sonst.',
  "Your text goes to an AI model on this site's own network, and to nobody else.":
    'Ihr Text geht an ein KI-Modell im eigenen Netz dieser Website und an niemanden sonst.',
  'Your text goes to {name} ({host}).': 'Ihr Text geht an {name} ({host}).',
  'Your text goes to {name} on this server, and to nobody else.':
    'Ihr Text geht an {name} auf diesem Server und an niemanden sonst.',
  "Your text goes to {name} on this site's own network, and to nobody else.":
    'Ihr Text geht an {name} im eigenen Netz dieser Website und an niemanden sonst.',
  'Your text goes to {provider}.': 'Ihr Text geht an {provider}.',
  'Your text stays in this browser: it is still here when you come back, until you clear it.':
    'Ihr Text bleibt in diesem Browser: Er ist noch da, wenn Sie wiederkommen, bis Sie ihn leeren.',
  'Your text stays on this server.': 'Ihr Text bleibt auf diesem Server.',
  'Your ticket': 'Ihr Ticket',
  'Your tickets': 'Ihre Tickets',
  'Your translation appears here.': 'Ihre Übersetzung erscheint hier.',
  'Your trial continues until {trialEndsAt}; then it is {price}.':
    'Ihre Testphase läuft bis {trialEndsAt} weiter; danach kostet es {price}.',
  'Your work goes first when the server is busy': 'Ihre Aufträge kommen zuerst, wenn der Server ausgelastet ist',
  'Your {max} free {uses} for this month are used up; more from the first of next month (UTC).':
    'Ihre {max} kostenlosen {uses} für diesen Monat sind aufgebraucht; weitere ab dem Ersten des nächsten Monats (UTC).',
  'Your {max} free {uses} for today are used up; more from tomorrow (midnight UTC).':
    'Ihre {max} kostenlosen {uses} für heute sind aufgebraucht; weitere ab morgen (Mitternacht UTC).',
  'Yours to keep': 'Zum Behalten',
  'Yours to run': 'Selbst zu betreiben',
  ZIP: 'ZIP',
  'Zone must be a time zone such as Europe/Berlin.': 'Die Zone muss eine Zeitzone wie Europe/Berlin sein.',
  Zoom: 'Zoom',
  'Zoom in': 'Vergrößern',
  'Zoom out': 'Verkleinern',
  'a CSV file': 'eine CSV-Datei',
  'a PDF': 'ein PDF',
  'a base address (xml:base)': 'eine Basisadresse (xml:base)',
  'a cookie with the language that you chose at the foot of a page, if you chose one.':
    'ein Cookie mit der Sprache, die Sie am Fuß einer Seite gewählt haben, falls Sie eine gewählt haben.',
  'a document': 'ein Dokument',
  'a link to something outside of it ({link})': 'einen Link nach außen ({link})',
  'a logo': 'ein Logo',
  'a method of compression': 'ein Komprimierungsverfahren',
  'a month': 'pro Monat',
  'a rare kind of JPEG coding': 'eine seltene Art der JPEG-Codierung',
  'a script': 'ein Skript',
  'a script in a link': 'ein Skript in einem Link',
  'a script in its styles': 'ein Skript in seinen Stilen',
  'a session cookie while you are signed in, and a mark that tells the page to ask who you are;':
    'ein Sitzungs-Cookie, während Sie angemeldet sind, und ein Kennzeichen, das der Seite sagt, dass sie fragen soll, wer Sie sind;',
  'a signed device cookie once you have signed in, which is sent when you sign in again and never otherwise: wrong passwords that others try elsewhere do not lock you out here;':
    'ein signiertes Geräte-Cookie, sobald Sie sich angemeldet haben, das gesendet wird, wenn Sie sich erneut anmelden, und sonst nie: Falsche Passwörter, die andere anderswo versuchen, sperren Sie hier nicht aus;',
  'a signed visitor cookie when you send a file or write in the support chat without being signed in.':
    'ein signiertes Besucher-Cookie, wenn Sie eine Datei senden oder im Support-Chat schreiben, ohne angemeldet zu sein.',
  'a signed visitor cookie when you use a tool that has an allowance, send a file or write in the support chat without being signed in.':
    'ein signiertes Besucher-Cookie, wenn Sie ein Werkzeug mit einem Kontingent verwenden, eine Datei senden oder im Support-Chat schreiben, ohne angemeldet zu sein.',
  'a stylesheet from outside (@import)': 'ein Stylesheet von außen (@import)',
  'a text': 'ein Text',
  'a tool without an article': 'ein Werkzeug ohne Artikel',
  'a year': 'pro Jahr',
  'aLtErNaTiNg cAsE': 'wEcHsElNd',
  'about a second': 'etwa eine Sekunde',
  'about beyond college': 'etwa über Hochschulniveau',
  'about college': 'etwa Hochschulniveau',
  'about first years of school': 'etwa die ersten Schuljahre',
  'about year {year} of school': 'etwa {year}. Schuljahr',
  'about {minutes, plural, one {# minute} other {# minutes}}':
    'etwa {minutes, plural, one {# Minute} other {# Minuten}}',
  'about {seconds, plural, one {# second} other {# seconds}}':
    'etwa {seconds, plural, one {# Sekunde} other {# Sekunden}}',
  active: 'aktiv',
  'adding notes': 'Notizen hinzufügen',
  address: 'Adresse',
  'address of the image': 'Adresse des Bildes',
  'addresses without a page': 'Adressen ohne Seite',
  'after must be the id of a message.': 'after muss die ID einer Nachricht sein.',
  'almost full: uploads are refused': 'fast voll: Uploads werden abgelehnt',
  'an AI': 'eine KI',
  'an animated link or event handler ({name})': 'einen animierten Link oder Event-Handler ({name})',
  'an archive': 'ein Archiv',
  'an attachment': 'ein Anhang',
  'an event handler ({name})': 'einen Event-Handler ({name})',
  'an image': 'ein Bild',
  'an image from outside in its styles': 'ein Bild von außen in seinen Stilen',
  'an uncommon packing method': 'ein ungewöhnliches Packverfahren',
  'an unknown encryption': 'eine unbekannte Verschlüsselung',
  and: 'und',
  'and more': 'und weitere',
  'and {more} more': 'und {more} weitere',
  'another font': 'eine andere Schrift',
  answer: 'Antwort',
  'any value': 'beliebiger Wert',
  'assigned to {assignee}': 'zugewiesen an {assignee}',
  'at least {percent}% smaller': 'mindestens {percent} % kleiner',
  'at {provider}': 'bei {provider}',
  'attack the site, go around its limits, or use it so heavily that others cannot;':
    'die Website angreifen, ihre Grenzen umgehen oder sie so stark nutzen, dass andere es nicht können;',
  'authority {authority}': 'Autorität {authority}',
  auto: 'auto',
  automatic: 'automatisch',
  'background picture': 'Hintergrundbild',
  'backup codes': 'Backup-Codes',
  'being sent': 'wird gesendet',
  blocked: 'gesperrt',
  'by email': 'per E-Mail',
  'by {actor}': 'von {actor}',
  'cannot be drawn': 'kann nicht gezeichnet werden',
  'certificate encryption': 'Zertifikatsverschlüsselung',
  changing: 'Ändern',
  characters: 'Zeichen',
  'choose a device, a language or a country.': 'Wählen Sie ein Gerät, eine Sprache oder ein Land.',
  clarity: 'Klarheit',
  code: 'Code',
  'colour {code}': 'Farbe {code}',
  'content of the code': 'Inhalt des Codes',
  conversion: 'Konvertierung',
  conversions: 'Konvertierungen',
  'copying text': 'Text kopieren',
  'could not be kept in this browser.': 'konnte nicht in diesem Browser aufbewahrt werden.',
  critical: 'kritisch',
  'dark: visitors, light: more clicks; highest {most}': 'dunkel: Besucher, hell: weitere Klicks; Höchstwert {most}',
  degraded: 'eingeschränkt',
  deleted: 'gelöscht',
  'difficulty: {difficulty} of 10': 'Schwierigkeit: {difficulty} von 10',
  documents: 'Dokumente',
  done: 'fertig',
  'draft for {platform}': 'Entwurf für {platform}',
  'email to you until it is sent, a day at most;': 'E-Mails an Sie, bis sie gesendet sind, höchstens einen Tag;',
  encryption: 'Verschlüsselung',
  'enter a public address such as https://example.com.':
    'Geben Sie eine öffentliche Adresse wie https://example.com ein.',
  'enter the country as a code such as DE or US.': 'Geben Sie das Land als Code wie DE oder US ein.',
  'enter the language as a code such as de or en.': 'Geben Sie die Sprache als Code wie de oder en ein.',
  'every page looks identical': 'jede Seite sieht identisch aus',
  'everyone.': 'alle.',
  'everyone. With an API key or signed in, it counts for that account.':
    'alle. Mit einem API-Schlüssel oder angemeldet zählt es für dieses Konto.',
  'everything else': 'alles andere',
  expired: 'abgelaufen',
  failed: 'fehlgeschlagen',
  failing: 'gestört',
  'fewer words': 'weniger Wörter',
  file: 'Datei',
  'file formats it reads': 'lesbare Dateiformate',
  'file formats they read': 'Dateiformate, die sie lesen',
  files: 'Dateien',
  'files processed here': 'Dateien hier verarbeitet',
  'filling in forms': 'Formulare ausfüllen',
  "for a report, the number, tool and error of the failed job. Never its file, nor the file's name.":
    'bei einer Meldung die Nummer, das Werkzeug und den Fehler des fehlgeschlagenen Auftrags. Nie seine Datei und auch nicht den Namen der Datei.',
  'from searches here': 'aus Suchen hier',
  'from the AI provider': 'vom KI-Anbieter',
  'given Pro until {date}': 'hat Pro erhalten bis {date}',
  'has expired: files are deleted from the server after a while.':
    'ist abgelaufen: Dateien werden nach einiger Zeit vom Server gelöscht.',
  'help articles': 'Hilfeartikel',
  high: 'hoch',
  'how often you used tools that have an allowance and, where the same file counts once, a mark by which it is known again until the day or month is over (a keyed hash: it tells nothing of the file);':
    'wie oft Sie Werkzeuge mit einem Kontingent verwendet haben und, wo dieselbe Datei nur einmal zählt, ein Kennzeichen, an dem sie wiedererkannt wird, bis der Tag oder Monat vorbei ist (ein mit Schlüssel gebildeter Hash: Er verrät nichts über die Datei);',
  'https://example.com, or any text': 'https://example.com oder beliebiger Text',
  'https://example.com/a/very/long/path': 'https://example.com/ein/sehr/langer/pfad',
  'https://…': 'https://…',
  identical: 'identisch',
  idle: 'untätig',
  image: 'Bild',
  'image with marked scratches': 'Bild mit markierten Kratzern',
  images: 'Bilder',
  'improved text': 'verbesserter Text',
  'in preparation': 'in Vorbereitung',
  'in the path': 'im Pfad',
  'in the query': 'in der Abfrage',
  'instead of': 'statt',
  'is locked': 'ist gesperrt',
  'is locked. Its password is used for this file only and kept nowhere.':
    'ist gesperrt. Das Passwort wird nur für diese Datei verwendet und nirgends aufbewahrt.',
  'isPaused must be true or false.': 'isPaused muss true oder false sein.',
  'isSpam must be true or false.': 'isSpam muss true oder false sein.',
  'jobs done here': 'Aufträge hier erledigt',
  'just now': 'gerade eben',
  'leads to {url}': 'führt zu {url}',
  'left out': 'ausgelassen',
  'less than a second': 'weniger als eine Sekunde',
  link: 'Link',
  'link of the ticket': 'Link des Tickets',
  'link to this palette': 'Link zu dieser Palette',
  'link to this recipe': 'Link zu diesem Rezept',
  links: 'Links',
  list: 'Liste',
  'list of passphrases': 'Liste der Passphrasen',
  'list of passwords': 'Liste der Passwörter',
  'list of {entries}': 'Liste von {entries}',
  locked: 'gesperrt',
  'locked against changes': 'gegen Änderungen gesperrt',
  'locked with a password': 'mit Passwort gesperrt',
  'longer than the universe has existed': 'länger, als das Universum besteht',
  low: 'niedrig',
  'lower case': 'kleinbuchstaben',
  'made {created}, last used {used}': 'erstellt {created}, zuletzt verwendet {used}',
  'made {created}, not used yet': 'erstellt {created}, noch nicht verwendet',
  mask: 'Maske',
  'maybe not smaller': 'vielleicht nicht kleiner',
  medium: 'mittel',
  'merge, passport photo, password …': 'zusammenfügen, Passbild, Passwort …',
  'merge, password …': 'zusammenfügen, Passwort …',
  'minutes of reading': 'Minuten Lesezeit',
  'minutes of speech': 'Minuten Sprechzeit',
  'most changed page {percent} alike': 'am stärksten geänderte Seite zu {percent} gleich',
  'movable corner': 'verschiebbare Ecke',
  'near {color}': 'nahe {color}',
  never: 'nie',
  no: 'nein',
  'no email address': 'keine E-Mail-Adresse',
  'no sentence of the text is like this': 'kein Satz des Textes ist so',
  'nobody else: they stay on the server of this site': 'niemandem sonst: Sie bleiben auf dem Server dieser Website',
  'nobody: no text leaves the server of this site': 'niemanden: Kein Text verlässt den Server dieser Website',
  'nobody: no text or image leaves the server of this site':
    'niemanden: Kein Text oder Bild verlässt den Server dieser Website',
  'nobody: nothing can be bought on this site': 'niemandem: Auf dieser Website kann nichts gekauft werden',
  'nobody: this site sends no email': 'niemanden: Diese Website sendet keine E-Mails',
  'nobody: this site shows no advertisements': 'niemandem: Diese Website zeigt keine Werbung',
  'not collected': 'nicht eingezogen',
  'not set up': 'nicht eingerichtet',
  'not smaller': 'nicht kleiner',
  number: 'Zahl',
  object: 'Objekt',
  'of 100; higher is easier': 'von 100; höher ist leichter',
  'of page {number}': 'von Seite {number}',
  'of your own': 'eigene',
  'of {count}': 'von {count}',
  off: 'aus',
  on: 'auf',
  'on average': 'im Durchschnitt',
  'on the ticket page': 'auf der Ticketseite',
  'on {day} (UTC)': 'am {day} (UTC)',
  'one of these options must be chosen.': 'eine dieser Optionen muss gewählt werden.',
  'open this link to choose a new password:': 'öffnen Sie diesen Link, um ein neues Passwort zu wählen:',
  opening: 'wird geöffnet',
  or: 'oder',
  'or drop and paste them anywhere on this page': 'oder irgendwo auf dieser Seite ablegen oder einfügen',
  'page {page}': 'Seite {page}',
  'page {percent} alike': 'Seite zu {percent} gleich',
  'pageVisits must be a list of texts.': 'pageVisits muss eine Liste von Texten sein.',
  'pageVisits takes at most 50 pages.': 'pageVisits nimmt höchstens 50 Seiten auf.',
  paid: 'bezahlt',
  palette: 'Palette',
  paragraphs: 'Absätze',
  passphrase: 'Passphrase',
  password: 'Passwort',
  paused: 'pausiert',
  pending: 'ausstehend',
  'pending, becomes {willBe}': 'ausstehend, wird {willBe}',
  photo: 'Foto',
  photos: 'Fotos',
  picture: 'Bild',
  pixels: 'Pixel',
  'place {place}, {name}': 'Platz {place}, {name}',
  'please open this link to confirm your email address:':
    'bitte öffnen Sie diesen Link, um Ihre E-Mail-Adresse zu bestätigen:',
  printing: 'Drucken',
  'questions answered': 'beantwortete Fragen',
  ready: 'bereit',
  removed: 'entfernt',
  'reordering pages': 'Seiten umordnen',
  required: 'erforderlich',
  running: 'läuft',
  'running without a restart': 'Laufzeit ohne Neustart',
  scan: 'Scan',
  'scanned page': 'gescannte Seite',
  scans: 'Scans',
  'searches: {volume}': 'Suchen: {volume}',
  secret: 'Geheimnis',
  'sell access to it as if it were yours.': 'den Zugang zu ihr verkaufen, als wäre es Ihre eigene.',
  sent: 'gesendet',
  'sent {time}': 'gesendet {time}',
  sentences: 'Sätze',
  'set here': 'hier gesetzt',
  settings: 'Einstellungen',
  'several parts': 'mehrere Teile',
  'short link': 'Kurzlink',
  'short link {code}': 'Kurzlink {code}',
  'signed: merging breaks the signature': 'signiert: Zusammenfügen macht die Signatur ungültig',
  'since {date}': 'seit {date}',
  'since {since}, last seen {seen}': 'seit {since}, zuletzt gesehen {seen}',
  'somebody tried to register with this email address, which has an account already. Was it you? Then sign in:':
    'jemand hat versucht, sich mit dieser E-Mail-Adresse zu registrieren, die bereits ein Konto hat. Waren Sie das? Dann melden Sie sich an:',
  'somebody, we hope you, asked again for the newsletter of {site}. You get it already, so there is nothing to do.':
    'jemand, hoffentlich Sie selbst, hat den Newsletter von {site} erneut mit dieser E-Mail-Adresse angefordert. Sie bekommen ihn bereits, daher ist nichts zu tun.',
  'somebody, we hope you, asked for the newsletter of {site} with this email address. To get it, please open this link:':
    'jemand, hoffentlich Sie selbst, hat mit dieser E-Mail-Adresse den Newsletter von {site} angefordert. Um ihn zu bekommen, öffnen Sie bitte diesen Link:',
  'somebody, we hope you, registered on {site} with this email address. If it was you, please open this link to confirm it:':
    'jemand, hoffentlich Sie selbst, hat sich mit dieser E-Mail-Adresse auf {site} registriert. Wenn Sie das waren, öffnen Sie bitte diesen Link, um sie zu bestätigen:',
  'somebody, we hope you, wants to use this email address for their account on {site}. If it was you, please open this link:':
    'jemand, hoffentlich Sie selbst, möchte diese E-Mail-Adresse für sein Konto auf {site} verwenden. Wenn Sie das waren, öffnen Sie bitte diesen Link:',
  'somebody, we hope you, wrote to {site} with this email address. Your message has the number {number}. To read it again, to add something or to see our answer, please open':
    'jemand, hoffentlich Sie selbst, hat mit dieser E-Mail-Adresse an {site} geschrieben. Ihre Nachricht hat die Nummer {number}. Um sie noch einmal zu lesen, etwas zu ergänzen oder unsere Antwort zu sehen, öffnen Sie bitte',
  stopped: 'angehalten',
  'submitted or active': 'eingereicht oder aktiv',
  summary: 'Zusammenfassung',
  text: 'Text',
  'the browser and language it came from, the kind of account, and which account or visitor cookie wrote it, so that you find it again;':
    'den Browser und die Sprache, aus denen sie kam, die Art des Kontos und welches Konto oder Besucher-Cookie sie geschrieben hat, damit Sie sie wiederfinden;',
  'the form does not let this field be changed: it is read-only.':
    'das Formular lässt nicht zu, dass dieses Feld geändert wird: Es ist schreibgeschützt.',
  'the half hour, the country, the host of the page with the link, the kind of device, the browser, the system and the language: nothing that says who it was;':
    'die halbe Stunde, das Land, den Host der Seite mit dem Link, die Art des Geräts, den Browser, das System und die Sprache: nichts, was sagt, wer es war;',
  'the host of the page that led you here, the kind of device, the browser and the language, and the name of a campaign if the link has one;':
    'den Host der Seite, die Sie hierher geführt hat, die Art des Geräts, den Browser und die Sprache sowie den Namen einer Kampagne, falls der Link einen hat;',
  'the identifiers under which the payment service knows you, if you paid. Never your card.':
    'die Kennungen, unter denen der Zahlungsdienst Sie kennt, falls Sie bezahlt haben. Nie Ihre Karte.',
  'the means you set up to sign in: passkeys, the secret of your authenticator app, hashes of your API keys;':
    'die Mittel, die Sie zur Anmeldung eingerichtet haben: Passkeys, das Geheimnis Ihrer Authenticator-App, Hashes Ihrer API-Schlüssel;',
  'the old {name} method': 'das alte Verfahren {name}',
  'the packing method {method}': 'das Packverfahren {method}',
  'the password of your account on {site} was changed, and every other session was signed out. If this was not you, choose a new one at once:':
    'das Passwort Ihres Kontos auf {site} wurde geändert, und jede andere Sitzung wurde abgemeldet. Wenn Sie das nicht waren, wählen Sie sofort ein neues:',
  'the words of a search on this site that found nothing, up to four and only if they are plain words. Nobody sees them before three people have searched for the same.':
    'die Wörter einer Suche auf dieser Website, die nichts gefunden hat, höchstens vier und nur, wenn es einfache Wörter sind. Niemand sieht sie, bevor drei Personen nach demselben gesucht haben.',
  'the {name} method': 'das Verfahren {name}',
  'this field has several options: {options}.': 'dieses Feld hat mehrere Optionen: {options}.',
  'this field is for a digital signature, which cannot be typed.':
    'dieses Feld ist für eine digitale Signatur, die sich nicht eintippen lässt.',
  'this field takes a file, not a text.': 'dieses Feld nimmt eine Datei auf, keinen Text.',
  'this field takes a text.': 'dieses Feld nimmt einen Text auf.',
  'this field takes one of its options, as a text.': 'dieses Feld nimmt eine seiner Optionen als Text an.',
  'this field takes only one option.': 'dieses Feld nimmt nur eine Option an.',
  'this field takes true, false or one of its options.': 'dieses Feld nimmt true, false oder eine seiner Optionen an.',
  'this field takes up to {limit} characters, and the text has {length}.':
    'dieses Feld fasst bis zu {limit} Zeichen, und der Text hat {length}.',
  'this is a button, which has no value.': 'dies ist eine Schaltfläche, die keinen Wert hat.',
  'to be paid': 'zu zahlen',
  'to page {page}': 'zu Seite {page}',
  'to the window': 'an das Fenster',
  tone: 'Ton',
  tools: 'Werkzeuge',
  'toolsUsed must be a list of texts.': 'toolsUsed muss eine Liste von Texten sein.',
  'toolsUsed takes at most 50 tools.': 'toolsUsed nimmt höchstens 50 Werkzeuge auf.',
  total: 'gesamt',
  trackers: 'Tracker',
  translation: 'Übersetzung',
  'true or false': 'true oder false',
  'turned by {degrees}°': 'um {degrees}° gedreht',
  'turned by {rotation} degrees': 'um {rotation} Grad gedreht',
  'under a minute': 'unter einer Minute',
  unlocked: 'entsperrt',
  'until the end of the day, a hash of network address and browser, made with a key that is deleted with it, so that a visitor counts once a day.':
    'bis zum Ende des Tages einen Hash aus Netzwerkadresse und Browser, gebildet mit einem Schlüssel, der mit ihm gelöscht wird, damit ein Besucher einmal am Tag zählt.',
  'until your files are deleted': 'bis Ihre Dateien gelöscht werden',
  'until {date}': 'bis {date}',
  'up to {max, plural, one {# character} other {# characters}}':
    'bis zu {max, plural, one {# Zeichen} other {# Zeichen}}',
  'up to {max, plural, one {# entry} other {# entries}}': 'bis zu {max, plural, one {# Eintrag} other {# Einträge}}',
  'up to {max}': 'bis zu {max}',
  'up to {size}': 'bis zu {size}',
  'use the site to harm others: malware, deceit, harassment, or links to such things;':
    'die Website nutzen, um anderen zu schaden: Schadsoftware, Täuschung, Belästigung oder Links zu solchen Dingen;',
  'used up': 'aufgebraucht',
  void: 'storniert',
  'waiting for its turn': 'wartet, bis sie an der Reihe ist',
  warning: 'Warnung',
  'was changed, moved or deleted on this device after you chose it.':
    'wurde auf diesem Gerät geändert, verschoben oder gelöscht, nachdem Sie sie ausgewählt hatten.',
  'was damaged, repaired': 'war beschädigt, repariert',
  'was “{originalPath}”': 'war „{originalPath}“',
  'where you are signed in: the time, the address and the browser of each session, so that you can end it;':
    'wo Sie angemeldet sind: Zeit, Adresse und Browser jeder Sitzung, damit Sie sie beenden können;',
  'which page was opened, which tool was used, whether somebody registered, subscribed or clicked on an advertisement: not what you did there, and never a file or its name;':
    'welche Seite geöffnet wurde, welches Werkzeug verwendet wurde, ob sich jemand registriert, etwas abonniert oder auf eine Werbung geklickt hat: nicht, was Sie dort getan haben, und nie eine Datei oder deren Namen;',
  'which page was opened, which tool was used, whether somebody registered: not what you did there, and never a file or its name;':
    'welche Seite geöffnet wurde, welches Werkzeug verwendet wurde, ob sich jemand registriert hat: nicht, was Sie dort getan haben, und nie eine Datei oder deren Namen;',
  'whole number': 'ganze Zahl',
  'with Pro': 'mit Pro',
  'within {time}': 'innerhalb von {time}',
  'without a date': 'ohne Termin',
  words: 'Wörter',
  'work on files, texts or links that you have no right to use, or that are unlawful to have;':
    'Dateien, Texte oder Links bearbeiten, zu deren Nutzung Sie kein Recht haben oder deren Besitz rechtswidrig ist;',
  works: 'funktioniert',
  yes: 'ja',
  'you, signed in on the site. An API key is not enough.':
    'Sie, auf der Website angemeldet. Ein API-Schlüssel genügt nicht.',
  'you@example.com': 'sie@example.com',
  'your account on {site} now has another email address. If this was not you, please tell the operator of the site at once.':
    'Ihr Konto auf {site} hat jetzt eine andere E-Mail-Adresse. Wenn Sie das nicht waren, teilen Sie es bitte sofort dem Betreiber der Website mit.',
  'your colour': 'Ihre Farbe',
  'your message and our answers, your name and your email address, as you gave them;':
    'Ihre Nachricht und unsere Antworten, Ihren Namen und Ihre E-Mail-Adresse, wie Sie sie angegeben haben;',
  'your plan, and until when an administrator gave you Pro;':
    'Ihren Tarif und bis wann ein Administrator Ihnen Pro gegeben hat;',
  'your username and email address, and your password as a hash that cannot be turned back;':
    'Ihren Benutzernamen und Ihre E-Mail-Adresse sowie Ihr Passwort als Hash, der sich nicht zurückrechnen lässt;',
  '{aboutReport} Nothing is posted or sent without you.':
    '{aboutReport} Nichts wird ohne Sie veröffentlicht oder gesendet.',
  '{actor} added a note': '{actor} hat eine Notiz hinzugefügt',
  '{actor} answered': '{actor} hat geantwortet',
  '{actor} answered and set it to {state}': '{actor} hat geantwortet und sie auf {state} gesetzt',
  '{actor} assigned it to {to}': '{actor} hat sie {to} zugewiesen',
  '{actor} changed the severity from {from} to {to}': '{actor} hat den Schweregrad von {from} auf {to} geändert',
  '{actor} changed the state from {from} to {to}': '{actor} hat den Status von {from} auf {to} geändert',
  '{actor} marked it as spam': '{actor} hat sie als Spam markiert',
  '{actor} merged it into {number}': '{actor} hat sie in {number} überführt',
  '{actor} merged {number} into it': '{actor} hat {number} in sie überführt',
  '{actor} said it is no spam': '{actor} hat gesagt, dass es kein Spam ist',
  '{actor} took the assignment off': '{actor} hat die Zuweisung aufgehoben',
  '{actor} undid the merge': '{actor} hat die Zusammenführung rückgängig gemacht',
  '{all, plural, one {# change} other {# changes}}': '{all, plural, one {# Änderung} other {# Änderungen}}',
  '{all, plural, one {# change} other {# changes}}, {rejected} rejected':
    '{all, plural, one {# Änderung} other {# Änderungen}}, {rejected} abgelehnt',
  '{amount} a day': '{amount} pro Tag',
  '{amount} a month': '{amount} pro Monat',
  '{amount} left': '{amount} übrig',
  '{amount} to go': 'noch {amount}',
  '{amount} too many': '{amount} zu viel',
  '{annotations, plural, one {# annotation} other {# annotations}}':
    '{annotations, plural, one {# Anmerkung} other {# Anmerkungen}}',
  '{annotation} by {author}': '{annotation} von {author}',
  '{archives, plural, one {# archive inside is not opened.} other {# archives inside are not opened.}}':
    '{archives, plural, one {# enthaltenes Archiv wird nicht geöffnet.} other {# enthaltene Archive werden nicht geöffnet.}}',
  '{atOnce} at a time': '{atOnce} gleichzeitig',
  '{attachments, plural, one {# attachment} other {# attachments}}':
    '{attachments, plural, one {# Anhang} other {# Anhänge}}',
  '{attachments, plural, one {The attachment is only listed at the end, not included in the result.} other {# attachments are only listed at the end, not included in the result.}}':
    '{attachments, plural, one {Der Anhang ist nur am Ende aufgeführt, nicht im Ergebnis enthalten.} other {# Anhänge sind nur am Ende aufgeführt, nicht im Ergebnis enthalten.}}',
  '{author} · <time>{date}</time> · {readingMinutes} min read':
    '{author} · <time>{date}</time> · {readingMinutes} Min. Lesezeit',
  '{beforeLabel} (this browser cannot show it)': '{beforeLabel} (dieser Browser kann es nicht anzeigen)',
  '{before} or {choice}': '{before} oder {choice}',
  '{bits, plural, one {# bit} other {# bits}} of entropy.': '{bits, plural, one {# Bit} other {# Bit}} Entropie.',
  '{bits} bits per colour in a JPEG': '{bits} Bit pro Farbe in einem JPEG',
  '{bookmarks, plural, one {# bookmark} other {# bookmarks}}':
    '{bookmarks, plural, one {# Lesezeichen} other {# Lesezeichen}}',
  '{bound, plural, one {# of them changes an annotation of that PDF and cannot be kept.} other {# of them change annotations of that PDF and cannot be kept.}}':
    '{bound, plural, one {# davon ändert eine Anmerkung jenes PDFs und kann nicht behalten werden.} other {# davon ändern Anmerkungen jenes PDFs und können nicht behalten werden.}}',
  '{bound, plural, one {# of them changes an annotation of this PDF and cannot be kept.} other {# of them change annotations of this PDF and cannot be kept.}}':
    '{bound, plural, one {# davon ändert eine Anmerkung dieses PDFs und kann nicht behalten werden.} other {# davon ändern Anmerkungen dieses PDFs und können nicht behalten werden.}}',
  '{boxes, plural, one {# box} other {# boxes}}': '{boxes, plural, one {# Kasten} other {# Kästen}}',
  '{browser} on {system}': '{browser} auf {system}',
  '{brush} px': '{brush} px',
  '{bytes} unpacked': '{bytes} entpackt',
  '{change}, rejected': '{change}, abgelehnt',
  '{choice} (Ctrl+Enter)': '{choice} (Strg+Eingabe)',
  '{chosen} of {pages} chosen': '{chosen} von {pages} ausgewählt',
  '{clicks, plural, one {# click} other {# clicks}}': '{clicks, plural, one {# Klick} other {# Klicks}}',
  '{code} is deleted. Each of these can be restored for a day.':
    '{code} sind gelöscht. Jeder davon lässt sich einen Tag lang wiederherstellen.',
  '{code} is deleted. It can be restored for a day.':
    '{code} ist gelöscht. Der Link lässt sich einen Tag lang wiederherstellen.',
  '{commands, plural, one {# command that would have started a program or opened another file was left out.} other {# commands that would have started a program or opened another file were left out.}}':
    '{commands, plural, one {# Befehl, der ein Programm gestartet oder eine andere Datei geöffnet hätte, wurde ausgelassen.} other {# Befehle, die ein Programm gestartet oder eine andere Datei geöffnet hätten, wurden ausgelassen.}}',
  '{completed} of {total, plural, one {# file} other {# files}} completed':
    '{completed} von {total, plural, one {# Datei} other {# Dateien}} abgeschlossen',
  '{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed':
    '{completed} von {total, plural, one {# Datei} other {# Dateien}} abgeschlossen, {failed} fehlgeschlagen',
  '{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed.':
    '{completed} von {total, plural, one {# Datei} other {# Dateien}} abgeschlossen, {failed} fehlgeschlagen.',
  '{completed} of {total, plural, one {# file} other {# files}} completed.':
    '{completed} von {total, plural, one {# Datei} other {# Dateien}} abgeschlossen.',
  '{components} colour components': '{components} Farbkomponenten',
  '{confirmed} confirmed, {pending} not yet.': '{confirmed} bestätigt, {pending} noch nicht.',
  '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}, even with letters half as wide. Please shorten it.':
    '{count, plural, =0 {Zu lang} one {# Zeile zu lang} other {# Zeilen zu lang}}, selbst mit halb so breiten Buchstaben. Bitte kürzen Sie den Text.',
  '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}: letters are narrowed to about {percent}%.':
    '{count, plural, =0 {Zu lang} one {# Zeile zu lang} other {# Zeilen zu lang}}: Buchstaben werden auf etwa {percent} % verschmälert.',
  '{count, plural, one {# Term Read} other {# Terms Read}}':
    '{count, plural, one {# Begriff gelesen} other {# Begriffe gelesen}}',
  '{count, plural, one {# article found} other {# articles found}}':
    '{count, plural, one {# Artikel gefunden} other {# Artikel gefunden}}',
  '{count, plural, one {# attachment} other {# attachments}}': '{count, plural, one {# Anhang} other {# Anhänge}}',
  '{count, plural, one {# billion years} other {# billion years}}':
    '{count, plural, one {# Milliarde Jahre} other {# Milliarden Jahre}}',
  '{count, plural, one {# bookmark} other {# bookmarks}}': '{count, plural, one {# Lesezeichen} other {# Lesezeichen}}',
  '{count, plural, one {# call} other {# calls}}': '{count, plural, one {# Aufruf} other {# Aufrufe}}',
  '{count, plural, one {# change} other {# changes}} could not be made.':
    '{count, plural, one {# Änderung konnte} other {# Änderungen konnten}} nicht vorgenommen werden.',
  '{count, plural, one {# change} other {# changes}} to look at':
    '{count, plural, one {# Änderung} other {# Änderungen}} zum Prüfen',
  '{count, plural, one {# change} other {# changes}}. Look at each below.':
    '{count, plural, one {# Änderung} other {# Änderungen}}. Sehen Sie sich unten jede an.',
  '{count, plural, one {# character left} other {# characters left}}':
    '{count, plural, one {# Zeichen übrig} other {# Zeichen übrig}}',
  '{count, plural, one {# character too many} other {# characters too many}}':
    '{count, plural, one {# Zeichen zu viel} other {# Zeichen zu viel}}',
  '{count, plural, one {# character} other {# characters}}': '{count, plural, one {# Zeichen} other {# Zeichen}}',
  '{count, plural, one {# code found} other {# codes found}}':
    '{count, plural, one {# Code gefunden} other {# Codes gefunden}}',
  '{count, plural, one {# code scans} other {# codes scan}}':
    '{count, plural, one {# Code ist lesbar} other {# Codes sind lesbar}}',
  '{count, plural, one {# code scans} other {# codes scan}}, {unread} left out because they do not:':
    '{count, plural, one {# Code ist lesbar} other {# Codes sind lesbar}}, {unread} ausgelassen, weil nicht lesbar:',
  '{count, plural, one {# colour} other {# colours}}: {colors}':
    '{count, plural, one {# Farbe} other {# Farben}}: {colors}',
  '{count, plural, one {# column name stays as it was: a table and its formulas refer to it.} other {# column names stay as they were: tables and formulas refer to them.}}':
    '{count, plural, one {# Spaltenname blieb, wie er war: Eine Tabelle und ihre Formeln beziehen sich darauf.} other {# Spaltennamen blieben, wie sie waren: Tabellen und Formeln beziehen sich darauf.}}',
  '{count, plural, one {# day} other {# days}}': '{count, plural, one {# Tag} other {# Tage}}',
  '{count, plural, one {# file is} other {# files are}} in the ZIP, about as large as before':
    '{count, plural, one {# Datei ist} other {# Dateien sind}} im ZIP, etwa so groß wie vorher',
  '{count, plural, one {# file} other {# files}}': '{count, plural, one {# Datei} other {# Dateien}}',
  '{count, plural, one {# file} other {# files}} of the same name got a number, such as {example}.':
    '{count, plural, one {# Datei} other {# Dateien}} gleichen Namens bekamen eine Nummer, zum Beispiel {example}.',
  '{count, plural, one {# file} other {# files}} opened': '{count, plural, one {# Datei} other {# Dateien}} geöffnet',
  '{count, plural, one {# form field got a new name, so that no two share a value.} other {# form fields got a new name, so that no two share a value.}}':
    '{count, plural, one {# Formularfeld bekam einen neuen Namen, damit keine zwei einen Wert teilen.} other {# Formularfelder bekamen einen neuen Namen, damit keine zwei einen Wert teilen.}}',
  '{count, plural, one {# form field} other {# form fields}}':
    '{count, plural, one {# Formularfeld} other {# Formularfelder}}',
  '{count, plural, one {# hit} other {# hits}} replaced': '{count, plural, one {# Treffer} other {# Treffer}} ersetzt',
  '{count, plural, one {# hour} other {# hours}}': '{count, plural, one {# Stunde} other {# Stunden}}',
  '{count, plural, one {# image} other {# images}}': '{count, plural, one {# Bild} other {# Bilder}}',
  '{count, plural, one {# image} other {# images}}, one on each page':
    '{count, plural, one {# Bild} other {# Bilder}}, eines pro Seite',
  '{count, plural, one {# image} other {# images}}, {failures} failed':
    '{count, plural, one {# Bild} other {# Bilder}}, {failures} fehlgeschlagen',
  '{count, plural, one {# is stored uncompressed, as compression would not make it smaller.} other {# are stored uncompressed, as compression would not make them smaller.}}':
    '{count, plural, one {# ist unkomprimiert gespeichert, da die Komprimierung sie nicht kleiner machen würde.} other {# sind unkomprimiert gespeichert, da die Komprimierung sie nicht kleiner machen würde.}}',
  '{count, plural, one {# link of this browser is} other {# links of this browser are}} not in your account yet.':
    '{count, plural, one {# Link dieses Browsers ist} other {# Links dieses Browsers sind}} noch nicht in Ihrem Konto.',
  '{count, plural, one {# link} other {# links}}': '{count, plural, one {# Link} other {# Links}}',
  '{count, plural, one {# million years} other {# million years}}':
    '{count, plural, one {# Million Jahre} other {# Millionen Jahre}}',
  '{count, plural, one {# minute of reading} other {# minutes of reading}}':
    '{count, plural, one {# Minute Lesezeit} other {# Minuten Lesezeit}}',
  '{count, plural, one {# minute of speech} other {# minutes of speech}}':
    '{count, plural, one {# Minute Sprechzeit} other {# Minuten Sprechzeit}}',
  '{count, plural, one {# minute} other {# minutes}}': '{count, plural, one {# Minute} other {# Minuten}}',
  '{count, plural, one {# month} other {# months}}': '{count, plural, one {# Monat} other {# Monate}}',
  '{count, plural, one {# note or mark} other {# annotations}}':
    '{count, plural, one {# Notiz oder Markierung} other {# Anmerkungen}}',
  '{count, plural, one {# page could not be read and is unchanged.} other {# pages could not be read and are unchanged.}}':
    '{count, plural, one {# Seite konnte nicht gelesen werden und ist unverändert.} other {# Seiten konnten nicht gelesen werden und sind unverändert.}}',
  '{count, plural, one {# page has} other {# pages have}} arrived.':
    '{count, plural, one {# Seite ist} other {# Seiten sind}} angekommen.',
  '{count, plural, one {# page is} other {# pages are}} chosen: {chosen}':
    '{count, plural, one {# Seite ist} other {# Seiten sind}} ausgewählt: {chosen}',
  '{count, plural, one {# page is} other {# pages are}} in your list.':
    '{count, plural, one {# Seite ist} other {# Seiten sind}} in Ihrer Liste.',
  '{count, plural, one {# page} other {# pages}}': '{count, plural, one {# Seite} other {# Seiten}}',
  '{count, plural, one {# paragraph} other {# paragraphs}}': '{count, plural, one {# Absatz} other {# Absätze}}',
  '{count, plural, one {# passage} other {# passages}} to look at':
    '{count, plural, one {# Stelle} other {# Stellen}} zum Prüfen',
  '{count, plural, one {# photo} other {# photos}}': '{count, plural, one {# Foto} other {# Fotos}}',
  '{count, plural, one {# photo} other {# photos}}, {failures} failed':
    '{count, plural, one {# Foto} other {# Fotos}}, {failures} fehlgeschlagen',
  '{count, plural, one {# post} other {# posts}}': '{count, plural, one {# Beitrag} other {# Beiträge}}',
  '{count, plural, one {# result was} other {# results were}} deleted meanwhile.':
    '{count, plural, one {# Ergebnis wurde} other {# Ergebnisse wurden}} inzwischen gelöscht.',
  '{count, plural, one {# second} other {# seconds}}': '{count, plural, one {# Sekunde} other {# Sekunden}}',
  '{count, plural, one {# sentence was} other {# sentences were}} not translated: numbers, links or code would have been lost.':
    '{count, plural, one {# Satz wurde} other {# Sätze wurden}} nicht übersetzt: Zahlen, Links oder Code wären verloren gegangen.',
  '{count, plural, one {# sentence} other {# sentences}}': '{count, plural, one {# Satz} other {# Sätze}}',
  '{count, plural, one {# table is} other {# tables are}} in one file, separated by empty lines. XLSX has a sheet for each.':
    '{count, plural, one {# Tabelle ist} other {# Tabellen sind}} in einer Datei, durch Leerzeilen getrennt. XLSX hat für jede ein Blatt.',
  '{count, plural, one {# table} other {# tables}}': '{count, plural, one {# Tabelle} other {# Tabellen}}',
  '{count, plural, one {# thousand years} other {# thousand years}}':
    '{count, plural, one {# Tausend Jahre} other {# Tausend Jahre}}',
  '{count, plural, one {# tool} other {# tools}}': '{count, plural, one {# Werkzeug} other {# Werkzeuge}}',
  '{count, plural, one {# word} other {# words}}': '{count, plural, one {# Wort} other {# Wörter}}',
  '{count, plural, one {# year} other {# years}}': '{count, plural, one {# Jahr} other {# Jahre}}',
  '{count, plural, one {An image of the original cannot be shown by any program, and stayed as it is.} other {# images of the original cannot be shown by any program, and stayed as they are.}}':
    '{count, plural, one {Ein Bild des Originals kann von keinem Programm angezeigt werden und blieb, wie es war.} other {# Bilder des Originals können von keinem Programm angezeigt werden und blieben, wie sie waren.}}',
  '{count, plural, one {Could not be read, and so not be searched: page {pages}.} other {Could not be read, and so not be searched: pages {pages}.}}':
    '{count, plural, one {Konnte nicht gelesen und daher nicht durchsucht werden: Seite {pages}.} other {Konnten nicht gelesen und daher nicht durchsucht werden: Seiten {pages}.}}',
  '{count, plural, one {Page without text: {pages}. It is empty, or an image of text.} other {Pages without text: {pages}. They are empty, or images of text.}}':
    '{count, plural, one {Seite ohne Text: {pages}. Sie ist leer oder ein Bild von Text.} other {Seiten ohne Text: {pages}. Sie sind leer oder Bilder von Text.}}',
  '{count, plural, one {Page {listed} of this PDF holds} other {Pages {listed} of this PDF hold}} no text: empty, or an image of text such as a scan.':
    '{count, plural, one {Seite {listed} dieses PDFs enthält} other {Die Seiten {listed} dieses PDFs enthalten}} keinen Text: leer oder ein Bild von Text, etwa ein Scan.',
  '{count, plural, one {Page {pages} could not be read and is unchanged.} other {Pages {pages} could not be read and are unchanged.}}':
    '{count, plural, one {Seite {pages} konnte nicht gelesen werden und ist unverändert.} other {Die Seiten {pages} konnten nicht gelesen werden und sind unverändert.}}',
  '{count, plural, one {Page {pages} still has some colour: gradients and spot colours cannot be turned gray here.} other {Pages {pages} still have some colour: gradients and spot colours cannot be turned gray here.}}':
    '{count, plural, one {Seite {pages} hat noch etwas Farbe: Verläufe und Schmuckfarben lassen sich hier nicht in Grau umwandeln.} other {Die Seiten {pages} haben noch etwas Farbe: Verläufe und Schmuckfarben lassen sich hier nicht in Grau umwandeln.}}',
  '{count, plural, one {Page {pages} was not scanned here, so no text was read in it.} other {Pages {pages} were not scanned here, so no text was read in them.}}':
    '{count, plural, one {Seite {pages} wurde nicht hier gescannt, daher wurde darin kein Text gelesen.} other {Die Seiten {pages} wurden nicht hier gescannt, daher wurde darin kein Text gelesen.}}',
  '{count, plural, one {Page {pages} would have looked different, and was compressed more gently.} other {Pages {pages} would have looked different, and were compressed more gently.}}':
    '{count, plural, one {Seite {pages} hätte anders ausgesehen und wurde schonender komprimiert.} other {Die Seiten {pages} hätten anders ausgesehen und wurden schonender komprimiert.}}',
  '{count, plural, one {Start without it} other {Start without them}}':
    '{count, plural, one {Ohne sie beginnen} other {Ohne sie beginnen}}',
  '{count, plural, one {The file was} other {All # files were}} read back from the ZIP and verified.':
    '{count, plural, one {Die Datei wurde} other {Alle # Dateien wurden}} aus dem ZIP zurückgelesen und geprüft.',
  '{count, plural, one {Waiting: # job before yours} other {Waiting: # jobs before yours}}':
    '{count, plural, one {Warten: # Auftrag vor Ihrem} other {Warten: # Aufträge vor Ihrem}}',
  '{count, plural, one {You have used your free {one} for this month. The next comes {resets}.} other {You have used your # free {many} for this month. They come back {resets}.}} Pro users have no such limit.':
    '{count, plural, one {Sie haben Ihr kostenloses Kontingent für diesen Monat verbraucht (# {one}). Es erneuert sich {resets}.} other {Sie haben Ihr kostenloses Kontingent für diesen Monat verbraucht (# {many}). Es erneuert sich {resets}.}} Pro-Nutzer haben keine solche Grenze.',
  '{count, plural, one {You have used your free {one} for today. The next comes {resets}.} other {You have used your # free {many} for today. They come back {resets}.}} Pro users have no such limit.':
    '{count, plural, one {Sie haben Ihr kostenloses Kontingent für heute verbraucht (# {one}). Es erneuert sich {resets}.} other {Sie haben Ihr kostenloses Kontingent für heute verbraucht (# {many}). Es erneuert sich {resets}.}} Pro-Nutzer haben keine solche Grenze.',
  '{count, plural, one {Your edit is still here.} other {Your # edits are still here.}}':
    '{count, plural, one {Ihre Bearbeitung ist noch da.} other {Ihre # Bearbeitungen sind noch da.}}',
  '{count, plural, one {page {pages}} other {pages {pages}}}':
    '{count, plural, one {Seite {pages}} other {Seiten {pages}}}',
  '{count, plural, one {tool in the bag} other {tools in the bag}}':
    '{count, plural, one {Werkzeug in der Tasche} other {Werkzeuge in der Tasche}}',
  '{count, plural, one {{names} is locked and will be left out. Enter the password to take it in.} other {{names} are locked and will be left out. Enter the password to take them in.}}':
    '{count, plural, one {{names} ist gesperrt und wird ausgelassen. Geben Sie das Passwort ein, um die Datei aufzunehmen.} other {{names} sind gesperrt und werden ausgelassen. Geben Sie das Passwort ein, um die Dateien aufzunehmen.}}',
  '{count, plural, one {{pages} is a scan: an image of text without text behind it. In the result, it is an image as well.} other {{pages} are scans: images of text without text behind them. In the result, they are images as well.}}':
    '{count, plural, one {{pages} ist ein Scan: ein Bild von Text, ohne Text dahinter. Auch im Ergebnis ist es ein Bild.} other {{pages} sind Scans: Bilder von Text, ohne Text dahinter. Auch im Ergebnis sind es Bilder.}}',
  '{count, plural, one {{pages} is a scan: an image of text without text behind it. It is not in the result.} other {{pages} are scans: images of text without text behind them. They are not in the result.}}':
    '{count, plural, one {{pages} ist ein Scan: ein Bild von Text, ohne Text dahinter. Im Ergebnis ist es nicht enthalten.} other {{pages} sind Scans: Bilder von Text, ohne Text dahinter. Im Ergebnis sind sie nicht enthalten.}}',
  '{count, plural, one {{pages}: its text was recognised from its image; much of it may be wrong (confidence {confidence}%).} other {{pages}: their text was recognised from images; much of it may be wrong (confidence {confidence}%).}}':
    '{count, plural, one {{pages}: Der Text wurde aus dem Bild erkannt; vieles davon kann falsch sein (Konfidenz {confidence} %).} other {{pages}: Der Text wurde aus Bildern erkannt; vieles davon kann falsch sein (Konfidenz {confidence} %).}}',
  '{count, plural, one {{pages}: its text was recognised from its image; please check it where it matters.} other {{pages}: their text was recognised from images; please check it where it matters.}}':
    '{count, plural, one {{pages}: Der Text wurde aus dem Bild erkannt; bitte prüfen Sie ihn, wo es darauf ankommt.} other {{pages}: Der Text wurde aus Bildern erkannt; bitte prüfen Sie ihn, wo es darauf ankommt.}}',
  '{country} is not part of SEPA, so a payment code cannot hold this IBAN.':
    '{country} gehört nicht zu SEPA, daher kann ein Zahlungscode diese IBAN nicht enthalten.',
  '{count} before that': '{count} davor',
  '{count} blank': '{count} leer',
  '{count} by browsers that load ahead': '{count} von Browsern, die vorausladen',
  '{count} by chats for a preview': '{count} von Chats für eine Vorschau',
  '{count} by robots': '{count} von Robotern',
  '{count} different ones.': '{count} verschiedene.',
  '{count} found': '{count} gefunden',
  '{count} had text already': '{count} hatten schon Text',
  '{count} more': '{count} weitere',
  '{damaged, plural, one {# damaged page} other {# damaged pages}}':
    '{damaged, plural, one {# beschädigte Seite} other {# beschädigte Seiten}}',
  '{days, plural, one {# day} other {# days}}': '{days, plural, one {# Tag} other {# Tage}}',
  '{days, plural, one {Last day} other {Last # days}}': '{days, plural, one {Letzter Tag} other {Letzte # Tage}}',
  '{days, plural, one {The first day of your first subscription costs nothing.} other {The first # days of your first subscription cost nothing.}} You enter a card, nothing is charged, and if you cancel before the trial ends nothing ever will be.':
    '{days, plural, one {Der erste Tag Ihres ersten Abonnements kostet nichts.} other {Die ersten # Tage Ihres ersten Abonnements kosten nichts.}} Sie geben eine Karte ein, es wird nichts abgebucht, und wenn Sie vor dem Ende der Testphase kündigen, wird auch nie etwas abgebucht.',
  '{department} · {location} · {type} · since': '{department} · {location} · {type} · seit',
  '{done, plural, one {# edit saved.} other {# edits saved.}}':
    '{done, plural, one {# Bearbeitung gespeichert.} other {# Bearbeitungen gespeichert.}}',
  '{done} of {all} edits saved.': '{done} von {all} Bearbeitungen gespeichert.',
  '{done} of {all} files done': '{done} von {all} Dateien fertig',
  '{done} of {all} files done, {failed} failed': '{done} von {all} Dateien fertig, {failed} fehlgeschlagen',
  '{done} of {total, plural, one {# task} other {# tasks}}':
    '{done} von {total, plural, one {# Aufgabe} other {# Aufgaben}}',
  '{done} of {total}': '{done} von {total}',
  '{dpi} dpi': '{dpi} dpi',
  '{dueNowCents} today: free days are for once, and they were used before with this account, its address, this card or at this network.':
    '{dueNowCents} heute: Kostenlose Tage gibt es einmal, und sie wurden mit diesem Konto, seiner Adresse, dieser Karte oder in diesem Netz schon genutzt.',
  '{edits, plural, one {# edit} other {# edits}}': '{edits, plural, one {# Bearbeitung} other {# Bearbeitungen}}',
  '{edits, plural, one {# edit} other {# edits}} and {fields, plural, one {# filled form field} other {# filled form fields}}':
    '{edits, plural, one {# Bearbeitung} other {# Bearbeitungen}} und {fields, plural, one {# ausgefülltes Formularfeld} other {# ausgefüllte Formularfelder}}',
  '{edits, plural, one {Delete # edit} other {Delete # edits}}':
    '{edits, plural, one {# Bearbeitung löschen} other {# Bearbeitungen löschen}}',
  '{edits, plural, one {You have # edit on the PDF that is open.} other {You have # edits on the PDF that is open.}}':
    '{edits, plural, one {Sie haben # Bearbeitung am geöffneten PDF.} other {Sie haben # Bearbeitungen am geöffneten PDF.}}',
  '{edits, plural, one {Your # edit was made on that one.} other {Your # edits were made on that one.}}':
    '{edits, plural, one {Ihre # Bearbeitung wurde an jenem vorgenommen.} other {Ihre # Bearbeitungen wurden an jenem vorgenommen.}}',
  '{edit}, page {page}': '{edit}, Seite {page}',
  '{email} gets Pro for this many days, starting now.': '{email} bekommt Pro für so viele Tage, ab jetzt.',
  '{email} is in the setting ADMIN_EMAILS. Remove it there to revoke the role.':
    '{email} steht in der Einstellung ADMIN_EMAILS. Entfernen Sie die Adresse dort, um die Rolle zu entziehen.',
  '{email} is not an administrator of this site.': '{email} ist kein Administrator dieser Website.',
  '{email} is yours.': '{email} gehört Ihnen.',
  '{excess} over': '{excess} zu viel',
  '{expiresAt} is no date and time, such as 2027-01-31 12:00.':
    '{expiresAt} ist kein Datum mit Uhrzeit wie 2027-01-31 12:00.',
  '{failures} of {all} failed.': '{failures} von {all} fehlgeschlagen.',
  '{failure} What you wrote is kept.': '{failure} Was Sie geschrieben haben, bleibt erhalten.',
  '{features}. The quality of the results is the same on both plans.':
    '{features}. Die Qualität der Ergebnisse ist in beiden Tarifen dieselbe.',
  '{field} (page {page})': '{field} (Seite {page})',
  '{fileName} is damaged, or not the kind of file its name says. {message}':
    '{fileName} ist beschädigt oder nicht die Art von Datei, die der Name angibt. {message}',
  '{fileName} is now searchable.': '{fileName} ist jetzt durchsuchbar.',
  '{fileName} is over 100MB limit': '{fileName} überschreitet die Grenze von 100 MB',
  '{fileName} is ready.': '{fileName} ist fertig.',
  '{fileName} is too large. {who} can edit PDFs up to {maxBytes}.':
    '{fileName} ist zu groß. {who} können PDFs bis {maxBytes} bearbeiten.',
  '{fileName} is too large. {who} can merge files up to {maxBytes} each.':
    '{fileName} ist zu groß. {who} können Dateien bis jeweils {maxBytes} zusammenfügen.',
  '{fileName} is too large. {who} can place pictures up to {maxBytes}.':
    '{fileName} ist zu groß. {who} können Bilder bis {maxBytes} platzieren.',
  '{fileName} is too large: {who} can convert files up to {limit}.':
    '{fileName} ist zu groß: {who} können Dateien bis {limit} konvertieren.',
  '{filename} is ready.': '{filename} ist fertig.',
  '{files, plural, one {# file was left out: links, or files not found under the name listed.} other {# files were left out: links, or files not found under the name listed.}}':
    '{files, plural, one {# Datei wurde ausgelassen: Links oder Dateien, die unter dem aufgelisteten Namen nicht zu finden waren.} other {# Dateien wurden ausgelassen: Links oder Dateien, die unter dem aufgelisteten Namen nicht zu finden waren.}}',
  '{files, plural, one {# file} other {# files}} in one PDF of {pages, plural, one {# page} other {# pages}}.':
    '{files, plural, one {# Datei} other {# Dateien}} in einem PDF mit {pages, plural, one {# Seite} other {# Seiten}}.',
  '{files, plural, one {# file} other {# files}}, {others, plural, one {# other} other {# others}}':
    '{files, plural, one {# Datei} other {# Dateien}}, {others, plural, one {# sonstiger Eintrag} other {# sonstige Einträge}}',
  '{files, plural, one {{names} could not be kept when the page was reloaded. Please add it again.} other {{names} could not be kept when the page was reloaded. Please add them again.}}':
    '{files, plural, one {{names} konnte beim Neuladen der Seite nicht aufbewahrt werden. Bitte fügen Sie die Datei erneut hinzu.} other {{names} konnten beim Neuladen der Seite nicht aufbewahrt werden. Bitte fügen Sie die Dateien erneut hinzu.}}',
  '{fine, plural, one {# row is fine} other {# rows are fine}}':
    '{fine, plural, one {# Zeile ist in Ordnung} other {# Zeilen sind in Ordnung}}',
  '{fine, plural, one {# row is fine} other {# rows are fine}}, {wrong, plural, one {# is left out:} other {# are left out:}}':
    '{fine, plural, one {# Zeile ist in Ordnung} other {# Zeilen sind in Ordnung}}, {wrong, plural, one {# wird ausgelassen:} other {# werden ausgelassen:}}',
  '{first} and {others, plural, one {# other file} other {# other files}}':
    '{first} und {others, plural, one {# weitere Datei} other {# weitere Dateien}}',
  '{fonts, plural, one {# font not inside} other {# fonts not inside}}':
    '{fonts, plural, one {# Schrift nicht enthalten} other {# Schriften nicht enthalten}}',
  '{font} has no bold or italic, either.': '{font} hat auch weder einen fetten noch einen kursiven Schnitt.',
  '{font} has no bold, either.': '{font} hat auch keinen fetten Schnitt.',
  '{font} has no italic, either.': '{font} hat auch keinen kursiven Schnitt.',
  '{found, plural, one {# code found.} other {# codes found.}}':
    '{found, plural, one {# Code gefunden.} other {# Codes gefunden.}}',
  '{found} of {count, plural, one {# call} other {# calls}}':
    '{found} von {count, plural, one {# Aufruf} other {# Aufrufen}}',
  '{free} (Pro: {pro})': '{free} (Pro: {pro})',
  '{from} becomes {to}': '{from} wird zu {to}',
  '{from} cannot be converted to {to} here. Please choose {offered}.':
    '{from} lässt sich hier nicht in {to} umwandeln. Bitte wählen Sie {offered}.',
  '{from} wrote:': '{from} schrieb:',
  '{hidden, plural, one {# more term is} other {# more terms are}} for other languages.':
    '{hidden, plural, one {# weiterer Begriff ist} other {# weitere Begriffe sind}} für andere Sprachen.',
  '{hidden} more': '{hidden} weitere',
  '{hits, plural, one {# hit} other {# hits}} on {pages, plural, one {# page} other {# pages}}':
    '{hits, plural, one {# Treffer} other {# Treffer}} auf {pages, plural, one {# Seite} other {# Seiten}}',
  '{hosts, plural, one {# more comes from LINK_BLOCKLIST_FILE.} other {# more come from LINK_BLOCKLIST_FILE.}}':
    '{hosts, plural, one {# weiterer kommt aus LINK_BLOCKLIST_FILE.} other {# weitere kommen aus LINK_BLOCKLIST_FILE.}}',
  '{host} gave no access token ({status}). Is the refresh token still valid?':
    '{host} gab kein Zugriffstoken aus ({status}). Ist das Refresh-Token noch gültig?',
  '{host}, for free users who agreed, in frames that know nothing of the page around them':
    '{host}, für Free-Nutzer, die zugestimmt haben, in Rahmen, die nichts von der umgebenden Seite wissen',
  '{host}, which gives the access tokens, does not answer.': '{host}, das die Zugriffstoken ausgibt, antwortet nicht.',
  '{hours, plural, one {# hour} other {# hours}}': '{hours, plural, one {# Stunde} other {# Stunden}}',
  '{hours, plural, one {in # hour} other {in # hours}}, at midnight UTC':
    '{hours, plural, one {in # Stunde} other {in # Stunden}}, um Mitternacht UTC',
  '{hours} h {minutes} min': '{hours} Std. {minutes} Min.',
  '{ideas} in progress': '{ideas} in Arbeit',
  '{images, plural, one {# image of the original is damaged beyond repair and was left as it is.} other {# images of the original are damaged beyond repair and were left as they are.}}':
    '{images, plural, one {# Bild des Originals ist irreparabel beschädigt und wurde belassen, wie es ist.} other {# Bilder des Originals sind irreparabel beschädigt und wurden belassen, wie sie sind.}}',
  '{images, plural, one {# image was left out: Markdown has room for text only. HTML and DOCX keep them.} other {# images were left out: Markdown has room for text only. HTML and DOCX keep them.}}':
    '{images, plural, one {# Bild wurde ausgelassen: Markdown hat nur Platz für Text. In HTML und DOCX bleibt es erhalten.} other {# Bilder wurden ausgelassen: Markdown hat nur Platz für Text. In HTML und DOCX bleiben sie erhalten.}}',
  '{images, plural, one {# image was left out: Markdown has room for text only.} other {# images were left out: Markdown has room for text only.}}':
    '{images, plural, one {# Bild wurde ausgelassen: Markdown hat nur Platz für Text.} other {# Bilder wurden ausgelassen: Markdown hat nur Platz für Text.}}',
  '{kept, plural, one {Keep the edit} other {Keep the # edits}}':
    '{kept, plural, one {Bearbeitung behalten} other {# Bearbeitungen behalten}}',
  '{kept} Choose the file again to go on.': '{kept} Wählen Sie die Datei erneut aus, um weiterzumachen.',
  '{kind}, page {page}': '{kind}, Seite {page}',
  '{label} (optional)': '{label} (optional)',
  '{label}: arrow keys move the brush, the space bar marks':
    '{label}: Pfeiltasten bewegen den Pinsel, die Leertaste markiert',
  '{label}: length': '{label}: Länge',
  '{label}: picker': '{label}: Farbwähler',
  '{label}: please send one image.': '{label}: Bitte senden Sie ein Bild.',
  '{label}: unit': '{label}: Einheit',
  '{language} for term {number}': '{language} für Begriff {number}',
  '{language}, {percent}% sure': '{language}, {percent} % sicher',
  '{left, plural, one {# character left} other {# characters left}}':
    '{left, plural, one {# Zeichen übrig} other {# Zeichen übrig}}',
  '{left, plural, one {One of them is} other {# of them are}} free this month; the others wait.':
    '{left, plural, one {Eines davon ist} other {# davon sind}} diesen Monat kostenlos; die anderen warten.',
  '{length, plural, one {# character} other {# characters}} cannot hold the {demanded} you ask for. Please raise the length or lower the minimums.':
    '{length, plural, one {# Zeichen fasst} other {# Zeichen fassen}} die geforderten {demanded} nicht. Bitte erhöhen Sie die Länge oder senken Sie die Mindestzahlen.',
  '{lines, plural, one {# line} other {# lines}} changed on {pages, plural, one {# page} other {# pages}}':
    '{lines, plural, one {# Zeile} other {# Zeilen}} auf {pages, plural, one {# Seite} other {# Seiten}} geändert',
  '{links, plural, one {# link is listed but never unpacked.} other {# links are listed but never unpacked.}}':
    '{links, plural, one {# Link wird aufgelistet, aber nie entpackt.} other {# Links werden aufgelistet, aber nie entpackt.}}',
  '{made} of {total} made, stopped after {done}.': '{made} von {total} erstellt, nach {done} angehalten.',
  '{made} of {total} made.': '{made} von {total} erstellt.',
  '{margin} mm': '{margin} mm',
  '{marked} marked': '{marked} markiert',
  '{matches, plural, one {# match} other {# matches}}': '{matches, plural, one {# Treffer} other {# Treffer}}',
  '{max, plural, one {Up to # file is processed} other {Up to # files are processed}} at once. Please send this one when one of the others is done.':
    '{max, plural, one {Es wird höchstens # Datei} other {Es werden höchstens # Dateien}} auf einmal verarbeitet. Bitte senden Sie diese, wenn eine der anderen fertig ist.',
  '{message} You stay Pro until {graceEndsAt}.': '{message} Sie behalten Pro bis {graceEndsAt}.',
  '{message} Your message is kept in this browser.': '{message} Ihre Nachricht bleibt in diesem Browser erhalten.',
  '{millimetres} mm wide, in the look of the Create tab, with its logo.':
    '{millimetres} mm breit, im Aussehen des Tabs „Erstellen“, mit seinem Logo.',
  '{millimetres} mm wide, in the look of the Create tab.': '{millimetres} mm breit, im Aussehen des Tabs „Erstellen“.',
  '{milliseconds} ms': '{milliseconds} ms',
  '{min, plural, one {# character} other {# characters}} or more':
    '{min, plural, one {# Zeichen} other {# Zeichen}} oder mehr',
  '{min, plural, one {# entry} other {# entries}} or more':
    '{min, plural, one {# Eintrag} other {# Einträge}} oder mehr',
  '{minutes, plural, one {# minute} other {# minutes}}': '{minutes, plural, one {# Minute} other {# Minuten}}',
  '{minutes, plural, one {# minute} other {# minutes}} to read':
    '{minutes, plural, one {# Minute} other {# Minuten}} zu lesen',
  '{minutes, plural, one {in # minute} other {in # minutes}}, at midnight UTC':
    '{minutes, plural, one {in # Minute} other {in # Minuten}}, um Mitternacht UTC',
  '{minutes} min': '{minutes} Min.',
  '{min} or more': '{min} oder mehr',
  '{min} to {max, plural, one {# character} other {# characters}}':
    '{min} bis {max, plural, one {# Zeichen} other {# Zeichen}}',
  '{min} to {max, plural, one {# entry} other {# entries}}':
    '{min} bis {max, plural, one {# Eintrag} other {# Einträge}}',
  '{min} to {max}': '{min} bis {max}',
  '{modules, plural, one {# module} other {# modules}}': '{modules, plural, one {# Modul} other {# Module}}',
  '{modules} × {modules} modules, level {errorLevel}': '{modules} × {modules} Module, Stufe {errorLevel}',
  '{months, plural, one {{percent}% off the first month} other {{percent}% off the first # months}}':
    '{months, plural, one {{percent} % Rabatt im ersten Monat} other {{percent} % Rabatt in den ersten # Monaten}}',
  '{moved, plural, one {# link} other {# links}} moved to your account':
    '{moved, plural, one {# Link} other {# Links}} in Ihr Konto übernommen',
  '{names, plural, one {# name began at the root of the disk and was moved inside the folder.} other {# names began at the root of the disk and were moved inside the folder.}}':
    '{names, plural, one {# Name begann im Wurzelverzeichnis der Festplatte und wurde in den Ordner verschoben.} other {# Namen begannen im Wurzelverzeichnis der Festplatte und wurden in den Ordner verschoben.}}',
  '{names, plural, one {# name cannot be stored on Windows and was changed.} other {# names cannot be stored on Windows and were changed.}}':
    '{names, plural, one {# Name kann unter Windows nicht gespeichert werden und wurde geändert.} other {# Namen können unter Windows nicht gespeichert werden und wurden geändert.}}',
  '{names, plural, one {# name contained invisible control characters, which were removed.} other {# names contained invisible control characters, which were removed.}}':
    '{names, plural, one {# Name enthielt unsichtbare Steuerzeichen, die entfernt wurden.} other {# Namen enthielten unsichtbare Steuerzeichen, die entfernt wurden.}}',
  '{names, plural, one {# name named a drive and was moved inside the folder.} other {# names named a drive and were moved inside the folder.}}':
    '{names, plural, one {# Name nannte ein Laufwerk und wurde in den Ordner verschoben.} other {# Namen nannten ein Laufwerk und wurden in den Ordner verschoben.}}',
  '{names, plural, one {# name pointed outside the folder and was moved inside.} other {# names pointed outside the folder and were moved inside.}}':
    '{names, plural, one {# Name zeigte aus dem Ordner hinaus und wurde hineinverschoben.} other {# Namen zeigten aus dem Ordner hinaus und wurden hineinverschoben.}}',
  '{names, plural, one {# name was empty and was replaced.} other {# names were empty and were replaced.}}':
    '{names, plural, one {# Name war leer und wurde ersetzt.} other {# Namen waren leer und wurden ersetzt.}}',
  '{names, plural, one {# name was too long and was shortened.} other {# names were too long and were shortened.}}':
    '{names, plural, one {# Name war zu lang und wurde gekürzt.} other {# Namen waren zu lang und wurden gekürzt.}}',
  '{name} (not inside)': '{name} (nicht enthalten)',
  '{name} (required)': '{name} (erforderlich)',
  '{name} and {others} more': '{name} und {others} weitere',
  '{name} before and after': '{name} vorher und nachher',
  '{name} cannot be shown: it may be damaged or not an image. You can still try to process it; a failed photo does not count as a scan.':
    '{name} kann nicht angezeigt werden: Die Datei ist vielleicht beschädigt oder kein Bild. Sie können trotzdem versuchen, sie zu verarbeiten; ein fehlgeschlagenes Foto zählt nicht als Scan.',
  '{name} code': '{name}-Code',
  '{name} could not be stored by the browser. Add it again.':
    '{name} konnte vom Browser nicht gespeichert werden. Fügen Sie die Datei erneut hinzu.',
  '{name} could not translate this now.': '{name} konnte dies jetzt nicht übersetzen.',
  '{name} did not answer, so your text was not translated. Please try again in a minute.':
    '{name} hat nicht geantwortet, daher wurde Ihr Text nicht übersetzt. Bitte versuchen Sie es in einer Minute erneut.',
  "{name} does not accept this site's requests now, so your text was not translated. The operator of this site has to look into it.":
    '{name} nimmt die Anfragen dieser Website derzeit nicht an, daher wurde Ihr Text nicht übersetzt. Der Betreiber dieser Website muss sich darum kümmern.',
  '{name} has more than 100 megapixels. Please choose a smaller copy.':
    '{name} hat mehr als 100 Megapixel. Bitte wählen Sie eine kleinere Kopie.',
  '{name} has too much to do, or this site has used up its amount there. Please try again later.':
    '{name} ist überlastet, oder diese Website hat ihr Kontingent dort aufgebraucht. Bitte versuchen Sie es später erneut.',
  '{name} includes': '{name} umfasst',
  '{name} is completely transparent, so it has no colours.':
    '{name} ist vollständig transparent und hat daher keine Farben.',
  '{name} is empty (0 bytes). Please choose a file with content.':
    '{name} ist leer (0 Byte). Bitte wählen Sie eine Datei mit Inhalt.',
  '{name} is empty.': '{name} ist leer.',
  '{name} is larger than 100 MB. Please choose a smaller copy of it.':
    '{name} ist größer als 100 MB. Bitte wählen Sie eine kleinere Kopie.',
  '{name} is larger than 50 MB. Please choose a smaller copy.':
    '{name} ist größer als 50 MB. Bitte wählen Sie eine kleinere Kopie.',
  '{name} is larger than {maxBytes}. Please split it.': '{name} ist größer als {maxBytes}. Bitte teilen Sie die Datei.',
  '{name} is locked.': '{name} ist gesperrt.',
  '{name} is no longer on the server. Please choose it again.':
    '{name} ist nicht mehr auf dem Server. Bitte wählen Sie die Datei erneut aus.',
  '{name} is not an image that this browser can show. Please choose a JPEG or PNG.':
    '{name} ist kein Bild, das dieser Browser anzeigen kann. Bitte wählen Sie ein JPEG oder PNG.',
  '{name} is not an image. Please choose a JPEG, PNG, WebP, GIF, AVIF or SVG file.':
    '{name} ist kein Bild. Bitte wählen Sie eine JPEG-, PNG-, WebP-, GIF-, AVIF- oder SVG-Datei.',
  '{name} is not an image. Please choose a PNG, JPEG, WebP, GIF or SVG file.':
    '{name} ist kein Bild. Bitte wählen Sie eine PNG-, JPEG-, WebP-, GIF- oder SVG-Datei.',
  '{name} is not {wanted}.': '{name} ist nicht {wanted}.',
  '{name} is not {wanted}: it has {size} instead of {wantedSize}.':
    '{name} ist nicht {wanted}: Die Datei hat {size} statt {wantedSize}.',
  '{name} is too large for this browser. Please choose a smaller image.':
    '{name} ist zu groß für diesen Browser. Bitte wählen Sie ein kleineres Bild.',
  '{name} is too long.': '{name} ist zu lang.',
  '{name} landscape': '{name} Querformat',
  '{name} may have up to {max, plural, one {# character} other {# characters}}.':
    '{name} darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  '{name} must be a colour such as #ffffff.': '{name} muss eine Farbe wie #ffffff sein.',
  '{name} must be a number from {least} to {most}.': '{name} muss eine Zahl von {least} bis {most} sein.',
  '{name} must be a number.': '{name} muss eine Zahl sein.',
  '{name} must be a whole number from 1 to {maxSide} pixels.':
    '{name} muss eine ganze Zahl von 1 bis {maxSide} Pixeln sein.',
  '{name} must be a whole number.': '{name} muss eine ganze Zahl sein.',
  '{name} must be at least {min}.': '{name} muss mindestens {min} sein.',
  '{name} must be at most {max, plural, other {#}}.': '{name} darf höchstens {max, plural, other {#}} sein.',
  '{name} must be text.': '{name} muss Text sein.',
  '{name} must have at most {max, plural, one {# character} other {# characters}}.':
    '{name} darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  '{name} on this site translated it instead.': 'Stattdessen hat {name} auf dieser Website es übersetzt.',
  '{name} opened': '{name} geöffnet',
  '{name} shows nothing: it is empty or links to external content. Please try a PNG copy.':
    '{name} zeigt nichts: Die Datei ist leer oder verweist auf externe Inhalte. Bitte versuchen Sie es mit einer PNG-Kopie.',
  '{name} text': 'Text in {name}',
  '{name} was changed, moved or deleted on this device after you chose it. Please choose it again.':
    '{name} wurde auf diesem Gerät geändert, verschoben oder gelöscht, nachdem Sie die Datei ausgewählt hatten. Bitte wählen Sie sie erneut aus.',
  '{name} was damaged and has been repaired as far as possible.':
    '{name} war beschädigt und wurde so weit wie möglich repariert.',
  '{name} was protected; the result is not.': '{name} war geschützt; das Ergebnis ist es nicht.',
  '{name} with the {name2}': '{name} mit {name2}',
  '{name}, {n}, {ext}, {date}; {nnn} for 001. Such as {namePattern}':
    '{name}, {n}, {ext}, {date}; {nnn} für 001. Zum Beispiel {namePattern}',
  '{name}. Save it to use it again.': '{name}. Speichern Sie es, um es wieder zu verwenden.',
  '{name}: added': '{name}: hinzugekommen',
  '{name}: with Pro only.': '{name}: nur mit Pro.',
  '{name}: {used} of {max} used': '{name}: {used} von {max} verbraucht',
  '{number} is deleted': '{number} ist gelöscht',
  '{number} of {all}': '{number} von {all}',
  '{operation} takes {types}.': '{operation} nimmt {types} an.',
  '{outside, plural, one {# image or other part of this document is external and was not loaded.} other {# images or other parts of this document are external and were not loaded.}}':
    '{outside, plural, one {# Bild oder anderer Teil dieses Dokuments liegt außerhalb und wurde nicht geladen.} other {# Bilder oder andere Teile dieses Dokuments liegen außerhalb und wurden nicht geladen.}}',
  '{pace} a minute': '{pace} pro Minute',
  '{pageCount, plural, one {This document has 1 page.} other {This document has the pages 1 to {last}.}}':
    '{pageCount, plural, one {Dieses Dokument hat 1 Seite.} other {Dieses Dokument hat die Seiten 1 bis {last}.}}',
  '{pages, plural, one {# page across the file} other {# pages across the file}}':
    '{pages, plural, one {# Seite aus der ganzen Datei} other {# Seiten aus der ganzen Datei}}',
  '{pages, plural, one {# page deleted.} other {# pages deleted.}}':
    '{pages, plural, one {# Seite gelöscht.} other {# Seiten gelöscht.}}',
  '{pages, plural, one {# page inserted as page {number}.} other {# pages inserted as page {number}.}}':
    '{pages, plural, one {# Seite als Seite {number} eingefügt.} other {# Seiten als Seite {number} eingefügt.}}',
  '{pages, plural, one {# page moved before place {place}.} other {# pages moved before place {place}.}}':
    '{pages, plural, one {# Seite vor Platz {place} verschoben.} other {# Seiten vor Platz {place} verschoben.}}',
  '{pages, plural, one {# page removed.} other {# pages removed.}}':
    '{pages, plural, one {# Seite entfernt.} other {# Seiten entfernt.}}',
  '{pages, plural, one {# page rotated left.} other {# pages rotated left.}}':
    '{pages, plural, one {# Seite nach links gedreht.} other {# Seiten nach links gedreht.}}',
  '{pages, plural, one {# page rotated right.} other {# pages rotated right.}}':
    '{pages, plural, one {# Seite nach rechts gedreht.} other {# Seiten nach rechts gedreht.}}',
  '{pages, plural, one {# page turned left.} other {# pages turned left.}}':
    '{pages, plural, one {# Seite nach links gedreht.} other {# Seiten nach links gedreht.}}',
  '{pages, plural, one {# page turned right.} other {# pages turned right.}}':
    '{pages, plural, one {# Seite nach rechts gedreht.} other {# Seiten nach rechts gedreht.}}',
  '{pages, plural, one {# page} other {# pages}}': '{pages, plural, one {# Seite} other {# Seiten}}',
  '{pages, plural, one {# page} other {# pages}} as {format}':
    '{pages, plural, one {# Seite} other {# Seiten}} als {format}',
  '{pages, plural, one {Delete # page} other {Delete # pages}}':
    '{pages, plural, one {# Seite löschen} other {# Seiten löschen}}',
  '{pages, plural, one {Rotate # page left} other {Rotate # pages left}}':
    '{pages, plural, one {# Seite nach links drehen} other {# Seiten nach links drehen}}',
  '{pages, plural, one {Rotate # page right} other {Rotate # pages right}}':
    '{pages, plural, one {# Seite nach rechts drehen} other {# Seiten nach rechts drehen}}',
  '{pages, plural, one {Searching, # page to go…} other {Searching, # pages to go…}}':
    '{pages, plural, one {Suche läuft, noch # Seite …} other {Suche läuft, noch # Seiten …}}',
  '{pages, plural, one {The PDF has # page.} other {The PDF has # pages.}}':
    '{pages, plural, one {Das PDF hat # Seite.} other {Das PDF hat # Seiten.}}',
  '{pages, plural, one {The link leads to page {toPage}, but there is only one page.} other {The link leads to page {toPage}, but there are only # pages.}}':
    '{pages, plural, one {Der Link führt zu Seite {toPage}, aber es gibt nur eine Seite.} other {Der Link führt zu Seite {toPage}, aber es gibt nur # Seiten.}}',
  '{pages, plural, one {The text is that of # page, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.} other {The text is that of # pages, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.}}':
    '{pages, plural, one {Der Text ist der von # Seite, und dieses PDF hat {pageCount}. Bitte lassen Sie zwischen den Texten je zweier Seiten einen Seitenvorschub stehen.} other {Der Text ist der von # Seiten, und dieses PDF hat {pageCount}. Bitte lassen Sie zwischen den Texten je zweier Seiten einen Seitenvorschub stehen.}}',
  '{pages, plural, one {This document is very long: only its first page is in the PDF. Please split it to get the rest.} other {This document is very long: only its first # pages are in the PDF. Please split it to get the rest.}}':
    '{pages, plural, one {Dieses Dokument ist sehr lang: Nur seine erste Seite ist im PDF. Bitte teilen Sie es auf, um den Rest zu erhalten.} other {Dieses Dokument ist sehr lang: Nur seine ersten # Seiten sind im PDF. Bitte teilen Sie es auf, um den Rest zu erhalten.}}',
  '{pages}: no text was found in the image.': '{pages}: Im Bild wurde kein Text gefunden.',
  '{pages}: the text could not be recognised.': '{pages}: Der Text konnte nicht erkannt werden.',
  '{page} of {last}': '{page} von {last}',
  '{paper} and other sizes': '{paper} und andere Größen',
  '{paper}: {pages, plural, one {# page} other {# pages}}': '{paper}: {pages, plural, one {# Seite} other {# Seiten}}',
  '{parts, plural, one {# part of this document, such as an image, cannot be read and may be missing from the result.} other {# parts of this document, such as an image, cannot be read and may be missing from the result.}}':
    '{parts, plural, one {# Teil dieses Dokuments, etwa ein Bild, kann nicht gelesen werden und fehlt möglicherweise im Ergebnis.} other {# Teile dieses Dokuments, etwa Bilder, können nicht gelesen werden und fehlen möglicherweise im Ergebnis.}}',
  '{passages} and more': '{passages} und mehr',
  '{people, plural, one {# person has this problem} other {# people have this problem}}':
    '{people, plural, one {# Person hat dieses Problem} other {# Personen haben dieses Problem}}',
  '{percent} alike': 'zu {percent} gleich',
  '{percent}% alike, differences show': '{percent} % gleich, Unterschiede sichtbar',
  '{percent}% alike, hardly any difference': '{percent} % gleich, kaum ein Unterschied',
  '{percent}% alike, looks the same': '{percent} % gleich, sieht genauso aus',
  '{percent}% alike, small differences close up': '{percent} % gleich, kleine Unterschiede aus der Nähe',
  '{percent}% of all': '{percent} % von allen',
  '{percent}% smaller': '{percent} % kleiner',
  '{pixels} × {pixels} pixels': '{pixels} × {pixels} Pixel',
  '{pixels} × {pixels} pixels, in the look of the Create tab, with its logo.':
    '{pixels} × {pixels} Pixel, im Aussehen des Tabs „Erstellen“, mit seinem Logo.',
  '{pixels} × {pixels} pixels, in the look of the Create tab.':
    '{pixels} × {pixels} Pixel, im Aussehen des Tabs „Erstellen“.',
  '{pixels} × {pixels} px': '{pixels} × {pixels} px',
  '{places, plural, one {# place highlighted.} other {# places highlighted.}}':
    '{places, plural, one {# Stelle markiert.} other {# Stellen markiert.}}',
  '{places, plural, one {# place will be erased.} other {# places will be erased.}}':
    '{places, plural, one {# Stelle wird entfernt.} other {# Stellen werden entfernt.}}',
  '{places, plural, one {A number with # decimal place} other {A number with # decimal places}}':
    '{places, plural, one {Eine Zahl mit # Nachkommastelle} other {Eine Zahl mit # Nachkommastellen}}',
  '{places, plural, one {Mark # place to erase} other {Mark # places to erase}}':
    '{places, plural, one {# Stelle zum Entfernen markieren} other {# Stellen zum Entfernen markieren}}',
  '{points} of {maxStrengthPoints} points': '{points} von {maxStrengthPoints} Punkten',
  '{price} a month': '{price} pro Monat',
  '{price} a year': '{price} pro Jahr',
  '{price}, after a {days}-day free trial. Cancel with one click.':
    '{price}, nach einer kostenlosen Testphase von {days} Tagen. Mit einem Klick kündbar.',
  '{price}. Cancel with one click.': '{price}. Mit einem Klick kündbar.',
  '{price}. Next payment on {end}.': '{price}. Nächste Zahlung am {end}.',
  '{problem} For a new one, <link>register again</link>, or ask for it on your <link2>account page</link2>.':
    '{problem} Für einen neuen Link <link>registrieren Sie sich erneut</link> oder fordern Sie ihn auf Ihrer <link2>Kontoseite</link2> an.',
  '{pro} with Pro': '{pro} mit Pro',
  '{range} in steps of {step}': '{range} in Schritten von {step}',
  '{ready} of {all} documents are ready.': '{ready} von {all} Dokumenten sind fertig.',
  '{ready} of {all} files are ready.': '{ready} von {all} Dateien sind fertig.',
  '{read} of {pages, plural, one {# page} other {# pages}} read':
    '{read} von {pages, plural, one {# Seite} other {# Seiten}} gelesen',
  '{remaining} left': '{remaining} übrig',
  '{remaining} of {max} free {uses} left this month':
    'Diesen Monat noch {remaining} von {max} kostenlosen {uses} übrig',
  '{remaining} of {max} free {uses} left today': 'Heute noch {remaining} von {max} kostenlosen {uses} übrig',
  '{remaining} of {max} left this month': 'Diesen Monat noch {remaining} von {max} übrig',
  '{remaining} of {max} left today': 'Heute noch {remaining} von {max} übrig',
  '{replies, plural, =0 {Page {page}, deleted} one {Page {page}, deleted with # reply} other {Page {page}, deleted with # replies}}':
    '{replies, plural, =0 {Seite {page}, gelöscht} one {Seite {page}, mit # Antwort gelöscht} other {Seite {page}, mit # Antworten gelöscht}}',
  '{replies, plural, =0 {{gone} deleted.} one {{gone} deleted with # reply.} other {{gone} deleted with # replies.}}':
    '{replies, plural, =0 {{gone} gelöscht.} one {{gone} mit # Antwort gelöscht.} other {{gone} mit # Antworten gelöscht.}}',
  '{replies, plural, one {# reply} other {# replies}}': '{replies, plural, one {# Antwort} other {# Antworten}}',
  '{replies, plural, one {deleted with its reply} other {deleted with its # replies}}':
    '{replies, plural, one {mit der Antwort gelöscht} other {mit den # Antworten gelöscht}}',
  '{saved}. Preview at 2 megapixels; the result has full resolution.':
    '{saved}. Vorschau mit 2 Megapixeln; das Ergebnis hat die volle Auflösung.',
  '{saved}. Preview.': '{saved}. Vorschau.',
  '{seconds, plural, one {# second} other {# seconds}}': '{seconds, plural, one {# Sekunde} other {# Sekunden}}',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}, in the GSM alphabet.':
    '{segments, plural, =1 {Eine Nachricht} one {# Nachricht} other {# Nachrichten}}, im GSM-Alphabet.',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters} and others, one would hold 160 characters instead of 70.':
    '{segments, plural, =1 {Eine Nachricht} one {# Nachricht} other {# Nachrichten}}. Ohne {characters} und andere würde eine 160 statt 70 Zeichen fassen.',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters}, one would hold 160 characters instead of 70.':
    '{segments, plural, =1 {Eine Nachricht} one {# Nachricht} other {# Nachrichten}}. Ohne {characters} würde eine 160 statt 70 Zeichen fassen.',
  '{sentence} Your message is kept in this browser.': '{sentence} Ihre Nachricht bleibt in diesem Browser erhalten.',
  '{sent} of {total}': '{sent} von {total}',
  '{signatures, plural, one {# digital signature was removed, as a signature holds only for the file that was signed.} other {# digital signatures were removed, as a signature holds only for the file that was signed.}}':
    '{signatures, plural, one {# digitale Signatur wurde entfernt, da eine Signatur nur für die Datei gilt, die signiert wurde.} other {# digitale Signaturen wurden entfernt, da eine Signatur nur für die Datei gilt, die signiert wurde.}}',
  '{signatures, plural, one {Signed} other {# signatures}}':
    '{signatures, plural, one {Signiert} other {# Signaturen}}',
  '{size} · locked with a password': '{size} · mit Passwort gesperrt',
  '{size} · opening': '{size} · wird geöffnet',
  '{size} · waiting for its turn': '{size} · wartet, bis sie an der Reihe ist',
  '{sourceLang} to {targetLang} · {name} · {bytes}': '{sourceLang} nach {targetLang} · {name} · {bytes}',
  '{specials, plural, one {# special entry is listed but never unpacked.} other {# special entries are listed but never unpacked.}}':
    '{specials, plural, one {# besonderer Eintrag wird aufgelistet, aber nie entpackt.} other {# besondere Einträge werden aufgelistet, aber nie entpackt.}}',
  '{split}% before': '{split} % vorher',
  '{submitted} of {total}': '{submitted} von {total}',
  '{subscribers, plural, one {# subscriber} other {# subscribers}}':
    '{subscribers, plural, one {# Abonnent} other {# Abonnenten}}',
  '{summaryWords} of {words, plural, one {# word} other {# words}}.':
    '{summaryWords} von {words, plural, one {# Wort} other {# Wörtern}}.',
  '{summaryWords} of {words, plural, one {# word} other {# words}}: saves about {saved, plural, one {# minute} other {# minutes}} of reading.':
    '{summaryWords} von {words, plural, one {# Wort} other {# Wörtern}}: spart etwa {saved, plural, one {# Minute} other {# Minuten}} Lesezeit.',
  '{tables, plural, one {# table} other {# tables}} of {pages, plural, one {# page} other {# pages}}':
    '{tables, plural, one {# Tabelle} other {# Tabellen}} von {pages, plural, one {# Seite} other {# Seiten}}',
  '{targetBytes} cannot be reached without pages becoming hard to read: {bytes} is the smallest result that stays clear.':
    '{targetBytes} ist nicht erreichbar, ohne dass Seiten schwer lesbar werden: {bytes} ist das kleinste Ergebnis, das klar bleibt.',
  '{text} Upgrade to Pro for up to 50,000.': '{text} Mit einem Upgrade auf Pro bis zu 50.000.',
  '{text} on {background}:': '{text} auf {background}:',
  '{times, plural, one {sent # time} other {sent # times}}':
    '{times, plural, one {#-mal gesendet} other {#-mal gesendet}}',
  '{title} by day': '{title} nach Tag',
  '{title} by day: at most {most}, {total} in all': '{title} nach Tag: höchstens {most}, insgesamt {total}',
  '{title} is for administrators.': '{title} ist für Administratoren.',
  '{title} is for administrators. You are signed in as {email}, who is not one.':
    '{title} ist für Administratoren. Sie sind als {email} angemeldet, also nicht als Administrator.',
  '{tool} failed': '{tool} ist fehlgeschlagen',
  '{total, plural, one {# article} other {# articles}}': '{total, plural, one {# Artikel} other {# Artikel}}',
  '{total, plural, one {# conversation.} other {# conversations.}}':
    '{total, plural, one {# Unterhaltung.} other {# Unterhaltungen.}}',
  '{total, plural, one {# link} other {# links}}': '{total, plural, one {# Link} other {# Links}}',
  '{total, plural, one {# user} other {# users}}': '{total, plural, one {# Benutzer} other {# Benutzer}}',
  '{trialDays, plural, one {Try Pro free for # day} other {Try Pro free for # days}}':
    '{trialDays, plural, one {Pro # Tag kostenlos testen} other {Pro # Tage kostenlos testen}}',
  '{types} and scanned PDFs, up to {max} each': '{types} und gescannte PDFs, jeweils bis {max}',
  '{types}, up to {size}': '{types}, bis {size}',
  '{types}, up to {size} each': '{types}, jeweils bis {size}',
  '{type} images can have at most {maxSide} pixels on a side, and this one has {width} × {height}. Please choose another format or a smaller size.':
    '{type}-Bilder können höchstens {maxSide} Pixel pro Seite haben, und dieses hat {width} × {height}. Bitte wählen Sie ein anderes Format oder eine kleinere Größe.',
  '{type}, may be missing': '{type}, darf fehlen',
  '{used} of {limit} characters': '{used} von {limit} Zeichen',
  '{used} of {max} tokens of today are used.': '{used} von {max} Token von heute sind verbraucht.',
  '{username} has Pro until {end}': '{username} hat Pro bis {end}',
  '{username} is an administrator now': '{username} ist jetzt Administrator',
  '{username} is no longer an administrator': '{username} ist kein Administrator mehr',
  '{username} no longer has granted Pro': '{username} hat kein gewährtes Pro mehr',
  '{uses, plural, one {# use} other {# uses}}': '{uses, plural, one {# Nutzung} other {# Nutzungen}}',
  '{values} and {more} more': '{values} und {more} weitere',
  '{verb} first': 'Zuerst: {verb}',
  '{visitors, plural, one {# visitor} other {# visitors}}': '{visitors, plural, one {# Besucher} other {# Besucher}}',
  '{visitors} Not counted as clicks: {seen}.': '{visitors} Nicht als Klicks gezählt: {seen}.',
  '{what} can have at most {maxBytes} here. Please split it.':
    '{what} darf hier höchstens {maxBytes} groß sein. Bitte teilen Sie den Inhalt auf.',
  '{what} is empty. Please enter some text.': '{what} ist leer. Bitte geben Sie Text ein.',
  '{what} must be text.': '{what} muss Text sein.',
  '{what} must have at most {max, plural, one {# character} other {# characters}}.':
    '{what} darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  '{whoGivesPro} Give them the email address of your account. The <pageLink>pricing page</pageLink> says what Pro changes, tool by tool.':
    '{whoGivesPro} Geben Sie ihnen die E-Mail-Adresse Ihres Kontos. Die <pageLink>Preisseite</pageLink> sagt Werkzeug für Werkzeug, was Pro ändert.',
  '{who} can convert up to {max} files at once.': '{who} können bis zu {max} Dateien auf einmal konvertieren.',
  '{who} can edit files up to {maxBytes}.': '{who} können Dateien bis {maxBytes} bearbeiten.',
  '{who} can have files up to {maxBytes} read.': '{who} können Dateien bis {maxBytes} lesen lassen.',
  '{who} can insert pages of up to {max} PDFs at once.':
    '{who} können Seiten aus bis zu {max} PDFs gleichzeitig einfügen.',
  '{who} can merge up to {max} files at once.': '{who} können bis zu {max} Dateien auf einmal zusammenfügen.',
  '{who} can place up to {max} pictures in a PDF.': '{who} können bis zu {max} Bilder in einem PDF platzieren.',
  '{who} can process files up to {maxBytes} each.': '{who} können Dateien bis jeweils {maxBytes} verarbeiten.',
  '{who} can process up to {max} files at once. {count, plural, one {# was} other {# were}} left out.':
    '{who} können bis zu {max} Dateien auf einmal verarbeiten. {count, plural, one {# wurde} other {# wurden}} ausgelassen.',
  '{who} can put up to {max} pages into one PDF.': '{who} können bis zu {max} Seiten in ein PDF aufnehmen.',
  '{who} can scan images up to {maxBytes}.': '{who} können Bilder bis {maxBytes} scannen.',
  '{who} can split files up to {maxBytes}.': '{who} können Dateien bis {maxBytes} teilen.',
  '{who} can summarize files up to {maxBytes}.': '{who} können Dateien bis {maxBytes} zusammenfassen.',
  '{who} can summarize up to {maxCharacters} characters.':
    '{who} können bis zu {maxCharacters} Zeichen zusammenfassen.',
  '{who} can translate up to {most} characters at once. Please shorten your text.':
    '{who} können bis zu {most} Zeichen auf einmal übersetzen. Bitte kürzen Sie Ihren Text.',
  '{who} can upload files up to {maxBytes}.': '{who} können Dateien bis {maxBytes} hochladen.',
  '{width} by {height} points': '{width} mal {height} Punkt',
  '{width} × {height} at {ratio}': '{width} × {height} bei {ratio}',
  '{width} × {height} pixels': '{width} × {height} Pixel',
  '{words, plural, one {# word was read.} other {# words were read.}}':
    '{words, plural, one {# Wort wurde gelesen.} other {# Wörter wurden gelesen.}}',
  '{x} across, {y} down': '{x} nach rechts, {y} nach unten',
  '{x} cm from the left, {y} cm from the top': '{x} cm von links, {y} cm von oben',
  '© 2026 The Satchel authors': '© 2026 Die Autoren von Satchel',
  '· {totalBytes} in total': '· {totalBytes} insgesamt',
  '· {used} of {limit}': '· {used} von {limit}',
  '“{echoed}” is not a hex colour. Please use the digits 0 to 9 and the letters a to f, such as {example}.':
    '„{echoed}“ ist keine Hex-Farbe. Bitte verwenden Sie die Ziffern 0 bis 9 und die Buchstaben a bis f, zum Beispiel {example}.',
  Recipient: 'Empfänger',
  View: 'Ansehen',
  'Mark as safe': 'Als sicher markieren',
};
