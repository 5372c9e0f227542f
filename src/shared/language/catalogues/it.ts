import type { Translations } from '../translations.ts';

export const it: Translations = {
  "'A lot' is two words.": '“A lot” sono due parole.',
  "'Advice' is the noun, 'advise' the verb.": '“Advice” è il nome, “advise” il verbo.',
  "'Advise' is the verb, 'advice' the noun.": '“Advise” è il verbo, “advice” il nome.',
  "'Affect' is the verb, 'effect' the noun.": '“Affect” è il verbo, “effect” il nome.',
  "'Agree' is a verb of its own.": '“Agree” è un verbo a sé.',
  "'Be used to' is followed by the form with -ing.": '“Be used to” è seguito dalla forma in -ing.',
  "'Best' is the superlative already.": '“Best” è già il superlativo.',
  "'Cannot' is one word.": '“Cannot” è una parola sola.',
  "'Effect' is the noun, 'affect' the verb.": '“Effect” è il nome, “affect” il verbo.',
  "'Except' means but not; to accept is to take.": '“Except” significa tranne; “accept” significa accettare.',
  "'Fewer' is for what can be counted.": '“Fewer” è per ciò che si può contare.',
  "'For' goes with a length of time, 'since' with its beginning.": '“For” indica una durata, “since” il suo inizio.',
  "'For' goes with a length of time, and what goes on takes the present perfect.":
    '“For” indica una durata, e ciò che continua richiede il present perfect.',
  "'Hardly' is negative already.": '“Hardly” è già negativo.',
  "'How' and 'like' do not go together.": '“How” e “like” non vanno insieme.',
  "'I' is always a capital.": '“I” è sempre maiuscolo.',
  "'Insist' goes with 'on' and the form with -ing.": '“Insist” vuole “on” e la forma in -ing.',
  "'It's' is short for 'it is'.": '“It’s” è la forma breve di “it is”.',
  "'Its' is what it has; 'it's' is short for 'it is'.":
    '“Its” è ciò che qualcosa ha; “it’s” è la forma breve di “it is”.',
  "'Let's' is short for 'let us'.": '“Let’s” è la forma breve di “let us”.',
  "'Lose' is the verb; 'loose' means not tight.": '“Lose” è il verbo; “loose” significa allentato.',
  "'More' and '-er' say the same.": '“More” e “-er” dicono la stessa cosa.',
  "'Most' and '-est' say the same.": '“Most” e “-est” dicono la stessa cosa.',
  "'Passed' is the verb.": '“Passed” è il verbo.',
  "'Past' is the place or time, 'passed' the verb.": '“Past” è il luogo o il tempo, “passed” il verbo.',
  "'Past' is the time, 'passed' the verb.": '“Past” è il tempo, “passed” il verbo.',
  "'Principal' means main; a principle is a rule.": '“Principal” significa principale; “principle” è una regola.',
  "'Quiet' makes no noise; 'quite' means rather.": '“Quiet” è ciò che non fa rumore; “quite” significa piuttosto.',
  "'Quite' means rather; 'quiet' makes no noise.": '“Quite” significa piuttosto; “quiet” è ciò che non fa rumore.',
  "'Regardless' is negative already.": '“Regardless” è già negativo.',
  "'Than' compares; 'then' is about time.": '“Than” confronta; “then” riguarda il tempo.',
  "'Their' is what they have; 'there' is a place.": '“Their” è ciò che hanno loro; “there” è un luogo.',
  "'Then' is about time; 'than' compares.": '“Then” riguarda il tempo; “than” confronta.',
  "'There' is a place; 'their' is what they have.": '“There” è un luogo; “their” è ciò che hanno loro.',
  "'They're' is short for 'they are'.": '“They’re” è la forma breve di “they are”.',
  "'Too' means also or more than is good; here it is 'to'.":
    '“Too” significa anche o più del dovuto; qui ci vuole “to”.',
  "'Too' means also.": '“Too” significa anche.',
  "'Too' means more than is good.": '“Too” significa più del dovuto.',
  "'Want' is followed by 'to' before a verb.": '“Want” è seguito da “to” davanti a un verbo.',
  "'Want' is not followed by 'that': one wants somebody to do something.":
    '“Want” non è seguito da “that”: si dice “want somebody to do something”.',
  "'Whether' is written with h after the w.": '“Whether” si scrive con la h dopo la w.',
  "'Whether' means if; the weather is outside.": '“Whether” significa se; “weather” è il tempo che fa.',
  "'Who' is for people, 'which' for things.": '“Who” è per le persone, “which” per le cose.',
  "'Who's' is short for 'who is'.": '“Who’s” è la forma breve di “who is”.',
  "'Whose' asks for the owner.": '“Whose” chiede di chi è qualcosa.',
  "'Worse' is the comparative already.": '“Worse” è già il comparativo.',
  "'You're' is short for 'you are'.": '“You’re” è la forma breve di “you are”.',
  "'Your' is what you have; 'you're' is short for 'you are'.":
    '“Your” è ciò che hai; “you’re” è la forma breve di “you are”.',
  "'auto' follows the orientation of each image.": '“auto” segue l’orientamento di ogni immagine.',
  "'auto' is gray for receipts and color for the others.": '“auto” è grigio per gli scontrini e colore per gli altri.',
  "'blur' blurs the photo's own background; 'image' needs a file “Picture”.":
    '“blur” sfoca lo sfondo della foto stessa; “image” richiede un file “Immagine”.',
  "'contain' shows the whole image, 'cover' fills the page and cuts off the rest.":
    '“contain” mostra tutta l’immagine, “cover” riempie la pagina e taglia il resto.',
  "'pages': each page of “Pages” becomes a file; 'range': each range of “Ranges”; 'every': each “Every” pages; 'odd-even': the odd and the even pages; 'single': every page; 'bookmarks': from bookmark to bookmark down to “Level”; 'size': files of up to “Max bytes” bytes.":
    '“pages”: ogni pagina di “Pagine” diventa un file; “range”: ogni intervallo di “Intervalli”; “every”: ogni “Ogni” pagine; “odd-even”: le pagine dispari e le pari; “single”: ogni pagina; “bookmarks”: da segnalibro a segnalibro fino a “Livello”; “size”: file di al massimo “Byte massimi” byte.',
  "'store' does not compress. Files that are compressed already are stored at every level.":
    '“store” non comprime. I file già compressi vengono inclusi come sono a ogni livello.',
  "'{given}' is not one of its options: {options}.": '“{given}” non è una delle sue opzioni: {options}.',
  "'{name}' was not filled: {refusal}": '“{name}” non è stato compilato: {refusal}',
  "'{part}' begins before page 1.": '“{part}” comincia prima della pagina 1.',
  "'{part}' goes beyond the last page.": '“{part}” va oltre l’ultima pagina.',
  "'{part}' is neither a page nor a range.": '“{part}” non è né una pagina né un intervallo.',
  '(confirmed)': '(confermato)',
  '(folder)': '(cartella)',
  '(link): not unpacked': '(link): non estratto',
  '(not confirmed yet)': '(non ancora confermato)',
  '(optional)': '(facoltativo)',
  '(special): not unpacked': '(speciale): non estratto',
  '0 is top, 1 is bottom.': '0 è in alto, 1 in basso.',
  '0 to 100. The size that upscale makes does not depend on it.':
    'Da 0 a 100. La dimensione prodotta da upscale non ne dipende.',
  '10 a day free': '10 al giorno gratis',
  '10 to 100 in steps of 5; 100 is lossless where the format can.':
    'Da 10 a 100 in passi di 5; 100 è senza perdite dove il formato lo permette.',
  '10 to 100, for JPEG and WebP. PNG loses nothing.': 'Da 10 a 100, per JPEG e WebP. PNG non perde nulla.',
  '10 to 100; left out, JPEG, WebP and AVIF use 85 and PNG stays lossless.':
    'Da 10 a 100; se omesso, JPEG, WebP e AVIF usano 85 e PNG resta senza perdite.',
  '300 is what photo prints use.': '300 è ciò che usano le stampe fotografiche.',
  '404 Page Not Found': '404 Pagina non trovata',
  '5 a month free': '5 al mese gratis',
  '<arrow/> <bdi>{width} × {height}</bdi> pixels': '<arrow/> <bdi>{width} × {height}</bdi> pixel',
  '<span>{count} of {max} files</span>, up to {largest} each.':
    '<span>{count} di {max} file</span>, fino a {largest} ciascuno.',
  '<strong>This PDF is digitally signed.</strong> Any change, including compression, breaks the signature. Keep the signed original; the smaller copy will not count as signed.':
    '<strong>Questo PDF ha una firma digitale.</strong> Qualsiasi modifica, compresa la compressione, invalida la firma. Conserva l’originale firmato; la copia più piccola non varrà come firmata.',
  '<strong>{bits} bits</strong> of entropy.': '<strong>{bits} bit</strong> di entropia.',
  'A BIC has 8 or 11 characters.': 'Un BIC ha 8 o 11 caratteri.',
  'A PDF': 'Un PDF',
  'A PDF cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Un PDF non può diventare {asked} qui, solo {possible}. Il tipo è quello del contenuto, non del nome.',
  'A PDF has at least one page. Please leave one.': 'Un PDF ha almeno una pagina. Lasciane una.',
  'A PDF is rebuilt as a flowing document first: text, headings, tables and pictures stay, but lines and pages break anew.':
    'Un PDF viene prima ricostruito come documento scorrevole: testo, titoli, tabelle e immagini restano, ma righe e pagine vanno a capo in modo nuovo.',
  'A PDF of a spreadsheet has at most {most} pages here; the rest is left out.':
    'Qui il PDF di un foglio di calcolo ha al massimo {most} pagine; il resto viene escluso.',
  'A PDF of {pages, plural, one {# page} other {# pages}}':
    'Un PDF di {pages, plural, one {# pagina} other {# pagine}}',
  'A PNG this wide gets {pixels} pixels, {dpi} dpi. SVG and PDF are sharp at any width.':
    'Un PNG così largo ha {pixels} pixel, {dpi} dpi. SVG e PDF sono nitidi a qualsiasi larghezza.',
  'A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits.':
    'Una chiave WEP ha 5 o 13 caratteri, oppure 10 o 26 cifre esadecimali.',
  'A WPA password has 8 to 63 characters.': 'Una password WPA ha da 8 a 63 caratteri.',
  'A Word document': 'Un documento Word',
  'A blank page must be {minBlankSide} to {maxBlankSide} points wide and high.':
    'Una pagina vuota deve essere larga e alta da {minBlankSide} a {maxBlankSide} punti.',
  'A call waits for its result. With <code/> it answers 202 at once, with a job to follow. With an <code2/> a repeated call finds its first job, or the short link that it made.':
    'Una chiamata attende il suo risultato. Con <code/> risponde subito 202, con un lavoro da seguire. Con una <code2/> una chiamata ripetuta ritrova il suo primo lavoro, o il link breve che ha creato.',
  'A closer look': 'Uno sguardo più da vicino',
  'A code from your authenticator app in addition to your password.':
    'Un codice della tua app di autenticazione, oltre alla password.',
  'A code: DE': 'Un codice: DE',
  'A code: de': 'Un codice: de',
  'A colour gradient in this PDF consists of more pieces than can be drawn. Please save that page as an image, and use that.':
    'Una sfumatura di colore in questo PDF è composta da più pezzi di quanti se ne possano disegnare. Salva quella pagina come immagine, e usa quella.',
  'A comma in the page list has nothing before or after it.':
    'Una virgola nell’elenco delle pagine non ha nulla prima o dopo.',
  'A comma separates these words from the sentence.': 'Una virgola separa queste parole dalla frase.',
  'A compliment is praise; a complement completes.': '“Compliment” è una lode; “complement” completa.',
  'A conversation cannot be merged into itself. Please enter another number.':
    'Una conversazione non può essere unita a sé stessa. Inserisci un altro numero.',
  'A conversation has a number of eight digits.': 'Una conversazione ha un numero di otto cifre.',
  'A corner lies outside of the photo. Please drag it inside.': 'Un angolo è fuori dalla foto. Trascinalo all’interno.',
  'A creditor reference starts with RF and check digits, such as RF18 5390 0754 7034. Put any other text into the message.':
    'Un riferimento del creditore comincia con RF e cifre di controllo, come RF18 5390 0754 7034. Metti qualsiasi altro testo nel messaggio.',
  'A date': 'Una data',
  'A different part of this file is expected. Please check how much has arrived (HEAD) and continue from there.':
    'È attesa un’altra parte di questo file. Controlla quanto è arrivato (HEAD) e continua da lì.',
  'A document': 'Un documento',
  'A document with scanned pages counts as one of the 5 free scans of a month; with Pro there is no such limit.':
    'Un documento con pagine scansionate conta come una delle 5 scansioni gratuite al mese; con Pro questo limite non c’è.',
  'A download link no longer works': 'Un link di download non funziona più',
  'A draft by {name}': 'Una bozza di {name}',
  'A draft by {name}, through {language}': 'Una bozza di {name}, attraverso {language}',
  'A draft by {name}, through {language}: check it before use.':
    'Una bozza di {name}, attraverso {language}: controllala prima di usarla.',
  'A draft by {name}: check it before use.': 'Una bozza di {name}: controllala prima di usarla.',
  'A draft is kept in this browser until you clear it.': 'Una bozza resta in questo browser finché non la svuoti.',
  'A drawing cannot be cut out. Please use an image as JPEG, PNG, WebP, HEIC, AVIF, TIFF or GIF.':
    'Non si può rimuovere lo sfondo di un disegno. Usa un’immagine JPEG, PNG, WebP, HEIC, AVIF, TIFF o GIF.',
  'A drawing cannot be enhanced. Please use a photo as JPEG, PNG or WebP.':
    'Un disegno non si può migliorare. Usa una foto JPEG, PNG o WebP.',
  'A drawing cannot be scanned. Please use a photo as JPEG, PNG, WebP, HEIC or TIFF.':
    'Un disegno non si può scansionare. Usa una foto JPEG, PNG, WebP, HEIC o TIFF.',
  'A drawing in this PDF contains itself, or others millions of times, so no program can show it. Please export the file again.':
    'Un disegno in questo PDF contiene sé stesso, o altri milioni di volte, quindi nessun programma può mostrarlo. Esporta di nuovo il file.',
  'A dynamic form (XFA) was left out; its plain form fields were kept.':
    'Un modulo dinamico (XFA) è stato escluso; i suoi normali campi modulo sono stati mantenuti.',
  'A few words about you': 'Qualche parola su di te',
  'A file is reached only through its own long, random address. We do not publish these, and list them for you alone, under Recent. Whoever has the address can read the file; only you can delete it.':
    'Un file si raggiunge solo attraverso il suo indirizzo lungo e casuale. Non li pubblichiamo, e li elenchiamo solo per te, in Recenti. Chi ha l’indirizzo può leggere il file; solo tu puoi eliminarlo.',
  'A file is refused': 'Un file viene rifiutato',
  'A file is refused as the wrong kind': 'Un file viene rifiutato perché di tipo sbagliato',
  'A file is too large': 'Un file è troppo grande',
  'A finished time in the past takes the simple past.': 'Un momento concluso nel passato richiede il passato semplice.',
  'A flowing document, as if written that way: paragraphs, headings, lists, tables, columns and images instead of boxes at fixed positions. Notes name doubtful pages. The text of scanned pages is recognised, in up to 200 of them.':
    'Un documento scorrevole, come se fosse stato scritto così: paragrafi, titoli, elenchi, tabelle, colonne e immagini invece di riquadri in posizioni fisse. Le note indicano le pagine dubbie. Il testo delle pagine scansionate viene riconosciuto, in al massimo 200 di esse.',
  'A form field partly under the box was removed whole.':
    'Un campo modulo in parte sotto il riquadro è stato rimosso per intero.',
  'A formal text has another word for it.': 'Un testo formale usa un’altra parola.',
  'A glossary can have up to 1 MB.': 'Un glossario può avere al massimo 1 MB.',
  'A glossary must be a list of up to {most} entries such as {"term":"Satchel","translation":""}, of up to {longestTerm} characters each.':
    'Un glossario deve essere un elenco di al massimo {most} voci come {"term":"Satchel","translation":""}, di al massimo {longestTerm} caratteri ciascuna.',
  'A goal is a whole number from 1 to {most}.': 'Un obiettivo è un numero intero da 1 a {most}.',
  'A heading can have up to 300 characters.': 'Un’intestazione può avere al massimo 300 caratteri.',
  'A headline': 'Un titolo',
  'A hex colour has 3, 4, 6 or 8 digits, this one has {count, plural, one {# digit} other {# digits}}. Try {example}.':
    'Un colore esadecimale ha 3, 4, 6 o 8 cifre, questo ne ha {count, plural, one {#} other {#}}. Prova {example}.',
  'A hue and both neighbours of its opposite.': 'Una tinta e le due vicine della sua opposta.',
  'A job needs an article.': 'Un mestiere richiede l’articolo.',
  'A key is missing.': 'Manca una chiave.',
  'A line between two pages is missing, such as “{lineExample}”: your last changes are not saved yet.':
    'Manca una riga tra due pagine, come “{lineExample}”: le tue ultime modifiche non sono ancora salvate.',
  'A line can have up to 5,000 characters.': 'Una riga può avere al massimo 5000 caratteri.',
  "A line such as '{line}' before each page.": 'Una riga come “{line}” prima di ogni pagina.',
  'A link partly under the box was removed whole.': 'Un link in parte sotto il riquadro è stato rimosso per intero.',
  'A link takes at most {max, plural, one {# other target} other {# other targets}}.':
    'Un link accetta al massimo {max, plural, one {# altra destinazione} other {# altre destinazioni}}.',
  'A link takes at most {max, plural, one {# tag} other {# tags}}.':
    'Un link accetta al massimo {max, plural, one {# tag} other {# tag}}.',
  'A list takes {max, plural, one {# entry} other {# entries}}. Delete some first.':
    'Un elenco accetta {max, plural, one {# voce} other {# voci}}. Eliminane prima alcune.',
  'A little larger than normal, in less time.': 'Un po’ più grande del normale, in meno tempo.',
  'A long, narrow page with strong contrast.': 'Una pagina lunga e stretta con forte contrasto.',
  'A message may have up to {max, plural, one {# character} other {# characters}}. Please write a shorter one.':
    'Un messaggio può avere al massimo {max, plural, one {# carattere} other {# caratteri}}. Scrivine uno più breve.',
  'A name pattern has up to {max} characters.': 'Un modello di nome ha al massimo {max} caratteri.',
  'A name pattern is a text of up to {maxPatternLength} characters.':
    'Un modello di nome è un testo di massimo {maxPatternLength} caratteri.',
  'A newer message has come. Please read it, then send your answer.':
    'È arrivato un messaggio più recente. Leggilo, poi invia la tua risposta.',
  'A note partly under the box was removed whole.': 'Una nota in parte sotto il riquadro è stata rimossa per intero.',
  'A number': 'Un numero',
  'A page can be rotated by 0, 90, 180 or 270 degrees.': 'Una pagina può essere ruotata di 0, 90, 180 o 270 gradi.',
  'A part of this page could not be loaded or crashed. Check your connection and reload the page.':
    'Una parte di questa pagina non è stata caricata o si è bloccata. Controlla la connessione e ricarica la pagina.',
  'A password has up to 127 characters.': 'Una password può avere fino a 127 caratteri.',
  'A password has up to {max, plural, one {# character} other {# characters}}.':
    'Una password ha al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'A password has up to {max} characters and no line breaks.':
    'Una password ha al massimo {max} caratteri e nessuna interruzione di riga.',
  'A password manager does not mind 20 random characters, so use a password wherever it fills one in. For the few you type or remember, such as the one for the manager itself, six random words are as strong as 12 random characters and far easier to type and remember.':
    'A un gestore di password non danno fastidio 20 caratteri casuali, quindi usa una password ovunque la compili lui. Per le poche che digiti o ricordi, come quella del gestore stesso, sei parole casuali sono sicure quanto 12 caratteri casuali e molto più facili da digitare e ricordare.',
  'A percentage': 'Una percentuale',
  'A photo with all its corrections and backgrounds is one, up to 30 changes of it.':
    'Una foto con tutte le sue correzioni e i suoi sfondi vale una, fino a 30 modifiche.',
  'A picture for the background is missing. Please choose one, or another background.':
    'Manca un’immagine per lo sfondo. Scegline una, o un altro sfondo.',
  'A piece is a part; peace is quiet.': '“Piece” è una parte; “peace” è la pace.',
  'A plain word says the same.': 'Una parola semplice dice lo stesso.',
  'A postal code of 5 digits': 'Un codice postale di 5 cifre',
  'A postal code of 9 digits': 'Un codice postale di 9 cifre',
  'A principle is a rule; the principal leads.': '“Principle” è una regola; “principal” è chi dirige.',
  'A processed photo. The same photo with other edges or settings is the same scan, up to {callsPerPhoto} times a month. Failed scans are not counted, nor is one that you delete within a minute and have not downloaded or used, up to five times a month. Making PDF, DOCX or TXT files of your scans is always free.':
    'Una foto elaborata. La stessa foto con altri bordi o impostazioni è la stessa scansione, fino a {callsPerPhoto} volte al mese. Le scansioni non riuscite non contano, né conta una che elimini entro un minuto senza averla scaricata o usata, fino a cinque volte al mese. Creare file PDF, DOCX o TXT dalle tue scansioni è sempre gratuito.',
  'A program that this needs does not work on this server at the moment. Please try again in a minute.':
    'Un programma necessario per questa operazione al momento non funziona su questo server. Riprova tra un minuto.',
  'A question can have up to 500 characters.': 'Una domanda può avere al massimo 500 caratteri.',
  "A question needs 'do' or 'does'.": 'Una domanda richiede “do” o “does”.',
  'A question, an idea, something that annoys you: write to us. A person reads it.':
    'Una domanda, un’idea, qualcosa che ti infastidisce: scrivici. Legge una persona.',
  'A refusal has a 4xx or 5xx status and <code/>: a sentence for people, and a code that stays the same. Where waiting helps, <code2/> says how long.':
    'Un rifiuto ha uno stato 4xx o 5xx e <code/>: una frase per le persone, e un codice che resta sempre uguale. Dove attendere aiuta, <code2/> dice quanto.',
  'A result has up to {max, plural, one {# page} other {# pages}} here.':
    'Un risultato può avere qui al massimo {max, plural, one {# pagina} other {# pagine}}.',
  'A rotation must be 0, 90, 180 or 270 degrees.': 'Una rotazione deve essere di 0, 90, 180 o 270 gradi.',
  'A sentence begins with a capital.': 'Una frase comincia con la maiuscola.',
  'A shorter word says the same.': 'Una parola più breve dice lo stesso.',
  'A step is an operation with its options, such as {"operation":"compress","options":{}}.':
    'Un passo è un’operazione con le sue opzioni, come {"operation":"compress","options":{}}.',
  'A strong password is there when the page opens': 'All’apertura della pagina c’è già una password sicura',
  'A subject': 'Un oggetto',
  'A summary can have up to {maxLines} lines.': 'Un riassunto può avere al massimo {maxLines} righe.',
  'A tag is empty.': 'Un tag è vuoto.',
  'A tag must be text.': 'Un tag deve essere un testo.',
  'A tag must have at most {max, plural, one {# character} other {# characters}}.':
    'Un tag deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'A telephone number': 'Un numero di telefono',
  'A tenth of the distance it is scanned from, and at least 2 cm. Use SVG or PDF for print, as they stay sharp at any size. Keep the empty space around the code, because readers need it.':
    'Un decimo della distanza da cui viene scansionato, e almeno 2 cm. Per la stampa usa SVG o PDF, che restano nitidi a qualsiasi dimensione. Mantieni lo spazio vuoto intorno al codice, perché i lettori ne hanno bisogno.',
  'A text must have at most {max, plural, one {# character} other {# characters}}.':
    'Un testo deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'A time': 'Un’ora',
  'A title can have up to 300 characters.': 'Un titolo può avere al massimo 300 caratteri.',
  'A title, a sentence or a name for code per line.': 'Un titolo, una frase o un nome per il codice per riga.',
  'A tool failed. What do you need from me?': 'Uno strumento non ha funzionato. Che cosa vi serve da me?',
  'A visitor counts once a day.': 'Un visitatore conta una volta al giorno.',
  'A web address, an email address, or a page from 1 to {pageCount}.':
    'Un indirizzo web, un indirizzo email o una pagina da 1 a {pageCount}.',
  'A wide slide becomes {width} × {height} pixels.': 'Una diapositiva panoramica diventa di {width} × {height} pixel.',
  'A worker is about to open the mailbox.': 'Un worker sta per aprire la casella di posta.',
  A4: 'A4',
  AI: 'IA',
  'AI Background Remover': 'Rimuovi sfondo IA',
  'AI Escalation Dashboard': 'Dashboard escalation IA',
  'AI Photo Enhancement is available for Pro users. Please upgrade to continue.':
    'Il miglioramento di foto con IA è disponibile per gli utenti Pro. Passa a Pro per continuare.',
  'AI Photo Enhancer': 'Migliora foto IA',
  'AI Text Summarizer': 'Riassumi testo IA',
  'AI Tools': 'Strumenti IA',
  'AI Translator': 'Traduttore IA',
  'AI Translator is available for Pro users. Please upgrade to continue.':
    'Il Traduttore IA è disponibile per gli utenti Pro. Passa a Pro per continuare.',
  'AI Writing Assistant': 'Assistente di scrittura IA',
  'AI Writing Assistant is available for Pro users. Please upgrade to continue.':
    'L’Assistente di scrittura IA è disponibile per gli utenti Pro. Passa a Pro per continuare.',
  'AI provider': 'Fornitore di IA',
  'AI tools pass your text or image to': 'Gli strumenti IA passano il tuo testo o la tua immagine a',
  'AI-Powered Intelligence': 'Intelligenza artificiale',
  'AI-powered': 'Basato su IA',
  API: 'API',
  'API key': 'Chiave API',
  'API keys': 'Chiavi API',
  APPROVED: 'APPROVATO',
  AVIF: 'AVIF',
  Aa: 'Aa',
  'About Us': 'Chi siamo',
  'About {name}': 'Informazioni su {name}',
  Accept: 'Accetta',
  'Accept all': 'Accetta tutto',
  'Accept or reject each change, then copy the text': 'Accetta o rifiuta ogni modifica, poi copia il testo',
  Account: 'Account',
  'Account & Billing': 'Account e fatturazione',
  'Account created': 'Account creato',
  'Account deleted': 'Account eliminato',
  Accounts: 'Account',
  'Accounts with Pro': 'Account con Pro',
  Achromatopsia: 'Acromatopsia',
  'Acronyms and names with capitals inside are kept where the format allows it. In a text that is all in capitals they cannot be recognised, so only the best known acronyms are kept.':
    'Gli acronimi e i nomi con maiuscole all’interno vengono mantenuti dove il formato lo permette. In un testo tutto in maiuscolo non si possono riconoscere, quindi vengono mantenuti solo gli acronimi più noti.',
  Active: 'Attivo',
  'Add Text': 'Aggiungi testo',
  'Add a colour': 'Aggiungi un colore',
  'Add a digit': 'Aggiungi una cifra',
  'Add a draft': 'Aggiungi una bozza',
  'Add a folder': 'Aggiungi una cartella',
  'Add a message': 'Aggiungi un messaggio',
  'Add a note': 'Aggiungi una nota',
  'Add a page': 'Aggiungi una pagina',
  'Add a passkey': 'Aggiungi una passkey',
  'Add a step': 'Aggiungi un passo',
  'Add a target': 'Aggiungi una destinazione',
  'Add a task': 'Aggiungi un’attività',
  'Add a term': 'Aggiungi un termine',
  'Add an article': 'Aggiungi un articolo',
  'Add an idea': 'Aggiungi un’idea',
  'Add images': 'Aggiungi immagini',
  'Add link': 'Aggiungi link',
  'Add more': 'Aggiungi altri',
  'Add note': 'Aggiungi nota',
  'Add pages': 'Aggiungi pagine',
  'Add text': 'Aggiungi testo',
  'Add text, highlights, drawings, notes and signatures to the pages of a PDF.':
    'Aggiungi testo, evidenziazioni, disegni, note e firme alle pagine di un PDF.',
  'Add the note': 'Aggiungi la nota',
  'Add to my words': 'Aggiungi alle mie parole',
  'Added detail.': 'Dettaglio aggiunto.',
  'Added {added}': 'Aggiunta {added}',
  'Added {added}, last used {used}': 'Aggiunta {added}, ultimo uso {used}',
  'Added {text}': '{text} aggiunto',
  Address: 'Indirizzo',
  'Address of a picture': 'Indirizzo di un’immagine',
  'Addresses in private networks, addresses with a password in them, anything but http and https, other short links, and hosts that the operator of this site has blocked. Everybody can report a link on its preview page.':
    'Indirizzi in reti private, indirizzi che contengono una password, tutto ciò che non è http e https, altri link brevi, e host bloccati dal gestore di questo sito. Chiunque può segnalare un link nella sua pagina di anteprima.',
  'Addressing the reader': 'Come rivolgersi al lettore',
  'Adds a contact to the address book.': 'Aggiunge un contatto alla rubrica.',
  'Adds an event to the calendar.': 'Aggiunge un evento al calendario.',
  Admin: 'Amministrazione',
  Administration: 'Amministrazione',
  Administrator: 'Amministratore',
  'Administrators grant and revoke Pro on the admin page, under Users.':
    'Gli amministratori concedono e revocano Pro nella pagina di amministrazione, in Utenti.',
  'Ads, where this site has any': 'Pubblicità, dove questo sito ne ha',
  Advertisement: 'Pubblicità',
  'Advertisement, bottom': 'Pubblicità, in basso',
  'Advertisement, inline': 'Pubblicità, nel testo',
  'Advertisement, sidebar': 'Pubblicità, barra laterale',
  'Advertisement, top': 'Pubblicità, in alto',
  'Advertisements come from': 'La pubblicità viene da',
  'Advertisements: off': 'Pubblicità: disattivata',
  'Advertisements: on': 'Pubblicità: attiva',
  After: 'Dopo',
  "After 'between', it is 'me'.": 'Dopo “between” ci vuole “me”.',
  "After 'did', it is 'use to'.": 'Dopo “did” si scrive “use to”.',
  "After 'did', the verb stays in its base form.": 'Dopo “did” il verbo resta nella forma base.',
  "After 'do' and 'does', the verb stays in its base form.": 'Dopo “do” e “does” il verbo resta nella forma base.',
  "After 'have', the past participle is used.": 'Dopo “have” si usa il participio passato.',
  "After 'if', what did not happen is told with 'had'.": 'Dopo “if”, ciò che non è accaduto si racconta con “had”.',
  "After 'if', what is not so is told with 'were'.": 'Dopo “if”, ciò che non è reale si esprime con “were”.',
  "After 'look forward to', the verb takes -ing.": 'Dopo “look forward to” il verbo prende -ing.',
  "After 'make' and 'let', the verb has no 'to'.": 'Dopo “make” e “let” il verbo non ha “to”.',
  'After a preposition, the verb takes -ing.': 'Dopo una preposizione il verbo prende -ing.',
  'After one of the words, for sign-up forms that ask for one.':
    'Dopo una delle parole, per i moduli di registrazione che ne chiedono una.',
  'After that, lead to': 'Dopo, porta a',
  'After that, your password alone signs you in.': 'Dopo, per accedere basterà la tua password.',
  'After this auxiliary, the verb stays in its base form.': 'Dopo questo ausiliare il verbo resta nella forma base.',
  'After {done} pages, the next one took longer than {seconds} seconds and was abandoned. Please leave it out.':
    'Dopo {done} pagine, la successiva ha richiesto più di {seconds} secondi ed è stata abbandonata. Escludila.',
  'After · {bytes}': 'Dopo · {bytes}',
  Afterwards: 'Dopo l’invio',
  'Again from {resetsAt}.': 'Di nuovo da {resetsAt}.',
  'Alias must be text.': 'L’alias deve essere un testo.',
  'Alias taken': 'Alias già in uso',
  All: 'Tutto',
  'All as ZIP': 'Tutto come ZIP',
  'All colours can be told apart.': 'Tutti i colori si possono distinguere.',
  'All conversations': 'Tutte le conversazioni',
  'All day': 'Tutto il giorno',
  'All files of one call': 'Tutti i file di una chiamata',
  'All findings': 'Tutti i rilievi',
  'All hues look equally light.': 'Tutte le tinte appaiono ugualmente chiare.',
  'All into one file': 'Tutto in un solo file',
  'All its messages and notes go for good, also for the person who wrote it.':
    'Tutti i suoi messaggi e le note spariscono per sempre, anche per la persona che l’ha scritta.',
  'All months': 'Tutti i mesi',
  'All of it is deleted {conversationLifetime} after the matter was solved or last written about, or with your account. Whoever has the link of a ticket can read it. Where an AI provider is named below, it may read a message once to judge how urgent it is.':
    'Tutto viene eliminato {conversationLifetime} dopo che la questione è stata risolta o dopo l’ultimo messaggio, o con il tuo account. Chi ha il link di un ticket può leggerlo. Dove più sotto è indicato un fornitore di IA, questo può leggere un messaggio una volta per valutarne l’urgenza.',
  'All of the photo is marked, so there is nothing to fill the scratches from. Please mark only the scratches.':
    'È segnata tutta la foto, quindi non c’è nulla con cui riempire i graffi. Segna solo i graffi.',
  'All other tools send your file to the server, so they have to wait. Nothing is lost: what is on the pages of tools is still there when you are back online.':
    'Tutti gli altri strumenti inviano il tuo file al server, quindi devono attendere. Nulla si perde: ciò che è nelle pagine degli strumenti è ancora lì quando torni online.',
  'All pages are converted. Choose some to convert only those.':
    'Vengono convertite tutte le pagine. Scegline alcune per convertire solo quelle.',
  'All pages chosen': 'Tutte le pagine scelte',
  'All pages have text already, so nothing was recognised.':
    'Tutte le pagine hanno già un testo, quindi non è stato riconosciuto nulla.',
  'All pages, or 1,3,5-7': 'Tutte le pagine, o 1,3,5-7',
  'All shades': 'Tutte le tonalità',
  'All tables as plain text, one below the other.': 'Tutte le tabelle come testo semplice, una sotto l’altra.',
  'All tools': 'Tutti gli strumenti',
  'All your data was deleted.': 'Tutti i tuoi dati sono stati eliminati.',
  'All your symbols are look-alikes and were left out. Please add other symbols, or keep look-alikes.':
    'Tutti i tuoi simboli sono caratteri simili e sono stati esclusi. Aggiungi altri simboli, o mantieni i caratteri simili.',
  'All your tickets': 'Tutti i tuoi ticket',
  'All {count, plural, one {# passphrase} other {# passphrases}}':
    '{count, plural, one {La passphrase} other {Tutte le # passphrase}}',
  'All {count, plural, one {# password} other {# passwords}}':
    '{count, plural, one {La password} other {Tutte le # password}}',
  'All {count} pages': 'Tutte le {count} pagine',
  'All, as a ZIP': 'Tutti, come ZIP',
  'Allow signed': 'Consenti firmati',
  Allowed: 'Consentiti',
  'Already as small as it gets — only hidden data was removed':
    'È già alla dimensione minima — sono stati rimossi solo dati nascosti',
  'Already as small as it gets — you get your original back': 'È già alla dimensione minima — riavrai il tuo originale',
  'Already as small as it gets — you get your original back.':
    'È già alla dimensione minima — riavrai il tuo originale.',
  'Also Markdown and subtitles (SRT, VTT). Layout, pictures, links, formulas and fields stay as they are. {rebuilt}':
    'Anche Markdown e sottotitoli (SRT, VTT). Impaginazione, immagini, link, formule e campi restano come sono. {rebuilt}',
  American: 'Americana',
  'Amount in euros': 'Importo in euro',
  'An API key cannot manage the subscription. Please sign in on the site to do that.':
    'Una chiave API non può gestire l’abbonamento. Accedi al sito per farlo.',
  'An IBAN that starts with {country} has {expected} characters; this one has {actual}.':
    'Un IBAN che comincia con {country} ha {expected} caratteri; questo ne ha {actual}.',
  'An Idempotency-Key has 8 to 200 letters, digits or symbols, without spaces. Please send a valid one.':
    'Una Idempotency-Key ha da 8 a 200 lettere, cifre o simboli, senza spazi. Inviane una valida.',
  'An account can have {max, plural, one {# API key} other {# API keys}}. Please revoke one first.':
    'Un account può avere {max, plural, one {# chiave API} other {# chiavi API}}. Revocane prima una.',
  'An account can have {max, plural, one {# passkey} other {# passkeys}}. Please remove one first.':
    'Un account può avere {max, plural, one {# passkey} other {# passkey}}. Rimuovine prima una.',
  'An administrator has stopped this link, so it cannot be changed. Please contact the operator of this site.':
    'Un amministratore ha fermato questo link, quindi non può essere modificato. Contatta il gestore di questo sito.',
  'An alias is made of letters from A to Z, digits and hyphens. Please choose another one.':
    'Un alias è fatto di lettere dalla A alla Z, cifre e trattini. Scegline un altro.',
  'An apostrophe is missing.': 'Manca un apostrofo.',
  'An edited PDF has up to {maxArrangedPages} pages.': 'Un PDF modificato ha al massimo {maxArrangedPages} pagine.',
  'An email address, for drafts.': 'Un indirizzo email, per le bozze.',
  'An everyday word says the same.': 'Una parola di uso comune dice lo stesso.',
  'An image behind the text was left out.': 'Un’immagine dietro il testo è stata esclusa.',
  'An image under the box cannot be changed and was removed whole.':
    'Un’immagine sotto il riquadro non si può modificare ed è stata rimossa per intero.',
  'An open network has no password.': 'Una rete aperta non ha password.',
  Analogous: 'Analoga',
  'Ancient Greek': 'Greco antico',
  'And all': 'E tutti questi dati',
  'And those of <a>every call</a>.': 'E quelli di <a>ogni chiamata</a>.',
  'And {more} more, for the same reasons.': 'E altri {more}, per gli stessi motivi.',
  'Animated {format} images are not encoded again; the image is unchanged.':
    'Le immagini animate {format} non vengono ricodificate; l’immagine è invariata.',
  Annotation: 'Annotazione',
  'Another PDF': 'Un altro PDF',
  'Another camera is used': 'Viene usata un’altra fotocamera',
  'Another image': 'Un’altra immagine',
  'Another logo': 'Un altro logo',
  'Another passphrase': 'Un’altra passphrase',
  'Another password': 'Un’altra password',
  'Another phone has already used this QR code. Please open a new one on your computer.':
    'Un altro telefono ha già usato questo codice QR. Aprine uno nuovo sul tuo computer.',
  'Another preposition belongs here, or none.': 'Qui ci vuole un’altra preposizione, o nessuna.',
  'Another program is using the camera. Close it and try again, or choose an image instead.':
    'Un altro programma sta usando la fotocamera. Chiudilo e riprova, o scegli invece un’immagine.',
  'Another task is running. Wait until it is done, then start this one.':
    'Un’altra attività è in esecuzione. Attendi che finisca, poi avvia questa.',
  Answer: 'Risposta',
  'Answer at once, with a job': 'Rispondi subito, con un lavoro',
  'Answer id must be text.': 'L’id della risposta deve essere un testo.',
  'Answer templates': 'Modelli di risposta',
  'Answer this conversation': 'Rispondi a questa conversazione',
  'Answer without AI': 'Rispondi senza IA',
  Answered: 'Con risposta',
  'Answered automatically': 'Con risposta automatica',
  'Answered with status {code} ({status}) after {took}.': 'Ha risposto con stato {code} ({status}) dopo {took}.',
  Answers: 'Risposte',
  'Answers come from this site’s help as it is. AI_PROVIDER sets a provider.':
    'Le risposte vengono dalla guida di questo sito così com’è. AI_PROVIDER imposta un fornitore.',
  'Answers rated in the last 30 days: {good} good, {bad} bad.':
    'Risposte valutate negli ultimi 30 giorni: {good} buone, {bad} scarse.',
  Any: 'Qualsiasi',
  'Any change breaks a digital signature, so signed files are only compressed when you allow it. A locked file needs its password; the smaller copy is then not locked.':
    'Qualsiasi modifica invalida una firma digitale, quindi i file firmati vengono compressi solo se lo permetti. Un file bloccato richiede la sua password; la copia più piccola poi non è bloccata.',
  'Any device': 'Qualsiasi dispositivo',
  'Any file': 'Qualsiasi file',
  'Any file. You will see what can be done with it.': 'Qualsiasi file. Vedrai che cosa se ne può fare.',
  Anybody: 'Chiunque',
  'Anywhere on this page. Pasting works, too.': 'Dove vuoi in questa pagina. Puoi anche incollare.',
  'Apart. Search engines, the previews of chats and social networks, browsers that load a page ahead, and more than 30 visits a minute from one address are told apart from clicks, and shown apart.':
    'A parte. Motori di ricerca, anteprime di chat e social network, browser che caricano una pagina in anticipo e più di 30 visite al minuto da un solo indirizzo vengono distinti dai clic e mostrati a parte.',
  'Application: {title}': 'Candidatura: {title}',
  Apply: 'Candidati',
  'Apply Now': 'Candidati ora',
  'Apply and download': 'Applica e scarica',
  'Apply changes': 'Applica modifiche',
  'Applying…': 'Applicazione…',
  Archive: 'Archivio',
  'Are all characters equally likely?': 'Tutti i caratteri sono ugualmente probabili?',
  'Are faces or details invented?': 'I volti o i dettagli vengono inventati?',
  'Are robots counted?': 'I robot vengono contati?',
  'Are the limits of the single tools different here?': 'I limiti dei singoli strumenti sono diversi qui?',
  'Are the passport photos official?': 'Le foto per il passaporto sono ufficiali?',
  "Around the subject or in the square, in percent of the subject's longer side.":
    'Intorno al soggetto o nel quadrato, in percentuale del lato più lungo del soggetto.',
  Arrange: 'Disponi',
  'Arrange pages': 'Disponi le pagine',
  Arrow: 'Freccia',
  'Arrow keys move the corner by a pixel, with Shift by ten.':
    'I tasti freccia spostano l’angolo di un pixel, con Maiusc di dieci.',
  Articles: 'Articoli',
  'Articles, short conjunctions and short prepositions, unless they come first or last. AP writes words of four letters and more with a capital, Chicago prepositions of five and more; choose the style in the settings. In other languages every word gets a capital.':
    'Articoli, congiunzioni brevi e preposizioni brevi, a meno che non siano all’inizio o alla fine. AP scrive con la maiuscola le parole di quattro lettere o più, Chicago le preposizioni di cinque o più; scegli lo stile nelle impostazioni. Nelle altre lingue ogni parola prende la maiuscola.',
  'As CSV': 'Come CSV',
  'As a table': 'Come tabella',
  'As hard to guess as {tosses, plural, one {# coin toss} other {# coin tosses}} in a row.':
    'Difficile da indovinare quanto {tosses, plural, one {# lancio di moneta} other {# lanci di moneta}} di fila.',
  'As high as {targetBytes} allow. Images that are smaller already stay as they are.':
    'La più alta che {targetBytes} permettono. Le immagini già più piccole restano come sono.',
  'As if it had been written in Word: real headings, paragraphs, lists, tables, columns, images, headers and footers instead of boxes at fixed places. Doubtful pages are named. The text of scanned pages is recognised, which counts as one scan.':
    'Come se fosse stato scritto in Word: veri titoli, paragrafi, elenchi, tabelle, colonne, immagini, intestazioni e piè di pagina invece di riquadri in posti fissi. Le pagine dubbie vengono indicate. Il testo delle pagine scansionate viene riconosciuto, il che conta come una scansione.',
  'As in most programs.': 'Come nella maggior parte dei programmi.',
  'As in the files': 'Come nei file',
  'As it is': 'Così com’è',
  'As list must be true or false.': 'Come elenco deve essere true o false.',
  'As small as a ZIP gets; takes longer.': 'Lo ZIP più piccolo possibile; richiede più tempo.',
  'As small as possible; losses may be visible.': 'Più piccola possibile; le perdite possono essere visibili.',
  'As the payment service has them.': 'Come risultano al servizio di pagamento.',
  'As usual': 'Come di consueto',
  'As you type': 'Mentre scrivi',
  Ask: 'Chiedi',
  'Ask a question': 'Fai una domanda',
  'Ask this document': 'Interroga questo documento',
  'Assigned to': 'Assegnata a',
  Assistant: 'Assistente',
  'Assistant:': 'Assistente:',
  'At 200 words a minute for silent reading and 130 for a talk, rounded up to whole minutes. Your own pace may differ.':
    'A 200 parole al minuto per la lettura silenziosa e 130 per un discorso, arrotondato per eccesso a minuti interi. Il tuo ritmo può essere diverso.',
  'At bookmarks': 'Ai segnalibri',
  'At least': 'Almeno',
  'At least one page must stay.': 'Deve restare almeno una pagina.',
  'At least this many': 'Almeno questo numero',
  'At least {least} KB.': 'Almeno {least} KB.',
  'At least {min} characters.': 'Almeno {min} caratteri.',
  'At least {min} characters. Longer is better: a few words do well.':
    'Almeno {min} caratteri. Più lunga è, meglio è: qualche parola va bene.',
  'At least {ratio}:1 by WCAG 2.2, and Lc {apca} by APCA. Choose a pair to see it at work.':
    'Almeno {ratio}:1 secondo WCAG 2.2, e Lc {apca} secondo APCA. Scegli una coppia per vederla all’opera.',
  'At most': 'Al massimo',
  'At most {maxFiles} files can be on the list at once. Download and remove some first.':
    'L’elenco può contenere al massimo {maxFiles} file alla volta. Scaricane e rimuovine prima alcuni.',
  'At most {max} languages can be read at once, as each makes it slower. Please choose fewer.':
    'Si possono leggere al massimo {max} lingue insieme, perché ognuna rallenta la lettura. Scegline di meno.',
  'At the sign-in page': 'Nella pagina di accesso',
  'At {pixels} pixels each module has only {perModule}, enough close up. Choose a larger size for print and for scanning from a distance.':
    'A {pixels} pixel ogni modulo ha solo {perModule}, sufficiente da vicino. Scegli una dimensione maggiore per la stampa e per la lettura a distanza.',
  'At {x}, {y} points': 'A {x}, {y} punti',
  Attachment: 'Allegato',
  Attachments: 'Allegati',
  Attempts: 'Tentativi',
  'Audit log': 'Registro delle attività',
  'Audit the pages': 'Verifica le pagine',
  Audited: 'Verificate',
  Australian: 'Australiana',
  'Authentication code': 'Codice di autenticazione',
  Author: 'Autore',
  'Authority score': 'Punteggio di autorevolezza',
  Auto: 'Auto',
  'Auto-detect': 'Rileva lingua',
  'Auto-detect is only for the source language. Please choose the language to translate to.':
    'Il rilevamento automatico è solo per la lingua di partenza. Scegli la lingua in cui tradurre.',
  Automatic: 'Automatica',
  'Automatic ({language})': 'Automatica ({language})',
  'Automatic responses, only where the answer is sure': 'Risposte automatiche, solo dove la risposta è certa',
  'Automatic uses M or better, and H with a logo.': 'Automatico usa M o superiore, e H con un logo.',
  Azerbaijani: 'Azero',
  'Azerbaijani (Cyrillic)': 'Azero (cirillico)',
  'BEST VALUE': 'PIÙ CONVENIENTE',
  Back: 'Retro',
  'Back to Top': 'Torna su',
  'Back to pending': 'Rimetti in attesa',
  'Back to the corners': 'Torna agli angoli',
  Background: 'Sfondo',
  'Background must be a colour such as #ffffff.': 'Lo sfondo deve essere un colore come #ffffff.',
  'Background must be one of {choices}.': 'Lo sfondo deve essere uno tra {choices}.',
  'Background picture': 'Immagine di sfondo',
  'Background removed': 'Sfondo rimosso',
  'Background remover: cut out people and products': 'Rimuovi sfondo: ritaglia persone e prodotti',
  'Backlink progress': 'Avanzamento dei backlink',
  Backlinks: 'Backlink',
  'Backlinks submitted: {submitted} of {all}': 'Backlink inviati: {submitted} di {all}',
  'Backup code': 'Codice di riserva',
  'Backup codes': 'Codici di riserva',
  'Backup script': 'Script di backup',
  Balanced: 'Equilibrato',
  'Bank accounts (IBAN)': 'Conti bancari (IBAN)',
  'Banks accept a creditor reference or a message, not both. Please leave one empty.':
    'Le banche accettano un riferimento del creditore o un messaggio, non entrambi. Lasciane vuoto uno.',
  'Base<span> colour picker</span>': 'Base<span>: selettore di colore</span>',
  Batch: 'Serie',
  'Becomes {name}-1 and so on.': 'Diventa {name}-1 e così via.',
  Before: 'Prima',
  'Before · {bytesBefore}': 'Prima · {bytesBefore}',
  'Before · {bytes}': 'Prima · {bytes}',
  'Beginning of the text': 'Inizio del testo',
  'Behind JPEGs, too; the upper colour of a gradient.': 'Anche dietro i JPEG; il colore superiore di una sfumatura.',
  'Behind “Contain”, and behind transparent parts in formats that have none.':
    'Dietro “Contieni”, e dietro le parti trasparenti nei formati che non ne hanno.',
  Belongs: 'Fa parte',
  'Below 100 words, a single long word changes this a lot.':
    'Sotto le 100 parole, una sola parola lunga cambia molto questo valore.',
  'Below must be stay or move.': 'Below deve essere stay o move.',
  Beside: 'A fianco',
  'Besides those that each call lists.': 'Oltre a quelli che ogni chiamata elenca.',
  Best: 'Massima',
  'Between 1 and {maxSteps} steps can follow each other.': 'Si possono susseguire da 1 a {maxSteps} passi.',
  'Between pages': 'Tra le pagine',
  "Between pages of text: nothing, a form feed, or '--- Page 2 ---'.":
    'Tra le pagine di testo: nulla, un avanzamento pagina o “--- Page 2 ---”.',
  'Between the words': 'Tra le parole',
  Billing: 'Fatturazione',
  Black: 'Nero',
  'Black and white': 'Bianco e nero',
  'Black out text': 'Oscura testo',
  Block: 'Blocca',
  Blocked: 'Bloccato',
  'Blocked hosts': 'Host bloccati',
  'Blocked: settings and lists last only until the page is closed.':
    'Bloccata: impostazioni ed elenchi durano solo finché la pagina è aperta.',
  'Blocked: sign-in and free allowances need them.': 'Bloccati: l’accesso e le quote gratuite ne hanno bisogno.',
  Blog: 'Blog',
  Blue: 'Blu',
  Blueprint: 'Cianografia',
  'Bluesky post': 'Post su Bluesky',
  Blur: 'Sfocatura',
  'Blur, JPEG blocks, and scratches that you mark.': 'Sfocatura, blocchi JPEG e graffi segnati da te.',
  'Body text': 'Testo corrente',
  Bold: 'Grassetto',
  Book: 'Libro',
  Bookmarks: 'Segnalibri',
  'Bookmarks held removed words; these are blacked out there, too.':
    'I segnalibri contenevano parole rimosse; sono oscurate anche lì.',
  'Bookmarks, document properties and descriptions for screen readers are cleared, too. Attached files are not changed; those that hold the words are named.':
    'Anche segnalibri, proprietà del documento e descrizioni per gli screen reader vengono ripuliti. I file allegati non vengono modificati; quelli che contengono le parole vengono indicati.',
  'Both are right in German.': 'In tedesco sono corrette entrambe.',
  'Both languages are the same.': 'Le due lingue sono uguali.',
  'Both languages are the same. Please choose another language to translate to.':
    'Le due lingue sono uguali. Scegli un’altra lingua in cui tradurre.',
  'Bottom left corner': 'Angolo in basso a sinistra',
  'Bottom right corner': 'Angolo in basso a destra',
  Boxes: 'Riquadri',
  'Brakes stop a car.': '“Brakes” sono i freni di un’auto.',
  Break: 'Interruzione',
  Brief: 'Breve',
  'Bring out light and colours, enlarge, and take away noise, blur and scratches. Faces are never invented.':
    'Fai risaltare luce e colori, ingrandisci ed elimina rumore, sfocature e graffi. I volti non vengono mai inventati.',
  British: 'Britannica',
  'Broken links': 'Link non funzionanti',
  Browser: 'Browser',
  Browsers: 'Browser',
  'Browsers allow passkeys only on sites with a domain name and HTTPS, which this address does not have.':
    'I browser consentono le passkey solo su siti con nome di dominio e HTTPS, che questo indirizzo non ha.',
  'Browsers cannot show TIFF and most cannot show HEIC. The tool still works, and you can download the result.':
    'I browser non possono mostrare TIFF e la maggior parte non può mostrare HEIC. Lo strumento funziona lo stesso, e puoi scaricare il risultato.',
  'Browsers offer passkeys only under a name and over https (or on localhost). Please open this site under its public address.':
    'I browser offrono le passkey solo con un nome e tramite https (o su localhost). Apri questo sito con il suo indirizzo pubblico.',
  Brush: 'Pennello',
  'Brush over the scratches': 'Passa il pennello sui graffi',
  'Brush over the scratches. They are filled from what is around them.':
    'Passa il pennello sui graffi. Vengono riempiti con ciò che li circonda.',
  'Brush over what should come back. The brush keeps to edges.':
    'Passa il pennello su ciò che deve tornare. Il pennello segue i bordi.',
  'Brush over what should go. The brush keeps to edges.':
    'Passa il pennello su ciò che deve sparire. Il pennello segue i bordi.',
  'Built-in': 'Integrato',
  'Built-in engine': 'Motore integrato',
  'Bulk File Processor': 'Elabora file in blocco',
  'Bulk Processing Complete!': 'Elaborazione in blocco completata!',
  'Bulk file processor: compress, convert, resize many': 'Elabora file in blocco: comprimi, converti, ridimensiona',
  'Bullet points': 'Elenco puntato',
  'Business card': 'Biglietto da visita',
  'By AI: {provider}. Check it before you use it.': 'Da IA: {provider}. Controllalo prima di usarlo.',
  'By creating an account you accept the <link>terms</link> and the <link2>privacy policy</link2>.':
    'Creando un account accetti i <link>termini</link> e l’<link2>informativa sulla privacy</link2>.',
  'By email': 'Per email',
  'By file size': 'Per dimensione del file',
  'By the built-in rules.': 'Con le regole integrate.',
  'By {author}': 'Di {author}',
  'By {name}': 'Di {name}',
  'By {name}, through {language}': 'Di {name}, attraverso {language}',
  'By {name}, through {language}.': 'Di {name}, attraverso {language}.',
  'By {name}.': 'Di {name}.',
  'B & W': 'B / N',
  CONFIDENTIAL: 'RISERVATO',
  COPY: 'COPIA',
  CSV: 'CSV',
  CV: 'CV',
  'CV, {bytes}<span> of {name}</span>': 'CV, {bytes}<span> di {name}</span>',
  Calls: 'Chiamate',
  'Calls with it are refused from now on.': 'Da ora le chiamate con questa chiave vengono rifiutate.',
  'Came from': 'Provenienza',
  Camera: 'Fotocamera',
  'Camera data (EXIF) of TIFF images cannot be carried over; XMP, IPTC and colours are.':
    'I dati della fotocamera (EXIF) delle immagini TIFF non si possono trasferire; XMP, IPTC e colori sì.',
  'Camera light': 'Luce della fotocamera',
  'Camera unavailable': 'Fotocamera non disponibile',
  'Camera {number} of {count}: {name}': 'Fotocamera {number} di {count}: {name}',
  'Camera, place and copyright. Rotation and colours are right either way.':
    'Fotocamera, luogo e copyright. Rotazione e colori sono corretti in ogni caso.',
  Campaign: 'Campagna',
  'Campaign medium': 'Mezzo della campagna',
  Campaigns: 'Campagne',
  'Can I cancel at any time?': 'Posso disdire in qualsiasi momento?',
  'Can I change annotations that are already in the file?': 'Posso modificare annotazioni già presenti nel file?',
  'Can I change between monthly and annual?': 'Posso passare dal mensile all’annuale e viceversa?',
  'Can I change or delete a link later?': 'Posso modificare o eliminare un link in seguito?',
  'Can I change the highlights later, in another program?':
    'Posso modificare le evidenziazioni in seguito, in un altro programma?',
  'Can I edit a scanned page?': 'Posso modificare una pagina scansionata?',
  'Can I fill in a form?': 'Posso compilare un modulo?',
  'Can I get the mask alone?': 'Posso avere solo la maschera?',
  'Can I make words bold, larger or coloured?': 'Posso rendere le parole in grassetto, più grandi o colorate?',
  'Can I replace text on a scanned page?': 'Posso sostituire il testo in una pagina scansionata?',
  'Can I restore and enlarge in one go?': 'Posso restaurare e ingrandire in una volta?',
  'Can I rotate, move, delete and insert pages?': 'Posso ruotare, spostare, eliminare e inserire pagine?',
  'Can I scan with my phone and continue on my computer?':
    'Posso scansionare con il telefono e continuare sul computer?',
  'Can I switch off a rule, or add my own words?': 'Posso disattivare una regola, o aggiungere parole mie?',
  'Can a compressed image get larger than the original?':
    'Un’immagine compressa può diventare più grande dell’originale?',
  'Can a small image be made larger?': 'Un’immagine piccola può essere ingrandita?',
  'Can everything be done here without Pro?': 'Si può fare tutto qui senza Pro?',
  'Can numbers, links or names be mistranslated?': 'Numeri, link o nomi possono essere tradotti male?',
  'Can one file of many be damaged or locked?': 'Un file tra molti può essere danneggiato o bloccato?',
  'Can several things be done to each file?': 'Si possono fare più cose su ogni file?',
  'Can the result be larger than my file?': 'Il risultato può essere più grande del mio file?',
  Canadian: 'Canadese',
  Cancel: 'Annulla',
  'Cancel any time; Pro stays until the period you paid for ends':
    'Disdici quando vuoi; Pro resta fino alla fine del periodo pagato',
  'Cancel subscription': 'Disdici abbonamento',
  'Cancel {name}': 'Annulla {name}',
  Cancelled: 'Annullato',
  'Cancelled. Pro stays active until {end}; you will not be charged again.':
    'Disdetto. Pro resta attivo fino a {end}; non ti verrà addebitato altro.',
  'Cannot scan it? Enter this key in the app:': 'Non riesci a scansionarlo? Inserisci questa chiave nell’app:',
  'Capital ẞ instead of SS': 'ẞ maiuscola invece di SS',
  'Capitalise every word': 'Maiuscola a ogni parola',
  'Capitals for all words of four letters and more.': 'Maiuscola per tutte le parole di quattro lettere o più.',
  'Capitals for prepositions of five letters and more.': 'Maiuscola per le preposizioni di cinque lettere o più.',
  Capture: 'Scatta',
  Card: 'Tessera',
  'Card and billing details': 'Carta e dati di fatturazione',
  'Card numbers': 'Numeri di carta',
  Careers: 'Lavora con noi',
  'Careers page': 'Pagina Lavora con noi',
  'Case Converter': 'Converti maiuscole e minuscole',
  'Case converter: title case, camelCase, snake_case': 'Converti maiuscole e minuscole: titoli, camelCase, snake_case',
  Category: 'Categoria',
  Centred: 'Centrato',
  'Change Text': 'Cambia testo',
  'Change colour {number}': 'Cambia il colore {number}',
  'Change email': 'Cambia email',
  'Change its length and characters, or take words instead': 'Cambia lunghezza e caratteri, o usa parole',
  'Change password': 'Cambia password',
  'Change plan': 'Cambia piano',
  'Change text': 'Cambia testo',
  'Change the edges of page {number}': 'Cambia i bordi della pagina {number}',
  'Change the text of a PDF page by page; layout, pictures and fonts stay.':
    'Modifica il testo di un PDF pagina per pagina; impaginazione, immagini e caratteri restano.',
  'Change the words of a PDF': 'Cambia le parole di un PDF',
  'Change to {plan} ({price})': 'Passa a {plan} ({price})',
  'Change to {plan}?': 'Passare a {plan}?',
  'Change words and sentences in a PDF. Only what you change is changed: pages, layout and fonts stay as they are. Free, no sign-up.':
    'Cambia parole e frasi in un PDF. Cambia solo ciò che modifichi: pagine, impaginazione e caratteri restano come sono. Gratis, senza registrazione.',
  Changed: 'Modificato',
  'Changed for the tone.': 'Cambiato per il tono.',
  'Changed pages': 'Pagine modificate',
  'Changed white space': 'Spazi modificati',
  Changes: 'Modifiche',
  'Changes and questions': 'Modifiche e domande',
  'Changing it signs you out everywhere else.': 'Cambiandola esci da ogni altro dispositivo.',
  'Changing…': 'Modifica in corso…',
  Characters: 'Caratteri',
  'Charts appear tomorrow: totals are kept at the end of each day (UTC).':
    'I grafici appaiono domani: i totali si salvano alla fine di ogni giorno (UTC).',
  'Chat with AI Assistant': 'Chatta con l’assistente IA',
  'Check again': 'Controlla di nuovo',
  'Check edges<span> of {name}</span>': 'Controlla i bordi<span> di {name}</span>',
  'Check its four corners': 'Controlla i suoi quattro angoli',
  'Check the backlinks': 'Controlla i backlink',
  'Check the frame, then download': 'Controlla la cornice, poi scarica',
  'Check the outline, then download it.': 'Controlla il contorno, poi scarica.',
  'Check your connection and try again.': 'Controlla la connessione e riprova.',
  'Check your connection, then try again.': 'Controlla la connessione, poi riprova.',
  'Check your email': 'Controlla la tua email',
  'Checked in your browser, before anything is sent': 'Controllato nel tuo browser, prima che venga inviato qualcosa',
  Checking: 'Controllo',
  'Checking…': 'Controllo…',
  'China visa 33 x 48 mm': 'Visto Cina 33 x 48 mm',
  'Chinese (GBK)': 'Cinese (GBK)',
  'Chinese (simplified)': 'Cinese (semplificato)',
  'Chinese (simplified, vertical)': 'Cinese (semplificato, verticale)',
  'Chinese (traditional)': 'Cinese (tradizionale)',
  'Chinese (traditional, vertical)': 'Cinese (tradizionale, verticale)',
  'Choose Select, Highlight or Erase and drag over the page.':
    'Scegli Seleziona, Evidenzia o Cancella e trascina sulla pagina.',
  'Choose a CSV file': 'Scegli un file CSV',
  'Choose a PDF to insert': 'Scegli un PDF da inserire',
  'Choose a base colour and a type, take an image, or press Random':
    'Scegli un colore di base e un tipo, parti da un’immagine o premi Casuale',
  'Choose a change to see why, or to reject it.': 'Scegli una modifica per vedere il perché, o per rifiutarla.',
  'Choose a document': 'Scegli un documento',
  'Choose a document and a format': 'Scegli un documento e un formato',
  'Choose a few sentences, a longer summary or a list': 'Scegli poche frasi, un riassunto più lungo o un elenco',
  'Choose a file': 'Scegli un file',
  'Choose a folder': 'Scegli una cartella',
  'Choose a format': 'Scegli un formato',
  'Choose a format, and the pages': 'Scegli un formato, e le pagine',
  'Choose a kind of content and fill it in': 'Scegli un tipo di contenuto e compilalo',
  'Choose a larger size': 'Scegli una dimensione maggiore',
  'Choose a level or a target size': 'Scegli un livello o una dimensione obiettivo',
  'Choose a level, and a password if you need one': 'Scegli un livello, e una password se ti serve',
  'Choose a logo': 'Scegli un logo',
  'Choose a new background, and download': 'Scegli un nuovo sfondo, e scarica',
  'Choose a new password': 'Scegli una nuova password',
  'Choose a new password with the link that was mailed to you.':
    'Scegli una nuova password con il link che ti è stato inviato per email.',
  'Choose a password.': 'Scegli una password.',
  'Choose a picture': 'Scegli un’immagine',
  'Choose a picture for the background first.': 'Scegli prima un’immagine per lo sfondo.',
  'Choose a post.': 'Scegli un articolo.',
  'Choose a size or a crop to see the result here.': 'Scegli una dimensione o un ritaglio per vedere qui il risultato.',
  'Choose a size or a preset': 'Scegli una dimensione o un formato predefinito',
  'Choose a template': 'Scegli un modello',
  'Choose a tool': 'Scegli uno strumento',
  'Choose a tool from the menu, or press <key>/</key> or <key2>Ctrl</key2> <key3>K</key3> anywhere and type what you want to do.':
    'Scegli uno strumento dal menu, o premi <key>/</key> oppure <key2>Ctrl</key2> <key3>K</key3> ovunque e digita che cosa vuoi fare.',
  'Choose a tool, or click what is on the page.': 'Scegli uno strumento, o fai clic su ciò che è nella pagina.',
  'Choose again': 'Scegli di nuovo',
  'Choose all': 'Scegli tutto',
  'Choose all found': 'Scegli tutti i trovati',
  'Choose an image': 'Scegli un’immagine',
  'Choose another': 'Scegli un altro',
  'Choose another picture': 'Scegli un’altra immagine',
  'Choose files': 'Scegli file',
  'Choose files on the home page': 'Scegli file nella pagina iniziale',
  'Choose images': 'Scegli immagini',
  'Choose it again': 'Sceglilo di nuovo',
  'Choose other dots': 'Scegli altri punti',
  'Choose other eyes': 'Scegli altri occhi',
  'Choose pages': 'Scegli le pagine',
  'Choose pages, ranges or a rule': 'Scegli pagine, intervalli o una regola',
  'Choose quality and format': 'Scegli qualità e formato',
  'Choose stronger colours': 'Scegli colori più decisi',
  'Choose the file again': 'Scegli di nuovo il file',
  'Choose the language and the style of titles if it matters':
    'Scegli la lingua e lo stile dei titoli, se è importante',
  'Choose the languages, or let the first one be detected': 'Scegli le lingue, o lascia rilevare la prima',
  'Choose the settings and start. You can cancel at any time.':
    'Scegli le impostazioni e avvia. Puoi annullare in qualsiasi momento.',
  'Choose what to do with them': 'Scegli che cosa farne',
  'Choose what to improve': 'Scegli che cosa migliorare',
  'Choose what to improve, and compare at full size': 'Scegli che cosa migliorare, e confronta a dimensione intera',
  'Choose what to improve.': 'Scegli che cosa migliorare.',
  'Choose your CV': 'Scegli il tuo CV',
  'Choose {what}': 'Scegli {what}',
  'Chosen pages': 'Pagine scelte',
  'Chosen pair': 'Coppia scelta',
  Circle: 'Cerchio',
  City: 'Città',
  'Clarity & Flow': 'Chiarezza e scorrevolezza',
  Classic: 'Classico',
  'Classic (HSL)': 'Classica (HSL)',
  Clear: 'Svuota',
  'Clear All': 'Svuota tutto',
  'Clear all': 'Svuota tutto',
  'Clear finished': 'Rimuovi completati',
  'Clear history': 'Svuota cronologia',
  'Clear the conversation': 'Svuota la conversazione',
  'Clearer like this.': 'Più chiaro così.',
  'Click a colour to copy it, or export them all': 'Fai clic su un colore per copiarlo, o esportali tutti',
  'Click a line or paragraph and type': 'Fai clic su una riga o un paragrafo e scrivi',
  'Click a line to see where it comes from, then copy or export it':
    'Fai clic su una riga per vedere da dove proviene, poi copia o esporta',
  'Click any line: the sentence it comes from is marked in the text, with its page for a PDF. Where an AI wrote the line, numbers and names that the text does not have are marked.':
    'Fai clic su una riga: la frase da cui proviene è segnata nel testo, con la sua pagina se è un PDF. Dove una IA ha scritto la riga, i numeri e i nomi che il testo non contiene vengono segnati.',
  'Click on a part that is missing. It is added up to its edges.':
    'Fai clic su una parte che manca. Viene aggiunta fino ai suoi bordi.',
  'Click on a part that should go. It is removed up to its edges.':
    'Fai clic su una parte che deve sparire. Viene rimossa fino ai suoi bordi.',
  'Click on it: “Belongs” adds and “Not this” removes what you clicked, up to its edges; the rest stays as it is. For small things there is a brush that restores or erases and keeps to edges. Each step can be undone.':
    'Fai clic su di essa: “Fa parte” aggiunge e “Non questo” rimuove ciò su cui hai fatto clic, fino ai suoi bordi; il resto rimane com’è. Per le piccole cose c’è un pennello che ripristina o cancella e segue i bordi. Ogni passo si può annullare.',
  'Click on the page.': 'Fai clic sulla pagina.',
  'Click what you want to delete.': 'Fai clic su ciò che vuoi eliminare.',
  'Click where the text begins.': 'Fai clic dove comincia il testo.',
  Clicks: 'Clic',
  'Clicks as a table': 'Clic come tabella',
  'Clicks by day': 'Clic per giorno',
  'Clicks by hour': 'Clic per ora',
  'Clicks by month': 'Clic per mese',
  'Clicks on ads': 'Clic sulla pubblicità',
  'Clicks on ads by position': 'Clic sulla pubblicità per posizione',
  Client: 'Client',
  Close: 'Chiudi',
  'Close find': 'Chiudi la ricerca',
  'Close menu': 'Chiudi menu',
  'Close the code': 'Chiudi il codice',
  'Close the note on the image': 'Chiudi la nota sull’immagine',
  'Close the support chat': 'Chiudi la chat di assistenza',
  Closed: 'Chiuso',
  'Closing the page loses nothing: files, settings and results come back.':
    'Chiudendo la pagina non si perde nulla: file, impostazioni e risultati tornano.',
  Code: 'Codice',
  'Code or address': 'Codice o indirizzo',
  'Codes are made, checked and read in this browser: contents, logos and images are not sent.':
    'I codici vengono creati, verificati e letti in questo browser: contenuti, loghi e immagini non vengono inviati.',
  'Codes found': 'Codici trovati',
  'Codes that are proven to scan': 'Codici con lettura verificata',
  Color: 'Colore',
  'Color Enhancement': 'Miglioramento dei colori',
  'Color Palette Generator': 'Generatore di palette di colori',
  'Color mode': 'Modalità colore',
  'Color mode must be auto, color, gray or blackAndWhite.':
    'La modalità colore deve essere auto, color, gray o blackAndWhite.',
  'Color palette generator with contrast check': 'Generatore di palette di colori con verifica del contrasto',
  Color2: 'Colore 2',
  Colorize: 'Ravviva colori',
  Colour: 'Colore',
  'Colour wheel': 'Ruota dei colori',
  'Colour {number}': 'Colore {number}',
  'Colour<select><option>Black</option><option2>White</option2></select>':
    'Colore<select><option>Nero</option><option2>Bianco</option2></select>',
  Colours: 'Colori',
  'Colours that belong together': 'Colori che stanno bene insieme',
  Columns: 'Colonne',
  'Columns: {kind}. A first row with these names sets their order; File name is optional.':
    'Colonne: {kind}. Una prima riga con questi nomi ne stabilisce l’ordine; Nome del file è facoltativo.',
  'Combine PDFs and images in any order, even page by page, with bookmarks and links kept.':
    'Unisci PDF e immagini in qualsiasi ordine, anche pagina per pagina, mantenendo segnalibri e link.',
  'Combine PDFs and images into one PDF: choose, order and turn pages. Bookmarks, links, form fields, notes and attachments stay. Free, no sign-up.':
    'Unisci PDF e immagini in un solo PDF: scegli, ordina e ruota le pagine. Segnalibri, link, campi modulo, note e allegati restano. Gratis, senza registrazione.',
  Comma: 'Virgola',
  Comment: 'Commento',
  Company: 'Azienda',
  'Compare it with the original, then download it.': 'Confronta con l’originale, poi scarica.',
  'Compare sentence by sentence, then copy or download': 'Confronta frase per frase, poi copia o scarica',
  'Compare the pages, keep the smaller file': 'Confronta le pagine, tieni il file più piccolo',
  'Compare the plans': 'Confronta i piani',
  'Compare, then download one or all': 'Confronta, poi scarica una o tutte',
  'Compare<span> {name} before and after</span>': 'Confronta<span> {name} prima e dopo</span>',
  Comparing: 'Confronto',
  'Comparing page {page} of {pages}': 'Confronto della pagina {page} di {pages}',
  Complementary: 'Complementare',
  'Complete PDF Suite': 'Suite PDF completa',
  Completed: 'Completato',
  Compress: 'Comprimi',
  'Compress PDF: smaller files, compared page by page': 'Comprimi PDF: file più piccoli, confrontati pagina per pagina',
  'Compress PDFs': 'Comprimi PDF',
  'Compress a copy anyway': 'Comprimi comunque una copia',
  'Compress a digitally signed file although this breaks its signature.':
    'Comprimi un file con firma digitale anche se questo ne invalida la firma.',
  'Compress again': 'Comprimi di nuovo',
  'Compress images': 'Comprimi immagini',
  'Compress images: JPEG, PNG, WebP, AVIF, GIF': 'Comprimi immagini: JPEG, PNG, WebP, AVIF, GIF',
  'Compress makes images smaller in their own format, PDFs smaller as PDFs, and packs every other file into a ZIP. Convert turns images into other image formats or PDF, documents into PDF and each other, and PDF pages into images or text. Resize is for images. A file the operation cannot take says so, and the others continue.':
    'Comprimi riduce le immagini nel loro formato e i PDF come PDF, e mette ogni altro file in uno ZIP. Converti trasforma le immagini in altri formati di immagine o in PDF, i documenti in PDF e tra loro, e le pagine PDF in immagini o testo. Ridimensiona è per le immagini. Un file che l’operazione non accetta lo segnala, e gli altri continuano.',
  'Compress {count, plural, one {# image} other {# images}}':
    'Comprimi {count, plural, one {# immagine} other {# immagini}}',
  'Compress, convert and resize take files up to the size shown on this page; other tools have their own limits.':
    'Comprimi, converti e ridimensiona accettano file fino alla dimensione indicata in questa pagina; gli altri strumenti hanno i propri limiti.',
  'Compress, convert, resize or chain any tools over many files at once, and get everything in one ZIP.':
    'Comprimi, converti, ridimensiona o concatena qualsiasi strumento su molti file insieme, e ricevi tutto in uno ZIP.',
  'Compressed size': 'Dimensione compressa',
  Compressing: 'Compressione',
  'Compressing…': 'Compressione…',
  Compression: 'Compressione',
  'Compression Complete': 'Compressione completata',
  'Compression Failed': 'Compressione non riuscita',
  'Compression failed': 'Compressione non riuscita',
  Computer: 'Computer',
  'Confirm new password': 'Conferma la nuova password',
  'Confirm password': 'Conferma password',
  'Confirm the newsletter': 'Conferma la newsletter',
  'Confirm two-factor sign-in': 'Conferma l’accesso a due fattori',
  'Confirm your email address': 'Conferma il tuo indirizzo email',
  'Confirm your new email address': 'Conferma il tuo nuovo indirizzo email',
  Confirmed: 'Confermato',
  'Confirming…': 'Conferma in corso…',
  'Confirms an email address with the link that was mailed to it.':
    'Conferma un indirizzo email con il link che vi è stato inviato.',
  'Connecting…': 'Connessione…',
  'Connection failed. Please check your internet connection and try again.':
    'Connessione non riuscita. Controlla la connessione a internet e riprova.',
  'Connection lost. Goes on by itself when you are back online.':
    'Connessione interrotta. Riprende da sola quando torni online.',
  Contact: 'Contatti',
  'Contact page': 'Pagina dei contatti',
  Contain: 'Contieni',
  'Contains scripts': 'Contiene script',
  Content: 'Contenuto',
  'Content ideas': 'Idee per contenuti',
  'Content ideas: {all}, {begun} in progress': 'Idee per contenuti: {all}, {begun} in corso',
  'Content must be an object.': 'Il contenuto deve essere un oggetto.',
  'Content must have at most 32 levels.': 'Il contenuto deve avere al massimo 32 livelli.',
  'Content of each code': 'Contenuto di ogni codice',
  'Content of the archive': 'Contenuto dell’archivio',
  'Content of the code': 'Contenuto del codice',
  'Content pipeline': 'Pipeline dei contenuti',
  'Context must be support_chat.': 'Il contesto deve essere support_chat.',
  Continue: 'Continua',
  'Continue with': 'Continua con',
  'Contractions and words. A full change of tone takes an AI provider, which this site does not use here.':
    'Contrazioni e parole. Un cambio completo di tono richiede un fornitore di IA, che questo sito qui non usa.',
  Contrast: 'Contrasto',
  'Contrast of all pairs': 'Contrasto di tutte le coppie',
  Conversations: 'Conversazioni',
  'Conversion complete': 'Conversione completata',
  'Conversion failed': 'Conversione non riuscita',
  Convert: 'Converti',
  'Convert PDF to DOCX, HTML, Markdown, XLSX, CSV, text, PNG or JPG, and Word, Excel, slides, web pages, email and images to PDF. Locked files open, too.':
    'Converti PDF in DOCX, HTML, Markdown, XLSX, CSV, testo, PNG o JPG, e Word, Excel, presentazioni, pagine web, email e immagini in PDF. Apre anche file bloccati.',
  'Convert PDF, DOCX, DOC, ODT, RTF, TXT, HTML and Markdown to each other, and XLSX, ODS, CSV, PPTX, ODP and EML to PDF. Many at once, no sign-up.':
    'Converti PDF, DOCX, DOC, ODT, RTF, TXT, HTML e Markdown tra loro, e XLSX, ODS, CSV, PPTX, ODP ed EML in PDF. Molti alla volta, senza registrazione.',
  'Convert again': 'Converti di nuovo',
  'Convert and download': 'Converti e scarica',
  'Convert documents': 'Converti documenti',
  'Convert documents: Word, ODT, RTF, HTML, PDF': 'Converti documenti: Word, ODT, RTF, HTML, PDF',
  'Convert text to upper, lower, title (AP, Chicago) and sentence case, camelCase, snake_case, kebab-case and more. Turkish, German, acronyms. Nothing is sent.':
    'Converti il testo in maiuscolo, minuscolo, titolo (AP, Chicago) e frase, camelCase, snake_case, kebab-case e altro. Turco, tedesco, acronimi. Nulla viene inviato.',
  'Convert to': 'Converti in',
  'Convert to JPG': 'Converti in JPG',
  'Convert to and from PDF': 'Converti da e in PDF',
  'Convert to {format}': 'Converti in {format}',
  'Convert {count} documents': 'Converti {count} documenti',
  'Convert {files} PDFs to {format}': 'Converti {files} PDF in {format}',
  'Convert {pages, plural, one {# page} other {# pages}} to {format}':
    'Converti {pages, plural, one {# pagina} other {# pagine}} in {format}',
  'Convert, look at the pages, and download': 'Converti, guarda le pagine e scarica',
  Converted: 'Convertito',
  Converting: 'Conversione',
  'Converting…': 'Conversione…',
  Cookies: 'Cookie',
  'Cookies and storage': 'Cookie e archiviazione',
  'Copied!': 'Copiato!',
  Copy: 'Copia',
  'Copy URL': 'Copia URL',
  'Copy address': 'Copia indirizzo',
  'Copy all': 'Copia tutto',
  'Copy image': 'Copia immagine',
  'Copy it into your password manager': 'Copiala nel tuo gestore di password',
  'Copy it now: it is not shown again, and we keep only its hash.':
    'Copiala ora: non verrà mostrata di nuovo, e ne conserviamo solo l’hash.',
  'Copy key': 'Copia chiave',
  'Copy link': 'Copia link',
  'Copy passphrase': 'Copia passphrase',
  'Copy passphrase {number}': 'Copia la passphrase {number}',
  'Copy password': 'Copia password',
  'Copy password {number}': 'Copia la password {number}',
  'Copy text': 'Copia testo',
  'Copy the short link and share it': 'Copia il link breve e condividilo',
  'Copy the version you need, or save it as a text file':
    'Copia la versione che ti serve, o salvala come file di testo',
  'Copy {what}': 'Copia {what}',
  'Correct grammar and spelling as you type, and make texts clearer or shorter. You decide on every change.':
    'Correggi grammatica e ortografia mentre scrivi, e rendi i testi più chiari o più brevi. Decidi tu su ogni modifica.',
  'Correct it': 'Correggila',
  'Correct the outline': 'Correggi il contorno',
  'Correct the text and make a PDF': 'Correggi il testo e crea un PDF',
  'Corrected grammar or spelling.': 'Grammatica o ortografia corretta.',
  Cost: 'Costo',
  'Count words, characters, sentences, paragraphs and reading time as you type. Chinese, Thai, Arabic, emoji. Opens TXT, Word, ODT and PDF. Nothing is sent.':
    'Conta parole, caratteri, frasi, paragrafi e tempo di lettura mentre scrivi. Cinese, thai, arabo, emoji. Apre TXT, Word, ODT e PDF. Nulla viene inviato.',
  'Counted in': 'Contato in',
  Countries: 'Paesi',
  Country: 'Paese',
  'Country must be a code such as DE or US.': 'Il paese deve essere un codice come DE o US.',
  'Country must be text.': 'Il paese deve essere un testo.',
  Counts: 'Conteggi',
  Cover: 'Copri',
  Create: 'Crea',
  'Create Another': 'Creane un altro',
  'Create ZIP': 'Crea ZIP',
  'Create a key': 'Crea una chiave',
  'Create a {siteName} account: a username, an email address and a password are all it takes.':
    'Crea un account {siteName}: bastano un nome utente, un indirizzo email e una password.',
  'Create account': 'Crea account',
  'Create an API key': 'Crea una chiave API',
  'Create an account': 'Crea un account',
  'Create key': 'Crea chiave',
  'Create the ZIP and download it': 'Crea lo ZIP e scaricalo',
  Created: 'Creato',
  'Created {count, plural, one {# separate PDF file} other {# separate PDF files}}':
    '{count, plural, one {Creato # file PDF separato} other {Creati # file PDF separati}}',
  'Creating your account…': 'Creazione del tuo account…',
  'Creditor reference': 'Riferimento del creditore',
  Crop: 'Ritaglia',
  'Crop height': 'Altezza del ritaglio',
  'Crop must be one of {choices}.': 'Il ritaglio deve essere uno tra {choices}.',
  'Crop width': 'Larghezza del ritaglio',
  'Crop x': 'Ritaglio x',
  'Crop y': 'Ritaglio y',
  'Cropped result': 'Risultato ritagliato',
  Cross: 'Croce',
  'Crème brûlée becomes cremeBrulee.': 'Crème brûlée diventa cremeBrulee.',
  'Ctrl+Enter sends it.': 'Ctrl+Invio la invia.',
  'Current password': 'Password attuale',
  'Custom alias (optional)': 'Alias personalizzato (facoltativo)',
  'Cut out people and things': 'Ritaglia persone e oggetti',
  'Cutting out': 'Ritaglio',
  'Cutting out…': 'Ritaglio in corso…',
  'Cyrillic (code page 866)': 'Cirillico (code page 866)',
  DOCX: 'DOCX',
  DPI: 'DPI',
  'DPI must be a whole number from {min} to {max}.': 'I DPI devono essere un numero intero da {min} a {max}.',
  DRAFT: 'BOZZA',
  'Daily and monthly allowances': 'Quote giornaliere e mensili',
  'Daily counts reset at midnight UTC, monthly counts on the first.':
    'I conteggi giornalieri ripartono a mezzanotte UTC, quelli mensili il primo del mese.',
  'Daily report by email': 'Report giornaliero per email',
  'Damaged files are repaired where possible. When one cannot be read, the message names it, and you can continue without it; for a locked one you can enter its password.':
    'I file danneggiati vengono riparati dove possibile. Quando uno non può essere letto, il messaggio lo indica, e puoi continuare senza; per uno bloccato puoi inserire la password.',
  'Damaged pages': 'Pagine danneggiate',
  'Damaged, repaired on opening': 'Danneggiato, riparato all’apertura',
  'Dark ink on light paper. The paper is made transparent.':
    'Inchiostro scuro su carta chiara. La carta viene resa trasparente.',
  'Data after the end of the archive was ignored.': 'I dati dopo la fine dell’archivio sono stati ignorati.',
  'Data in front of the archive, such as a program that unpacks it, was skipped.':
    'I dati prima dell’archivio, come un programma che lo estrae, sono stati saltati.',
  'Date must be a day such as 2026-01-31.': 'La data deve essere un giorno come 2026-01-31.',
  'Date, camera, place and copyright. Colours are right either way.':
    'Data, fotocamera, luogo e copyright. I colori sono corretti in ogni caso.',
  'Date, camera, place, copyright and the colour profile stay, unless you choose otherwise. The orientation is applied to the photo itself.':
    'Data, fotocamera, luogo, copyright e profilo colore restano, a meno che tu non scelga altrimenti. L’orientamento viene applicato alla foto stessa.',
  'Date: {format}': 'Data: {format}',
  Day: 'Giorno',
  'Day (UTC)': 'Giorno (UTC)',
  Days: 'Giorni',
  'Default:': 'Predefinito:',
  'Default: a PDF becomes a Word document, images become one PDF, and documents a PDF each (several in a ZIP).':
    'Predefinito: un PDF diventa un documento Word, le immagini diventano un solo PDF, e i documenti un PDF ciascuno (più d’uno in uno ZIP).',
  Delete: 'Elimina',
  'Delete all from the server': 'Elimina tutto dal server',
  'Delete annotation': 'Elimina annotazione',
  'Delete edit': 'Elimina modifica',
  'Delete it': 'Eliminala',
  'Delete my account': 'Elimina il mio account',
  'Delete page {number}': 'Elimina la pagina {number}',
  'Delete page {page}': 'Elimina la pagina {page}',
  'Delete permanently': 'Elimina per sempre',
  'Delete recipe': 'Elimina ricetta',
  'Delete the application of {name}?': 'Eliminare la candidatura di {name}?',
  'Delete the article': 'Elimina l’articolo',
  'Delete the conversation': 'Elimina la conversazione',
  'Delete the draft?': 'Eliminare la bozza?',
  'Delete the idea?': 'Eliminare l’idea?',
  'Delete the page?': 'Eliminare la pagina?',
  'Delete the space': 'Elimina lo spazio',
  'Delete the task?': 'Eliminare l’attività?',
  'Delete {edit}': 'Elimina {edit}',
  'Delete {fileName} from the server': 'Elimina {fileName} dal server',
  'Delete {name}': 'Elimina {name}',
  'Delete {name} from the server': 'Elimina {name} dal server',
  'Delete {number}?': 'Eliminare {number}?',
  'Delete ‘{passage}’': 'Elimina “{passage}”',
  'Delete “{title}”?': 'Eliminare “{title}”?',
  Deleted: 'Eliminato',
  'Deleted by itself': 'Eliminati da sé',
  'Deleted links': 'Link eliminati',
  'Deleted {text}': '{text} eliminato',
  Denoise: 'Riduci rumore',
  Description: 'Descrizione',
  'Dessert is sweet; a desert is dry.': '“Dessert” è dolce; “desert” è arido.',
  Detailed: 'Dettagliato',
  Details: 'Dettagli',
  Detect: 'Rileva',
  Deuteranomaly: 'Deuteranomalia',
  Deuteranopia: 'Deuteranopia',
  Device: 'Dispositivo',
  'Device must be one of {devices}.': 'Il dispositivo deve essere uno tra {devices}.',
  Devices: 'Dispositivi',
  Diagnostic: 'Diagnostica',
  'Dials a number.': 'Compone un numero.',
  Diamond: 'Rombo',
  Diamonds: 'Rombi',
  'Different words': 'Parole diverse',
  Difficult: 'Difficile',
  Difficulty: 'Difficoltà',
  'Digital signature': 'Firma digitale',
  'Direct or unknown': 'Diretta o sconosciuta',
  Direction: 'Direzione',
  'Discard changes': 'Scarta le modifiche',
  Disconnect: 'Disconnetti',
  'Disconnect the phone': 'Disconnetti il telefono',
  'Dismiss this suggestion': 'Ignora questo suggerimento',
  'Dismiss {name}': 'Ignora {name}',
  Do: 'Da fare',
  'Do animated GIFs stay animated?': 'Le GIF animate restano animate?',
  'Do images lose quality on their way into a PDF?': 'Le immagini perdono qualità passando in un PDF?',
  'Do many at once': 'Elabora molti file insieme',
  'Do now': 'Fai ora',
  Document: 'Documento',
  'Document & Text Tools': 'Strumenti per documenti e testi',
  'Document Converter': 'Converti documenti',
  'Document Scanner': 'Scansiona documenti',
  'Document Tools': 'Strumenti per documenti',
  'Document scanned': 'Documento scansionato',
  'Document to ask about': 'Documento su cui fare domande',
  'Documents cannot be converted to PDF here, because this server lacks LibreOffice. Please try another server.':
    'I documenti non possono essere convertiti in PDF qui, perché a questo server manca LibreOffice. Prova un altro server.',
  'Documents cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'I documenti non possono diventare {asked} qui, solo {possible}. Il tipo è quello del contenuto, non del nome.',
  'Documents into other formats': 'Documenti in altri formati',
  'Does Color Enhancement colour black and white photos?':
    'Il Miglioramento dei colori colora le foto in bianco e nero?',
  'Does anything get loaded from the internet?': 'Viene caricato qualcosa da internet?',
  'Does it read scanned documents?': 'Legge documenti scansionati?',
  'Does the code expire, and is it tracked?': 'Il codice scade, e viene tracciato?',
  'Does the page fill the whole photo? If not, drag the corners to it first.':
    'La pagina riempie tutta la foto? Se no, trascina prima gli angoli su di essa.',
  Domain: 'Dominio',
  'Domain must be text.': 'Il dominio deve essere un testo.',
  Done: 'Fatto',
  'Done again.': 'Ripetuto.',
  'Done by': 'Eseguito da',
  'Done marking': 'Fine segnatura',
  'Done.': 'Fatto.',
  'Done. The result is in your recent results.': 'Fatto. Il risultato è nei tuoi risultati recenti.',
  'Don’t': 'Da evitare',
  Dots: 'Punti',
  'Dots per inch': 'Punti per pollice',
  'Dots per inch (DPI)': 'Punti per pollice (DPI)',
  'Doubtful word {number} of {count}<span> · {confidence}% sure</span>':
    'Parola dubbia {number} di {count}<span> · sicura al {confidence}%</span>',
  'Doubtful words': 'Parole dubbie',
  'Down to level': 'Fino al livello',
  Download: 'Scarica',
  'Download All': 'Scarica tutto',
  'Download CSV': 'Scarica CSV',
  'Download PNG': 'Scarica PNG',
  'Download ZIP ({bytes})': 'Scarica ZIP ({bytes})',
  'Download all as ZIP': 'Scarica tutto come ZIP',
  'Download and delete results, and follow work that takes a while.':
    'Scarica ed elimina risultati, e segui i lavori che richiedono tempo.',
  'Download as': 'Scarica come',
  'Download each part or all as a ZIP': 'Scarica ogni parte, o tutte come ZIP',
  'Download it once the page has read it back': 'Scaricalo quando la pagina lo ha riletto',
  'Download my data': 'Scarica i miei dati',
  'Download the better photo': 'Scarica la foto migliorata',
  'Download the result. Uploads and results are deleted after {fileLifetime}; Delete removes a file from the server at once.':
    'Scarica il risultato. Caricamenti e risultati vengono eliminati dopo {fileLifetime}; Elimina rimuove subito un file dal server.',
  'Download {fileName}': 'Scarica {fileName}',
  'Download {filename}': 'Scarica {filename}',
  'Download {format}': 'Scarica {format}',
  'Download {name}': 'Scarica {name}',
  'Download<span> {fileName} in a new tab</span>': 'Scarica<span> {fileName} in una nuova scheda</span>',
  Dpi: 'DPI',
  'Draft emails': 'Prepara email',
  'Draft posts': 'Prepara post',
  Drafts: 'Bozze',
  'Drag on the page.': 'Trascina sulla pagina.',
  'Drag over text.': 'Trascina sul testo.',
  'Drag pages, or move them with Alt and the arrow keys. Space chooses, R turns, Delete removes, Enter enlarges a page, Ctrl+Z undoes.':
    'Trascina le pagine, o spostale con Alt e i tasti freccia. Spazio sceglie, R ruota, Canc rimuove, Invio ingrandisce una pagina, Ctrl+Z annulla.',
  'Drag the corners, or move them with the arrow keys.': 'Trascina gli angoli, o spostali con i tasti freccia.',
  'Drag the frame in the image, or use the arrow keys.': 'Trascina la cornice nell’immagine, o usa i tasti freccia.',
  'Drag to look at another part, or press Shift and an arrow key.':
    'Trascina per guardare un’altra parte, o premi Maiusc e un tasto freccia.',
  Draw: 'Disegna',
  'Draw a box over text in a PDF and replace it in its own font, highlight it, or take it out of the file for good. Free, no sign-up.':
    'Traccia un riquadro sul testo di un PDF e sostituiscilo con il suo stesso carattere, evidenzialo o toglilo per sempre dal file. Gratis, senza registrazione.',
  'Draw boxes over what is to change': 'Traccia riquadri su ciò che deve cambiare',
  'Draw on the page.': 'Disegna sulla pagina.',
  Drawing: 'Disegno',
  'Drawing pages': 'Disegno delle pagine',
  'Drawing slides': 'Disegno delle diapositive',
  'Drawing the code…': 'Disegno del codice…',
  'Drawing the pages…': 'Disegno delle pagine…',
  'Drawing…': 'Disegno…',
  'Drawn from the 7,776 English words of the EFF’s long list.':
    'Estratte dalle 7776 parole inglesi dell’elenco lungo dell’EFF.',
  Drop: 'Goccia',
  'Drop a PDF': 'Trascina un PDF',
  'Drop a PDF, documents, or images': 'Trascina un PDF, documenti o immagini',
  'Drop a file, get the result, see what changed. No account, no trackers, and your files are deleted after {fileLifetime}.':
    'Trascina un file, ottieni il risultato, guarda che cosa è cambiato. Nessun account, nessun tracker, e i tuoi file vengono eliminati dopo {fileLifetime}.',
  'Drop an image in the bag': 'Trascina un’immagine nella borsa',
  'Drop files anywhere on its page, paste them, or press the button in the bag. You need no account.':
    'Trascina i file dove vuoi nella sua pagina, incollali, o premi il pulsante nella borsa. Non ti serve un account.',
  'Drop files or whole folders': 'Trascina file o cartelle intere',
  'Drop it in the bag': 'Mettilo nella borsa',
  'Drop many files or a whole folder': 'Trascina molti file o una cartella intera',
  'Drop one document or many': 'Trascina uno o più documenti',
  'Drop one image or many': 'Trascina una o più immagini',
  'Drop one photo or many': 'Trascina una o più foto',
  'Drop or paste anywhere on this page.': 'Trascina o incolla dove vuoi in questa pagina.',
  'Drop two or more files': 'Trascina due o più file',
  'Drop {what} in the bag': 'Trascina {what} nella borsa',
  'Drop {what} or folders in the bag': 'Trascina {what} o cartelle nella borsa',
  Duplicate: 'Duplica',
  Dusk: 'Crepuscolo',
  Dutch: 'Olandese',
  EPUB: 'EPUB',
  'Each code signs you in once if you do not have your phone. They are not shown again.':
    'Ogni codice ti fa accedere una volta se non hai il telefono. Non verranno mostrati di nuovo.',
  'Each code works once.': 'Ogni codice funziona una volta.',
  "Each counted the platform's own way.": 'Ognuno contato secondo il metodo della piattaforma.',
  'Each document becomes a PDF of its own. Macros never run, and nothing from outside of the document is loaded.':
    'Ogni documento diventa un PDF a sé. Le macro non vengono mai eseguite, e non viene caricato nulla dall’esterno del documento.',
  'Each line on its own': 'Ogni riga a sé',
  'Each page follows the orientation of its image.': 'Ogni pagina segue l’orientamento della sua immagine.',
  'Each page is as large as its image, A4 at most.': 'Ogni pagina è grande quanto la sua immagine, al massimo A4.',
  'Each part carries only what its pages use, so two pages of a large file make a small file. Bookmarks, links and form fields that belong to its pages come along.':
    'Ogni parte contiene solo ciò che le sue pagine usano, quindi due pagine di un file grande fanno un file piccolo. Segnalibri, link e campi modulo che appartengono alle sue pagine vengono con esse.',
  'Each text here has at most {max, plural, one {# character} other {# characters}}.':
    'Ogni testo qui ha al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'Each ticket has a page of its own, with a link that you get when you send it. You need no account; with one, your tickets are on your account page, too.':
    'Ogni ticket ha una sua pagina, con un link che ricevi quando lo invii. Non ti serve un account; se ne hai uno, i tuoi ticket sono anche nella pagina del tuo account.',
  'East is positive.': 'L’est è positivo.',
  Easy: 'Facile',
  'Edges are found on the server': 'I bordi vengono trovati sul server',
  'Edges found': 'Bordi trovati',
  'Edges found. Drag a corner if one is not right.': 'Bordi trovati. Trascina un angolo se non è giusto.',
  'Edges found. Press Capture': 'Bordi trovati. Premi Scatta',
  'Edges must be a list of the four corners of the page, clockwise from the top left, such as [{"x":10,"y":12}, ...].':
    'I bordi devono essere un elenco dei quattro angoli della pagina, in senso orario dall’alto a sinistra, come [{"x":10,"y":12}, ...].',
  'Edges not clear: all of it is taken': 'Bordi non chiari: viene presa tutta',
  'Edges set by you': 'Bordi impostati da te',
  Edit: 'Modifica',
  'Edit a PDF: add text, highlights and signatures': 'Modifica un PDF: aggiungi testo, evidenziazioni e firme',
  'Edit text': 'Modifica testo',
  'Edit the article': 'Modifica l’articolo',
  'Edit the draft': 'Modifica la bozza',
  'Edit the idea': 'Modifica l’idea',
  'Edit the page': 'Modifica la pagina',
  'Edit the task': 'Modifica l’attività',
  'Edit the text of a PDF: change words, keep the layout':
    'Modifica il testo di un PDF: cambia le parole, mantieni l’impaginazione',
  'Edit {code}': 'Modifica {code}',
  'Edit {type}': 'Modifica {type}',
  'Edit: {shortened}': 'Modifica: {shortened}',
  Editing: 'Modifica in corso',
  Edits: 'Modifiche',
  'Edits are not part of what was signed, and programs will say so; the signed version stays inside the file. A locked file needs its password; the edited copy is not locked.':
    'Le modifiche non fanno parte di ciò che è stato firmato, e i programmi lo segnaleranno; la versione firmata resta nel file. Un file bloccato richiede la sua password; la copia modificata non è bloccata.',
  'Edits must be a list of 1 to 10,000 edits.': 'Le modifiche devono essere un elenco da 1 a 10.000 modifiche.',
  'Edits to look at': 'Modifiche da controllare',
  'Effective {effectiveDay}': 'In vigore dal {effectiveDay}',
  'Eight RTX 4090 graphics cards against bcrypt with cost 12: 11,500 tries a second.':
    'Otto schede grafiche RTX 4090 contro bcrypt con costo 12: 11.500 tentativi al secondo.',
  'Eight RTX 4090 graphics cards against plain MD5: 1.3 trillion tries a second.':
    'Otto schede grafiche RTX 4090 contro MD5 semplice: 1300 miliardi di tentativi al secondo.',
  Elsewhere: 'Altrove',
  Email: 'Email',
  'Email account': 'Account email',
  'Email address': 'Indirizzo email',
  'Email addresses': 'Indirizzi email',
  'Email is sent through': 'Le email vengono inviate tramite',
  'Email must be text.': 'L’email deve essere un testo.',
  'Email support': 'Assistenza via email',
  'Emails to the support address become conversations, and the answers to those go out as emails.':
    'Le email all’indirizzo di assistenza diventano conversazioni, e le risposte partono come email.',
  'Emoji and Chinese, Japanese and Korean letters count twice, every address 23.':
    'Emoji e lettere cinesi, giapponesi e coreane contano doppio, ogni indirizzo 23.',
  'Empty file': 'File vuoto',
  'Empty: a page that says so.': 'Vuoto: una pagina che lo indica.',
  'Empty: local time wherever it is scanned.': 'Vuoto: ora locale del luogo in cui viene scansionato.',
  'Empty: never.': 'Vuoto: mai.',
  'Empty: without limit.': 'Vuoto: senza limite.',
  'Encrypts every file with AES-256; up to 128 characters. File names stay readable.':
    'Cifra ogni file con AES-256; fino a 128 caratteri. I nomi dei file restano leggibili.',
  End: 'Fine',
  Engine: 'Motore',
  'Engine must be auto or builtin.': 'Il motore deve essere auto o builtin.',
  Engines: 'Motori',
  'English and most others': 'Inglese e la maggior parte delle altre',
  'English spelling': 'Ortografia inglese',
  'English with all tasks. Spelling is checked in sixteen more languages where their dictionaries are installed on this site.':
    'L’inglese con tutti i compiti. L’ortografia viene controllata in altre sedici lingue dove i loro dizionari sono installati su questo sito.',
  Enhance: 'Migliora',
  'Enhance JPEG, PNG and WebP photos: light and colours, 2x to 4x upscaling, noise, blur, JPEG blocks and scratches. Compare at full size before you start.':
    'Migliora foto JPEG, PNG e WebP: luce e colori, ingrandimento da 2x a 4x, rumore, sfocatura, blocchi JPEG e graffi. Confronta a dimensione intera prima di iniziare.',
  'Enhance again': 'Migliora di nuovo',
  'Enhance photos': 'Migliora foto',
  'Enhance {count, plural, one {# photo} other {# photos}}': 'Migliora {count, plural, one {# foto} other {# foto}}',
  'Enhanced colours': 'Colori migliorati',
  Enhancement: 'Miglioramento',
  'Enhancement Failed': 'Miglioramento non riuscito',
  'Enhancement must be auto, light or strong.': 'Il miglioramento deve essere auto, light o strong.',
  'Enhancement type': 'Tipo di miglioramento',
  'Enhancement type must be auto, upscale, denoise, colorize or restore.':
    'Il tipo di miglioramento deve essere auto, upscale, denoise, colorize o restore.',
  Enhancing: 'Miglioramento in corso',
  'Enhancing…': 'Miglioramento in corso…',
  Enlarge: 'Ingrandisci',
  'Enlarge smaller images': 'Ingrandisci le immagini più piccole',
  'Enlarged {scale} times': 'Ingrandita {scale} volte',
  'Enlarging must be true or false.': 'L’ingrandimento deve essere true o false.',
  'Enough for body text.': 'Sufficiente per il testo corrente.',
  'Enough for headlines and icons.': 'Sufficiente per titoli e icone.',
  'Enough for text, not for long reading.': 'Sufficiente per il testo, non per letture lunghe.',
  'Enter a backup code.': 'Inserisci un codice di riserva.',
  'Enter a date and a time, or leave it empty.': 'Inserisci data e ora, o lascia vuoto.',
  'Enter a public address such as https://example.com, or leave it empty.':
    'Inserisci un indirizzo pubblico come https://example.com, o lascia vuoto.',
  'Enter a public address that begins with https://, or leave it empty.':
    'Inserisci un indirizzo pubblico che comincia con https://, o lascia vuoto.',
  'Enter a username.': 'Inserisci un nome utente.',
  'Enter a whole number from 1, or leave it empty.': 'Inserisci un numero intero da 1 in su, o lascia vuoto.',
  'Enter at least {min, plural, one {# character} other {# characters}}.':
    'Inserisci almeno {min, plural, one {# carattere} other {# caratteri}}.',
  'Enter at most {tags} tags of {tag} characters each.': 'Inserisci al massimo {tags} tag di {tag} caratteri ciascuno.',
  'Enter replacement text': 'Inserisci il testo sostitutivo',
  'Enter sends. Shift and Enter begin a new line.': 'Invio spedisce. Maiusc e Invio iniziano una nuova riga.',
  'Enter the 6 digits of your app.': 'Inserisci le 6 cifre della tua app.',
  'Enter the 6 digits the app shows.': 'Inserisci le 6 cifre che l’app mostra.',
  'Enter the password': 'Inserisci la password',
  'Enter the password once more.': 'Inserisci di nuovo la password.',
  'Enter your current password.': 'Inserisci la password attuale.',
  'Enter your email address.': 'Inserisci il tuo indirizzo email.',
  'Enter your new email address.': 'Inserisci il tuo nuovo indirizzo email.',
  'Enter your password.': 'Inserisci la tua password.',
  Entries: 'Voci',
  'Entries must be "all" or a JSON list of index numbers from the listing.':
    'Le voci devono essere “all” o un elenco JSON di numeri di indice dall’elenco.',
  Erase: 'Cancella',
  'Erase box': 'Riquadro di cancellazione',
  'Erased text is searched for afterwards, QR codes are read back, pages are compared. Numbers here were counted here.':
    'Il testo cancellato viene cercato in seguito, i codici QR vengono riletti, le pagine confrontate. I numeri qui sono stati contati qui.',
  Error: 'Errore',
  'Error level': 'Livello di errore',
  'Error loading escalations: {reason}': 'Errore nel caricamento delle escalation: {reason}',
  'Error saving PDF. Please try again.': 'Errore nel salvataggio del PDF. Riprova.',
  'Error uploading PDF. Please try again.': 'Errore nel caricamento del PDF. Riprova.',
  Errors: 'Errori',
  'Errors ({count})': 'Errori ({count})',
  'Errors of every call': 'Errori di ogni chiamata',
  'Esc leads from the text to this button.': 'Esc porta dal testo a questo pulsante.',
  'Escalation system: all else waits for a person': 'Sistema di escalation: tutto il resto attende una persona',
  Escalations: 'Escalation',
  'Estimate: {count, plural, one {# file} other {# files}}': 'Stima: {count, plural, one {# file} other {# file}}',
  Even: 'Pari',
  'Even (OKLCH)': 'Uniforme (OKLCH)',
  'Even its file names are encrypted. Please enter its password.':
    'Anche i nomi dei file sono cifrati. Inserisci la password.',
  'Even pages chosen': 'Pagine pari scelte',
  'Even steps of lightness in OKLCH, with your own colour in its place (marked). Whatever the colour: white on 600 has at least {formatRatio}, black on 500 {formatRatio2}, 700 on 50 {formatRatio3} and 900 on 100 {formatRatio4}.':
    'Gradini uniformi di luminosità in OKLCH, con il tuo colore al suo posto (segnato). Qualunque sia il colore: il bianco su 600 ha almeno {formatRatio}, il nero su 500 {formatRatio2}, 700 su 50 {formatRatio3} e 900 su 100 {formatRatio4}.',
  Event: 'Evento',
  Every: 'Ogni',
  'Every address counts 23. Servers may allow more.': 'Ogni indirizzo conta 23. I server possono consentire di più.',
  'Every everyday file tool, in one good bag': 'Tutti gli strumenti di ogni giorno per i file, in una buona borsa',
  'Every everyday file tool, in one good bag.': 'Tutti gli strumenti di ogni giorno per i file, in una buona borsa.',
  'Every few pages': 'Ogni tot pagine',
  'Every must be a whole number of pages from 1 to 10000.': 'Ogni deve essere un numero intero di pagine da 1 a 10000.',
  'Every page as it looks, bookmarks (one entry per file), links between pages, form fields, annotations, page numbering, attachments and the structure for screen readers. Scripts and commands that start programs are left out, and the page says so.':
    'Ogni pagina con il suo aspetto, i segnalibri (una voce per file), i link tra le pagine, i campi modulo, le annotazioni, la numerazione delle pagine, gli allegati e la struttura per gli screen reader. Script e comandi che avviano programmi vengono esclusi, e la pagina lo indica.',
  'Every page has a budget of code, and small work comes before large work, so that nobody waits for somebody else.':
    'Ogni pagina ha un limite di codice, e i lavori piccoli passano prima dei grandi, così nessuno aspetta qualcun altro.',
  'Every page is drawn before and after and compared. A page that would look too different is compressed more gently, and you see the similarity and both images of each page.':
    'Ogni pagina viene disegnata prima e dopo e confrontata. Una pagina che apparirebbe troppo diversa viene compressa più delicatamente, e vedi la somiglianza ed entrambe le immagini di ogni pagina.',
  'Every page is kept as it was.': 'Ogni pagina è rimasta com’era.',
  'Every page you scan here appears there.': 'Ogni pagina che scansioni qui compare lì.',
  'Every page you scan there appears in the list here.': 'Ogni pagina che scansioni lì compare qui nell’elenco.',
  'Every ramp keeps the same contrasts, whatever its colour: white text on 600 and darker has at least 4.5:1, black text on 500 and lighter too, 700 on 50 has at least 4.9:1 and 900 on 100 at least 7.2:1.':
    'Ogni scala mantiene gli stessi contrasti, qualunque sia il suo colore: il testo bianco su 600 e più scuri ha almeno 4,5:1, e così il testo nero su 500 e più chiari, 700 su 50 ha almeno 4,9:1 e 900 su 100 almeno 7,2:1.',
  'Every result says what changed and what could not be kept. A failure says what failed, why, and what to do.':
    'Ogni risultato dice che cosa è cambiato e che cosa non si è potuto mantenere. Un errore dice che cosa non è riuscito, perché, e che cosa fare.',
  'Every result shows its size before and after, and says so when nothing was saved.':
    'Ogni risultato mostra la sua dimensione prima e dopo, e lo dice quando non si è risparmiato nulla.',
  'Every tool': 'Ogni strumento',
  'Every tool and higher limits, month by month.': 'Ogni strumento e limiti più alti, mese per mese.',
  'Every tool as an HTTP call: fields, limits, answers and errors, with examples that run in the page and code to copy.':
    'Ogni strumento come chiamata HTTP: campi, limiti, risposte ed errori, con esempi che si eseguono nella pagina e codice da copiare.',
  'Every tool has a worker that runs it.': 'Ogni strumento ha un worker che lo esegue.',
  'Every tool step by step, and what to do when something fails.':
    'Ogni strumento passo per passo, e che cosa fare quando qualcosa non riesce.',
  'Every tool that is not Pro-only': 'Ogni strumento che non è solo Pro',
  'Every tool that is not Pro-only, without an account.': 'Ogni strumento che non è solo Pro, senza account.',
  'Every tool that works on the server is also a call for programs, with documentation you can try.':
    'Ogni strumento che lavora sul server è anche una chiamata per programmi, con una documentazione che puoi provare.',
  "Every tool's page and the <pageLink>pricing page</pageLink> say how large a file may be. Nothing of a refused file is kept.":
    'La pagina di ogni strumento e la <pageLink>pagina dei prezzi</pageLink> indicano quanto può essere grande un file. Di un file rifiutato non si conserva nulla.',
  "Every tool's page says how large a file may be. Nothing of a refused file is kept.":
    'La pagina di ogni strumento indica quanto può essere grande un file. Di un file rifiutato non si conserva nulla.',
  'Every tool, including those for Pro only': 'Ogni strumento, compresi quelli solo per Pro',
  'Everyday file tools in one bag. Free software under the MIT licence; run your own with one command.':
    'Gli strumenti di ogni giorno per i file in una sola borsa. Software libero con licenza MIT; avvia il tuo con un solo comando.',
  'Everyday file tools in one place: drop a file, get the result, see what changed. No sign-up, no trackers, files deleted automatically.':
    'Gli strumenti di ogni giorno per i file in un solo posto: trascina un file, ottieni il risultato, guarda che cosa è cambiato. Nessuna registrazione, nessun tracker, file eliminati automaticamente.',
  'Everyday words and verbs instead of long ones; long and passive sentences are marked.':
    'Parole e verbi di tutti i giorni al posto di quelli lunghi; le frasi lunghe e passive vengono segnate.',
  'Everyone can use every tool with its full limits.': 'Tutti possono usare ogni strumento con i suoi limiti pieni.',
  'Everything but its words: layout, styles, pictures, links, formulas and fields. Column names of tables stay, too, because formulas refer to them. Arabic paragraphs run from right to left. A PDF is rebuilt as a flowing document first, so its lines and pages break anew. Notes below the result name what was not translated.':
    'Tutto tranne le parole: impaginazione, stili, immagini, link, formule e campi. Restano anche i nomi di colonna delle tabelle, perché le formule vi fanno riferimento. I paragrafi in arabo vanno da destra a sinistra. Un PDF viene prima ricostruito come documento scorrevole, quindi righe e pagine vanno a capo in modo nuovo. Le note sotto il risultato indicano ciò che non è stato tradotto.',
  'Everything happens in this browser: nothing you enter or open here is sent.':
    'Tutto avviene in questo browser: nulla di ciò che inserisci o apri qui viene inviato.',
  'Everything is included': 'Tutto è compreso',
  'Everything we store about you, in one JSON file.': 'Tutto ciò che conserviamo su di te, in un solo file JSON.',
  Everywhere: 'Ovunque',
  'Exactly this size. Drag the frame to choose what stays.':
    'Esattamente questa dimensione. Trascina la cornice per scegliere che cosa resta.',
  'Exactly this size; the image is distorted.': 'Esattamente questa dimensione; l’immagine viene deformata.',
  'Exactly this size; the rest is filled with a colour.':
    'Esattamente questa dimensione; il resto viene riempito con un colore.',
  Examples: 'Esempi',
  'Exclude look-alikes': 'Escludi i caratteri simili',
  'Expand Ideas': 'Amplia le idee',
  'Expanding a text takes an AI provider, and this site has none. Please choose another task, or ask the operator to set one up.':
    'Ampliare un testo richiede un fornitore di IA, e questo sito non ne ha. Scegli un altro compito, o chiedi al gestore di configurarne uno.',
  'Expanding a text takes the AI provider. Please switch it on, or choose another task.':
    'Ampliare un testo richiede il fornitore di IA. Attivalo, o scegli un altro compito.',
  Expired: 'Scaduto',
  Expires: 'Scade',
  Export: 'Esporta',
  'Export Failed': 'Esportazione non riuscita',
  'Extract all': 'Estrai tutto',
  'Extract {count} chosen': 'Estrai {count} scelti',
  'Extracted text': 'Testo estratto',
  'Extracted text of all pages': 'Testo estratto da tutte le pagine',
  Extracting: 'Estrazione',
  'Extracting text': 'Estrazione del testo',
  'Extracting…': 'Estrazione…',
  'Extraction failed': 'Estrazione non riuscita',
  'Eye centres': 'Centri degli occhi',
  'Eye frames': 'Cornici degli occhi',
  FINAL: 'DEFINITIVO',
  Failed: 'Non riuscite',
  'Failed to apply edits': 'Impossibile applicare le modifiche',
  'Failed to extract text from PDF': 'Impossibile estrarre il testo dal PDF',
  'Failed to fetch email support status': 'Impossibile recuperare lo stato dell’assistenza via email',
  'Failed to fetch escalations': 'Impossibile recuperare le escalation',
  'Failed to load marketing data': 'Impossibile caricare i dati di marketing',
  'Failed to send test email': 'Impossibile inviare l’email di prova',
  'Fair: a few more words or characters make it much harder to guess.':
    'Discreta: qualche parola o carattere in più la rende molto più difficile da indovinare.',
  'Fairly difficult': 'Abbastanza difficile',
  'Fairly easy': 'Abbastanza facile',
  'False leaves smaller images as they are; a percentage always applies.':
    'False lascia come sono le immagini più piccole; una percentuale si applica sempre.',
  Fast: 'Veloce',
  Fax: 'Fax',
  Featured: 'In evidenza',
  Features: 'Funzioni',
  'Fewer or simpler words say the same.': 'Meno parole, o parole più semplici, dicono lo stesso.',
  'Fewer words say the same.': 'Meno parole dicono lo stesso.',
  Field: 'Campo',
  Fields: 'Campi',
  'Fields become part of the page, and can no longer be filled in.':
    'I campi diventano parte della pagina e non si possono più compilare.',
  Figures: 'Cifre',
  'Figures, users, jobs, short links, visits, health, settings and what administrators did.':
    'Cifre, utenti, lavori, link brevi, visite, stato, impostazioni e attività degli amministratori.',
  File: 'File',
  'File Compressor': 'Comprimi file',
  'File Too Large': 'File troppo grande',
  'File name': 'Nome del file',
  'File not opened': 'File non aperto',
  'File size reduced by less than 1%': 'Dimensione del file ridotta di meno dell’1%',
  'File size reduced by {percent}%': 'Dimensione del file ridotta del {percent}%',
  'File too large': 'File troppo grande',
  'File too large. {who} can upload files up to {maxBytes}.':
    'File troppo grande. Per {who} i file da caricare possono arrivare a {maxBytes}.',
  'File tools on the web are a field of half-truths. Compressors make files larger, black boxes hide names only from the eye, converters turn letters into pictures, and every page wants to load a dozen other companies.':
    'Gli strumenti per file sul web sono un campo di mezze verità. I compressori ingrandiscono i file, i riquadri neri nascondono i nomi solo all’occhio, i convertitori trasformano le lettere in immagini, e ogni pagina vuole caricare una dozzina di altre aziende.',
  'File {number}': 'File {number}',
  'File {number} of {count} ({name})': 'File {number} di {count} ({name})',
  Files: 'File',
  'Files Too Large': 'File troppo grandi',
  'Files and jobs': 'File e lavori',
  'Files are deleted after {fileLifetime}, or at once when you press Delete.':
    'I file vengono eliminati dopo {fileLifetime}, o subito quando premi Elimina.',
  'Files are deleted after {fileLifetime}.': 'I file vengono eliminati dopo {fileLifetime}.',
  'Files are not used to train anything, and no person looks at them.':
    'I file non vengono usati per addestrare nulla, e nessuna persona li guarda.',
  'Files are recognised by their content, not their name. Open the file in the program that made it and save it as one of the kinds the tool lists.':
    'I file vengono riconosciuti dal contenuto, non dal nome. Apri il file nel programma con cui è stato creato e salvalo in uno dei tipi che lo strumento elenca.',
  'Files attached to the whole document are not in the parts.':
    'I file allegati all’intero documento non sono nelle parti.',
  'Files converted at once': 'File convertiti insieme',
  'Files go as <code/>, everything else as JSON. In place of a file you can send the id of one that is stored: the part of its address behind <code2/>. A call with ids only may be JSON, too.':
    'I file vanno come <code/>, tutto il resto come JSON. Al posto di un file puoi inviare l’id di uno già salvato: la parte del suo indirizzo dopo <code2/>. Una chiamata con soli id può anche essere JSON.',
  'Files in this archive share the same bytes, as decompression bombs do. It is not opened.':
    'I file di questo archivio condividono gli stessi byte, come fanno le bombe di decompressione. L’archivio non viene aperto.',
  'Files merged into one PDF': 'File uniti in un solo PDF',
  'Files of this kind can become {possible}, not {wanted}.':
    'I file di questo tipo possono diventare {possible}, non {wanted}.',
  'Files of this kind cannot be converted.': 'I file di questo tipo non possono essere convertiti.',
  'Files on the list at once': 'File nell’elenco insieme',
  'Files packed into one ZIP': 'File raccolti in uno ZIP',
  'Files processed': 'File elaborati',
  'Files together': 'File insieme',
  Fill: 'Riempimento',
  'Fill colour': 'Colore di riempimento',
  'Fill in the content, and the code appears here. You can download it once it has been read back.':
    'Compila il contenuto, e il codice compare qui. Puoi scaricarlo dopo che è stato riletto.',
  'Fill in their form fields after saving.': 'Compila i loro campi modulo dopo il salvataggio.',
  'Fill the page': 'Riempi la pagina',
  'Filled the marked scratches': 'Graffi segnati riempiti',
  'Fills in a SEPA bank transfer in euros.': 'Compila un bonifico SEPA in euro.',
  Find: 'Trova',
  'Find a call': 'Trova una chiamata',
  'Find a tool': 'Trova uno strumento',
  'Find a tool (/ or Ctrl K)': 'Trova uno strumento (/ o Ctrl K)',
  'Find and replace': 'Trova e sostituisci',
  'Find content ideas': 'Trova idee per contenuti',
  'Find in the document': 'Trova nel documento',
  'Find mistakes in English as you type, with a reason for each. Make texts clearer, shorter, friendlier or more formal, and accept or reject every change.':
    'Trova errori in inglese mentre scrivi, ognuno con un motivo. Rendi i testi più chiari, brevi, cordiali o formali, e accetta o rifiuta ogni modifica.',
  Finding: 'Rilievo',
  'Finding the subject': 'Ricerca del soggetto',
  Findings: 'Risultati',
  'Finds the highest quality up to “Quality” whose result is at most this large.':
    'Trova la qualità più alta, fino a “Qualità”, il cui risultato è al massimo di questa dimensione.',
  'Finished document': 'Documento finito',
  First: 'Per primo',
  'First colour': 'Primo colore',
  'First name': 'Nome',
  'First, is it you?': 'Prima di tutto, sei tu?',
  Fit: 'Adatta',
  'Fit must be contain or cover.': 'L’adattamento deve essere contain o cover.',
  'Fit must be inside, fill, cover or contain.': 'L’adattamento deve essere inside, fill, cover o contain.',
  'Fit page': 'Adatta alla pagina',
  'Fit to the window': 'Adatta alla finestra',
  'Fit width': 'Adatta alla larghezza',
  'Flatten must be true or false.': 'Appiattire deve essere true o false.',
  'Flatten when saving': 'Appiattisci al salvataggio',
  'Flesch reading ease {ease} of 100, Flesch-Kincaid grade {grade}. Syllables are estimated from the spelling.':
    'Facilità di lettura Flesch {ease} su 100, livello Flesch-Kincaid {grade}. Le sillabe sono stimate dalla grafia.',
  'Focus x': 'Fuoco x',
  'Focus y': 'Fuoco y',
  'Folder not readable': 'Cartella non leggibile',
  Font: 'Carattere',
  Fonts: 'Caratteri',
  Footer: 'Piè di pagina',
  'For English only; here every word gets a capital.': 'Solo per l’inglese; qui ogni parola prende la maiuscola.',
  'For Excel, and most other programs.': 'Per Excel e la maggior parte degli altri programmi.',
  'For Excel: a sheet for each table. Cells are numbers only where there is no doubt.':
    'Per Excel: un foglio per ogni tabella. Le celle sono numeri solo dove non c’è dubbio.',
  'For JPEG and WebP. PNG loses nothing.': 'Per JPEG e WebP. PNG non perde nulla.',
  'For JPG and WebP; WebP is lossless at 100.': 'Per JPG e WebP; WebP è senza perdite a 100.',
  'For LibreOffice and OpenOffice.': 'Per LibreOffice e OpenOffice.',
  'For Node 20 and later.': 'Per Node 20 e successivi.',
  'For PowerPoint, and most other programs.': 'Per PowerPoint e la maggior parte degli altri programmi.',
  'For Word, and most other programs.': 'Per Word e la maggior parte degli altri programmi.',
  'For Word: editable headings, paragraphs, lists, tables, columns and images. Names doubtful pages and scans.':
    'Per Word: titoli, paragrafi, elenchi, tabelle, colonne e immagini modificabili. Indica pagine dubbie e scansioni.',
  'For a locked PDF. It is used for this call only and not stored.':
    'Per un PDF bloccato. Viene usata solo per questa chiamata e non salvata.',
  'For a locked document. The result is not locked.': 'Per un documento bloccato. Il risultato non è bloccato.',
  "For a spreadsheet as csv: a sheet's name or its number from 1, or 'all' for a ZIP. The first by default.":
    'Per un foglio di calcolo in csv: il nome di un foglio o il suo numero a partire da 1, oppure “all” per uno ZIP. Per impostazione predefinita il primo.',
  'For code and file names': 'Per codice e nomi di file',
  'For e-book readers.': 'Per lettori di e-book.',
  'For email (images 110 per inch). Text stays sharp.':
    'Per l’email (immagini a 110 per pollice). Il testo resta nitido.',
  'For encrypted files.': 'Per file cifrati.',
  'For everybody': 'Per tutti',
  'For images you will edit or print.': 'Per immagini da modificare o stampare.',
  "For images; 'fit' gives each a page of its own size.":
    'Per le immagini; “fit” dà a ognuna una pagina della sua dimensione.',
  'For old and simple writing programs.': 'Per programmi di scrittura vecchi e semplici.',
  'For print, in mm': 'Per la stampa, in mm',
  'For printing. A4 becomes {width} × {height} pixels.': 'Per la stampa. Un A4 diventa di {width} × {height} pixel.',
  'For reading': 'Per la lettura',
  'For reading on screens. A4 becomes {width} × {height} pixels.':
    'Per leggere sullo schermo. Un A4 diventa di {width} × {height} pixel.',
  'For safety, JavaScript and commands that start programs in the original were left out.':
    'Per sicurezza, il JavaScript e i comandi che avviano programmi nell’originale sono stati esclusi.',
  'For safety, JavaScript in the original was left out.':
    'Per sicurezza, il JavaScript dell’originale è stato escluso.',
  'For safety, commands that start programs in the original were left out.':
    'Per sicurezza, i comandi che avviano programmi nell’originale sono stati esclusi.',
  'For small previews. A4 becomes {width} × {height} pixels.':
    'Per piccole anteprime. Un A4 diventa di {width} × {height} pixel.',
  'For suggestions the page sends the paths of the last pages of this visit, which tools you used, the kind of browser, and the code of an error or the type of a file that was refused: no file names and no texts. The server answers and forgets it. You can turn suggestions off at the foot of every page.':
    'Per i suggerimenti la pagina invia i percorsi delle ultime pagine di questa visita, quali strumenti hai usato, il tipo di browser, e il codice di un errore o il tipo di un file rifiutato: nessun nome di file e nessun testo. Il server risponde e dimentica. Puoi disattivare i suggerimenti in fondo a ogni pagina.',
  'For the administrators of this site.': 'Per gli amministratori di questo sito.',
  'For very small print and large formats. A4 becomes {width} × {height} pixels.':
    'Per caratteri molto piccoli e grandi formati. Un A4 diventa di {width} × {height} pixel.',
  'For websites that take only some. Empty: those shown.':
    'Per i siti che ne accettano solo alcuni. Vuoto: quelli mostrati.',
  'For you to decide': 'Da decidere da te',
  'For your own programs: every tool is a call, described at <link>/api/docs</link>. A key makes up to {apiKeyCallsPerMinute} calls a minute.':
    'Per i tuoi programmi: ogni strumento è una chiamata, descritta in <link>/api/docs</link>. Una chiave può fare fino a {apiKeyCallsPerMinute} chiamate al minuto.',
  'For yourself': 'Per te',
  'For “Bookmarks”: 1 splits at the top entries only, 2 at theirs, too.':
    'Per “Segnalibri”: 1 divide solo alle voci principali, 2 anche alle loro sottovoci.',
  'For “Every”: pages per file.': 'Per “Ogni”: pagine per file.',
  'For “Pages” and “Range”: puts all chosen pages into one file.':
    'Per “Pagine” e “Intervallo”: mette tutte le pagine scelte in un solo file.',
  'For “Pages”: such as 1,3,5-7; 5- means from page 5 to the end.':
    'Per “Pagine”: come 1,3,5-7; 5- significa dalla pagina 5 alla fine.',
  'For “Range”: such as 1-3,4-6.': 'Per “Intervallo”: come 1-3,4-6.',
  'For “Size”. A single page over the limit becomes its own file.':
    'Per “Dimensione”. Una singola pagina oltre il limite diventa un file a sé.',
  Forbidden: 'Vietato',
  'Forget it': 'Dimenticala',
  'Forgot password?': 'Password dimenticata?',
  'Forgot your password?': 'Hai dimenticato la password?',
  'Forgot your password? <pageLink>Get a link by email</pageLink>. Two-factor sign-in, passkeys, your sessions, your data and account deletion are on the account page.':
    'Hai dimenticato la password? <pageLink>Ricevi un link per email</pageLink>. Accesso a due fattori, passkey, sessioni, dati ed eliminazione dell’account si trovano nella pagina dell’account.',
  'Forgotten password': 'Password dimenticata',
  Form: 'Modulo',
  'Form feed': 'Avanzamento pagina',
  'Form fields of page {page}': 'Campi modulo della pagina {page}',
  Formal: 'Formale',
  'Formal texts do without exclamation marks.': 'I testi formali fanno a meno dei punti esclamativi.',
  'Formal texts write it out.': 'Nei testi formali si scrive per esteso.',
  'Formality must be default, formal or informal.': 'La formalità deve essere default, formal o informal.',
  Format: 'Formato',
  'Format must be docx, pdf, txt or md.': 'Il formato deve essere docx, pdf, txt o md.',
  'Format must be keep, jpeg, png or webp.': 'Il formato deve essere keep, jpeg, png o webp.',
  'Format must be keep, jpeg, png, webp or avif.': 'Il formato deve essere keep, jpeg, png, webp o avif.',
  'Format must be one of {choices}.': 'Il formato deve essere uno tra {choices}.',
  'Format must be {replace}.': 'Il formato deve essere {replace}.',
  Found: 'Trovato',
  'Found by the model {model}.': 'Trovato dal modello {model}.',
  'Found hardly any noise': 'Rumore quasi assente',
  'Found. Hold still': 'Trovato. Tieni fermo',
  'Four hues a quarter apart.': 'Quattro tinte a un quarto di distanza.',
  "Free days are for once. When you begin a trial, we keep keyed hashes of your card's fingerprint (the payment service's name for its number) and of your email address for two years, and of your network address for 30 days, also after you delete your account. They tell nobody who you are; a new trial with the same card, address or network is recognised by them. No other use is made of them.":
    'I giorni gratuiti valgono una sola volta. Quando inizi una prova, conserviamo hash con chiave dell’impronta della tua carta (il nome che il servizio di pagamento dà al suo numero) e del tuo indirizzo email per due anni, e del tuo indirizzo di rete per 30 giorni, anche dopo che hai eliminato il tuo account. Non dicono a nessuno chi sei; servono a riconoscere una nuova prova con la stessa carta, lo stesso indirizzo o la stessa rete. Non se ne fa nessun altro uso.',
  'Free software under the MIT licence: one command starts the whole site on your own machine.':
    'Software libero con licenza MIT: un solo comando avvia l’intero sito sulla tua macchina.',
  'Free trial until {trialEnd}, then {price}.': 'Prova gratuita fino a {trialEnd}, poi {price}.',
  'Free users': 'gli utenti Free',
  'Frequently asked questions': 'Domande frequenti',
  Friendly: 'Cordiale',
  From: 'Da',
  'From 0 to 100, if you know it.': 'Da 0 a 100, se lo conosci.',
  'From 1 to 10.': 'Da 1 a 10.',
  'From 1 to {pageCount}.': 'Da 1 a {pageCount}.',
  'From CSV': 'Da CSV',
  'From an image': 'Da un’immagine',
  'From {min} to {max}.': 'Da {min} a {max}.',
  'From:': 'Da:',
  Front: 'Fronte',
  'Front, then back: both on one A4 page in true size.':
    'Fronte, poi retro: entrambi su una pagina A4 a grandezza reale.',
  'Full stop': 'Punto',
  'Further types': 'Altri tipi',
  'Further types must be named with commas between them, each once: denoise,upscale.':
    'Gli altri tipi devono essere indicati separati da virgole, ognuno una volta: denoise,upscale.',
  'Further types, in order, with commas between them. All are done in one run, without a loss in between.':
    'Altri tipi, in ordine, separati da virgole. Tutti vengono eseguiti in un solo passaggio, senza perdite nel mezzo.',
  'General application': 'Candidatura spontanea',
  'General question': 'Domanda generale',
  'General questions': 'Domande generali',
  'General questions within {general}, technical ones within {technical}, questions about payment within {billing}.':
    'Domande generali entro {general}, tecniche entro {technical}, domande sui pagamenti entro {billing}.',
  Generate: 'Genera',
  'Generate PDF': 'Crea PDF',
  'Generate QR code': 'Genera codice QR',
  'Generate passphrase': 'Genera passphrase',
  'Generate password': 'Genera password',
  'Generate strong random passwords and passphrases in your browser. Length, character types, minimums, look-alikes, many at once, entropy in bits. Nothing is sent.':
    'Genera nel browser password e passphrase casuali e sicure. Lunghezza, tipi di caratteri, minimi, caratteri simili, molte insieme, entropia in bit. Nulla viene inviato.',
  'Generated passphrase': 'Passphrase generata',
  'Generated password': 'Password generata',
  'Generating…': 'Creazione…',
  'Georgian (old)': 'Georgiano (antico)',
  German: 'Tedesco',
  'German (Fraktur)': 'Tedesco (Fraktur)',
  'Get Pro': 'Ottieni Pro',
  'Get a link by email to choose a new password.': 'Ricevi per email un link per scegliere una nuova password.',
  'Get {plan}': 'Ottieni {plan}',
  'Getting Started': 'Per iniziare',
  'Give Pro': 'Concedi Pro',
  'Give it colours, shapes and a logo': 'Dagli colori, forme e un logo',
  'Give this site the settings below, with your provider’s servers and your own password, and start it again. The blanks in an app password do not matter for IMAP_PASSWORD; in an address, leave them out.':
    'Dai a questo sito le impostazioni qui sotto, con i server del tuo fornitore e la tua password, e riavvialo. Gli spazi in una password per app non contano per IMAP_PASSWORD; in un indirizzo, toglili.',
  'Give {username} Pro?': 'Concedere Pro a {username}?',
  Glossary: 'Glossario',
  'Glossary ({count})': 'Glossario ({count})',
  Go: 'Vai',
  'Go back': 'Indietro',
  'Go on': 'Continua',
  'Go on with this text': 'Continua con questo testo',
  'Go on without': 'Continua senza',
  'Go on without it<span> and remove {name}</span>': 'Continua senza<span> e rimuovi {name}</span>',
  'Go to Satchel': 'Vai a Satchel',
  'Go to page': 'Vai alla pagina',
  'Go to the blog': 'Vai al blog',
  'Go to the home page': 'Vai alla pagina iniziale',
  'Go to your account': 'Vai al tuo account',
  Goal: 'Obiettivo',
  'Goal reached': 'Obiettivo raggiunto',
  'Goal reached, {amount} more': 'Obiettivo raggiunto, {amount} in più',
  Gold: 'Oro',
  'Gone: {gonePages}': 'Sparite: {gonePages}',
  'Good must be true or false.': 'Good deve essere true o false.',
  'Good: keep it somewhere safe. Without it nobody can open the ZIP, not even this site.':
    'Buona: conservala in un posto sicuro. Senza di essa nessuno può aprire lo ZIP, nemmeno questo sito.',
  Gradient: 'Sfumatura',
  'Grammar & Spelling': 'Grammatica e ortografia',
  'Grammar, clarity, tone': 'Grammatica, chiarezza, tono',
  Gray: 'Grigio',
  'Gray must be true or false.': 'Il grigio deve essere true o false.',
  Grayscale: 'Scala di grigi',
  'Grayscale must be true or false.': 'La scala di grigi deve essere true o false.',
  Greek: 'Greco',
  Green: 'Verde',
  'Groups of calls': 'Gruppi di chiamate',
  'Größe becomes groesse.': 'Größe diventa groesse.',
  'Guest Wi-Fi': 'Wi-Fi per gli ospiti',
  'Guests join without typing.': 'Gli ospiti si collegano senza digitare.',
  'Guides to PDFs, images, scans and passwords: what happens inside the files, and how to get what you want.':
    'Guide a PDF, immagini, scansioni e password: che cosa succede dentro i file, e come ottenere ciò che vuoi.',
  'H: 30% may be damaged': 'H: può essere danneggiato il 30%',
  'HEIC images cannot be read on this server. Please convert this one to JPEG first, for example by exporting it from Photos.':
    'Su questo server non si possono leggere immagini HEIC. Prima converti questa in JPEG, per esempio esportandola da Foto.',
  HEX: 'HEX',
  HTML: 'HTML',
  'Hard to tell apart:': 'Difficili da distinguere:',
  Hardness: 'Durezza',
  'Have one already? <link>Sign in</link>': 'Ne hai già uno? <link>Accedi</link>',
  'Headers and footers were left out.': 'Intestazioni e piè di pagina sono stati esclusi.',
  Heading: 'Intestazione',
  Headings: 'Titoli',
  'Headings, lists, links and tables as plain text. Images are left out.':
    'Titoli, elenchi, link e tabelle come testo semplice. Le immagini vengono escluse.',
  'Headings, lists, links and tables as plain text; without images.':
    'Titoli, elenchi, link e tabelle come testo semplice; senza immagini.',
  'Headlines, icons': 'Titoli, icone',
  Health: 'Stato',
  Height: 'Altezza',
  'Height of the part to keep; 1 is all of it.': 'Altezza della parte da mantenere; 1 è tutta.',
  'Hello {username},': 'Ciao {username},',
  'Hello! Ask me about a tool, a message you saw, your files or your account. I answer from what this site says about itself, and can pass you on to a person.':
    'Ciao! Chiedimi di uno strumento, di un messaggio che hai visto, dei tuoi file o del tuo account. Rispondo in base a ciò che questo sito dice di sé, e posso metterti in contatto con una persona.',
  'Hello,': 'Ciao,',
  Help: 'Guida',
  'Help to make the small jobs around files quick, private and pleasant.':
    'Aiutaci a rendere veloci, riservati e piacevoli i piccoli lavori intorno ai file.',
  Helper: 'Aiutante',
  'Hex colour': 'Colore esadecimale',
  'Hidden network': 'Rete nascosta',
  'Hide list of edits': 'Nascondi elenco delle modifiche',
  'Hide pages': 'Nascondi pagine',
  'Hide passphrase': 'Nascondi passphrase',
  'Hide password': 'Nascondi password',
  Highlight: 'Evidenzia',
  'Highlight all': 'Evidenzia tutte',
  'Hints must be a list such as [{"keep":true,"points":[{"x":10,"y":12}]}], with size and hardness for a brush.':
    'I suggerimenti devono essere un elenco come [{"keep":true,"points":[{"x":10,"y":12}]}], con size e hardness per un pennello.',
  History: 'Cronologia',
  'History ({count})': 'Cronologia ({count})',
  Hits: 'Occorrenze',
  'Hold a code in front of the camera.': 'Tieni un codice davanti alla fotocamera.',
  'Hold still': 'Tieni fermo',
  'Hold the back of the card in front of the camera, on a background of another colour':
    'Tieni il retro della tessera davanti alla fotocamera, su uno sfondo di un altro colore',
  'Hold the card in front of the camera, on a background of another colour':
    'Tieni il biglietto davanti alla fotocamera, su uno sfondo di un altro colore',
  'Hold the front of the card in front of the camera, on a background of another colour':
    'Tieni il fronte della tessera davanti alla fotocamera, su uno sfondo di un altro colore',
  'Hold the open book in front of the camera, on a background of another colour':
    'Tieni il libro aperto davanti alla fotocamera, su uno sfondo di un altro colore',
  'Hold the page in front of the camera, on a background of another colour':
    'Tieni la pagina davanti alla fotocamera, su uno sfondo di un altro colore',
  'Hold the receipt in front of the camera, on a background of another colour':
    'Tieni lo scontrino davanti alla fotocamera, su uno sfondo di un altro colore',
  'Hold to compare': 'Tieni premuto per confrontare',
  'Host, with its subdomains': 'Host, con i suoi sottodomini',
  'How a phone hands photos to a page that is open on a computer.':
    'Come un telefono passa foto a una pagina aperta su un computer.',
  'How can I keep or share a palette?': 'Come posso conservare o condividere una palette?',
  'How dark, 0 to 100; 0 is none.': 'Oscurità, da 0 a 100; 0 è nessuna.',
  'How do I follow my ticket?': 'Come seguo il mio ticket?',
  'How do I get Pro?': 'Come ottengo Pro?',
  'How do I know that a summary is right?': 'Come faccio a sapere che un riassunto è giusto?',
  'How do I know that nothing looks worse?': 'Come faccio a sapere che nulla ha un aspetto peggiore?',
  'How do I make many at once?': 'Come ne creo molti insieme?',
  'How do you know that a code scans?': 'Come sapete che un codice si legge?',
  'How does the free trial work?': 'Come funziona la prova gratuita?',
  'How hard to compress. Lossless changes no pixel.': 'Quanto comprimere. Senza perdite non cambia alcun pixel.',
  'How is the reading time calculated?': 'Come si calcola il tempo di lettura?',
  'How it is set up': 'Com’è configurato',
  'How it works': 'Come funziona',
  'How large are the parts?': 'Quanto sono grandi le parti?',
  'How large should I print it?': 'Quanto grande devo stamparlo?',
  'How long it takes to guess': 'Quanto tempo serve per indovinarla',
  'How long should it be?': 'Quanto deve essere lunga?',
  'How many passphrases': 'Quante passphrase',
  'How many passwords': 'Quante password',
  'How safe is a ZIP with a password?': 'Quanto è sicuro uno ZIP con password?',
  'How soon do you answer?': 'Entro quanto rispondete?',
  'How soon we answer, and when somebody is in the office.':
    'Entro quanto rispondiamo, e quando c’è qualcuno in ufficio.',
  'How strong, 1 to 100.': 'Intensità, da 1 a 100.',
  'How strongly shadows, stains and noise are removed.': 'Con quanta forza vengono tolti ombre, macchie e rumore.',
  'How things work here, and what to do when they do not.':
    'Come funzionano le cose qui, e che cosa fare quando non funzionano.',
  'How to sign': 'Come firmare',
  'How to use it': 'Come si usa',
  'How to use the tools, which files they take, what to do when something fails, and what happens to your files.':
    'Come usare gli strumenti, quali file accettano, che cosa fare quando qualcosa non riesce, e che cosa succede ai tuoi file.',
  Hyphen: 'Trattino',
  'I am sorry that my answers did not help. I have passed this on to our team as ticket {number}.':
    'Mi dispiace che le mie risposte non siano state utili. Ho passato la questione al nostro team come ticket {number}.',
  'I forgot my password': 'Ho dimenticato la password',
  'I have saved them': 'Li ho salvati',
  "I'm having trouble responding right now.": 'Al momento ho difficoltà a rispondere.',
  "I'm sorry, I couldn't process that request.": 'Mi dispiace, non sono riuscito a elaborare la richiesta.',
  'ID card': 'Documento d’identità',
  'ID card puts both sides on one A4 page in their true size; receipt makes a long, narrow page with strong contrast; business card reads the contact, for your address book; book cuts the two pages apart and flattens them.':
    'Documento d’identità mette entrambi i lati su una pagina A4 a grandezza reale; scontrino crea una pagina lunga e stretta con forte contrasto; biglietto da visita legge il contatto, per la tua rubrica; libro separa le due pagine e le spiana.',
  'Icons, borders': 'Icone, bordi',
  'Id card': 'Documento d’identità',
  Identical: 'Identiche',
  'If a payment fails, we tell you and retry; if it keeps failing, the account returns to Starter.':
    'Se un pagamento non riesce, te lo comunichiamo e riproviamo; se continua a non riuscire, l’account torna a Starter.',
  'If it has a date.': 'Se ha una data.',
  'If it was not you, do not open the link: there is no account, and nothing happens.':
    'Se non sei stato tu, non aprire il link: non c’è nessun account, e non succede nulla.',
  'If that fails, it goes to an AI model on this server, and to nobody else.':
    'Se non riesce, va a un modello di IA su questo server, e a nessun altro.',
  "If that fails, it goes to an AI model on this site's own network, and to nobody else.":
    'Se non riesce, va a un modello di IA nella rete di questo sito, e a nessun altro.',
  'If that fails, it goes to {provider}.': 'Se non riesce, va a {provider}.',
  'If there is an account with this address, we have sent it a link for a new password.':
    'Se esiste un account con questo indirizzo, gli abbiamo inviato un link per una nuova password.',
  'If you apply for a job, the operator of this site keeps your name, your email address, your message and your CV for {applicationLifetime}. Only administrators can open a CV, and each time is recorded.':
    'Se ti candidi per un lavoro, il gestore di questo sito conserva il tuo nome, il tuo indirizzo email, il tuo messaggio e il tuo CV per {applicationLifetime}. Solo gli amministratori possono aprire un CV, e ogni volta viene registrata.',
  'If you ask for the newsletter, we keep your email address and the day you confirmed it, and use them for nothing else. Every issue has a link to leave, which deletes your address. An address that is not confirmed is deleted after 7 days.':
    'Se richiedi la newsletter, conserviamo il tuo indirizzo email e il giorno in cui lo hai confermato, e non li usiamo per nient’altro. Ogni numero ha un link per cancellarsi, che elimina il tuo indirizzo. Un indirizzo non confermato viene eliminato dopo 7 giorni.',
  'If you asked for the newsletter, confirm that this address is yours. If not, close this page.':
    'Se hai richiesto la newsletter, conferma che questo indirizzo è tuo. Altrimenti chiudi questa pagina.',
  'If you could care less, you do care.': '“Could care less” direbbe che t’importa: ci vuole “couldn’t care less”.',
  'If you have a passkey, sign in with it. You do not need your password.':
    'Se hai una passkey, usala per accedere. La password non ti serve.',
  "If you registered here or changed your account's address, confirm that the address is yours. If not, close this page.":
    'Se ti sei registrato qui o hai cambiato l’indirizzo del tuo account, conferma che l’indirizzo è tuo. Altrimenti chiudi questa pagina.',
  Image: 'Immagine',
  'Image Compressor': 'Comprimi immagini',
  'Image Resized Successfully!': 'Immagine ridimensionata!',
  'Image Resizer': 'Ridimensiona immagini',
  'Image Tools': 'Strumenti per immagini',
  'Image or PDF': 'Immagine o PDF',
  'Image {number} has more than {maxMegapixels} megapixels, which is the limit. Please make it smaller first.':
    'L’immagine {number} ha più di {maxMegapixels} megapixel, che è il limite. Prima rimpiccioliscila.',
  'Image {number} is damaged or incomplete and cannot be read. Please export or download it again.':
    'L’immagine {number} è danneggiata o incompleta e non si può leggere. Esportala o scaricala di nuovo.',
  'Image {number} of {count}': 'Immagine {number} di {count}',
  'Image {number} uses {what}, which PDF cannot hold. Please save it as an ordinary JPEG or PNG.':
    'L’immagine {number} usa {what}, che un PDF non può contenere. Salvala come normale JPEG o PNG.',
  Images: 'Immagini',
  'Images Resized Successfully!': 'Immagini ridimensionate!',
  'Images and PDFs get smaller and keep their format; every other file becomes a ZIP.':
    'Le immagini e i PDF diventano più leggeri e mantengono il formato; ogni altro file diventa uno ZIP.',
  'Images are reduced to the resolution their place on the page needs, fonts are reduced to the characters in use, and everything is repacked. Text stays text; links, bookmarks, forms, tags and attachments stay as they are.':
    'Le immagini vengono ridotte alla risoluzione che il loro posto nella pagina richiede, i caratteri vengono ridotti a quelli in uso, e tutto viene ricompattato. Il testo resta testo; link, segnalibri, moduli, tag e allegati restano come sono.',
  'Images cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Le immagini non possono diventare {asked} qui, solo {possible}. Il tipo è quello del contenuto, non del nome.',
  'Images in order': 'Immagini in ordine',
  'Images in shades of grey.': 'Immagini in tonalità di grigio.',
  'Images of pages': 'Immagini delle pagine',
  'Images only, animations included. Smaller ones stay as they are.':
    'Solo immagini, animazioni comprese. Quelle più piccole restano come sono.',
  'Images stay sharp in print (220 per inch).': 'Le immagini restano nitide in stampa (220 per pollice).',
  'Images to other formats or PDF, documents to PDF and each other, PDFs to images or text.':
    'Immagini in altri formati o in PDF, documenti in PDF e tra loro, PDF in immagini o testo.',
  'Images with marked scratches': 'Immagini con graffi segnati',
  'Immediately and permanently.': 'Subito e per sempre.',
  'Improve text': 'Migliora testo',
  'Improved light and colours': 'Luce e colori migliorati',
  'Improved text': 'Testo migliorato',
  'Improvement Failed': 'Miglioramento non riuscito',
  'Improvement type': 'Tipo di miglioramento',
  Improving: 'Miglioramento in corso',
  'Improving…': 'Miglioramento in corso…',
  'In Progress': 'In corso',
  'In a hurry? <button>Chat with AI Assistant</button>': 'Hai fretta? <button>Chatta con l’assistente IA</button>',
  'In conversations, last 24 hours': 'Nelle conversazioni, ultime 24 ore',
  'In line': 'In coda',
  'In numbers': 'In cifre',
  'In sentences, Anna and Paris stay as they are.': 'Nelle frasi, Anna e Parigi restano come sono.',
  'In short': 'In breve',
  'In the bag': 'Nella borsa',
  'In the file': 'Nel file',
  'In the last 30 days, half of all people had their first answer within {time}.':
    'Negli ultimi 30 giorni, metà delle persone ha avuto la prima risposta entro {time}.',
  'In this order: {order}. The photo is saved only once.':
    'In quest’ordine: {order}. La foto viene salvata una sola volta.',
  'In turn': 'A turno',
  'In your text, but no longer here: {lost}.': 'Nel tuo testo, ma non più qui: {lost}.',
  Included: 'Compreso',
  Indian: 'Indiana',
  Informal: 'Informale',
  'Inner colour': 'Colore interno',
  'Insert a PDF after page {after}': 'Inserisci un PDF dopo la pagina {after}',
  'Insert a blank page after page {after}': 'Inserisci una pagina vuota dopo la pagina {after}',
  'Insertion mark': 'Segno di inserimento',
  Inside: 'All’interno',
  'Instagram caption': 'Didascalia Instagram',
  'Instagram portrait': 'Instagram verticale',
  'Instagram square': 'Instagram quadrato',
  'Into a PDF': 'In un PDF',
  'Into one PDF': 'In un solo PDF',
  Invalid: 'Non valido',
  'Invalid File': 'File non valido',
  'Invalid File Type': 'Tipo di file non valido',
  'Invalid URL': 'URL non valido',
  'Invalid file': 'File non valido',
  'Invalid file type': 'Tipo di file non valido',
  'Invalid response format: the server did not send a result. Try again.':
    'Formato della risposta non valido: il server non ha inviato un risultato. Riprova.',
  Invitation: 'Invito',
  Invoice: 'Fattura',
  Invoices: 'Fatture',
  'Is erased text really gone?': 'Il testo cancellato è davvero sparito?',
  'Is my image uploaded when I take colours from it?': 'La mia immagine viene caricata quando ne prendo i colori?',
  'Is my list still there after a reload?': 'Il mio elenco c’è ancora dopo un ricaricamento?',
  'Is my text stored?': 'Il mio testo viene conservato?',
  'Is reading scanned pages counted?': 'La lettura delle pagine scansionate conta?',
  'Is the password sent anywhere?': 'La password viene inviata da qualche parte?',
  'Is the text of the PDF the text I corrected?': 'Il testo del PDF è quello che ho corretto?',
  'It cannot be made smaller at this level.': 'Non può essere ridotto a questo livello.',
  'It contains programs or starts other files. They never run here and are left out of results.':
    'Contiene programmi o avvia altri file. Qui non vengono mai eseguiti e sono esclusi dai risultati.',
  'It could not be checked': 'Non è stato possibile verificarlo',
  'It could not be loaded. Check your connection, then reload the page.':
    'Non è stato possibile caricarla. Controlla la connessione, poi ricarica la pagina.',
  'It counts, lets you delete your files, and identifies you nowhere else.':
    'Conta, ti permette di eliminare i tuoi file, e non ti identifica in nessun altro luogo.',
  'It does not scan reliably': 'Non si legge in modo affidabile',
  'It does not scan reliably. {advice}': 'Non si legge in modo affidabile. {advice}',
  'It fills the whole background.': 'Riempie tutto lo sfondo.',
  'It goes to {confirmed}, 50 a minute. You can stop it, but not take back what was sent.':
    'Destinatari: {confirmed}, 50 al minuto. Puoi fermarlo, ma non ritirare ciò che è stato inviato.',
  'It has a password, so where it leads is not shown.':
    'Ha una password, quindi la sua destinazione non viene mostrata.',
  'It has all your changes.': 'Contiene tutte le tue modifiche.',
  'It has many pages but no outline to navigate by.': 'Ha molte pagine ma nessuna struttura per orientarsi.',
  'It has one. Empty: it stays.': 'Ne ha una. Vuoto: resta.',
  'It has what you put into the form. {note}': 'Contiene ciò che inserisci nel modulo. {note}',
  'It has your changes, apart from these.': 'Contiene le tue modifiche, tranne queste.',
  "It is 'biased'.": 'Si scrive “biased”.',
  "It is 'supposed to'.": 'Si scrive “supposed to”.',
  "It is 'used to'.": 'Si scrive “used to”.',
  'It is a scan: its text cannot be searched or copied. Text recognition makes it searchable.':
    'È una scansione: il suo testo non può essere cercato né copiato. Il riconoscimento del testo lo rende ricercabile.',
  'It is damaged and was repaired on opening. Split or merge it once to get a sound file.':
    'È danneggiato ed è stato riparato all’apertura. Dividilo o uniscilo una volta per ottenere un file integro.',
  'It is damaged: to have it repaired, merge it alone with the PDF Merger.':
    'È danneggiato: per farlo riparare, uniscilo da solo con Unisci PDF.',
  'It is in your downloads.': 'È nei tuoi download.',
  'It is large for its number of pages. Compressing it makes it quicker to send and to open.':
    'È grande per il suo numero di pagine. La compressione lo rende più veloce da inviare e da aprire.',
  'It is locked with a password. Enter it to go on; it is used for this file only and never stored.':
    'È bloccato con una password. Inseriscila per continuare; viene usata solo per questo file e mai salvata.',
  'It is never sent. Switching it off clears it.': 'Non viene mai inviata. Disattivarla la svuota.',
  'It is on': 'È attivo',
  'It is one program, in one language, with one command to start it. That keeps it small enough to be understood by a few people, and to be run by one.':
    'È un solo programma, in una sola lingua, con un solo comando per avviarlo. Questo lo mantiene abbastanza piccolo da essere compreso da poche persone, e gestito da una sola.',
  'It is removed unless you choose to keep it. Orientation and colours stay right either way: the rotation is applied to the image itself.':
    'Vengono rimossi, a meno che tu non scelga di mantenerli. Orientamento e colori restano corretti in ogni caso: la rotazione viene applicata all’immagine stessa.',
  'It is right': 'È giusta',
  'It is signed. Every change makes the signature invalid, so keep the original.':
    'È firmato. Ogni modifica rende la firma non valida, quindi conserva l’originale.',
  'It is spelled like this.': 'Si scrive così.',
  'It leads to a site that the operator of this site has blocked.':
    'Porta a un sito che il gestore di questo sito ha bloccato.',
  'It may call': 'Può chiamare',
  'It needs the package requests.': 'Richiede il pacchetto requests.',
  'It now costs {price}. The unused part of your current period is credited.':
    'Ora costa {price}. La parte non usata del periodo corrente ti viene accreditata.',
  'It replaces your current password and signs you out on every device.':
    'Sostituisce la tua password attuale e ti fa uscire da ogni dispositivo.',
  "It said: '{line}'": 'Ha detto: “{line}”',
  'It says what it did': 'Dice che cosa ha fatto',
  'It scans': 'Si legge',
  'It scans.': 'Si legge.',
  'It stays as it is, byte for byte: edits are added at its end. Every edited page is compared with the original outside of the edits.':
    'Resta com’è, byte per byte: le modifiche vengono aggiunte alla fine. Ogni pagina modificata viene confrontata con l’originale al di fuori delle modifiche.',
  'It stays. Only the lines you change are set anew, at their place, in their own font, size and colour. A line that has become too long goes on in the next line of its paragraph.':
    'Resta. Vengono ricomposte solo le righe che cambi, al loro posto, con il loro carattere, dimensione e colore. Una riga diventata troppo lunga continua nella riga successiva del suo paragrafo.',
  'It takes no fields.': 'Non richiede campi.',
  'It unpacks to {bytes}; at most {maxUnpackedBytes} are unpacked at a time.':
    'Una volta estratto occupa {bytes}; se ne estraggono al massimo {maxUnpackedBytes} alla volta.',
  'It was read back and scans.': 'È stato riletto e funziona.',
  'It words the automatic answers, from this site’s help.':
    'Formula le risposte automatiche, a partire dalla guida di questo sito.',
  'It works for {days, plural, one {# day} other {# days}}. If it was not you, do nothing: you get no newsletter, and your address is deleted by then.':
    'Funziona per {days, plural, one {# giorno} other {# giorni}}. Se non sei stato tu, non fare nulla: non riceverai nessuna newsletter, e per allora il tuo indirizzo viene eliminato.',
  'It works once, within {days, plural, one {# day} other {# days}} of your registration. The account gets the password that was chosen then. Without confirmation, what was entered is removed after {days, plural, one {# day} other {# days}}.':
    'Funziona una volta, entro {days, plural, one {# giorno} other {# giorni}} dalla tua registrazione. L’account riceve la password scelta allora. Senza conferma, ciò che è stato inserito viene rimosso dopo {days, plural, one {# giorno} other {# giorni}}.',
  'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If it was not you, do not open it: you would give your address to the account of somebody else. Otherwise nothing happens.':
    'Funziona una volta, entro {hours, plural, one {# ora} other {# ore}} dalla tua richiesta. Se non sei stato tu, non aprirlo: daresti il tuo indirizzo all’account di qualcun altro. Altrimenti non succede nulla.',
  'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If this was not you, ignore this message: nothing happens.':
    'Funziona una volta, entro {hours, plural, one {# ora} other {# ore}} dalla tua richiesta. Se non sei stato tu, ignora questo messaggio: non succede nulla.',
  'It works once, within {minutes, plural, one {# minute} other {# minutes}} of your request. If you did not ask for it, ignore this message: your password stays as it is.':
    'Funziona una volta, entro {minutes, plural, one {# minuto} other {# minuti}} dalla tua richiesta. Se non l’hai chiesto tu, ignora questo messaggio: la tua password resta com’è.',
  'It would unpack from {archiveBytes} to {bytes}, as decompression bombs do. It cannot be unpacked as a whole.':
    'Estratto passerebbe da {archiveBytes} a {bytes}, come fanno le bombe di decompressione. Non si può estrarre per intero.',
  'Italian (old)': 'Italiano (antico)',
  Italic: 'Corsivo',
  'Its colour cannot be changed here.': 'Il suo colore qui non si può cambiare.',
  'Its colour is noted, but it is drawn by a picture of its own, which stays.':
    'Il suo colore è registrato, ma l’annotazione è disegnata da una propria immagine, che resta.',
  'Its colours are still in it.': 'I suoi colori sono ancora presenti.',
  'Its edges are found when it is processed.': 'I suoi bordi vengono trovati durante l’elaborazione.',
  'Its form is of a kind (XFA) that only Adobe Reader shows in full.':
    'Il suo modulo è di un tipo (XFA) che solo Adobe Reader mostra per intero.',
  'Its maker has deleted it.': 'Chi lo ha creato lo ha eliminato.',
  'Its maker has paused it. Please try again later, or ask them.':
    'Chi lo ha creato lo ha messo in pausa. Riprova più tardi, o chiedi a chi lo ha creato.',
  'Its maker set a time for it, which is over. Please ask them for a new one.':
    'Chi lo ha creato gli ha dato una scadenza, che è passata. Chiedigliene uno nuovo.',
  'Its maker set how often it works. Please ask them for a new one.':
    'Chi lo ha creato ha stabilito quante volte funziona. Chiedigliene uno nuovo.',
  'Its metadata is still in it.': 'I suoi metadati sono ancora presenti.',
  'Its number is <strong>{number}</strong>. The answer will be on <link>the page of your ticket</link>, where you can also add something.':
    'Il suo numero è <strong>{number}</strong>. La risposta sarà nella <link>pagina del tuo ticket</link>, dove puoi anche aggiungere qualcosa.',
  'Its number is {number}. Keep <a>the page of your application</a>: you can read our answer and write to us there.':
    'Il suo numero è {number}. Conserva <a>la pagina della tua candidatura</a>: lì puoi leggere la nostra risposta e scriverci.',
  'Its owner has restricted what may be done with it. Please respect that when you pass it on.':
    'Il suo proprietario ha limitato ciò che se ne può fare. Rispetta questo limite quando lo condividi.',
  'Its pages are empty or hold only images.': 'Le sue pagine sono vuote o contengono solo immagini.',
  'Its pages cannot be shown here. {sentence} You can still try to convert it.':
    'Le sue pagine non possono essere mostrate qui. {sentence} Puoi comunque provare a convertirlo.',
  'Its row asks for the password, which is used for this conversion only and never stored. The result has no password. PowerPoint before 2007 and a few rare kinds of locks cannot be opened; the row says so.':
    'La loro riga chiede la password, che viene usata solo per questa conversione e mai salvata. Il risultato non ha password. I file PowerPoint anteriori al 2007 e pochi tipi rari di protezione non si possono aprire; la riga lo indica.',
  'Its style stays.': 'Il suo stile resta.',
  'Its tables': 'Le sue tabelle',
  'Its text is part of a picture. Make it readable with the Document Scanner first, or write over it with the Visual PDF Editor.':
    'Il suo testo fa parte di un’immagine. Rendilo prima leggibile con Scansiona documenti, o scrivici sopra con l’Editor PDF visuale.',
  JPEG: 'JPEG',
  'JPEG has no transparency and gets the colour.': 'JPEG non ha trasparenza e prende il colore.',
  'JPEG has no transparency: it gets “Color”.': 'JPEG non ha trasparenza: prende il “Colore”.',
  JPG: 'JPG',
  'JPG cannot be transparent, so the background is white.':
    'JPG non può essere trasparente, quindi lo sfondo è bianco.',
  'JPG images': 'Immagini JPG',
  JSON: 'JSON',
  'JSON feed': 'Feed JSON',
  'Japanese (Shift_JIS)': 'Giapponese (Shift_JIS)',
  'Japanese (vertical)': 'Giapponese (verticale)',
  'Job applications': 'Candidature',
  'Job title': 'Ruolo',
  Jobs: 'Lavori',
  'Jobs are listed until their files are deleted. Whose they are and what their files are called is not shown.':
    'I lavori sono elencati finché i loro file non vengono eliminati. Non si mostra di chi sono né come si chiamano i file.',
  'Jobs done': 'Lavori svolti',
  'Joins a network.': 'Si collega a una rete.',
  KB: 'KB',
  Keep: 'Mantieni',
  'Keep a history in this browser': 'Conserva una cronologia in questo browser',
  'Keep acronyms': 'Mantieni gli acronimi',
  'Keep aspect ratio': 'Mantieni le proporzioni',
  'Keep editing': 'Continua a modificare',
  'Keep it in this browser': 'Conservala in questo browser',
  'Keep metadata': 'Mantieni i metadati',
  'Keep names': 'Mantieni i nomi',
  'Keep one that has been leaked.': 'Tenerne una che è trapelata.',
  'Keep this page open: a reload would lose {names}, because the file changed or was moved after you chose it.':
    'Tieni aperta questa pagina: ricaricandola perderesti {names}, perché il file è cambiato o è stato spostato dopo che l’hai scelto.',
  'Keep this page open: a reload would lose {names}, because this browser has no more room for files.':
    'Tieni aperta questa pagina: ricaricandola perderesti {names}, perché questo browser non ha più spazio per i file.',
  'Keep this page open: a reload would lose {names}, because this browser keeps nothing for this site (a private window, or storage is blocked).':
    'Tieni aperta questa pagina: ricaricandola perderesti {names}, perché questo browser non conserva nulla per questo sito (finestra privata, o archiviazione bloccata).',
  'Keep your password and API keys to yourself, and give an email address that reaches you. You answer for what is done with your account. You can delete it at any time on your <pageLink>account page</pageLink>.':
    'Tieni per te la tua password e le tue chiavi API, e indica un indirizzo email a cui sei raggiungibile. Rispondi di ciò che viene fatto con il tuo account. Puoi eliminarlo in qualsiasi momento nella <pageLink>pagina del tuo account</pageLink>.',
  'Keeping the aspect ratio must be true or false.': 'Mantenere le proporzioni deve essere true o false.',
  'Kept, or in {language}': 'Mantenuto, o in {language}',
  'Kept: every page as it was, {things}.': 'Mantenuti: ogni pagina com’era, {things}.',
  'Key revoked': 'Chiave revocata',
  Keywords: 'Parole chiave',
  'Keywords, repeated phrases and how hard the text is to read.':
    'Parole chiave, espressioni ripetute e quanto è difficile da leggere il testo.',
  Kind: 'Tipo',
  'Kind of goal': 'Tipo di obiettivo',
  'Korean (vertical)': 'Coreano (verticale)',
  'L: 7% may be damaged': 'L: può essere danneggiato il 7%',
  'Label on the box': 'Etichetta sul riquadro',
  'Label on the box, if you want one': 'Etichetta sul riquadro, se ne vuoi una',
  Landscape: 'Orizzontale',
  Language: 'Lingua',
  'Language must be a code such as de or en.': 'La lingua deve essere un codice come de o en.',
  'Language must be text.': 'La lingua deve essere un testo.',
  Languages: 'Lingue',
  "Languages must be a list of one to five language codes, such as 'eng' or 'eng,deu'.":
    'Le lingue devono essere un elenco da uno a cinque codici di lingua, come “eng” o “eng,deu”.',
  "Languages must be codes such as 'eng' or 'eng,deu'.": 'Le lingue devono essere codici come “eng” o “eng,deu”.',
  'Languages of the text': 'Lingue del testo',
  'Large text': 'Testo grande',
  'Larger pages': 'Pagine più grandi',
  'Larger than before: the other format needs more for this image':
    'Più grande di prima: l’altro formato richiede di più per questa immagine',
  'Larger than the original, so it looks softer.': 'Più grande dell’originale, quindi appare meno nitida.',
  'Larger than the original: pixels will be invented, so it will look softer.':
    'Più grande dell’originale: alcuni pixel verranno inventati, quindi apparirà meno nitida.',
  'Largest size': 'Dimensione massima',
  'Largest size of a file in MB': 'Dimensione massima di un file in MB',
  'Last 12 months': 'Ultimi 12 mesi',
  'Last 24 hours': 'Ultime 24 ore',
  'Last 30 days': 'Ultimi 30 giorni',
  'Last 7 days': 'Ultimi 7 giorni',
  'Last audit ({day}): {findings, plural, one {# finding} other {# findings}} on {pages, plural, one {# page} other {# pages}}':
    'Ultima verifica ({day}): {findings, plural, one {# rilievo} other {# rilievi}} in {pages, plural, one {# pagina} other {# pagine}}',
  'Last check': 'Ultimo controllo',
  'Last escalation: none yet': 'Ultima escalation: ancora nessuna',
  'Last escalation: {time}': 'Ultima escalation: {time}',
  'Last name': 'Cognome',
  'Last rated bad': 'Ultime valutate negativamente',
  'Latest jobs': 'Ultimi lavori',
  Latitude: 'Latitudine',
  'Latitude must be a number from -90 to 90.': 'La latitudine deve essere un numero da -90 a 90.',
  'Lc {round}': 'Lc {round}',
  'Leads to': 'Porta a',
  Leaf: 'Foglia',
  'Leave it': 'Lascia com’è',
  'Leave it out<span> and remove {name}</span>': 'Escludilo<span> e rimuovi {name}</span>',
  'Leave it to the page. It uses at least M, which survives 15% of dirt or damage, more wherever that costs no space, and H (30%) with a logo, because a logo covers a part of the code.':
    'Lascialo alla pagina. Usa almeno M, che resiste al 15% di sporco o danni, di più dove non costa spazio, e H (30%) con un logo, perché un logo copre una parte del codice.',
  'Leave the newsletter': 'Cancellati dalla newsletter',
  'Leave with one click: {link}': 'Cancellati con un clic: {link}',
  'Leave your changes?': 'Abbandonare le modifiche?',
  Leaves: 'Foglie',
  'Leaves out fillers, repetition and wordy phrases.': 'Esclude riempitivi, ripetizioni ed espressioni prolisse.',
  'Leaves out the white paper, in PNG and WebP.': 'Esclude il bianco della carta, in PNG e WebP.',
  'Leaves out the white, to put pages on other backgrounds.':
    'Esclude il bianco, per mettere le pagine su altri sfondi.',
  Left: 'Sinistra',
  'Left edge of the part to keep, as a fraction of the width. Cropping comes first.':
    'Bordo sinistro della parte da mantenere, come frazione della larghezza. Il ritaglio avviene per primo.',
  'Left in the mailbox': 'Lasciate nella casella di posta',
  'Left open here': 'Rimasti aperti qui',
  'Left open here {describeAge}: {names}.': 'Rimasti aperti qui {describeAge}: {names}.',
  'Left out': 'Esclusi',
  'Left out: {count, plural, one {# file} other {# files}}.': 'Esclusi: {count, plural, one {# file} other {# file}}.',
  'Left out: {name}.': 'Escluso: {name}.',
  'Left there are newsletters, bounces and other programs’ emails.':
    'Vi restano newsletter, messaggi respinti ed email di altri programmi.',
  Length: 'Lunghezza',
  'Length must be a whole number from 4 to 50.': 'La lunghezza deve essere un numero intero da 4 a 50.',
  'Length must be short, medium or long.': 'La lunghezza deve essere short, medium o long.',
  Less: 'Meno',
  'Less grain, with the details kept.': 'Meno grana, con i dettagli mantenuti.',
  'Let a password manager remember and fill them in.': 'Lascia che un gestore di password le ricordi e le compili.',
  'Let go, it is in the bag': 'Lascia pure, è già nella borsa',
  'Let what follows stay': 'Lascia dov’è ciò che segue',
  Letter: 'Letter',
  'Letters change case differently: Turkish i becomes İ, Dutch IJ is one letter, Greek capitals lose their accents, German ß becomes SS or ẞ. Turkish, Azerbaijani and Greek are recognised; you can choose the others.':
    'Le lettere cambiano in modo diverso: la i turca diventa İ, l’IJ olandese è una sola lettera, le maiuscole greche perdono gli accenti, la ß tedesca diventa SS o ẞ. Turco, azero e greco vengono riconosciuti; le altre lingue si possono scegliere.',
  'Letters, digits and hyphens, 20 at most.': 'Lettere, cifre e trattini, al massimo 20.',
  Level: 'Livello',
  'Level must be lossless, light, balanced or strong.': 'Il livello deve essere lossless, light, balanced o strong.',
  'Level must be store, fast, normal or best.': 'Il livello deve essere store, fast, normal o best.',
  Light: 'Leggero',
  'Light or dark': 'Chiaro o scuro',
  'Light, contrast and colours.': 'Luce, contrasto e colori.',
  'Light: only evens the light': 'Leggero: uniforma solo la luce',
  'Lighter photos, the same look': 'Foto più leggere, stesso aspetto',
  Limit: 'Limite',
  Limits: 'Limiti',
  'Limits of every tool per plan': 'Limiti di ogni strumento per piano',
  Line: 'Linea',
  'Line between before and after': 'Linea tra prima e dopo',
  'Line on page {label}': 'Riga nella pagina {label}',
  'Line {line}:': 'Riga {line}:',
  'Line {line}: {problem}': 'Riga {line}: {problem}',
  Linear: 'Lineare',
  Lines: 'Righe',
  Link: 'Link',
  'Link changed': 'Link modificato',
  'Link not shortened': 'Link non accorciato',
  'Link preview': 'Anteprima di link',
  'Link shortened!': 'Link accorciato!',
  'LinkedIn banner': 'Banner LinkedIn',
  'LinkedIn post': 'Post su LinkedIn',
  Links: 'Link',
  'Links belong to your account, or to the visitor cookie below. A deleted link can be restored for a day; then its target and statistics are gone, and only its name stays, so that nobody else can take it over.':
    'I link appartengono al tuo account, o al cookie visitatore descritto sotto. Un link eliminato si può ripristinare per un giorno; poi la sua destinazione e le statistiche spariscono, e resta solo il nome, così nessun altro può appropriarsene.',
  'Links from a CSV file': 'Link da un file CSV',
  'Links to deleted pages were removed, as they would lead nowhere.':
    'I link a pagine eliminate sono stati rimossi, perché non porterebbero da nessuna parte.',
  'Links to pages that are in another part were removed, as they would lead nowhere.':
    'I link a pagine che si trovano in un’altra parte sono stati rimossi, perché non porterebbero da nessuna parte.',
  'Links to {host} are blocked on this site. If you think that is wrong, please contact its operator.':
    'I link a {host} sono bloccati su questo sito. Se pensi che sia un errore, contatta il gestore.',
  'Links, email addresses, numbers, quotations, code, tags and placeholders stay as they are, and so do names and line breaks.':
    'Link, indirizzi email, numeri, citazioni, codice, tag e segnaposto restano come sono, e così nomi e interruzioni di riga.',
  'List of edits': 'Elenco delle modifiche',
  Lithuanian: 'Lituano',
  'Loading error - check console': 'Errore di caricamento - controlla la console',
  'Loading escalations...': 'Caricamento delle escalation...',
  'Loading its usage…': 'Caricamento dell’utilizzo…',
  'Loading marketing dashboard...': 'Caricamento della dashboard di marketing...',
  'Loading the applications…': 'Caricamento delle candidature…',
  'Loading the articles…': 'Caricamento degli articoli…',
  'Loading the audit…': 'Caricamento della verifica…',
  'Loading the backlinks…': 'Caricamento dei backlink…',
  'Loading the blocked hosts…': 'Caricamento degli host bloccati…',
  'Loading the call': 'Caricamento della chiamata',
  'Loading the calls': 'Caricamento delle chiamate',
  'Loading the calls…': 'Caricamento delle chiamate…',
  'Loading the content ideas…': 'Caricamento delle idee per contenuti…',
  'Loading the conversations…': 'Caricamento delle conversazioni…',
  'Loading the conversation…': 'Caricamento della conversazione…',
  'Loading the drafts…': 'Caricamento delle bozze…',
  'Loading the editor': 'Caricamento dell’editor',
  'Loading the figures…': 'Caricamento delle cifre…',
  'Loading the form…': 'Caricamento del modulo…',
  'Loading the jobs…': 'Caricamento dei lavori…',
  'Loading the links…': 'Caricamento dei link…',
  'Loading the log…': 'Caricamento del registro…',
  'Loading the newsletter…': 'Caricamento della newsletter…',
  'Loading the pages…': 'Caricamento delle pagine…',
  'Loading the payment form…': 'Caricamento del modulo di pagamento…',
  'Loading the settings…': 'Caricamento delle impostazioni…',
  'Loading the state of the mailbox…': 'Caricamento dello stato della casella di posta…',
  'Loading the state of the site…': 'Caricamento dello stato del sito…',
  'Loading the statistics…': 'Caricamento delle statistiche…',
  'Loading the templates…': 'Caricamento dei modelli…',
  'Loading the text…': 'Caricamento del testo…',
  'Loading the ticket…': 'Caricamento del ticket…',
  'Loading the tool': 'Caricamento dello strumento',
  'Loading the users…': 'Caricamento degli utenti…',
  'Loading your account…': 'Caricamento del tuo account…',
  'Loading your counts…': 'Caricamento dei tuoi conteggi…',
  'Loading your invoices…': 'Caricamento delle tue fatture…',
  'Loading your keys…': 'Caricamento delle tue chiavi…',
  'Loading your links…': 'Caricamento dei tuoi link…',
  'Loading your passkeys…': 'Caricamento delle tue passkey…',
  'Loading your plan…': 'Caricamento del tuo piano…',
  'Loading your results…': 'Caricamento dei tuoi risultati…',
  'Loading your sessions…': 'Caricamento delle tue sessioni…',
  'Loading your tasks…': 'Caricamento delle tue attività…',
  'Loading your tickets…': 'Caricamento dei tuoi ticket…',
  'Loading {name}…': 'Caricamento di {name}…',
  'Loading…': 'Caricamento…',
  'Lock colour {number}': 'Blocca il colore {number}',
  'Lock the colours you like and try again for the others': 'Blocca i colori che ti piacciono e riprova per gli altri',
  Locked: 'Bloccato',
  'Locked PDF': 'PDF bloccato',
  'Locked and not deleted: {locked}.': 'Protetti e non eliminati: {locked}.',
  'Locked with a password': 'Bloccato con una password',
  'Locks the content with AES-256. File names stay readable.':
    'Blocca il contenuto con AES-256. I nomi dei file restano leggibili.',
  'Logged out successfully': 'Uscita effettuata',
  'Login Failed': 'Accesso non riuscito',
  Logo: 'Logo',
  'Logo: {name}': 'Logo: {name}',
  Logout: 'Esci',
  'Logout Failed': 'Uscita non riuscita',
  'Logs and counts': 'Registri e conteggi',
  Long: 'Lungo',
  'Long URL': 'URL lungo',
  'Longer, section by section': 'Più lungo, sezione per sezione',
  Longest: 'Lato massimo',
  'Longest sentence': 'Frase più lunga',
  'Longest side': 'Lato più lungo',
  'Longest side in pixels': 'Lato più lungo in pixel',
  'Longest word': 'Parola più lunga',
  Longitude: 'Longitudine',
  'Longitude must be a number from -180 to 180.': 'La longitudine deve essere un numero da -180 a 180.',
  Look: 'Aspetto',
  'Look at page {number} closely': 'Guarda da vicino la pagina {number}',
  'Look at the page': 'Guarda la pagina',
  'Look at {path}': 'Guarda {path}',
  'Look of the tool': 'Aspetto dello strumento',
  'Looked at': 'Esaminate',
  'Looking at the file…': 'Esame del file…',
  'Looking at {name}…': 'Esame di {name}…',
  'Looking for codes…': 'Ricerca di codici…',
  'Looking for its edges…': 'Ricerca dei bordi…',
  'Looking for the edges of the paper…': 'Ricerca dei bordi della carta…',
  'Looking for the files': 'Ricerca dei file',
  'Looking for the page': 'Ricerca della pagina',
  'Looking…': 'Ricerca…',
  'Looks the same everywhere; for sending and printing.': 'Stesso aspetto ovunque; per inviare e stampare.',
  'Looks the same on screen (images 150 per inch).': 'Stesso aspetto sullo schermo (immagini a 150 per pollice).',
  'Looks the same, and is much smaller.': 'Stesso aspetto, e molto più leggera.',
  Lossless: 'Senza perdite',
  'Lossless.': 'Senza perdite.',
  'Lossless: for drawings, screens and small print.': 'Senza perdite: per disegni, schermate e caratteri piccoli.',
  'Lower colour': 'Colore inferiore',
  Lowercase: 'Minuscole',
  'Lowercase letters (a-z)': 'Lettere minuscole (a-z)',
  'M: 15% may be damaged': 'M: può essere danneggiato il 15%',
  MB: 'MB',
  'Made in this browser. It is not sent and not stored; only your settings are remembered here.':
    'Creata in questo browser. Non viene inviata né salvata; qui si ricordano solo le tue impostazioni.',
  'Made on {day}.': 'Creato il {day}.',
  'Made with': 'Creato con',
  Main: 'Principale',
  'Main colours of {name}.': 'Colori principali di {name}.',
  'Maintain aspect ratio': 'Mantieni le proporzioni',
  'Make Concise': 'Rendi conciso',
  'Make JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC and SVG images smaller. Compare before and after, choose the format, do many at once. Free, no sign-up.':
    'Riduci immagini JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC e SVG. Confronta prima e dopo, scegli il formato, elaborane molte insieme. Gratis, senza registrazione.',
  'Make PDFs smaller, and see that every page still looks the same.':
    'Riduci le dimensioni dei PDF e verifica che ogni pagina abbia ancora lo stesso aspetto.',
  'Make QR codes for links, Wi-Fi, contacts, events and payments. Colours, shapes, logo, PNG, SVG, PDF, batch from CSV, and a reader. Every code is tested to scan.':
    'Crea codici QR per link, Wi-Fi, contatti, eventi e pagamenti. Colori, forme, logo, PNG, SVG, PDF, serie da CSV, e un lettore. Ogni codice viene provato con una lettura.',
  'Make ZIP files, and open ZIP, TAR, 7Z and RAR': 'Crea file ZIP, e apri ZIP, TAR, 7Z e RAR',
  'Make a PDF': 'Crea un PDF',
  'Make a PDF of {files} images': 'Crea un PDF da {files} immagini',
  'Make a code from it': 'Crea un codice da questo',
  'Make admin': 'Rendi amministratore',
  'Make an account and ask whoever runs this site. Administrators give Pro to an account for a time; your account page says until when.':
    'Crea un account e chiedi a chi gestisce questo sito. Gli amministratori concedono Pro a un account per un certo tempo; la pagina del tuo account indica fino a quando.',
  'Make codes': 'Crea codici',
  'Make colour palettes from a base colour, an image or by chance. Lock colours, get shades 50 to 950, check contrast, export CSS, Tailwind, SVG and PNG. Free.':
    'Crea palette da un colore di base, da un’immagine o a caso. Blocca colori, ottieni tonalità da 50 a 950, verifica il contrasto, esporta CSS, Tailwind, SVG e PNG. Gratis.',
  'Make colours that belong together, see who can read them, and take them into your design or code.':
    'Crea colori che stanno bene insieme, verifica chi riesce a leggerli e portali nel tuo design o nel tuo codice.',
  'Make it searchable': 'Rendilo ricercabile',
  'Make it smaller where it does not fit': 'Rimpicciolisci dove non ci sta',
  'Make new codes': 'Crea nuovi codici',
  'Make photos and graphics smaller without a visible loss, and see the difference before you save.':
    'Riduci foto e grafica senza perdite visibili, e guarda la differenza prima di salvare.',
  'Make smaller': 'Riduci',
  'Make the logo smaller': 'Rimpicciolisci il logo',
  'Make {count, plural, one {# code} other {# codes}}': 'Crea {count, plural, one {# codice} other {# codici}}',
  'Make {count} PDFs searchable': 'Rendi ricercabili {count} PDF',
  'Make {files} PDFs': 'Crea {files} PDF',
  'Make {label}': 'Crea {label}',
  'Makes {count, plural, one {# file} other {# files}}': 'Crea {count, plural, one {# file} other {# file}}',
  'Making a code for your phone': 'Creazione di un codice per il tuo telefono',
  'Making a preview of what is in view…': 'Creazione di un’anteprima di ciò che è in vista…',
  'Making a preview…': 'Creazione di un’anteprima…',
  'Making and reading {number} of {total}': 'Creazione e lettura di {number} su {total}',
  'Making the document': 'Creazione del documento',
  'Making the preview…': 'Creazione dell’anteprima…',
  'Many PDFs carry only the letters they use. The changed words are then set in a similar font, and the result says so.':
    'Molti PDF contengono solo le lettere che usano. Le parole cambiate vengono allora composte con un carattere simile, e il risultato lo indica.',
  'Many files, one go, one ZIP': 'Tanti file, un solo passaggio, uno ZIP',
  Margin: 'Margine',
  'Margin must be a number of millimetres from 0 to {maxMarginMm}.':
    'Il margine deve essere un numero di millimetri da 0 a {maxMarginMm}.',
  'Mark scratches': 'Segna i graffi',
  'Mark what is enough for': 'Segna ciò che è sufficiente per',
  Markdown: 'Markdown',
  'Marked as solved': 'Segnato come risolto',
  'Marked scratches': 'Graffi segnati',
  Marketing: 'Marketing',
  'Marketing report: {count, plural, one {# visitor} other {# visitors}} yesterday':
    'Report di marketing: {count, plural, one {# visitatore} other {# visitatori}} ieri',
  Mask: 'Maschera',
  'Mastodon post': 'Post su Mastodon',
  'Match case': 'Maiuscole/minuscole',
  Matches: 'Corrispondenze',
  'Max bytes': 'Byte massimi',
  'May be refused': 'Potrebbe essere rifiutato',
  'May this site show advertisements? They come from {adsHost}.':
    'Questo sito può mostrare pubblicità? Viene da {adsHost}.',
  Me: 'Io',
  'Me ({email})': 'Io ({email})',
  'Measured, not claimed': 'Misurato, non proclamato',
  Medium: 'Media',
  Menu: 'Menu',
  'Menu or leaflet': 'Menu o volantino',
  Merge: 'Unisci',
  'Merge Failed': 'Unione non riuscita',
  'Merge PDF files, and keep bookmarks, links and forms': 'Unisci file PDF, e mantieni segnalibri, link e moduli',
  'Merge PDFs': 'Unisci PDF',
  'Merge and download': 'Unisci e scarica',
  'Merge into number': 'Unisci al numero',
  'Merge {some} of {all} files': 'Unisci {some} di {all} file',
  'Merged into <link>{mergedInto}</link>.': 'Unita a <link>{mergedInto}</link>.',
  'Merged into this one': 'Unite a questa',
  Merging: 'Unione',
  'Merging PDFs…': 'Unione dei PDF…',
  Message: 'Messaggio',
  'Message must be text.': 'Il messaggio deve essere un testo.',
  Messages: 'Messaggi',
  'Messages are waiting to be sent.': 'Ci sono messaggi in attesa di essere inviati.',
  'Messages to us': 'Messaggi a noi',
  'Meta description': 'Meta description',
  Metadata: 'Metadati',
  'Metadata must be keep or strip.': 'I metadati devono essere keep o strip.',
  'Metadata must be strip or keep.': 'I metadati devono essere strip o keep.',
  'Middle English': 'Inglese medio',
  'Middle French': 'Francese medio',
  'Millimetres on each side.': 'Millimetri su ogni lato.',
  'Mind the background': 'Attenzione allo sfondo',
  'Missing file': 'File mancante',
  'Mistakes in English are underlined while you type, in your browser.':
    'Gli errori in inglese vengono sottolineati mentre scrivi, nel tuo browser.',
  'Mistakes only. Your words and style stay.': 'Solo gli errori. Le tue parole e il tuo stile restano.',
  Mobile: 'Cellulare',
  'Mobile phone': 'Cellulare',
  Model: 'Modello',
  'Modification times must be a JSON list of milliseconds since 1970, one or null for each file.':
    'Le date di modifica devono essere un elenco JSON di millisecondi dal 1970, una o null per ogni file.',
  'Monitoring active': 'Monitoraggio attivo',
  'Monitoring inactive': 'Monitoraggio non attivo',
  Mono: 'Monospaziato',
  Monochromatic: 'Monocromatica',
  More: 'Altro',
  'More about this palette': 'Altro su questa palette',
  'More can come from a file: LINK_BLOCKLIST_FILE.': 'Altri possono venire da un file: LINK_BLOCKLIST_FILE.',
  'More from the blog': 'Altro dal blog',
  'More options': 'Altre opzioni',
  'More pixels, with sharp edges.': 'Più pixel, con bordi nitidi.',
  'More rules': 'Altre regole',
  Mosaic: 'Mosaico',
  'Most changed page': 'Pagina più cambiata',
  'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work, and starts with a {days}-day free trial.':
    'La maggior parte della borsa è gratuita, per tutto il tempo che vuoi. Pro è per file grandi, testi lunghi e lavoro quotidiano, e comincia con una prova gratuita di {days} giorni.',
  'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work.':
    'La maggior parte della borsa è gratuita, per tutto il tempo che vuoi. Pro è per file grandi, testi lunghi e lavoro quotidiano.',
  'Most questions have an answer here. For the others there is us.':
    'La maggior parte delle domande ha una risposta qui. Per le altre ci siamo noi.',
  'Most styles and all drawings of this page are lost, as there is no browser on this site to print it with.':
    'La maggior parte degli stili e tutti i disegni di questa pagina vanno persi, perché su questo sito non c’è un browser con cui stamparla.',
  'Most tools need no account. If you make one, we keep, until you delete it:':
    'La maggior parte degli strumenti non richiede un account. Se ne crei uno, conserviamo, finché non lo elimini:',
  Move: 'Sposta',
  'Move colour {number} left': 'Sposta il colore {number} a sinistra',
  'Move colour {number} right': 'Sposta il colore {number} a destra',
  'Move page {number} back': 'Sposta indietro la pagina {number}',
  'Move page {number} forward': 'Sposta avanti la pagina {number}',
  'Move step {place} up': 'Sposta su il passo {place}',
  'Move target {number} down': 'Sposta giù la destinazione {number}',
  'Move target {number} up': 'Sposta su la destinazione {number}',
  'Move the line to compare with the original. Zoom by wheel or pinch, and drag to move.':
    'Sposta la linea per confrontare con l’originale. Zoom con la rotellina o con due dita, trascina per spostare.',
  'Move what follows down': 'Sposta giù ciò che segue',
  'Move what follows up': 'Sposta su ciò che segue',
  'Move {name} down': 'Sposta giù {name}',
  'Move {name} up': 'Sposta su {name}',
  'Moved to page {page}.': 'Spostato alla pagina {page}.',
  'Moved to place {place} of {places}.': 'Spostato alla posizione {place} di {places}.',
  'My data': 'I miei dati',
  'My phone': 'Il mio telefono',
  'My words and switched-off rules ({count})': 'Le mie parole e le regole disattivate ({count})',
  'NASA and iPhone stay as they are.': 'NASA e iPhone restano come sono.',
  Name: 'Nome',
  'Name must be a text.': 'Il nome deve essere un testo.',
  'Name must be at most 120 characters.': 'Il nome deve avere al massimo 120 caratteri.',
  'Name must be at most 200 characters.': 'Il nome deve avere al massimo 200 caratteri.',
  'Name of the payee': 'Nome del beneficiario',
  'Name of the recipe': 'Nome della ricetta',
  'Name of the result': 'Nome del risultato',
  'Name of the results': 'Nome dei risultati',
  'Name or email': 'Nome o email',
  'Names are written with a capital.': 'I nomi propri si scrivono con la maiuscola.',
  'Nearly done. Our mail server does not answer right now: the email with your link comes as soon as it does.':
    'Quasi fatto. Il nostro server di posta al momento non risponde: l’email con il tuo link arriverà appena lo farà.',
  'Nearly done: please open the link in the email that we have sent you.':
    'Quasi fatto: apri il link nell’email che ti abbiamo inviato.',
  'Nearly: fonts with the same widths stand in for Calibri, Cambria, Arial and Times New Roman, so lines and pages break where they did. Web pages and emails become PDFs as a browser prints them. Check the preview before you share it.':
    'Quasi: caratteri della stessa larghezza sostituiscono Calibri, Cambria, Arial e Times New Roman, quindi righe e pagine si interrompono negli stessi punti. Pagine web ed email diventano PDF come le stampa un browser. Controlla l’anteprima prima di condividere.',
  'Needs you to be signed in.': 'Richiede l’accesso.',
  'Neighbouring hues.': 'Tinte vicine.',
  'Network error while testing email system': 'Errore di rete durante la prova del sistema email',
  'Network error: the server cannot be reached. Check your connection and try again.':
    'Errore di rete: impossibile raggiungere il server. Controlla la connessione e riprova.',
  'Network name': 'Nome della rete',
  Neutral: 'Neutro',
  Never: 'Mai',
  'Never again': 'Mai più',
  'Never again: the rule {rule}': 'Mai più: la regola {rule}',
  'New article': 'Nuovo articolo',
  'New backup codes': 'Nuovi codici di riserva',
  'New code': 'Nuovo codice',
  'New dimensions {newWidth}x{newHeight}': 'Nuove dimensioni {newWidth}x{newHeight}',
  'New email': 'Nuova email',
  'New findings': 'Nuovi rilievi',
  'New here? <link>Create an account</link>': 'Sei nuovo qui? <link>Crea un account</link>',
  'New pages: {newPages}': 'Nuove pagine: {newPages}',
  'New password': 'Nuova password',
  'New posts by email': 'Nuovi articoli per email',
  'New posts of the blog, when there are some. Nothing else, and your address is used for nothing else.':
    'I nuovi articoli del blog, quando ce ne sono. Nient’altro, e il tuo indirizzo non viene usato per nient’altro.',
  'New short link': 'Nuovo link breve',
  Newer: 'Più recenti',
  Newsletter: 'Newsletter',
  'Newsletter and applications': 'Newsletter e candidature',
  Next: 'Prossime',
  'Next marked sentence': 'Frase segnata successiva',
  'Next match': 'Corrispondenza successiva',
  'Next page': 'Pagina successiva',
  'Next photo': 'Foto successiva',
  'Next word': 'Parola successiva',
  'Next, remove the background. Corrections come after that.': 'Ora rimuovi lo sfondo. Le correzioni vengono dopo.',
  "No 'to' after this auxiliary.": 'Niente “to” dopo questo ausiliare.',
  'No Colours Found': 'Nessun colore trovato',
  'No Dimensions Specified': 'Nessuna dimensione indicata',
  'No File Selected': 'Nessun file selezionato',
  'No Files Selected': 'Nessun file selezionato',
  'No PNG this time': 'Nessun PNG questa volta',
  'No Pages Specified': 'Nessuna pagina indicata',
  'No Picture Selected': 'Nessuna immagine selezionata',
  'No Ranges Specified': 'Nessun intervallo indicato',
  'No Terms Found': 'Nessun termine trovato',
  'No Text Provided': 'Nessun testo fornito',
  'No ZIP, 7Z or RAR archive was found inside this program, so there is nothing to open. Please choose an archive.':
    'In questo programma non è stato trovato nessun archivio ZIP, 7Z o RAR, quindi non c’è nulla da aprire. Scegli un archivio.',
  'No access': 'Nessun accesso',
  'No account is needed, and files are deleted after {fileLifetime} at most.':
    'Non serve un account, e i file vengono eliminati al più tardi dopo {fileLifetime}.',
  'No account needed': 'Non serve un account',
  'No ads': 'Nessuna pubblicità',
  'No answer yet? Ask again': 'Ancora nessuna risposta? Chiedi di nuovo',
  'No answer: the server cannot be reached. Check your connection and try again.':
    'Nessuna risposta: impossibile raggiungere il server. Controlla la connessione e riprova.',
  'No answer: {reason}': 'Nessuna risposta: {reason}',
  'No blue: very rare': 'Nessun blu: molto rara',
  'No call has “{search}” in it': 'Nessuna chiamata contiene “{search}”',
  'No changes yet': 'Ancora nessuna modifica',
  'No clicks in this time': 'Nessun clic in questo periodo',
  'No code found': 'Nessun codice trovato',
  'No code found.': 'Nessun codice trovato.',
  'No colours: very rare': 'Nessun colore: molto rara',
  'No compression, as fast as the disk.': 'Nessuna compressione, veloce come il disco.',
  'No cookie is set and no address is stored. A visitor is counted once a day by a hash of their address and browser, made with a key that is thrown away at the end of the day. Kept are the hour, country, device, browser, language and the site they came from.':
    'Non viene impostato alcun cookie e non viene salvato alcun indirizzo. Un visitatore viene contato una volta al giorno con un hash del suo indirizzo e del suo browser, creato con una chiave che viene gettata a fine giornata. Si conservano ora, paese, dispositivo, browser, lingua e il sito di provenienza.',
  'No daily or monthly allowances': 'Nessuna quota giornaliera o mensile',
  'No documents': 'Nessun documento',
  'No drafts. “Draft posts” and “Draft emails” write some.':
    'Nessuna bozza. “Prepara post” e “Prepara email” ne scrivono alcune.',
  'No edits to save': 'Nessuna modifica da salvare',
  'No email is sent about it, so please keep the link. Whoever has it can read your ticket.':
    'Non viene inviata nessuna email al riguardo, quindi conserva il link. Chi lo ha può leggere il tuo ticket.',
  'No escalations found': 'Nessuna escalation trovata',
  'No file': 'Nessun file',
  'No file could be processed. Each row shows why.':
    'Non è stato possibile elaborare nessun file. Ogni riga mostra il motivo.',
  'No file selected': 'Nessun file selezionato',
  'No files came with this page. Share them from another program, or choose them here.':
    'Con questa pagina non è arrivato nessun file. Condividili da un altro programma, o sceglili qui.',
  'No files selected': 'Nessun file selezionato',
  'No font has a glyph for {characters}. Please leave it out.':
    'Nessun carattere tipografico ha un glifo per {characters}. Non usarlo.',
  'No free trial with this card': 'Nessuna prova gratuita con questa carta',
  'No green: about 1 in 100 men': 'Nessun verde: circa 1 uomo su 100',
  'No ideas. “Find content ideas” looks for some.': 'Nessuna idea. “Trova idee per contenuti” ne cerca alcune.',
  'No image': 'Nessuna immagine',
  'No ink was found on this picture. Please choose one with dark ink on light paper.':
    'Su questa immagine non è stato trovato inchiostro. Scegline una con inchiostro scuro su carta chiara.',
  'No jobs.': 'Nessun lavoro.',
  'No light': 'Luce non disponibile',
  'No limit': 'Nessun limite',
  'No link was sent': 'Nessun link inviato',
  'No links yet': 'Ancora nessun link',
  'No mail server answers at {host}, port {port}.': 'Nessun server di posta risponde su {host}, porta {port}.',
  'No mail server is set to send with. Set SMTP_URL, and start the site again.':
    'Nessun server di posta è impostato per l’invio. Imposta SMTP_URL, e riavvia il sito.',
  'No mailbox is set. Set IMAP_URL, and start the site again.':
    'Nessuna casella di posta è impostata. Imposta IMAP_URL, e riavvia il sito.',
  'No mailbox is set: emails are neither read nor answered.':
    'Nessuna casella di posta è impostata: le email non vengono lette e non ricevono risposta.',
  'No mistakes found.': 'Nessun errore trovato.',
  'No more pages fit into this connection. Please open a new QR code on your computer.':
    'In questa connessione non ci stanno altre pagine. Apri un nuovo codice QR sul tuo computer.',
  'No more suggestions': 'Niente più suggerimenti',
  'No name': 'Senza nome',
  'No name fits.': 'Nessun nome corrisponde.',
  'No page can be shown: it may be damaged. {work} will try to repair it.':
    'Nessuna pagina può essere mostrata: il file può essere danneggiato. {work} proverà a ripararlo.',
  'No pages. Add some that list tools like these, then check whether they link here.':
    'Nessuna pagina. Aggiungine alcune che elencano strumenti come questi, poi controlla se hanno un link qui.',
  'No passkey was created': 'Nessuna passkey creata',
  'No password with these options': 'Nessuna password con queste opzioni',
  'No phrase occurs twice.': 'Nessuna espressione compare due volte.',
  'No position fits? Tell us what you would like to do.':
    'Nessuna posizione adatta? Dicci che cosa ti piacerebbe fare.',
  'No post fits this. Try another word, or another category.':
    'Nessun articolo corrisponde. Prova un’altra parola, o un’altra categoria.',
  'No preview': 'Nessuna anteprima',
  'No preview: {failure}': 'Nessuna anteprima: {failure}',
  'No program on this site writes PDFs now, so the translation is a Word document.':
    'Nessun programma su questo sito scrive PDF al momento, quindi la traduzione è un documento Word.',
  'No provider is set. With AI_PROVIDER, summaries, corrections and translations use one.':
    'Nessun fornitore è impostato. Con AI_PROVIDER, riassunti, correzioni e traduzioni ne usano uno.',
  'No red: about 1 in 100 men': 'Nessun rosso: circa 1 uomo su 100',
  'No safe connection to {host} came about ({code}).':
    'Non è stato possibile stabilire una connessione sicura a {host} ({code}).',
  'No safe connection to {host} came about.': 'Non è stato possibile stabilire una connessione sicura a {host}.',
  'No shade of {text} is readable on this background. Try another one.':
    'Nessuna tonalità di {text} è leggibile su questo sfondo. Provane un altro.',
  'No spam': 'Non è spam',
  'No subject stands out in this photo. Please mark it with the brush.':
    'In questa foto non risalta nessun soggetto. Segnalo con il pennello.',
  'No subject stands out. Brush over what should stay, or choose “Belongs” and click on it.':
    'Nessun soggetto risalta. Passa il pennello su ciò che deve restare, o scegli “Fa parte” e fai clic su di esso.',
  'No such link': 'Questo link non esiste',
  'No table was found on these pages. Please choose pages with a table, or convert to DOCX or text instead.':
    'Nessuna tabella trovata in queste pagine. Scegli pagine con una tabella, o converti invece in DOCX o testo.',
  'No table was found. Some pages are scans, and their text was not recognised: {whyNot}':
    'Nessuna tabella trovata. Alcune pagine sono scansioni, e il loro testo non è stato riconosciuto: {whyNot}',
  'No table was found: these pages are scans in which no text was found.':
    'Nessuna tabella trovata: queste pagine sono scansioni in cui non è stato trovato testo.',
  'No target': 'Nessun obiettivo',
  'No tasks. Add what you want to remember.': 'Nessuna attività. Aggiungi ciò che vuoi ricordare.',
  'No text': 'Nessun testo',
  'No text here that can be read': 'Qui non c’è testo leggibile',
  'No text on this page. If it is a scan, the <link>Document Scanner</link> reads its text.':
    'Nessun testo in questa pagina. Se è una scansione, <link>Scansiona documenti</link> ne legge il testo.',
  'No text was found in this file. {why}': 'Nessun testo trovato in questo file. {why}',
  'No text was found on one of the two pages.': 'Nessun testo trovato in una delle due pagine.',
  'No text was found on the pages without text: blank paper, or nothing that can be read as letters.':
    'Nessun testo trovato sulle pagine senza testo: carta bianca, o nulla che si possa leggere come lettere.',
  'No text was found on this page.': 'Nessun testo trovato in questa pagina.',
  'No text was found on this page. You can type it here.': 'Nessun testo trovato in questa pagina. Puoi digitarlo qui.',
  'No text was found on {count, plural, one {# page} other {# pages}}.':
    'Nessun testo trovato in {count, plural, one {# pagina} other {# pagine}}.',
  'No text was found on {count, plural, one {page {pages}} other {pages {pages}}}.':
    'Nessun testo trovato {count, plural, one {nella pagina {pages}} other {nelle pagine {pages}}}.',
  'No text was found on {count, plural, one {this page} other {these pages}}: blank paper, or nothing that can be read as letters.':
    'Nessun testo trovato {count, plural, one {in questa pagina} other {in queste pagine}}: carta bianca, o nulla che si possa leggere come lettere.',
  'No text was found.': 'Nessun testo trovato.',
  'No tickets yet': 'Ancora nessun ticket',
  'No tool here can work on these files together yet.':
    'Nessuno strumento qui può ancora lavorare su questi file insieme.',
  'No tool here can work on these {count, plural, one {# file} other {# files}} yet.':
    'Nessuno strumento qui può ancora lavorare su {count, plural, one {questo file} other {questi # file}}.',
  'No tool here can work on {file} yet.': 'Nessuno strumento qui può ancora lavorare su {file}.',
  'No tool here fits “{query}”. Perhaps one of these does:':
    'Nessuno strumento qui corrisponde a “{query}”. Forse uno di questi:',
  'No tool on this site has an allowance.': 'Nessuno strumento su questo sito ha una quota.',
  'No trackers, no outside fonts, scripts or images. The security policy of every page forbids them.':
    'Nessun tracker, nessun carattere, script o immagine esterni. La politica di sicurezza di ogni pagina li vieta.',
  'No watermarks': 'Nessuna filigrana',
  'No words yet': 'Ancora nessuna parola',
  'No worker of this server is available right now. Please try again in a minute.':
    'Nessun worker di questo server è disponibile in questo momento. Riprova tra un minuto.',
  'No worker reads the mailbox. Is one running (PROCESS_MODE)?':
    'Nessun worker legge la casella di posta. Ce n’è uno in esecuzione (PROCESS_MODE)?',
  'No {format} this time': 'Nessun {format} questa volta',
  'No, thanks': 'No, grazie',
  'No. A JPEG is embedded byte for byte, and PNG without loss, both rotated as your camera recorded. Other formats become a high-quality JPEG, or PNG where they have transparent parts.':
    'No. Un JPEG viene incorporato byte per byte, e un PNG senza perdite, entrambi ruotati come ha registrato la fotocamera. Gli altri formati diventano un JPEG di alta qualità, o un PNG dove hanno parti trasparenti.',
  'No. Filters that were learned from photos sharpen what is there. They add no faces, text or objects, so a photo too small to show something will not show it afterwards either.':
    'No. Filtri appresi da foto rendono più nitido ciò che c’è. Non aggiungono volti, testo o oggetti, quindi una foto troppo piccola per mostrare qualcosa non la mostrerà nemmeno dopo.',
  'No. Images, templates and fonts that a document only links to are left out, macros never run, and a note says when something is missing.':
    'No. Immagini, modelli e caratteri a cui un documento rimanda soltanto vengono esclusi, le macro non vengono mai eseguite, e una nota indica quando manca qualcosa.',
  'No. It is made in this page, with cryptographic random numbers of your browser, and it is neither sent nor stored: not on the server, not in this browser, not in the address of the page. Only your settings are remembered, in this browser. The page also works offline.':
    'No. Viene creata in questa pagina, con numeri casuali crittografici del tuo browser, e non viene né inviata né salvata: né sul server, né in questo browser, né nell’indirizzo della pagina. Si ricordano solo le tue impostazioni, in questo browser. La pagina funziona anche offline.',
  'No. It is opened and measured in this page and never sent. The whole tool also works offline.':
    'No. Viene aperta e misurata in questa pagina e mai inviata. Tutto lo strumento funziona anche offline.',
  'No. It makes the colours that are there livelier. Gray stays gray.':
    'No. Rende più vivaci i colori che ci sono. Il grigio resta grigio.',
  'No. The code holds the content itself: no address of ours is in between, so nobody counts scans, nothing can be switched off, and it works for as long as the print lasts.':
    'No. Il codice contiene il contenuto stesso: nel mezzo non c’è nessun nostro indirizzo, quindi nessuno conta le scansioni, nulla può essere disattivato, e funziona finché dura la stampa.',
  'No. What needs Pro, such as making PDFs smaller, or has a daily allowance, has the same limits here.':
    'No. Ciò che richiede Pro, come ridurre i PDF, o che ha una quota giornaliera, ha qui gli stessi limiti.',
  'No. When nothing smaller is found, you get your own file back unchanged, and the page says so.':
    'No. Quando non si trova nulla di più piccolo, riavrai il tuo file invariato, e la pagina lo indica.',
  'No. When the original is already the smallest, you get it back unchanged and the page says so.':
    'No. Quando l’originale è già il più piccolo, lo riavrai invariato e la pagina lo indica.',
  Nobody: 'Nessuno',
  'Nobody else gets anything, unless a law compels us.':
    'Nessun altro riceve nulla, a meno che una legge non ci obblighi.',
  'Nobody else gets anything, unless a law compels us. Card numbers go from your browser straight to the payment service and never pass through this site.':
    'Nessun altro riceve nulla, a meno che una legge non ci obblighi. I numeri di carta vanno dal tuo browser direttamente al servizio di pagamento e non passano mai da questo sito.',
  'Nobody gets the report: set MARKETING_REPORT_TO or ADMIN_EMAILS.':
    'Nessuno riceve il report: imposta MARKETING_REPORT_TO o ADMIN_EMAILS.',
  'Nobody has subscribed yet, so there is nobody to send it to.':
    'Nessuno si è ancora iscritto, quindi non c’è nessuno a cui inviarlo.',
  'Nobody looks over your shoulder': 'Nessuno ti guarda alle spalle',
  'Nobody would get it. Set MARKETING_REPORT_TO or ADMIN_EMAILS.':
    'Nessuno lo riceverebbe. Imposta MARKETING_REPORT_TO o ADMIN_EMAILS.',
  None: 'Nessuno',
  'None (open network)': 'Nessuna (rete aperta)',
  'None chosen': 'Nessuna scelta',
  'None is set.': 'Nessuno è impostato.',
  'None of its pages can be read. Export or download it again.':
    'Nessuna delle sue pagine può essere letta. Esportalo o scaricalo di nuovo.',
  'None of the rows makes a code that scans.': 'Nessuna delle righe produce un codice che si legge.',
  'None of the {edits} edits could be made. The first: {sentence}':
    'Non è stato possibile eseguire nessuna delle {edits} modifiche. La prima: {sentence}',
  'None of them': 'Nessuna di queste',
  'None right now. A general application is welcome.': 'Nessuna al momento. Una candidatura spontanea è benvenuta.',
  'None yet.': 'Ancora nessuna.',
  'None: every page has what search engines look for.': 'Nessuno: ogni pagina ha ciò che i motori di ricerca cercano.',
  Normal: 'Normale',
  'North is positive.': 'Il nord è positivo.',
  'Not Enough Files': 'File insufficienti',
  'Not a QR code yet': 'Non ancora un codice QR',
  'Not added': 'Non aggiunta',
  'Not among the pages: {names}. Look under Files.': 'Non tra le pagine: {names}. Guarda in File.',
  'Not available': 'Non disponibile',
  'Not available now: {calls}.': 'Ora non disponibili: {calls}.',
  'Not changed': 'Non modificato',
  'Not copied': 'Non copiato',
  'Not counted: {robots} events of robots, and {tooFast} that came faster than a person clicks.':
    'Non contati: {robots} eventi di robot, e {tooFast} arrivati più in fretta di quanto una persona faccia clic.',
  'Not deleted': 'Non eliminato',
  'Not enough': 'Non sufficiente',
  'Not found': 'Non trovato',
  'Not in the document, please check: {notInSource}.': 'Non nel documento, da controllare: {notInSource}.',
  'Not in the document.': 'Non è nel documento.',
  'Not in the text': 'Non nel testo',
  'Not in your text, so please check: {added}.': 'Non nel tuo testo, quindi controlla: {added}.',
  'Not included': 'Non compreso',
  'Not merged': 'Non unita',
  'Not moved': 'Non spostati',
  'Not rated': 'Non valutata',
  'Not removed': 'Non rimossa',
  'Not restored': 'Non ripristinato',
  'Not revoked': 'Non revocata',
  'Not saved': 'Non salvato',
  'Not saved.': 'Non salvato.',
  'Not sent': 'Non inviato',
  'Not sent ({initial})': 'Non inviato ({initial})',
  'Not set': 'Non impostato',
  'Not signed in (401, as is normal for a visitor).': 'Accesso non effettuato (401, normale per un visitatore).',
  'Not signed in.': 'Accesso non effettuato.',
  'Not signed out': 'Uscita non riuscita',
  'Not sure which tool you need? Drop your file on the home page, which lists what can be done with it.':
    'Non sai quale strumento ti serve? Trascina il file nella pagina iniziale, che elenca che cosa se ne può fare.',
  'Not this': 'Non questo',
  'Not translated from {language} on this site now': 'Ora non si traduce da {language} su questo sito',
  'Not translated from {language} on this site now. Please choose another language.':
    'Ora non si traduce da {language} su questo sito. Scegli un’altra lingua.',
  'Not translated on this site now': 'Ora non si traduce su questo sito',
  'Not yet': 'Non ancora',
  Note: 'Nota',
  Notes: 'Note',
  Nothing: 'Niente',
  'Nothing fits these filters': 'Nulla corrisponde a questi filtri',
  'Nothing found. Scanned pages have no text to search.':
    'Nessun risultato. Le pagine scansionate non hanno testo in cui cercare.',
  'Nothing found. Try fewer words, or look through the sections below.':
    'Nessun risultato. Prova con meno parole, o guarda le sezioni qui sotto.',
  'Nothing has a date.': 'Nulla ha una data.',
  'Nothing has been sent: the files are in your browser until you choose.':
    'Nulla è stato inviato: i file restano nel tuo browser finché non scegli.',
  'Nothing here yet': 'Ancora niente qui',
  'Nothing in it answers “{question}”.': 'Nulla in esso risponde a “{question}”.',
  'Nothing in its place': 'Niente al suo posto',
  'Nothing is lost. Files that were sent are processed without the page, and the list is kept in this browser: files that wait are sent when you come back. Results can be downloaded for 24 hours.':
    'Non si perde nulla. I file inviati vengono elaborati anche senza la pagina, e l’elenco resta in questo browser: i file in attesa vengono inviati quando torni. I risultati si possono scaricare per 24 ore.',
  'Nothing is sent to {name}.': 'Nulla viene inviato a {name}.',
  'Nothing is written outside of the folder: such paths are made safe, links and devices are left out, and the page tells you about each case.':
    'Nulla viene scritto fuori dalla cartella: tali percorsi vengono resi sicuri, link e dispositivi vengono esclusi, e la pagina ti segnala ogni caso.',
  'Nothing new.': 'Niente di nuovo.',
  'Nothing of yours fits that search.': 'Nessuno dei tuoi corrisponde a questa ricerca.',
  'Nothing on this site translates from {source} to {target}. Please choose a language that is offered for {source}.':
    'Nulla su questo sito traduce da {source} a {target}. Scegli una lingua offerta per {source}.',
  'Nothing to change was found.': 'Non è stato trovato nulla da cambiare.',
  'Nothing to redo.': 'Niente da ripetere.',
  'Nothing to undo.': 'Niente da annullare.',
  'Nothing today. The first charge follows on {trialEndsAt}, unless you cancel before.':
    'Nulla oggi. Il primo addebito segue il {trialEndsAt}, a meno che tu non disdica prima.',
  'Nothing translates on this site yet.': 'Su questo sito non c’è ancora nulla che traduca.',
  'Nothing was changed: no noise, blur or JPEG blocks to speak of were found, and no scratches were marked.':
    'Non è stato cambiato nulla: non sono stati trovati rumore, sfocature o blocchi JPEG degni di nota, e non è stato segnato nessun graffio.',
  'Nothing was changed: the strength is 0.': 'Non è stato cambiato nulla: l’intensità è 0.',
  'Nothing was done yet.': 'Non è ancora stato fatto nulla.',
  'Nothing was flattened.': 'Non è stato appiattito nulla.',
  'Nothing was marked as the subject, so all of the photo was removed.':
    'Nulla è stato segnato come soggetto, quindi tutta la foto è stata rimossa.',
  'Nothing was solved.': 'Nulla è stato risolto.',
  'Nothing was uploaded.': 'Nulla è stato caricato.',
  'Nothing yet.': 'Ancora niente.',
  'Nothing: the words are removed.': 'Niente: le parole vengono rimosse.',
  'Notices, such as those about cookies and copyright, were left out.':
    'Gli avvisi, come quelli su cookie e copyright, sono stati esclusi.',
  Notification: 'Notifica',
  'Now on the ticket page': 'Ora nella pagina del ticket',
  'Now page {number} of {count}.': 'Ora pagina {number} di {count}.',
  'Now: <strong>{email}</strong> {state}': 'Ora: <strong>{email}</strong> {state}',
  'Nowhere. It is converted in your browser, even offline, and the draft is kept there until you clear it.':
    'Da nessuna parte. Viene convertito nel tuo browser, anche offline, e la bozza resta lì finché non la svuoti.',
  'Nowhere. It is counted in your browser, files included, and the draft is kept there until you clear it. The page also works offline; only the reader for PDF files is loaded when you open the first one.':
    'Da nessuna parte. Viene contato nel tuo browser, file compresi, e la bozza resta lì finché non la svuoti. La pagina funziona anche offline; solo il lettore di file PDF viene caricato quando apri il primo.',
  Number: 'Numero',
  'Number must be a whole number from 1 to 100000.': 'Il numero deve essere intero, da 1 a 100000.',
  'Number of visits': 'Numero di visite',
  'Number {number}. To answer, or to see all messages, please open':
    'Numero {number}. Per rispondere, o per vedere tutti i messaggi, apri',
  Numbers: 'Numeri',
  'Numbers (0-9)': 'Numeri (0-9)',
  'Numbers this site counted itself': 'Numeri che questo sito ha contato da sé',
  'Numbers, links, email addresses, tags, variables and code are taken out before and put back after, and every sentence is checked. For names and terms, add them to your glossary: they stay as they are, or become what you say.':
    'Numeri, link, indirizzi email, tag, variabili e codice vengono tolti prima e rimessi dopo, e ogni frase viene controllata. Nomi e termini puoi aggiungerli al tuo glossario: restano come sono, o diventano ciò che dici tu.',
  ODP: 'ODP',
  ODS: 'ODS',
  ODT: 'ODT',
  OK: 'OK',
  'Ocr languages': 'Lingue OCR',
  Odd: 'Dispari',
  'Odd and even pages': 'Pagine dispari e pari',
  'Odd even': 'Dispari e pari',
  'Odd pages chosen': 'Pagine dispari scelte',
  'Of an email only.': 'Solo per un’email.',
  'Of slides as jpg.': 'Delle diapositive come jpg.',
  "Of the image's own size; wins over width and height.":
    'Della dimensione propria dell’immagine; prevale su larghezza e altezza.',
  'Of {name}, only the first of {frames} images was taken.':
    'Di {name} è stata presa solo la prima di {frames} immagini.',
  Off: 'Non attivo',
  'Off:': 'Non attivo:',
  'Office hours': 'Orari d’ufficio',
  Older: 'Meno recenti',
  On: 'Attivo',
  'On average, for an attacker who knows these settings and tries one password after another. Phishing, spying and reuse on a second website get around any length.':
    'In media, per un attaccante che conosce queste impostazioni e prova una password dopo l’altra. Phishing, spionaggio e riuso su un secondo sito aggirano qualsiasi lunghezza.',
  'On page': 'Nella pagina',
  'On the Batch tab, open a CSV file with one code per row. Its first row names the columns; there is a template for every kind. You get a ZIP of all codes that scan, and a list of the rows to fix.':
    'Nella scheda Serie, apri un file CSV con un codice per riga. La prima riga dà i nomi alle colonne; c’è un modello per ogni tipo. Ottieni uno ZIP di tutti i codici che si leggono, e un elenco delle righe da correggere.',
  'On the whole site': 'Su tutto il sito',
  'On this page': 'In questa pagina',
  'On your <accountLink>account page</accountLink> you can correct your name and address, download everything we keep about you, and delete your account with all of it. You need not ask anyone.':
    'Nella <accountLink>pagina del tuo account</accountLink> puoi correggere il tuo nome e il tuo indirizzo, scaricare tutto ciò che conserviamo su di te, ed eliminare il tuo account con tutto ciò che contiene. Non devi chiedere a nessuno.',
  'On:': 'Attivo:',
  'Once pages are deleted, moved or inserted, the saved PDF has no signature any more.':
    'Dopo che le pagine sono state eliminate, spostate o inserite, il PDF salvato non ha più una firma.',
  'One ZIP takes up to {max} files here. Please make two.': 'Uno ZIP può contenere qui fino a {max} file. Creane due.',
  'One auxiliary is enough.': 'Un solo ausiliare basta.',
  'One character outside the GSM alphabet lowers the limit to 70.':
    'Un solo carattere fuori dall’alfabeto GSM abbassa il limite a 70.',
  'One code found': 'Un codice trovato',
  'One corner points inwards. Please drag it to a corner of the paper.':
    'Un angolo punta verso l’interno. Trascinalo su un angolo della carta.',
  'One entry per file': 'Una voce per file',
  'One explains something to somebody.': 'Si dice “explain something to somebody”.',
  'One file': 'Un solo file',
  'One file at a time': 'Un file alla volta',
  'One file must be true or false.': 'Un solo file deve essere true o false.',
  'One file per page': 'Un file per pagina',
  'One file with its images inside, ready to open, send or put on a website.':
    'Un solo file con le immagini all’interno, pronto da aprire, inviare o mettere su un sito web.',
  "One hears with one's ears; 'here' is this place.": '“Hear” è udire con le orecchie; “here” è questo luogo.',
  'One hue from dark to light.': 'Una tinta dallo scuro al chiaro.',
  'One image on each page; each document by itself.': 'Un’immagine per pagina; ogni documento a sé.',
  'One kind at a time': 'Un tipo alla volta',
  "One knows something; 'no' is the opposite of yes.": '“Know” è sapere; “no” è il contrario di sì.',
  'One link per row. The first row names the columns: {importColumns}. Only url must be there.':
    'Un link per riga. La prima riga dà i nomi alle colonne: {importColumns}. Solo url è obbligatoria.',
  'One lossless image per slide; a ZIP of several.':
    'Un’immagine senza perdite per diapositiva; uno ZIP se sono più di una.',
  'One message holds 160 characters of the GSM alphabet.': 'Un messaggio contiene 160 caratteri dell’alfabeto GSM.',
  'One moment': 'Un momento',
  'One moment…': 'Un momento…',
  'One of several: the noun is in the plural.': 'Uno tra diversi: il nome va al plurale.',
  'One of the two has been merged already. Please undo that first, or choose the one it was merged into.':
    'Una delle due è già stata unita. Annulla prima quell’unione, o scegli quella a cui è stata unita.',
  'One of them is one: the verb is in the singular.': 'Uno di loro è uno solo: il verbo va al singolare.',
  'One of these helps:': 'Una di queste cose aiuta:',
  'One page with its images inside.': 'Una sola pagina con le immagini all’interno.',
  'One result goes straight into the next tool, without another upload.':
    'Un risultato passa direttamente allo strumento successivo, senza un altro caricamento.',
  'One says it shorter.': 'Si dice in modo più breve.',
  'One scan, and you are in the address book.': 'Una scansione, e sei nella rubrica.',
  'One sheet as plain text, or a ZIP of all sheets.': 'Un foglio come testo semplice, o uno ZIP di tutti i fogli.',
  'One sheet, cropped and straightened.': 'Un foglio, ritagliato e raddrizzato.',
  'One side is enough; the other follows.': 'Basta un lato; l’altro segue.',
  'One small image per slide; a ZIP of several.': 'Un’immagine leggera per diapositiva; uno ZIP se sono più di una.',
  'One tells somebody, and says something.': '“Tell” vuole la persona a cui si parla, “say” ciò che si dice.',
  'One text from beginning to end, in reading order.': 'Un solo testo dall’inizio alla fine, in ordine di lettura.',
  'Only addresses with http:// or https:// can be shortened.':
    'Si possono accorciare solo indirizzi con http:// o https://.',
  'Only administrators see it.': 'La vedono solo gli amministratori.',
  'Only cookies that the site cannot do without, all of them its own:':
    'Solo i cookie di cui il sito non può fare a meno, tutti suoi:',
  'Only for hints and disabled parts.': 'Solo per suggerimenti e parti disattivate.',
  'Only function words and numbers so far.': 'Finora solo parole funzionali e numeri.',
  'Only here, until you forget it or sign out.': 'Solo qui, finché non la dimentichi o non esci.',
  'Only its owner can delete this file: in the same browser, or signed in to the same account. It is deleted automatically when it expires.':
    'Solo il suo proprietario può eliminare questo file: nello stesso browser, o con l’accesso allo stesso account. Viene eliminato automaticamente alla sua scadenza.',
  'Only needed outside the European Economic Area.': 'Necessario solo fuori dallo Spazio economico europeo.',
  'Only reported ones': 'Solo quelli segnalati',
  'Only the PDFs were added.': 'Sono stati aggiunti solo i PDF.',
  'Only the documents were added.': 'Sono stati aggiunti solo i documenti.',
  'Only the first frame is kept: this format cannot be animated.':
    'Viene mantenuto solo il primo fotogramma: questo formato non può essere animato.',
  'Only the first of its frames or pages is cut out.': 'Viene ritagliato solo il primo dei fotogrammi o delle pagine.',
  'Only the first of {frames} frames is kept: an animation can be kept as GIF or WebP.':
    'Viene mantenuto solo il primo di {frames} fotogrammi: un’animazione si può mantenere in GIF o WebP.',
  'Only the first of {frames} pages is kept: several pages can be kept as TIFF only.':
    'Viene mantenuta solo la prima di {frames} pagine: più pagine si possono mantenere solo in TIFF.',
  'Only the first of {sheets} sheets is in the CSV: choose another one, or all of them.':
    'Nel CSV c’è solo il primo di {sheets} fogli: scegline un altro, o tutti.',
  'Only the images were added.': 'Sono state aggiunte solo le immagini.',
  'Only the payment service. Its form sends your card number from your browser straight there; this site never has it.':
    'Solo il servizio di pagamento. Il suo modulo invia il numero della tua carta dal tuo browser direttamente lì; questo sito non lo riceve mai.',
  'Only the person who started this job can cancel it.': 'Solo chi ha avviato questo lavoro può annullarlo.',
  'Only the words, as UTF-8.': 'Solo le parole, in UTF-8.',
  'Only the words, in reading order, columns included.': 'Solo le parole, in ordine di lettura, colonne comprese.',
  'Only this browser sees this list. Sign in to have it on all your devices.':
    'Solo questo browser vede questo elenco. Accedi per averlo su tutti i tuoi dispositivi.',
  'Only those that occur: fewer languages mean fewer mistakes.':
    'Solo quelle presenti: meno lingue significa meno errori.',
  'Only those with the problem {problem}': 'Solo quelle con il problema {problem}',
  'Only you see this list, on every device where you are signed in.':
    'Solo tu vedi questo elenco, su ogni dispositivo in cui hai effettuato l’accesso.',
  'Only {name} was taken.': 'È stato preso solo {name}.',
  Opacity: 'Opacità',
  Open: 'Aperta',
  'Open CSV': 'Apri CSV',
  'Open a CSV file': 'Apri un file CSV',
  'Open a support ticket': 'Apri un ticket di assistenza',
  'Open a ticket': 'Apri un ticket',
  'Open another PDF?': 'Aprire un altro PDF?',
  'Open archive': 'Apri archivio',
  'Open files': 'Apri file',
  'Open it': 'Aprilo',
  'Open it again from the email, or <link>request a new one</link>.':
    'Aprilo di nuovo dall’email, o <link>richiedine uno nuovo</link>.',
  'Open it anyway': 'Apri comunque',
  'Open link': 'Apri link',
  'Open positions': 'Posizioni aperte',
  'Open positions, what we look for, and how to apply.': 'Posizioni aperte, che cosa cerchiamo, e come candidarsi.',
  'Open the home page': 'Apri la pagina iniziale',
  'Open the link': 'Apri il link',
  'Open the support chat': 'Apri la chat di assistenza',
  'Open the {tool}': 'Apri {tool}',
  'Open ticket {number}': 'Apri il ticket {number}',
  'Open {name}': 'Apri {name}',
  Opening: 'Apertura',
  'Opening {name}': 'Apertura di {name}',
  'Opening {name}…': 'Apertura di {name}…',
  'Opening…': 'Apertura…',
  'Opens a locked file.': 'Apre un file bloccato.',
  'Opens a locked file. The result is not locked.': 'Apre un file bloccato. Il risultato non è bloccato.',
  'Opens a web page.': 'Apre una pagina web.',
  'Opens the mailbox, sends it an email, and waits until that arrives. Nobody else gets one.':
    'Apre la casella di posta, le invia un’email e attende che arrivi. Nessun altro ne riceve una.',
  Operation: 'Operazione',
  'Operation must be compress, convert or resize.': 'L’operazione deve essere compress, convert o resize.',
  'Or ask in your own words: the round button in the corner opens a <button>chat with the assistant</button>.':
    'Oppure chiedi con parole tue: il pulsante rotondo nell’angolo apre una <button>chat con l’assistente</button>.',
  'Or write from your own mailbox: <buttonAnchor>Email {address}</buttonAnchor>':
    'O scrivi dalla tua casella di posta: <buttonAnchor>Email a {address}</buttonAnchor>',
  Organisation: 'Organizzazione',
  Orientation: 'Orientamento',
  'Orientation must be auto, portrait or landscape.': 'L’orientamento deve essere auto, portrait o landscape.',
  'Original size': 'Dimensione originale',
  'Original text': 'Testo originale',
  'Original text of page {label}': 'Testo originale della pagina {label}',
  'Original<span> text of page {label}</span>': 'Testo originale<span> della pagina {label}</span>',
  Other: 'Altro',
  'Other programs may not find this text by searching.':
    'Altri programmi potrebbero non trovare questo testo con la ricerca.',
  'Other programs may read another value in this field.':
    'Altri programmi potrebbero leggere un altro valore in questo campo.',
  'Other programs may show this text in another style.':
    'Altri programmi potrebbero mostrare questo testo in un altro stile.',
  'Other targets': 'Altre destinazioni',
  'Other words': 'Altre parole',
  'Other words for it (optional)': 'Altre parole per dirlo (facoltativo)',
  'Other words may find it: the built-in engine looks for the words of your question.':
    'Altre parole potrebbero trovarlo: il motore integrato cerca le parole della tua domanda.',
  Others: 'Altri',
  'Others of this person': 'Altre di questa persona',
  'Otherwise, ask the operator of this site for a link to choose a new password.':
    'Altrimenti, chiedi al gestore di questo sito un link per scegliere una nuova password.',
  'Our mission': 'La nostra missione',
  'Our story': 'La nostra storia',
  'Our team has your message as ticket {number}. They answer by email, and on the page of your ticket.':
    'Il nostro team ha il tuo messaggio come ticket {number}. Risponde per email e nella pagina del tuo ticket.',
  'Our team has your message as ticket {number}. They answer on the page of your ticket: keep its link.':
    'Il nostro team ha il tuo messaggio come ticket {number}. Risponde nella pagina del tuo ticket: conservane il link.',
  'Our vision': 'La nostra visione',
  'Outer colour': 'Colore esterno',
  'Outline must be files, keep or none.': 'La struttura deve essere files, keep o none.',
  'Output format': 'Formato di uscita',
  'Output format must be a text such as jpg.': 'Il formato di uscita deve essere un testo come jpg.',
  'Output format must be one of {conversionFormats}.': 'Il formato di uscita deve essere uno tra {conversionFormats}.',
  'Output format must be pdf, jpg or png.': 'Il formato di uscita deve essere pdf, jpg o png.',
  'Output must be pdf, docx or txt.': 'L’uscita deve essere pdf, docx o txt.',
  'Output must be pdf, text or words.': 'L’uscita deve essere pdf, text o words.',
  'Overall progress': 'Avanzamento totale',
  Overview: 'Panoramica',
  'Own colours for the eyes': 'Colori propri per gli occhi',
  'Own colours, a logo and PDF in the QR generator': 'Colori propri, un logo e PDF nel generatore di codici QR',
  PAID: 'PAGATO',
  PDF: 'PDF',
  'PDF Compressed Successfully!': 'PDF compresso!',
  'PDF Compression is available for Pro users. Please upgrade to continue.':
    'La compressione di PDF è disponibile per gli utenti Pro. Passa a Pro per continuare.',
  'PDF Compressor': 'Comprimi PDF',
  'PDF Converter': 'Converti PDF',
  'PDF Left Unchanged': 'PDF lasciato invariato',
  'PDF Merger': 'Unisci PDF',
  'PDF Saved!': 'PDF salvato!',
  'PDF Split Successfully!': 'PDF diviso!',
  'PDF Splitter': 'Dividi PDF',
  'PDF Text Editor': 'Editor di testo PDF',
  'PDF Tools': 'Strumenti PDF',
  'PDF cannot be converted to {to} here. Please choose {offered}.':
    'Un PDF non può essere convertito in {to} qui. Scegli {offered}.',
  'PDF converter: PDF to Word, Excel, JPG, and back': 'Converti PDF: da PDF a Word, Excel, JPG, e ritorno',
  'PDF edited successfully and downloaded!': 'PDF modificato e scaricato!',
  'PDF files and images': 'File PDF e immagini',
  'PDF generation failed': 'Creazione del PDF non riuscita',
  'PDF loaded successfully! Click and drag to select text areas for editing.':
    'PDF caricato! Fai clic e trascina per selezionare le aree di testo da modificare.',
  'PDF not saved': 'PDF non salvato',
  'PDF or image': 'PDF o immagine',
  'PDF saved': 'PDF salvato',
  'PDF to Word, images and back': 'Da PDF a Word, immagini e ritorno',
  'PDF with text': 'PDF con testo',
  'PDF, DOCX or ODT, up to 5 MB. Only the operator of this site can open it.':
    'PDF, DOCX o ODT, fino a 5 MB. Solo il gestore di questo sito può aprirlo.',
  'PDF, document or image': 'PDF, documento o immagine',
  'PDF, documents or images': 'PDF, documenti o immagini',
  'PDF<span> of the invoice of {createdAt}</span>': 'PDF<span> della fattura del {createdAt}</span>',
  'PDFs Merged Successfully!': 'PDF uniti!',
  'PDFs and images': 'PDF e immagini',
  'PDFs become': 'I PDF diventano',
  'PDFs can become docx or pdf.': 'I PDF possono diventare docx o pdf.',
  'PDFs whose pages are inserted': 'PDF di cui vengono inserite le pagine',
  'PDFs, documents or images': 'PDF, documenti o immagini',
  'PDFs, images and documents cannot be converted together. Please choose files of one kind.':
    'PDF, immagini e documenti non si possono convertire insieme. Scegli file di un solo tipo.',
  PNG: 'PNG',
  'PNG images': 'Immagini PNG',
  'PNG, JPEG, WebP, GIF or SVG, chosen, pasted or dropped anywhere. It stays in this page, without metadata such as its location.':
    'PNG, JPEG, WebP, GIF o SVG, scelto, incollato o trascinato dove vuoi. Resta in questa pagina, senza metadati come la posizione.',
  PPTX: 'PPTX',
  'Pack a ZIP or open an archive': 'Crea uno ZIP o apri un archivio',
  'Pack as ZIP': 'Crea ZIP',
  'Pack each file into a ZIP': 'Metti ogni file in uno ZIP',
  'Pack files and folders into a ZIP, with a password if you like, or open ZIP, TAR, 7Z and RAR.':
    'Raccogli file e cartelle in uno ZIP, con password se vuoi, o apri ZIP, TAR, 7Z e RAR.',
  'Pack files and whole folders into a ZIP with AES-256 password and checked content. Open ZIP, TAR, GZ, XZ, ZST, 7Z and RAR: list, preview, extract. Free.':
    'Raccogli file e cartelle in uno ZIP con password AES-256 e contenuto verificato. Apri ZIP, TAR, GZ, XZ, ZST, 7Z e RAR: elenco, anteprima, estrazione. Gratis.',
  'Pack the bigger bag': 'Prepara la borsa più grande',
  Packing: 'Creazione dell’archivio',
  'Packs the file better. No pixel changes.': 'Compatta meglio il file. Nessun pixel cambia.',
  Pad: 'Con margini',
  'Padding colour': 'Colore dei margini',
  Page: 'Pagina',
  'Page 1 is the first page of the file, whatever number is printed on it.':
    'La pagina 1 è la prima del file, qualunque numero vi sia stampato.',
  'Page before': 'Pagina prima',
  'Page breaks': 'Interruzioni di pagina',
  'Page breaks must be none, formFeed or heading.': 'Le interruzioni di pagina devono essere none, formFeed o heading.',
  'Page size': 'Dimensione pagina',
  'Page size must be a4, letter or fit.': 'La dimensione della pagina deve essere a4, letter o fit.',
  'Page size must be auto, a4, letter or fit.': 'La dimensione della pagina deve essere auto, a4, letter o fit.',
  'Page sizes': 'Formati pagina',
  'Page that says more': 'Pagina che dice di più',
  'Page that should link here': 'Pagina che dovrebbe avere un link qui',
  'Page title': 'Titolo della pagina',
  'Page tools': 'Strumenti per le pagine',
  'Page views': 'Pagine viste',
  'Page views in the last half hour': 'Pagine viste nell’ultima mezz’ora',
  'Page views: {count}': 'Pagine viste: {count}',
  'Page {label}': 'Pagina {label}',
  'Page {number}': 'Pagina {number}',
  'Page {number} deleted.': 'Pagina {number} eliminata.',
  'Page {number} of {count}': 'Pagina {number} di {count}',
  'Page {number} of {pages}': 'Pagina {number} di {pages}',
  'Page {page}': 'Pagina {page}',
  'Page {page} cannot be shown, but it is kept.': 'La pagina {page} non può essere mostrata, ma viene mantenuta.',
  'Page {page} could not be cleared of everything under the boxes and was replaced by its picture; its text can no longer be selected.':
    'Non è stato possibile eliminare dalla pagina {page} tutto ciò che sta sotto i riquadri, quindi è stata sostituita dalla sua immagine; il suo testo non si può più selezionare.',
  'Page {page} has no text that could be changed. Please write on it with the Visual PDF Editor.':
    'La pagina {page} non ha testo che si possa cambiare. Scrivici sopra con l’Editor PDF visuale.',
  'Page {page} has too many letters in too many styles. Please use fewer styles on it.':
    'La pagina {page} ha troppe lettere in troppi stili. Usane meno.',
  'Page {page} has {annotations} notes, links or form fields; up to {maxAnnotations} can be drawn. Please leave this page out, or delete most of them.':
    'La pagina {page} ha {annotations} note, link o campi modulo; se ne possono disegnare al massimo {maxAnnotations}. Escludi questa pagina, o elimina la maggior parte di essi.',
  'Page {page} is too large for {format}, whose sides have at most {maxSide} pixels. Please choose at most {maxDpi} DPI, or PNG.':
    'La pagina {page} è troppo grande per {format}, i cui lati hanno al massimo {maxSide} pixel. Scegli al massimo {maxDpi} DPI, o PNG.',
  'Page {page} of this PDF is damaged and cannot be shown. Please leave it out.':
    'La pagina {page} di questo PDF è danneggiata e non può essere mostrata. Escludila.',
  'Page {page} of {name}': 'Pagina {page} di {name}',
  'Page {page} of {pages}': 'Pagina {page} di {pages}',
  'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; please choose at most {maxDpi} DPI, or leave this page out.':
    'La pagina {page} diventerebbe un’immagine di {megapixels} megapixel. Il limite è {maxMegapixels}; scegli al massimo {maxDpi} DPI, o escludi questa pagina.',
  'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; this page is too large for any image, so please leave it out.':
    'La pagina {page} diventerebbe un’immagine di {megapixels} megapixel. Il limite è {maxMegapixels}; questa pagina è troppo grande per qualsiasi immagine, quindi escludila.',
  'Page {page}, changed': 'Pagina {page}, modificata',
  'Page {page}, changed in another way': 'Pagina {page}, modificata in un altro modo',
  'Page {page}, not changed': 'Pagina {page}, non modificata',
  'Page {page}: {counts}': 'Pagina {page}: {counts}',
  'Page {page}: …{before}': 'Pagina {page}: …{before}',
  Pages: 'Pagine',
  'Pages and parts out of a PDF': 'Pagine e parti da un PDF',
  'Pages and ranges must be a text such as 1,3,5-7.': 'Pagine e intervalli devono essere un testo come 1,3,5-7.',
  'Pages are counted from 1.': 'Le pagine si contano da 1.',
  'Pages before and after': 'Pagine prima e dopo',
  'Pages can only be chosen for a single PDF. Please send the PDFs one by one, or leave out the pages.':
    'Le pagine si possono scegliere solo per un singolo PDF. Invia i PDF uno alla volta, o ometti le pagine.',
  'Pages count their visits without cookies. A visitor counts once a day, days are UTC, and whoever asks not to be tracked is not counted.':
    'Le pagine contano le loro visite senza cookie. Un visitatore conta una volta al giorno, i giorni sono in UTC, e chi chiede di non essere tracciato non viene contato.',
  'Pages inserted': 'Pagine inserite',
  'Pages must be a JSON list of objects such as {"file":0,"page":1,"rotation":90}.':
    'Le pagine devono essere un elenco JSON di oggetti come {"file":0,"page":1,"rotation":90}.',
  'Pages must be a list of { page, text } with up to {max, plural, one {# character} other {# characters}} together.':
    'Le pagine devono essere un elenco di { page, text } con al massimo {max, plural, one {# carattere} other {# caratteri}} in tutto.',
  'Pages must be a text such as 1,3,5-7.': 'Le pagine devono essere un testo come 1,3,5-7.',
  'Pages not deleted': 'Pagine non eliminate',
  'Pages not inserted': 'Pagine non inserite',
  'Pages of all files': 'Pagine di tutti i file',
  'Pages of another PDF are to be inserted, but there is none among the inserts.':
    'Si devono inserire pagine di un altro PDF, ma tra i file inseriti non ce n’è nessuno.',
  "Pages of one PDF, such as '1,3,5-7', in this order; all when left out. '5-' goes on to the end.":
    'Pagine di un solo PDF, come “1,3,5-7”, in quest’ordine; tutte se omesso. “5-” continua fino alla fine.',
  'Pages of {name}': 'Pagine di {name}',
  'Pages per file': 'Pagine per file',
  'Pages without text: {pages}.': 'Pagine senza testo: {pages}.',
  'Pages {listed} and {more, plural, other {# more}} of this PDF hold no text: empty, or an image of text such as a scan.':
    'Le pagine {listed} e {more, plural, other {altre #}} di questo PDF non contengono testo: sono vuote, o un’immagine di testo come una scansione.',
  'Pages {pages}': 'Pagine {pages}',
  'Pages {pages} and others': 'Pagine {pages} e altre',
  Palette: 'Palette',
  'Palette type': 'Tipo di palette',
  Paper: 'Carta',
  'Paper that opens your page.': 'Carta che apre la tua pagina.',
  'Paragraph on page {label}': 'Paragrafo nella pagina {label}',
  Paragraphs: 'Paragrafi',
  'Part of the page is missing': 'Manca una parte della pagina',
  'Part of this PDF is damaged and cannot be unpacked. Please export or download the file again.':
    'Una parte di questo PDF è danneggiata e non si può decomprimere. Esporta o scarica di nuovo il file.',
  'Part of this PDF unpacks to more than the server allows. Please export the file again, or try another one.':
    'Una parte di questo PDF, una volta decompressa, supera quanto il server consente. Esporta di nuovo il file, o provane un altro.',
  'Part of this page could not be loaded. Check your connection, then reload the page.':
    'Una parte di questa pagina non è stata caricata. Controlla la connessione, poi ricarica la pagina.',
  'Partly scanned': 'In parte scansionato',
  'Partly scanned, searchable': 'In parte scansionato, ricercabile',
  Parts: 'Parti',
  'Passkey added': 'Passkey aggiunta',
  'Passkey removed': 'Passkey rimossa',
  Passkeys: 'Passkey',
  'Passkeys and API keys work as before. You can look through them on your account page.':
    'Passkey e chiavi API funzionano come prima. Puoi controllarle nella pagina del tuo account.',
  Passphrase: 'Passphrase',
  'Passphrase Generated!': 'Passphrase generata!',
  Passport: 'Passaporto',
  'Passport 35 x 45 mm': 'Passaporto 35 x 45 mm',
  'Passport, 2 × 2 in': 'Passaporto, 2 × 2 pollici',
  'Passport, 35 × 45 mm': 'Passaporto, 35 × 45 mm',
  Password: 'Password',
  'Password (optional)': 'Password (facoltativa)',
  'Password Generated!': 'Password generata!',
  'Password Generator': 'Generatore di password',
  'Password changed': 'Password cambiata',
  'Password generator: strong passwords, passphrases': 'Generatore di password: password e passphrase sicure',
  'Password must be a text of at most 127 characters.': 'La password deve essere un testo di massimo 127 caratteri.',
  'Password must be a text.': 'La password deve essere un testo.',
  'Password must be at least {min, plural, one {# character} other {# characters}} long':
    'La password deve avere almeno {min, plural, one {# carattere} other {# caratteri}}',
  'Password must be at most {max, plural, one {# character} other {# characters}} long':
    'La password deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}',
  'Password must be at most {maxPasswordLength} characters.':
    'La password deve avere al massimo {maxPasswordLength} caratteri.',
  'Password must be text.': 'La password deve essere un testo.',
  'Password must have at most 127 characters.': 'La password deve avere al massimo 127 caratteri.',
  'Password not changed': 'Password non cambiata',
  'Password of {fileName}': 'Password di {fileName}',
  'Password or passphrase?': 'Password o passphrase?',
  'Password too short': 'Password troppo corta',
  "Passwords don't match": 'Le password non corrispondono',
  'Passwords of inserted files must be a JSON list with a password or null for each inserted file.':
    'Le password dei file inseriti devono essere un elenco JSON con una password o null per ogni file inserito.',
  'Paste a long link, and choose a name for it or let us':
    'Incolla un link lungo, e scegli un nome o lascia fare a noi',
  'Paste a text, or drop a document': 'Incolla un testo, o trascina un documento',
  'Path must be a text.': 'Il percorso deve essere un testo.',
  "Path must be a tool's page: /tools/ and the tool's name.":
    'Il percorso deve essere la pagina di uno strumento: /tools/ e il nome dello strumento.',
  'Paths must be a JSON list with one string per file.':
    'I percorsi devono essere un elenco JSON con una stringa per file.',
  Pause: 'Metti in pausa',
  Paused: 'In pausa',
  'Pay<span> the invoice of {createdAt}</span>': 'Paga<span> la fattura del {createdAt}</span>',
  Payment: 'Pagamento',
  'Payment Failed': 'Pagamento non riuscito',
  'Payment Successful': 'Pagamento riuscito',
  'Payment System Not Available': 'Sistema di pagamento non disponibile',
  'Payment is not set up on this site.': 'Il pagamento non è configurato su questo sito.',
  'Payment is not set up on this site. Its administrators can give accounts Pro.':
    'Il pagamento non è configurato su questo sito. I suoi amministratori possono concedere Pro agli account.',
  'Payment processing is currently unavailable. Please try again later.':
    'Al momento i pagamenti non sono disponibili. Riprova più tardi.',
  'Payments are handled by': 'I pagamenti sono gestiti da',
  'Payments are handled by {paymentProcessor}.': 'I pagamenti sono gestiti da {paymentProcessor}.',
  'Peace is quiet; a piece is a part.': '“Peace” è la pace; “piece” è una parte.',
  Pending: 'In attesa',
  'Pending tasks': 'Attività in sospeso',
  'People say it more simply.': 'Di solito si dice in modo più semplice.',
  Percent: 'Percentuale',
  'Percent must be a number from 1 to 1000.': 'La percentuale deve essere un numero da 1 a 1000.',
  'Percent of the original': 'Percentuale dell’originale',
  'Perhaps {words}.': 'Forse {words}.',
  'Permanent (301)': 'Permanente (301)',
  'Permanent ones may be remembered by browsers for a minute and a half.':
    'Quelli permanenti possono essere ricordati dai browser per un minuto e mezzo.',
  Phone: 'Telefono',
  'Phone number': 'Numero di telefono',
  Phones: 'Telefoni',
  'Phones open this as a page only with https:// in front.<button>Add https://</button>':
    'I telefoni lo aprono come pagina solo con https:// davanti.<button>Aggiungi https://</button>',
  Photo: 'Foto',
  'Photo Enhanced!': 'Foto migliorata!',
  'Photo enhancer: upscale, denoise, restore photos': 'Migliora foto: ingrandisci, riduci il rumore, restaura',
  'Photograph a page, or drop photos in the bag': 'Fotografa una pagina, o trascina foto nella borsa',
  'Photos Enhanced!': 'Foto migliorate!',
  'Photos of paper to clean pages': 'Da foto di carta a pagine pulite',
  'Photos to process': 'Foto da elaborare',
  'Photos, films, music and most documents are compressed already. They are stored as they are, which is quick, and the ZIP is then about as large as its files.':
    'Foto, film, musica e la maggior parte dei documenti sono già compressi. Vengono inclusi come sono, il che è veloce, e lo ZIP è quindi grande più o meno quanto i suoi file.',
  Phrase: 'Espressione',
  Phrases: 'Espressioni',
  Picture: 'Immagine',
  'Picture not added': 'Immagine non aggiunta',
  'Pictures placed on pages': 'Immagini inserite nelle pagine',
  'Pictures that edits place': 'Immagini inserite dalle modifiche',
  Pixels: 'Pixel',
  'Pixels per inch of images; a page may have up to 60 megapixels.':
    'Pixel per pollice delle immagini; una pagina può avere fino a 60 megapixel.',
  'Pixels per inch of slides as images; a wide slide is 13.33 by 7.5 inches.':
    'Pixel per pollice delle diapositive come immagini; una diapositiva panoramica misura 13,33 per 7,5 pollici.',
  'Pixels.': 'Pixel.',
  'Pixels; wins over width and height.': 'Pixel; prevale su larghezza e altezza.',
  Place: 'Luogo',
  'Place in the middle': 'Metti al centro',
  Plain: 'Tinta unita',
  'Plain letters in code': 'Lettere semplici nel codice',
  'Plain text. The assistant gives it as it is.': 'Testo semplice. L’assistente lo dà così com’è.',
  Plan: 'Piano',
  'Plan & billing': 'Piano e fatturazione',
  Planned: 'Pianificato',
  Plans: 'Piani',
  'Plans and payment': 'Piani e pagamento',
  'Please add more when this PDF is ready.': 'Aggiungine altri quando questo PDF è pronto.',
  'Please add more when this ZIP is ready.': 'Aggiungine altri quando questo ZIP è pronto.',
  'Please add your CV as a PDF, DOCX or ODT file.': 'Aggiungi il tuo CV come file PDF, DOCX o ODT.',
  'Please answer at {link}': 'Rispondi su {link}',
  'Please ask in at most {max, plural, one {# character} other {# characters}}.':
    'Chiedi con al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'Please ask one question at a time.': 'Fai una domanda alla volta.',
  'Please check the address: capitals matter, and a letter may be missing at its end.':
    'Controlla l’indirizzo: le maiuscole contano, e alla fine potrebbe mancare una lettera.',
  'Please check the height of the head: every country has rules of its own.':
    'Controlla l’altezza della testa: ogni paese ha le sue regole.',
  'Please choose': 'Scegli',
  'Please choose WPA, WEP or nopass.': 'Scegli WPA, WEP o nopass.',
  'Please choose a darker colour on a lighter background.': 'Scegli un colore più scuro su uno sfondo più chiaro.',
  'Please choose a time zone such as Europe/Berlin.': 'Scegli un fuso orario come Europe/Berlin.',
  'Please choose a time zone.': 'Scegli un fuso orario.',
  'Please choose an operation: compress, convert or resize.':
    'Scegli un’operazione: comprimi, converti o ridimensiona.',
  'Please choose another when this one is saved.': 'Scegline un altro quando questo è salvato.',
  'Please choose another when this one is split.': 'Scegline un altro quando questo è diviso.',
  'Please choose at least one character type': 'Scegli almeno un tipo di carattere',
  'Please choose at least one language. The languages are {possible}.':
    'Scegli almeno una lingua. Le lingue sono {possible}.',
  'Please choose error level H, which corrects the most.': 'Scegli il livello di errore H, che corregge di più.',
  'Please choose others, or search for less.': 'Scegline altri, o cerca meno termini.',
  'Please choose what the key may call.': 'Scegli che cosa può chiamare la chiave.',
  'Please choose {name} again to save your changes.': 'Scegli di nuovo {name} per salvare le tue modifiche.',
  'Please contact our support team by email at {supportEmail}.':
    'Contatta il nostro team di assistenza per email a {supportEmail}.',
  'Please contact our support team: press “Talk to a person”.':
    'Contatta il nostro team di assistenza: premi “Parla con una persona”.',
  'Please enter a URL to shorten': 'Inserisci un URL da accorciare',
  'Please enter a colour such as #1d4ed8.': 'Inserisci un colore come #1d4ed8.',
  'Please enter a date and time such as 2026-05-01T10:00.': 'Inserisci data e ora come 2026-05-01T10:00.',
  'Please enter a hex colour, such as {example}.': 'Inserisci un colore esadecimale, come {example}.',
  'Please enter a host such as example.com.': 'Inserisci un host come example.com.',
  'Please enter a name or an organisation.': 'Inserisci un nome o un’organizzazione.',
  'Please enter a name.': 'Inserisci un nome.',
  'Please enter a number.': 'Inserisci un numero.',
  'Please enter a phone number such as +44 20 7946 0018.': 'Inserisci un numero di telefono come +44 20 7946 0018.',
  'Please enter a phone number.': 'Inserisci un numero di telefono.',
  'Please enter a question.': 'Inserisci una domanda.',
  'Please enter a subject.': 'Inserisci un oggetto.',
  'Please enter a title.': 'Inserisci un titolo.',
  'Please enter a valid URL (include http:// or https://)': 'Inserisci un URL valido (con http:// o https://)',
  'Please enter a valid email address.': 'Inserisci un indirizzo email valido.',
  'Please enter a web address such as https://example.com.': 'Inserisci un indirizzo web come https://example.com.',
  'Please enter a web address.': 'Inserisci un indirizzo web.',
  'Please enter a width or a height in pixels.': 'Inserisci una larghezza o un’altezza in pixel.',
  'Please enter a word or tick a kind of data.': 'Inserisci una parola o spunta un tipo di dati.',
  'Please enter an IBAN such as DE89 3704 0044 0532 0130 00.': 'Inserisci un IBAN come DE89 3704 0044 0532 0130 00.',
  'Please enter an IBAN.': 'Inserisci un IBAN.',
  'Please enter an address such as https://example.org or name@example.org, or a page from 1 to {pageCount}.':
    'Inserisci un indirizzo come https://example.org o name@example.org, oppure una pagina da 1 a {pageCount}.',
  'Please enter an amount from 0.01 to 999999999.99 euros.': 'Inserisci un importo da 0,01 a 999999999,99 euro.',
  'Please enter an answer.': 'Inserisci una risposta.',
  'Please enter an email address such as name@example.com.': 'Inserisci un indirizzo email come name@example.com.',
  'Please enter an email address.': 'Inserisci un indirizzo email.',
  'Please enter at most 100 symbols.': 'Inserisci al massimo 100 simboli.',
  'Please enter only punctuation and symbols as your own set, without letters, digits and spaces.':
    'Inserisci come tuo insieme solo punteggiatura e simboli, senza lettere, cifre e spazi.',
  'Please enter some text to improve.': 'Inserisci del testo da migliorare.',
  'Please enter some text to summarize.': 'Inserisci del testo da riassumere.',
  'Please enter some text.': 'Inserisci del testo.',
  'Please enter text': 'Inserisci un testo',
  'Please enter text to translate.': 'Inserisci un testo da tradurre.',
  'Please enter text.': 'Inserisci un testo.',
  'Please enter the code from your authenticator app, or one of your backup codes.':
    'Inserisci il codice della tua app di autenticazione, o uno dei tuoi codici di riserva.',
  'Please enter the name of the network.': 'Inserisci il nome della rete.',
  'Please enter the pages you want, such as 1,3,5-7.': 'Inserisci le pagine che vuoi, come 1,3,5-7.',
  'Please enter the payee.': 'Inserisci il beneficiario.',
  'Please enter the ranges you want, such as 1-3,4-6.': 'Inserisci gli intervalli che vuoi, come 1-3,4-6.',
  'Please enter what the comment says.': 'Inserisci il testo del commento.',
  'Please enter what the note says.': 'Inserisci il testo della nota.',
  'Please enter what the text says.': 'Inserisci il testo.',
  'Please enter what you look for.': 'Inserisci ciò che cerchi.',
  'Please enter yes or no.': 'Inserisci sì o no.',
  'Please enter your email address, so that we can answer, or sign in.':
    'Inserisci il tuo indirizzo email, così possiamo risponderti, oppure accedi.',
  'Please enter your email address.': 'Inserisci il tuo indirizzo email.',
  'Please enter your first name.': 'Inserisci il tuo nome.',
  'Please enter your last name.': 'Inserisci il tuo cognome.',
  'Please enter your message.': 'Inserisci il tuo messaggio.',
  'Please enter your name.': 'Inserisci il tuo nome.',
  'Please fill in all fields': 'Compila tutti i campi',
  'Please fill in this field.': 'Compila questo campo.',
  'Please fill in {fields} first.': 'Compila prima {fields}.',
  'Please give it a name.': 'Dagli un nome.',
  'Please leave the lines between the pages as they are.': 'Lascia come sono le righe tra le pagine.',
  'Please look twice': 'Guarda due volte',
  'Please make some edits before saving.': 'Fai qualche modifica prima di salvare.',
  'Please mark all scratches in one image.': 'Segna tutti i graffi in una sola immagine.',
  'Please name between 1 and 100 files by their ids.': 'Indica da 1 a 100 file con i loro id.',
  'Please open the link that we sent to your email address, then sign in. What is not confirmed within {days, plural, one {# day} other {# days}} is removed.':
    'Apri il link che abbiamo inviato al tuo indirizzo email, poi accedi. Ciò che non viene confermato entro {days, plural, one {# giorno} other {# giorni}} viene rimosso.',
  'Please open the link that we sent to {email}. Until then, your address stays as it is.':
    'Apri il link che abbiamo inviato a {email}. Fino ad allora, il tuo indirizzo resta com’è.',
  'Please place the four corners on the corners of the page.': 'Metti i quattro angoli sugli angoli della pagina.',
  'Please say what is wrong with the link.': 'Spiega che cosa non va in questo link.',
  'Please scan some documents first.': 'Scansiona prima dei documenti.',
  'Please select PDF files, or JPEG, PNG, WebP, GIF, TIFF or AVIF images.':
    'Seleziona file PDF, o immagini JPEG, PNG, WebP, GIF, TIFF o AVIF.',
  'Please select PNG or JPEG pictures.': 'Seleziona immagini PNG o JPEG.',
  'Please select a DOCX, PPTX, XLSX, ODT, ODS, ODP, PDF, HTML, Markdown, SRT or text document.':
    'Seleziona un documento DOCX, PPTX, XLSX, ODT, ODS, ODP, PDF, HTML, Markdown, SRT o di testo.',
  'Please select a JPEG, PNG, WebP, GIF, HEIC, AVIF or TIFF image.':
    'Seleziona un’immagine JPEG, PNG, WebP, GIF, HEIC, AVIF o TIFF.',
  'Please select a JPEG, PNG, or WebP image.': 'Seleziona un’immagine JPEG, PNG o WebP.',
  'Please select a PDF file to compress.': 'Seleziona un file PDF da comprimere.',
  'Please select a PDF file to split.': 'Seleziona un file PDF da dividere.',
  'Please select a PDF file.': 'Seleziona un file PDF.',
  'Please select a PDF to inspect.': 'Seleziona un PDF da esaminare.',
  'Please select a PDF, Word, or text document': 'Seleziona un PDF, un documento Word o di testo',
  'Please select a PDF, a document of Word, Excel, PowerPoint, OpenDocument, HTML, text or email, or images.':
    'Seleziona un PDF, un documento Word, Excel, PowerPoint, OpenDocument, HTML, di testo o email, oppure immagini.',
  'Please select a PDF, or a JPEG, PNG, WebP, AVIF, TIFF or HEIC image.':
    'Seleziona un PDF, o un’immagine JPEG, PNG, WebP, AVIF, TIFF o HEIC.',
  'Please select a PDF, or documents or images to convert to PDF.':
    'Seleziona un PDF, oppure documenti o immagini da convertire in PDF.',
  'Please select a TXT, PDF, DOC or DOCX file; Markdown, HTML, ODT, RTF and EPUB work, too.':
    'Seleziona un file TXT, PDF, DOC o DOCX; vanno bene anche Markdown, HTML, ODT, RTF ed EPUB.',
  'Please select a document of up to {maxBytes}.': 'Seleziona un documento di al massimo {maxBytes}.',
  'Please select a document smaller than 50MB': 'Seleziona un documento più piccolo di 50 MB',
  'Please select a document to convert.': 'Seleziona un documento da convertire.',
  'Please select a document to translate.': 'Seleziona un documento da tradurre.',
  'Please select a file to summarize.': 'Seleziona un file da riassumere.',
  'Please select a photo to enhance.': 'Seleziona una foto da migliorare.',
  'Please select a picture for the background.': 'Seleziona un’immagine per lo sfondo.',
  'Please select a picture.': 'Seleziona un’immagine.',
  'Please select a valid PDF file.': 'Seleziona un file PDF valido.',
  'Please select an archive to open.': 'Seleziona un archivio da aprire.',
  'Please select an image file': 'Seleziona un file immagine',
  'Please select an image file (PNG, JPG, JPEG, WEBP)': 'Seleziona un file immagine (PNG, JPG, JPEG, WEBP)',
  'Please select an image file.': 'Seleziona un file immagine.',
  'Please select an image or a PDF.': 'Seleziona un’immagine o un PDF.',
  'Please select an image smaller than 10MB': 'Seleziona un’immagine più piccola di 10 MB',
  'Please select an image to resize.': 'Seleziona un’immagine da ridimensionare.',
  'Please select an image with the scratches marked in white.': 'Seleziona un’immagine con i graffi segnati in bianco.',
  'Please select at least 2 PDF files to merge.': 'Seleziona almeno 2 file PDF da unire.',
  'Please select at least one file to compress.': 'Seleziona almeno un file da comprimere.',
  'Please select at least one file to process.': 'Seleziona almeno un file da elaborare.',
  'Please send a mask: white where the subject is.': 'Invia una maschera: bianca dove c’è il soggetto.',
  'Please send at most {max, plural, one {# file} other {# files}} at a time.':
    'Invia al massimo {max, plural, one {# file} other {# file}} alla volta.',
  'Please set the quiet zone to {standard} modules.': 'Imposta la zona di rispetto a {standard} moduli.',
  'Please shorten it, or choose error level L, where it fits.':
    'Accorcialo, o scegli il livello di errore L, con cui ci sta.',
  'Please shorten it.': 'Accorcialo.',
  'Please shorten it; at error level L, {fittingAtLowest, plural, one {# character fits} other {# characters fit}}.':
    'Accorcialo; con il livello di errore L {fittingAtLowest, plural, one {ci sta # carattere} other {ci stanno # caratteri}}.',
  'Please take a photo or choose an image first.': 'Scatta prima una foto o scegli un’immagine.',
  'Please try again or contact support.': 'Riprova o contatta l’assistenza.',
  'Please try again.': 'Riprova.',
  'Please upload a PDF and make some edits first.': 'Carica prima un PDF e fai qualche modifica.',
  'Please upload a PDF file': 'Carica un file PDF',
  'Please upload a PDF file.': 'Carica un file PDF.',
  'Please use an image in which the code is sharp, evenly lit and at least a quarter of the width, with empty space around it.':
    'Usa un’immagine in cui il codice sia nitido, illuminato in modo uniforme e largo almeno un quarto, con spazio vuoto intorno.',
  'Please use at most 2000 characters.': 'Usa al massimo 2000 caratteri.',
  'Please use at most {max, plural, one {# character} other {# characters}}. The rest fits into your CV.':
    'Usa al massimo {max, plural, one {# carattere} other {# caratteri}}. Il resto può stare nel tuo CV.',
  'Please use at most {max} characters.': 'Usa al massimo {max} caratteri.',
  'Please use file upload instead.': 'Carica invece un file.',
  'Please use one line.': 'Usa una sola riga.',
  'Please write a few words.': 'Scrivi qualche parola.',
  'Please write pages and ranges with commas between them, such as 1,3,5-7.':
    'Scrivi pagine e intervalli separati da virgole, come 1,3,5-7.',
  'Please write what the answer is.': 'Scrivi qual è la risposta.',
  'Point at a sentence, or move to it with Tab, to see its counterpart.':
    'Punta una frase, o raggiungila con Tab, per vedere quella corrispondente.',
  "Point your phone's camera at the code": 'Punta la fotocamera del telefono sul codice',
  Polygon: 'Poligono',
  Polyline: 'Polilinea',
  Popular: 'Più usati',
  'Popular:': 'Più usati:',
  Portrait: 'Verticale',
  Post: 'Articolo',
  Postcode: 'CAP',
  Poster: 'Manifesto',
  Posts: 'Post',
  'Precise PDF Editor': 'Editor PDF di precisione',
  'Preparing your payment…': 'Preparazione del tuo pagamento…',
  Preset: 'Formato predefinito',
  'Press Retry. Files that were fully uploaded are not sent again.':
    'Premi Riprova. I file caricati per intero non vengono inviati di nuovo.',
  'Press Send Test Email on this page. It says what is wrong, if anything is.':
    'Premi Invia email di prova in questa pagina. Dice che cosa non va, se qualcosa non va.',
  'Press “Report this” beside the error. The report has the number of the failed job, from which we see the tool, the error and the size of the file. Please add what kind of file it was; do not send it.':
    'Premi “Segnala questo problema” accanto all’errore. La segnalazione contiene il numero del lavoro non riuscito, da cui vediamo lo strumento, l’errore e la dimensione del file. Aggiungi che tipo di file era; non inviarlo.',
  Preview: 'Anteprima',
  'Preview of {name}': 'Anteprima di {name}',
  'Preview of {path}': 'Anteprima di {path}',
  'Preview · about {bytes}': 'Anteprima · circa {bytes}',
  'Preview · up to {bytes}': 'Anteprima · fino a {bytes}',
  'Preview · {bytes}': 'Anteprima · {bytes}',
  'Previews and results are for Pro users.': 'Anteprime e risultati sono per gli utenti Pro.',
  'Previous marked sentence': 'Frase segnata precedente',
  'Previous match': 'Corrispondenza precedente',
  'Previous page': 'Pagina precedente',
  'Previous photo': 'Foto precedente',
  'Prices may change for periods that have not begun yet, never for one you have paid.':
    'I prezzi possono cambiare per periodi non ancora iniziati, mai per uno che hai pagato.',
  Pricing: 'Prezzi',
  Print: 'Stampa',
  Privacy: 'Privacy',
  'Privacy Policy': 'Informativa sulla privacy',
  'Pro Annual': 'Pro annuale',
  'Pro Feature': 'Funzione Pro',
  'Pro Monthly': 'Pro mensile',
  'Pro allows up to {count, plural, one {# file} other {# files}} at once.':
    'Pro consente fino a {count, plural, one {# file} other {# file}} alla volta.',
  'Pro granted to {email} ends now. What they paid for stays.':
    'Il Pro concesso a {email} termina ora. Ciò che ha pagato resta.',
  'Pro scans without a limit': 'Con Pro scansioni senza limiti',
  'Pro until {proUntil}.': 'Pro fino a {proUntil}.',
  'Pro until {until}, granted by the operator of this site.':
    'Pro fino a {until}, concesso dal gestore di questo sito.',
  'Pro users': 'gli utenti Pro',
  'Pro users, signed in on the site or with an API key.': 'Utenti Pro, con l’accesso al sito o con una chiave API.',
  Process: 'Elabora',
  'Process up to 100 files at once: compress, convert, resize, or chain tools in steps. Saved recipes, name patterns, retry, one ZIP. Goes on after a reload.':
    'Elabora fino a 100 file insieme: comprimi, converti, ridimensiona o concatena strumenti. Ricette salvate, modelli di nome, nuovi tentativi, uno ZIP. Continua dopo un ricaricamento.',
  'Process whole photo': 'Elabora tutta la foto',
  'Process {count, plural, one {# photo} other {# photos}}': 'Elabora {count, plural, one {# foto} other {# foto}}',
  Processing: 'In elaborazione',
  'Processing failed': 'Elaborazione non riuscita',
  'Processing failed: {message}': 'Elaborazione non riuscita: {message}',
  'Processing {name}': 'Elaborazione di {name}',
  'Processing…': 'Elaborazione…',
  'Professional Image Suite': 'Suite professionale per immagini',
  Profile: 'Profilo',
  'Progress of the batch': 'Avanzamento della serie',
  Protanomaly: 'Protanomalia',
  Protanopia: 'Protanopia',
  'Put files or single pages in order': 'Metti in ordine file o singole pagine',
  'Put something in the bag': 'Metti qualcosa nella borsa',
  'Put the cursor on an underlined passage to see it here.':
    'Metti il cursore su un passaggio sottolineato per vederlo qui.',
  'Q: 25% may be damaged': 'Q: può essere danneggiato il 25%',
  'QR Code Generated!': 'Codice QR generato!',
  'QR Code Generator': 'Generatore di codici QR',
  'QR code': 'Codice QR',
  'QR code for your authenticator app': 'Codice QR per la tua app di autenticazione',
  'QR code generator with logo, colours and scan check':
    'Generatore di codici QR con logo, colori e verifica di lettura',
  'QR code needs content to generate': 'Il codice QR ha bisogno di un contenuto',
  'QR code of this contact': 'Codice QR di questo contatto',
  'QR code of {shortUrl}': 'Codice QR di {shortUrl}',
  'QR code that opens the scanner on your phone': 'Codice QR che apre lo scanner sul telefono',
  'QR code: {label}': 'Codice QR: {label}',
  'QR codes': 'Codici QR',
  'QR codes for links, Wi-Fi, contacts and more, in your colours and with your logo, each one proven to scan.':
    'Codici QR per link, Wi-Fi, contatti e altro, nei tuoi colori e con il tuo logo, ognuno verificato con una lettura.',
  Quality: 'Qualità',
  'Quality must be a number from 10 to 100 in steps of 5.':
    'La qualità deve essere un numero da 10 a 100 in passi di 5.',
  'Quality must be a whole number from 1 to 100.': 'La qualità deve essere un numero intero da 1 a 100.',
  'Quality must be a whole number from 10 to 100.': 'La qualità deve essere un numero intero da 10 a 100.',
  'Question Failed': 'Domanda non riuscita',
  'Question or title': 'Domanda o titolo',
  Questions: 'Domande',
  'Quick by default': 'Veloce per principio',
  'Quick help': 'Aiuto rapido',
  'Quiet zone': 'Zona di rispetto',
  RECEIVED: 'RICEVUTO',
  REJECTED: 'RESPINTO',
  RSS: 'RSS',
  RTF: 'RTF',
  Radial: 'Radiale',
  'Raise the contrast': 'Aumenta il contrasto',
  'Raise the error level': 'Alza il livello di errore',
  Random: 'Casuale',
  Range: 'Intervallo',
  'Range must be one of {ranges}.': 'Il periodo deve essere uno tra {ranges}.',
  Ranges: 'Intervalli',
  'Re-detect edges': 'Rileva di nuovo i bordi',
  Read: 'Leggi',
  'Read More': 'Leggi tutto',
  'Read aloud': 'Leggi ad alta voce',
  'Read as': 'Letta come',
  'Read back at {pixels} pixels, and at half that size out of focus.':
    'Riletto a {pixels} pixel, e a metà di tale dimensione fuori fuoco.',
  'Read back at {pixels} pixels, sharp and out of focus.': 'Riletto a {pixels} pixel, a fuoco e fuori fuoco.',
  'Read from the environment at the start. Secrets are not shown. To change one, set its variable and restart.':
    'Lette dall’ambiente all’avvio. I segreti non vengono mostrati. Per cambiarne una, imposta la sua variabile e riavvia.',
  'Read it here:': 'Leggilo qui:',
  'Read its text': 'Leggi il testo',
  'Read our answers, and add what is missing.': 'Leggi le nostre risposte, e aggiungi ciò che manca.',
  'Read the counts beside the text while you write': 'Leggi i conteggi accanto al testo mentre scrivi',
  Readability: 'Leggibilità',
  'Readable from': 'Leggibile da',
  'Readers do not find these eyes. Please try another shape, such as squares.':
    'I lettori non trovano questi occhi. Prova un’altra forma, come i quadrati.',
  'Readers need the empty space around a code. Please keep {modules} modules, or leave that much space where you place it.':
    'I lettori hanno bisogno dello spazio vuoto intorno al codice. Mantieni {modules} moduli, o lascia altrettanto spazio dove lo collochi.',
  Reading: 'Lettura',
  'Reading ease': 'Facilità di lettura',
  'Reading it back…': 'Rilettura…',
  'Reading text': 'Lettura del testo',
  'Reading the chapters': 'Lettura dei capitoli',
  'Reading the pages': 'Lettura delle pagine',
  'Reading the sentences': 'Lettura delle frasi',
  'Reading the text': 'Lettura del testo',
  'Reading time': 'Tempo di lettura',
  'Reading your text…': 'Lettura del tuo testo…',
  'Reading {busyWith}…': 'Lettura di {busyWith}…',
  'Reading…': 'Lettura…',
  'Reads all kinds of codes in photos and screenshots, rotated, inverted or several at once, and other barcodes, too. The image stays in this page.':
    'Legge ogni tipo di codice in foto e schermate, ruotati, invertiti o più d’uno insieme, e anche altri codici a barre. L’immagine resta in questa pagina.',
  'Reads close up only': 'Si legge solo da vicino',
  'Reads name, phone and email for your address book.': 'Legge nome, telefono ed email per la tua rubrica.',
  'Ready to download.': 'Pronto da scaricare.',
  'Ready when you are. No account needed.': 'Pronto quando lo sei tu. Non serve un account.',
  'Ready-made looks': 'Aspetti pronti',
  Receipt: 'Scontrino',
  Recent: 'Recenti',
  'Recent results': 'Risultati recenti',
  'Recent results (Alt R)': 'Risultati recenti (Alt R)',
  'Recent tasks': 'Attività recenti',
  'Recipe loaded': 'Ricetta caricata',
  'Recipe not loaded': 'Ricetta non caricata',
  'Recognising text': 'Riconoscimento del testo',
  Rectangle: 'Rettangolo',
  Red: 'Rosso',
  Redirect: 'Reindirizzamento',
  Redo: 'Ripeti',
  'Redo clear': 'Ripeti svuotamento',
  'Redo improvement': 'Ripeti miglioramento',
  'Redo opening': 'Ripeti apertura',
  'Redo showing history': 'Ripeti visualizzazione della cronologia',
  'Redo swap': 'Ripeti scambio',
  'Reduced noise': 'Rumore ridotto',
  'Reduced size by less than 1%': 'Dimensione ridotta di meno dell’1%',
  'Reduced size by {percent}%': 'Dimensione ridotta del {percent}%',
  'References were left out.': 'I riferimenti sono stati esclusi.',
  Refresh: 'Aggiorna',
  'Registering, signing in, and what belongs to an account.':
    'Registrazione, accesso e ciò che appartiene a un account.',
  'Registration Failed': 'Registrazione non riuscita',
  Registrations: 'Registrazioni',
  'Registrations by source': 'Registrazioni per fonte',
  'Registrations: {count}': 'Registrazioni: {count}',
  Reject: 'Rifiuta',
  'Reject all': 'Rifiuta tutto',
  'Reload the page': 'Ricarica la pagina',
  'Remembered it? <signInLink>Sign in</signInLink>': 'Te la sei ricordata? <signInLink>Accedi</signInLink>',
  Remove: 'Rimuovi',
  'Remove all': 'Rimuovi tutto',
  'Remove all corrections': 'Rimuovi tutte le correzioni',
  'Remove all marks': 'Rimuovi tutti i segni',
  'Remove background': 'Rimuovi sfondo',
  'Remove backgrounds': 'Rimuovi sfondi',
  'Remove chosen pages': 'Rimuovi le pagine scelte',
  'Remove colour {number}': 'Rimuovi il colore {number}',
  'Remove logo': 'Rimuovi logo',
  'Remove metadata': 'Rimuovi metadati',
  'Remove step {place}': 'Rimuovi il passo {place}',
  'Remove target {number}': 'Rimuovi la destinazione {number}',
  'Remove term {number}': 'Rimuovi il termine {number}',
  'Remove the background': 'Rimuovi lo sfondo',
  'Remove the background of JPG, PNG, WebP and HEIC photos: soft hair, clean edges. Correct it with clicks and a brush; new backgrounds, shadow, passport sizes.':
    'Rimuovi lo sfondo di foto JPG, PNG, WebP e HEIC: capelli sfumati, bordi puliti. Correggi con clic e pennello; nuovi sfondi, ombra, formati passaporto.',
  'Remove the background of a photo, or replace it by a colour, a gradient, a blur or another picture.':
    'Rimuovi lo sfondo di una foto, o sostituiscilo con un colore, una sfumatura, una sfocatura o un’altra immagine.',
  'Remove the background, and correct it with a click': 'Rimuovi lo sfondo, e correggilo con un clic',
  'Remove the link': 'Rimuovi il link',
  'Remove the password': 'Rimuovi la password',
  'Remove the word {word}': 'Rimuovi la parola {word}',
  'Remove {code}?': 'Rimuovere {code}?',
  'Remove {count, plural, one {# background} other {# backgrounds}}':
    'Rimuovi {count, plural, one {# sfondo} other {# sfondi}}',
  'Remove {name}': 'Rimuovi {name}',
  'Remove {path}': 'Rimuovi {path}',
  'Remove ‘{text}’': 'Rimuovi “{text}”',
  'Removed by an administrator': 'Rimosso da un amministratore',
  'Removed the blocks of JPEG': 'Blocchi JPEG rimossi',
  Replace: 'Sostituisci',
  'Replace all': 'Sostituisci tutto',
  'Replace on page {page}: {words}': 'Sostituisci nella pagina {page}: {words}',
  'Replace or black out text': 'Sostituisci o oscura il testo',
  'Replace or redact text in a PDF': 'Sostituisci o oscura il testo in un PDF',
  'Replace the text under a box in its own font, or remove what is under it for good.':
    'Sostituisci il testo sotto un riquadro con il suo stesso carattere, o rimuovi per sempre ciò che c’è sotto.',
  'Replace with': 'Sostituisci con',
  'Replace {count} ticked': 'Sostituisci {count} selezionate',
  'Replacement text': 'Testo sostitutivo',
  'Replacement text, page {page}': 'Testo sostitutivo, pagina {page}',
  Report: 'Segnala',
  'Report this': 'Segnala questo problema',
  'Report this link': 'Segnala questo link',
  'Report what failed': 'Segnala ciò che non ha funzionato',
  'Reports of failed jobs': 'Segnalazioni di lavori non riusciti',
  'Request timed out. Please try a shorter message or check your connection.':
    'Richiesta scaduta. Prova con un messaggio più breve o controlla la connessione.',
  'Request timeout: the server has not answered for {seconds} seconds. Try again, or check your connection.':
    'Richiesta scaduta: il server non risponde da {seconds} secondi. Riprova, o controlla la connessione.',
  'Required and still empty:': 'Obbligatori e ancora vuoti:',
  'Required fields are empty: {fields}.': 'Ci sono campi obbligatori vuoti: {fields}.',
  'Requires Immediate Attention': 'Richiede attenzione immediata',
  'Requires JavaScript': 'Richiede JavaScript',
  Resize: 'Ridimensiona',
  'Resize Failed': 'Ridimensionamento non riuscito',
  'Resize and crop JPEG, PNG, WebP, GIF, HEIC, AVIF and TIFF images, animations included. Exact pixels, percent, social media, passport and print sizes.':
    'Ridimensiona e ritaglia immagini JPEG, PNG, WebP, GIF, HEIC, AVIF e TIFF, animazioni comprese. Pixel esatti, percentuale, formati social, passaporto e stampa.',
  'Resize images': 'Ridimensiona immagini',
  'Resize images to an exact size, a percentage or a preset: fitted, cropped, padded or stretched.':
    'Ridimensiona immagini a una misura esatta, a una percentuale o con un formato predefinito: adattate, ritagliate, con margini o deformate.',
  'Resize images: pixels, percent, social and print sizes':
    'Ridimensiona immagini: pixel, percentuale, social e stampa',
  'Resize {count, plural, one {# image} other {# images}}':
    'Ridimensiona {count, plural, one {# immagine} other {# immagini}}',
  Resizing: 'Ridimensionamento',
  'Resizing…': 'Ridimensionamento…',
  Resolution: 'Risoluzione',
  Restore: 'Ripristina',
  'Restore {edit}': 'Ripristina {edit}',
  'Restricted by its owner': 'Limitato dal suo proprietario',
  Result: 'Risultato',
  'Result · {bytes}': 'Risultato · {bytes}',
  Resume: 'Riprendi',
  Retry: 'Riprova',
  'Retry {count} failed': 'Riprova {count} non riusciti',
  'Retry {name}': 'Riprova {name}',
  'Return Home': 'Torna alla pagina iniziale',
  'Reverse order': 'Inverti ordine',
  Revoke: 'Revoca',
  'Revoke admin': 'Revoca amministratore',
  Right: 'Destra',
  'Right and livelier colours.': 'Colori giusti e più vivaci.',
  'Right for most files.': 'Giusta per la maggior parte dei file.',
  'Rotate must be 0, 90, 180 or 270.': 'La rotazione deve essere 0, 90, 180 o 270.',
  'Rotate page {page} left': 'Ruota la pagina {page} a sinistra',
  'Rotate page {page} right': 'Ruota la pagina {page} a destra',
  'Rotated text was placed after the rest.': 'Il testo ruotato è stato messo dopo il resto.',
  'Rotations must be a list with 0, 90, 180 or 270 for each image.':
    'Le rotazioni devono essere un elenco con 0, 90, 180 o 270 per ogni immagine.',
  Rounded: 'Arrotondati',
  Rows: 'Righe',
  'Rows that were not made': 'Righe non create',
  'Rows with problems': 'Righe con problemi',
  'Rows, one code each': 'Righe, un codice ciascuna',
  Running: 'In esecuzione',
  'Runs: {sentence}': 'Runs: {sentence}',
  SVG: 'SVG',
  'SVG files can have at most {maxBytes}. Please remove embedded images from it first.':
    'I file SVG possono arrivare al massimo a {maxBytes}. Prima rimuovi le immagini incorporate.',
  'Same Language': 'Stessa lingua',
  Sans: 'Senza grazie',
  Satchel: 'Satchel',
  'Satchel began with a list of these complaints. For each of them there is a test: that a merged file keeps its links, that a compressed file is never larger, that erased words cannot be found again. When we could not do something well, the page says so.':
    'Satchel è nato da un elenco di queste lamentele. Per ognuna c’è un test: che un file unito mantenga i suoi link, che un file compresso non sia mai più grande, che le parole cancellate non si possano ritrovare. Quando non abbiamo saputo fare bene qualcosa, la pagina lo dice.',
  'Satchel blog': 'Blog di Satchel',
  'Satchel has {count} tools for the small jobs around files: merging a PDF, shrinking a photo, scanning a letter, making a password.':
    'Satchel ha {count} strumenti per i piccoli lavori intorno ai file: unire un PDF, ridurre una foto, scansionare una lettera, creare una password.',
  'Satchel, home page': 'Satchel, pagina iniziale',
  'Satchel: every everyday file tool, in one good bag':
    'Satchel: tutti gli strumenti di ogni giorno per i file, in una buona borsa',
  Save: 'Salva',
  'Save PDF': 'Salva PDF',
  'Save PNG': 'Salva PNG',
  'Save and download': 'Salva e scarica',
  'Save as TXT': 'Salva come TXT',
  'Save as recipe': 'Salva come ricetta',
  'Save as vCard': 'Salva come vCard',
  'Save failed': 'Salvataggio non riuscito',
  'Save the answer': 'Salva la risposta',
  'Save the short links': 'Salva i link brevi',
  'Save the template': 'Salva il modello',
  'Save these backup codes': 'Salva questi codici di riserva',
  'Save username': 'Salva nome utente',
  'Save {format}': 'Salva {format}',
  'Save {name} text': 'Salva il testo {name}',
  'Save {price} ({percent}%)': 'Risparmia {price} ({percent}%)',
  Saved: 'Risparmio',
  'Saved recipe': 'Ricetta salvata',
  'Saved: the assistant knows it now': 'Salvato: ora l’assistente lo sa',
  Saving: 'Salvataggio',
  'Saving PDF…': 'Salvataggio del PDF…',
  'Saving the page': 'Salvataggio della pagina',
  'Saving…': 'Salvataggio…',
  'Say what happened': 'Dire che cosa è successo',
  'Say what you want to do': 'Di’ che cosa vuoi fare',
  Says: 'Dicitura',
  'Scale must be 2, 3 or 4.': 'La scala deve essere 2, 3 o 4.',
  Scan: 'Scansiona',
  'Scan documents with your camera, and read their text': 'Scansiona documenti con la fotocamera e leggine il testo',
  'Scan it with a phone to add the contact there.': 'Scansionalo con un telefono per aggiungervi il contatto.',
  'Scan mode': 'Modalità di scansione',
  'Scan mode must be document, id-card, receipt, business-card or book.':
    'La modalità di scansione deve essere document, id-card, receipt, business-card o book.',
  'Scan pages, receipts, ID and business cards and books with a phone or webcam. Finds the edges, removes shadows, reads the text, makes a searchable PDF.':
    'Scansiona pagine, scontrini, documenti d’identità, biglietti da visita e libri con telefono o webcam. Trova i bordi, toglie le ombre, legge il testo, crea un PDF ricercabile.',
  'Scan photos of pages': 'Scansiona foto di pagine',
  'Scan this with your authenticator app, then enter the code it shows.':
    'Scansiona questo con la tua app di autenticazione, poi inserisci il codice che mostra.',
  'Scan with the camera': 'Scansiona con la fotocamera',
  'Scan with your phone': 'Scansiona con il telefono',
  Scanned: 'Scansionato',
  'Scanned PDFs': 'PDF scansionati',
  'Scanned documents': 'Documenti scansionati',
  'Scanned pages': 'Pagine scansionate',
  'Scanned pages in one PDF': 'Pagine scansionate in un solo PDF',
  'Scanned, searchable': 'Scansionato, ricercabile',
  Scanning: 'Lettura',
  'Scans were read as {language}: text in {others} cannot be recognised here.':
    'Le scansioni sono state lette come {language}: il testo in {others} qui non si può riconoscere.',
  Scheduled: 'Programmato',
  Screen: 'Schermo',
  'Scripts (JavaScript) were left out, since they would run on the computer of everyone who opens the file.':
    'Gli script (JavaScript) sono stati esclusi, perché verrebbero eseguiti sul computer di chiunque apra il file.',
  'Scripts do not run here, so these fields were not computed: {fields}.':
    'Qui gli script non vengono eseguiti, quindi questi campi non sono stati calcolati: {fields}.',
  Search: 'Cerca',
  'Search all help': 'Cerca in tutta la guida',
  'Search and erase': 'Cerca e cancella',
  'Search for what a call does, a part of its path or the name of a field.':
    'Cerca che cosa fa una chiamata, una parte del suo percorso o il nome di un campo.',
  'Search in messages, names, addresses and numbers': 'Cerca in messaggi, nomi, indirizzi e numeri',
  'Search in the archive': 'Cerca nell’archivio',
  'Search names': 'Cerca nei nomi',
  'Search results': 'Risultati di ricerca',
  'Search results show about 160 characters, fewer on a phone.':
    'I risultati di ricerca mostrano circa 160 caratteri, meno su un telefono.',
  'Search results show about 60 characters; the real limit is a width in pixels.':
    'I risultati di ricerca mostrano circa 60 caratteri; il vero limite è una larghezza in pixel.',
  'Search the blog': 'Cerca nel blog',
  'Search the help, read the answers to common questions, or open a ticket and follow it without an account.':
    'Cerca nella guida, leggi le risposte alle domande comuni, o apri un ticket e seguilo senza account.',
  'Search volume': 'Volume di ricerca',
  'Searches a month, if you know it.': 'Ricerche al mese, se lo conosci.',
  'Searching…': 'Ricerca in corso…',
  'Second colour': 'Secondo colore',
  'Second factor': 'Secondo fattore',
  Security: 'Sicurezza',
  'See all tools': 'Vedi tutti gli strumenti',
  'See here how often it was clicked, and change where it leads':
    'Vedi qui quante volte è stato cliccato, e cambia la sua destinazione',
  'See the plans': 'Vedi i piani',
  'See the prices': 'Vedi i prezzi',
  'Seen as {seen}': 'Visto come {seen}',
  Select: 'Seleziona',
  'Select at least one option': 'Seleziona almeno un’opzione',
  'Selected edits': 'Modifiche selezionate',
  'Selected:': 'Selezione:',
  Send: 'Invia',
  'Send General Application': 'Invia candidatura spontanea',
  'Send Message': 'Invia messaggio',
  'Send Support Ticket': 'Invia ticket di assistenza',
  'Send Test Email': 'Invia email di prova',
  'Send a confirmation link': 'Invia un link di conferma',
  'Send a password by email or chat.': 'Inviare una password per email o chat.',
  'Send application': 'Invia candidatura',
  'Send it': 'Invialo',
  'Send large files ahead of a call, in parts that survive a cut connection.':
    'Invia file grandi prima di una chiamata, in parti che resistono a una connessione interrotta.',
  'Send the answer': 'Invia la risposta',
  'Send the link': 'Invia il link',
  'Send the report': 'Invia il report',
  'Send this post?': 'Inviare questo articolo?',
  'Send to our team': 'Invia al nostro team',
  'Send to subscribers': 'Invia agli iscritti',
  'Send us a message': 'Inviaci un messaggio',
  'Sending Test Email...': 'Invio dell’email di prova...',
  'Sending a page…': 'Invio di una pagina…',
  'Sending to your computer': 'Invio al tuo computer',
  'Sending your application': 'Invio della tua candidatura',
  'Sending…': 'Invio…',
  'Sends Prefer: respond-async.': 'Invia Prefer: respond-async.',
  'Sent by email': 'Inviata per email',
  'Sent posts': 'Articoli inviati',
  'Sentence by sentence': 'Frase per frase',
  'Sentence case': 'Come una frase',
  Sentences: 'Frasi',
  'Sentences of the text, chosen by the built-in engine.': 'Frasi del testo, scelte dal motore integrato.',
  'Separated by commas.': 'Separati da virgole.',
  'Serbian (Latin)': 'Serbo (latino)',
  Serif: 'Con grazie',
  'Server error occurred. Our team has been notified. Please try again in a moment.':
    'Si è verificato un errore del server. Il nostro team è stato avvisato. Riprova tra un momento.',
  Sessions: 'Sessioni',
  'Set a goal, or see what fits where': 'Imposta un obiettivo, o guarda che cosa ci sta e dove',
  'Set in {font}, as the document’s font cannot show this text.':
    'Scritto in {font}, perché il carattere tipografico del documento non può mostrare questo testo.',
  'Set in {font}, as the document’s font has no bold italic with these letters.':
    'Scritto in {font}, perché il carattere tipografico del documento non ha un grassetto corsivo con queste lettere.',
  'Set in {font}, as the document’s font has no bold with these letters.':
    'Scritto in {font}, perché il carattere tipografico del documento non ha un grassetto con queste lettere.',
  'Set in {font}, as the document’s font has no italic with these letters.':
    'Scritto in {font}, perché il carattere tipografico del documento non ha un corsivo con queste lettere.',
  'Set in {font}, as the document’s font has no regular face with these letters.':
    'Scritto in {font}, perché il carattere tipografico del documento non ha uno stile normale con queste lettere.',
  'Set in {font}, as the document’s font has no {characters}.':
    'Scritto in {font}, perché il carattere tipografico del documento non ha {characters}.',
  'Set it up': 'Configuralo',
  Settings: 'Impostazioni',
  'Settings must be an object such as {"maxVisits":5,"tags":["news"]}, with names from the documentation.':
    'Le impostazioni devono essere un oggetto come {"maxVisits":5,"tags":["news"]}, con nomi dalla documentazione.',
  'Setup was not started. Please start again.': 'La configurazione non è stata avviata. Ricomincia.',
  'Several PDFs become one': 'Più PDF diventano uno solo',
  'Several steps': 'Più passi',
  Severity: 'Gravità',
  Shades: 'Tonalità',
  Shadow: 'Ombra',
  Shape: 'Forma',
  Shapes: 'Forme',
  Share: 'Quota',
  'Sharpened what was blurred': 'Parti sfocate rese nitide',
  'Sharper, brighter, larger': 'Più nitide, luminose e grandi',
  Sheet: 'Foglio',
  'Sheet must be a text.': 'Il foglio deve essere un testo.',
  'Sheet must be at most {maxSheetLength} characters.': 'Il foglio deve avere al massimo {maxSheetLength} caratteri.',
  Sheets: 'Fogli',
  Short: 'Corto',
  'Short adjectives are compared with -er.': 'Gli aggettivi brevi formano il comparativo con -er.',
  'Short links': 'Link brevi',
  'Short links with names of your own, and statistics without cookies or invented numbers.':
    'Link brevi con nomi scelti da te, e statistiche senza cookie né numeri inventati.',
  'Short links, honest numbers': 'Link brevi, numeri onesti',
  'Shorten URL': 'Accorcia URL',
  'Shorten links with a name of your own, a password, an expiry or other targets by device and country. Clicks, countries and referrers, counted without cookies.':
    'Accorcia link con un nome scelto da te, una password, una scadenza o altre destinazioni per dispositivo e paese. Clic, paesi e provenienza, contati senza cookie.',
  'Shorten the content': 'Accorcia il contenuto',
  Shortening: 'Accorciamento',
  'Shortening…': 'Accorciamento…',
  'Shorter like this.': 'Più breve così.',
  'Show all': 'Mostra tutte',
  'Show all calls': 'Mostra tutte le chiamate',
  'Show all of it': 'Mostra tutto',
  'Show characters': 'Mostra i caratteri',
  'Show in the text': 'Mostra nel testo',
  'Show in the text: the longest sentence': 'Mostra nel testo: la frase più lunga',
  'Show me the button': 'Mostrami il pulsante',
  'Show more ({count} left)': 'Mostra altre (ne restano {count})',
  'Show pages': 'Mostra pagine',
  'Show passphrase': 'Mostra passphrase',
  'Show password': 'Mostra password',
  'Show {count} more': 'Mostra altri {count}',
  Shown: 'Mostrata',
  'Shows a place on the map.': 'Mostra un luogo sulla mappa.',
  'Shows a text, or opens the web address in it.': 'Mostra un testo, o apre l’indirizzo web che contiene.',
  'Shrink PDFs to the level or the size you need. Text, links, forms and bookmarks stay; every page is compared with the original.':
    'Riduci i PDF al livello o alla dimensione che ti serve. Testo, link, moduli e segnalibri restano; ogni pagina viene confrontata con l’originale.',
  'Sign In': 'Accedi',
  'Sign above the line. Without a pointer, type your name.<button>Clear</button>':
    'Firma sopra la linea. Senza un puntatore, digita il tuo nome.<button>Cancella</button>',
  'Sign here with mouse, pen or finger': 'Firma qui con mouse, penna o dito',
  'Sign in to continue': 'Accedi per continuare',
  'Sign in to {siteName} with your email address and password, or with a passkey.':
    'Accedi a {siteName} con il tuo indirizzo email e la password, o con una passkey.',
  'Sign in with a passkey': 'Accedi con una passkey',
  'Sign in with the new one.': 'Accedi con quella nuova.',
  "Sign in with your fingerprint, your face or your device's PIN.":
    'Accedi con l’impronta digitale, il volto o il PIN del tuo dispositivo.',
  'Sign out': 'Esci',
  'Sign out any device you do not recognise, then change your password.':
    'Esci da ogni dispositivo che non riconosci, poi cambia la password.',
  'Sign out everywhere else': 'Esci da ogni altro dispositivo',
  'Sign-in and security': 'Accesso e sicurezza',
  Signature: 'Firma',
  'Signed in.': 'Accesso effettuato.',
  'Signed out there': 'Uscita effettuata su quel dispositivo',
  'Signing in…': 'Accesso in corso…',
  Since: 'Dal',
  'Since {time}': 'Da {time}',
  Single: 'Singola',
  'Sixteen characters of all four types have 103 bits, more than any attacker can try. Twelve, with 77, are still fine. Eight, with 50, are guessed within minutes when a badly protected database is stolen, as the guessing times on this page show.':
    'Sedici caratteri di tutti e quattro i tipi hanno 103 bit, più di quanto qualsiasi attaccante possa provare. Dodici, con 77, vanno ancora bene. Otto, con 50, si indovinano in pochi minuti quando viene rubato un database mal protetto, come mostrano i tempi in questa pagina.',
  Size: 'Dimensione',
  'Size by': 'Dimensione in base a',
  'Size in points': 'Dimensione in punti',
  'Size must be {sizes} or {largest} pixels.': 'La dimensione deve essere {sizes} o {largest} pixel.',
  'Size of one {file}': 'Dimensione di un singolo elemento: {file}',
  'Skip to content': 'Vai al contenuto',
  'Small jobs with files should take a minute and leave no traces. You should not have to install a program, open an account or wonder who is reading along.':
    'I piccoli lavori con i file dovrebbero richiedere un minuto e non lasciare tracce. Non dovresti dover installare un programma, aprire un account o chiederti chi sta leggendo.',
  'Small, and opens everywhere.': 'Leggero, e si apre ovunque.',
  'Smaller pages': 'Pagine più piccole',
  'So it cannot send you a link. Instead:': 'Perciò non può inviarti un link. In alternativa:',
  'So that a visitor counts once a day, a hash of network address, browser and language is kept until the end of the day, made with a key that is deleted with it. Your address is not kept. If your browser asks sites not to track you (Do Not Track or Global Privacy Control), nothing is sent and nothing is counted.':
    'Perché un visitatore conti una volta al giorno, si conserva fino alla fine della giornata un hash di indirizzo di rete, browser e lingua, creato con una chiave che viene eliminata insieme a esso. Il tuo indirizzo non si conserva. Se il tuo browser chiede ai siti di non tracciarti (Do Not Track o Global Privacy Control), nulla viene inviato e nulla viene contato.',
  Social: 'Social',
  Soft: 'Morbido',
  Solved: 'Risolto',
  'Some characters cannot be drawn, because no font here has them; the value is saved.':
    'Alcuni caratteri non si possono disegnare, perché qui nessun carattere tipografico li contiene; il valore è salvato.',
  'Some files are locked and need it.': 'Alcuni file sono bloccati e la richiedono.',
  'Some of its fonts are not embedded, so it looks different on other machines.':
    'Alcuni dei suoi caratteri non sono incorporati, quindi su altri computer ha un aspetto diverso.',
  'Some pages are damaged and cannot be shown. Export the file again where it was made.':
    'Alcune pagine sono danneggiate e non possono essere mostrate. Esporta di nuovo il file da dove è stato creato.',
  'Some results are gone': 'Alcuni risultati non ci sono più',
  'Some tools': 'Alcuni strumenti',
  'Some tools work in your browser alone: what you open there is never sent, and their pages say so. The others send your file to this site, where a program does the work.':
    'Alcuni strumenti lavorano solo nel tuo browser: ciò che vi apri non viene mai inviato, e le loro pagine lo indicano. Gli altri inviano il tuo file a questo sito, dove un programma svolge il lavoro.',
  Somebody: 'Qualcuno',
  'Something does not work': 'Qualcosa non funziona',
  'Something does not work? Tell us, and follow it here.': 'Qualcosa non funziona? Diccelo, e segui qui gli sviluppi.',
  'Something failed? The <link>support page</link> has answers and tickets.':
    'Qualcosa non ha funzionato? La <link>pagina di assistenza</link> ha risposte e ticket.',
  'Something in this PDF crashes the program that reads it. Please print it to a new PDF, and try that one.':
    'Qualcosa in questo PDF manda in crash il programma che lo legge. Stampalo in un nuovo PDF, e prova con quello.',
  'Something in this page went wrong. Please reload the page and try again.':
    'Qualcosa in questa pagina è andato storto. Ricarica la pagina e riprova.',
  'Something is missing here? <link>Search all help</link>.':
    'Qui manca qualcosa? <link>Cerca in tutta la guida</link>.',
  'Something on this page stopped working. Please reload it.':
    'Qualcosa in questa pagina ha smesso di funzionare. Ricaricala.',
  'Something on this page stopped working. Please reload it: your files and settings here are kept.':
    'Qualcosa in questa pagina ha smesso di funzionare. Ricaricala: i tuoi file e le impostazioni qui vengono mantenuti.',
  'Something outside of the edits looks different on this page. Please check it.':
    'In questa pagina qualcosa al di fuori delle modifiche ha un aspetto diverso. Controllala.',
  'Something under More options needs another look.': 'Qualcosa in Altre opzioni va rivisto.',
  'Something went wrong on our side. Please try again in a moment.':
    'Qualcosa è andato storto da parte nostra. Riprova tra un momento.',
  'Something went wrong on this page. Reload it and try again.':
    'Qualcosa è andato storto in questa pagina. Ricaricala e riprova.',
  'Sort by name': 'Ordina per nome',
  Source: 'Fonte',
  'Source language must be auto or one of {codes}.': 'La lingua di partenza deve essere auto o una tra {codes}.',
  Sources: 'Fonti',
  'Sources must be a JSON list with one object or null for each file.':
    'Le fonti devono essere un elenco JSON con un oggetto o null per ogni file.',
  Space: 'Spazio',
  Spam: 'Spam',
  'Spanish (old)': 'Spagnolo (antico)',
  'Speaking time': 'Tempo di discorso',
  'Spelling in {language} cannot be checked here: the package {packageName} is not installed. Please ask the operator of this site.':
    'Qui non si può controllare l’ortografia in {language}: il pacchetto {packageName} non è installato. Chiedi al gestore di questo sito.',
  Split: 'Dividi',
  'Split Failed': 'Divisione non riuscita',
  'Split PDF': 'Dividi PDF',
  'Split PDF: extract pages, ranges, chapters, sizes': 'Dividi PDF: estrai pagine, intervalli, capitoli, dimensioni',
  'Split PDFs': 'Dividi PDF',
  'Split a PDF into parts by pages, ranges, every few pages, bookmarks or size. Parts are small, links and bookmarks keep working. Free, no sign-up.':
    'Dividi un PDF per pagine, intervalli, ogni tot pagine, segnalibri o dimensione. Le parti sono leggere, link e segnalibri continuano a funzionare. Gratis, senza registrazione.',
  'Split by': 'Dividi per',
  'Split complementary': 'Complementare divisa',
  'Split method': 'Metodo di divisione',
  'Splits and flattens two open pages.': 'Divide e spiana due pagine aperte.',
  Splitting: 'Divisione',
  'Splitting PDF…': 'Divisione del PDF…',
  Square: 'Quadrato',
  'Square around the subject': 'Quadrato intorno al soggetto',
  Squares: 'Quadrati',
  Stamp: 'Timbro',
  Standard: 'Standard',
  Start: 'Inizio',
  'Start Processing': 'Avvia elaborazione',
  'Start camera': 'Avvia fotocamera',
  'Start free trial, then {price}': 'Inizia la prova gratuita, poi {price}',
  'Start the {days}-day free trial': 'Inizia la prova gratuita di {days} giorni',
  'Start, then download all as one ZIP': 'Avvia, poi scarica tutto in un solo ZIP',
  Started: 'Avviato',
  Starter: 'Starter',
  'Starter and Pro, tool by tool': 'Starter e Pro, strumento per strumento',
  'Starter is free and needs no account. Pro Monthly {monthly}, Pro Annual {annual}: larger files, higher limits and every tool.':
    'Starter è gratuito e non richiede un account. Pro mensile {monthly}, Pro annuale {annual}: file più grandi, limiti più alti e ogni strumento.',
  'Starter is free and needs no account. Pro has larger files, higher limits and every tool; the administrators of this site give it.':
    'Starter è gratuito e non richiede un account. Pro ha file più grandi, limiti più alti e ogni strumento; lo concedono gli amministratori di questo sito.',
  'Starter is free, Pro Monthly is {monthly} and Pro Annual {annual}, which saves {percent}%. The <pageLink>pricing page</pageLink> compares them tool by tool.':
    'Starter è gratuito, Pro mensile costa {monthly} e Pro annuale {annual}, con un risparmio del {percent}%. La <pageLink>pagina dei prezzi</pageLink> li confronta strumento per strumento.',
  'Starter is free, and nothing is sold here. The administrators of this site can give an account Pro for a time, as the <pageLink>pricing page</pageLink> says; when it ends, the account returns to Starter.':
    'Starter è gratuito, e qui non si vende nulla. Gli amministratori di questo sito possono concedere Pro a un account per un certo tempo, come indica la <pageLink>pagina dei prezzi</pageLink>; quando termina, l’account torna a Starter.',
  'Starter is free. Pro costs {priceCents} a month or {priceCents2} a year, as the <pageLink>pricing page</pageLink> shows, and renews by itself until you cancel.':
    'Starter è gratuito. Pro costa {priceCents} al mese o {priceCents2} all’anno, come mostra la <pageLink>pagina dei prezzi</pageLink>, e si rinnova da sé finché non disdici.',
  'Starting the camera. Your browser may ask whether it is allowed.':
    'Avvio della fotocamera. Il tuo browser può chiederti se è permesso.',
  'Starts a text message.': 'Inizia un SMS.',
  'Starts an email.': 'Inizia un’email.',
  'Starts other files': 'Avvia altri file',
  State: 'Stato',
  'State or region': 'Provincia o regione',
  Statistics: 'Statistiche',
  'Statistics of {code}': 'Statistiche di {code}',
  Status: 'Stato',
  'Step {number} of {count}': 'Passo {number} di {count}',
  'Step {place}': 'Passo {place}',
  Steps: 'Passi',
  'Steps must be a JSON list.': 'I passi devono essere un elenco JSON.',
  'Steps so far': 'Passi finora',
  'Still free:': 'Ancora liberi:',
  Stitched: 'Cucito',
  'Stolen database, badly protected': 'Database rubato, mal protetto',
  'Stolen database, well protected': 'Database rubato, ben protetto',
  Stop: 'Interrompi',
  'Stop camera': 'Ferma fotocamera',
  'Stopped before there was an answer.': 'Fermata prima che ci fosse una risposta.',
  'Stopped by an administrator': 'Fermato da un amministratore',
  Storage: 'Archiviazione',
  Store: 'Nessuna',
  'Story or Reel': 'Storia o Reel',
  Street: 'Via',
  Strength: 'Intensità',
  'Strength must be a number from 0 to 100.': 'L’intensità deve essere un numero da 0 a 100.',
  'Strength:': 'Sicurezza:',
  Stretch: 'Deforma',
  'Strike out': 'Barra testo',
  Strip: 'Rimuovi',
  Strong: 'Forte',
  'Strong passwords and passphrases, made in your browser, with how hard they are to guess.':
    'Password e passphrase sicure, create nel tuo browser, con l’indicazione di quanto sono difficili da indovinare.',
  'Strong, made in your browser': 'Sicure, create nel tuo browser',
  'Strong: shadows, stains, noise': 'Forte: ombre, macchie, rumore',
  'Stronger settings are tried, from the level on, until the result is at most this large.':
    'Vengono provate impostazioni più forti, a partire dal livello, finché il risultato è al massimo di questa dimensione.',
  'Structured data': 'Dati strutturati',
  'Style of the selection': 'Stile della selezione',
  'Style of titles': 'Stile dei titoli',
  Subject: 'Soggetto',
  Submitted: 'Inviato',
  Subscribe: 'Iscriviti',
  'Subscribe for {price}': 'Abbonati per {price}',
  'Subscribe to Pro: {monthly} or {annual}.': 'Abbonati a Pro: {monthly} o {annual}.',
  'Subscribe to new posts by email, confirm your address, or leave.':
    'Iscriviti ai nuovi articoli per email, conferma il tuo indirizzo, o cancellati.',
  'Subscribe to the blog': 'Iscriviti al blog',
  Subscriptions: 'Abbonamenti',
  'Subscriptions and invoices.': 'Abbonamenti e fatture.',
  'Subscriptions by source': 'Abbonamenti per fonte',
  'Subscriptions: {count}': 'Abbonamenti: {count}',
  'Such as #2a9d8f, or short: #29f.': 'Come #2a9d8f, o in breve: #29f.',
  'Such as Reddit.': 'Come Reddit.',
  'Such as https://example.com/tools.': 'Come https://example.com/tools.',
  Suggestions: 'Suggerimenti',
  'Suggestions are off': 'I suggerimenti sono disattivati',
  'Suggestions: off': 'Suggerimenti: disattivati',
  'Suggestions: on': 'Suggerimenti: attivi',
  'Summarization Failed': 'Riassunto non riuscito',
  Summarize: 'Riassumi',
  'Summarize a text or document. Every line shows where it comes from.':
    'Riassumi un testo o un documento. Ogni riga mostra da dove proviene.',
  'Summarize again': 'Riassumi di nuovo',
  'Summarize text, PDF, Word and web pages: brief, detailed or as a list. Click a line to see its sentence in the source. Ask the document questions.':
    'Riassumi testo, PDF, Word e pagine web: in breve, in dettaglio o in un elenco. Fai clic su una riga per vedere la sua frase nella fonte. Fai domande al documento.',
  Summarizing: 'Creazione del riassunto',
  'Summarizing…': 'Creazione del riassunto…',
  Summary: 'Riassunto',
  'Summary of {title}': 'Riassunto di {title}',
  'Summary so far': 'Riassunto fin qui',
  'Summary type': 'Tipo di riassunto',
  'Summary type must be brief, detailed or bullet.': 'Il tipo di riassunto deve essere brief, detailed o bullet.',
  Support: 'Assistenza',
  'Support chat': 'Chat di assistenza',
  'Support page': 'Pagina di assistenza',
  'Support response times': 'Tempi di risposta dell’assistenza',
  'Support ticket': 'Ticket di assistenza',
  'Swap languages and texts': 'Scambia lingue e testi',
  'Swap the colours': 'Scambia i colori',
  'Swap: choose the first language before': 'Scambia: scegli prima la lingua di partenza',
  'Switch between light and dark': 'Passa dal chiaro allo scuro',
  'Switch camera': 'Cambia fotocamera',
  'Switch on IMAP for the account, in the settings of your mail provider.':
    'Attiva IMAP per l’account, nelle impostazioni del tuo fornitore di posta.',
  'Switch on two-step verification, then make an app password. It has 16 letters, usually shown in groups of four. Your normal password does not work with most providers.':
    'Attiva la verifica in due passaggi, poi crea una password per app. Ha 16 lettere, di solito mostrate a gruppi di quattro. La tua password normale non funziona con la maggior parte dei fornitori.',
  'Switch the rule {rule} on again': 'Riattiva la regola {rule}',
  Symbols: 'Simboli',
  'Symbols (!@#$%)': 'Simboli (!@#$%)',
  'Symbols not usable': 'Simboli non utilizzabili',
  'Symbols to use': 'Simboli da usare',
  'System data': 'Dati di sistema',
  'System status': 'Stato del sistema',
  Systems: 'Sistemi',
  TXT: 'TXT',
  'TXT, DOCX, ODT, PDF': 'TXT, DOCX, ODT, PDF',
  'Tables of contents were left out.': 'Gli indici sono stati esclusi.',
  Tablet: 'Tablet',
  Tag: 'Tag',
  'Tagged for screen readers': 'Con tag per gli screen reader',
  Tags: 'Tag',
  'Tags must be a list of texts.': 'I tag devono essere un elenco di testi.',
  'Take Pro away': 'Togli Pro',
  'Take Pro away from {username}?': 'Togliere Pro a {username}?',
  'Take a photo of a page, or upload one': 'Scatta una foto di una pagina, o caricane una',
  'Take it along': 'Portalo nell’account',
  'Take out or delete my data': 'Scaricare o eliminare i miei dati',
  'Take pages out of a PDF or split it: by pages, ranges, bookmarks or size.':
    'Estrai pagine da un PDF o dividilo: per pagine, intervalli, segnalibri o dimensione.',
  'Take them along': 'Portali nell’account',
  'Takes {takes}.': 'Accetta {takes}.',
  'Taking the photo': 'Scatto della foto',
  'Talk to a person': 'Parla con una persona',
  'Target bytes': 'Byte obiettivo',
  'Target language must be one of {codes}.': 'La lingua di arrivo deve essere una tra {codes}.',
  'Target size': 'Dimensione obiettivo',
  'Target size must be a number of bytes.': 'La dimensione obiettivo deve essere un numero di byte.',
  'Target size must be a whole number of bytes.': 'La dimensione obiettivo deve essere un numero intero di byte.',
  'Target size must be at least 1 KB.': 'La dimensione obiettivo deve essere di almeno 1 KB.',
  'Target size must be at least 10 KB.': 'La dimensione obiettivo deve essere di almeno 10 KB.',
  'Target {number}': 'Destinazione {number}',
  'Target {number}: {problem}': 'Destinazione {number}: {problem}',
  'Targets must be a list such as [{"device":"mobile","url":"https://example.com"}].':
    'Le destinazioni devono essere un elenco come [{"device":"mobile","url":"https://example.com"}].',
  'Targets must be a list.': 'Le destinazioni devono essere un elenco.',
  Task: 'Attività',
  'Task completion': 'Completamento delle attività',
  'Tasks done in 30 days: {done} of {all} ({percent}%)': 'Attività svolte in 30 giorni: {done} di {all} ({percent}%)',
  'Tasks to do: {count}': 'Attività da svolgere: {count}',
  'Tasks, search engines, backlinks, content and posts of this site.':
    'Attività, motori di ricerca, backlink, contenuti e post di questo sito.',
  'Technical issues': 'Problemi tecnici',
  'Telephone numbers': 'Numeri di telefono',
  Template: 'Modello',
  'Temporary (302)': 'Temporaneo (302)',
  Term: 'Termine',
  'Term {number}': 'Termine {number}',
  Terms: 'Termini',
  'Terms of Service': 'Termini di servizio',
  Test: 'Prova',
  'Test Failed': 'Prova non riuscita',
  'Test Successful': 'Prova riuscita',
  'Test email sent successfully': 'Email di prova inviata',
  'Test of the support mailbox': 'Prova della casella di posta dell’assistenza',
  Tetradic: 'Tetradica',
  Text: 'Testo',
  'Text <arrow/><br/>on ↓': 'Testo <arrow/><br/>su ↓',
  'Text Improved!': 'Testo migliorato!',
  'Text Summarized!': 'Testo riassunto!',
  'Text Too Long': 'Testo troppo lungo',
  'Text added': 'Testo aggiunto',
  'Text box': 'Casella di testo',
  'Text cannot be read in {languages} here. The languages are {possible}.':
    'Qui non si può leggere testo in {languages}. Le lingue sono {possible}.',
  'Text cannot be recognised on this server, because the program for it is not installed. Please ask its operator to install tesseract-ocr.':
    'Su questo server non si può riconoscere il testo, perché il programma necessario non è installato. Chiedi al gestore di installare tesseract-ocr.',
  'Text documents become pdf, docx, txt, rtf, odt, html, md and epub; spreadsheets pdf, xlsx, ods and csv; presentations pdf, pptx, odp, png and jpg (an image per slide, several in a ZIP); PDF becomes docx, txt, rtf, odt, html, md and epub.':
    'I documenti di testo diventano pdf, docx, txt, rtf, odt, html, md ed epub; i fogli di calcolo pdf, xlsx, ods e csv; le presentazioni pdf, pptx, odp, png e jpg (un’immagine per diapositiva, più d’una in uno ZIP); un PDF diventa docx, txt, rtf, odt, html, md ed epub.',
  'Text is recognised in up to {most} scanned pages at once; please choose fewer.':
    'Il testo viene riconosciuto in al massimo {most} pagine scansionate alla volta; scegline di meno.',
  'Text message (SMS)': 'Messaggio di testo (SMS)',
  'Text must be a string.': 'Il testo deve essere una stringa.',
  'Text of': 'Testo di',
  'Text of page {label}': 'Testo della pagina {label}',
  'Text of {pages, plural, one {# page} other {# pages}}': 'Testo di {pages, plural, one {# pagina} other {# pagine}}',
  'Text on page {label}': 'Testo nella pagina {label}',
  'Text or URL': 'Testo o URL',
  'Text summarizer: PDF, Word and text, with sources': 'Riassumi testo: PDF, Word e testo, con le fonti',
  "Text that was read in a scan is kept no longer than its image. What a phone hands over to your computer's list is removed when you close the connection, and at the latest two and a half hours after it was opened.":
    'Il testo letto in una scansione non si conserva più a lungo della sua immagine. Ciò che un telefono passa all’elenco del tuo computer viene rimosso quando chiudi la connessione, e al più tardi due ore e mezza dopo la sua apertura.',
  'Text to improve': 'Testo da migliorare',
  'Text to summarize': 'Testo da riassumere',
  'Text to translate': 'Testo da tradurre',
  'Texts cannot be translated here yet, because no translation engine is set up. The operator of this site can add one.':
    'Qui non si possono ancora tradurre testi, perché non è configurato nessun motore di traduzione. Il gestore di questo sito può aggiungerne uno.',
  'Texts in 19 languages': 'Testi in 19 lingue',
  'Texts must be a list with a text, or null, for each image.':
    'I testi devono essere un elenco con un testo, o null, per ogni immagine.',
  'Texts of up to {most} characters are checked while you type.':
    'I testi fino a {most} caratteri vengono controllati mentre scrivi.',
  'Thank you': 'Grazie',
  'Thank you. Your application has arrived.': 'Grazie. La tua candidatura è arrivata.',
  'That did not work': 'Non ha funzionato',
  'That is as many as are listed at once: page {unsearched} and those after it were not searched. Erase these first, save, and search the saved PDF again.':
    'Non se ne possono elencare di più alla volta: la ricerca non ha incluso la pagina {unsearched} e le successive. Cancella prima queste corrispondenze, salva e cerca di nuovo nel PDF salvato.',
  'That is not the password. Please try again.': 'Non è la password giusta. Riprova.',
  'That password does not open the file. Check capital letters and the keyboard language, and try again.':
    'Quella password non apre il file. Controlla le maiuscole e la lingua della tastiera, e riprova.',
  'The 6 digits your authenticator app shows for this site.':
    'Le 6 cifre che la tua app di autenticazione mostra per questo sito.',
  'The AI allowance of everyone at your network address is used up for today. It comes back {resets}. The built-in engine has no such limit.':
    'La quota di IA di tutti coloro che usano il tuo indirizzo di rete è esaurita per oggi. Torna {resets}. Il motore integrato non ha questo limite.',
  'The AI allowance of this site is used up for today. It comes back {resets}. The built-in engine still works.':
    'La quota di IA di questo sito è esaurita per oggi. Torna {resets}. Il motore integrato funziona ancora.',
  'The AI provider lost a link, number or quotation of your text twice, so its answer is not shown. Please try again.':
    'Il fornitore di IA ha perso due volte un link, un numero o una citazione del tuo testo, quindi la sua risposta non viene mostrata. Riprova.',
  'The AI provider lost a link, number or quotation twice, so the built-in rules were used: nothing of yours is changed.':
    'Il fornitore di IA ha perso due volte un link, un numero o una citazione, quindi sono state usate le regole integrate: nulla di tuo è cambiato.',
  'The AI service declined to work on this text. Please change the text.':
    'Il servizio IA si è rifiutato di elaborare questo testo. Modifica il testo.',
  'The AI service does not work at the moment. Please try again in a few minutes.':
    'Al momento il servizio IA non funziona. Riprova tra qualche minuto.',
  'The AI service gave an answer that cannot be used. Please try again.':
    'Il servizio IA ha dato una risposta che non si può usare. Riprova.',
  'The AI service gave no answer. The built-in engine did this instead.':
    'Il servizio di IA non ha dato risposta. Al suo posto lo ha fatto il motore integrato.',
  'The AI service is busy. Please try again in a minute.': 'Il servizio IA è occupato. Riprova tra un minuto.',
  'The AI service is busy. Please try again in {wait}.': 'Il servizio IA è occupato. Riprova tra {wait}.',
  'The AI service refuses the calls of this site. Please tell the operator.':
    'Il servizio IA rifiuta le chiamate di questo sito. Avvisa il gestore.',
  'The AI service stopped before the end of this answer.':
    'Il servizio di IA si è fermato prima della fine di questa risposta.',
  'The AI service stopped before the end, so the last points may be missing. A shorter length may help.':
    'Il servizio di IA si è fermato prima della fine, quindi gli ultimi punti potrebbero mancare. Una lunghezza minore può aiutare.',
  'The AI service took too long to answer. Please try again, or use a shorter text.':
    'Il servizio IA ha impiegato troppo tempo a rispondere. Riprova, o usa un testo più breve.',
  'The AI system is operating smoothly': 'Il sistema di IA funziona regolarmente',
  'The CSV file has no rows. Please add at least one and try again.':
    'Il file CSV non ha righe. Aggiungine almeno una e riprova.',
  'The CSV file has {rows, plural, one {# row} other {# rows}}, and {max} fit into one batch. Please split it.':
    'Il file CSV ha {rows, plural, one {# riga} other {# righe}}, e in una serie ce ne stanno {max}. Dividilo.',
  'The CV is deleted for good. The conversation {number} stays.':
    'Il CV viene eliminato per sempre. La conversazione {number} resta.',
  'The Flesch formulas are for English only, so this text has no reading level.':
    'Le formule di Flesch valgono solo per l’inglese, quindi questo testo non ha un livello di lettura.',
  'The PDF was damaged. The result has what could be recovered.':
    'Il PDF era danneggiato. Il risultato contiene ciò che si è potuto recuperare.',
  'The PDF was locked or protected against changes; the result is not.':
    'Il PDF era bloccato o protetto dalle modifiche; il risultato non lo è.',
  'The PDF was signed. Its signature does not cover the result.':
    'Il PDF era firmato. La sua firma non copre il risultato.',
  'The PNG has {pixels} × {pixels} pixels. SVG and PDF are sharp at any width.':
    'Il PNG ha {pixels} × {pixels} pixel. SVG e PDF sono nitidi a qualsiasi larghezza.',
  'The Pro limits: larger files, more files at once, longer texts':
    'I limiti Pro: file più grandi, più file alla volta, testi più lunghi',
  'The URL': 'L’URL',
  'The XFA part of this form was removed: it would have shown other values than those filled in.':
    'La parte XFA di questo modulo è stata rimossa: avrebbe mostrato valori diversi da quelli inseriti.',
  'The abbreviation says that word already.': 'L’abbreviazione contiene già quella parola.',
  'The act must be one of {moderations}.': 'L’azione deve essere una tra {moderations}.',
  'The address': 'L’indirizzo',
  'The address after expiry': 'L’indirizzo dopo la scadenza',
  'The address must be that of a public web page elsewhere, such as https://example.com/tools.':
    'L’indirizzo deve essere quello di una pagina web pubblica altrove, come https://example.com/tools.',
  'The address of the page holds it: bookmark it, or send it with Copy link. Whoever opens it sees the same colours, with the same ones locked. Nothing is stored on the server.':
    'La contiene l’indirizzo della pagina: aggiungilo ai segnalibri, o invialo con Copia link. Chi lo apre vede gli stessi colori, con gli stessi bloccati. Nulla viene salvato sul server.',
  'The agreement': 'L’accordo',
  'The alias {alias} cannot be used here. Please choose another one.':
    'L’alias {alias} non può essere usato qui. Scegline un altro.',
  'The alias {alias} is taken.': 'L’alias {alias} è già in uso.',
  'The alias {alias} is taken. Still free: {free}.': 'L’alias {alias} è già in uso. Ancora liberi: {free}.',
  'The analysis appears here once there is some text.': 'L’analisi appare qui quando c’è del testo.',
  'The answer': 'La risposta',
  'The archive does not say how its names are encoded. They were read as {encoding}.':
    'L’archivio non dice come sono codificati i suoi nomi. Sono stati letti come {encoding}.',
  'The article is deleted': 'L’articolo è eliminato',
  'The assignee must be an email address or null.': 'L’assegnatario deve essere un indirizzo email o null.',
  'The assistant and the help search answer with what the tools, messages and help pages say. Add what they cannot know, such as how to reach you. Everybody can read it.':
    'L’assistente e la ricerca nella guida rispondono con ciò che dicono gli strumenti, i messaggi e le pagine della guida. Aggiungi ciò che non possono sapere, per esempio come raggiungerti. Tutti possono leggerlo.',
  'The assistant no longer knows it. This cannot be undone.':
    'L’assistente non lo sa più. L’operazione non si può annullare.',
  'The attached file “{name}” still holds removed words. Delete it from the document if nobody may see them.':
    'Il file allegato “{name}” contiene ancora parole rimosse. Eliminalo dal documento se nessuno deve vederle.',
  'The authority': 'L’autorevolezza',
  'The background picture cannot be shown. Please choose another.':
    'L’immagine di sfondo non può essere mostrata. Scegline un’altra.',
  'The background picture must be a PNG, JPEG or WebP image.': 'L’immagine di sfondo deve essere PNG, JPEG o WebP.',
  'The background picture must be smaller than 10 MB.': 'L’immagine di sfondo deve essere più piccola di 10 MB.',
  'The background {color} is too dark for a code on it. Please choose a lighter one.':
    'Lo sfondo {color} è troppo scuro per un codice. Scegline uno più chiaro.',
  'The bank transfer fills itself in.': 'Il bonifico si compila da sé.',
  'The beginning of {count, plural, one {# character} other {# characters}}. Copying and saving take all.':
    'L’inizio di {count, plural, one {# carattere} other {# caratteri}}. Copia e salvataggio prendono tutto.',
  'The bookmark level must be a whole number from 1 to 10.':
    'Il livello dei segnalibri deve essere un numero intero da 1 a 10.',
  'The bookmarks of this file have {depth, plural, one {# level} other {# levels}}.':
    'I segnalibri di questo file hanno {depth, plural, one {# livello} other {# livelli}}.',
  'The browser was not allowed to read all of it. Please drop the files themselves.':
    'Il browser non ha avuto il permesso di leggerla tutta. Trascina i singoli file.',
  'The built-in engine cannot translate.': 'Il motore integrato non può tradurre.',
  'The built-in engine chooses the most important sentences and changes no word.':
    'Il motore integrato sceglie le frasi più importanti e non cambia nessuna parola.',
  'The built-in engine chooses the sentences that say most about the whole text, in any language, and changes none of their words. Where a site has set up an AI provider, that can write the summary instead; the page says so before you start, and you can choose.':
    'Il motore integrato sceglie le frasi che dicono di più sull’intero testo, in qualsiasi lingua, e non ne cambia nessuna parola. Dove un sito ha configurato un fornitore di IA, questo può scrivere il riassunto al suo posto; la pagina lo indica prima che inizi, e puoi scegliere.',
  'The built-in engine did this instead.': 'Al suo posto lo ha fatto il motore integrato.',
  'The built-in engine makes a draft, by rules.': 'Il motore integrato produce una bozza, con regole.',
  'The built-in engine works by rules, most of them for English.':
    'Il motore integrato lavora con regole, per lo più per l’inglese.',
  'The built-in rules change words and contractions, not how sentences are built. A full change of tone takes an AI provider.':
    'Le regole integrate cambiano parole e contrazioni, non la costruzione delle frasi. Un cambio completo di tono richiede un fornitore di IA.',
  'The built-in rules for {task} know English only, and this text is in {language}. Please choose Grammar & Spelling.':
    'Le regole integrate per {task} conoscono solo l’inglese, e questo testo è in {language}. Scegli Grammatica e ortografia.',
  'The calls could not be loaded': 'Impossibile caricare le chiamate',
  'The camera was disconnected. Please start it again, or choose an image instead.':
    'La fotocamera è stata disconnessa. Avviala di nuovo, o scegli invece un’immagine.',
  'The camera you chose cannot be opened.': 'La fotocamera che hai scelto non può essere aperta.',
  'The campaign': 'La campagna',
  'The changes in {name} are not saved yet.': 'Le modifiche in {name} non sono ancora salvate.',
  'The channel must be one of {channels}.': 'Il canale deve essere uno tra {channels}.',
  'The checker could not be loaded. It is tried again when you type.':
    'Impossibile caricare il correttore. Si riprova quando scrivi.',
  'The checker is loading, once: 7 MB.': 'Il correttore si sta caricando, una volta sola: 7 MB.',
  'The choice depends on your files.': 'La scelta dipende dai tuoi file.',
  'The code': 'Il codice',
  'The code could not be checked': 'Non è stato possibile verificare il codice',
  'The code is lighter than its background, and many readers only find dark codes on light backgrounds. Please swap the two colours.':
    'Il codice è più chiaro del suo sfondo, e molti lettori trovano solo codici scuri su sfondi chiari. Scambia i due colori.',
  'The code was checked on white. Please place it on a light, plain background.':
    'Il codice è stato verificato su bianco. Collocalo su uno sfondo chiaro e uniforme.',
  'The colour {color} is too close to the background. Please choose a darker one.':
    'Il colore {color} è troppo vicino allo sfondo. Scegline uno più scuro.',
  'The comment of the archive is cut off and was ignored.': 'Il commento dell’archivio è troncato ed è stato ignorato.',
  'The connection to your computer was lost.': 'La connessione al tuo computer si è interrotta.',
  'The connection to {host} broke ({code}).': 'La connessione a {host} si è interrotta ({code}).',
  'The connection to {host} broke.': 'La connessione a {host} si è interrotta.',
  'The connection was lost during an upload or while waiting':
    'La connessione si è interrotta durante un caricamento o in attesa',
  'The content is encrypted with AES-256, so it is as safe as its password. File names stay readable in every ZIP. Windows itself cannot open such a file; 7-Zip, WinZip, macOS tools like Keka, and this page can.':
    'Il contenuto è cifrato con AES-256, quindi è sicuro quanto la sua password. I nomi dei file restano leggibili in ogni ZIP. Windows da solo non può aprire un file così; 7-Zip, WinZip, strumenti per macOS come Keka e questa pagina sì.',
  'The content is too long for a code.': 'Il contenuto è troppo lungo per un codice.',
  'The content of this file is not text. Please choose a text, or the document it was made from.':
    'Il contenuto di questo file non è testo. Scegli un testo, o il documento da cui è stato ricavato.',
  'The corners are too close to each other. Please drag them apart.':
    'Gli angoli sono troppo vicini tra loro. Allontanali.',
  'The cuts shown are an estimate. A single page over the limit becomes its own file.':
    'I tagli mostrati sono una stima. Una singola pagina oltre il limite diventa un file a sé.',
  'The date goes into the calendar.': 'La data finisce nel calendario.',
  'The description': 'La descrizione',
  'The description must be text.': 'La descrizione deve essere un testo.',
  'The description must have at most {max, plural, one {# character} other {# characters}}.':
    'La descrizione deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'The device was not unlocked.': 'Il dispositivo non è stato sbloccato.',
  'The dialect must be {dialects}.': 'La variante deve essere {dialects}.',
  'The difficulty': 'La difficoltà',
  'The digital signature is not valid for this copy. Keep the signed original.':
    'La firma digitale non è valida per questa copia. Conserva l’originale firmato.',
  'The direction of a gradient must be from 0 to 360 degrees.':
    'La direzione di una sfumatura deve essere da 0 a 360 gradi.',
  'The document’s font has no other style, and no other font fits here.':
    'Il carattere tipografico del documento non ha altri stili, e qui nessun altro è adatto.',
  'The document’s font has no {characters}, and no other font fits here.':
    'Il carattere tipografico del documento non ha {characters}, e qui nessun altro è adatto.',
  'The document’s properties held removed words; these are blacked out there, too.':
    'Le proprietà del documento contenevano parole rimosse; sono oscurate anche lì.',
  'The edges are not clear in this photo. All of it is taken unless you drag the four corners to those of the paper.':
    'I bordi non sono chiari in questa foto. Viene presa tutta, a meno che tu non trascini i quattro angoli su quelli della carta.',
  'The edges cross each other. Please drag the corners apart.':
    'I bordi si incrociano. Allontana gli angoli l’uno dall’altro.',
  'The edges of the page are not clear. Please check its corners.':
    'I bordi della pagina non sono chiari. Controllane gli angoli.',
  'The email address is too long. Please check it.': 'L’indirizzo email è troppo lungo. Controllalo.',
  'The email address must be text.': 'L’indirizzo email deve essere un testo.',
  'The email address of your account was changed': 'L’indirizzo email del tuo account è stato cambiato',
  'The email address or the password is wrong, or the address has not been confirmed yet. Please check both, and look for our email.':
    'L’indirizzo email o la password è sbagliato, o l’indirizzo non è ancora stato confermato. Controlla entrambi, e cerca la nostra email.',
  'The email address or the password is wrong. Please check both and try again.':
    'L’indirizzo email o la password è sbagliato. Controlla entrambi e riprova.',
  'The empty space around the code that readers need. {standard} is the standard.':
    'Lo spazio vuoto intorno al codice di cui i lettori hanno bisogno. Lo standard è {standard}.',
  'The end must be after the start.': 'La fine deve essere dopo l’inizio.',
  'The engine must be auto or builtin.': 'Il motore deve essere auto o builtin.',
  'The event must be one of {eventKinds}.': 'L’evento deve essere uno tra {eventKinds}.',
  'The exact size you need': 'La dimensione esatta che ti serve',
  'The expiry must be a date and time, such as 2027-01-31T12:00:00Z.':
    'La scadenza deve essere una data e ora, come 2027-01-31T12:00:00Z.',
  'The field {field} must be text.': 'Il campo {field} deve essere un testo.',
  'The fields of the later file get a new name, so that each keeps its own value.':
    'I campi del file successivo ricevono un nuovo nome, così ognuno mantiene il proprio valore.',
  'The fields of this form are too long: beside its files, up to {bytes} are read. Please send less text.':
    'I campi di questo modulo sono troppo lunghi: oltre ai file, si leggono al massimo {bytes}. Invia meno testo.',
  'The file could not be fetched. Please try again.': 'Impossibile recuperare il file. Riprova.',
  'The file does not say which characters its text stands for. In the result, the page is an image.':
    'Il file non dice a quali caratteri corrisponde il suo testo. Nel risultato la pagina è un’immagine.',
  'The file does not say which characters some of its text stands for, so they may be wrong.':
    'Il file non dice a quali caratteri corrisponde parte del suo testo, quindi potrebbero essere errati.',
  'The file does not say which letters these are, so that their style cannot be changed.':
    'Il file non dice quali lettere sono queste, quindi il loro stile non si può cambiare.',
  'The file is of this format already.': 'Il file è già in questo formato.',
  'The file is shorter than the range you asked for.': 'Il file è più corto dell’intervallo che hai richiesto.',
  'The file needs a line for each term: term, translation.':
    'Il file richiede una riga per ogni termine: termine, traduzione.',
  'The file took longer than {seconds, plural, one {# second} other {# seconds}} and was abandoned. Please try a smaller or simpler one.':
    'Il file ha richiesto più di {seconds, plural, one {# secondo} other {# secondi}} ed è stato abbandonato. Provane uno più piccolo o più semplice.',
  'The file was damaged and has been repaired as far as possible.':
    'Il file era danneggiato ed è stato riparato per quanto possibile.',
  'The file was deleted, by you or after {fileLifetime}. Run the tool again.':
    'Il file è stato eliminato, da te o dopo {fileLifetime}. Esegui di nuovo lo strumento.',
  'The file was protected; the parts are not.': 'Il file era protetto; le parti non lo sono.',
  'The files are no longer on the server. Please choose them again.':
    'I file non sono più sul server. Sceglili di nuovo.',
  'The files did not arrive, or they are not here any more. Up to 50 files and 2 GB can be shared at a time, and they wait for an hour. Please share them again, or choose them here.':
    'I file non sono arrivati, o non sono più qui. Si possono condividere fino a 50 file e 2 GB alla volta, e attendono per un’ora. Condividili di nuovo, o sceglili qui.',
  'The files of one call may take up to {max} together. Please send fewer at a time.':
    'I file di una chiamata possono arrivare insieme a {max}. Inviane meno alla volta.',
  'The finished ZIP did not pass its check, so it is not offered for download. Please try again.':
    'Lo ZIP finito non ha superato la verifica, quindi non viene offerto per il download. Riprova.',
  'The first': 'Il primo',
  'The first covers less than 1% of it.': 'Il primo ne copre meno dell’1%.',
  'The first covers {percent}% of it.': 'Il primo ne copre il {percent}%.',
  'The first page took longer than {seconds} seconds and was abandoned. Please leave it out, or simplify it.':
    'La prima pagina ha richiesto più di {seconds} secondi ed è stata abbandonata. Escludila, o semplificala.',
  'The first row has no column called url. Please name the columns there.':
    'La prima riga non ha una colonna chiamata url. Indica lì i nomi delle colonne.',
  'The first that fits a visitor is taken.': 'Viene presa la prima adatta al visitatore.',
  'The first {shown} of {entries} entries are shown.': 'Sono mostrate le prime {shown} di {entries} voci.',
  'The focal point must be numbers from 0 to 1.': 'Il punto focale deve essere dato in numeri da 0 a 1.',
  'The form could not be loaded. Check your connection and press again.':
    'Impossibile caricare il modulo. Controlla la connessione e premi di nuovo.',
  'The form feed character, which starts a new page in word processors and printers.':
    'Il carattere di avanzamento pagina, che inizia una nuova pagina nei programmi di scrittura e nelle stampanti.',
  'The form has a password field: anyone with the file can read what was typed there.':
    'Il modulo ha un campo password: chiunque abbia il file può leggere ciò che vi è stato digitato.',
  "The form's font lacks some of the characters, so another one is used.":
    'Al carattere tipografico del modulo mancano alcuni di questi caratteri, quindi ne viene usato un altro.',
  'The free limits of every tool.': 'I limiti gratuiti di ogni strumento.',
  'The free {many} of everyone at your network address are used up for this month. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.':
    'La quota gratuita ({many}) di tutti coloro che usano il tuo indirizzo di rete è esaurita per questo mese. Torna {resets}. Un account riceve la propria quota {days, plural, one {# giorno} other {# giorni}} dopo la registrazione; gli utenti Pro non hanno questo limite.',
  'The free {many} of everyone at your network address are used up for today. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.':
    'La quota gratuita ({many}) di tutti coloro che usano il tuo indirizzo di rete è esaurita per oggi. Torna {resets}. Un account riceve la propria quota {days, plural, one {# giorno} other {# giorni}} dopo la registrazione; gli utenti Pro non hanno questo limite.',
  'The front is done. Now turn the card over and scan its back.':
    'Il fronte è fatto. Ora gira la tessera e scansiona il retro.',
  'The gist in a few sentences': 'L’essenziale in poche frasi',
  'The gist, with its sources': 'L’essenziale, con le sue fonti',
  'The headers of this request are too large. Please delete the cookies of this site and try again.':
    'Le intestazioni di questa richiesta sono troppo grandi. Elimina i cookie di questo sito e riprova.',
  'The history may have up to 100 messages.': 'La cronologia può avere al massimo 100 messaggi.',
  'The history must be a list of messages.': 'La cronologia deve essere un elenco di messaggi.',
  'The image as it is': 'L’immagine così com’è',
  'The image is on your clipboard.': 'L’immagine è negli appunti.',
  'The image that “{text}” was read from': 'L’immagine da cui è stato letto “{text}”',
  'The image with the marked scratches can have up to {maxBytes}.':
    'L’immagine con i graffi segnati può avere al massimo {maxBytes}.',
  "The image with the marked scratches does not have the photo's proportions. Please mark them in an image of {width} × {height} pixels, or smaller by the same factor on both sides.":
    'L’immagine con i graffi segnati non ha le proporzioni della foto. Segnali in un’immagine di {width} × {height} pixel, o più piccola dello stesso fattore su entrambi i lati.',
  "The image's format; 'pdf' makes a JPEG image and a searchable PDF of it.":
    'Il formato dell’immagine; “pdf” ne crea un’immagine JPEG e un PDF ricercabile.',
  'The image, with a frame around the part that stays': 'L’immagine, con una cornice intorno alla parte che resta',
  'The job failed': 'Il lavoro non è riuscito',
  'The key points as a list': 'I punti chiave in un elenco',
  'The kind must be social or outreach.': 'Il tipo deve essere social o outreach.',
  'The label was left out, as no font has all of its letters.':
    'L’etichetta è stata esclusa, perché nessun carattere tipografico ha tutte le sue lettere.',
  'The language must be auto, en, {languages}.': 'La lingua deve essere auto, en, {languages}.',
  'The language of this text was not recognised. Please choose it in the list.':
    'La lingua di questo testo non è stata riconosciuta. Sceglila nell’elenco.',
  'The language of this text was not recognised. Please choose it, or write a sentence more.':
    'La lingua di questo testo non è stata riconosciuta. Sceglila, o scrivi una frase in più.',
  "The languages of scanned pages, as codes such as 'eng,deu'. Text is recognised in up to 200 scanned pages, as one scan where scans are counted.":
    'Le lingue delle pagine scansionate, come codici quali “eng,deu”. Il testo viene riconosciuto in al massimo 200 pagine scansionate, come una sola scansione dove le scansioni contano.',
  'The last call of the AI provider failed.': 'L’ultima chiamata del fornitore di IA non è riuscita.',
  'The last payment did not go through, so Pro has ended. Please check your card to continue.':
    'L’ultimo pagamento non è andato a buon fine, quindi Pro è terminato. Controlla la tua carta per continuare.',
  'The last payment did not go through. Pro lasts until {day}; please check your card before then.':
    'L’ultimo pagamento non è andato a buon fine. Pro dura fino a {day}; controlla la tua carta prima di allora.',
  'The light of this camera cannot be switched on.': 'La luce di questa fotocamera non può essere accesa.',
  'The limits each tool applies.': 'I limiti che ogni strumento applica.',
  'The lines of this page cannot be read, so that nothing on it can move. Please let what follows stay.':
    'Le righe di questa pagina non si possono leggere, quindi nulla al suo interno si può spostare. Lascia dov’è ciò che segue.',
  'The link does not contain a valid palette, so this is the default one. The link may have been cut off; please ask for it again.':
    'Il link non contiene una palette valida, quindi questa è quella predefinita. Il link potrebbe essere stato troncato; chiedilo di nuovo.',
  'The link is broken. Please ask for a new one.': 'Il link è danneggiato. Chiedine uno nuovo.',
  'The link is not complete. Open it again from the email.': 'Il link non è completo. Aprilo di nuovo dall’email.',
  'The link is removed': 'Il link è rimosso',
  'The link is stopped': 'Il link è fermato',
  'The link stops working for good, and its maker cannot bring it back.':
    'Il link smette di funzionare per sempre, e chi lo ha creato non può ripristinarlo.',
  'The lists show what this site can translate now. With a translation service or AI provider set up by its operator, that is every pair of the 19 languages; without one, English, Spanish, French, Italian and Portuguese among each other, and Swedish and Danish.':
    'Gli elenchi mostrano ciò che questo sito può tradurre ora. Con un servizio di traduzione o un fornitore di IA configurato dal gestore, sono tutte le coppie delle 19 lingue; senza, inglese, spagnolo, francese, italiano e portoghese tra loro, e svedese e danese.',
  'The logo covers more than error level {errorLevel} can correct. Please make it {percent} percent wide or less.':
    'Il logo copre più di quanto il livello di errore {errorLevel} possa correggere. Rendilo largo il {percent} percento o meno.',
  'The logo must be 8 to 30 percent as wide as the code.':
    'Il logo deve essere largo dall’8 al 30 percento del codice.',
  'The lower colour of a gradient.': 'Il colore inferiore di una sfumatura.',
  'The macros in this document were not run.': 'Le macro di questo documento non sono state eseguite.',
  'The mail server at {host}, port {port}, does not answer.':
    'Il server di posta su {host}, porta {port}, non risponde.',
  'The mail server of SMTP_URL did not take the email ({reason}).':
    'Il server di posta di SMTP_URL non ha accettato l’email ({reason}).',
  'The mail server refused the user name or the password of {user}.':
    'Il server di posta ha rifiutato il nome utente o la password di {user}.',
  'The mailbox has no folder {folder}.': 'La casella di posta non ha una cartella {folder}.',
  'The mailbox is being opened.': 'Apertura della casella di posta in corso.',
  'The mailbox is only read: no email in it is changed, marked or deleted. Emails that were there before are left alone. Where passwords are not allowed, IMAP_REFRESH_TOKEN takes an OAuth 2 token; npm run config lists all settings.':
    'La casella di posta viene solo letta: nessuna email in essa viene modificata, segnata o eliminata. Le email che c’erano già non vengono toccate. Dove le password non sono consentite, IMAP_REFRESH_TOKEN accetta un token OAuth 2; npm run config elenca tutte le impostazioni.',
  'The maker of this link has set a password for it.': 'Chi ha creato questo link gli ha messo una password.',
  'The map opens at the right place.': 'La mappa si apre nel posto giusto.',
  'The marked scratches must be a JPEG, PNG, or WebP image.':
    'I graffi segnati devono essere un’immagine JPEG, PNG o WebP.',
  'The marks cover {megapixels} megapixels. The limit is {maxMegapixels} megapixels: please mark scratches only, or use a smaller photo.':
    'I segni coprono {megapixels} megapixel. Il limite è di {maxMegapixels} megapixel: segna solo i graffi, o usa una foto più piccola.',
  "The mask has {mask} pixels and the photo {photo} pixels. Please send a mask of the photo's size, or a smaller one with the same proportions.":
    'La maschera ha {mask} pixel e la foto {photo} pixel. Invia una maschera delle dimensioni della foto, o una più piccola con le stesse proporzioni.',
  'The mask must be a PNG, JPEG or WebP image.': 'La maschera deve essere un’immagine PNG, JPEG o WebP.',
  'The mask must be smaller than 10 MB.': 'La maschera deve essere più piccola di 10 MB.',
  'The message has no valid signature of the payment provider.':
    'Il messaggio non ha una firma valida del fornitore di pagamenti.',
  'The message is empty. Please write what you would like to know.':
    'Il messaggio è vuoto. Scrivi che cosa vuoi sapere.',
  'The message must be text.': 'Il messaggio deve essere un testo.',
  'The message must have at most {max, plural, one {# character} other {# characters}}. Please shorten it, or send the rest as a second one.':
    'Il messaggio deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}. Accorcialo, o invia il resto in un secondo messaggio.',
  'The metadata of this image cannot be removed without changing the image.':
    'I metadati di questa immagine non si possono rimuovere senza modificare l’immagine.',
  'The minimum of a character type must be a whole number from 0 to 50.':
    'Il minimo di un tipo di carattere deve essere un numero intero da 0 a 50.',
  'The model {model} cannot be used on this server: {fault}. Please tell the operator.':
    'Il modello {model} non si può usare su questo server: {fault}. Avvisa il gestore.',
  'The name': 'Il nome',
  'The name contains characters that are not allowed. Please choose another one.':
    'Il nome contiene caratteri non consentiti. Scegline un altro.',
  'The name is too long. Please use at most 60 characters.': 'Il nome è troppo lungo. Usa al massimo 60 caratteri.',
  'The name is too long. Please use at most {max, plural, one {# character} other {# characters}}.':
    'Il nome è troppo lungo. Usa al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'The name may contain letters, digits, spaces and single . _ - or apostrophes. Please choose another one.':
    'Il nome può contenere lettere, cifre, spazi e singoli . _ - o apostrofi. Scegline un altro.',
  'The name must be a text of up to 200 characters.': 'Il nome deve essere un testo di massimo 200 caratteri.',
  'The name must be text.': 'Il nome deve essere un testo.',
  'The name must have at most 80 characters.': 'Il nome deve avere al massimo 80 caratteri.',
  'The name must have at most {max, plural, one {# character} other {# characters}}.':
    'Il nome deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'The name of a field or file is too long: it may have up to {characters, plural, one {# character} other {# characters}}. Please shorten it.':
    'Il nome di un campo o di un file è troppo lungo: può avere al massimo {characters, plural, one {# carattere} other {# caratteri}}. Accorcialo.',
  'The name of a network has at most 32 bytes.': 'Il nome di una rete ha al massimo 32 byte.',
  'The name says {named}, but this is a {kind} document; it was opened as that.':
    'Il nome dice {named}, ma questo è un documento {kind}; è stato aperto come tale.',
  'The name shown on this site.': 'Il nome mostrato su questo sito.',
  'The name {name} is written in {script} letters that look like Latin ones. It is really {host}.':
    'Il nome {name} è scritto con lettere {script} che somigliano a quelle latine. In realtà è {host}.',
  'The name {name} mixes {first} and {second} letters, so it may look like another site. It is really {host}.':
    'Il nome {name} mescola lettere {first} e {second}, quindi può sembrare un altro sito. In realtà è {host}.',
  'The new text does not fit: it is {points} points wider than the space up to what follows. Shrink it, or shorten it.':
    'Il nuovo testo non ci sta: è più largo di {points} punti rispetto allo spazio fino a ciò che segue. Riducilo, o accorcialo.',
  'The new text is shrunk to {percent}%.': 'Il nuovo testo è ridotto al {percent}%.',
  'The note': 'La nota',
  'The note must be text.': 'La nota deve essere un testo.',
  'The note must have at most {max, plural, one {# character} other {# characters}}.':
    'La nota deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'The number of days must be a whole number from 1 to {max}.':
    'Il numero di giorni deve essere un numero intero da 1 a {max}.',
  'The number of passphrases must be a whole number from 1 to {maxPassphrases}.':
    'Il numero di passphrase deve essere un numero intero da 1 a {maxPassphrases}.',
  'The number of passwords must be a whole number from 1 to {maxPasswords}.':
    'Il numero di password deve essere un numero intero da 1 a {maxPasswords}.',
  'The number of words must be a whole number from {min} to {max}.':
    'Il numero di parole deve essere un numero intero da {min} a {max}.',
  'The one of the text that it replaces. Where that font lacks a letter, the whole new text is set in one that looks like it, and you are told, as you are when it does not fit.':
    'Quello del testo che sostituisce. Dove a quel carattere manca una lettera, tutto il nuovo testo viene composto con uno che gli somiglia, e ti viene segnalato, come quando il testo non ci sta.',
  'The only file of the archive has no name and was called after the archive.':
    'L’unico file dell’archivio non ha un nome e ha preso quello dell’archivio.',
  'The operator of this site has removed it.': 'Il gestore di questo sito lo ha rimosso.',
  'The operator of this site has stopped it.': 'Il gestore di questo sito lo ha fermato.',
  'The operator of this site will look at this link.': 'Il gestore di questo sito esaminerà questo link.',
  'The option addDigit must be true or false.': 'L’opzione addDigit deve essere true o false.',
  'The option allowSigned must be true or false.': 'L’opzione allowSigned deve essere true o false.',
  'The option capitalise must be true or false.': 'L’opzione capitalise deve essere true o false.',
  'The option excludeLookAlikes must be true or false.': 'L’opzione excludeLookAlikes deve essere true o false.',
  'The option {name} must be true or false.': 'L’opzione {name} deve essere true o false.',
  'The options of a step are too long.': 'Le opzioni di un passo sono troppo lunghe.',
  'The original is marked as PDF/A, for archives. Check the copy before you archive it.':
    'L’originale è contrassegnato come PDF/A, per archivi. Controlla la copia prima di archiviarla.',
  'The original was damaged. This copy has what could be recovered: please check it.':
    'L’originale era danneggiato. Questa copia contiene ciò che si è potuto recuperare: controllala.',
  'The original was locked or protected; this copy is not.':
    'L’originale era bloccato o protetto; questa copia non lo è.',
  'The page': 'La pagina',
  'The page as it will be scanned': 'La pagina come verrà scansionata',
  'The page cannot be cut out along these edges: a corner lies outside of the image.':
    'La pagina non si può ritagliare lungo questi bordi: un angolo è fuori dall’immagine.',
  'The page cannot be cut out along these edges: four corners are needed, each with x and y as numbers.':
    'La pagina non si può ritagliare lungo questi bordi: servono quattro angoli, ognuno con x e y come numeri.',
  'The page cannot be cut out along these edges: its sides cross each other.':
    'La pagina non si può ritagliare lungo questi bordi: i lati si incrociano.',
  'The page cannot be cut out along these edges: one of its corners points inwards.':
    'La pagina non si può ritagliare lungo questi bordi: uno degli angoli punta verso l’interno.',
  'The page cannot be cut out along these edges: there is nothing between its corners.':
    'La pagina non si può ritagliare lungo questi bordi: non c’è nulla tra gli angoli.',
  'The page draws the image exactly as you will download it and reads it with ZXing, the engine of many scanner apps, then again at half the size and out of focus, as a phone sees it from afar. The text must match exactly. A code that fails cannot be downloaded, and the page says which change makes it scan.':
    'La pagina disegna l’immagine esattamente come la scaricherai e la legge con ZXing, il motore di molte app di scansione, poi di nuovo a metà dimensione e fuori fuoco, come la vede un telefono da lontano. Il testo deve corrispondere esattamente. Un codice che non supera la prova non può essere scaricato, e la pagina indica quale modifica lo rende leggibile.',
  'The page is in your list, with its text.': 'La pagina è nel tuo elenco, con il suo testo.',
  'The page is in your list. No text was found on it.':
    'La pagina è nel tuo elenco. Non vi è stato trovato alcun testo.',
  'The page list is empty.': 'L’elenco delle pagine è vuoto.',
  'The page list is longer than {maxListLength} characters. Please use ranges, such as 1-500.':
    'L’elenco delle pagine supera {maxListLength} caratteri. Usa intervalli, come 1-500.',
  'The page must be a number.': 'La pagina deve essere un numero.',
  'The page must be a path of this site.': 'La pagina deve essere un percorso di questo sito.',
  'The page must be a whole number.': 'La pagina deve essere un numero intero.',
  'The page must be one of this site, such as /help.': 'La pagina deve essere una di questo sito, come /help.',
  'The page must be text.': 'La pagina deve essere un testo.',
  'The page of {title}': 'La pagina di {title}',
  'The page says so above the button, before anything is sent: a provider that the operator of this site has chosen, or Apertium on the site itself, which works by rules and makes a draft. You can always choose Apertium where it knows both languages.':
    'La pagina lo indica sopra il pulsante, prima che venga inviato qualcosa: un fornitore scelto dal gestore di questo sito, oppure Apertium sul sito stesso, che lavora con regole e produce una bozza. Puoi sempre scegliere Apertium dove conosce entrambe le lingue.',
  'The pages cannot be shown here. Please download the file to look at it.':
    'Le pagine non possono essere mostrate qui. Scarica il file per guardarlo.',
  'The pages of this TIFF differ in size or are stored rotated, so it cannot be saved as one file. Please save its pages one by one.':
    'Le pagine di questo TIFF hanno dimensioni diverse o sono salvate ruotate, quindi non si può salvare come un unico file. Salva le sue pagine una per una.',
  'The pages of this TIFF differ in size or are stored rotated; the images are unchanged.':
    'Le pagine di questo TIFF hanno dimensioni diverse o sono salvate ruotate; le immagini sono invariate.',
  'The pages were not audited yet.': 'Le pagine non sono ancora state verificate.',
  'The pages were not audited yet. “Audit the pages” reads all of them.':
    'Le pagine non sono ancora state verificate. “Verifica le pagine” le legge tutte.',
  'The part to keep must be given in numbers from 0 to 1 and lie inside the image.':
    'La parte da mantenere deve essere data in numeri da 0 a 1 e trovarsi all’interno dell’immagine.',
  'The part to show must be given in whole pixels of the photo.':
    'La parte da mostrare deve essere data in pixel interi della foto.',
  'The part to show must lie inside the photo, which has {width} × {height} pixels. Please choose another part.':
    'La parte da mostrare deve trovarsi all’interno della foto, che ha {width} × {height} pixel. Scegli un’altra parte.',
  'The passkey could not be added. Please try again.': 'Non è stato possibile aggiungere la passkey. Riprova.',
  'The password has too many characters.': 'La password ha troppi caratteri.',
  'The password is too long.': 'La password è troppo lunga.',
  'The password is wrong. Please try again.': 'La password è sbagliata. Riprova.',
  'The password must be text.': 'La password deve essere un testo.',
  'The password must have at least {min, plural, one {# character} other {# characters}}.':
    'La password deve avere almeno {min, plural, one {# carattere} other {# caratteri}}.',
  'The password must have at most {max, plural, one {# character} other {# characters}}.':
    'La password deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'The password must not be your name or email address. Please choose another one.':
    'La password non deve essere il tuo nome o indirizzo email. Scegline un’altra.',
  'The path "{path}" begins at the root of a disk. Please send paths like photos/2024/a.jpg.':
    'Il percorso “{path}” comincia dalla radice di un disco. Invia percorsi come photos/2024/a.jpg.',
  'The path "{path}" contains control characters. Please send paths like photos/2024/a.jpg.':
    'Il percorso “{path}” contiene caratteri di controllo. Invia percorsi come photos/2024/a.jpg.',
  'The path "{path}" is empty. Please send paths like photos/2024/a.jpg.':
    'Il percorso “{path}” è vuoto. Invia percorsi come photos/2024/a.jpg.',
  'The path "{path}" is too long. Please send paths like photos/2024/a.jpg.':
    'Il percorso “{path}” è troppo lungo. Invia percorsi come photos/2024/a.jpg.',
  'The path "{path}" leads out of its folder. Please send paths like photos/2024/a.jpg.':
    'Il percorso “{path}” porta fuori dalla sua cartella. Invia percorsi come photos/2024/a.jpg.',
  'The path "{path}" names a drive. Please send paths like photos/2024/a.jpg.':
    'Il percorso “{path}” indica un’unità. Invia percorsi come photos/2024/a.jpg.',
  'The path is too long.': 'Il percorso è troppo lungo.',
  'The path must be text.': 'Il percorso deve essere un testo.',
  'The path must begin with /.': 'Il percorso deve cominciare con /.',
  'The payment cannot begin': 'Il pagamento non può iniziare',
  'The payment form could not be loaded.': 'Impossibile caricare il modulo di pagamento.',
  'The payment form could not be loaded. Check your connection, or whether an extension blocks it, and reload.':
    'Impossibile caricare il modulo di pagamento. Controlla la connessione, o se un’estensione lo blocca, e ricarica.',
  'The payment has more than {maxBytes} bytes, the limit of the standard. Please shorten the message.':
    'Il pagamento ha più di {maxBytes} byte, il limite dello standard. Accorcia il messaggio.',
  'The payment provider did not answer, so nothing was changed. Please try again in a minute.':
    'Il fornitore di pagamenti non ha risposto, quindi nulla è cambiato. Riprova tra un minuto.',
  'The payment was declined: {reason} Please use another card and try again.':
    'Il pagamento è stato rifiutato: {reason} Usa un’altra carta e riprova.',
  'The payment was not accepted. Try another card.': 'Il pagamento non è stato accettato. Prova un’altra carta.',
  'The phone is disconnected. The scanned pages stay in your list.':
    'Il telefono è disconnesso. Le pagine scansionate restano nel tuo elenco.',
  'The phones on your network have sent as many pages as fit. Please disconnect those that are done, or try again in an hour.':
    'I telefoni sulla tua rete hanno inviato tutte le pagine che ci stanno. Disconnetti quelli che hanno finito, o riprova tra un’ora.',
  'The photo has 16 bits per colour channel, the result 8.': 'La foto ha 16 bit per canale di colore, il risultato 8.',
  'The photo has {original}, so a copy of {sent} was sent. The original stays on your device.':
    'La foto ha {original}, quindi ne è stata inviata una copia di {sent}. L’originale resta sul tuo dispositivo.',
  'The photo shown takes {time}, longer while the server is busy.':
    'La foto mostrata richiede {time}, di più quando il server è occupato.',
  "The picture's address": 'L’indirizzo dell’immagine',
  "The picture's address must begin with https://.": 'L’indirizzo dell’immagine deve cominciare con https://.',
  "The plan must be 'monthly' or 'annual'.": 'Il piano deve essere “monthly” o “annual”.',
  "The plan must be 'pro', 'monthly' or 'annual'.": 'Il piano deve essere “pro”, “monthly” o “annual”.',
  'The platform': 'La piattaforma',
  'The position must be one of {adPositions}.': 'La posizione deve essere una tra {adPositions}.',
  'The post is being sent': 'L’articolo è in invio',
  'The preview could not be made.': 'Impossibile creare l’anteprima.',
  'The preview could not be made. Please remove the background again.':
    'Impossibile creare l’anteprima. Rimuovi di nuovo lo sfondo.',
  'The preview is in the frame. Zoom in to fill the view.':
    'L’anteprima è nella cornice. Ingrandisci per riempire la vista.',
  'The principal leads; a principle is a rule.': '“Principal” è chi dirige; “principle” è una regola.',
  'The program that handles this kind of file stopped unexpectedly. Please try again, or try another file.':
    'Il programma che gestisce questo tipo di file si è fermato inaspettatamente. Riprova, o prova un altro file.',
  'The program that recognises text, tesseract-ocr, is not installed on this server.':
    'Il programma che riconosce il testo, tesseract-ocr, non è installato su questo server.',
  'The quick brown fox jumps over the lazy dog, in sixteen pixels.':
    'Quel vituperabile xenofobo zelante assaggia il whisky ed esclama: alleluja, in sedici pixel.',
  'The quiet zone must be a whole number of modules from {min} to {max}.':
    'La zona di rispetto deve essere un numero intero di moduli da {min} a {max}.',
  'The quotation mark that opens in line {line} of the CSV file is never closed. Please close it and try again.':
    'Le virgolette che si aprono alla riga {line} del file CSV non vengono mai chiuse. Chiudile e riprova.',
  "The range '{part}' runs backwards. Please write {to}-{from}.":
    'L’intervallo “{part}” va all’indietro. Scrivi {to}-{from}.',
  'The range must be week, month, quarter or year.': 'Il periodo deve essere week, month, quarter o year.',
  'The reader for {kind} files could not be loaded. Please check your connection and open the file again.':
    'Impossibile caricare il lettore per i file {kind}. Controlla la connessione e apri di nuovo il file.',
  "The record of a deletion does not hold the file's name.":
    'La registrazione di un’eliminazione non contiene il nome del file.',
  'The redirect must be 301 or 302.': 'Il reindirizzamento deve essere 301 o 302.',
  'The referrer': 'Il referrer',
  'The report goes to {addresses} every day at 8:00 UTC.': 'Il report va a {addresses} ogni giorno alle 8:00 UTC.',
  'The report is on its way.': 'Il report è in arrivo.',
  'The reports and the warning are gone': 'Le segnalazioni e l’avviso sono stati tolti',
  'The request could not be read. Please check its format and try again.':
    'Non è stato possibile leggere la richiesta. Controllane il formato e riprova.',
  'The request could not be understood.': 'Non è stato possibile comprendere la richiesta.',
  'The request did not arrive in time. Please check your connection and try again.':
    'La richiesta non è arrivata in tempo. Controlla la connessione e riprova.',
  'The request is too large: this call takes up to {bytes}. Please send less at a time.':
    'La richiesta è troppo grande: questa chiamata accetta al massimo {bytes}. Invia meno alla volta.',
  'The request names no host. Please send the header Host.':
    'La richiesta non indica un host. Invia l’intestazione Host.',
  'The result': 'Il risultato',
  'The result is not here any more: results are deleted after a day, or when you delete them. Try again.':
    'Il risultato non c’è più: i risultati vengono eliminati dopo un giorno, o quando li elimini tu. Riprova.',
  'The result is {times} times as large as the source, because PDF cannot hold {format} images, which are packed more tightly than JPEG and PNG.':
    'Il risultato è {times} volte più grande dell’originale, perché PDF non può contenere immagini {format}, che sono compresse più di JPEG e PNG.',
  'The result is {times} times as large as the source, because the source is so small that the recognised words weigh more than a fifth of it ({growth}).':
    'Il risultato è {times} volte più grande dell’originale, perché l’originale è così piccolo che le parole riconosciute pesano più di un quinto di esso ({growth}).',
  'The result must have at least one page.': 'Il risultato deve avere almeno una pagina.',
  'The result was deleted: results are kept for 24 hours.':
    'Il risultato è stato eliminato: i risultati si conservano per 24 ore.',
  'The result would be {width} x {height} pixels in {frames, plural, one {# frame} other {# frames}}. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.':
    'Il risultato sarebbe di {width} x {height} pixel in {frames, plural, one {# fotogramma} other {# fotogrammi}}. Il limite è di {maxSide} pixel per lato e 100 megapixel in tutto. Scegli una dimensione più piccola.',
  'The result would be {width} x {height} pixels. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.':
    'Il risultato sarebbe di {width} x {height} pixel. Il limite è di {maxSide} pixel per lato e 100 megapixel in tutto. Scegli una dimensione più piccola.',
  'The result would have {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please enlarge the photo less.':
    'Il risultato avrebbe {width} × {height} pixel ({megapixels} megapixel). Il limite è di {maxMegapixels} megapixel; ingrandisci meno la foto.',
  "The result's format; 'keep' is the photo's own.": 'Il formato del risultato; “keep” è quello della foto.',
  "The result's format; 'keep' is the source's own (HEIC becomes JPEG).":
    'Il formato del risultato; “keep” è quello dell’originale (HEIC diventa JPEG).',
  'The results take {bytes} together, and {max} is the most that one call may make. Please send fewer or smaller files at a time.':
    'I risultati occupano insieme {bytes}, e {max} è il massimo che una chiamata può produrre. Invia meno file, o file più piccoli, alla volta.',
  'The rules for using this site: what you may do, and what we promise and do not.':
    'Le regole per usare questo sito: che cosa puoi fare, e che cosa promettiamo e che cosa no.',
  'The rules to leave out must be a list of up to 500 names.':
    'Le regole da escludere devono essere un elenco di al massimo 500 nomi.',
  'The same PDF, smaller': 'Lo stesso PDF, più leggero',
  'The same as Pro Monthly, paid once a year.': 'Lo stesso di Pro mensile, pagato una volta all’anno.',
  'The same part is taken from every image.': 'Da ogni immagine viene presa la stessa parte.',
  'The scanner opens on the phone, and the pages you scan appear here. The code is for one phone and works for 15 minutes.':
    'Lo scanner si apre sul telefono, e le pagine che scansioni compaiono qui. Il codice è per un solo telefono e vale 15 minuti.',
  'The search could not be loaded. Check your connection, then type again.':
    'Impossibile caricare la ricerca. Controlla la connessione, poi digita di nuovo.',
  'The search volume': 'Il volume di ricerca',
  'The sentence does not say who does it. The active voice would.':
    'La frase non dice chi compie l’azione. La forma attiva lo direbbe.',
  'The sentence says the same without it.': 'La frase dice lo stesso anche senza.',
  'The separator must be a hyphen, space, full stop, comma, underscore or nothing.':
    'Il separatore deve essere un trattino, uno spazio, un punto, una virgola, un trattino basso o niente.',
  'The server could not be reached. The files will be deleted when they expire.':
    'Impossibile raggiungere il server. I file verranno eliminati alla loro scadenza.',
  'The server could not do this (status {status}). Try again in a moment.':
    'Il server non è riuscito a farlo (stato {status}). Riprova tra un momento.',
  'The server counts how many files and jobs it worked on, and notes failures so that they can be repaired. File names, file contents and the addresses of pages you opened are not in these notes.':
    'Il server conta su quanti file e lavori ha lavorato, e annota gli errori perché si possano riparare. Nomi di file, contenuti di file e indirizzi delle pagine che hai aperto non sono in queste annotazioni.',
  'The server has deleted this PDF. Your changes are still here: please choose the PDF again.':
    'Il server ha eliminato questo PDF. Le tue modifiche sono ancora qui: scegli di nuovo il PDF.',
  'The server is busy right now. Please try again in a minute.':
    'Al momento il server è occupato. Riprova tra un minuto.',
  'The server is restarting. Please try again in a minute.': 'Il server si sta riavviando. Riprova tra un minuto.',
  'The severity must be one of {severities}.': 'La gravità deve essere una tra {severities}.',
  'The site': 'Il sito',
  'The size must be a whole number of bytes from 20 KB up.':
    'La dimensione deve essere un numero intero di byte, da 20 KB in su.',
  'The smallest images, for the web.': 'Le immagini più leggere, per il web.',
  'The source': 'La fonte',
  'The source has 16 bits per colour channel, the result 8. TIFF keeps them, and PNG at quality 100.':
    'L’originale ha 16 bit per canale di colore, il risultato 8. TIFF li mantiene, e così PNG con qualità 100.',
  'The source is open, under the MIT licence. Run it yourself, read it, change it, take your data with you.':
    'Il codice sorgente è aperto, con licenza MIT. Avvialo tu, leggilo, modificalo, porta con te i tuoi dati.',
  'The space belongs after the comma.': 'Lo spazio va dopo la virgola.',
  'The split method must be pages, range, every, odd-even, single, bookmarks or size.':
    'Il metodo di divisione deve essere pages, range, every, odd-even, single, bookmarks o size.',
  'The standard for payments requires {fixedLevel}.': 'Lo standard per i pagamenti richiede {fixedLevel}.',
  'The state must be all, {jobStates}.': 'Lo stato deve essere all, {jobStates}.',
  'The state must be one of {listedStates}.': 'Lo stato deve essere uno tra {listedStates}.',
  'The state must be one of {states}.': 'Lo stato deve essere uno tra {states}.',
  'The state must be waiting, solved or closed.': 'Lo stato deve essere waiting, solved o closed.',
  'The state of the mailbox that people write to for support.':
    'Lo stato della casella di posta a cui si scrive per l’assistenza.',
  'The status must be pending or done.': 'Lo stato deve essere pending o done.',
  'The status must be pending, scheduled or active.': 'Lo stato deve essere pending, scheduled o active.',
  'The status must be pending, submitted or active.': 'Lo stato deve essere pending, submitted o active.',
  'The status must be planned, in-progress or done.': 'Lo stato deve essere planned, in-progress o done.',
  'The subject': 'Il soggetto',
  'The subject fills the whole photo, so nothing was removed.':
    'Il soggetto riempie tutta la foto, quindi non è stato rimosso nulla.',
  'The summary must be a list of lines.': 'Il riassunto deve essere un elenco di righe.',
  'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.':
    'La chat di assistenza si conserva in questo browser finché non la svuoti o non esci. Il server risponde in base a ciò che questo sito dice, e al tuo ultimo lavoro non riuscito, e dimentica la domanda; dove un fornitore di IA formula le risposte, la chat lo indica e ti permette di disattivarlo.',
  'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own plan, allowances and last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.':
    'La chat di assistenza si conserva in questo browser finché non la svuoti o non esci. Il server risponde in base a ciò che questo sito dice, e al tuo piano, alle tue quote e al tuo ultimo lavoro non riuscito, e dimentica la domanda; dove un fornitore di IA formula le risposte, la chat lo indica e ti permette di disattivarlo.',
  'The support mailbox cannot be read.': 'La casella di posta dell’assistenza non può essere letta.',
  'The target': 'La destinazione',
  'The task must be grammar, clarity, tone, concise or expand.':
    'Il compito deve essere grammar, clarity, tone, concise o expand.',
  'The team': 'Il team',
  'The template': 'Il modello',
  'The term': 'Il termine',
  'The test email of {sent} arrived {minutes, plural, one {# minute} other {# minutes}} later.':
    'L’email di prova del {sent} è arrivata {minutes, plural, one {# minuto} other {# minuti}} dopo.',
  'The test email of {sent} arrived {seconds} s later.': 'L’email di prova del {sent} è arrivata {seconds} s dopo.',
  'The test email of {sent} has not arrived yet.': 'L’email di prova del {sent} non è ancora arrivata.',
  'The text': 'Il testo',
  'The text appears page by page, to be edited and searched.':
    'Il testo appare pagina per pagina, da modificare e in cui cercare.',
  'The text can have up to 10,000 characters. Please shorten it, or improve it part by part.':
    'Il testo può avere al massimo 10.000 caratteri. Accorcialo, o miglioralo parte per parte.',
  'The text can have up to {maxCharacters} characters. Please shorten it, or improve it part by part.':
    'Il testo può avere al massimo {maxCharacters} caratteri. Accorcialo, o miglioralo parte per parte.',
  'The text cannot be shown here. Please download the file to look at it.':
    'Il testo non può essere mostrato qui. Scarica il file per guardarlo.',
  'The text in this file is longer than {maxBytes}. Please split the document and count the parts.':
    'Il testo di questo file supera {maxBytes}. Dividi il documento e conta le parti.',
  'The text is empty.': 'Il testo è vuoto.',
  'The text is longer than its box, which shows only its start.':
    'Il testo è più lungo del suo riquadro, che ne mostra solo l’inizio.',
  'The text is no longer on the server. Please summarize again.': 'Il testo non è più sul server. Riassumi di nuovo.',
  'The text is that of the PDF. Please make some edits before saving.':
    'Il testo è quello del PDF. Fai qualche modifica prima di salvare.',
  'The text is too short or its language was not recognised; the Flesch formulas are for English only.':
    'Il testo è troppo breve o la sua lingua non è stata riconosciuta; le formule di Flesch valgono solo per l’inglese.',
  'The text may have up to {max, plural, one {# character} other {# characters}}. Send the pages that change instead.':
    'Il testo può avere al massimo {max, plural, one {# carattere} other {# caratteri}}. Invia invece le pagine che cambiano.',
  'The text of an email': 'Il testo di un’email',
  'The text of scans was not recognised: {whyNot}': 'Il testo delle scansioni non è stato riconosciuto: {whyNot}',
  'The text of this scan was not recognised, because the program for it is not installed on this server.':
    'Il testo di questa scansione non è stato riconosciuto, perché il programma necessario non è installato su questo server.',
  'The text of this scan was not recognised: {message}':
    'Il testo di questa scansione non è stato riconosciuto: {message}',
  'The text of {kind} files cannot be read here. Please save the document as DOCX or TXT and try again.':
    'Il testo dei file {kind} non può essere letto qui. Salva il documento come DOCX o TXT e riprova.',
  'The text under this box is “{there}”, not “{given}”.': 'Il testo sotto questo riquadro è “{there}”, non “{given}”.',
  'The time must be a date and time, such as 2027-01-31T12:00:00Z.':
    'Il momento deve essere una data e ora, come 2027-01-31T12:00:00Z.',
  'The timestamp must be a time in ISO format, such as 2026-01-31T12:00:00.000Z.':
    'Il timestamp deve essere un momento in formato ISO, come 2026-01-31T12:00:00.000Z.',
  'The title': 'Il titolo',
  'The title must be text.': 'Il titolo deve essere un testo.',
  'The title must have at most {max, plural, one {# character} other {# characters}}.':
    'Il titolo deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'The title needs at least 3 characters.': 'Il titolo deve avere almeno 3 caratteri.',
  'The token is missing.': 'Manca il token.',
  'The tone must be formal, friendly or neutral.': 'Il tono deve essere formal, friendly o neutral.',
  'The tools are made with care and tested, and they say when something could not be done. Even so they are provided as they are: check results that matter to you before you rely on them. As far as the law allows, we are not liable for losses that come from using the site or from not being able to use it.':
    'Gli strumenti sono fatti con cura e testati, e dicono quando qualcosa non si è potuto fare. Nondimeno vengono forniti così come sono: controlla i risultati che per te contano prima di farvi affidamento. Nei limiti consentiti dalla legge, non siamo responsabili per perdite derivanti dall’uso del sito o dall’impossibilità di usarlo.',
  'The tools that work without a network.': 'Gli strumenti che funzionano senza rete.',
  'The topic must be one of {topics}.': 'L’argomento deve essere uno tra {topics}.',
  'The translator passes your text to': 'Il traduttore passa il tuo testo a',
  'The two may be from different people, who would read each other. Please answer each of them.':
    'Le due possono essere di persone diverse, che si leggerebbero a vicenda. Rispondi a ognuna di esse.',
  'The upload': 'Il caricamento',
  'The upload does not say what it is for. Please send in Upload-Metadata the file name (filename), the path of a call with files (call) and its file field (field), as listed at /api/docs.':
    'Il caricamento non dice a che cosa serve. Invia in Upload-Metadata il nome del file (filename), il percorso di una chiamata con file (call) e il suo campo file (field), come elencato in /api/docs.',
  'The upload is being written to.': 'Il caricamento è in fase di scrittura.',
  'The upload is not there any more.': 'Il caricamento non c’è più.',
  'The upload stopped, or is too slow to go on. Please check your connection and try again.':
    'Il caricamento si è fermato, o è troppo lento per continuare. Controlla la connessione e riprova.',
  'The upload was cut off or is not valid form data. Please try again.':
    'Il caricamento è stato interrotto o non contiene dati di modulo validi. Riprova.',
  'The verb does not agree with its subject.': 'Il verbo non concorda con il soggetto.',
  'The verb says it without a noun.': 'Il verbo lo dice senza un nome.',
  'The visit limit is too large.': 'Il limite di visite è troppo grande.',
  'The visit limit must be a number.': 'Il limite di visite deve essere un numero.',
  'The visit limit must be a whole number.': 'Il limite di visite deve essere un numero intero.',
  'The visit limit must be at least 1.': 'Il limite di visite deve essere almeno 1.',
  'The website allows 100 tries an hour.': 'Il sito web consente 100 tentativi all’ora.',
  'The whole image, as large as the size allows.': 'L’immagine intera, grande quanto la dimensione permette.',
  'The whole photo is being enhanced.': 'Viene migliorata la foto intera.',
  'The whole photo takes {time}, longer while the server is busy.':
    'La foto intera richiede {time}, di più quando il server è occupato.',
  'The word list could not be loaded. Check your connection and press Generate again.':
    'Impossibile caricare l’elenco di parole. Controlla la connessione e premi di nuovo Genera.',
  'The work was cancelled.': 'Il lavoro è stato annullato.',
  'The work was interrupted several times and has been stopped. Please try again; if it happens again, the file may be the cause.':
    'Il lavoro è stato interrotto più volte ed è stato fermato. Riprova; se succede ancora, la causa può essere il file.',
  'The {tool} does not take {type} files. The {other} does.':
    'Lo strumento {tool} non accetta file {type}. {other} sì.',
  'The {tool} does not take {type} files. The {other} turns them into {made} first.':
    'Lo strumento {tool} non accetta file {type}. {other} li trasforma prima in {made}.',
  'The {what} is on your clipboard.': 'Negli appunti: {what}.',
  'Their text is read and laid over their pages, so that it can be searched, selected and copied.':
    'Il loro testo viene letto e sovrapposto alle pagine, così si può cercare, selezionare e copiare.',
  'Then the page says that it is not in the document. Answers quote passages of your text and nothing else.':
    'Allora la pagina dice che non è nel documento. Le risposte citano passaggi del tuo testo e nient’altro.',
  'Then the pages are images of text, as scanners make them. Their text is recognised, which counts as one of your monthly scans however many pages there are, and the result names the pages.':
    'In tal caso le pagine sono immagini di testo, come quelle create dagli scanner. Il loro testo viene riconosciuto, il che conta come una delle tue scansioni mensili, qualunque sia il numero di pagine, e il risultato indica le pagine.',
  'There are more than 10,000 edits. Please save some of them first, then make the others in the saved PDF.':
    'Ci sono più di 10.000 modifiche. Salvane prima alcune, poi fai le altre nel PDF salvato.',
  'There are no short links on {domain} here. Please choose one of the domains of this site.':
    'Qui non ci sono link brevi su {domain}. Scegli uno dei domini di questo sito.',
  'There are no spelling rules for {language} here. They exist for {known}.':
    'Qui non ci sono regole ortografiche per {language}. Ci sono per {known}.',
  'There are no words to measure.': 'Non ci sono parole da misurare.',
  'There are too many open requests from your address. Please wait until some have finished and try again.':
    'Ci sono troppe richieste aperte dal tuo indirizzo. Attendi che alcune siano terminate e riprova.',
  'There are {files} files but {given} modification times. Please send one for each file.':
    'Ci sono {files} file ma {given} date di modifica. Inviane una per ogni file.',
  'There are {files} files but {given} paths. Please send one for each file.':
    'Ci sono {files} file ma {given} percorsi. Inviane uno per ogni file.',
  'There are {files} files but {given} sources. Please send one for each file, or none.':
    'Ci sono {files} file ma {given} fonti. Inviane una per ogni file, o nessuna.',
  'There are {images} images but {given} rotations. Please send one for each image, or none.':
    'Ci sono {images} immagini ma {given} rotazioni. Inviane una per ogni immagine, o nessuna.',
  'There are {images} images but {given} texts. Please send one for each image, or none.':
    'Ci sono {images} immagini ma {given} testi. Inviane uno per ogni immagine, o nessuno.',
  'There are {max, plural, one {# template} other {# templates}} already. Please delete one first.':
    'Ci sono già {max, plural, one {# modello} other {# modelli}}. Eliminane prima uno.',
  'There can be up to {max, plural, one {# article} other {# articles}}. Please delete one first.':
    'Ci possono essere al massimo {max, plural, one {# articolo} other {# articoli}}. Eliminane prima uno.',
  'There is an account with this email address already. Please sign in, or use another address.':
    'Esiste già un account con questo indirizzo email. Accedi, o usa un altro indirizzo.',
  'There is no account with the address {email}.': 'Non esiste un account con l’indirizzo {email}.',
  'There is no address in the column url.': 'Nella colonna url non c’è un indirizzo.',
  'There is no annotation {index} on this page: it has {count}, counted from 0.':
    'In questa pagina non c’è l’annotazione {index}: ne ha {count}, contate da 0.',
  'There is no camera here. Please choose an image instead.': 'Qui non c’è una fotocamera. Scegli invece un’immagine.',
  'There is no conversation with this number.': 'Non esiste una conversazione con questo numero.',
  'There is no entry {index} in this archive. Please list it again and choose from that list.':
    'In questo archivio non c’è la voce {index}. Elenca di nuovo il contenuto e scegli da quell’elenco.',
  "There is no field '{field}' here.": 'Qui non c’è un campo “{field}”.',
  "There is no file field called '{field}' here. Please send the file as '{expected}'.":
    'Qui non c’è un campo file chiamato “{field}”. Invia il file come “{expected}”.',
  'There is no file {file}: files are numbered from 0 to {last}.':
    'Non esiste un file {file}: i file sono numerati da 0 a {last}.',
  'There is no font here for {characters} and {more} more: what is missing is shown as empty boxes.':
    'Qui non c’è un carattere tipografico per {characters} e altri {more}: ciò che manca appare come riquadri vuoti.',
  'There is no font here for {characters}: what is missing is shown as empty boxes.':
    'Qui non c’è un carattere tipografico per {characters}: ciò che manca appare come riquadri vuoti.',
  'There is no inserted file {file}: {files, plural, one {one was} other {# were}} sent, counted from 0.':
    'Non esiste un file inserito {file}: {files, plural, one {ne è stato inviato uno} other {ne sono stati inviati #}}, contati da 0.',
  'There is no mail server named {host}, or it cannot be found now.':
    'Non esiste un server di posta chiamato {host}, o al momento non si trova.',
  "There is no operation called '{name}'.": 'Non esiste un’operazione chiamata “{name}”.',
  'There is no page at this address.': 'A questo indirizzo non c’è nessuna pagina.',
  'There is no page {page}.': 'Non c’è nessuna pagina {page}.',
  'There is no page {page}: this PDF has one page.': 'Non c’è nessuna pagina {page}: questo PDF ha una sola pagina.',
  'There is no page {page}: this PDF has {pages} pages.':
    'Non c’è nessuna pagina {page}: questo PDF ha {pages} pagine.',
  'There is no picture {picture}: pictures are counted from 0.':
    'Non c’è nessuna immagine {picture}: le immagini si contano da 0.',
  'There is no placeholder {{given}}. Use {name}, {n}, {ext} or {date}.':
    'Non esiste un segnaposto {{given}}. Usa {name}, {n}, {ext} o {date}.',
  'There is no preview': 'Non c’è anteprima',
  'There is no report by email: this site sends none (SMTP_URL is not set).':
    'Non c’è un report per email: questo sito non ne invia (SMTP_URL non è impostato).',
  'There is no room for {left} of them: a glossary has up to {most}.':
    'Per {left} di essi non c’è posto: un glossario può averne al massimo {most}.',
  'There is no running subscription to change. You can subscribe on the pricing page.':
    'Non c’è un abbonamento in corso da cambiare. Puoi abbonarti nella pagina dei prezzi.',
  'There is no sentence in this text. Please use one with words in it.':
    'In questo testo non c’è nessuna frase. Usane uno che contenga parole.',
  'There is no such answer to rate.': 'Non c’è una risposta del genere da valutare.',
  'There is no such answer.': 'Questa risposta non esiste.',
  'There is no such article.': 'Questo articolo non esiste.',
  'There is no such attachment. It is deleted with its conversation; the email may still be in the mailbox.':
    'Questo allegato non esiste. Viene eliminato con la sua conversazione; l’email può essere ancora nella casella di posta.',
  'There is no such call. All calls are listed at /api/docs.':
    'Questa chiamata non esiste. Tutte le chiamate sono elencate in /api/docs.',
  'There is no such font. Pages are drawn with another one.':
    'Questo carattere non esiste. Le pagine vengono disegnate con un altro.',
  'There is no such link': 'Questo link non esiste',
  'There is no such link among yours. It may have been deleted.':
    'Tra i tuoi non c’è questo link. Potrebbe essere stato eliminato.',
  'There is no such position. Please reload the page.': 'Questa posizione non esiste. Ricarica la pagina.',
  'There is no such post. Please reload the page.': 'Questo articolo non esiste. Ricarica la pagina.',
  'There is no such task. Choose one of {marketingTasks}.':
    'Questa attività non esiste. Scegline una tra {marketingTasks}.',
  'There is no such ticket, or this link does not open it. Please use the link of its confirmation, or sign in with the account that wrote it.':
    'Questo ticket non esiste, o questo link non lo apre. Usa il link della sua conferma, o accedi con l’account che lo ha scritto.',
  'There is no suitable camera here. Please choose an image instead.':
    'Qui non c’è una fotocamera adatta. Scegli invece un’immagine.',
  'There is no text on these pages.': 'In queste pagine non c’è testo.',
  'There is no text under this box.': 'Sotto questo riquadro non c’è testo.',
  'There is nothing at this address but short links.': 'A questo indirizzo ci sono solo link brevi.',
  'There is nothing to extract: no file was chosen, or there are only folders and links.':
    'Non c’è nulla da estrarre: non è stato scelto nessun file, o ci sono solo cartelle e link.',
  'There is nothing to manage yet: you have not subscribed on this site.':
    'Non c’è ancora nulla da gestire: non ti sei abbonato su questo sito.',
  'There were too many attempts. Please wait {wait} and try again.':
    'Ci sono stati troppi tentativi. Attendi {wait} e riprova.',
  'There were too many wrong passwords for this account. Please sign in on a device you have used before or with a passkey, choose a new password with "Forgot password?", or wait {wait} and try again.':
    'Ci sono state troppe password sbagliate per questo account. Accedi da un dispositivo che hai già usato o con una passkey, scegli una nuova password con “Password dimenticata?”, oppure attendi {wait} e riprova.',
  'There you can also ask for a new password. If it was not you, nothing happened and there is nothing to do.':
    'Lì puoi anche chiedere una nuova password. Se non sei stato tu, non è successo nulla e non c’è nulla da fare.',
  'These also work without an AI provider, by rules, dictionaries and a choice of sentences on the site itself. Each page says who does the work before anything is sent.':
    'Questi funzionano anche senza un fornitore di IA, con regole, dizionari e una scelta di frasi sul sito stesso. Ogni pagina indica chi fa il lavoro prima che venga inviato qualcosa.',
  'These are filled in: {fields}.': 'Questi vengono compilati: {fields}.',
  'These are more edits than can be saved at once. Please delete some of them, save, and make those in the saved PDF.':
    'Sono più modifiche di quante se ne possano salvare in una volta. Eliminane alcune, salva e rifalle nel PDF salvato.',
  'These are not the latest: {error}': 'Queste non sono le più recenti: {error}',
  'These are {pages} pages. Up to {maxPages} can be converted to a document at once; please choose fewer.':
    'Queste sono {pages} pagine. Se ne possono convertire in un documento fino a {maxPages} alla volta; scegline di meno.',
  'These become part of the address it leads to.': 'Questi valori diventano parte dell’indirizzo a cui porta.',
  'These characters cannot be set: {characters} and {more} more.':
    'Questi caratteri non si possono comporre: {characters} e altri {more}.',
  'These characters cannot be set: {characters}.': 'Questi caratteri non si possono comporre: {characters}.',
  'These documents have no format in common. Please remove some: texts, spreadsheets and slides all become PDF, and a PDF becomes any kind of text.':
    'Questi documenti non hanno formati in comune. Rimuovine alcuni: testi, fogli di calcolo e presentazioni diventano tutti PDF, e un PDF diventa ogni tipo di testo.',
  'These dots do not read well here. Please try another shape, such as squares.':
    'Questi punti qui non si leggono bene. Prova un’altra forma, come i quadrati.',
  'These numbers are no longer up to date: {message}': 'Questi numeri non sono più aggiornati: {message}',
  'These pages have more than {max, plural, one {# word} other {# words}}. Please make one file of the first pages and another of the rest.':
    'Queste pagine hanno più di {max, plural, one {# parola} other {# parole}}. Crea un file con le prime pagine e un altro con il resto.',
  'These pages have no text: they are empty or images of text.':
    'Queste pagine non hanno testo: sono vuote o immagini di testo.',
  'These positions are examples that come with Satchel. The operator of this site has not put up any of their own, but reads every application.':
    'Queste posizioni sono esempi forniti con Satchel. Il gestore di questo sito non ne ha pubblicate di proprie, ma legge ogni candidatura.',
  'These terms apply between you and whoever runs the site at {siteOrigin}. By using it you accept them. If you do not, please do not use it; Satchel is free software, and you can run a site of your own.':
    'Questi termini valgono tra te e chi gestisce il sito all’indirizzo {siteOrigin}. Usandolo li accetti. Se non li accetti, non usarlo; Satchel è software libero, e puoi gestire un sito tuo.',
  'These terms are kept as they are, or become what you write beside them. The glossary stays in this browser and goes along with each translation.':
    'Questi termini restano come sono, o diventano ciò che scrivi accanto. Il glossario resta in questo browser e accompagna ogni traduzione.',
  'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages or at most {maxDpi} DPI.':
    'Queste {pages} pagine diventerebbero {megapixels} megapixel. Il limite per operazione è {maxMegapixels}; scegli meno pagine o al massimo {maxDpi} DPI.',
  'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages.':
    'Queste {pages} pagine diventerebbero {megapixels} megapixel. Il limite per operazione è {maxMegapixels}; scegli meno pagine.',
  'They are deleted {fileLifetime} after they arrived, or at once when you press Delete. Nobody looks at them, and a ticket never carries one.':
    'Vengono eliminati {fileLifetime} dopo il loro arrivo, o subito quando premi Elimina. Nessuno li guarda, e un ticket non ne contiene mai uno.',
  'They are positions on the colour wheel. Complementary takes the opposite hue, triadic and tetradic three or four hues at equal distances, analogous the neighbours, split complementary both neighbours of the opposite, monochromatic one hue from dark to light. Derived colours are never darker than 10% or lighter than 90%, so that they stay useful.':
    'Sono posizioni sulla ruota dei colori. Complementare prende la tinta opposta, triadica e tetradica tre o quattro tinte a distanze uguali, analoga quelle vicine, complementare divisa le due vicine dell’opposta, monocromatica una sola tinta dallo scuro al chiaro. I colori derivati non sono mai più scuri del 10% né più chiari del 90%, così restano utilizzabili.',
  'They are removed, as they would lead nowhere. Links to web addresses stay.':
    'Vengono rimossi, perché non porterebbero da nessuna parte. I link a indirizzi web restano.',
  'They count the possibilities: every bit doubles them. The number on this page is exact, because every password that your settings allow is equally likely, and an attacker who knows the settings gains nothing. The strength badge is simpler: it counts points for length and kinds of characters, as sign-up forms do.':
    'Contano le possibilità: ogni bit le raddoppia. Il numero in questa pagina è esatto, perché ogni password permessa dalle tue impostazioni è ugualmente probabile, e un attaccante che conosce le impostazioni non ne ricava nulla. L’indicatore di sicurezza è più semplice: conta punti per lunghezza e tipi di caratteri, come fanno i moduli di registrazione.',
  'They have the right size for print, and the head at about the right height. Every country has rules of its own, so please check the result against them.':
    'Hanno la dimensione giusta per la stampa e la testa all’incirca all’altezza giusta. Ogni paese ha le sue regole, quindi confronta il risultato con esse.',
  'They stay in this page. Codes are made, checked and read by your browser, and your Wi-Fi password goes nowhere. Only the look you chose is remembered here. The page also works offline.':
    'Restano in questa pagina. I codici vengono creati, verificati e letti dal tuo browser, e la tua password Wi-Fi non va da nessuna parte. Qui si ricorda solo l’aspetto che hai scelto. La pagina funziona anche offline.',
  'Thinking…': 'Sto pensando…',
  'This API key is wrong or was revoked. Please use another one.':
    'Questa chiave API è sbagliata o è stata revocata. Usane un’altra.',
  'This API key may not make this call. It is for files, jobs and the tools of {categories}.':
    'Questa chiave API non può fare questa chiamata. È per file, lavori e gli strumenti di {categories}.',
  'This API key may not make this call. It is for tools, files and jobs.':
    'Questa chiave API non può fare questa chiamata. È per strumenti, file e lavori.',
  'This API key was revoked already.': 'Questa chiave API è già stata revocata.',
  'This EPUB has more than {max} of pages. Please send the chapters you need as a document of their own.':
    'Questo EPUB ha più di {max} di pagine. Invia i capitoli che ti servono come documento a sé.',
  'This EPUB has no chapters with text.': 'Questo EPUB non ha capitoli con testo.',
  'This IBAN has a typing mistake: its check digits do not match.':
    'Questo IBAN contiene un errore di battitura: le cifre di controllo non corrispondono.',
  'This PDF': 'Questo PDF',
  'This PDF consists of {objects} objects; up to {maxObjects} can be read. Please print it to a new PDF, and try that one.':
    'Questo PDF è composto da {objects} oggetti; se ne possono leggere fino a {maxObjects}. Stampalo in un nuovo PDF, e prova con quello.',
  'This PDF has a form: fill it in on its pages.': 'Questo PDF contiene un modulo: compilalo sulle sue pagine.',
  'This PDF has more than {max, plural, one {# character} other {# characters}} of text. Please split it, and edit its parts.':
    'Questo PDF ha più di {max, plural, one {# carattere} other {# caratteri}} di testo. Dividilo e modificane le parti.',
  'This PDF has more than {maxPages} pages, which is the limit.':
    'Questo PDF ha più di {maxPages} pagine, che è il limite.',
  'This PDF has no bookmarks on this level that lead to its pages. Please split it in another way.':
    'Questo PDF non ha segnalibri di questo livello che portino alle sue pagine. Dividilo in un altro modo.',
  'This PDF has no form fields.': 'Questo PDF non ha campi modulo.',
  'This PDF has no pages that can be read. It may be damaged; please export or download it again.':
    'Questo PDF non ha pagine leggibili. Potrebbe essere danneggiato; esportalo o scaricalo di nuovo.',
  'This PDF is damaged. The {name} may be able to repair it.':
    'Questo PDF è danneggiato. Lo strumento {name} potrebbe riuscire a ripararlo.',
  'This PDF is digitally signed, and compressing it breaks the signature. Keep the signed original; to compress a copy anyway, allow it in the settings.':
    'Questo PDF è firmato digitalmente, e comprimerlo invalida la firma. Conserva l’originale firmato; per comprimerne comunque una copia, consentilo nelle impostazioni.',
  'This PDF is encrypted. Please save it without protection and try again.':
    'Questo PDF è cifrato. Salvalo senza protezione e riprova.',
  'This PDF is larger than {maxMegabytes} MB, which is the limit here.':
    'Questo PDF supera i {maxMegabytes} MB, che qui è il limite.',
  'This PDF is locked': 'Questo PDF è bloccato',
  'This PDF is locked in a way that only the program that made it can open. Please save it without protection.':
    'Questo PDF è bloccato in un modo che solo il programma con cui è stato creato può aprire. Salvalo senza protezione.',
  'This PDF is locked with a password. Please enter the password to open it.':
    'Questo PDF è bloccato con una password. Inserisci la password per aprirlo.',
  'This PDF is protected with a password. Please save it without one, and try again.':
    'Questo PDF è protetto da una password. Salvalo senza, e riprova.',
  'This PDF is protected. You can edit it; the saved copy will not be protected.':
    'Questo PDF è protetto. Puoi modificarlo; la copia salvata non sarà protetta.',
  'This PDF is signed': 'Questo PDF è firmato',
  'This PDF is signed. Once it is edited, the signature is no longer valid.':
    'Questo PDF è firmato. Una volta modificato, la firma non è più valida.',
  'This PDF is signed. The edits are not part of what was signed, and programs will say so; the signed version is still inside.':
    'Questo PDF è firmato. Le modifiche non fanno parte di ciò che è stato firmato, e i programmi lo segnaleranno; la versione firmata è ancora all’interno.',
  'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside, unless you erase something.':
    'Questo PDF è firmato. Le tue modifiche non faranno parte di ciò che è stato firmato, e i programmi lo segnaleranno; la versione firmata resta all’interno, a meno che tu non cancelli qualcosa.',
  'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside.':
    'Questo PDF è firmato. Le tue modifiche non faranno parte di ciò che è stato firmato, e i programmi lo segnaleranno; la versione firmata resta all’interno.',
  'This PDF is tagged for screen readers. They skip added pictures, ticks and crosses and flattened fields, which are not in its tags.':
    'Questo PDF ha tag per gli screen reader. Questi saltano le immagini aggiunte, le spunte e le croci e i campi appiattiti, che non sono nei suoi tag.',
  'This PDF needs more memory than is available for one file. Please try a smaller or simpler one.':
    'Questo PDF richiede più memoria di quella disponibile per un file. Provane uno più piccolo o più semplice.',
  'This PDF was damaged and has been repaired as far as possible.':
    'Questo PDF era danneggiato ed è stato riparato per quanto possibile.',
  'This PDF was protected; the result is not.': 'Questo PDF era protetto; il risultato non lo è.',
  'This PDF was signed; the signature is no longer valid.': 'Questo PDF era firmato; la firma non è più valida.',
  'This QR code has expired. Please open a new one on your computer and scan it with your phone.':
    'Questo codice QR è scaduto. Aprine uno nuovo sul tuo computer e scansionalo con il telefono.',
  'This SVG is not accepted because it contains {found}. Please remove that, or export it again as a plain SVG with everything embedded.':
    'Questo SVG non viene accettato perché contiene {found}. Rimuovilo, o esportalo di nuovo come semplice SVG con tutto incorporato.',
  'This SVG repeats its parts so often that it cannot be drawn in time. Please export it with fewer copies, or as a PNG.':
    'Questo SVG ripete le sue parti così spesso che non si riesce a disegnarlo in tempo. Esportalo con meno copie, o come PNG.',
  'This address has a user name or password in it, which everybody would see. Please remove it.':
    'Questo indirizzo contiene un nome utente o una password, che tutti vedrebbero. Rimuovili.',
  'This address is in a private network, where others cannot reach it. Please enter a public one.':
    'Questo indirizzo è in una rete privata, dove altri non possono raggiungerlo. Inseriscine uno pubblico.',
  'This address is on this site itself. Please enter the address of another site.':
    'Questo indirizzo è su questo stesso sito. Inserisci l’indirizzo di un altro sito.',
  'This address is too long.': 'Questo indirizzo è troppo lungo.',
  'This address is too long: a short link leads to at most {max, plural, one {# character} other {# characters}}.':
    'Questo indirizzo è troppo lungo: un link breve può portare a un indirizzo di al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'This annotation is locked: its author does not want it changed.':
    'Questa annotazione è bloccata: il suo autore non vuole che venga modificata.',
  'This answer did not help': 'Questa risposta non è stata utile',
  'This answer helped': 'Questa risposta è stata utile',
  'This answer was written automatically. If it does not help, please reply to this email: a person reads it then.':
    'Questa risposta è stata scritta automaticamente. Se non è utile, rispondi a questa email: allora la leggerà una persona.',
  'This application was deleted.': 'Questa candidatura è stata eliminata.',
  'This archive holds more than {max} entries, which is the limit here. Please split it.':
    'Questo archivio contiene più di {max} voci, che qui è il limite. Dividilo.',
  'This archive is damaged or incomplete and cannot be read. Please download or copy it again.':
    'Questo archivio è danneggiato o incompleto e non si può leggere. Scaricalo o copialo di nuovo.',
  'This archive is empty.': 'Questo archivio è vuoto.',
  'This archive is protected with a password. Please enter it.':
    'Questo archivio è protetto da una password. Inseriscila.',
  'This archive uses {what}, which cannot be opened here. Please pack it again as a plain ZIP.':
    'Questo archivio usa {what}, che qui non si può aprire. Comprimi di nuovo i file come semplice ZIP.',
  'This article does not exist any more. Reload the list.': 'Questo articolo non esiste più. Ricarica l’elenco.',
  'This browser': 'Questo browser',
  'This browser cannot draw it. Please save the SVG.': 'Questo browser non riesce a disegnarlo. Salva l’SVG.',
  'This browser cannot draw the PNG. The SVG export below works everywhere.':
    'Questo browser non riesce a disegnare il PNG. L’esportazione SVG qui sotto funziona ovunque.',
  'This browser cannot draw the pages. The similarity was measured on the server.':
    'Questo browser non riesce a disegnare le pagine. La somiglianza è stata misurata sul server.',
  'This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a JPEG or PNG copy.':
    'Questo browser non riesce ad aprire {name}: è danneggiato, o di un formato non supportato. Prova con una copia JPEG o PNG.',
  'This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a PNG or JPEG copy.':
    'Questo browser non riesce ad aprire {name}: è danneggiato, o di un formato non supportato. Prova con una copia PNG o JPEG.',
  'This browser cannot read the picture. Please choose a JPEG or PNG.':
    'Questo browser non riesce a leggere l’immagine. Scegli un JPEG o un PNG.',
  'This browser cannot show images of this kind.': 'Questo browser non può mostrare immagini di questo tipo.',
  'This browser cannot show this kind of image, so there is no frame to drag: the middle is kept.':
    'Questo browser non può mostrare questo tipo di immagine, quindi non c’è una cornice da trascinare: viene mantenuto il centro.',
  'This browser cannot show this photo. It can still be sent as it is, or exported as JPEG first.':
    'Questo browser non può mostrare questa foto. Puoi comunque inviarla così com’è, o esportarla prima come JPEG.',
  'This browser cannot show {name}. It can still be scanned: the server finds its edges.':
    'Questo browser non può mostrare {name}. Può comunque essere scansionato: il server ne trova i bordi.',
  'This browser could not make a preview. Compress shows the result.':
    'Questo browser non è riuscito a creare un’anteprima. Comprimi mostra il risultato.',
  'This browser could not make a preview. Resize shows the result.':
    'Questo browser non è riuscito a creare un’anteprima. Ridimensiona mostra il risultato.',
  'This browser did not keep the cookie. Please allow cookies.':
    'Questo browser non ha conservato il cookie. Consenti i cookie.',
  'This browser does not allow images on the clipboard. Please download it instead.':
    'Questo browser non permette immagini negli appunti. Scaricala invece.',
  'This browser does not allow it. Please select and copy it yourself.':
    'Questo browser non lo permette. Seleziona e copia tu stesso.',
  'This browser does not offer a camera here. Please choose an image instead.':
    'Questo browser non offre qui una fotocamera. Scegli invece un’immagine.',
  'This call does not take that content type. See /api/docs.':
    'Questa chiamata non accetta quel tipo di contenuto. Vedi /api/docs.',
  'This call takes a JSON object (content-type: application/json).':
    'Questa chiamata accetta un oggetto JSON (content-type: application/json).',
  'This call takes form data with a file (multipart/form-data), or a JSON object with the id of a stored one (application/json).':
    'Questa chiamata accetta dati di modulo con un file (multipart/form-data), o un oggetto JSON con l’id di uno già salvato (application/json).',
  'This cannot be undone.': 'L’operazione non si può annullare.',
  'This card already had a free trial, so none was started and nothing was charged. You can subscribe without one.':
    'Questa carta ha già avuto una prova gratuita, quindi non ne è stata avviata nessuna e nulla è stato addebitato. Puoi abbonarti senza.',
  'This character cannot be set: {characters}.': 'Questo carattere non si può comporre: {characters}.',
  'This code could not be read at any size we tried. Please shorten the content.':
    'Questo codice non si è potuto leggere a nessuna delle dimensioni provate. Accorcia il contenuto.',
  'This code does not scan reliably': 'Questo codice non si legge in modo affidabile',
  'This code has {modules} modules on each side, too many for {pixels} pixels. Please choose at least {larger} pixels, or shorten the content.':
    'Questo codice ha {modules} moduli per lato, troppi per {pixels} pixel. Scegli almeno {larger} pixel, o accorcia il contenuto.',
  'This code is not valid.': 'Questo codice non è valido.',
  'This code is wrong or was already used. Please enter the current one.':
    'Questo codice è sbagliato o è già stato usato. Inserisci quello attuale.',
  'This code is wrong. Please enter the one your authenticator app shows now.':
    'Questo codice è sbagliato. Inserisci quello che la tua app di autenticazione mostra ora.',
  'This connection no longer exists. Please open a new QR code on your computer.':
    'Questa connessione non esiste più. Apri un nuovo codice QR sul tuo computer.',
  'This conversation': 'Questa conversazione',
  'This conversation goes along, so that you need not explain again.':
    'Questa conversazione viene allegata, così non devi spiegare di nuovo.',
  'This document consists of more than {max} parts, which is the limit here. Please split it.':
    'Questo documento è composto da più di {max} parti, che qui è il limite. Dividilo.',
  'This document could be opened, but not saved as {format}. Please choose another format.':
    'Questo documento si è potuto aprire, ma non salvare come {format}. Scegli un altro formato.',
  'This document crashed the office program twice in a row, so it cannot be converted here. Please save it again with the program it was made with, or send another version.':
    'Questo documento ha mandato in crash il programma per ufficio due volte di seguito, quindi qui non si può convertire. Salvalo di nuovo con il programma con cui è stato creato, o invia un’altra versione.',
  'This document defines XML entities, as attacks do and office programs never do, so it is not opened. Please save it again with an office program.':
    'Questo documento definisce entità XML, come fanno gli attacchi e mai i programmi per ufficio, quindi non viene aperto. Salvalo di nuovo con un programma per ufficio.',
  'This document has a paragraph of more than {maxCharacters} characters, which is the limit here. Please divide it.':
    'Questo documento ha un paragrafo di oltre {maxCharacters} caratteri, che qui è il limite. Dividilo.',
  'This document has macros, which are programs and are not passed on here. Please save it without them, and try again.':
    'Questo documento ha delle macro, che sono programmi e qui non vengono trasmesse. Salvalo senza, e riprova.',
  'This document has no text to translate. If it is a scan, please make its text readable with the document scanner first.':
    'Questo documento non ha testo da tradurre. Se è una scansione, prima rendi leggibile il suo testo con Scansiona documenti.',
  'This document has parts with paths that lead out of it, so it is not opened. Please save it again with an office program.':
    'Questo documento ha parti con percorsi che portano fuori da esso, quindi non viene aperto. Salvalo di nuovo con un programma per ufficio.',
  'This document has too many images; some on this page are missing.':
    'Questo documento ha troppe immagini; alcune di questa pagina mancano.',
  'This document has {characters} characters of text. The limit is {maxCharacters}; please divide it.':
    'Questo documento ha {characters} caratteri di testo. Il limite è {maxCharacters}; dividilo.',
  'This document has {characters} characters of text; {name} translates up to {max} here. Please divide it, or choose the built-in engine if it knows both languages.':
    'Questo documento ha {characters} caratteri di testo; {name} ne traduce qui al massimo {max}. Dividilo, o scegli il motore integrato se conosce entrambe le lingue.',
  'This document is empty. Please choose one with content.': 'Questo documento è vuoto. Scegline uno con un contenuto.',
  'This document is locked in a way that cannot be opened here, whatever the password. Please save it without a password with the program it was made with, and try again.':
    'Questo documento è bloccato in un modo che qui non si può aprire, qualunque sia la password. Salvalo senza password con il programma con cui è stato creato, e riprova.',
  'This document is protected with a password. Please enter it.':
    'Questo documento è protetto da una password. Inseriscila.',
  'This document is protected with a password. Please save it without one, and try again.':
    'Questo documento è protetto da una password. Salvalo senza, e riprova.',
  'This document is very long: only its first pages are in the PDF. Please split it to get the rest.':
    'Questo documento è molto lungo: nel PDF ci sono solo le sue prime pagine. Dividilo per avere il resto.',
  'This document is {format} already, so there is nothing to convert. Please choose another format.':
    'Questo documento è già {format}, quindi non c’è nulla da convertire. Scegli un altro formato.',
  'This document is {format} already; it is returned unchanged and not counted.':
    'Questo documento è già {format}; viene restituito invariato e non conta.',
  'This domain is too long.': 'Questo dominio è troppo lungo.',
  'This draft has no email address to go to. Edit it, then send it.':
    'Questa bozza non ha un indirizzo email a cui andare. Modificala, poi inviala.',
  'This draft was sent already. Change its text to send it again.':
    'Questa bozza è già stata inviata. Cambiane il testo per inviarla di nuovo.',
  'This edit could not be made.': 'Non è stato possibile eseguire questa modifica.',
  'This edit could not be made: {sentence}': 'Non è stato possibile eseguire questa modifica: {sentence}',
  'This email address is too long.': 'Questo indirizzo email è troppo lungo.',
  'This email has more headers, or more nested parts, than mail programs ever make, so it is not opened. Please save it again from your mail program.':
    'Questa email ha più intestazioni, o più parti annidate, di quante ne creino mai i programmi di posta, quindi non viene aperta. Salvala di nuovo dal tuo programma di posta.',
  'This email was sent by the button Send Test Email. Nobody needs to answer it.':
    'Questa email è stata inviata dal pulsante Invia email di prova. Nessuno deve rispondere.',
  'This entry is not there any more. Reload the list.': 'Questa voce non c’è più. Ricarica l’elenco.',
  'This field has one line, so that line breaks became spaces.':
    'Questo campo ha una sola riga, quindi le interruzioni di riga sono diventate spazi.',
  'This file cannot be made smaller at this level: you get your original back, unchanged.':
    'Questo file non può essere ridotto a questo livello: riavrai il tuo originale, invariato.',
  'This file cannot be opened. If it is a folder, choose the files in it; if it was moved, choose it again.':
    'Questo file non può essere aperto. Se è una cartella, scegli i file che contiene; se è stato spostato, sceglilo di nuovo.',
  'This file cannot be read. Please choose another one.': 'Questo file non può essere letto. Scegline un altro.',
  'This file cannot be read. Please choose it again.': 'Questo file non può essere letto. Sceglilo di nuovo.',
  'This file cannot be shown.': 'Questo file non può essere mostrato.',
  'This file could not be opened: the viewer crashed or could not be loaded. Check your connection and try again.':
    'Impossibile aprire questo file: il visualizzatore si è bloccato o non è stato caricato. Controlla la connessione e riprova.',
  'This file could not be processed: the program for it failed in a way we did not expect, which has been logged. Please try another version of the file, such as a new export.':
    'Non è stato possibile elaborare questo file: il programma necessario si è interrotto in un modo che non ci aspettavamo, e l’errore è stato registrato. Prova un’altra versione del file, come una nuova esportazione.',
  'This file does not say its encoding; it was read as {encoding}.':
    'Questo file non indica la sua codifica; è stato letto come {encoding}.',
  'This file has been deleted from the server, as all files are after a while. Please choose it again.':
    'Questo file è stato eliminato dal server, come tutti i file dopo un certo tempo. Sceglilo di nuovo.',
  'This file has images of text, but no text. The {name} can read it.':
    'Questo file ha immagini di testo, ma nessun testo. Lo strumento {name} può leggerlo.',
  'This file has more than {rows} rows. Please split it.': 'Questo file ha più di {rows} righe. Dividilo.',
  'This file has no text that can be read here. Please choose a TXT, Word, ODT or PDF file.':
    'Questo file non ha testo leggibile qui. Scegli un file TXT, Word, ODT o PDF.',
  'This file has several images. Only the first was enhanced.':
    'Questo file contiene più immagini. È stata migliorata solo la prima.',
  'This file has {frames} frames of {width} × {height} pixels, {megapixels} megapixels in all. The limit is {maxMegapixels} megapixels; please make it smaller first.':
    'Questo file ha {frames} fotogrammi di {width} × {height} pixel, {megapixels} megapixel in tutto. Il limite è di {maxMegapixels} megapixel; prima rimpiccioliscilo.',
  'This file has {frames} frames. The limit is {maxFrames}; please shorten it first.':
    'Questo file ha {frames} fotogrammi. Il limite è {maxFrames}; prima accorcialo.',
  'This file is larger than 5 MB. Please split it.': 'Questo file supera i 5 MB. Dividilo.',
  'This file is larger than {maxBytes}. Please save it without its images, or as TXT, and try again.':
    'Questo file supera {maxBytes}. Salvalo senza immagini, o come TXT, e riprova.',
  'This file is locked. Enter its password, and the work goes on.':
    'Questo file è bloccato. Inserisci la sua password, e il lavoro continua.',
  'This file is no longer here. Files are deleted after 24 hours, or when you delete them. Please run the tool again.':
    'Questo file non è più qui. I file vengono eliminati dopo 24 ore, o quando li elimini tu. Esegui di nuovo lo strumento.',
  'This file is not a PDF, DOCX or ODT document. Please save your CV as one of these and add it again.':
    'Questo file non è un documento PDF, DOCX o ODT. Salva il tuo CV in uno di questi formati e aggiungilo di nuovo.',
  'This file is not a PDF, or it is too damaged to be read. Please export it again.':
    'Questo file non è un PDF, o è troppo danneggiato per essere letto. Esportalo di nuovo.',
  'This file is not a document that can be opened here, whatever its name says. Please choose another one.':
    'Questo file non è un documento che si può aprire qui, qualunque cosa dica il suo nome. Scegline un altro.',
  'This file is not a readable {name}, despite its name, so it was packed as it is.':
    'Questo file non è un {name} leggibile, nonostante il nome, quindi è stato incluso così com’è.',
  'This file is of an unknown kind.': 'Questo file è di tipo sconosciuto.',
  'This file is too long for one go. With the {name} you can cut it into parts first.':
    'Questo file è troppo lungo per una sola volta. Con {name} puoi prima dividerlo in parti.',
  'This file is {type}.': 'Questo file è {type}.',
  'This file needs more memory than the server allows for one file. Please try a smaller or simpler one.':
    'Questo file richiede più memoria di quanta il server ne conceda per un file. Provane uno più piccolo o più semplice.',
  'This file needs more work than the server allows for one file. Please try a smaller or simpler one.':
    'Questo file richiede più lavoro di quanto il server ne conceda per un file. Provane uno più piccolo o più semplice.',
  'This file took longer than {seconds, plural, one {# second} other {# seconds}}, so the work was stopped. Try a smaller file or lighter options.':
    'Questo file ha richiesto più di {seconds, plural, one {# secondo} other {# secondi}}, quindi il lavoro è stato interrotto. Prova con un file più piccolo o opzioni più leggere.',
  'This form has a second version (XFA) that some programs show instead of its pages, without the edits.':
    'Questo modulo ha una seconda versione (XFA) che alcuni programmi mostrano al posto delle sue pagine, senza le modifiche.',
  'This form has a second version (XFA) that some programs show instead of its pages, without your edits.':
    'Questo modulo ha una seconda versione (XFA) che alcuni programmi mostrano al posto delle sue pagine, senza le tue modifiche.',
  'This form has more fields than this call takes. Please send only those listed at /api/docs.':
    'Questo modulo ha più campi di quanti questa chiamata accetti. Invia solo quelli elencati in /api/docs.',
  "This form has no field named '{name}'.": 'Questo modulo non ha un campo chiamato “{name}”.',
  'This format has no preview. Compress shows the result.':
    'Questo formato non ha anteprima. Comprimi mostra il risultato.',
  'This image cannot be brought to {target}: the smallest result has {smallest}. Please choose WebP or AVIF, a larger target, or make the image smaller first.':
    'Questa immagine non può arrivare a {target}: il risultato più piccolo ha {smallest}. Scegli WebP o AVIF, una dimensione obiettivo più grande, o riduci prima l’immagine.',
  'This image has no pixels: its width or height is 0. Please export it again.':
    'Questa immagine non ha pixel: la sua larghezza o la sua altezza è 0. Esportala di nuovo.',
  'This image has {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please make it smaller first.':
    'Questa immagine ha {width} × {height} pixel ({megapixels} megapixel). Il limite è di {maxMegapixels} megapixel; prima rimpiccioliscila.',
  'This is a dynamic XFA form, which only Adobe Reader can show and fill in.':
    'Questo è un modulo XFA dinamico, che solo Adobe Reader può mostrare e compilare.',
  'This is a dynamic XFA form: only Adobe Reader can show its fields and fill them in.':
    'Questo è un modulo XFA dinamico: solo Adobe Reader può mostrarne i campi e compilarli.',
  'This is a form field, which can only be filled in.': 'Questo è un campo modulo, che si può solo compilare.',
  'This is a scan: no lines can be added, and nothing on it moves. Please let what follows stay.':
    'Questa è una scansione: non si possono aggiungere righe, e nulla al suo interno si sposta. Lascia dov’è ciò che segue.',
  'This is a scan: the old text is painted over, and the new one set on it.':
    'Questa è una scansione: il vecchio testo viene coperto, e quello nuovo vi viene scritto sopra.',
  'This is a scan: the style of its letters cannot be changed.':
    'Questa è una scansione: lo stile delle sue lettere non si può cambiare.',
  'This is a short link already. Please enter the address it leads to.':
    'Questo è già un link breve. Inserisci l’indirizzo a cui porta.',
  'This is already the address of your account.': 'Questo è già l’indirizzo del tuo account.',
  'This is another PDF': 'Questo è un altro PDF',
  'This is another PDF: {stranger} has another text than {name}. Your changes are for that one, and still here.':
    'Questo è un altro PDF: {stranger} ha un testo diverso da {name}. Le tue modifiche sono per quello, e sono ancora qui.',
  'This is how it will be scanned. Changes show at once.': 'Così verrà scansionata. Le modifiche si vedono subito.',
  'This is how this site is set up right now:': 'Così è configurato questo sito in questo momento:',
  'This is no rehearsal: it changes your own account.': 'Questa non è una prova generale: modifica il tuo account.',
  'This is not a valid request of the tus protocol, version 1.0.0 ({problem}). See https://tus.io.':
    'Questa non è una richiesta valida del protocollo tus, versione 1.0.0 ({problem}). Vedi https://tus.io.',
  'This is not an archive that can be opened here. Please select a ZIP, TAR, GZ, BZ2, XZ, ZST, 7Z or RAR file, or a self-extracting EXE.':
    'Questo non è un archivio che si può aprire qui. Seleziona un file ZIP, TAR, GZ, BZ2, XZ, ZST, 7Z o RAR, o un EXE autoestraente.',
  'This is not an email address. Please check it.': 'Questo non è un indirizzo email. Controllalo.',
  'This is not the code of an error.': 'Questo non è il codice di un errore.',
  'This is not the id of a job.': 'Questo non è l’id di un lavoro.',
  'This is not the id of a link.': 'Questo non è l’id di un link.',
  'This is not the same as the password above.': 'Non è uguale alla password qui sopra.',
  'This is solved': 'Il problema è risolto',
  'This is spoken language.': 'Questa è lingua parlata.',
  'This is the participle. The simple past has its own form.':
    'Questo è il participio. Il passato semplice ha una forma propria.',
  'This is the same password as before, and it does not open the PDF.':
    'È la stessa password di prima, e non apre il PDF.',
  'This is the window of a note. Please change the note itself.':
    'Questa è la finestra di una nota. Modifica la nota stessa.',
  'This is your current password. Please choose another one.': 'Questa è la tua password attuale. Scegline un’altra.',
  'This is {name}. Only English is checked while you type.':
    'Questo è {name}. Mentre scrivi viene controllato solo l’inglese.',
  'This is {name}. Only English is checked while you type; the button checks the spelling of {name}.':
    'Questo è {name}. Mentre scrivi viene controllato solo l’inglese; il pulsante controlla l’ortografia in {name}.',
  'This job does not exist. Jobs are deleted after 24 hours; please run the tool again.':
    'Questo lavoro non esiste. I lavori vengono eliminati dopo 24 ore; esegui di nuovo lo strumento.',
  'This key is not a key of a handoff.': 'Questa chiave non è la chiave di un passaggio dal telefono.',
  'This kind of document cannot be translated here. Please choose DOCX, PPTX, XLSX, ODT, ODS, ODP, HTML, Markdown, SRT, TXT or PDF, or convert it with the document converter first.':
    'Questo tipo di documento qui non si può tradurre. Scegli DOCX, PPTX, XLSX, ODT, ODS, ODP, HTML, Markdown, SRT, TXT o PDF, o prima convertilo con Converti documenti.',
  'This lets you reset a forgotten password.': 'Ti permette di reimpostare una password dimenticata.',
  'This lies outside of the page.': 'Si trova fuori dalla pagina.',
  'This link does not work any more. To get the newsletter, please enter your address again.':
    'Questo link non funziona più. Per ricevere la newsletter, inserisci di nuovo il tuo indirizzo.',
  'This link has a password': 'Questo link ha una password',
  'This link has been used up': 'Questo link è esaurito',
  'This link has expired': 'Questo link è scaduto',
  'This link has expired or was used already. Please ask for a new one.':
    'Questo link è scaduto o è già stato usato. Chiedine uno nuovo.',
  'This link is blocked': 'Questo link è bloccato',
  'This link is damaged. Please open it again from the email.':
    'Questo link è danneggiato. Aprilo di nuovo dall’email.',
  'This link is not complete': 'Questo link non è completo',
  'This link is not complete.': 'Questo link non è completo.',
  'This link is paused': 'Questo link è in pausa',
  'This link is stopped': 'Questo link è fermato',
  'This link leads to:': 'Questo link porta a:',
  'This link was deleted': 'Questo link è stato eliminato',
  'This link was removed': 'Questo link è stato rimosso',
  'This link was reported. It may lead to a site that cheats or harms you.':
    'Questo link è stato segnalato. Potrebbe portare a un sito che ti inganna o ti danneggia.',
  "This noun cannot be counted, so it has no 'a'.": 'Questo nome non è numerabile, quindi non ha “a”.',
  'This noun has no plural.': 'Questo nome non ha plurale.',
  'This page can hold {most} characters, and this file would exceed that. Please open fewer or smaller files.':
    'Questa pagina può contenere {most} caratteri, e questo file li supererebbe. Apri meno file, o file più piccoli.',
  'This page cannot be shown. It is kept as it is.':
    'Questa pagina non può essere mostrata. Viene mantenuta così com’è.',
  'This page could not be shown. Reload it to try again; your files on the server are not affected.':
    'Questa pagina non ha potuto essere mostrata. Ricaricala per riprovare; i tuoi file sul server non ne risentono.',
  'This page crashed the browser that prints it, so it cannot become a PDF here. Please simplify or split it, or convert it to DOCX.':
    'Questa pagina ha mandato in crash il browser che la stampa, quindi qui non può diventare un PDF. Semplificala o dividila, o convertila in DOCX.',
  'This page has a table of more than {maxRows} rows, which is the limit for a document. Please divide it, or save it as a spreadsheet.':
    'Questa pagina ha una tabella di oltre {maxRows} righe, che è il limite per un documento. Dividila, o salvala come foglio di calcolo.',
  'This page has no bold italic of {fontName}: a similar font is used.':
    'Questa pagina non ha il grassetto corsivo di {fontName}: viene usato un carattere simile.',
  'This page has no bold of {fontName}: a similar font is used.':
    'Questa pagina non ha il grassetto di {fontName}: viene usato un carattere simile.',
  'This page has no italic of {fontName}: a similar font is used.':
    'Questa pagina non ha il corsivo di {fontName}: viene usato un carattere simile.',
  'This page has no regular letters of {fontName}: a similar font is used.':
    'Questa pagina non ha le lettere normali di {fontName}: viene usato un carattere simile.',
  'This page has no such letters of its font: a similar font is used.':
    'Questa pagina non ha tali lettere del suo carattere: ne viene usato uno simile.',
  'This page is a drawing: it is an image, with its words as alternative text.':
    'Questa pagina è un disegno: è un’immagine, con le sue parole come testo alternativo.',
  'This page is a scan: it is an image, and its text cannot be edited.':
    'Questa pagina è una scansione: è un’immagine, e il suo testo non si può modificare.',
  'This page is a scan: its text comes from text recognition when it was scanned.':
    'Questa pagina è una scansione: il suo testo proviene dal riconoscimento del testo fatto al momento della scansione.',
  'This page is larger than office programs allow (22 inches): everything on it is smaller, at {percent}%.':
    'Questa pagina è più grande di quanto permettano i programmi per ufficio (22 pollici): tutto ciò che contiene è rimpicciolito, al {percent}%.',
  'This page is too complex; some of its drawings were left out.':
    'Questa pagina è troppo complessa; alcuni dei suoi disegni sono stati esclusi.',
  'This page is too long to be printed with its styles: most of them, and all drawings, are lost. Please split it to keep them.':
    'Questa pagina è troppo lunga per essere stampata con i suoi stili: la maggior parte di essi, e tutti i disegni, vanno persi. Dividila per mantenerli.',
  'This page loads nothing from other sites.': 'Questa pagina non carica nulla da altri siti.',
  'This page may not use the camera. Allow it next to the address of the page, or choose an image instead.':
    'Questa pagina non può usare la fotocamera. Consentila accanto all’indirizzo della pagina, o scegli invece un’immagine.',
  'This page needs the network. Go back to the page you were on, or open a tool that works without one.':
    'Questa pagina richiede la rete. Torna alla pagina in cui eri, o apri uno strumento che funziona senza.',
  'This part exceeds the announced length of the file. Please send the file again.':
    'Questa parte supera la lunghezza annunciata del file. Invia di nuovo il file.',
  'This part of the site is for its administrators.': 'Questa parte del sito è per i suoi amministratori.',
  'This passkey did not work here. Please try again.': 'Questa passkey qui non ha funzionato. Riprova.',
  'This passkey was added already.': 'Questa passkey è già stata aggiunta.',
  'This passkey was removed already.': 'Questa passkey è già stata rimossa.',
  'This password does not open it.': 'Questa password non lo apre.',
  'This password does not open the PDF. Please check it, capital letters included, and try again.':
    'Questa password non apre il PDF. Controllala, maiuscole comprese, e riprova.',
  'This password does not open the PDF. Please check it, capital letters included.':
    'Questa password non apre il PDF. Controllala, maiuscole comprese.',
  'This password does not open the archive. Please check it, capital letters included, and try again.':
    'Questa password non apre l’archivio. Controllala, maiuscole comprese, e riprova.',
  'This password does not open the document. Please check it, capital letters included, and try again.':
    'Questa password non apre il documento. Controllala, maiuscole comprese, e riprova.',
  'This password is too common. Please choose another one.': 'Questa password è troppo comune. Scegline un’altra.',
  'This photo had 16 bits per colour. The result has 8.': 'Questa foto aveva 16 bit per colore. Il risultato ne ha 8.',
  'This plural is irregular.': 'Questo plurale è irregolare.',
  'This policy describes what the site at {siteOrigin} does with your files and your data. Satchel is free software that anyone can run; whoever runs this site is responsible for it.':
    'Questa informativa descrive che cosa il sito all’indirizzo {siteOrigin} fa con i tuoi file e i tuoi dati. Satchel è software libero che chiunque può gestire; chi gestisce questo sito ne è responsabile.',
  'This position is not open any more. You can send a general application.':
    'Questa posizione non è più aperta. Puoi inviare una candidatura spontanea.',
  'This post was sent already. Nobody gets it twice.':
    'Questo articolo è già stato inviato. Nessuno lo riceve due volte.',
  'This request came from another website, so it was refused. Please open this site and try again.':
    'Questa richiesta proveniva da un altro sito web, quindi è stata rifiutata. Apri questo sito e riprova.',
  'This sentence has {words} words. Two shorter ones are easier to read.':
    'Questa frase ha {words} parole. Due più brevi si leggono meglio.',
  'This server cannot open {type} archives: the program for them is not installed. Please pack it again as ZIP.':
    'Questo server non può aprire archivi {type}: il programma necessario non è installato. Comprimi di nuovo i file come ZIP.',
  'This server has no room for more files right now. Please try again in a few minutes, or with a smaller file.':
    'Al momento questo server non ha spazio per altri file. Riprova tra qualche minuto, o con un file più piccolo.',
  'This server has too many files waiting. Please try again in about {wait}.':
    'Questo server ha troppi file in attesa. Riprova tra circa {wait}.',
  'This server holds as many files as it may. Please try again later.':
    'Questo server contiene già tutti i file che può. Riprova più tardi.',
  'This server holds as many pages from phones as fit right now. Please try again in an hour, or save them on your phone.':
    'Questo server contiene al momento tutte le pagine da telefoni che ci stanno. Riprova tra un’ora, o salvale sul telefono.',
  'This server is very busy at the moment. Please try again in a minute.':
    'Questo server è molto occupato al momento. Riprova tra un minuto.',
  'This server lost the call, because its database stopped or the job was deleted. Please send it again.':
    'Questo server ha perso la chiamata, perché il suo database si è fermato o il lavoro è stato eliminato. Inviala di nuovo.',
  'This session has ended already.': 'Questa sessione è già terminata.',
  'This site': 'Questo sito',
  'This site cannot reach its database or its files at the moment. Please try again in a minute.':
    'Questo sito al momento non riesce a raggiungere il suo database o i suoi file. Riprova tra un minuto.',
  'This site cannot read {name} files at the moment. Please paste the text, or send the document as a PDF or text file.':
    'Questo sito non può leggere file {name} al momento. Incolla il testo, o invia il documento come PDF o file di testo.',
  'This site cannot send email. Please ask its operator.': 'Questo sito non può inviare email. Chiedi al suo gestore.',
  'This site cannot write PDF documents at the moment. Please choose another format.':
    'Questo sito non può scrivere documenti PDF al momento. Scegli un altro formato.',
  'This site counts its visits itself, without a cookie and without anybody else. When your browser has nothing else to do, a page tells the site:':
    'Questo sito conta da sé le sue visite, senza cookie e senza nessun altro. Quando il tuo browser non ha altro da fare, una pagina comunica al sito:',
  'This site has no address for support. Please use the form.':
    'Questo sito non ha un indirizzo per l’assistenza. Usa il modulo.',
  'This site is being restarted. Please try again in a moment. Work that has started continues.':
    'Questo sito si sta riavviando. Riprova tra un momento. Il lavoro già iniziato continua.',
  'This site is not known under the name you asked for. Its address is {publicUrl}; its operator sets that with PUBLIC_URL.':
    'Questo sito non è noto con il nome che hai richiesto. Il suo indirizzo è {publicUrl}; il gestore lo imposta con PUBLIC_URL.',
  'This site runs at {site}, which only this computer can open. Your phone needs an address it can reach: please ask the operator of this site.':
    'Questo sito è in funzione su {site}, che solo questo computer può aprire. Il tuo telefono ha bisogno di un indirizzo raggiungibile: chiedi al gestore di questo sito.',
  'This site sends no email (SMTP_URL), so nobody can subscribe.':
    'Questo sito non invia email (SMTP_URL), quindi nessuno può iscriversi.',
  'This site sends no email, so there is no newsletter.': 'Questo sito non invia email, quindi non c’è una newsletter.',
  'This site sends no email, so there is no newsletter. You can follow the blog with its feed instead.':
    'Questo sito non invia email, quindi non c’è una newsletter. Puoi invece seguire il blog con il suo feed.',
  'This site sends no email. Set SMTP_URL, then try again.':
    'Questo sito non invia email. Imposta SMTP_URL, poi riprova.',
  'This site sends no email: your answer waits on the page of their ticket. To tell them, send them the link yourself.':
    'Questo sito non invia email: la tua risposta attende nella pagina del ticket. Per avvisare la persona, inviale tu il link.',
  'This site sends no mail': 'Questo sito non invia email',
  "This spreadsheet has no sheet called '{sheet}'. Please give a sheet's name, its number from 1, or 'all'.":
    'Questo foglio di calcolo non ha un foglio chiamato “{sheet}”. Indica il nome di un foglio, il suo numero a partire da 1, o “all”.',
  'This takes an AI provider, which this site does not use here.':
    'Questo richiede un fornitore di IA, che questo sito qui non usa.',
  'This text could not be analysed.': 'Questo testo non ha potuto essere analizzato.',
  'This text is hardly longer than its summary.': 'Questo testo è appena più lungo del suo riassunto.',
  'This text is in {language} already. Please choose another language to translate to.':
    'Questo testo è già in {language}. Scegli un’altra lingua in cui tradurre.',
  'This text is not kept for your next visit: it is too long for this browser, or storage is switched off.':
    'Questo testo non viene conservato per la tua prossima visita: è troppo lungo per questo browser, o l’archiviazione è disattivata.',
  'This text is too long for a QR code of version {version}: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.':
    'Questo testo è troppo lungo per un codice QR di versione {version}: ha {characters, plural, one {# carattere} other {# caratteri}}, e con il livello di errore {level} ci stanno i primi {fitting}.',
  'This text is too long for a QR code: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.':
    'Questo testo è troppo lungo per un codice QR: ha {characters, plural, one {# carattere} other {# caratteri}}, e con il livello di errore {level} ci stanno i primi {fitting}.',
  'This text is too long for the AI service. Please use a shorter one.':
    'Questo testo è troppo lungo per il servizio IA. Usane uno più breve.',
  'This text is too long.': 'Questo testo è troppo lungo.',
  'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please request at least {larger} pixels, or shorten it.':
    'Questo testo richiede {modules} moduli per lato, troppi per {pixels} pixel: nessun lettore potrebbe distinguerli. Richiedi almeno {larger} pixel, o accorcialo.',
  'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please shorten it.':
    'Questo testo richiede {modules} moduli per lato, troppi per {pixels} pixel: nessun lettore potrebbe distinguerli. Accorcialo.',
  'This ticket has as many messages as it can hold. Please open a new one and name the number of this one.':
    'Questo ticket ha tutti i messaggi che può contenere. Aprine uno nuovo e indica il numero di questo.',
  'This ticket is closed. Your message opens a new one.': 'Questo ticket è chiuso. Il tuo messaggio ne apre uno nuovo.',
  'This tool is not available on this server, because a program it needs is not installed. The operator can see which one at /api/health.':
    'Questo strumento non è disponibile su questo server, perché un programma di cui ha bisogno non è installato. Il gestore può vedere quale in /api/health.',
  'This tool takes one file at a time. Please send one file per call.':
    'Questo strumento accetta un file alla volta. Invia un file per chiamata.',
  'This upload does not exist: it was cancelled, has expired, or belongs to another browser or account. Please send the file again.':
    'Questo caricamento non esiste: è stato annullato, è scaduto, o appartiene a un altro browser o account. Invia di nuovo il file.',
  'This upload is being written to by another request. Please try again in a moment.':
    'Questo caricamento è in fase di scrittura da parte di un’altra richiesta. Riprova tra un momento.',
  "This verb is followed by 'to' and the base form.": 'Questo verbo è seguito da “to” e dalla forma base.',
  'This verb is followed by the form with -ing.': 'Questo verbo è seguito dalla forma in -ing.',
  'This verb is irregular.': 'Questo verbo è irregolare.',
  'This verb says what is so, not what is going on: it has no form with -ing.':
    'Questo verbo dice come stanno le cose, non che cosa sta accadendo: non ha la forma in -ing.',
  'This word is here twice.': 'Questa parola compare due volte.',
  'This word is in no dictionary.': 'Questa parola non è in nessun dizionario.',
  'This word is in no dictionary. It may be a name.': 'Questa parola non è in nessun dizionario. Forse è un nome.',
  'This would have taken more than {maxMinutes} minutes; please choose fewer pages.':
    'Avrebbe richiesto più di {maxMinutes} minuti; scegli meno pagine.',
  'This would make {parts} files or more; the limit is {maxParts}. Please choose fewer pages or larger parts.':
    'Si otterrebbero {parts} file o più; il limite è {maxParts}. Scegli meno pagine o parti più grandi.',
  'This {kind} document is damaged or incomplete and cannot be read. Please save or download it again.':
    'Questo documento {kind} è danneggiato o incompleto e non si può leggere. Salvalo o scaricalo di nuovo.',
  'This {kind} file has images but no text, like a scan. Please recognise its text (OCR) first and try again.':
    'Questo file {kind} ha immagini ma nessun testo, come una scansione. Riconoscine prima il testo (OCR) e riprova.',
  'This {kind} file is damaged and its text cannot be read. Please open it in the program that made it, save it again and retry.':
    'Questo file {kind} è danneggiato e il suo testo non può essere letto. Aprilo nel programma con cui è stato creato, salvalo di nuovo e riprova.',
  'This {kind} file is locked with a password. Please save it without a password and try again.':
    'Questo file {kind} è bloccato con una password. Salvalo senza password e riprova.',
  'This {name} is not the one you had.': 'Questo {name} non è quello che avevi.',
  'This {name} is not the one you had: it has {size} instead of {wantedSize}.':
    'Questo {name} non è quello che avevi: è di {size} invece di {wantedSize}.',
  'This {type} image is damaged or incomplete and cannot be read. Please export or download it again.':
    'Questa immagine {type} è danneggiata o incompleta e non si può leggere. Esportala o scaricala di nuovo.',
  'Those of Europe, Arabic, Persian, Hebrew, Hindi and eleven more scripts of India, Thai, Lao, Khmer, Burmese, Sinhala, Javanese, Tibetan, Dhivehi, Syriac, N’Ko, Tifinagh, Cherokee, Inuktitut, Chinese, Japanese, Korean, Armenian, Georgian and Amharic. The text can be searched and copied. Characters that cannot be set are named as you type.':
    'Quelle d’Europa, arabo, persiano, ebraico, hindi e altre undici scritture dell’India, thailandese, lao, khmer, birmano, singalese, giavanese, tibetano, dhivehi, siriaco, N’Ko, tifinagh, cherokee, inuktitut, cinese, giapponese, coreano, armeno, georgiano e amarico. Il testo può essere cercato e copiato. I caratteri che non si possono comporre vengono indicati mentre scrivi.',
  'Those with lines around their cells, and columns separated by white space. In XLSX each has its own sheet, and cells are numbers only where there is no doubt. When there is no table, the page says so.':
    'Quelle con linee intorno alle celle, e le colonne separate da spazio bianco. In XLSX ognuna ha il proprio foglio, e le celle sono numeri solo dove non c’è dubbio. Quando non c’è nessuna tabella, la pagina lo indica.',
  'Those you make are listed here, with how often they were clicked.':
    'Quelli che crei sono elencati qui, con il numero di clic ricevuti.',
  'Threads post': 'Post su Threads',
  'Three hues a third apart.': 'Tre tinte a un terzo di distanza.',
  Tick: 'Spunta',
  'Ticket {number}. To answer, reply to this email. All messages are at {link}':
    'Ticket {number}. Per rispondere, rispondi a questa email. Tutti i messaggi sono su {link}',
  Tickets: 'Ticket',
  Time: 'Periodo',
  'Time zone': 'Fuso orario',
  'Time: {format}': 'Ora: {format}',
  Times: 'Volte',
  'Times are numbers of seconds.': 'I tempi sono numeri di secondi.',
  Tips: 'Consigli',
  Title: 'Titolo',
  'Title Case': 'Come Un Titolo',
  'Title, author, dates and the program that made the file.':
    'Titolo, autore, date e il programma che ha creato il file.',
  To: 'A',
  'To CSV': 'In CSV',
  'To PDF': 'In PDF',
  'To Word': 'In Word',
  "To accept is to take; 'except' means but not.": '“Accept” significa accettare; “except” significa tranne.',
  'To another format': 'In un altro formato',
  'To be scanned': 'Da scansionare',
  'To do': 'Da fare',
  'To leave it:': 'Per cancellarti:',
  'To the back': 'Porta in fondo',
  'To the front': 'Porta in primo piano',
  'To the subject, a square around it, 35 x 45 mm (413 x 531 pixels) or 2 x 2 inches (600 x 600).':
    'Al soggetto, a un quadrato intorno a esso, a 35 x 45 mm (413 x 531 pixel) o a 2 x 2 pollici (600 x 600).',
  'Together these files are {totalBytes}, and one ZIP takes up to {maxTotalBytes} here. Please remove some.':
    'Insieme questi file sono {totalBytes}, e qui uno ZIP può contenere fino a {maxTotalBytes}. Rimuovine alcuni.',
  'Tokens in': 'Token in ingresso',
  'Tokens out': 'Token in uscita',
  Tone: 'Tono',
  'Tone Adjustment': 'Adattamento del tono',
  'Too Many Files': 'Troppi file',
  'Too Many Pictures': 'Troppe immagini',
  'Too little for any text.': 'Troppo poco per qualsiasi testo.',
  'Too many calls are waiting on this server. Please try again in a moment.':
    'Troppe chiamate sono in attesa su questo server. Riprova tra un momento.',
  'Too many calls from your network are waiting. Please wait a moment and send this one again.':
    'Troppe chiamate dalla tua rete sono in attesa. Attendi un momento e invia di nuovo questa.',
  'Too many files': 'Troppi file',
  'Too many files from your network are waiting already. Please wait about {wait} and send this one again.':
    'Ci sono già troppi file in attesa dalla tua rete. Attendi circa {wait} e invia di nuovo questo.',
  'Too many pages': 'Troppe pagine',
  'Too many payments are being prepared at once. Please try again in a minute.':
    'Si stanno preparando troppi pagamenti insieme. Riprova tra un minuto.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Troppe persone stanno accedendo in questo momento. Riprova tra un momento.',
  'Too many uploads from you or your network are under way. Please wait until some are complete or cancel them.':
    'Troppi caricamenti tuoi o dalla tua rete sono in corso. Attendi che alcuni siano completati o annullali.',
  'Too much is being sent from your address at the same time. Please wait a moment and try again.':
    'Dal tuo indirizzo si sta inviando troppo contemporaneamente. Attendi un momento e riprova.',
  'Too much text': 'Troppo testo',
  Took: 'Durata',
  Tool: 'Strumento',
  'Tool Categories': 'Categorie di strumenti',
  Tools: 'Strumenti',
  'Tools as dependable as a stapler: they are there, they do what they say, and you can open them up and look inside. Anybody can run the whole set on a machine of their own.':
    'Strumenti affidabili come una cucitrice: ci sono, fanno ciò che dicono, e puoi aprirli e guardarci dentro. Chiunque può far funzionare l’intera raccolta su una propria macchina.',
  'Tools for Pro only': 'Strumenti solo per Pro',
  'Tools in this post': 'Strumenti in questo articolo',
  'Tools that work offline': 'Strumenti che funzionano offline',
  'Tools used': 'Strumenti usati',
  'Tools used: {count}': 'Strumenti usati: {count}',
  'Tools work without an account. With one, send an <link>API key</link> as <code/> and its plan counts.':
    'Gli strumenti funzionano senza account. Se ne hai uno, invia una <link>chiave API</link> come <code/> e vale il suo piano.',
  'Top edge, as a fraction of the height.': 'Bordo superiore, come frazione dell’altezza.',
  'Top left corner': 'Angolo in alto a sinistra',
  'Top right corner': 'Angolo in alto a destra',
  Translate: 'Traduci',
  'Translate a': 'Traduci',
  'Translate again': 'Traduci di nuovo',
  'Translate texts and documents sentence by sentence. Numbers, links, names and code stay as they are.':
    'Traduci testi e documenti frase per frase. Numeri, link, nomi e codice restano come sono.',
  'Translate texts between English, Spanish, French, German, Chinese and more, sentence by sentence, with your own glossary. Numbers, links and code never change.':
    'Traduci testi tra italiano, inglese, spagnolo, francese, tedesco, cinese e altre lingue, frase per frase, con il tuo glossario. Numeri, link e codice non cambiano mai.',
  'Translate {count, plural, one {# document} other {# documents}}':
    'Traduci {count, plural, one {# documento} other {# documenti}}',
  Translating: 'Traduzione in corso',
  'Translating…': 'Traduzione…',
  Translation: 'Traduzione',
  'Translation Complete!': 'Traduzione completata!',
  'Translation Failed': 'Traduzione non riuscita',
  'Translator: 19 languages, sentence by sentence': 'Traduttore: 19 lingue, frase per frase',
  Transparent: 'Trasparente',
  'Transparent background': 'Sfondo trasparente',
  'Transparent must be true or false.': 'La trasparenza deve essere true o false.',
  'Transparent paper': 'Carta trasparente',
  Triadic: 'Triadica',
  Tritanopia: 'Tritanopia',
  Troubleshooting: 'Risoluzione dei problemi',
  'Try a tool': 'Prova uno strumento',
  'Try again': 'Riprova',
  'Try it': 'Prova',
  'Try {method} {path}': 'Prova {method} {path}',
  'Trying quality {quality}': 'Prova con qualità {quality}',
  Turkish: 'Turco',
  Turn: 'Ruota',
  'Turn PDF, Word, OpenDocument, text, web pages, spreadsheets, slides and email into each other.':
    'Converti PDF, Word, OpenDocument, testo, pagine web, fogli di calcolo, presentazioni ed email l’uno nell’altro.',
  'Turn a PDF into Word, Excel, HTML, text or images, and documents, email or images into a PDF.':
    'Trasforma un PDF in Word, Excel, HTML, testo o immagini, e documenti, email o immagini in un PDF.',
  'Turn left': 'Ruota a sinistra',
  'Turn off': 'Disattiva',
  'Turn off two-factor sign-in': 'Disattiva l’accesso a due fattori',
  'Turn on': 'Attiva',
  'Turn on two-factor sign-in': 'Attiva l’accesso a due fattori',
  'Turn on two-step sign-in or passkeys where they are offered.':
    'Attiva la verifica in due passaggi o le passkey dove vengono offerte.',
  'Turn page {number}': 'Ruota la pagina {number}',
  'Turn photos of paper into clean pages with text: found edges, straight, searchable PDF, DOCX or TXT.':
    'Trasforma foto di documenti in pagine pulite con testo: bordi rilevati, raddrizzate, in PDF ricercabile, DOCX o TXT.',
  'Turn right': 'Ruota a destra',
  'Turn {name} right': 'Ruota {name} a destra',
  Turned: 'Rotazione',
  'Turns images and colours gray.': 'Rende grigi immagini e colori.',
  'Twelve ways to write a text': 'Dodici modi di scrivere un testo',
  'Twelve ways to write a text, all at once: capitals, titles, sentences and names for code.':
    'Dodici modi di scrivere un testo, tutti insieme: maiuscole, titoli, frasi e nomi per il codice.',
  'Two negatives cancel each other.': 'Due negazioni si annullano a vicenda.',
  'Two opposite hues, each darker and lighter.': 'Due tinte opposte, ognuna più scura e più chiara.',
  'Two small models on this server find people, animals and things such as cars or bottles; anything else is found by what stands out from the border of the photo. On busy backgrounds it may need a click or two.':
    'Due piccoli modelli su questo server trovano persone, animali e cose come automobili o bottiglie; tutto il resto si trova in base a ciò che risalta rispetto al bordo della foto. Su sfondi affollati può servire un clic o due.',
  'Two-factor sign-in': 'Accesso a due fattori',
  'Two-factor sign-in is already on. Turn it off first to set it up again.':
    'L’accesso a due fattori è già attivo. Disattivalo prima per configurarlo di nuovo.',
  'Two-factor sign-in is not on.': 'L’accesso a due fattori non è attivo.',
  'Two-factor sign-in is off': 'L’accesso a due fattori è disattivato',
  Type: 'Digita',
  'Type it on a page that a message linked to.': 'Digitarla in una pagina a cui rimanda un messaggio.',
  'Type or paste your text': 'Digita o incolla il tuo testo',
  'Type or paste your text, or drop a document anywhere on this page.':
    'Digita o incolla il tuo testo, o trascina un documento dove vuoi in questa pagina.',
  'Type or paste your text, or drop a file anywhere on this page.':
    'Digita o incolla il tuo testo, o trascina un file dove vuoi in questa pagina.',
  'Type or paste your text, or drop documents': 'Digita o incolla il tuo testo, o trascina documenti',
  'Type or paste your text.': 'Digita o incolla il tuo testo.',
  'Type or paste your text. All versions of it appear below.':
    'Digita o incolla il tuo testo. Tutte le sue versioni compaiono sotto.',
  'Type them, or press a page to cut before it. {countedFrom}':
    'Digitali, o premi una pagina per tagliare prima di essa. {countedFrom}',
  'Type them, or select pages below. {countedFrom}': 'Digitale, o selezionale sotto. {countedFrom}',
  'Type, paste, or drop a TXT, DOCX, DOC, ODT or PDF file':
    'Digita, incolla o trascina un file TXT, DOCX, DOC, ODT o PDF',
  'UPPER CASE': 'MAIUSCOLO',
  URGENT: 'URGENTE',
  'URL Shortener': 'Accorcia URL',
  'URL required': 'URL obbligatorio',
  'URL shortener with honest statistics': 'Accorcia URL con statistiche oneste',
  'US passport 2 x 2 in': 'Passaporto USA 2 x 2 pollici',
  Unblock: 'Sblocca',
  Underline: 'Sottolinea',
  'Underlined words are not in the text. Please check them.': 'Le parole sottolineate non sono nel testo. Controllale.',
  Underscore: 'Trattino basso',
  Undo: 'Annulla',
  'Undo changes<span> on page {label}</span>': 'Annulla le modifiche<span> nella pagina {label}</span>',
  'Undo clear': 'Annulla svuotamento',
  'Undo improvement': 'Annulla miglioramento',
  'Undo opening': 'Annulla apertura',
  'Undo restores the previous text.': 'Annulla ripristina il testo precedente.',
  'Undo showing history': 'Annulla visualizzazione della cronologia',
  'Undo swap': 'Annulla scambio',
  'Undo the last mark': 'Annulla l’ultimo segno',
  'Undo the merge into {mergedInto}': 'Annulla l’unione a {mergedInto}',
  'Undo them': 'Annullale',
  'Undone.': 'Annullato.',
  Unknown: 'Sconosciuto',
  'Unknown device': 'Dispositivo sconosciuto',
  'Unknown error': 'Errore sconosciuto',
  Unlimited: 'Illimitato',
  Unlock: 'Sblocca',
  'Unlocked with your password': 'Sbloccato con la tua password',
  Unpack: 'Estrai',
  'Unpack archives': 'Estrai archivi',
  'Unpacked, this archive would grow to more than {ratio} times its size. It looks like a decompression bomb, so it is not unpacked.':
    'Estratto, questo archivio diventerebbe più di {ratio} volte più grande. Sembra una bomba di decompressione, quindi non viene estratto.',
  'Unpacked, this document has more than {maxBytes}, which is the limit here. Please split it.':
    'Estratto, questo documento supera {maxBytes}, che qui è il limite. Dividilo.',
  'Unpacked, this document would be hundreds of times its size. It looks like a decompression bomb, so it is not opened.':
    'Estratto, questo documento sarebbe centinaia di volte più grande. Sembra una bomba di decompressione, quindi non viene aperto.',
  'Unpacked, this takes more than {maxBytes}, which is the limit here. Please choose fewer files.':
    'Estratto, il contenuto occupa più di {maxBytes}, che qui è il limite. Scegli meno file.',
  Unpacking: 'Estrazione',
  Unsolved: 'Non risolte',
  'Unsolved conversations': 'Conversazioni non risolte',
  'Unsupported File Type': 'Tipo di file non supportato',
  'Unsupported file type': 'Tipo di file non supportato',
  'Up to {characters} characters in each document, which is about {pages} full pages.':
    'Fino a {characters} caratteri per documento, cioè circa {pages} pagine piene.',
  'Upgrade to Pro': 'Passa a Pro',
  Uploading: 'Caricamento',
  'Uploading once': 'Caricamento, una volta sola',
  Uploads: 'Caricamenti',
  'Uploads and results are deleted {fileLifetime} after they arrived, or at once when you press Delete. Uploads of work that failed or was cancelled are deleted at once, or after 15 minutes where you can try again.':
    'Caricamenti e risultati vengono eliminati {fileLifetime} dopo il loro arrivo, o subito quando premi Elimina. I caricamenti di lavori non riusciti o annullati vengono eliminati subito, o dopo 15 minuti dove puoi riprovare.',
  'Uploads and results are removed after {fileLifetime}, or at once when you press Delete.':
    'Caricamenti e risultati vengono rimossi dopo {fileLifetime}, o subito quando premi Elimina.',
  'Upper and lower case matter.': 'Maiuscole e minuscole contano.',
  'Upper colour': 'Colore superiore',
  Uppercase: 'Maiuscole',
  'Uppercase letters (A-Z)': 'Lettere maiuscole (A-Z)',
  Upscale: 'Ingrandisci risoluzione',
  'Url must be text.': 'L’URL deve essere un testo.',
  'Us passport': 'Passaporto USA',
  Usage: 'Utilizzo',
  'Usage by day': 'Utilizzo per giorno',
  Use: 'Uso',
  'Use a backup code': 'Usa un codice di riserva',
  'Use a different password for every account.': 'Usa una password diversa per ogni account.',
  'Use a passphrase for the few you type by hand.': 'Usa una passphrase per le poche che digiti a mano.',
  'Use every tool that is not marked as Pro only, without an account, up to the free limits in the table above. Results carry no watermark.':
    'Usare ogni strumento non contrassegnato come solo Pro, senza account, fino ai limiti gratuiti nella tabella qui sopra. I risultati non hanno filigrana.',
  'Use it instead of {text}': 'Usalo al posto di {text}',
  'Use my signature': 'Usa la mia firma',
  'Use names, birthdays or keyboard rows such as qwerty.': 'Usare nomi, compleanni o file di tasti come qwerty.',
  'Use one space': 'Usa un solo spazio',
  'Use signature': 'Usa firma',
  'Use the app instead': 'Usa invece l’app',
  'Use the built-in rules': 'Usa le regole integrate',
  'Use the camera': 'Usa la fotocamera',
  'Use the tools for anything lawful, keep your own copies, and do not break the site for others. That is most of it.':
    'Usa gli strumenti per qualsiasi scopo lecito, conserva le tue copie, e non rovinare il sito agli altri. È quasi tutto qui.',
  'Use the tools from a program': 'Usare gli strumenti da un programma',
  'Use your phone': 'Usa il telefono',
  'Used up': 'Esaurito',
  Username: 'Nome utente',
  'Username changed': 'Nome utente cambiato',
  Users: 'Utenti',
  Utilities: 'Utilità',
  'Utility Tools': 'Strumenti di utilità',
  'Uzbek (Cyrillic)': 'Uzbeco (cirillico)',
  VOID: 'ANNULLATO',
  Version: 'Versione',
  'Version {version}, programs are confined by {sandbox}.':
    'Versione {version}, i programmi sono isolati da {sandbox}.',
  'Version {version}. The same as an OpenAPI 3.1 document, for programs: <a>{documentPath}</a>.':
    'Versione {version}. Lo stesso come documento OpenAPI 3.1, per programmi: <a>{documentPath}</a>.',
  'Very difficult': 'Molto difficile',
  'Very easy': 'Molto facile',
  'Very many applications have come from your network. Please send yours from another one, or in {wait}.':
    'Dalla tua rete sono arrivate moltissime candidature. Invia la tua da un’altra rete, o tra {wait}.',
  Videos: 'Video',
  'View<span> the invoice of {createdAt}</span>': 'Vedi<span> la fattura del {createdAt}</span>',
  Vision: 'Vista',
  Visitors: 'Visitatori',
  'Visitors are asked for it.': 'Viene chiesta ai visitatori.',
  'Visitors see a warning first': 'I visitatori vedono prima un avviso',
  'Visitors: {count}': 'Visitatori: {count}',
  'Visitors: {visitors}, {before} in the 7 days before': 'Visitatori: {visitors}, {before} nei 7 giorni precedenti',
  Visits: 'Visite',
  'Visits of these pages': 'Visite di queste pagine',
  'Visual PDF Editor': 'Editor PDF visuale',
  'WCAG 2.2 is what laws and audits ask for: 4.5:1 for text, 3:1 for large text and icons. APCA is a newer measure that matches perception more closely, especially for light text on dark backgrounds; Lc 75 is right for body text, Lc 60 for other text, Lc 45 for headlines. A pair that passes both is safe.':
    'WCAG 2.2 è ciò che chiedono leggi e verifiche: 4,5:1 per il testo, 3:1 per il testo grande e le icone. APCA è una misura più recente, più vicina alla percezione, soprattutto per testo chiaro su sfondi scuri; Lc 75 va bene per il testo corrente, Lc 60 per altro testo, Lc 45 per i titoli. Una coppia che supera entrambe è sicura.',
  'WCAG or APCA: which contrast counts?': 'WCAG o APCA: quale contrasto conta?',
  'WEP (old)': 'WEP (vecchia)',
  'WPA, WPA2 or WPA3': 'WPA, WPA2 o WPA3',
  'Wait for the person': 'Attendi la persona',
  Waited: 'Attesa',
  Waiting: 'In attesa',
  'Waiting for our answer': 'In attesa della nostra risposta',
  'Waiting for the answer…': 'In attesa della risposta…',
  'Waiting for the person': 'In attesa della persona',
  Warn: 'Avvisa',
  Warnings: 'Avvisi',
  'Wavy underline': 'Sottolineatura ondulata',
  'We cannot take any more applications right now. Please try again tomorrow.':
    'Al momento non possiamo accettare altre candidature. Riprova domani.',
  'We found nothing about that. Please try other words, or write to us below.':
    'Non abbiamo trovato nulla al riguardo. Prova con altre parole, o scrivici qui sotto.',
  'We have also sent the link to your email address.': 'Abbiamo inviato il link anche al tuo indirizzo email.',
  'We have sent a link to {email}. Please open it.': 'Abbiamo inviato un link a {email}. Aprilo.',
  'We have your message': 'Abbiamo ricevuto il tuo messaggio',
  'We have your message [#{number}]': 'Abbiamo ricevuto il tuo messaggio [#{number}]',
  'We looked in every pocket: there is no page at this address. It may have moved, or the link is misspelled.':
    'Abbiamo guardato in ogni tasca: a questo indirizzo non c’è nessuna pagina. Potrebbe essere stata spostata, o il link contiene un errore.',
  'We mail you a link to choose a new one. Remembered it? <signInLink>Sign in</signInLink>':
    'Ti inviamo per email un link per sceglierne una nuova. Te la sei ricordata? <signInLink>Accedi</signInLink>',
  'We tell you and retry. You stay Pro for a few days, so that you can enter another card.':
    'Te lo comunichiamo e riproviamo. Resti Pro per qualche giorno, così puoi inserire un’altra carta.',
  Weak: 'Debole',
  'Weak green: about 5 in 100 men': 'Verde debole: circa 5 uomini su 100',
  'Weak red: about 1 in 100 men': 'Rosso debole: circa 1 uomo su 100',
  'Weak: programs that guess can find this in a short time. Several words are better.':
    'Debole: i programmi che provano a indovinare le password possono trovarla in poco tempo. Meglio più parole.',
  'Web address': 'Indirizzo web',
  WebP: 'WebP',
  Website: 'Sito web',
  'Welcome back': 'Bentornato',
  What: 'Che cosa',
  'What about documents with a password?': 'E i documenti con una password?',
  'What about signed and locked files?': 'E i file firmati o bloccati?',
  'What began in the past and goes on takes the present perfect.':
    'Ciò che è cominciato nel passato e continua richiede il present perfect.',
  'What can I do when a part is missing, or too much is left?':
    'Che cosa posso fare se manca una parte, o se ne resta troppa?',
  'What can I do without Pro?': 'Che cosa posso fare senza Pro?',
  'What can I do without paying?': 'Che cosa posso fare senza pagare?',
  'What can I rely on in the shades?': 'Su che cosa posso contare nelle tonalità?',
  'What can be done in your browser stays there. What is sent is deleted by itself, and no page loads trackers.':
    'Ciò che si può fare nel tuo browser resta lì. Ciò che viene inviato si elimina da sé, e nessuna pagina carica tracker.',
  'What chats show of it': 'Che cosa ne mostrano le chat',
  'What counts as a character?': 'Che cosa conta come carattere?',
  'What counts as a scan?': 'Che cosa conta come scansione?',
  'What counts as a word?': 'Che cosa conta come parola?',
  'What counts as one photo of the day?': 'Che cosa conta come una foto della giornata?',
  'What did you do, and what kind of file was it?': 'Che cosa hai fatto, e che tipo di file era?',
  'What do compress, convert and resize mean for my files?':
    'Che cosa significano per i miei file comprimi, converti e ridimensiona?',
  'What do the bits of entropy mean?': 'Che cosa significano i bit di entropia?',
  'What do the palette types mean?': 'Che cosa significano i tipi di palette?',
  'What do the scan modes do?': 'Che cosa fanno le modalità di scansione?',
  'What do you know about those who click?': 'Che cosa sapete di chi fa clic?',
  'What do you need help with?': 'In che cosa ti serve aiuto?',
  'What do you want to do?': 'Che cosa vuoi fare?',
  'What do you want to know?': 'Che cosa vuoi sapere?',
  'What does Pro change?': 'Che cosa cambia con Pro?',
  'What does a PDF become?': 'Che cosa diventa un PDF?',
  'What does a Word document made of a PDF look like?': 'Che aspetto ha un documento Word creato da un PDF?',
  'What does it find?': 'Che cosa riesce a trovare?',
  'What does it never change?': 'Che cosa non cambia mai?',
  'What else may still hold erased words?': 'Che altro può contenere ancora le parole cancellate?',
  'What follows can only be moved below text that runs across the page from left to right. Please let it stay.':
    'Ciò che segue si può spostare in basso solo sotto un testo che attraversa la pagina da sinistra a destra. Lascialo dov’è.',
  'What follows cannot be moved without changing how the page looks. Please let it stay, or shorten the text.':
    'Ciò che segue non si può spostare senza cambiare l’aspetto della pagina. Lascialo dov’è, o accorcia il testo.',
  'What follows cannot be moved: it is drawn together with something that stays. Please let it stay.':
    'Ciò che segue non si può spostare: è disegnato insieme a qualcosa che resta. Lascialo dov’è.',
  'What follows does not fit the page: {points} points are missing. Please shorten the text, or let what follows stay.':
    'Ciò che segue non sta nella pagina: mancano {points} punti. Accorcia il testo, o lascia dov’è ciò che segue.',
  'What follows has no room to move: there is a picture in its way. Please let it stay, or shorten the text.':
    'Ciò che segue non ha spazio per spostarsi: c’è un’immagine in mezzo. Lascialo dov’è, o accorcia il testo.',
  'What follows is plural.': 'Ciò che segue è plurale.',
  'What follows is {points, plural, one {# point} other {# points}} too long for the page. Please shorten the text, or let it stay.':
    'Ciò che segue è troppo lungo per la pagina di {points, plural, one {# punto} other {# punti}}. Accorcia il testo, o lascialo dov’è.',
  'What happens inside your files, and how to get what you want.':
    'Che cosa succede dentro i tuoi file, e come ottenere ciò che vuoi.',
  'What happens to NASA, iPhone and other names?': 'Che cosa succede a NASA, iPhone e altri nomi?',
  'What happens to an email?': 'Che cosa succede a un’email?',
  'What happens to links to pages that are in another part?':
    'Che cosa succede ai link verso pagine che sono in un’altra parte?',
  'What happens to location and camera data?': 'Che cosa succede ai dati di luogo e fotocamera?',
  'What happens to my files?': 'Che cosa succede ai miei file?',
  'What happens to paths like ../../x in an archive I open?':
    'Che cosa succede a percorsi come ../../x in un archivio che apro?',
  'What happens to the camera data?': 'Che cosa succede ai dati della fotocamera?',
  'What happens to the content, the logo and the images I read?':
    'Che cosa succede al contenuto, al logo e alle immagini che leggo?',
  'What happens to the layout?': 'Che cosa succede all’impaginazione?',
  'What happens to the rest of my file?': 'Che cosa succede al resto del mio file?',
  'What happens when I reload or close the page?': 'Che cosa succede se ricarico o chiudo la pagina?',
  'What happens when a payment fails?': 'Che cosa succede quando un pagamento non riesce?',
  'What if my question is not answered in the document?': 'E se la risposta alla mia domanda non è nel documento?',
  'What if the font lacks a letter?': 'E se al carattere manca una lettera?',
  'What if two forms use the same field names?': 'E se due moduli usano gli stessi nomi di campo?',
  'What is changed, and what stays?': 'Che cosa cambia e che cosa resta?',
  'What is it about?': 'Di che cosa si tratta?',
  'What is kept when PDFs are merged?': 'Che cosa si mantiene quando si uniscono i PDF?',
  'What is left': 'Che cosa resta',
  'What is to be done': 'Che cosa va fatto',
  'What is underlined while you type is found in your browser. With the button, the text goes to this site, and to an AI provider only where the page says so beforehand. It is not stored.':
    'Ciò che viene sottolineato mentre scrivi è trovato nel tuo browser. Con il pulsante, il testo va a questo sito, e a un fornitore di IA solo dove la pagina lo indica prima. Non viene conservato.',
  'What is wrong with it?': 'Che cosa c’è che non va?',
  'What people say': 'Che cosa dicono',
  'What people use them for': 'Per che cosa si usano',
  'What people would write instead, also in other languages.':
    'Ciò che le persone scriverebbero invece, anche in altre lingue.',
  'What people wrote to support, how severe it is, and the answers.':
    'Che cosa le persone hanno scritto all’assistenza, quanto è grave, e le risposte.',
  'What says how something is done is an adverb.': 'Ciò che dice come si fa qualcosa è un avverbio.',
  'What stays the same in a translated document?': 'Che cosa resta uguale in un documento tradotto?',
  'What that is: email': 'Di che mezzo si tratta: email',
  'What the camera sees': 'Che cosa vede la fotocamera',
  "What the photo shows. A book becomes two pages, cards keep their surface, and a business card's contact details are read.":
    'Che cosa mostra la foto. Un libro diventa due pagine, le tessere mantengono la loro superficie, e i contatti di un biglietto da visita vengono letti.',
  'What the tools make for you is listed here for {fileLifetime}, until it is deleted.':
    'Ciò che gli strumenti creano per te è elencato qui per {fileLifetime}, finché non viene eliminato.',
  'What this covers': 'Che cosa riguarda',
  'What this site keeps about you and your files, for how long, who else handles it, and how to have it deleted.':
    'Che cosa questo sito conserva su di te e sui tuoi file, per quanto tempo, chi altro li tratta, e come farli eliminare.',
  'What to do': 'Che cosa fare',
  'What to do with files of another program.': 'Che cosa fare con i file di un altro programma.',
  'What to make': 'Che cosa creare',
  'What to summarize': 'Che cosa riassumere',
  "What was so in the past takes 'used to' alone.": 'Ciò che era abituale nel passato richiede solo “used to”.',
  "What was so in the past takes 'used to'.": 'Ciò che era abituale nel passato richiede “used to”.',
  'What we promise, and what not': 'Che cosa promettiamo, e che cosa no',
  'What we value': 'I nostri valori',
  'What works here, and what was counted.': 'Che cosa funziona qui, e che cosa è stato contato.',
  'What would help': 'Che cosa aiuterebbe',
  'What would you like to do on {name}?': 'Che cosa vuoi fare su {name}?',
  'What would you like to do with these {count, plural, one {# file} other {# files}}?':
    'Che cosa vuoi fare con {count, plural, one {questo file} other {questi # file}}?',
  'What would you like to do with {file}?': 'Che cosa vuoi fare con {file}?',
  'What would you like to do?': 'Che cosa vuoi fare?',
  'What writes the summary?': 'Che cosa scrive il riassunto?',
  'What you bring': 'Che cosa porti',
  'What you delete within a minute, unused, is not counted.':
    'Ciò che elimini entro un minuto, senza averlo usato, non conta.',
  'What you keep about me': 'Che cosa conservate su di me',
  'What you may do': 'Che cosa puoi fare',
  'What you opened needs the network. These tools work without one, because they do everything in your browser:':
    'Ciò che hai aperto richiede la rete. Questi strumenti funzionano senza, perché fanno tutto nel tuo browser:',
  'What you see as one: a letter with its accents, or an emoji, is one character, however many codes it is made of. Some platforms count differently; their limits on this page are counted their way.':
    'Ciò che vedi come uno: una lettera con i suoi accenti, o un’emoji, è un solo carattere, per quanti siano i codici che lo compongono. Alcune piattaforme contano diversamente; i loro limiti in questa pagina sono contati a modo loro.',
  'What you write to us from this browser or account is listed here. A ticket from elsewhere opens with its link.':
    'Ciò che ci scrivi da questo browser o account è elencato qui. Un ticket creato altrove si apre con il suo link.',
  'What you wrote to us, and our answers.': 'Ciò che ci hai scritto, e le nostre risposte.',
  'Whatever Unicode counts as one, by the rules of its script. Chinese, Japanese and Thai words are found without spaces between them; punctuation and emoji are not words.':
    'Tutto ciò che Unicode considera tale, secondo le regole della sua scrittura. Le parole cinesi, giapponesi e thailandesi vengono trovate senza spazi tra loro; punteggiatura ed emoji non sono parole.',
  'Whatever a page of this site does, a program can do with one HTTP call. Try every call here, or copy its code.':
    'Tutto ciò che fa una pagina di questo sito, un programma può farlo con una sola chiamata HTTP. Prova qui ogni chiamata, o copiane il codice.',
  'Whatever exceeds the page is cut off.': 'Ciò che eccede la pagina viene tagliato.',
  When: 'Quando',
  'When proportions differ': 'Quando le proporzioni sono diverse',
  'When something here changes, the date at the top changes with it. What a setting decides (times, services) is always shown as it is at the moment you read it.':
    'Quando qui qualcosa cambia, cambia con esso la data in alto. Ciò che dipende da un’impostazione (tempi, servizi) viene sempre mostrato com’è nel momento in cui lo leggi.',
  'When the server is busy': 'Quando il server è occupato',
  'When there are some, and nothing else. You confirm your address first, and leave with one click.':
    'Quando ce ne sono, e nient’altro. Prima confermi il tuo indirizzo, e ti cancelli con un clic.',
  'When these terms change, the date at the top changes. If you go on using the site after that, the new terms apply. The <pageLink>help page</pageLink> answers most questions.':
    'Quando questi termini cambiano, cambia la data in alto. Se dopo continui a usare il sito, valgono i nuovi termini. La <pageLink>guida</pageLink> risponde alla maggior parte delle domande.',
  'When you rate an answer, we keep which one it was, and for a day a keyed hash that tells that several were rated by the same person. What goes to a person becomes a ticket: when you ask for one, and by itself when you write of trouble with a payment, lost data, security or anger, or rate three answers bad. The chat tells you each time.':
    'Quando valuti una risposta, conserviamo quale era, e per un giorno un hash con chiave che indica che più risposte sono state valutate dalla stessa persona. Ciò che va a una persona diventa un ticket: quando lo chiedi, e da sé quando scrivi di problemi con un pagamento, dati persi, sicurezza o rabbia, o valuti negativamente tre risposte. La chat te lo dice ogni volta.',
  'When you write to us, on a page, to the assistant or by email, we keep:':
    'Quando ci scrivi, in una pagina, all’assistente o per email, conserviamo:',
  'Where does my text go?': 'Dove va il mio testo?',
  'Where it comes from': 'Da dove proviene',
  'Where it fits': 'Dove ci sta',
  'Where the link stands: newsletter': 'Dove si trova il link: newsletter',
  'Where this site confirms addresses by email, an account begins when you open the link. What you entered before that is removed after {registrationDays} days if the link is not opened.':
    'Dove questo sito conferma gli indirizzi per email, un account comincia quando apri il link. Ciò che hai inserito prima viene rimosso dopo {registrationDays} giorni se il link non viene aperto.',
  'Where visitors came from': 'Provenienza dei visitatori',
  'Where you are signed in': 'Dove hai effettuato l’accesso',
  'Where {shortUrl} leads': 'Dove porta {shortUrl}',
  'Where, or for whom': 'Dove, o per chi',
  'Whether EXIF, XMP and IPTC data (camera, place, copyright) are carried over.':
    'Se i dati EXIF, XMP e IPTC (fotocamera, luogo, copyright) vengono trasferiti.',
  'Whether date, camera, place, copyright and the like stay in the file.':
    'Se data, fotocamera, luogo, copyright e simili restano nel file.',
  'Whether date, place, camera and the like stay in the file.': 'Se data, luogo, fotocamera e simili restano nel file.',
  'Whether images and colours become gray.': 'Se immagini e colori diventano grigi.',
  'Whether the site works in your browser. Copy this into your message when you report a problem.':
    'Se il sito funziona nel tuo browser. Copia questo nel tuo messaggio quando segnali un problema.',
  'Whether this page and the server behind it work in your browser.':
    'Se questa pagina e il server dietro di essa funzionano nel tuo browser.',
  'Whether title, author, dates and other metadata stay.': 'Se titolo, autore, date e altri metadati restano.',
  'Which addresses are refused?': 'Quali indirizzi vengono rifiutati?',
  'Which documents can be converted?': 'Quali documenti si possono convertire?',
  'Which error level should I choose?': 'Quale livello di errore devo scegliere?',
  'Which font does new text have?': 'Che carattere ha il nuovo testo?',
  'Which languages can I write in?': 'In quali lingue posso scrivere?',
  'Which languages can be translated here?': 'Quali lingue si possono tradurre qui?',
  'Which languages does it know?': 'Quali lingue conosce?',
  'Which resolution should I choose?': 'Quale risoluzione devo scegliere?',
  'Which tables are found?': 'Quali tabelle vengono trovate?',
  'Which tools': 'Quali strumenti',
  'Which words stay small in a title?': 'Quali parole restano minuscole in un titolo?',
  White: 'Bianco',
  'Who can see my links?': 'Chi può vedere i miei link?',
  "Who does something is 'he' and 'I', and oneself comes last.":
    'Chi compie l’azione è “he” e “I”, e sé stessi si nominano per ultimi.',
  'Who else handles data': 'Chi altro tratta i dati',
  'Who gives lends; who takes borrows.': 'Chi dà usa “lend”; chi prende usa “borrow”.',
  'Who may call:': 'Chi può chiamare:',
  'Who sees my card?': 'Chi vede la mia carta?',
  'Who translates my text?': 'Chi traduce il mio testo?',
  'Who you are': 'Chi sei',
  'Whoever clicks a short link made here is counted without a cookie. We keep:':
    'Chi fa clic su un link breve creato qui viene contato senza cookie. Conserviamo:',
  'Whoever does is refused, and their account may be closed.':
    'Chi lo fa viene respinto, e il suo account può essere chiuso.',
  'Whoever has the key can use the tools in your name, within your limits.':
    'Chi ha la chiave può usare gli strumenti a tuo nome, entro i tuoi limiti.',
  'Whoever has this link can read your messages, so please do not pass it on. If you did not write to us, you need do nothing.':
    'Chi ha questo link può leggere i tuoi messaggi, quindi non passarlo ad altri. Se non ci hai scritto, non devi fare nulla.',
  Whole: 'Intera',
  'Whole page': 'Pagina intera',
  'Whole photo': 'Foto intera',
  'Whole words': 'Parole intere',
  'Whom to write to': 'A chi scrivere',
  'Whose rules apply to capital letters.': 'La lingua di cui seguire le regole per le maiuscole.',
  'Why Satchel exists, what it values, who makes it, and what we want everyday file tools to be.':
    'Perché esiste Satchel, quali valori ha, chi lo fa, e che cosa vogliamo che siano gli strumenti di ogni giorno per i file.',
  'Why choose Satchel': 'Perché scegliere Satchel',
  'Why does my ZIP hardly get smaller?': 'Perché il mio ZIP è quasi grande come prima?',
  'Why does the language matter?': 'Perché la lingua è importante?',
  'Why is there no text in my text file?': 'Perché nel mio file di testo non c’è testo?',
  'Wi-Fi': 'Wi-Fi',
  'Widen the quiet zone': 'Allarga la zona di rispetto',
  Width: 'Larghezza',
  'Width in mm': 'Larghezza in mm',
  'Width of the logo': 'Larghezza del logo',
  'Width of the part to keep; 1 is all of it.': 'Larghezza della parte da mantenere; 1 è tutta.',
  'Will the pages look the same?': 'Le pagine avranno lo stesso aspetto?',
  "With 'cover', the point that stays visible: 0 is left, 1 is right.":
    'Con “cover”, il punto che resta visibile: 0 è a sinistra, 1 a destra.',
  'With Pro, a file may have up to {bytes}.': 'Con Pro, un file può avere fino a {bytes}.',
  'With Pro, a text may have up to {count, plural, one {# character} other {# characters}}.':
    'Con Pro, un testo può avere fino a {count, plural, one {# carattere} other {# caratteri}}.',
  'With Pro, the files of one call may take up to {bytes}.':
    'Con Pro, i file di una chiamata possono arrivare a {bytes}.',
  'With Pro, your files may take up to {bytes} at once.':
    'Con Pro, i tuoi file possono occupare fino a {bytes} insieme.',
  'With Pro: {max} files of {largest}.': 'Con Pro: {max} file da {largest}.',
  'With a keyboard, a screen reader, a phone or an old laptop, in the dark, and in every script we can draw.':
    'Con una tastiera, uno screen reader, un telefono o un vecchio portatile, al buio, e in ogni scrittura che sappiamo disegnare.',
  'With both sides given: true stays within them, false stretches. “Fit” wins over it.':
    'Con entrambi i lati indicati: true resta al loro interno, false stira. “Adatta” prevale.',
  'With each file we keep who made it (your account, or the visitor cookie below) and a keyed hash of the network address, to limit how much one visitor stores. Both go with the file.':
    'Con ogni file conserviamo chi lo ha creato (il tuo account, o il cookie visitatore descritto sotto) e un hash con chiave dell’indirizzo di rete, per limitare quanto un visitatore salva. Entrambi spariscono con il file.',
  'With this crop the result would have {width} × {height} pixels, more than {megapixels} megapixels. Please choose another crop or a smaller margin.':
    'Con questo ritaglio il risultato avrebbe {width} × {height} pixel, più di {megapixels} megapixel. Scegli un altro ritaglio o un margine più piccolo.',
  'With this ticket we get the number of the failed job ({job}), its tool and its error ({code}). Your file is not sent, and neither is its name.':
    'Con questo ticket riceviamo il numero del lavoro non riuscito ({job}), il suo strumento e il suo errore ({code}). Il tuo file non viene inviato, e nemmeno il suo nome.',
  'With this, the files of everyone at your network address would take more than {max}. Please delete results you no longer need, sign in to have room of your own, or try again later.':
    'Con questo, i file di tutti coloro che usano il tuo indirizzo di rete supererebbero {max}. Elimina i risultati che non ti servono più, accedi per avere uno spazio tuo, o riprova più tardi.',
  'With this, your files on this server would take more than {max}. Please delete results you no longer need, or wait: all files are deleted after a while.':
    'Con questo, i tuoi file su questo server supererebbero {max}. Elimina i risultati che non ti servono più, o attendi: tutti i file vengono eliminati dopo un certo tempo.',
  'Without a finding': 'Senza rilievi',
  'Without a network': 'Senza rete',
  'Without any loss, where the format can.': 'Senza alcuna perdita, dove il formato lo permette.',
  'Without spaces': 'Senza spazi',
  Word: 'Parola',
  'Word (DOCX, DOC), OpenDocument (ODT), RTF, plain text, HTML and Markdown become PDF, each other and EPUB. Spreadsheets (XLSX, XLS, ODS, CSV) and slides (PPTX, PPT, ODP) become PDF and each other. A CSV is one sheet, or a ZIP of all; slides also become PNG or JPG, one image each. PDF becomes Word (DOCX), OpenDocument, RTF, HTML, Markdown, EPUB and text; emails (EML) become PDF and all kinds of text. Templates, flat OpenDocument, FB2, SLK, DIF and Word, Excel and PowerPoint files of the 1990s are opened, too.':
    'Word (DOCX, DOC), OpenDocument (ODT), RTF, testo semplice, HTML e Markdown si convertono in PDF, l’uno nell’altro e in EPUB. I fogli di calcolo (XLSX, XLS, ODS, CSV) e le presentazioni (PPTX, PPT, ODP) si convertono in PDF e tra loro. Un CSV è un solo foglio, o uno ZIP di tutti; le diapositive diventano anche PNG o JPG, un’immagine ciascuna. Un PDF diventa Word (DOCX), OpenDocument, RTF, HTML, Markdown, EPUB e testo; le email (EML) diventano PDF e ogni tipo di testo. Si aprono anche modelli, OpenDocument in un solo file, FB2, SLK, DIF e file di Word, Excel e PowerPoint degli anni Novanta.',
  'Word Counter': 'Contatore di parole',
  'Word before': 'Parola precedente',
  'Word counter: words, characters, reading time': 'Contatore di parole: parole, caratteri, tempo di lettura',
  Words: 'Parole',
  'Words per sentence': 'Parole per frase',
  'Words, characters, sentences and reading time while you type, in every script.':
    'Parole, caratteri, frasi e tempo di lettura mentre scrivi, in ogni scrittura.',
  'Words, letters, reading time': 'Parole, lettere, tempo di lettura',
  Work: 'Lavoro',
  'Work phone': 'Telefono di lavoro',
  'Work that takes a while': 'Lavori che richiedono tempo',
  'Work with us': 'Lavora con noi',
  'Working ({status}, version {version}), answered in {took}.':
    'Funziona ({status}, versione {version}), risposta in {took}.',
  'Working: this page runs its code.': 'Funziona: questa pagina esegue il suo codice.',
  'Working…': 'Elaborazione in corso…',
  'Working… You can close this page: it goes on.': 'Lavoro in corso… Puoi chiudere questa pagina: continua.',
  'Write another message': 'Scrivi un altro messaggio',
  'Write to us. Here is how soon people get an answer, and when somebody is in the office.':
    'Scrivici. Qui trovi entro quanto si riceve una risposta, e quando c’è qualcuno in ufficio.',
  'Write without the failed job': 'Scrivi senza il lavoro non riuscito',
  'Write, highlight, draw and sign on any page of a PDF, in any script. Highlights and notes are real annotations. Free, no sign-up.':
    'Scrivi, evidenzia, disegna e firma su qualsiasi pagina di un PDF, in ogni scrittura. Evidenziazioni e note sono vere annotazioni. Gratis, senza registrazione.',
  'Write, mark and sign on a PDF': 'Scrivi, annota e firma su un PDF',
  'Write, mark, draw or sign on its pages': 'Scrivi, annota, disegna o firma sulle sue pagine',
  Writing: 'Scrittura',
  'Writing assistant: grammar, clarity, tone': 'Assistente di scrittura: grammatica, chiarezza, tono',
  'Writing the PDF': 'Scrittura del PDF',
  'Writing the document': 'Scrittura del documento',
  'Writing the file': 'Scrittura del file',
  'Writing the result': 'Scrittura del risultato',
  'Writing {format}': 'Scrittura di {format}',
  'Writing…': 'Scrittura…',
  'Written by': 'Scritto da',
  'Written by {provider} ({model}) and checked against the text.':
    'Scritto da {provider} ({model}) e confrontato con il testo.',
  'X post': 'Post su X',
  'XFA form': 'Modulo XFA',
  XLSX: 'XLSX',
  Yes: 'Sì',
  'Yes, also as WebP. Formats without animation get the first frame, and the page says so.':
    'Sì, anche come WebP. I formati senza animazione ricevono il primo fotogramma, e la pagina lo indica.',
  'Yes, and the page says so: new pixels are computed from their neighbours, so a large step up looks soft.':
    'Sì, e la pagina lo indica: i nuovi pixel vengono calcolati da quelli vicini, quindi un forte ingrandimento appare poco nitido.',
  'Yes, confirm my address': 'Sì, conferma il mio indirizzo',
  'Yes, in the list of pages: drag them, or use the buttons above it. Blank pages and pages of other PDFs can be inserted. What you delete is not in the saved file any more, nor are bookmarks and links to it.':
    'Sì, nell’elenco delle pagine: trascinale, o usa i pulsanti sopra. Si possono inserire pagine vuote e pagine di altri PDF. Ciò che elimini non è più nel file salvato, e nemmeno i segnalibri e i link che vi portano.',
  'Yes, in this browser and for a day: the pages, their text and the photos they were cut from. Clear All removes them at once, here and on the server.':
    'Sì, in questo browser e per un giorno: le pagine, il loro testo e le foto da cui sono state ritagliate. Svuota tutto le rimuove subito, qui e sul server.',
  'Yes, on your account page, without contacting anyone. Pro stays active until the end of the period you paid for, and you can resume it until then.':
    'Sì, nella pagina del tuo account, senza contattare nessuno. Pro resta attivo fino alla fine del periodo che hai pagato, e fino ad allora puoi riattivarlo.',
  'Yes, on your account page. The unused part of your current period is credited.':
    'Sì, nella pagina del tuo account. La parte non usata del periodo corrente ti viene accreditata.',
  'Yes, right on its pages: texts, check boxes, options and lists, with the Tab key from field to field. They stay fields, or become part of the page if you tick Flatten when saving. Scripts in the form do not run, and forms made only for Adobe Reader (dynamic XFA) cannot be filled in here.':
    'Sì, direttamente sulle sue pagine: testi, caselle di controllo, opzioni ed elenchi, con il tasto Tab da un campo all’altro. Restano campi, o diventano parte della pagina se spunti Appiattisci al salvataggio. Gli script nel modulo non vengono eseguiti, e i moduli creati solo per Adobe Reader (XFA dinamici) non si possono compilare qui.',
  'Yes, send me new posts': 'Sì, inviatemi i nuovi articoli',
  'Yes, show them': 'Sì, mostrala',
  'Yes, where the scan has recognised text: the old words are painted over with the colour of the paper, and the new ones are set on it.':
    'Sì, dove la scansione ha un testo riconosciuto: le vecchie parole vengono coperte con il colore della carta, e le nuove vengono composte sopra.',
  'Yes. Choose an underlined passage: its rule can be switched off for good, and a word can be added to your dictionary. Both stay in this browser.':
    'Sì. Scegli un passaggio sottolineato: la sua regola può essere disattivata per sempre, e una parola può essere aggiunta al tuo dizionario. Entrambe restano in questo browser.',
  'Yes. Highlights, underlines, lines, shapes, drawings and notes are annotations, which other PDF programs show, move and delete. Text, stamps and pictures become part of the page.':
    'Sì. Evidenziazioni, sottolineature, linee, forme, disegni e note sono annotazioni, che altri programmi PDF mostrano, spostano ed eliminano. Testo, timbri e immagini diventano parte della pagina.',
  'Yes. Random numbers that would favour some characters are drawn again (rejection sampling), and every password that has all the chosen types is equally likely. Both are checked by tests of the distribution.':
    'Sì. I numeri casuali che favorirebbero alcuni caratteri vengono estratti di nuovo (campionamento con rigetto), e ogni password che contiene tutti i tipi scelti è ugualmente probabile. Entrambe le cose sono verificate da test della distribuzione.',
  'Yes. Text, pixels of images, lines, notes and form fields under the box are taken out of the file, which is written anew without older versions, and then searched for what was there. What cannot be cleared becomes a picture of the page, and you are told.':
    'Sì. Testo, pixel di immagini, linee, note e campi modulo sotto il riquadro vengono tolti dal file, che viene riscritto senza versioni precedenti, e poi si cerca in esso ciò che c’era. Ciò che non può essere ripulito diventa un’immagine della pagina, e ti viene segnalato.',
  'Yes. The page shows a QR code. What you scan with the phone that opens it appears in the list on your computer; the code works for 15 minutes and for one phone.':
    'Sì. La pagina mostra un codice QR. Ciò che scansioni con il telefono che lo apre compare nell’elenco sul computer; il codice vale per 15 minuti e per un solo telefono.',
  'Yes. Tick everything you want: it is all done in one run, and the photo is saved only once, so nothing is lost in between.':
    'Sì. Spunta tutto ciò che vuoi: viene fatto in un solo passaggio, e la foto viene salvata una sola volta, così nulla si perde nel mezzo.',
  'Yes. With Select, click, tap or Tab to a highlight, note, text box, drawing, stamp or link of any program: move it, resize it, give it another colour or other words, or delete it. Replies are deleted with their note. Those that their author has locked stay as they are.':
    'Sì. Con Seleziona, fai clic, tocca o vai con Tab su un’evidenziazione, una nota, una casella di testo, un disegno, un timbro o un link di qualsiasi programma: spostalo, ridimensionalo, dagli un altro colore o altre parole, o eliminalo. Le risposte vengono eliminate con la loro nota. Quelle bloccate dal loro autore restano come sono.',
  'Yes. Your words are laid invisibly over the words they correct, so that searching, selecting and copying find them at their place in the image.':
    'Sì. Le tue parole vengono sovrapposte in modo invisibile a quelle che correggono, così ricerca, selezione e copia le trovano al loro posto nell’immagine.',
  'Yes: add steps. Each step gets the result of the one before, such as resize, then convert to WebP. Save the steps as a recipe to use them again, or share it as a link.':
    'Sì: aggiungi passi. Ogni passo riceve il risultato del precedente, per esempio ridimensiona, poi converti in WebP. Salva i passi come ricetta per usarli di nuovo, o condividila con un link.',
  'Yes: each result has a download of its mask, white where the subject is and as large as the photo.':
    'Sì: di ogni risultato si può scaricare la maschera, bianca dove c’è il soggetto e grande quanto la foto.',
  'Yes: its target, expiry, visit limit, password, tags and note. You can pause it, and undo a deletion within a day. The name of a deleted link is never given to anybody else.':
    'Sì: destinazione, scadenza, limite di visite, password, tag e nota. Puoi metterlo in pausa, e annullare un’eliminazione entro un giorno. Il nome di un link eliminato non viene mai dato a nessun altro.',
  'Yes: select them on the page, and choose from the small bar, or press Ctrl+B or Ctrl+I. If the PDF has no bold or italic of its font, a similar font is used, and the result says so.':
    'Sì: selezionale nella pagina e scegli dalla piccola barra, o premi Ctrl+B o Ctrl+I. Se il PDF non ha il grassetto o il corsivo del suo carattere, viene usato un carattere simile, e il risultato lo indica.',
  'Yes: the text of scanned pages in a PDF is recognised first. The result says which pages these were, since recognised text can have errors.':
    'Sì: il testo delle pagine scansionate in un PDF viene prima riconosciuto. Il risultato indica quali pagine erano, poiché il testo riconosciuto può contenere errori.',
  'Yesterday ({day}, UTC)': 'Ieri ({day}, UTC)',
  You: 'te',
  'You already have an account': 'Hai già un account',
  'You already have {max, plural, one {# file} other {# files}} waiting, which is the limit. Please wait about {wait} and send this one again.':
    'Hai già {max, plural, one {# file} other {# file}} in attesa, che è il limite. Attendi circa {wait} e invia di nuovo questo.',
  'You are Pro already': 'Sei già Pro',
  'You are already subscribed to Pro. Change or cancel the subscription on your account page.':
    'Hai già un abbonamento Pro. Cambialo o disdicilo nella pagina del tuo account.',
  'You are not signed in. Please sign in and try again.': 'Non hai effettuato l’accesso. Accedi e riprova.',
  'You are now subscribed to Pro!': 'Ora hai un abbonamento Pro!',
  'You are offline': 'Sei offline',
  'You are offline. The files continue when the connection is back.':
    'Sei offline. I file riprendono quando torna la connessione.',
  'You are on {plan}': 'Il tuo piano è {plan}',
  'You are signed out everywhere else.': 'Hai effettuato l’uscita da ogni altro dispositivo.',
  'You can also follow the blog with a feed reader: <a>RSS</a> or <a2>JSON feed</a2>.':
    'Puoi anche seguire il blog con un lettore di feed: <a>RSS</a> o <a2>feed JSON</a2>.',
  'You can cancel at any time on your account page. Pro then stays active to the end of the paid period.':
    'Puoi disdire in qualsiasi momento nella pagina del tuo account. Pro resta poi attivo fino alla fine del periodo pagato.',
  'You can cancel at any time on your account page; Pro stays active to the end of the billing period, and until then you can resume it. Invoices are there, too.':
    'Puoi disdire in qualsiasi momento nella pagina del tuo account; Pro resta attivo fino alla fine del periodo di fatturazione, e fino ad allora puoi riattivarlo. Anche le fatture sono lì.',
  'You can now sign in with it.': 'Ora puoi usarla per accedere.',
  'You can turn them on at the foot of every page.': 'Puoi attivarli in fondo a ogni pagina.',
  'You cannot revoke your own role. Please ask another administrator.':
    'Non puoi revocare il tuo stesso ruolo. Chiedi a un altro amministratore.',
  'You decide on every change.': 'Decidi tu su ogni modifica.',
  'You get a PDF with sender, recipients and date, the text with its embedded images, and the names and sizes of the attachments. Remote images are never loaded, so nobody learns that you opened it.':
    'Ottieni un PDF con mittente, destinatari e data, il testo con le immagini incorporate, e i nomi e le dimensioni degli allegati. Le immagini remote non vengono mai caricate, quindi nessuno viene a sapere che l’hai aperta.',
  'You get no more newsletters, and your address is deleted.':
    'Non riceverai più newsletter, e il tuo indirizzo viene eliminato.',
  'You get the newsletter already': 'Ricevi già la newsletter',
  'You get this because you confirmed your address on {site}.':
    'Ricevi questa email perché hai confermato il tuo indirizzo su {site}.',
  'You have changed the text since. Save again to have those changes, too.':
    'Da allora hai modificato il testo. Salva di nuovo per includere anche quelle modifiche.',
  'You have reached a limit of the Free plan. Pro lifts it.': 'Hai raggiunto un limite del piano Free. Pro lo toglie.',
  'You have sent many messages within an hour. Please wait {wait} and send it then, or add it to a ticket you have open.':
    'Hai inviato molti messaggi in un’ora. Attendi {wait} e invialo allora, o aggiungilo a un ticket che hai aperto.',
  'You have used your AI allowance for today, or what is left is too little for this text. It comes back {resets}. The built-in engine has no such limit.':
    'Hai usato la tua quota di IA per oggi, o ciò che ne resta è troppo poco per questo testo. Torna {resets}. Il motore integrato non ha questo limite.',
  'You have {max, plural, one {# link} other {# links}}, as many as fit. Please delete some you no longer need.':
    'Hai {max, plural, one {# link} other {# link}}, quanti ce ne stanno. Elimina quelli che non ti servono più.',
  'You keep all rights in your files and in what the tools make of them. We may do with them only what the tool you started does. They are deleted after {fileLifetime}, so keep your own copies: what is deleted cannot be brought back. The <pageLink>privacy policy</pageLink> says more.':
    'Mantieni tutti i diritti sui tuoi file e su ciò che gli strumenti ne ricavano. Possiamo farne solo ciò che fa lo strumento che hai avviato. Vengono eliminati dopo {fileLifetime}, quindi conserva le tue copie: ciò che è eliminato non si può recuperare. L’<pageLink>informativa sulla privacy</pageLink> dice di più.',
  'You may use every tool, privately or for your work. You may not:':
    'Puoi usare ogni strumento, privatamente o per il tuo lavoro. Non puoi:',
  'You need a code when you sign in.': 'Per accedere ti serve un codice.',
  'You need no account for the free tools. With one you can subscribe to Pro, use API keys and see what is left of your allowances, all on your <pageLink>account page</pageLink>.':
    'Non ti serve un account per gli strumenti gratuiti. Con un account puoi abbonarti a Pro, usare chiavi API e vedere che cosa resta delle tue quote, tutto nella <pageLink>pagina del tuo account</pageLink>.',
  'You need no account for the free tools. With one you can use API keys and see what is left of your allowances on your <pageLink>account page</pageLink>.':
    'Non ti serve un account per gli strumenti gratuiti. Con un account puoi usare chiavi API e vedere che cosa resta delle tue quote nella <pageLink>pagina del tuo account</pageLink>.',
  'You need no account for the tools. With one you can use API keys, on your <pageLink>account page</pageLink>.':
    'Non ti serve un account per gli strumenti. Con un account puoi usare chiavi API, nella <pageLink>pagina del tuo account</pageLink>.',
  'You sign in with it.': 'Lo usi per accedere.',
  'You will get the next newsletter. Each one has a link to leave.':
    'Riceverai la prossima newsletter. Ognuna ha un link per cancellarsi.',
  'You:': 'Tu:',
  'You: those made without an account belong to this browser, and you can take them along into an account. Anybody who knows a short link can see where it leads by adding a plus sign to it.':
    'Tu: quelli creati senza account appartengono a questo browser, e puoi portarli in un account. Chiunque conosca un link breve può vedere dove porta aggiungendovi un segno più.',
  'YouTube description': 'Descrizione YouTube',
  'YouTube thumbnail': 'Miniatura YouTube',
  'YouTube title': 'Titolo YouTube',
  'Your CV is larger than {bytes}. The PDF Compressor can make it smaller; or leave out large images.':
    'Il tuo CV supera {bytes}. Comprimi PDF può ridurlo; oppure togli le immagini grandi.',
  'Your account': 'Il tuo account',
  'Your account is ready. Please sign in.': 'Il tuo account è pronto. Accedi.',
  'Your account page shows your plan, the next payment and your invoices.':
    'La pagina del tuo account mostra il tuo piano, il prossimo pagamento e le tue fatture.',
  'Your address was not confirmed': 'Il tuo indirizzo non è stato confermato',
  'Your answer waits on the page of their ticket.': 'La tua risposta attende nella pagina del ticket.',
  'Your browser cannot show this photo yet. Once its background is removed, it can.':
    'Il tuo browser non può ancora mostrare questa foto. Potrà farlo quando lo sfondo sarà rimosso.',
  'Your browser cannot show this photo. To mark its subject, convert it to JPEG first.':
    'Il tuo browser non può mostrare questa foto. Per segnarne il soggetto, convertila prima in JPEG.',
  'Your browser then asks you to unlock this device, or to choose another one.':
    'Il browser ti chiede poi di sbloccare questo dispositivo, o di sceglierne un altro.',
  'Your card goes straight to the payment service; this site never sees it.':
    'La tua carta va direttamente al servizio di pagamento; questo sito non la vede mai.',
  'Your changes are still here.': 'Le tue modifiche sono ancora qui.',
  'Your colours above the line, what is seen of them below. About 5 in 100 men see green weakly and 1 in 100 red: they see something in between.':
    'I tuoi colori sopra la linea, come vengono visti sotto. Circa 5 uomini su 100 vedono il verde debolmente e 1 su 100 il rosso: vedono qualcosa di intermedio.',
  'Your content stays yours': 'I tuoi contenuti restano tuoi',
  'Your current codes stop working.': 'I codici attuali smettono di funzionare.',
  'Your draft, glossary and history stay in this browser, and you can clear or switch off the history. The server forgets the text with the finished work, and deletes documents after 24 hours or at once when you press Delete.':
    'La bozza, il glossario e la cronologia restano in questo browser, e puoi svuotare o disattivare la cronologia. Il server dimentica il testo a lavoro finito, ed elimina i documenti dopo 24 ore, o subito quando premi Elimina.',
  'Your edits stay here, so you can go on.': 'Le tue modifiche restano qui, così puoi continuare.',
  'Your email address (optional)': 'Il tuo indirizzo email (facoltativo)',
  'Your email address is confirmed already.': 'Il tuo indirizzo email è già confermato.',
  'Your email address was changed.': 'Il tuo indirizzo email è stato cambiato.',
  'Your files': 'I tuoi file',
  'Your files are ready, but nothing has been done with them yet. Press the button that starts the work.':
    'I tuoi file sono pronti, ma non è ancora stato fatto nulla. Premi il pulsante che avvia il lavoro.',
  'Your files are stored by': 'I tuoi file sono conservati da',
  'Your files are yours': 'I tuoi file sono tuoi',
  'Your files are yours. They are kept for {fileLifetime} at most, nobody reads them, and no page of this site loads trackers, advertising or fonts from elsewhere.':
    'I tuoi file sono tuoi. Si conservano al massimo per {fileLifetime}, nessuno li legge, e nessuna pagina di questo sito carica tracker, pubblicità o caratteri da altrove.',
  'Your first name': 'Il tuo nome',
  'Your last name': 'Il tuo cognome',
  'Your last payment failed': 'Il tuo ultimo pagamento non è riuscito',
  'Your links': 'I tuoi link',
  'Your message': 'Il tuo messaggio',
  'Your message is stored, but our mail server does not answer right now: the link comes by email later. Please keep it, too.':
    'Il tuo messaggio è salvato, ma il nostro server di posta al momento non risponde: il link arriverà per email più tardi. Conservalo anche tu.',
  'Your message was sent': 'Il tuo messaggio è stato inviato',
  'Your messages are sent to {host}, which puts the answers into words.':
    'I tuoi messaggi vengono inviati a {host}, che formula le risposte.',
  'Your name': 'Il tuo nome',
  'Your name must have at most {max, plural, one {# character} other {# characters}}.':
    'Il tuo nome deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'Your new key “{name}”': 'La tua nuova chiave “{name}”',
  'Your order': 'Il tuo ordine',
  'Your own words must be a list of up to 2,000 words.':
    'Le tue parole devono essere un elenco di al massimo 2000 parole.',
  'Your pages stay on this phone.': 'Le tue pagine restano su questo telefono.',
  'Your passphrase': 'La tua passphrase',
  'Your password': 'La tua password',
  'Your password was changed': 'La tua password è stata cambiata',
  'Your phone is connected.': 'Il tuo telefono è connesso.',
  'Your plan': 'Il tuo piano',
  'Your profile, sessions, passkeys and API keys are deleted, and so are your usage counts; a running subscription is cancelled. Your files are deleted when they expire, as always.':
    'Il tuo profilo, le sessioni, le passkey e le chiavi API vengono eliminati, e così i tuoi conteggi d’uso; un abbonamento in corso viene disdetto. I tuoi file vengono eliminati alla loro scadenza, come sempre.',
  'Your profile, sessions, passkeys and API keys are deleted. Your files are deleted when they expire, as always.':
    'Il tuo profilo, le sessioni, le passkey e le chiavi API vengono eliminati. I tuoi file vengono eliminati alla loro scadenza, come sempre.',
  'Your profile, sign-in, API keys and data.': 'Il tuo profilo, l’accesso, le chiavi API e i dati.',
  'Your question': 'La tua domanda',
  'Your rights': 'I tuoi diritti',
  "Your settings and drafts (theme, options of a tool, the scanner's list with its photos) stay in your browser's own storage and are not sent. So do the files you chose and how far you were, so that a reload loses nothing: for a day, until you remove them from the list, or until you sign out. Passwords are not kept. There is no cookie for advertising or statistics.":
    'Le tue impostazioni e bozze (tema, opzioni di uno strumento, l’elenco dello scanner con le sue foto) restano nell’archiviazione del tuo browser e non vengono inviate. Lo stesso vale per i file che hai scelto e il punto a cui eri arrivato, così un ricaricamento non fa perdere nulla: per un giorno, finché non li rimuovi dall’elenco, o finché non esci. Le password non si conservano. Non c’è nessun cookie per pubblicità o statistiche.',
  'Your short link': 'Il tuo link breve',
  'Your sign-in could not be checked': 'Non è stato possibile verificare il tuo accesso',
  'Your signature': 'La tua firma',
  'Your subscription continues': 'Il tuo abbonamento continua',
  'Your subscription is already Pro Annual, so nothing was changed.':
    'Il tuo abbonamento è già Pro annuale, quindi nulla è cambiato.',
  'Your subscription is already Pro Monthly, so nothing was changed.':
    'Il tuo abbonamento è già Pro mensile, quindi nulla è cambiato.',
  'Your subscription is cancelled': 'Il tuo abbonamento è disdetto',
  'Your tasks': 'Le tue attività',
  'Your text': 'Il tuo testo',
  'Your text goes to an AI model on this server, and to nobody else.':
    'Il tuo testo va a un modello di IA su questo server, e a nessun altro.',
  "Your text goes to an AI model on this site's own network, and to nobody else.":
    'Il tuo testo va a un modello di IA nella rete di questo sito, e a nessun altro.',
  'Your text goes to {name} ({host}).': 'Il tuo testo va a {name} ({host}).',
  'Your text goes to {name} on this server, and to nobody else.':
    'Il tuo testo va a {name} su questo server, e a nessun altro.',
  "Your text goes to {name} on this site's own network, and to nobody else.":
    'Il tuo testo va a {name} nella rete propria di questo sito, e a nessun altro.',
  'Your text goes to {provider}.': 'Il tuo testo va a {provider}.',
  'Your text stays in this browser: it is still here when you come back, until you clear it.':
    'Il tuo testo resta in questo browser: lo ritrovi qui quando torni, finché non lo svuoti.',
  'Your text stays on this server.': 'Il tuo testo resta su questo server.',
  'Your ticket': 'Il tuo ticket',
  'Your tickets': 'I tuoi ticket',
  'Your translation appears here.': 'La tua traduzione appare qui.',
  'Your trial continues until {trialEndsAt}; then it is {price}.':
    'La tua prova continua fino a {trialEndsAt}; poi il prezzo è {price}.',
  'Your work goes first when the server is busy': 'Il tuo lavoro passa per primo quando il server è occupato',
  'Your {max} free {uses} for this month are used up; more from the first of next month (UTC).':
    'Hai esaurito il tuo numero mensile gratuito di {uses} ({max}); di nuovo dal primo del mese prossimo (UTC).',
  'Your {max} free {uses} for today are used up; more from tomorrow (midnight UTC).':
    'Hai esaurito il tuo numero giornaliero gratuito di {uses} ({max}); di nuovo da domani (mezzanotte UTC).',
  'Yours to keep': 'Tuo per sempre',
  'Yours to run': 'Puoi gestirlo tu',
  ZIP: 'ZIP',
  'Zone must be a time zone such as Europe/Berlin.': 'Il fuso deve essere un fuso orario come Europe/Berlin.',
  Zoom: 'Zoom',
  'Zoom in': 'Ingrandisci',
  'Zoom out': 'Riduci',
  'a CSV file': 'un file CSV',
  'a PDF': 'un PDF',
  'a base address (xml:base)': 'un indirizzo di base (xml:base)',
  'a cookie with the language that you chose at the foot of a page, if you chose one.':
    'un cookie con la lingua che hai scelto in fondo a una pagina, se ne hai scelta una.',
  'a document': 'un documento',
  'a link to something outside of it ({link})': 'un link a qualcosa di esterno ({link})',
  'a logo': 'un logo',
  'a method of compression': 'un metodo di compressione',
  'a month': 'al mese',
  'a rare kind of JPEG coding': 'un tipo raro di codifica JPEG',
  'a script': 'uno script',
  'a script in a link': 'uno script in un link',
  'a script in its styles': 'uno script nei suoi stili',
  'a session cookie while you are signed in, and a mark that tells the page to ask who you are;':
    'un cookie di sessione mentre hai effettuato l’accesso, e un contrassegno che dice alla pagina di chiedere chi sei;',
  'a signed device cookie once you have signed in, which is sent when you sign in again and never otherwise: wrong passwords that others try elsewhere do not lock you out here;':
    'un cookie firmato del dispositivo dopo che hai effettuato l’accesso una volta, che viene inviato quando accedi di nuovo e mai altrimenti: le password sbagliate che altri provano altrove non ti bloccano qui;',
  'a signed visitor cookie when you send a file or write in the support chat without being signed in.':
    'un cookie visitatore firmato quando invii un file o scrivi nella chat di assistenza senza aver effettuato l’accesso.',
  'a signed visitor cookie when you use a tool that has an allowance, send a file or write in the support chat without being signed in.':
    'un cookie visitatore firmato quando usi uno strumento che ha una quota, invii un file o scrivi nella chat di assistenza senza aver effettuato l’accesso.',
  'a stylesheet from outside (@import)': 'un foglio di stile esterno (@import)',
  'a text': 'un testo',
  'a tool without an article': 'uno strumento senza articolo',
  'a year': 'all’anno',
  'aLtErNaTiNg cAsE': 'aLtErNaTo',
  'about a second': 'circa un secondo',
  'about beyond college': 'circa oltre l’università',
  'about college': 'circa livello universitario',
  'about first years of school': 'circa i primi anni di scuola',
  'about year {year} of school': 'circa l’anno {year} di scuola',
  'about {minutes, plural, one {# minute} other {# minutes}}':
    'circa {minutes, plural, one {# minuto} other {# minuti}}',
  'about {seconds, plural, one {# second} other {# seconds}}':
    'circa {seconds, plural, one {# secondo} other {# secondi}}',
  active: 'attivo',
  'adding notes': 'aggiunta di note',
  address: 'indirizzo',
  'address of the image': 'indirizzo dell’immagine',
  'addresses without a page': 'indirizzi senza pagina',
  'after must be the id of a message.': 'after deve essere l’id di un messaggio.',
  'almost full: uploads are refused': 'quasi pieno: i caricamenti vengono rifiutati',
  'an AI': 'un’IA',
  'an animated link or event handler ({name})': 'un link o gestore di eventi animato ({name})',
  'an archive': 'un archivio',
  'an attachment': 'un allegato',
  'an event handler ({name})': 'un gestore di eventi ({name})',
  'an image': 'un’immagine',
  'an image from outside in its styles': 'un’immagine esterna nei suoi stili',
  'an uncommon packing method': 'un metodo di compressione poco comune',
  'an unknown encryption': 'una cifratura sconosciuta',
  and: 'e',
  'and more': 'e altre',
  'and {more} more': 'e altri {more}',
  'another font': 'un altro carattere tipografico',
  answer: 'risposta',
  'any value': 'qualsiasi valore',
  'assigned to {assignee}': 'assegnata a {assignee}',
  'at least {percent}% smaller': 'più piccola di almeno il {percent}%',
  'at {provider}': 'presso {provider}',
  'attack the site, go around its limits, or use it so heavily that others cannot;':
    'attaccare il sito, aggirarne i limiti, o usarlo tanto intensamente che altri non possono farlo;',
  'authority {authority}': 'autorevolezza {authority}',
  auto: 'auto',
  automatic: 'automatica',
  'background picture': 'immagine di sfondo',
  'backup codes': 'codici di riserva',
  'being sent': 'in invio',
  blocked: 'bloccato',
  'by email': 'per email',
  'by {actor}': 'di {actor}',
  'cannot be drawn': 'non può essere disegnata',
  'certificate encryption': 'cifratura con certificato',
  changing: 'modifica',
  characters: 'caratteri',
  'choose a device, a language or a country.': 'scegli un dispositivo, una lingua o un paese.',
  clarity: 'chiarezza',
  code: 'codice',
  'colour {code}': 'colore {code}',
  'content of the code': 'contenuto del codice',
  conversion: 'conversione',
  conversions: 'conversioni',
  'copying text': 'copia del testo',
  'could not be kept in this browser.': 'non si è potuto conservare in questo browser.',
  critical: 'critica',
  'dark: visitors, light: more clicks; highest {most}': 'scuro: visitatori, chiaro: altri clic; massimo {most}',
  degraded: 'limitato',
  deleted: 'eliminato',
  'difficulty: {difficulty} of 10': 'difficoltà: {difficulty} di 10',
  documents: 'documenti',
  done: 'svolta',
  'draft for {platform}': 'bozza per {platform}',
  'email to you until it is sent, a day at most;': 'le email per te finché non vengono inviate, al massimo un giorno;',
  encryption: 'cifratura',
  'enter a public address such as https://example.com.': 'inserisci un indirizzo pubblico come https://example.com.',
  'enter the country as a code such as DE or US.': 'inserisci il paese come codice, per esempio DE o US.',
  'enter the language as a code such as de or en.': 'inserisci la lingua come codice, per esempio de o en.',
  'every page looks identical': 'ogni pagina appare identica',
  'everyone.': 'chiunque.',
  'everyone. With an API key or signed in, it counts for that account.':
    'chiunque. Con una chiave API o con l’accesso, vale per quell’account.',
  'everything else': 'tutto il resto',
  expired: 'scaduto',
  failed: 'non riuscita',
  failing: 'non funziona',
  'fewer words': 'meno parole',
  file: 'file',
  'file formats it reads': 'formati di file che legge',
  'file formats they read': 'formati di file che leggono',
  files: 'file',
  'files processed here': 'file elaborati qui',
  'filling in forms': 'compilazione di moduli',
  "for a report, the number, tool and error of the failed job. Never its file, nor the file's name.":
    'per una segnalazione, il numero, lo strumento e l’errore del lavoro non riuscito. Mai il suo file, né il nome del file.',
  'from searches here': 'dalle ricerche qui',
  'from the AI provider': 'dal fornitore di IA',
  'given Pro until {date}': 'Pro concesso fino a {date}',
  'has expired: files are deleted from the server after a while.':
    'è scaduto: i file vengono eliminati dal server dopo un certo tempo.',
  'help articles': 'articoli della guida',
  high: 'alta',
  'how often you used tools that have an allowance and, where the same file counts once, a mark by which it is known again until the day or month is over (a keyed hash: it tells nothing of the file);':
    'quante volte hai usato strumenti che hanno una quota e, dove lo stesso file conta una sola volta, un contrassegno con cui viene riconosciuto finché il giorno o il mese non è finito (un hash con chiave: non dice nulla del file);',
  'https://example.com, or any text': 'https://example.com, o un testo qualsiasi',
  'https://example.com/a/very/long/path': 'https://example.com/a/very/long/path',
  'https://…': 'https://…',
  identical: 'identica',
  idle: 'inattivo',
  image: 'immagine',
  'image with marked scratches': 'immagine con graffi segnati',
  images: 'immagini',
  'improved text': 'testo migliorato',
  'in preparation': 'in preparazione',
  'in the path': 'nel percorso',
  'in the query': 'nella query',
  'instead of': 'invece di',
  'is locked': 'è bloccato',
  'is locked. Its password is used for this file only and kept nowhere.':
    'è bloccato. La sua password viene usata solo per questo file e non viene conservata da nessuna parte.',
  'isPaused must be true or false.': 'isPaused deve essere true o false.',
  'isSpam must be true or false.': 'isSpam deve essere true o false.',
  'jobs done here': 'lavori svolti qui',
  'just now': 'poco fa',
  'leads to {url}': 'porta a {url}',
  'left out': 'esclusa',
  'less than a second': 'meno di un secondo',
  link: 'link',
  'link of the ticket': 'link del ticket',
  'link to this palette': 'link a questa palette',
  'link to this recipe': 'link a questa ricetta',
  links: 'link',
  list: 'elenco',
  'list of passphrases': 'elenco di passphrase',
  'list of passwords': 'elenco di password',
  'list of {entries}': 'elenco di {entries}',
  locked: 'bloccata',
  'locked against changes': 'protetta dalle modifiche',
  'locked with a password': 'bloccato con una password',
  'longer than the universe has existed': 'più a lungo di quanto esista l’universo',
  low: 'bassa',
  'lower case': 'minuscolo',
  'made {created}, last used {used}': 'creata {created}, ultimo uso {used}',
  'made {created}, not used yet': 'creata {created}, non ancora usata',
  mask: 'maschera',
  'maybe not smaller': 'forse non più piccola',
  medium: 'media',
  'merge, passport photo, password …': 'unire, foto per passaporto, password …',
  'merge, password …': 'unire, password …',
  'minutes of reading': 'minuti di lettura',
  'minutes of speech': 'minuti di discorso',
  'most changed page {percent} alike': 'pagina più cambiata uguale al {percent}',
  'movable corner': 'angolo mobile',
  'near {color}': 'simile a {color}',
  never: 'mai',
  no: 'no',
  'no email address': 'nessun indirizzo email',
  'no sentence of the text is like this': 'nessuna frase del testo è così',
  'nobody else: they stay on the server of this site': 'nessun altro: restano sul server di questo sito',
  'nobody: no text leaves the server of this site': 'nessuno: nessun testo lascia il server di questo sito',
  'nobody: no text or image leaves the server of this site':
    'nessuno: nessun testo o immagine lascia il server di questo sito',
  'nobody: nothing can be bought on this site': 'nessuno: su questo sito non si può acquistare nulla',
  'nobody: this site sends no email': 'nessuno: questo sito non invia email',
  'nobody: this site shows no advertisements': 'nessuno: questo sito non mostra pubblicità',
  'not collected': 'non riscossa',
  'not set up': 'non configurato',
  'not smaller': 'non più piccola',
  number: 'numero',
  object: 'oggetto',
  'of 100; higher is easier': 'su 100; più alto è più facile',
  'of page {number}': 'della pagina {number}',
  'of your own': 'tue',
  'of {count}': 'di {count}',
  off: 'disattivato',
  on: 'su',
  'on average': 'in media',
  'on the ticket page': 'nella pagina del ticket',
  'on {day} (UTC)': 'il {day} (UTC)',
  'one of these options must be chosen.': 'è necessario scegliere una di queste opzioni.',
  'open this link to choose a new password:': 'apri questo link per scegliere una nuova password:',
  opening: 'in apertura',
  or: 'oppure',
  'or drop and paste them anywhere on this page': 'o trascina e incolla dove vuoi in questa pagina',
  'page {page}': 'pagina {page}',
  'page {percent} alike': 'pagina uguale al {percent}',
  'pageVisits must be a list of texts.': 'pageVisits deve essere un elenco di testi.',
  'pageVisits takes at most 50 pages.': 'pageVisits accetta al massimo 50 pagine.',
  paid: 'pagata',
  palette: 'palette',
  paragraphs: 'paragrafi',
  passphrase: 'passphrase',
  password: 'password',
  paused: 'in pausa',
  pending: 'in attesa',
  'pending, becomes {willBe}': 'in attesa, diventa {willBe}',
  photo: 'foto',
  photos: 'foto',
  picture: 'immagine',
  pixels: 'pixel',
  'place {place}, {name}': 'posizione {place}, {name}',
  'please open this link to confirm your email address:': 'apri questo link per confermare il tuo indirizzo email:',
  printing: 'stampa',
  'questions answered': 'domande con risposta',
  ready: 'pronto',
  removed: 'rimosso',
  'reordering pages': 'riordino delle pagine',
  required: 'obbligatorio',
  running: 'in esecuzione',
  'running without a restart': 'di attività senza riavvii',
  scan: 'scansione',
  'scanned page': 'pagina scansionata',
  scans: 'scansioni',
  'searches: {volume}': 'ricerche: {volume}',
  secret: 'chiave segreta',
  'sell access to it as if it were yours.': 'venderne l’accesso come se fosse tuo.',
  sent: 'inviato',
  'sent {time}': 'inviata {time}',
  sentences: 'frasi',
  'set here': 'impostata qui',
  settings: 'impostazioni',
  'several parts': 'più parti',
  'short link': 'link breve',
  'short link {code}': 'link breve {code}',
  'signed: merging breaks the signature': 'firmato: l’unione invalida la firma',
  'since {date}': 'dal {date}',
  'since {since}, last seen {seen}': 'da {since}, visto l’ultima volta {seen}',
  'somebody tried to register with this email address, which has an account already. Was it you? Then sign in:':
    'qualcuno ha provato a registrarsi con questo indirizzo email, che ha già un account. Sei stato tu? Allora accedi:',
  'somebody, we hope you, asked again for the newsletter of {site}. You get it already, so there is nothing to do.':
    'qualcuno, speriamo tu, ha richiesto di nuovo la newsletter di {site}. La ricevi già, quindi non c’è nulla da fare.',
  'somebody, we hope you, asked for the newsletter of {site} with this email address. To get it, please open this link:':
    'qualcuno, speriamo tu, ha richiesto la newsletter di {site} con questo indirizzo email. Per riceverla, apri questo link:',
  'somebody, we hope you, registered on {site} with this email address. If it was you, please open this link to confirm it:':
    'qualcuno, speriamo tu, si è registrato su {site} con questo indirizzo email. Se sei stato tu, apri questo link per confermarlo:',
  'somebody, we hope you, wants to use this email address for their account on {site}. If it was you, please open this link:':
    'qualcuno, speriamo tu, vuole usare questo indirizzo email per il proprio account su {site}. Se sei stato tu, apri questo link:',
  'somebody, we hope you, wrote to {site} with this email address. Your message has the number {number}. To read it again, to add something or to see our answer, please open':
    'qualcuno, speriamo tu, ha scritto a {site} con questo indirizzo email. Il tuo messaggio ha il numero {number}. Per rileggerlo, aggiungere qualcosa o vedere la nostra risposta, apri',
  stopped: 'fermato',
  'submitted or active': 'inviati o attivi',
  summary: 'riassunto',
  text: 'testo',
  'the browser and language it came from, the kind of account, and which account or visitor cookie wrote it, so that you find it again;':
    'il browser e la lingua da cui proviene, il tipo di account, e quale account o cookie visitatore lo ha scritto, così lo ritrovi;',
  'the form does not let this field be changed: it is read-only.':
    'il modulo non permette di modificare questo campo: è di sola lettura.',
  'the half hour, the country, the host of the page with the link, the kind of device, the browser, the system and the language: nothing that says who it was;':
    'la mezz’ora, il paese, l’host della pagina con il link, il tipo di dispositivo, il browser, il sistema e la lingua: nulla che dica chi era;',
  'the host of the page that led you here, the kind of device, the browser and the language, and the name of a campaign if the link has one;':
    'l’host della pagina che ti ha portato qui, il tipo di dispositivo, il browser e la lingua, e il nome di una campagna se il link ne ha uno;',
  'the identifiers under which the payment service knows you, if you paid. Never your card.':
    'gli identificativi con cui il servizio di pagamento ti conosce, se hai pagato. Mai la tua carta.',
  'the means you set up to sign in: passkeys, the secret of your authenticator app, hashes of your API keys;':
    'i mezzi di accesso che hai configurato: passkey, il segreto della tua app di autenticazione, hash delle tue chiavi API;',
  'the old {name} method': 'il vecchio metodo {name}',
  'the packing method {method}': 'il metodo di compressione {method}',
  'the password of your account on {site} was changed, and every other session was signed out. If this was not you, choose a new one at once:':
    'la password del tuo account su {site} è stata cambiata, e ogni altra sessione è stata chiusa. Se non sei stato tu, scegline subito una nuova:',
  'the words of a search on this site that found nothing, up to four and only if they are plain words. Nobody sees them before three people have searched for the same.':
    'le parole di una ricerca su questo sito che non ha trovato nulla, fino a quattro e solo se sono parole semplici. Nessuno le vede prima che tre persone abbiano cercato le stesse.',
  'the {name} method': 'il metodo {name}',
  'this field has several options: {options}.': 'questo campo ha più opzioni: {options}.',
  'this field is for a digital signature, which cannot be typed.':
    'questo campo è per una firma digitale, che non si può digitare.',
  'this field takes a file, not a text.': 'questo campo accetta un file, non un testo.',
  'this field takes a text.': 'questo campo accetta un testo.',
  'this field takes one of its options, as a text.': 'questo campo accetta una delle sue opzioni, come testo.',
  'this field takes only one option.': 'questo campo accetta una sola opzione.',
  'this field takes true, false or one of its options.': 'questo campo accetta true, false o una delle sue opzioni.',
  'this field takes up to {limit} characters, and the text has {length}.':
    'questo campo accetta fino a {limit} caratteri, e il testo ne ha {length}.',
  'this is a button, which has no value.': 'questo è un pulsante, che non ha un valore.',
  'to be paid': 'da pagare',
  'to page {page}': 'alla pagina {page}',
  'to the window': 'alla finestra',
  tone: 'tono',
  tools: 'strumenti',
  'toolsUsed must be a list of texts.': 'toolsUsed deve essere un elenco di testi.',
  'toolsUsed takes at most 50 tools.': 'toolsUsed accetta al massimo 50 strumenti.',
  total: 'in totale',
  trackers: 'tracker',
  translation: 'traduzione',
  'true or false': 'true o false',
  'turned by {degrees}°': 'ruotata di {degrees}°',
  'turned by {rotation} degrees': 'ruotata di {rotation} gradi',
  'under a minute': 'meno di un minuto',
  unlocked: 'sbloccato',
  'until the end of the day, a hash of network address and browser, made with a key that is deleted with it, so that a visitor counts once a day.':
    'fino alla fine della giornata, un hash di indirizzo di rete e browser, creato con una chiave che viene eliminata insieme a esso, così un visitatore conta una volta al giorno.',
  'until your files are deleted': 'fino all’eliminazione dei tuoi file',
  'until {date}': 'fino al {date}',
  'up to {max, plural, one {# character} other {# characters}}':
    'fino a {max, plural, one {# carattere} other {# caratteri}}',
  'up to {max, plural, one {# entry} other {# entries}}': 'fino a {max, plural, one {# voce} other {# voci}}',
  'up to {max}': 'fino a {max}',
  'up to {size}': 'fino a {size}',
  'use the site to harm others: malware, deceit, harassment, or links to such things;':
    'usare il sito per nuocere ad altri: malware, inganni, molestie, o link a simili cose;',
  'used up': 'esaurito',
  void: 'annullata',
  'waiting for its turn': 'in attesa del suo turno',
  warning: 'avviso',
  'was changed, moved or deleted on this device after you chose it.':
    'è stato modificato, spostato o eliminato su questo dispositivo dopo che l’hai scelto.',
  'was damaged, repaired': 'era danneggiato, riparato',
  'was “{originalPath}”': 'era “{originalPath}”',
  'where you are signed in: the time, the address and the browser of each session, so that you can end it;':
    'dove hai effettuato l’accesso: l’ora, l’indirizzo e il browser di ogni sessione, così puoi terminarla;',
  'which page was opened, which tool was used, whether somebody registered, subscribed or clicked on an advertisement: not what you did there, and never a file or its name;':
    'quale pagina è stata aperta, quale strumento è stato usato, se qualcuno si è registrato, si è abbonato o ha fatto clic su una pubblicità: non che cosa vi hai fatto, e mai un file o il suo nome;',
  'which page was opened, which tool was used, whether somebody registered: not what you did there, and never a file or its name;':
    'quale pagina è stata aperta, quale strumento è stato usato, se qualcuno si è registrato: non che cosa vi hai fatto, e mai un file o il suo nome;',
  'whole number': 'numero intero',
  'with Pro': 'con Pro',
  'within {time}': 'entro {time}',
  'without a date': 'senza data',
  words: 'parole',
  'work on files, texts or links that you have no right to use, or that are unlawful to have;':
    'lavorare su file, testi o link che non hai il diritto di usare, o che è illecito possedere;',
  works: 'funziona',
  yes: 'sì',
  'you, signed in on the site. An API key is not enough.': 'tu, con l’accesso al sito. Una chiave API non basta.',
  'you@example.com': 'you@example.com',
  'your account on {site} now has another email address. If this was not you, please tell the operator of the site at once.':
    'il tuo account su {site} ha ora un altro indirizzo email. Se non sei stato tu, dillo subito al gestore del sito.',
  'your colour': 'il tuo colore',
  'your message and our answers, your name and your email address, as you gave them;':
    'il tuo messaggio e le nostre risposte, il tuo nome e il tuo indirizzo email, come li hai indicati;',
  'your plan, and until when an administrator gave you Pro;':
    'il tuo piano, e fino a quando un amministratore ti ha concesso Pro;',
  'your username and email address, and your password as a hash that cannot be turned back;':
    'il tuo nome utente e indirizzo email, e la tua password come hash che non si può ricondurre all’originale;',
  '{aboutReport} Nothing is posted or sent without you.': '{aboutReport} Nulla viene pubblicato o inviato senza di te.',
  '{actor} added a note': '{actor} ha aggiunto una nota',
  '{actor} answered': '{actor} ha risposto',
  '{actor} answered and set it to {state}': '{actor} ha risposto e l’ha impostata come {state}',
  '{actor} assigned it to {to}': '{actor} l’ha assegnata a {to}',
  '{actor} changed the severity from {from} to {to}': '{actor} ha cambiato la gravità da {from} a {to}',
  '{actor} changed the state from {from} to {to}': '{actor} ha cambiato lo stato da {from} a {to}',
  '{actor} marked it as spam': '{actor} l’ha segnata come spam',
  '{actor} merged it into {number}': '{actor} l’ha unita a {number}',
  '{actor} merged {number} into it': '{actor} vi ha unito {number}',
  '{actor} said it is no spam': '{actor} ha detto che non è spam',
  '{actor} took the assignment off': '{actor} ha tolto l’assegnazione',
  '{actor} undid the merge': '{actor} ha annullato l’unione',
  '{all, plural, one {# change} other {# changes}}': '{all, plural, one {# modifica} other {# modifiche}}',
  '{all, plural, one {# change} other {# changes}}, {rejected} rejected':
    '{all, plural, one {# modifica} other {# modifiche}}, {rejected} rifiutate',
  '{amount} a day': '{amount} al giorno',
  '{amount} a month': '{amount} al mese',
  '{amount} left': 'Restano {amount}',
  '{amount} to go': 'Ancora {amount}',
  '{amount} too many': '{amount} di troppo',
  '{annotations, plural, one {# annotation} other {# annotations}}':
    '{annotations, plural, one {# annotazione} other {# annotazioni}}',
  '{annotation} by {author}': '{annotation} di {author}',
  '{archives, plural, one {# archive inside is not opened.} other {# archives inside are not opened.}}':
    '{archives, plural, one {# archivio interno non viene aperto.} other {# archivi interni non vengono aperti.}}',
  '{atOnce} at a time': '{atOnce} alla volta',
  '{attachments, plural, one {# attachment} other {# attachments}}':
    '{attachments, plural, one {# allegato} other {# allegati}}',
  '{attachments, plural, one {The attachment is only listed at the end, not included in the result.} other {# attachments are only listed at the end, not included in the result.}}':
    '{attachments, plural, one {L’allegato è solo elencato alla fine, non incluso nel risultato.} other {# allegati sono solo elencati alla fine, non inclusi nel risultato.}}',
  '{author} · <time>{date}</time> · {readingMinutes} min read':
    '{author} · <time>{date}</time> · {readingMinutes} min di lettura',
  '{beforeLabel} (this browser cannot show it)': '{beforeLabel} (questo browser non può mostrarlo)',
  '{before} or {choice}': '{before} o {choice}',
  '{bits, plural, one {# bit} other {# bits}} of entropy.': '{bits, plural, one {# bit} other {# bit}} di entropia.',
  '{bits} bits per colour in a JPEG': '{bits} bit per colore in un JPEG',
  '{bookmarks, plural, one {# bookmark} other {# bookmarks}}':
    '{bookmarks, plural, one {# segnalibro} other {# segnalibri}}',
  '{bound, plural, one {# of them changes an annotation of that PDF and cannot be kept.} other {# of them change annotations of that PDF and cannot be kept.}}':
    '{bound, plural, one {# di esse modifica un’annotazione di quel PDF e non può essere mantenuta.} other {# di esse modificano annotazioni di quel PDF e non possono essere mantenute.}}',
  '{bound, plural, one {# of them changes an annotation of this PDF and cannot be kept.} other {# of them change annotations of this PDF and cannot be kept.}}':
    '{bound, plural, one {# di esse modifica un’annotazione di questo PDF e non può essere mantenuta.} other {# di esse modificano annotazioni di questo PDF e non possono essere mantenute.}}',
  '{boxes, plural, one {# box} other {# boxes}}': '{boxes, plural, one {# riquadro} other {# riquadri}}',
  '{browser} on {system}': '{browser} su {system}',
  '{brush} px': '{brush} px',
  '{bytes} unpacked': '{bytes} estratti',
  '{change}, rejected': '{change}, rifiutata',
  '{choice} (Ctrl+Enter)': '{choice} (Ctrl+Invio)',
  '{chosen} of {pages} chosen': '{chosen} di {pages} scelte',
  '{clicks, plural, one {# click} other {# clicks}}': '{clicks, plural, one {# clic} other {# clic}}',
  '{code} is deleted. Each of these can be restored for a day.':
    '{code} è eliminato. Ognuno di questi si può ripristinare per un giorno.',
  '{code} is deleted. It can be restored for a day.': '{code} è eliminato. Si può ripristinare per un giorno.',
  '{commands, plural, one {# command that would have started a program or opened another file was left out.} other {# commands that would have started a program or opened another file were left out.}}':
    '{commands, plural, one {# comando che avrebbe avviato un programma o aperto un altro file è stato escluso.} other {# comandi che avrebbero avviato un programma o aperto un altro file sono stati esclusi.}}',
  '{completed} of {total, plural, one {# file} other {# files}} completed':
    '{completed} di {total, plural, one {# file} other {# file}} completati',
  '{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed':
    '{completed} di {total, plural, one {# file} other {# file}} completati, {failed} non riusciti',
  '{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed.':
    '{completed} di {total, plural, one {# file} other {# file}} completati, {failed} non riusciti.',
  '{completed} of {total, plural, one {# file} other {# files}} completed.':
    '{completed} di {total, plural, one {# file} other {# file}} completati.',
  '{components} colour components': '{components} componenti di colore',
  '{confirmed} confirmed, {pending} not yet.': '{confirmed} confermati, {pending} non ancora.',
  '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}, even with letters half as wide. Please shorten it.':
    '{count, plural, =0 {Troppo lungo} one {# riga troppo lunga} other {# righe troppo lunghe}}, anche con lettere larghe la metà. Accorcia il testo.',
  '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}: letters are narrowed to about {percent}%.':
    '{count, plural, =0 {Troppo lungo} one {# riga troppo lunga} other {# righe troppo lunghe}}: le lettere vengono ristrette a circa il {percent}%.',
  '{count, plural, one {# Term Read} other {# Terms Read}}':
    '{count, plural, one {# termine letto} other {# termini letti}}',
  '{count, plural, one {# article found} other {# articles found}}':
    '{count, plural, one {# articolo trovato} other {# articoli trovati}}',
  '{count, plural, one {# attachment} other {# attachments}}': '{count, plural, one {# allegato} other {# allegati}}',
  '{count, plural, one {# billion years} other {# billion years}}':
    '{count, plural, one {# miliardo di anni} other {# miliardi di anni}}',
  '{count, plural, one {# bookmark} other {# bookmarks}}': '{count, plural, one {# segnalibro} other {# segnalibri}}',
  '{count, plural, one {# call} other {# calls}}': '{count, plural, one {# chiamata} other {# chiamate}}',
  '{count, plural, one {# change} other {# changes}} could not be made.':
    '{count, plural, one {Non è stato possibile fare # modifica.} other {Non è stato possibile fare # modifiche.}}',
  '{count, plural, one {# change} other {# changes}} to look at':
    '{count, plural, one {# modifica} other {# modifiche}} da controllare',
  '{count, plural, one {# change} other {# changes}}. Look at each below.':
    '{count, plural, one {# modifica} other {# modifiche}}. Guardale una per una qui sotto.',
  '{count, plural, one {# character left} other {# characters left}}':
    '{count, plural, one {# carattere rimasto} other {# caratteri rimasti}}',
  '{count, plural, one {# character too many} other {# characters too many}}':
    '{count, plural, one {# carattere di troppo} other {# caratteri di troppo}}',
  '{count, plural, one {# character} other {# characters}}': '{count, plural, one {# carattere} other {# caratteri}}',
  '{count, plural, one {# code found} other {# codes found}}':
    '{count, plural, one {# codice trovato} other {# codici trovati}}',
  '{count, plural, one {# code scans} other {# codes scan}}':
    '{count, plural, one {# codice si legge} other {# codici si leggono}}',
  '{count, plural, one {# code scans} other {# codes scan}}, {unread} left out because they do not:':
    '{count, plural, one {# codice si legge} other {# codici si leggono}}, {unread} esclusi perché non si leggono:',
  '{count, plural, one {# colour} other {# colours}}: {colors}':
    '{count, plural, one {# colore} other {# colori}}: {colors}',
  '{count, plural, one {# column name stays as it was: a table and its formulas refer to it.} other {# column names stay as they were: tables and formulas refer to them.}}':
    '{count, plural, one {# nome di colonna è rimasto com’era: una tabella e le sue formule vi fanno riferimento.} other {# nomi di colonna sono rimasti com’erano: tabelle e formule vi fanno riferimento.}}',
  '{count, plural, one {# day} other {# days}}': '{count, plural, one {# giorno} other {# giorni}}',
  '{count, plural, one {# file is} other {# files are}} in the ZIP, about as large as before':
    '{count, plural, one {# file è nello} other {# file sono nello}} ZIP, grande più o meno come prima',
  '{count, plural, one {# file} other {# files}}': '{count, plural, one {# file} other {# file}}',
  '{count, plural, one {# file} other {# files}} of the same name got a number, such as {example}.':
    '{count, plural, one {# file con lo stesso nome ha ricevuto} other {# file con lo stesso nome hanno ricevuto}} un numero, come {example}.',
  '{count, plural, one {# file} other {# files}} opened': '{count, plural, one {# file aperto} other {# file aperti}}',
  '{count, plural, one {# form field got a new name, so that no two share a value.} other {# form fields got a new name, so that no two share a value.}}':
    '{count, plural, one {# campo modulo ha un nuovo nome, così due campi non condividono un valore.} other {# campi modulo hanno un nuovo nome, così due campi non condividono un valore.}}',
  '{count, plural, one {# form field} other {# form fields}}':
    '{count, plural, one {# campo modulo} other {# campi modulo}}',
  '{count, plural, one {# hit} other {# hits}} replaced':
    '{count, plural, one {# occorrenza sostituita} other {# occorrenze sostituite}}',
  '{count, plural, one {# hour} other {# hours}}': '{count, plural, one {# ora} other {# ore}}',
  '{count, plural, one {# image} other {# images}}': '{count, plural, one {# immagine} other {# immagini}}',
  '{count, plural, one {# image} other {# images}}, one on each page':
    '{count, plural, one {# immagine} other {# immagini}}, una per pagina',
  '{count, plural, one {# image} other {# images}}, {failures} failed':
    '{count, plural, one {# immagine} other {# immagini}}, {failures} non riuscite',
  '{count, plural, one {# is stored uncompressed, as compression would not make it smaller.} other {# are stored uncompressed, as compression would not make them smaller.}}':
    '{count, plural, one {# è incluso senza compressione, perché non lo renderebbe più piccolo.} other {# sono inclusi senza compressione, perché non li renderebbe più piccoli.}}',
  '{count, plural, one {# link of this browser is} other {# links of this browser are}} not in your account yet.':
    '{count, plural, one {# link di questo browser non è ancora nel tuo account.} other {# link di questo browser non sono ancora nel tuo account.}}',
  '{count, plural, one {# link} other {# links}}': '{count, plural, one {# link} other {# link}}',
  '{count, plural, one {# million years} other {# million years}}':
    '{count, plural, one {# milione di anni} other {# milioni di anni}}',
  '{count, plural, one {# minute of reading} other {# minutes of reading}}':
    '{count, plural, one {# minuto di lettura} other {# minuti di lettura}}',
  '{count, plural, one {# minute of speech} other {# minutes of speech}}':
    '{count, plural, one {# minuto di discorso} other {# minuti di discorso}}',
  '{count, plural, one {# minute} other {# minutes}}': '{count, plural, one {# minuto} other {# minuti}}',
  '{count, plural, one {# month} other {# months}}': '{count, plural, one {# mese} other {# mesi}}',
  '{count, plural, one {# note or mark} other {# annotations}}':
    '{count, plural, one {# nota o segno} other {# annotazioni}}',
  '{count, plural, one {# page could not be read and is unchanged.} other {# pages could not be read and are unchanged.}}':
    '{count, plural, one {Non è stato possibile leggere # pagina, che resta invariata.} other {Non è stato possibile leggere # pagine, che restano invariate.}}',
  '{count, plural, one {# page has} other {# pages have}} arrived.':
    '{count, plural, one {È arrivata # pagina.} other {Sono arrivate # pagine.}}',
  '{count, plural, one {# page is} other {# pages are}} chosen: {chosen}':
    '{count, plural, one {# pagina scelta} other {# pagine scelte}}: {chosen}',
  '{count, plural, one {# page is} other {# pages are}} in your list.':
    '{count, plural, one {# pagina è nel} other {# pagine sono nel}} tuo elenco.',
  '{count, plural, one {# page} other {# pages}}': '{count, plural, one {# pagina} other {# pagine}}',
  '{count, plural, one {# paragraph} other {# paragraphs}}': '{count, plural, one {# paragrafo} other {# paragrafi}}',
  '{count, plural, one {# passage} other {# passages}} to look at':
    '{count, plural, one {# passaggio} other {# passaggi}} da controllare',
  '{count, plural, one {# photo} other {# photos}}': '{count, plural, one {# foto} other {# foto}}',
  '{count, plural, one {# photo} other {# photos}}, {failures} failed':
    '{count, plural, one {# foto} other {# foto}}, {failures} non riuscite',
  '{count, plural, one {# post} other {# posts}}': '{count, plural, one {# articolo} other {# articoli}}',
  '{count, plural, one {# result was} other {# results were}} deleted meanwhile.':
    '{count, plural, one {Nel frattempo # risultato è stato eliminato.} other {Nel frattempo # risultati sono stati eliminati.}}',
  '{count, plural, one {# second} other {# seconds}}': '{count, plural, one {# secondo} other {# secondi}}',
  '{count, plural, one {# sentence was} other {# sentences were}} not translated: numbers, links or code would have been lost.':
    '{count, plural, one {# frase non è stata tradotta} other {# frasi non sono state tradotte}}: si sarebbero persi numeri, link o codice.',
  '{count, plural, one {# sentence} other {# sentences}}': '{count, plural, one {# frase} other {# frasi}}',
  '{count, plural, one {# table is} other {# tables are}} in one file, separated by empty lines. XLSX has a sheet for each.':
    '{count, plural, one {# tabella è in un solo file, separata} other {# tabelle sono in un solo file, separate}} da righe vuote. XLSX ha un foglio per ognuna.',
  '{count, plural, one {# table} other {# tables}}': '{count, plural, one {# tabella} other {# tabelle}}',
  '{count, plural, one {# thousand years} other {# thousand years}}':
    '{count, plural, one {# migliaio di anni} other {# migliaia di anni}}',
  '{count, plural, one {# tool} other {# tools}}': '{count, plural, one {# strumento} other {# strumenti}}',
  '{count, plural, one {# word} other {# words}}': '{count, plural, one {# parola} other {# parole}}',
  '{count, plural, one {# year} other {# years}}': '{count, plural, one {# anno} other {# anni}}',
  '{count, plural, one {An image of the original cannot be shown by any program, and stayed as it is.} other {# images of the original cannot be shown by any program, and stayed as they are.}}':
    '{count, plural, one {Un’immagine dell’originale non può essere mostrata da nessun programma, ed è rimasta com’era.} other {# immagini dell’originale non possono essere mostrate da nessun programma, e sono rimaste com’erano.}}',
  '{count, plural, one {Could not be read, and so not be searched: page {pages}.} other {Could not be read, and so not be searched: pages {pages}.}}':
    '{count, plural, one {Non è stato possibile leggere, e quindi cercare, la pagina {pages}.} other {Non è stato possibile leggere, e quindi cercare, le pagine {pages}.}}',
  '{count, plural, one {Page without text: {pages}. It is empty, or an image of text.} other {Pages without text: {pages}. They are empty, or images of text.}}':
    '{count, plural, one {Pagina senza testo: {pages}. È vuota, o un’immagine di testo.} other {Pagine senza testo: {pages}. Sono vuote, o immagini di testo.}}',
  '{count, plural, one {Page {listed} of this PDF holds} other {Pages {listed} of this PDF hold}} no text: empty, or an image of text such as a scan.':
    '{count, plural, one {La pagina {listed} di questo PDF non contiene} other {Le pagine {listed} di questo PDF non contengono}} testo: nulla, o un’immagine di testo come una scansione.',
  '{count, plural, one {Page {pages} could not be read and is unchanged.} other {Pages {pages} could not be read and are unchanged.}}':
    '{count, plural, one {Non è stato possibile leggere la pagina {pages}, che resta invariata.} other {Non è stato possibile leggere le pagine {pages}, che restano invariate.}}',
  '{count, plural, one {Page {pages} still has some colour: gradients and spot colours cannot be turned gray here.} other {Pages {pages} still have some colour: gradients and spot colours cannot be turned gray here.}}':
    '{count, plural, one {La pagina {pages} ha ancora qualche colore: sfumature e tinte piatte qui non si possono rendere grigie.} other {Le pagine {pages} hanno ancora qualche colore: sfumature e tinte piatte qui non si possono rendere grigie.}}',
  '{count, plural, one {Page {pages} was not scanned here, so no text was read in it.} other {Pages {pages} were not scanned here, so no text was read in them.}}':
    '{count, plural, one {La pagina {pages} non è stata scansionata qui, quindi non vi è stato letto alcun testo.} other {Le pagine {pages} non sono state scansionate qui, quindi non vi è stato letto alcun testo.}}',
  '{count, plural, one {Page {pages} would have looked different, and was compressed more gently.} other {Pages {pages} would have looked different, and were compressed more gently.}}':
    '{count, plural, one {La pagina {pages} sarebbe apparsa diversa, ed è stata compressa più delicatamente.} other {Le pagine {pages} sarebbero apparse diverse, e sono state compresse più delicatamente.}}',
  '{count, plural, one {Start without it} other {Start without them}}':
    '{count, plural, one {Inizia senza} other {Inizia senza}}',
  '{count, plural, one {The file was} other {All # files were}} read back from the ZIP and verified.':
    '{count, plural, one {Il file è stato riletto} other {Tutti i # file sono stati riletti}} dallo ZIP con esito positivo.',
  '{count, plural, one {Waiting: # job before yours} other {Waiting: # jobs before yours}}':
    '{count, plural, one {In attesa: # lavoro prima del tuo} other {In attesa: # lavori prima del tuo}}',
  '{count, plural, one {You have used your free {one} for this month. The next comes {resets}.} other {You have used your # free {many} for this month. They come back {resets}.}} Pro users have no such limit.':
    '{count, plural, one {Hai esaurito per questo mese la quota gratuita (# {one}). Torna {resets}.} other {Hai esaurito per questo mese la quota gratuita (# {many}). Torna {resets}.}} Gli utenti Pro non hanno questo limite.',
  '{count, plural, one {You have used your free {one} for today. The next comes {resets}.} other {You have used your # free {many} for today. They come back {resets}.}} Pro users have no such limit.':
    '{count, plural, one {Hai esaurito per oggi la quota gratuita (# {one}). Torna {resets}.} other {Hai esaurito per oggi la quota gratuita (# {many}). Torna {resets}.}} Gli utenti Pro non hanno questo limite.',
  '{count, plural, one {Your edit is still here.} other {Your # edits are still here.}}':
    '{count, plural, one {La tua modifica è ancora qui.} other {Le tue # modifiche sono ancora qui.}}',
  '{count, plural, one {page {pages}} other {pages {pages}}}':
    '{count, plural, one {pagina {pages}} other {pagine {pages}}}',
  '{count, plural, one {tool in the bag} other {tools in the bag}}':
    '{count, plural, one {strumento nella borsa} other {strumenti nella borsa}}',
  '{count, plural, one {{names} is locked and will be left out. Enter the password to take it in.} other {{names} are locked and will be left out. Enter the password to take them in.}}':
    '{count, plural, one {{names} è bloccato e verrà escluso. Inserisci la password per includerlo.} other {{names} sono bloccati e verranno esclusi. Inserisci la password per includerli.}}',
  '{count, plural, one {{pages} is a scan: an image of text without text behind it. In the result, it is an image as well.} other {{pages} are scans: images of text without text behind them. In the result, they are images as well.}}':
    '{count, plural, one {{pages} è una scansione: un’immagine di testo senza testo dietro. Anche nel risultato è un’immagine.} other {{pages} sono scansioni: immagini di testo senza testo dietro. Anche nel risultato sono immagini.}}',
  '{count, plural, one {{pages} is a scan: an image of text without text behind it. It is not in the result.} other {{pages} are scans: images of text without text behind them. They are not in the result.}}':
    '{count, plural, one {{pages} è una scansione: un’immagine di testo senza testo dietro. Non è nel risultato.} other {{pages} sono scansioni: immagini di testo senza testo dietro. Non sono nel risultato.}}',
  '{count, plural, one {{pages}: its text was recognised from its image; much of it may be wrong (confidence {confidence}%).} other {{pages}: their text was recognised from images; much of it may be wrong (confidence {confidence}%).}}':
    '{count, plural, one {{pages}: il testo è stato riconosciuto dall’immagine; gran parte potrebbe essere errata (affidabilità {confidence}%).} other {{pages}: il testo è stato riconosciuto dalle immagini; gran parte potrebbe essere errata (affidabilità {confidence}%).}}',
  '{count, plural, one {{pages}: its text was recognised from its image; please check it where it matters.} other {{pages}: their text was recognised from images; please check it where it matters.}}':
    '{count, plural, one {{pages}: il testo è stato riconosciuto dall’immagine; controllalo dove è importante.} other {{pages}: il testo è stato riconosciuto dalle immagini; controllalo dove è importante.}}',
  '{country} is not part of SEPA, so a payment code cannot hold this IBAN.':
    '{country} non fa parte della SEPA, quindi un codice di pagamento non può contenere questo IBAN.',
  '{count} before that': '{count} nel periodo precedente',
  '{count} blank': '{count} vuote',
  '{count} by browsers that load ahead': '{count} da browser che caricano in anticipo',
  '{count} by chats for a preview': '{count} da chat per un’anteprima',
  '{count} by robots': '{count} da robot',
  '{count} different ones.': '{count} diverse.',
  '{count} found': '{count} trovate',
  '{count} had text already': '{count} avevano già un testo',
  '{count} more': 'altri {count}',
  '{damaged, plural, one {# damaged page} other {# damaged pages}}':
    '{damaged, plural, one {# pagina danneggiata} other {# pagine danneggiate}}',
  '{days, plural, one {# day} other {# days}}': '{days, plural, one {# giorno} other {# giorni}}',
  '{days, plural, one {Last day} other {Last # days}}': '{days, plural, one {Ultimo giorno} other {Ultimi # giorni}}',
  '{days, plural, one {The first day of your first subscription costs nothing.} other {The first # days of your first subscription cost nothing.}} You enter a card, nothing is charged, and if you cancel before the trial ends nothing ever will be.':
    '{days, plural, one {Il primo giorno del tuo primo abbonamento non costa nulla.} other {I primi # giorni del tuo primo abbonamento non costano nulla.}} Inserisci una carta, non viene addebitato nulla, e se disdici prima della fine della prova non verrà mai addebitato nulla.',
  '{department} · {location} · {type} · since': '{department} · {location} · {type} · dal',
  '{done, plural, one {# edit saved.} other {# edits saved.}}':
    '{done, plural, one {# modifica salvata.} other {# modifiche salvate.}}',
  '{done} of {all} edits saved.': '{done} di {all} modifiche salvate.',
  '{done} of {all} files done': '{done} di {all} file completati',
  '{done} of {all} files done, {failed} failed': '{done} di {all} file completati, {failed} non riusciti',
  '{done} of {total, plural, one {# task} other {# tasks}}':
    '{done} di {total, plural, one {# attività} other {# attività}}',
  '{done} of {total}': '{done} di {total}',
  '{dpi} dpi': '{dpi} dpi',
  '{dueNowCents} today: free days are for once, and they were used before with this account, its address, this card or at this network.':
    '{dueNowCents} oggi: i giorni gratuiti valgono una sola volta, e sono già stati usati con questo account, il suo indirizzo, questa carta o su questa rete.',
  '{edits, plural, one {# edit} other {# edits}}': '{edits, plural, one {# modifica} other {# modifiche}}',
  '{edits, plural, one {# edit} other {# edits}} and {fields, plural, one {# filled form field} other {# filled form fields}}':
    '{edits, plural, one {# modifica} other {# modifiche}} e {fields, plural, one {# campo modulo compilato} other {# campi modulo compilati}}',
  '{edits, plural, one {Delete # edit} other {Delete # edits}}':
    '{edits, plural, one {Elimina # modifica} other {Elimina # modifiche}}',
  '{edits, plural, one {You have # edit on the PDF that is open.} other {You have # edits on the PDF that is open.}}':
    '{edits, plural, one {Hai # modifica sul PDF aperto.} other {Hai # modifiche sul PDF aperto.}}',
  '{edits, plural, one {Your # edit was made on that one.} other {Your # edits were made on that one.}}':
    '{edits, plural, one {La tua modifica è stata fatta su quello.} other {Le tue # modifiche sono state fatte su quello.}}',
  '{edit}, page {page}': '{edit}, pagina {page}',
  '{email} gets Pro for this many days, starting now.':
    '{email} riceve Pro per questo numero di giorni, a partire da ora.',
  '{email} is in the setting ADMIN_EMAILS. Remove it there to revoke the role.':
    '{email} è nell’impostazione ADMIN_EMAILS. Rimuovilo lì per revocare il ruolo.',
  '{email} is not an administrator of this site.': '{email} non è un amministratore di questo sito.',
  '{email} is yours.': '{email} è tuo.',
  '{excess} over': '{excess} in eccesso',
  '{expiresAt} is no date and time, such as 2027-01-31 12:00.':
    '{expiresAt} non è una data e ora, come 2027-01-31 12:00.',
  '{failures} of {all} failed.': '{failures} di {all} non riuscite.',
  '{failure} What you wrote is kept.': '{failure} Ciò che hai scritto viene conservato.',
  '{features}. The quality of the results is the same on both plans.':
    '{features}. La qualità dei risultati è la stessa in entrambi i piani.',
  '{field} (page {page})': '{field} (pagina {page})',
  '{fileName} is damaged, or not the kind of file its name says. {message}':
    '{fileName} è danneggiato, o non è del tipo che il suo nome indica. {message}',
  '{fileName} is now searchable.': '{fileName} è ora ricercabile.',
  '{fileName} is over 100MB limit': '{fileName} supera il limite di 100 MB',
  '{fileName} is ready.': '{fileName} è pronto.',
  '{fileName} is too large. {who} can edit PDFs up to {maxBytes}.':
    '{fileName} è troppo grande. Per {who} i PDF da modificare possono arrivare a {maxBytes}.',
  '{fileName} is too large. {who} can merge files up to {maxBytes} each.':
    '{fileName} è troppo grande. Per {who} i file da unire possono arrivare a {maxBytes} ciascuno.',
  '{fileName} is too large. {who} can place pictures up to {maxBytes}.':
    '{fileName} è troppo grande. Per {who} le immagini da inserire possono arrivare a {maxBytes}.',
  '{fileName} is too large: {who} can convert files up to {limit}.':
    '{fileName} è troppo grande: per {who} i file da convertire possono arrivare a {limit}.',
  '{filename} is ready.': '{filename} è pronto.',
  '{files, plural, one {# file was left out: links, or files not found under the name listed.} other {# files were left out: links, or files not found under the name listed.}}':
    '{files, plural, one {# file è stato escluso: link, o file non trovati con il nome elencato.} other {# file sono stati esclusi: link, o file non trovati con il nome elencato.}}',
  '{files, plural, one {# file} other {# files}} in one PDF of {pages, plural, one {# page} other {# pages}}.':
    '{files, plural, one {# file} other {# file}} in un solo PDF di {pages, plural, one {# pagina} other {# pagine}}.',
  '{files, plural, one {# file} other {# files}}, {others, plural, one {# other} other {# others}}':
    '{files, plural, one {# file} other {# file}}, {others, plural, one {# altro} other {# altri}}',
  '{files, plural, one {{names} could not be kept when the page was reloaded. Please add it again.} other {{names} could not be kept when the page was reloaded. Please add them again.}}':
    '{files, plural, one {Non è stato possibile conservare {names} quando la pagina è stata ricaricata. Aggiungilo di nuovo.} other {Non è stato possibile conservare {names} quando la pagina è stata ricaricata. Aggiungili di nuovo.}}',
  '{fine, plural, one {# row is fine} other {# rows are fine}}':
    '{fine, plural, one {# riga va bene} other {# righe vanno bene}}',
  '{fine, plural, one {# row is fine} other {# rows are fine}}, {wrong, plural, one {# is left out:} other {# are left out:}}':
    '{fine, plural, one {# riga va bene} other {# righe vanno bene}}, {wrong, plural, one {# viene esclusa:} other {# vengono escluse:}}',
  '{first} and {others, plural, one {# other file} other {# other files}}':
    '{first} e {others, plural, one {# altro file} other {altri # file}}',
  '{fonts, plural, one {# font not inside} other {# fonts not inside}}':
    '{fonts, plural, one {# carattere non incluso} other {# caratteri non inclusi}}',
  '{font} has no bold or italic, either.': 'Nemmeno {font} ha grassetto o corsivo.',
  '{font} has no bold, either.': 'Nemmeno {font} ha il grassetto.',
  '{font} has no italic, either.': 'Nemmeno {font} ha il corsivo.',
  '{found, plural, one {# code found.} other {# codes found.}}':
    '{found, plural, one {# codice trovato.} other {# codici trovati.}}',
  '{found} of {count, plural, one {# call} other {# calls}}':
    '{found} di {count, plural, one {# chiamata} other {# chiamate}}',
  '{free} (Pro: {pro})': '{free} (Pro: {pro})',
  '{from} becomes {to}': '{from} diventa {to}',
  '{from} cannot be converted to {to} here. Please choose {offered}.':
    'Qui {from} non si può convertire in {to}. Scegli {offered}.',
  '{from} wrote:': '{from} ha scritto:',
  '{hidden, plural, one {# more term is} other {# more terms are}} for other languages.':
    '{hidden, plural, one {# altro termine è} other {Altri # termini sono}} per altre lingue.',
  '{hidden} more': 'altri {hidden}',
  '{hits, plural, one {# hit} other {# hits}} on {pages, plural, one {# page} other {# pages}}':
    '{hits, plural, one {# occorrenza} other {# occorrenze}} in {pages, plural, one {# pagina} other {# pagine}}',
  '{hosts, plural, one {# more comes from LINK_BLOCKLIST_FILE.} other {# more come from LINK_BLOCKLIST_FILE.}}':
    '{hosts, plural, one {# altro viene da LINK_BLOCKLIST_FILE.} other {Altri # vengono da LINK_BLOCKLIST_FILE.}}',
  '{host} gave no access token ({status}). Is the refresh token still valid?':
    '{host} non ha fornito un token di accesso ({status}). Il refresh token è ancora valido?',
  '{host}, for free users who agreed, in frames that know nothing of the page around them':
    '{host}, per gli utenti gratuiti che hanno acconsentito, in riquadri che non sanno nulla della pagina intorno',
  '{host}, which gives the access tokens, does not answer.': '{host}, che fornisce i token di accesso, non risponde.',
  '{hours, plural, one {# hour} other {# hours}}': '{hours, plural, one {# ora} other {# ore}}',
  '{hours, plural, one {in # hour} other {in # hours}}, at midnight UTC':
    '{hours, plural, one {tra # ora} other {tra # ore}}, a mezzanotte UTC',
  '{hours} h {minutes} min': '{hours} h {minutes} min',
  '{ideas} in progress': '{ideas} in corso',
  '{images, plural, one {# image of the original is damaged beyond repair and was left as it is.} other {# images of the original are damaged beyond repair and were left as they are.}}':
    '{images, plural, one {# immagine dell’originale è danneggiata in modo irreparabile ed è stata lasciata com’era.} other {# immagini dell’originale sono danneggiate in modo irreparabile e sono state lasciate com’erano.}}',
  '{images, plural, one {# image was left out: Markdown has room for text only. HTML and DOCX keep them.} other {# images were left out: Markdown has room for text only. HTML and DOCX keep them.}}':
    '{images, plural, one {# immagine è stata esclusa: Markdown ha posto solo per il testo. HTML e DOCX le mantengono.} other {# immagini sono state escluse: Markdown ha posto solo per il testo. HTML e DOCX le mantengono.}}',
  '{images, plural, one {# image was left out: Markdown has room for text only.} other {# images were left out: Markdown has room for text only.}}':
    '{images, plural, one {# immagine è stata esclusa: Markdown ha posto solo per il testo.} other {# immagini sono state escluse: Markdown ha posto solo per il testo.}}',
  '{kept, plural, one {Keep the edit} other {Keep the # edits}}':
    '{kept, plural, one {Mantieni la modifica} other {Mantieni le # modifiche}}',
  '{kept} Choose the file again to go on.': '{kept} Scegli di nuovo il file per continuare.',
  '{kind}, page {page}': '{kind}, pagina {page}',
  '{label} (optional)': '{label} (facoltativo)',
  '{label}: arrow keys move the brush, the space bar marks':
    '{label}: i tasti freccia muovono il pennello, la barra spaziatrice segna',
  '{label}: length': '{label}: lunghezza',
  '{label}: picker': '{label}: selettore',
  '{label}: please send one image.': '{label}: invia una sola immagine.',
  '{label}: unit': '{label}: unità',
  '{language} for term {number}': '{language} per il termine {number}',
  '{language}, {percent}% sure': '{language}, sicuro al {percent}%',
  '{left, plural, one {# character left} other {# characters left}}':
    '{left, plural, one {# carattere rimasto} other {# caratteri rimasti}}',
  '{left, plural, one {One of them is} other {# of them are}} free this month; the others wait.':
    '{left, plural, one {Una di esse è gratuita} other {# di esse sono gratuite}} questo mese; le altre aspettano.',
  '{length, plural, one {# character} other {# characters}} cannot hold the {demanded} you ask for. Please raise the length or lower the minimums.':
    '{length, plural, one {# carattere non può} other {# caratteri non possono}} contenere i {demanded} che chiedi. Aumenta la lunghezza o abbassa i minimi.',
  '{lines, plural, one {# line} other {# lines}} changed on {pages, plural, one {# page} other {# pages}}':
    '{lines, plural, one {# riga modificata} other {# righe modificate}} in {pages, plural, one {# pagina} other {# pagine}}',
  '{links, plural, one {# link is listed but never unpacked.} other {# links are listed but never unpacked.}}':
    '{links, plural, one {# link è elencato ma non viene mai estratto.} other {# link sono elencati ma non vengono mai estratti.}}',
  '{made} of {total} made, stopped after {done}.': '{made} di {total} creati, interrotto dopo {done}.',
  '{made} of {total} made.': '{made} di {total} creati.',
  '{margin} mm': '{margin} mm',
  '{marked} marked': '{marked} segnate',
  '{matches, plural, one {# match} other {# matches}}':
    '{matches, plural, one {# corrispondenza} other {# corrispondenze}}',
  '{max, plural, one {Up to # file is processed} other {Up to # files are processed}} at once. Please send this one when one of the others is done.':
    '{max, plural, one {Viene elaborato al massimo # file} other {Vengono elaborati al massimo # file}} insieme. Invia questo quando uno degli altri è finito.',
  '{message} You stay Pro until {graceEndsAt}.': '{message} Resti Pro fino a {graceEndsAt}.',
  '{message} Your message is kept in this browser.': '{message} Il tuo messaggio resta in questo browser.',
  '{millimetres} mm wide, in the look of the Create tab, with its logo.':
    'Larghi {millimetres} mm, con l’aspetto della scheda Crea, con il suo logo.',
  '{millimetres} mm wide, in the look of the Create tab.': 'Larghi {millimetres} mm, con l’aspetto della scheda Crea.',
  '{milliseconds} ms': '{milliseconds} ms',
  '{min, plural, one {# character} other {# characters}} or more':
    '{min, plural, one {# carattere} other {# caratteri}} o più',
  '{min, plural, one {# entry} other {# entries}} or more': '{min, plural, one {# voce} other {# voci}} o più',
  '{minutes, plural, one {# minute} other {# minutes}}': '{minutes, plural, one {# minuto} other {# minuti}}',
  '{minutes, plural, one {# minute} other {# minutes}} to read':
    '{minutes, plural, one {# minuto} other {# minuti}} di lettura',
  '{minutes, plural, one {in # minute} other {in # minutes}}, at midnight UTC':
    '{minutes, plural, one {tra # minuto} other {tra # minuti}}, a mezzanotte UTC',
  '{minutes} min': '{minutes} min',
  '{min} or more': '{min} o più',
  '{min} to {max, plural, one {# character} other {# characters}}':
    'da {min} a {max, plural, one {# carattere} other {# caratteri}}',
  '{min} to {max, plural, one {# entry} other {# entries}}': 'da {min} a {max, plural, one {# voce} other {# voci}}',
  '{min} to {max}': 'da {min} a {max}',
  '{modules, plural, one {# module} other {# modules}}': '{modules, plural, one {# modulo} other {# moduli}}',
  '{modules} × {modules} modules, level {errorLevel}': '{modules} × {modules} moduli, livello {errorLevel}',
  '{months, plural, one {{percent}% off the first month} other {{percent}% off the first # months}}':
    '{months, plural, one {{percent}% di sconto sul primo mese} other {{percent}% di sconto sui primi # mesi}}',
  '{moved, plural, one {# link} other {# links}} moved to your account':
    '{moved, plural, one {# link spostato} other {# link spostati}} nel tuo account',
  '{names, plural, one {# name began at the root of the disk and was moved inside the folder.} other {# names began at the root of the disk and were moved inside the folder.}}':
    '{names, plural, one {# nome cominciava alla radice del disco ed è stato spostato nella cartella.} other {# nomi cominciavano alla radice del disco e sono stati spostati nella cartella.}}',
  '{names, plural, one {# name cannot be stored on Windows and was changed.} other {# names cannot be stored on Windows and were changed.}}':
    '{names, plural, one {# nome non può essere salvato su Windows ed è stato modificato.} other {# nomi non possono essere salvati su Windows e sono stati modificati.}}',
  '{names, plural, one {# name contained invisible control characters, which were removed.} other {# names contained invisible control characters, which were removed.}}':
    '{names, plural, one {# nome conteneva caratteri di controllo invisibili, che sono stati rimossi.} other {# nomi contenevano caratteri di controllo invisibili, che sono stati rimossi.}}',
  '{names, plural, one {# name named a drive and was moved inside the folder.} other {# names named a drive and were moved inside the folder.}}':
    '{names, plural, one {# nome indicava un’unità ed è stato spostato nella cartella.} other {# nomi indicavano un’unità e sono stati spostati nella cartella.}}',
  '{names, plural, one {# name pointed outside the folder and was moved inside.} other {# names pointed outside the folder and were moved inside.}}':
    '{names, plural, one {# nome puntava fuori dalla cartella ed è stato spostato all’interno.} other {# nomi puntavano fuori dalla cartella e sono stati spostati all’interno.}}',
  '{names, plural, one {# name was empty and was replaced.} other {# names were empty and were replaced.}}':
    '{names, plural, one {# nome era vuoto ed è stato sostituito.} other {# nomi erano vuoti e sono stati sostituiti.}}',
  '{names, plural, one {# name was too long and was shortened.} other {# names were too long and were shortened.}}':
    '{names, plural, one {# nome era troppo lungo ed è stato abbreviato.} other {# nomi erano troppo lunghi e sono stati abbreviati.}}',
  '{name} (not inside)': '{name} (non incluso)',
  '{name} (required)': '{name} (obbligatorio)',
  '{name} and {others} more': '{name} e altri {others}',
  '{name} before and after': '{name} prima e dopo',
  '{name} cannot be shown: it may be damaged or not an image. You can still try to process it; a failed photo does not count as a scan.':
    '{name} non può essere mostrato: può essere danneggiato o non essere un’immagine. Puoi comunque provare a elaborarlo; una foto non riuscita non conta come scansione.',
  '{name} code': 'Codice {name}',
  '{name} could not be stored by the browser. Add it again.':
    'Il browser non è riuscito a salvare {name}. Aggiungilo di nuovo.',
  '{name} could not translate this now.': '{name} non è riuscito a tradurlo in questo momento.',
  '{name} did not answer, so your text was not translated. Please try again in a minute.':
    '{name} non ha risposto, quindi il tuo testo non è stato tradotto. Riprova tra un minuto.',
  "{name} does not accept this site's requests now, so your text was not translated. The operator of this site has to look into it.":
    '{name} al momento non accetta le richieste di questo sito, quindi il tuo testo non è stato tradotto. Deve occuparsene il gestore di questo sito.',
  '{name} has more than 100 megapixels. Please choose a smaller copy.':
    '{name} ha più di 100 megapixel. Scegline una copia più piccola.',
  '{name} has too much to do, or this site has used up its amount there. Please try again later.':
    '{name} ha troppo lavoro, o questo sito vi ha esaurito la propria quota. Riprova più tardi.',
  '{name} includes': '{name} comprende',
  '{name} is completely transparent, so it has no colours.':
    '{name} è completamente trasparente, quindi non ha colori.',
  '{name} is empty (0 bytes). Please choose a file with content.':
    '{name} è vuoto (0 byte). Scegli un file con un contenuto.',
  '{name} is empty.': '{name}: campo vuoto.',
  '{name} is larger than 100 MB. Please choose a smaller copy of it.':
    '{name} supera i 100 MB. Scegline una copia più piccola.',
  '{name} is larger than 50 MB. Please choose a smaller copy.':
    '{name} supera i 50 MB. Scegline una copia più piccola.',
  '{name} is larger than {maxBytes}. Please split it.': '{name} supera {maxBytes}. Dividilo.',
  '{name} is locked.': '{name} è bloccato.',
  '{name} is no longer on the server. Please choose it again.': '{name} non è più sul server. Sceglilo di nuovo.',
  '{name} is not an image that this browser can show. Please choose a JPEG or PNG.':
    '{name} non è un’immagine che questo browser può mostrare. Scegli un JPEG o un PNG.',
  '{name} is not an image. Please choose a JPEG, PNG, WebP, GIF, AVIF or SVG file.':
    '{name} non è un’immagine. Scegli un file JPEG, PNG, WebP, GIF, AVIF o SVG.',
  '{name} is not an image. Please choose a PNG, JPEG, WebP, GIF or SVG file.':
    '{name} non è un’immagine. Scegli un file PNG, JPEG, WebP, GIF o SVG.',
  '{name} is not {wanted}.': '{name} non è {wanted}.',
  '{name} is not {wanted}: it has {size} instead of {wantedSize}.':
    '{name} non è {wanted}: è di {size} invece di {wantedSize}.',
  '{name} is too large for this browser. Please choose a smaller image.':
    '{name} è troppo grande per questo browser. Scegli un’immagine più piccola.',
  '{name} is too long.': '{name}: testo troppo lungo.',
  '{name} landscape': '{name} orizzontale',
  '{name} may have up to {max, plural, one {# character} other {# characters}}.':
    '{name} può avere al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  '{name} must be a colour such as #ffffff.': '{name} deve essere un colore come #ffffff.',
  '{name} must be a number from {least} to {most}.': '{name} deve essere un numero da {least} a {most}.',
  '{name} must be a number.': '{name} deve essere un numero.',
  '{name} must be a whole number from 1 to {maxSide} pixels.':
    '{name} deve essere un numero intero da 1 a {maxSide} pixel.',
  '{name} must be a whole number.': '{name} deve essere un numero intero.',
  '{name} must be at least {min}.': '{name} deve essere almeno {min}.',
  '{name} must be at most {max, plural, other {#}}.': '{name} deve essere al massimo {max, plural, other {#}}.',
  '{name} must be text.': '{name} deve essere un testo.',
  '{name} must have at most {max, plural, one {# character} other {# characters}}.':
    '{name} deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  '{name} on this site translated it instead.': 'Lo ha tradotto invece {name} su questo sito.',
  '{name} opened': '{name} aperto',
  '{name} shows nothing: it is empty or links to external content. Please try a PNG copy.':
    '{name} non mostra nulla: è vuoto o rimanda a contenuti esterni. Prova con una copia PNG.',
  '{name} text': 'Testo {name}',
  '{name} was changed, moved or deleted on this device after you chose it. Please choose it again.':
    '{name} è stato modificato, spostato o eliminato su questo dispositivo dopo che l’hai scelto. Sceglilo di nuovo.',
  '{name} was damaged and has been repaired as far as possible.':
    '{name} era danneggiato ed è stato riparato per quanto possibile.',
  '{name} was protected; the result is not.': '{name} era protetto; il risultato non lo è.',
  '{name} with the {name2}': '{name} con {name2}',
  '{name}, {n}, {ext}, {date}; {nnn} for 001. Such as {namePattern}':
    '{name}, {n}, {ext}, {date}; {nnn} per 001. Per esempio {namePattern}',
  '{name}. Save it to use it again.': '{name}. Salvala per usarla di nuovo.',
  '{name}: added': '{name}: aggiunti',
  '{name}: with Pro only.': '{name}: solo con Pro.',
  '{name}: {used} of {max} used': '{name}: {used} di {max} usati',
  '{number} is deleted': '{number} è eliminata',
  '{number} of {all}': '{number} di {all}',
  '{operation} takes {types}.': '{operation} accetta {types}.',
  '{outside, plural, one {# image or other part of this document is external and was not loaded.} other {# images or other parts of this document are external and were not loaded.}}':
    '{outside, plural, one {# immagine o altra parte di questo documento è esterna e non è stata caricata.} other {# immagini o altre parti di questo documento sono esterne e non sono state caricate.}}',
  '{pace} a minute': '{pace} al minuto',
  '{pageCount, plural, one {This document has 1 page.} other {This document has the pages 1 to {last}.}}':
    '{pageCount, plural, one {Questo documento ha 1 pagina.} other {Questo documento ha le pagine da 1 a {last}.}}',
  '{pages, plural, one {# page across the file} other {# pages across the file}}':
    '{pages, plural, one {# pagina del file} other {# pagine in tutto il file}}',
  '{pages, plural, one {# page deleted.} other {# pages deleted.}}':
    '{pages, plural, one {# pagina eliminata.} other {# pagine eliminate.}}',
  '{pages, plural, one {# page inserted as page {number}.} other {# pages inserted as page {number}.}}':
    '{pages, plural, one {# pagina inserita come pagina {number}.} other {# pagine inserite come pagina {number}.}}',
  '{pages, plural, one {# page moved before place {place}.} other {# pages moved before place {place}.}}':
    '{pages, plural, one {# pagina spostata prima della posizione {place}.} other {# pagine spostate prima della posizione {place}.}}',
  '{pages, plural, one {# page removed.} other {# pages removed.}}':
    '{pages, plural, one {# pagina rimossa.} other {# pagine rimosse.}}',
  '{pages, plural, one {# page rotated left.} other {# pages rotated left.}}':
    '{pages, plural, one {# pagina ruotata a sinistra.} other {# pagine ruotate a sinistra.}}',
  '{pages, plural, one {# page rotated right.} other {# pages rotated right.}}':
    '{pages, plural, one {# pagina ruotata a destra.} other {# pagine ruotate a destra.}}',
  '{pages, plural, one {# page turned left.} other {# pages turned left.}}':
    '{pages, plural, one {# pagina ruotata a sinistra.} other {# pagine ruotate a sinistra.}}',
  '{pages, plural, one {# page turned right.} other {# pages turned right.}}':
    '{pages, plural, one {# pagina ruotata a destra.} other {# pagine ruotate a destra.}}',
  '{pages, plural, one {# page} other {# pages}}': '{pages, plural, one {# pagina} other {# pagine}}',
  '{pages, plural, one {# page} other {# pages}} as {format}':
    '{pages, plural, one {# pagina} other {# pagine}} come {format}',
  '{pages, plural, one {Delete # page} other {Delete # pages}}':
    '{pages, plural, one {Elimina # pagina} other {Elimina # pagine}}',
  '{pages, plural, one {Rotate # page left} other {Rotate # pages left}}':
    '{pages, plural, one {Ruota # pagina a sinistra} other {Ruota # pagine a sinistra}}',
  '{pages, plural, one {Rotate # page right} other {Rotate # pages right}}':
    '{pages, plural, one {Ruota # pagina a destra} other {Ruota # pagine a destra}}',
  '{pages, plural, one {Searching, # page to go…} other {Searching, # pages to go…}}':
    '{pages, plural, one {Ricerca in corso, # pagina rimanente…} other {Ricerca in corso, # pagine rimanenti…}}',
  '{pages, plural, one {The PDF has # page.} other {The PDF has # pages.}}':
    '{pages, plural, one {Il PDF ha # pagina.} other {Il PDF ha # pagine.}}',
  '{pages, plural, one {The link leads to page {toPage}, but there is only one page.} other {The link leads to page {toPage}, but there are only # pages.}}':
    '{pages, plural, one {Il link porta alla pagina {toPage}, ma c’è una sola pagina.} other {Il link porta alla pagina {toPage}, ma ci sono solo # pagine.}}',
  '{pages, plural, one {The text is that of # page, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.} other {The text is that of # pages, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.}}':
    '{pages, plural, one {Il testo è quello di # pagina, e questo PDF ne ha {pageCount}. Lascia un avanzamento pagina (form feed) tra i testi di due pagine qualsiasi.} other {Il testo è quello di # pagine, e questo PDF ne ha {pageCount}. Lascia un avanzamento pagina (form feed) tra i testi di due pagine qualsiasi.}}',
  '{pages, plural, one {This document is very long: only its first page is in the PDF. Please split it to get the rest.} other {This document is very long: only its first # pages are in the PDF. Please split it to get the rest.}}':
    '{pages, plural, one {Questo documento è molto lungo: nel PDF c’è solo la sua prima pagina. Dividilo per avere il resto.} other {Questo documento è molto lungo: nel PDF ci sono solo le sue prime # pagine. Dividilo per avere il resto.}}',
  '{pages}: no text was found in the image.': '{pages}: nell’immagine non è stato trovato testo.',
  '{pages}: the text could not be recognised.': '{pages}: non è stato possibile riconoscere il testo.',
  '{page} of {last}': '{page} di {last}',
  '{paper} and other sizes': '{paper} e altri formati',
  '{paper}: {pages, plural, one {# page} other {# pages}}': '{paper}: {pages, plural, one {# pagina} other {# pagine}}',
  '{parts, plural, one {# part of this document, such as an image, cannot be read and may be missing from the result.} other {# parts of this document, such as an image, cannot be read and may be missing from the result.}}':
    '{parts, plural, one {# parte di questo documento, come un’immagine, non si può leggere e potrebbe mancare dal risultato.} other {# parti di questo documento, come un’immagine, non si possono leggere e potrebbero mancare dal risultato.}}',
  '{passages} and more': '{passages} e altri',
  '{people, plural, one {# person has this problem} other {# people have this problem}}':
    '{people, plural, one {# persona ha questo problema} other {# persone hanno questo problema}}',
  '{percent} alike': 'uguale al {percent}',
  '{percent}% alike, differences show': 'Uguali al {percent}%, le differenze si vedono',
  '{percent}% alike, hardly any difference': 'Uguali al {percent}%, quasi nessuna differenza',
  '{percent}% alike, looks the same': 'Uguali al {percent}%, stesso aspetto',
  '{percent}% alike, small differences close up': 'Uguali al {percent}%, piccole differenze da vicino',
  '{percent}% of all': '{percent}% del totale',
  '{percent}% smaller': 'più piccola del {percent}%',
  '{pixels} × {pixels} pixels': '{pixels} × {pixels} pixel',
  '{pixels} × {pixels} pixels, in the look of the Create tab, with its logo.':
    '{pixels} × {pixels} pixel, con l’aspetto della scheda Crea, con il suo logo.',
  '{pixels} × {pixels} pixels, in the look of the Create tab.':
    '{pixels} × {pixels} pixel, con l’aspetto della scheda Crea.',
  '{pixels} × {pixels} px': '{pixels} × {pixels} px',
  '{places, plural, one {# place highlighted.} other {# places highlighted.}}':
    '{places, plural, one {# punto evidenziato.} other {# punti evidenziati.}}',
  '{places, plural, one {# place will be erased.} other {# places will be erased.}}':
    '{places, plural, one {# punto verrà cancellato.} other {# punti verranno cancellati.}}',
  '{places, plural, one {A number with # decimal place} other {A number with # decimal places}}':
    '{places, plural, one {Un numero con # decimale} other {Un numero con # decimali}}',
  '{places, plural, one {Mark # place to erase} other {Mark # places to erase}}':
    '{places, plural, one {Segna # punto da cancellare} other {Segna # punti da cancellare}}',
  '{points} of {maxStrengthPoints} points': '{points} punti su {maxStrengthPoints}',
  '{price} a month': '{price} al mese',
  '{price} a year': '{price} all’anno',
  '{price}, after a {days}-day free trial. Cancel with one click.':
    '{price}, dopo una prova gratuita di {days} giorni. Disdici con un clic.',
  '{price}. Cancel with one click.': '{price}. Disdici con un clic.',
  '{price}. Next payment on {end}.': '{price}. Prossimo pagamento: {end}.',
  '{problem} For a new one, <link>register again</link>, or ask for it on your <link2>account page</link2>.':
    '{problem} Per averne uno nuovo, <link>registrati di nuovo</link>, o richiedilo nella <link2>pagina del tuo account</link2>.',
  '{pro} with Pro': '{pro} con Pro',
  '{range} in steps of {step}': '{range} in passi di {step}',
  '{ready} of {all} documents are ready.': '{ready} di {all} documenti sono pronti.',
  '{ready} of {all} files are ready.': '{ready} di {all} file sono pronti.',
  '{read} of {pages, plural, one {# page} other {# pages}} read':
    '{read} di {pages, plural, one {# pagina} other {# pagine}} lette',
  '{remaining} left': '{remaining} rimasti',
  '{remaining} of {max} free {uses} left this month': '{uses} gratuite rimaste questo mese: {remaining} di {max}',
  '{remaining} of {max} free {uses} left today': '{uses} gratuite rimaste oggi: {remaining} di {max}',
  '{remaining} of {max} left this month': '{remaining} di {max} rimasti questo mese',
  '{remaining} of {max} left today': '{remaining} di {max} rimasti oggi',
  '{replies, plural, =0 {Page {page}, deleted} one {Page {page}, deleted with # reply} other {Page {page}, deleted with # replies}}':
    '{replies, plural, =0 {Pagina {page}, eliminata} one {Pagina {page}, eliminata con # risposta} other {Pagina {page}, eliminata con # risposte}}',
  '{replies, plural, =0 {{gone} deleted.} one {{gone} deleted with # reply.} other {{gone} deleted with # replies.}}':
    '{replies, plural, =0 {Eliminazione: {gone}.} one {Eliminazione con # risposta: {gone}.} other {Eliminazione con # risposte: {gone}.}}',
  '{replies, plural, one {# reply} other {# replies}}': '{replies, plural, one {# risposta} other {# risposte}}',
  '{replies, plural, one {deleted with its reply} other {deleted with its # replies}}':
    '{replies, plural, one {eliminata con la sua risposta} other {eliminata con le sue # risposte}}',
  '{saved}. Preview at 2 megapixels; the result has full resolution.':
    '{saved}. Anteprima a 2 megapixel; il risultato ha la risoluzione piena.',
  '{saved}. Preview.': '{saved}. Anteprima.',
  '{seconds, plural, one {# second} other {# seconds}}': '{seconds, plural, one {# secondo} other {# secondi}}',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}, in the GSM alphabet.':
    '{segments, plural, =1 {Un messaggio} one {# messaggio} other {# messaggi}}, nell’alfabeto GSM.',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters} and others, one would hold 160 characters instead of 70.':
    '{segments, plural, =1 {Un messaggio} one {# messaggio} other {# messaggi}}. Senza {characters} e altri, uno conterrebbe 160 caratteri invece di 70.',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters}, one would hold 160 characters instead of 70.':
    '{segments, plural, =1 {Un messaggio} one {# messaggio} other {# messaggi}}. Senza {characters}, uno conterrebbe 160 caratteri invece di 70.',
  '{sentence} Your message is kept in this browser.': '{sentence} Il tuo messaggio resta in questo browser.',
  '{sent} of {total}': '{sent} di {total}',
  '{signatures, plural, one {# digital signature was removed, as a signature holds only for the file that was signed.} other {# digital signatures were removed, as a signature holds only for the file that was signed.}}':
    '{signatures, plural, one {# firma digitale è stata rimossa, perché una firma vale solo per il file che è stato firmato.} other {# firme digitali sono state rimosse, perché una firma vale solo per il file che è stato firmato.}}',
  '{signatures, plural, one {Signed} other {# signatures}}': '{signatures, plural, one {Firmato} other {# firme}}',
  '{size} · locked with a password': '{size} · bloccato con una password',
  '{size} · opening': '{size} · in apertura',
  '{size} · waiting for its turn': '{size} · in attesa del suo turno',
  '{sourceLang} to {targetLang} · {name} · {bytes}': 'Da {sourceLang} a {targetLang} · {name} · {bytes}',
  '{specials, plural, one {# special entry is listed but never unpacked.} other {# special entries are listed but never unpacked.}}':
    '{specials, plural, one {# voce speciale è elencata ma non viene mai estratta.} other {# voci speciali sono elencate ma non vengono mai estratte.}}',
  '{split}% before': '{split}% prima',
  '{submitted} of {total}': '{submitted} di {total}',
  '{subscribers, plural, one {# subscriber} other {# subscribers}}':
    '{subscribers, plural, one {# iscritto} other {# iscritti}}',
  '{summaryWords} of {words, plural, one {# word} other {# words}}.':
    '{summaryWords} di {words, plural, one {# parola} other {# parole}}.',
  '{summaryWords} of {words, plural, one {# word} other {# words}}: saves about {saved, plural, one {# minute} other {# minutes}} of reading.':
    '{summaryWords} di {words, plural, one {# parola} other {# parole}}: fa risparmiare circa {saved, plural, one {# minuto} other {# minuti}} di lettura.',
  '{tables, plural, one {# table} other {# tables}} of {pages, plural, one {# page} other {# pages}}':
    '{tables, plural, one {# tabella} other {# tabelle}} da {pages, plural, one {# pagina} other {# pagine}}',
  '{targetBytes} cannot be reached without pages becoming hard to read: {bytes} is the smallest result that stays clear.':
    '{targetBytes} non si possono raggiungere senza rendere le pagine difficili da leggere: {bytes} è il risultato più piccolo che resta chiaro.',
  '{text} Upgrade to Pro for up to 50,000.': '{text} Passa a Pro per arrivare a 50.000.',
  '{text} on {background}:': '{text} su {background}:',
  '{times, plural, one {sent # time} other {sent # times}}':
    '{times, plural, one {inviata # volta} other {inviata # volte}}',
  '{title} by day': '{title} per giorno',
  '{title} by day: at most {most}, {total} in all': '{title} per giorno: al massimo {most}, {total} in tutto',
  '{title} is for administrators.': '{title} è per gli amministratori.',
  '{title} is for administrators. You are signed in as {email}, who is not one.':
    '{title} è per gli amministratori. Hai effettuato l’accesso come {email}, che non lo è.',
  '{tool} failed': '{tool}: non riuscito',
  '{total, plural, one {# article} other {# articles}}': '{total, plural, one {# articolo} other {# articoli}}',
  '{total, plural, one {# conversation.} other {# conversations.}}':
    '{total, plural, one {# conversazione.} other {# conversazioni.}}',
  '{total, plural, one {# link} other {# links}}': '{total, plural, one {# link} other {# link}}',
  '{total, plural, one {# user} other {# users}}': '{total, plural, one {# utente} other {# utenti}}',
  '{trialDays, plural, one {Try Pro free for # day} other {Try Pro free for # days}}':
    '{trialDays, plural, one {Prova Pro gratis per # giorno} other {Prova Pro gratis per # giorni}}',
  '{types} and scanned PDFs, up to {max} each': '{types} e PDF scansionati, fino a {max} ciascuno',
  '{types}, up to {size}': '{types}, fino a {size}',
  '{types}, up to {size} each': '{types}, fino a {size} ciascuno',
  '{type} images can have at most {maxSide} pixels on a side, and this one has {width} × {height}. Please choose another format or a smaller size.':
    'Le immagini {type} possono avere al massimo {maxSide} pixel per lato, e questa ne ha {width} × {height}. Scegli un altro formato o dimensioni più piccole.',
  '{type}, may be missing': '{type}, può mancare',
  '{used} of {limit} characters': '{used} di {limit} caratteri',
  '{used} of {max} tokens of today are used.': '{used} di {max} token di oggi usati.',
  '{username} has Pro until {end}': '{username} ha Pro fino a {end}',
  '{username} is an administrator now': '{username} è ora amministratore',
  '{username} is no longer an administrator': '{username} non è più amministratore',
  '{username} no longer has granted Pro': '{username} non ha più Pro concesso',
  '{uses, plural, one {# use} other {# uses}}': '{uses, plural, one {# uso} other {# usi}}',
  '{values} and {more} more': '{values} e altri {more}',
  '{verb} first': 'Prima: {verb}',
  '{visitors, plural, one {# visitor} other {# visitors}}':
    '{visitors, plural, one {# visitatore} other {# visitatori}}',
  '{visitors} Not counted as clicks: {seen}.': '{visitors} Non contati come clic: {seen}.',
  '{what} can have at most {maxBytes} here. Please split it.':
    '{what} può arrivare qui al massimo a {maxBytes}. Dividi il file.',
  '{what} is empty. Please enter some text.': '{what}: testo mancante. Inserisci del testo.',
  '{what} must be text.': '{what} deve essere un testo.',
  '{what} must have at most {max, plural, one {# character} other {# characters}}.':
    '{what} deve avere al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  '{whoGivesPro} Give them the email address of your account. The <pageLink>pricing page</pageLink> says what Pro changes, tool by tool.':
    '{whoGivesPro} Comunica loro l’indirizzo email del tuo account. La <pageLink>pagina dei prezzi</pageLink> indica che cosa cambia con Pro, strumento per strumento.',
  '{who} can convert up to {max} files at once.': 'Per {who} si possono convertire {max} file alla volta al massimo.',
  '{who} can edit files up to {maxBytes}.': 'Per {who} i file da modificare possono arrivare a {maxBytes}.',
  '{who} can have files up to {maxBytes} read.': 'Per {who} i file da leggere possono arrivare a {maxBytes}.',
  '{who} can insert pages of up to {max} PDFs at once.':
    'Per {who} si possono inserire insieme pagine di {max} PDF al massimo.',
  '{who} can merge up to {max} files at once.': 'Per {who} si possono unire {max} file alla volta al massimo.',
  '{who} can place up to {max} pictures in a PDF.': 'Per {who} il limite è di {max} immagini inserite in un PDF.',
  '{who} can process files up to {maxBytes} each.':
    'Per {who} i file da elaborare possono arrivare a {maxBytes} ciascuno.',
  '{who} can process up to {max} files at once. {count, plural, one {# was} other {# were}} left out.':
    'Per {who} si possono elaborare {max} file alla volta al massimo. {count, plural, one {# è stato escluso.} other {# sono stati esclusi.}}',
  '{who} can put up to {max} pages into one PDF.': 'Per {who} un PDF può contenere al massimo {max} pagine.',
  '{who} can scan images up to {maxBytes}.': 'Per {who} le immagini da scansionare possono arrivare a {maxBytes}.',
  '{who} can split files up to {maxBytes}.': 'Per {who} i file da dividere possono arrivare a {maxBytes}.',
  '{who} can summarize files up to {maxBytes}.': 'Per {who} i file da riassumere possono arrivare a {maxBytes}.',
  '{who} can summarize up to {maxCharacters} characters.':
    'Per {who} si possono riassumere {maxCharacters} caratteri al massimo.',
  '{who} can translate up to {most} characters at once. Please shorten your text.':
    'Per {who} si possono tradurre {most} caratteri alla volta al massimo. Accorcia il testo.',
  '{who} can upload files up to {maxBytes}.': 'Per {who} i file da caricare possono arrivare a {maxBytes}.',
  '{width} by {height} points': '{width} per {height} punti',
  '{width} × {height} at {ratio}': '{width} × {height} a {ratio}',
  '{width} × {height} pixels': '{width} × {height} pixel',
  '{words, plural, one {# word was read.} other {# words were read.}}':
    '{words, plural, one {È stata letta # parola.} other {Sono state lette # parole.}}',
  '{x} across, {y} down': '{x} in orizzontale, {y} in verticale',
  '{x} cm from the left, {y} cm from the top': '{x} cm da sinistra, {y} cm dall’alto',
  '© 2026 The Satchel authors': '© 2026 Gli autori di Satchel',
  '· {totalBytes} in total': '· {totalBytes} in totale',
  '· {used} of {limit}': '· {used} di {limit}',
  '“{echoed}” is not a hex colour. Please use the digits 0 to 9 and the letters a to f, such as {example}.':
    '“{echoed}” non è un colore esadecimale. Usa le cifre da 0 a 9 e le lettere da a a f, come {example}.',
  Recipient: 'Destinatario',
  View: 'Visualizza',
  'Mark as safe': 'Segna come sicuro',
};
