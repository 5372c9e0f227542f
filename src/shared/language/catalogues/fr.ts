import type { Translations } from '../translations.ts';

export const fr: Translations = {
  "'A lot' is two words.": '« A lot » s’écrit en deux mots.',
  "'Advice' is the noun, 'advise' the verb.": '« Advice » est le nom, « advise » le verbe.',
  "'Advise' is the verb, 'advice' the noun.": '« Advise » est le verbe, « advice » le nom.',
  "'Affect' is the verb, 'effect' the noun.": '« Affect » est le verbe, « effect » le nom.',
  "'Agree' is a verb of its own.": '« Agree » est un verbe à part entière.',
  "'Be used to' is followed by the form with -ing.": '« Be used to » est suivi de la forme en -ing.',
  "'Best' is the superlative already.": '« Best » est déjà le superlatif.',
  "'Cannot' is one word.": '« Cannot » s’écrit en un mot.',
  "'Effect' is the noun, 'affect' the verb.": '« Effect » est le nom, « affect » le verbe.',
  "'Except' means but not; to accept is to take.": '« Except » signifie sauf ; « accept » signifie accepter.',
  "'Fewer' is for what can be counted.": '« Fewer » s’emploie pour ce qui peut se compter.',
  "'For' goes with a length of time, 'since' with its beginning.":
    '« For » s’emploie avec une durée, « since » avec son début.',
  "'For' goes with a length of time, and what goes on takes the present perfect.":
    '« For » s’emploie avec une durée, et ce qui continue demande le present perfect.',
  "'Hardly' is negative already.": '« Hardly » est déjà négatif.',
  "'How' and 'like' do not go together.": '« How » et « like » ne vont pas ensemble.',
  "'I' is always a capital.": '« I » prend toujours une majuscule.',
  "'Insist' goes with 'on' and the form with -ing.": '« Insist » se construit avec « on » et la forme en -ing.',
  "'It's' is short for 'it is'.": '« It’s » est l’abréviation de « it is ».',
  "'Its' is what it has; 'it's' is short for 'it is'.":
    '« Its » marque la possession ; « it’s » est l’abréviation de « it is ».',
  "'Let's' is short for 'let us'.": '« Let’s » est l’abréviation de « let us ».',
  "'Lose' is the verb; 'loose' means not tight.": '« Lose » est le verbe ; « loose » signifie lâche, pas serré.',
  "'More' and '-er' say the same.": '« More » et « -er » disent la même chose.',
  "'Most' and '-est' say the same.": '« Most » et « -est » disent la même chose.',
  "'Passed' is the verb.": '« Passed » est le verbe.',
  "'Past' is the place or time, 'passed' the verb.": '« Past » est le lieu ou le temps, « passed » le verbe.',
  "'Past' is the time, 'passed' the verb.": '« Past » est le temps, « passed » le verbe.',
  "'Principal' means main; a principle is a rule.":
    '« Principal » signifie principal ; « principle » désigne une règle.',
  "'Quiet' makes no noise; 'quite' means rather.": '« Quiet » ne fait pas de bruit ; « quite » signifie assez.',
  "'Quite' means rather; 'quiet' makes no noise.": '« Quite » signifie assez ; « quiet » ne fait pas de bruit.',
  "'Regardless' is negative already.": '« Regardless » est déjà négatif.',
  "'Than' compares; 'then' is about time.": '« Than » compare ; « then » se rapporte au temps.',
  "'Their' is what they have; 'there' is a place.": '« Their » est ce qu’ils possèdent ; « there » est un lieu.',
  "'Then' is about time; 'than' compares.": '« Then » se rapporte au temps ; « than » compare.',
  "'There' is a place; 'their' is what they have.": '« There » est un lieu ; « their » est ce qu’ils possèdent.',
  "'They're' is short for 'they are'.": '« They’re » est l’abréviation de « they are ».',
  "'Too' means also or more than is good; here it is 'to'.": '« Too » signifie aussi ou trop ; ici, c’est « to ».',
  "'Too' means also.": '« Too » signifie aussi.',
  "'Too' means more than is good.": '« Too » signifie trop.',
  "'Want' is followed by 'to' before a verb.": '« Want » est suivi de « to » devant un verbe.',
  "'Want' is not followed by 'that': one wants somebody to do something.":
    '« Want » n’est pas suivi de « that » : on dit « want somebody to do something ».',
  "'Whether' is written with h after the w.": '« Whether » s’écrit avec un h après le w.',
  "'Whether' means if; the weather is outside.": '« Whether » signifie si ; « weather », c’est le temps qu’il fait.',
  "'Who' is for people, 'which' for things.": '« Who » s’emploie pour les personnes, « which » pour les choses.',
  "'Who's' is short for 'who is'.": '« Who’s » est l’abréviation de « who is ».',
  "'Whose' asks for the owner.": '« Whose » demande qui est le propriétaire.',
  "'Worse' is the comparative already.": '« Worse » est déjà le comparatif.',
  "'You're' is short for 'you are'.": '« You’re » est l’abréviation de « you are ».',
  "'Your' is what you have; 'you're' is short for 'you are'.":
    '« Your » est ce que vous possédez ; « you’re » est l’abréviation de « you are ».',
  "'auto' follows the orientation of each image.": '« auto » suit l’orientation de chaque image.',
  "'auto' is gray for receipts and color for the others.":
    '« auto » donne du gris pour les reçus et de la couleur pour le reste.',
  "'blur' blurs the photo's own background; 'image' needs a file “Picture”.":
    '« blur » floute l’arrière-plan de la photo elle-même ; « image » demande un fichier « Image ».',
  "'contain' shows the whole image, 'cover' fills the page and cuts off the rest.":
    '« contain » montre l’image entière, « cover » remplit la page et coupe le reste.',
  "'pages': each page of “Pages” becomes a file; 'range': each range of “Ranges”; 'every': each “Every” pages; 'odd-even': the odd and the even pages; 'single': every page; 'bookmarks': from bookmark to bookmark down to “Level”; 'size': files of up to “Max bytes” bytes.":
    '« pages » : chaque page de « Pages » devient un fichier ; « range » : chaque plage de « Plages » ; « every » : chaque groupe de pages de « Toutes les n pages » ; « odd-even » : les pages impaires et paires ; « single » : chaque page ; « bookmarks » : de signet en signet jusqu’au « Niveau » ; « size » : des fichiers jusqu’à « Octets maximum » octets.',
  "'store' does not compress. Files that are compressed already are stored at every level.":
    '« store » ne compresse pas. Les fichiers déjà compressés sont stockés tels quels à tous les niveaux.',
  "'{given}' is not one of its options: {options}.": '« {given} » n’est pas l’une de ses options : {options}.',
  "'{name}' was not filled: {refusal}": '« {name} » n’a pas été rempli : {refusal}',
  "'{part}' begins before page 1.": '« {part} » commence avant la page 1.',
  "'{part}' goes beyond the last page.": '« {part} » dépasse la dernière page.',
  "'{part}' is neither a page nor a range.": '« {part} » n’est ni une page ni une plage.',
  '(confirmed)': '(confirmée)',
  '(folder)': '(dossier)',
  '(link): not unpacked': '(lien) : non extrait',
  '(not confirmed yet)': '(pas encore confirmée)',
  '(optional)': '(facultatif)',
  '(special): not unpacked': '(spécial) : non extrait',
  '0 is top, 1 is bottom.': '0 est en haut, 1 en bas.',
  '0 to 100. The size that upscale makes does not depend on it.':
    'De 0 à 100. La taille produite par Agrandir n’en dépend pas.',
  '10 a day free': '10 par jour gratuits',
  '10 to 100 in steps of 5; 100 is lossless where the format can.':
    'De 10 à 100 par pas de 5 ; 100 est sans perte là où le format le permet.',
  '10 to 100, for JPEG and WebP. PNG loses nothing.': 'De 10 à 100, pour JPEG et WebP. PNG ne perd rien.',
  '10 to 100; left out, JPEG, WebP and AVIF use 85 and PNG stays lossless.':
    'De 10 à 100 ; sans indication, JPEG, WebP et AVIF utilisent 85 et PNG reste sans perte.',
  '300 is what photo prints use.': '300 est la valeur des tirages photo.',
  '404 Page Not Found': '404 Page introuvable',
  '5 a month free': '5 par mois gratuits',
  '<arrow/> <bdi>{width} × {height}</bdi> pixels': '<arrow/> <bdi>{width} × {height}</bdi> pixels',
  '<span>{count} of {max} files</span>, up to {largest} each.':
    '<span>{count} fichiers sur {max}</span>, jusqu’à {largest} chacun.',
  '<strong>This PDF is digitally signed.</strong> Any change, including compression, breaks the signature. Keep the signed original; the smaller copy will not count as signed.':
    '<strong>Ce PDF est signé numériquement.</strong> Toute modification, y compris la compression, rompt la signature. Conservez l’original signé ; la copie plus légère ne sera pas considérée comme signée.',
  '<strong>{bits} bits</strong> of entropy.': '<strong>{bits} bits</strong> d’entropie.',
  'A BIC has 8 or 11 characters.': 'Un BIC a 8 ou 11 caractères.',
  'A PDF': 'Un PDF',
  'A PDF cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Un PDF ne peut pas devenir {asked} ici, seulement {possible}. C’est le type du contenu qui compte, non le nom.',
  'A PDF has at least one page. Please leave one.': 'Un PDF a au moins une page. Veuillez en laisser une.',
  'A PDF is rebuilt as a flowing document first: text, headings, tables and pictures stay, but lines and pages break anew.':
    'Un PDF est d’abord reconstruit en document continu : texte, titres, tableaux et images restent, mais les lignes et les pages se coupent autrement.',
  'A PDF of a spreadsheet has at most {most} pages here; the rest is left out.':
    'Un PDF de feuille de calcul compte ici au maximum {most} pages ; le reste est omis.',
  'A PDF of {pages, plural, one {# page} other {# pages}}': 'Un PDF de {pages, plural, one {# page} other {# pages}}',
  'A PNG this wide gets {pixels} pixels, {dpi} dpi. SVG and PDF are sharp at any width.':
    'Un PNG de cette largeur a {pixels} pixels, {dpi} ppp. SVG et PDF sont nets à toute largeur.',
  'A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits.':
    'Une clé WEP compte 5 ou 13 caractères, ou 10 ou 26 chiffres hexadécimaux.',
  'A WPA password has 8 to 63 characters.': 'Un mot de passe WPA compte de 8 à 63 caractères.',
  'A Word document': 'Un document Word',
  'A blank page must be {minBlankSide} to {maxBlankSide} points wide and high.':
    'Une page vierge doit mesurer de {minBlankSide} à {maxBlankSide} points en largeur et en hauteur.',
  'A call waits for its result. With <code/> it answers 202 at once, with a job to follow. With an <code2/> a repeated call finds its first job, or the short link that it made.':
    'Un appel attend son résultat. Avec <code/>, il répond aussitôt 202, avec une tâche à suivre. Avec un <code2/>, un appel répété retrouve sa première tâche, ou le lien court qu’il a créé.',
  'A closer look': 'Examen approfondi',
  'A code from your authenticator app in addition to your password.':
    'Un code de votre application d’authentification en plus de votre mot de passe.',
  'A code: DE': 'Un code : DE',
  'A code: de': 'Un code : de',
  'A colour gradient in this PDF consists of more pieces than can be drawn. Please save that page as an image, and use that.':
    'Un dégradé de couleurs de ce PDF se compose de plus de morceaux qu’on ne peut en dessiner. Veuillez enregistrer cette page en image, et l’utiliser.',
  'A comma in the page list has nothing before or after it.':
    'Une virgule de la liste de pages n’a rien avant ou après elle.',
  'A comma separates these words from the sentence.': 'Une virgule sépare ces mots de la phrase.',
  'A compliment is praise; a complement completes.': '« Compliment » est un éloge ; « complement » complète.',
  'A conversation cannot be merged into itself. Please enter another number.':
    'Une conversation ne peut pas être fusionnée avec elle-même. Veuillez saisir un autre numéro.',
  'A conversation has a number of eight digits.': 'Une conversation a un numéro à huit chiffres.',
  'A corner lies outside of the photo. Please drag it inside.':
    'Un coin se trouve hors de la photo. Veuillez le faire glisser à l’intérieur.',
  'A creditor reference starts with RF and check digits, such as RF18 5390 0754 7034. Put any other text into the message.':
    'Une référence créancier commence par RF et une clé de contrôle, comme RF18 5390 0754 7034. Mettez tout autre texte dans le message.',
  'A date': 'Une date',
  'A different part of this file is expected. Please check how much has arrived (HEAD) and continue from there.':
    'Une autre partie de ce fichier est attendue. Veuillez vérifier combien est arrivé (HEAD) et continuer à partir de là.',
  'A document': 'Un document',
  'A document with scanned pages counts as one of the 5 free scans of a month; with Pro there is no such limit.':
    'Un document avec des pages numérisées compte comme l’une des 5 numérisations gratuites du mois ; avec Pro, cette limite n’existe pas.',
  'A download link no longer works': 'Un lien de téléchargement ne fonctionne plus',
  'A draft by {name}': 'Un brouillon de {name}',
  'A draft by {name}, through {language}': 'Un brouillon de {name}, via : {language}',
  'A draft by {name}, through {language}: check it before use.':
    'Un brouillon de {name}, via : {language} ; vérifiez-le avant usage.',
  'A draft by {name}: check it before use.': 'Un brouillon de {name} : vérifiez-le avant usage.',
  'A draft is kept in this browser until you clear it.':
    'Un brouillon est conservé dans ce navigateur jusqu’à ce que vous l’effaciez.',
  'A drawing cannot be cut out. Please use an image as JPEG, PNG, WebP, HEIC, AVIF, TIFF or GIF.':
    'Un dessin ne peut pas être détouré. Veuillez utiliser une image JPEG, PNG, WebP, HEIC, AVIF, TIFF ou GIF.',
  'A drawing cannot be enhanced. Please use a photo as JPEG, PNG or WebP.':
    'Un dessin ne peut pas être amélioré. Veuillez utiliser une photo JPEG, PNG ou WebP.',
  'A drawing cannot be scanned. Please use a photo as JPEG, PNG, WebP, HEIC or TIFF.':
    'Un dessin ne peut pas être numérisé. Veuillez utiliser une photo JPEG, PNG, WebP, HEIC ou TIFF.',
  'A drawing in this PDF contains itself, or others millions of times, so no program can show it. Please export the file again.':
    'Un dessin de ce PDF se contient lui-même, ou en contient d’autres des millions de fois ; aucun programme ne peut donc l’afficher. Veuillez exporter à nouveau le fichier.',
  'A dynamic form (XFA) was left out; its plain form fields were kept.':
    'Un formulaire dynamique (XFA) a été omis ; ses champs de formulaire simples ont été conservés.',
  'A few words about you': 'Quelques mots sur vous',
  'A file is reached only through its own long, random address. We do not publish these, and list them for you alone, under Recent. Whoever has the address can read the file; only you can delete it.':
    'Un fichier n’est accessible que par sa propre adresse, longue et aléatoire. Nous ne publions pas ces adresses et ne les listons que pour vous, sous Récents. Quiconque possède l’adresse peut lire le fichier ; vous seul pouvez le supprimer.',
  'A file is refused': 'Un fichier est refusé',
  'A file is refused as the wrong kind': 'Un fichier est refusé comme étant du mauvais type',
  'A file is too large': 'Un fichier est trop volumineux',
  'A finished time in the past takes the simple past.': 'Un moment passé et achevé demande le prétérit.',
  'A flowing document, as if written that way: paragraphs, headings, lists, tables, columns and images instead of boxes at fixed positions. Notes name doubtful pages. The text of scanned pages is recognised, in up to 200 of them.':
    'Un document continu, comme s’il avait été écrit ainsi : paragraphes, titres, listes, tableaux, colonnes et images au lieu de blocs à position fixe. Des notes nomment les pages douteuses. Le texte des pages numérisées est reconnu, jusqu’à 200 d’entre elles.',
  'A form field partly under the box was removed whole.':
    'Un champ de formulaire en partie sous le cadre a été supprimé en entier.',
  'A formal text has another word for it.': 'Un texte formel a un autre mot pour cela.',
  'A glossary can have up to 1 MB.': 'Un glossaire peut faire jusqu’à 1 Mo.',
  'A glossary must be a list of up to {most} entries such as {"term":"Satchel","translation":""}, of up to {longestTerm} characters each.':
    'Un glossaire doit être une liste de {most} entrées au maximum, comme {"term":"Satchel","translation":""}, de {longestTerm} caractères au maximum chacune.',
  'A goal is a whole number from 1 to {most}.': 'Un objectif est un nombre entier de 1 à {most}.',
  'A heading can have up to 300 characters.': 'Un intertitre compte au maximum 300 caractères.',
  'A headline': 'Un titre',
  'A hex colour has 3, 4, 6 or 8 digits, this one has {count, plural, one {# digit} other {# digits}}. Try {example}.':
    'Une couleur hexadécimale a 3, 4, 6 ou 8 chiffres, celle-ci en a {count, plural, one {#} other {#}}. Essayez {example}.',
  'A hue and both neighbours of its opposite.': 'Une teinte et les deux voisines de son opposée.',
  'A job needs an article.': 'Un métier demande un article.',
  'A key is missing.': 'Il manque une clé.',
  'A line between two pages is missing, such as “{lineExample}”: your last changes are not saved yet.':
    'Il manque une ligne entre deux pages, comme « {lineExample} » : vos dernières modifications ne sont pas encore enregistrées.',
  'A line can have up to 5,000 characters.': 'Une ligne compte au maximum 5 000 caractères.',
  "A line such as '{line}' before each page.": 'Une ligne comme « {line} » avant chaque page.',
  'A link partly under the box was removed whole.': 'Un lien en partie sous le cadre a été supprimé en entier.',
  'A link takes at most {max, plural, one {# other target} other {# other targets}}.':
    'Un lien accepte au maximum {max, plural, one {# autre cible} other {# autres cibles}}.',
  'A link takes at most {max, plural, one {# tag} other {# tags}}.':
    'Un lien accepte au maximum {max, plural, one {# étiquette} other {# étiquettes}}.',
  'A list takes {max, plural, one {# entry} other {# entries}}. Delete some first.':
    'Une liste accepte {max, plural, one {# entrée} other {# entrées}}. Supprimez-en d’abord.',
  'A little larger than normal, in less time.': 'Un peu plus volumineux que le niveau normal, en moins de temps.',
  'A long, narrow page with strong contrast.': 'Une page longue et étroite à fort contraste.',
  'A message may have up to {max, plural, one {# character} other {# characters}}. Please write a shorter one.':
    'Un message compte au maximum {max, plural, one {# caractère} other {# caractères}}. Veuillez écrire un message plus court.',
  'A name pattern has up to {max} characters.': 'Un modèle de nom compte au maximum {max} caractères.',
  'A name pattern is a text of up to {maxPatternLength} characters.':
    'Un modèle de nom est un texte de {maxPatternLength} caractères au maximum.',
  'A newer message has come. Please read it, then send your answer.':
    'Un message plus récent est arrivé. Veuillez le lire, puis envoyer votre réponse.',
  'A note partly under the box was removed whole.': 'Une note en partie sous le cadre a été supprimée en entier.',
  'A number': 'Un nombre',
  'A page can be rotated by 0, 90, 180 or 270 degrees.': 'Une page peut être pivotée de 0, 90, 180 ou 270 degrés.',
  'A part of this page could not be loaded or crashed. Check your connection and reload the page.':
    'Une partie de cette page n’a pas pu être chargée ou a planté. Vérifiez votre connexion et rechargez la page.',
  'A password has up to 127 characters.': 'Un mot de passe compte au maximum 127 caractères.',
  'A password has up to {max, plural, one {# character} other {# characters}}.':
    'Un mot de passe compte au maximum {max, plural, one {# caractère} other {# caractères}}.',
  'A password has up to {max} characters and no line breaks.':
    'Un mot de passe compte au maximum {max} caractères, sans retour à la ligne.',
  'A password manager does not mind 20 random characters, so use a password wherever it fills one in. For the few you type or remember, such as the one for the manager itself, six random words are as strong as 12 random characters and far easier to type and remember.':
    'Un gestionnaire de mots de passe n’est pas gêné par 20 caractères aléatoires ; utilisez donc un mot de passe partout où il en remplit un. Pour les rares que vous saisissez ou retenez, comme celui du gestionnaire lui-même, six mots aléatoires sont aussi robustes que 12 caractères aléatoires et bien plus faciles à saisir et à retenir.',
  'A percentage': 'Un pourcentage',
  'A photo with all its corrections and backgrounds is one, up to 30 changes of it.':
    'Une photo avec toutes ses corrections et tous ses arrière-plans compte pour une, jusqu’à 30 modifications.',
  'A picture for the background is missing. Please choose one, or another background.':
    'Il manque une image pour l’arrière-plan. Veuillez en choisir une, ou un autre arrière-plan.',
  'A piece is a part; peace is quiet.': '« Piece » est une partie ; « peace » est le calme.',
  'A plain word says the same.': 'Un mot simple dit la même chose.',
  'A postal code of 5 digits': 'Un code postal à 5 chiffres',
  'A postal code of 9 digits': 'Un code postal à 9 chiffres',
  'A principle is a rule; the principal leads.': '« Principle » désigne une règle ; « principal », celui qui dirige.',
  'A processed photo. The same photo with other edges or settings is the same scan, up to {callsPerPhoto} times a month. Failed scans are not counted, nor is one that you delete within a minute and have not downloaded or used, up to five times a month. Making PDF, DOCX or TXT files of your scans is always free.':
    'Une photo traitée. La même photo avec d’autres bords ou réglages est la même numérisation, jusqu’à {callsPerPhoto} fois par mois. Les numérisations échouées ne comptent pas, ni celle que vous supprimez dans la minute sans l’avoir téléchargée ni utilisée, jusqu’à cinq fois par mois. Créer des fichiers PDF, DOCX ou TXT à partir de vos numérisations est toujours gratuit.',
  'A program that this needs does not work on this server at the moment. Please try again in a minute.':
    'Un programme nécessaire ne fonctionne pas sur ce serveur en ce moment. Veuillez réessayer dans une minute.',
  'A question can have up to 500 characters.': 'Une question compte au maximum 500 caractères.',
  "A question needs 'do' or 'does'.": 'Une question demande « do » ou « does ».',
  'A question, an idea, something that annoys you: write to us. A person reads it.':
    'Une question, une idée, quelque chose qui vous agace : écrivez-nous. Une personne vous lit.',
  'A refusal has a 4xx or 5xx status and <code/>: a sentence for people, and a code that stays the same. Where waiting helps, <code2/> says how long.':
    'Un refus a un statut 4xx ou 5xx et <code/> : une phrase pour les humains, et un code qui reste le même. Quand attendre aide, <code2/> indique combien de temps.',
  'A result has up to {max, plural, one {# page} other {# pages}} here.':
    'Un résultat compte ici au maximum {max, plural, one {# page} other {# pages}}.',
  'A rotation must be 0, 90, 180 or 270 degrees.': 'Une rotation doit être de 0, 90, 180 ou 270 degrés.',
  'A sentence begins with a capital.': 'Une phrase commence par une majuscule.',
  'A shorter word says the same.': 'Un mot plus court dit la même chose.',
  'A step is an operation with its options, such as {"operation":"compress","options":{}}.':
    'Une étape est une opération avec ses options, comme {"operation":"compress","options":{}}.',
  'A strong password is there when the page opens': 'Un mot de passe robuste est là dès l’ouverture de la page',
  'A subject': 'Un objet',
  'A summary can have up to {maxLines} lines.': 'Un résumé compte au maximum {maxLines} lignes.',
  'A tag is empty.': 'Une étiquette est vide.',
  'A tag must be text.': 'Une étiquette doit être un texte.',
  'A tag must have at most {max, plural, one {# character} other {# characters}}.':
    'Une étiquette doit compter au maximum {max, plural, one {# caractère} other {# caractères}}.',
  'A telephone number': 'Un numéro de téléphone',
  'A tenth of the distance it is scanned from, and at least 2 cm. Use SVG or PDF for print, as they stay sharp at any size. Keep the empty space around the code, because readers need it.':
    'Un dixième de la distance de lecture, et au moins 2 cm. Utilisez SVG ou PDF pour l’impression, car ils restent nets à toute taille. Gardez l’espace vide autour du code, car les lecteurs en ont besoin.',
  'A text must have at most {max, plural, one {# character} other {# characters}}.':
    'Un texte doit compter au maximum {max, plural, one {# caractère} other {# caractères}}.',
  'A time': 'Une heure',
  'A title can have up to 300 characters.': 'Un titre compte au maximum 300 caractères.',
  'A title, a sentence or a name for code per line.': 'Un titre, une phrase ou un nom pour le code par ligne.',
  'A tool failed. What do you need from me?': 'Un outil a échoué. De quoi avez-vous besoin ?',
  'A visitor counts once a day.': 'Un visiteur compte une fois par jour.',
  'A web address, an email address, or a page from 1 to {pageCount}.':
    'Une adresse web, une adresse e-mail ou une page de 1 à {pageCount}.',
  'A wide slide becomes {width} × {height} pixels.': 'Une diapositive large devient {width} × {height} pixels.',
  'A worker is about to open the mailbox.': 'Un worker est sur le point d’ouvrir la boîte aux lettres.',
  A4: 'A4',
  AI: 'IA',
  'AI Background Remover': 'Supprimer arrière-plan IA',
  'AI Escalation Dashboard': 'Tableau de bord des escalades IA',
  'AI Photo Enhancement is available for Pro users. Please upgrade to continue.':
    'L’amélioration de photos par IA est réservée aux utilisateurs Pro. Veuillez passer à Pro pour continuer.',
  'AI Photo Enhancer': 'Améliorer photo IA',
  'AI Text Summarizer': 'Résumer texte IA',
  'AI Tools': 'Outils IA',
  'AI Translator': 'Traducteur IA',
  'AI Translator is available for Pro users. Please upgrade to continue.':
    'Le Traducteur IA est réservé aux utilisateurs Pro. Veuillez passer à Pro pour continuer.',
  'AI Writing Assistant': 'Assistant d’écriture IA',
  'AI Writing Assistant is available for Pro users. Please upgrade to continue.':
    'L’Assistant d’écriture IA est réservé aux utilisateurs Pro. Veuillez passer à Pro pour continuer.',
  'AI provider': 'Fournisseur d’IA',
  'AI tools pass your text or image to': 'Les outils d’IA transmettent votre texte ou image à',
  'AI-Powered Intelligence': 'L’intelligence artificielle à votre service',
  'AI-powered': 'Avec IA',
  API: 'API',
  'API key': 'Clé API',
  'API keys': 'Clés API',
  APPROVED: 'APPROUVÉ',
  AVIF: 'AVIF',
  Aa: 'Aa',
  'About Us': 'À propos',
  'About {name}': 'À propos de {name}',
  Accept: 'Accepter',
  'Accept all': 'Tout accepter',
  'Accept or reject each change, then copy the text': 'Acceptez ou refusez chaque modification, puis copiez le texte',
  Account: 'Compte',
  'Account & Billing': 'Compte et facturation',
  'Account created': 'Compte créé',
  'Account deleted': 'Compte supprimé',
  Accounts: 'Comptes',
  'Accounts with Pro': 'Comptes avec Pro',
  Achromatopsia: 'Achromatopsie',
  'Acronyms and names with capitals inside are kept where the format allows it. In a text that is all in capitals they cannot be recognised, so only the best known acronyms are kept.':
    'Les sigles et les noms à majuscules internes sont conservés là où le format le permet. Dans un texte tout en majuscules, on ne peut pas les reconnaître ; seuls les sigles les plus connus sont alors conservés.',
  Active: 'Actif',
  'Add Text': 'Ajouter du texte',
  'Add a colour': 'Ajouter une couleur',
  'Add a digit': 'Ajouter un chiffre',
  'Add a draft': 'Ajouter un brouillon',
  'Add a folder': 'Ajouter un dossier',
  'Add a message': 'Ajouter un message',
  'Add a note': 'Ajouter une note',
  'Add a page': 'Ajouter une page',
  'Add a passkey': 'Ajouter une clé d’accès',
  'Add a step': 'Ajouter une étape',
  'Add a target': 'Ajouter une cible',
  'Add a task': 'Ajouter une tâche',
  'Add a term': 'Ajouter un terme',
  'Add an article': 'Ajouter un article',
  'Add an idea': 'Ajouter une idée',
  'Add images': 'Ajouter des images',
  'Add link': 'Ajouter un lien',
  'Add more': 'En ajouter',
  'Add note': 'Ajouter une note',
  'Add pages': 'Ajouter des pages',
  'Add text': 'Ajouter du texte',
  'Add text, highlights, drawings, notes and signatures to the pages of a PDF.':
    'Ajoutez du texte, des surlignages, des dessins, des notes et des signatures aux pages d’un PDF.',
  'Add the note': 'Ajouter la note',
  'Add to my words': 'Ajouter à mes mots',
  'Added detail.': 'Détail ajouté.',
  'Added {added}': 'Ajoutée {added}',
  'Added {added}, last used {used}': 'Ajoutée {added}, dernière utilisation {used}',
  'Added {text}': 'Ajout : {text}',
  Address: 'Adresse',
  'Address of a picture': 'Adresse d’une image',
  'Addresses in private networks, addresses with a password in them, anything but http and https, other short links, and hosts that the operator of this site has blocked. Everybody can report a link on its preview page.':
    'Les adresses de réseaux privés, les adresses contenant un mot de passe, tout ce qui n’est pas http ou https, les autres liens courts, et les hôtes que l’exploitant de ce site a bloqués. Tout le monde peut signaler un lien sur sa page d’aperçu.',
  'Addressing the reader': 'Façon de s’adresser au lecteur',
  'Adds a contact to the address book.': 'Ajoute un contact au carnet d’adresses.',
  'Adds an event to the calendar.': 'Ajoute un événement au calendrier.',
  Admin: 'Administration',
  Administration: 'Administration',
  Administrator: 'Administrateur',
  'Administrators grant and revoke Pro on the admin page, under Users.':
    'Les administrateurs accordent et retirent Pro sur la page d’administration, sous Utilisateurs.',
  'Ads, where this site has any': 'Publicités, là où ce site en a',
  Advertisement: 'Publicité',
  'Advertisement, bottom': 'Publicité, bas',
  'Advertisement, inline': 'Publicité, dans le texte',
  'Advertisement, sidebar': 'Publicité, barre latérale',
  'Advertisement, top': 'Publicité, haut',
  'Advertisements come from': 'Les publicités viennent de',
  'Advertisements: off': 'Publicités : désactivées',
  'Advertisements: on': 'Publicités : activées',
  After: 'Après',
  "After 'between', it is 'me'.": 'Après « between », on dit « me ».',
  "After 'did', it is 'use to'.": 'Après « did », on écrit « use to ».',
  "After 'did', the verb stays in its base form.": 'Après « did », le verbe reste à la forme de base.',
  "After 'do' and 'does', the verb stays in its base form.":
    'Après « do » et « does », le verbe reste à la forme de base.',
  "After 'have', the past participle is used.": 'Après « have », on emploie le participe passé.',
  "After 'if', what did not happen is told with 'had'.": 'Après « if », ce qui n’a pas eu lieu s’exprime avec « had ».',
  "After 'if', what is not so is told with 'were'.": 'Après « if », ce qui n’est pas le cas s’exprime avec « were ».',
  "After 'look forward to', the verb takes -ing.": 'Après « look forward to », le verbe prend -ing.',
  "After 'make' and 'let', the verb has no 'to'.": 'Après « make » et « let », le verbe n’a pas de « to ».',
  'After a preposition, the verb takes -ing.': 'Après une préposition, le verbe prend -ing.',
  'After one of the words, for sign-up forms that ask for one.':
    'Après l’un des mots, pour les formulaires d’inscription qui l’exigent.',
  'After that, lead to': 'Ensuite, mener vers',
  'After that, your password alone signs you in.': 'Ensuite, votre mot de passe seul vous connecte.',
  'After this auxiliary, the verb stays in its base form.': 'Après cet auxiliaire, le verbe reste à la forme de base.',
  'After {done} pages, the next one took longer than {seconds} seconds and was abandoned. Please leave it out.':
    'Après {done} pages, la suivante a demandé plus de {seconds} secondes et a été abandonnée. Veuillez l’écarter.',
  'After · {bytes}': 'Après · {bytes}',
  Afterwards: 'Ensuite',
  'Again from {resetsAt}.': 'À nouveau à partir de {resetsAt}.',
  'Alias must be text.': 'L’alias doit être un texte.',
  'Alias taken': 'Alias déjà pris',
  All: 'Toutes',
  'All as ZIP': 'Tout en ZIP',
  'All colours can be told apart.': 'Toutes les couleurs se distinguent.',
  'All conversations': 'Toutes les conversations',
  'All day': 'Toute la journée',
  'All files of one call': 'Tous les fichiers d’un appel',
  'All findings': 'Tous les constats',
  'All hues look equally light.': 'Toutes les teintes paraissent également claires.',
  'All into one file': 'Tout en un seul fichier',
  'All its messages and notes go for good, also for the person who wrote it.':
    'Tous ses messages et notes disparaissent définitivement, y compris pour la personne qui l’a écrite.',
  'All months': 'Tous les mois',
  'All of it is deleted {conversationLifetime} after the matter was solved or last written about, or with your account. Whoever has the link of a ticket can read it. Where an AI provider is named below, it may read a message once to judge how urgent it is.':
    'Tout cela est supprimé {conversationLifetime} après que l’affaire a été résolue ou que le dernier message a été écrit, ou avec votre compte. Quiconque possède le lien d’un ticket peut le lire. Quand un fournisseur d’IA est nommé ci-dessous, il peut lire un message une fois pour juger de son urgence.',
  'All of the photo is marked, so there is nothing to fill the scratches from. Please mark only the scratches.':
    'Toute la photo est marquée ; il n’y a donc rien pour combler les rayures. Veuillez ne marquer que les rayures.',
  'All other tools send your file to the server, so they have to wait. Nothing is lost: what is on the pages of tools is still there when you are back online.':
    'Tous les autres outils envoient votre fichier au serveur ; ils doivent donc attendre. Rien n’est perdu : ce qui se trouve sur les pages des outils y est encore quand vous êtes de nouveau en ligne.',
  'All pages are converted. Choose some to convert only those.':
    'Toutes les pages sont converties. Choisissez-en pour ne convertir que celles-là.',
  'All pages chosen': 'Toutes les pages choisies',
  'All pages have text already, so nothing was recognised.':
    'Toutes les pages ont déjà du texte ; rien n’a donc été reconnu.',
  'All pages, or 1,3,5-7': 'Toutes les pages, ou 1,3,5-7',
  'All shades': 'Toutes les nuances',
  'All tables as plain text, one below the other.': 'Tous les tableaux en texte brut, l’un sous l’autre.',
  'All tools': 'Tous les outils',
  'All your data was deleted.': 'Toutes vos données ont été supprimées.',
  'All your symbols are look-alikes and were left out. Please add other symbols, or keep look-alikes.':
    'Tous vos symboles sont ambigus et ont été écartés. Veuillez ajouter d’autres symboles, ou garder les caractères ambigus.',
  'All your tickets': 'Tous vos tickets',
  'All {count, plural, one {# passphrase} other {# passphrases}}':
    '{count, plural, one {# phrase de passe} other {Les # phrases de passe}}',
  'All {count, plural, one {# password} other {# passwords}}':
    '{count, plural, one {# mot de passe} other {Les # mots de passe}}',
  'All {count} pages': 'Les {count} pages',
  'All, as a ZIP': 'Toutes, en ZIP',
  'Allow signed': 'Autoriser les PDF signés',
  Allowed: 'Autorisé',
  'Already as small as it gets — only hidden data was removed':
    'Déjà aussi léger que possible — seules des données cachées ont été supprimées',
  'Already as small as it gets — you get your original back':
    'Déjà aussi léger que possible — vous récupérez votre original',
  'Already as small as it gets — you get your original back.':
    'Déjà aussi léger que possible — vous récupérez votre original.',
  'Also Markdown and subtitles (SRT, VTT). Layout, pictures, links, formulas and fields stay as they are. {rebuilt}':
    'Aussi Markdown et sous-titres (SRT, VTT). Mise en page, images, liens, formules et champs restent tels quels. {rebuilt}',
  American: 'Américain',
  'Amount in euros': 'Montant en euros',
  'An API key cannot manage the subscription. Please sign in on the site to do that.':
    'Une clé API ne peut pas gérer l’abonnement. Veuillez vous connecter sur le site pour le faire.',
  'An IBAN that starts with {country} has {expected} characters; this one has {actual}.':
    'Un IBAN qui commence par {country} a {expected} caractères ; celui-ci en a {actual}.',
  'An Idempotency-Key has 8 to 200 letters, digits or symbols, without spaces. Please send a valid one.':
    'Une Idempotency-Key compte de 8 à 200 lettres, chiffres ou symboles, sans espaces. Veuillez en envoyer une valide.',
  'An account can have {max, plural, one {# API key} other {# API keys}}. Please revoke one first.':
    'Un compte peut avoir {max, plural, one {# clé API} other {# clés API}}. Veuillez d’abord en révoquer une.',
  'An account can have {max, plural, one {# passkey} other {# passkeys}}. Please remove one first.':
    'Un compte peut avoir {max, plural, one {# clé d’accès} other {# clés d’accès}}. Veuillez d’abord en retirer une.',
  'An administrator has stopped this link, so it cannot be changed. Please contact the operator of this site.':
    'Un administrateur a arrêté ce lien ; il ne peut donc pas être modifié. Veuillez contacter l’exploitant de ce site.',
  'An alias is made of letters from A to Z, digits and hyphens. Please choose another one.':
    'Un alias se compose de lettres de A à Z, de chiffres et de traits d’union. Veuillez en choisir un autre.',
  'An apostrophe is missing.': 'Il manque une apostrophe.',
  'An edited PDF has up to {maxArrangedPages} pages.': 'Un PDF modifié compte au maximum {maxArrangedPages} pages.',
  'An email address, for drafts.': 'Une adresse e-mail, pour les brouillons.',
  'An everyday word says the same.': 'Un mot courant dit la même chose.',
  'An image behind the text was left out.': 'Une image derrière le texte a été omise.',
  'An image under the box cannot be changed and was removed whole.':
    'Une image sous le cadre ne peut pas être modifiée et a été supprimée en entier.',
  'An open network has no password.': 'Un réseau ouvert n’a pas de mot de passe.',
  Analogous: 'Analogue',
  'Ancient Greek': 'Grec ancien',
  'And all': 'Et aussi tous les éléments de type',
  'And those of <a>every call</a>.': 'Et celles de <a>tous les appels</a>.',
  'And {more} more, for the same reasons.': 'Et {more} de plus, pour les mêmes raisons.',
  'Animated {format} images are not encoded again; the image is unchanged.':
    'Les images {format} animées ne sont pas réencodées ; l’image est inchangée.',
  Annotation: 'Annotation',
  'Another PDF': 'Un autre PDF',
  'Another camera is used': 'Une autre caméra est utilisée',
  'Another image': 'Une autre image',
  'Another logo': 'Un autre logo',
  'Another passphrase': 'Une autre phrase de passe',
  'Another password': 'Un autre mot de passe',
  'Another phone has already used this QR code. Please open a new one on your computer.':
    'Un autre téléphone a déjà utilisé ce code QR. Veuillez en ouvrir un nouveau sur votre ordinateur.',
  'Another preposition belongs here, or none.': 'Il faut ici une autre préposition, ou aucune.',
  'Another program is using the camera. Close it and try again, or choose an image instead.':
    'Un autre programme utilise la caméra. Fermez-le et réessayez, ou choisissez plutôt une image.',
  'Another task is running. Wait until it is done, then start this one.':
    'Une autre tâche est en cours. Attendez qu’elle soit terminée, puis lancez celle-ci.',
  Answer: 'Réponse',
  'Answer at once, with a job': 'Répondre aussitôt, avec une tâche',
  'Answer id must be text.': 'L’identifiant de la réponse doit être un texte.',
  'Answer templates': 'Modèles de réponse',
  'Answer this conversation': 'Répondre à cette conversation',
  'Answer without AI': 'Répondre sans IA',
  Answered: 'Répondu',
  'Answered automatically': 'Répondus automatiquement',
  'Answered with status {code} ({status}) after {took}.': 'Réponse avec le statut {code} ({status}) après {took}.',
  Answers: 'Réponses',
  'Answers come from this site’s help as it is. AI_PROVIDER sets a provider.':
    'Les réponses viennent telles quelles de l’aide de ce site. AI_PROVIDER définit un fournisseur.',
  'Answers rated in the last 30 days: {good} good, {bad} bad.':
    'Réponses évaluées ces 30 derniers jours : {good} bonnes, {bad} mauvaises.',
  Any: 'Libre',
  'Any change breaks a digital signature, so signed files are only compressed when you allow it. A locked file needs its password; the smaller copy is then not locked.':
    'Toute modification rompt une signature numérique ; les fichiers signés ne sont donc compressés que si vous l’autorisez. Un fichier verrouillé demande son mot de passe ; la copie plus légère n’est alors pas verrouillée.',
  'Any device': 'Tout appareil',
  'Any file': 'Tout fichier',
  'Any file. You will see what can be done with it.': 'N’importe quel fichier. Vous verrez ce qu’on peut en faire.',
  Anybody: 'Tout le monde',
  'Anywhere on this page. Pasting works, too.': 'N’importe où sur cette page. Vous pouvez aussi coller.',
  'Apart. Search engines, the previews of chats and social networks, browsers that load a page ahead, and more than 30 visits a minute from one address are told apart from clicks, and shown apart.':
    'À part. Les moteurs de recherche, les aperçus des messageries et des réseaux sociaux, les navigateurs qui préchargent une page, et plus de 30 visites par minute depuis une même adresse sont distingués des clics et affichés à part.',
  'Application: {title}': 'Candidature : {title}',
  Apply: 'Postuler',
  'Apply Now': 'Postuler',
  'Apply and download': 'Appliquer et télécharger',
  'Apply changes': 'Appliquer les modifications',
  'Applying…': 'Application…',
  Archive: 'Archive',
  'Are all characters equally likely?': 'Tous les caractères sont-ils également probables ?',
  'Are faces or details invented?': 'Des visages ou des détails sont-ils inventés ?',
  'Are robots counted?': 'Les robots sont-ils comptés ?',
  'Are the limits of the single tools different here?': 'Les limites des différents outils changent-elles ici ?',
  'Are the passport photos official?': 'Les photos d’identité sont-elles officielles ?',
  "Around the subject or in the square, in percent of the subject's longer side.":
    'Autour du sujet ou dans le carré, en pourcentage du plus grand côté du sujet.',
  Arrange: 'Organiser',
  'Arrange pages': 'Organiser les pages',
  Arrow: 'Flèche',
  'Arrow keys move the corner by a pixel, with Shift by ten.':
    'Les touches fléchées déplacent le coin d’un pixel, de dix avec Maj.',
  Articles: 'Articles',
  'Articles, short conjunctions and short prepositions, unless they come first or last. AP writes words of four letters and more with a capital, Chicago prepositions of five and more; choose the style in the settings. In other languages every word gets a capital.':
    'Les articles, les conjonctions courtes et les prépositions courtes, sauf en première ou dernière position. AP met une majuscule aux mots de quatre lettres et plus, Chicago aux prépositions de cinq lettres et plus ; choisissez le style dans les réglages. Dans les autres langues, chaque mot prend une majuscule.',
  'As CSV': 'En CSV',
  'As a table': 'Sous forme de tableau',
  'As hard to guess as {tosses, plural, one {# coin toss} other {# coin tosses}} in a row.':
    'Aussi difficile à deviner que {tosses, plural, one {# tirage à pile ou face} other {# tirages à pile ou face}} d’affilée.',
  'As high as {targetBytes} allow. Images that are smaller already stay as they are.':
    'La plus haute que permettent {targetBytes}. Les images déjà plus légères restent telles quelles.',
  'As if it had been written in Word: real headings, paragraphs, lists, tables, columns, images, headers and footers instead of boxes at fixed places. Doubtful pages are named. The text of scanned pages is recognised, which counts as one scan.':
    'Comme s’il avait été écrit dans Word : de vrais titres, paragraphes, listes, tableaux, colonnes, images, en-têtes et pieds de page au lieu de blocs à place fixe. Les pages douteuses sont signalées. Le texte des pages numérisées est reconnu, ce qui compte comme une numérisation.',
  'As in most programs.': 'Comme dans la plupart des programmes.',
  'As in the files': 'Comme dans les fichiers',
  'As it is': 'Tel quel',
  'As list must be true or false.': '« Sous forme de liste » doit être true ou false.',
  'As small as a ZIP gets; takes longer.': 'Le plus petit ZIP possible ; prend plus de temps.',
  'As small as possible; losses may be visible.': 'Aussi léger que possible ; des pertes peuvent être visibles.',
  'As the payment service has them.': 'Telles que les connaît le service de paiement.',
  'As usual': 'Comme d’habitude',
  'As you type': 'Pendant la saisie',
  Ask: 'Demander',
  'Ask a question': 'Poser une question',
  'Ask this document': 'Interroger ce document',
  'Assigned to': 'Assignée à',
  Assistant: 'Assistant',
  'Assistant:': 'Assistant :',
  'At 200 words a minute for silent reading and 130 for a talk, rounded up to whole minutes. Your own pace may differ.':
    'À 200 mots par minute pour la lecture silencieuse et 130 pour un exposé, arrondi à la minute supérieure. Votre propre rythme peut différer.',
  'At bookmarks': 'Aux signets',
  'At least': 'Au moins',
  'At least one page must stay.': 'Au moins une page doit rester.',
  'At least this many': 'Au moins autant',
  'At least {least} KB.': 'Au moins {least} Ko.',
  'At least {min} characters.': 'Au moins {min} caractères.',
  'At least {min} characters. Longer is better: a few words do well.':
    'Au moins {min} caractères. Plus long, c’est mieux : quelques mots conviennent bien.',
  'At least {ratio}:1 by WCAG 2.2, and Lc {apca} by APCA. Choose a pair to see it at work.':
    'Au moins {ratio}:1 selon WCAG 2.2, et Lc {apca} selon APCA. Choisissez une paire pour la voir à l’œuvre.',
  'At most': 'Au plus',
  'At most {maxFiles} files can be on the list at once. Download and remove some first.':
    'La liste peut contenir au maximum {maxFiles} fichiers à la fois. Téléchargez-en et retirez-en d’abord.',
  'At most {max} languages can be read at once, as each makes it slower. Please choose fewer.':
    'Au maximum {max} langues peuvent être lues à la fois, car chacune ralentit la lecture. Veuillez en choisir moins.',
  'At the sign-in page': 'Sur la page de connexion',
  'At {pixels} pixels each module has only {perModule}, enough close up. Choose a larger size for print and for scanning from a distance.':
    'À {pixels} pixels, chaque module n’a que {perModule}, ce qui suffit de près. Choisissez une taille plus grande pour l’impression et pour la lecture à distance.',
  'At {x}, {y} points': 'À {x}, {y} points',
  Attachment: 'Pièce jointe',
  Attachments: 'Pièces jointes',
  Attempts: 'Essais',
  'Audit log': 'Journal d’audit',
  'Audit the pages': 'Auditer les pages',
  Audited: 'Auditées',
  Australian: 'Australien',
  'Authentication code': 'Code d’authentification',
  Author: 'Auteur',
  'Authority score': 'Score d’autorité',
  Auto: 'Auto',
  'Auto-detect': 'Détection automatique',
  'Auto-detect is only for the source language. Please choose the language to translate to.':
    'La détection automatique ne vaut que pour la langue source. Veuillez choisir la langue cible de la traduction.',
  Automatic: 'Automatique',
  'Automatic ({language})': 'Automatique ({language})',
  'Automatic responses, only where the answer is sure': 'Réponses automatiques, seulement quand la réponse est sûre',
  'Automatic uses M or better, and H with a logo.': 'Automatique utilise M ou mieux, et H avec un logo.',
  Azerbaijani: 'Azéri',
  'Azerbaijani (Cyrillic)': 'Azéri (cyrillique)',
  'BEST VALUE': 'MEILLEUR PRIX',
  Back: 'Verso',
  'Back to Top': 'Haut de page',
  'Back to pending': 'Remettre en attente',
  'Back to the corners': 'Revenir aux coins',
  Background: 'Arrière-plan',
  'Background must be a colour such as #ffffff.': 'L’arrière-plan doit être une couleur comme #ffffff.',
  'Background must be one of {choices}.': 'L’arrière-plan doit être l’un de : {choices}.',
  'Background picture': 'Image d’arrière-plan',
  'Background removed': 'Arrière-plan supprimé',
  'Background remover: cut out people and products': 'Supprimer l’arrière-plan : détourer personnes et produits',
  'Backlink progress': 'Avancement des backlinks',
  Backlinks: 'Backlinks',
  'Backlinks submitted: {submitted} of {all}': 'Backlinks soumis : {submitted} sur {all}',
  'Backup code': 'Code de secours',
  'Backup codes': 'Codes de secours',
  'Backup script': 'Script de sauvegarde',
  Balanced: 'Équilibré',
  'Bank accounts (IBAN)': 'Comptes bancaires (IBAN)',
  'Banks accept a creditor reference or a message, not both. Please leave one empty.':
    'Les banques acceptent une référence créancier ou un message, pas les deux. Veuillez laisser l’un des deux vide.',
  'Base<span> colour picker</span>': 'Base<span> sélecteur de couleur</span>',
  Batch: 'Lot',
  'Becomes {name}-1 and so on.': 'Devient {name}-1, etc.',
  Before: 'Avant',
  'Before · {bytesBefore}': 'Avant · {bytesBefore}',
  'Before · {bytes}': 'Avant · {bytes}',
  'Beginning of the text': 'Début du texte',
  'Behind JPEGs, too; the upper colour of a gradient.': 'Aussi derrière les JPEG ; la couleur du haut d’un dégradé.',
  'Behind “Contain”, and behind transparent parts in formats that have none.':
    'Derrière « Contenir », et derrière les parties transparentes dans les formats qui n’en ont pas.',
  Belongs: 'À garder',
  'Below 100 words, a single long word changes this a lot.':
    'En dessous de 100 mots, un seul mot long change beaucoup ce résultat.',
  'Below must be stay or move.': 'Below doit être stay ou move.',
  Beside: 'À côté',
  'Besides those that each call lists.': 'En plus de celles que chaque appel indique.',
  Best: 'Maximal',
  'Between 1 and {maxSteps} steps can follow each other.': 'De 1 à {maxSteps} étapes peuvent se suivre.',
  'Between pages': 'Entre les pages',
  "Between pages of text: nothing, a form feed, or '--- Page 2 ---'.":
    'Entre les pages de texte : rien, un saut de page, ou « --- Page 2 --- ».',
  'Between the words': 'Entre les mots',
  Billing: 'Facturation',
  Black: 'Noir',
  'Black and white': 'Noir et blanc',
  'Black out text': 'Caviarder du texte',
  Block: 'Bloquer',
  Blocked: 'Bloqué',
  'Blocked hosts': 'Hôtes bloqués',
  'Blocked: settings and lists last only until the page is closed.':
    'Bloqué : les réglages et les listes ne durent que jusqu’à la fermeture de la page.',
  'Blocked: sign-in and free allowances need them.': 'Bloqué : la connexion et les quotas gratuits en ont besoin.',
  Blog: 'Blog',
  Blue: 'Bleu',
  Blueprint: 'Plan',
  'Bluesky post': 'Publication Bluesky',
  Blur: 'Flou',
  'Blur, JPEG blocks, and scratches that you mark.': 'Flou, blocs JPEG et rayures que vous marquez.',
  'Body text': 'Corps de texte',
  Bold: 'Gras',
  Book: 'Livre',
  Bookmarks: 'Signets',
  'Bookmarks held removed words; these are blacked out there, too.':
    'Des signets contenaient des mots supprimés ; ils y sont caviardés aussi.',
  'Bookmarks, document properties and descriptions for screen readers are cleared, too. Attached files are not changed; those that hold the words are named.':
    'Les signets, les propriétés du document et les descriptions pour lecteurs d’écran sont nettoyés aussi. Les fichiers joints ne sont pas modifiés ; ceux qui contiennent les mots sont nommés.',
  'Both are right in German.': 'Les deux sont corrects en allemand.',
  'Both languages are the same.': 'Les deux langues sont identiques.',
  'Both languages are the same. Please choose another language to translate to.':
    'Les deux langues sont identiques. Veuillez choisir une autre langue cible.',
  'Bottom left corner': 'Coin inférieur gauche',
  'Bottom right corner': 'Coin inférieur droit',
  Boxes: 'Cadres',
  'Brakes stop a car.': '« Brakes », ce sont les freins d’une voiture.',
  Break: 'Saut',
  Brief: 'Bref',
  'Bring out light and colours, enlarge, and take away noise, blur and scratches. Faces are never invented.':
    'Faites ressortir lumière et couleurs, agrandissez, et supprimez bruit, flou et rayures. Les visages ne sont jamais inventés.',
  British: 'Britannique',
  'Broken links': 'Liens rompus',
  Browser: 'Navigateur',
  Browsers: 'Navigateurs',
  'Browsers allow passkeys only on sites with a domain name and HTTPS, which this address does not have.':
    'Les navigateurs n’autorisent les clés d’accès que sur les sites avec un nom de domaine et HTTPS, ce que cette adresse n’a pas.',
  'Browsers cannot show TIFF and most cannot show HEIC. The tool still works, and you can download the result.':
    'Les navigateurs ne peuvent pas afficher le TIFF, et la plupart ne peuvent pas afficher le HEIC. L’outil fonctionne tout de même, et vous pouvez télécharger le résultat.',
  'Browsers offer passkeys only under a name and over https (or on localhost). Please open this site under its public address.':
    'Les navigateurs ne proposent les clés d’accès que sous un nom et en https (ou sur localhost). Veuillez ouvrir ce site sous son adresse publique.',
  Brush: 'Pinceau',
  'Brush over the scratches': 'Passez le pinceau sur les rayures',
  'Brush over the scratches. They are filled from what is around them.':
    'Passez le pinceau sur les rayures. Elles sont comblées d’après ce qui les entoure.',
  'Brush over what should come back. The brush keeps to edges.':
    'Passez le pinceau sur ce qui doit revenir. Le pinceau suit les bords.',
  'Brush over what should go. The brush keeps to edges.':
    'Passez le pinceau sur ce qui doit partir. Le pinceau suit les bords.',
  'Built-in': 'Intégré',
  'Built-in engine': 'Moteur intégré',
  'Bulk File Processor': 'Traitement par lots',
  'Bulk Processing Complete!': 'Traitement par lots terminé !',
  'Bulk file processor: compress, convert, resize many': 'Traitement par lots : compresser, convertir, redimensionner',
  'Bullet points': 'Liste à puces',
  'Business card': 'Carte de visite',
  'By AI: {provider}. Check it before you use it.': 'Par IA : {provider}. Vérifiez-le avant de l’utiliser.',
  'By creating an account you accept the <link>terms</link> and the <link2>privacy policy</link2>.':
    'En créant un compte, vous acceptez les <link>conditions</link> et la <link2>politique de confidentialité</link2>.',
  'By email': 'Par e-mail',
  'By file size': 'Par taille de fichier',
  'By the built-in rules.': 'Par les règles intégrées.',
  'By {author}': 'Par {author}',
  'By {name}': 'Par {name}',
  'By {name}, through {language}': 'Par {name}, via : {language}',
  'By {name}, through {language}.': 'Par {name}, via : {language}.',
  'By {name}.': 'Par {name}.',
  'B & W': 'N & B',
  CONFIDENTIAL: 'CONFIDENTIEL',
  COPY: 'COPIE',
  CSV: 'CSV',
  CV: 'CV',
  'CV, {bytes}<span> of {name}</span>': 'CV, {bytes}<span> de {name}</span>',
  Calls: 'Appels',
  'Calls with it are refused from now on.': 'Les appels avec elle sont désormais refusés.',
  'Came from': 'Provenance',
  Camera: 'Caméra',
  'Camera data (EXIF) of TIFF images cannot be carried over; XMP, IPTC and colours are.':
    'Les données de prise de vue (EXIF) des images TIFF ne peuvent pas être reprises ; XMP, IPTC et les couleurs le sont.',
  'Camera light': 'Lampe de l’appareil photo',
  'Camera unavailable': 'Caméra indisponible',
  'Camera {number} of {count}: {name}': 'Caméra {number} sur {count} : {name}',
  'Camera, place and copyright. Rotation and colours are right either way.':
    'Appareil, lieu et droits d’auteur. Rotation et couleurs sont justes dans tous les cas.',
  Campaign: 'Campagne',
  'Campaign medium': 'Support de la campagne',
  Campaigns: 'Campagnes',
  'Can I cancel at any time?': 'Puis-je résilier à tout moment ?',
  'Can I change annotations that are already in the file?':
    'Puis-je modifier des annotations déjà présentes dans le fichier ?',
  'Can I change between monthly and annual?': 'Puis-je passer du mensuel à l’annuel et inversement ?',
  'Can I change or delete a link later?': 'Puis-je modifier ou supprimer un lien plus tard ?',
  'Can I change the highlights later, in another program?':
    'Puis-je modifier les surlignages plus tard, dans un autre programme ?',
  'Can I edit a scanned page?': 'Puis-je modifier une page numérisée ?',
  'Can I fill in a form?': 'Puis-je remplir un formulaire ?',
  'Can I get the mask alone?': 'Puis-je obtenir le masque seul ?',
  'Can I make words bold, larger or coloured?': 'Puis-je mettre des mots en gras, plus grands ou en couleur ?',
  'Can I replace text on a scanned page?': 'Puis-je remplacer du texte sur une page numérisée ?',
  'Can I restore and enlarge in one go?': 'Puis-je restaurer et agrandir en une fois ?',
  'Can I rotate, move, delete and insert pages?': 'Puis-je pivoter, déplacer, supprimer et insérer des pages ?',
  'Can I scan with my phone and continue on my computer?':
    'Puis-je numériser avec mon téléphone et continuer sur mon ordinateur ?',
  'Can I switch off a rule, or add my own words?': 'Puis-je désactiver une règle, ou ajouter mes propres mots ?',
  'Can a compressed image get larger than the original?':
    'Une image compressée peut-elle devenir plus volumineuse que l’original ?',
  'Can a small image be made larger?': 'Peut-on agrandir une petite image ?',
  'Can everything be done here without Pro?': 'Peut-on tout faire ici sans Pro ?',
  'Can numbers, links or names be mistranslated?': 'Des nombres, des liens ou des noms peuvent-ils être mal traduits ?',
  'Can one file of many be damaged or locked?': 'Un fichier parmi plusieurs peut-il être endommagé ou verrouillé ?',
  'Can several things be done to each file?': 'Peut-on faire plusieurs choses à chaque fichier ?',
  'Can the result be larger than my file?': 'Le résultat peut-il être plus volumineux que mon fichier ?',
  Canadian: 'Canadien',
  Cancel: 'Annuler',
  'Cancel any time; Pro stays until the period you paid for ends':
    'Résiliable à tout moment ; Pro reste jusqu’à la fin de la période payée',
  'Cancel subscription': 'Résilier l’abonnement',
  'Cancel {name}': 'Annuler {name}',
  Cancelled: 'Annulée',
  'Cancelled. Pro stays active until {end}; you will not be charged again.':
    'Résilié. Pro reste actif jusqu’au {end} ; plus rien ne vous sera facturé.',
  'Cannot scan it? Enter this key in the app:': 'Impossible de le scanner ? Saisissez cette clé dans l’application :',
  'Capital ẞ instead of SS': 'ẞ majuscule au lieu de SS',
  'Capitalise every word': 'Majuscule à chaque mot',
  'Capitals for all words of four letters and more.': 'Majuscule à tous les mots de quatre lettres et plus.',
  'Capitals for prepositions of five letters and more.': 'Majuscule aux prépositions de cinq lettres et plus.',
  Capture: 'Capturer',
  Card: 'Carte',
  'Card and billing details': 'Carte et informations de facturation',
  'Card numbers': 'Numéros de carte',
  Careers: 'Carrières',
  'Careers page': 'Page Carrières',
  'Case Converter': 'Convertir casse',
  'Case converter: title case, camelCase, snake_case': 'Convertir la casse : titres, camelCase, snake_case',
  Category: 'Catégorie',
  Centred: 'Centré',
  'Change Text': 'Modifier le texte',
  'Change colour {number}': 'Changer la couleur {number}',
  'Change email': 'Changer d’adresse e-mail',
  'Change its length and characters, or take words instead':
    'Changez sa longueur et ses caractères, ou prenez plutôt des mots',
  'Change password': 'Changer le mot de passe',
  'Change plan': 'Changer de formule',
  'Change text': 'Modifier le texte',
  'Change the edges of page {number}': 'Modifier les bords de la page {number}',
  'Change the text of a PDF page by page; layout, pictures and fonts stay.':
    'Modifiez le texte d’un PDF page par page ; la mise en page, les images et les polices restent.',
  'Change the words of a PDF': 'Changer les mots d’un PDF',
  'Change to {plan} ({price})': 'Passer à {plan} ({price})',
  'Change to {plan}?': 'Passer à {plan} ?',
  'Change words and sentences in a PDF. Only what you change is changed: pages, layout and fonts stay as they are. Free, no sign-up.':
    'Changez des mots et des phrases dans un PDF. Seul ce que vous changez est modifié : pages, mise en page et polices restent telles quelles. Gratuit, sans inscription.',
  Changed: 'Modifiée',
  'Changed for the tone.': 'Modifié pour le ton.',
  'Changed pages': 'Pages modifiées',
  'Changed white space': 'Espaces modifiées',
  Changes: 'Modifications',
  'Changes and questions': 'Modifications et questions',
  'Changing it signs you out everywhere else.': 'Le changer vous déconnecte partout ailleurs.',
  'Changing…': 'Modification…',
  Characters: 'Caractères',
  'Charts appear tomorrow: totals are kept at the end of each day (UTC).':
    'Les graphiques apparaissent demain : les totaux sont conservés à la fin de chaque jour (UTC).',
  'Chat with AI Assistant': 'Discuter avec l’assistant IA',
  'Check again': 'Vérifier à nouveau',
  'Check edges<span> of {name}</span>': 'Vérifier les bords<span> de {name}</span>',
  'Check its four corners': 'Vérifiez ses quatre coins',
  'Check the backlinks': 'Vérifier les backlinks',
  'Check the frame, then download': 'Vérifiez le cadre, puis téléchargez',
  'Check the outline, then download it.': 'Vérifiez le contour, puis téléchargez.',
  'Check your connection and try again.': 'Vérifiez votre connexion et réessayez.',
  'Check your connection, then try again.': 'Vérifiez votre connexion, puis réessayez.',
  'Check your email': 'Consultez vos e-mails',
  'Checked in your browser, before anything is sent': 'Vérifié dans votre navigateur, avant tout envoi',
  Checking: 'Vérification',
  'Checking…': 'Vérification…',
  'China visa 33 x 48 mm': 'Visa chinois 33 x 48 mm',
  'Chinese (GBK)': 'Chinois (GBK)',
  'Chinese (simplified)': 'Chinois (simplifié)',
  'Chinese (simplified, vertical)': 'Chinois (simplifié, vertical)',
  'Chinese (traditional)': 'Chinois (traditionnel)',
  'Chinese (traditional, vertical)': 'Chinois (traditionnel, vertical)',
  'Choose Select, Highlight or Erase and drag over the page.':
    'Choisissez Sélectionner, Surligner ou Effacer, puis faites glisser sur la page.',
  'Choose a CSV file': 'Choisir un fichier CSV',
  'Choose a PDF to insert': 'Choisir un PDF à insérer',
  'Choose a base colour and a type, take an image, or press Random':
    'Choisissez une couleur de base et un type, prenez une image ou appuyez sur Aléatoire',
  'Choose a change to see why, or to reject it.': 'Choisissez une modification pour voir son motif ou la refuser.',
  'Choose a document': 'Choisissez un document',
  'Choose a document and a format': 'Choisissez un document et un format',
  'Choose a few sentences, a longer summary or a list': 'Choisissez quelques phrases, un résumé plus long ou une liste',
  'Choose a file': 'Choisir un fichier',
  'Choose a folder': 'Choisir un dossier',
  'Choose a format': 'Choisissez un format',
  'Choose a format, and the pages': 'Choisissez un format, et les pages',
  'Choose a kind of content and fill it in': 'Choisissez un type de contenu et remplissez-le',
  'Choose a larger size': 'Choisir une taille plus grande',
  'Choose a level or a target size': 'Choisissez un niveau ou une taille cible',
  'Choose a level, and a password if you need one': 'Choisissez un niveau, et un mot de passe si besoin',
  'Choose a logo': 'Choisir un logo',
  'Choose a new background, and download': 'Choisissez un nouvel arrière-plan et téléchargez',
  'Choose a new password': 'Choisir un nouveau mot de passe',
  'Choose a new password with the link that was mailed to you.':
    'Choisissez un nouveau mot de passe avec le lien qui vous a été envoyé.',
  'Choose a password.': 'Choisissez un mot de passe.',
  'Choose a picture': 'Choisir une image',
  'Choose a picture for the background first.': 'Choisissez d’abord une image pour l’arrière-plan.',
  'Choose a post.': 'Choisissez un article.',
  'Choose a size or a crop to see the result here.': 'Choisissez une taille ou un rognage pour voir le résultat ici.',
  'Choose a size or a preset': 'Choisissez une taille ou un préréglage',
  'Choose a template': 'Choisir un modèle',
  'Choose a tool': 'Choisir un outil',
  'Choose a tool from the menu, or press <key>/</key> or <key2>Ctrl</key2> <key3>K</key3> anywhere and type what you want to do.':
    'Choisissez un outil dans le menu, ou appuyez n’importe où sur <key>/</key> ou <key2>Ctrl</key2> <key3>K</key3> et saisissez ce que vous voulez faire.',
  'Choose a tool, or click what is on the page.': 'Choisissez un outil, ou cliquez sur un élément de la page.',
  'Choose again': 'Choisir à nouveau',
  'Choose all': 'Tout choisir',
  'Choose all found': 'Choisir tous les résultats',
  'Choose an image': 'Choisir une image',
  'Choose another': 'En choisir un autre',
  'Choose another picture': 'Choisir une autre image',
  'Choose files': 'Choisir des fichiers',
  'Choose files on the home page': 'Choisir des fichiers sur la page d’accueil',
  'Choose images': 'Choisir des images',
  'Choose it again': 'Le choisir à nouveau',
  'Choose other dots': 'Choisir d’autres points',
  'Choose other eyes': 'Choisir d’autres yeux',
  'Choose pages': 'Choisir des pages',
  'Choose pages, ranges or a rule': 'Choisissez des pages, des plages ou une règle',
  'Choose quality and format': 'Choisissez la qualité et le format',
  'Choose stronger colours': 'Choisir des couleurs plus marquées',
  'Choose the file again': 'Choisir à nouveau le fichier',
  'Choose the language and the style of titles if it matters':
    'Choisissez la langue et le style des titres si cela importe',
  'Choose the languages, or let the first one be detected': 'Choisissez les langues, ou laissez détecter la première',
  'Choose the settings and start. You can cancel at any time.':
    'Choisissez les réglages et lancez. Vous pouvez annuler à tout moment.',
  'Choose what to do with them': 'Choisissez ce qu’il faut en faire',
  'Choose what to improve': 'Choisissez ce qu’il faut améliorer',
  'Choose what to improve, and compare at full size':
    'Choisissez ce qu’il faut améliorer, et comparez en taille réelle',
  'Choose what to improve.': 'Choisissez ce qu’il faut améliorer.',
  'Choose your CV': 'Choisissez votre CV',
  'Choose {what}': 'Choisir {what}',
  'Chosen pages': 'Pages choisies',
  'Chosen pair': 'Paire choisie',
  Circle: 'Cercle',
  City: 'Ville',
  'Clarity & Flow': 'Clarté et fluidité',
  Classic: 'Classique',
  'Classic (HSL)': 'Classique (HSL)',
  Clear: 'Tout effacer',
  'Clear All': 'Tout effacer',
  'Clear all': 'Tout effacer',
  'Clear finished': 'Effacer les terminés',
  'Clear history': 'Effacer l’historique',
  'Clear the conversation': 'Effacer la conversation',
  'Clearer like this.': 'Plus clair ainsi.',
  'Click a colour to copy it, or export them all': 'Cliquez sur une couleur pour la copier, ou exportez-les toutes',
  'Click a line or paragraph and type': 'Cliquez sur une ligne ou un paragraphe et saisissez',
  'Click a line to see where it comes from, then copy or export it':
    'Cliquez sur une ligne pour voir d’où elle vient, puis copiez ou exportez',
  'Click any line: the sentence it comes from is marked in the text, with its page for a PDF. Where an AI wrote the line, numbers and names that the text does not have are marked.':
    'Cliquez sur n’importe quelle ligne : la phrase dont elle vient est marquée dans le texte, avec sa page pour un PDF. Quand une IA a écrit la ligne, les nombres et les noms absents du texte sont marqués.',
  'Click on a part that is missing. It is added up to its edges.':
    'Cliquez sur une partie qui manque. Elle est ajoutée jusqu’à ses bords.',
  'Click on a part that should go. It is removed up to its edges.':
    'Cliquez sur une partie à enlever. Elle est supprimée jusqu’à ses bords.',
  'Click on it: “Belongs” adds and “Not this” removes what you clicked, up to its edges; the rest stays as it is. For small things there is a brush that restores or erases and keeps to edges. Each step can be undone.':
    'Cliquez dessus : « À garder » ajoute et « À enlever » supprime ce sur quoi vous avez cliqué, jusqu’à ses bords ; le reste ne change pas. Pour les petits éléments, un pinceau restaure ou efface en suivant les bords. Chaque étape peut être annulée.',
  'Click on the page.': 'Cliquez sur la page.',
  'Click what you want to delete.': 'Cliquez sur ce que vous voulez supprimer.',
  'Click where the text begins.': 'Cliquez à l’endroit où commence le texte.',
  Clicks: 'Clics',
  'Clicks as a table': 'Clics sous forme de tableau',
  'Clicks by day': 'Clics par jour',
  'Clicks by hour': 'Clics par heure',
  'Clicks by month': 'Clics par mois',
  'Clicks on ads': 'Clics sur les publicités',
  'Clicks on ads by position': 'Clics sur les publicités par position',
  Client: 'Client',
  Close: 'Fermer',
  'Close find': 'Fermer la recherche',
  'Close menu': 'Fermer le menu',
  'Close the code': 'Fermer le code',
  'Close the note on the image': 'Fermer la note sur l’image',
  'Close the support chat': 'Fermer le chat d’assistance',
  Closed: 'Fermé',
  'Closing the page loses nothing: files, settings and results come back.':
    'Fermer la page ne fait rien perdre : fichiers, réglages et résultats reviennent.',
  Code: 'Code',
  'Code or address': 'Code ou adresse',
  'Codes are made, checked and read in this browser: contents, logos and images are not sent.':
    'Les codes sont créés, vérifiés et lus dans ce navigateur : contenus, logos et images ne sont pas envoyés.',
  'Codes found': 'Codes trouvés',
  'Codes that are proven to scan': 'Des codes dont la lecture est prouvée',
  Color: 'Couleur',
  'Color Enhancement': 'Amélioration des couleurs',
  'Color Palette Generator': 'Générateur de palettes de couleurs',
  'Color mode': 'Mode de couleur',
  'Color mode must be auto, color, gray or blackAndWhite.':
    'Le mode de couleur doit être auto, color, gray ou blackAndWhite.',
  'Color palette generator with contrast check': 'Générateur de palettes de couleurs avec contraste',
  Color2: 'Couleur 2',
  Colorize: 'Coloriser',
  Colour: 'Couleur',
  'Colour wheel': 'Cercle chromatique',
  'Colour {number}': 'Couleur {number}',
  'Colour<select><option>Black</option><option2>White</option2></select>':
    'Couleur<select><option>Noir</option><option2>Blanc</option2></select>',
  Colours: 'Couleurs',
  'Colours that belong together': 'Des couleurs qui vont ensemble',
  Columns: 'Colonnes',
  'Columns: {kind}. A first row with these names sets their order; File name is optional.':
    'Colonnes : {kind}. Une première ligne avec ces noms fixe leur ordre ; Nom de fichier est facultatif.',
  'Combine PDFs and images in any order, even page by page, with bookmarks and links kept.':
    'Réunissez des PDF et des images dans l’ordre de votre choix, même page par page, en gardant signets et liens.',
  'Combine PDFs and images into one PDF: choose, order and turn pages. Bookmarks, links, form fields, notes and attachments stay. Free, no sign-up.':
    'Réunissez PDF et images en un seul PDF : choisissez, ordonnez et pivotez les pages. Signets, liens, champs de formulaire, notes et pièces jointes restent. Gratuit, sans inscription.',
  Comma: 'Virgule',
  Comment: 'Commentaire',
  Company: 'Entreprise',
  'Compare it with the original, then download it.': 'Comparez avec l’original, puis téléchargez.',
  'Compare sentence by sentence, then copy or download': 'Comparez phrase par phrase, puis copiez ou téléchargez',
  'Compare the pages, keep the smaller file': 'Comparez les pages, gardez le fichier plus léger',
  'Compare the plans': 'Comparer les formules',
  'Compare, then download one or all': 'Comparez, puis téléchargez une image ou toutes',
  'Compare<span> {name} before and after</span>': 'Comparer<span> {name} avant et après</span>',
  Comparing: 'Comparaison',
  'Comparing page {page} of {pages}': 'Comparaison de la page {page} sur {pages}',
  Complementary: 'Complémentaire',
  'Complete PDF Suite': 'La suite PDF complète',
  Completed: 'Terminé',
  Compress: 'Compresser',
  'Compress PDF: smaller files, compared page by page': 'Compresser un PDF : plus léger, comparé page par page',
  'Compress PDFs': 'Compresser des PDF',
  'Compress a copy anyway': 'Compresser tout de même une copie',
  'Compress a digitally signed file although this breaks its signature.':
    'Compresser un fichier signé numériquement bien que cela rompe sa signature.',
  'Compress again': 'Compresser à nouveau',
  'Compress images': 'Compresser des images',
  'Compress images: JPEG, PNG, WebP, AVIF, GIF': 'Compresser des images : JPEG, PNG, WebP, AVIF, GIF',
  'Compress makes images smaller in their own format, PDFs smaller as PDFs, and packs every other file into a ZIP. Convert turns images into other image formats or PDF, documents into PDF and each other, and PDF pages into images or text. Resize is for images. A file the operation cannot take says so, and the others continue.':
    'Compresser allège les images dans leur propre format et les PDF en tant que PDF, et place tout autre fichier dans un ZIP. Convertir transforme les images en d’autres formats d’image ou en PDF, les documents en PDF et les uns dans les autres, et les pages PDF en images ou en texte. Redimensionner est réservé aux images. Un fichier que l’opération n’accepte pas le signale, et les autres continuent.',
  'Compress {count, plural, one {# image} other {# images}}':
    'Compresser {count, plural, one {# image} other {# images}}',
  'Compress, convert and resize take files up to the size shown on this page; other tools have their own limits.':
    'Compresser, convertir et redimensionner acceptent des fichiers jusqu’à la taille indiquée sur cette page ; les autres outils ont leurs propres limites.',
  'Compress, convert, resize or chain any tools over many files at once, and get everything in one ZIP.':
    'Compressez, convertissez, redimensionnez ou enchaînez des outils sur de nombreux fichiers à la fois, et recevez le tout dans un ZIP.',
  'Compressed size': 'Taille compressée',
  Compressing: 'Compression',
  'Compressing…': 'Compression…',
  Compression: 'Compression',
  'Compression Complete': 'Compression terminée',
  'Compression Failed': 'Échec de la compression',
  'Compression failed': 'Échec de la compression',
  Computer: 'Ordinateur',
  'Confirm new password': 'Confirmer le nouveau mot de passe',
  'Confirm password': 'Confirmer le mot de passe',
  'Confirm the newsletter': 'Confirmez la newsletter',
  'Confirm two-factor sign-in': 'Confirmer la connexion à deux facteurs',
  'Confirm your email address': 'Confirmez votre adresse e-mail',
  'Confirm your new email address': 'Confirmez votre nouvelle adresse e-mail',
  Confirmed: 'Confirmée',
  'Confirming…': 'Confirmation…',
  'Confirms an email address with the link that was mailed to it.':
    'Confirme une adresse e-mail avec le lien qui lui a été envoyé.',
  'Connecting…': 'Connexion…',
  'Connection failed. Please check your internet connection and try again.':
    'Échec de la connexion. Veuillez vérifier votre connexion Internet et réessayer.',
  'Connection lost. Goes on by itself when you are back online.':
    'Connexion perdue. Reprise automatique dès que vous serez de nouveau en ligne.',
  Contact: 'Contact',
  'Contact page': 'Page de contact',
  Contain: 'Contenir',
  'Contains scripts': 'Contient des scripts',
  Content: 'Contenu',
  'Content ideas': 'Idées de contenu',
  'Content ideas: {all}, {begun} in progress': 'Idées de contenu : {all}, {begun} en cours',
  'Content must be an object.': 'Le contenu doit être un objet.',
  'Content must have at most 32 levels.': 'Le contenu doit compter au maximum 32 niveaux.',
  'Content of each code': 'Contenu de chaque code',
  'Content of the archive': 'Contenu de l’archive',
  'Content of the code': 'Contenu du code',
  'Content pipeline': 'Contenus en préparation',
  'Context must be support_chat.': 'Le contexte doit être support_chat.',
  Continue: 'Continuer',
  'Continue with': 'Continuer avec',
  'Contractions and words. A full change of tone takes an AI provider, which this site does not use here.':
    'Contractions et mots. Un changement de ton complet demande un fournisseur d’IA, que ce site n’utilise pas ici.',
  Contrast: 'Contraste',
  'Contrast of all pairs': 'Contraste de toutes les paires',
  Conversations: 'Conversations',
  'Conversion complete': 'Conversion terminée',
  'Conversion failed': 'Échec de la conversion',
  Convert: 'Convertir',
  'Convert PDF to DOCX, HTML, Markdown, XLSX, CSV, text, PNG or JPG, and Word, Excel, slides, web pages, email and images to PDF. Locked files open, too.':
    'Convertissez PDF en DOCX, HTML, Markdown, XLSX, CSV, texte, PNG ou JPG, et Word, Excel, diapositives, pages web, e-mails et images en PDF. Fichiers verrouillés aussi.',
  'Convert PDF, DOCX, DOC, ODT, RTF, TXT, HTML and Markdown to each other, and XLSX, ODS, CSV, PPTX, ODP and EML to PDF. Many at once, no sign-up.':
    'Convertissez PDF, DOCX, DOC, ODT, RTF, TXT, HTML et Markdown entre eux, et XLSX, ODS, CSV, PPTX, ODP et EML en PDF. Plusieurs à la fois, sans inscription.',
  'Convert again': 'Convertir à nouveau',
  'Convert and download': 'Convertissez et téléchargez',
  'Convert documents': 'Convertir des documents',
  'Convert documents: Word, ODT, RTF, HTML, PDF': 'Convertir des documents : Word, ODT, RTF, HTML, PDF',
  'Convert text to upper, lower, title (AP, Chicago) and sentence case, camelCase, snake_case, kebab-case and more. Turkish, German, acronyms. Nothing is sent.':
    'Convertissez un texte en majuscules, minuscules, casse de titre (AP, Chicago) ou de phrase, camelCase, snake_case, kebab-case et plus. Turc, allemand, sigles. Rien n’est envoyé.',
  'Convert to': 'Convertir en',
  'Convert to JPG': 'Convertir en JPG',
  'Convert to and from PDF': 'Convertir vers et depuis PDF',
  'Convert to {format}': 'Convertir en {format}',
  'Convert {count} documents': 'Convertir {count} documents',
  'Convert {files} PDFs to {format}': 'Convertir {files} PDF en {format}',
  'Convert {pages, plural, one {# page} other {# pages}} to {format}':
    'Convertir {pages, plural, one {# page} other {# pages}} en {format}',
  'Convert, look at the pages, and download': 'Convertissez, regardez les pages et téléchargez',
  Converted: 'Converti',
  Converting: 'Conversion',
  'Converting…': 'Conversion…',
  Cookies: 'Cookies',
  'Cookies and storage': 'Cookies et stockage',
  'Copied!': 'Copié !',
  Copy: 'Copier',
  'Copy URL': 'Copier l’URL',
  'Copy address': 'Copier l’adresse',
  'Copy all': 'Tout copier',
  'Copy image': 'Copier l’image',
  'Copy it into your password manager': 'Copiez-le dans votre gestionnaire de mots de passe',
  'Copy it now: it is not shown again, and we keep only its hash.':
    'Copiez-la maintenant : elle ne sera plus affichée, et nous ne gardons que son empreinte (hash).',
  'Copy key': 'Copier la clé',
  'Copy link': 'Copier le lien',
  'Copy passphrase': 'Copier la phrase de passe',
  'Copy passphrase {number}': 'Copier la phrase de passe {number}',
  'Copy password': 'Copier le mot de passe',
  'Copy password {number}': 'Copier le mot de passe {number}',
  'Copy text': 'Copier le texte',
  'Copy the short link and share it': 'Copiez le lien court et partagez-le',
  'Copy the version you need, or save it as a text file':
    'Copiez la version voulue, ou enregistrez-la en fichier texte',
  'Copy {what}': 'Copier {what}',
  'Correct grammar and spelling as you type, and make texts clearer or shorter. You decide on every change.':
    'Corrigez grammaire et orthographe pendant la saisie, et rendez vos textes plus clairs ou plus courts. Vous décidez de chaque modification.',
  'Correct it': 'Corrigez-le',
  'Correct the outline': 'Corriger le contour',
  'Correct the text and make a PDF': 'Corrigez le texte et créez un PDF',
  'Corrected grammar or spelling.': 'Grammaire ou orthographe corrigée.',
  Cost: 'Coût',
  'Count words, characters, sentences, paragraphs and reading time as you type. Chinese, Thai, Arabic, emoji. Opens TXT, Word, ODT and PDF. Nothing is sent.':
    'Comptez mots, caractères, phrases, paragraphes et temps de lecture pendant la saisie. Chinois, thaï, arabe, emojis. Ouvre TXT, Word, ODT et PDF. Rien n’est envoyé.',
  'Counted in': 'Compté en',
  Countries: 'Pays',
  Country: 'Pays',
  'Country must be a code such as DE or US.': 'Le pays doit être un code comme DE ou US.',
  'Country must be text.': 'Le pays doit être un texte.',
  Counts: 'Décomptes',
  Cover: 'Couvrir',
  Create: 'Créer',
  'Create Another': 'En créer un autre',
  'Create ZIP': 'Créer le ZIP',
  'Create a key': 'Créer une clé',
  'Create a {siteName} account: a username, an email address and a password are all it takes.':
    'Créez un compte {siteName} : un nom d’utilisateur, une adresse e-mail et un mot de passe suffisent.',
  'Create account': 'Créer le compte',
  'Create an API key': 'Créer une clé API',
  'Create an account': 'Créer un compte',
  'Create key': 'Créer la clé',
  'Create the ZIP and download it': 'Créez le ZIP et téléchargez-le',
  Created: 'Créé',
  'Created {count, plural, one {# separate PDF file} other {# separate PDF files}}':
    '{count, plural, one {# fichier PDF distinct créé} other {# fichiers PDF distincts créés}}',
  'Creating your account…': 'Création de votre compte…',
  'Creditor reference': 'Référence créancier',
  Crop: 'Rogner',
  'Crop height': 'Hauteur du rognage',
  'Crop must be one of {choices}.': 'Le rognage doit être l’un de : {choices}.',
  'Crop width': 'Largeur du rognage',
  'Crop x': 'Rognage x',
  'Crop y': 'Rognage y',
  'Cropped result': 'Résultat rogné',
  Cross: 'Croix',
  'Crème brûlée becomes cremeBrulee.': 'Crème brûlée devient cremeBrulee.',
  'Ctrl+Enter sends it.': 'Ctrl+Entrée l’envoie.',
  'Current password': 'Mot de passe actuel',
  'Custom alias (optional)': 'Alias personnalisé (facultatif)',
  'Cut out people and things': 'Détourer personnes et objets',
  'Cutting out': 'Détourage',
  'Cutting out…': 'Détourage…',
  'Cyrillic (code page 866)': 'Cyrillique (page de codes 866)',
  DOCX: 'DOCX',
  DPI: 'DPI',
  'DPI must be a whole number from {min} to {max}.': 'La résolution (DPI) doit être un nombre entier de {min} à {max}.',
  DRAFT: 'BROUILLON',
  'Daily and monthly allowances': 'Quotas journaliers et mensuels',
  'Daily counts reset at midnight UTC, monthly counts on the first.':
    'Les décomptes journaliers repartent à zéro à minuit UTC, les mensuels le premier du mois.',
  'Daily report by email': 'Rapport quotidien par e-mail',
  'Damaged files are repaired where possible. When one cannot be read, the message names it, and you can continue without it; for a locked one you can enter its password.':
    'Les fichiers endommagés sont réparés si possible. Si l’un d’eux ne peut pas être lu, le message le nomme, et vous pouvez continuer sans lui ; pour un fichier verrouillé, vous pouvez saisir son mot de passe.',
  'Damaged pages': 'Pages endommagées',
  'Damaged, repaired on opening': 'Endommagé, réparé à l’ouverture',
  'Dark ink on light paper. The paper is made transparent.':
    'Encre foncée sur papier clair. Le papier devient transparent.',
  'Data after the end of the archive was ignored.': 'Des données après la fin de l’archive ont été ignorées.',
  'Data in front of the archive, such as a program that unpacks it, was skipped.':
    'Des données placées devant l’archive, comme un programme qui l’extrait, ont été ignorées.',
  'Date must be a day such as 2026-01-31.': 'La date doit être un jour comme 2026-01-31.',
  'Date, camera, place and copyright. Colours are right either way.':
    'Date, appareil, lieu et droits d’auteur. Les couleurs sont justes dans tous les cas.',
  'Date, camera, place, copyright and the colour profile stay, unless you choose otherwise. The orientation is applied to the photo itself.':
    'La date, l’appareil, le lieu, les droits d’auteur et le profil de couleur restent, sauf si vous en décidez autrement. L’orientation est appliquée à la photo elle-même.',
  'Date: {format}': 'Date : {format}',
  Day: 'Jour',
  'Day (UTC)': 'Jour (UTC)',
  Days: 'Jours',
  'Default:': 'Par défaut :',
  'Default: a PDF becomes a Word document, images become one PDF, and documents a PDF each (several in a ZIP).':
    'Par défaut : un PDF devient un document Word, les images deviennent un seul PDF, et les documents un PDF chacun (plusieurs dans un ZIP).',
  Delete: 'Supprimer',
  'Delete all from the server': 'Tout supprimer du serveur',
  'Delete annotation': 'Supprimer l’annotation',
  'Delete edit': 'Supprimer la modification',
  'Delete it': 'La supprimer',
  'Delete my account': 'Supprimer mon compte',
  'Delete page {number}': 'Supprimer la page {number}',
  'Delete page {page}': 'Supprimer la page {page}',
  'Delete permanently': 'Supprimer définitivement',
  'Delete recipe': 'Supprimer la recette',
  'Delete the application of {name}?': 'Supprimer la candidature de {name} ?',
  'Delete the article': 'Supprimer l’article',
  'Delete the conversation': 'Supprimer la conversation',
  'Delete the draft?': 'Supprimer le brouillon ?',
  'Delete the idea?': 'Supprimer l’idée ?',
  'Delete the page?': 'Supprimer la page ?',
  'Delete the space': 'Supprimer l’espace',
  'Delete the task?': 'Supprimer la tâche ?',
  'Delete {edit}': 'Supprimer {edit}',
  'Delete {fileName} from the server': 'Supprimer {fileName} du serveur',
  'Delete {name}': 'Supprimer {name}',
  'Delete {name} from the server': 'Supprimer {name} du serveur',
  'Delete {number}?': 'Supprimer {number} ?',
  'Delete ‘{passage}’': 'Supprimer « {passage} »',
  'Delete “{title}”?': 'Supprimer « {title} » ?',
  Deleted: 'Supprimé',
  'Deleted by itself': 'Supprimés tout seuls',
  'Deleted links': 'Liens supprimés',
  'Deleted {text}': 'Suppression : {text}',
  Denoise: 'Réduire le bruit',
  Description: 'Description',
  'Dessert is sweet; a desert is dry.': '« Dessert » est sucré ; « desert » est sec.',
  Detailed: 'Détaillé',
  Details: 'Détails',
  Detect: 'Détecter',
  Deuteranomaly: 'Deutéranomalie',
  Deuteranopia: 'Deutéranopie',
  Device: 'Appareil',
  'Device must be one of {devices}.': 'L’appareil doit être l’un de : {devices}.',
  Devices: 'Appareils',
  Diagnostic: 'Diagnostic',
  'Dials a number.': 'Compose un numéro.',
  Diamond: 'Losange',
  Diamonds: 'Losanges',
  'Different words': 'Mots différents',
  Difficult: 'Difficile',
  Difficulty: 'Difficulté',
  'Digital signature': 'Signature numérique',
  'Direct or unknown': 'Direct ou inconnu',
  Direction: 'Direction',
  'Discard changes': 'Abandonner les modifications',
  Disconnect: 'Déconnecter',
  'Disconnect the phone': 'Déconnecter le téléphone',
  'Dismiss this suggestion': 'Ignorer cette suggestion',
  'Dismiss {name}': 'Ignorer {name}',
  Do: 'À faire',
  'Do animated GIFs stay animated?': 'Les GIF animés restent-ils animés ?',
  'Do images lose quality on their way into a PDF?': 'Les images perdent-elles en qualité en passant dans un PDF ?',
  'Do many at once': 'En traiter plusieurs à la fois',
  'Do now': 'À faire maintenant',
  Document: 'Document',
  'Document & Text Tools': 'Outils de documents et de texte',
  'Document Converter': 'Convertir document',
  'Document Scanner': 'Numériser document',
  'Document Tools': 'Outils de documents',
  'Document scanned': 'Document numérisé',
  'Document to ask about': 'Document à interroger',
  'Documents cannot be converted to PDF here, because this server lacks LibreOffice. Please try another server.':
    'Les documents ne peuvent pas être convertis en PDF ici, car LibreOffice manque sur ce serveur. Veuillez essayer un autre serveur.',
  'Documents cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Des documents ne peuvent pas devenir {asked} ici, seulement {possible}. C’est le type du contenu qui compte, non le nom.',
  'Documents into other formats': 'Des documents vers d’autres formats',
  'Does Color Enhancement colour black and white photos?':
    'Amélioration des couleurs colorise-t-elle les photos en noir et blanc ?',
  'Does anything get loaded from the internet?': 'Quelque chose est-il chargé depuis Internet ?',
  'Does it read scanned documents?': 'Lit-il les documents numérisés ?',
  'Does the code expire, and is it tracked?': 'Le code expire-t-il, et est-il suivi ?',
  'Does the page fill the whole photo? If not, drag the corners to it first.':
    'La page remplit-elle toute la photo ? Sinon, faites d’abord glisser les coins jusqu’à elle.',
  Domain: 'Domaine',
  'Domain must be text.': 'Le domaine doit être un texte.',
  Done: 'Terminé',
  'Done again.': 'Rétabli.',
  'Done by': 'Traité par',
  'Done marking': 'Marquage terminé',
  'Done.': 'Terminé.',
  'Done. The result is in your recent results.': 'Terminé. Le résultat est dans vos résultats récents.',
  'Don’t': 'À éviter',
  Dots: 'Points',
  'Dots per inch': 'Points par pouce',
  'Dots per inch (DPI)': 'Points par pouce (DPI)',
  'Doubtful word {number} of {count}<span> · {confidence}% sure</span>':
    'Mot douteux {number} sur {count}<span> · sûr à {confidence} %</span>',
  'Doubtful words': 'Mots douteux',
  'Down to level': 'Jusqu’au niveau',
  Download: 'Télécharger',
  'Download All': 'Tout télécharger',
  'Download CSV': 'Télécharger le CSV',
  'Download PNG': 'Télécharger le PNG',
  'Download ZIP ({bytes})': 'Télécharger le ZIP ({bytes})',
  'Download all as ZIP': 'Tout télécharger en ZIP',
  'Download and delete results, and follow work that takes a while.':
    'Téléchargez et supprimez des résultats, et suivez les travaux qui prennent du temps.',
  'Download as': 'Télécharger en',
  'Download each part or all as a ZIP': 'Téléchargez chaque partie, ou toutes dans un ZIP',
  'Download it once the page has read it back': 'Téléchargez-le une fois que la page l’a relu',
  'Download my data': 'Télécharger mes données',
  'Download the better photo': 'Téléchargez la photo améliorée',
  'Download the result. Uploads and results are deleted after {fileLifetime}; Delete removes a file from the server at once.':
    'Téléchargez le résultat. Les envois et les résultats sont supprimés au bout de {fileLifetime} ; Supprimer retire aussitôt un fichier du serveur.',
  'Download {fileName}': 'Télécharger {fileName}',
  'Download {filename}': 'Télécharger {filename}',
  'Download {format}': 'Télécharger en {format}',
  'Download {name}': 'Télécharger {name}',
  'Download<span> {fileName} in a new tab</span>': 'Télécharger<span> {fileName} dans un nouvel onglet</span>',
  Dpi: 'DPI',
  'Draft emails': 'Rédiger des e-mails',
  'Draft posts': 'Rédiger des publications',
  Drafts: 'Brouillons',
  'Drag on the page.': 'Faites glisser sur la page.',
  'Drag over text.': 'Faites glisser sur le texte.',
  'Drag pages, or move them with Alt and the arrow keys. Space chooses, R turns, Delete removes, Enter enlarges a page, Ctrl+Z undoes.':
    'Faites glisser les pages, ou déplacez-les avec Alt et les touches fléchées. Espace choisit, R pivote, Suppr retire, Entrée agrandit une page, Ctrl+Z annule.',
  'Drag the corners, or move them with the arrow keys.':
    'Faites glisser les coins, ou déplacez-les avec les touches fléchées.',
  'Drag the frame in the image, or use the arrow keys.':
    'Faites glisser le cadre dans l’image, ou utilisez les touches fléchées.',
  'Drag to look at another part, or press Shift and an arrow key.':
    'Faites glisser pour voir une autre partie, ou appuyez sur Maj et une touche fléchée.',
  Draw: 'Dessiner',
  'Draw a box over text in a PDF and replace it in its own font, highlight it, or take it out of the file for good. Free, no sign-up.':
    'Tracez un cadre sur le texte d’un PDF et remplacez-le dans sa propre police, surlignez-le, ou retirez-le définitivement du fichier. Gratuit, sans inscription.',
  'Draw boxes over what is to change': 'Tracez des cadres sur ce qui doit changer',
  'Draw on the page.': 'Dessinez sur la page.',
  Drawing: 'Dessin',
  'Drawing pages': 'Dessin des pages',
  'Drawing slides': 'Dessin des diapositives',
  'Drawing the code…': 'Dessin du code…',
  'Drawing the pages…': 'Dessin des pages…',
  'Drawing…': 'Dessin…',
  'Drawn from the 7,776 English words of the EFF’s long list.':
    'Tirée des 7 776 mots anglais de la longue liste de l’EFF.',
  Drop: 'Goutte',
  'Drop a PDF': 'Déposez un PDF',
  'Drop a PDF, documents, or images': 'Déposez un PDF, des documents ou des images',
  'Drop a file, get the result, see what changed. No account, no trackers, and your files are deleted after {fileLifetime}.':
    'Déposez un fichier, recevez le résultat, voyez ce qui a changé. Sans compte, sans traceurs, et vos fichiers sont supprimés au bout de {fileLifetime}.',
  'Drop an image in the bag': 'Déposez une image dans la sacoche',
  'Drop files anywhere on its page, paste them, or press the button in the bag. You need no account.':
    'Déposez des fichiers n’importe où sur sa page, collez-les, ou appuyez sur le bouton dans la sacoche. Aucun compte n’est nécessaire.',
  'Drop files or whole folders': 'Déposez des fichiers ou des dossiers entiers',
  'Drop it in the bag': 'Mettez-le dans la sacoche',
  'Drop many files or a whole folder': 'Déposez plusieurs fichiers ou un dossier entier',
  'Drop one document or many': 'Déposez un ou plusieurs documents',
  'Drop one image or many': 'Déposez une ou plusieurs images',
  'Drop one photo or many': 'Déposez une ou plusieurs photos',
  'Drop or paste anywhere on this page.': 'Déposez ou collez n’importe où sur cette page.',
  'Drop two or more files': 'Déposez deux fichiers ou plus',
  'Drop {what} in the bag': 'Déposez {what} dans la sacoche',
  'Drop {what} or folders in the bag': 'Déposez {what} ou dossiers dans la sacoche',
  Duplicate: 'Dupliquer',
  Dusk: 'Crépuscule',
  Dutch: 'Néerlandais',
  EPUB: 'EPUB',
  'Each code signs you in once if you do not have your phone. They are not shown again.':
    'Chaque code vous connecte une fois si vous n’avez pas votre téléphone. Ils ne seront plus affichés.',
  'Each code works once.': 'Chaque code fonctionne une seule fois.',
  "Each counted the platform's own way.": 'Chacun est compté à la manière de la plateforme.',
  'Each document becomes a PDF of its own. Macros never run, and nothing from outside of the document is loaded.':
    'Chaque document devient un PDF distinct. Les macros ne s’exécutent jamais, et rien d’extérieur au document n’est chargé.',
  'Each line on its own': 'Chaque ligne séparément',
  'Each page follows the orientation of its image.': 'Chaque page suit l’orientation de son image.',
  'Each page is as large as its image, A4 at most.': 'Chaque page est aussi grande que son image, A4 au maximum.',
  'Each part carries only what its pages use, so two pages of a large file make a small file. Bookmarks, links and form fields that belong to its pages come along.':
    'Chaque partie ne contient que ce que ses pages utilisent ; deux pages d’un gros fichier donnent donc un petit fichier. Les signets, les liens et les champs de formulaire liés à ses pages suivent.',
  'Each text here has at most {max, plural, one {# character} other {# characters}}.':
    'Chaque texte compte ici au maximum {max, plural, one {# caractère} other {# caractères}}.',
  'Each ticket has a page of its own, with a link that you get when you send it. You need no account; with one, your tickets are on your account page, too.':
    'Chaque ticket a sa propre page, avec un lien que vous recevez en l’envoyant. Aucun compte n’est nécessaire ; si vous en avez un, vos tickets sont aussi sur votre page de compte.',
  'East is positive.': 'L’est est positif.',
  Easy: 'Facile',
  'Edges are found on the server': 'Les bords sont détectés sur le serveur',
  'Edges found': 'Bords trouvés',
  'Edges found. Drag a corner if one is not right.': 'Bords trouvés. Faites glisser un coin s’il est mal placé.',
  'Edges found. Press Capture': 'Bords trouvés. Appuyez sur Capturer',
  'Edges must be a list of the four corners of the page, clockwise from the top left, such as [{"x":10,"y":12}, ...].':
    'Les bords doivent être une liste des quatre coins de la page, dans le sens horaire depuis le coin supérieur gauche, comme [{"x":10,"y":12}, ...].',
  'Edges not clear: all of it is taken': 'Bords peu nets : tout est pris',
  'Edges set by you': 'Bords définis par vous',
  Edit: 'Modifier',
  'Edit a PDF: add text, highlights and signatures': 'Modifier un PDF : ajouter texte, surlignages, signatures',
  'Edit text': 'Modifier le texte',
  'Edit the article': 'Modifier l’article',
  'Edit the draft': 'Modifier le brouillon',
  'Edit the idea': 'Modifier l’idée',
  'Edit the page': 'Modifier la page',
  'Edit the task': 'Modifier la tâche',
  'Edit the text of a PDF: change words, keep the layout': 'Modifier le texte d’un PDF en gardant la mise en page',
  'Edit {code}': 'Modifier {code}',
  'Edit {type}': 'Modifier {type}',
  'Edit: {shortened}': 'Modifier : {shortened}',
  Editing: 'Modification',
  Edits: 'Modifications',
  'Edits are not part of what was signed, and programs will say so; the signed version stays inside the file. A locked file needs its password; the edited copy is not locked.':
    'Les modifications ne font pas partie de ce qui a été signé, et les programmes le signaleront ; la version signée reste dans le fichier. Un fichier verrouillé demande son mot de passe ; la copie modifiée n’est pas verrouillée.',
  'Edits must be a list of 1 to 10,000 edits.':
    'Les modifications doivent former une liste de 1 à 10 000 modifications.',
  'Edits to look at': 'Modifications à vérifier',
  'Effective {effectiveDay}': 'En vigueur depuis le {effectiveDay}',
  'Eight RTX 4090 graphics cards against bcrypt with cost 12: 11,500 tries a second.':
    'Huit cartes graphiques RTX 4090 contre bcrypt de coût 12 : 11 500 essais par seconde.',
  'Eight RTX 4090 graphics cards against plain MD5: 1.3 trillion tries a second.':
    'Huit cartes graphiques RTX 4090 contre du MD5 simple : 1 300 milliards d’essais par seconde.',
  Elsewhere: 'Ailleurs',
  Email: 'E-mail',
  'Email account': 'Compte e-mail',
  'Email address': 'Adresse e-mail',
  'Email addresses': 'Adresses e-mail',
  'Email is sent through': 'Les e-mails sont envoyés via',
  'Email must be text.': 'L’e-mail doit être un texte.',
  'Email support': 'Assistance par e-mail',
  'Emails to the support address become conversations, and the answers to those go out as emails.':
    'Les e-mails envoyés à l’adresse d’assistance deviennent des conversations, et les réponses repartent par e-mail.',
  'Emoji and Chinese, Japanese and Korean letters count twice, every address 23.':
    'Les emojis et les lettres chinoises, japonaises et coréennes comptent double, chaque adresse 23.',
  'Empty file': 'Fichier vide',
  'Empty: a page that says so.': 'Vide : une page qui le signale.',
  'Empty: local time wherever it is scanned.': 'Vide : l’heure locale du lieu de lecture.',
  'Empty: never.': 'Vide : jamais.',
  'Empty: without limit.': 'Vide : sans limite.',
  'Encrypts every file with AES-256; up to 128 characters. File names stay readable.':
    'Chiffre chaque fichier en AES-256 ; 128 caractères au maximum. Les noms de fichiers restent lisibles.',
  End: 'Fin',
  Engine: 'Moteur',
  'Engine must be auto or builtin.': 'Le moteur doit être auto ou builtin.',
  Engines: 'Moteurs',
  'English and most others': 'Anglais et la plupart des autres',
  'English spelling': 'Orthographe anglaise',
  'English with all tasks. Spelling is checked in sixteen more languages where their dictionaries are installed on this site.':
    'L’anglais avec toutes les tâches. L’orthographe est vérifiée dans seize autres langues, là où leurs dictionnaires sont installés sur ce site.',
  Enhance: 'Améliorer',
  'Enhance JPEG, PNG and WebP photos: light and colours, 2x to 4x upscaling, noise, blur, JPEG blocks and scratches. Compare at full size before you start.':
    'Améliorez des photos JPEG, PNG et WebP : lumière et couleurs, agrandissement 2x à 4x, bruit, flou, blocs JPEG et rayures. Comparez en taille réelle avant de commencer.',
  'Enhance again': 'Améliorer à nouveau',
  'Enhance photos': 'Améliorer des photos',
  'Enhance {count, plural, one {# photo} other {# photos}}':
    'Améliorer {count, plural, one {# photo} other {# photos}}',
  'Enhanced colours': 'Couleurs améliorées',
  Enhancement: 'Amélioration',
  'Enhancement Failed': 'Échec de l’amélioration',
  'Enhancement must be auto, light or strong.': 'L’amélioration doit être auto, light ou strong.',
  'Enhancement type': 'Type d’amélioration',
  'Enhancement type must be auto, upscale, denoise, colorize or restore.':
    'Le type d’amélioration doit être auto, upscale, denoise, colorize ou restore.',
  Enhancing: 'Amélioration',
  'Enhancing…': 'Amélioration…',
  Enlarge: 'Agrandir',
  'Enlarge smaller images': 'Agrandir les images plus petites',
  'Enlarged {scale} times': 'Agrandi {scale} fois',
  'Enlarging must be true or false.': 'L’agrandissement doit être true ou false.',
  'Enough for body text.': 'Suffisant pour le corps de texte.',
  'Enough for headlines and icons.': 'Suffisant pour les titres et les icônes.',
  'Enough for text, not for long reading.': 'Suffisant pour du texte, mais pas pour une longue lecture.',
  'Enter a backup code.': 'Saisissez un code de secours.',
  'Enter a date and a time, or leave it empty.': 'Saisissez une date et une heure, ou laissez vide.',
  'Enter a public address such as https://example.com, or leave it empty.':
    'Saisissez une adresse publique comme https://example.com, ou laissez vide.',
  'Enter a public address that begins with https://, or leave it empty.':
    'Saisissez une adresse publique qui commence par https://, ou laissez vide.',
  'Enter a username.': 'Saisissez un nom d’utilisateur.',
  'Enter a whole number from 1, or leave it empty.': 'Saisissez un nombre entier à partir de 1, ou laissez vide.',
  'Enter at least {min, plural, one {# character} other {# characters}}.':
    'Saisissez au moins {min, plural, one {# caractère} other {# caractères}}.',
  'Enter at most {tags} tags of {tag} characters each.':
    'Saisissez au maximum {tags} étiquettes de {tag} caractères chacune.',
  'Enter replacement text': 'Saisir le texte de remplacement',
  'Enter sends. Shift and Enter begin a new line.': 'Entrée envoie. Maj et Entrée commencent une nouvelle ligne.',
  'Enter the 6 digits of your app.': 'Saisissez les 6 chiffres de votre application.',
  'Enter the 6 digits the app shows.': 'Saisissez les 6 chiffres affichés par l’application.',
  'Enter the password': 'Saisir le mot de passe',
  'Enter the password once more.': 'Saisissez le mot de passe une seconde fois.',
  'Enter your current password.': 'Saisissez votre mot de passe actuel.',
  'Enter your email address.': 'Saisissez votre adresse e-mail.',
  'Enter your new email address.': 'Saisissez votre nouvelle adresse e-mail.',
  'Enter your password.': 'Saisissez votre mot de passe.',
  Entries: 'Entrées',
  'Entries must be "all" or a JSON list of index numbers from the listing.':
    'Les entrées doivent être "all" ou une liste JSON de numéros d’index tirés de la liste.',
  Erase: 'Effacer',
  'Erase box': 'Cadre d’effacement',
  'Erased text is searched for afterwards, QR codes are read back, pages are compared. Numbers here were counted here.':
    'Le texte effacé est ensuite recherché, les codes QR sont relus, les pages sont comparées. Les chiffres affichés ici ont été comptés ici.',
  Error: 'Erreur',
  'Error level': 'Niveau de correction',
  'Error loading escalations: {reason}': 'Erreur lors du chargement des escalades : {reason}',
  'Error saving PDF. Please try again.': 'Erreur lors de l’enregistrement du PDF. Veuillez réessayer.',
  'Error uploading PDF. Please try again.': 'Erreur lors de l’envoi du PDF. Veuillez réessayer.',
  Errors: 'Erreurs',
  'Errors ({count})': 'Erreurs ({count})',
  'Errors of every call': 'Erreurs de tous les appels',
  'Esc leads from the text to this button.': 'Échap mène du texte à ce bouton.',
  'Escalation system: all else waits for a person': 'Système d’escalade : tout le reste attend une personne',
  Escalations: 'Escalades',
  'Estimate: {count, plural, one {# file} other {# files}}':
    'Estimation : {count, plural, one {# fichier} other {# fichiers}}',
  Even: 'Paires',
  'Even (OKLCH)': 'Régulier (OKLCH)',
  'Even its file names are encrypted. Please enter its password.':
    'Même ses noms de fichiers sont chiffrés. Veuillez saisir son mot de passe.',
  'Even pages chosen': 'Pages paires choisies',
  'Even steps of lightness in OKLCH, with your own colour in its place (marked). Whatever the colour: white on 600 has at least {formatRatio}, black on 500 {formatRatio2}, 700 on 50 {formatRatio3} and 900 on 100 {formatRatio4}.':
    'Paliers réguliers de clarté en OKLCH, avec votre propre couleur à sa place (marquée). Quelle que soit la couleur : blanc sur 600 a au moins {formatRatio}, noir sur 500 {formatRatio2}, 700 sur 50 {formatRatio3} et 900 sur 100 {formatRatio4}.',
  Event: 'Événement',
  Every: 'Toutes les n pages',
  'Every address counts 23. Servers may allow more.':
    'Chaque adresse compte 23. Les serveurs peuvent en permettre davantage.',
  'Every everyday file tool, in one good bag': 'Tous les outils de fichiers du quotidien, dans une bonne sacoche',
  'Every everyday file tool, in one good bag.': 'Tous les outils de fichiers du quotidien, dans une bonne sacoche.',
  'Every few pages': 'Toutes les n pages',
  'Every must be a whole number of pages from 1 to 10000.':
    '« Every » doit être un nombre entier de pages de 1 à 10000.',
  'Every page as it looks, bookmarks (one entry per file), links between pages, form fields, annotations, page numbering, attachments and the structure for screen readers. Scripts and commands that start programs are left out, and the page says so.':
    'Chaque page avec son aspect, les signets (une entrée par fichier), les liens entre pages, les champs de formulaire, les annotations, la numérotation des pages, les pièces jointes et la structure pour les lecteurs d’écran. Les scripts et les commandes qui lancent des programmes sont omis, et la page le signale.',
  'Every page has a budget of code, and small work comes before large work, so that nobody waits for somebody else.':
    'Chaque page a un budget de code, et les petits travaux passent avant les gros, pour que personne n’attende quelqu’un d’autre.',
  'Every page is drawn before and after and compared. A page that would look too different is compressed more gently, and you see the similarity and both images of each page.':
    'Chaque page est dessinée avant et après, puis comparée. Une page qui paraîtrait trop différente est compressée plus légèrement, et vous voyez la ressemblance et les deux images de chaque page.',
  'Every page is kept as it was.': 'Chaque page est conservée telle quelle.',
  'Every page you scan here appears there.': 'Chaque page que vous numérisez ici apparaît là-bas.',
  'Every page you scan there appears in the list here.': 'Chaque page que vous y numérisez apparaît dans la liste ici.',
  'Every ramp keeps the same contrasts, whatever its colour: white text on 600 and darker has at least 4.5:1, black text on 500 and lighter too, 700 on 50 has at least 4.9:1 and 900 on 100 at least 7.2:1.':
    'Chaque gamme garde les mêmes contrastes, quelle que soit sa couleur : le texte blanc sur 600 et plus foncé a au moins 4.5:1, le texte noir sur 500 et plus clair aussi, 700 sur 50 a au moins 4.9:1 et 900 sur 100 au moins 7.2:1.',
  'Every result says what changed and what could not be kept. A failure says what failed, why, and what to do.':
    'Chaque résultat dit ce qui a changé et ce qui n’a pas pu être conservé. Un échec dit ce qui a échoué, pourquoi, et que faire.',
  'Every result shows its size before and after, and says so when nothing was saved.':
    'Chaque résultat indique sa taille avant et après, et le dit quand rien n’a été gagné.',
  'Every tool': 'Tous les outils',
  'Every tool and higher limits, month by month.': 'Tous les outils et des limites plus élevées, mois par mois.',
  'Every tool as an HTTP call: fields, limits, answers and errors, with examples that run in the page and code to copy.':
    'Chaque outil comme appel HTTP : champs, limites, réponses et erreurs, avec des exemples exécutés dans la page et du code à copier.',
  'Every tool has a worker that runs it.': 'Chaque outil a un worker qui l’exécute.',
  'Every tool step by step, and what to do when something fails.':
    'Chaque outil étape par étape, et que faire quand quelque chose échoue.',
  'Every tool that is not Pro-only': 'Tous les outils qui ne sont pas réservés à Pro',
  'Every tool that is not Pro-only, without an account.':
    'Tous les outils qui ne sont pas réservés à Pro, sans compte.',
  'Every tool that works on the server is also a call for programs, with documentation you can try.':
    'Chaque outil qui fonctionne sur le serveur est aussi un appel pour les programmes, avec une documentation que vous pouvez essayer.',
  "Every tool's page and the <pageLink>pricing page</pageLink> say how large a file may be. Nothing of a refused file is kept.":
    'La page de chaque outil et la <pageLink>page des tarifs</pageLink> indiquent la taille maximale d’un fichier. Rien d’un fichier refusé n’est conservé.',
  "Every tool's page says how large a file may be. Nothing of a refused file is kept.":
    'La page de chaque outil indique la taille maximale d’un fichier. Rien d’un fichier refusé n’est conservé.',
  'Every tool, including those for Pro only': 'Tous les outils, y compris ceux réservés à Pro',
  'Everyday file tools in one bag. Free software under the MIT licence; run your own with one command.':
    'Des outils de fichiers du quotidien dans une seule sacoche. Logiciel libre sous licence MIT ; lancez le vôtre d’une seule commande.',
  'Everyday file tools in one place: drop a file, get the result, see what changed. No sign-up, no trackers, files deleted automatically.':
    'Les outils de fichiers du quotidien en un seul endroit : déposez un fichier, recevez le résultat, voyez ce qui a changé. Sans inscription ni traceurs, fichiers supprimés automatiquement.',
  'Everyday words and verbs instead of long ones; long and passive sentences are marked.':
    'Des mots et verbes courants au lieu de longs ; les phrases longues et passives sont marquées.',
  'Everyone can use every tool with its full limits.':
    'Tout le monde peut utiliser chaque outil avec toutes ses limites.',
  'Everything but its words: layout, styles, pictures, links, formulas and fields. Column names of tables stay, too, because formulas refer to them. Arabic paragraphs run from right to left. A PDF is rebuilt as a flowing document first, so its lines and pages break anew. Notes below the result name what was not translated.':
    'Tout sauf ses mots : mise en page, styles, images, liens, formules et champs. Les noms de colonnes des tableaux restent aussi, car des formules y font référence. Les paragraphes arabes vont de droite à gauche. Un PDF est d’abord reconstruit en document continu ; ses lignes et ses pages se coupent donc autrement. Des notes sous le résultat nomment ce qui n’a pas été traduit.',
  'Everything happens in this browser: nothing you enter or open here is sent.':
    'Tout se passe dans ce navigateur : rien de ce que vous saisissez ou ouvrez ici n’est envoyé.',
  'Everything is included': 'Tout est compris',
  'Everything we store about you, in one JSON file.':
    'Tout ce que nous stockons à votre sujet, dans un seul fichier JSON.',
  Everywhere: 'Partout',
  'Exactly this size. Drag the frame to choose what stays.':
    'Exactement cette taille. Faites glisser le cadre pour choisir ce qui reste.',
  'Exactly this size; the image is distorted.': 'Exactement cette taille ; l’image est déformée.',
  'Exactly this size; the rest is filled with a colour.':
    'Exactement cette taille ; le reste est rempli d’une couleur.',
  Examples: 'Exemples',
  'Exclude look-alikes': 'Exclure les caractères ambigus',
  'Expand Ideas': 'Développer les idées',
  'Expanding a text takes an AI provider, and this site has none. Please choose another task, or ask the operator to set one up.':
    'Développer un texte demande un fournisseur d’IA, et ce site n’en a aucun. Veuillez choisir une autre tâche, ou demander à l’exploitant d’en configurer un.',
  'Expanding a text takes the AI provider. Please switch it on, or choose another task.':
    'Développer un texte demande le fournisseur d’IA. Veuillez l’activer, ou choisir une autre tâche.',
  Expired: 'Expiré',
  Expires: 'Expire',
  Export: 'Exporter',
  'Export Failed': 'Échec de l’export',
  'Extract all': 'Tout extraire',
  'Extract {count} chosen': 'Extraire la sélection ({count})',
  'Extracted text': 'Texte extrait',
  'Extracted text of all pages': 'Texte extrait de toutes les pages',
  Extracting: 'Extraction',
  'Extracting text': 'Extraction du texte',
  'Extracting…': 'Extraction…',
  'Extraction failed': 'Échec de l’extraction',
  'Eye centres': 'Centres des yeux',
  'Eye frames': 'Cadres des yeux',
  FINAL: 'DÉFINITIF',
  Failed: 'Échoués',
  'Failed to apply edits': 'Échec de l’application des modifications',
  'Failed to extract text from PDF': 'Échec de l’extraction du texte du PDF',
  'Failed to fetch email support status': 'Échec de la récupération de l’état de l’assistance par e-mail',
  'Failed to fetch escalations': 'Échec de la récupération des escalades',
  'Failed to load marketing data': 'Échec du chargement des données marketing',
  'Failed to send test email': 'Échec de l’envoi de l’e-mail de test',
  'Fair: a few more words or characters make it much harder to guess.':
    'Moyen : quelques mots ou caractères de plus le rendent bien plus difficile à deviner.',
  'Fairly difficult': 'Assez difficile',
  'Fairly easy': 'Assez facile',
  'False leaves smaller images as they are; a percentage always applies.':
    'False laisse les images plus petites telles quelles ; un pourcentage s’applique toujours.',
  Fast: 'Rapide',
  Fax: 'Fax',
  Featured: 'À la une',
  Features: 'Fonctions',
  'Fewer or simpler words say the same.': 'Moins de mots, ou des mots plus simples, disent la même chose.',
  'Fewer words say the same.': 'Moins de mots disent la même chose.',
  Field: 'Champ',
  Fields: 'Champs',
  'Fields become part of the page, and can no longer be filled in.':
    'Les champs deviennent partie intégrante de la page et ne peuvent plus être remplis.',
  Figures: 'Chiffres',
  'Figures, users, jobs, short links, visits, health, settings and what administrators did.':
    'Chiffres, utilisateurs, tâches, liens courts, visites, santé, réglages et actions des administrateurs.',
  File: 'Fichier',
  'File Compressor': 'Compresser fichiers',
  'File Too Large': 'Fichier trop volumineux',
  'File name': 'Nom de fichier',
  'File not opened': 'Fichier non ouvert',
  'File size reduced by less than 1%': 'Taille du fichier réduite de moins de 1 %',
  'File size reduced by {percent}%': 'Taille du fichier réduite de {percent} %',
  'File too large': 'Fichier trop volumineux',
  'File too large. {who} can upload files up to {maxBytes}.':
    'Fichier trop volumineux. {who} : envoi de fichiers jusqu’à {maxBytes}.',
  'File tools on the web are a field of half-truths. Compressors make files larger, black boxes hide names only from the eye, converters turn letters into pictures, and every page wants to load a dozen other companies.':
    'Les outils de fichiers sur le web sont un champ de demi-vérités. Des compresseurs rendent les fichiers plus volumineux, des cadres noirs ne cachent les noms qu’à l’œil, des convertisseurs changent les lettres en images, et chaque page veut charger une douzaine d’autres entreprises.',
  'File {number}': 'Fichier {number}',
  'File {number} of {count} ({name})': 'Fichier {number} sur {count} ({name})',
  Files: 'Fichiers',
  'Files Too Large': 'Fichiers trop volumineux',
  'Files and jobs': 'Fichiers et tâches',
  'Files are deleted after {fileLifetime}, or at once when you press Delete.':
    'Les fichiers sont supprimés au bout de {fileLifetime}, ou aussitôt quand vous appuyez sur Supprimer.',
  'Files are deleted after {fileLifetime}.': 'Les fichiers sont supprimés au bout de {fileLifetime}.',
  'Files are not used to train anything, and no person looks at them.':
    'Les fichiers ne servent à rien entraîner, et aucune personne ne les regarde.',
  'Files are recognised by their content, not their name. Open the file in the program that made it and save it as one of the kinds the tool lists.':
    'Les fichiers sont reconnus à leur contenu, non à leur nom. Ouvrez le fichier dans le programme qui l’a créé et enregistrez-le dans l’un des types que l’outil indique.',
  'Files attached to the whole document are not in the parts.':
    'Les fichiers joints à l’ensemble du document ne sont pas dans les parties.',
  'Files converted at once': 'Fichiers convertis à la fois',
  'Files go as <code/>, everything else as JSON. In place of a file you can send the id of one that is stored: the part of its address behind <code2/>. A call with ids only may be JSON, too.':
    'Les fichiers sont envoyés en <code/>, tout le reste en JSON. À la place d’un fichier, vous pouvez envoyer l’identifiant d’un fichier stocké : la partie de son adresse après <code2/>. Un appel ne contenant que des identifiants peut aussi être en JSON.',
  'Files in this archive share the same bytes, as decompression bombs do. It is not opened.':
    'Des fichiers de cette archive partagent les mêmes octets, comme dans les bombes de décompression. Elle n’est pas ouverte.',
  'Files merged into one PDF': 'Fichiers fusionnés en un seul PDF',
  'Files of this kind can become {possible}, not {wanted}.':
    'Les fichiers de ce type peuvent devenir {possible}, mais pas {wanted}.',
  'Files of this kind cannot be converted.': 'Les fichiers de ce type ne peuvent pas être convertis.',
  'Files on the list at once': 'Fichiers dans la liste à la fois',
  'Files packed into one ZIP': 'Fichiers regroupés dans un ZIP',
  'Files processed': 'Fichiers traités',
  'Files together': 'Fichiers ensemble',
  Fill: 'Remplissage',
  'Fill colour': 'Couleur de remplissage',
  'Fill in the content, and the code appears here. You can download it once it has been read back.':
    'Remplissez le contenu, et le code apparaît ici. Vous pouvez le télécharger une fois qu’il a été relu.',
  'Fill in their form fields after saving.': 'Remplissez leurs champs de formulaire après l’enregistrement.',
  'Fill the page': 'Remplir la page',
  'Filled the marked scratches': 'Rayures marquées comblées',
  'Fills in a SEPA bank transfer in euros.': 'Remplit un virement SEPA en euros.',
  Find: 'Rechercher',
  'Find a call': 'Trouver un appel',
  'Find a tool': 'Trouver un outil',
  'Find a tool (/ or Ctrl K)': 'Trouver un outil (/ ou Ctrl K)',
  'Find and replace': 'Rechercher et remplacer',
  'Find content ideas': 'Trouver des idées de contenu',
  'Find in the document': 'Rechercher dans le document',
  'Find mistakes in English as you type, with a reason for each. Make texts clearer, shorter, friendlier or more formal, and accept or reject every change.':
    'Trouvez les erreurs en anglais pendant la saisie, chacune avec son motif. Rendez vos textes plus clairs, plus courts, plus aimables ou plus formels, et acceptez ou refusez chaque modification.',
  Finding: 'Constat',
  'Finding the subject': 'Recherche du sujet',
  Findings: 'Constats',
  'Finds the highest quality up to “Quality” whose result is at most this large.':
    'Trouve la plus haute qualité, jusqu’à « Qualité », dont le résultat ne dépasse pas cette taille.',
  'Finished document': 'Document terminé',
  First: 'En premier',
  'First colour': 'Première couleur',
  'First name': 'Prénom',
  'First, is it you?': 'D’abord, est-ce bien vous ?',
  Fit: 'Ajuster',
  'Fit must be contain or cover.': 'L’ajustement doit être contain ou cover.',
  'Fit must be inside, fill, cover or contain.': 'L’ajustement doit être inside, fill, cover ou contain.',
  'Fit page': 'Ajuster à la page',
  'Fit to the window': 'Ajuster à la fenêtre',
  'Fit width': 'Ajuster à la largeur',
  'Flatten must be true or false.': 'Flatten doit être true ou false.',
  'Flatten when saving': 'Aplatir à l’enregistrement',
  'Flesch reading ease {ease} of 100, Flesch-Kincaid grade {grade}. Syllables are estimated from the spelling.':
    'Facilité de lecture de Flesch {ease} sur 100, niveau scolaire Flesch-Kincaid {grade}. Les syllabes sont estimées d’après l’orthographe.',
  'Focus x': 'Focus x',
  'Focus y': 'Focus y',
  'Folder not readable': 'Dossier illisible',
  Font: 'Police',
  Fonts: 'Polices',
  Footer: 'Pied de page',
  'For English only; here every word gets a capital.':
    'Pour l’anglais uniquement ; ici, chaque mot prend une majuscule.',
  'For Excel, and most other programs.': 'Pour Excel et la plupart des autres programmes.',
  'For Excel: a sheet for each table. Cells are numbers only where there is no doubt.':
    'Pour Excel : une feuille par tableau. Les cellules ne sont des nombres que là où il n’y a aucun doute.',
  'For JPEG and WebP. PNG loses nothing.': 'Pour JPEG et WebP. PNG ne perd rien.',
  'For JPG and WebP; WebP is lossless at 100.': 'Pour JPG et WebP ; WebP est sans perte à 100.',
  'For LibreOffice and OpenOffice.': 'Pour LibreOffice et OpenOffice.',
  'For Node 20 and later.': 'Pour Node 20 et versions ultérieures.',
  'For PowerPoint, and most other programs.': 'Pour PowerPoint et la plupart des autres programmes.',
  'For Word, and most other programs.': 'Pour Word et la plupart des autres programmes.',
  'For Word: editable headings, paragraphs, lists, tables, columns and images. Names doubtful pages and scans.':
    'Pour Word : titres, paragraphes, listes, tableaux, colonnes et images modifiables. Signale les pages douteuses et les numérisations.',
  'For a locked PDF. It is used for this call only and not stored.':
    'Pour un PDF verrouillé. Il ne sert qu’à cet appel et n’est pas stocké.',
  'For a locked document. The result is not locked.': 'Pour un document verrouillé. Le résultat n’est pas verrouillé.',
  "For a spreadsheet as csv: a sheet's name or its number from 1, or 'all' for a ZIP. The first by default.":
    'Pour une feuille de calcul en csv : le nom d’une feuille ou son numéro à partir de 1, ou « all » pour un ZIP. La première par défaut.',
  'For code and file names': 'Pour le code et les noms de fichiers',
  'For e-book readers.': 'Pour les liseuses.',
  'For email (images 110 per inch). Text stays sharp.': 'Pour l’e-mail (images à 110 par pouce). Le texte reste net.',
  'For encrypted files.': 'Pour les fichiers chiffrés.',
  'For everybody': 'Pour tout le monde',
  'For images you will edit or print.': 'Pour les images à retoucher ou à imprimer.',
  "For images; 'fit' gives each a page of its own size.":
    'Pour les images ; « fit » donne à chacune une page à sa propre taille.',
  'For old and simple writing programs.': 'Pour les traitements de texte anciens et simples.',
  'For print, in mm': 'Pour l’impression, en mm',
  'For printing. A4 becomes {width} × {height} pixels.': 'Pour l’impression. A4 devient {width} × {height} pixels.',
  'For reading': 'Pour la lecture',
  'For reading on screens. A4 becomes {width} × {height} pixels.':
    'Pour la lecture à l’écran. A4 devient {width} × {height} pixels.',
  'For safety, JavaScript and commands that start programs in the original were left out.':
    'Par sécurité, le JavaScript et les commandes de l’original qui lancent des programmes ont été omis.',
  'For safety, JavaScript in the original was left out.': 'Par sécurité, le JavaScript de l’original a été omis.',
  'For safety, commands that start programs in the original were left out.':
    'Par sécurité, les commandes de l’original qui lancent des programmes ont été omises.',
  'For small previews. A4 becomes {width} × {height} pixels.':
    'Pour de petits aperçus. A4 devient {width} × {height} pixels.',
  'For suggestions the page sends the paths of the last pages of this visit, which tools you used, the kind of browser, and the code of an error or the type of a file that was refused: no file names and no texts. The server answers and forgets it. You can turn suggestions off at the foot of every page.':
    'Pour les suggestions, la page envoie les chemins des dernières pages de cette visite, les outils que vous avez utilisés, le type de navigateur, et le code d’une erreur ou le type d’un fichier refusé : ni noms de fichiers, ni textes. Le serveur répond et l’oublie. Vous pouvez désactiver les suggestions en bas de chaque page.',
  'For the administrators of this site.': 'Pour les administrateurs de ce site.',
  'For very small print and large formats. A4 becomes {width} × {height} pixels.':
    'Pour les très petits caractères et les grands formats. A4 devient {width} × {height} pixels.',
  'For websites that take only some. Empty: those shown.':
    'Pour les sites qui n’en acceptent que certains. Vide : ceux affichés.',
  'For you to decide': 'À vous de décider',
  'For your own programs: every tool is a call, described at <link>/api/docs</link>. A key makes up to {apiKeyCallsPerMinute} calls a minute.':
    'Pour vos propres programmes : chaque outil est un appel, décrit sur <link>/api/docs</link>. Une clé permet jusqu’à {apiKeyCallsPerMinute} appels par minute.',
  'For yourself': 'Pour vous',
  'For “Bookmarks”: 1 splits at the top entries only, 2 at theirs, too.':
    'Pour « Signets » : 1 divise aux entrées de premier niveau seulement, 2 aussi à celles du niveau suivant.',
  'For “Every”: pages per file.': 'Pour « Toutes les n pages » : pages par fichier.',
  'For “Pages” and “Range”: puts all chosen pages into one file.':
    'Pour « Pages » et « Plage » : réunit toutes les pages choisies en un seul fichier.',
  'For “Pages”: such as 1,3,5-7; 5- means from page 5 to the end.':
    'Pour « Pages » : par exemple 1,3,5-7 ; 5- signifie de la page 5 à la fin.',
  'For “Range”: such as 1-3,4-6.': 'Pour « Plage » : par exemple 1-3,4-6.',
  'For “Size”. A single page over the limit becomes its own file.':
    'Pour « Taille ». Une page seule qui dépasse la limite devient un fichier à part.',
  Forbidden: 'Interdit',
  'Forget it': 'L’oublier',
  'Forgot password?': 'Mot de passe oublié ?',
  'Forgot your password?': 'Mot de passe oublié ?',
  'Forgot your password? <pageLink>Get a link by email</pageLink>. Two-factor sign-in, passkeys, your sessions, your data and account deletion are on the account page.':
    'Mot de passe oublié ? <pageLink>Recevez un lien par e-mail</pageLink>. La connexion à deux facteurs, les clés d’accès, vos sessions, vos données et la suppression du compte se trouvent sur la page du compte.',
  'Forgotten password': 'Mot de passe oublié',
  Form: 'Formulaire',
  'Form feed': 'Saut de page',
  'Form fields of page {page}': 'Champs de formulaire de la page {page}',
  Formal: 'Formel',
  'Formal texts do without exclamation marks.': 'Les textes formels se passent de points d’exclamation.',
  'Formal texts write it out.': 'Les textes formels l’écrivent en toutes lettres.',
  'Formality must be default, formal or informal.': 'Le registre doit être default, formal ou informal.',
  Format: 'Format',
  'Format must be docx, pdf, txt or md.': 'Le format doit être docx, pdf, txt ou md.',
  'Format must be keep, jpeg, png or webp.': 'Le format doit être keep, jpeg, png ou webp.',
  'Format must be keep, jpeg, png, webp or avif.': 'Le format doit être keep, jpeg, png, webp ou avif.',
  'Format must be one of {choices}.': 'Le format doit être l’un de : {choices}.',
  'Format must be {replace}.': 'Le format doit être {replace}.',
  Found: 'Trouvé',
  'Found by the model {model}.': 'Trouvé par le modèle {model}.',
  'Found hardly any noise': 'Presque aucun bruit trouvé',
  'Found. Hold still': 'Trouvé. Ne bougez pas',
  'Four hues a quarter apart.': 'Quatre teintes à un quart de cercle.',
  "Free days are for once. When you begin a trial, we keep keyed hashes of your card's fingerprint (the payment service's name for its number) and of your email address for two years, and of your network address for 30 days, also after you delete your account. They tell nobody who you are; a new trial with the same card, address or network is recognised by them. No other use is made of them.":
    'Les jours gratuits ne valent qu’une fois. Quand vous commencez un essai, nous conservons des empreintes à clé de l’identifiant de votre carte (le nom que le service de paiement donne à son numéro) et de votre adresse e-mail pendant deux ans, et de votre adresse réseau pendant 30 jours, même après la suppression de votre compte. Elles ne disent à personne qui vous êtes ; un nouvel essai avec la même carte, la même adresse ou le même réseau est reconnu grâce à elles. Il n’en est fait aucun autre usage.',
  'Free software under the MIT licence: one command starts the whole site on your own machine.':
    'Logiciel libre sous licence MIT : une seule commande démarre tout le site sur votre propre machine.',
  'Free trial until {trialEnd}, then {price}.': 'Essai gratuit jusqu’au {trialEnd}, puis {price}.',
  'Free users': 'Utilisateurs Free',
  'Frequently asked questions': 'Questions fréquentes',
  Friendly: 'Aimable',
  From: 'De',
  'From 0 to 100, if you know it.': 'De 0 à 100, si vous le connaissez.',
  'From 1 to 10.': 'De 1 à 10.',
  'From 1 to {pageCount}.': 'De 1 à {pageCount}.',
  'From CSV': 'Depuis un CSV',
  'From an image': 'Depuis une image',
  'From {min} to {max}.': 'De {min} à {max}.',
  'From:': 'De :',
  Front: 'Recto',
  'Front, then back: both on one A4 page in true size.':
    'Recto, puis verso : les deux sur une page A4 en taille réelle.',
  'Full stop': 'Point',
  'Further types': 'Autres types',
  'Further types must be named with commas between them, each once: denoise,upscale.':
    'Les autres types doivent être nommés avec des virgules entre eux, chacun une fois : denoise,upscale.',
  'Further types, in order, with commas between them. All are done in one run, without a loss in between.':
    'Autres types, dans l’ordre, séparés par des virgules. Tous sont appliqués en une seule passe, sans perte intermédiaire.',
  'General application': 'Candidature spontanée',
  'General question': 'Question générale',
  'General questions': 'Questions générales',
  'General questions within {general}, technical ones within {technical}, questions about payment within {billing}.':
    'Questions générales sous {general}, techniques sous {technical}, questions de paiement sous {billing}.',
  Generate: 'Générer',
  'Generate PDF': 'Générer un PDF',
  'Generate QR code': 'Générer le code QR',
  'Generate passphrase': 'Générer une phrase de passe',
  'Generate password': 'Générer un mot de passe',
  'Generate strong random passwords and passphrases in your browser. Length, character types, minimums, look-alikes, many at once, entropy in bits. Nothing is sent.':
    'Générez des mots et phrases de passe aléatoires et robustes dans votre navigateur. Longueur, types, minimums, caractères ambigus, plusieurs à la fois, entropie. Rien n’est envoyé.',
  'Generated passphrase': 'Phrase de passe générée',
  'Generated password': 'Mot de passe généré',
  'Generating…': 'Génération…',
  'Georgian (old)': 'Géorgien (ancien)',
  German: 'Allemand',
  'German (Fraktur)': 'Allemand (Fraktur)',
  'Get Pro': 'Passer à Pro',
  'Get a link by email to choose a new password.': 'Recevez par e-mail un lien pour choisir un nouveau mot de passe.',
  'Get {plan}': 'Choisir {plan}',
  'Getting Started': 'Premiers pas',
  'Give Pro': 'Donner Pro',
  'Give it colours, shapes and a logo': 'Donnez-lui des couleurs, des formes et un logo',
  'Give this site the settings below, with your provider’s servers and your own password, and start it again. The blanks in an app password do not matter for IMAP_PASSWORD; in an address, leave them out.':
    'Donnez à ce site les réglages ci-dessous, avec les serveurs de votre fournisseur et votre propre mot de passe, puis redémarrez-le. Les espaces d’un mot de passe d’application ne comptent pas pour IMAP_PASSWORD ; dans une adresse, omettez-les.',
  'Give {username} Pro?': 'Donner Pro à {username} ?',
  Glossary: 'Glossaire',
  'Glossary ({count})': 'Glossaire ({count})',
  Go: 'Aller',
  'Go back': 'Retour',
  'Go on': 'Continuer',
  'Go on with this text': 'Continuer avec ce texte',
  'Go on without': 'Continuer sans',
  'Go on without it<span> and remove {name}</span>': 'Continuer sans<span> et retirer {name}</span>',
  'Go to Satchel': 'Aller à Satchel',
  'Go to page': 'Aller à la page',
  'Go to the blog': 'Aller au blog',
  'Go to the home page': 'Aller à la page d’accueil',
  'Go to your account': 'Aller à votre compte',
  Goal: 'Objectif',
  'Goal reached': 'Objectif atteint',
  'Goal reached, {amount} more': 'Objectif atteint, {amount} de plus',
  Gold: 'Or',
  'Gone: {gonePages}': 'Disparues : {gonePages}',
  'Good must be true or false.': '« Good » doit être true ou false.',
  'Good: keep it somewhere safe. Without it nobody can open the ZIP, not even this site.':
    'Bon : conservez-le en lieu sûr. Sans lui, personne ne peut ouvrir le ZIP, pas même ce site.',
  Gradient: 'Dégradé',
  'Grammar & Spelling': 'Grammaire et orthographe',
  'Grammar, clarity, tone': 'Grammaire, clarté, ton',
  Gray: 'Gris',
  'Gray must be true or false.': 'Le gris doit être true ou false.',
  Grayscale: 'Niveaux de gris',
  'Grayscale must be true or false.': 'Les niveaux de gris doivent être true ou false.',
  Greek: 'Grec',
  Green: 'Vert',
  'Groups of calls': 'Groupes d’appels',
  'Größe becomes groesse.': 'Größe devient groesse.',
  'Guest Wi-Fi': 'Wi-Fi invités',
  'Guests join without typing.': 'Les invités se connectent sans rien saisir.',
  'Guides to PDFs, images, scans and passwords: what happens inside the files, and how to get what you want.':
    'Guides sur les PDF, images, numérisations et mots de passe : ce qui se passe dans les fichiers, et comment obtenir ce que vous voulez.',
  'H: 30% may be damaged': 'H : 30 % peuvent être endommagés',
  'HEIC images cannot be read on this server. Please convert this one to JPEG first, for example by exporting it from Photos.':
    'Les images HEIC ne peuvent pas être lues sur ce serveur. Veuillez d’abord convertir celle-ci en JPEG, par exemple en l’exportant depuis Photos.',
  HEX: 'HEX',
  HTML: 'HTML',
  'Hard to tell apart:': 'Difficiles à distinguer :',
  Hardness: 'Dureté',
  'Have one already? <link>Sign in</link>': 'Vous en avez déjà un ? <link>Connectez-vous</link>',
  'Headers and footers were left out.': 'Les en-têtes et pieds de page ont été omis.',
  Heading: 'Titre',
  Headings: 'Titres',
  'Headings, lists, links and tables as plain text. Images are left out.':
    'Titres, listes, liens et tableaux en texte brut. Les images sont omises.',
  'Headings, lists, links and tables as plain text; without images.':
    'Titres, listes, liens et tableaux en texte brut ; sans images.',
  'Headlines, icons': 'Titres, icônes',
  Health: 'Santé',
  Height: 'Hauteur',
  'Height of the part to keep; 1 is all of it.': 'Hauteur de la partie à conserver ; 1 signifie toute la hauteur.',
  'Hello {username},': 'Bonjour {username},',
  'Hello! Ask me about a tool, a message you saw, your files or your account. I answer from what this site says about itself, and can pass you on to a person.':
    'Bonjour ! Interrogez-moi sur un outil, un message que vous avez vu, vos fichiers ou votre compte. Je réponds d’après ce que ce site dit de lui-même, et je peux vous mettre en relation avec une personne.',
  'Hello,': 'Bonjour,',
  Help: 'Aide',
  'Help to make the small jobs around files quick, private and pleasant.':
    'Aidez à rendre les petits travaux sur les fichiers rapides, privés et agréables.',
  Helper: 'Assistant',
  'Hex colour': 'Couleur hexadécimale',
  'Hidden network': 'Réseau masqué',
  'Hide list of edits': 'Masquer la liste des modifications',
  'Hide pages': 'Masquer les pages',
  'Hide passphrase': 'Masquer la phrase de passe',
  'Hide password': 'Masquer le mot de passe',
  Highlight: 'Surligner',
  'Highlight all': 'Tout surligner',
  'Hints must be a list such as [{"keep":true,"points":[{"x":10,"y":12}]}], with size and hardness for a brush.':
    'Les indications doivent former une liste comme [{"keep":true,"points":[{"x":10,"y":12}]}], avec taille et dureté pour un pinceau.',
  History: 'Historique',
  'History ({count})': 'Historique ({count})',
  Hits: 'Occurrences',
  'Hold a code in front of the camera.': 'Tenez un code devant la caméra.',
  'Hold still': 'Ne bougez pas',
  'Hold the back of the card in front of the camera, on a background of another colour':
    'Tenez le verso de la carte devant la caméra, sur un fond d’une autre couleur',
  'Hold the card in front of the camera, on a background of another colour':
    'Tenez la carte devant la caméra, sur un fond d’une autre couleur',
  'Hold the front of the card in front of the camera, on a background of another colour':
    'Tenez le recto de la carte devant la caméra, sur un fond d’une autre couleur',
  'Hold the open book in front of the camera, on a background of another colour':
    'Tenez le livre ouvert devant la caméra, sur un fond d’une autre couleur',
  'Hold the page in front of the camera, on a background of another colour':
    'Tenez la page devant la caméra, sur un fond d’une autre couleur',
  'Hold the receipt in front of the camera, on a background of another colour':
    'Tenez le reçu devant la caméra, sur un fond d’une autre couleur',
  'Hold to compare': 'Maintenir pour comparer',
  'Host, with its subdomains': 'Hôte, avec ses sous-domaines',
  'How a phone hands photos to a page that is open on a computer.':
    'Comment un téléphone transmet des photos à une page ouverte sur un ordinateur.',
  'How can I keep or share a palette?': 'Comment conserver ou partager une palette ?',
  'How dark, 0 to 100; 0 is none.': 'Son obscurité, de 0 à 100 ; 0 signifie aucune.',
  'How do I follow my ticket?': 'Comment suivre mon ticket ?',
  'How do I get Pro?': 'Comment obtenir Pro ?',
  'How do I know that a summary is right?': 'Comment savoir qu’un résumé est juste ?',
  'How do I know that nothing looks worse?': 'Comment savoir que rien n’est moins beau ?',
  'How do I make many at once?': 'Comment en créer plusieurs à la fois ?',
  'How do you know that a code scans?': 'Comment savez-vous qu’un code se lit ?',
  'How does the free trial work?': 'Comment fonctionne l’essai gratuit ?',
  'How hard to compress. Lossless changes no pixel.':
    'L’intensité de la compression. Sans perte ne change aucun pixel.',
  'How is the reading time calculated?': 'Comment le temps de lecture est-il calculé ?',
  'How it is set up': 'Comment c’est configuré',
  'How it works': 'Comment ça marche',
  'How large are the parts?': 'Quelle est la taille des parties ?',
  'How large should I print it?': 'À quelle taille faut-il l’imprimer ?',
  'How long it takes to guess': 'Le temps nécessaire pour le deviner',
  'How long should it be?': 'Quelle longueur choisir ?',
  'How many passphrases': 'Nombre de phrases de passe',
  'How many passwords': 'Nombre de mots de passe',
  'How safe is a ZIP with a password?': 'Un ZIP avec mot de passe est-il sûr ?',
  'How soon do you answer?': 'Dans quel délai répondez-vous ?',
  'How soon we answer, and when somebody is in the office.':
    'Dans quel délai nous répondons, et quand quelqu’un est au bureau.',
  'How strong, 1 to 100.': 'Son intensité, de 1 à 100.',
  'How strongly shadows, stains and noise are removed.': 'L’intensité de la suppression des ombres, taches et bruits.',
  'How things work here, and what to do when they do not.':
    'Comment les choses fonctionnent ici, et que faire quand elles ne fonctionnent pas.',
  'How to sign': 'Comment signer',
  'How to use it': 'Comment l’utiliser',
  'How to use the tools, which files they take, what to do when something fails, and what happens to your files.':
    'Comment utiliser les outils, quels fichiers ils acceptent, que faire quand quelque chose échoue, et ce que deviennent vos fichiers.',
  Hyphen: 'Trait d’union',
  'I am sorry that my answers did not help. I have passed this on to our team as ticket {number}.':
    'Je regrette que mes réponses n’aient pas aidé. J’ai transmis la question à notre équipe sous le ticket {number}.',
  'I forgot my password': 'J’ai oublié mon mot de passe',
  'I have saved them': 'Je les ai conservés',
  "I'm having trouble responding right now.": 'J’ai du mal à répondre en ce moment.',
  "I'm sorry, I couldn't process that request.": 'Désolé, je n’ai pas pu traiter cette demande.',
  'ID card': 'Carte d’identité',
  'ID card puts both sides on one A4 page in their true size; receipt makes a long, narrow page with strong contrast; business card reads the contact, for your address book; book cuts the two pages apart and flattens them.':
    'Carte d’identité place les deux faces sur une page A4, à leur taille réelle ; reçu crée une page longue et étroite à fort contraste ; carte de visite lit le contact, pour votre carnet d’adresses ; livre sépare les deux pages et les aplanit.',
  'Icons, borders': 'Icônes, bordures',
  'Id card': 'Carte d’identité',
  Identical: 'Identique',
  'If a payment fails, we tell you and retry; if it keeps failing, the account returns to Starter.':
    'Si un paiement échoue, nous vous prévenons et réessayons ; s’il continue d’échouer, le compte revient à Starter.',
  'If it has a date.': 'S’il y a une date.',
  'If it was not you, do not open the link: there is no account, and nothing happens.':
    'Si ce n’était pas vous, n’ouvrez pas le lien : il n’y a pas de compte, et il ne se passe rien.',
  'If that fails, it goes to an AI model on this server, and to nobody else.':
    'En cas d’échec, il est envoyé à un modèle d’IA sur ce serveur, et à personne d’autre.',
  "If that fails, it goes to an AI model on this site's own network, and to nobody else.":
    'En cas d’échec, il est envoyé à un modèle d’IA sur le réseau propre à ce site, et à personne d’autre.',
  'If that fails, it goes to {provider}.': 'En cas d’échec, il est envoyé à {provider}.',
  'If there is an account with this address, we have sent it a link for a new password.':
    'S’il existe un compte avec cette adresse, nous lui avons envoyé un lien pour un nouveau mot de passe.',
  'If you apply for a job, the operator of this site keeps your name, your email address, your message and your CV for {applicationLifetime}. Only administrators can open a CV, and each time is recorded.':
    'Si vous postulez à un emploi, l’exploitant de ce site conserve votre nom, votre adresse e-mail, votre message et votre CV pendant {applicationLifetime}. Seuls les administrateurs peuvent ouvrir un CV, et chaque ouverture est enregistrée.',
  'If you ask for the newsletter, we keep your email address and the day you confirmed it, and use them for nothing else. Every issue has a link to leave, which deletes your address. An address that is not confirmed is deleted after 7 days.':
    'Si vous demandez la newsletter, nous conservons votre adresse e-mail et le jour où vous l’avez confirmée, et ne les utilisons pour rien d’autre. Chaque numéro contient un lien de désabonnement, qui supprime votre adresse. Une adresse non confirmée est supprimée au bout de 7 jours.',
  'If you asked for the newsletter, confirm that this address is yours. If not, close this page.':
    'Si vous avez demandé la newsletter, confirmez que cette adresse est la vôtre. Sinon, fermez cette page.',
  'If you could care less, you do care.': '« Could care less » dit que cela vous importe : il manque la négation.',
  'If you have a passkey, sign in with it. You do not need your password.':
    'Si vous avez une clé d’accès, connectez-vous avec. Vous n’avez pas besoin de votre mot de passe.',
  "If you registered here or changed your account's address, confirm that the address is yours. If not, close this page.":
    'Si vous vous êtes inscrit ici ou avez changé l’adresse de votre compte, confirmez que l’adresse est la vôtre. Sinon, fermez cette page.',
  Image: 'Image',
  'Image Compressor': 'Compresser image',
  'Image Resized Successfully!': 'Image redimensionnée !',
  'Image Resizer': 'Redimensionner image',
  'Image Tools': 'Outils d’image',
  'Image or PDF': 'Image ou PDF',
  'Image {number} has more than {maxMegapixels} megapixels, which is the limit. Please make it smaller first.':
    'L’image {number} dépasse {maxMegapixels} mégapixels, ce qui est la limite. Veuillez d’abord la réduire.',
  'Image {number} is damaged or incomplete and cannot be read. Please export or download it again.':
    'L’image {number} est endommagée ou incomplète et ne peut pas être lue. Veuillez l’exporter ou la télécharger à nouveau.',
  'Image {number} of {count}': 'Image {number} sur {count}',
  'Image {number} uses {what}, which PDF cannot hold. Please save it as an ordinary JPEG or PNG.':
    'L’image {number} utilise {what}, que le PDF ne peut pas contenir. Veuillez l’enregistrer en JPEG ou PNG ordinaire.',
  Images: 'Images',
  'Images Resized Successfully!': 'Images redimensionnées !',
  'Images and PDFs get smaller and keep their format; every other file becomes a ZIP.':
    'Les images et les PDF deviennent plus légers et gardent leur format ; tout autre fichier devient un ZIP.',
  'Images are reduced to the resolution their place on the page needs, fonts are reduced to the characters in use, and everything is repacked. Text stays text; links, bookmarks, forms, tags and attachments stay as they are.':
    'Les images sont ramenées à la résolution que demande leur place sur la page, les polices sont réduites aux caractères utilisés, et le tout est recompacté. Le texte reste du texte ; liens, signets, formulaires, balises et pièces jointes restent tels quels.',
  'Images cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Des images ne peuvent pas devenir {asked} ici, seulement {possible}. C’est le type du contenu qui compte, non le nom.',
  'Images in order': 'Images dans l’ordre',
  'Images in shades of grey.': 'Images en niveaux de gris.',
  'Images of pages': 'Images des pages',
  'Images only, animations included. Smaller ones stay as they are.':
    'Images uniquement, animations comprises. Les plus petites restent telles quelles.',
  'Images stay sharp in print (220 per inch).': 'Les images restent nettes à l’impression (220 par pouce).',
  'Images to other formats or PDF, documents to PDF and each other, PDFs to images or text.':
    'Des images vers d’autres formats ou PDF, des documents vers PDF et les uns dans les autres, des PDF vers images ou texte.',
  'Images with marked scratches': 'Images avec rayures marquées',
  'Immediately and permanently.': 'Immédiatement et définitivement.',
  'Improve text': 'Améliorer le texte',
  'Improved light and colours': 'Lumière et couleurs améliorées',
  'Improved text': 'Texte amélioré',
  'Improvement Failed': 'Échec de l’amélioration',
  'Improvement type': 'Type d’amélioration',
  Improving: 'Amélioration',
  'Improving…': 'Amélioration…',
  'In Progress': 'En cours',
  'In a hurry? <button>Chat with AI Assistant</button>': 'C’est pressé ? <button>Discuter avec l’assistant IA</button>',
  'In conversations, last 24 hours': 'Dans les conversations, dernières 24 heures',
  'In line': 'En attente',
  'In numbers': 'En chiffres',
  'In sentences, Anna and Paris stay as they are.': 'Dans les phrases, Anna et Paris restent tels quels.',
  'In short': 'En bref',
  'In the bag': 'Dans la sacoche',
  'In the file': 'Dans le fichier',
  'In the last 30 days, half of all people had their first answer within {time}.':
    'Au cours des 30 derniers jours, la moitié des personnes ont eu leur première réponse en {time}.',
  'In this order: {order}. The photo is saved only once.':
    'Dans cet ordre : {order}. La photo n’est enregistrée qu’une fois.',
  'In turn': 'À son tour',
  'In your text, but no longer here: {lost}.': 'Dans votre texte, mais plus ici : {lost}.',
  Included: 'Compris',
  Indian: 'Indien',
  Informal: 'Informel',
  'Inner colour': 'Couleur intérieure',
  'Insert a PDF after page {after}': 'Insérer un PDF après la page {after}',
  'Insert a blank page after page {after}': 'Insérer une page vierge après la page {after}',
  'Insertion mark': 'Marque d’insertion',
  Inside: 'À l’intérieur',
  'Instagram caption': 'Légende Instagram',
  'Instagram portrait': 'Instagram portrait',
  'Instagram square': 'Instagram carré',
  'Into a PDF': 'En PDF',
  'Into one PDF': 'En un seul PDF',
  Invalid: 'Non valide',
  'Invalid File': 'Fichier non valide',
  'Invalid File Type': 'Type de fichier non valide',
  'Invalid URL': 'URL non valide',
  'Invalid file': 'Fichier non valide',
  'Invalid file type': 'Type de fichier non valide',
  'Invalid response format: the server did not send a result. Try again.':
    'Format de réponse non valide : le serveur n’a pas envoyé de résultat. Réessayez.',
  Invitation: 'Invitation',
  Invoice: 'Facture',
  Invoices: 'Factures',
  'Is erased text really gone?': 'Le texte effacé a-t-il vraiment disparu ?',
  'Is my image uploaded when I take colours from it?': 'Mon image est-elle envoyée quand j’en extrais des couleurs ?',
  'Is my list still there after a reload?': 'Ma liste est-elle encore là après un rechargement ?',
  'Is my text stored?': 'Mon texte est-il stocké ?',
  'Is reading scanned pages counted?': 'La lecture des pages numérisées est-elle comptée ?',
  'Is the password sent anywhere?': 'Le mot de passe est-il envoyé quelque part ?',
  'Is the text of the PDF the text I corrected?': 'Le texte du PDF est-il celui que j’ai corrigé ?',
  'It cannot be made smaller at this level.': 'Il ne peut pas être réduit à ce niveau.',
  'It contains programs or starts other files. They never run here and are left out of results.':
    'Il contient des programmes ou lance d’autres fichiers. Ceux-ci ne s’exécutent jamais ici et sont omis des résultats.',
  'It could not be checked': 'Il n’a pas pu être vérifié',
  'It could not be loaded. Check your connection, then reload the page.':
    'Elle n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.',
  'It counts, lets you delete your files, and identifies you nowhere else.':
    'Il compte, vous permet de supprimer vos fichiers, et ne vous identifie nulle part ailleurs.',
  'It does not scan reliably': 'Il ne se lit pas de façon fiable',
  'It does not scan reliably. {advice}': 'Il ne se lit pas de façon fiable. {advice}',
  'It fills the whole background.': 'Elle remplit tout l’arrière-plan.',
  'It goes to {confirmed}, 50 a minute. You can stop it, but not take back what was sent.':
    'Destinataires : {confirmed}, 50 par minute. Vous pouvez l’arrêter, mais pas reprendre ce qui a été envoyé.',
  'It has a password, so where it leads is not shown.':
    'Il a un mot de passe ; sa destination n’est donc pas affichée.',
  'It has all your changes.': 'Il contient toutes vos modifications.',
  'It has many pages but no outline to navigate by.': 'Il a beaucoup de pages mais aucun sommaire pour s’y déplacer.',
  'It has one. Empty: it stays.': 'Il en a un. Vide : il reste.',
  'It has what you put into the form. {note}': 'Il contient ce que vous mettez dans le formulaire. {note}',
  'It has your changes, apart from these.': 'Il contient vos modifications, sauf celles-ci.',
  "It is 'biased'.": 'On écrit « biased ».',
  "It is 'supposed to'.": 'On écrit « supposed to ».',
  "It is 'used to'.": 'On écrit « used to ».',
  'It is a scan: its text cannot be searched or copied. Text recognition makes it searchable.':
    'C’est une numérisation : son texte ne peut être ni recherché ni copié. La reconnaissance de texte le rend interrogeable.',
  'It is damaged and was repaired on opening. Split or merge it once to get a sound file.':
    'Il est endommagé et a été réparé à l’ouverture. Divisez-le ou fusionnez-le une fois pour obtenir un fichier sain.',
  'It is damaged: to have it repaired, merge it alone with the PDF Merger.':
    'Il est endommagé : pour le faire réparer, passez-le seul dans Fusionner PDF.',
  'It is in your downloads.': 'Il est dans vos téléchargements.',
  'It is large for its number of pages. Compressing it makes it quicker to send and to open.':
    'Il est volumineux pour son nombre de pages. Le compresser le rend plus rapide à envoyer et à ouvrir.',
  'It is locked with a password. Enter it to go on; it is used for this file only and never stored.':
    'Il est verrouillé par un mot de passe. Saisissez-le pour continuer ; il ne sert que pour ce fichier et n’est jamais stocké.',
  'It is never sent. Switching it off clears it.': 'Il n’est jamais envoyé. Le désactiver l’efface.',
  'It is on': 'Elle est activée',
  'It is one program, in one language, with one command to start it. That keeps it small enough to be understood by a few people, and to be run by one.':
    'C’est un seul programme, dans un seul langage, avec une seule commande pour le démarrer. Il reste ainsi assez petit pour être compris par quelques personnes, et exploité par une seule.',
  'It is removed unless you choose to keep it. Orientation and colours stay right either way: the rotation is applied to the image itself.':
    'Ils sont supprimés, sauf si vous choisissez de les conserver. L’orientation et les couleurs restent justes dans tous les cas : la rotation est appliquée à l’image elle-même.',
  'It is right': 'C’est correct',
  'It is signed. Every change makes the signature invalid, so keep the original.':
    'Il est signé. Toute modification rend la signature non valide ; conservez donc l’original.',
  'It is spelled like this.': 'Voici l’orthographe correcte.',
  'It leads to a site that the operator of this site has blocked.':
    'Il mène vers un site que l’exploitant de ce site a bloqué.',
  'It may call': 'Elle peut appeler',
  'It needs the package requests.': 'Il nécessite le paquet requests.',
  'It now costs {price}. The unused part of your current period is credited.':
    'Le prix est désormais de {price}. La part non utilisée de votre période en cours est créditée.',
  'It replaces your current password and signs you out on every device.':
    'Il remplace votre mot de passe actuel et vous déconnecte sur tous les appareils.',
  "It said: '{line}'": 'Il a répondu : « {line} »',
  'It says what it did': 'Il dit ce qu’il a fait',
  'It scans': 'Il se lit',
  'It scans.': 'Il se lit.',
  'It stays as it is, byte for byte: edits are added at its end. Every edited page is compared with the original outside of the edits.':
    'Il reste tel quel, octet par octet : les modifications sont ajoutées à la fin. Chaque page modifiée est comparée à l’original en dehors des modifications.',
  'It stays. Only the lines you change are set anew, at their place, in their own font, size and colour. A line that has become too long goes on in the next line of its paragraph.':
    'Elle reste. Seules les lignes que vous modifiez sont recomposées, à leur place, dans leur propre police, taille et couleur. Une ligne devenue trop longue continue à la ligne suivante de son paragraphe.',
  'It takes no fields.': 'Il ne prend aucun champ.',
  'It unpacks to {bytes}; at most {maxUnpackedBytes} are unpacked at a time.':
    'L’extraction donne {bytes} ; {maxUnpackedBytes} au maximum sont extraits à la fois.',
  'It was read back and scans.': 'Il a été relu et fonctionne.',
  'It words the automatic answers, from this site’s help.':
    'Il formule les réponses automatiques, d’après l’aide de ce site.',
  'It works for {days, plural, one {# day} other {# days}}. If it was not you, do nothing: you get no newsletter, and your address is deleted by then.':
    'Il fonctionne pendant {days, plural, one {# jour} other {# jours}}. Si ce n’était pas vous, ne faites rien : vous ne recevez pas de newsletter, et votre adresse est supprimée d’ici là.',
  'It works once, within {days, plural, one {# day} other {# days}} of your registration. The account gets the password that was chosen then. Without confirmation, what was entered is removed after {days, plural, one {# day} other {# days}}.':
    'Il fonctionne une seule fois, sous {days, plural, one {# jour} other {# jours}} à compter de votre inscription. Le compte reçoit le mot de passe choisi à ce moment-là. Sans confirmation, ce qui a été saisi est supprimé au bout de {days, plural, one {# jour} other {# jours}}.',
  'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If it was not you, do not open it: you would give your address to the account of somebody else. Otherwise nothing happens.':
    'Il fonctionne une seule fois, sous {hours, plural, one {# heure} other {# heures}} à compter de votre demande. Si ce n’était pas vous, ne l’ouvrez pas : vous donneriez votre adresse au compte de quelqu’un d’autre. Sinon, il ne se passe rien.',
  'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If this was not you, ignore this message: nothing happens.':
    'Il fonctionne une seule fois, sous {hours, plural, one {# heure} other {# heures}} à compter de votre demande. Si ce n’était pas vous, ignorez ce message : il ne se passe rien.',
  'It works once, within {minutes, plural, one {# minute} other {# minutes}} of your request. If you did not ask for it, ignore this message: your password stays as it is.':
    'Il fonctionne une seule fois, sous {minutes, plural, one {# minute} other {# minutes}} à compter de votre demande. Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste le même.',
  'It would unpack from {archiveBytes} to {bytes}, as decompression bombs do. It cannot be unpacked as a whole.':
    'L’extraction passerait de {archiveBytes} à {bytes}, comme le font les bombes de décompression. Elle ne peut pas être extraite en entier.',
  'Italian (old)': 'Italien (ancien)',
  Italic: 'Italique',
  'Its colour cannot be changed here.': 'Sa couleur ne peut pas être changée ici.',
  'Its colour is noted, but it is drawn by a picture of its own, which stays.':
    'Sa couleur est notée, mais elle est dessinée par une image qui lui est propre, et qui reste.',
  'Its colours are still in it.': 'Ses couleurs y sont encore.',
  'Its edges are found when it is processed.': 'Ses bords sont détectés lors du traitement.',
  'Its form is of a kind (XFA) that only Adobe Reader shows in full.':
    'Son formulaire est d’un type (XFA) que seul Adobe Reader affiche en entier.',
  'Its maker has deleted it.': 'Son auteur l’a supprimé.',
  'Its maker has paused it. Please try again later, or ask them.':
    'Son auteur l’a mis en pause. Veuillez réessayer plus tard, ou vous adresser à lui.',
  'Its maker set a time for it, which is over. Please ask them for a new one.':
    'Son auteur lui a fixé une durée, qui est écoulée. Veuillez lui en demander un nouveau.',
  'Its maker set how often it works. Please ask them for a new one.':
    'Son auteur a fixé combien de fois il fonctionne. Veuillez lui en demander un nouveau.',
  'Its metadata is still in it.': 'Ses métadonnées y sont encore.',
  'Its number is <strong>{number}</strong>. The answer will be on <link>the page of your ticket</link>, where you can also add something.':
    'Son numéro est <strong>{number}</strong>. La réponse sera sur <link>la page de votre ticket</link>, où vous pouvez aussi ajouter quelque chose.',
  'Its number is {number}. Keep <a>the page of your application</a>: you can read our answer and write to us there.':
    'Son numéro est {number}. Conservez <a>la page de votre candidature</a> : vous pouvez y lire notre réponse et nous écrire.',
  'Its owner has restricted what may be done with it. Please respect that when you pass it on.':
    'Son propriétaire a restreint ce qu’on peut en faire. Veuillez le respecter quand vous le transmettez.',
  'Its pages are empty or hold only images.': 'Ses pages sont vides ou ne contiennent que des images.',
  'Its pages cannot be shown here. {sentence} You can still try to convert it.':
    'Ses pages ne peuvent pas être affichées ici. {sentence} Vous pouvez tout de même essayer de le convertir.',
  'Its row asks for the password, which is used for this conversion only and never stored. The result has no password. PowerPoint before 2007 and a few rare kinds of locks cannot be opened; the row says so.':
    'Leur ligne demande le mot de passe, qui ne sert qu’à cette conversion et n’est jamais stocké. Le résultat n’a pas de mot de passe. PowerPoint d’avant 2007 et quelques rares types de verrouillage ne peuvent pas être ouverts ; la ligne le signale.',
  'Its style stays.': 'Son style reste.',
  'Its tables': 'Ses tableaux',
  'Its text is part of a picture. Make it readable with the Document Scanner first, or write over it with the Visual PDF Editor.':
    'Son texte fait partie d’une image. Rendez-le d’abord lisible avec Numériser document, ou écrivez par-dessus avec l’Éditeur PDF visuel.',
  JPEG: 'JPEG',
  'JPEG has no transparency and gets the colour.': 'Le JPEG n’a pas de transparence et reçoit la couleur.',
  'JPEG has no transparency: it gets “Color”.': 'Le JPEG n’a pas de transparence : il reçoit « Couleur ».',
  JPG: 'JPG',
  'JPG cannot be transparent, so the background is white.':
    'Le JPG ne peut pas être transparent, le fond est donc blanc.',
  'JPG images': 'Images JPG',
  JSON: 'JSON',
  'JSON feed': 'Flux JSON',
  'Japanese (Shift_JIS)': 'Japonais (Shift_JIS)',
  'Japanese (vertical)': 'Japonais (vertical)',
  'Job applications': 'Candidatures',
  'Job title': 'Fonction',
  Jobs: 'Tâches',
  'Jobs are listed until their files are deleted. Whose they are and what their files are called is not shown.':
    'Les tâches sont listées jusqu’à la suppression de leurs fichiers. À qui elles appartiennent et comment s’appellent leurs fichiers n’est pas affiché.',
  'Jobs done': 'Tâches effectuées',
  'Joins a network.': 'Se connecte à un réseau.',
  KB: 'Ko',
  Keep: 'Conserver',
  'Keep a history in this browser': 'Conserver un historique dans ce navigateur',
  'Keep acronyms': 'Conserver les sigles',
  'Keep aspect ratio': 'Conserver les proportions',
  'Keep editing': 'Continuer la modification',
  'Keep it in this browser': 'La garder dans ce navigateur',
  'Keep metadata': 'Conserver les métadonnées',
  'Keep names': 'Conserver les noms',
  'Keep one that has been leaked.': 'En garder un qui a fuité.',
  'Keep this page open: a reload would lose {names}, because the file changed or was moved after you chose it.':
    'Gardez cette page ouverte : un rechargement ferait perdre {names}, car le fichier a été modifié ou déplacé après que vous l’avez choisi.',
  'Keep this page open: a reload would lose {names}, because this browser has no more room for files.':
    'Gardez cette page ouverte : un rechargement ferait perdre {names}, car ce navigateur n’a plus de place pour des fichiers.',
  'Keep this page open: a reload would lose {names}, because this browser keeps nothing for this site (a private window, or storage is blocked).':
    'Gardez cette page ouverte : un rechargement ferait perdre {names}, car ce navigateur ne conserve rien pour ce site (fenêtre privée ou stockage bloqué).',
  'Keep your password and API keys to yourself, and give an email address that reaches you. You answer for what is done with your account. You can delete it at any time on your <pageLink>account page</pageLink>.':
    'Gardez votre mot de passe et vos clés API pour vous, et donnez une adresse e-mail où vous êtes joignable. Vous répondez de ce qui est fait avec votre compte. Vous pouvez le supprimer à tout moment sur votre <pageLink>page de compte</pageLink>.',
  'Keeping the aspect ratio must be true or false.': 'Le maintien des proportions doit être true ou false.',
  'Kept, or in {language}': 'Conservé, ou en {language}',
  'Kept: every page as it was, {things}.': 'Conservés : chaque page telle quelle, {things}.',
  'Key revoked': 'Clé révoquée',
  Keywords: 'Mots-clés',
  'Keywords, repeated phrases and how hard the text is to read.':
    'Mots-clés, expressions répétées et difficulté de lecture du texte.',
  Kind: 'Type',
  'Kind of goal': 'Type d’objectif',
  'Korean (vertical)': 'Coréen (vertical)',
  'L: 7% may be damaged': 'L : 7 % peuvent être endommagés',
  'Label on the box': 'Libellé sur le cadre',
  'Label on the box, if you want one': 'Libellé sur le cadre, si vous en voulez un',
  Landscape: 'Paysage',
  Language: 'Langue',
  'Language must be a code such as de or en.': 'La langue doit être un code comme de ou en.',
  'Language must be text.': 'La langue doit être un texte.',
  Languages: 'Langues',
  "Languages must be a list of one to five language codes, such as 'eng' or 'eng,deu'.":
    'Les langues doivent former une liste d’un à cinq codes de langue, comme « eng » ou « eng,deu ».',
  "Languages must be codes such as 'eng' or 'eng,deu'.":
    'Les langues doivent être des codes comme « eng » ou « eng,deu ».',
  'Languages of the text': 'Langues du texte',
  'Large text': 'Grand texte',
  'Larger pages': 'Pages plus grandes',
  'Larger than before: the other format needs more for this image':
    'Plus volumineux qu’avant : l’autre format demande plus de place pour cette image',
  'Larger than the original, so it looks softer.': 'Plus grand que l’original, donc d’aspect plus doux.',
  'Larger than the original: pixels will be invented, so it will look softer.':
    'Plus grand que l’original : des pixels seront inventés, l’aspect sera donc plus doux.',
  'Largest size': 'Taille maximale',
  'Largest size of a file in MB': 'Taille maximale d’un fichier en Mo',
  'Last 12 months': '12 derniers mois',
  'Last 24 hours': 'Dernières 24 heures',
  'Last 30 days': '30 derniers jours',
  'Last 7 days': '7 derniers jours',
  'Last audit ({day}): {findings, plural, one {# finding} other {# findings}} on {pages, plural, one {# page} other {# pages}}':
    'Dernier audit ({day}) : {findings, plural, one {# constat} other {# constats}} sur {pages, plural, one {# page} other {# pages}}',
  'Last check': 'Dernière vérification',
  'Last escalation: none yet': 'Dernière escalade : aucune pour l’instant',
  'Last escalation: {time}': 'Dernière escalade : {time}',
  'Last name': 'Nom de famille',
  'Last rated bad': 'Dernières jugées mauvaises',
  'Latest jobs': 'Dernières tâches',
  Latitude: 'Latitude',
  'Latitude must be a number from -90 to 90.': 'La latitude doit être un nombre de -90 à 90.',
  'Lc {round}': 'Lc {round}',
  'Leads to': 'Mène vers',
  Leaf: 'Feuille',
  'Leave it': 'Laisser ainsi',
  'Leave it out<span> and remove {name}</span>': 'L’écarter<span> et retirer {name}</span>',
  'Leave it to the page. It uses at least M, which survives 15% of dirt or damage, more wherever that costs no space, and H (30%) with a logo, because a logo covers a part of the code.':
    'Laissez faire la page. Elle utilise au moins M, qui résiste à 15 % de saleté ou de dégâts, davantage là où cela ne coûte pas de place, et H (30 %) avec un logo, car un logo couvre une partie du code.',
  'Leave the newsletter': 'Quitter la newsletter',
  'Leave with one click: {link}': 'Désabonnement en un clic : {link}',
  'Leave your changes?': 'Abandonner vos modifications ?',
  Leaves: 'Feuilles',
  'Leaves out fillers, repetition and wordy phrases.':
    'Retire les mots de remplissage, les répétitions et les tournures verbeuses.',
  'Leaves out the white paper, in PNG and WebP.': 'Omet le papier blanc, en PNG et WebP.',
  'Leaves out the white, to put pages on other backgrounds.': 'Omet le blanc, pour poser les pages sur d’autres fonds.',
  Left: 'À gauche',
  'Left edge of the part to keep, as a fraction of the width. Cropping comes first.':
    'Bord gauche de la partie à conserver, en fraction de la largeur. Le rognage vient en premier.',
  'Left in the mailbox': 'Laissés dans la boîte aux lettres',
  'Left open here': 'Laissé ouvert ici',
  'Left open here {describeAge}: {names}.': 'Laissé ouvert ici {describeAge} : {names}.',
  'Left out': 'Écartés',
  'Left out: {count, plural, one {# file} other {# files}}.':
    '{count, plural, one {# fichier écarté} other {# fichiers écartés}}.',
  'Left out: {name}.': 'Écarté : {name}.',
  'Left there are newsletters, bounces and other programs’ emails.':
    'Y sont laissés les newsletters, les messages de non-distribution et les e-mails d’autres programmes.',
  Length: 'Longueur',
  'Length must be a whole number from 4 to 50.': 'La longueur doit être un nombre entier de 4 à 50.',
  'Length must be short, medium or long.': 'La longueur doit être short, medium ou long.',
  Less: 'Moins',
  'Less grain, with the details kept.': 'Moins de grain, détails conservés.',
  'Let a password manager remember and fill them in.':
    'Laissez un gestionnaire de mots de passe les retenir et les remplir.',
  'Let go, it is in the bag': 'Lâchez, c’est dans la sacoche',
  'Let what follows stay': 'Laisser la suite en place',
  Letter: 'Lettre US',
  'Letters change case differently: Turkish i becomes İ, Dutch IJ is one letter, Greek capitals lose their accents, German ß becomes SS or ẞ. Turkish, Azerbaijani and Greek are recognised; you can choose the others.':
    'Les lettres changent de casse différemment : le i turc devient İ, l’IJ néerlandais est une seule lettre, les majuscules grecques perdent leurs accents, le ß allemand devient SS ou ẞ. Le turc, l’azéri et le grec sont reconnus ; vous pouvez choisir les autres.',
  'Letters, digits and hyphens, 20 at most.': 'Lettres, chiffres et traits d’union, 20 au maximum.',
  Level: 'Niveau',
  'Level must be lossless, light, balanced or strong.': 'Le niveau doit être lossless, light, balanced ou strong.',
  'Level must be store, fast, normal or best.': 'Le niveau doit être store, fast, normal ou best.',
  Light: 'Éclairage',
  'Light or dark': 'Clair ou sombre',
  'Light, contrast and colours.': 'Lumière, contraste et couleurs.',
  'Light: only evens the light': 'Légère : égalise seulement la lumière',
  'Lighter photos, the same look': 'Des photos plus légères, le même aspect',
  Limit: 'Limite',
  Limits: 'Limites',
  'Limits of every tool per plan': 'Limites de chaque outil par formule',
  Line: 'Ligne',
  'Line between before and after': 'Ligne entre avant et après',
  'Line on page {label}': 'Ligne de la page {label}',
  'Line {line}:': 'Ligne {line} :',
  'Line {line}: {problem}': 'Ligne {line} : {problem}',
  Linear: 'Linéaire',
  Lines: 'Lignes',
  Link: 'Lien',
  'Link changed': 'Lien modifié',
  'Link not shortened': 'Lien non raccourci',
  'Link preview': 'Aperçu de lien',
  'Link shortened!': 'Lien raccourci !',
  'LinkedIn banner': 'Bannière LinkedIn',
  'LinkedIn post': 'Publication LinkedIn',
  Links: 'Liens',
  'Links belong to your account, or to the visitor cookie below. A deleted link can be restored for a day; then its target and statistics are gone, and only its name stays, so that nobody else can take it over.':
    'Les liens appartiennent à votre compte, ou au cookie visiteur ci-dessous. Un lien supprimé peut être restauré pendant un jour ; ensuite, sa cible et ses statistiques ont disparu, et seul son nom reste, pour que personne d’autre ne puisse le reprendre.',
  'Links from a CSV file': 'Liens depuis un fichier CSV',
  'Links to deleted pages were removed, as they would lead nowhere.':
    'Les liens vers des pages supprimées ont été retirés, car ils ne mèneraient nulle part.',
  'Links to pages that are in another part were removed, as they would lead nowhere.':
    'Les liens vers des pages d’une autre partie ont été supprimés, car ils ne mèneraient nulle part.',
  'Links to {host} are blocked on this site. If you think that is wrong, please contact its operator.':
    'Les liens vers {host} sont bloqués sur ce site. Si vous pensez que c’est une erreur, veuillez contacter son exploitant.',
  'Links, email addresses, numbers, quotations, code, tags and placeholders stay as they are, and so do names and line breaks.':
    'Les liens, adresses e-mail, nombres, citations, code, balises et variables restent tels quels, tout comme les noms et les retours à la ligne.',
  'List of edits': 'Liste des modifications',
  Lithuanian: 'Lituanien',
  'Loading error - check console': 'Erreur de chargement - voir la console',
  'Loading escalations...': 'Chargement des escalades...',
  'Loading its usage…': 'Chargement de son utilisation…',
  'Loading marketing dashboard...': 'Chargement du tableau de bord marketing...',
  'Loading the applications…': 'Chargement des candidatures…',
  'Loading the articles…': 'Chargement des articles…',
  'Loading the audit…': 'Chargement de l’audit…',
  'Loading the backlinks…': 'Chargement des backlinks…',
  'Loading the blocked hosts…': 'Chargement des hôtes bloqués…',
  'Loading the call': 'Chargement de l’appel',
  'Loading the calls': 'Chargement des appels',
  'Loading the calls…': 'Chargement des appels…',
  'Loading the content ideas…': 'Chargement des idées de contenu…',
  'Loading the conversations…': 'Chargement des conversations…',
  'Loading the conversation…': 'Chargement de la conversation…',
  'Loading the drafts…': 'Chargement des brouillons…',
  'Loading the editor': 'Chargement de l’éditeur',
  'Loading the figures…': 'Chargement des chiffres…',
  'Loading the form…': 'Chargement du formulaire…',
  'Loading the jobs…': 'Chargement des tâches…',
  'Loading the links…': 'Chargement des liens…',
  'Loading the log…': 'Chargement du journal…',
  'Loading the newsletter…': 'Chargement de la newsletter…',
  'Loading the pages…': 'Chargement des pages…',
  'Loading the payment form…': 'Chargement du formulaire de paiement…',
  'Loading the settings…': 'Chargement des réglages…',
  'Loading the state of the mailbox…': 'Chargement de l’état de la boîte aux lettres…',
  'Loading the state of the site…': 'Chargement de l’état du site…',
  'Loading the statistics…': 'Chargement des statistiques…',
  'Loading the templates…': 'Chargement des modèles…',
  'Loading the text…': 'Chargement du texte…',
  'Loading the ticket…': 'Chargement du ticket…',
  'Loading the tool': 'Chargement de l’outil',
  'Loading the users…': 'Chargement des utilisateurs…',
  'Loading your account…': 'Chargement de votre compte…',
  'Loading your counts…': 'Chargement de vos décomptes…',
  'Loading your invoices…': 'Chargement de vos factures…',
  'Loading your keys…': 'Chargement de vos clés…',
  'Loading your links…': 'Chargement de vos liens…',
  'Loading your passkeys…': 'Chargement de vos clés d’accès…',
  'Loading your plan…': 'Chargement de votre formule…',
  'Loading your results…': 'Chargement de vos résultats…',
  'Loading your sessions…': 'Chargement de vos sessions…',
  'Loading your tasks…': 'Chargement de vos tâches…',
  'Loading your tickets…': 'Chargement de vos tickets…',
  'Loading {name}…': 'Chargement : {name}…',
  'Loading…': 'Chargement…',
  'Lock colour {number}': 'Verrouiller la couleur {number}',
  'Lock the colours you like and try again for the others':
    'Verrouillez les couleurs qui vous plaisent et réessayez pour les autres',
  Locked: 'Verrouillé',
  'Locked PDF': 'PDF verrouillé',
  'Locked and not deleted: {locked}.': 'Verrouillé et non supprimé : {locked}.',
  'Locked with a password': 'Verrouillé par un mot de passe',
  'Locks the content with AES-256. File names stay readable.':
    'Verrouille le contenu en AES-256. Les noms de fichiers restent lisibles.',
  'Logged out successfully': 'Vous êtes déconnecté',
  'Login Failed': 'Échec de la connexion',
  Logo: 'Logo',
  'Logo: {name}': 'Logo : {name}',
  Logout: 'Se déconnecter',
  'Logout Failed': 'Échec de la déconnexion',
  'Logs and counts': 'Journaux et décomptes',
  Long: 'Long',
  'Long URL': 'URL longue',
  'Longer, section by section': 'Plus long, section par section',
  Longest: 'Plus long',
  'Longest sentence': 'Phrase la plus longue',
  'Longest side': 'Plus grand côté',
  'Longest side in pixels': 'Plus grand côté en pixels',
  'Longest word': 'Mot le plus long',
  Longitude: 'Longitude',
  'Longitude must be a number from -180 to 180.': 'La longitude doit être un nombre de -180 à 180.',
  Look: 'Apparence',
  'Look at page {number} closely': 'Regarder la page {number} de près',
  'Look at the page': 'Voir la page',
  'Look at {path}': 'Voir {path}',
  'Look of the tool': 'Aspect de l’outil',
  'Looked at': 'Examiné',
  'Looking at the file…': 'Examen du fichier…',
  'Looking at {name}…': 'Examen de {name}…',
  'Looking for codes…': 'Recherche de codes…',
  'Looking for its edges…': 'Recherche de ses bords…',
  'Looking for the edges of the paper…': 'Recherche des bords du papier…',
  'Looking for the files': 'Recherche des fichiers',
  'Looking for the page': 'Recherche de la page',
  'Looking…': 'Recherche…',
  'Looks the same everywhere; for sending and printing.': 'Même aspect partout ; pour envoyer et imprimer.',
  'Looks the same on screen (images 150 per inch).': 'Même aspect à l’écran (images à 150 par pouce).',
  'Looks the same, and is much smaller.': 'Même aspect, et bien plus léger.',
  Lossless: 'Sans perte',
  'Lossless.': 'Sans perte.',
  'Lossless: for drawings, screens and small print.':
    'Sans perte : pour les dessins, les écrans et les petits caractères.',
  'Lower colour': 'Couleur du bas',
  Lowercase: 'Minuscules',
  'Lowercase letters (a-z)': 'Lettres minuscules (a-z)',
  'M: 15% may be damaged': 'M : 15 % peuvent être endommagés',
  MB: 'Mo',
  'Made in this browser. It is not sent and not stored; only your settings are remembered here.':
    'Créé dans ce navigateur. Rien n’est envoyé ni stocké ; seuls vos réglages sont mémorisés ici.',
  'Made on {day}.': 'Créé le {day}.',
  'Made with': 'Créé avec',
  Main: 'Principal',
  'Main colours of {name}.': 'Couleurs principales de {name}.',
  'Maintain aspect ratio': 'Conserver les proportions',
  'Make Concise': 'Rendre concis',
  'Make JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC and SVG images smaller. Compare before and after, choose the format, do many at once. Free, no sign-up.':
    'Allégez des images JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC et SVG. Comparez avant et après, choisissez le format, traitez-en plusieurs. Gratuit, sans inscription.',
  'Make PDFs smaller, and see that every page still looks the same.':
    'Allégez vos PDF et vérifiez que chaque page garde le même aspect.',
  'Make QR codes for links, Wi-Fi, contacts, events and payments. Colours, shapes, logo, PNG, SVG, PDF, batch from CSV, and a reader. Every code is tested to scan.':
    'Codes QR pour liens, Wi-Fi, contacts, événements et paiements. Couleurs, formes, logo, PNG, SVG, PDF, lots depuis un CSV, et un lecteur. La lecture de chaque code est testée.',
  'Make ZIP files, and open ZIP, TAR, 7Z and RAR': 'Créer des fichiers ZIP, ouvrir ZIP, TAR, 7Z et RAR',
  'Make a PDF': 'Faire un PDF',
  'Make a PDF of {files} images': 'Faire un PDF de {files} images',
  'Make a code from it': 'Créer un code à partir de celui-ci',
  'Make admin': 'Nommer administrateur',
  'Make an account and ask whoever runs this site. Administrators give Pro to an account for a time; your account page says until when.':
    'Créez un compte et adressez-vous à la personne qui exploite ce site. Les administrateurs accordent Pro à un compte pour un certain temps ; votre page de compte indique jusqu’à quand.',
  'Make codes': 'Créer des codes',
  'Make colour palettes from a base colour, an image or by chance. Lock colours, get shades 50 to 950, check contrast, export CSS, Tailwind, SVG and PNG. Free.':
    'Créez des palettes depuis une couleur, une image ou au hasard. Verrouillez, obtenez les nuances 50 à 950, vérifiez le contraste, exportez CSS, Tailwind, SVG et PNG. Gratuit.',
  'Make colours that belong together, see who can read them, and take them into your design or code.':
    'Créez des couleurs qui vont ensemble, voyez qui peut les lire, et reprenez-les dans votre design ou votre code.',
  'Make it searchable': 'Rendre interrogeable',
  'Make it smaller where it does not fit': 'Le réduire là où il ne tient pas',
  'Make new codes': 'Créer de nouveaux codes',
  'Make photos and graphics smaller without a visible loss, and see the difference before you save.':
    'Allégez photos et graphiques sans perte visible, et voyez la différence avant d’enregistrer.',
  'Make smaller': 'Réduire',
  'Make the logo smaller': 'Réduire le logo',
  'Make {count, plural, one {# code} other {# codes}}': 'Créer {count, plural, one {# code} other {# codes}}',
  'Make {count} PDFs searchable': 'Rendre {count} PDF interrogeables',
  'Make {files} PDFs': 'Faire {files} PDF',
  'Make {label}': 'Créer : {label}',
  'Makes {count, plural, one {# file} other {# files}}': 'Donne {count, plural, one {# fichier} other {# fichiers}}',
  'Making a code for your phone': 'Création d’un code pour votre téléphone',
  'Making a preview of what is in view…': 'Création d’un aperçu de la partie visible…',
  'Making a preview…': 'Création d’un aperçu…',
  'Making and reading {number} of {total}': 'Création et lecture de {number} sur {total}',
  'Making the document': 'Création du document',
  'Making the preview…': 'Création de l’aperçu…',
  'Many PDFs carry only the letters they use. The changed words are then set in a similar font, and the result says so.':
    'Beaucoup de PDF ne contiennent que les lettres qu’ils utilisent. Les mots modifiés sont alors composés dans une police similaire, et le résultat le signale.',
  'Many files, one go, one ZIP': 'Plein de fichiers, une seule fois, un seul ZIP',
  Margin: 'Marge',
  'Margin must be a number of millimetres from 0 to {maxMarginMm}.':
    'La marge doit être un nombre de millimètres de 0 à {maxMarginMm}.',
  'Mark scratches': 'Marquer les rayures',
  'Mark what is enough for': 'Marquer ce qui suffit pour',
  Markdown: 'Markdown',
  'Marked as solved': 'Marqué comme résolu',
  'Marked scratches': 'Rayures marquées',
  Marketing: 'Marketing',
  'Marketing report: {count, plural, one {# visitor} other {# visitors}} yesterday':
    'Rapport marketing : {count, plural, one {# visiteur} other {# visiteurs}} hier',
  Mask: 'Masque',
  'Mastodon post': 'Publication Mastodon',
  'Match case': 'Respecter la casse',
  Matches: 'Occurrences',
  'Max bytes': 'Octets maximum',
  'May be refused': 'Risque d’être refusé',
  'May this site show advertisements? They come from {adsHost}.':
    'Ce site peut-il afficher des publicités ? Elles viennent de {adsHost}.',
  Me: 'Moi',
  'Me ({email})': 'Moi ({email})',
  'Measured, not claimed': 'Mesuré, pas affirmé',
  Medium: 'Moyen',
  Menu: 'Menu',
  'Menu or leaflet': 'Menu ou dépliant',
  Merge: 'Fusionner',
  'Merge Failed': 'Échec de la fusion',
  'Merge PDF files, and keep bookmarks, links and forms': 'Fusionner des PDF en gardant signets, liens et formulaires',
  'Merge PDFs': 'Fusionner les PDF',
  'Merge and download': 'Fusionnez et téléchargez',
  'Merge into number': 'Fusionner avec le numéro',
  'Merge {some} of {all} files': 'Fusionner {some} fichiers sur {all}',
  'Merged into <link>{mergedInto}</link>.': 'Fusionnée avec <link>{mergedInto}</link>.',
  'Merged into this one': 'Fusionnées avec celle-ci',
  Merging: 'Fusion',
  'Merging PDFs…': 'Fusion des PDF…',
  Message: 'Message',
  'Message must be text.': 'Le message doit être un texte.',
  Messages: 'Messages',
  'Messages are waiting to be sent.': 'Des messages attendent d’être envoyés.',
  'Messages to us': 'Messages qui nous sont adressés',
  'Meta description': 'Méta-description',
  Metadata: 'Métadonnées',
  'Metadata must be keep or strip.': 'Les métadonnées doivent être keep ou strip.',
  'Metadata must be strip or keep.': 'Les métadonnées doivent être strip ou keep.',
  'Middle English': 'Moyen anglais',
  'Middle French': 'Moyen français',
  'Millimetres on each side.': 'Millimètres de chaque côté.',
  'Mind the background': 'Attention à l’arrière-plan',
  'Missing file': 'Fichier manquant',
  'Mistakes in English are underlined while you type, in your browser.':
    'Les erreurs en anglais sont soulignées pendant la saisie, dans votre navigateur.',
  'Mistakes only. Your words and style stay.': 'Seulement les erreurs. Vos mots et votre style restent.',
  Mobile: 'Mobile',
  'Mobile phone': 'Téléphone mobile',
  Model: 'Modèle',
  'Modification times must be a JSON list of milliseconds since 1970, one or null for each file.':
    'Les dates de modification doivent former une liste JSON de millisecondes depuis 1970, une valeur ou null pour chaque fichier.',
  'Monitoring active': 'Surveillance active',
  'Monitoring inactive': 'Surveillance inactive',
  Mono: 'Chasse fixe',
  Monochromatic: 'Monochromatique',
  More: 'Plus',
  'More about this palette': 'En savoir plus sur cette palette',
  'More can come from a file: LINK_BLOCKLIST_FILE.': 'D’autres peuvent venir d’un fichier : LINK_BLOCKLIST_FILE.',
  'More from the blog': 'Plus d’articles du blog',
  'More options': 'Plus d’options',
  'More pixels, with sharp edges.': 'Plus de pixels, avec des bords nets.',
  'More rules': 'Plus de règles',
  Mosaic: 'Mosaïque',
  'Most changed page': 'Page la plus modifiée',
  'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work, and starts with a {days}-day free trial.':
    'L’essentiel de la sacoche est gratuit, aussi longtemps que vous voulez. Pro est fait pour les gros fichiers, les longs textes et le travail quotidien, et commence par un essai gratuit de {days} jours.',
  'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work.':
    'L’essentiel de la sacoche est gratuit, aussi longtemps que vous voulez. Pro est fait pour les gros fichiers, les longs textes et le travail quotidien.',
  'Most questions have an answer here. For the others there is us.':
    'La plupart des questions ont une réponse ici. Pour les autres, nous sommes là.',
  'Most styles and all drawings of this page are lost, as there is no browser on this site to print it with.':
    'La plupart des styles et tous les dessins de cette page sont perdus, car il n’y a pas de navigateur sur ce site pour l’imprimer.',
  'Most tools need no account. If you make one, we keep, until you delete it:':
    'La plupart des outils ne demandent pas de compte. Si vous en créez un, nous conservons, jusqu’à ce que vous le supprimiez :',
  Move: 'Déplacer',
  'Move colour {number} left': 'Déplacer la couleur {number} vers la gauche',
  'Move colour {number} right': 'Déplacer la couleur {number} vers la droite',
  'Move page {number} back': 'Reculer la page {number}',
  'Move page {number} forward': 'Avancer la page {number}',
  'Move step {place} up': 'Monter l’étape {place}',
  'Move target {number} down': 'Descendre la cible {number}',
  'Move target {number} up': 'Monter la cible {number}',
  'Move the line to compare with the original. Zoom by wheel or pinch, and drag to move.':
    'Déplacez la ligne pour comparer avec l’original. Zoomez avec la molette ou en pinçant, et faites glisser pour déplacer.',
  'Move what follows down': 'Descendre la suite',
  'Move what follows up': 'Monter la suite',
  'Move {name} down': 'Descendre {name}',
  'Move {name} up': 'Monter {name}',
  'Moved to page {page}.': 'Déplacé vers la page {page}.',
  'Moved to place {place} of {places}.': 'Déplacée à la position {place} sur {places}.',
  'My data': 'Mes données',
  'My phone': 'Mon téléphone',
  'My words and switched-off rules ({count})': 'Mes mots et règles désactivées ({count})',
  'NASA and iPhone stay as they are.': 'NASA et iPhone restent tels quels.',
  Name: 'Nom',
  'Name must be a text.': 'Le nom doit être un texte.',
  'Name must be at most 120 characters.': 'Le nom doit compter au maximum 120 caractères.',
  'Name must be at most 200 characters.': 'Le nom doit compter au maximum 200 caractères.',
  'Name of the payee': 'Nom du bénéficiaire',
  'Name of the recipe': 'Nom de la recette',
  'Name of the result': 'Nom du résultat',
  'Name of the results': 'Nom des résultats',
  'Name or email': 'Nom ou e-mail',
  'Names are written with a capital.': 'Les noms propres prennent une majuscule.',
  'Nearly done. Our mail server does not answer right now: the email with your link comes as soon as it does.':
    'Presque terminé. Notre serveur de messagerie ne répond pas pour le moment : l’e-mail avec votre lien arrivera dès qu’il répondra.',
  'Nearly done: please open the link in the email that we have sent you.':
    'Presque terminé : veuillez ouvrir le lien dans l’e-mail que nous vous avons envoyé.',
  'Nearly: fonts with the same widths stand in for Calibri, Cambria, Arial and Times New Roman, so lines and pages break where they did. Web pages and emails become PDFs as a browser prints them. Check the preview before you share it.':
    'Presque : des polices de même chasse remplacent Calibri, Cambria, Arial et Times New Roman, si bien que lignes et pages se coupent aux mêmes endroits. Les pages web et les e-mails deviennent des PDF tels qu’un navigateur les imprime. Vérifiez l’aperçu avant de partager.',
  'Needs you to be signed in.': 'Vous devez être connecté.',
  'Neighbouring hues.': 'Des teintes voisines.',
  'Network error while testing email system': 'Erreur réseau pendant le test du système d’e-mail',
  'Network error: the server cannot be reached. Check your connection and try again.':
    'Erreur réseau : le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'Network name': 'Nom du réseau',
  Neutral: 'Neutre',
  Never: 'Jamais',
  'Never again': 'Plus jamais',
  'Never again: the rule {rule}': 'Plus jamais : la règle {rule}',
  'New article': 'Nouvel article',
  'New backup codes': 'Nouveaux codes de secours',
  'New code': 'Nouveau code',
  'New dimensions {newWidth}x{newHeight}': 'Nouvelles dimensions : {newWidth} × {newHeight}',
  'New email': 'Nouvelle adresse e-mail',
  'New findings': 'Nouveaux constats',
  'New here? <link>Create an account</link>': 'Nouveau ici ? <link>Créez un compte</link>',
  'New pages: {newPages}': 'Nouvelles pages : {newPages}',
  'New password': 'Nouveau mot de passe',
  'New posts by email': 'Nouveaux articles par e-mail',
  'New posts of the blog, when there are some. Nothing else, and your address is used for nothing else.':
    'Les nouveaux articles du blog, quand il y en a. Rien d’autre, et votre adresse ne sert à rien d’autre.',
  'New short link': 'Nouveau lien court',
  Newer: 'Plus récents',
  Newsletter: 'Newsletter',
  'Newsletter and applications': 'Newsletter et candidatures',
  Next: 'Prochainement',
  'Next marked sentence': 'Phrase marquée suivante',
  'Next match': 'Occurrence suivante',
  'Next page': 'Page suivante',
  'Next photo': 'Photo suivante',
  'Next word': 'Mot suivant',
  'Next, remove the background. Corrections come after that.':
    'Supprimez maintenant l’arrière-plan. Les corrections viennent ensuite.',
  "No 'to' after this auxiliary.": 'Pas de « to » après cet auxiliaire.',
  'No Colours Found': 'Aucune couleur trouvée',
  'No Dimensions Specified': 'Aucune dimension indiquée',
  'No File Selected': 'Aucun fichier sélectionné',
  'No Files Selected': 'Aucun fichier sélectionné',
  'No PNG this time': 'Pas de PNG cette fois',
  'No Pages Specified': 'Aucune page indiquée',
  'No Picture Selected': 'Aucune image sélectionnée',
  'No Ranges Specified': 'Aucune plage indiquée',
  'No Terms Found': 'Aucun terme trouvé',
  'No Text Provided': 'Aucun texte fourni',
  'No ZIP, 7Z or RAR archive was found inside this program, so there is nothing to open. Please choose an archive.':
    'Aucune archive ZIP, 7Z ou RAR n’a été trouvée dans ce programme ; il n’y a donc rien à ouvrir. Veuillez choisir une archive.',
  'No access': 'Pas d’accès',
  'No account is needed, and files are deleted after {fileLifetime} at most.':
    'Aucun compte n’est nécessaire, et les fichiers sont supprimés au plus tard au bout de {fileLifetime}.',
  'No account needed': 'Aucun compte nécessaire',
  'No ads': 'Pas de publicités',
  'No answer yet? Ask again': 'Pas encore de réponse ? Redemander',
  'No answer: the server cannot be reached. Check your connection and try again.':
    'Pas de réponse : le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'No answer: {reason}': 'Pas de réponse : {reason}',
  'No blue: very rare': 'Pas de bleu : très rare',
  'No call has “{search}” in it': 'Aucun appel ne contient « {search} »',
  'No changes yet': 'Aucune modification',
  'No clicks in this time': 'Aucun clic dans cette période',
  'No code found': 'Aucun code trouvé',
  'No code found.': 'Aucun code trouvé.',
  'No colours: very rare': 'Pas de couleurs : très rare',
  'No compression, as fast as the disk.': 'Sans compression, aussi vite que le disque.',
  'No cookie is set and no address is stored. A visitor is counted once a day by a hash of their address and browser, made with a key that is thrown away at the end of the day. Kept are the hour, country, device, browser, language and the site they came from.':
    'Aucun cookie n’est déposé et aucune adresse n’est stockée. Un visiteur est compté une fois par jour au moyen d’une empreinte (hash) de son adresse et de son navigateur, faite avec une clé qui est jetée à la fin de la journée. Sont conservés l’heure, le pays, l’appareil, le navigateur, la langue et le site de provenance.',
  'No daily or monthly allowances': 'Pas de quotas journaliers ni mensuels',
  'No documents': 'Aucun document',
  'No drafts. “Draft posts” and “Draft emails” write some.':
    'Aucun brouillon. « Rédiger des publications » et « Rédiger des e-mails » en écrivent.',
  'No edits to save': 'Aucune modification à enregistrer',
  'No email is sent about it, so please keep the link. Whoever has it can read your ticket.':
    'Aucun e-mail n’est envoyé à ce sujet ; veuillez donc conserver le lien. Quiconque le possède peut lire votre ticket.',
  'No escalations found': 'Aucune escalade trouvée',
  'No file': 'Aucun fichier',
  'No file could be processed. Each row shows why.': 'Aucun fichier n’a pu être traité. Chaque ligne indique pourquoi.',
  'No file selected': 'Aucun fichier sélectionné',
  'No files came with this page. Share them from another program, or choose them here.':
    'Aucun fichier n’est arrivé avec cette page. Partagez-les depuis un autre programme, ou choisissez-les ici.',
  'No files selected': 'Aucun fichier sélectionné',
  'No font has a glyph for {characters}. Please leave it out.':
    'Aucune police n’a de glyphe pour {characters}. Veuillez l’omettre.',
  'No free trial with this card': 'Pas d’essai gratuit avec cette carte',
  'No green: about 1 in 100 men': 'Pas de vert : environ 1 homme sur 100',
  'No ideas. “Find content ideas” looks for some.': 'Aucune idée. « Trouver des idées de contenu » en cherche.',
  'No image': 'Aucune image',
  'No ink was found on this picture. Please choose one with dark ink on light paper.':
    'Aucune encre n’a été trouvée sur cette image. Veuillez en choisir une avec de l’encre foncée sur papier clair.',
  'No jobs.': 'Aucune tâche.',
  'No light': 'Pas d’éclairage',
  'No limit': 'Aucune limite',
  'No link was sent': 'Aucun lien n’a été envoyé',
  'No links yet': 'Aucun lien pour l’instant',
  'No mail server answers at {host}, port {port}.': 'Aucun serveur de messagerie ne répond sur {host}, port {port}.',
  'No mail server is set to send with. Set SMTP_URL, and start the site again.':
    'Aucun serveur de messagerie n’est configuré pour l’envoi. Définissez SMTP_URL et redémarrez le site.',
  'No mailbox is set. Set IMAP_URL, and start the site again.':
    'Aucune boîte aux lettres n’est configurée. Définissez IMAP_URL et redémarrez le site.',
  'No mailbox is set: emails are neither read nor answered.':
    'Aucune boîte aux lettres n’est configurée : les e-mails ne sont pas lus et ne reçoivent pas de réponse.',
  'No mistakes found.': 'Aucune erreur trouvée.',
  'No more pages fit into this connection. Please open a new QR code on your computer.':
    'Cette connexion n’accepte plus de pages. Veuillez ouvrir un nouveau code QR sur votre ordinateur.',
  'No more suggestions': 'Plus de suggestions',
  'No name': 'Sans nom',
  'No name fits.': 'Aucun nom ne correspond.',
  'No page can be shown: it may be damaged. {work} will try to repair it.':
    'Aucune page ne peut être affichée : le fichier est peut-être endommagé. {work} tentera de le réparer.',
  'No pages. Add some that list tools like these, then check whether they link here.':
    'Aucune page. Ajoutez-en qui listent des outils comme ceux-ci, puis vérifiez si elles renvoient ici.',
  'No passkey was created': 'Aucune clé d’accès n’a été créée',
  'No password with these options': 'Aucun mot de passe possible avec ces options',
  'No phrase occurs twice.': 'Aucune expression n’apparaît deux fois.',
  'No position fits? Tell us what you would like to do.':
    'Aucun poste ne convient ? Dites-nous ce que vous aimeriez faire.',
  'No post fits this. Try another word, or another category.':
    'Aucun article ne correspond. Essayez un autre mot, ou une autre catégorie.',
  'No preview': 'Pas d’aperçu',
  'No preview: {failure}': 'Pas d’aperçu : {failure}',
  'No program on this site writes PDFs now, so the translation is a Word document.':
    'Aucun programme de ce site n’écrit de PDF actuellement ; la traduction est donc un document Word.',
  'No provider is set. With AI_PROVIDER, summaries, corrections and translations use one.':
    'Aucun fournisseur n’est configuré. Avec AI_PROVIDER, les résumés, corrections et traductions en utilisent un.',
  'No red: about 1 in 100 men': 'Pas de rouge : environ 1 homme sur 100',
  'No safe connection to {host} came about ({code}).': 'Aucune connexion sûre à {host} n’a pu être établie ({code}).',
  'No safe connection to {host} came about.': 'Aucune connexion sûre à {host} n’a pu être établie.',
  'No shade of {text} is readable on this background. Try another one.':
    'Aucune nuance de {text} n’est lisible sur ce fond. Essayez-en un autre.',
  'No spam': 'Pas du spam',
  'No subject stands out in this photo. Please mark it with the brush.':
    'Aucun sujet ne se détache sur cette photo. Veuillez le marquer avec le pinceau.',
  'No subject stands out. Brush over what should stay, or choose “Belongs” and click on it.':
    'Aucun sujet ne se détache. Passez le pinceau sur ce qui doit rester, ou choisissez « À garder » et cliquez dessus.',
  'No such link': 'Lien inexistant',
  'No table was found on these pages. Please choose pages with a table, or convert to DOCX or text instead.':
    'Aucun tableau n’a été trouvé sur ces pages. Veuillez choisir des pages avec un tableau, ou convertir plutôt en DOCX ou en texte.',
  'No table was found. Some pages are scans, and their text was not recognised: {whyNot}':
    'Aucun tableau n’a été trouvé. Certaines pages sont des numérisations, et leur texte n’a pas été reconnu : {whyNot}',
  'No table was found: these pages are scans in which no text was found.':
    'Aucun tableau n’a été trouvé : ces pages sont des numérisations dans lesquelles aucun texte n’a été trouvé.',
  'No target': 'Aucune cible',
  'No tasks. Add what you want to remember.': 'Aucune tâche. Ajoutez ce dont vous voulez vous souvenir.',
  'No text': 'Pas de texte',
  'No text here that can be read': 'Aucun texte lisible ici',
  'No text on this page. If it is a scan, the <link>Document Scanner</link> reads its text.':
    'Aucun texte sur cette page. Si c’est une numérisation, <link>Numériser document</link> en lit le texte.',
  'No text was found in this file. {why}': 'Aucun texte n’a été trouvé dans ce fichier. {why}',
  'No text was found on one of the two pages.': 'Aucun texte n’a été trouvé sur l’une des deux pages.',
  'No text was found on the pages without text: blank paper, or nothing that can be read as letters.':
    'Aucun texte n’a été trouvé sur les pages sans texte : papier vierge, ou rien qui puisse se lire comme des lettres.',
  'No text was found on this page.': 'Aucun texte n’a été trouvé sur cette page.',
  'No text was found on this page. You can type it here.':
    'Aucun texte n’a été trouvé sur cette page. Vous pouvez le saisir ici.',
  'No text was found on {count, plural, one {# page} other {# pages}}.':
    'Aucun texte n’a été trouvé sur {count, plural, one {# page} other {# pages}}.',
  'No text was found on {count, plural, one {page {pages}} other {pages {pages}}}.':
    'Aucun texte n’a été trouvé sur {count, plural, one {la page {pages}} other {les pages {pages}}}.',
  'No text was found on {count, plural, one {this page} other {these pages}}: blank paper, or nothing that can be read as letters.':
    'Aucun texte n’a été trouvé sur {count, plural, one {cette page} other {ces pages}} : papier vierge, ou rien qui puisse se lire comme des lettres.',
  'No text was found.': 'Aucun texte n’a été trouvé.',
  'No tickets yet': 'Pas encore de tickets',
  'No tool here can work on these files together yet.': 'Aucun outil ici ne peut encore traiter ces fichiers ensemble.',
  'No tool here can work on these {count, plural, one {# file} other {# files}} yet.':
    'Aucun outil ici ne peut encore traiter {count, plural, one {ce fichier} other {ces # fichiers}}.',
  'No tool here can work on {file} yet.': 'Aucun outil ici ne peut encore traiter {file}.',
  'No tool here fits “{query}”. Perhaps one of these does:':
    'Aucun outil ici ne correspond à « {query} ». Peut-être l’un de ceux-ci :',
  'No tool on this site has an allowance.': 'Aucun outil de ce site n’a de quota.',
  'No trackers, no outside fonts, scripts or images. The security policy of every page forbids them.':
    'Pas de traceurs, ni polices, ni scripts, ni images externes. La politique de sécurité de chaque page les interdit.',
  'No watermarks': 'Pas de filigranes',
  'No words yet': 'Pas encore de mots',
  'No worker of this server is available right now. Please try again in a minute.':
    'Aucun worker de ce serveur n’est disponible en ce moment. Veuillez réessayer dans une minute.',
  'No worker reads the mailbox. Is one running (PROCESS_MODE)?':
    'Aucun worker ne lit la boîte aux lettres. Y en a-t-il un en marche (PROCESS_MODE) ?',
  'No {format} this time': 'Pas de {format} cette fois',
  'No, thanks': 'Non merci',
  'No. A JPEG is embedded byte for byte, and PNG without loss, both rotated as your camera recorded. Other formats become a high-quality JPEG, or PNG where they have transparent parts.':
    'Non. Un JPEG est intégré octet par octet, et un PNG sans perte, tous deux pivotés comme votre appareil l’a enregistré. Les autres formats deviennent un JPEG de haute qualité, ou un PNG s’ils ont des parties transparentes.',
  'No. Filters that were learned from photos sharpen what is there. They add no faces, text or objects, so a photo too small to show something will not show it afterwards either.':
    'Non. Des filtres appris à partir de photos rendent plus net ce qui est là. Ils n’ajoutent ni visages, ni texte, ni objets ; une photo trop petite pour montrer quelque chose ne le montrera donc pas davantage ensuite.',
  'No. Images, templates and fonts that a document only links to are left out, macros never run, and a note says when something is missing.':
    'Non. Les images, modèles et polices auxquels un document ne fait que renvoyer sont écartés, les macros ne s’exécutent jamais, et une note signale ce qui manque.',
  'No. It is made in this page, with cryptographic random numbers of your browser, and it is neither sent nor stored: not on the server, not in this browser, not in the address of the page. Only your settings are remembered, in this browser. The page also works offline.':
    'Non. Il est créé dans cette page, avec les nombres aléatoires cryptographiques de votre navigateur, et il n’est ni envoyé ni stocké : ni sur le serveur, ni dans ce navigateur, ni dans l’adresse de la page. Seuls vos réglages sont mémorisés, dans ce navigateur. La page fonctionne aussi hors ligne.',
  'No. It is opened and measured in this page and never sent. The whole tool also works offline.':
    'Non. Elle est ouverte et mesurée dans cette page et n’est jamais envoyée. Tout l’outil fonctionne aussi hors ligne.',
  'No. It makes the colours that are there livelier. Gray stays gray.':
    'Non. Elle rend plus vives les couleurs présentes. Le gris reste gris.',
  'No. The code holds the content itself: no address of ours is in between, so nobody counts scans, nothing can be switched off, and it works for as long as the print lasts.':
    'Non. Le code contient le contenu lui-même : aucune adresse à nous ne s’intercale, donc personne ne compte les lectures, rien ne peut être désactivé, et il fonctionne aussi longtemps que dure l’impression.',
  'No. What needs Pro, such as making PDFs smaller, or has a daily allowance, has the same limits here.':
    'Non. Ce qui demande Pro, comme compresser des PDF, ou comporte un quota journalier, a ici les mêmes limites.',
  'No. When nothing smaller is found, you get your own file back unchanged, and the page says so.':
    'Non. Si rien de plus petit n’est trouvé, vous récupérez votre propre fichier inchangé, et la page le signale.',
  'No. When the original is already the smallest, you get it back unchanged and the page says so.':
    'Non. Quand l’original est déjà le plus léger, vous le récupérez inchangé et la page le signale.',
  Nobody: 'Personne',
  'Nobody else gets anything, unless a law compels us.':
    'Personne d’autre ne reçoit quoi que ce soit, sauf si une loi nous y oblige.',
  'Nobody else gets anything, unless a law compels us. Card numbers go from your browser straight to the payment service and never pass through this site.':
    'Personne d’autre ne reçoit quoi que ce soit, sauf si une loi nous y oblige. Les numéros de carte vont directement de votre navigateur au service de paiement et ne passent jamais par ce site.',
  'Nobody gets the report: set MARKETING_REPORT_TO or ADMIN_EMAILS.':
    'Personne ne reçoit le rapport : définissez MARKETING_REPORT_TO ou ADMIN_EMAILS.',
  'Nobody has subscribed yet, so there is nobody to send it to.':
    'Personne ne s’est encore abonné ; il n’y a donc personne à qui l’envoyer.',
  'Nobody looks over your shoulder': 'Personne ne regarde par-dessus votre épaule',
  'Nobody would get it. Set MARKETING_REPORT_TO or ADMIN_EMAILS.':
    'Personne ne le recevrait. Définissez MARKETING_REPORT_TO ou ADMIN_EMAILS.',
  None: 'Aucun',
  'None (open network)': 'Aucune (réseau ouvert)',
  'None chosen': 'Aucune choisie',
  'None is set.': 'Aucun n’est configuré.',
  'None of its pages can be read. Export or download it again.':
    'Aucune de ses pages ne peut être lue. Exportez-le ou téléchargez-le à nouveau.',
  'None of the rows makes a code that scans.': 'Aucune des lignes ne donne un code lisible.',
  'None of the {edits} edits could be made. The first: {sentence}':
    'Aucune des {edits} modifications n’a pu être faite. La première : {sentence}',
  'None of them': 'Aucune',
  'None right now. A general application is welcome.':
    'Aucun pour le moment. Une candidature spontanée est la bienvenue.',
  'None yet.': 'Aucune pour l’instant.',
  'None: every page has what search engines look for.':
    'Aucun : chaque page a ce que cherchent les moteurs de recherche.',
  Normal: 'Normal',
  'North is positive.': 'Le nord est positif.',
  'Not Enough Files': 'Pas assez de fichiers',
  'Not a QR code yet': 'Pas encore un code QR',
  'Not added': 'Non ajoutée',
  'Not among the pages: {names}. Look under Files.': 'Absents des pages : {names}. Voyez sous Fichiers.',
  'Not available': 'Indisponible',
  'Not available now: {calls}.': 'Indisponibles en ce moment : {calls}.',
  'Not changed': 'Non modifié',
  'Not copied': 'Non copié',
  'Not counted: {robots} events of robots, and {tooFast} that came faster than a person clicks.':
    'Non comptés : {robots} événements de robots, et {tooFast} venus plus vite qu’une personne ne clique.',
  'Not deleted': 'Non supprimé',
  'Not enough': 'Insuffisant',
  'Not found': 'Introuvable',
  'Not in the document, please check: {notInSource}.': 'Absent du document, veuillez vérifier : {notInSource}.',
  'Not in the document.': 'Absent du document.',
  'Not in the text': 'Absent du texte',
  'Not in your text, so please check: {added}.': 'Absent de votre texte, veuillez donc vérifier : {added}.',
  'Not included': 'Non compris',
  'Not merged': 'Non fusionnée',
  'Not moved': 'Non déplacés',
  'Not rated': 'Non évalué',
  'Not removed': 'Non retirée',
  'Not restored': 'Non restauré',
  'Not revoked': 'Non révoquée',
  'Not saved': 'Non enregistré',
  'Not saved.': 'Non enregistré.',
  'Not sent': 'Non envoyé',
  'Not sent ({initial})': 'Non envoyé ({initial})',
  'Not set': 'Non défini',
  'Not signed in (401, as is normal for a visitor).': 'Non connecté (401, comme il est normal pour un visiteur).',
  'Not signed in.': 'Non connecté.',
  'Not signed out': 'Non déconnecté',
  'Not sure which tool you need? Drop your file on the home page, which lists what can be done with it.':
    'Vous ne savez pas quel outil il vous faut ? Déposez votre fichier sur la page d’accueil, qui liste ce qu’on peut en faire.',
  'Not this': 'À enlever',
  'Not translated from {language} on this site now': 'Pas de traduction depuis : {language}, sur ce site actuellement',
  'Not translated from {language} on this site now. Please choose another language.':
    'Pas de traduction depuis : {language}, sur ce site actuellement. Veuillez choisir une autre langue.',
  'Not translated on this site now': 'Pas traduit sur ce site actuellement',
  'Not yet': 'Pas encore',
  Note: 'Note',
  Notes: 'Notes',
  Nothing: 'Rien',
  'Nothing fits these filters': 'Rien ne correspond à ces filtres',
  'Nothing found. Scanned pages have no text to search.':
    'Rien trouvé. Les pages numérisées n’ont pas de texte à rechercher.',
  'Nothing found. Try fewer words, or look through the sections below.':
    'Rien trouvé. Essayez avec moins de mots, ou parcourez les sections ci-dessous.',
  'Nothing has a date.': 'Rien n’a de date.',
  'Nothing has been sent: the files are in your browser until you choose.':
    'Rien n’a été envoyé : les fichiers sont dans votre navigateur jusqu’à ce que vous choisissiez.',
  'Nothing here yet': 'Rien ici pour l’instant',
  'Nothing in it answers “{question}”.': 'Rien n’y répond à « {question} ».',
  'Nothing in its place': 'Rien à la place',
  'Nothing is lost. Files that were sent are processed without the page, and the list is kept in this browser: files that wait are sent when you come back. Results can be downloaded for 24 hours.':
    'Rien n’est perdu. Les fichiers envoyés sont traités sans la page, et la liste est conservée dans ce navigateur : les fichiers en attente sont envoyés à votre retour. Les résultats peuvent être téléchargés pendant 24 heures.',
  'Nothing is sent to {name}.': 'Rien n’est envoyé à {name}.',
  'Nothing is written outside of the folder: such paths are made safe, links and devices are left out, and the page tells you about each case.':
    'Rien n’est écrit hors du dossier : ces chemins sont sécurisés, les liens et périphériques sont écartés, et la page vous signale chaque cas.',
  'Nothing new.': 'Rien de nouveau.',
  'Nothing of yours fits that search.': 'Rien chez vous ne correspond à cette recherche.',
  'Nothing on this site translates from {source} to {target}. Please choose a language that is offered for {source}.':
    'Rien sur ce site ne traduit de {source} vers {target}. Veuillez choisir une langue proposée pour {source}.',
  'Nothing to change was found.': 'Rien à changer n’a été trouvé.',
  'Nothing to redo.': 'Rien à rétablir.',
  'Nothing to undo.': 'Rien à annuler.',
  'Nothing today. The first charge follows on {trialEndsAt}, unless you cancel before.':
    'Rien aujourd’hui. Le premier débit a lieu le {trialEndsAt}, sauf si vous résiliez avant.',
  'Nothing translates on this site yet.': 'Rien ne traduit encore sur ce site.',
  'Nothing was changed: no noise, blur or JPEG blocks to speak of were found, and no scratches were marked.':
    'Rien n’a été changé : ni bruit, ni flou, ni blocs JPEG notables n’ont été trouvés, et aucune rayure n’était marquée.',
  'Nothing was changed: the strength is 0.': 'Rien n’a été changé : l’intensité est de 0.',
  'Nothing was done yet.': 'Rien n’a encore été fait.',
  'Nothing was flattened.': 'Rien n’a été aplati.',
  'Nothing was marked as the subject, so all of the photo was removed.':
    'Rien n’était marqué comme sujet, toute la photo a donc été supprimée.',
  'Nothing was solved.': 'Rien n’a été résolu.',
  'Nothing was uploaded.': 'Rien n’a été envoyé.',
  'Nothing yet.': 'Rien pour l’instant.',
  'Nothing: the words are removed.': 'Rien : les mots sont supprimés.',
  'Notices, such as those about cookies and copyright, were left out.':
    'Les avis, comme ceux sur les cookies et les droits d’auteur, ont été écartés.',
  Notification: 'Notification',
  'Now on the ticket page': 'Maintenant sur la page du ticket',
  'Now page {number} of {count}.': 'Maintenant page {number} sur {count}.',
  'Now: <strong>{email}</strong> {state}': 'Actuelle : <strong>{email}</strong> {state}',
  'Nowhere. It is converted in your browser, even offline, and the draft is kept there until you clear it.':
    'Nulle part. Il est converti dans votre navigateur, même hors ligne, et le brouillon y est conservé jusqu’à ce que vous l’effaciez.',
  'Nowhere. It is counted in your browser, files included, and the draft is kept there until you clear it. The page also works offline; only the reader for PDF files is loaded when you open the first one.':
    'Nulle part. Il est compté dans votre navigateur, fichiers compris, et le brouillon y est conservé jusqu’à ce que vous l’effaciez. La page fonctionne aussi hors ligne ; seul le lecteur de fichiers PDF est chargé quand vous ouvrez le premier.',
  Number: 'Nombre',
  'Number must be a whole number from 1 to 100000.': 'Le numéro doit être un nombre entier de 1 à 100000.',
  'Number of visits': 'Nombre de visites',
  'Number {number}. To answer, or to see all messages, please open':
    'Numéro {number}. Pour répondre, ou pour voir tous les messages, veuillez ouvrir',
  Numbers: 'Chiffres',
  'Numbers (0-9)': 'Chiffres (0-9)',
  'Numbers this site counted itself': 'Chiffres comptés par ce site lui-même',
  'Numbers, links, email addresses, tags, variables and code are taken out before and put back after, and every sentence is checked. For names and terms, add them to your glossary: they stay as they are, or become what you say.':
    'Les nombres, les liens, les adresses e-mail, les balises, les variables et le code sont retirés avant et remis après, et chaque phrase est vérifiée. Pour les noms et les termes, ajoutez-les à votre glossaire : ils restent tels quels, ou deviennent ce que vous indiquez.',
  ODP: 'ODP',
  ODS: 'ODS',
  ODT: 'ODT',
  OK: 'OK',
  'Ocr languages': 'Langues de l’OCR',
  Odd: 'Impaires',
  'Odd and even pages': 'Pages impaires et paires',
  'Odd even': 'Impaires et paires',
  'Odd pages chosen': 'Pages impaires choisies',
  'Of an email only.': 'D’un e-mail uniquement.',
  'Of slides as jpg.': 'Des diapositives en jpg.',
  "Of the image's own size; wins over width and height.":
    'De la taille propre de l’image ; l’emporte sur la largeur et la hauteur.',
  'Of {name}, only the first of {frames} images was taken.':
    'De {name}, seule la première des {frames} images a été prise.',
  Off: 'Désactivé',
  'Off:': 'Désactivé :',
  'Office hours': 'Horaires de bureau',
  Older: 'Plus anciens',
  On: 'Activé',
  'On average, for an attacker who knows these settings and tries one password after another. Phishing, spying and reuse on a second website get around any length.':
    'En moyenne, pour un attaquant qui connaît ces réglages et essaie un mot de passe après l’autre. L’hameçonnage, l’espionnage et la réutilisation sur un second site contournent toute longueur.',
  'On page': 'Sur la page',
  'On the Batch tab, open a CSV file with one code per row. Its first row names the columns; there is a template for every kind. You get a ZIP of all codes that scan, and a list of the rows to fix.':
    'Dans l’onglet Lot, ouvrez un fichier CSV avec un code par ligne. Sa première ligne nomme les colonnes ; il y a un modèle pour chaque type. Vous obtenez un ZIP de tous les codes lisibles, et une liste des lignes à corriger.',
  'On the whole site': 'Sur tout le site',
  'On this page': 'Sur cette page',
  'On your <accountLink>account page</accountLink> you can correct your name and address, download everything we keep about you, and delete your account with all of it. You need not ask anyone.':
    'Sur votre <accountLink>page de compte</accountLink>, vous pouvez corriger votre nom et votre adresse, télécharger tout ce que nous conservons sur vous, et supprimer votre compte avec tout son contenu. Vous n’avez à le demander à personne.',
  'On:': 'Activé :',
  'Once pages are deleted, moved or inserted, the saved PDF has no signature any more.':
    'Dès que des pages sont supprimées, déplacées ou insérées, le PDF enregistré n’a plus de signature.',
  'One ZIP takes up to {max} files here. Please make two.':
    'Un ZIP accepte ici jusqu’à {max} fichiers. Veuillez en faire deux.',
  'One auxiliary is enough.': 'Un seul auxiliaire suffit.',
  'One character outside the GSM alphabet lowers the limit to 70.':
    'Un seul caractère hors de l’alphabet GSM ramène la limite à 70.',
  'One code found': 'Un code trouvé',
  'One corner points inwards. Please drag it to a corner of the paper.':
    'Un coin pointe vers l’intérieur. Veuillez le faire glisser vers un coin du papier.',
  'One entry per file': 'Une entrée par fichier',
  'One explains something to somebody.': 'On dit « explain something to somebody ».',
  'One file': 'Un seul fichier',
  'One file at a time': 'Un fichier à la fois',
  'One file must be true or false.': '« Un seul fichier » doit être true ou false.',
  'One file per page': 'Un fichier par page',
  'One file with its images inside, ready to open, send or put on a website.':
    'Un seul fichier, images comprises, prêt à ouvrir, envoyer ou placer sur un site.',
  "One hears with one's ears; 'here' is this place.":
    '« Hear », c’est entendre avec ses oreilles ; « here », c’est ici.',
  'One hue from dark to light.': 'Une seule teinte du foncé au clair.',
  'One image on each page; each document by itself.': 'Une image sur chaque page ; chaque document séparément.',
  'One kind at a time': 'Un seul type à la fois',
  "One knows something; 'no' is the opposite of yes.": '« Know », c’est savoir ; « no » est le contraire de « yes ».',
  'One link per row. The first row names the columns: {importColumns}. Only url must be there.':
    'Un lien par ligne. La première ligne nomme les colonnes : {importColumns}. Seule url est obligatoire.',
  'One lossless image per slide; a ZIP of several.':
    'Une image sans perte par diapositive ; un ZIP s’il y en a plusieurs.',
  'One message holds 160 characters of the GSM alphabet.': 'Un message contient 160 caractères de l’alphabet GSM.',
  'One moment': 'Un instant',
  'One moment…': 'Un instant…',
  'One of several: the noun is in the plural.': 'Un parmi plusieurs : le nom est au pluriel.',
  'One of the two has been merged already. Please undo that first, or choose the one it was merged into.':
    'L’une des deux a déjà été fusionnée. Veuillez d’abord annuler cela, ou choisir celle avec laquelle elle a été fusionnée.',
  'One of them is one: the verb is in the singular.': 'Un seul d’entre eux : le verbe est au singulier.',
  'One of these helps:': 'L’une de ces solutions aide :',
  'One page with its images inside.': 'Une seule page, images comprises.',
  'One result goes straight into the next tool, without another upload.':
    'Un résultat passe directement dans l’outil suivant, sans nouvel envoi.',
  'One says it shorter.': 'On le dit plus court.',
  'One scan, and you are in the address book.': 'Une lecture, et vous êtes dans le carnet d’adresses.',
  'One sheet as plain text, or a ZIP of all sheets.': 'Une feuille en texte brut, ou un ZIP de toutes les feuilles.',
  'One sheet, cropped and straightened.': 'Une feuille, rognée et redressée.',
  'One side is enough; the other follows.': 'Un côté suffit ; l’autre suit.',
  'One small image per slide; a ZIP of several.': 'Une image légère par diapositive ; un ZIP s’il y en a plusieurs.',
  'One tells somebody, and says something.': 'On dit « tell somebody » et « say something ».',
  'One text from beginning to end, in reading order.': 'Un seul texte du début à la fin, dans l’ordre de lecture.',
  'Only addresses with http:// or https:// can be shortened.':
    'Seules les adresses avec http:// ou https:// peuvent être raccourcies.',
  'Only administrators see it.': 'Seuls les administrateurs la voient.',
  'Only cookies that the site cannot do without, all of them its own:':
    'Uniquement les cookies dont le site ne peut se passer, tous les siens :',
  'Only for hints and disabled parts.': 'Seulement pour les indications et les éléments désactivés.',
  'Only function words and numbers so far.': 'Seulement des mots-outils et des nombres pour l’instant.',
  'Only here, until you forget it or sign out.': 'Ici seulement, jusqu’à ce que vous l’oubliiez ou vous déconnectiez.',
  'Only its owner can delete this file: in the same browser, or signed in to the same account. It is deleted automatically when it expires.':
    'Seul son propriétaire peut supprimer ce fichier : dans le même navigateur, ou connecté au même compte. Il est supprimé automatiquement à son expiration.',
  'Only needed outside the European Economic Area.': 'Nécessaire seulement hors de l’Espace économique européen.',
  'Only reported ones': 'Seulement les signalés',
  'Only the PDFs were added.': 'Seuls les PDF ont été ajoutés.',
  'Only the documents were added.': 'Seuls les documents ont été ajoutés.',
  'Only the first frame is kept: this format cannot be animated.':
    'Seule la première image est conservée : ce format ne peut pas être animé.',
  'Only the first of its frames or pages is cut out.': 'Seule la première de ses images ou pages est détourée.',
  'Only the first of {frames} frames is kept: an animation can be kept as GIF or WebP.':
    'Seule la première des {frames} images est conservée : une animation peut l’être en GIF ou WebP.',
  'Only the first of {frames} pages is kept: several pages can be kept as TIFF only.':
    'Seule la première des {frames} pages est conservée : plusieurs pages ne peuvent l’être qu’en TIFF.',
  'Only the first of {sheets} sheets is in the CSV: choose another one, or all of them.':
    'Seule la première des {sheets} feuilles est dans le CSV : choisissez-en une autre, ou toutes.',
  'Only the images were added.': 'Seules les images ont été ajoutées.',
  'Only the payment service. Its form sends your card number from your browser straight there; this site never has it.':
    'Seulement le service de paiement. Son formulaire envoie votre numéro de carte directement de votre navigateur à ce service ; ce site ne l’a jamais.',
  'Only the person who started this job can cancel it.': 'Seule la personne qui a lancé cette tâche peut l’annuler.',
  'Only the words, as UTF-8.': 'Seulement les mots, en UTF-8.',
  'Only the words, in reading order, columns included.':
    'Seulement les mots, dans l’ordre de lecture, colonnes comprises.',
  'Only this browser sees this list. Sign in to have it on all your devices.':
    'Seul ce navigateur voit cette liste. Connectez-vous pour l’avoir sur tous vos appareils.',
  'Only those that occur: fewer languages mean fewer mistakes.':
    'Seulement celles qui y figurent : moins de langues, moins d’erreurs.',
  'Only those with the problem {problem}': 'Seulement celles avec le problème {problem}',
  'Only you see this list, on every device where you are signed in.':
    'Vous seul voyez cette liste, sur chaque appareil où vous êtes connecté.',
  'Only {name} was taken.': 'Seul {name} a été pris.',
  Opacity: 'Opacité',
  Open: 'Ouverte',
  'Open CSV': 'Ouvrir un CSV',
  'Open a CSV file': 'Ouvrir un fichier CSV',
  'Open a support ticket': 'Ouvrir un ticket d’assistance',
  'Open a ticket': 'Ouvrir un ticket',
  'Open another PDF?': 'Ouvrir un autre PDF ?',
  'Open archive': 'Ouvrir une archive',
  'Open files': 'Ouvrir des fichiers',
  'Open it': 'L’ouvrir',
  'Open it again from the email, or <link>request a new one</link>.':
    'Rouvrez-le depuis l’e-mail, ou <link>demandez-en un nouveau</link>.',
  'Open it anyway': 'L’ouvrir tout de même',
  'Open link': 'Ouvrir le lien',
  'Open positions': 'Postes à pourvoir',
  'Open positions, what we look for, and how to apply.':
    'Postes à pourvoir, ce que nous recherchons et comment postuler.',
  'Open the home page': 'Ouvrir la page d’accueil',
  'Open the link': 'Ouvrir le lien',
  'Open the support chat': 'Ouvrir le chat d’assistance',
  'Open the {tool}': 'Ouvrir {tool}',
  'Open ticket {number}': 'Ouvrir le ticket {number}',
  'Open {name}': 'Ouvrir {name}',
  Opening: 'Ouverture',
  'Opening {name}': 'Ouverture de {name}',
  'Opening {name}…': 'Ouverture de {name}…',
  'Opening…': 'Ouverture…',
  'Opens a locked file.': 'Ouvre un fichier verrouillé.',
  'Opens a locked file. The result is not locked.': 'Ouvre un fichier verrouillé. Le résultat n’est pas verrouillé.',
  'Opens a web page.': 'Ouvre une page web.',
  'Opens the mailbox, sends it an email, and waits until that arrives. Nobody else gets one.':
    'Ouvre la boîte aux lettres, lui envoie un e-mail et attend qu’il arrive. Personne d’autre n’en reçoit.',
  Operation: 'Opération',
  'Operation must be compress, convert or resize.': 'L’opération doit être compress, convert ou resize.',
  'Or ask in your own words: the round button in the corner opens a <button>chat with the assistant</button>.':
    'Ou demandez avec vos propres mots : le bouton rond dans le coin ouvre un <button>chat avec l’assistant</button>.',
  'Or write from your own mailbox: <buttonAnchor>Email {address}</buttonAnchor>':
    'Ou écrivez depuis votre propre messagerie : <buttonAnchor>E-mail à {address}</buttonAnchor>',
  Organisation: 'Organisation',
  Orientation: 'Orientation',
  'Orientation must be auto, portrait or landscape.': 'L’orientation doit être auto, portrait ou landscape.',
  'Original size': 'Taille d’origine',
  'Original text': 'Texte d’origine',
  'Original text of page {label}': 'Texte d’origine de la page {label}',
  'Original<span> text of page {label}</span>': 'Original<span> du texte de la page {label}</span>',
  Other: 'Autre',
  'Other programs may not find this text by searching.':
    'D’autres programmes peuvent ne pas trouver ce texte par une recherche.',
  'Other programs may read another value in this field.':
    'D’autres programmes peuvent lire une autre valeur dans ce champ.',
  'Other programs may show this text in another style.':
    'D’autres programmes peuvent afficher ce texte dans un autre style.',
  'Other targets': 'Autres cibles',
  'Other words': 'Autres mots',
  'Other words for it (optional)': 'Autres mots pour cela (facultatif)',
  'Other words may find it: the built-in engine looks for the words of your question.':
    'D’autres mots peuvent aider : le moteur intégré recherche les mots de votre question.',
  Others: 'Autres',
  'Others of this person': 'Autres de cette personne',
  'Otherwise, ask the operator of this site for a link to choose a new password.':
    'Sinon, demandez à l’exploitant de ce site un lien pour choisir un nouveau mot de passe.',
  'Our mission': 'Notre mission',
  'Our story': 'Notre histoire',
  'Our team has your message as ticket {number}. They answer by email, and on the page of your ticket.':
    'Notre équipe a reçu votre message sous le ticket {number}. Elle répond par e-mail, et sur la page de votre ticket.',
  'Our team has your message as ticket {number}. They answer on the page of your ticket: keep its link.':
    'Notre équipe a reçu votre message sous le ticket {number}. Elle répond sur la page de votre ticket : conservez son lien.',
  'Our vision': 'Notre vision',
  'Outer colour': 'Couleur extérieure',
  'Outline must be files, keep or none.': 'Le sommaire doit être files, keep ou none.',
  'Output format': 'Format de sortie',
  'Output format must be a text such as jpg.': 'Le format de sortie doit être un texte comme jpg.',
  'Output format must be one of {conversionFormats}.': 'Le format de sortie doit être l’un de : {conversionFormats}.',
  'Output format must be pdf, jpg or png.': 'Le format de sortie doit être pdf, jpg ou png.',
  'Output must be pdf, docx or txt.': 'La sortie doit être pdf, docx ou txt.',
  'Output must be pdf, text or words.': 'La sortie doit être pdf, text ou words.',
  'Overall progress': 'Progression globale',
  Overview: 'Vue d’ensemble',
  'Own colours for the eyes': 'Couleurs propres pour les yeux',
  'Own colours, a logo and PDF in the QR generator': 'Couleurs propres, logo et PDF dans le générateur de codes QR',
  PAID: 'PAYÉ',
  PDF: 'PDF',
  'PDF Compressed Successfully!': 'PDF compressé !',
  'PDF Compression is available for Pro users. Please upgrade to continue.':
    'La compression de PDF est réservée aux utilisateurs Pro. Veuillez passer à Pro pour continuer.',
  'PDF Compressor': 'Compresser PDF',
  'PDF Converter': 'Convertir PDF',
  'PDF Left Unchanged': 'PDF laissé inchangé',
  'PDF Merger': 'Fusionner PDF',
  'PDF Saved!': 'PDF enregistré !',
  'PDF Split Successfully!': 'PDF divisé !',
  'PDF Splitter': 'Diviser PDF',
  'PDF Text Editor': 'Éditeur de texte PDF',
  'PDF Tools': 'Outils PDF',
  'PDF cannot be converted to {to} here. Please choose {offered}.':
    'Un PDF ne peut pas être converti en {to} ici. Veuillez choisir {offered}.',
  'PDF converter: PDF to Word, Excel, JPG, and back': 'Convertir PDF : PDF vers Word, Excel, JPG, et retour',
  'PDF edited successfully and downloaded!': 'PDF modifié et téléchargé !',
  'PDF files and images': 'Fichiers PDF et images',
  'PDF generation failed': 'Échec de la génération du PDF',
  'PDF loaded successfully! Click and drag to select text areas for editing.':
    'PDF chargé ! Cliquez et faites glisser pour sélectionner les zones de texte à modifier.',
  'PDF not saved': 'PDF non enregistré',
  'PDF or image': 'PDF ou image',
  'PDF saved': 'PDF enregistré',
  'PDF to Word, images and back': 'Du PDF vers Word, les images et retour',
  'PDF with text': 'PDF avec texte',
  'PDF, DOCX or ODT, up to 5 MB. Only the operator of this site can open it.':
    'PDF, DOCX ou ODT, jusqu’à 5 Mo. Seul l’exploitant de ce site peut l’ouvrir.',
  'PDF, document or image': 'PDF, document ou image',
  'PDF, documents or images': 'PDF, documents ou images',
  'PDF<span> of the invoice of {createdAt}</span>': 'PDF<span> de la facture du {createdAt}</span>',
  'PDFs Merged Successfully!': 'PDF fusionnés !',
  'PDFs and images': 'PDF et images',
  'PDFs become': 'Les PDF deviennent',
  'PDFs can become docx or pdf.': 'Les PDF peuvent devenir docx ou pdf.',
  'PDFs whose pages are inserted': 'PDF dont les pages sont insérées',
  'PDFs, documents or images': 'PDF, documents ou images',
  'PDFs, images and documents cannot be converted together. Please choose files of one kind.':
    'PDF, images et documents ne peuvent pas être convertis ensemble. Veuillez choisir des fichiers d’un seul type.',
  PNG: 'PNG',
  'PNG images': 'Images PNG',
  'PNG, JPEG, WebP, GIF or SVG, chosen, pasted or dropped anywhere. It stays in this page, without metadata such as its location.':
    'PNG, JPEG, WebP, GIF ou SVG, choisi, collé ou déposé n’importe où. Il reste dans cette page, sans métadonnées comme son lieu.',
  PPTX: 'PPTX',
  'Pack a ZIP or open an archive': 'Créer un ZIP ou ouvrir une archive',
  'Pack as ZIP': 'Regrouper en ZIP',
  'Pack each file into a ZIP': 'Compresser chaque fichier en ZIP',
  'Pack files and folders into a ZIP, with a password if you like, or open ZIP, TAR, 7Z and RAR.':
    'Regroupez fichiers et dossiers dans un ZIP, avec un mot de passe si vous voulez, ou ouvrez des ZIP, TAR, 7Z et RAR.',
  'Pack files and whole folders into a ZIP with AES-256 password and checked content. Open ZIP, TAR, GZ, XZ, ZST, 7Z and RAR: list, preview, extract. Free.':
    'Regroupez fichiers et dossiers dans un ZIP avec mot de passe AES-256 et contenu vérifié. Ouvrez ZIP, TAR, GZ, XZ, ZST, 7Z et RAR : liste, aperçu, extraction. Gratuit.',
  'Pack the bigger bag': 'Prendre la plus grande sacoche',
  Packing: 'Compression',
  'Packs the file better. No pixel changes.': 'Compacte mieux le fichier. Aucun pixel ne change.',
  Pad: 'Compléter',
  'Padding colour': 'Couleur de remplissage',
  Page: 'Page',
  'Page 1 is the first page of the file, whatever number is printed on it.':
    'La page 1 est la première page du fichier, quel que soit le numéro imprimé dessus.',
  'Page before': 'Page d’avant',
  'Page breaks': 'Sauts de page',
  'Page breaks must be none, formFeed or heading.': 'Les sauts de page doivent être none, formFeed ou heading.',
  'Page size': 'Taille de page',
  'Page size must be a4, letter or fit.': 'La taille de page doit être a4, letter ou fit.',
  'Page size must be auto, a4, letter or fit.': 'La taille de page doit être auto, a4, letter ou fit.',
  'Page sizes': 'Tailles de page',
  'Page that says more': 'Page qui en dit plus',
  'Page that should link here': 'Page qui devrait renvoyer ici',
  'Page title': 'Titre de page',
  'Page tools': 'Outils de page',
  'Page views': 'Pages vues',
  'Page views in the last half hour': 'Pages vues dans la dernière demi-heure',
  'Page views: {count}': 'Pages vues : {count}',
  'Page {label}': 'Page {label}',
  'Page {number}': 'Page {number}',
  'Page {number} deleted.': 'Page {number} supprimée.',
  'Page {number} of {count}': 'Page {number} sur {count}',
  'Page {number} of {pages}': 'Page {number} sur {pages}',
  'Page {page}': 'Page {page}',
  'Page {page} cannot be shown, but it is kept.': 'La page {page} ne peut pas être affichée, mais elle est conservée.',
  'Page {page} could not be cleared of everything under the boxes and was replaced by its picture; its text can no longer be selected.':
    'La page {page} n’a pas pu être débarrassée de tout ce qui se trouve sous les cadres et a été remplacée par son image ; son texte ne peut plus être sélectionné.',
  'Page {page} has no text that could be changed. Please write on it with the Visual PDF Editor.':
    'La page {page} n’a pas de texte modifiable. Veuillez écrire dessus avec l’Éditeur PDF visuel.',
  'Page {page} has too many letters in too many styles. Please use fewer styles on it.':
    'La page {page} a trop de lettres dans trop de styles. Veuillez y utiliser moins de styles.',
  'Page {page} has {annotations} notes, links or form fields; up to {maxAnnotations} can be drawn. Please leave this page out, or delete most of them.':
    'La page {page} a {annotations} notes, liens ou champs de formulaire ; {maxAnnotations} au maximum peuvent être dessinés. Veuillez écarter cette page, ou en supprimer la plupart.',
  'Page {page} is too large for {format}, whose sides have at most {maxSide} pixels. Please choose at most {maxDpi} DPI, or PNG.':
    'La page {page} est trop grande pour le format {format}, dont les côtés ont au maximum {maxSide} pixels. Veuillez choisir au maximum {maxDpi} DPI, ou PNG.',
  'Page {page} of this PDF is damaged and cannot be shown. Please leave it out.':
    'La page {page} de ce PDF est endommagée et ne peut pas être affichée. Veuillez l’écarter.',
  'Page {page} of {name}': 'Page {page} de {name}',
  'Page {page} of {pages}': 'Page {page} sur {pages}',
  'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; please choose at most {maxDpi} DPI, or leave this page out.':
    'La page {page} deviendrait une image de {megapixels} mégapixels. La limite est de {maxMegapixels} ; veuillez choisir au maximum {maxDpi} DPI, ou écarter cette page.',
  'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; this page is too large for any image, so please leave it out.':
    'La page {page} deviendrait une image de {megapixels} mégapixels. La limite est de {maxMegapixels} ; cette page est trop grande pour toute image, veuillez donc l’écarter.',
  'Page {page}, changed': 'Page {page}, modifiée',
  'Page {page}, changed in another way': 'Page {page}, modifiée autrement',
  'Page {page}, not changed': 'Page {page}, non modifiée',
  'Page {page}: {counts}': 'Page {page} : {counts}',
  'Page {page}: …{before}': 'Page {page} : …{before}',
  Pages: 'Pages',
  'Pages and parts out of a PDF': 'Extraire des pages et des parties d’un PDF',
  'Pages and ranges must be a text such as 1,3,5-7.': 'Les pages et plages doivent être un texte comme 1,3,5-7.',
  'Pages are counted from 1.': 'Les pages sont comptées à partir de 1.',
  'Pages before and after': 'Pages avant et après',
  'Pages can only be chosen for a single PDF. Please send the PDFs one by one, or leave out the pages.':
    'Les pages ne peuvent être choisies que pour un seul PDF. Veuillez envoyer les PDF un par un, ou omettre les pages.',
  'Pages count their visits without cookies. A visitor counts once a day, days are UTC, and whoever asks not to be tracked is not counted.':
    'Les pages comptent leurs visites sans cookies. Un visiteur compte une fois par jour, les jours sont en UTC, et quiconque demande à ne pas être suivi n’est pas compté.',
  'Pages inserted': 'Pages insérées',
  'Pages must be a JSON list of objects such as {"file":0,"page":1,"rotation":90}.':
    'Les pages doivent former une liste JSON d’objets comme {"file":0,"page":1,"rotation":90}.',
  'Pages must be a list of { page, text } with up to {max, plural, one {# character} other {# characters}} together.':
    'Les pages doivent être une liste de { page, text } de {max, plural, one {# caractère} other {# caractères}} au maximum au total.',
  'Pages must be a text such as 1,3,5-7.': 'Les pages doivent être un texte comme 1,3,5-7.',
  'Pages not deleted': 'Pages non supprimées',
  'Pages not inserted': 'Pages non insérées',
  'Pages of all files': 'Pages de tous les fichiers',
  'Pages of another PDF are to be inserted, but there is none among the inserts.':
    'Des pages d’un autre PDF doivent être insérées, mais il n’y en a aucun parmi les fichiers à insérer.',
  "Pages of one PDF, such as '1,3,5-7', in this order; all when left out. '5-' goes on to the end.":
    'Pages d’un PDF, comme « 1,3,5-7 », dans cet ordre ; toutes sans indication. « 5- » va jusqu’à la fin.',
  'Pages of {name}': 'Pages de {name}',
  'Pages per file': 'Pages par fichier',
  'Pages without text: {pages}.': 'Pages sans texte : {pages}.',
  'Pages {listed} and {more, plural, other {# more}} of this PDF hold no text: empty, or an image of text such as a scan.':
    'Les pages {listed} et {more, plural, one {# autre} other {# autres}} de ce PDF ne contiennent pas de texte : vides, ou image de texte comme une numérisation.',
  'Pages {pages}': 'Pages {pages}',
  'Pages {pages} and others': 'Pages {pages} et d’autres',
  Palette: 'Palette',
  'Palette type': 'Type de palette',
  Paper: 'Papier',
  'Paper that opens your page.': 'Du papier qui ouvre votre page.',
  'Paragraph on page {label}': 'Paragraphe de la page {label}',
  Paragraphs: 'Paragraphes',
  'Part of the page is missing': 'Une partie de la page manque',
  'Part of this PDF is damaged and cannot be unpacked. Please export or download the file again.':
    'Une partie de ce PDF est endommagée et ne peut pas être décompressée. Veuillez exporter ou télécharger à nouveau le fichier.',
  'Part of this PDF unpacks to more than the server allows. Please export the file again, or try another one.':
    'Une partie de ce PDF se décompresse au-delà de ce que permet le serveur. Veuillez exporter à nouveau le fichier, ou en essayer un autre.',
  'Part of this page could not be loaded. Check your connection, then reload the page.':
    'Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.',
  'Partly scanned': 'En partie numérisé',
  'Partly scanned, searchable': 'En partie numérisé, interrogeable',
  Parts: 'Parties',
  'Passkey added': 'Clé d’accès ajoutée',
  'Passkey removed': 'Clé d’accès retirée',
  Passkeys: 'Clés d’accès',
  'Passkeys and API keys work as before. You can look through them on your account page.':
    'Les clés d’accès et les clés API fonctionnent comme avant. Vous pouvez les passer en revue sur votre page de compte.',
  Passphrase: 'Phrase de passe',
  'Passphrase Generated!': 'Phrase de passe générée !',
  Passport: 'Identité',
  'Passport 35 x 45 mm': 'Identité 35 x 45 mm',
  'Passport, 2 × 2 in': 'Identité, 2 × 2 po',
  'Passport, 35 × 45 mm': 'Identité, 35 × 45 mm',
  Password: 'Mot de passe',
  'Password (optional)': 'Mot de passe (facultatif)',
  'Password Generated!': 'Mot de passe généré !',
  'Password Generator': 'Générateur de mots de passe',
  'Password changed': 'Mot de passe modifié',
  'Password generator: strong passwords, passphrases': 'Générateur de mots de passe et phrases de passe robustes',
  'Password must be a text of at most 127 characters.':
    'Le mot de passe doit être un texte de 127 caractères au maximum.',
  'Password must be a text.': 'Le mot de passe doit être un texte.',
  'Password must be at least {min, plural, one {# character} other {# characters}} long':
    'Le mot de passe doit compter au moins {min, plural, one {# caractère} other {# caractères}}',
  'Password must be at most {max, plural, one {# character} other {# characters}} long':
    'Le mot de passe doit compter au maximum {max, plural, one {# caractère} other {# caractères}}',
  'Password must be at most {maxPasswordLength} characters.':
    'Le mot de passe doit compter au maximum {maxPasswordLength} caractères.',
  'Password must be text.': 'Le mot de passe doit être un texte.',
  'Password must have at most 127 characters.': 'Le mot de passe doit compter au maximum 127 caractères.',
  'Password not changed': 'Mot de passe non modifié',
  'Password of {fileName}': 'Mot de passe de {fileName}',
  'Password or passphrase?': 'Mot de passe ou phrase de passe ?',
  'Password too short': 'Mot de passe trop court',
  "Passwords don't match": 'Les mots de passe ne correspondent pas',
  'Passwords of inserted files must be a JSON list with a password or null for each inserted file.':
    'Les mots de passe des fichiers insérés doivent former une liste JSON, avec un mot de passe ou null pour chaque fichier inséré.',
  'Paste a long link, and choose a name for it or let us':
    'Collez un lien long, et choisissez-lui un nom ou laissez-nous faire',
  'Paste a text, or drop a document': 'Collez un texte, ou déposez un document',
  'Path must be a text.': 'Le chemin doit être un texte.',
  "Path must be a tool's page: /tools/ and the tool's name.":
    'Le chemin doit être la page d’un outil : /tools/ et le nom de l’outil.',
  'Paths must be a JSON list with one string per file.':
    'Les chemins doivent former une liste JSON avec une chaîne par fichier.',
  Pause: 'Mettre en pause',
  Paused: 'En pause',
  'Pay<span> the invoice of {createdAt}</span>': 'Payer<span> la facture du {createdAt}</span>',
  Payment: 'Paiement',
  'Payment Failed': 'Échec du paiement',
  'Payment Successful': 'Paiement réussi',
  'Payment System Not Available': 'Système de paiement indisponible',
  'Payment is not set up on this site.': 'Le paiement n’est pas configuré sur ce site.',
  'Payment is not set up on this site. Its administrators can give accounts Pro.':
    'Le paiement n’est pas configuré sur ce site. Ses administrateurs peuvent accorder Pro aux comptes.',
  'Payment processing is currently unavailable. Please try again later.':
    'Le traitement des paiements est actuellement indisponible. Veuillez réessayer plus tard.',
  'Payments are handled by': 'Les paiements sont traités par',
  'Payments are handled by {paymentProcessor}.': 'Les paiements sont traités par {paymentProcessor}.',
  'Peace is quiet; a piece is a part.': '« Peace » est le calme ; « piece » est une partie.',
  Pending: 'En attente',
  'Pending tasks': 'Tâches en attente',
  'People say it more simply.': 'On le dit plus simplement.',
  Percent: 'Pourcentage',
  'Percent must be a number from 1 to 1000.': 'Le pourcentage doit être un nombre de 1 à 1000.',
  'Percent of the original': 'Pourcentage de l’original',
  'Perhaps {words}.': 'Peut-être {words}.',
  'Permanent (301)': 'Permanente (301)',
  'Permanent ones may be remembered by browsers for a minute and a half.':
    'Les navigateurs peuvent mémoriser les redirections permanentes pendant une minute et demie.',
  Phone: 'Téléphone',
  'Phone number': 'Numéro de téléphone',
  Phones: 'Téléphones',
  'Phones open this as a page only with https:// in front.<button>Add https://</button>':
    'Les téléphones n’ouvrent ceci comme une page qu’avec https:// devant.<button>Ajouter https://</button>',
  Photo: 'Photo',
  'Photo Enhanced!': 'Photo améliorée !',
  'Photo enhancer: upscale, denoise, restore photos': 'Améliorer des photos : agrandir, débruiter, restaurer',
  'Photograph a page, or drop photos in the bag': 'Photographiez une page, ou déposez des photos dans la sacoche',
  'Photos Enhanced!': 'Photos améliorées !',
  'Photos of paper to clean pages': 'De la photo de papier à la page nette',
  'Photos to process': 'Photos à traiter',
  'Photos, films, music and most documents are compressed already. They are stored as they are, which is quick, and the ZIP is then about as large as its files.':
    'Les photos, les films, la musique et la plupart des documents sont déjà compressés. Ils sont stockés tels quels, ce qui est rapide, et le ZIP est alors à peu près aussi volumineux que ses fichiers.',
  Phrase: 'Expression',
  Phrases: 'Expressions',
  Picture: 'Image',
  'Picture not added': 'Image non ajoutée',
  'Pictures placed on pages': 'Images placées sur les pages',
  'Pictures that edits place': 'Images que les modifications placent',
  Pixels: 'Pixels',
  'Pixels per inch of images; a page may have up to 60 megapixels.':
    'Pixels par pouce des images ; une page peut compter jusqu’à 60 mégapixels.',
  'Pixels per inch of slides as images; a wide slide is 13.33 by 7.5 inches.':
    'Pixels par pouce des diapositives en images ; une diapositive large fait 13,33 sur 7,5 pouces.',
  'Pixels.': 'Pixels.',
  'Pixels; wins over width and height.': 'Pixels ; l’emporte sur la largeur et la hauteur.',
  Place: 'Lieu',
  'Place in the middle': 'Placer au centre',
  Plain: 'Uni',
  'Plain letters in code': 'Lettres simples dans le code',
  'Plain text. The assistant gives it as it is.': 'Texte brut. L’assistant le donne tel quel.',
  Plan: 'Formule',
  'Plan & billing': 'Formule et facturation',
  Planned: 'Planifié',
  Plans: 'Formules',
  'Plans and payment': 'Formules et paiement',
  'Please add more when this PDF is ready.': 'Veuillez en ajouter quand ce PDF sera prêt.',
  'Please add more when this ZIP is ready.': 'Veuillez en ajouter quand ce ZIP sera prêt.',
  'Please add your CV as a PDF, DOCX or ODT file.': 'Veuillez ajouter votre CV en fichier PDF, DOCX ou ODT.',
  'Please answer at {link}': 'Veuillez répondre sur {link}',
  'Please ask in at most {max, plural, one {# character} other {# characters}}.':
    'Veuillez poser votre question en {max, plural, one {# caractère} other {# caractères}} au maximum.',
  'Please ask one question at a time.': 'Veuillez poser une question à la fois.',
  'Please check the address: capitals matter, and a letter may be missing at its end.':
    'Veuillez vérifier l’adresse : les majuscules comptent, et il manque peut-être une lettre à la fin.',
  'Please check the height of the head: every country has rules of its own.':
    'Veuillez vérifier la hauteur de la tête : chaque pays a ses propres règles.',
  'Please choose': 'Veuillez choisir',
  'Please choose WPA, WEP or nopass.': 'Veuillez choisir WPA, WEP ou nopass.',
  'Please choose a darker colour on a lighter background.':
    'Veuillez choisir une couleur plus foncée sur un fond plus clair.',
  'Please choose a time zone such as Europe/Berlin.': 'Veuillez choisir un fuseau horaire comme Europe/Berlin.',
  'Please choose a time zone.': 'Veuillez choisir un fuseau horaire.',
  'Please choose an operation: compress, convert or resize.':
    'Veuillez choisir une opération : compresser, convertir ou redimensionner.',
  'Please choose another when this one is saved.': 'Veuillez en choisir un autre quand celui-ci sera enregistré.',
  'Please choose another when this one is split.': 'Veuillez en choisir un autre quand celui-ci sera divisé.',
  'Please choose at least one character type': 'Veuillez choisir au moins un type de caractères',
  'Please choose at least one language. The languages are {possible}.':
    'Veuillez choisir au moins une langue. Les langues sont {possible}.',
  'Please choose error level H, which corrects the most.':
    'Veuillez choisir le niveau de correction H, qui corrige le plus.',
  'Please choose others, or search for less.': 'Veuillez en choisir d’autres, ou chercher moins de mots.',
  'Please choose what the key may call.': 'Veuillez choisir ce que la clé peut appeler.',
  'Please choose {name} again to save your changes.':
    'Veuillez choisir à nouveau {name} pour enregistrer vos modifications.',
  'Please contact our support team by email at {supportEmail}.':
    'Veuillez contacter notre équipe d’assistance par e-mail à {supportEmail}.',
  'Please contact our support team: press “Talk to a person”.':
    'Veuillez contacter notre équipe d’assistance : appuyez sur « Parler à une personne ».',
  'Please enter a URL to shorten': 'Veuillez saisir une URL à raccourcir',
  'Please enter a colour such as #1d4ed8.': 'Veuillez saisir une couleur comme #1d4ed8.',
  'Please enter a date and time such as 2026-05-01T10:00.':
    'Veuillez saisir une date et une heure comme 2026-05-01T10:00.',
  'Please enter a hex colour, such as {example}.': 'Veuillez saisir une couleur hexadécimale, comme {example}.',
  'Please enter a host such as example.com.': 'Veuillez saisir un hôte comme example.com.',
  'Please enter a name or an organisation.': 'Veuillez saisir un nom ou une organisation.',
  'Please enter a name.': 'Veuillez saisir un nom.',
  'Please enter a number.': 'Veuillez saisir un numéro.',
  'Please enter a phone number such as +44 20 7946 0018.':
    'Veuillez saisir un numéro de téléphone comme +44 20 7946 0018.',
  'Please enter a phone number.': 'Veuillez saisir un numéro de téléphone.',
  'Please enter a question.': 'Veuillez saisir une question.',
  'Please enter a subject.': 'Veuillez saisir un objet.',
  'Please enter a title.': 'Veuillez saisir un titre.',
  'Please enter a valid URL (include http:// or https://)': 'Veuillez saisir une URL valide (avec http:// ou https://)',
  'Please enter a valid email address.': 'Veuillez saisir une adresse e-mail valide.',
  'Please enter a web address such as https://example.com.':
    'Veuillez saisir une adresse web comme https://example.com.',
  'Please enter a web address.': 'Veuillez saisir une adresse web.',
  'Please enter a width or a height in pixels.': 'Veuillez saisir une largeur ou une hauteur en pixels.',
  'Please enter a word or tick a kind of data.': 'Veuillez saisir un mot ou cocher un type de données.',
  'Please enter an IBAN such as DE89 3704 0044 0532 0130 00.':
    'Veuillez saisir un IBAN comme DE89 3704 0044 0532 0130 00.',
  'Please enter an IBAN.': 'Veuillez saisir un IBAN.',
  'Please enter an address such as https://example.org or name@example.org, or a page from 1 to {pageCount}.':
    'Veuillez saisir une adresse comme https://example.org ou name@example.org, ou une page de 1 à {pageCount}.',
  'Please enter an amount from 0.01 to 999999999.99 euros.': 'Veuillez saisir un montant de 0.01 à 999999999.99 euros.',
  'Please enter an answer.': 'Veuillez saisir une réponse.',
  'Please enter an email address such as name@example.com.':
    'Veuillez saisir une adresse e-mail comme name@example.com.',
  'Please enter an email address.': 'Veuillez saisir une adresse e-mail.',
  'Please enter at most 100 symbols.': 'Veuillez saisir au maximum 100 symboles.',
  'Please enter only punctuation and symbols as your own set, without letters, digits and spaces.':
    'Veuillez ne saisir que de la ponctuation et des symboles pour votre propre jeu, sans lettres, chiffres ni espaces.',
  'Please enter some text to improve.': 'Veuillez saisir un texte à améliorer.',
  'Please enter some text to summarize.': 'Veuillez saisir un texte à résumer.',
  'Please enter some text.': 'Veuillez saisir un texte.',
  'Please enter text': 'Veuillez saisir du texte',
  'Please enter text to translate.': 'Veuillez saisir un texte à traduire.',
  'Please enter text.': 'Veuillez saisir du texte.',
  'Please enter the code from your authenticator app, or one of your backup codes.':
    'Veuillez saisir le code de votre application d’authentification, ou l’un de vos codes de secours.',
  'Please enter the name of the network.': 'Veuillez saisir le nom du réseau.',
  'Please enter the pages you want, such as 1,3,5-7.': 'Veuillez saisir les pages voulues, comme 1,3,5-7.',
  'Please enter the payee.': 'Veuillez saisir le bénéficiaire.',
  'Please enter the ranges you want, such as 1-3,4-6.': 'Veuillez saisir les plages voulues, comme 1-3,4-6.',
  'Please enter what the comment says.': 'Veuillez saisir le contenu du commentaire.',
  'Please enter what the note says.': 'Veuillez saisir le contenu de la note.',
  'Please enter what the text says.': 'Veuillez saisir le contenu du texte.',
  'Please enter what you look for.': 'Veuillez saisir ce que vous cherchez.',
  'Please enter yes or no.': 'Veuillez saisir oui ou non.',
  'Please enter your email address, so that we can answer, or sign in.':
    'Veuillez saisir votre adresse e-mail, pour que nous puissions répondre, ou vous connecter.',
  'Please enter your email address.': 'Veuillez saisir votre adresse e-mail.',
  'Please enter your first name.': 'Veuillez saisir votre prénom.',
  'Please enter your last name.': 'Veuillez saisir votre nom de famille.',
  'Please enter your message.': 'Veuillez saisir votre message.',
  'Please enter your name.': 'Veuillez saisir votre nom.',
  'Please fill in all fields': 'Veuillez remplir tous les champs',
  'Please fill in this field.': 'Veuillez remplir ce champ.',
  'Please fill in {fields} first.': 'Veuillez d’abord remplir {fields}.',
  'Please give it a name.': 'Veuillez lui donner un nom.',
  'Please leave the lines between the pages as they are.':
    'Veuillez laisser telles quelles les lignes entre les pages.',
  'Please look twice': 'Veuillez regarder à deux fois',
  'Please make some edits before saving.': 'Veuillez faire des modifications avant d’enregistrer.',
  'Please mark all scratches in one image.': 'Veuillez marquer toutes les rayures dans une seule image.',
  'Please name between 1 and 100 files by their ids.': 'Veuillez indiquer de 1 à 100 fichiers par leurs identifiants.',
  'Please open the link that we sent to your email address, then sign in. What is not confirmed within {days, plural, one {# day} other {# days}} is removed.':
    'Veuillez ouvrir le lien que nous avons envoyé à votre adresse e-mail, puis vous connecter. Ce qui n’est pas confirmé sous {days, plural, one {# jour} other {# jours}} est supprimé.',
  'Please open the link that we sent to {email}. Until then, your address stays as it is.':
    'Veuillez ouvrir le lien que nous avons envoyé à {email}. D’ici là, votre adresse reste la même.',
  'Please place the four corners on the corners of the page.': 'Veuillez placer les quatre coins sur ceux de la page.',
  'Please say what is wrong with the link.': 'Veuillez dire quel est le problème avec le lien.',
  'Please scan some documents first.': 'Veuillez d’abord numériser des documents.',
  'Please select PDF files, or JPEG, PNG, WebP, GIF, TIFF or AVIF images.':
    'Veuillez sélectionner des fichiers PDF, ou des images JPEG, PNG, WebP, GIF, TIFF ou AVIF.',
  'Please select PNG or JPEG pictures.': 'Veuillez sélectionner des images PNG ou JPEG.',
  'Please select a DOCX, PPTX, XLSX, ODT, ODS, ODP, PDF, HTML, Markdown, SRT or text document.':
    'Veuillez sélectionner un document DOCX, PPTX, XLSX, ODT, ODS, ODP, PDF, HTML, Markdown, SRT ou texte.',
  'Please select a JPEG, PNG, WebP, GIF, HEIC, AVIF or TIFF image.':
    'Veuillez sélectionner une image JPEG, PNG, WebP, GIF, HEIC, AVIF ou TIFF.',
  'Please select a JPEG, PNG, or WebP image.': 'Veuillez sélectionner une image JPEG, PNG ou WebP.',
  'Please select a PDF file to compress.': 'Veuillez sélectionner un fichier PDF à compresser.',
  'Please select a PDF file to split.': 'Veuillez sélectionner un fichier PDF à diviser.',
  'Please select a PDF file.': 'Veuillez sélectionner un fichier PDF.',
  'Please select a PDF to inspect.': 'Veuillez sélectionner un PDF à examiner.',
  'Please select a PDF, Word, or text document': 'Veuillez sélectionner un PDF, un document Word ou un document texte',
  'Please select a PDF, a document of Word, Excel, PowerPoint, OpenDocument, HTML, text or email, or images.':
    'Veuillez sélectionner un PDF, un document Word, Excel, PowerPoint, OpenDocument, HTML, texte ou e-mail, ou des images.',
  'Please select a PDF, or a JPEG, PNG, WebP, AVIF, TIFF or HEIC image.':
    'Veuillez sélectionner un PDF, ou une image JPEG, PNG, WebP, AVIF, TIFF ou HEIC.',
  'Please select a PDF, or documents or images to convert to PDF.':
    'Veuillez sélectionner un PDF, ou des documents ou images à convertir en PDF.',
  'Please select a TXT, PDF, DOC or DOCX file; Markdown, HTML, ODT, RTF and EPUB work, too.':
    'Veuillez sélectionner un fichier TXT, PDF, DOC ou DOCX ; Markdown, HTML, ODT, RTF et EPUB fonctionnent aussi.',
  'Please select a document of up to {maxBytes}.': 'Veuillez sélectionner un document de {maxBytes} au maximum.',
  'Please select a document smaller than 50MB': 'Veuillez sélectionner un document de moins de 50 Mo',
  'Please select a document to convert.': 'Veuillez sélectionner un document à convertir.',
  'Please select a document to translate.': 'Veuillez sélectionner un document à traduire.',
  'Please select a file to summarize.': 'Veuillez sélectionner un fichier à résumer.',
  'Please select a photo to enhance.': 'Veuillez sélectionner une photo à améliorer.',
  'Please select a picture for the background.': 'Veuillez sélectionner une image pour l’arrière-plan.',
  'Please select a picture.': 'Veuillez sélectionner une image.',
  'Please select a valid PDF file.': 'Veuillez sélectionner un fichier PDF valide.',
  'Please select an archive to open.': 'Veuillez sélectionner une archive à ouvrir.',
  'Please select an image file': 'Veuillez sélectionner un fichier image',
  'Please select an image file (PNG, JPG, JPEG, WEBP)': 'Veuillez sélectionner un fichier image (PNG, JPG, JPEG, WEBP)',
  'Please select an image file.': 'Veuillez sélectionner un fichier image.',
  'Please select an image or a PDF.': 'Veuillez sélectionner une image ou un PDF.',
  'Please select an image smaller than 10MB': 'Veuillez sélectionner une image de moins de 10 Mo',
  'Please select an image to resize.': 'Veuillez sélectionner une image à redimensionner.',
  'Please select an image with the scratches marked in white.':
    'Veuillez sélectionner une image où les rayures sont marquées en blanc.',
  'Please select at least 2 PDF files to merge.': 'Veuillez sélectionner au moins 2 fichiers PDF à fusionner.',
  'Please select at least one file to compress.': 'Veuillez sélectionner au moins un fichier à compresser.',
  'Please select at least one file to process.': 'Veuillez sélectionner au moins un fichier à traiter.',
  'Please send a mask: white where the subject is.': 'Veuillez envoyer un masque : blanc là où se trouve le sujet.',
  'Please send at most {max, plural, one {# file} other {# files}} at a time.':
    'Veuillez envoyer au maximum {max, plural, one {# fichier} other {# fichiers}} à la fois.',
  'Please set the quiet zone to {standard} modules.': 'Veuillez régler la marge silencieuse sur {standard} modules.',
  'Please shorten it, or choose error level L, where it fits.':
    'Veuillez le raccourcir, ou choisir le niveau de correction L, où il tient.',
  'Please shorten it.': 'Veuillez le raccourcir.',
  'Please shorten it; at error level L, {fittingAtLowest, plural, one {# character fits} other {# characters fit}}.':
    'Veuillez le raccourcir ; au niveau de correction L, {fittingAtLowest, plural, one {# caractère tient} other {# caractères tiennent}}.',
  'Please take a photo or choose an image first.': 'Veuillez d’abord prendre une photo ou choisir une image.',
  'Please try again or contact support.': 'Veuillez réessayer ou contacter l’assistance.',
  'Please try again.': 'Veuillez réessayer.',
  'Please upload a PDF and make some edits first.': 'Veuillez d’abord envoyer un PDF et faire des modifications.',
  'Please upload a PDF file': 'Veuillez envoyer un fichier PDF',
  'Please upload a PDF file.': 'Veuillez envoyer un fichier PDF.',
  'Please use an image in which the code is sharp, evenly lit and at least a quarter of the width, with empty space around it.':
    'Veuillez utiliser une image où le code est net, éclairé uniformément et large d’au moins un quart de l’image, avec de l’espace vide autour.',
  'Please use at most 2000 characters.': 'Veuillez utiliser au maximum 2000 caractères.',
  'Please use at most {max, plural, one {# character} other {# characters}}. The rest fits into your CV.':
    'Veuillez utiliser au maximum {max, plural, one {# caractère} other {# caractères}}. Le reste peut figurer dans votre CV.',
  'Please use at most {max} characters.': 'Veuillez utiliser au maximum {max} caractères.',
  'Please use file upload instead.': 'Veuillez envoyer un fichier à la place.',
  'Please use one line.': 'Veuillez utiliser une seule ligne.',
  'Please write a few words.': 'Veuillez écrire quelques mots.',
  'Please write pages and ranges with commas between them, such as 1,3,5-7.':
    'Veuillez écrire des pages et des plages séparées par des virgules, comme 1,3,5-7.',
  'Please write what the answer is.': 'Veuillez écrire la réponse.',
  'Point at a sentence, or move to it with Tab, to see its counterpart.':
    'Pointez une phrase, ou allez-y avec Tab, pour voir sa correspondante.',
  "Point your phone's camera at the code": 'Pointez la caméra de votre téléphone vers le code',
  Polygon: 'Polygone',
  Polyline: 'Ligne brisée',
  Popular: 'Populaires',
  'Popular:': 'Populaires :',
  Portrait: 'Portrait',
  Post: 'Article',
  Postcode: 'Code postal',
  Poster: 'Affiche',
  Posts: 'Publications',
  'Precise PDF Editor': 'Éditeur PDF de précision',
  'Preparing your payment…': 'Préparation de votre paiement…',
  Preset: 'Préréglage',
  'Press Retry. Files that were fully uploaded are not sent again.':
    'Appuyez sur Réessayer. Les fichiers entièrement envoyés ne le sont pas une seconde fois.',
  'Press Send Test Email on this page. It says what is wrong, if anything is.':
    'Appuyez sur Envoyer un e-mail de test sur cette page. Elle indique ce qui ne va pas, le cas échéant.',
  'Press “Report this” beside the error. The report has the number of the failed job, from which we see the tool, the error and the size of the file. Please add what kind of file it was; do not send it.':
    'Appuyez sur « Signaler » à côté de l’erreur. Le signalement contient le numéro de la tâche en échec, qui nous montre l’outil, l’erreur et la taille du fichier. Veuillez ajouter de quel type de fichier il s’agissait ; ne l’envoyez pas.',
  Preview: 'Aperçu',
  'Preview of {name}': 'Aperçu de {name}',
  'Preview of {path}': 'Aperçu de {path}',
  'Preview · about {bytes}': 'Aperçu · environ {bytes}',
  'Preview · up to {bytes}': 'Aperçu · jusqu’à {bytes}',
  'Preview · {bytes}': 'Aperçu · {bytes}',
  'Previews and results are for Pro users.': 'Les aperçus et les résultats sont réservés aux utilisateurs Pro.',
  'Previous marked sentence': 'Phrase marquée précédente',
  'Previous match': 'Occurrence précédente',
  'Previous page': 'Page précédente',
  'Previous photo': 'Photo précédente',
  'Prices may change for periods that have not begun yet, never for one you have paid.':
    'Les prix peuvent changer pour des périodes qui n’ont pas encore commencé, jamais pour une période que vous avez payée.',
  Pricing: 'Tarifs',
  Print: 'Impression',
  Privacy: 'Confidentialité',
  'Privacy Policy': 'Politique de confidentialité',
  'Pro Annual': 'Pro annuel',
  'Pro Feature': 'Fonction Pro',
  'Pro Monthly': 'Pro mensuel',
  'Pro allows up to {count, plural, one {# file} other {# files}} at once.':
    'Pro permet jusqu’à {count, plural, one {# fichier} other {# fichiers}} à la fois.',
  'Pro granted to {email} ends now. What they paid for stays.':
    'Pro accordé à {email} prend fin maintenant. Ce qui a été payé reste.',
  'Pro scans without a limit': 'Pro numérise sans limite',
  'Pro until {proUntil}.': 'Pro jusqu’au {proUntil}.',
  'Pro until {until}, granted by the operator of this site.':
    'Pro jusqu’au {until}, accordé par l’exploitant de ce site.',
  'Pro users': 'Utilisateurs Pro',
  'Pro users, signed in on the site or with an API key.':
    'Les utilisateurs Pro, connectés sur le site ou avec une clé API.',
  Process: 'Traiter',
  'Process up to 100 files at once: compress, convert, resize, or chain tools in steps. Saved recipes, name patterns, retry, one ZIP. Goes on after a reload.':
    'Traitez jusqu’à 100 fichiers à la fois : compressez, convertissez, redimensionnez ou enchaînez des outils. Recettes, modèles de nom, nouvel essai, un seul ZIP. Continue après un rechargement.',
  'Process whole photo': 'Traiter la photo entière',
  'Process {count, plural, one {# photo} other {# photos}}': 'Traiter {count, plural, one {# photo} other {# photos}}',
  Processing: 'Traitement',
  'Processing failed': 'Échec du traitement',
  'Processing failed: {message}': 'Échec du traitement : {message}',
  'Processing {name}': 'Traitement de {name}',
  'Processing…': 'Traitement…',
  'Professional Image Suite': 'La suite d’images professionnelle',
  Profile: 'Profil',
  'Progress of the batch': 'Progression du lot',
  Protanomaly: 'Protanomalie',
  Protanopia: 'Protanopie',
  'Put files or single pages in order': 'Mettez en ordre des fichiers ou des pages seules',
  'Put something in the bag': 'Mettre quelque chose dans la sacoche',
  'Put the cursor on an underlined passage to see it here.':
    'Placez le curseur sur un passage souligné pour le voir ici.',
  'Q: 25% may be damaged': 'Q : 25 % peuvent être endommagés',
  'QR Code Generated!': 'Code QR généré !',
  'QR Code Generator': 'Générateur de codes QR',
  'QR code': 'code QR',
  'QR code for your authenticator app': 'Code QR pour votre application d’authentification',
  'QR code generator with logo, colours and scan check': 'Générateur de codes QR avec logo, couleurs et test',
  'QR code needs content to generate': 'Un code QR a besoin d’un contenu pour être généré',
  'QR code of this contact': 'Code QR de ce contact',
  'QR code of {shortUrl}': 'Code QR de {shortUrl}',
  'QR code that opens the scanner on your phone': 'Code QR qui ouvre le scanner sur votre téléphone',
  'QR code: {label}': 'Code QR : {label}',
  'QR codes': 'Codes QR',
  'QR codes for links, Wi-Fi, contacts and more, in your colours and with your logo, each one proven to scan.':
    'Codes QR pour liens, Wi-Fi, contacts et plus encore, à vos couleurs et avec votre logo, chacun vérifié par une lecture.',
  Quality: 'Qualité',
  'Quality must be a number from 10 to 100 in steps of 5.': 'La qualité doit être un nombre de 10 à 100, par pas de 5.',
  'Quality must be a whole number from 1 to 100.': 'La qualité doit être un nombre entier de 1 à 100.',
  'Quality must be a whole number from 10 to 100.': 'La qualité doit être un nombre entier de 10 à 100.',
  'Question Failed': 'Échec de la question',
  'Question or title': 'Question ou titre',
  Questions: 'Questions',
  'Quick by default': 'Rapide par défaut',
  'Quick help': 'Aide rapide',
  'Quiet zone': 'Marge silencieuse',
  RECEIVED: 'REÇU',
  REJECTED: 'REFUSÉ',
  RSS: 'RSS',
  RTF: 'RTF',
  Radial: 'Radial',
  'Raise the contrast': 'Augmenter le contraste',
  'Raise the error level': 'Augmenter le niveau de correction',
  Random: 'Aléatoire',
  Range: 'Plage',
  'Range must be one of {ranges}.': 'La période doit être l’une de : {ranges}.',
  Ranges: 'Plages',
  'Re-detect edges': 'Détecter à nouveau les bords',
  Read: 'Lire',
  'Read More': 'Lire la suite',
  'Read aloud': 'Lire à voix haute',
  'Read as': 'Lu comme',
  'Read back at {pixels} pixels, and at half that size out of focus.':
    'Relu à {pixels} pixels, et flou à la moitié de cette taille.',
  'Read back at {pixels} pixels, sharp and out of focus.': 'Relu à {pixels} pixels, net et flou.',
  'Read from the environment at the start. Secrets are not shown. To change one, set its variable and restart.':
    'Lus dans l’environnement au démarrage. Les secrets ne sont pas affichés. Pour changer un réglage, définissez sa variable et redémarrez.',
  'Read it here:': 'À lire ici :',
  'Read its text': 'Lire son texte',
  'Read our answers, and add what is missing.': 'Lisez nos réponses, et ajoutez ce qui manque.',
  'Read the counts beside the text while you write': 'Lisez les décomptes à côté du texte pendant que vous écrivez',
  Readability: 'Lisibilité',
  'Readable from': 'Lisible à partir de',
  'Readers do not find these eyes. Please try another shape, such as squares.':
    'Les lecteurs ne trouvent pas ces yeux. Veuillez essayer une autre forme, comme des carrés.',
  'Readers need the empty space around a code. Please keep {modules} modules, or leave that much space where you place it.':
    'Les lecteurs ont besoin d’un espace vide autour du code. Veuillez garder {modules} modules, ou laisser cet espace là où vous le placez.',
  Reading: 'Lecture',
  'Reading ease': 'Facilité de lecture',
  'Reading it back…': 'Relecture…',
  'Reading text': 'Lecture du texte',
  'Reading the chapters': 'Lecture des chapitres',
  'Reading the pages': 'Lecture des pages',
  'Reading the sentences': 'Lecture des phrases',
  'Reading the text': 'Lecture du texte',
  'Reading time': 'Temps de lecture',
  'Reading your text…': 'Lecture de votre texte…',
  'Reading {busyWith}…': 'Lecture de {busyWith}…',
  'Reading…': 'Lecture…',
  'Reads all kinds of codes in photos and screenshots, rotated, inverted or several at once, and other barcodes, too. The image stays in this page.':
    'Lit toutes sortes de codes dans les photos et captures d’écran, pivotés, inversés ou plusieurs à la fois, ainsi que d’autres codes-barres. L’image reste dans cette page.',
  'Reads close up only': 'Ne se lit que de près',
  'Reads name, phone and email for your address book.':
    'Lit le nom, le téléphone et l’e-mail pour votre carnet d’adresses.',
  'Ready to download.': 'Prêt à télécharger.',
  'Ready when you are. No account needed.': 'Prêt quand vous l’êtes. Aucun compte nécessaire.',
  'Ready-made looks': 'Aspects prêts à l’emploi',
  Receipt: 'Reçu',
  Recent: 'Récents',
  'Recent results': 'Résultats récents',
  'Recent results (Alt R)': 'Résultats récents (Alt R)',
  'Recent tasks': 'Tâches récentes',
  'Recipe loaded': 'Recette chargée',
  'Recipe not loaded': 'Recette non chargée',
  'Recognising text': 'Reconnaissance du texte',
  Rectangle: 'Rectangle',
  Red: 'Rouge',
  Redirect: 'Redirection',
  Redo: 'Rétablir',
  'Redo clear': 'Rétablir l’effacement',
  'Redo improvement': 'Rétablir l’amélioration',
  'Redo opening': 'Rétablir l’ouverture',
  'Redo showing history': 'Rétablir l’affichage de l’historique',
  'Redo swap': 'Rétablir l’inversion',
  'Reduced noise': 'Bruit réduit',
  'Reduced size by less than 1%': 'Taille réduite de moins de 1 %',
  'Reduced size by {percent}%': 'Taille réduite de {percent} %',
  'References were left out.': 'Les références ont été écartées.',
  Refresh: 'Actualiser',
  'Registering, signing in, and what belongs to an account.':
    'L’inscription, la connexion et ce qui relève d’un compte.',
  'Registration Failed': 'Échec de l’inscription',
  Registrations: 'Inscriptions',
  'Registrations by source': 'Inscriptions par source',
  'Registrations: {count}': 'Inscriptions : {count}',
  Reject: 'Refuser',
  'Reject all': 'Tout refuser',
  'Reload the page': 'Recharger la page',
  'Remembered it? <signInLink>Sign in</signInLink>': 'Il vous est revenu ? <signInLink>Connectez-vous</signInLink>',
  Remove: 'Retirer',
  'Remove all': 'Tout retirer',
  'Remove all corrections': 'Retirer toutes les corrections',
  'Remove all marks': 'Retirer toutes les marques',
  'Remove background': 'Supprimer l’arrière-plan',
  'Remove backgrounds': 'Supprimer les arrière-plans',
  'Remove chosen pages': 'Retirer les pages choisies',
  'Remove colour {number}': 'Retirer la couleur {number}',
  'Remove logo': 'Retirer le logo',
  'Remove metadata': 'Supprimer les métadonnées',
  'Remove step {place}': 'Retirer l’étape {place}',
  'Remove target {number}': 'Retirer la cible {number}',
  'Remove term {number}': 'Retirer le terme {number}',
  'Remove the background': 'Supprimer l’arrière-plan',
  'Remove the background of JPG, PNG, WebP and HEIC photos: soft hair, clean edges. Correct it with clicks and a brush; new backgrounds, shadow, passport sizes.':
    'Supprimez l’arrière-plan de photos JPG, PNG, WebP et HEIC : cheveux fins, bords nets. Corrigez avec des clics et un pinceau ; nouveaux fonds, ombre, formats d’identité.',
  'Remove the background of a photo, or replace it by a colour, a gradient, a blur or another picture.':
    'Supprimez l’arrière-plan d’une photo, ou remplacez-le par une couleur, un dégradé, un flou ou une autre image.',
  'Remove the background, and correct it with a click': 'Supprimez l’arrière-plan, et corrigez d’un clic',
  'Remove the link': 'Retirer le lien',
  'Remove the password': 'Supprimer le mot de passe',
  'Remove the word {word}': 'Retirer le mot {word}',
  'Remove {code}?': 'Retirer {code} ?',
  'Remove {count, plural, one {# background} other {# backgrounds}}':
    'Supprimer {count, plural, one {# arrière-plan} other {# arrière-plans}}',
  'Remove {name}': 'Retirer {name}',
  'Remove {path}': 'Retirer {path}',
  'Remove ‘{text}’': 'Retirer « {text} »',
  'Removed by an administrator': 'Supprimé par un administrateur',
  'Removed the blocks of JPEG': 'Blocs JPEG supprimés',
  Replace: 'Remplacer',
  'Replace all': 'Tout remplacer',
  'Replace on page {page}: {words}': 'Remplacer à la page {page} : {words}',
  'Replace or black out text': 'Remplacer ou caviarder du texte',
  'Replace or redact text in a PDF': 'Remplacer ou caviarder du texte dans un PDF',
  'Replace the text under a box in its own font, or remove what is under it for good.':
    'Remplacez le texte sous un cadre dans sa propre police, ou supprimez définitivement ce qui s’y trouve.',
  'Replace with': 'Remplacer par',
  'Replace {count} ticked': 'Remplacer les {count} cochés',
  'Replacement text': 'Texte de remplacement',
  'Replacement text, page {page}': 'Texte de remplacement, page {page}',
  Report: 'Signaler',
  'Report this': 'Signaler',
  'Report this link': 'Signaler ce lien',
  'Report what failed': 'Signaler ce qui a échoué',
  'Reports of failed jobs': 'Signalements de tâches en échec',
  'Request timed out. Please try a shorter message or check your connection.':
    'La demande a expiré. Veuillez essayer un message plus court ou vérifier votre connexion.',
  'Request timeout: the server has not answered for {seconds} seconds. Try again, or check your connection.':
    'Délai dépassé : le serveur n’a pas répondu depuis {seconds} secondes. Réessayez ou vérifiez votre connexion.',
  'Required and still empty:': 'Obligatoires et encore vides :',
  'Required fields are empty: {fields}.': 'Des champs obligatoires sont vides : {fields}.',
  'Requires Immediate Attention': 'Demande une attention immédiate',
  'Requires JavaScript': 'Nécessite JavaScript',
  Resize: 'Redimensionner',
  'Resize Failed': 'Échec du redimensionnement',
  'Resize and crop JPEG, PNG, WebP, GIF, HEIC, AVIF and TIFF images, animations included. Exact pixels, percent, social media, passport and print sizes.':
    'Redimensionnez et rognez des images JPEG, PNG, WebP, GIF, HEIC, AVIF et TIFF, animations comprises. Pixels exacts, pourcentage, réseaux sociaux, identité et impression.',
  'Resize images': 'Redimensionner des images',
  'Resize images to an exact size, a percentage or a preset: fitted, cropped, padded or stretched.':
    'Redimensionnez des images à une taille exacte, en pourcentage ou selon un préréglage : ajustées, rognées, complétées ou étirées.',
  'Resize images: pixels, percent, social and print sizes':
    'Redimensionner des images : pixels, %, réseaux, impression',
  'Resize {count, plural, one {# image} other {# images}}':
    'Redimensionner {count, plural, one {# image} other {# images}}',
  Resizing: 'Redimensionnement',
  'Resizing…': 'Redimensionnement…',
  Resolution: 'Résolution',
  Restore: 'Restaurer',
  'Restore {edit}': 'Restaurer {edit}',
  'Restricted by its owner': 'Restreint par son propriétaire',
  Result: 'Résultat',
  'Result · {bytes}': 'Résultat · {bytes}',
  Resume: 'Reprendre',
  Retry: 'Réessayer',
  'Retry {count} failed': 'Réessayer les {count} échecs',
  'Retry {name}': 'Réessayer {name}',
  'Return Home': 'Retour à l’accueil',
  'Reverse order': 'Inverser l’ordre',
  Revoke: 'Révoquer',
  'Revoke admin': 'Révoquer l’administrateur',
  Right: 'À droite',
  'Right and livelier colours.': 'Des couleurs justes et plus vives.',
  'Right for most files.': 'Convient à la plupart des fichiers.',
  'Rotate must be 0, 90, 180 or 270.': 'La rotation doit être 0, 90, 180 ou 270.',
  'Rotate page {page} left': 'Faire pivoter la page {page} vers la gauche',
  'Rotate page {page} right': 'Faire pivoter la page {page} vers la droite',
  'Rotated text was placed after the rest.': 'Le texte pivoté a été placé après le reste.',
  'Rotations must be a list with 0, 90, 180 or 270 for each image.':
    'Les rotations doivent former une liste avec 0, 90, 180 ou 270 pour chaque image.',
  Rounded: 'Arrondis',
  Rows: 'Lignes',
  'Rows that were not made': 'Lignes non créées',
  'Rows with problems': 'Lignes avec des problèmes',
  'Rows, one code each': 'Lignes, un code chacune',
  Running: 'En cours',
  'Runs: {sentence}': 'Segments : {sentence}',
  SVG: 'SVG',
  'SVG files can have at most {maxBytes}. Please remove embedded images from it first.':
    'Les fichiers SVG font au maximum {maxBytes}. Veuillez d’abord en retirer les images intégrées.',
  'Same Language': 'Même langue',
  Sans: 'Sans empattement',
  Satchel: 'Satchel',
  'Satchel began with a list of these complaints. For each of them there is a test: that a merged file keeps its links, that a compressed file is never larger, that erased words cannot be found again. When we could not do something well, the page says so.':
    'Satchel est né d’une liste de ces griefs. Pour chacun d’eux, il y a un test : qu’un fichier fusionné garde ses liens, qu’un fichier compressé ne soit jamais plus volumineux, que des mots effacés ne puissent pas être retrouvés. Quand nous n’avons pas su bien faire quelque chose, la page le dit.',
  'Satchel blog': 'Blog de Satchel',
  'Satchel has {count} tools for the small jobs around files: merging a PDF, shrinking a photo, scanning a letter, making a password.':
    'Satchel propose {count} outils pour les petits travaux autour des fichiers : fusionner un PDF, alléger une photo, numériser une lettre, créer un mot de passe.',
  'Satchel, home page': 'Satchel, page d’accueil',
  'Satchel: every everyday file tool, in one good bag':
    'Satchel : tous les outils de fichiers du quotidien, dans une bonne sacoche',
  Save: 'Enregistrer',
  'Save PDF': 'Enregistrer le PDF',
  'Save PNG': 'Enregistrer le PNG',
  'Save and download': 'Enregistrer et télécharger',
  'Save as TXT': 'Enregistrer en TXT',
  'Save as recipe': 'Enregistrer comme recette',
  'Save as vCard': 'Enregistrer en vCard',
  'Save failed': 'Échec de l’enregistrement',
  'Save the answer': 'Enregistrer la réponse',
  'Save the short links': 'Enregistrer les liens courts',
  'Save the template': 'Enregistrer le modèle',
  'Save these backup codes': 'Conservez ces codes de secours',
  'Save username': 'Enregistrer le nom d’utilisateur',
  'Save {format}': 'Enregistrer en {format}',
  'Save {name} text': 'Enregistrer le texte {name}',
  'Save {price} ({percent}%)': 'Économisez {price} ({percent} %)',
  Saved: 'Gain',
  'Saved recipe': 'Recette enregistrée',
  'Saved: the assistant knows it now': 'Enregistré : l’assistant le sait maintenant',
  Saving: 'Enregistrement',
  'Saving PDF…': 'Enregistrement du PDF…',
  'Saving the page': 'Enregistrement de la page',
  'Saving…': 'Enregistrement…',
  'Say what happened': 'Dire ce qui s’est passé',
  'Say what you want to do': 'Dites ce que vous voulez faire',
  Says: 'Contenu',
  'Scale must be 2, 3 or 4.': 'L’échelle doit être 2, 3 ou 4.',
  Scan: 'Numériser',
  'Scan documents with your camera, and read their text':
    'Numérisez des documents avec votre caméra et lisez leur texte',
  'Scan it with a phone to add the contact there.': 'Scannez-le avec un téléphone pour y ajouter le contact.',
  'Scan mode': 'Mode de numérisation',
  'Scan mode must be document, id-card, receipt, business-card or book.':
    'Le mode de numérisation doit être document, id-card, receipt, business-card ou book.',
  'Scan pages, receipts, ID and business cards and books with a phone or webcam. Finds the edges, removes shadows, reads the text, makes a searchable PDF.':
    'Numérisez pages, reçus, pièces d’identité, cartes de visite et livres au téléphone ou à la webcam. Détecte les bords, retire les ombres, lit le texte, crée un PDF interrogeable.',
  'Scan photos of pages': 'Numériser des photos de pages',
  'Scan this with your authenticator app, then enter the code it shows.':
    'Scannez ceci avec votre application d’authentification, puis saisissez le code qu’elle affiche.',
  'Scan with the camera': 'Scanner avec la caméra',
  'Scan with your phone': 'Numériser avec votre téléphone',
  Scanned: 'Numérisé',
  'Scanned PDFs': 'PDF numérisés',
  'Scanned documents': 'Documents numérisés',
  'Scanned pages': 'Pages numérisées',
  'Scanned pages in one PDF': 'Pages numérisées dans un seul PDF',
  'Scanned, searchable': 'Numérisé, interrogeable',
  Scanning: 'Lecture',
  'Scans were read as {language}: text in {others} cannot be recognised here.':
    'Les numérisations ont été lues en {language} : le texte en {others} ne peut pas être reconnu ici.',
  Scheduled: 'Programmé',
  Screen: 'Écran',
  'Scripts (JavaScript) were left out, since they would run on the computer of everyone who opens the file.':
    'Les scripts (JavaScript) ont été omis, car ils s’exécuteraient sur l’ordinateur de toute personne qui ouvre le fichier.',
  'Scripts do not run here, so these fields were not computed: {fields}.':
    'Les scripts ne s’exécutent pas ici ; ces champs n’ont donc pas été calculés : {fields}.',
  Search: 'Rechercher',
  'Search all help': 'Rechercher dans toute l’aide',
  'Search and erase': 'Rechercher et effacer',
  'Search for what a call does, a part of its path or the name of a field.':
    'Cherchez ce que fait un appel, une partie de son chemin ou le nom d’un champ.',
  'Search in messages, names, addresses and numbers': 'Rechercher dans les messages, noms, adresses et numéros',
  'Search in the archive': 'Rechercher dans l’archive',
  'Search names': 'Rechercher des noms',
  'Search results': 'Résultats de recherche',
  'Search results show about 160 characters, fewer on a phone.':
    'Les résultats de recherche montrent environ 160 caractères, moins sur un téléphone.',
  'Search results show about 60 characters; the real limit is a width in pixels.':
    'Les résultats de recherche montrent environ 60 caractères ; la vraie limite est une largeur en pixels.',
  'Search the blog': 'Rechercher dans le blog',
  'Search the help, read the answers to common questions, or open a ticket and follow it without an account.':
    'Cherchez dans l’aide, lisez les réponses aux questions courantes, ou ouvrez un ticket et suivez-le sans compte.',
  'Search volume': 'Volume de recherche',
  'Searches a month, if you know it.': 'Recherches par mois, si vous le connaissez.',
  'Searching…': 'Recherche…',
  'Second colour': 'Seconde couleur',
  'Second factor': 'Second facteur',
  Security: 'Sécurité',
  'See all tools': 'Voir tous les outils',
  'See here how often it was clicked, and change where it leads':
    'Voyez ici combien de fois il a été cliqué, et changez sa destination',
  'See the plans': 'Voir les formules',
  'See the prices': 'Voir les tarifs',
  'Seen as {seen}': 'Perçue comme {seen}',
  Select: 'Sélectionner',
  'Select at least one option': 'Sélectionnez au moins une option',
  'Selected edits': 'Modifications sélectionnées',
  'Selected:': 'Sélection :',
  Send: 'Envoyer',
  'Send General Application': 'Envoyer une candidature spontanée',
  'Send Message': 'Envoyer le message',
  'Send Support Ticket': 'Envoyer le ticket d’assistance',
  'Send Test Email': 'Envoyer un e-mail de test',
  'Send a confirmation link': 'Envoyer un lien de confirmation',
  'Send a password by email or chat.': 'Envoyer un mot de passe par e-mail ou messagerie.',
  'Send application': 'Envoyer la candidature',
  'Send it': 'L’envoyer',
  'Send large files ahead of a call, in parts that survive a cut connection.':
    'Envoyez de gros fichiers avant un appel, en parties qui survivent à une coupure de connexion.',
  'Send the answer': 'Envoyer la réponse',
  'Send the link': 'Envoyer le lien',
  'Send the report': 'Envoyer le rapport',
  'Send this post?': 'Envoyer cet article ?',
  'Send to our team': 'Envoyer à notre équipe',
  'Send to subscribers': 'Envoyer aux abonnés',
  'Send us a message': 'Envoyez-nous un message',
  'Sending Test Email...': 'Envoi de l’e-mail de test...',
  'Sending a page…': 'Envoi d’une page…',
  'Sending to your computer': 'Envoi vers votre ordinateur',
  'Sending your application': 'Envoi de votre candidature',
  'Sending…': 'Envoi…',
  'Sends Prefer: respond-async.': 'Envoie Prefer: respond-async.',
  'Sent by email': 'Envoyée par e-mail',
  'Sent posts': 'Articles envoyés',
  'Sentence by sentence': 'Phrase par phrase',
  'Sentence case': 'Casse de phrase',
  Sentences: 'Phrases',
  'Sentences of the text, chosen by the built-in engine.': 'Phrases du texte, choisies par le moteur intégré.',
  'Separated by commas.': 'Séparées par des virgules.',
  'Serbian (Latin)': 'Serbe (latin)',
  Serif: 'Avec empattement',
  'Server error occurred. Our team has been notified. Please try again in a moment.':
    'Une erreur du serveur s’est produite. Notre équipe a été prévenue. Veuillez réessayer dans un instant.',
  Sessions: 'Sessions',
  'Set a goal, or see what fits where': 'Fixez un objectif, ou voyez ce qui tient où',
  'Set in {font}, as the document’s font cannot show this text.':
    'Composé en {font}, car la police du document ne peut pas afficher ce texte.',
  'Set in {font}, as the document’s font has no bold italic with these letters.':
    'Composé en {font}, car la police du document n’a pas de gras italique avec ces lettres.',
  'Set in {font}, as the document’s font has no bold with these letters.':
    'Composé en {font}, car la police du document n’a pas de gras avec ces lettres.',
  'Set in {font}, as the document’s font has no italic with these letters.':
    'Composé en {font}, car la police du document n’a pas d’italique avec ces lettres.',
  'Set in {font}, as the document’s font has no regular face with these letters.':
    'Composé en {font}, car la police du document n’a pas de style normal avec ces lettres.',
  'Set in {font}, as the document’s font has no {characters}.':
    'Composé en {font}, car la police du document n’a pas {characters}.',
  'Set it up': 'Configurer',
  Settings: 'Réglages',
  'Settings must be an object such as {"maxVisits":5,"tags":["news"]}, with names from the documentation.':
    'Les réglages doivent être un objet comme {"maxVisits":5,"tags":["news"]}, avec des noms tirés de la documentation.',
  'Setup was not started. Please start again.': 'La configuration n’a pas été commencée. Veuillez recommencer.',
  'Several PDFs become one': 'Plusieurs PDF n’en font plus qu’un',
  'Several steps': 'Plusieurs étapes',
  Severity: 'Gravité',
  Shades: 'Nuances',
  Shadow: 'Ombre',
  Shape: 'Forme',
  Shapes: 'Formes',
  Share: 'Part',
  'Sharpened what was blurred': 'Zones floues rendues plus nettes',
  'Sharper, brighter, larger': 'Plus nette, plus lumineuse, plus grande',
  Sheet: 'Feuille',
  'Sheet must be a text.': 'La feuille doit être un texte.',
  'Sheet must be at most {maxSheetLength} characters.':
    'La feuille doit compter au maximum {maxSheetLength} caractères.',
  Sheets: 'Feuilles',
  Short: 'Court',
  'Short adjectives are compared with -er.': 'Les adjectifs courts forment leur comparatif avec -er.',
  'Short links': 'Liens courts',
  'Short links with names of your own, and statistics without cookies or invented numbers.':
    'Des liens courts aux noms de votre choix, et des statistiques sans cookies ni chiffres inventés.',
  'Short links, honest numbers': 'Des liens courts, des chiffres honnêtes',
  'Shorten URL': 'Raccourcir l’URL',
  'Shorten links with a name of your own, a password, an expiry or other targets by device and country. Clicks, countries and referrers, counted without cookies.':
    'Raccourcissez des liens avec un nom à vous, un mot de passe, une expiration ou d’autres cibles par appareil et pays. Clics, pays et provenances, comptés sans cookies.',
  'Shorten the content': 'Raccourcir le contenu',
  Shortening: 'Raccourcissement',
  'Shortening…': 'Raccourcissement…',
  'Shorter like this.': 'Plus court ainsi.',
  'Show all': 'Tout afficher',
  'Show all calls': 'Afficher tous les appels',
  'Show all of it': 'Tout montrer',
  'Show characters': 'Afficher les caractères',
  'Show in the text': 'Montrer dans le texte',
  'Show in the text: the longest sentence': 'Montrer dans le texte : la phrase la plus longue',
  'Show me the button': 'Me montrer le bouton',
  'Show more ({count} left)': 'En afficher plus (encore {count})',
  'Show pages': 'Afficher les pages',
  'Show passphrase': 'Afficher la phrase de passe',
  'Show password': 'Afficher le mot de passe',
  'Show {count} more': 'En afficher {count} de plus',
  Shown: 'Affichées',
  'Shows a place on the map.': 'Montre un lieu sur la carte.',
  'Shows a text, or opens the web address in it.': 'Montre un texte, ou ouvre l’adresse web qu’il contient.',
  'Shrink PDFs to the level or the size you need. Text, links, forms and bookmarks stay; every page is compared with the original.':
    'Réduisez des PDF au niveau ou à la taille voulus. Texte, liens, formulaires et signets restent ; chaque page est comparée à l’original.',
  'Sign In': 'Se connecter',
  'Sign above the line. Without a pointer, type your name.<button>Clear</button>':
    'Signez au-dessus de la ligne. Sans pointeur, saisissez votre nom.<button>Effacer</button>',
  'Sign here with mouse, pen or finger': 'Signez ici avec la souris, un stylet ou le doigt',
  'Sign in to continue': 'Connectez-vous pour continuer',
  'Sign in to {siteName} with your email address and password, or with a passkey.':
    'Connectez-vous à {siteName} avec votre adresse e-mail et votre mot de passe, ou avec une clé d’accès.',
  'Sign in with a passkey': 'Se connecter avec une clé d’accès',
  'Sign in with the new one.': 'Connectez-vous avec le nouveau.',
  "Sign in with your fingerprint, your face or your device's PIN.":
    'Connectez-vous avec votre empreinte digitale, votre visage ou le code PIN de votre appareil.',
  'Sign out': 'Se déconnecter',
  'Sign out any device you do not recognise, then change your password.':
    'Déconnectez tout appareil que vous ne reconnaissez pas, puis changez votre mot de passe.',
  'Sign out everywhere else': 'Se déconnecter partout ailleurs',
  'Sign-in and security': 'Connexion et sécurité',
  Signature: 'Signature',
  'Signed in.': 'Connecté.',
  'Signed out there': 'Déconnecté là-bas',
  'Signing in…': 'Connexion…',
  Since: 'Depuis',
  'Since {time}': 'Depuis {time}',
  Single: 'Page par page',
  'Sixteen characters of all four types have 103 bits, more than any attacker can try. Twelve, with 77, are still fine. Eight, with 50, are guessed within minutes when a badly protected database is stolen, as the guessing times on this page show.':
    'Seize caractères des quatre types ont 103 bits, plus qu’aucun attaquant ne peut essayer. Douze, avec 77 bits, conviennent encore. Huit, avec 50 bits, sont devinés en quelques minutes quand une base de données mal protégée est volée, comme le montrent les temps indiqués sur cette page.',
  Size: 'Taille',
  'Size by': 'Taille selon',
  'Size in points': 'Taille en points',
  'Size must be {sizes} or {largest} pixels.': 'La taille doit être de {sizes} ou {largest} pixels.',
  'Size of one {file}': 'Taille par élément ({file})',
  'Skip to content': 'Aller au contenu',
  'Small jobs with files should take a minute and leave no traces. You should not have to install a program, open an account or wonder who is reading along.':
    'Les petits travaux sur les fichiers devraient prendre une minute et ne laisser aucune trace. Vous ne devriez pas avoir à installer un programme, à ouvrir un compte ni à vous demander qui lit avec vous.',
  'Small, and opens everywhere.': 'Léger, et s’ouvre partout.',
  'Smaller pages': 'Pages plus petites',
  'So it cannot send you a link. Instead:': 'Il ne peut donc pas vous envoyer de lien. À la place :',
  'So that a visitor counts once a day, a hash of network address, browser and language is kept until the end of the day, made with a key that is deleted with it. Your address is not kept. If your browser asks sites not to track you (Do Not Track or Global Privacy Control), nothing is sent and nothing is counted.':
    'Pour qu’un visiteur compte une fois par jour, une empreinte de l’adresse réseau, du navigateur et de la langue est conservée jusqu’à la fin de la journée, faite avec une clé qui est supprimée avec elle. Votre adresse n’est pas conservée. Si votre navigateur demande aux sites de ne pas vous suivre (Do Not Track ou Global Privacy Control), rien n’est envoyé et rien n’est compté.',
  Social: 'Réseaux sociaux',
  Soft: 'Doux',
  Solved: 'Résolu',
  'Some characters cannot be drawn, because no font here has them; the value is saved.':
    'Certains caractères ne peuvent pas être dessinés, car aucune police ici ne les contient ; la valeur est enregistrée.',
  'Some files are locked and need it.': 'Certains fichiers sont verrouillés et le demandent.',
  'Some of its fonts are not embedded, so it looks different on other machines.':
    'Certaines de ses polices ne sont pas intégrées ; il a donc un autre aspect sur d’autres machines.',
  'Some pages are damaged and cannot be shown. Export the file again where it was made.':
    'Certaines pages sont endommagées et ne peuvent pas être affichées. Exportez à nouveau le fichier là où il a été créé.',
  'Some results are gone': 'Certains résultats ont disparu',
  'Some tools': 'Certains outils',
  'Some tools work in your browser alone: what you open there is never sent, and their pages say so. The others send your file to this site, where a program does the work.':
    'Certains outils fonctionnent uniquement dans votre navigateur : ce que vous y ouvrez n’est jamais envoyé, et leurs pages le disent. Les autres envoient votre fichier à ce site, où un programme fait le travail.',
  Somebody: 'Quelqu’un',
  'Something does not work': 'Quelque chose ne fonctionne pas',
  'Something does not work? Tell us, and follow it here.':
    'Quelque chose ne fonctionne pas ? Dites-le-nous, et suivez-le ici.',
  'Something failed? The <link>support page</link> has answers and tickets.':
    'Quelque chose a échoué ? La <link>page d’assistance</link> a des réponses et des tickets.',
  'Something in this PDF crashes the program that reads it. Please print it to a new PDF, and try that one.':
    'Quelque chose dans ce PDF fait planter le programme qui le lit. Veuillez l’imprimer dans un nouveau PDF, et essayer celui-là.',
  'Something in this page went wrong. Please reload the page and try again.':
    'Un problème est survenu dans cette page. Veuillez recharger la page et réessayer.',
  'Something is missing here? <link>Search all help</link>.':
    'Il manque quelque chose ici ? <link>Rechercher dans toute l’aide</link>.',
  'Something on this page stopped working. Please reload it.':
    'Quelque chose sur cette page a cessé de fonctionner. Veuillez la recharger.',
  'Something on this page stopped working. Please reload it: your files and settings here are kept.':
    'Quelque chose sur cette page a cessé de fonctionner. Veuillez la recharger : vos fichiers et réglages ici sont conservés.',
  'Something outside of the edits looks different on this page. Please check it.':
    'Quelque chose en dehors des modifications a un autre aspect sur cette page. Veuillez la vérifier.',
  'Something under More options needs another look.': 'Quelque chose sous Plus d’options est à revoir.',
  'Something went wrong on our side. Please try again in a moment.':
    'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
  'Something went wrong on this page. Reload it and try again.':
    'Un problème est survenu sur cette page. Rechargez-la et réessayez.',
  'Sort by name': 'Trier par nom',
  Source: 'Source',
  'Source language must be auto or one of {codes}.': 'La langue source doit être auto ou l’une de : {codes}.',
  Sources: 'Sources',
  'Sources must be a JSON list with one object or null for each file.':
    'Les sources doivent former une liste JSON avec un objet ou null pour chaque fichier.',
  Space: 'Espace',
  Spam: 'Spam',
  'Spanish (old)': 'Espagnol (ancien)',
  'Speaking time': 'Temps de parole',
  'Spelling in {language} cannot be checked here: the package {packageName} is not installed. Please ask the operator of this site.':
    'L’orthographe ne peut pas être vérifiée ici dans cette langue ({language}) : le paquet {packageName} n’est pas installé. Veuillez vous adresser à l’exploitant de ce site.',
  Split: 'Diviser',
  'Split Failed': 'Échec de la division',
  'Split PDF': 'Diviser le PDF',
  'Split PDF: extract pages, ranges, chapters, sizes': 'Diviser un PDF : extraire pages, plages, chapitres, tailles',
  'Split PDFs': 'Diviser des PDF',
  'Split a PDF into parts by pages, ranges, every few pages, bookmarks or size. Parts are small, links and bookmarks keep working. Free, no sign-up.':
    'Divisez un PDF par pages, plages, toutes les n pages, signets ou taille. Les parties sont légères, liens et signets fonctionnent toujours. Gratuit, sans inscription.',
  'Split by': 'Diviser par',
  'Split complementary': 'Complémentaire divisée',
  'Split method': 'Méthode de division',
  'Splits and flattens two open pages.': 'Sépare et aplanit deux pages ouvertes.',
  Splitting: 'Division',
  'Splitting PDF…': 'Division du PDF…',
  Square: 'Carré',
  'Square around the subject': 'Carré autour du sujet',
  Squares: 'Carrés',
  Stamp: 'Tampon',
  Standard: 'Moyen',
  Start: 'Début',
  'Start Processing': 'Lancer le traitement',
  'Start camera': 'Démarrer la caméra',
  'Start free trial, then {price}': 'Commencer l’essai gratuit, puis {price}',
  'Start the {days}-day free trial': 'Commencer l’essai gratuit de {days} jours',
  'Start, then download all as one ZIP': 'Lancez, puis téléchargez le tout dans un ZIP',
  Started: 'Commencée',
  Starter: 'Starter',
  'Starter and Pro, tool by tool': 'Starter et Pro, outil par outil',
  'Starter is free and needs no account. Pro Monthly {monthly}, Pro Annual {annual}: larger files, higher limits and every tool.':
    'Starter est gratuit et ne demande aucun compte. Pro mensuel {monthly}, Pro annuel {annual} : fichiers plus volumineux, limites plus élevées et tous les outils.',
  'Starter is free and needs no account. Pro has larger files, higher limits and every tool; the administrators of this site give it.':
    'Starter est gratuit et ne demande aucun compte. Pro offre des fichiers plus volumineux, des limites plus élevées et tous les outils ; les administrateurs de ce site l’accordent.',
  'Starter is free, Pro Monthly is {monthly} and Pro Annual {annual}, which saves {percent}%. The <pageLink>pricing page</pageLink> compares them tool by tool.':
    'Starter est gratuit, Pro mensuel coûte {monthly} et Pro annuel {annual}, soit {percent} % d’économie. La <pageLink>page des tarifs</pageLink> les compare outil par outil.',
  'Starter is free, and nothing is sold here. The administrators of this site can give an account Pro for a time, as the <pageLink>pricing page</pageLink> says; when it ends, the account returns to Starter.':
    'Starter est gratuit, et rien n’est vendu ici. Les administrateurs de ce site peuvent accorder Pro à un compte pour un certain temps, comme l’indique la <pageLink>page des tarifs</pageLink> ; à la fin, le compte revient à Starter.',
  'Starter is free. Pro costs {priceCents} a month or {priceCents2} a year, as the <pageLink>pricing page</pageLink> shows, and renews by itself until you cancel.':
    'Starter est gratuit. Pro coûte {priceCents} par mois ou {priceCents2} par an, comme l’indique la <pageLink>page des tarifs</pageLink>, et se renouvelle automatiquement jusqu’à ce que vous résiliiez.',
  'Starting the camera. Your browser may ask whether it is allowed.':
    'Démarrage de la caméra. Votre navigateur peut demander si vous l’autorisez.',
  'Starts a text message.': 'Commence un SMS.',
  'Starts an email.': 'Commence un e-mail.',
  'Starts other files': 'Lance d’autres fichiers',
  State: 'État',
  'State or region': 'État ou région',
  Statistics: 'Statistiques',
  'Statistics of {code}': 'Statistiques de {code}',
  Status: 'Statut',
  'Step {number} of {count}': 'Étape {number} sur {count}',
  'Step {place}': 'Étape {place}',
  Steps: 'Étapes',
  'Steps must be a JSON list.': 'Les étapes doivent former une liste JSON.',
  'Steps so far': 'Étapes jusqu’ici',
  'Still free:': 'Encore libres :',
  Stitched: 'Cousu',
  'Stolen database, badly protected': 'Base de données volée, mal protégée',
  'Stolen database, well protected': 'Base de données volée, bien protégée',
  Stop: 'Arrêter',
  'Stop camera': 'Arrêter la caméra',
  'Stopped before there was an answer.': 'Arrêté avant toute réponse.',
  'Stopped by an administrator': 'Arrêté par un administrateur',
  Storage: 'Stockage',
  Store: 'Stocker',
  'Story or Reel': 'Story ou Reel',
  Street: 'Rue',
  Strength: 'Intensité',
  'Strength must be a number from 0 to 100.': 'L’intensité doit être un nombre de 0 à 100.',
  'Strength:': 'Robustesse :',
  Stretch: 'Étirer',
  'Strike out': 'Barrer',
  Strip: 'Supprimer',
  Strong: 'Forte',
  'Strong passwords and passphrases, made in your browser, with how hard they are to guess.':
    'Des mots de passe et phrases de passe robustes, créés dans votre navigateur, avec leur difficulté à être devinés.',
  'Strong, made in your browser': 'Robustes, créés dans votre navigateur',
  'Strong: shadows, stains, noise': 'Forte : ombres, taches, bruit',
  'Stronger settings are tried, from the level on, until the result is at most this large.':
    'Des réglages plus forts sont essayés, à partir du niveau, jusqu’à ce que le résultat ne dépasse pas cette taille.',
  'Structured data': 'Données structurées',
  'Style of the selection': 'Style de la sélection',
  'Style of titles': 'Style des titres',
  Subject: 'Sujet',
  Submitted: 'Soumis',
  Subscribe: 'S’abonner',
  'Subscribe for {price}': 'S’abonner pour {price}',
  'Subscribe to Pro: {monthly} or {annual}.': 'S’abonner à Pro : {monthly} ou {annual}.',
  'Subscribe to new posts by email, confirm your address, or leave.':
    'Abonnez-vous aux nouveaux articles par e-mail, confirmez votre adresse, ou désabonnez-vous.',
  'Subscribe to the blog': 'S’abonner au blog',
  Subscriptions: 'Abonnements',
  'Subscriptions and invoices.': 'Abonnements et factures.',
  'Subscriptions by source': 'Abonnements par source',
  'Subscriptions: {count}': 'Abonnements : {count}',
  'Such as #2a9d8f, or short: #29f.': 'Comme #2a9d8f, ou en court : #29f.',
  'Such as Reddit.': 'Par exemple Reddit.',
  'Such as https://example.com/tools.': 'Par exemple https://example.com/tools.',
  Suggestions: 'Suggestions',
  'Suggestions are off': 'Les suggestions sont désactivées',
  'Suggestions: off': 'Suggestions : désactivées',
  'Suggestions: on': 'Suggestions : activées',
  'Summarization Failed': 'Échec du résumé',
  Summarize: 'Résumer',
  'Summarize a text or document. Every line shows where it comes from.':
    'Résumez un texte ou un document. Chaque ligne indique d’où elle vient.',
  'Summarize again': 'Résumer à nouveau',
  'Summarize text, PDF, Word and web pages: brief, detailed or as a list. Click a line to see its sentence in the source. Ask the document questions.':
    'Résumez textes, PDF, Word et pages web : bref, détaillé ou en liste. Cliquez sur une ligne pour voir sa phrase dans la source. Posez des questions au document.',
  Summarizing: 'Résumé en cours',
  'Summarizing…': 'Résumé en cours…',
  Summary: 'Résumé',
  'Summary of {title}': 'Résumé de {title}',
  'Summary so far': 'Résumé jusqu’ici',
  'Summary type': 'Type de résumé',
  'Summary type must be brief, detailed or bullet.': 'Le type de résumé doit être brief, detailed ou bullet.',
  Support: 'Assistance',
  'Support chat': 'Chat d’assistance',
  'Support page': 'Page d’assistance',
  'Support response times': 'Délais de réponse de l’assistance',
  'Support ticket': 'Ticket d’assistance',
  'Swap languages and texts': 'Inverser les langues et les textes',
  'Swap the colours': 'Inverser les couleurs',
  'Swap: choose the first language before': 'Inverser : choisissez d’abord la première langue',
  'Switch between light and dark': 'Basculer entre clair et sombre',
  'Switch camera': 'Changer de caméra',
  'Switch on IMAP for the account, in the settings of your mail provider.':
    'Activez IMAP pour le compte, dans les réglages de votre fournisseur de messagerie.',
  'Switch on two-step verification, then make an app password. It has 16 letters, usually shown in groups of four. Your normal password does not work with most providers.':
    'Activez la validation en deux étapes, puis créez un mot de passe d’application. Il compte 16 lettres, généralement affichées par groupes de quatre. Votre mot de passe habituel ne fonctionne pas chez la plupart des fournisseurs.',
  'Switch the rule {rule} on again': 'Réactiver la règle {rule}',
  Symbols: 'Symboles',
  'Symbols (!@#$%)': 'Symboles (!@#$%)',
  'Symbols not usable': 'Symboles inutilisables',
  'Symbols to use': 'Symboles à utiliser',
  'System data': 'Données système',
  'System status': 'État du système',
  Systems: 'Systèmes',
  TXT: 'TXT',
  'TXT, DOCX, ODT, PDF': 'TXT, DOCX, ODT, PDF',
  'Tables of contents were left out.': 'Les tables des matières ont été écartées.',
  Tablet: 'Tablette',
  Tag: 'Étiquette',
  'Tagged for screen readers': 'Balisé pour les lecteurs d’écran',
  Tags: 'Étiquettes',
  'Tags must be a list of texts.': 'Les étiquettes doivent former une liste de textes.',
  'Take Pro away': 'Retirer Pro',
  'Take Pro away from {username}?': 'Retirer Pro à {username} ?',
  'Take a photo of a page, or upload one': 'Prenez une page en photo, ou envoyez-en une',
  'Take it along': 'L’emporter',
  'Take out or delete my data': 'Récupérer ou supprimer mes données',
  'Take pages out of a PDF or split it: by pages, ranges, bookmarks or size.':
    'Extrayez des pages d’un PDF ou divisez-le : par pages, plages, signets ou taille.',
  'Take them along': 'Les emporter',
  'Takes {takes}.': 'Prend {takes}.',
  'Taking the photo': 'Prise de la photo',
  'Talk to a person': 'Parler à une personne',
  'Target bytes': 'Taille cible en octets',
  'Target language must be one of {codes}.': 'La langue cible doit être l’une de : {codes}.',
  'Target size': 'Taille cible',
  'Target size must be a number of bytes.': 'La taille cible doit être un nombre d’octets.',
  'Target size must be a whole number of bytes.': 'La taille cible doit être un nombre entier d’octets.',
  'Target size must be at least 1 KB.': 'La taille cible doit être d’au moins 1 Ko.',
  'Target size must be at least 10 KB.': 'La taille cible doit être d’au moins 10 Ko.',
  'Target {number}': 'Cible {number}',
  'Target {number}: {problem}': 'Cible {number} : {problem}',
  'Targets must be a list such as [{"device":"mobile","url":"https://example.com"}].':
    'Les cibles doivent former une liste comme [{"device":"mobile","url":"https://example.com"}].',
  'Targets must be a list.': 'Les cibles doivent former une liste.',
  Task: 'Tâche',
  'Task completion': 'Avancement des tâches',
  'Tasks done in 30 days: {done} of {all} ({percent}%)': 'Tâches faites en 30 jours : {done} sur {all} ({percent} %)',
  'Tasks to do: {count}': 'Tâches à faire : {count}',
  'Tasks, search engines, backlinks, content and posts of this site.':
    'Tâches, moteurs de recherche, backlinks, contenus et publications de ce site.',
  'Technical issues': 'Problèmes techniques',
  'Telephone numbers': 'Numéros de téléphone',
  Template: 'Modèle',
  'Temporary (302)': 'Temporaire (302)',
  Term: 'Terme',
  'Term {number}': 'Terme {number}',
  Terms: 'Conditions',
  'Terms of Service': 'Conditions d’utilisation',
  Test: 'Test',
  'Test Failed': 'Échec du test',
  'Test Successful': 'Test réussi',
  'Test email sent successfully': 'E-mail de test envoyé',
  'Test of the support mailbox': 'Test de la boîte aux lettres de l’assistance',
  Tetradic: 'Tétradique',
  Text: 'Texte',
  'Text <arrow/><br/>on ↓': 'Texte <arrow/><br/>sur ↓',
  'Text Improved!': 'Texte amélioré !',
  'Text Summarized!': 'Texte résumé !',
  'Text Too Long': 'Texte trop long',
  'Text added': 'Texte ajouté',
  'Text box': 'Zone de texte',
  'Text cannot be read in {languages} here. The languages are {possible}.':
    'Le texte en {languages} ne peut pas être lu ici. Les langues sont {possible}.',
  'Text cannot be recognised on this server, because the program for it is not installed. Please ask its operator to install tesseract-ocr.':
    'Le texte ne peut pas être reconnu sur ce serveur, car le programme nécessaire n’est pas installé. Veuillez demander à son exploitant d’installer tesseract-ocr.',
  'Text documents become pdf, docx, txt, rtf, odt, html, md and epub; spreadsheets pdf, xlsx, ods and csv; presentations pdf, pptx, odp, png and jpg (an image per slide, several in a ZIP); PDF becomes docx, txt, rtf, odt, html, md and epub.':
    'Les documents texte deviennent pdf, docx, txt, rtf, odt, html, md et epub ; les feuilles de calcul pdf, xlsx, ods et csv ; les présentations pdf, pptx, odp, png et jpg (une image par diapositive, plusieurs dans un ZIP) ; un PDF devient docx, txt, rtf, odt, html, md et epub.',
  'Text is recognised in up to {most} scanned pages at once; please choose fewer.':
    'Le texte est reconnu dans {most} pages numérisées au maximum à la fois ; veuillez en choisir moins.',
  'Text message (SMS)': 'Message texte (SMS)',
  'Text must be a string.': 'Le texte doit être une chaîne.',
  'Text of': 'Texte de',
  'Text of page {label}': 'Texte de la page {label}',
  'Text of {pages, plural, one {# page} other {# pages}}': 'Texte de {pages, plural, one {# page} other {# pages}}',
  'Text on page {label}': 'Texte de la page {label}',
  'Text or URL': 'Texte ou URL',
  'Text summarizer: PDF, Word and text, with sources': 'Résumer textes, PDF et Word, avec les sources',
  "Text that was read in a scan is kept no longer than its image. What a phone hands over to your computer's list is removed when you close the connection, and at the latest two and a half hours after it was opened.":
    'Le texte lu dans une numérisation n’est pas conservé plus longtemps que son image. Ce qu’un téléphone transmet à la liste de votre ordinateur est supprimé quand vous fermez la connexion, et au plus tard deux heures et demie après son ouverture.',
  'Text to improve': 'Texte à améliorer',
  'Text to summarize': 'Texte à résumer',
  'Text to translate': 'Texte à traduire',
  'Texts cannot be translated here yet, because no translation engine is set up. The operator of this site can add one.':
    'Les textes ne peuvent pas encore être traduits ici, car aucun moteur de traduction n’est configuré. L’exploitant de ce site peut en ajouter un.',
  'Texts in 19 languages': 'Des textes en 19 langues',
  'Texts must be a list with a text, or null, for each image.':
    'Les textes doivent former une liste avec un texte, ou null, pour chaque image.',
  'Texts of up to {most} characters are checked while you type.':
    'Les textes de {most} caractères au maximum sont vérifiés pendant la saisie.',
  'Thank you': 'Merci',
  'Thank you. Your application has arrived.': 'Merci. Votre candidature est arrivée.',
  'That did not work': 'Cela n’a pas fonctionné',
  'That is as many as are listed at once: page {unsearched} and those after it were not searched. Erase these first, save, and search the saved PDF again.':
    'Le maximum affichable en une fois est atteint : la page {unsearched} et les suivantes n’ont pas été parcourues. Effacez d’abord ces occurrences, enregistrez, puis relancez la recherche dans le PDF enregistré.',
  'That is not the password. Please try again.': 'Ce n’est pas le mot de passe. Veuillez réessayer.',
  'That password does not open the file. Check capital letters and the keyboard language, and try again.':
    'Ce mot de passe n’ouvre pas le fichier. Vérifiez les majuscules et la langue du clavier, puis réessayez.',
  'The 6 digits your authenticator app shows for this site.':
    'Les 6 chiffres que votre application d’authentification affiche pour ce site.',
  'The AI allowance of everyone at your network address is used up for today. It comes back {resets}. The built-in engine has no such limit.':
    'Le quota d’IA de tous les utilisateurs de votre adresse réseau est épuisé pour aujourd’hui. Il revient {resets}. Le moteur intégré n’a pas cette limite.',
  'The AI allowance of this site is used up for today. It comes back {resets}. The built-in engine still works.':
    'Le quota d’IA de ce site est épuisé pour aujourd’hui. Il revient {resets}. Le moteur intégré fonctionne toujours.',
  'The AI provider lost a link, number or quotation of your text twice, so its answer is not shown. Please try again.':
    'Le fournisseur d’IA a perdu deux fois un lien, un nombre ou une citation de votre texte ; sa réponse n’est donc pas affichée. Veuillez réessayer.',
  'The AI provider lost a link, number or quotation twice, so the built-in rules were used: nothing of yours is changed.':
    'Le fournisseur d’IA a perdu deux fois un lien, un nombre ou une citation ; les règles intégrées ont donc été utilisées : rien de votre contenu n’est changé.',
  'The AI service declined to work on this text. Please change the text.':
    'Le service d’IA a refusé de traiter ce texte. Veuillez modifier le texte.',
  'The AI service does not work at the moment. Please try again in a few minutes.':
    'Le service d’IA ne fonctionne pas en ce moment. Veuillez réessayer dans quelques minutes.',
  'The AI service gave an answer that cannot be used. Please try again.':
    'Le service d’IA a donné une réponse inutilisable. Veuillez réessayer.',
  'The AI service gave no answer. The built-in engine did this instead.':
    'Le service d’IA n’a pas répondu. Le moteur intégré s’en est chargé à la place.',
  'The AI service is busy. Please try again in a minute.':
    'Le service d’IA est occupé. Veuillez réessayer dans une minute.',
  'The AI service is busy. Please try again in {wait}.': 'Le service d’IA est occupé. Veuillez réessayer dans {wait}.',
  'The AI service refuses the calls of this site. Please tell the operator.':
    'Le service d’IA refuse les appels de ce site. Veuillez en informer l’exploitant.',
  'The AI service stopped before the end of this answer.':
    'Le service d’IA s’est arrêté avant la fin de cette réponse.',
  'The AI service stopped before the end, so the last points may be missing. A shorter length may help.':
    'Le service d’IA s’est arrêté avant la fin ; les derniers points peuvent donc manquer. Une longueur plus courte peut aider.',
  'The AI service took too long to answer. Please try again, or use a shorter text.':
    'Le service d’IA a mis trop de temps à répondre. Veuillez réessayer, ou utiliser un texte plus court.',
  'The AI system is operating smoothly': 'Le système d’IA fonctionne sans problème',
  'The CSV file has no rows. Please add at least one and try again.':
    'Le fichier CSV n’a pas de lignes. Veuillez en ajouter au moins une et réessayer.',
  'The CSV file has {rows, plural, one {# row} other {# rows}}, and {max} fit into one batch. Please split it.':
    'Le fichier CSV contient {rows, plural, one {# ligne} other {# lignes}}, et un lot en accepte {max}. Veuillez le diviser.',
  'The CV is deleted for good. The conversation {number} stays.':
    'Le CV est supprimé définitivement. La conversation {number} reste.',
  'The Flesch formulas are for English only, so this text has no reading level.':
    'Les formules de Flesch ne valent que pour l’anglais ; ce texte n’a donc pas de niveau de lecture.',
  'The PDF was damaged. The result has what could be recovered.':
    'Le PDF était endommagé. Le résultat contient ce qui a pu être récupéré.',
  'The PDF was locked or protected against changes; the result is not.':
    'Le PDF était verrouillé ou protégé contre les modifications ; le résultat ne l’est pas.',
  'The PDF was signed. Its signature does not cover the result.':
    'Le PDF était signé. Sa signature ne couvre pas le résultat.',
  'The PNG has {pixels} × {pixels} pixels. SVG and PDF are sharp at any width.':
    'Le PNG a {pixels} × {pixels} pixels. SVG et PDF sont nets à toute largeur.',
  'The Pro limits: larger files, more files at once, longer texts':
    'Les limites Pro : fichiers plus volumineux, plus de fichiers à la fois, textes plus longs',
  'The URL': 'L’URL',
  'The XFA part of this form was removed: it would have shown other values than those filled in.':
    'La partie XFA de ce formulaire a été supprimée : elle aurait affiché d’autres valeurs que celles saisies.',
  'The abbreviation says that word already.': 'L’abréviation dit déjà ce mot.',
  'The act must be one of {moderations}.': 'L’action doit être l’une de : {moderations}.',
  'The address': 'L’adresse',
  'The address after expiry': 'L’adresse après expiration',
  'The address must be that of a public web page elsewhere, such as https://example.com/tools.':
    'L’adresse doit être celle d’une page web publique ailleurs, comme https://example.com/tools.',
  'The address of the page holds it: bookmark it, or send it with Copy link. Whoever opens it sees the same colours, with the same ones locked. Nothing is stored on the server.':
    'L’adresse de la page la contient : ajoutez-la à vos favoris, ou envoyez-la avec Copier le lien. Toute personne qui l’ouvre voit les mêmes couleurs, avec les mêmes verrouillées. Rien n’est stocké sur le serveur.',
  'The agreement': 'L’accord',
  'The alias {alias} cannot be used here. Please choose another one.':
    'L’alias {alias} ne peut pas être utilisé ici. Veuillez en choisir un autre.',
  'The alias {alias} is taken.': 'L’alias {alias} est déjà pris.',
  'The alias {alias} is taken. Still free: {free}.': 'L’alias {alias} est déjà pris. Encore libres : {free}.',
  'The analysis appears here once there is some text.': 'L’analyse apparaît ici dès qu’il y a du texte.',
  'The answer': 'La réponse',
  'The archive does not say how its names are encoded. They were read as {encoding}.':
    'L’archive n’indique pas comment ses noms sont encodés. Ils ont été lus comme {encoding}.',
  'The article is deleted': 'L’article est supprimé',
  'The assignee must be an email address or null.': 'La personne assignée doit être une adresse e-mail ou null.',
  'The assistant and the help search answer with what the tools, messages and help pages say. Add what they cannot know, such as how to reach you. Everybody can read it.':
    'L’assistant et la recherche dans l’aide répondent avec ce que disent les outils, les messages et les pages d’aide. Ajoutez ce qu’ils ne peuvent pas savoir, comme la façon de vous joindre. Tout le monde peut le lire.',
  'The assistant no longer knows it. This cannot be undone.':
    'L’assistant ne le connaît plus. Cette action est irréversible.',
  'The attached file “{name}” still holds removed words. Delete it from the document if nobody may see them.':
    'Le fichier joint « {name} » contient encore des mots supprimés. Supprimez-le du document si personne ne doit les voir.',
  'The authority': 'L’autorité',
  'The background picture cannot be shown. Please choose another.':
    'L’image d’arrière-plan ne peut pas être affichée. Veuillez en choisir une autre.',
  'The background picture must be a PNG, JPEG or WebP image.':
    'L’image d’arrière-plan doit être une image PNG, JPEG ou WebP.',
  'The background picture must be smaller than 10 MB.': 'L’image d’arrière-plan doit faire moins de 10 Mo.',
  'The background {color} is too dark for a code on it. Please choose a lighter one.':
    'Le fond {color} est trop foncé pour porter un code. Veuillez en choisir un plus clair.',
  'The bank transfer fills itself in.': 'Le virement se remplit tout seul.',
  'The beginning of {count, plural, one {# character} other {# characters}}. Copying and saving take all.':
    'Le début de {count, plural, one {# caractère} other {# caractères}}. Copier et enregistrer prennent tout.',
  'The bookmark level must be a whole number from 1 to 10.':
    'Le niveau de signets doit être un nombre entier de 1 à 10.',
  'The bookmarks of this file have {depth, plural, one {# level} other {# levels}}.':
    'Les signets de ce fichier ont {depth, plural, one {# niveau} other {# niveaux}}.',
  'The browser was not allowed to read all of it. Please drop the files themselves.':
    'Le navigateur n’a pas eu le droit de le lire en entier. Veuillez déposer les fichiers eux-mêmes.',
  'The built-in engine cannot translate.': 'Le moteur intégré ne peut pas traduire.',
  'The built-in engine chooses the most important sentences and changes no word.':
    'Le moteur intégré choisit les phrases les plus importantes et ne change aucun mot.',
  'The built-in engine chooses the sentences that say most about the whole text, in any language, and changes none of their words. Where a site has set up an AI provider, that can write the summary instead; the page says so before you start, and you can choose.':
    'Le moteur intégré choisit les phrases qui en disent le plus sur l’ensemble du texte, dans toutes les langues, et ne change aucun de leurs mots. Si un site a configuré un fournisseur d’IA, celui-ci peut écrire le résumé à la place ; la page le dit avant que vous commenciez, et vous pouvez choisir.',
  'The built-in engine did this instead.': 'Le moteur intégré s’en est chargé à la place.',
  'The built-in engine makes a draft, by rules.': 'Le moteur intégré fait un brouillon, par règles.',
  'The built-in engine works by rules, most of them for English.':
    'Le moteur intégré fonctionne par règles, la plupart pour l’anglais.',
  'The built-in rules change words and contractions, not how sentences are built. A full change of tone takes an AI provider.':
    'Les règles intégrées changent des mots et des contractions, pas la construction des phrases. Un changement de ton complet demande un fournisseur d’IA.',
  'The built-in rules for {task} know English only, and this text is in {language}. Please choose Grammar & Spelling.':
    'Les règles intégrées pour {task} ne connaissent que l’anglais, et la langue de ce texte est : {language}. Veuillez choisir Grammaire et orthographe.',
  'The calls could not be loaded': 'Les appels n’ont pas pu être chargés',
  'The camera was disconnected. Please start it again, or choose an image instead.':
    'La caméra a été déconnectée. Veuillez la redémarrer, ou choisir plutôt une image.',
  'The camera you chose cannot be opened.': 'La caméra que vous avez choisie ne peut pas être ouverte.',
  'The campaign': 'La campagne',
  'The changes in {name} are not saved yet.': 'Les modifications de {name} ne sont pas encore enregistrées.',
  'The channel must be one of {channels}.': 'Le canal doit être l’un de : {channels}.',
  'The checker could not be loaded. It is tried again when you type.':
    'Le vérificateur n’a pas pu être chargé. Un nouvel essai est fait quand vous écrivez.',
  'The checker is loading, once: 7 MB.': 'Le vérificateur se charge, une seule fois : 7 Mo.',
  'The choice depends on your files.': 'Le choix dépend de vos fichiers.',
  'The code': 'Le code',
  'The code could not be checked': 'Le code n’a pas pu être vérifié',
  'The code is lighter than its background, and many readers only find dark codes on light backgrounds. Please swap the two colours.':
    'Le code est plus clair que son fond, et beaucoup de lecteurs ne trouvent que les codes foncés sur fond clair. Veuillez inverser les deux couleurs.',
  'The code was checked on white. Please place it on a light, plain background.':
    'Le code a été vérifié sur du blanc. Veuillez le placer sur un fond clair et uni.',
  'The colour {color} is too close to the background. Please choose a darker one.':
    'La couleur {color} est trop proche du fond. Veuillez en choisir une plus foncée.',
  'The comment of the archive is cut off and was ignored.': 'Le commentaire de l’archive est tronqué et a été ignoré.',
  'The connection to your computer was lost.': 'La connexion avec votre ordinateur a été perdue.',
  'The connection to {host} broke ({code}).': 'La connexion à {host} s’est rompue ({code}).',
  'The connection to {host} broke.': 'La connexion à {host} s’est rompue.',
  'The connection was lost during an upload or while waiting':
    'La connexion a été perdue pendant un envoi ou une attente',
  'The content is encrypted with AES-256, so it is as safe as its password. File names stay readable in every ZIP. Windows itself cannot open such a file; 7-Zip, WinZip, macOS tools like Keka, and this page can.':
    'Le contenu est chiffré en AES-256 ; il est donc aussi sûr que son mot de passe. Les noms de fichiers restent lisibles dans tout ZIP. Windows lui-même ne peut pas ouvrir un tel fichier ; 7-Zip, WinZip, des outils macOS comme Keka et cette page le peuvent.',
  'The content is too long for a code.': 'Le contenu est trop long pour un code.',
  'The content of this file is not text. Please choose a text, or the document it was made from.':
    'Le contenu de ce fichier n’est pas du texte. Veuillez choisir un texte, ou le document dont il est issu.',
  'The corners are too close to each other. Please drag them apart.':
    'Les coins sont trop proches les uns des autres. Veuillez les écarter.',
  'The cuts shown are an estimate. A single page over the limit becomes its own file.':
    'Les coupures affichées sont une estimation. Une page seule qui dépasse la limite devient un fichier à part.',
  'The date goes into the calendar.': 'La date s’inscrit dans le calendrier.',
  'The description': 'La description',
  'The description must be text.': 'La description doit être un texte.',
  'The description must have at most {max, plural, one {# character} other {# characters}}.':
    'La description doit compter au maximum {max, plural, one {# caractère} other {# caractères}}.',
  'The device was not unlocked.': 'L’appareil n’a pas été déverrouillé.',
  'The dialect must be {dialects}.': 'La variante doit être {dialects}.',
  'The difficulty': 'La difficulté',
  'The digital signature is not valid for this copy. Keep the signed original.':
    'La signature numérique n’est pas valide pour cette copie. Conservez l’original signé.',
  'The direction of a gradient must be from 0 to 360 degrees.':
    'La direction d’un dégradé doit être comprise entre 0 et 360 degrés.',
  'The document’s font has no other style, and no other font fits here.':
    'La police du document n’a pas d’autre style, et aucune autre police ne convient ici.',
  'The document’s font has no {characters}, and no other font fits here.':
    'La police du document n’a pas {characters}, et aucune autre police ne convient ici.',
  'The document’s properties held removed words; these are blacked out there, too.':
    'Les propriétés du document contenaient des mots supprimés ; ils y sont caviardés aussi.',
  'The edges are not clear in this photo. All of it is taken unless you drag the four corners to those of the paper.':
    'Les bords ne sont pas nets sur cette photo. Elle est prise en entier, à moins que vous ne fassiez glisser les quatre coins jusqu’à ceux du papier.',
  'The edges cross each other. Please drag the corners apart.': 'Les bords se croisent. Veuillez écarter les coins.',
  'The edges of the page are not clear. Please check its corners.':
    'Les bords de la page ne sont pas nets. Veuillez vérifier ses coins.',
  'The email address is too long. Please check it.': 'L’adresse e-mail est trop longue. Veuillez la vérifier.',
  'The email address must be text.': 'L’adresse e-mail doit être un texte.',
  'The email address of your account was changed': 'L’adresse e-mail de votre compte a été modifiée',
  'The email address or the password is wrong, or the address has not been confirmed yet. Please check both, and look for our email.':
    'L’adresse e-mail ou le mot de passe est incorrect, ou l’adresse n’a pas encore été confirmée. Veuillez vérifier les deux, et chercher notre e-mail.',
  'The email address or the password is wrong. Please check both and try again.':
    'L’adresse e-mail ou le mot de passe est incorrect. Veuillez vérifier les deux et réessayer.',
  'The empty space around the code that readers need. {standard} is the standard.':
    'L’espace vide autour du code dont les lecteurs ont besoin. {standard} est la norme.',
  'The end must be after the start.': 'La fin doit être après le début.',
  'The engine must be auto or builtin.': 'Le moteur doit être auto ou builtin.',
  'The event must be one of {eventKinds}.': 'L’événement doit être l’un de : {eventKinds}.',
  'The exact size you need': 'Exactement la taille qu’il vous faut',
  'The expiry must be a date and time, such as 2027-01-31T12:00:00Z.':
    'L’expiration doit être une date avec une heure, comme 2027-01-31T12:00:00Z.',
  'The field {field} must be text.': 'Le champ {field} doit être un texte.',
  'The fields of the later file get a new name, so that each keeps its own value.':
    'Les champs du fichier suivant reçoivent un nouveau nom, pour que chacun garde sa propre valeur.',
  'The fields of this form are too long: beside its files, up to {bytes} are read. Please send less text.':
    'Les champs de ce formulaire sont trop longs : outre ses fichiers, jusqu’à {bytes} sont lus. Veuillez envoyer moins de texte.',
  'The file could not be fetched. Please try again.': 'Le fichier n’a pas pu être récupéré. Veuillez réessayer.',
  'The file does not say which characters its text stands for. In the result, the page is an image.':
    'Le fichier n’indique pas quels caractères son texte représente. Dans le résultat, la page est une image.',
  'The file does not say which characters some of its text stands for, so they may be wrong.':
    'Le fichier n’indique pas quels caractères une partie de son texte représente ; ils peuvent donc être faux.',
  'The file does not say which letters these are, so that their style cannot be changed.':
    'Le fichier n’indique pas de quelles lettres il s’agit ; leur style ne peut donc pas être changé.',
  'The file is of this format already.': 'Le fichier est déjà dans ce format.',
  'The file is shorter than the range you asked for.': 'Le fichier est plus court que la plage demandée.',
  'The file needs a line for each term: term, translation.':
    'Le fichier doit contenir une ligne par terme : terme, traduction.',
  'The file took longer than {seconds, plural, one {# second} other {# seconds}} and was abandoned. Please try a smaller or simpler one.':
    'Le fichier a demandé plus de {seconds, plural, one {# seconde} other {# secondes}} et a été abandonné. Veuillez en essayer un plus petit ou plus simple.',
  'The file was damaged and has been repaired as far as possible.':
    'Le fichier était endommagé et a été réparé autant que possible.',
  'The file was deleted, by you or after {fileLifetime}. Run the tool again.':
    'Le fichier a été supprimé, par vous ou au bout de {fileLifetime}. Relancez l’outil.',
  'The file was protected; the parts are not.': 'Le fichier était protégé ; les parties ne le sont pas.',
  'The files are no longer on the server. Please choose them again.':
    'Les fichiers ne sont plus sur le serveur. Veuillez les choisir à nouveau.',
  'The files did not arrive, or they are not here any more. Up to 50 files and 2 GB can be shared at a time, and they wait for an hour. Please share them again, or choose them here.':
    'Les fichiers ne sont pas arrivés, ou ne sont plus là. On peut partager jusqu’à 50 fichiers et 2 Go à la fois, et ils attendent une heure. Veuillez les partager à nouveau, ou les choisir ici.',
  'The files of one call may take up to {max} together. Please send fewer at a time.':
    'Les fichiers d’un appel peuvent faire ensemble jusqu’à {max}. Veuillez en envoyer moins à la fois.',
  'The finished ZIP did not pass its check, so it is not offered for download. Please try again.':
    'Le ZIP terminé n’a pas passé sa vérification ; il n’est donc pas proposé au téléchargement. Veuillez réessayer.',
  'The first': 'La première',
  'The first covers less than 1% of it.': 'La première en couvre moins de 1 %.',
  'The first covers {percent}% of it.': 'La première en couvre {percent} %.',
  'The first page took longer than {seconds} seconds and was abandoned. Please leave it out, or simplify it.':
    'La première page a demandé plus de {seconds} secondes et a été abandonnée. Veuillez l’écarter, ou la simplifier.',
  'The first row has no column called url. Please name the columns there.':
    'La première ligne n’a pas de colonne nommée url. Veuillez y nommer les colonnes.',
  'The first that fits a visitor is taken.': 'La première qui convient à un visiteur est prise.',
  'The first {shown} of {entries} entries are shown.': 'Les {shown} premières entrées sur {entries} sont affichées.',
  'The focal point must be numbers from 0 to 1.': 'Le point focal doit être donné par des nombres de 0 à 1.',
  'The form could not be loaded. Check your connection and press again.':
    'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion et appuyez à nouveau.',
  'The form feed character, which starts a new page in word processors and printers.':
    'Le caractère saut de page, qui commence une nouvelle page dans les traitements de texte et les imprimantes.',
  'The form has a password field: anyone with the file can read what was typed there.':
    'Le formulaire a un champ de mot de passe : quiconque possède le fichier peut lire ce qui y a été saisi.',
  "The form's font lacks some of the characters, so another one is used.":
    'Certains caractères manquent à la police du formulaire ; une autre est donc utilisée.',
  'The free limits of every tool.': 'Les limites gratuites de chaque outil.',
  'The free {many} of everyone at your network address are used up for this month. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.':
    'Le quota gratuit ({many}) de tous les utilisateurs de votre adresse réseau est épuisé pour ce mois-ci. Il revient {resets}. Un compte reçoit son propre quota {days, plural, one {# jour} other {# jours}} après l’inscription ; les utilisateurs Pro n’ont pas cette limite.',
  'The free {many} of everyone at your network address are used up for today. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.':
    'Le quota gratuit ({many}) de tous les utilisateurs de votre adresse réseau est épuisé pour aujourd’hui. Il revient {resets}. Un compte reçoit son propre quota {days, plural, one {# jour} other {# jours}} après l’inscription ; les utilisateurs Pro n’ont pas cette limite.',
  'The front is done. Now turn the card over and scan its back.':
    'Le recto est fait. Retournez maintenant la carte et numérisez son verso.',
  'The gist in a few sentences': 'L’essentiel en quelques phrases',
  'The gist, with its sources': 'L’essentiel, avec ses sources',
  'The headers of this request are too large. Please delete the cookies of this site and try again.':
    'Les en-têtes de cette requête sont trop grands. Veuillez supprimer les cookies de ce site et réessayer.',
  'The history may have up to 100 messages.': 'L’historique peut compter jusqu’à 100 messages.',
  'The history must be a list of messages.': 'L’historique doit être une liste de messages.',
  'The image as it is': 'L’image telle quelle',
  'The image is on your clipboard.': 'L’image est dans votre presse-papiers.',
  'The image that “{text}” was read from': 'L’image dans laquelle « {text} » a été lu',
  'The image with the marked scratches can have up to {maxBytes}.':
    'L’image avec les rayures marquées peut faire jusqu’à {maxBytes}.',
  "The image with the marked scratches does not have the photo's proportions. Please mark them in an image of {width} × {height} pixels, or smaller by the same factor on both sides.":
    'L’image avec les rayures marquées n’a pas les proportions de la photo. Veuillez les marquer dans une image de {width} × {height} pixels, ou plus petite du même facteur des deux côtés.',
  "The image's format; 'pdf' makes a JPEG image and a searchable PDF of it.":
    'Le format de l’image ; « pdf » en fait une image JPEG et un PDF interrogeable.',
  'The image, with a frame around the part that stays': 'L’image, avec un cadre autour de la partie conservée',
  'The job failed': 'La tâche a échoué',
  'The key points as a list': 'Les points clés sous forme de liste',
  'The kind must be social or outreach.': 'Le type doit être social ou outreach.',
  'The label was left out, as no font has all of its letters.':
    'Le libellé a été omis, car aucune police ne contient toutes ses lettres.',
  'The language must be auto, en, {languages}.': 'La langue doit être auto, en, {languages}.',
  'The language of this text was not recognised. Please choose it in the list.':
    'La langue de ce texte n’a pas été reconnue. Veuillez la choisir dans la liste.',
  'The language of this text was not recognised. Please choose it, or write a sentence more.':
    'La langue de ce texte n’a pas été reconnue. Veuillez la choisir, ou écrire une phrase de plus.',
  "The languages of scanned pages, as codes such as 'eng,deu'. Text is recognised in up to 200 scanned pages, as one scan where scans are counted.":
    'Les langues des pages numérisées, sous forme de codes comme « eng,deu ». Le texte est reconnu dans 200 pages numérisées au maximum, comme une seule numérisation là où elles sont comptées.',
  'The last call of the AI provider failed.': 'Le dernier appel du fournisseur d’IA a échoué.',
  'The last payment did not go through, so Pro has ended. Please check your card to continue.':
    'Le dernier paiement n’a pas abouti ; Pro a donc pris fin. Veuillez vérifier votre carte pour continuer.',
  'The last payment did not go through. Pro lasts until {day}; please check your card before then.':
    'Le dernier paiement n’a pas abouti. Pro dure jusqu’au {day} ; veuillez vérifier votre carte d’ici là.',
  'The light of this camera cannot be switched on.': 'L’éclairage de cette caméra ne peut pas être allumé.',
  'The limits each tool applies.': 'Les limites que chaque outil applique.',
  'The lines of this page cannot be read, so that nothing on it can move. Please let what follows stay.':
    'Les lignes de cette page ne peuvent pas être lues ; rien ne peut donc y être déplacé. Veuillez laisser la suite en place.',
  'The link does not contain a valid palette, so this is the default one. The link may have been cut off; please ask for it again.':
    'Le lien ne contient pas de palette valide ; voici donc la palette par défaut. Le lien a peut-être été tronqué ; veuillez le redemander.',
  'The link is broken. Please ask for a new one.': 'Le lien est endommagé. Veuillez en demander un nouveau.',
  'The link is not complete. Open it again from the email.': 'Le lien est incomplet. Rouvrez-le depuis l’e-mail.',
  'The link is removed': 'Le lien est retiré',
  'The link is stopped': 'Le lien est arrêté',
  'The link stops working for good, and its maker cannot bring it back.':
    'Le lien cesse définitivement de fonctionner, et son auteur ne peut pas le rétablir.',
  'The lists show what this site can translate now. With a translation service or AI provider set up by its operator, that is every pair of the 19 languages; without one, English, Spanish, French, Italian and Portuguese among each other, and Swedish and Danish.':
    'Les listes montrent ce que ce site peut traduire actuellement. Avec un service de traduction ou un fournisseur d’IA configuré par son exploitant, ce sont toutes les paires des 19 langues ; sans cela, l’anglais, l’espagnol, le français, l’italien et le portugais entre eux, ainsi que le suédois et le danois.',
  'The logo covers more than error level {errorLevel} can correct. Please make it {percent} percent wide or less.':
    'Le logo couvre plus que ce que le niveau de correction {errorLevel} peut corriger. Veuillez réduire sa largeur à {percent} pour cent ou moins.',
  'The logo must be 8 to 30 percent as wide as the code.':
    'La largeur du logo doit être de 8 à 30 pour cent de celle du code.',
  'The lower colour of a gradient.': 'La couleur du bas d’un dégradé.',
  'The macros in this document were not run.': 'Les macros de ce document n’ont pas été exécutées.',
  'The mail server at {host}, port {port}, does not answer.':
    'Le serveur de messagerie sur {host}, port {port}, ne répond pas.',
  'The mail server of SMTP_URL did not take the email ({reason}).':
    'Le serveur de messagerie de SMTP_URL n’a pas accepté l’e-mail ({reason}).',
  'The mail server refused the user name or the password of {user}.':
    'Le serveur de messagerie a refusé le nom d’utilisateur ou le mot de passe de {user}.',
  'The mailbox has no folder {folder}.': 'La boîte aux lettres n’a pas de dossier {folder}.',
  'The mailbox is being opened.': 'La boîte aux lettres est en cours d’ouverture.',
  'The mailbox is only read: no email in it is changed, marked or deleted. Emails that were there before are left alone. Where passwords are not allowed, IMAP_REFRESH_TOKEN takes an OAuth 2 token; npm run config lists all settings.':
    'La boîte aux lettres est seulement lue : aucun e-mail n’y est modifié, marqué ou supprimé. Les e-mails déjà présents sont laissés tels quels. Là où les mots de passe ne sont pas autorisés, IMAP_REFRESH_TOKEN prend un jeton OAuth 2 ; npm run config liste tous les réglages.',
  'The maker of this link has set a password for it.': 'L’auteur de ce lien lui a donné un mot de passe.',
  'The map opens at the right place.': 'La carte s’ouvre au bon endroit.',
  'The marked scratches must be a JPEG, PNG, or WebP image.':
    'Les rayures marquées doivent être une image JPEG, PNG ou WebP.',
  'The marks cover {megapixels} megapixels. The limit is {maxMegapixels} megapixels: please mark scratches only, or use a smaller photo.':
    'Les marques couvrent {megapixels} mégapixels. La limite est de {maxMegapixels} mégapixels : veuillez ne marquer que les rayures, ou utiliser une photo plus petite.',
  "The mask has {mask} pixels and the photo {photo} pixels. Please send a mask of the photo's size, or a smaller one with the same proportions.":
    'Le masque fait {mask} pixels et la photo {photo} pixels. Veuillez envoyer un masque de la taille de la photo, ou un plus petit de mêmes proportions.',
  'The mask must be a PNG, JPEG or WebP image.': 'Le masque doit être une image PNG, JPEG ou WebP.',
  'The mask must be smaller than 10 MB.': 'Le masque doit faire moins de 10 Mo.',
  'The message has no valid signature of the payment provider.':
    'Le message n’a pas de signature valide du prestataire de paiement.',
  'The message is empty. Please write what you would like to know.':
    'Le message est vide. Veuillez écrire ce que vous voulez savoir.',
  'The message must be text.': 'Le message doit être un texte.',
  'The message must have at most {max, plural, one {# character} other {# characters}}. Please shorten it, or send the rest as a second one.':
    'Le message doit compter au maximum {max, plural, one {# caractère} other {# caractères}}. Veuillez le raccourcir, ou envoyer le reste dans un second message.',
  'The metadata of this image cannot be removed without changing the image.':
    'Les métadonnées de cette image ne peuvent pas être supprimées sans changer l’image.',
  'The minimum of a character type must be a whole number from 0 to 50.':
    'Le minimum d’un type de caractères doit être un nombre entier de 0 à 50.',
  'The model {model} cannot be used on this server: {fault}. Please tell the operator.':
    'Le modèle {model} ne peut pas être utilisé sur ce serveur : {fault}. Veuillez en informer l’exploitant.',
  'The name': 'Le nom',
  'The name contains characters that are not allowed. Please choose another one.':
    'Le nom contient des caractères non autorisés. Veuillez en choisir un autre.',
  'The name is too long. Please use at most 60 characters.':
    'Le nom est trop long. Veuillez utiliser au maximum 60 caractères.',
  'The name is too long. Please use at most {max, plural, one {# character} other {# characters}}.':
    'Le nom est trop long. Veuillez utiliser au maximum {max, plural, one {# caractère} other {# caractères}}.',
  'The name may contain letters, digits, spaces and single . _ - or apostrophes. Please choose another one.':
    'Le nom peut contenir des lettres, des chiffres, des espaces et des . _ - ou apostrophes isolés. Veuillez en choisir un autre.',
  'The name must be a text of up to 200 characters.': 'Le nom doit être un texte de 200 caractères au maximum.',
  'The name must be text.': 'Le nom doit être un texte.',
  'The name must have at most 80 characters.': 'Le nom doit compter au maximum 80 caractères.',
  'The name must have at most {max, plural, one {# character} other {# characters}}.':
    'Le nom doit compter au maximum {max, plural, one {# caractère} other {# caractères}}.',
  'The name of a field or file is too long: it may have up to {characters, plural, one {# character} other {# characters}}. Please shorten it.':
    'Le nom d’un champ ou d’un fichier est trop long : il compte au maximum {characters, plural, one {# caractère} other {# caractères}}. Veuillez le raccourcir.',
  'The name of a network has at most 32 bytes.': 'Le nom d’un réseau compte au maximum 32 octets.',
  'The name says {named}, but this is a {kind} document; it was opened as that.':
    'Le nom dit {named}, mais c’est un document {kind} ; il a été ouvert comme tel.',
  'The name shown on this site.': 'Le nom affiché sur ce site.',
  'The name {name} is written in {script} letters that look like Latin ones. It is really {host}.':
    'Le nom {name} est écrit en lettres {script} qui ressemblent à des lettres latines. C’est en réalité {host}.',
  'The name {name} mixes {first} and {second} letters, so it may look like another site. It is really {host}.':
    'Le nom {name} mélange des lettres {first} et {second} ; il peut donc ressembler à un autre site. C’est en réalité {host}.',
  'The new text does not fit: it is {points} points wider than the space up to what follows. Shrink it, or shorten it.':
    'Le nouveau texte ne tient pas : il est plus large de {points} points que l’espace jusqu’à la suite. Réduisez-le, ou raccourcissez-le.',
  'The new text is shrunk to {percent}%.': 'Le nouveau texte est réduit à {percent} %.',
  'The note': 'La note',
  'The note must be text.': 'La note doit être un texte.',
  'The note must have at most {max, plural, one {# character} other {# characters}}.':
    'La note doit compter au maximum {max, plural, one {# caractère} other {# caractères}}.',
  'The number of days must be a whole number from 1 to {max}.':
    'Le nombre de jours doit être un nombre entier de 1 à {max}.',
  'The number of passphrases must be a whole number from 1 to {maxPassphrases}.':
    'Le nombre de phrases de passe doit être un nombre entier de 1 à {maxPassphrases}.',
  'The number of passwords must be a whole number from 1 to {maxPasswords}.':
    'Le nombre de mots de passe doit être un nombre entier de 1 à {maxPasswords}.',
  'The number of words must be a whole number from {min} to {max}.':
    'Le nombre de mots doit être un nombre entier de {min} à {max}.',
  'The one of the text that it replaces. Where that font lacks a letter, the whole new text is set in one that looks like it, and you are told, as you are when it does not fit.':
    'Celle du texte qu’il remplace. Si une lettre manque à cette police, tout le nouveau texte est composé dans une police qui lui ressemble, et vous en êtes informé, comme lorsqu’il ne tient pas.',
  'The only file of the archive has no name and was called after the archive.':
    'Le seul fichier de l’archive n’a pas de nom et a reçu celui de l’archive.',
  'The operator of this site has removed it.': 'L’exploitant de ce site l’a retiré.',
  'The operator of this site has stopped it.': 'L’exploitant de ce site l’a arrêté.',
  'The operator of this site will look at this link.': 'L’exploitant de ce site examinera ce lien.',
  'The option addDigit must be true or false.': 'L’option addDigit doit être true ou false.',
  'The option allowSigned must be true or false.': 'L’option allowSigned doit être true ou false.',
  'The option capitalise must be true or false.': 'L’option capitalise doit être true ou false.',
  'The option excludeLookAlikes must be true or false.': 'L’option excludeLookAlikes doit être true ou false.',
  'The option {name} must be true or false.': 'L’option {name} doit être true ou false.',
  'The options of a step are too long.': 'Les options d’une étape sont trop longues.',
  'The original is marked as PDF/A, for archives. Check the copy before you archive it.':
    'L’original est marqué PDF/A, pour l’archivage. Vérifiez la copie avant de l’archiver.',
  'The original was damaged. This copy has what could be recovered: please check it.':
    'L’original était endommagé. Cette copie contient ce qui a pu être récupéré : veuillez la vérifier.',
  'The original was locked or protected; this copy is not.':
    'L’original était verrouillé ou protégé ; cette copie ne l’est pas.',
  'The page': 'La page',
  'The page as it will be scanned': 'La page telle qu’elle sera numérisée',
  'The page cannot be cut out along these edges: a corner lies outside of the image.':
    'La page ne peut pas être découpée le long de ces bords : un coin se trouve hors de l’image.',
  'The page cannot be cut out along these edges: four corners are needed, each with x and y as numbers.':
    'La page ne peut pas être découpée le long de ces bords : quatre coins sont nécessaires, chacun avec x et y sous forme de nombres.',
  'The page cannot be cut out along these edges: its sides cross each other.':
    'La page ne peut pas être découpée le long de ces bords : ses côtés se croisent.',
  'The page cannot be cut out along these edges: one of its corners points inwards.':
    'La page ne peut pas être découpée le long de ces bords : l’un de ses coins pointe vers l’intérieur.',
  'The page cannot be cut out along these edges: there is nothing between its corners.':
    'La page ne peut pas être découpée le long de ces bords : il n’y a rien entre ses coins.',
  'The page draws the image exactly as you will download it and reads it with ZXing, the engine of many scanner apps, then again at half the size and out of focus, as a phone sees it from afar. The text must match exactly. A code that fails cannot be downloaded, and the page says which change makes it scan.':
    'La page dessine l’image exactement telle que vous la téléchargerez et la lit avec ZXing, le moteur de nombreuses applications de lecture, puis encore à la moitié de la taille et floue, comme un téléphone la voit de loin. Le texte doit correspondre exactement. Un code qui échoue ne peut pas être téléchargé, et la page indique quel changement le rend lisible.',
  'The page is in your list, with its text.': 'La page est dans votre liste, avec son texte.',
  'The page is in your list. No text was found on it.': 'La page est dans votre liste. Aucun texte n’y a été trouvé.',
  'The page list is empty.': 'La liste de pages est vide.',
  'The page list is longer than {maxListLength} characters. Please use ranges, such as 1-500.':
    'La liste de pages dépasse {maxListLength} caractères. Veuillez utiliser des plages, comme 1-500.',
  'The page must be a number.': 'La page doit être un nombre.',
  'The page must be a path of this site.': 'La page doit être un chemin de ce site.',
  'The page must be a whole number.': 'La page doit être un nombre entier.',
  'The page must be one of this site, such as /help.': 'La page doit être une page de ce site, comme /help.',
  'The page must be text.': 'La page doit être un texte.',
  'The page of {title}': 'La page de {title}',
  'The page says so above the button, before anything is sent: a provider that the operator of this site has chosen, or Apertium on the site itself, which works by rules and makes a draft. You can always choose Apertium where it knows both languages.':
    'La page le dit au-dessus du bouton, avant tout envoi : un fournisseur que l’exploitant de ce site a choisi, ou Apertium sur le site lui-même, qui fonctionne par règles et fait un brouillon. Vous pouvez toujours choisir Apertium quand il connaît les deux langues.',
  'The pages cannot be shown here. Please download the file to look at it.':
    'Les pages ne peuvent pas être affichées ici. Veuillez télécharger le fichier pour le consulter.',
  'The pages of this TIFF differ in size or are stored rotated, so it cannot be saved as one file. Please save its pages one by one.':
    'Les pages de ce TIFF diffèrent en taille ou sont stockées pivotées ; il ne peut donc pas être enregistré en un seul fichier. Veuillez enregistrer ses pages une par une.',
  'The pages of this TIFF differ in size or are stored rotated; the images are unchanged.':
    'Les pages de ce TIFF diffèrent en taille ou sont stockées pivotées ; les images sont inchangées.',
  'The pages were not audited yet.': 'Les pages n’ont pas encore été auditées.',
  'The pages were not audited yet. “Audit the pages” reads all of them.':
    'Les pages n’ont pas encore été auditées. « Auditer les pages » les lit toutes.',
  'The part to keep must be given in numbers from 0 to 1 and lie inside the image.':
    'La partie à conserver doit être donnée par des nombres de 0 à 1 et se trouver dans l’image.',
  'The part to show must be given in whole pixels of the photo.':
    'La partie à montrer doit être donnée en pixels entiers de la photo.',
  'The part to show must lie inside the photo, which has {width} × {height} pixels. Please choose another part.':
    'La partie à montrer doit se trouver dans la photo, qui fait {width} × {height} pixels. Veuillez choisir une autre partie.',
  'The passkey could not be added. Please try again.': 'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
  'The password has too many characters.': 'Le mot de passe a trop de caractères.',
  'The password is too long.': 'Le mot de passe est trop long.',
  'The password is wrong. Please try again.': 'Le mot de passe est incorrect. Veuillez réessayer.',
  'The password must be text.': 'Le mot de passe doit être un texte.',
  'The password must have at least {min, plural, one {# character} other {# characters}}.':
    'Le mot de passe doit compter au moins {min, plural, one {# caractère} other {# caractères}}.',
  'The password must have at most {max, plural, one {# character} other {# characters}}.':
    'Le mot de passe doit compter au maximum {max, plural, one {# caractère} other {# caractères}}.',
  'The password must not be your name or email address. Please choose another one.':
    'Le mot de passe ne doit pas être votre nom ni votre adresse e-mail. Veuillez en choisir un autre.',
  'The path "{path}" begins at the root of a disk. Please send paths like photos/2024/a.jpg.':
    'Le chemin « {path} » commence à la racine d’un disque. Veuillez envoyer des chemins comme photos/2024/a.jpg.',
  'The path "{path}" contains control characters. Please send paths like photos/2024/a.jpg.':
    'Le chemin « {path} » contient des caractères de contrôle. Veuillez envoyer des chemins comme photos/2024/a.jpg.',
  'The path "{path}" is empty. Please send paths like photos/2024/a.jpg.':
    'Le chemin « {path} » est vide. Veuillez envoyer des chemins comme photos/2024/a.jpg.',
  'The path "{path}" is too long. Please send paths like photos/2024/a.jpg.':
    'Le chemin « {path} » est trop long. Veuillez envoyer des chemins comme photos/2024/a.jpg.',
  'The path "{path}" leads out of its folder. Please send paths like photos/2024/a.jpg.':
    'Le chemin « {path} » sort de son dossier. Veuillez envoyer des chemins comme photos/2024/a.jpg.',
  'The path "{path}" names a drive. Please send paths like photos/2024/a.jpg.':
    'Le chemin « {path} » désigne un lecteur. Veuillez envoyer des chemins comme photos/2024/a.jpg.',
  'The path is too long.': 'Le chemin est trop long.',
  'The path must be text.': 'Le chemin doit être un texte.',
  'The path must begin with /.': 'Le chemin doit commencer par /.',
  'The payment cannot begin': 'Le paiement ne peut pas commencer',
  'The payment form could not be loaded.': 'Le formulaire de paiement n’a pas pu être chargé.',
  'The payment form could not be loaded. Check your connection, or whether an extension blocks it, and reload.':
    'Le formulaire de paiement n’a pas pu être chargé. Vérifiez votre connexion, ou si une extension le bloque, et rechargez.',
  'The payment has more than {maxBytes} bytes, the limit of the standard. Please shorten the message.':
    'Le paiement dépasse {maxBytes} octets, la limite de la norme. Veuillez raccourcir le message.',
  'The payment provider did not answer, so nothing was changed. Please try again in a minute.':
    'Le prestataire de paiement n’a pas répondu ; rien n’a donc été modifié. Veuillez réessayer dans une minute.',
  'The payment was declined: {reason} Please use another card and try again.':
    'Le paiement a été refusé : {reason} Veuillez utiliser une autre carte et réessayer.',
  'The payment was not accepted. Try another card.': 'Le paiement n’a pas été accepté. Essayez une autre carte.',
  'The phone is disconnected. The scanned pages stay in your list.':
    'Le téléphone est déconnecté. Les pages numérisées restent dans votre liste.',
  'The phones on your network have sent as many pages as fit. Please disconnect those that are done, or try again in an hour.':
    'Les téléphones de votre réseau ont envoyé autant de pages que possible. Veuillez déconnecter ceux qui ont terminé, ou réessayer dans une heure.',
  'The photo has 16 bits per colour channel, the result 8.': 'La photo a 16 bits par canal de couleur, le résultat 8.',
  'The photo has {original}, so a copy of {sent} was sent. The original stays on your device.':
    'La photo a {original} ; une copie de {sent} a donc été envoyée. L’original reste sur votre appareil.',
  'The photo shown takes {time}, longer while the server is busy.':
    'La photo affichée prend {time}, plus longtemps quand le serveur est occupé.',
  "The picture's address": 'L’adresse de l’image',
  "The picture's address must begin with https://.": 'L’adresse de l’image doit commencer par https://.',
  "The plan must be 'monthly' or 'annual'.": 'La formule doit être « monthly » ou « annual ».',
  "The plan must be 'pro', 'monthly' or 'annual'.": 'La formule doit être « pro », « monthly » ou « annual ».',
  'The platform': 'La plateforme',
  'The position must be one of {adPositions}.': 'La position doit être l’une de : {adPositions}.',
  'The post is being sent': 'L’article est en cours d’envoi',
  'The preview could not be made.': 'L’aperçu n’a pas pu être créé.',
  'The preview could not be made. Please remove the background again.':
    'L’aperçu n’a pas pu être créé. Veuillez supprimer l’arrière-plan à nouveau.',
  'The preview is in the frame. Zoom in to fill the view.': 'L’aperçu est dans le cadre. Zoomez pour remplir la vue.',
  'The principal leads; a principle is a rule.': '« Principal » désigne celui qui dirige ; « principle », une règle.',
  'The program that handles this kind of file stopped unexpectedly. Please try again, or try another file.':
    'Le programme qui traite ce type de fichier s’est arrêté de façon inattendue. Veuillez réessayer, ou essayer un autre fichier.',
  'The program that recognises text, tesseract-ocr, is not installed on this server.':
    'Le programme qui reconnaît le texte, tesseract-ocr, n’est pas installé sur ce serveur.',
  'The quick brown fox jumps over the lazy dog, in sixteen pixels.':
    'Portez ce vieux whisky au juge blond qui fume, en seize pixels.',
  'The quiet zone must be a whole number of modules from {min} to {max}.':
    'La marge silencieuse doit être un nombre entier de modules de {min} à {max}.',
  'The quotation mark that opens in line {line} of the CSV file is never closed. Please close it and try again.':
    'Le guillemet ouvert à la ligne {line} du fichier CSV n’est jamais fermé. Veuillez le fermer et réessayer.',
  "The range '{part}' runs backwards. Please write {to}-{from}.":
    'La plage « {part} » est à l’envers. Veuillez écrire {to}-{from}.',
  'The range must be week, month, quarter or year.': 'La période doit être week, month, quarter ou year.',
  'The reader for {kind} files could not be loaded. Please check your connection and open the file again.':
    'Le lecteur des fichiers {kind} n’a pas pu être chargé. Veuillez vérifier votre connexion et rouvrir le fichier.',
  "The record of a deletion does not hold the file's name.":
    'L’enregistrement d’une suppression ne contient pas le nom du fichier.',
  'The redirect must be 301 or 302.': 'La redirection doit être 301 ou 302.',
  'The referrer': 'Le référent',
  'The report goes to {addresses} every day at 8:00 UTC.':
    'Le rapport est envoyé à {addresses} chaque jour à 8:00 UTC.',
  'The report is on its way.': 'Le rapport est en route.',
  'The reports and the warning are gone': 'Les signalements et l’avertissement ont disparu',
  'The request could not be read. Please check its format and try again.':
    'La requête n’a pas pu être lue. Veuillez vérifier son format et réessayer.',
  'The request could not be understood.': 'La demande n’a pas pu être comprise.',
  'The request did not arrive in time. Please check your connection and try again.':
    'La requête n’est pas arrivée à temps. Veuillez vérifier votre connexion et réessayer.',
  'The request is too large: this call takes up to {bytes}. Please send less at a time.':
    'La requête est trop grande : cet appel accepte jusqu’à {bytes}. Veuillez envoyer moins à la fois.',
  'The request names no host. Please send the header Host.':
    'La requête ne nomme pas d’hôte. Veuillez envoyer l’en-tête Host.',
  'The result': 'Le résultat',
  'The result is not here any more: results are deleted after a day, or when you delete them. Try again.':
    'Le résultat n’est plus là : les résultats sont supprimés au bout d’un jour, ou quand vous les supprimez. Réessayez.',
  'The result is {times} times as large as the source, because PDF cannot hold {format} images, which are packed more tightly than JPEG and PNG.':
    'Le résultat est {times} fois plus volumineux que la source, car le PDF ne peut pas contenir d’images {format}, qui sont plus compactes que le JPEG et le PNG.',
  'The result is {times} times as large as the source, because the source is so small that the recognised words weigh more than a fifth of it ({growth}).':
    'Le résultat est {times} fois plus volumineux que la source, car la source est si petite que les mots reconnus pèsent plus d’un cinquième de celle-ci ({growth}).',
  'The result must have at least one page.': 'Le résultat doit avoir au moins une page.',
  'The result was deleted: results are kept for 24 hours.':
    'Le résultat a été supprimé : les résultats sont conservés 24 heures.',
  'The result would be {width} x {height} pixels in {frames, plural, one {# frame} other {# frames}}. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.':
    'Le résultat ferait {width} x {height} pixels en {frames, plural, one {# image} other {# images}}. La limite est de {maxSide} pixels par côté et de 100 mégapixels au total. Veuillez choisir une taille plus petite.',
  'The result would be {width} x {height} pixels. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.':
    'Le résultat ferait {width} x {height} pixels. La limite est de {maxSide} pixels par côté et de 100 mégapixels au total. Veuillez choisir une taille plus petite.',
  'The result would have {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please enlarge the photo less.':
    'Le résultat ferait {width} × {height} pixels ({megapixels} mégapixels). La limite est de {maxMegapixels} mégapixels ; veuillez moins agrandir la photo.',
  "The result's format; 'keep' is the photo's own.": 'Le format du résultat ; « keep » garde celui de la photo.',
  "The result's format; 'keep' is the source's own (HEIC becomes JPEG).":
    'Le format du résultat ; « keep » garde celui de la source (HEIC devient JPEG).',
  'The results take {bytes} together, and {max} is the most that one call may make. Please send fewer or smaller files at a time.':
    'Les résultats font ensemble {bytes}, et {max} est le maximum qu’un appel peut produire. Veuillez envoyer moins de fichiers, ou de plus petits, à la fois.',
  'The rules for using this site: what you may do, and what we promise and do not.':
    'Les règles d’utilisation de ce site : ce que vous pouvez faire, ce que nous promettons et ce que nous ne promettons pas.',
  'The rules to leave out must be a list of up to 500 names.':
    'Les règles à écarter doivent former une liste de 500 noms au maximum.',
  'The same PDF, smaller': 'Le même PDF, en plus léger',
  'The same as Pro Monthly, paid once a year.': 'La même chose que Pro mensuel, payée une fois par an.',
  'The same part is taken from every image.': 'La même partie est prise dans chaque image.',
  'The scanner opens on the phone, and the pages you scan appear here. The code is for one phone and works for 15 minutes.':
    'Le scanner s’ouvre sur le téléphone, et les pages que vous numérisez apparaissent ici. Le code est prévu pour un seul téléphone et vaut 15 minutes.',
  'The search could not be loaded. Check your connection, then type again.':
    'La recherche n’a pas pu être chargée. Vérifiez votre connexion, puis saisissez à nouveau.',
  'The search volume': 'Le volume de recherche',
  'The sentence does not say who does it. The active voice would.':
    'La phrase ne dit pas qui agit. La voix active le dirait.',
  'The sentence says the same without it.': 'La phrase dit la même chose sans cela.',
  'The separator must be a hyphen, space, full stop, comma, underscore or nothing.':
    'Le séparateur doit être un trait d’union, une espace, un point, une virgule, un tiret bas ou rien.',
  'The server could not be reached. The files will be deleted when they expire.':
    'Le serveur est injoignable. Les fichiers seront supprimés à leur expiration.',
  'The server could not do this (status {status}). Try again in a moment.':
    'Le serveur n’a pas pu effectuer cette action (statut {status}). Réessayez dans un instant.',
  'The server counts how many files and jobs it worked on, and notes failures so that they can be repaired. File names, file contents and the addresses of pages you opened are not in these notes.':
    'Le serveur compte le nombre de fichiers et de tâches traités, et note les échecs pour qu’ils puissent être réparés. Les noms de fichiers, leur contenu et les adresses des pages que vous avez ouvertes ne figurent pas dans ces notes.',
  'The server has deleted this PDF. Your changes are still here: please choose the PDF again.':
    'Le serveur a supprimé ce PDF. Vos modifications sont toujours là : veuillez choisir à nouveau le PDF.',
  'The server is busy right now. Please try again in a minute.':
    'Le serveur est occupé en ce moment. Veuillez réessayer dans une minute.',
  'The server is restarting. Please try again in a minute.':
    'Le serveur redémarre. Veuillez réessayer dans une minute.',
  'The severity must be one of {severities}.': 'La gravité doit être l’une de : {severities}.',
  'The site': 'Le site',
  'The size must be a whole number of bytes from 20 KB up.':
    'La taille doit être un nombre entier d’octets, à partir de 20 Ko.',
  'The smallest images, for the web.': 'Les images les plus légères, pour le web.',
  'The source': 'La source',
  'The source has 16 bits per colour channel, the result 8. TIFF keeps them, and PNG at quality 100.':
    'La source a 16 bits par canal de couleur, le résultat 8. TIFF les conserve, ainsi que PNG en qualité 100.',
  'The source is open, under the MIT licence. Run it yourself, read it, change it, take your data with you.':
    'Le code source est ouvert, sous licence MIT. Faites-le tourner vous-même, lisez-le, modifiez-le, emportez vos données.',
  'The space belongs after the comma.': 'L’espace se place après la virgule.',
  'The split method must be pages, range, every, odd-even, single, bookmarks or size.':
    'La méthode de division doit être pages, range, every, odd-even, single, bookmarks ou size.',
  'The standard for payments requires {fixedLevel}.': 'La norme des paiements exige {fixedLevel}.',
  'The state must be all, {jobStates}.': 'L’état doit être all, {jobStates}.',
  'The state must be one of {listedStates}.': 'L’état doit être l’un de : {listedStates}.',
  'The state must be one of {states}.': 'L’état doit être l’un de : {states}.',
  'The state must be waiting, solved or closed.': 'L’état doit être waiting, solved ou closed.',
  'The state of the mailbox that people write to for support.':
    'L’état de la boîte aux lettres à laquelle on écrit pour l’assistance.',
  'The status must be pending or done.': 'Le statut doit être pending ou done.',
  'The status must be pending, scheduled or active.': 'Le statut doit être pending, scheduled ou active.',
  'The status must be pending, submitted or active.': 'Le statut doit être pending, submitted ou active.',
  'The status must be planned, in-progress or done.': 'Le statut doit être planned, in-progress ou done.',
  'The subject': 'Le sujet',
  'The subject fills the whole photo, so nothing was removed.':
    'Le sujet remplit toute la photo, rien n’a donc été supprimé.',
  'The summary must be a list of lines.': 'Le résumé doit être une liste de lignes.',
  'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.':
    'Le chat d’assistance est conservé dans ce navigateur jusqu’à ce que vous l’effaciez ou vous déconnectiez. Le serveur répond d’après ce que dit ce site, et d’après votre propre dernière tâche en échec, puis oublie la question ; quand un fournisseur d’IA formule les réponses, le chat le dit et vous permet de le désactiver.',
  'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own plan, allowances and last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.':
    'Le chat d’assistance est conservé dans ce navigateur jusqu’à ce que vous l’effaciez ou vous déconnectiez. Le serveur répond d’après ce que dit ce site, et d’après votre propre formule, vos quotas et votre dernière tâche en échec, puis oublie la question ; quand un fournisseur d’IA formule les réponses, le chat le dit et vous permet de le désactiver.',
  'The support mailbox cannot be read.': 'La boîte aux lettres de l’assistance ne peut pas être lue.',
  'The target': 'La cible',
  'The task must be grammar, clarity, tone, concise or expand.':
    'La tâche doit être grammar, clarity, tone, concise ou expand.',
  'The team': 'L’équipe',
  'The template': 'Le modèle',
  'The term': 'Le terme',
  'The test email of {sent} arrived {minutes, plural, one {# minute} other {# minutes}} later.':
    'L’e-mail de test de {sent} est arrivé {minutes, plural, one {# minute} other {# minutes}} plus tard.',
  'The test email of {sent} arrived {seconds} s later.': 'L’e-mail de test de {sent} est arrivé {seconds} s plus tard.',
  'The test email of {sent} has not arrived yet.': 'L’e-mail de test de {sent} n’est pas encore arrivé.',
  'The text': 'Le texte',
  'The text appears page by page, to be edited and searched.':
    'Le texte apparaît page par page, pour être modifié et recherché.',
  'The text can have up to 10,000 characters. Please shorten it, or improve it part by part.':
    'Le texte compte au maximum 10 000 caractères. Veuillez le raccourcir, ou l’améliorer partie par partie.',
  'The text can have up to {maxCharacters} characters. Please shorten it, or improve it part by part.':
    'Le texte compte au maximum {maxCharacters} caractères. Veuillez le raccourcir, ou l’améliorer partie par partie.',
  'The text cannot be shown here. Please download the file to look at it.':
    'Le texte ne peut pas être affiché ici. Veuillez télécharger le fichier pour le consulter.',
  'The text in this file is longer than {maxBytes}. Please split the document and count the parts.':
    'Le texte de ce fichier dépasse {maxBytes}. Veuillez diviser le document et compter les parties.',
  'The text is empty.': 'Le texte est vide.',
  'The text is longer than its box, which shows only its start.':
    'Le texte est plus long que son cadre, qui n’en montre que le début.',
  'The text is no longer on the server. Please summarize again.':
    'Le texte n’est plus sur le serveur. Veuillez le résumer à nouveau.',
  'The text is that of the PDF. Please make some edits before saving.':
    'Le texte est celui du PDF. Veuillez faire des modifications avant d’enregistrer.',
  'The text is too short or its language was not recognised; the Flesch formulas are for English only.':
    'Le texte est trop court ou sa langue n’a pas été reconnue ; les formules de Flesch ne valent que pour l’anglais.',
  'The text may have up to {max, plural, one {# character} other {# characters}}. Send the pages that change instead.':
    'Le texte peut compter jusqu’à {max, plural, one {# caractère} other {# caractères}}. Envoyez plutôt les pages qui changent.',
  'The text of an email': 'Le texte d’un e-mail',
  'The text of scans was not recognised: {whyNot}': 'Le texte des numérisations n’a pas été reconnu : {whyNot}',
  'The text of this scan was not recognised, because the program for it is not installed on this server.':
    'Le texte de cette numérisation n’a pas été reconnu, car le programme nécessaire n’est pas installé sur ce serveur.',
  'The text of this scan was not recognised: {message}':
    'Le texte de cette numérisation n’a pas été reconnu : {message}',
  'The text of {kind} files cannot be read here. Please save the document as DOCX or TXT and try again.':
    'Le texte des fichiers {kind} ne peut pas être lu ici. Veuillez enregistrer le document en DOCX ou TXT et réessayer.',
  'The text under this box is “{there}”, not “{given}”.': 'Le texte sous ce cadre est « {there} », non « {given} ».',
  'The time must be a date and time, such as 2027-01-31T12:00:00Z.':
    'Le moment doit être une date avec une heure, comme 2027-01-31T12:00:00Z.',
  'The timestamp must be a time in ISO format, such as 2026-01-31T12:00:00.000Z.':
    'L’horodatage doit être une heure au format ISO, comme 2026-01-31T12:00:00.000Z.',
  'The title': 'Le titre',
  'The title must be text.': 'Le titre doit être un texte.',
  'The title must have at most {max, plural, one {# character} other {# characters}}.':
    'Le titre doit compter au maximum {max, plural, one {# caractère} other {# caractères}}.',
  'The title needs at least 3 characters.': 'Le titre doit compter au moins 3 caractères.',
  'The token is missing.': 'Il manque le jeton.',
  'The tone must be formal, friendly or neutral.': 'Le ton doit être formal, friendly ou neutral.',
  'The tools are made with care and tested, and they say when something could not be done. Even so they are provided as they are: check results that matter to you before you rely on them. As far as the law allows, we are not liable for losses that come from using the site or from not being able to use it.':
    'Les outils sont faits avec soin et testés, et ils disent quand quelque chose n’a pas pu être fait. Ils sont néanmoins fournis en l’état : vérifiez les résultats qui comptent pour vous avant de vous y fier. Dans la mesure permise par la loi, nous ne sommes pas responsables des pertes résultant de l’utilisation du site ou de l’impossibilité de l’utiliser.',
  'The tools that work without a network.': 'Les outils qui fonctionnent sans réseau.',
  'The topic must be one of {topics}.': 'Le sujet doit être l’un de : {topics}.',
  'The translator passes your text to': 'Le traducteur transmet votre texte à',
  'The two may be from different people, who would read each other. Please answer each of them.':
    'Les deux viennent peut-être de personnes différentes, qui se liraient l’une l’autre. Veuillez répondre à chacune.',
  'The upload': 'L’envoi',
  'The upload does not say what it is for. Please send in Upload-Metadata the file name (filename), the path of a call with files (call) and its file field (field), as listed at /api/docs.':
    'L’envoi n’indique pas à quoi il sert. Veuillez envoyer dans Upload-Metadata le nom du fichier (filename), le chemin d’un appel avec fichiers (call) et son champ de fichier (field), comme indiqué sur /api/docs.',
  'The upload is being written to.': 'L’envoi est en cours d’écriture.',
  'The upload is not there any more.': 'L’envoi n’existe plus.',
  'The upload stopped, or is too slow to go on. Please check your connection and try again.':
    'L’envoi s’est arrêté, ou est trop lent pour continuer. Veuillez vérifier votre connexion et réessayer.',
  'The upload was cut off or is not valid form data. Please try again.':
    'L’envoi a été coupé ou ne contient pas de données de formulaire valides. Veuillez réessayer.',
  'The verb does not agree with its subject.': 'Le verbe ne s’accorde pas avec son sujet.',
  'The verb says it without a noun.': 'Le verbe le dit sans nom.',
  'The visit limit is too large.': 'La limite de visites est trop grande.',
  'The visit limit must be a number.': 'La limite de visites doit être un nombre.',
  'The visit limit must be a whole number.': 'La limite de visites doit être un nombre entier.',
  'The visit limit must be at least 1.': 'La limite de visites doit être d’au moins 1.',
  'The website allows 100 tries an hour.': 'Le site autorise 100 essais par heure.',
  'The whole image, as large as the size allows.': 'L’image entière, aussi grande que la taille le permet.',
  'The whole photo is being enhanced.': 'La photo entière est en cours d’amélioration.',
  'The whole photo takes {time}, longer while the server is busy.':
    'La photo entière prend {time}, plus longtemps quand le serveur est occupé.',
  'The word list could not be loaded. Check your connection and press Generate again.':
    'La liste de mots n’a pas pu être chargée. Vérifiez votre connexion et appuyez à nouveau sur Générer.',
  'The work was cancelled.': 'Le travail a été annulé.',
  'The work was interrupted several times and has been stopped. Please try again; if it happens again, the file may be the cause.':
    'Le travail a été interrompu plusieurs fois et a été arrêté. Veuillez réessayer ; si cela se reproduit, le fichier en est peut-être la cause.',
  'The {tool} does not take {type} files. The {other} does.':
    '{tool} n’accepte pas les fichiers {type}. {other} les accepte.',
  'The {tool} does not take {type} files. The {other} turns them into {made} first.':
    '{tool} n’accepte pas les fichiers {type}. {other} les transforme d’abord en {made}.',
  'The {what} is on your clipboard.': 'Dans votre presse-papiers : {what}.',
  'Their text is read and laid over their pages, so that it can be searched, selected and copied.':
    'Leur texte est lu et posé sur leurs pages, pour pouvoir être recherché, sélectionné et copié.',
  'Then the page says that it is not in the document. Answers quote passages of your text and nothing else.':
    'La page dit alors qu’elle n’est pas dans le document. Les réponses citent des passages de votre texte et rien d’autre.',
  'Then the pages are images of text, as scanners make them. Their text is recognised, which counts as one of your monthly scans however many pages there are, and the result names the pages.':
    'Les pages sont alors des images de texte, comme en font les scanners. Leur texte est reconnu, ce qui compte comme l’une de vos numérisations mensuelles quel que soit le nombre de pages, et le résultat nomme les pages.',
  'There are more than 10,000 edits. Please save some of them first, then make the others in the saved PDF.':
    'Il y a plus de 10 000 modifications. Veuillez d’abord en enregistrer une partie, puis faire les autres dans le PDF enregistré.',
  'There are no short links on {domain} here. Please choose one of the domains of this site.':
    'Il n’y a pas de liens courts sur {domain} ici. Veuillez choisir l’un des domaines de ce site.',
  'There are no spelling rules for {language} here. They exist for {known}.':
    'Il n’y a pas de règles d’orthographe ici pour : {language}. Il en existe pour : {known}.',
  'There are no words to measure.': 'Il n’y a aucun mot à mesurer.',
  'There are too many open requests from your address. Please wait until some have finished and try again.':
    'Il y a trop de requêtes ouvertes depuis votre adresse. Veuillez attendre que certaines soient terminées et réessayer.',
  'There are {files} files but {given} modification times. Please send one for each file.':
    'Il y a {files} fichiers mais {given} dates de modification. Veuillez en envoyer une par fichier.',
  'There are {files} files but {given} paths. Please send one for each file.':
    'Il y a {files} fichiers mais {given} chemins. Veuillez en envoyer un par fichier.',
  'There are {files} files but {given} sources. Please send one for each file, or none.':
    'Il y a {files} fichiers mais {given} sources. Veuillez en envoyer une par fichier, ou aucune.',
  'There are {images} images but {given} rotations. Please send one for each image, or none.':
    'Il y a {images} images mais {given} rotations. Veuillez en envoyer une par image, ou aucune.',
  'There are {images} images but {given} texts. Please send one for each image, or none.':
    'Il y a {images} images mais {given} textes. Veuillez en envoyer un par image, ou aucun.',
  'There are {max, plural, one {# template} other {# templates}} already. Please delete one first.':
    'Il y a déjà {max, plural, one {# modèle} other {# modèles}}. Veuillez d’abord en supprimer un.',
  'There can be up to {max, plural, one {# article} other {# articles}}. Please delete one first.':
    'Il peut y avoir au maximum {max, plural, one {# article} other {# articles}}. Veuillez d’abord en supprimer un.',
  'There is an account with this email address already. Please sign in, or use another address.':
    'Il existe déjà un compte avec cette adresse e-mail. Veuillez vous connecter, ou utiliser une autre adresse.',
  'There is no account with the address {email}.': 'Il n’y a pas de compte avec l’adresse {email}.',
  'There is no address in the column url.': 'Il n’y a pas d’adresse dans la colonne url.',
  'There is no annotation {index} on this page: it has {count}, counted from 0.':
    'Il n’y a pas d’annotation {index} sur cette page : elle en a {count}, comptées à partir de 0.',
  'There is no camera here. Please choose an image instead.':
    'Il n’y a pas de caméra ici. Veuillez plutôt choisir une image.',
  'There is no conversation with this number.': 'Il n’y a pas de conversation avec ce numéro.',
  'There is no entry {index} in this archive. Please list it again and choose from that list.':
    'Il n’y a pas d’entrée {index} dans cette archive. Veuillez la lister à nouveau et choisir dans cette liste.',
  "There is no field '{field}' here.": 'Il n’y a pas de champ « {field} » ici.',
  "There is no file field called '{field}' here. Please send the file as '{expected}'.":
    'Il n’y a pas de champ de fichier nommé « {field} » ici. Veuillez envoyer le fichier sous « {expected} ».',
  'There is no file {file}: files are numbered from 0 to {last}.':
    'Il n’y a pas de fichier {file} : les fichiers sont numérotés de 0 à {last}.',
  'There is no font here for {characters} and {more} more: what is missing is shown as empty boxes.':
    'Il n’y a pas de police ici pour {characters} et {more} de plus : ce qui manque apparaît sous forme de cases vides.',
  'There is no font here for {characters}: what is missing is shown as empty boxes.':
    'Il n’y a pas de police ici pour {characters} : ce qui manque apparaît sous forme de cases vides.',
  'There is no inserted file {file}: {files, plural, one {one was} other {# were}} sent, counted from 0.':
    'Il n’y a pas de fichier inséré {file} : {files, plural, one {un seul a été envoyé, compté} other {# ont été envoyés, comptés}} à partir de 0.',
  'There is no mail server named {host}, or it cannot be found now.':
    'Il n’y a pas de serveur de messagerie nommé {host}, ou il est introuvable en ce moment.',
  "There is no operation called '{name}'.": 'Il n’existe aucune opération nommée « {name} ».',
  'There is no page at this address.': 'Il n’y a pas de page à cette adresse.',
  'There is no page {page}.': 'Il n’y a pas de page {page}.',
  'There is no page {page}: this PDF has one page.': 'Il n’y a pas de page {page} : ce PDF a une seule page.',
  'There is no page {page}: this PDF has {pages} pages.': 'Il n’y a pas de page {page} : ce PDF a {pages} pages.',
  'There is no picture {picture}: pictures are counted from 0.':
    'Il n’y a pas d’image {picture} : les images sont comptées à partir de 0.',
  'There is no placeholder {{given}}. Use {name}, {n}, {ext} or {date}.':
    'Il n’existe pas de variable {{given}}. Utilisez {name}, {n}, {ext} ou {date}.',
  'There is no preview': 'Il n’y a pas d’aperçu',
  'There is no report by email: this site sends none (SMTP_URL is not set).':
    'Il n’y a pas de rapport par e-mail : ce site n’en envoie pas (SMTP_URL n’est pas défini).',
  'There is no room for {left} of them: a glossary has up to {most}.':
    'Il n’y a pas de place pour {left} d’entre eux : un glossaire en contient au maximum {most}.',
  'There is no running subscription to change. You can subscribe on the pricing page.':
    'Il n’y a pas d’abonnement en cours à modifier. Vous pouvez vous abonner sur la page des tarifs.',
  'There is no sentence in this text. Please use one with words in it.':
    'Il n’y a pas de phrase dans ce texte. Veuillez en utiliser un qui contient des mots.',
  'There is no such answer to rate.': 'Il n’y a pas de telle réponse à évaluer.',
  'There is no such answer.': 'Cette réponse n’existe pas.',
  'There is no such article.': 'Cet article n’existe pas.',
  'There is no such attachment. It is deleted with its conversation; the email may still be in the mailbox.':
    'Cette pièce jointe n’existe pas. Elle est supprimée avec sa conversation ; l’e-mail est peut-être encore dans la boîte aux lettres.',
  'There is no such call. All calls are listed at /api/docs.':
    'Cet appel n’existe pas. Tous les appels sont listés sur /api/docs.',
  'There is no such font. Pages are drawn with another one.':
    'Cette police n’existe pas. Les pages sont dessinées avec une autre.',
  'There is no such link': 'Ce lien n’existe pas',
  'There is no such link among yours. It may have been deleted.':
    'Ce lien n’est pas parmi les vôtres. Il a peut-être été supprimé.',
  'There is no such position. Please reload the page.': 'Ce poste n’existe pas. Veuillez recharger la page.',
  'There is no such post. Please reload the page.': 'Cet article n’existe pas. Veuillez recharger la page.',
  'There is no such task. Choose one of {marketingTasks}.':
    'Cette tâche n’existe pas. Choisissez l’une de : {marketingTasks}.',
  'There is no such ticket, or this link does not open it. Please use the link of its confirmation, or sign in with the account that wrote it.':
    'Ce ticket n’existe pas, ou ce lien ne l’ouvre pas. Veuillez utiliser le lien de sa confirmation, ou vous connecter avec le compte qui l’a écrit.',
  'There is no suitable camera here. Please choose an image instead.':
    'Il n’y a pas de caméra adaptée ici. Veuillez plutôt choisir une image.',
  'There is no text on these pages.': 'Il n’y a pas de texte sur ces pages.',
  'There is no text under this box.': 'Il n’y a pas de texte sous ce cadre.',
  'There is nothing at this address but short links.': 'Il n’y a que des liens courts à cette adresse.',
  'There is nothing to extract: no file was chosen, or there are only folders and links.':
    'Il n’y a rien à extraire : aucun fichier n’a été choisi, ou il n’y a que des dossiers et des liens.',
  'There is nothing to manage yet: you have not subscribed on this site.':
    'Il n’y a encore rien à gérer : vous ne vous êtes pas abonné sur ce site.',
  'There were too many attempts. Please wait {wait} and try again.':
    'Il y a eu trop de tentatives. Veuillez attendre {wait} et réessayer.',
  'There were too many wrong passwords for this account. Please sign in on a device you have used before or with a passkey, choose a new password with "Forgot password?", or wait {wait} and try again.':
    'Il y a eu trop de mauvais mots de passe pour ce compte. Veuillez vous connecter sur un appareil déjà utilisé ou avec une clé d’accès, choisir un nouveau mot de passe avec « Mot de passe oublié ? », ou attendre {wait} et réessayer.',
  'There you can also ask for a new password. If it was not you, nothing happened and there is nothing to do.':
    'Vous pouvez aussi y demander un nouveau mot de passe. Si ce n’était pas vous, il ne s’est rien passé et il n’y a rien à faire.',
  'These also work without an AI provider, by rules, dictionaries and a choice of sentences on the site itself. Each page says who does the work before anything is sent.':
    'Ils fonctionnent aussi sans fournisseur d’IA, par des règles, des dictionnaires et un choix de phrases sur le site lui-même. Chaque page dit qui fait le travail avant tout envoi.',
  'These are filled in: {fields}.': 'Ceux-ci sont remplis : {fields}.',
  'These are more edits than can be saved at once. Please delete some of them, save, and make those in the saved PDF.':
    'Il y a plus de modifications qu’on ne peut en enregistrer à la fois. Veuillez en supprimer certaines, enregistrer, puis les refaire dans le PDF enregistré.',
  'These are not the latest: {error}': 'Ce ne sont pas les plus récentes : {error}',
  'These are {pages} pages. Up to {maxPages} can be converted to a document at once; please choose fewer.':
    'Cela fait {pages} pages. {maxPages} au maximum peuvent être converties en document à la fois ; veuillez en choisir moins.',
  'These become part of the address it leads to.': 'Ces valeurs sont ajoutées à l’adresse vers laquelle il mène.',
  'These characters cannot be set: {characters} and {more} more.':
    'Ces caractères ne peuvent pas être composés : {characters} et {more} de plus.',
  'These characters cannot be set: {characters}.': 'Ces caractères ne peuvent pas être composés : {characters}.',
  'These documents have no format in common. Please remove some: texts, spreadsheets and slides all become PDF, and a PDF becomes any kind of text.':
    'Ces documents n’ont aucun format en commun. Veuillez en retirer : textes, feuilles de calcul et diapositives deviennent tous du PDF, et un PDF devient toute sorte de texte.',
  'These dots do not read well here. Please try another shape, such as squares.':
    'Ces points se lisent mal ici. Veuillez essayer une autre forme, comme des carrés.',
  'These numbers are no longer up to date: {message}': 'Ces chiffres ne sont plus à jour : {message}',
  'These pages have more than {max, plural, one {# word} other {# words}}. Please make one file of the first pages and another of the rest.':
    'Ces pages contiennent plus de {max, plural, one {# mot} other {# mots}}. Veuillez faire un fichier avec les premières pages et un autre avec le reste.',
  'These pages have no text: they are empty or images of text.':
    'Ces pages n’ont pas de texte : elles sont vides ou sont des images de texte.',
  'These positions are examples that come with Satchel. The operator of this site has not put up any of their own, but reads every application.':
    'Ces postes sont des exemples fournis avec Satchel. L’exploitant de ce site n’en a publié aucun, mais lit toutes les candidatures.',
  'These terms apply between you and whoever runs the site at {siteOrigin}. By using it you accept them. If you do not, please do not use it; Satchel is free software, and you can run a site of your own.':
    'Ces conditions s’appliquent entre vous et la personne qui exploite le site {siteOrigin}. En l’utilisant, vous les acceptez. Sinon, veuillez ne pas l’utiliser ; Satchel est un logiciel libre, et vous pouvez exploiter votre propre site.',
  'These terms are kept as they are, or become what you write beside them. The glossary stays in this browser and goes along with each translation.':
    'Ces termes sont conservés tels quels, ou deviennent ce que vous écrivez à côté. Le glossaire reste dans ce navigateur et accompagne chaque traduction.',
  'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages or at most {maxDpi} DPI.':
    'Ces {pages} pages donneraient {megapixels} mégapixels. La limite par passage est de {maxMegapixels} ; veuillez choisir moins de pages ou au maximum {maxDpi} DPI.',
  'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages.':
    'Ces {pages} pages donneraient {megapixels} mégapixels. La limite par passage est de {maxMegapixels} ; veuillez choisir moins de pages.',
  'They are deleted {fileLifetime} after they arrived, or at once when you press Delete. Nobody looks at them, and a ticket never carries one.':
    'Ils sont supprimés {fileLifetime} après leur arrivée, ou aussitôt quand vous appuyez sur Supprimer. Personne ne les regarde, et un ticket n’en contient jamais.',
  'They are positions on the colour wheel. Complementary takes the opposite hue, triadic and tetradic three or four hues at equal distances, analogous the neighbours, split complementary both neighbours of the opposite, monochromatic one hue from dark to light. Derived colours are never darker than 10% or lighter than 90%, so that they stay useful.':
    'Ce sont des positions sur le cercle chromatique. Complémentaire prend la teinte opposée, triadique et tétradique trois ou quatre teintes à égale distance, analogue les voisines, complémentaire divisée les deux voisines de la teinte opposée, monochromatique une seule teinte du foncé au clair. Les couleurs dérivées ne descendent jamais sous 10 % de clarté ni ne dépassent 90 %, afin de rester utiles.',
  'They are removed, as they would lead nowhere. Links to web addresses stay.':
    'Ils sont supprimés, car ils ne mèneraient nulle part. Les liens vers des adresses web restent.',
  'They count the possibilities: every bit doubles them. The number on this page is exact, because every password that your settings allow is equally likely, and an attacker who knows the settings gains nothing. The strength badge is simpler: it counts points for length and kinds of characters, as sign-up forms do.':
    'Ils comptent les possibilités : chaque bit les double. Le nombre de cette page est exact, car tous les mots de passe que permettent vos réglages sont également probables, et un attaquant qui connaît les réglages n’y gagne rien. L’indicateur de robustesse est plus simple : il compte des points pour la longueur et les types de caractères, comme le font les formulaires d’inscription.',
  'They have the right size for print, and the head at about the right height. Every country has rules of its own, so please check the result against them.':
    'Elles ont la bonne taille pour l’impression, et la tête est à peu près à la bonne hauteur. Chaque pays a ses propres règles ; veuillez donc vérifier que le résultat les respecte.',
  'They stay in this page. Codes are made, checked and read by your browser, and your Wi-Fi password goes nowhere. Only the look you chose is remembered here. The page also works offline.':
    'Ils restent dans cette page. Les codes sont créés, vérifiés et lus par votre navigateur, et votre mot de passe Wi-Fi ne va nulle part. Seul l’aspect que vous avez choisi est mémorisé ici. La page fonctionne aussi hors ligne.',
  'Thinking…': 'Réflexion…',
  'This API key is wrong or was revoked. Please use another one.':
    'Cette clé API est incorrecte ou a été révoquée. Veuillez en utiliser une autre.',
  'This API key may not make this call. It is for files, jobs and the tools of {categories}.':
    'Cette clé API ne peut pas faire cet appel. Elle est prévue pour les fichiers, les tâches et les outils de {categories}.',
  'This API key may not make this call. It is for tools, files and jobs.':
    'Cette clé API ne peut pas faire cet appel. Elle est prévue pour les outils, les fichiers et les tâches.',
  'This API key was revoked already.': 'Cette clé API a déjà été révoquée.',
  'This EPUB has more than {max} of pages. Please send the chapters you need as a document of their own.':
    'Cet EPUB contient plus de {max} de pages. Veuillez envoyer les chapitres dont vous avez besoin comme document distinct.',
  'This EPUB has no chapters with text.': 'Cet EPUB n’a pas de chapitres avec du texte.',
  'This IBAN has a typing mistake: its check digits do not match.':
    'Cet IBAN contient une faute de frappe : sa clé de contrôle ne correspond pas.',
  'This PDF': 'Ce PDF',
  'This PDF consists of {objects} objects; up to {maxObjects} can be read. Please print it to a new PDF, and try that one.':
    'Ce PDF se compose de {objects} objets ; {maxObjects} au maximum peuvent être lus. Veuillez l’imprimer dans un nouveau PDF, et essayer celui-là.',
  'This PDF has a form: fill it in on its pages.': 'Ce PDF contient un formulaire : remplissez-le sur ses pages.',
  'This PDF has more than {max, plural, one {# character} other {# characters}} of text. Please split it, and edit its parts.':
    'Ce PDF contient plus de {max, plural, one {# caractère} other {# caractères}} de texte. Veuillez le diviser et modifier ses parties.',
  'This PDF has more than {maxPages} pages, which is the limit.':
    'Ce PDF a plus de {maxPages} pages, ce qui est la limite.',
  'This PDF has no bookmarks on this level that lead to its pages. Please split it in another way.':
    'Ce PDF n’a pas de signets de ce niveau qui mènent à ses pages. Veuillez le diviser autrement.',
  'This PDF has no form fields.': 'Ce PDF n’a pas de champs de formulaire.',
  'This PDF has no pages that can be read. It may be damaged; please export or download it again.':
    'Ce PDF n’a pas de pages lisibles. Il est peut-être endommagé ; veuillez l’exporter ou le télécharger à nouveau.',
  'This PDF is damaged. The {name} may be able to repair it.':
    'Ce PDF est endommagé. {name} peut peut-être le réparer.',
  'This PDF is digitally signed, and compressing it breaks the signature. Keep the signed original; to compress a copy anyway, allow it in the settings.':
    'Ce PDF est signé numériquement, et le compresser rompt la signature. Conservez l’original signé ; pour compresser tout de même une copie, autorisez-le dans les réglages.',
  'This PDF is encrypted. Please save it without protection and try again.':
    'Ce PDF est chiffré. Veuillez l’enregistrer sans protection et réessayer.',
  'This PDF is larger than {maxMegabytes} MB, which is the limit here.':
    'Ce PDF dépasse {maxMegabytes} Mo, ce qui est la limite ici.',
  'This PDF is locked': 'Ce PDF est verrouillé',
  'This PDF is locked in a way that only the program that made it can open. Please save it without protection.':
    'Ce PDF est verrouillé d’une façon que seul le programme qui l’a créé peut ouvrir. Veuillez l’enregistrer sans protection.',
  'This PDF is locked with a password. Please enter the password to open it.':
    'Ce PDF est verrouillé par un mot de passe. Veuillez saisir le mot de passe pour l’ouvrir.',
  'This PDF is protected with a password. Please save it without one, and try again.':
    'Ce PDF est protégé par un mot de passe. Veuillez l’enregistrer sans mot de passe et réessayer.',
  'This PDF is protected. You can edit it; the saved copy will not be protected.':
    'Ce PDF est protégé. Vous pouvez le modifier ; la copie enregistrée ne sera pas protégée.',
  'This PDF is signed': 'Ce PDF est signé',
  'This PDF is signed. Once it is edited, the signature is no longer valid.':
    'Ce PDF est signé. Une fois modifié, la signature n’est plus valide.',
  'This PDF is signed. The edits are not part of what was signed, and programs will say so; the signed version is still inside.':
    'Ce PDF est signé. Les modifications ne font pas partie de ce qui a été signé, et les programmes le signaleront ; la version signée est toujours à l’intérieur.',
  'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside, unless you erase something.':
    'Ce PDF est signé. Vos modifications ne feront pas partie de ce qui a été signé, et les programmes le signaleront ; la version signée reste à l’intérieur, sauf si vous effacez quelque chose.',
  'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside.':
    'Ce PDF est signé. Vos modifications ne feront pas partie de ce qui a été signé, et les programmes le signaleront ; la version signée reste à l’intérieur.',
  'This PDF is tagged for screen readers. They skip added pictures, ticks and crosses and flattened fields, which are not in its tags.':
    'Ce PDF est balisé pour les lecteurs d’écran. Ceux-ci ignorent les images, coches et croix ajoutées et les champs aplatis, qui ne sont pas dans ses balises.',
  'This PDF needs more memory than is available for one file. Please try a smaller or simpler one.':
    'Ce PDF demande plus de mémoire qu’il n’y en a de disponible pour un fichier. Veuillez en essayer un plus petit ou plus simple.',
  'This PDF was damaged and has been repaired as far as possible.':
    'Ce PDF était endommagé et a été réparé autant que possible.',
  'This PDF was protected; the result is not.': 'Ce PDF était protégé ; le résultat ne l’est pas.',
  'This PDF was signed; the signature is no longer valid.': 'Ce PDF était signé ; la signature n’est plus valide.',
  'This QR code has expired. Please open a new one on your computer and scan it with your phone.':
    'Ce code QR a expiré. Veuillez en ouvrir un nouveau sur votre ordinateur et le scanner avec votre téléphone.',
  'This SVG is not accepted because it contains {found}. Please remove that, or export it again as a plain SVG with everything embedded.':
    'Ce SVG n’est pas accepté, car il contient {found}. Veuillez retirer cet élément, ou l’exporter à nouveau en SVG simple avec tout intégré.',
  'This SVG repeats its parts so often that it cannot be drawn in time. Please export it with fewer copies, or as a PNG.':
    'Ce SVG répète ses parties si souvent qu’il ne peut pas être dessiné à temps. Veuillez l’exporter avec moins de copies, ou en PNG.',
  'This address has a user name or password in it, which everybody would see. Please remove it.':
    'Cette adresse contient un nom d’utilisateur ou un mot de passe, que tout le monde verrait. Veuillez le retirer.',
  'This address is in a private network, where others cannot reach it. Please enter a public one.':
    'Cette adresse est dans un réseau privé, où d’autres ne peuvent pas la joindre. Veuillez en saisir une publique.',
  'This address is on this site itself. Please enter the address of another site.':
    'Cette adresse est sur ce site même. Veuillez saisir l’adresse d’un autre site.',
  'This address is too long.': 'Cette adresse est trop longue.',
  'This address is too long: a short link leads to at most {max, plural, one {# character} other {# characters}}.':
    'Cette adresse est trop longue : un lien court mène à {max, plural, one {# caractère} other {# caractères}} au maximum.',
  'This annotation is locked: its author does not want it changed.':
    'Cette annotation est verrouillée : son auteur ne veut pas qu’elle soit modifiée.',
  'This answer did not help': 'Cette réponse n’a pas aidé',
  'This answer helped': 'Cette réponse a aidé',
  'This answer was written automatically. If it does not help, please reply to this email: a person reads it then.':
    'Cette réponse a été écrite automatiquement. Si elle n’aide pas, veuillez répondre à cet e-mail : une personne le lira alors.',
  'This application was deleted.': 'Cette candidature a été supprimée.',
  'This archive holds more than {max} entries, which is the limit here. Please split it.':
    'Cette archive contient plus de {max} entrées, ce qui est la limite ici. Veuillez la diviser.',
  'This archive is damaged or incomplete and cannot be read. Please download or copy it again.':
    'Cette archive est endommagée ou incomplète et ne peut pas être lue. Veuillez la télécharger ou la copier à nouveau.',
  'This archive is empty.': 'Cette archive est vide.',
  'This archive is protected with a password. Please enter it.':
    'Cette archive est protégée par un mot de passe. Veuillez le saisir.',
  'This archive uses {what}, which cannot be opened here. Please pack it again as a plain ZIP.':
    'Cette archive utilise {what}, ce qui ne peut pas être ouvert ici. Veuillez la recompresser en ZIP simple.',
  'This article does not exist any more. Reload the list.': 'Cet article n’existe plus. Rechargez la liste.',
  'This browser': 'Ce navigateur',
  'This browser cannot draw it. Please save the SVG.':
    'Ce navigateur ne peut pas le dessiner. Veuillez enregistrer le SVG.',
  'This browser cannot draw the PNG. The SVG export below works everywhere.':
    'Ce navigateur ne peut pas dessiner le PNG. L’export SVG ci-dessous fonctionne partout.',
  'This browser cannot draw the pages. The similarity was measured on the server.':
    'Ce navigateur ne peut pas dessiner les pages. La ressemblance a été mesurée sur le serveur.',
  'This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a JPEG or PNG copy.':
    'Ce navigateur ne peut pas ouvrir {name} : le fichier est endommagé ou d’un format non pris en charge. Veuillez essayer une copie JPEG ou PNG.',
  'This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a PNG or JPEG copy.':
    'Ce navigateur ne peut pas ouvrir {name} : le fichier est endommagé ou d’un format non pris en charge. Veuillez essayer une copie PNG ou JPEG.',
  'This browser cannot read the picture. Please choose a JPEG or PNG.':
    'Ce navigateur ne peut pas lire l’image. Veuillez choisir un JPEG ou un PNG.',
  'This browser cannot show images of this kind.': 'Ce navigateur ne peut pas afficher les images de ce type.',
  'This browser cannot show this kind of image, so there is no frame to drag: the middle is kept.':
    'Ce navigateur ne peut pas afficher ce type d’image ; il n’y a donc pas de cadre à déplacer : le milieu est conservé.',
  'This browser cannot show this photo. It can still be sent as it is, or exported as JPEG first.':
    'Ce navigateur ne peut pas afficher cette photo. Elle peut tout de même être envoyée telle quelle, ou d’abord exportée en JPEG.',
  'This browser cannot show {name}. It can still be scanned: the server finds its edges.':
    'Ce navigateur ne peut pas afficher {name}. Le fichier peut tout de même être numérisé : le serveur en trouve les bords.',
  'This browser could not make a preview. Compress shows the result.':
    'Ce navigateur n’a pas pu créer d’aperçu. Compresser montre le résultat.',
  'This browser could not make a preview. Resize shows the result.':
    'Ce navigateur n’a pas pu créer d’aperçu. Redimensionner montre le résultat.',
  'This browser did not keep the cookie. Please allow cookies.':
    'Ce navigateur n’a pas conservé le cookie. Veuillez autoriser les cookies.',
  'This browser does not allow images on the clipboard. Please download it instead.':
    'Ce navigateur n’autorise pas les images dans le presse-papiers. Veuillez plutôt la télécharger.',
  'This browser does not allow it. Please select and copy it yourself.':
    'Ce navigateur ne le permet pas. Veuillez sélectionner et copier vous-même.',
  'This browser does not offer a camera here. Please choose an image instead.':
    'Ce navigateur ne propose pas de caméra ici. Veuillez plutôt choisir une image.',
  'This call does not take that content type. See /api/docs.':
    'Cet appel n’accepte pas ce type de contenu. Voir /api/docs.',
  'This call takes a JSON object (content-type: application/json).':
    'Cet appel attend un objet JSON (content-type: application/json).',
  'This call takes form data with a file (multipart/form-data), or a JSON object with the id of a stored one (application/json).':
    'Cet appel attend des données de formulaire avec un fichier (multipart/form-data), ou un objet JSON avec l’identifiant d’un fichier stocké (application/json).',
  'This cannot be undone.': 'Cette action est irréversible.',
  'This card already had a free trial, so none was started and nothing was charged. You can subscribe without one.':
    'Cette carte a déjà bénéficié d’un essai gratuit ; aucun n’a donc été commencé et rien n’a été débité. Vous pouvez vous abonner sans essai.',
  'This character cannot be set: {characters}.': 'Ce caractère ne peut pas être composé : {characters}.',
  'This code could not be read at any size we tried. Please shorten the content.':
    'Ce code n’a pu être lu à aucune des tailles essayées. Veuillez raccourcir le contenu.',
  'This code does not scan reliably': 'Ce code ne se lit pas de façon fiable',
  'This code has {modules} modules on each side, too many for {pixels} pixels. Please choose at least {larger} pixels, or shorten the content.':
    'Ce code a {modules} modules de chaque côté, trop pour {pixels} pixels. Veuillez choisir au moins {larger} pixels, ou raccourcir le contenu.',
  'This code is not valid.': 'Ce code n’est pas valide.',
  'This code is wrong or was already used. Please enter the current one.':
    'Ce code est incorrect ou a déjà été utilisé. Veuillez saisir le code actuel.',
  'This code is wrong. Please enter the one your authenticator app shows now.':
    'Ce code est incorrect. Veuillez saisir celui que votre application d’authentification affiche maintenant.',
  'This connection no longer exists. Please open a new QR code on your computer.':
    'Cette connexion n’existe plus. Veuillez ouvrir un nouveau code QR sur votre ordinateur.',
  'This conversation': 'Cette conversation',
  'This conversation goes along, so that you need not explain again.':
    'Cette conversation est jointe, pour que vous n’ayez pas à expliquer à nouveau.',
  'This document consists of more than {max} parts, which is the limit here. Please split it.':
    'Ce document se compose de plus de {max} parties, ce qui est la limite ici. Veuillez le diviser.',
  'This document could be opened, but not saved as {format}. Please choose another format.':
    'Ce document a pu être ouvert, mais pas enregistré en {format}. Veuillez choisir un autre format.',
  'This document crashed the office program twice in a row, so it cannot be converted here. Please save it again with the program it was made with, or send another version.':
    'Ce document a fait planter deux fois de suite le programme bureautique ; il ne peut donc pas être converti ici. Veuillez l’enregistrer à nouveau avec le programme qui l’a créé, ou envoyer une autre version.',
  'This document defines XML entities, as attacks do and office programs never do, so it is not opened. Please save it again with an office program.':
    'Ce document définit des entités XML, comme le font des attaques et jamais des programmes bureautiques ; il n’est donc pas ouvert. Veuillez l’enregistrer à nouveau avec un programme bureautique.',
  'This document has a paragraph of more than {maxCharacters} characters, which is the limit here. Please divide it.':
    'Ce document contient un paragraphe de plus de {maxCharacters} caractères, ce qui est la limite ici. Veuillez le diviser.',
  'This document has macros, which are programs and are not passed on here. Please save it without them, and try again.':
    'Ce document contient des macros, qui sont des programmes et ne sont pas transmises ici. Veuillez l’enregistrer sans elles, et réessayer.',
  'This document has no text to translate. If it is a scan, please make its text readable with the document scanner first.':
    'Ce document n’a pas de texte à traduire. Si c’est une numérisation, veuillez d’abord rendre son texte lisible avec Numériser document.',
  'This document has parts with paths that lead out of it, so it is not opened. Please save it again with an office program.':
    'Ce document contient des parties dont les chemins en sortent ; il n’est donc pas ouvert. Veuillez l’enregistrer à nouveau avec un programme bureautique.',
  'This document has too many images; some on this page are missing.':
    'Ce document contient trop d’images ; certaines manquent sur cette page.',
  'This document has {characters} characters of text. The limit is {maxCharacters}; please divide it.':
    'Ce document contient {characters} caractères de texte. La limite est de {maxCharacters} ; veuillez le diviser.',
  'This document has {characters} characters of text; {name} translates up to {max} here. Please divide it, or choose the built-in engine if it knows both languages.':
    'Ce document contient {characters} caractères de texte ; {name} en traduit ici jusqu’à {max}. Veuillez le diviser, ou choisir le moteur intégré s’il connaît les deux langues.',
  'This document is empty. Please choose one with content.':
    'Ce document est vide. Veuillez en choisir un avec du contenu.',
  'This document is locked in a way that cannot be opened here, whatever the password. Please save it without a password with the program it was made with, and try again.':
    'Ce document est verrouillé d’une façon qui ne peut pas être ouverte ici, quel que soit le mot de passe. Veuillez l’enregistrer sans mot de passe avec le programme qui l’a créé, et réessayer.',
  'This document is protected with a password. Please enter it.':
    'Ce document est protégé par un mot de passe. Veuillez le saisir.',
  'This document is protected with a password. Please save it without one, and try again.':
    'Ce document est protégé par un mot de passe. Veuillez l’enregistrer sans mot de passe, et réessayer.',
  'This document is very long: only its first pages are in the PDF. Please split it to get the rest.':
    'Ce document est très long : seules ses premières pages sont dans le PDF. Veuillez le diviser pour obtenir le reste.',
  'This document is {format} already, so there is nothing to convert. Please choose another format.':
    'Ce document est déjà au format {format} ; il n’y a donc rien à convertir. Veuillez choisir un autre format.',
  'This document is {format} already; it is returned unchanged and not counted.':
    'Ce document est déjà au format {format} ; il est rendu inchangé et n’est pas compté.',
  'This domain is too long.': 'Ce domaine est trop long.',
  'This draft has no email address to go to. Edit it, then send it.':
    'Ce brouillon n’a pas d’adresse e-mail de destination. Modifiez-le, puis envoyez-le.',
  'This draft was sent already. Change its text to send it again.':
    'Ce brouillon a déjà été envoyé. Changez son texte pour l’envoyer à nouveau.',
  'This edit could not be made.': 'Cette modification n’a pas pu être faite.',
  'This edit could not be made: {sentence}': 'Cette modification n’a pas pu être faite : {sentence}',
  'This email address is too long.': 'Cette adresse e-mail est trop longue.',
  'This email has more headers, or more nested parts, than mail programs ever make, so it is not opened. Please save it again from your mail program.':
    'Cet e-mail contient plus d’en-têtes, ou de parties imbriquées, que n’en font jamais les programmes de messagerie ; il n’est donc pas ouvert. Veuillez l’enregistrer à nouveau depuis votre programme de messagerie.',
  'This email was sent by the button Send Test Email. Nobody needs to answer it.':
    'Cet e-mail a été envoyé par le bouton Envoyer un e-mail de test. Personne n’a besoin d’y répondre.',
  'This entry is not there any more. Reload the list.': 'Cette entrée n’est plus là. Rechargez la liste.',
  'This field has one line, so that line breaks became spaces.':
    'Ce champ n’a qu’une ligne ; les retours à la ligne sont donc devenus des espaces.',
  'This file cannot be made smaller at this level: you get your original back, unchanged.':
    'Ce fichier ne peut pas être réduit à ce niveau : vous récupérez votre original, inchangé.',
  'This file cannot be opened. If it is a folder, choose the files in it; if it was moved, choose it again.':
    'Ce fichier ne peut pas être ouvert. Si c’est un dossier, choisissez les fichiers qu’il contient ; s’il a été déplacé, choisissez-le à nouveau.',
  'This file cannot be read. Please choose another one.':
    'Ce fichier ne peut pas être lu. Veuillez en choisir un autre.',
  'This file cannot be read. Please choose it again.': 'Ce fichier ne peut pas être lu. Veuillez le choisir à nouveau.',
  'This file cannot be shown.': 'Ce fichier ne peut pas être affiché.',
  'This file could not be opened: the viewer crashed or could not be loaded. Check your connection and try again.':
    'Ce fichier n’a pas pu être ouvert : la visionneuse a planté ou n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  'This file could not be processed: the program for it failed in a way we did not expect, which has been logged. Please try another version of the file, such as a new export.':
    'Ce fichier n’a pas pu être traité : le programme nécessaire a échoué d’une façon que nous n’attendions pas, ce qui a été consigné. Veuillez essayer une autre version du fichier, comme un nouvel export.',
  'This file does not say its encoding; it was read as {encoding}.':
    'Ce fichier n’indique pas son encodage ; il a été lu comme {encoding}.',
  'This file has been deleted from the server, as all files are after a while. Please choose it again.':
    'Ce fichier a été supprimé du serveur, comme tous les fichiers au bout d’un certain temps. Veuillez le choisir à nouveau.',
  'This file has images of text, but no text. The {name} can read it.':
    'Ce fichier contient des images de texte, mais pas de texte. {name} peut le lire.',
  'This file has more than {rows} rows. Please split it.': 'Ce fichier a plus de {rows} lignes. Veuillez le diviser.',
  'This file has no text that can be read here. Please choose a TXT, Word, ODT or PDF file.':
    'Ce fichier n’a pas de texte lisible ici. Veuillez choisir un fichier TXT, Word, ODT ou PDF.',
  'This file has several images. Only the first was enhanced.':
    'Ce fichier contient plusieurs images. Seule la première a été améliorée.',
  'This file has {frames} frames of {width} × {height} pixels, {megapixels} megapixels in all. The limit is {maxMegapixels} megapixels; please make it smaller first.':
    'Ce fichier contient {frames} images de {width} × {height} pixels, soit {megapixels} mégapixels au total. La limite est de {maxMegapixels} mégapixels ; veuillez d’abord le réduire.',
  'This file has {frames} frames. The limit is {maxFrames}; please shorten it first.':
    'Ce fichier contient {frames} images. La limite est de {maxFrames} ; veuillez d’abord le raccourcir.',
  'This file is larger than 5 MB. Please split it.': 'Ce fichier dépasse 5 Mo. Veuillez le diviser.',
  'This file is larger than {maxBytes}. Please save it without its images, or as TXT, and try again.':
    'Ce fichier dépasse {maxBytes}. Veuillez l’enregistrer sans ses images, ou en TXT, et réessayer.',
  'This file is locked. Enter its password, and the work goes on.':
    'Ce fichier est verrouillé. Saisissez son mot de passe, et le travail continue.',
  'This file is no longer here. Files are deleted after 24 hours, or when you delete them. Please run the tool again.':
    'Ce fichier n’est plus là. Les fichiers sont supprimés au bout de 24 heures, ou quand vous les supprimez. Veuillez relancer l’outil.',
  'This file is not a PDF, DOCX or ODT document. Please save your CV as one of these and add it again.':
    'Ce fichier n’est pas un document PDF, DOCX ou ODT. Veuillez enregistrer votre CV dans l’un de ces formats et l’ajouter à nouveau.',
  'This file is not a PDF, or it is too damaged to be read. Please export it again.':
    'Ce fichier n’est pas un PDF, ou il est trop endommagé pour être lu. Veuillez l’exporter à nouveau.',
  'This file is not a document that can be opened here, whatever its name says. Please choose another one.':
    'Ce fichier n’est pas un document qui puisse être ouvert ici, quoi que dise son nom. Veuillez en choisir un autre.',
  'This file is not a readable {name}, despite its name, so it was packed as it is.':
    'Ce fichier n’est pas un {name} lisible, malgré son nom ; il a donc été compressé tel quel.',
  'This file is of an unknown kind.': 'Ce fichier est d’un type inconnu.',
  'This file is too long for one go. With the {name} you can cut it into parts first.':
    'Ce fichier est trop long pour une seule fois. Avec {name}, vous pouvez d’abord le couper en parties.',
  'This file is {type}.': 'Ce fichier est de type {type}.',
  'This file needs more memory than the server allows for one file. Please try a smaller or simpler one.':
    'Ce fichier demande plus de mémoire que le serveur n’en permet pour un fichier. Veuillez en essayer un plus petit ou plus simple.',
  'This file needs more work than the server allows for one file. Please try a smaller or simpler one.':
    'Ce fichier demande plus de travail que le serveur n’en permet pour un fichier. Veuillez en essayer un plus petit ou plus simple.',
  'This file took longer than {seconds, plural, one {# second} other {# seconds}}, so the work was stopped. Try a smaller file or lighter options.':
    'Ce fichier a demandé plus de {seconds, plural, one {# seconde} other {# secondes}} ; le travail a donc été arrêté. Essayez un fichier plus petit ou des options plus légères.',
  'This form has a second version (XFA) that some programs show instead of its pages, without the edits.':
    'Ce formulaire a une seconde version (XFA) que certains programmes affichent au lieu de ses pages, sans les modifications.',
  'This form has a second version (XFA) that some programs show instead of its pages, without your edits.':
    'Ce formulaire a une seconde version (XFA) que certains programmes affichent au lieu de ses pages, sans vos modifications.',
  'This form has more fields than this call takes. Please send only those listed at /api/docs.':
    'Ce formulaire a plus de champs que cet appel n’en accepte. Veuillez n’envoyer que ceux indiqués sur /api/docs.',
  "This form has no field named '{name}'.": 'Ce formulaire n’a pas de champ nommé « {name} ».',
  'This format has no preview. Compress shows the result.':
    'Ce format n’a pas d’aperçu. Compresser montre le résultat.',
  'This image cannot be brought to {target}: the smallest result has {smallest}. Please choose WebP or AVIF, a larger target, or make the image smaller first.':
    'Cette image ne peut pas être ramenée à {target} : le plus petit résultat fait {smallest}. Veuillez choisir WebP ou AVIF, une taille cible plus grande, ou réduire d’abord l’image.',
  'This image has no pixels: its width or height is 0. Please export it again.':
    'Cette image n’a pas de pixels : sa largeur ou sa hauteur est de 0. Veuillez l’exporter à nouveau.',
  'This image has {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please make it smaller first.':
    'Cette image fait {width} × {height} pixels ({megapixels} mégapixels). La limite est de {maxMegapixels} mégapixels ; veuillez d’abord la réduire.',
  'This is a dynamic XFA form, which only Adobe Reader can show and fill in.':
    'C’est un formulaire XFA dynamique, que seul Adobe Reader peut afficher et remplir.',
  'This is a dynamic XFA form: only Adobe Reader can show its fields and fill them in.':
    'C’est un formulaire XFA dynamique : seul Adobe Reader peut afficher ses champs et les remplir.',
  'This is a form field, which can only be filled in.': 'C’est un champ de formulaire, qui ne peut qu’être rempli.',
  'This is a scan: no lines can be added, and nothing on it moves. Please let what follows stay.':
    'C’est une numérisation : aucune ligne ne peut être ajoutée, et rien ne s’y déplace. Veuillez laisser la suite en place.',
  'This is a scan: the old text is painted over, and the new one set on it.':
    'C’est une numérisation : l’ancien texte est recouvert, et le nouveau est composé par-dessus.',
  'This is a scan: the style of its letters cannot be changed.':
    'C’est une numérisation : le style de ses lettres ne peut pas être changé.',
  'This is a short link already. Please enter the address it leads to.':
    'C’est déjà un lien court. Veuillez saisir l’adresse vers laquelle il mène.',
  'This is already the address of your account.': 'C’est déjà l’adresse de votre compte.',
  'This is another PDF': 'C’est un autre PDF',
  'This is another PDF: {stranger} has another text than {name}. Your changes are for that one, and still here.':
    'C’est un autre PDF : {stranger} a un autre texte que {name}. Vos modifications concernent ce dernier et sont toujours là.',
  'This is how it will be scanned. Changes show at once.':
    'Voici le résultat de la numérisation. Les modifications s’affichent aussitôt.',
  'This is how this site is set up right now:': 'Voici comment ce site est configuré en ce moment :',
  'This is no rehearsal: it changes your own account.': 'Ce n’est pas un essai : votre propre compte est modifié.',
  'This is not a valid request of the tus protocol, version 1.0.0 ({problem}). See https://tus.io.':
    'Ce n’est pas une requête valide du protocole tus, version 1.0.0 ({problem}). Voir https://tus.io.',
  'This is not an archive that can be opened here. Please select a ZIP, TAR, GZ, BZ2, XZ, ZST, 7Z or RAR file, or a self-extracting EXE.':
    'Ce n’est pas une archive qui puisse être ouverte ici. Veuillez sélectionner un fichier ZIP, TAR, GZ, BZ2, XZ, ZST, 7Z ou RAR, ou un EXE auto-extractible.',
  'This is not an email address. Please check it.': 'Ce n’est pas une adresse e-mail. Veuillez la vérifier.',
  'This is not the code of an error.': 'Ce n’est pas le code d’une erreur.',
  'This is not the id of a job.': 'Ce n’est pas l’identifiant d’une tâche.',
  'This is not the id of a link.': 'Ce n’est pas l’identifiant d’un lien.',
  'This is not the same as the password above.': 'Ce n’est pas le même que le mot de passe ci-dessus.',
  'This is solved': 'C’est résolu',
  'This is spoken language.': 'C’est de la langue parlée.',
  'This is the participle. The simple past has its own form.': 'C’est le participe. Le prétérit a sa propre forme.',
  'This is the same password as before, and it does not open the PDF.':
    'C’est le même mot de passe qu’avant, et il n’ouvre pas le PDF.',
  'This is the window of a note. Please change the note itself.':
    'C’est la fenêtre d’une note. Veuillez modifier la note elle-même.',
  'This is your current password. Please choose another one.':
    'C’est votre mot de passe actuel. Veuillez en choisir un autre.',
  'This is {name}. Only English is checked while you type.':
    'Langue du texte : {name}. Seul l’anglais est vérifié pendant la saisie.',
  'This is {name}. Only English is checked while you type; the button checks the spelling of {name}.':
    'Langue du texte : {name}. Seul l’anglais est vérifié pendant la saisie ; le bouton vérifie l’orthographe de cette langue ({name}).',
  'This job does not exist. Jobs are deleted after 24 hours; please run the tool again.':
    'Cette tâche n’existe pas. Les tâches sont supprimées au bout de 24 heures ; veuillez relancer l’outil.',
  'This key is not a key of a handoff.': 'Cette clé n’est pas une clé de transfert.',
  'This kind of document cannot be translated here. Please choose DOCX, PPTX, XLSX, ODT, ODS, ODP, HTML, Markdown, SRT, TXT or PDF, or convert it with the document converter first.':
    'Ce type de document ne peut pas être traduit ici. Veuillez choisir DOCX, PPTX, XLSX, ODT, ODS, ODP, HTML, Markdown, SRT, TXT ou PDF, ou le convertir d’abord avec Convertir document.',
  'This lets you reset a forgotten password.': 'Cela vous permet de réinitialiser un mot de passe oublié.',
  'This lies outside of the page.': 'Cela se trouve hors de la page.',
  'This link does not work any more. To get the newsletter, please enter your address again.':
    'Ce lien ne fonctionne plus. Pour recevoir la newsletter, veuillez saisir à nouveau votre adresse.',
  'This link has a password': 'Ce lien a un mot de passe',
  'This link has been used up': 'Ce lien est épuisé',
  'This link has expired': 'Ce lien a expiré',
  'This link has expired or was used already. Please ask for a new one.':
    'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  'This link is blocked': 'Ce lien est bloqué',
  'This link is damaged. Please open it again from the email.':
    'Ce lien est endommagé. Veuillez le rouvrir depuis l’e-mail.',
  'This link is not complete': 'Ce lien est incomplet',
  'This link is not complete.': 'Ce lien est incomplet.',
  'This link is paused': 'Ce lien est en pause',
  'This link is stopped': 'Ce lien est arrêté',
  'This link leads to:': 'Ce lien mène vers :',
  'This link was deleted': 'Ce lien a été supprimé',
  'This link was removed': 'Ce lien a été retiré',
  'This link was reported. It may lead to a site that cheats or harms you.':
    'Ce lien a été signalé. Il peut mener vers un site qui vous trompe ou vous nuit.',
  "This noun cannot be counted, so it has no 'a'.": 'Ce nom est indénombrable, il n’a donc pas de « a ».',
  'This noun has no plural.': 'Ce nom n’a pas de pluriel.',
  'This page can hold {most} characters, and this file would exceed that. Please open fewer or smaller files.':
    'Cette page peut contenir {most} caractères, et ce fichier dépasserait cette limite. Veuillez ouvrir moins de fichiers ou des fichiers plus petits.',
  'This page cannot be shown. It is kept as it is.':
    'Cette page ne peut pas être affichée. Elle est conservée telle quelle.',
  'This page could not be shown. Reload it to try again; your files on the server are not affected.':
    'Cette page n’a pas pu être affichée. Rechargez-la pour réessayer ; vos fichiers sur le serveur ne sont pas touchés.',
  'This page crashed the browser that prints it, so it cannot become a PDF here. Please simplify or split it, or convert it to DOCX.':
    'Cette page a fait planter le navigateur qui l’imprime ; elle ne peut donc pas devenir un PDF ici. Veuillez la simplifier ou la diviser, ou la convertir en DOCX.',
  'This page has a table of more than {maxRows} rows, which is the limit for a document. Please divide it, or save it as a spreadsheet.':
    'Cette page contient un tableau de plus de {maxRows} lignes, ce qui est la limite pour un document. Veuillez le diviser, ou l’enregistrer comme feuille de calcul.',
  'This page has no bold italic of {fontName}: a similar font is used.':
    'Cette page n’a pas de gras italique de {fontName} : une police similaire est utilisée.',
  'This page has no bold of {fontName}: a similar font is used.':
    'Cette page n’a pas de gras de {fontName} : une police similaire est utilisée.',
  'This page has no italic of {fontName}: a similar font is used.':
    'Cette page n’a pas d’italique de {fontName} : une police similaire est utilisée.',
  'This page has no regular letters of {fontName}: a similar font is used.':
    'Cette page n’a pas de lettres normales de {fontName} : une police similaire est utilisée.',
  'This page has no such letters of its font: a similar font is used.':
    'Cette page n’a pas de telles lettres dans sa police : une police similaire est utilisée.',
  'This page is a drawing: it is an image, with its words as alternative text.':
    'Cette page est un dessin : c’est une image, avec ses mots comme texte alternatif.',
  'This page is a scan: it is an image, and its text cannot be edited.':
    'Cette page est une numérisation : c’est une image, et son texte ne peut pas être modifié.',
  'This page is a scan: its text comes from text recognition when it was scanned.':
    'Cette page est une numérisation : son texte vient de la reconnaissance de texte faite lors de la numérisation.',
  'This page is larger than office programs allow (22 inches): everything on it is smaller, at {percent}%.':
    'Cette page est plus grande que ne le permettent les programmes bureautiques (22 pouces) : tout y est réduit à {percent} %.',
  'This page is too complex; some of its drawings were left out.':
    'Cette page est trop complexe ; certains de ses dessins ont été omis.',
  'This page is too long to be printed with its styles: most of them, and all drawings, are lost. Please split it to keep them.':
    'Cette page est trop longue pour être imprimée avec ses styles : la plupart d’entre eux, et tous les dessins, sont perdus. Veuillez la diviser pour les conserver.',
  'This page loads nothing from other sites.': 'Cette page ne charge rien depuis d’autres sites.',
  'This page may not use the camera. Allow it next to the address of the page, or choose an image instead.':
    'Cette page ne peut pas utiliser la caméra. Autorisez-la à côté de l’adresse de la page, ou choisissez plutôt une image.',
  'This page needs the network. Go back to the page you were on, or open a tool that works without one.':
    'Cette page a besoin du réseau. Revenez à la page où vous étiez, ou ouvrez un outil qui s’en passe.',
  'This part exceeds the announced length of the file. Please send the file again.':
    'Cette partie dépasse la longueur annoncée du fichier. Veuillez envoyer le fichier à nouveau.',
  'This part of the site is for its administrators.': 'Cette partie du site est réservée à ses administrateurs.',
  'This passkey did not work here. Please try again.': 'Cette clé d’accès n’a pas fonctionné ici. Veuillez réessayer.',
  'This passkey was added already.': 'Cette clé d’accès a déjà été ajoutée.',
  'This passkey was removed already.': 'Cette clé d’accès a déjà été retirée.',
  'This password does not open it.': 'Ce mot de passe ne l’ouvre pas.',
  'This password does not open the PDF. Please check it, capital letters included, and try again.':
    'Ce mot de passe n’ouvre pas le PDF. Veuillez le vérifier, majuscules comprises, et réessayer.',
  'This password does not open the PDF. Please check it, capital letters included.':
    'Ce mot de passe n’ouvre pas le PDF. Veuillez le vérifier, majuscules comprises.',
  'This password does not open the archive. Please check it, capital letters included, and try again.':
    'Ce mot de passe n’ouvre pas l’archive. Veuillez le vérifier, majuscules comprises, et réessayer.',
  'This password does not open the document. Please check it, capital letters included, and try again.':
    'Ce mot de passe n’ouvre pas le document. Veuillez le vérifier, majuscules comprises, et réessayer.',
  'This password is too common. Please choose another one.':
    'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
  'This photo had 16 bits per colour. The result has 8.': 'Cette photo avait 16 bits par couleur. Le résultat en a 8.',
  'This plural is irregular.': 'Ce pluriel est irrégulier.',
  'This policy describes what the site at {siteOrigin} does with your files and your data. Satchel is free software that anyone can run; whoever runs this site is responsible for it.':
    'Cette politique décrit ce que le site {siteOrigin} fait de vos fichiers et de vos données. Satchel est un logiciel libre que chacun peut exploiter ; la personne qui exploite ce site en est responsable.',
  'This position is not open any more. You can send a general application.':
    'Ce poste n’est plus à pourvoir. Vous pouvez envoyer une candidature spontanée.',
  'This post was sent already. Nobody gets it twice.':
    'Cet article a déjà été envoyé. Personne ne le reçoit deux fois.',
  'This request came from another website, so it was refused. Please open this site and try again.':
    'Cette requête venait d’un autre site web ; elle a donc été refusée. Veuillez ouvrir ce site et réessayer.',
  'This sentence has {words} words. Two shorter ones are easier to read.':
    'Cette phrase compte {words} mots. Deux plus courtes sont plus faciles à lire.',
  'This server cannot open {type} archives: the program for them is not installed. Please pack it again as ZIP.':
    'Ce serveur ne peut pas ouvrir les archives {type} : le programme nécessaire n’est pas installé. Veuillez recompresser le contenu en ZIP.',
  'This server has no room for more files right now. Please try again in a few minutes, or with a smaller file.':
    'Ce serveur n’a plus de place pour d’autres fichiers en ce moment. Veuillez réessayer dans quelques minutes, ou avec un fichier plus petit.',
  'This server has too many files waiting. Please try again in about {wait}.':
    'Trop de fichiers sont en attente sur ce serveur. Veuillez réessayer dans environ {wait}.',
  'This server holds as many files as it may. Please try again later.':
    'Ce serveur contient autant de fichiers qu’il le peut. Veuillez réessayer plus tard.',
  'This server holds as many pages from phones as fit right now. Please try again in an hour, or save them on your phone.':
    'Ce serveur contient en ce moment autant de pages de téléphones que possible. Veuillez réessayer dans une heure, ou les enregistrer sur votre téléphone.',
  'This server is very busy at the moment. Please try again in a minute.':
    'Ce serveur est très occupé en ce moment. Veuillez réessayer dans une minute.',
  'This server lost the call, because its database stopped or the job was deleted. Please send it again.':
    'Ce serveur a perdu l’appel, car sa base de données s’est arrêtée ou la tâche a été supprimée. Veuillez l’envoyer à nouveau.',
  'This session has ended already.': 'Cette session est déjà terminée.',
  'This site': 'Ce site',
  'This site cannot reach its database or its files at the moment. Please try again in a minute.':
    'Ce site ne peut pas joindre sa base de données ou ses fichiers en ce moment. Veuillez réessayer dans une minute.',
  'This site cannot read {name} files at the moment. Please paste the text, or send the document as a PDF or text file.':
    'Ce site ne peut pas lire les fichiers {name} pour le moment. Veuillez coller le texte, ou envoyer le document en PDF ou en fichier texte.',
  'This site cannot send email. Please ask its operator.':
    'Ce site ne peut pas envoyer d’e-mails. Veuillez vous adresser à son exploitant.',
  'This site cannot write PDF documents at the moment. Please choose another format.':
    'Ce site ne peut pas écrire de documents PDF pour le moment. Veuillez choisir un autre format.',
  'This site counts its visits itself, without a cookie and without anybody else. When your browser has nothing else to do, a page tells the site:':
    'Ce site compte lui-même ses visites, sans cookie et sans personne d’autre. Quand votre navigateur n’a rien d’autre à faire, une page indique au site :',
  'This site has no address for support. Please use the form.':
    'Ce site n’a pas d’adresse d’assistance. Veuillez utiliser le formulaire.',
  'This site is being restarted. Please try again in a moment. Work that has started continues.':
    'Ce site est en cours de redémarrage. Veuillez réessayer dans un instant. Le travail commencé continue.',
  'This site is not known under the name you asked for. Its address is {publicUrl}; its operator sets that with PUBLIC_URL.':
    'Ce site n’est pas connu sous le nom que vous avez demandé. Son adresse est {publicUrl} ; son exploitant la définit avec PUBLIC_URL.',
  'This site runs at {site}, which only this computer can open. Your phone needs an address it can reach: please ask the operator of this site.':
    'Ce site fonctionne à l’adresse {site}, que seul cet ordinateur peut ouvrir. Votre téléphone a besoin d’une adresse qu’il puisse joindre : veuillez vous adresser à l’exploitant de ce site.',
  'This site sends no email (SMTP_URL), so nobody can subscribe.':
    'Ce site n’envoie pas d’e-mails (SMTP_URL) ; personne ne peut donc s’abonner.',
  'This site sends no email, so there is no newsletter.':
    'Ce site n’envoie pas d’e-mails ; il n’y a donc pas de newsletter.',
  'This site sends no email, so there is no newsletter. You can follow the blog with its feed instead.':
    'Ce site n’envoie pas d’e-mails ; il n’y a donc pas de newsletter. Vous pouvez suivre le blog avec son flux à la place.',
  'This site sends no email. Set SMTP_URL, then try again.':
    'Ce site n’envoie pas d’e-mails. Définissez SMTP_URL, puis réessayez.',
  'This site sends no email: your answer waits on the page of their ticket. To tell them, send them the link yourself.':
    'Ce site n’envoie pas d’e-mails : votre réponse attend sur la page de son ticket. Pour prévenir la personne, envoyez-lui vous-même le lien.',
  'This site sends no mail': 'Ce site n’envoie pas d’e-mails',
  "This spreadsheet has no sheet called '{sheet}'. Please give a sheet's name, its number from 1, or 'all'.":
    'Cette feuille de calcul n’a pas de feuille nommée « {sheet} ». Veuillez donner le nom d’une feuille, son numéro à partir de 1, ou « all ».',
  'This takes an AI provider, which this site does not use here.':
    'Cela demande un fournisseur d’IA, que ce site n’utilise pas ici.',
  'This text could not be analysed.': 'Ce texte n’a pas pu être analysé.',
  'This text is hardly longer than its summary.': 'Ce texte n’est guère plus long que son résumé.',
  'This text is in {language} already. Please choose another language to translate to.':
    'Ce texte est déjà dans la langue choisie ({language}). Veuillez choisir une autre langue cible.',
  'This text is not kept for your next visit: it is too long for this browser, or storage is switched off.':
    'Ce texte n’est pas conservé pour votre prochaine visite : il est trop long pour ce navigateur, ou le stockage est désactivé.',
  'This text is too long for a QR code of version {version}: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.':
    'Ce texte est trop long pour un code QR de version {version} : il compte {characters, plural, one {# caractère} other {# caractères}}, et les {fitting} premiers tiennent au niveau de correction {level}.',
  'This text is too long for a QR code: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.':
    'Ce texte est trop long pour un code QR : il compte {characters, plural, one {# caractère} other {# caractères}}, et les {fitting} premiers tiennent au niveau de correction {level}.',
  'This text is too long for the AI service. Please use a shorter one.':
    'Ce texte est trop long pour le service d’IA. Veuillez en utiliser un plus court.',
  'This text is too long.': 'Ce texte est trop long.',
  'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please request at least {larger} pixels, or shorten it.':
    'Ce texte demande {modules} modules de chaque côté, trop pour {pixels} pixels : aucun lecteur ne pourrait les distinguer. Veuillez demander au moins {larger} pixels, ou le raccourcir.',
  'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please shorten it.':
    'Ce texte demande {modules} modules de chaque côté, trop pour {pixels} pixels : aucun lecteur ne pourrait les distinguer. Veuillez le raccourcir.',
  'This ticket has as many messages as it can hold. Please open a new one and name the number of this one.':
    'Ce ticket contient autant de messages qu’il peut en contenir. Veuillez en ouvrir un nouveau et indiquer le numéro de celui-ci.',
  'This ticket is closed. Your message opens a new one.': 'Ce ticket est fermé. Votre message en ouvre un nouveau.',
  'This tool is not available on this server, because a program it needs is not installed. The operator can see which one at /api/health.':
    'Cet outil n’est pas disponible sur ce serveur, car un programme dont il a besoin n’est pas installé. L’exploitant peut voir lequel sur /api/health.',
  'This tool takes one file at a time. Please send one file per call.':
    'Cet outil prend un fichier à la fois. Veuillez envoyer un fichier par appel.',
  'This upload does not exist: it was cancelled, has expired, or belongs to another browser or account. Please send the file again.':
    'Cet envoi n’existe pas : il a été annulé, a expiré, ou appartient à un autre navigateur ou compte. Veuillez envoyer le fichier à nouveau.',
  'This upload is being written to by another request. Please try again in a moment.':
    'Une autre requête écrit actuellement dans cet envoi. Veuillez réessayer dans un instant.',
  "This verb is followed by 'to' and the base form.": 'Ce verbe est suivi de « to » et de la forme de base.',
  'This verb is followed by the form with -ing.': 'Ce verbe est suivi de la forme en -ing.',
  'This verb is irregular.': 'Ce verbe est irrégulier.',
  'This verb says what is so, not what is going on: it has no form with -ing.':
    'Ce verbe dit un état, non une action en cours : il n’a pas de forme en -ing.',
  'This word is here twice.': 'Ce mot apparaît deux fois.',
  'This word is in no dictionary.': 'Ce mot n’est dans aucun dictionnaire.',
  'This word is in no dictionary. It may be a name.': 'Ce mot n’est dans aucun dictionnaire. C’est peut-être un nom.',
  'This would have taken more than {maxMinutes} minutes; please choose fewer pages.':
    'Cela aurait pris plus de {maxMinutes} minutes ; veuillez choisir moins de pages.',
  'This would make {parts} files or more; the limit is {maxParts}. Please choose fewer pages or larger parts.':
    'Cela donnerait {parts} fichiers ou plus ; la limite est de {maxParts}. Veuillez choisir moins de pages ou des parties plus grandes.',
  'This {kind} document is damaged or incomplete and cannot be read. Please save or download it again.':
    'Ce document {kind} est endommagé ou incomplet et ne peut pas être lu. Veuillez l’enregistrer ou le télécharger à nouveau.',
  'This {kind} file has images but no text, like a scan. Please recognise its text (OCR) first and try again.':
    'Ce fichier {kind} contient des images mais pas de texte, comme une numérisation. Veuillez d’abord reconnaître son texte (OCR) et réessayer.',
  'This {kind} file is damaged and its text cannot be read. Please open it in the program that made it, save it again and retry.':
    'Ce fichier {kind} est endommagé et son texte ne peut pas être lu. Veuillez l’ouvrir dans le programme qui l’a créé, l’enregistrer à nouveau et réessayer.',
  'This {kind} file is locked with a password. Please save it without a password and try again.':
    'Ce fichier {kind} est verrouillé par un mot de passe. Veuillez l’enregistrer sans mot de passe et réessayer.',
  'This {name} is not the one you had.': 'Ce {name} n’est pas celui que vous aviez.',
  'This {name} is not the one you had: it has {size} instead of {wantedSize}.':
    'Ce {name} n’est pas celui que vous aviez : il fait {size} au lieu de {wantedSize}.',
  'This {type} image is damaged or incomplete and cannot be read. Please export or download it again.':
    'Cette image {type} est endommagée ou incomplète et ne peut pas être lue. Veuillez l’exporter ou la télécharger à nouveau.',
  'Those of Europe, Arabic, Persian, Hebrew, Hindi and eleven more scripts of India, Thai, Lao, Khmer, Burmese, Sinhala, Javanese, Tibetan, Dhivehi, Syriac, N’Ko, Tifinagh, Cherokee, Inuktitut, Chinese, Japanese, Korean, Armenian, Georgian and Amharic. The text can be searched and copied. Characters that cannot be set are named as you type.':
    'Celles d’Europe, l’arabe, le persan, l’hébreu, le hindi et onze autres écritures d’Inde, le thaï, le lao, le khmer, le birman, le cingalais, le javanais, le tibétain, le divehi, le syriaque, le n’ko, le tifinagh, le cherokee, l’inuktitut, le chinois, le japonais, le coréen, l’arménien, le géorgien et l’amharique. Le texte peut être recherché et copié. Les caractères impossibles à composer sont nommés pendant la saisie.',
  'Those with lines around their cells, and columns separated by white space. In XLSX each has its own sheet, and cells are numbers only where there is no doubt. When there is no table, the page says so.':
    'Ceux qui ont des lignes autour de leurs cellules, et les colonnes séparées par du blanc. En XLSX, chacun a sa propre feuille, et les cellules ne sont des nombres que là où il n’y a aucun doute. S’il n’y a pas de tableau, la page le signale.',
  'Those you make are listed here, with how often they were clicked.':
    'Ceux que vous créez sont listés ici, avec le nombre de fois où ils ont été cliqués.',
  'Threads post': 'Publication Threads',
  'Three hues a third apart.': 'Trois teintes à un tiers de cercle.',
  Tick: 'Coche',
  'Ticket {number}. To answer, reply to this email. All messages are at {link}':
    'Ticket {number}. Pour répondre, répondez à cet e-mail. Tous les messages sont sur {link}',
  Tickets: 'Tickets',
  Time: 'Période',
  'Time zone': 'Fuseau horaire',
  'Time: {format}': 'Heure : {format}',
  Times: 'Fois',
  'Times are numbers of seconds.': 'Les durées sont des nombres de secondes.',
  Tips: 'Conseils',
  Title: 'Titre',
  'Title Case': 'Casse De Titre',
  'Title, author, dates and the program that made the file.':
    'Titre, auteur, dates et le programme qui a créé le fichier.',
  To: 'Vers',
  'To CSV': 'Vers un CSV',
  'To PDF': 'Vers PDF',
  'To Word': 'Vers Word',
  "To accept is to take; 'except' means but not.": '« Accept » signifie accepter ; « except » signifie sauf.',
  'To another format': 'Vers un autre format',
  'To be scanned': 'À numériser',
  'To do': 'À faire',
  'To leave it:': 'Pour vous désabonner :',
  'To the back': 'Arrière-plan',
  'To the front': 'Premier plan',
  'To the subject, a square around it, 35 x 45 mm (413 x 531 pixels) or 2 x 2 inches (600 x 600).':
    'Au sujet, à un carré autour de lui, à 35 x 45 mm (413 x 531 pixels) ou à 2 x 2 pouces (600 x 600).',
  'Together these files are {totalBytes}, and one ZIP takes up to {maxTotalBytes} here. Please remove some.':
    'Ensemble, ces fichiers font {totalBytes}, et un ZIP accepte ici jusqu’à {maxTotalBytes}. Veuillez en retirer.',
  'Tokens in': 'Tokens en entrée',
  'Tokens out': 'Tokens en sortie',
  Tone: 'Ton',
  'Tone Adjustment': 'Ajuster le ton',
  'Too Many Files': 'Trop de fichiers',
  'Too Many Pictures': 'Trop d’images',
  'Too little for any text.': 'Insuffisant pour tout texte.',
  'Too many calls are waiting on this server. Please try again in a moment.':
    'Trop d’appels sont en attente sur ce serveur. Veuillez réessayer dans un instant.',
  'Too many calls from your network are waiting. Please wait a moment and send this one again.':
    'Trop d’appels de votre réseau sont en attente. Veuillez attendre un instant et renvoyer celui-ci.',
  'Too many files': 'Trop de fichiers',
  'Too many files from your network are waiting already. Please wait about {wait} and send this one again.':
    'Trop de fichiers de votre réseau sont déjà en attente. Veuillez attendre environ {wait} et renvoyer celui-ci.',
  'Too many pages': 'Trop de pages',
  'Too many payments are being prepared at once. Please try again in a minute.':
    'Trop de paiements sont en préparation à la fois. Veuillez réessayer dans une minute.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Trop de personnes se connectent en ce moment. Veuillez réessayer dans un instant.',
  'Too many uploads from you or your network are under way. Please wait until some are complete or cancel them.':
    'Trop d’envois de votre part ou de votre réseau sont en cours. Veuillez attendre que certains soient terminés, ou en annuler.',
  'Too much is being sent from your address at the same time. Please wait a moment and try again.':
    'Trop de données sont envoyées en même temps depuis votre adresse. Veuillez attendre un instant et réessayer.',
  'Too much text': 'Trop de texte',
  Took: 'Durée',
  Tool: 'Outil',
  'Tool Categories': 'Catégories d’outils',
  Tools: 'Outils',
  'Tools as dependable as a stapler: they are there, they do what they say, and you can open them up and look inside. Anybody can run the whole set on a machine of their own.':
    'Des outils aussi fiables qu’une agrafeuse : ils sont là, ils font ce qu’ils disent, et on peut les ouvrir pour regarder à l’intérieur. Tout le monde peut faire tourner l’ensemble sur sa propre machine.',
  'Tools for Pro only': 'Outils réservés à Pro',
  'Tools in this post': 'Outils de cet article',
  'Tools that work offline': 'Outils qui fonctionnent hors ligne',
  'Tools used': 'Outils utilisés',
  'Tools used: {count}': 'Outils utilisés : {count}',
  'Tools work without an account. With one, send an <link>API key</link> as <code/> and its plan counts.':
    'Les outils fonctionnent sans compte. Avec un compte, envoyez une <link>clé API</link> sous la forme <code/> et sa formule compte.',
  'Top edge, as a fraction of the height.': 'Bord supérieur, en fraction de la hauteur.',
  'Top left corner': 'Coin supérieur gauche',
  'Top right corner': 'Coin supérieur droit',
  Translate: 'Traduire',
  'Translate a': 'Traduire un',
  'Translate again': 'Traduire à nouveau',
  'Translate texts and documents sentence by sentence. Numbers, links, names and code stay as they are.':
    'Traduisez textes et documents phrase par phrase. Les nombres, les liens, les noms et le code restent tels quels.',
  'Translate texts between English, Spanish, French, German, Chinese and more, sentence by sentence, with your own glossary. Numbers, links and code never change.':
    'Traduisez entre anglais, espagnol, français, allemand, chinois et plus, phrase par phrase, avec votre propre glossaire. Nombres, liens et code ne changent jamais.',
  'Translate {count, plural, one {# document} other {# documents}}':
    'Traduire {count, plural, one {# document} other {# documents}}',
  Translating: 'Traduction',
  'Translating…': 'Traduction…',
  Translation: 'Traduction',
  'Translation Complete!': 'Traduction terminée !',
  'Translation Failed': 'Échec de la traduction',
  'Translator: 19 languages, sentence by sentence': 'Traducteur : 19 langues, phrase par phrase',
  Transparent: 'Transparent',
  'Transparent background': 'Fond transparent',
  'Transparent must be true or false.': 'La transparence doit être true ou false.',
  'Transparent paper': 'Papier transparent',
  Triadic: 'Triadique',
  Tritanopia: 'Tritanopie',
  Troubleshooting: 'Dépannage',
  'Try a tool': 'Essayer un outil',
  'Try again': 'Réessayer',
  'Try it': 'Essayer',
  'Try {method} {path}': 'Essayer {method} {path}',
  'Trying quality {quality}': 'Essai de la qualité {quality}',
  Turkish: 'Turc',
  Turn: 'Pivoter',
  'Turn PDF, Word, OpenDocument, text, web pages, spreadsheets, slides and email into each other.':
    'Convertissez PDF, Word, OpenDocument, texte, pages web, feuilles de calcul, diapositives et e-mails les uns dans les autres.',
  'Turn a PDF into Word, Excel, HTML, text or images, and documents, email or images into a PDF.':
    'Transformez un PDF en Word, Excel, HTML, texte ou images, et des documents, e-mails ou images en PDF.',
  'Turn left': 'Pivoter à gauche',
  'Turn off': 'Désactiver',
  'Turn off two-factor sign-in': 'Désactiver la connexion à deux facteurs',
  'Turn on': 'Activer',
  'Turn on two-factor sign-in': 'Activer la connexion à deux facteurs',
  'Turn on two-step sign-in or passkeys where they are offered.':
    'Activez la connexion en deux étapes ou les clés d’accès là où elles sont proposées.',
  'Turn page {number}': 'Pivoter la page {number}',
  'Turn photos of paper into clean pages with text: found edges, straight, searchable PDF, DOCX or TXT.':
    'Transformez des photos de papier en pages nettes avec leur texte : bords détectés, redressées, en PDF interrogeable, DOCX ou TXT.',
  'Turn right': 'Pivoter à droite',
  'Turn {name} right': 'Pivoter {name} à droite',
  Turned: 'Rotation',
  'Turns images and colours gray.': 'Met les images et les couleurs en gris.',
  'Twelve ways to write a text': 'Douze façons d’écrire un texte',
  'Twelve ways to write a text, all at once: capitals, titles, sentences and names for code.':
    'Douze façons d’écrire un texte, toutes à la fois : majuscules, titres, phrases et noms pour le code.',
  'Two negatives cancel each other.': 'Deux négations s’annulent.',
  'Two opposite hues, each darker and lighter.': 'Deux teintes opposées, chacune plus foncée et plus claire.',
  'Two small models on this server find people, animals and things such as cars or bottles; anything else is found by what stands out from the border of the photo. On busy backgrounds it may need a click or two.':
    'Deux petits modèles sur ce serveur trouvent les personnes, les animaux et les objets comme des voitures ou des bouteilles ; tout le reste est trouvé d’après ce qui se détache du bord de la photo. Sur des fonds chargés, un clic ou deux peuvent être nécessaires.',
  'Two-factor sign-in': 'Connexion à deux facteurs',
  'Two-factor sign-in is already on. Turn it off first to set it up again.':
    'La connexion à deux facteurs est déjà activée. Désactivez-la d’abord pour la configurer à nouveau.',
  'Two-factor sign-in is not on.': 'La connexion à deux facteurs n’est pas activée.',
  'Two-factor sign-in is off': 'La connexion à deux facteurs est désactivée',
  Type: 'Saisir',
  'Type it on a page that a message linked to.': 'Le saisir sur une page vers laquelle un message renvoyait.',
  'Type or paste your text': 'Saisissez ou collez votre texte',
  'Type or paste your text, or drop a document anywhere on this page.':
    'Saisissez ou collez votre texte, ou déposez un document n’importe où sur cette page.',
  'Type or paste your text, or drop a file anywhere on this page.':
    'Saisissez ou collez votre texte, ou déposez un fichier n’importe où sur cette page.',
  'Type or paste your text, or drop documents': 'Saisissez ou collez votre texte, ou déposez des documents',
  'Type or paste your text.': 'Saisissez ou collez votre texte.',
  'Type or paste your text. All versions of it appear below.':
    'Saisissez ou collez votre texte. Toutes ses versions apparaissent ci-dessous.',
  'Type them, or press a page to cut before it. {countedFrom}':
    'Saisissez-les, ou appuyez sur une page pour couper avant elle. {countedFrom}',
  'Type them, or select pages below. {countedFrom}':
    'Saisissez-les, ou sélectionnez des pages ci-dessous. {countedFrom}',
  'Type, paste, or drop a TXT, DOCX, DOC, ODT or PDF file':
    'Saisissez, collez, ou déposez un fichier TXT, DOCX, DOC, ODT ou PDF',
  'UPPER CASE': 'TOUT EN MAJUSCULES',
  URGENT: 'URGENT',
  'URL Shortener': 'Raccourcir URL',
  'URL required': 'URL requise',
  'URL shortener with honest statistics': 'Raccourcir des URL avec des statistiques honnêtes',
  'US passport 2 x 2 in': 'Passeport américain 2 x 2 po',
  Unblock: 'Débloquer',
  Underline: 'Souligner',
  'Underlined words are not in the text. Please check them.':
    'Les mots soulignés ne sont pas dans le texte. Veuillez les vérifier.',
  Underscore: 'Tiret bas',
  Undo: 'Annuler',
  'Undo changes<span> on page {label}</span>': 'Annuler les modifications<span> de la page {label}</span>',
  'Undo clear': 'Annuler l’effacement',
  'Undo improvement': 'Annuler l’amélioration',
  'Undo opening': 'Annuler l’ouverture',
  'Undo restores the previous text.': 'Annuler restaure le texte précédent.',
  'Undo showing history': 'Annuler l’affichage de l’historique',
  'Undo swap': 'Annuler l’inversion',
  'Undo the last mark': 'Annuler la dernière marque',
  'Undo the merge into {mergedInto}': 'Annuler la fusion avec {mergedInto}',
  'Undo them': 'Les annuler',
  'Undone.': 'Annulé.',
  Unknown: 'Inconnu',
  'Unknown device': 'Appareil inconnu',
  'Unknown error': 'Erreur inconnue',
  Unlimited: 'Illimité',
  Unlock: 'Déverrouiller',
  'Unlocked with your password': 'Déverrouillé avec votre mot de passe',
  Unpack: 'Extraire',
  'Unpack archives': 'Extraire des archives',
  'Unpacked, this archive would grow to more than {ratio} times its size. It looks like a decompression bomb, so it is not unpacked.':
    'Une fois extraite, cette archive dépasserait {ratio} fois sa taille. Elle ressemble à une bombe de décompression ; elle n’est donc pas extraite.',
  'Unpacked, this document has more than {maxBytes}, which is the limit here. Please split it.':
    'Une fois décompressé, ce document dépasse {maxBytes}, ce qui est la limite ici. Veuillez le diviser.',
  'Unpacked, this document would be hundreds of times its size. It looks like a decompression bomb, so it is not opened.':
    'Une fois décompressé, ce document ferait des centaines de fois sa taille. Il ressemble à une bombe de décompression ; il n’est donc pas ouvert.',
  'Unpacked, this takes more than {maxBytes}, which is the limit here. Please choose fewer files.':
    'Une fois extrait, cela dépasse {maxBytes}, ce qui est la limite ici. Veuillez choisir moins de fichiers.',
  Unpacking: 'Extraction',
  Unsolved: 'Non résolues',
  'Unsolved conversations': 'Conversations non résolues',
  'Unsupported File Type': 'Type de fichier non pris en charge',
  'Unsupported file type': 'Type de fichier non pris en charge',
  'Up to {characters} characters in each document, which is about {pages} full pages.':
    'Jusqu’à {characters} caractères dans chaque document, soit environ {pages} pages pleines.',
  'Upgrade to Pro': 'Passer à Pro',
  Uploading: 'Envoi',
  'Uploading once': 'Envoi unique',
  Uploads: 'Envois',
  'Uploads and results are deleted {fileLifetime} after they arrived, or at once when you press Delete. Uploads of work that failed or was cancelled are deleted at once, or after 15 minutes where you can try again.':
    'Les envois et les résultats sont supprimés {fileLifetime} après leur arrivée, ou aussitôt quand vous appuyez sur Supprimer. Les envois d’un travail qui a échoué ou a été annulé sont supprimés aussitôt, ou au bout de 15 minutes quand vous pouvez réessayer.',
  'Uploads and results are removed after {fileLifetime}, or at once when you press Delete.':
    'Les envois et les résultats sont supprimés au bout de {fileLifetime}, ou aussitôt quand vous appuyez sur Supprimer.',
  'Upper and lower case matter.': 'Majuscules et minuscules comptent.',
  'Upper colour': 'Couleur du haut',
  Uppercase: 'Majuscules',
  'Uppercase letters (A-Z)': 'Lettres majuscules (A-Z)',
  Upscale: 'Agrandir',
  'Url must be text.': 'L’URL doit être un texte.',
  'Us passport': 'Identité US',
  Usage: 'Utilisation',
  'Usage by day': 'Utilisation par jour',
  Use: 'Utilisation',
  'Use a backup code': 'Utiliser un code de secours',
  'Use a different password for every account.': 'Utilisez un mot de passe différent pour chaque compte.',
  'Use a passphrase for the few you type by hand.':
    'Utilisez une phrase de passe pour les rares que vous saisissez à la main.',
  'Use every tool that is not marked as Pro only, without an account, up to the free limits in the table above. Results carry no watermark.':
    'Utiliser tous les outils qui ne sont pas marqués comme réservés à Pro, sans compte, dans les limites gratuites du tableau ci-dessus. Les résultats ne portent pas de filigrane.',
  'Use it instead of {text}': 'À utiliser au lieu de {text}',
  'Use my signature': 'Utiliser ma signature',
  'Use names, birthdays or keyboard rows such as qwerty.':
    'Utiliser des noms, des dates de naissance ou des suites du clavier comme azerty.',
  'Use one space': 'Mettre une seule espace',
  'Use signature': 'Utiliser la signature',
  'Use the app instead': 'Utiliser plutôt l’application',
  'Use the built-in rules': 'Utiliser les règles intégrées',
  'Use the camera': 'Utiliser la caméra',
  'Use the tools for anything lawful, keep your own copies, and do not break the site for others. That is most of it.':
    'Utilisez les outils pour tout ce qui est licite, gardez vos propres copies, et ne perturbez pas le site pour les autres. C’est l’essentiel.',
  'Use the tools from a program': 'Utiliser les outils depuis un programme',
  'Use your phone': 'Utiliser votre téléphone',
  'Used up': 'Épuisé',
  Username: 'Nom d’utilisateur',
  'Username changed': 'Nom d’utilisateur modifié',
  Users: 'Utilisateurs',
  Utilities: 'Utilitaires',
  'Utility Tools': 'Outils utilitaires',
  'Uzbek (Cyrillic)': 'Ouzbek (cyrillique)',
  VOID: 'ANNULÉ',
  Version: 'Version',
  'Version {version}, programs are confined by {sandbox}.':
    'Version {version}, les programmes sont confinés par {sandbox}.',
  'Version {version}. The same as an OpenAPI 3.1 document, for programs: <a>{documentPath}</a>.':
    'Version {version}. La même chose en document OpenAPI 3.1, pour les programmes : <a>{documentPath}</a>.',
  'Very difficult': 'Très difficile',
  'Very easy': 'Très facile',
  'Very many applications have come from your network. Please send yours from another one, or in {wait}.':
    'De très nombreuses candidatures sont venues de votre réseau. Veuillez envoyer la vôtre depuis un autre réseau, ou dans {wait}.',
  Videos: 'Vidéos',
  'View<span> the invoice of {createdAt}</span>': 'Voir<span> la facture du {createdAt}</span>',
  Vision: 'Vision',
  Visitors: 'Visiteurs',
  'Visitors are asked for it.': 'Il est demandé aux visiteurs.',
  'Visitors see a warning first': 'Les visiteurs voient d’abord un avertissement',
  'Visitors: {count}': 'Visiteurs : {count}',
  'Visitors: {visitors}, {before} in the 7 days before': 'Visiteurs : {visitors}, {before} dans les 7 jours précédents',
  Visits: 'Visites',
  'Visits of these pages': 'Visites de ces pages',
  'Visual PDF Editor': 'Éditeur PDF visuel',
  'WCAG 2.2 is what laws and audits ask for: 4.5:1 for text, 3:1 for large text and icons. APCA is a newer measure that matches perception more closely, especially for light text on dark backgrounds; Lc 75 is right for body text, Lc 60 for other text, Lc 45 for headlines. A pair that passes both is safe.':
    'WCAG 2.2 est ce que demandent les lois et les audits : 4.5:1 pour le texte, 3:1 pour le grand texte et les icônes. APCA est une mesure plus récente, plus proche de la perception, surtout pour du texte clair sur fond foncé ; Lc 75 convient au corps de texte, Lc 60 à d’autres textes, Lc 45 aux titres. Une paire qui réussit les deux est sûre.',
  'WCAG or APCA: which contrast counts?': 'WCAG ou APCA : quel contraste compte ?',
  'WEP (old)': 'WEP (ancien)',
  'WPA, WPA2 or WPA3': 'WPA, WPA2 ou WPA3',
  'Wait for the person': 'Attendre la personne',
  Waited: 'Attente',
  Waiting: 'En attente',
  'Waiting for our answer': 'En attente de notre réponse',
  'Waiting for the answer…': 'En attente de la réponse…',
  'Waiting for the person': 'En attente de la personne',
  Warn: 'Avertir',
  Warnings: 'Avertissements',
  'Wavy underline': 'Soulignement ondulé',
  'We cannot take any more applications right now. Please try again tomorrow.':
    'Nous ne pouvons plus recevoir de candidatures pour le moment. Veuillez réessayer demain.',
  'We found nothing about that. Please try other words, or write to us below.':
    'Nous n’avons rien trouvé à ce sujet. Veuillez essayer d’autres mots, ou nous écrire ci-dessous.',
  'We have also sent the link to your email address.': 'Nous avons aussi envoyé le lien à votre adresse e-mail.',
  'We have sent a link to {email}. Please open it.': 'Nous avons envoyé un lien à {email}. Veuillez l’ouvrir.',
  'We have your message': 'Nous avons bien reçu votre message',
  'We have your message [#{number}]': 'Nous avons bien reçu votre message [#{number}]',
  'We looked in every pocket: there is no page at this address. It may have moved, or the link is misspelled.':
    'Nous avons fouillé toutes les poches : il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien est mal orthographié.',
  'We mail you a link to choose a new one. Remembered it? <signInLink>Sign in</signInLink>':
    'Nous vous envoyons un lien pour en choisir un nouveau. Il vous est revenu ? <signInLink>Connectez-vous</signInLink>',
  'We tell you and retry. You stay Pro for a few days, so that you can enter another card.':
    'Nous vous prévenons et réessayons. Vous restez Pro quelques jours, pour pouvoir saisir une autre carte.',
  Weak: 'Faible',
  'Weak green: about 5 in 100 men': 'Vert affaibli : environ 5 hommes sur 100',
  'Weak red: about 1 in 100 men': 'Rouge affaibli : environ 1 homme sur 100',
  'Weak: programs that guess can find this in a short time. Several words are better.':
    'Faible : les programmes qui devinent peuvent le trouver en peu de temps. Plusieurs mots valent mieux.',
  'Web address': 'Adresse web',
  WebP: 'WebP',
  Website: 'Site web',
  'Welcome back': 'Bon retour parmi nous',
  What: 'Élément',
  'What about documents with a password?': 'Et les documents avec mot de passe ?',
  'What about signed and locked files?': 'Et les fichiers signés et verrouillés ?',
  'What began in the past and goes on takes the present perfect.':
    'Ce qui a commencé dans le passé et continue demande le present perfect.',
  'What can I do when a part is missing, or too much is left?':
    'Que faire quand une partie manque ou qu’il en reste trop ?',
  'What can I do without Pro?': 'Que puis-je faire sans Pro ?',
  'What can I do without paying?': 'Que puis-je faire sans payer ?',
  'What can I rely on in the shades?': 'À quoi puis-je me fier dans les nuances ?',
  'What can be done in your browser stays there. What is sent is deleted by itself, and no page loads trackers.':
    'Ce qui peut se faire dans votre navigateur y reste. Ce qui est envoyé est supprimé tout seul, et aucune page ne charge de traceurs.',
  'What chats show of it': 'Ce que les messageries en montrent',
  'What counts as a character?': 'Qu’est-ce qui compte comme un caractère ?',
  'What counts as a scan?': 'Qu’est-ce qui compte comme une numérisation ?',
  'What counts as a word?': 'Qu’est-ce qui compte comme un mot ?',
  'What counts as one photo of the day?': 'Qu’est-ce qui compte comme une photo du jour ?',
  'What did you do, and what kind of file was it?': 'Qu’avez-vous fait, et de quel type de fichier s’agissait-il ?',
  'What do compress, convert and resize mean for my files?':
    'Que signifient compresser, convertir et redimensionner pour mes fichiers ?',
  'What do the bits of entropy mean?': 'Que signifient les bits d’entropie ?',
  'What do the palette types mean?': 'Que signifient les types de palette ?',
  'What do the scan modes do?': 'Que font les modes de numérisation ?',
  'What do you know about those who click?': 'Que savez-vous de ceux qui cliquent ?',
  'What do you need help with?': 'Sur quoi avez-vous besoin d’aide ?',
  'What do you want to do?': 'Que voulez-vous faire ?',
  'What do you want to know?': 'Que voulez-vous savoir ?',
  'What does Pro change?': 'Que change Pro ?',
  'What does a PDF become?': 'Que devient un PDF ?',
  'What does a Word document made of a PDF look like?': 'À quoi ressemble un document Word fait à partir d’un PDF ?',
  'What does it find?': 'Que trouve-t-il ?',
  'What does it never change?': 'Que ne change-t-il jamais ?',
  'What else may still hold erased words?': 'Où peuvent encore se trouver des mots effacés ?',
  'What follows can only be moved below text that runs across the page from left to right. Please let it stay.':
    'La suite ne peut être déplacée que sous un texte qui traverse la page de gauche à droite. Veuillez la laisser en place.',
  'What follows cannot be moved without changing how the page looks. Please let it stay, or shorten the text.':
    'La suite ne peut pas être déplacée sans changer l’aspect de la page. Veuillez la laisser en place, ou raccourcir le texte.',
  'What follows cannot be moved: it is drawn together with something that stays. Please let it stay.':
    'La suite ne peut pas être déplacée : elle est dessinée avec quelque chose qui reste. Veuillez la laisser en place.',
  'What follows does not fit the page: {points} points are missing. Please shorten the text, or let what follows stay.':
    'La suite ne tient pas sur la page : il manque {points} points. Veuillez raccourcir le texte, ou laisser la suite en place.',
  'What follows has no room to move: there is a picture in its way. Please let it stay, or shorten the text.':
    'La suite n’a pas la place d’être déplacée : une image se trouve sur son chemin. Veuillez la laisser en place, ou raccourcir le texte.',
  'What follows is plural.': 'Ce qui suit est au pluriel.',
  'What follows is {points, plural, one {# point} other {# points}} too long for the page. Please shorten the text, or let it stay.':
    'Ce qui suit est trop long de {points, plural, one {# point} other {# points}} pour la page. Veuillez raccourcir le texte, ou le laisser en place.',
  'What happens inside your files, and how to get what you want.':
    'Ce qui se passe dans vos fichiers, et comment obtenir ce que vous voulez.',
  'What happens to NASA, iPhone and other names?': 'Que deviennent NASA, iPhone et d’autres noms ?',
  'What happens to an email?': 'Que devient un e-mail ?',
  'What happens to links to pages that are in another part?':
    'Que deviennent les liens vers des pages d’une autre partie ?',
  'What happens to location and camera data?': 'Que deviennent le lieu et les données de l’appareil ?',
  'What happens to my files?': 'Que deviennent mes fichiers ?',
  'What happens to paths like ../../x in an archive I open?':
    'Que deviennent les chemins comme ../../x dans une archive que j’ouvre ?',
  'What happens to the camera data?': 'Que deviennent les données de l’appareil ?',
  'What happens to the content, the logo and the images I read?':
    'Que deviennent le contenu, le logo et les images que je lis ?',
  'What happens to the layout?': 'Que devient la mise en page ?',
  'What happens to the rest of my file?': 'Que devient le reste de mon fichier ?',
  'What happens when I reload or close the page?': 'Que se passe-t-il si je recharge ou ferme la page ?',
  'What happens when a payment fails?': 'Que se passe-t-il quand un paiement échoue ?',
  'What if my question is not answered in the document?': 'Et si la réponse à ma question n’est pas dans le document ?',
  'What if the font lacks a letter?': 'Et si une lettre manque à la police ?',
  'What if two forms use the same field names?': 'Et si deux formulaires utilisent les mêmes noms de champs ?',
  'What is changed, and what stays?': 'Qu’est-ce qui change, et qu’est-ce qui reste ?',
  'What is it about?': 'De quoi s’agit-il ?',
  'What is kept when PDFs are merged?': 'Qu’est-ce qui est conservé quand des PDF sont fusionnés ?',
  'What is left': 'Ce qui reste',
  'What is to be done': 'Ce qu’il faut faire',
  'What is underlined while you type is found in your browser. With the button, the text goes to this site, and to an AI provider only where the page says so beforehand. It is not stored.':
    'Ce qui est souligné pendant la saisie est trouvé dans votre navigateur. Avec le bouton, le texte est envoyé à ce site, et à un fournisseur d’IA seulement là où la page le dit auparavant. Il n’est pas stocké.',
  'What is wrong with it?': 'Quel est le problème ?',
  'What people say': 'Ce qu’on en dit',
  'What people use them for': 'À quoi ils servent',
  'What people would write instead, also in other languages.':
    'Ce que les gens écriraient à la place, y compris dans d’autres langues.',
  'What people wrote to support, how severe it is, and the answers.':
    'Ce qui a été écrit à l’assistance, sa gravité, et les réponses.',
  'What says how something is done is an adverb.': 'Ce qui dit comment une chose est faite est un adverbe.',
  'What stays the same in a translated document?': 'Qu’est-ce qui reste identique dans un document traduit ?',
  'What that is: email': 'De quoi il s’agit : email',
  'What the camera sees': 'Ce que voit la caméra',
  "What the photo shows. A book becomes two pages, cards keep their surface, and a business card's contact details are read.":
    'Ce que montre la photo. Un livre devient deux pages, les cartes gardent leur surface, et les coordonnées d’une carte de visite sont lues.',
  'What the tools make for you is listed here for {fileLifetime}, until it is deleted.':
    'Ce que les outils créent pour vous est listé ici pendant {fileLifetime}, jusqu’à sa suppression.',
  'What this covers': 'Ce que couvre cette politique',
  'What this site keeps about you and your files, for how long, who else handles it, and how to have it deleted.':
    'Ce que ce site conserve sur vous et vos fichiers, pendant combien de temps, qui d’autre les traite, et comment les faire supprimer.',
  'What to do': 'Que faire',
  'What to do with files of another program.': 'Que faire des fichiers d’un autre programme.',
  'What to make': 'Que créer',
  'What to summarize': 'Que résumer',
  "What was so in the past takes 'used to' alone.": 'Ce qui était vrai dans le passé demande « used to » seul.',
  "What was so in the past takes 'used to'.": 'Ce qui était vrai dans le passé demande « used to ».',
  'What we promise, and what not': 'Ce que nous promettons, et ce que nous ne promettons pas',
  'What we value': 'Nos valeurs',
  'What works here, and what was counted.': 'Ce qui fonctionne ici, et ce qui a été compté.',
  'What would help': 'Ce qui aiderait',
  'What would you like to do on {name}?': 'Que voulez-vous faire sur {name} ?',
  'What would you like to do with these {count, plural, one {# file} other {# files}}?':
    'Que voulez-vous faire de {count, plural, one {ce fichier} other {ces # fichiers}} ?',
  'What would you like to do with {file}?': 'Que voulez-vous faire de {file} ?',
  'What would you like to do?': 'Que voulez-vous faire ?',
  'What writes the summary?': 'Qui écrit le résumé ?',
  'What you bring': 'Ce que vous apportez',
  'What you delete within a minute, unused, is not counted.':
    'Ce que vous supprimez dans la minute, sans l’avoir utilisé, n’est pas compté.',
  'What you keep about me': 'Ce que vous conservez sur moi',
  'What you may do': 'Ce que vous pouvez faire',
  'What you opened needs the network. These tools work without one, because they do everything in your browser:':
    'Ce que vous avez ouvert a besoin du réseau. Ces outils s’en passent, car ils font tout dans votre navigateur :',
  'What you see as one: a letter with its accents, or an emoji, is one character, however many codes it is made of. Some platforms count differently; their limits on this page are counted their way.':
    'Ce que vous voyez comme un seul : une lettre avec ses accents, ou un emoji, est un caractère, quel que soit le nombre de codes qui le composent. Certaines plateformes comptent autrement ; leurs limites sur cette page sont comptées à leur manière.',
  'What you write to us from this browser or account is listed here. A ticket from elsewhere opens with its link.':
    'Ce que vous nous écrivez depuis ce navigateur ou ce compte est listé ici. Un ticket venu d’ailleurs s’ouvre avec son lien.',
  'What you wrote to us, and our answers.': 'Ce que vous nous avez écrit, et nos réponses.',
  'Whatever Unicode counts as one, by the rules of its script. Chinese, Japanese and Thai words are found without spaces between them; punctuation and emoji are not words.':
    'Tout ce qu’Unicode compte comme tel, selon les règles de son écriture. Les mots chinois, japonais et thaïs sont trouvés sans espaces entre eux ; la ponctuation et les emojis ne sont pas des mots.',
  'Whatever a page of this site does, a program can do with one HTTP call. Try every call here, or copy its code.':
    'Tout ce que fait une page de ce site, un programme peut le faire avec un appel HTTP. Essayez chaque appel ici, ou copiez son code.',
  'Whatever exceeds the page is cut off.': 'Ce qui dépasse de la page est coupé.',
  When: 'Quand',
  'When proportions differ': 'Quand les proportions diffèrent',
  'When something here changes, the date at the top changes with it. What a setting decides (times, services) is always shown as it is at the moment you read it.':
    'Quand quelque chose change ici, la date en haut change aussi. Ce que décide un réglage (durées, services) est toujours affiché tel qu’il est au moment où vous le lisez.',
  'When the server is busy': 'Quand le serveur est occupé',
  'When there are some, and nothing else. You confirm your address first, and leave with one click.':
    'Quand il y en a, et rien d’autre. Vous confirmez d’abord votre adresse, et vous vous désabonnez d’un clic.',
  'When these terms change, the date at the top changes. If you go on using the site after that, the new terms apply. The <pageLink>help page</pageLink> answers most questions.':
    'Quand ces conditions changent, la date en haut change. Si vous continuez ensuite à utiliser le site, les nouvelles conditions s’appliquent. La <pageLink>page d’aide</pageLink> répond à la plupart des questions.',
  'When you rate an answer, we keep which one it was, and for a day a keyed hash that tells that several were rated by the same person. What goes to a person becomes a ticket: when you ask for one, and by itself when you write of trouble with a payment, lost data, security or anger, or rate three answers bad. The chat tells you each time.':
    'Quand vous évaluez une réponse, nous conservons de laquelle il s’agit, et pendant un jour une empreinte à clé qui indique que plusieurs ont été évaluées par la même personne. Ce qui est transmis à une personne devient un ticket : quand vous en demandez une, et de lui-même quand vous écrivez à propos d’un problème de paiement, de données perdues, de sécurité ou de colère, ou que vous jugez trois réponses mauvaises. Le chat vous le dit à chaque fois.',
  'When you write to us, on a page, to the assistant or by email, we keep:':
    'Quand vous nous écrivez, sur une page, à l’assistant ou par e-mail, nous conservons :',
  'Where does my text go?': 'Où va mon texte ?',
  'Where it comes from': 'D’où cela vient',
  'Where it fits': 'Où cela tient',
  'Where the link stands: newsletter': 'Où se trouve le lien : newsletter',
  'Where this site confirms addresses by email, an account begins when you open the link. What you entered before that is removed after {registrationDays} days if the link is not opened.':
    'Quand ce site confirme les adresses par e-mail, un compte commence lorsque vous ouvrez le lien. Ce que vous avez saisi auparavant est supprimé au bout de {registrationDays} jours si le lien n’est pas ouvert.',
  'Where visitors came from': 'D’où viennent les visiteurs',
  'Where you are signed in': 'Où vous êtes connecté',
  'Where {shortUrl} leads': 'Où mène {shortUrl}',
  'Where, or for whom': 'Où, ou pour qui',
  'Whether EXIF, XMP and IPTC data (camera, place, copyright) are carried over.':
    'Indique si les données EXIF, XMP et IPTC (appareil, lieu, droits d’auteur) sont reprises.',
  'Whether date, camera, place, copyright and the like stay in the file.':
    'Indique si la date, l’appareil, le lieu, les droits d’auteur et autres données restent dans le fichier.',
  'Whether date, place, camera and the like stay in the file.':
    'Indique si la date, le lieu, l’appareil et autres données restent dans le fichier.',
  'Whether images and colours become gray.': 'Indique si les images et les couleurs passent en gris.',
  'Whether the site works in your browser. Copy this into your message when you report a problem.':
    'Si le site fonctionne dans votre navigateur. Copiez ceci dans votre message quand vous signalez un problème.',
  'Whether this page and the server behind it work in your browser.':
    'Si cette page et le serveur derrière elle fonctionnent dans votre navigateur.',
  'Whether title, author, dates and other metadata stay.':
    'Indique si le titre, l’auteur, les dates et autres métadonnées restent.',
  'Which addresses are refused?': 'Quelles adresses sont refusées ?',
  'Which documents can be converted?': 'Quels documents peuvent être convertis ?',
  'Which error level should I choose?': 'Quel niveau de correction choisir ?',
  'Which font does new text have?': 'Quelle police a le nouveau texte ?',
  'Which languages can I write in?': 'Dans quelles langues puis-je écrire ?',
  'Which languages can be translated here?': 'Quelles langues peut-on traduire ici ?',
  'Which languages does it know?': 'Quelles langues connaît-il ?',
  'Which resolution should I choose?': 'Quelle résolution choisir ?',
  'Which tables are found?': 'Quels tableaux sont trouvés ?',
  'Which tools': 'Quels outils',
  'Which words stay small in a title?': 'Quels mots restent en minuscules dans un titre ?',
  White: 'Blanc',
  'Who can see my links?': 'Qui peut voir mes liens ?',
  "Who does something is 'he' and 'I', and oneself comes last.":
    'Le sujet est « he » et « I », et l’on se nomme en dernier.',
  'Who else handles data': 'Qui d’autre traite des données',
  'Who gives lends; who takes borrows.': '« Lend », c’est prêter ; « borrow », c’est emprunter.',
  'Who may call:': 'Qui peut appeler :',
  'Who sees my card?': 'Qui voit ma carte ?',
  'Who translates my text?': 'Qui traduit mon texte ?',
  'Who you are': 'Qui vous êtes',
  'Whoever clicks a short link made here is counted without a cookie. We keep:':
    'Toute personne qui clique sur un lien court créé ici est comptée sans cookie. Nous conservons :',
  'Whoever does is refused, and their account may be closed.':
    'Quiconque le fait est refusé, et son compte peut être fermé.',
  'Whoever has the key can use the tools in your name, within your limits.':
    'Quiconque possède la clé peut utiliser les outils en votre nom, dans vos limites.',
  'Whoever has this link can read your messages, so please do not pass it on. If you did not write to us, you need do nothing.':
    'Quiconque possède ce lien peut lire vos messages ; veuillez donc ne pas le transmettre. Si vous ne nous avez pas écrit, vous n’avez rien à faire.',
  Whole: 'Entière',
  'Whole page': 'Page entière',
  'Whole photo': 'Photo entière',
  'Whole words': 'Mots entiers',
  'Whom to write to': 'À qui écrire',
  'Whose rules apply to capital letters.': 'Celle dont les règles s’appliquent aux majuscules.',
  'Why Satchel exists, what it values, who makes it, and what we want everyday file tools to be.':
    'Pourquoi Satchel existe, ses valeurs, qui le fait, et ce que devraient être selon nous les outils de fichiers du quotidien.',
  'Why choose Satchel': 'Pourquoi choisir Satchel',
  'Why does my ZIP hardly get smaller?': 'Pourquoi mon ZIP n’est-il guère plus petit ?',
  'Why does the language matter?': 'Pourquoi la langue importe-t-elle ?',
  'Why is there no text in my text file?': 'Pourquoi n’y a-t-il pas de texte dans mon fichier texte ?',
  'Wi-Fi': 'Wi-Fi',
  'Widen the quiet zone': 'Élargir la marge silencieuse',
  Width: 'Largeur',
  'Width in mm': 'Largeur en mm',
  'Width of the logo': 'Largeur du logo',
  'Width of the part to keep; 1 is all of it.': 'Largeur de la partie à conserver ; 1 signifie toute la largeur.',
  'Will the pages look the same?': 'Les pages auront-elles le même aspect ?',
  "With 'cover', the point that stays visible: 0 is left, 1 is right.":
    'Avec « cover », le point qui reste visible : 0 est à gauche, 1 à droite.',
  'With Pro, a file may have up to {bytes}.': 'Avec Pro, un fichier peut faire jusqu’à {bytes}.',
  'With Pro, a text may have up to {count, plural, one {# character} other {# characters}}.':
    'Avec Pro, un texte peut compter jusqu’à {count, plural, one {# caractère} other {# caractères}}.',
  'With Pro, the files of one call may take up to {bytes}.':
    'Avec Pro, les fichiers d’un appel peuvent faire jusqu’à {bytes}.',
  'With Pro, your files may take up to {bytes} at once.':
    'Avec Pro, vos fichiers peuvent occuper jusqu’à {bytes} à la fois.',
  'With Pro: {max} files of {largest}.': 'Avec Pro : {max} fichiers de {largest}.',
  'With a keyboard, a screen reader, a phone or an old laptop, in the dark, and in every script we can draw.':
    'Avec un clavier, un lecteur d’écran, un téléphone ou un vieil ordinateur portable, dans le noir, et dans toutes les écritures que nous savons dessiner.',
  'With both sides given: true stays within them, false stretches. “Fit” wins over it.':
    'Avec les deux côtés donnés : true reste dans ces limites, false étire. « Ajustement » l’emporte.',
  'With each file we keep who made it (your account, or the visitor cookie below) and a keyed hash of the network address, to limit how much one visitor stores. Both go with the file.':
    'Avec chaque fichier, nous conservons qui l’a créé (votre compte, ou le cookie visiteur ci-dessous) et une empreinte à clé de l’adresse réseau, afin de limiter ce que stocke un visiteur. Les deux disparaissent avec le fichier.',
  'With this crop the result would have {width} × {height} pixels, more than {megapixels} megapixels. Please choose another crop or a smaller margin.':
    'Avec ce rognage, le résultat ferait {width} × {height} pixels, plus de {megapixels} mégapixels. Veuillez choisir un autre rognage ou une marge plus petite.',
  'With this ticket we get the number of the failed job ({job}), its tool and its error ({code}). Your file is not sent, and neither is its name.':
    'Avec ce ticket, nous recevons le numéro de la tâche en échec ({job}), son outil et son erreur ({code}). Votre fichier n’est pas envoyé, et son nom non plus.',
  'With this, the files of everyone at your network address would take more than {max}. Please delete results you no longer need, sign in to have room of your own, or try again later.':
    'Avec cela, les fichiers de tous les utilisateurs de votre adresse réseau dépasseraient {max}. Veuillez supprimer des résultats dont vous n’avez plus besoin, vous connecter pour avoir votre propre espace, ou réessayer plus tard.',
  'With this, your files on this server would take more than {max}. Please delete results you no longer need, or wait: all files are deleted after a while.':
    'Avec cela, vos fichiers sur ce serveur dépasseraient {max}. Veuillez supprimer des résultats dont vous n’avez plus besoin, ou attendre : tous les fichiers sont supprimés au bout d’un certain temps.',
  'Without a finding': 'Sans constat',
  'Without a network': 'Sans réseau',
  'Without any loss, where the format can.': 'Sans aucune perte, là où le format le permet.',
  'Without spaces': 'Sans les espaces',
  Word: 'Mot',
  'Word (DOCX, DOC), OpenDocument (ODT), RTF, plain text, HTML and Markdown become PDF, each other and EPUB. Spreadsheets (XLSX, XLS, ODS, CSV) and slides (PPTX, PPT, ODP) become PDF and each other. A CSV is one sheet, or a ZIP of all; slides also become PNG or JPG, one image each. PDF becomes Word (DOCX), OpenDocument, RTF, HTML, Markdown, EPUB and text; emails (EML) become PDF and all kinds of text. Templates, flat OpenDocument, FB2, SLK, DIF and Word, Excel and PowerPoint files of the 1990s are opened, too.':
    'Word (DOCX, DOC), OpenDocument (ODT), RTF, texte brut, HTML et Markdown deviennent du PDF, l’un l’autre et de l’EPUB. Les feuilles de calcul (XLSX, XLS, ODS, CSV) et les diapositives (PPTX, PPT, ODP) deviennent du PDF et l’une l’autre. Un CSV contient une feuille, ou un ZIP les contient toutes ; les diapositives deviennent aussi du PNG ou du JPG, une image chacune. Le PDF devient du Word (DOCX), OpenDocument, RTF, HTML, Markdown, EPUB et texte ; les e-mails (EML) deviennent du PDF et toutes sortes de texte. Les modèles, l’OpenDocument plat, FB2, SLK, DIF et les fichiers Word, Excel et PowerPoint des années 1990 s’ouvrent aussi.',
  'Word Counter': 'Compteur de mots',
  'Word before': 'Mot précédent',
  'Word counter: words, characters, reading time': 'Compteur de mots : mots, caractères, temps de lecture',
  Words: 'Mots',
  'Words per sentence': 'Mots par phrase',
  'Words, characters, sentences and reading time while you type, in every script.':
    'Mots, caractères, phrases et temps de lecture pendant la saisie, dans toutes les écritures.',
  'Words, letters, reading time': 'Mots, lettres, temps de lecture',
  Work: 'Travail',
  'Work phone': 'Téléphone professionnel',
  'Work that takes a while': 'Les travaux qui prennent du temps',
  'Work with us': 'Travailler avec nous',
  'Working ({status}, version {version}), answered in {took}.':
    'Fonctionne ({status}, version {version}), réponse en {took}.',
  'Working: this page runs its code.': 'Fonctionne : cette page exécute son code.',
  'Working…': 'Traitement…',
  'Working… You can close this page: it goes on.': 'Traitement… Vous pouvez fermer cette page : le travail continue.',
  'Write another message': 'Écrire un autre message',
  'Write to us. Here is how soon people get an answer, and when somebody is in the office.':
    'Écrivez-nous. Voici dans quel délai vous recevez une réponse, et quand quelqu’un est au bureau.',
  'Write without the failed job': 'Écrire sans la tâche en échec',
  'Write, highlight, draw and sign on any page of a PDF, in any script. Highlights and notes are real annotations. Free, no sign-up.':
    'Écrivez, surlignez, dessinez et signez sur n’importe quelle page d’un PDF, dans toutes les écritures. Surlignages et notes sont de vraies annotations. Gratuit, sans inscription.',
  'Write, mark and sign on a PDF': 'Écrire, annoter et signer sur un PDF',
  'Write, mark, draw or sign on its pages': 'Écrivez, annotez, dessinez ou signez sur ses pages',
  Writing: 'Écriture',
  'Writing assistant: grammar, clarity, tone': 'Assistant d’écriture : grammaire, clarté, ton',
  'Writing the PDF': 'Écriture du PDF',
  'Writing the document': 'Écriture du document',
  'Writing the file': 'Écriture du fichier',
  'Writing the result': 'Écriture du résultat',
  'Writing {format}': 'Écriture du {format}',
  'Writing…': 'Écriture…',
  'Written by': 'Écrit par',
  'Written by {provider} ({model}) and checked against the text.':
    'Écrit par {provider} ({model}) et vérifié d’après le texte.',
  'X post': 'Publication X',
  'XFA form': 'Formulaire XFA',
  XLSX: 'XLSX',
  Yes: 'Oui',
  'Yes, also as WebP. Formats without animation get the first frame, and the page says so.':
    'Oui, aussi en WebP. Les formats sans animation reçoivent la première image, et la page le signale.',
  'Yes, and the page says so: new pixels are computed from their neighbours, so a large step up looks soft.':
    'Oui, et la page le signale : les nouveaux pixels sont calculés d’après leurs voisins, un fort agrandissement paraît donc flou.',
  'Yes, confirm my address': 'Oui, confirmer mon adresse',
  'Yes, in the list of pages: drag them, or use the buttons above it. Blank pages and pages of other PDFs can be inserted. What you delete is not in the saved file any more, nor are bookmarks and links to it.':
    'Oui, dans la liste des pages : faites-les glisser, ou utilisez les boutons au-dessus. Des pages vierges et des pages d’autres PDF peuvent être insérées. Ce que vous supprimez n’est plus dans le fichier enregistré, pas plus que les signets et les liens qui y mènent.',
  'Yes, in this browser and for a day: the pages, their text and the photos they were cut from. Clear All removes them at once, here and on the server.':
    'Oui, dans ce navigateur et pendant un jour : les pages, leur texte et les photos dont elles sont tirées. Tout effacer les supprime aussitôt, ici et sur le serveur.',
  'Yes, on your account page, without contacting anyone. Pro stays active until the end of the period you paid for, and you can resume it until then.':
    'Oui, sur votre page de compte, sans contacter personne. Pro reste actif jusqu’à la fin de la période que vous avez payée, et d’ici là vous pouvez reprendre l’abonnement.',
  'Yes, on your account page. The unused part of your current period is credited.':
    'Oui, sur votre page de compte. La part non utilisée de votre période en cours est créditée.',
  'Yes, right on its pages: texts, check boxes, options and lists, with the Tab key from field to field. They stay fields, or become part of the page if you tick Flatten when saving. Scripts in the form do not run, and forms made only for Adobe Reader (dynamic XFA) cannot be filled in here.':
    'Oui, directement sur ses pages : textes, cases à cocher, options et listes, de champ en champ avec la touche Tab. Ils restent des champs, ou deviennent partie intégrante de la page si vous cochez Aplatir à l’enregistrement. Les scripts du formulaire ne s’exécutent pas, et les formulaires faits uniquement pour Adobe Reader (XFA dynamique) ne peuvent pas être remplis ici.',
  'Yes, send me new posts': 'Oui, m’envoyer les nouveaux articles',
  'Yes, show them': 'Oui, les afficher',
  'Yes, where the scan has recognised text: the old words are painted over with the colour of the paper, and the new ones are set on it.':
    'Oui, si la numérisation contient du texte reconnu : les anciens mots sont recouverts de la couleur du papier, et les nouveaux sont composés par-dessus.',
  'Yes. Choose an underlined passage: its rule can be switched off for good, and a word can be added to your dictionary. Both stay in this browser.':
    'Oui. Choisissez un passage souligné : sa règle peut être désactivée pour de bon, et un mot peut être ajouté à votre dictionnaire. Les deux restent dans ce navigateur.',
  'Yes. Highlights, underlines, lines, shapes, drawings and notes are annotations, which other PDF programs show, move and delete. Text, stamps and pictures become part of the page.':
    'Oui. Surlignages, soulignements, lignes, formes, dessins et notes sont des annotations, que d’autres programmes PDF affichent, déplacent et suppriment. Textes, tampons et images font partie de la page.',
  'Yes. Random numbers that would favour some characters are drawn again (rejection sampling), and every password that has all the chosen types is equally likely. Both are checked by tests of the distribution.':
    'Oui. Les nombres aléatoires qui favoriseraient certains caractères sont tirés à nouveau (échantillonnage par rejet), et tous les mots de passe contenant tous les types choisis sont également probables. Les deux sont vérifiés par des tests de la distribution.',
  'Yes. Text, pixels of images, lines, notes and form fields under the box are taken out of the file, which is written anew without older versions, and then searched for what was there. What cannot be cleared becomes a picture of the page, and you are told.':
    'Oui. Le texte, les pixels des images, les lignes, les notes et les champs de formulaire sous le cadre sont retirés du fichier, qui est réécrit sans versions antérieures, puis fouillé à la recherche de ce qui s’y trouvait. Ce qui ne peut pas être effacé devient une image de la page, et vous en êtes informé.',
  'Yes. The page shows a QR code. What you scan with the phone that opens it appears in the list on your computer; the code works for 15 minutes and for one phone.':
    'Oui. La page affiche un code QR. Ce que vous numérisez avec le téléphone qui l’ouvre apparaît dans la liste sur votre ordinateur ; le code vaut 15 minutes et pour un seul téléphone.',
  'Yes. Tick everything you want: it is all done in one run, and the photo is saved only once, so nothing is lost in between.':
    'Oui. Cochez tout ce que vous voulez : tout est fait en une seule passe, et la photo n’est enregistrée qu’une fois ; rien n’est donc perdu entre-temps.',
  'Yes. With Select, click, tap or Tab to a highlight, note, text box, drawing, stamp or link of any program: move it, resize it, give it another colour or other words, or delete it. Replies are deleted with their note. Those that their author has locked stay as they are.':
    'Oui. Avec Sélectionner, cliquez, touchez ou allez avec Tab sur un surlignage, une note, une zone de texte, un dessin, un tampon ou un lien de n’importe quel programme : déplacez-le, redimensionnez-le, donnez-lui une autre couleur ou d’autres mots, ou supprimez-le. Les réponses sont supprimées avec leur note. Celles que leur auteur a verrouillées restent telles quelles.',
  'Yes. Your words are laid invisibly over the words they correct, so that searching, selecting and copying find them at their place in the image.':
    'Oui. Vos mots sont posés de façon invisible sur ceux qu’ils corrigent : la recherche, la sélection et la copie les trouvent ainsi à leur place dans l’image.',
  'Yes: add steps. Each step gets the result of the one before, such as resize, then convert to WebP. Save the steps as a recipe to use them again, or share it as a link.':
    'Oui : ajoutez des étapes. Chaque étape reçoit le résultat de la précédente, par exemple redimensionner, puis convertir en WebP. Enregistrez les étapes comme recette pour les réutiliser, ou partagez-les sous forme de lien.',
  'Yes: each result has a download of its mask, white where the subject is and as large as the photo.':
    'Oui : chaque résultat propose le téléchargement de son masque, blanc là où se trouve le sujet et aussi grand que la photo.',
  'Yes: its target, expiry, visit limit, password, tags and note. You can pause it, and undo a deletion within a day. The name of a deleted link is never given to anybody else.':
    'Oui : sa cible, son expiration, sa limite de visites, son mot de passe, ses étiquettes et sa note. Vous pouvez le mettre en pause, et annuler une suppression dans la journée. Le nom d’un lien supprimé n’est jamais donné à quelqu’un d’autre.',
  'Yes: select them on the page, and choose from the small bar, or press Ctrl+B or Ctrl+I. If the PDF has no bold or italic of its font, a similar font is used, and the result says so.':
    'Oui : sélectionnez-les sur la page, et choisissez dans la petite barre, ou appuyez sur Ctrl+B ou Ctrl+I. Si le PDF n’a pas de gras ou d’italique de sa police, une police similaire est utilisée, et le résultat le signale.',
  'Yes: the text of scanned pages in a PDF is recognised first. The result says which pages these were, since recognised text can have errors.':
    'Oui : le texte des pages numérisées d’un PDF est d’abord reconnu. Le résultat indique de quelles pages il s’agit, car le texte reconnu peut contenir des erreurs.',
  'Yesterday ({day}, UTC)': 'Hier ({day}, UTC)',
  You: 'Vous',
  'You already have an account': 'Vous avez déjà un compte',
  'You already have {max, plural, one {# file} other {# files}} waiting, which is the limit. Please wait about {wait} and send this one again.':
    'Vous avez déjà {max, plural, one {# fichier} other {# fichiers}} en attente, ce qui est la limite. Veuillez attendre environ {wait} et renvoyer celui-ci.',
  'You are Pro already': 'Vous êtes déjà Pro',
  'You are already subscribed to Pro. Change or cancel the subscription on your account page.':
    'Vous êtes déjà abonné à Pro. Modifiez ou résiliez l’abonnement sur votre page de compte.',
  'You are not signed in. Please sign in and try again.':
    'Vous n’êtes pas connecté. Veuillez vous connecter et réessayer.',
  'You are now subscribed to Pro!': 'Vous êtes maintenant abonné à Pro !',
  'You are offline': 'Vous êtes hors ligne',
  'You are offline. The files continue when the connection is back.':
    'Vous êtes hors ligne. Les fichiers continuent dès que la connexion revient.',
  'You are on {plan}': 'Votre formule : {plan}',
  'You are signed out everywhere else.': 'Vous êtes déconnecté partout ailleurs.',
  'You can also follow the blog with a feed reader: <a>RSS</a> or <a2>JSON feed</a2>.':
    'Vous pouvez aussi suivre le blog avec un lecteur de flux : <a>RSS</a> ou <a2>flux JSON</a2>.',
  'You can cancel at any time on your account page. Pro then stays active to the end of the paid period.':
    'Vous pouvez résilier à tout moment sur votre page de compte. Pro reste alors actif jusqu’à la fin de la période payée.',
  'You can cancel at any time on your account page; Pro stays active to the end of the billing period, and until then you can resume it. Invoices are there, too.':
    'Vous pouvez résilier à tout moment sur votre page de compte ; Pro reste actif jusqu’à la fin de la période de facturation, et d’ici là vous pouvez reprendre l’abonnement. Les factures s’y trouvent aussi.',
  'You can now sign in with it.': 'Vous pouvez maintenant vous connecter avec elle.',
  'You can turn them on at the foot of every page.': 'Vous pouvez les activer en bas de chaque page.',
  'You cannot revoke your own role. Please ask another administrator.':
    'Vous ne pouvez pas révoquer votre propre rôle. Veuillez le demander à un autre administrateur.',
  'You decide on every change.': 'Vous décidez de chaque modification.',
  'You get a PDF with sender, recipients and date, the text with its embedded images, and the names and sizes of the attachments. Remote images are never loaded, so nobody learns that you opened it.':
    'Vous obtenez un PDF avec l’expéditeur, les destinataires et la date, le texte avec ses images intégrées, et les noms et tailles des pièces jointes. Les images distantes ne sont jamais chargées ; personne n’apprend donc que vous l’avez ouvert.',
  'You get no more newsletters, and your address is deleted.':
    'Vous ne recevez plus de newsletters, et votre adresse est supprimée.',
  'You get the newsletter already': 'Vous recevez déjà la newsletter',
  'You get this because you confirmed your address on {site}.':
    'Vous recevez ceci parce que vous avez confirmé votre adresse sur {site}.',
  'You have changed the text since. Save again to have those changes, too.':
    'Vous avez modifié le texte depuis. Enregistrez à nouveau pour avoir aussi ces modifications.',
  'You have reached a limit of the Free plan. Pro lifts it.':
    'Vous avez atteint une limite de la formule Free. Pro la lève.',
  'You have sent many messages within an hour. Please wait {wait} and send it then, or add it to a ticket you have open.':
    'Vous avez envoyé de nombreux messages en une heure. Veuillez attendre {wait} et l’envoyer ensuite, ou l’ajouter à un ticket déjà ouvert.',
  'You have used your AI allowance for today, or what is left is too little for this text. It comes back {resets}. The built-in engine has no such limit.':
    'Vous avez épuisé votre quota d’IA pour aujourd’hui, ou ce qu’il en reste ne suffit pas pour ce texte. Il revient {resets}. Le moteur intégré n’a pas cette limite.',
  'You have {max, plural, one {# link} other {# links}}, as many as fit. Please delete some you no longer need.':
    'Vous avez {max, plural, one {# lien} other {# liens}}, le maximum possible. Veuillez en supprimer dont vous n’avez plus besoin.',
  'You keep all rights in your files and in what the tools make of them. We may do with them only what the tool you started does. They are deleted after {fileLifetime}, so keep your own copies: what is deleted cannot be brought back. The <pageLink>privacy policy</pageLink> says more.':
    'Vous conservez tous les droits sur vos fichiers et sur ce que les outils en font. Nous ne pouvons en faire que ce que fait l’outil que vous avez lancé. Ils sont supprimés au bout de {fileLifetime} ; gardez donc vos propres copies : ce qui est supprimé ne peut pas être récupéré. La <pageLink>politique de confidentialité</pageLink> en dit plus.',
  'You may use every tool, privately or for your work. You may not:':
    'Vous pouvez utiliser chaque outil, à titre privé ou pour votre travail. Vous n’avez pas le droit de :',
  'You need a code when you sign in.': 'Il vous faut un code pour vous connecter.',
  'You need no account for the free tools. With one you can subscribe to Pro, use API keys and see what is left of your allowances, all on your <pageLink>account page</pageLink>.':
    'Aucun compte n’est nécessaire pour les outils gratuits. Avec un compte, vous pouvez vous abonner à Pro, utiliser des clés API et voir ce qu’il reste de vos quotas, le tout sur votre <pageLink>page de compte</pageLink>.',
  'You need no account for the free tools. With one you can use API keys and see what is left of your allowances on your <pageLink>account page</pageLink>.':
    'Aucun compte n’est nécessaire pour les outils gratuits. Avec un compte, vous pouvez utiliser des clés API et voir ce qu’il reste de vos quotas sur votre <pageLink>page de compte</pageLink>.',
  'You need no account for the tools. With one you can use API keys, on your <pageLink>account page</pageLink>.':
    'Aucun compte n’est nécessaire pour les outils. Avec un compte, vous pouvez utiliser des clés API, sur votre <pageLink>page de compte</pageLink>.',
  'You sign in with it.': 'Vous vous connectez avec.',
  'You will get the next newsletter. Each one has a link to leave.':
    'Vous recevrez la prochaine newsletter. Chacune contient un lien de désabonnement.',
  'You:': 'Vous :',
  'You: those made without an account belong to this browser, and you can take them along into an account. Anybody who knows a short link can see where it leads by adding a plus sign to it.':
    'Vous : ceux créés sans compte appartiennent à ce navigateur, et vous pouvez les emporter dans un compte. Toute personne qui connaît un lien court peut voir où il mène en lui ajoutant un signe plus.',
  'YouTube description': 'Description YouTube',
  'YouTube thumbnail': 'Miniature YouTube',
  'YouTube title': 'Titre YouTube',
  'Your CV is larger than {bytes}. The PDF Compressor can make it smaller; or leave out large images.':
    'Votre CV dépasse {bytes}. Compresser PDF peut l’alléger ; ou retirez les grandes images.',
  'Your account': 'Votre compte',
  'Your account is ready. Please sign in.': 'Votre compte est prêt. Veuillez vous connecter.',
  'Your account page shows your plan, the next payment and your invoices.':
    'Votre page de compte affiche votre formule, le prochain paiement et vos factures.',
  'Your address was not confirmed': 'Votre adresse n’a pas été confirmée',
  'Your answer waits on the page of their ticket.': 'Votre réponse attend sur la page de son ticket.',
  'Your browser cannot show this photo yet. Once its background is removed, it can.':
    'Votre navigateur ne peut pas encore afficher cette photo. Il le pourra une fois l’arrière-plan supprimé.',
  'Your browser cannot show this photo. To mark its subject, convert it to JPEG first.':
    'Votre navigateur ne peut pas afficher cette photo. Pour marquer son sujet, convertissez-la d’abord en JPEG.',
  'Your browser then asks you to unlock this device, or to choose another one.':
    'Votre navigateur vous demande ensuite de déverrouiller cet appareil, ou d’en choisir un autre.',
  'Your card goes straight to the payment service; this site never sees it.':
    'Votre carte est transmise directement au service de paiement ; ce site ne la voit jamais.',
  'Your changes are still here.': 'Vos modifications sont toujours là.',
  'Your colours above the line, what is seen of them below. About 5 in 100 men see green weakly and 1 in 100 red: they see something in between.':
    'Vos couleurs au-dessus de la ligne, ce qu’on en voit au-dessous. Environ 5 hommes sur 100 perçoivent faiblement le vert et 1 sur 100 le rouge : ils voient quelque chose d’intermédiaire.',
  'Your content stays yours': 'Votre contenu reste à vous',
  'Your current codes stop working.': 'Vos codes actuels cessent de fonctionner.',
  'Your draft, glossary and history stay in this browser, and you can clear or switch off the history. The server forgets the text with the finished work, and deletes documents after 24 hours or at once when you press Delete.':
    'Votre brouillon, votre glossaire et votre historique restent dans ce navigateur, et vous pouvez effacer ou désactiver l’historique. Le serveur oublie le texte une fois le travail terminé, et supprime les documents au bout de 24 heures, ou aussitôt quand vous appuyez sur Supprimer.',
  'Your edits stay here, so you can go on.': 'Vos modifications restent ici : vous pouvez continuer.',
  'Your email address (optional)': 'Votre adresse e-mail (facultatif)',
  'Your email address is confirmed already.': 'Votre adresse e-mail est déjà confirmée.',
  'Your email address was changed.': 'Votre adresse e-mail a été modifiée.',
  'Your files': 'Vos fichiers',
  'Your files are ready, but nothing has been done with them yet. Press the button that starts the work.':
    'Vos fichiers sont prêts, mais rien n’en a encore été fait. Appuyez sur le bouton qui lance le travail.',
  'Your files are stored by': 'Vos fichiers sont stockés par',
  'Your files are yours': 'Vos fichiers sont à vous',
  'Your files are yours. They are kept for {fileLifetime} at most, nobody reads them, and no page of this site loads trackers, advertising or fonts from elsewhere.':
    'Vos fichiers sont à vous. Ils sont conservés {fileLifetime} au maximum, personne ne les lit, et aucune page de ce site ne charge de traceurs, de publicités ou de polices venus d’ailleurs.',
  'Your first name': 'Votre prénom',
  'Your last name': 'Votre nom de famille',
  'Your last payment failed': 'Votre dernier paiement a échoué',
  'Your links': 'Vos liens',
  'Your message': 'Votre message',
  'Your message is stored, but our mail server does not answer right now: the link comes by email later. Please keep it, too.':
    'Votre message est enregistré, mais notre serveur de messagerie ne répond pas pour le moment : le lien arrivera plus tard par e-mail. Veuillez aussi le conserver.',
  'Your message was sent': 'Votre message a été envoyé',
  'Your messages are sent to {host}, which puts the answers into words.':
    'Vos messages sont envoyés à {host}, qui formule les réponses.',
  'Your name': 'Votre nom',
  'Your name must have at most {max, plural, one {# character} other {# characters}}.':
    'Votre nom doit compter au maximum {max, plural, one {# caractère} other {# caractères}}.',
  'Your new key “{name}”': 'Votre nouvelle clé « {name} »',
  'Your order': 'Votre commande',
  'Your own words must be a list of up to 2,000 words.':
    'Vos propres mots doivent former une liste de 2 000 mots au maximum.',
  'Your pages stay on this phone.': 'Vos pages restent sur ce téléphone.',
  'Your passphrase': 'Votre phrase de passe',
  'Your password': 'Votre mot de passe',
  'Your password was changed': 'Votre mot de passe a été modifié',
  'Your phone is connected.': 'Votre téléphone est connecté.',
  'Your plan': 'Votre formule',
  'Your profile, sessions, passkeys and API keys are deleted, and so are your usage counts; a running subscription is cancelled. Your files are deleted when they expire, as always.':
    'Votre profil, vos sessions, vos clés d’accès et vos clés API sont supprimés, ainsi que vos décomptes d’utilisation ; un abonnement en cours est résilié. Vos fichiers sont supprimés à leur expiration, comme toujours.',
  'Your profile, sessions, passkeys and API keys are deleted. Your files are deleted when they expire, as always.':
    'Votre profil, vos sessions, vos clés d’accès et vos clés API sont supprimés. Vos fichiers sont supprimés à leur expiration, comme toujours.',
  'Your profile, sign-in, API keys and data.': 'Votre profil, votre connexion, vos clés API et vos données.',
  'Your question': 'Votre question',
  'Your rights': 'Vos droits',
  "Your settings and drafts (theme, options of a tool, the scanner's list with its photos) stay in your browser's own storage and are not sent. So do the files you chose and how far you were, so that a reload loses nothing: for a day, until you remove them from the list, or until you sign out. Passwords are not kept. There is no cookie for advertising or statistics.":
    'Vos réglages et brouillons (thème, options d’un outil, liste du scanner avec ses photos) restent dans le stockage de votre propre navigateur et ne sont pas envoyés. Il en va de même des fichiers que vous avez choisis et de l’étape où vous en étiez, pour qu’un rechargement ne fasse rien perdre : pendant un jour, jusqu’à ce que vous les retiriez de la liste, ou jusqu’à ce que vous vous déconnectiez. Les mots de passe ne sont pas conservés. Il n’y a pas de cookie de publicité ou de statistiques.',
  'Your short link': 'Votre lien court',
  'Your sign-in could not be checked': 'Votre connexion n’a pas pu être vérifiée',
  'Your signature': 'Votre signature',
  'Your subscription continues': 'Votre abonnement continue',
  'Your subscription is already Pro Annual, so nothing was changed.':
    'Votre abonnement est déjà Pro annuel ; rien n’a donc été modifié.',
  'Your subscription is already Pro Monthly, so nothing was changed.':
    'Votre abonnement est déjà Pro mensuel ; rien n’a donc été modifié.',
  'Your subscription is cancelled': 'Votre abonnement est résilié',
  'Your tasks': 'Vos tâches',
  'Your text': 'Votre texte',
  'Your text goes to an AI model on this server, and to nobody else.':
    'Votre texte est envoyé à un modèle d’IA sur ce serveur, et à personne d’autre.',
  "Your text goes to an AI model on this site's own network, and to nobody else.":
    'Votre texte est envoyé à un modèle d’IA sur le réseau propre à ce site, et à personne d’autre.',
  'Your text goes to {name} ({host}).': 'Votre texte est envoyé à {name} ({host}).',
  'Your text goes to {name} on this server, and to nobody else.':
    'Votre texte est envoyé à {name} sur ce serveur, et à personne d’autre.',
  "Your text goes to {name} on this site's own network, and to nobody else.":
    'Votre texte est envoyé à {name} sur le réseau propre à ce site, et à personne d’autre.',
  'Your text goes to {provider}.': 'Votre texte est envoyé à {provider}.',
  'Your text stays in this browser: it is still here when you come back, until you clear it.':
    'Votre texte reste dans ce navigateur : il est encore là quand vous revenez, jusqu’à ce que vous l’effaciez.',
  'Your text stays on this server.': 'Votre texte reste sur ce serveur.',
  'Your ticket': 'Votre ticket',
  'Your tickets': 'Vos tickets',
  'Your translation appears here.': 'Votre traduction apparaît ici.',
  'Your trial continues until {trialEndsAt}; then it is {price}.':
    'Votre essai continue jusqu’au {trialEndsAt} ; ensuite, c’est {price}.',
  'Your work goes first when the server is busy': 'Votre travail passe en premier quand le serveur est occupé',
  'Your {max} free {uses} for this month are used up; more from the first of next month (UTC).':
    'Votre quota gratuit du mois ({max} {uses}) est épuisé ; la suite dès le premier du mois prochain (UTC).',
  'Your {max} free {uses} for today are used up; more from tomorrow (midnight UTC).':
    'Votre quota gratuit du jour ({max} {uses}) est épuisé ; la suite dès demain (minuit UTC).',
  'Yours to keep': 'À garder pour vous',
  'Yours to run': 'À faire tourner chez vous',
  ZIP: 'ZIP',
  'Zone must be a time zone such as Europe/Berlin.': 'Le fuseau doit être un fuseau horaire comme Europe/Berlin.',
  Zoom: 'Zoom',
  'Zoom in': 'Zoom avant',
  'Zoom out': 'Zoom arrière',
  'a CSV file': 'un fichier CSV',
  'a PDF': 'un PDF',
  'a base address (xml:base)': 'une adresse de base (xml:base)',
  'a cookie with the language that you chose at the foot of a page, if you chose one.':
    'un cookie avec la langue que vous avez choisie en bas d’une page, si vous en avez choisi une.',
  'a document': 'un document',
  'a link to something outside of it ({link})': 'un lien vers un élément extérieur ({link})',
  'a logo': 'un logo',
  'a method of compression': 'une méthode de compression',
  'a month': 'par mois',
  'a rare kind of JPEG coding': 'un type rare de codage JPEG',
  'a script': 'un script',
  'a script in a link': 'un script dans un lien',
  'a script in its styles': 'un script dans ses styles',
  'a session cookie while you are signed in, and a mark that tells the page to ask who you are;':
    'un cookie de session pendant que vous êtes connecté, et une marque qui dit à la page de demander qui vous êtes ;',
  'a signed device cookie once you have signed in, which is sent when you sign in again and never otherwise: wrong passwords that others try elsewhere do not lock you out here;':
    'un cookie d’appareil signé une fois que vous vous êtes connecté, qui est envoyé quand vous vous reconnectez et jamais autrement : les mauvais mots de passe que d’autres essaient ailleurs ne vous bloquent pas ici ;',
  'a signed visitor cookie when you send a file or write in the support chat without being signed in.':
    'un cookie visiteur signé quand vous envoyez un fichier ou écrivez dans le chat d’assistance sans être connecté.',
  'a signed visitor cookie when you use a tool that has an allowance, send a file or write in the support chat without being signed in.':
    'un cookie visiteur signé quand vous utilisez un outil soumis à un quota, envoyez un fichier ou écrivez dans le chat d’assistance sans être connecté.',
  'a stylesheet from outside (@import)': 'une feuille de style extérieure (@import)',
  'a text': 'un texte',
  'a tool without an article': 'un outil sans article',
  'a year': 'par an',
  'aLtErNaTiNg cAsE': 'cAsSe AlTeRnÉe',
  'about a second': 'environ une seconde',
  'about beyond college': 'environ au-delà de l’université',
  'about college': 'environ l’université',
  'about first years of school': 'environ les premières années d’école',
  'about year {year} of school': 'environ la {year}e année d’école',
  'about {minutes, plural, one {# minute} other {# minutes}}':
    'environ {minutes, plural, one {# minute} other {# minutes}}',
  'about {seconds, plural, one {# second} other {# seconds}}':
    'environ {seconds, plural, one {# seconde} other {# secondes}}',
  active: 'actif',
  'adding notes': 'ajouter des notes',
  address: 'adresse',
  'address of the image': 'adresse de l’image',
  'addresses without a page': 'adresses sans page',
  'after must be the id of a message.': 'after doit être l’identifiant d’un message.',
  'almost full: uploads are refused': 'presque plein : les envois sont refusés',
  'an AI': 'une IA',
  'an animated link or event handler ({name})': 'un lien ou gestionnaire d’événement animé ({name})',
  'an archive': 'une archive',
  'an attachment': 'une pièce jointe',
  'an event handler ({name})': 'un gestionnaire d’événement ({name})',
  'an image': 'une image',
  'an image from outside in its styles': 'une image extérieure dans ses styles',
  'an uncommon packing method': 'une méthode de compression peu courante',
  'an unknown encryption': 'un chiffrement inconnu',
  and: 'et',
  'and more': 'et plus',
  'and {more} more': 'et {more} de plus',
  'another font': 'une autre police',
  answer: 'réponse',
  'any value': 'toute valeur',
  'assigned to {assignee}': 'assignée à {assignee}',
  'at least {percent}% smaller': 'plus léger d’au moins {percent} %',
  'at {provider}': 'chez {provider}',
  'attack the site, go around its limits, or use it so heavily that others cannot;':
    'attaquer le site, contourner ses limites, ou l’utiliser si intensément que d’autres ne le peuvent plus ;',
  'authority {authority}': 'autorité {authority}',
  auto: 'auto',
  automatic: 'automatique',
  'background picture': 'image d’arrière-plan',
  'backup codes': 'codes de secours',
  'being sent': 'en cours d’envoi',
  blocked: 'bloqué',
  'by email': 'par e-mail',
  'by {actor}': 'par {actor}',
  'cannot be drawn': 'impossible à dessiner',
  'certificate encryption': 'le chiffrement par certificat',
  changing: 'modifier',
  characters: 'caractères',
  'choose a device, a language or a country.': 'choisissez un appareil, une langue ou un pays.',
  clarity: 'clarté',
  code: 'code',
  'colour {code}': 'couleur {code}',
  'content of the code': 'contenu du code',
  conversion: 'conversion',
  conversions: 'conversions',
  'copying text': 'copier du texte',
  'could not be kept in this browser.': 'n’a pas pu être conservé dans ce navigateur.',
  critical: 'critique',
  'dark: visitors, light: more clicks; highest {most}': 'foncé : visiteurs, clair : autres clics ; maximum {most}',
  degraded: 'dégradé',
  deleted: 'supprimé',
  'difficulty: {difficulty} of 10': 'difficulté : {difficulty} sur 10',
  documents: 'documents',
  done: 'terminée',
  'draft for {platform}': 'brouillon pour {platform}',
  'email to you until it is sent, a day at most;':
    'les e-mails qui vous sont destinés jusqu’à leur envoi, un jour au maximum ;',
  encryption: 'le chiffrement',
  'enter a public address such as https://example.com.': 'saisissez une adresse publique comme https://example.com.',
  'enter the country as a code such as DE or US.': 'saisissez le pays sous forme de code, comme DE ou US.',
  'enter the language as a code such as de or en.': 'saisissez la langue sous forme de code, comme de ou en.',
  'every page looks identical': 'chaque page paraît identique',
  'everyone.': 'tout le monde.',
  'everyone. With an API key or signed in, it counts for that account.':
    'tout le monde. Avec une clé API ou une connexion, l’appel compte pour ce compte.',
  'everything else': 'tout le reste',
  expired: 'expiré',
  failed: 'échouée',
  failing: 'en échec',
  'fewer words': 'moins de mots',
  file: 'fichier',
  'file formats it reads': 'formats de fichiers lus',
  'file formats they read': 'formats de fichiers lus',
  files: 'fichiers',
  'files processed here': 'fichiers traités ici',
  'filling in forms': 'remplir des formulaires',
  "for a report, the number, tool and error of the failed job. Never its file, nor the file's name.":
    'pour un signalement, le numéro, l’outil et l’erreur de la tâche en échec. Jamais son fichier, ni le nom du fichier.',
  'from searches here': 'd’après les recherches ici',
  'from the AI provider': 'du fournisseur d’IA',
  'given Pro until {date}': 'Pro accordé jusqu’au {date}',
  'has expired: files are deleted from the server after a while.':
    'a expiré : les fichiers sont supprimés du serveur au bout d’un certain temps.',
  'help articles': 'articles d’aide',
  high: 'élevée',
  'how often you used tools that have an allowance and, where the same file counts once, a mark by which it is known again until the day or month is over (a keyed hash: it tells nothing of the file);':
    'combien de fois vous avez utilisé les outils soumis à un quota et, quand le même fichier ne compte qu’une fois, une marque permettant de le reconnaître jusqu’à la fin du jour ou du mois (une empreinte à clé : elle ne dit rien du fichier) ;',
  'https://example.com, or any text': 'https://example.com, ou tout autre texte',
  'https://example.com/a/very/long/path': 'https://example.com/a/very/long/path',
  'https://…': 'https://…',
  identical: 'identique',
  idle: 'inactif',
  image: 'image',
  'image with marked scratches': 'image avec les rayures marquées',
  images: 'images',
  'improved text': 'texte amélioré',
  'in preparation': 'en préparation',
  'in the path': 'dans le chemin',
  'in the query': 'dans la requête',
  'instead of': 'au lieu de',
  'is locked': 'est verrouillé',
  'is locked. Its password is used for this file only and kept nowhere.':
    'est verrouillé. Son mot de passe ne sert que pour ce fichier et n’est conservé nulle part.',
  'isPaused must be true or false.': 'isPaused doit être true ou false.',
  'isSpam must be true or false.': 'isSpam doit être true ou false.',
  'jobs done here': 'tâches effectuées ici',
  'just now': 'à l’instant',
  'leads to {url}': 'mène vers {url}',
  'left out': 'exclue',
  'less than a second': 'moins d’une seconde',
  link: 'lien',
  'link of the ticket': 'lien du ticket',
  'link to this palette': 'lien vers cette palette',
  'link to this recipe': 'lien vers cette recette',
  links: 'liens',
  list: 'liste',
  'list of passphrases': 'liste de phrases de passe',
  'list of passwords': 'liste de mots de passe',
  'list of {entries}': 'liste de {entries}',
  locked: 'verrouillé',
  'locked against changes': 'verrouillé contre les modifications',
  'locked with a password': 'verrouillé par un mot de passe',
  'longer than the universe has existed': 'plus longtemps que l’âge de l’univers',
  low: 'basse',
  'lower case': 'tout en minuscules',
  'made {created}, last used {used}': 'créée {created}, dernière utilisation {used}',
  'made {created}, not used yet': 'créée {created}, pas encore utilisée',
  mask: 'masque',
  'maybe not smaller': 'peut-être pas plus léger',
  medium: 'moyenne',
  'merge, passport photo, password …': 'fusionner, photo d’identité, mot de passe…',
  'merge, password …': 'fusionner, mot de passe…',
  'minutes of reading': 'minutes de lecture',
  'minutes of speech': 'minutes de parole',
  'most changed page {percent} alike': 'page la plus modifiée : ressemblance de {percent}',
  'movable corner': 'coin déplaçable',
  'near {color}': 'proche de {color}',
  never: 'jamais',
  no: 'non',
  'no email address': 'pas d’adresse e-mail',
  'no sentence of the text is like this': 'aucune phrase du texte n’y ressemble',
  'nobody else: they stay on the server of this site': 'personne d’autre : ils restent sur le serveur de ce site',
  'nobody: no text leaves the server of this site': 'personne : aucun texte ne quitte le serveur de ce site',
  'nobody: no text or image leaves the server of this site':
    'personne : aucun texte ni aucune image ne quitte le serveur de ce site',
  'nobody: nothing can be bought on this site': 'personne : rien ne peut être acheté sur ce site',
  'nobody: this site sends no email': 'personne : ce site n’envoie pas d’e-mails',
  'nobody: this site shows no advertisements': 'personne : ce site n’affiche pas de publicités',
  'not collected': 'non recouvrée',
  'not set up': 'non configuré',
  'not smaller': 'pas plus léger',
  number: 'nombre',
  object: 'objet',
  'of 100; higher is easier': 'sur 100 ; plus c’est élevé, plus c’est facile',
  'of page {number}': 'de la page {number}',
  'of your own': 'de votre part',
  'of {count}': 'sur {count}',
  off: 'désactivé',
  on: 'sur',
  'on average': 'en moyenne',
  'on the ticket page': 'sur la page du ticket',
  'on {day} (UTC)': 'le {day} (UTC)',
  'one of these options must be chosen.': 'l’une de ces options doit être choisie.',
  'open this link to choose a new password:': 'ouvrez ce lien pour choisir un nouveau mot de passe :',
  opening: 'ouverture',
  or: 'ou',
  'or drop and paste them anywhere on this page': 'ou déposez-les et collez-les n’importe où sur cette page',
  'page {page}': 'page {page}',
  'page {percent} alike': 'page : ressemblance de {percent}',
  'pageVisits must be a list of texts.': 'pageVisits doit être une liste de textes.',
  'pageVisits takes at most 50 pages.': 'pageVisits accepte au maximum 50 pages.',
  paid: 'payée',
  palette: 'palette',
  paragraphs: 'paragraphes',
  passphrase: 'phrase de passe',
  password: 'mot de passe',
  paused: 'en pause',
  pending: 'en attente',
  'pending, becomes {willBe}': 'en attente, deviendra {willBe}',
  photo: 'photo',
  photos: 'photos',
  picture: 'image',
  pixels: 'pixels',
  'place {place}, {name}': 'position {place}, {name}',
  'please open this link to confirm your email address:':
    'veuillez ouvrir ce lien pour confirmer votre adresse e-mail :',
  printing: 'imprimer',
  'questions answered': 'questions avec réponse',
  ready: 'prêt',
  removed: 'retiré',
  'reordering pages': 'réordonner les pages',
  required: 'obligatoire',
  running: 'en cours',
  'running without a restart': 'en marche sans redémarrage',
  scan: 'numérisation',
  'scanned page': 'page numérisée',
  scans: 'numérisations',
  'searches: {volume}': 'recherches : {volume}',
  secret: 'secret',
  'sell access to it as if it were yours.': 'vendre l’accès au site comme s’il était à vous.',
  sent: 'envoyé',
  'sent {time}': 'envoyé {time}',
  sentences: 'phrases',
  'set here': 'défini ici',
  settings: 'réglages',
  'several parts': 'plusieurs parties',
  'short link': 'lien court',
  'short link {code}': 'lien court {code}',
  'signed: merging breaks the signature': 'signé : la fusion rompt la signature',
  'since {date}': 'depuis le {date}',
  'since {since}, last seen {seen}': 'depuis {since}, vu pour la dernière fois {seen}',
  'somebody tried to register with this email address, which has an account already. Was it you? Then sign in:':
    'quelqu’un a essayé de s’inscrire avec cette adresse e-mail, qui a déjà un compte. Était-ce vous ? Alors connectez-vous :',
  'somebody, we hope you, asked again for the newsletter of {site}. You get it already, so there is nothing to do.':
    'quelqu’un, vous nous l’espérons, a redemandé la newsletter de {site}. Vous la recevez déjà ; il n’y a donc rien à faire.',
  'somebody, we hope you, asked for the newsletter of {site} with this email address. To get it, please open this link:':
    'quelqu’un, vous nous l’espérons, a demandé la newsletter de {site} avec cette adresse e-mail. Pour la recevoir, veuillez ouvrir ce lien :',
  'somebody, we hope you, registered on {site} with this email address. If it was you, please open this link to confirm it:':
    'quelqu’un, vous nous l’espérons, s’est inscrit sur {site} avec cette adresse e-mail. Si c’était vous, veuillez ouvrir ce lien pour la confirmer :',
  'somebody, we hope you, wants to use this email address for their account on {site}. If it was you, please open this link:':
    'quelqu’un, vous nous l’espérons, veut utiliser cette adresse e-mail pour son compte sur {site}. Si c’était vous, veuillez ouvrir ce lien :',
  'somebody, we hope you, wrote to {site} with this email address. Your message has the number {number}. To read it again, to add something or to see our answer, please open':
    'quelqu’un, vous nous l’espérons, a écrit à {site} avec cette adresse e-mail. Votre message porte le numéro {number}. Pour le relire, ajouter quelque chose ou voir notre réponse, veuillez ouvrir',
  stopped: 'arrêté',
  'submitted or active': 'soumis ou actifs',
  summary: 'résumé',
  text: 'texte',
  'the browser and language it came from, the kind of account, and which account or visitor cookie wrote it, so that you find it again;':
    'le navigateur et la langue d’où il vient, le type de compte, et quel compte ou cookie visiteur l’a écrit, pour que vous le retrouviez ;',
  'the form does not let this field be changed: it is read-only.':
    'le formulaire ne permet pas de modifier ce champ : il est en lecture seule.',
  'the half hour, the country, the host of the page with the link, the kind of device, the browser, the system and the language: nothing that says who it was;':
    'la demi-heure, le pays, l’hôte de la page contenant le lien, le type d’appareil, le navigateur, le système et la langue : rien qui dise de qui il s’agissait ;',
  'the host of the page that led you here, the kind of device, the browser and the language, and the name of a campaign if the link has one;':
    'l’hôte de la page qui vous a mené ici, le type d’appareil, le navigateur et la langue, et le nom d’une campagne si le lien en a un ;',
  'the identifiers under which the payment service knows you, if you paid. Never your card.':
    'les identifiants sous lesquels le service de paiement vous connaît, si vous avez payé. Jamais votre carte.',
  'the means you set up to sign in: passkeys, the secret of your authenticator app, hashes of your API keys;':
    'les moyens de connexion que vous avez configurés : clés d’accès, secret de votre application d’authentification, empreintes de vos clés API ;',
  'the old {name} method': 'l’ancienne méthode {name}',
  'the packing method {method}': 'la méthode de compression {method}',
  'the password of your account on {site} was changed, and every other session was signed out. If this was not you, choose a new one at once:':
    'le mot de passe de votre compte sur {site} a été modifié, et toutes les autres sessions ont été déconnectées. Si ce n’était pas vous, choisissez-en aussitôt un nouveau :',
  'the words of a search on this site that found nothing, up to four and only if they are plain words. Nobody sees them before three people have searched for the same.':
    'les mots d’une recherche sur ce site qui n’a rien trouvé, quatre au maximum et seulement si ce sont de simples mots. Personne ne les voit avant que trois personnes aient cherché la même chose.',
  'the {name} method': 'la méthode {name}',
  'this field has several options: {options}.': 'ce champ a plusieurs options : {options}.',
  'this field is for a digital signature, which cannot be typed.':
    'ce champ est destiné à une signature numérique, qui ne peut pas être saisie.',
  'this field takes a file, not a text.': 'ce champ attend un fichier, non un texte.',
  'this field takes a text.': 'ce champ attend un texte.',
  'this field takes one of its options, as a text.': 'ce champ attend l’une de ses options, sous forme de texte.',
  'this field takes only one option.': 'ce champ n’accepte qu’une option.',
  'this field takes true, false or one of its options.': 'ce champ attend true, false ou l’une de ses options.',
  'this field takes up to {limit} characters, and the text has {length}.':
    'ce champ accepte jusqu’à {limit} caractères, et le texte en a {length}.',
  'this is a button, which has no value.': 'c’est un bouton, qui n’a pas de valeur.',
  'to be paid': 'à payer',
  'to page {page}': 'vers la page {page}',
  'to the window': 'à la fenêtre',
  tone: 'ton',
  tools: 'outils',
  'toolsUsed must be a list of texts.': 'toolsUsed doit être une liste de textes.',
  'toolsUsed takes at most 50 tools.': 'toolsUsed accepte au maximum 50 outils.',
  total: 'au total',
  trackers: 'traceurs',
  translation: 'traduction',
  'true or false': 'true ou false',
  'turned by {degrees}°': 'pivoté de {degrees}°',
  'turned by {rotation} degrees': 'pivotée de {rotation} degrés',
  'under a minute': 'moins d’une minute',
  unlocked: 'déverrouillé',
  'until the end of the day, a hash of network address and browser, made with a key that is deleted with it, so that a visitor counts once a day.':
    'jusqu’à la fin de la journée, une empreinte de l’adresse réseau et du navigateur, faite avec une clé qui est supprimée avec elle, pour qu’un visiteur compte une fois par jour.',
  'until your files are deleted': 'avant la suppression de vos fichiers',
  'until {date}': 'jusqu’au {date}',
  'up to {max, plural, one {# character} other {# characters}}':
    'jusqu’à {max, plural, one {# caractère} other {# caractères}}',
  'up to {max, plural, one {# entry} other {# entries}}': 'jusqu’à {max, plural, one {# entrée} other {# entrées}}',
  'up to {max}': 'jusqu’à {max}',
  'up to {size}': 'jusqu’à {size}',
  'use the site to harm others: malware, deceit, harassment, or links to such things;':
    'utiliser le site pour nuire à autrui : logiciels malveillants, tromperie, harcèlement, ou liens vers de telles choses ;',
  'used up': 'épuisé',
  void: 'annulée',
  'waiting for its turn': 'en attente de son tour',
  warning: 'avertissement',
  'was changed, moved or deleted on this device after you chose it.':
    'a été modifié, déplacé ou supprimé sur cet appareil après que vous l’avez choisi.',
  'was damaged, repaired': 'était endommagé, réparé',
  'was “{originalPath}”': 'était « {originalPath} »',
  'where you are signed in: the time, the address and the browser of each session, so that you can end it;':
    'où vous êtes connecté : l’heure, l’adresse et le navigateur de chaque session, pour que vous puissiez y mettre fin ;',
  'which page was opened, which tool was used, whether somebody registered, subscribed or clicked on an advertisement: not what you did there, and never a file or its name;':
    'quelle page a été ouverte, quel outil a été utilisé, si quelqu’un s’est inscrit, s’est abonné ou a cliqué sur une publicité : non ce que vous y avez fait, et jamais un fichier ni son nom ;',
  'which page was opened, which tool was used, whether somebody registered: not what you did there, and never a file or its name;':
    'quelle page a été ouverte, quel outil a été utilisé, si quelqu’un s’est inscrit : non ce que vous y avez fait, et jamais un fichier ni son nom ;',
  'whole number': 'nombre entier',
  'with Pro': 'avec Pro',
  'within {time}': 'sous {time}',
  'without a date': 'sans date',
  words: 'mots',
  'work on files, texts or links that you have no right to use, or that are unlawful to have;':
    'traiter des fichiers, textes ou liens que vous n’avez pas le droit d’utiliser, ou dont la détention est illicite ;',
  works: 'fonctionne',
  yes: 'oui',
  'you, signed in on the site. An API key is not enough.': 'vous, connecté sur le site. Une clé API ne suffit pas.',
  'you@example.com': 'vous@example.com',
  'your account on {site} now has another email address. If this was not you, please tell the operator of the site at once.':
    'votre compte sur {site} a maintenant une autre adresse e-mail. Si ce n’était pas vous, veuillez prévenir aussitôt l’exploitant du site.',
  'your colour': 'votre couleur',
  'your message and our answers, your name and your email address, as you gave them;':
    'votre message et nos réponses, votre nom et votre adresse e-mail, tels que vous les avez donnés ;',
  'your plan, and until when an administrator gave you Pro;':
    'votre formule, et jusqu’à quand un administrateur vous a accordé Pro ;',
  'your username and email address, and your password as a hash that cannot be turned back;':
    'votre nom d’utilisateur et votre adresse e-mail, ainsi que votre mot de passe sous forme d’empreinte (hash) irréversible ;',
  '{aboutReport} Nothing is posted or sent without you.': '{aboutReport} Rien n’est publié ni envoyé sans vous.',
  '{actor} added a note': '{actor} a ajouté une note',
  '{actor} answered': '{actor} a répondu',
  '{actor} answered and set it to {state}': '{actor} a répondu et l’a mise à l’état {state}',
  '{actor} assigned it to {to}': '{actor} l’a assignée à {to}',
  '{actor} changed the severity from {from} to {to}': '{actor} a changé la gravité de {from} à {to}',
  '{actor} changed the state from {from} to {to}': '{actor} a changé l’état de {from} à {to}',
  '{actor} marked it as spam': '{actor} l’a marquée comme spam',
  '{actor} merged it into {number}': '{actor} l’a fusionnée avec {number}',
  '{actor} merged {number} into it': '{actor} y a fusionné {number}',
  '{actor} said it is no spam': '{actor} a indiqué que ce n’est pas du spam',
  '{actor} took the assignment off': '{actor} a retiré l’assignation',
  '{actor} undid the merge': '{actor} a annulé la fusion',
  '{all, plural, one {# change} other {# changes}}': '{all, plural, one {# modification} other {# modifications}}',
  '{all, plural, one {# change} other {# changes}}, {rejected} rejected':
    '{all, plural, one {# modification} other {# modifications}}, dont {rejected} refusées',
  '{amount} a day': '{amount} par jour',
  '{amount} a month': '{amount} par mois',
  '{amount} left': '{amount} restants',
  '{amount} to go': 'Encore {amount}',
  '{amount} too many': '{amount} en trop',
  '{annotations, plural, one {# annotation} other {# annotations}}':
    '{annotations, plural, one {# annotation} other {# annotations}}',
  '{annotation} by {author}': '{annotation} par {author}',
  '{archives, plural, one {# archive inside is not opened.} other {# archives inside are not opened.}}':
    '{archives, plural, one {# archive contenue n’est pas ouverte.} other {# archives contenues ne sont pas ouvertes.}}',
  '{atOnce} at a time': '{atOnce} à la fois',
  '{attachments, plural, one {# attachment} other {# attachments}}':
    '{attachments, plural, one {# pièce jointe} other {# pièces jointes}}',
  '{attachments, plural, one {The attachment is only listed at the end, not included in the result.} other {# attachments are only listed at the end, not included in the result.}}':
    '{attachments, plural, one {La pièce jointe est seulement listée à la fin, pas incluse dans le résultat.} other {# pièces jointes sont seulement listées à la fin, pas incluses dans le résultat.}}',
  '{author} · <time>{date}</time> · {readingMinutes} min read':
    '{author} · <time>{date}</time> · {readingMinutes} min de lecture',
  '{beforeLabel} (this browser cannot show it)': '{beforeLabel} (ce navigateur ne peut pas l’afficher)',
  '{before} or {choice}': '{before} ou {choice}',
  '{bits, plural, one {# bit} other {# bits}} of entropy.': '{bits, plural, one {# bit} other {# bits}} d’entropie.',
  '{bits} bits per colour in a JPEG': '{bits} bits par couleur dans un JPEG',
  '{bookmarks, plural, one {# bookmark} other {# bookmarks}}': '{bookmarks, plural, one {# signet} other {# signets}}',
  '{bound, plural, one {# of them changes an annotation of that PDF and cannot be kept.} other {# of them change annotations of that PDF and cannot be kept.}}':
    '{bound, plural, one {# d’entre elles change une annotation de ce PDF-là et ne peut pas être gardée.} other {# d’entre elles changent des annotations de ce PDF-là et ne peuvent pas être gardées.}}',
  '{bound, plural, one {# of them changes an annotation of this PDF and cannot be kept.} other {# of them change annotations of this PDF and cannot be kept.}}':
    '{bound, plural, one {# d’entre elles change une annotation de ce PDF et ne peut pas être gardée.} other {# d’entre elles changent des annotations de ce PDF et ne peuvent pas être gardées.}}',
  '{boxes, plural, one {# box} other {# boxes}}': '{boxes, plural, one {# cadre} other {# cadres}}',
  '{browser} on {system}': '{browser} sur {system}',
  '{brush} px': '{brush} px',
  '{bytes} unpacked': '{bytes} une fois extrait',
  '{change}, rejected': '{change}, refusée',
  '{choice} (Ctrl+Enter)': '{choice} (Ctrl+Entrée)',
  '{chosen} of {pages} chosen': '{chosen} sur {pages} choisies',
  '{clicks, plural, one {# click} other {# clicks}}': '{clicks, plural, one {# clic} other {# clics}}',
  '{code} is deleted. Each of these can be restored for a day.':
    '{code} est supprimé. Chacun de ceux-ci peut être restauré pendant un jour.',
  '{code} is deleted. It can be restored for a day.': '{code} est supprimé. Il peut être restauré pendant un jour.',
  '{commands, plural, one {# command that would have started a program or opened another file was left out.} other {# commands that would have started a program or opened another file were left out.}}':
    '{commands, plural, one {# commande qui aurait lancé un programme ou ouvert un autre fichier a été omise.} other {# commandes qui auraient lancé un programme ou ouvert un autre fichier ont été omises.}}',
  '{completed} of {total, plural, one {# file} other {# files}} completed':
    '{completed} sur {total, plural, one {# fichier} other {# fichiers}} terminés',
  '{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed':
    '{completed} sur {total, plural, one {# fichier} other {# fichiers}} terminés, {failed} en échec',
  '{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed.':
    '{completed} sur {total, plural, one {# fichier} other {# fichiers}} terminés, {failed} en échec.',
  '{completed} of {total, plural, one {# file} other {# files}} completed.':
    '{completed} sur {total, plural, one {# fichier} other {# fichiers}} terminés.',
  '{components} colour components': '{components} composantes de couleur',
  '{confirmed} confirmed, {pending} not yet.': '{confirmed} confirmés, {pending} pas encore.',
  '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}, even with letters half as wide. Please shorten it.':
    '{count, plural, =0 {Trop long} one {# ligne trop longue} other {# lignes trop longues}}, même avec des lettres deux fois plus étroites. Veuillez raccourcir.',
  '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}: letters are narrowed to about {percent}%.':
    '{count, plural, =0 {Trop long} one {# ligne trop longue} other {# lignes trop longues}} : les lettres sont resserrées à environ {percent} %.',
  '{count, plural, one {# Term Read} other {# Terms Read}}': '{count, plural, one {# terme lu} other {# termes lus}}',
  '{count, plural, one {# article found} other {# articles found}}':
    '{count, plural, one {# article trouvé} other {# articles trouvés}}',
  '{count, plural, one {# attachment} other {# attachments}}':
    '{count, plural, one {# pièce jointe} other {# pièces jointes}}',
  '{count, plural, one {# billion years} other {# billion years}}':
    '{count, plural, one {# milliard d’années} other {# milliards d’années}}',
  '{count, plural, one {# bookmark} other {# bookmarks}}': '{count, plural, one {# signet} other {# signets}}',
  '{count, plural, one {# call} other {# calls}}': '{count, plural, one {# appel} other {# appels}}',
  '{count, plural, one {# change} other {# changes}} could not be made.':
    '{count, plural, one {# modification n’a pas pu être faite.} other {# modifications n’ont pas pu être faites.}}',
  '{count, plural, one {# change} other {# changes}} to look at':
    '{count, plural, one {# modification} other {# modifications}} à vérifier',
  '{count, plural, one {# change} other {# changes}}. Look at each below.':
    '{count, plural, one {# modification} other {# modifications}}. Examinez chacune ci-dessous.',
  '{count, plural, one {# character left} other {# characters left}}':
    '{count, plural, one {# caractère restant} other {# caractères restants}}',
  '{count, plural, one {# character too many} other {# characters too many}}':
    '{count, plural, one {# caractère en trop} other {# caractères en trop}}',
  '{count, plural, one {# character} other {# characters}}': '{count, plural, one {# caractère} other {# caractères}}',
  '{count, plural, one {# code found} other {# codes found}}':
    '{count, plural, one {# code trouvé} other {# codes trouvés}}',
  '{count, plural, one {# code scans} other {# codes scan}}':
    '{count, plural, one {# code se lit} other {# codes se lisent}}',
  '{count, plural, one {# code scans} other {# codes scan}}, {unread} left out because they do not:':
    '{count, plural, one {# code se lit} other {# codes se lisent}}, {unread} écartés car illisibles :',
  '{count, plural, one {# colour} other {# colours}}: {colors}':
    '{count, plural, one {# couleur} other {# couleurs}} : {colors}',
  '{count, plural, one {# column name stays as it was: a table and its formulas refer to it.} other {# column names stay as they were: tables and formulas refer to them.}}':
    '{count, plural, one {# nom de colonne est resté tel quel : un tableau et ses formules y font référence.} other {# noms de colonnes sont restés tels quels : des tableaux et des formules y font référence.}}',
  '{count, plural, one {# day} other {# days}}': '{count, plural, one {# jour} other {# jours}}',
  '{count, plural, one {# file is} other {# files are}} in the ZIP, about as large as before':
    '{count, plural, one {# fichier est} other {# fichiers sont}} dans le ZIP, à peu près aussi volumineux qu’avant',
  '{count, plural, one {# file} other {# files}}': '{count, plural, one {# fichier} other {# fichiers}}',
  '{count, plural, one {# file} other {# files}} of the same name got a number, such as {example}.':
    '{count, plural, one {# fichier de même nom a reçu un numéro, comme} other {# fichiers de même nom ont reçu un numéro, comme}} {example}.',
  '{count, plural, one {# file} other {# files}} opened':
    '{count, plural, one {# fichier ouvert} other {# fichiers ouverts}}',
  '{count, plural, one {# form field got a new name, so that no two share a value.} other {# form fields got a new name, so that no two share a value.}}':
    '{count, plural, one {# champ de formulaire a reçu un nouveau nom, pour que deux champs ne partagent pas une valeur.} other {# champs de formulaire ont reçu un nouveau nom, pour que deux champs ne partagent pas une valeur.}}',
  '{count, plural, one {# form field} other {# form fields}}':
    '{count, plural, one {# champ de formulaire} other {# champs de formulaire}}',
  '{count, plural, one {# hit} other {# hits}} replaced':
    '{count, plural, one {# occurrence remplacée} other {# occurrences remplacées}}',
  '{count, plural, one {# hour} other {# hours}}': '{count, plural, one {# heure} other {# heures}}',
  '{count, plural, one {# image} other {# images}}': '{count, plural, one {# image} other {# images}}',
  '{count, plural, one {# image} other {# images}}, one on each page':
    '{count, plural, one {# image} other {# images}}, une sur chaque page',
  '{count, plural, one {# image} other {# images}}, {failures} failed':
    '{count, plural, one {# image} other {# images}}, {failures} en échec',
  '{count, plural, one {# is stored uncompressed, as compression would not make it smaller.} other {# are stored uncompressed, as compression would not make them smaller.}}':
    '{count, plural, one {# est stocké sans compression, car elle ne le rendrait pas plus petit.} other {# sont stockés sans compression, car elle ne les rendrait pas plus petits.}}',
  '{count, plural, one {# link of this browser is} other {# links of this browser are}} not in your account yet.':
    '{count, plural, one {# lien de ce navigateur n’est} other {# liens de ce navigateur ne sont}} pas encore dans votre compte.',
  '{count, plural, one {# link} other {# links}}': '{count, plural, one {# lien} other {# liens}}',
  '{count, plural, one {# million years} other {# million years}}':
    '{count, plural, one {# million d’années} other {# millions d’années}}',
  '{count, plural, one {# minute of reading} other {# minutes of reading}}':
    '{count, plural, one {# minute de lecture} other {# minutes de lecture}}',
  '{count, plural, one {# minute of speech} other {# minutes of speech}}':
    '{count, plural, one {# minute de parole} other {# minutes de parole}}',
  '{count, plural, one {# minute} other {# minutes}}': '{count, plural, one {# minute} other {# minutes}}',
  '{count, plural, one {# month} other {# months}}': '{count, plural, one {# mois} other {# mois}}',
  '{count, plural, one {# note or mark} other {# annotations}}':
    '{count, plural, one {# note ou marque} other {# annotations}}',
  '{count, plural, one {# page could not be read and is unchanged.} other {# pages could not be read and are unchanged.}}':
    '{count, plural, one {# page n’a pas pu être lue et reste inchangée.} other {# pages n’ont pas pu être lues et restent inchangées.}}',
  '{count, plural, one {# page has} other {# pages have}} arrived.':
    '{count, plural, one {# page est arrivée} other {# pages sont arrivées}}.',
  '{count, plural, one {# page is} other {# pages are}} chosen: {chosen}':
    '{count, plural, one {# page est choisie} other {# pages sont choisies}} : {chosen}',
  '{count, plural, one {# page is} other {# pages are}} in your list.':
    '{count, plural, one {# page est} other {# pages sont}} dans votre liste.',
  '{count, plural, one {# page} other {# pages}}': '{count, plural, one {# page} other {# pages}}',
  '{count, plural, one {# paragraph} other {# paragraphs}}':
    '{count, plural, one {# paragraphe} other {# paragraphes}}',
  '{count, plural, one {# passage} other {# passages}} to look at':
    '{count, plural, one {# passage} other {# passages}} à vérifier',
  '{count, plural, one {# photo} other {# photos}}': '{count, plural, one {# photo} other {# photos}}',
  '{count, plural, one {# photo} other {# photos}}, {failures} failed':
    '{count, plural, one {# photo} other {# photos}}, {failures} en échec',
  '{count, plural, one {# post} other {# posts}}': '{count, plural, one {# article} other {# articles}}',
  '{count, plural, one {# result was} other {# results were}} deleted meanwhile.':
    '{count, plural, one {# résultat a été supprimé} other {# résultats ont été supprimés}} entre-temps.',
  '{count, plural, one {# second} other {# seconds}}': '{count, plural, one {# seconde} other {# secondes}}',
  '{count, plural, one {# sentence was} other {# sentences were}} not translated: numbers, links or code would have been lost.':
    '{count, plural, one {# phrase n’a pas été traduite} other {# phrases n’ont pas été traduites}} : des nombres, des liens ou du code auraient été perdus.',
  '{count, plural, one {# sentence} other {# sentences}}': '{count, plural, one {# phrase} other {# phrases}}',
  '{count, plural, one {# table is} other {# tables are}} in one file, separated by empty lines. XLSX has a sheet for each.':
    '{count, plural, one {# tableau est} other {# tableaux sont}} dans un seul fichier, séparés par des lignes vides. XLSX a une feuille pour chacun.',
  '{count, plural, one {# table} other {# tables}}': '{count, plural, one {# tableau} other {# tableaux}}',
  '{count, plural, one {# thousand years} other {# thousand years}}':
    '{count, plural, one {# millier d’années} other {# milliers d’années}}',
  '{count, plural, one {# tool} other {# tools}}': '{count, plural, one {# outil} other {# outils}}',
  '{count, plural, one {# word} other {# words}}': '{count, plural, one {# mot} other {# mots}}',
  '{count, plural, one {# year} other {# years}}': '{count, plural, one {# an} other {# ans}}',
  '{count, plural, one {An image of the original cannot be shown by any program, and stayed as it is.} other {# images of the original cannot be shown by any program, and stayed as they are.}}':
    '{count, plural, one {Une image de l’original ne peut être affichée par aucun programme et est restée telle quelle.} other {# images de l’original ne peuvent être affichées par aucun programme et sont restées telles quelles.}}',
  '{count, plural, one {Could not be read, and so not be searched: page {pages}.} other {Could not be read, and so not be searched: pages {pages}.}}':
    '{count, plural, one {N’a pas pu être lue, et donc pas parcourue : la page {pages}.} other {N’ont pas pu être lues, et donc pas parcourues : les pages {pages}.}}',
  '{count, plural, one {Page without text: {pages}. It is empty, or an image of text.} other {Pages without text: {pages}. They are empty, or images of text.}}':
    '{count, plural, one {Page sans texte : {pages}. Elle est vide, ou c’est une image de texte.} other {Pages sans texte : {pages}. Elles sont vides, ou ce sont des images de texte.}}',
  '{count, plural, one {Page {listed} of this PDF holds} other {Pages {listed} of this PDF hold}} no text: empty, or an image of text such as a scan.':
    '{count, plural, one {La page {listed} de ce PDF ne contient pas de texte : elle est vide, ou c’est une image de texte comme une numérisation.} other {Les pages {listed} de ce PDF ne contiennent pas de texte : elles sont vides, ou ce sont des images de texte comme une numérisation.}}',
  '{count, plural, one {Page {pages} could not be read and is unchanged.} other {Pages {pages} could not be read and are unchanged.}}':
    '{count, plural, one {La page {pages} n’a pas pu être lue et reste inchangée.} other {Les pages {pages} n’ont pas pu être lues et restent inchangées.}}',
  '{count, plural, one {Page {pages} still has some colour: gradients and spot colours cannot be turned gray here.} other {Pages {pages} still have some colour: gradients and spot colours cannot be turned gray here.}}':
    '{count, plural, one {La page {pages} a encore de la couleur : les dégradés et les tons directs ne peuvent pas être mis en gris ici.} other {Les pages {pages} ont encore de la couleur : les dégradés et les tons directs ne peuvent pas être mis en gris ici.}}',
  '{count, plural, one {Page {pages} was not scanned here, so no text was read in it.} other {Pages {pages} were not scanned here, so no text was read in them.}}':
    '{count, plural, one {La page {pages} n’a pas été numérisée ici, son texte n’a donc pas été lu.} other {Les pages {pages} n’ont pas été numérisées ici, leur texte n’a donc pas été lu.}}',
  '{count, plural, one {Page {pages} would have looked different, and was compressed more gently.} other {Pages {pages} would have looked different, and were compressed more gently.}}':
    '{count, plural, one {La page {pages} aurait eu un aspect différent et a été compressée plus légèrement.} other {Les pages {pages} auraient eu un aspect différent et ont été compressées plus légèrement.}}',
  '{count, plural, one {Start without it} other {Start without them}}':
    '{count, plural, one {Commencer sans elle} other {Commencer sans elles}}',
  '{count, plural, one {The file was} other {All # files were}} read back from the ZIP and verified.':
    '{count, plural, one {Le fichier a été relu depuis le ZIP et vérifié.} other {Les # fichiers ont tous été relus depuis le ZIP et vérifiés.}}',
  '{count, plural, one {Waiting: # job before yours} other {Waiting: # jobs before yours}}':
    '{count, plural, one {En attente : # tâche avant la vôtre} other {En attente : # tâches avant la vôtre}}',
  '{count, plural, one {You have used your free {one} for this month. The next comes {resets}.} other {You have used your # free {many} for this month. They come back {resets}.}} Pro users have no such limit.':
    '{count, plural, one {Vous avez épuisé votre quota gratuit de ce mois-ci (# {one}). Il revient {resets}.} other {Vous avez épuisé votre quota gratuit de ce mois-ci (# {many}). Il revient {resets}.}} Les utilisateurs Pro n’ont pas cette limite.',
  '{count, plural, one {You have used your free {one} for today. The next comes {resets}.} other {You have used your # free {many} for today. They come back {resets}.}} Pro users have no such limit.':
    '{count, plural, one {Vous avez épuisé votre quota gratuit d’aujourd’hui (# {one}). Il revient {resets}.} other {Vous avez épuisé votre quota gratuit d’aujourd’hui (# {many}). Il revient {resets}.}} Les utilisateurs Pro n’ont pas cette limite.',
  '{count, plural, one {Your edit is still here.} other {Your # edits are still here.}}':
    '{count, plural, one {Votre modification est toujours là.} other {Vos # modifications sont toujours là.}}',
  '{count, plural, one {page {pages}} other {pages {pages}}}':
    '{count, plural, one {page {pages}} other {pages {pages}}}',
  '{count, plural, one {tool in the bag} other {tools in the bag}}':
    '{count, plural, one {outil dans la sacoche} other {outils dans la sacoche}}',
  '{count, plural, one {{names} is locked and will be left out. Enter the password to take it in.} other {{names} are locked and will be left out. Enter the password to take them in.}}':
    '{count, plural, one {{names} est verrouillé et sera écarté. Saisissez le mot de passe pour l’inclure.} other {{names} sont verrouillés et seront écartés. Saisissez le mot de passe pour les inclure.}}',
  '{count, plural, one {{pages} is a scan: an image of text without text behind it. In the result, it is an image as well.} other {{pages} are scans: images of text without text behind them. In the result, they are images as well.}}':
    '{count, plural, one {{pages} est une numérisation : une image de texte sans texte derrière. Dans le résultat, c’est aussi une image.} other {{pages} sont des numérisations : des images de texte sans texte derrière. Dans le résultat, ce sont aussi des images.}}',
  '{count, plural, one {{pages} is a scan: an image of text without text behind it. It is not in the result.} other {{pages} are scans: images of text without text behind them. They are not in the result.}}':
    '{count, plural, one {{pages} est une numérisation : une image de texte sans texte derrière. Elle n’est pas dans le résultat.} other {{pages} sont des numérisations : des images de texte sans texte derrière. Elles ne sont pas dans le résultat.}}',
  '{count, plural, one {{pages}: its text was recognised from its image; much of it may be wrong (confidence {confidence}%).} other {{pages}: their text was recognised from images; much of it may be wrong (confidence {confidence}%).}}':
    '{count, plural, one {{pages} : son texte a été reconnu à partir de son image ; une grande partie peut être fausse (confiance {confidence} %).} other {{pages} : leur texte a été reconnu à partir d’images ; une grande partie peut être fausse (confiance {confidence} %).}}',
  '{count, plural, one {{pages}: its text was recognised from its image; please check it where it matters.} other {{pages}: their text was recognised from images; please check it where it matters.}}':
    '{count, plural, one {{pages} : son texte a été reconnu à partir de son image ; veuillez le vérifier là où c’est important.} other {{pages} : leur texte a été reconnu à partir d’images ; veuillez le vérifier là où c’est important.}}',
  '{country} is not part of SEPA, so a payment code cannot hold this IBAN.':
    '{country} ne fait pas partie du SEPA ; un code de paiement ne peut donc pas contenir cet IBAN.',
  '{count} before that': '{count} auparavant',
  '{count} blank': '{count} vierges',
  '{count} by browsers that load ahead': '{count} par des navigateurs qui préchargent',
  '{count} by chats for a preview': '{count} par des messageries pour un aperçu',
  '{count} by robots': '{count} par des robots',
  '{count} different ones.': '{count} différents.',
  '{count} found': '{count} trouvés',
  '{count} had text already': '{count} avaient déjà du texte',
  '{count} more': '{count} de plus',
  '{damaged, plural, one {# damaged page} other {# damaged pages}}':
    '{damaged, plural, one {# page endommagée} other {# pages endommagées}}',
  '{days, plural, one {# day} other {# days}}': '{days, plural, one {# jour} other {# jours}}',
  '{days, plural, one {Last day} other {Last # days}}': '{days, plural, one {Dernier jour} other {# derniers jours}}',
  '{days, plural, one {The first day of your first subscription costs nothing.} other {The first # days of your first subscription cost nothing.}} You enter a card, nothing is charged, and if you cancel before the trial ends nothing ever will be.':
    '{days, plural, one {Le premier jour de votre premier abonnement ne coûte rien.} other {Les # premiers jours de votre premier abonnement ne coûtent rien.}} Vous saisissez une carte, rien n’est débité, et si vous résiliez avant la fin de l’essai, rien ne le sera jamais.',
  '{department} · {location} · {type} · since': '{department} · {location} · {type} · depuis',
  '{done, plural, one {# edit saved.} other {# edits saved.}}':
    '{done, plural, one {# modification enregistrée.} other {# modifications enregistrées.}}',
  '{done} of {all} edits saved.': '{done} modifications enregistrées sur {all}.',
  '{done} of {all} files done': '{done} fichiers sur {all} terminés',
  '{done} of {all} files done, {failed} failed': '{done} fichiers sur {all} terminés, {failed} en échec',
  '{done} of {total, plural, one {# task} other {# tasks}}':
    '{done} sur {total, plural, one {# tâche} other {# tâches}}',
  '{done} of {total}': '{done} sur {total}',
  '{dpi} dpi': '{dpi} ppp',
  '{dueNowCents} today: free days are for once, and they were used before with this account, its address, this card or at this network.':
    '{dueNowCents} aujourd’hui : les jours gratuits ne valent qu’une fois, et ils ont déjà été utilisés avec ce compte, son adresse, cette carte ou ce réseau.',
  '{edits, plural, one {# edit} other {# edits}}': '{edits, plural, one {# modification} other {# modifications}}',
  '{edits, plural, one {# edit} other {# edits}} and {fields, plural, one {# filled form field} other {# filled form fields}}':
    '{edits, plural, one {# modification} other {# modifications}} et {fields, plural, one {# champ de formulaire rempli} other {# champs de formulaire remplis}}',
  '{edits, plural, one {Delete # edit} other {Delete # edits}}':
    '{edits, plural, one {Supprimer # modification} other {Supprimer # modifications}}',
  '{edits, plural, one {You have # edit on the PDF that is open.} other {You have # edits on the PDF that is open.}}':
    '{edits, plural, one {Vous avez # modification sur le PDF ouvert.} other {Vous avez # modifications sur le PDF ouvert.}}',
  '{edits, plural, one {Your # edit was made on that one.} other {Your # edits were made on that one.}}':
    '{edits, plural, one {Votre # modification a été faite sur celui-là.} other {Vos # modifications ont été faites sur celui-là.}}',
  '{edit}, page {page}': '{edit}, page {page}',
  '{email} gets Pro for this many days, starting now.': '{email} reçoit Pro pour ce nombre de jours, dès maintenant.',
  '{email} is in the setting ADMIN_EMAILS. Remove it there to revoke the role.':
    '{email} figure dans le réglage ADMIN_EMAILS. Retirez cette adresse de là pour révoquer le rôle.',
  '{email} is not an administrator of this site.': '{email} n’est pas un administrateur de ce site.',
  '{email} is yours.': '{email} est à vous.',
  '{excess} over': '{excess} de trop',
  '{expiresAt} is no date and time, such as 2027-01-31 12:00.':
    '{expiresAt} n’est pas une date avec une heure, comme 2027-01-31 12:00.',
  '{failures} of {all} failed.': '{failures} sur {all} en échec.',
  '{failure} What you wrote is kept.': '{failure} Ce que vous avez écrit est conservé.',
  '{features}. The quality of the results is the same on both plans.':
    '{features}. La qualité des résultats est la même dans les deux formules.',
  '{field} (page {page})': '{field} (page {page})',
  '{fileName} is damaged, or not the kind of file its name says. {message}':
    '{fileName} est endommagé, ou n’est pas du type que son nom indique. {message}',
  '{fileName} is now searchable.': '{fileName} est maintenant interrogeable.',
  '{fileName} is over 100MB limit': '{fileName} dépasse la limite de 100 Mo',
  '{fileName} is ready.': '{fileName} est prêt.',
  '{fileName} is too large. {who} can edit PDFs up to {maxBytes}.':
    '{fileName} est trop volumineux. {who} : PDF modifiables jusqu’à {maxBytes}.',
  '{fileName} is too large. {who} can merge files up to {maxBytes} each.':
    '{fileName} est trop volumineux. {who} : fichiers fusionnés jusqu’à {maxBytes} chacun.',
  '{fileName} is too large. {who} can place pictures up to {maxBytes}.':
    '{fileName} est trop volumineux. {who} : images à placer jusqu’à {maxBytes}.',
  '{fileName} is too large: {who} can convert files up to {limit}.':
    '{fileName} est trop volumineux. {who} : fichiers convertis jusqu’à {limit}.',
  '{filename} is ready.': '{filename} est prêt.',
  '{files, plural, one {# file was left out: links, or files not found under the name listed.} other {# files were left out: links, or files not found under the name listed.}}':
    '{files, plural, one {# fichier a été écarté : liens, ou fichiers introuvables sous le nom listé.} other {# fichiers ont été écartés : liens, ou fichiers introuvables sous le nom listé.}}',
  '{files, plural, one {# file} other {# files}} in one PDF of {pages, plural, one {# page} other {# pages}}.':
    '{files, plural, one {# fichier} other {# fichiers}} en un seul PDF de {pages, plural, one {# page} other {# pages}}.',
  '{files, plural, one {# file} other {# files}}, {others, plural, one {# other} other {# others}}':
    '{files, plural, one {# fichier} other {# fichiers}}, {others, plural, one {# autre} other {# autres}}',
  '{files, plural, one {{names} could not be kept when the page was reloaded. Please add it again.} other {{names} could not be kept when the page was reloaded. Please add them again.}}':
    '{files, plural, one {{names} n’a pas pu être conservé au rechargement de la page. Veuillez l’ajouter à nouveau.} other {{names} n’ont pas pu être conservés au rechargement de la page. Veuillez les ajouter à nouveau.}}',
  '{fine, plural, one {# row is fine} other {# rows are fine}}':
    '{fine, plural, one {# ligne est correcte} other {# lignes sont correctes}}',
  '{fine, plural, one {# row is fine} other {# rows are fine}}, {wrong, plural, one {# is left out:} other {# are left out:}}':
    '{fine, plural, one {# ligne est correcte} other {# lignes sont correctes}}, {wrong, plural, one {# est écartée :} other {# sont écartées :}}',
  '{first} and {others, plural, one {# other file} other {# other files}}':
    '{first} et {others, plural, one {# autre fichier} other {# autres fichiers}}',
  '{fonts, plural, one {# font not inside} other {# fonts not inside}}':
    '{fonts, plural, one {# police non intégrée} other {# polices non intégrées}}',
  '{font} has no bold or italic, either.': '{font} n’a pas non plus de gras ni d’italique.',
  '{font} has no bold, either.': '{font} n’a pas non plus de gras.',
  '{font} has no italic, either.': '{font} n’a pas non plus d’italique.',
  '{found, plural, one {# code found.} other {# codes found.}}':
    '{found, plural, one {# code trouvé.} other {# codes trouvés.}}',
  '{found} of {count, plural, one {# call} other {# calls}}':
    '{found} sur {count, plural, one {# appel} other {# appels}}',
  '{free} (Pro: {pro})': '{free} (Pro : {pro})',
  '{from} becomes {to}': '{from} devient {to}',
  '{from} cannot be converted to {to} here. Please choose {offered}.':
    'La conversion de {from} en {to} n’est pas possible ici. Veuillez choisir {offered}.',
  '{from} wrote:': '{from} a écrit :',
  '{hidden, plural, one {# more term is} other {# more terms are}} for other languages.':
    '{hidden, plural, one {# autre terme concerne} other {# autres termes concernent}} d’autres langues.',
  '{hidden} more': '{hidden} de plus',
  '{hits, plural, one {# hit} other {# hits}} on {pages, plural, one {# page} other {# pages}}':
    '{hits, plural, one {# occurrence} other {# occurrences}} sur {pages, plural, one {# page} other {# pages}}',
  '{hosts, plural, one {# more comes from LINK_BLOCKLIST_FILE.} other {# more come from LINK_BLOCKLIST_FILE.}}':
    '{hosts, plural, one {# de plus vient de LINK_BLOCKLIST_FILE.} other {# de plus viennent de LINK_BLOCKLIST_FILE.}}',
  '{host} gave no access token ({status}). Is the refresh token still valid?':
    '{host} n’a pas fourni de jeton d’accès ({status}). Le jeton d’actualisation est-il encore valide ?',
  '{host}, for free users who agreed, in frames that know nothing of the page around them':
    '{host}, pour les utilisateurs gratuits qui ont accepté, dans des cadres qui ne savent rien de la page qui les entoure',
  '{host}, which gives the access tokens, does not answer.': '{host}, qui fournit les jetons d’accès, ne répond pas.',
  '{hours, plural, one {# hour} other {# hours}}': '{hours, plural, one {# heure} other {# heures}}',
  '{hours, plural, one {in # hour} other {in # hours}}, at midnight UTC':
    '{hours, plural, one {dans # heure} other {dans # heures}}, à minuit UTC',
  '{hours} h {minutes} min': '{hours} h {minutes} min',
  '{ideas} in progress': '{ideas} en cours',
  '{images, plural, one {# image of the original is damaged beyond repair and was left as it is.} other {# images of the original are damaged beyond repair and were left as they are.}}':
    '{images, plural, one {# image de l’original est irrémédiablement endommagée et a été laissée telle quelle.} other {# images de l’original sont irrémédiablement endommagées et ont été laissées telles quelles.}}',
  '{images, plural, one {# image was left out: Markdown has room for text only. HTML and DOCX keep them.} other {# images were left out: Markdown has room for text only. HTML and DOCX keep them.}}':
    '{images, plural, one {# image a été omise : Markdown n’accepte que du texte. HTML et DOCX les conservent.} other {# images ont été omises : Markdown n’accepte que du texte. HTML et DOCX les conservent.}}',
  '{images, plural, one {# image was left out: Markdown has room for text only.} other {# images were left out: Markdown has room for text only.}}':
    '{images, plural, one {# image a été omise : Markdown n’accepte que du texte.} other {# images ont été omises : Markdown n’accepte que du texte.}}',
  '{kept, plural, one {Keep the edit} other {Keep the # edits}}':
    '{kept, plural, one {Garder la modification} other {Garder les # modifications}}',
  '{kept} Choose the file again to go on.': '{kept} Choisissez à nouveau le fichier pour continuer.',
  '{kind}, page {page}': '{kind}, page {page}',
  '{label} (optional)': '{label} (facultatif)',
  '{label}: arrow keys move the brush, the space bar marks':
    '{label} : les touches fléchées déplacent le pinceau, la barre d’espace marque',
  '{label}: length': '{label} : longueur',
  '{label}: picker': '{label} : sélecteur',
  '{label}: please send one image.': '{label} : veuillez envoyer une seule image.',
  '{label}: unit': '{label} : unité',
  '{language} for term {number}': '{language} pour le terme {number}',
  '{language}, {percent}% sure': '{language}, sûr à {percent} %',
  '{left, plural, one {# character left} other {# characters left}}':
    '{left, plural, one {# caractère restant} other {# caractères restants}}',
  '{left, plural, one {One of them is} other {# of them are}} free this month; the others wait.':
    '{left, plural, =0 {Aucune n’est gratuite} one {L’une d’elles est gratuite} other {# d’entre elles sont gratuites}} ce mois-ci ; les autres attendent.',
  '{length, plural, one {# character} other {# characters}} cannot hold the {demanded} you ask for. Please raise the length or lower the minimums.':
    '{length, plural, one {# caractère ne peut} other {# caractères ne peuvent}} pas contenir les {demanded} que vous demandez. Veuillez augmenter la longueur ou baisser les minimums.',
  '{lines, plural, one {# line} other {# lines}} changed on {pages, plural, one {# page} other {# pages}}':
    '{lines, plural, one {# ligne modifiée} other {# lignes modifiées}} sur {pages, plural, one {# page} other {# pages}}',
  '{links, plural, one {# link is listed but never unpacked.} other {# links are listed but never unpacked.}}':
    '{links, plural, one {# lien est listé mais jamais extrait.} other {# liens sont listés mais jamais extraits.}}',
  '{made} of {total} made, stopped after {done}.': '{made} sur {total} créés, arrêt après {done}.',
  '{made} of {total} made.': '{made} sur {total} créés.',
  '{margin} mm': '{margin} mm',
  '{marked} marked': '{marked} marquées',
  '{matches, plural, one {# match} other {# matches}}': '{matches, plural, one {# occurrence} other {# occurrences}}',
  '{max, plural, one {Up to # file is processed} other {Up to # files are processed}} at once. Please send this one when one of the others is done.':
    '{max, plural, one {# fichier au maximum est traité} other {# fichiers au maximum sont traités}} à la fois. Veuillez envoyer celui-ci quand l’un des autres sera terminé.',
  '{message} You stay Pro until {graceEndsAt}.': '{message} Vous restez Pro jusqu’au {graceEndsAt}.',
  '{message} Your message is kept in this browser.': '{message} Votre message est conservé dans ce navigateur.',
  '{millimetres} mm wide, in the look of the Create tab, with its logo.':
    '{millimetres} mm de large, avec l’aspect de l’onglet Créer et son logo.',
  '{millimetres} mm wide, in the look of the Create tab.':
    '{millimetres} mm de large, avec l’aspect de l’onglet Créer.',
  '{milliseconds} ms': '{milliseconds} ms',
  '{min, plural, one {# character} other {# characters}} or more':
    '{min, plural, one {# caractère} other {# caractères}} ou plus',
  '{min, plural, one {# entry} other {# entries}} or more': '{min, plural, one {# entrée} other {# entrées}} ou plus',
  '{minutes, plural, one {# minute} other {# minutes}}': '{minutes, plural, one {# minute} other {# minutes}}',
  '{minutes, plural, one {# minute} other {# minutes}} to read':
    '{minutes, plural, one {# minute} other {# minutes}} de lecture',
  '{minutes, plural, one {in # minute} other {in # minutes}}, at midnight UTC':
    '{minutes, plural, one {dans # minute} other {dans # minutes}}, à minuit UTC',
  '{minutes} min': '{minutes} min',
  '{min} or more': '{min} ou plus',
  '{min} to {max, plural, one {# character} other {# characters}}':
    'de {min} à {max, plural, one {# caractère} other {# caractères}}',
  '{min} to {max, plural, one {# entry} other {# entries}}':
    'de {min} à {max, plural, one {# entrée} other {# entrées}}',
  '{min} to {max}': 'de {min} à {max}',
  '{modules, plural, one {# module} other {# modules}}': '{modules, plural, one {# module} other {# modules}}',
  '{modules} × {modules} modules, level {errorLevel}': '{modules} × {modules} modules, niveau {errorLevel}',
  '{months, plural, one {{percent}% off the first month} other {{percent}% off the first # months}}':
    '{months, plural, one {{percent} % de réduction le premier mois} other {{percent} % de réduction les # premiers mois}}',
  '{moved, plural, one {# link} other {# links}} moved to your account':
    '{moved, plural, one {# lien déplacé} other {# liens déplacés}} vers votre compte',
  '{names, plural, one {# name began at the root of the disk and was moved inside the folder.} other {# names began at the root of the disk and were moved inside the folder.}}':
    '{names, plural, one {# nom commençait à la racine du disque et a été ramené dans le dossier.} other {# noms commençaient à la racine du disque et ont été ramenés dans le dossier.}}',
  '{names, plural, one {# name cannot be stored on Windows and was changed.} other {# names cannot be stored on Windows and were changed.}}':
    '{names, plural, one {# nom ne peut pas être enregistré sous Windows et a été modifié.} other {# noms ne peuvent pas être enregistrés sous Windows et ont été modifiés.}}',
  '{names, plural, one {# name contained invisible control characters, which were removed.} other {# names contained invisible control characters, which were removed.}}':
    '{names, plural, one {# nom contenait des caractères de contrôle invisibles, qui ont été supprimés.} other {# noms contenaient des caractères de contrôle invisibles, qui ont été supprimés.}}',
  '{names, plural, one {# name named a drive and was moved inside the folder.} other {# names named a drive and were moved inside the folder.}}':
    '{names, plural, one {# nom désignait un lecteur et a été ramené dans le dossier.} other {# noms désignaient un lecteur et ont été ramenés dans le dossier.}}',
  '{names, plural, one {# name pointed outside the folder and was moved inside.} other {# names pointed outside the folder and were moved inside.}}':
    '{names, plural, one {# nom pointait hors du dossier et a été ramené à l’intérieur.} other {# noms pointaient hors du dossier et ont été ramenés à l’intérieur.}}',
  '{names, plural, one {# name was empty and was replaced.} other {# names were empty and were replaced.}}':
    '{names, plural, one {# nom était vide et a été remplacé.} other {# noms étaient vides et ont été remplacés.}}',
  '{names, plural, one {# name was too long and was shortened.} other {# names were too long and were shortened.}}':
    '{names, plural, one {# nom était trop long et a été raccourci.} other {# noms étaient trop longs et ont été raccourcis.}}',
  '{name} (not inside)': '{name} (non intégrée)',
  '{name} (required)': '{name} (obligatoire)',
  '{name} and {others} more': '{name} et {others} de plus',
  '{name} before and after': '{name} avant et après',
  '{name} cannot be shown: it may be damaged or not an image. You can still try to process it; a failed photo does not count as a scan.':
    '{name} ne peut pas être affiché : il est peut-être endommagé ou n’est pas une image. Vous pouvez tout de même essayer de le traiter ; une photo qui échoue ne compte pas comme une numérisation.',
  '{name} code': 'Code {name}',
  '{name} could not be stored by the browser. Add it again.':
    '{name} n’a pas pu être conservé par le navigateur. Ajoutez-le à nouveau.',
  '{name} could not translate this now.': '{name} n’a pas pu traduire cela maintenant.',
  '{name} did not answer, so your text was not translated. Please try again in a minute.':
    '{name} n’a pas répondu ; votre texte n’a donc pas été traduit. Veuillez réessayer dans une minute.',
  "{name} does not accept this site's requests now, so your text was not translated. The operator of this site has to look into it.":
    '{name} n’accepte pas les requêtes de ce site en ce moment ; votre texte n’a donc pas été traduit. L’exploitant de ce site doit s’en occuper.',
  '{name} has more than 100 megapixels. Please choose a smaller copy.':
    '{name} dépasse 100 mégapixels. Veuillez choisir une copie plus petite.',
  '{name} has too much to do, or this site has used up its amount there. Please try again later.':
    '{name} est surchargé, ou ce site y a épuisé son volume. Veuillez réessayer plus tard.',
  '{name} includes': '{name} comprend',
  '{name} is completely transparent, so it has no colours.':
    '{name} est entièrement transparent et n’a donc pas de couleurs.',
  '{name} is empty (0 bytes). Please choose a file with content.':
    '{name} est vide (0 octet). Veuillez choisir un fichier avec du contenu.',
  '{name} is empty.': '{name} : vide.',
  '{name} is larger than 100 MB. Please choose a smaller copy of it.':
    '{name} dépasse 100 Mo. Veuillez en choisir une copie plus petite.',
  '{name} is larger than 50 MB. Please choose a smaller copy.':
    '{name} dépasse 50 Mo. Veuillez choisir une copie plus petite.',
  '{name} is larger than {maxBytes}. Please split it.': '{name} dépasse {maxBytes}. Veuillez le diviser.',
  '{name} is locked.': '{name} est verrouillé.',
  '{name} is no longer on the server. Please choose it again.':
    '{name} n’est plus sur le serveur. Veuillez le choisir à nouveau.',
  '{name} is not an image that this browser can show. Please choose a JPEG or PNG.':
    '{name} n’est pas une image que ce navigateur peut afficher. Veuillez choisir un JPEG ou un PNG.',
  '{name} is not an image. Please choose a JPEG, PNG, WebP, GIF, AVIF or SVG file.':
    '{name} n’est pas une image. Veuillez choisir un fichier JPEG, PNG, WebP, GIF, AVIF ou SVG.',
  '{name} is not an image. Please choose a PNG, JPEG, WebP, GIF or SVG file.':
    '{name} n’est pas une image. Veuillez choisir un fichier PNG, JPEG, WebP, GIF ou SVG.',
  '{name} is not {wanted}.': '{name} n’est pas {wanted}.',
  '{name} is not {wanted}: it has {size} instead of {wantedSize}.':
    '{name} n’est pas {wanted} : il fait {size} au lieu de {wantedSize}.',
  '{name} is too large for this browser. Please choose a smaller image.':
    '{name} est trop grand pour ce navigateur. Veuillez choisir une image plus petite.',
  '{name} is too long.': '{name} est trop long.',
  '{name} landscape': '{name} paysage',
  '{name} may have up to {max, plural, one {# character} other {# characters}}.':
    '{name} : {max, plural, one {# caractère} other {# caractères}} au maximum.',
  '{name} must be a colour such as #ffffff.': '{name} doit être une couleur comme #ffffff.',
  '{name} must be a number from {least} to {most}.': '{name} doit être un nombre de {least} à {most}.',
  '{name} must be a number.': '{name} doit être un nombre.',
  '{name} must be a whole number from 1 to {maxSide} pixels.':
    '{name} doit être un nombre entier de 1 à {maxSide} pixels.',
  '{name} must be a whole number.': '{name} doit être un nombre entier.',
  '{name} must be at least {min}.': '{name} doit être au moins {min}.',
  '{name} must be at most {max, plural, other {#}}.': '{name} doit être au maximum {max, plural, one {#} other {#}}.',
  '{name} must be text.': '{name} doit être un texte.',
  '{name} must have at most {max, plural, one {# character} other {# characters}}.':
    '{name} : {max, plural, one {# caractère} other {# caractères}} au maximum.',
  '{name} on this site translated it instead.': '{name}, sur ce site, l’a traduit à la place.',
  '{name} opened': '{name} ouvert',
  '{name} shows nothing: it is empty or links to external content. Please try a PNG copy.':
    '{name} ne montre rien : le fichier est vide ou renvoie à un contenu externe. Veuillez essayer une copie PNG.',
  '{name} text': 'Texte {name}',
  '{name} was changed, moved or deleted on this device after you chose it. Please choose it again.':
    '{name} a été modifié, déplacé ou supprimé sur cet appareil après que vous l’avez choisi. Veuillez le choisir à nouveau.',
  '{name} was damaged and has been repaired as far as possible.':
    '{name} était endommagé et a été réparé autant que possible.',
  '{name} was protected; the result is not.': '{name} était protégé ; le résultat ne l’est pas.',
  '{name} with the {name2}': '{name} avec : {name2}',
  '{name}, {n}, {ext}, {date}; {nnn} for 001. Such as {namePattern}':
    '{name}, {n}, {ext}, {date} ; {nnn} pour 001. Par exemple {namePattern}',
  '{name}. Save it to use it again.': '{name}. Enregistrez-la pour la réutiliser.',
  '{name}: added': '{name} : ajout',
  '{name}: with Pro only.': '{name} : avec Pro uniquement.',
  '{name}: {used} of {max} used': '{name} : {used} utilisés sur {max}',
  '{number} is deleted': '{number} est supprimée',
  '{number} of {all}': '{number} sur {all}',
  '{operation} takes {types}.': '{operation} accepte {types}.',
  '{outside, plural, one {# image or other part of this document is external and was not loaded.} other {# images or other parts of this document are external and were not loaded.}}':
    '{outside, plural, one {# image ou autre partie de ce document est externe et n’a pas été chargée.} other {# images ou autres parties de ce document sont externes et n’ont pas été chargées.}}',
  '{pace} a minute': '{pace} par minute',
  '{pageCount, plural, one {This document has 1 page.} other {This document has the pages 1 to {last}.}}':
    '{pageCount, plural, one {Ce document a 1 page.} other {Ce document a les pages 1 à {last}.}}',
  '{pages, plural, one {# page across the file} other {# pages across the file}}':
    '{pages, plural, one {# page répartie dans le fichier} other {# pages réparties dans le fichier}}',
  '{pages, plural, one {# page deleted.} other {# pages deleted.}}':
    '{pages, plural, one {# page supprimée.} other {# pages supprimées.}}',
  '{pages, plural, one {# page inserted as page {number}.} other {# pages inserted as page {number}.}}':
    '{pages, plural, one {# page insérée comme page {number}.} other {# pages insérées à partir de la page {number}.}}',
  '{pages, plural, one {# page moved before place {place}.} other {# pages moved before place {place}.}}':
    '{pages, plural, one {# page déplacée avant la position {place}.} other {# pages déplacées avant la position {place}.}}',
  '{pages, plural, one {# page removed.} other {# pages removed.}}':
    '{pages, plural, one {# page retirée.} other {# pages retirées.}}',
  '{pages, plural, one {# page rotated left.} other {# pages rotated left.}}':
    '{pages, plural, one {# page pivotée vers la gauche.} other {# pages pivotées vers la gauche.}}',
  '{pages, plural, one {# page rotated right.} other {# pages rotated right.}}':
    '{pages, plural, one {# page pivotée vers la droite.} other {# pages pivotées vers la droite.}}',
  '{pages, plural, one {# page turned left.} other {# pages turned left.}}':
    '{pages, plural, one {# page pivotée vers la gauche.} other {# pages pivotées vers la gauche.}}',
  '{pages, plural, one {# page turned right.} other {# pages turned right.}}':
    '{pages, plural, one {# page pivotée vers la droite.} other {# pages pivotées vers la droite.}}',
  '{pages, plural, one {# page} other {# pages}}': '{pages, plural, one {# page} other {# pages}}',
  '{pages, plural, one {# page} other {# pages}} as {format}':
    '{pages, plural, one {# page} other {# pages}} en {format}',
  '{pages, plural, one {Delete # page} other {Delete # pages}}':
    '{pages, plural, one {Supprimer # page} other {Supprimer # pages}}',
  '{pages, plural, one {Rotate # page left} other {Rotate # pages left}}':
    '{pages, plural, one {Faire pivoter # page vers la gauche} other {Faire pivoter # pages vers la gauche}}',
  '{pages, plural, one {Rotate # page right} other {Rotate # pages right}}':
    '{pages, plural, one {Faire pivoter # page vers la droite} other {Faire pivoter # pages vers la droite}}',
  '{pages, plural, one {Searching, # page to go…} other {Searching, # pages to go…}}':
    '{pages, plural, one {Recherche en cours, encore # page…} other {Recherche en cours, encore # pages…}}',
  '{pages, plural, one {The PDF has # page.} other {The PDF has # pages.}}':
    '{pages, plural, one {Le PDF a # page.} other {Le PDF a # pages.}}',
  '{pages, plural, one {The link leads to page {toPage}, but there is only one page.} other {The link leads to page {toPage}, but there are only # pages.}}':
    '{pages, plural, one {Le lien mène à la page {toPage}, mais il n’y a qu’une page.} other {Le lien mène à la page {toPage}, mais il n’y a que # pages.}}',
  '{pages, plural, one {The text is that of # page, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.} other {The text is that of # pages, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.}}':
    '{pages, plural, one {Le texte est celui de # page, et ce PDF en a {pageCount}. Veuillez laisser un saut de page entre les textes de deux pages.} other {Le texte est celui de # pages, et ce PDF en a {pageCount}. Veuillez laisser un saut de page entre les textes de deux pages.}}',
  '{pages, plural, one {This document is very long: only its first page is in the PDF. Please split it to get the rest.} other {This document is very long: only its first # pages are in the PDF. Please split it to get the rest.}}':
    '{pages, plural, one {Ce document est très long : seule sa première page est dans le PDF. Veuillez le diviser pour obtenir le reste.} other {Ce document est très long : seules ses # premières pages sont dans le PDF. Veuillez le diviser pour obtenir le reste.}}',
  '{pages}: no text was found in the image.': '{pages} : aucun texte n’a été trouvé dans l’image.',
  '{pages}: the text could not be recognised.': '{pages} : le texte n’a pas pu être reconnu.',
  '{page} of {last}': '{page} sur {last}',
  '{paper} and other sizes': '{paper} et autres tailles',
  '{paper}: {pages, plural, one {# page} other {# pages}}': '{paper} : {pages, plural, one {# page} other {# pages}}',
  '{parts, plural, one {# part of this document, such as an image, cannot be read and may be missing from the result.} other {# parts of this document, such as an image, cannot be read and may be missing from the result.}}':
    '{parts, plural, one {# partie de ce document, comme une image, ne peut pas être lue et manque peut-être dans le résultat.} other {# parties de ce document, comme une image, ne peuvent pas être lues et manquent peut-être dans le résultat.}}',
  '{passages} and more': '{passages} et d’autres',
  '{people, plural, one {# person has this problem} other {# people have this problem}}':
    '{people, plural, one {# personne a ce problème} other {# personnes ont ce problème}}',
  '{percent} alike': 'ressemblance de {percent}',
  '{percent}% alike, differences show': 'Ressemblance de {percent} %, différences visibles',
  '{percent}% alike, hardly any difference': 'Ressemblance de {percent} %, presque aucune différence',
  '{percent}% alike, looks the same': 'Ressemblance de {percent} %, même aspect',
  '{percent}% alike, small differences close up': 'Ressemblance de {percent} %, petites différences de près',
  '{percent}% of all': '{percent} % du total',
  '{percent}% smaller': 'plus léger de {percent} %',
  '{pixels} × {pixels} pixels': '{pixels} × {pixels} pixels',
  '{pixels} × {pixels} pixels, in the look of the Create tab, with its logo.':
    '{pixels} × {pixels} pixels, avec l’aspect de l’onglet Créer et son logo.',
  '{pixels} × {pixels} pixels, in the look of the Create tab.':
    '{pixels} × {pixels} pixels, avec l’aspect de l’onglet Créer.',
  '{pixels} × {pixels} px': '{pixels} × {pixels} px',
  '{places, plural, one {# place highlighted.} other {# places highlighted.}}':
    '{places, plural, one {# endroit surligné.} other {# endroits surlignés.}}',
  '{places, plural, one {# place will be erased.} other {# places will be erased.}}':
    '{places, plural, one {# endroit sera effacé.} other {# endroits seront effacés.}}',
  '{places, plural, one {A number with # decimal place} other {A number with # decimal places}}':
    '{places, plural, one {Un nombre avec # décimale} other {Un nombre avec # décimales}}',
  '{places, plural, one {Mark # place to erase} other {Mark # places to erase}}':
    '{places, plural, one {Marquer # endroit à effacer} other {Marquer # endroits à effacer}}',
  '{points} of {maxStrengthPoints} points': '{points} points sur {maxStrengthPoints}',
  '{price} a month': '{price} par mois',
  '{price} a year': '{price} par an',
  '{price}, after a {days}-day free trial. Cancel with one click.':
    '{price}, après un essai gratuit de {days} jours. Résiliable d’un clic.',
  '{price}. Cancel with one click.': '{price}. Résiliable d’un clic.',
  '{price}. Next payment on {end}.': '{price}. Prochain paiement le {end}.',
  '{problem} For a new one, <link>register again</link>, or ask for it on your <link2>account page</link2>.':
    '{problem} Pour un nouveau lien, <link>inscrivez-vous à nouveau</link>, ou demandez-le sur votre <link2>page de compte</link2>.',
  '{pro} with Pro': '{pro} avec Pro',
  '{range} in steps of {step}': '{range} par pas de {step}',
  '{ready} of {all} documents are ready.': '{ready} documents sur {all} sont prêts.',
  '{ready} of {all} files are ready.': '{ready} fichiers sur {all} sont prêts.',
  '{read} of {pages, plural, one {# page} other {# pages}} read':
    '{read} sur {pages, plural, one {# page lue} other {# pages lues}}',
  '{remaining} left': '{remaining} restants',
  '{remaining} of {max} free {uses} left this month': 'Quota gratuit : encore {remaining} sur {max} {uses} ce mois-ci',
  '{remaining} of {max} free {uses} left today': 'Quota gratuit : encore {remaining} sur {max} {uses} aujourd’hui',
  '{remaining} of {max} left this month': '{remaining} sur {max} restants ce mois-ci',
  '{remaining} of {max} left today': '{remaining} sur {max} restants aujourd’hui',
  '{replies, plural, =0 {Page {page}, deleted} one {Page {page}, deleted with # reply} other {Page {page}, deleted with # replies}}':
    '{replies, plural, =0 {Page {page}, supprimée} one {Page {page}, supprimée avec # réponse} other {Page {page}, supprimée avec # réponses}}',
  '{replies, plural, =0 {{gone} deleted.} one {{gone} deleted with # reply.} other {{gone} deleted with # replies.}}':
    '{replies, plural, =0 {Supprimé : {gone}.} one {Supprimé : {gone}, avec # réponse.} other {Supprimé : {gone}, avec # réponses.}}',
  '{replies, plural, one {# reply} other {# replies}}': '{replies, plural, one {# réponse} other {# réponses}}',
  '{replies, plural, one {deleted with its reply} other {deleted with its # replies}}':
    '{replies, plural, one {supprimé avec sa réponse} other {supprimé avec ses # réponses}}',
  '{saved}. Preview at 2 megapixels; the result has full resolution.':
    '{saved}. Aperçu à 2 mégapixels ; le résultat a la pleine résolution.',
  '{saved}. Preview.': '{saved}. Aperçu.',
  '{seconds, plural, one {# second} other {# seconds}}': '{seconds, plural, one {# seconde} other {# secondes}}',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}, in the GSM alphabet.':
    '{segments, plural, =1 {Un message} one {# message} other {# messages}}, dans l’alphabet GSM.',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters} and others, one would hold 160 characters instead of 70.':
    '{segments, plural, =1 {Un message} one {# message} other {# messages}}. Sans {characters} et d’autres, un message contiendrait 160 caractères au lieu de 70.',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters}, one would hold 160 characters instead of 70.':
    '{segments, plural, =1 {Un message} one {# message} other {# messages}}. Sans {characters}, un message contiendrait 160 caractères au lieu de 70.',
  '{sentence} Your message is kept in this browser.': '{sentence} Votre message est conservé dans ce navigateur.',
  '{sent} of {total}': '{sent} sur {total}',
  '{signatures, plural, one {# digital signature was removed, as a signature holds only for the file that was signed.} other {# digital signatures were removed, as a signature holds only for the file that was signed.}}':
    '{signatures, plural, one {# signature numérique a été supprimée, car une signature ne vaut que pour le fichier qui a été signé.} other {# signatures numériques ont été supprimées, car une signature ne vaut que pour le fichier qui a été signé.}}',
  '{signatures, plural, one {Signed} other {# signatures}}': '{signatures, plural, one {Signé} other {# signatures}}',
  '{size} · locked with a password': '{size} · verrouillé par un mot de passe',
  '{size} · opening': '{size} · ouverture',
  '{size} · waiting for its turn': '{size} · en attente de son tour',
  '{sourceLang} to {targetLang} · {name} · {bytes}': '{sourceLang} vers {targetLang} · {name} · {bytes}',
  '{specials, plural, one {# special entry is listed but never unpacked.} other {# special entries are listed but never unpacked.}}':
    '{specials, plural, one {# entrée spéciale est listée mais jamais extraite.} other {# entrées spéciales sont listées mais jamais extraites.}}',
  '{split}% before': '{split} % avant',
  '{submitted} of {total}': '{submitted} sur {total}',
  '{subscribers, plural, one {# subscriber} other {# subscribers}}':
    '{subscribers, plural, one {# abonné} other {# abonnés}}',
  '{summaryWords} of {words, plural, one {# word} other {# words}}.':
    '{summaryWords} sur {words, plural, one {# mot} other {# mots}}.',
  '{summaryWords} of {words, plural, one {# word} other {# words}}: saves about {saved, plural, one {# minute} other {# minutes}} of reading.':
    '{summaryWords} sur {words, plural, one {# mot} other {# mots}} : épargne environ {saved, plural, one {# minute} other {# minutes}} de lecture.',
  '{tables, plural, one {# table} other {# tables}} of {pages, plural, one {# page} other {# pages}}':
    '{tables, plural, one {# tableau} other {# tableaux}} de {pages, plural, one {# page} other {# pages}}',
  '{targetBytes} cannot be reached without pages becoming hard to read: {bytes} is the smallest result that stays clear.':
    '{targetBytes} ne peut être atteint sans que des pages deviennent difficiles à lire : {bytes} est le plus petit résultat qui reste net.',
  '{text} Upgrade to Pro for up to 50,000.': '{text} Passez à Pro pour aller jusqu’à 50 000.',
  '{text} on {background}:': '{text} sur {background} :',
  '{times, plural, one {sent # time} other {sent # times}}':
    '{times, plural, one {envoyé # fois} other {envoyé # fois}}',
  '{title} by day': '{title} par jour',
  '{title} by day: at most {most}, {total} in all': '{title} par jour : au maximum {most}, {total} au total',
  '{title} is for administrators.': '{title} : réservé aux administrateurs.',
  '{title} is for administrators. You are signed in as {email}, who is not one.':
    '{title} : réservé aux administrateurs. Vous êtes connecté en tant que {email}, qui n’en est pas un.',
  '{tool} failed': 'Échec de {tool}',
  '{total, plural, one {# article} other {# articles}}': '{total, plural, one {# article} other {# articles}}',
  '{total, plural, one {# conversation.} other {# conversations.}}':
    '{total, plural, one {# conversation.} other {# conversations.}}',
  '{total, plural, one {# link} other {# links}}': '{total, plural, one {# lien} other {# liens}}',
  '{total, plural, one {# user} other {# users}}': '{total, plural, one {# utilisateur} other {# utilisateurs}}',
  '{trialDays, plural, one {Try Pro free for # day} other {Try Pro free for # days}}':
    '{trialDays, plural, one {Essayer Pro gratuitement pendant # jour} other {Essayer Pro gratuitement pendant # jours}}',
  '{types} and scanned PDFs, up to {max} each': '{types} et PDF numérisés, jusqu’à {max} chacun',
  '{types}, up to {size}': '{types}, jusqu’à {size}',
  '{types}, up to {size} each': '{types}, jusqu’à {size} chacun',
  '{type} images can have at most {maxSide} pixels on a side, and this one has {width} × {height}. Please choose another format or a smaller size.':
    'Les images {type} ont au maximum {maxSide} pixels par côté, et celle-ci fait {width} × {height}. Veuillez choisir un autre format ou une taille plus petite.',
  '{type}, may be missing': '{type}, peut manquer',
  '{used} of {limit} characters': '{used} caractères sur {limit}',
  '{used} of {max} tokens of today are used.': '{used} tokens sur {max} utilisés aujourd’hui.',
  '{username} has Pro until {end}': '{username} a Pro jusqu’au {end}',
  '{username} is an administrator now': '{username} est maintenant administrateur',
  '{username} is no longer an administrator': '{username} n’est plus administrateur',
  '{username} no longer has granted Pro': '{username} n’a plus Pro accordé',
  '{uses, plural, one {# use} other {# uses}}': '{uses, plural, one {# utilisation} other {# utilisations}}',
  '{values} and {more} more': '{values} et {more} de plus',
  '{verb} first': '{verb} d’abord',
  '{visitors, plural, one {# visitor} other {# visitors}}': '{visitors, plural, one {# visiteur} other {# visiteurs}}',
  '{visitors} Not counted as clicks: {seen}.': '{visitors} Non comptés comme clics : {seen}.',
  '{what} can have at most {maxBytes} here. Please split it.':
    '{what} : {maxBytes} au maximum ici. Veuillez diviser le contenu.',
  '{what} is empty. Please enter some text.': '{what} : vide. Veuillez saisir du texte.',
  '{what} must be text.': '{what} doit être un texte.',
  '{what} must have at most {max, plural, one {# character} other {# characters}}.':
    '{what} : {max, plural, one {# caractère} other {# caractères}} au maximum.',
  '{whoGivesPro} Give them the email address of your account. The <pageLink>pricing page</pageLink> says what Pro changes, tool by tool.':
    '{whoGivesPro} Donnez-leur l’adresse e-mail de votre compte. La <pageLink>page des tarifs</pageLink> indique ce que Pro change, outil par outil.',
  '{who} can convert up to {max} files at once.': '{who} : {max} fichiers convertis au maximum à la fois.',
  '{who} can edit files up to {maxBytes}.': '{who} : fichiers modifiables jusqu’à {maxBytes}.',
  '{who} can have files up to {maxBytes} read.': '{who} : fichiers lus jusqu’à {maxBytes}.',
  '{who} can insert pages of up to {max} PDFs at once.':
    '{who} : insertion des pages de {max} PDF au maximum à la fois.',
  '{who} can merge up to {max} files at once.': '{who} : {max} fichiers fusionnés au maximum à la fois.',
  '{who} can place up to {max} pictures in a PDF.': '{who} : au maximum {max} images placées dans un PDF.',
  '{who} can process files up to {maxBytes} each.': '{who} : fichiers traités jusqu’à {maxBytes} chacun.',
  '{who} can process up to {max} files at once. {count, plural, one {# was} other {# were}} left out.':
    '{who} : {max} fichiers au maximum à la fois. {count, plural, one {# fichier a été écarté} other {# fichiers ont été écartés}}.',
  '{who} can put up to {max} pages into one PDF.': '{who} : {max} pages au maximum dans un PDF.',
  '{who} can scan images up to {maxBytes}.': '{who} : images numérisées jusqu’à {maxBytes}.',
  '{who} can split files up to {maxBytes}.': '{who} : fichiers divisés jusqu’à {maxBytes}.',
  '{who} can summarize files up to {maxBytes}.': '{who} : fichiers résumés jusqu’à {maxBytes}.',
  '{who} can summarize up to {maxCharacters} characters.': '{who} : textes résumés jusqu’à {maxCharacters} caractères.',
  '{who} can translate up to {most} characters at once. Please shorten your text.':
    '{who} : {most} caractères traduits au maximum à la fois. Veuillez raccourcir votre texte.',
  '{who} can upload files up to {maxBytes}.': '{who} : envoi de fichiers jusqu’à {maxBytes}.',
  '{width} by {height} points': '{width} sur {height} points',
  '{width} × {height} at {ratio}': '{width} × {height} à {ratio}',
  '{width} × {height} pixels': '{width} × {height} pixels',
  '{words, plural, one {# word was read.} other {# words were read.}}':
    '{words, plural, one {# mot a été lu.} other {# mots ont été lus.}}',
  '{x} across, {y} down': '{x} en largeur, {y} en hauteur',
  '{x} cm from the left, {y} cm from the top': 'À {x} cm de la gauche, {y} cm du haut',
  '© 2026 The Satchel authors': '© 2026 Les auteurs de Satchel',
  '· {totalBytes} in total': '· {totalBytes} au total',
  '· {used} of {limit}': '· {used} sur {limit}',
  '“{echoed}” is not a hex colour. Please use the digits 0 to 9 and the letters a to f, such as {example}.':
    '« {echoed} » n’est pas une couleur hexadécimale. Veuillez utiliser les chiffres 0 à 9 et les lettres a à f, comme {example}.',
  Recipient: 'Destinataire',
  View: 'Afficher',
  'Mark as safe': 'Marquer comme sûr',
};
