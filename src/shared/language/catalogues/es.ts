import type { Translations } from '../translations.ts';

export const es: Translations = {
  "'A lot' is two words.": '«A lot» son dos palabras.',
  "'Advice' is the noun, 'advise' the verb.": '«Advice» es el sustantivo; «advise», el verbo.',
  "'Advise' is the verb, 'advice' the noun.": '«Advise» es el verbo; «advice», el sustantivo.',
  "'Affect' is the verb, 'effect' the noun.": '«Affect» es el verbo; «effect», el sustantivo.',
  "'Agree' is a verb of its own.": '«Agree» es un verbo por sí mismo.',
  "'Be used to' is followed by the form with -ing.": 'A «be used to» le sigue la forma en -ing.',
  "'Best' is the superlative already.": '«Best» ya es el superlativo.',
  "'Cannot' is one word.": '«Cannot» es una sola palabra.',
  "'Effect' is the noun, 'affect' the verb.": '«Effect» es el sustantivo; «affect», el verbo.',
  "'Except' means but not; to accept is to take.": '«Except» significa excepto; «accept» es aceptar.',
  "'Fewer' is for what can be counted.": '«Fewer» es para lo que se puede contar.',
  "'For' goes with a length of time, 'since' with its beginning.":
    '«For» va con una duración; «since», con su comienzo.',
  "'For' goes with a length of time, and what goes on takes the present perfect.":
    '«For» va con una duración, y lo que continúa pide el presente perfecto.',
  "'Hardly' is negative already.": '«Hardly» ya es negativo.',
  "'How' and 'like' do not go together.": '«How» y «like» no van juntos.',
  "'I' is always a capital.": '«I» va siempre en mayúscula.',
  "'Insist' goes with 'on' and the form with -ing.": '«Insist» va con «on» y la forma en -ing.',
  "'It's' is short for 'it is'.": "«It's» es la forma corta de «it is».",
  "'Its' is what it has; 'it's' is short for 'it is'.": "«Its» es lo que tiene; «it's» es la forma corta de «it is».",
  "'Let's' is short for 'let us'.": "«Let's» es la forma corta de «let us».",
  "'Lose' is the verb; 'loose' means not tight.": '«Lose» es el verbo; «loose» significa que no está apretado.',
  "'More' and '-er' say the same.": '«More» y «-er» dicen lo mismo.',
  "'Most' and '-est' say the same.": '«Most» y «-est» dicen lo mismo.',
  "'Passed' is the verb.": '«Passed» es el verbo.',
  "'Past' is the place or time, 'passed' the verb.": '«Past» es el lugar o el tiempo; «passed», el verbo.',
  "'Past' is the time, 'passed' the verb.": '«Past» es el tiempo; «passed», el verbo.',
  "'Principal' means main; a principle is a rule.": '«Principal» significa principal; «principle» es una regla.',
  "'Quiet' makes no noise; 'quite' means rather.": '«Quiet» es sin ruido; «quite» significa bastante.',
  "'Quite' means rather; 'quiet' makes no noise.": '«Quite» significa bastante; «quiet» es sin ruido.',
  "'Regardless' is negative already.": '«Regardless» ya es negativo.',
  "'Than' compares; 'then' is about time.": '«Than» compara; «then» habla de tiempo.',
  "'Their' is what they have; 'there' is a place.": '«Their» es lo que tienen; «there» es un lugar.',
  "'Then' is about time; 'than' compares.": '«Then» habla de tiempo; «than» compara.',
  "'There' is a place; 'their' is what they have.": '«There» es un lugar; «their» es lo que tienen.',
  "'They're' is short for 'they are'.": "«They're» es la forma corta de «they are».",
  "'Too' means also or more than is good; here it is 'to'.": '«Too» significa también o demasiado; aquí es «to».',
  "'Too' means also.": '«Too» significa también.',
  "'Too' means more than is good.": '«Too» significa más de lo conveniente.',
  "'Want' is followed by 'to' before a verb.": 'A «want» le sigue «to» antes de un verbo.',
  "'Want' is not followed by 'that': one wants somebody to do something.":
    'A «want» no le sigue «that»: se dice «want somebody to do something».',
  "'Whether' is written with h after the w.": '«Whether» se escribe con h después de la w.',
  "'Whether' means if; the weather is outside.": '«Whether» significa si; «weather» es el tiempo que hace fuera.',
  "'Who' is for people, 'which' for things.": '«Who» es para personas; «which», para cosas.',
  "'Who's' is short for 'who is'.": "«Who's» es la forma corta de «who is».",
  "'Whose' asks for the owner.": '«Whose» pregunta por el dueño.',
  "'Worse' is the comparative already.": '«Worse» ya es el comparativo.',
  "'You're' is short for 'you are'.": "«You're» es la forma corta de «you are».",
  "'Your' is what you have; 'you're' is short for 'you are'.":
    "«Your» es lo que tienes; «you're» es la forma corta de «you are».",
  "'auto' follows the orientation of each image.": '«auto» sigue la orientación de cada imagen.',
  "'auto' is gray for receipts and color for the others.": '«auto» es gris para los recibos y color para los demás.',
  "'blur' blurs the photo's own background; 'image' needs a file “Picture”.":
    '«blur» desenfoca el propio fondo de la foto; «image» necesita un archivo «Imagen».',
  "'contain' shows the whole image, 'cover' fills the page and cuts off the rest.":
    '«contain» muestra la imagen entera, «cover» llena la página y corta el resto.',
  "'pages': each page of “Pages” becomes a file; 'range': each range of “Ranges”; 'every': each “Every” pages; 'odd-even': the odd and the even pages; 'single': every page; 'bookmarks': from bookmark to bookmark down to “Level”; 'size': files of up to “Max bytes” bytes.":
    '«pages»: cada página de «Páginas» pasa a ser un archivo; «range»: cada intervalo de «Intervalos»; «every»: cada «Cada» páginas; «odd-even»: las páginas impares y las pares; «single»: cada página; «bookmarks»: de marcador a marcador hasta «Nivel»; «size»: archivos de hasta «Bytes máximos» bytes.',
  "'store' does not compress. Files that are compressed already are stored at every level.":
    '«store» no comprime. Los archivos que ya están comprimidos se guardan tal cual en todos los niveles.',
  "'{given}' is not one of its options: {options}.": '«{given}» no es una de sus opciones: {options}.',
  "'{name}' was not filled: {refusal}": '«{name}» no se ha rellenado: {refusal}',
  "'{part}' begins before page 1.": '«{part}» empieza antes de la página 1.',
  "'{part}' goes beyond the last page.": '«{part}» va más allá de la última página.',
  "'{part}' is neither a page nor a range.": '«{part}» no es ni una página ni un intervalo.',
  '(confirmed)': '(confirmada)',
  '(folder)': '(carpeta)',
  '(link): not unpacked': '(enlace): no se extrae',
  '(not confirmed yet)': '(sin confirmar todavía)',
  '(optional)': '(opcional)',
  '(special): not unpacked': '(especial): no se extrae',
  '0 is top, 1 is bottom.': '0 es arriba, 1 es abajo.',
  '0 to 100. The size that upscale makes does not depend on it.':
    'De 0 a 100. El tamaño que produce el aumento de resolución no depende de ella.',
  '10 a day free': '10 al día gratis',
  '10 to 100 in steps of 5; 100 is lossless where the format can.':
    'De 10 a 100 en pasos de 5; 100 es sin pérdida donde el formato lo permite.',
  '10 to 100, for JPEG and WebP. PNG loses nothing.': 'De 10 a 100, para JPEG y WebP. PNG no pierde nada.',
  '10 to 100; left out, JPEG, WebP and AVIF use 85 and PNG stays lossless.':
    'De 10 a 100; si se omite, JPEG, WebP y AVIF usan 85 y PNG queda sin pérdida.',
  '300 is what photo prints use.': '300 es lo habitual en la impresión de fotos.',
  '404 Page Not Found': '404 Página no encontrada',
  '5 a month free': '5 al mes gratis',
  '<arrow/> <bdi>{width} × {height}</bdi> pixels': '<arrow/> <bdi>{width} × {height}</bdi> píxeles',
  '<span>{count} of {max} files</span>, up to {largest} each.':
    '<span>{count} de {max} archivos</span>, hasta {largest} cada uno.',
  '<strong>This PDF is digitally signed.</strong> Any change, including compression, breaks the signature. Keep the signed original; the smaller copy will not count as signed.':
    '<strong>Este PDF está firmado digitalmente.</strong> Cualquier cambio, incluida la compresión, rompe la firma. Conserva el original firmado; la copia más pequeña no contará como firmada.',
  '<strong>{bits} bits</strong> of entropy.': '<strong>{bits} bits</strong> de entropía.',
  'A BIC has 8 or 11 characters.': 'Un BIC tiene 8 u 11 caracteres.',
  'A PDF': 'Un PDF',
  'A PDF cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Un PDF no puede convertirse aquí en {asked}, solo en {possible}. El tipo es el de su contenido, no el de su nombre.',
  'A PDF has at least one page. Please leave one.': 'Un PDF tiene al menos una página. Deja una.',
  'A PDF is rebuilt as a flowing document first: text, headings, tables and pictures stay, but lines and pages break anew.':
    'Un PDF se reconstruye antes como documento fluido: el texto, los títulos, las tablas y las imágenes se mantienen, pero las líneas y las páginas se cortan de nuevo.',
  'A PDF of a spreadsheet has at most {most} pages here; the rest is left out.':
    'Un PDF de una hoja de cálculo tiene aquí como máximo {most} páginas; el resto se omite.',
  'A PDF of {pages, plural, one {# page} other {# pages}}':
    'Un PDF de {pages, plural, one {# página} other {# páginas}}',
  'A PNG this wide gets {pixels} pixels, {dpi} dpi. SVG and PDF are sharp at any width.':
    'Un PNG de este ancho tiene {pixels} píxeles, {dpi} ppp. SVG y PDF son nítidos con cualquier ancho.',
  'A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits.':
    'Una clave WEP tiene 5 o 13 caracteres, o 10 o 26 cifras hexadecimales.',
  'A WPA password has 8 to 63 characters.': 'Una contraseña WPA tiene de 8 a 63 caracteres.',
  'A Word document': 'Un documento de Word',
  'A blank page must be {minBlankSide} to {maxBlankSide} points wide and high.':
    'Una página en blanco debe tener de {minBlankSide} a {maxBlankSide} puntos de ancho y de alto.',
  'A call waits for its result. With <code/> it answers 202 at once, with a job to follow. With an <code2/> a repeated call finds its first job, or the short link that it made.':
    'Una llamada espera su resultado. Con <code/> responde 202 de inmediato, con un trabajo que se puede seguir. Con un <code2/>, una llamada repetida encuentra su primer trabajo, o el enlace corto que creó.',
  'A closer look': 'Más de cerca',
  'A code from your authenticator app in addition to your password.':
    'Un código de tu aplicación de autenticación además de tu contraseña.',
  'A code: DE': 'Un código: DE',
  'A code: de': 'Un código: de',
  'A colour gradient in this PDF consists of more pieces than can be drawn. Please save that page as an image, and use that.':
    'Un degradado de color de este PDF consta de más piezas de las que se pueden dibujar. Guarda esa página como imagen y usa esa imagen.',
  'A comma in the page list has nothing before or after it.':
    'Hay una coma en la lista de páginas sin nada antes o después.',
  'A comma separates these words from the sentence.': 'Una coma separa estas palabras de la frase.',
  'A compliment is praise; a complement completes.': '«Compliment» es un elogio; «complement» completa.',
  'A conversation cannot be merged into itself. Please enter another number.':
    'Una conversación no se puede fusionar consigo misma. Introduce otro número.',
  'A conversation has a number of eight digits.': 'Una conversación tiene un número de ocho cifras.',
  'A corner lies outside of the photo. Please drag it inside.':
    'Una esquina queda fuera de la foto. Arrástrala hacia dentro.',
  'A creditor reference starts with RF and check digits, such as RF18 5390 0754 7034. Put any other text into the message.':
    'Una referencia de acreedor empieza por RF y dígitos de control, como RF18 5390 0754 7034. Pon cualquier otro texto en el mensaje.',
  'A date': 'Una fecha',
  'A different part of this file is expected. Please check how much has arrived (HEAD) and continue from there.':
    'Se espera otra parte de este archivo. Comprueba cuánto ha llegado (HEAD) y continúa desde ahí.',
  'A document': 'Un documento',
  'A document with scanned pages counts as one of the 5 free scans of a month; with Pro there is no such limit.':
    'Un documento con páginas escaneadas cuenta como uno de los 5 escaneos gratis del mes; con Pro no existe ese límite.',
  'A download link no longer works': 'Un enlace de descarga ya no funciona',
  'A draft by {name}': 'Un borrador de {name}',
  'A draft by {name}, through {language}': 'Un borrador de {name}, a través de {language}',
  'A draft by {name}, through {language}: check it before use.':
    'Un borrador de {name}, a través de {language}: revísalo antes de usarlo.',
  'A draft by {name}: check it before use.': 'Un borrador de {name}: revísalo antes de usarlo.',
  'A draft is kept in this browser until you clear it.':
    'Se guarda un borrador en este navegador hasta que lo limpies.',
  'A drawing cannot be cut out. Please use an image as JPEG, PNG, WebP, HEIC, AVIF, TIFF or GIF.':
    'Un dibujo no se puede recortar. Usa una imagen JPEG, PNG, WebP, HEIC, AVIF, TIFF o GIF.',
  'A drawing cannot be enhanced. Please use a photo as JPEG, PNG or WebP.':
    'Un dibujo no se puede mejorar. Usa una foto JPEG, PNG o WebP.',
  'A drawing cannot be scanned. Please use a photo as JPEG, PNG, WebP, HEIC or TIFF.':
    'Un dibujo no se puede escanear. Usa una foto JPEG, PNG, WebP, HEIC o TIFF.',
  'A drawing in this PDF contains itself, or others millions of times, so no program can show it. Please export the file again.':
    'Un dibujo de este PDF se contiene a sí mismo, o contiene otros millones de veces, así que ningún programa puede mostrarlo. Exporta el archivo de nuevo.',
  'A dynamic form (XFA) was left out; its plain form fields were kept.':
    'Se ha omitido un formulario dinámico (XFA); se han conservado sus campos de formulario corrientes.',
  'A few words about you': 'Unas palabras sobre ti',
  'A file is reached only through its own long, random address. We do not publish these, and list them for you alone, under Recent. Whoever has the address can read the file; only you can delete it.':
    'A un archivo solo se llega mediante su propia dirección, larga y aleatoria. No publicamos estas direcciones, y las listamos solo para ti, en Recientes. Quien tenga la dirección puede leer el archivo; solo tú puedes eliminarlo.',
  'A file is refused': 'Un archivo se rechaza',
  'A file is refused as the wrong kind': 'Un archivo se rechaza por ser de un tipo equivocado',
  'A file is too large': 'Un archivo es demasiado grande',
  'A finished time in the past takes the simple past.': 'Un tiempo terminado en el pasado pide el pasado simple.',
  'A flowing document, as if written that way: paragraphs, headings, lists, tables, columns and images instead of boxes at fixed positions. Notes name doubtful pages. The text of scanned pages is recognised, in up to 200 of them.':
    'En un documento fluido, como si se hubiera escrito así: párrafos, títulos, listas, tablas, columnas e imágenes en lugar de recuadros en posiciones fijas. Unas notas señalan las páginas dudosas. El texto de las páginas escaneadas se reconoce, en hasta 200 de ellas.',
  'A form field partly under the box was removed whole.':
    'Un campo de formulario situado en parte bajo el recuadro se ha eliminado entero.',
  'A formal text has another word for it.': 'Un texto formal usa otra palabra para esto.',
  'A glossary can have up to 1 MB.': 'Un glosario puede ocupar hasta 1 MB.',
  'A glossary must be a list of up to {most} entries such as {"term":"Satchel","translation":""}, of up to {longestTerm} characters each.':
    'Un glosario debe ser una lista de hasta {most} entradas como {"term":"Satchel","translation":""}, de hasta {longestTerm} caracteres cada una.',
  'A goal is a whole number from 1 to {most}.': 'Un objetivo es un número entero de 1 a {most}.',
  'A heading can have up to 300 characters.': 'Un encabezado puede tener hasta 300 caracteres.',
  'A headline': 'Un titular',
  'A hex colour has 3, 4, 6 or 8 digits, this one has {count, plural, one {# digit} other {# digits}}. Try {example}.':
    'Un color hexadecimal tiene 3, 4, 6 u 8 cifras; este tiene {count, plural, one {# cifra} other {# cifras}}. Prueba con {example}.',
  'A hue and both neighbours of its opposite.': 'Un matiz y los dos vecinos de su opuesto.',
  'A job needs an article.': 'Una profesión necesita artículo.',
  'A key is missing.': 'Falta una clave.',
  'A line between two pages is missing, such as “{lineExample}”: your last changes are not saved yet.':
    'Falta una línea entre dos páginas, como «{lineExample}»: tus últimos cambios aún no se han guardado.',
  'A line can have up to 5,000 characters.': 'Una línea puede tener hasta 5000 caracteres.',
  "A line such as '{line}' before each page.": 'Una línea como «{line}» antes de cada página.',
  'A link partly under the box was removed whole.':
    'Un enlace situado en parte bajo el recuadro se ha eliminado entero.',
  'A link takes at most {max, plural, one {# other target} other {# other targets}}.':
    'Un enlace admite como máximo {max, plural, one {# destino más} other {# destinos más}}.',
  'A link takes at most {max, plural, one {# tag} other {# tags}}.':
    'Un enlace admite como máximo {max, plural, one {# etiqueta} other {# etiquetas}}.',
  'A list takes {max, plural, one {# entry} other {# entries}}. Delete some first.':
    'Una lista admite {max, plural, one {# entrada} other {# entradas}}. Elimina algunas antes.',
  'A little larger than normal, in less time.': 'Algo más grande que Normal, en menos tiempo.',
  'A long, narrow page with strong contrast.': 'Una página larga y estrecha con mucho contraste.',
  'A message may have up to {max, plural, one {# character} other {# characters}}. Please write a shorter one.':
    'Un mensaje puede tener hasta {max, plural, one {# carácter} other {# caracteres}}. Escribe uno más corto.',
  'A name pattern has up to {max} characters.': 'Un patrón de nombre tiene como máximo {max} caracteres.',
  'A name pattern is a text of up to {maxPatternLength} characters.':
    'Un patrón de nombre es un texto de hasta {maxPatternLength} caracteres.',
  'A newer message has come. Please read it, then send your answer.':
    'Ha llegado un mensaje más reciente. Léelo y luego envía tu respuesta.',
  'A note partly under the box was removed whole.':
    'Una nota situada en parte bajo el recuadro se ha eliminado entera.',
  'A number': 'Un número',
  'A page can be rotated by 0, 90, 180 or 270 degrees.': 'Una página se puede girar 0, 90, 180 o 270 grados.',
  'A part of this page could not be loaded or crashed. Check your connection and reload the page.':
    'Una parte de esta página no se ha podido cargar o ha fallado. Comprueba tu conexión y recarga la página.',
  'A password has up to 127 characters.': 'Una contraseña tiene como máximo 127 caracteres.',
  'A password has up to {max, plural, one {# character} other {# characters}}.':
    'Una contraseña tiene hasta {max, plural, one {# carácter} other {# caracteres}}.',
  'A password has up to {max} characters and no line breaks.':
    'Una contraseña tiene hasta {max} caracteres y ningún salto de línea.',
  'A password manager does not mind 20 random characters, so use a password wherever it fills one in. For the few you type or remember, such as the one for the manager itself, six random words are as strong as 12 random characters and far easier to type and remember.':
    'A un gestor de contraseñas no le importan 20 caracteres aleatorios, así que usa una contraseña siempre que él la rellene. Para las pocas que escribes o recuerdas, como la del propio gestor, seis palabras aleatorias son tan seguras como 12 caracteres aleatorios y mucho más fáciles de escribir y recordar.',
  'A percentage': 'Un porcentaje',
  'A photo with all its corrections and backgrounds is one, up to 30 changes of it.':
    'Una foto con todas sus correcciones y fondos es una, hasta 30 cambios de ella.',
  'A picture for the background is missing. Please choose one, or another background.':
    'Falta una imagen para el fondo. Elige una, u otro fondo.',
  'A piece is a part; peace is quiet.': '«Piece» es una parte; «peace» es paz.',
  'A plain word says the same.': 'Una palabra sencilla dice lo mismo.',
  'A postal code of 5 digits': 'Un código postal de 5 cifras',
  'A postal code of 9 digits': 'Un código postal de 9 cifras',
  'A principle is a rule; the principal leads.': '«Principle» es una regla; «principal» es quien dirige.',
  'A processed photo. The same photo with other edges or settings is the same scan, up to {callsPerPhoto} times a month. Failed scans are not counted, nor is one that you delete within a minute and have not downloaded or used, up to five times a month. Making PDF, DOCX or TXT files of your scans is always free.':
    'Una foto procesada. La misma foto con otros bordes o ajustes es el mismo escaneo, hasta {callsPerPhoto} veces al mes. Los escaneos fallidos no se cuentan, ni tampoco uno que elimines en menos de un minuto y no hayas descargado ni usado, hasta cinco veces al mes. Crear archivos PDF, DOCX o TXT de tus escaneos siempre es gratis.',
  'A program that this needs does not work on this server at the moment. Please try again in a minute.':
    'Un programa que esto necesita no funciona en este servidor en este momento. Inténtalo de nuevo dentro de un minuto.',
  'A question can have up to 500 characters.': 'Una pregunta puede tener hasta 500 caracteres.',
  "A question needs 'do' or 'does'.": 'Una pregunta necesita «do» o «does».',
  'A question, an idea, something that annoys you: write to us. A person reads it.':
    'Una pregunta, una idea, algo que te molesta: escríbenos. Lo lee una persona.',
  'A refusal has a 4xx or 5xx status and <code/>: a sentence for people, and a code that stays the same. Where waiting helps, <code2/> says how long.':
    'Un rechazo tiene un estado 4xx o 5xx y <code/>: una frase para personas y un código que no cambia. Cuando esperar ayuda, <code2/> dice cuánto.',
  'A result has up to {max, plural, one {# page} other {# pages}} here.':
    'Un resultado tiene aquí hasta {max, plural, one {# página} other {# páginas}}.',
  'A rotation must be 0, 90, 180 or 270 degrees.': 'Un giro debe ser de 0, 90, 180 o 270 grados.',
  'A sentence begins with a capital.': 'Una frase empieza con mayúscula.',
  'A shorter word says the same.': 'Una palabra más corta dice lo mismo.',
  'A step is an operation with its options, such as {"operation":"compress","options":{}}.':
    'Un paso es una operación con sus opciones, como {"operation":"compress","options":{}}.',
  'A strong password is there when the page opens': 'Al abrir la página ya hay una contraseña segura',
  'A subject': 'Un asunto',
  'A summary can have up to {maxLines} lines.': 'Un resumen puede tener hasta {maxLines} líneas.',
  'A tag is empty.': 'Una etiqueta está vacía.',
  'A tag must be text.': 'Una etiqueta debe ser texto.',
  'A tag must have at most {max, plural, one {# character} other {# characters}}.':
    'Una etiqueta debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'A telephone number': 'Un número de teléfono',
  'A tenth of the distance it is scanned from, and at least 2 cm. Use SVG or PDF for print, as they stay sharp at any size. Keep the empty space around the code, because readers need it.':
    'A una décima parte de la distancia desde la que se escanea, y al menos a 2 cm. Usa SVG o PDF para imprimir, porque son nítidos a cualquier tamaño. Mantén el espacio vacío alrededor del código, porque los lectores lo necesitan.',
  'A text must have at most {max, plural, one {# character} other {# characters}}.':
    'Un texto debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'A time': 'Una hora',
  'A title can have up to 300 characters.': 'Un título puede tener hasta 300 caracteres.',
  'A title, a sentence or a name for code per line.': 'Un título, una frase o un nombre para código por línea.',
  'A tool failed. What do you need from me?': 'Una herramienta ha fallado. ¿Qué información hace falta?',
  'A visitor counts once a day.': 'Un visitante cuenta una vez al día.',
  'A web address, an email address, or a page from 1 to {pageCount}.':
    'Una dirección web, una dirección de correo o una página de 1 a {pageCount}.',
  'A wide slide becomes {width} × {height} pixels.':
    'Una diapositiva panorámica pasa a tener {width} × {height} píxeles.',
  'A worker is about to open the mailbox.': 'Un proceso de trabajo está a punto de abrir el buzón.',
  A4: 'A4',
  AI: 'IA',
  'AI Background Remover': 'Quitar fondo con IA',
  'AI Escalation Dashboard': 'Panel de escalados de IA',
  'AI Photo Enhancement is available for Pro users. Please upgrade to continue.':
    'La mejora de fotos con IA está disponible para usuarios Pro. Pásate a Pro para continuar.',
  'AI Photo Enhancer': 'Mejorar fotos con IA',
  'AI Text Summarizer': 'Resumidor de textos con IA',
  'AI Tools': 'Herramientas de IA',
  'AI Translator': 'Traductor con IA',
  'AI Translator is available for Pro users. Please upgrade to continue.':
    'El Traductor con IA está disponible para usuarios Pro. Pásate a Pro para continuar.',
  'AI Writing Assistant': 'Asistente de escritura con IA',
  'AI Writing Assistant is available for Pro users. Please upgrade to continue.':
    'El Asistente de escritura con IA está disponible para usuarios Pro. Pásate a Pro para continuar.',
  'AI provider': 'Proveedor de IA',
  'AI tools pass your text or image to': 'Las herramientas de IA pasan tu texto o imagen a',
  'AI-Powered Intelligence': 'Inteligencia con IA',
  'AI-powered': 'Con IA',
  API: 'API',
  'API key': 'Clave de API',
  'API keys': 'Claves de API',
  APPROVED: 'APROBADO',
  AVIF: 'AVIF',
  Aa: 'Aa',
  'About Us': 'Quiénes somos',
  'About {name}': 'Acerca de {name}',
  Accept: 'Aceptar',
  'Accept all': 'Aceptar todo',
  'Accept or reject each change, then copy the text': 'Acepta o rechaza cada cambio y luego copia el texto',
  Account: 'Cuenta',
  'Account & Billing': 'Cuenta y facturación',
  'Account created': 'Cuenta creada',
  'Account deleted': 'Cuenta eliminada',
  Accounts: 'Cuentas',
  'Accounts with Pro': 'Cuentas con Pro',
  Achromatopsia: 'Acromatopsia',
  'Acronyms and names with capitals inside are kept where the format allows it. In a text that is all in capitals they cannot be recognised, so only the best known acronyms are kept.':
    'Las siglas y los nombres con mayúsculas en su interior se conservan donde el formato lo permite. En un texto escrito todo en mayúsculas no se pueden reconocer, así que solo se conservan las siglas más conocidas.',
  Active: 'Activo',
  'Add Text': 'Añadir texto',
  'Add a colour': 'Añadir un color',
  'Add a digit': 'Añadir una cifra',
  'Add a draft': 'Añadir un borrador',
  'Add a folder': 'Añadir una carpeta',
  'Add a message': 'Añadir un mensaje',
  'Add a note': 'Añadir una nota',
  'Add a page': 'Añadir una página',
  'Add a passkey': 'Añadir una llave de acceso',
  'Add a step': 'Añadir un paso',
  'Add a target': 'Añadir un destino',
  'Add a task': 'Añadir una tarea',
  'Add a term': 'Añadir un término',
  'Add an article': 'Añadir un artículo',
  'Add an idea': 'Añadir una idea',
  'Add images': 'Añadir imágenes',
  'Add link': 'Añadir enlace',
  'Add more': 'Añadir más',
  'Add note': 'Añadir nota',
  'Add pages': 'Añadir páginas',
  'Add text': 'Añadir texto',
  'Add text, highlights, drawings, notes and signatures to the pages of a PDF.':
    'Añade texto, resaltados, dibujos, notas y firmas a las páginas de un PDF.',
  'Add the note': 'Añadir la nota',
  'Add to my words': 'Añadir a mis palabras',
  'Added detail.': 'Detalle añadido.',
  'Added {added}': 'Añadida el {added}',
  'Added {added}, last used {used}': 'Añadida el {added}, último uso: {used}',
  'Added {text}': 'Añadido: {text}',
  Address: 'Dirección',
  'Address of a picture': 'Dirección de una imagen',
  'Addresses in private networks, addresses with a password in them, anything but http and https, other short links, and hosts that the operator of this site has blocked. Everybody can report a link on its preview page.':
    'Las direcciones de redes privadas, las que contienen una contraseña, todo lo que no sea http ni https, otros enlaces cortos y los servidores que el operador de este sitio ha bloqueado. Cualquiera puede denunciar un enlace en su página de vista previa.',
  'Addressing the reader': 'Trato al lector',
  'Adds a contact to the address book.': 'Añade un contacto a la agenda.',
  'Adds an event to the calendar.': 'Añade un evento al calendario.',
  Admin: 'Administración',
  Administration: 'Administración',
  Administrator: 'Administrador',
  'Administrators grant and revoke Pro on the admin page, under Users.':
    'Los administradores conceden y retiran Pro en la página de administración, en Usuarios.',
  'Ads, where this site has any': 'Anuncios, donde este sitio los tenga',
  Advertisement: 'Publicidad',
  'Advertisement, bottom': 'Publicidad, abajo',
  'Advertisement, inline': 'Publicidad, en el texto',
  'Advertisement, sidebar': 'Publicidad, barra lateral',
  'Advertisement, top': 'Publicidad, arriba',
  'Advertisements come from': 'Los anuncios proceden de',
  'Advertisements: off': 'Anuncios: desactivados',
  'Advertisements: on': 'Anuncios: activados',
  After: 'Después',
  "After 'between', it is 'me'.": 'Después de «between» va «me».',
  "After 'did', it is 'use to'.": 'Después de «did», se escribe «use to».',
  "After 'did', the verb stays in its base form.": 'Después de «did», el verbo va en su forma base.',
  "After 'do' and 'does', the verb stays in its base form.": 'Después de «do» y «does», el verbo va en su forma base.',
  "After 'have', the past participle is used.": 'Después de «have» se usa el participio pasado.',
  "After 'if', what did not happen is told with 'had'.": 'Después de «if», lo que no ocurrió se cuenta con «had».',
  "After 'if', what is not so is told with 'were'.": 'Después de «if», lo que no es así se cuenta con «were».',
  "After 'look forward to', the verb takes -ing.": 'Después de «look forward to», el verbo lleva -ing.',
  "After 'make' and 'let', the verb has no 'to'.": 'Después de «make» y «let», el verbo va sin «to».',
  'After a preposition, the verb takes -ing.': 'Después de una preposición, el verbo lleva -ing.',
  'After one of the words, for sign-up forms that ask for one.':
    'Después de una de las palabras, para formularios de registro que la piden.',
  'After that, lead to': 'Después, llevar a',
  'After that, your password alone signs you in.': 'Después, bastará tu contraseña para iniciar sesión.',
  'After this auxiliary, the verb stays in its base form.': 'Después de este auxiliar, el verbo va en su forma base.',
  'After {done} pages, the next one took longer than {seconds} seconds and was abandoned. Please leave it out.':
    'Tras {done} páginas, la siguiente ha tardado más de {seconds} segundos y se ha abandonado. Omítela.',
  'After · {bytes}': 'Después · {bytes}',
  Afterwards: 'Después',
  'Again from {resetsAt}.': 'De nuevo a partir de {resetsAt}.',
  'Alias must be text.': 'El alias debe ser texto.',
  'Alias taken': 'Alias ocupado',
  All: 'Todo',
  'All as ZIP': 'Todo como ZIP',
  'All colours can be told apart.': 'Todos los colores se distinguen.',
  'All conversations': 'Todas las conversaciones',
  'All day': 'Todo el día',
  'All files of one call': 'Todos los archivos de una llamada',
  'All findings': 'Todos los hallazgos',
  'All hues look equally light.': 'Todos los matices se ven igual de claros.',
  'All into one file': 'Todas en un archivo',
  'All its messages and notes go for good, also for the person who wrote it.':
    'Todos sus mensajes y notas desaparecen para siempre, también para la persona que la escribió.',
  'All months': 'Todos los meses',
  'All of it is deleted {conversationLifetime} after the matter was solved or last written about, or with your account. Whoever has the link of a ticket can read it. Where an AI provider is named below, it may read a message once to judge how urgent it is.':
    'Todo ello se elimina {conversationLifetime} después de que el asunto se resolviera o se escribiera por última vez sobre él, o con tu cuenta. Quien tenga el enlace de un tique puede leerlo. Cuando más abajo se nombra un proveedor de IA, este puede leer un mensaje una vez para juzgar lo urgente que es.',
  'All of the photo is marked, so there is nothing to fill the scratches from. Please mark only the scratches.':
    'Está marcada toda la foto, así que no hay con qué rellenar los arañazos. Marca solo los arañazos.',
  'All other tools send your file to the server, so they have to wait. Nothing is lost: what is on the pages of tools is still there when you are back online.':
    'Todas las demás herramientas envían tu archivo al servidor, así que tienen que esperar. No se pierde nada: lo que hay en las páginas de las herramientas seguirá ahí cuando vuelvas a tener conexión.',
  'All pages are converted. Choose some to convert only those.':
    'Se convierten todas las páginas. Elige algunas para convertir solo esas.',
  'All pages chosen': 'Todas las páginas elegidas',
  'All pages have text already, so nothing was recognised.':
    'Todas las páginas ya tienen texto, así que no se ha reconocido nada.',
  'All pages, or 1,3,5-7': 'Todas las páginas, o 1,3,5-7',
  'All shades': 'Todos los tonos',
  'All tables as plain text, one below the other.': 'Todas las tablas como texto sin formato, una debajo de otra.',
  'All tools': 'Todas las herramientas',
  'All your data was deleted.': 'Se han eliminado todos tus datos.',
  'All your symbols are look-alikes and were left out. Please add other symbols, or keep look-alikes.':
    'Todos tus símbolos son caracteres parecidos y se han omitido. Añade otros símbolos o conserva los parecidos.',
  'All your tickets': 'Todos tus tiques',
  'All {count, plural, one {# passphrase} other {# passphrases}}':
    '{count, plural, one {# frase de contraseña} other {Las # frases de contraseña}}',
  'All {count, plural, one {# password} other {# passwords}}':
    '{count, plural, one {# contraseña} other {Las # contraseñas}}',
  'All {count} pages': 'Todas las páginas ({count})',
  'All, as a ZIP': 'Todas, como ZIP',
  'Allow signed': 'Permitir firmados',
  Allowed: 'Permitidas',
  'Already as small as it gets — only hidden data was removed':
    'Ya no se puede reducir más — solo se quitaron datos ocultos',
  'Already as small as it gets — you get your original back':
    'Ya no se puede reducir más — recibes tu original de vuelta',
  'Already as small as it gets — you get your original back.':
    'Ya no se puede reducir más — recibes tu original de vuelta.',
  'Also Markdown and subtitles (SRT, VTT). Layout, pictures, links, formulas and fields stay as they are. {rebuilt}':
    'También Markdown y subtítulos (SRT, VTT). El diseño, las imágenes, los enlaces, las fórmulas y los campos se quedan como están. {rebuilt}',
  American: 'Estadounidense',
  'Amount in euros': 'Importe en euros',
  'An API key cannot manage the subscription. Please sign in on the site to do that.':
    'Una clave de API no puede gestionar la suscripción. Inicia sesión en el sitio para hacerlo.',
  'An IBAN that starts with {country} has {expected} characters; this one has {actual}.':
    'Un IBAN que empieza por {country} tiene {expected} caracteres; este tiene {actual}.',
  'An Idempotency-Key has 8 to 200 letters, digits or symbols, without spaces. Please send a valid one.':
    'Una Idempotency-Key tiene de 8 a 200 letras, cifras o símbolos, sin espacios. Envía una válida.',
  'An account can have {max, plural, one {# API key} other {# API keys}}. Please revoke one first.':
    'Una cuenta puede tener {max, plural, one {# clave de API} other {# claves de API}}. Revoca una antes.',
  'An account can have {max, plural, one {# passkey} other {# passkeys}}. Please remove one first.':
    'Una cuenta puede tener {max, plural, one {# llave de acceso} other {# llaves de acceso}}. Quita una antes.',
  'An administrator has stopped this link, so it cannot be changed. Please contact the operator of this site.':
    'Un administrador ha detenido este enlace, así que no se puede cambiar. Contacta con el operador de este sitio.',
  'An alias is made of letters from A to Z, digits and hyphens. Please choose another one.':
    'Un alias se compone de letras de la A a la Z, cifras y guiones. Elige otro.',
  'An apostrophe is missing.': 'Falta un apóstrofo.',
  'An edited PDF has up to {maxArrangedPages} pages.': 'Un PDF editado tiene hasta {maxArrangedPages} páginas.',
  'An email address, for drafts.': 'Una dirección de correo, para borradores.',
  'An everyday word says the same.': 'Una palabra corriente dice lo mismo.',
  'An image behind the text was left out.': 'Se ha omitido una imagen situada detrás del texto.',
  'An image under the box cannot be changed and was removed whole.':
    'Una imagen bajo el recuadro no se puede modificar y se ha eliminado entera.',
  'An open network has no password.': 'Una red abierta no tiene contraseña.',
  Analogous: 'Análoga',
  'Ancient Greek': 'Griego antiguo',
  'And all': 'Y todos estos datos',
  'And those of <a>every call</a>.': 'Y los de <a>todas las llamadas</a>.',
  'And {more} more, for the same reasons.': 'Y {more} más, por los mismos motivos.',
  'Animated {format} images are not encoded again; the image is unchanged.':
    'Las imágenes {format} animadas no se vuelven a codificar; la imagen queda sin cambios.',
  Annotation: 'Anotación',
  'Another PDF': 'Otro PDF',
  'Another camera is used': 'Se usa otra cámara',
  'Another image': 'Otra imagen',
  'Another logo': 'Otro logotipo',
  'Another passphrase': 'Otra frase de contraseña',
  'Another password': 'Otra contraseña',
  'Another phone has already used this QR code. Please open a new one on your computer.':
    'Otro teléfono ya ha usado este código QR. Abre uno nuevo en tu ordenador.',
  'Another preposition belongs here, or none.': 'Aquí va otra preposición, o ninguna.',
  'Another program is using the camera. Close it and try again, or choose an image instead.':
    'Otro programa está usando la cámara. Ciérralo e inténtalo de nuevo, o elige una imagen.',
  'Another task is running. Wait until it is done, then start this one.':
    'Hay otra tarea en marcha. Espera a que termine y luego inicia esta.',
  Answer: 'Respuesta',
  'Answer at once, with a job': 'Responder de inmediato, con un trabajo',
  'Answer id must be text.': 'El identificador de la respuesta debe ser texto.',
  'Answer templates': 'Plantillas de respuesta',
  'Answer this conversation': 'Responder a esta conversación',
  'Answer without AI': 'Responder sin IA',
  Answered: 'Respondido',
  'Answered automatically': 'Respondidos automáticamente',
  'Answered with status {code} ({status}) after {took}.':
    'Ha respondido con el estado {code} ({status}) después de {took}.',
  Answers: 'Respuestas',
  'Answers come from this site’s help as it is. AI_PROVIDER sets a provider.':
    'Las respuestas proceden de la ayuda de este sitio tal como está. AI_PROVIDER configura un proveedor.',
  'Answers rated in the last 30 days: {good} good, {bad} bad.':
    'Respuestas valoradas en los últimos 30 días: {good} buenas, {bad} malas.',
  Any: 'Cualquiera',
  'Any change breaks a digital signature, so signed files are only compressed when you allow it. A locked file needs its password; the smaller copy is then not locked.':
    'Cualquier cambio rompe una firma digital, así que los archivos firmados solo se comprimen si lo permites. Un archivo bloqueado necesita su contraseña; la copia más pequeña deja entonces de estar bloqueada.',
  'Any device': 'Cualquier dispositivo',
  'Any file': 'Cualquier archivo',
  'Any file. You will see what can be done with it.': 'Cualquier archivo. Verás qué se puede hacer con él.',
  Anybody: 'Cualquiera',
  'Anywhere on this page. Pasting works, too.': 'En cualquier parte de esta página. También puedes pegar.',
  'Apart. Search engines, the previews of chats and social networks, browsers that load a page ahead, and more than 30 visits a minute from one address are told apart from clicks, and shown apart.':
    'Aparte. Los buscadores, las vistas previas de chats y redes sociales, los navegadores que cargan una página por adelantado y más de 30 visitas por minuto desde una misma dirección se distinguen de los clics y se muestran aparte.',
  'Application: {title}': 'Candidatura: {title}',
  Apply: 'Presentar candidatura',
  'Apply Now': 'Presentar candidatura',
  'Apply and download': 'Aplicar y descargar',
  'Apply changes': 'Aplicar cambios',
  'Applying…': 'Aplicando…',
  Archive: 'Archivo comprimido',
  'Are all characters equally likely?': '¿Son todos los caracteres igual de probables?',
  'Are faces or details invented?': '¿Se inventan caras o detalles?',
  'Are robots counted?': '¿Se cuentan los robots?',
  'Are the limits of the single tools different here?': '¿Son distintos aquí los límites de cada herramienta?',
  'Are the passport photos official?': '¿Son oficiales las fotos de pasaporte?',
  "Around the subject or in the square, in percent of the subject's longer side.":
    'Alrededor del motivo o en el cuadrado, en porcentaje del lado más largo del motivo.',
  Arrange: 'Organizar',
  'Arrange pages': 'Organizar páginas',
  Arrow: 'Flecha',
  'Arrow keys move the corner by a pixel, with Shift by ten.':
    'Las flechas mueven la esquina un píxel; con Mayús, diez.',
  Articles: 'Artículos',
  'Articles, short conjunctions and short prepositions, unless they come first or last. AP writes words of four letters and more with a capital, Chicago prepositions of five and more; choose the style in the settings. In other languages every word gets a capital.':
    'Los artículos, las conjunciones cortas y las preposiciones cortas, salvo que vayan al principio o al final. AP escribe con mayúscula las palabras de cuatro letras o más; Chicago, las preposiciones de cinco o más; elige el estilo en los ajustes. En otros idiomas, todas las palabras llevan mayúscula.',
  'As CSV': 'Como CSV',
  'As a table': 'Como tabla',
  'As hard to guess as {tosses, plural, one {# coin toss} other {# coin tosses}} in a row.':
    'Tan difícil de adivinar como {tosses, plural, one {# lanzamiento de moneda} other {# lanzamientos de moneda}} seguidos.',
  'As high as {targetBytes} allow. Images that are smaller already stay as they are.':
    'Tan alta como permitan {targetBytes}. Las imágenes que ya son más pequeñas se quedan como están.',
  'As if it had been written in Word: real headings, paragraphs, lists, tables, columns, images, headers and footers instead of boxes at fixed places. Doubtful pages are named. The text of scanned pages is recognised, which counts as one scan.':
    'Como si se hubiera escrito en Word: títulos, párrafos, listas, tablas, columnas, imágenes, encabezados y pies de página reales en lugar de recuadros en lugares fijos. Se señalan las páginas dudosas. El texto de las páginas escaneadas se reconoce, lo que cuenta como un escaneo.',
  'As in most programs.': 'Como en la mayoría de los programas.',
  'As in the files': 'Como en los archivos',
  'As it is': 'Tal como está',
  'As list must be true or false.': 'La opción de lista debe ser true o false.',
  'As small as a ZIP gets; takes longer.': 'Tan pequeño como puede ser un ZIP; tarda más.',
  'As small as possible; losses may be visible.': 'Tan pequeño como sea posible; las pérdidas pueden ser visibles.',
  'As the payment service has them.': 'Tal como los tiene el servicio de pago.',
  'As usual': 'Lo habitual',
  'As you type': 'Mientras escribes',
  Ask: 'Preguntar',
  'Ask a question': 'Haz una pregunta',
  'Ask this document': 'Preguntar a este documento',
  'Assigned to': 'Asignada a',
  Assistant: 'Asistente',
  'Assistant:': 'Asistente:',
  'At 200 words a minute for silent reading and 130 for a talk, rounded up to whole minutes. Your own pace may differ.':
    'A 200 palabras por minuto en lectura silenciosa y 130 en una charla, redondeado hacia arriba a minutos enteros. Tu propio ritmo puede ser distinto.',
  'At bookmarks': 'Por marcadores',
  'At least': 'Al menos',
  'At least one page must stay.': 'Debe quedar al menos una página.',
  'At least this many': 'Al menos esta cantidad',
  'At least {least} KB.': 'Al menos {least} KB.',
  'At least {min} characters.': 'Al menos {min} caracteres.',
  'At least {min} characters. Longer is better: a few words do well.':
    'Al menos {min} caracteres. Cuanto más larga, mejor: unas pocas palabras van bien.',
  'At least {ratio}:1 by WCAG 2.2, and Lc {apca} by APCA. Choose a pair to see it at work.':
    'Al menos {ratio}:1 según WCAG 2.2 y Lc {apca} según APCA. Elige una pareja para verla en uso.',
  'At most': 'Como máximo',
  'At most {maxFiles} files can be on the list at once. Download and remove some first.':
    'Puede haber como máximo {maxFiles} archivos en la lista a la vez. Descarga y quita algunos antes.',
  'At most {max} languages can be read at once, as each makes it slower. Please choose fewer.':
    'Se pueden leer como máximo {max} idiomas a la vez, ya que cada uno lo hace más lento. Elige menos.',
  'At the sign-in page': 'En la página de inicio de sesión',
  'At {pixels} pixels each module has only {perModule}, enough close up. Choose a larger size for print and for scanning from a distance.':
    'A {pixels} píxeles, cada módulo tiene solo {perModule}, suficiente de cerca. Elige un tamaño mayor para imprimir y para escanear a distancia.',
  'At {x}, {y} points': 'En {x}, {y} puntos',
  Attachment: 'Adjunto',
  Attachments: 'Adjuntos',
  Attempts: 'Intentos',
  'Audit log': 'Registro de auditoría',
  'Audit the pages': 'Auditar las páginas',
  Audited: 'Auditadas',
  Australian: 'Australiano',
  'Authentication code': 'Código de autenticación',
  Author: 'Autor',
  'Authority score': 'Puntuación de autoridad',
  Auto: 'Auto',
  'Auto-detect': 'Detectar idioma',
  'Auto-detect is only for the source language. Please choose the language to translate to.':
    'La detección automática es solo para el idioma de origen. Elige el idioma al que traducir.',
  Automatic: 'Automático',
  'Automatic ({language})': 'Automático ({language})',
  'Automatic responses, only where the answer is sure': 'Respuestas automáticas, solo cuando la respuesta es segura',
  'Automatic uses M or better, and H with a logo.': 'Automático usa M o mejor, y H con logotipo.',
  Azerbaijani: 'Azerbaiyano',
  'Azerbaijani (Cyrillic)': 'Azerbaiyano (cirílico)',
  'BEST VALUE': 'MEJOR OFERTA',
  Back: 'Reverso',
  'Back to Top': 'Volver arriba',
  'Back to pending': 'Volver a pendientes',
  'Back to the corners': 'Volver a las esquinas',
  Background: 'Fondo',
  'Background must be a colour such as #ffffff.': 'El fondo debe ser un color como #ffffff.',
  'Background must be one of {choices}.': 'El fondo debe ser uno de estos valores: {choices}.',
  'Background picture': 'Imagen de fondo',
  'Background removed': 'Fondo quitado',
  'Background remover: cut out people and products': 'Quitar fondo: recorta personas y productos',
  'Backlink progress': 'Progreso de los enlaces entrantes',
  Backlinks: 'Enlaces entrantes',
  'Backlinks submitted: {submitted} of {all}': 'Enlaces entrantes enviados: {submitted} de {all}',
  'Backup code': 'Código de respaldo',
  'Backup codes': 'Códigos de respaldo',
  'Backup script': 'Script de copia de seguridad',
  Balanced: 'Equilibrada',
  'Bank accounts (IBAN)': 'Cuentas bancarias (IBAN)',
  'Banks accept a creditor reference or a message, not both. Please leave one empty.':
    'Los bancos admiten una referencia de acreedor o un mensaje, no ambos. Deja uno vacío.',
  'Base<span> colour picker</span>': 'Base<span> selector de color</span>',
  Batch: 'Lote',
  'Becomes {name}-1 and so on.': 'Pasa a ser {name}-1 y así sucesivamente.',
  Before: 'Antes',
  'Before · {bytesBefore}': 'Antes · {bytesBefore}',
  'Before · {bytes}': 'Antes · {bytes}',
  'Beginning of the text': 'Comienzo del texto',
  'Behind JPEGs, too; the upper colour of a gradient.':
    'También detrás de los JPEG; el color superior de un degradado.',
  'Behind “Contain”, and behind transparent parts in formats that have none.':
    'Detrás de «Contener», y detrás de las partes transparentes en formatos que no las admiten.',
  Belongs: 'Incluir',
  'Below 100 words, a single long word changes this a lot.':
    'Por debajo de 100 palabras, una sola palabra larga lo cambia mucho.',
  'Below must be stay or move.': 'Below debe ser stay o move.',
  Beside: 'Al lado',
  'Besides those that each call lists.': 'Además de los que indica cada llamada.',
  Best: 'Máxima',
  'Between 1 and {maxSteps} steps can follow each other.': 'Pueden encadenarse entre 1 y {maxSteps} pasos.',
  'Between pages': 'Entre páginas',
  "Between pages of text: nothing, a form feed, or '--- Page 2 ---'.":
    'Entre páginas de texto: nada, un salto de página (form feed) o «--- Page 2 ---».',
  'Between the words': 'Entre las palabras',
  Billing: 'Facturación',
  Black: 'Negro',
  'Black and white': 'Blanco y negro',
  'Black out text': 'Tachar texto',
  Block: 'Bloquear',
  Blocked: 'Bloqueado',
  'Blocked hosts': 'Servidores bloqueados',
  'Blocked: settings and lists last only until the page is closed.':
    'Bloqueado: los ajustes y las listas solo duran hasta que se cierra la página.',
  'Blocked: sign-in and free allowances need them.':
    'Bloqueadas: el inicio de sesión y los cupos gratuitos las necesitan.',
  Blog: 'Blog',
  Blue: 'Azul',
  Blueprint: 'Plano técnico',
  'Bluesky post': 'Publicación de Bluesky',
  Blur: 'Desenfoque',
  'Blur, JPEG blocks, and scratches that you mark.': 'Desenfoque, bloques JPEG y arañazos que marques.',
  'Body text': 'Texto corrido',
  Bold: 'Negrita',
  Book: 'Libro',
  Bookmarks: 'Marcadores',
  'Bookmarks held removed words; these are blacked out there, too.':
    'Los marcadores contenían palabras eliminadas; también se han tachado allí.',
  'Bookmarks, document properties and descriptions for screen readers are cleared, too. Attached files are not changed; those that hold the words are named.':
    'También se limpian los marcadores, las propiedades del documento y las descripciones para lectores de pantalla. Los archivos adjuntos no se modifican; se nombran los que contienen las palabras.',
  'Both are right in German.': 'Ambas son correctas en alemán.',
  'Both languages are the same.': 'Ambos idiomas son el mismo.',
  'Both languages are the same. Please choose another language to translate to.':
    'Ambos idiomas son el mismo. Elige otro idioma al que traducir.',
  'Bottom left corner': 'Esquina inferior izquierda',
  'Bottom right corner': 'Esquina inferior derecha',
  Boxes: 'Recuadros',
  'Brakes stop a car.': '«Brakes» son los frenos de un coche.',
  Break: 'Salto',
  Brief: 'Breve',
  'Bring out light and colours, enlarge, and take away noise, blur and scratches. Faces are never invented.':
    'Realza la luz y los colores, amplía y elimina ruido, desenfoque y arañazos. Las caras nunca se inventan.',
  British: 'Británico',
  'Broken links': 'Enlaces rotos',
  Browser: 'Navegador',
  Browsers: 'Navegadores',
  'Browsers allow passkeys only on sites with a domain name and HTTPS, which this address does not have.':
    'Los navegadores permiten llaves de acceso solo en sitios con nombre de dominio y HTTPS, que esta dirección no tiene.',
  'Browsers cannot show TIFF and most cannot show HEIC. The tool still works, and you can download the result.':
    'Los navegadores no pueden mostrar TIFF y la mayoría no puede mostrar HEIC. La herramienta funciona igualmente, y puedes descargar el resultado.',
  'Browsers offer passkeys only under a name and over https (or on localhost). Please open this site under its public address.':
    'Los navegadores ofrecen llaves de acceso solo bajo un nombre y por https (o en localhost). Abre este sitio en su dirección pública.',
  Brush: 'Pincel',
  'Brush over the scratches': 'Pasar el pincel por los arañazos',
  'Brush over the scratches. They are filled from what is around them.':
    'Pasa el pincel por los arañazos. Se rellenan con lo que hay a su alrededor.',
  'Brush over what should come back. The brush keeps to edges.':
    'Pasa el pincel por lo que deba volver. El pincel respeta los bordes.',
  'Brush over what should go. The brush keeps to edges.':
    'Pasa el pincel por lo que deba desaparecer. El pincel respeta los bordes.',
  'Built-in': 'Integrado',
  'Built-in engine': 'Motor integrado',
  'Bulk File Processor': 'Procesador de archivos por lotes',
  'Bulk Processing Complete!': 'Procesamiento por lotes completado',
  'Bulk file processor: compress, convert, resize many': 'Procesador por lotes: comprime, convierte, redimensiona',
  'Bullet points': 'Lista de puntos',
  'Business card': 'Tarjeta de visita',
  'By AI: {provider}. Check it before you use it.': 'Con IA: {provider}. Revísalo antes de usarlo.',
  'By creating an account you accept the <link>terms</link> and the <link2>privacy policy</link2>.':
    'Al crear una cuenta aceptas las <link>condiciones</link> y la <link2>política de privacidad</link2>.',
  'By email': 'Por correo',
  'By file size': 'Por tamaño de archivo',
  'By the built-in rules.': 'Con las reglas integradas.',
  'By {author}': 'De {author}',
  'By {name}': 'Traducido por {name}',
  'By {name}, through {language}': 'Traducido por {name}, a través de {language}',
  'By {name}, through {language}.': 'Traducido por {name}, a través de {language}.',
  'By {name}.': 'Traducido por {name}.',
  'B & W': 'B / N',
  CONFIDENTIAL: 'CONFIDENCIAL',
  COPY: 'COPIA',
  CSV: 'CSV',
  CV: 'Currículum',
  'CV, {bytes}<span> of {name}</span>': 'Currículum, {bytes}<span> de {name}</span>',
  Calls: 'Llamadas',
  'Calls with it are refused from now on.': 'A partir de ahora se rechazan las llamadas con ella.',
  'Came from': 'Procedencia',
  Camera: 'Cámara',
  'Camera data (EXIF) of TIFF images cannot be carried over; XMP, IPTC and colours are.':
    'Los datos de cámara (EXIF) de las imágenes TIFF no se pueden conservar; XMP, IPTC y colores sí.',
  'Camera light': 'Luz de la cámara',
  'Camera unavailable': 'Cámara no disponible',
  'Camera {number} of {count}: {name}': 'Cámara {number} de {count}: {name}',
  'Camera, place and copyright. Rotation and colours are right either way.':
    'Cámara, lugar y derechos de autor. El giro y los colores son correctos en cualquier caso.',
  Campaign: 'Campaña',
  'Campaign medium': 'Medio de la campaña',
  Campaigns: 'Campañas',
  'Can I cancel at any time?': '¿Puedo cancelar en cualquier momento?',
  'Can I change annotations that are already in the file?': '¿Puedo cambiar anotaciones que ya están en el archivo?',
  'Can I change between monthly and annual?': '¿Puedo cambiar entre mensual y anual?',
  'Can I change or delete a link later?': '¿Puedo cambiar o eliminar un enlace después?',
  'Can I change the highlights later, in another program?': '¿Puedo cambiar los resaltados después, en otro programa?',
  'Can I edit a scanned page?': '¿Puedo editar una página escaneada?',
  'Can I fill in a form?': '¿Puedo rellenar un formulario?',
  'Can I get the mask alone?': '¿Puedo obtener solo la máscara?',
  'Can I make words bold, larger or coloured?': '¿Puedo poner palabras en negrita, más grandes o en color?',
  'Can I replace text on a scanned page?': '¿Puedo sustituir texto en una página escaneada?',
  'Can I restore and enlarge in one go?': '¿Puedo restaurar y ampliar de una vez?',
  'Can I rotate, move, delete and insert pages?': '¿Puedo girar, mover, eliminar e insertar páginas?',
  'Can I scan with my phone and continue on my computer?': '¿Puedo escanear con el móvil y continuar en el ordenador?',
  'Can I switch off a rule, or add my own words?': '¿Puedo desactivar una regla o añadir mis propias palabras?',
  'Can a compressed image get larger than the original?': '¿Puede una imagen comprimida ocupar más que la original?',
  'Can a small image be made larger?': '¿Se puede agrandar una imagen pequeña?',
  'Can everything be done here without Pro?': '¿Se puede hacer todo aquí sin Pro?',
  'Can numbers, links or names be mistranslated?': '¿Se pueden traducir mal números, enlaces o nombres?',
  'Can one file of many be damaged or locked?': '¿Puede un archivo de muchos estar dañado o bloqueado?',
  'Can several things be done to each file?': '¿Se pueden hacer varias cosas con cada archivo?',
  'Can the result be larger than my file?': '¿Puede el resultado ocupar más que mi archivo?',
  Canadian: 'Canadiense',
  Cancel: 'Cancelar',
  'Cancel any time; Pro stays until the period you paid for ends':
    'Cancela cuando quieras; Pro sigue hasta que termina el periodo pagado',
  'Cancel subscription': 'Cancelar suscripción',
  'Cancel {name}': 'Cancelar {name}',
  Cancelled: 'Cancelado',
  'Cancelled. Pro stays active until {end}; you will not be charged again.':
    'Cancelada. Pro sigue activo hasta el {end}; no se te volverá a cobrar.',
  'Cannot scan it? Enter this key in the app:': '¿No puedes escanearlo? Introduce esta clave en la aplicación:',
  'Capital ẞ instead of SS': 'ẞ mayúscula en lugar de SS',
  'Capitalise every word': 'Poner mayúscula a cada palabra',
  'Capitals for all words of four letters and more.': 'Mayúscula en todas las palabras de cuatro letras o más.',
  'Capitals for prepositions of five letters and more.': 'Mayúscula en las preposiciones de cinco letras o más.',
  Capture: 'Capturar',
  Card: 'Tarjeta',
  'Card and billing details': 'Datos de tarjeta y facturación',
  'Card numbers': 'Números de tarjeta',
  Careers: 'Empleo',
  'Careers page': 'Página de empleo',
  'Case Converter': 'Convertir mayúsculas y minúsculas',
  'Case converter: title case, camelCase, snake_case': 'Convertir texto: títulos, camelCase, snake_case',
  Category: 'Categoría',
  Centred: 'Centrado',
  'Change Text': 'Cambiar texto',
  'Change colour {number}': 'Cambiar el color {number}',
  'Change email': 'Cambiar correo',
  'Change its length and characters, or take words instead': 'Cambia su longitud y sus caracteres, o usa palabras',
  'Change password': 'Cambiar contraseña',
  'Change plan': 'Cambiar de plan',
  'Change text': 'Cambiar texto',
  'Change the edges of page {number}': 'Cambiar los bordes de la página {number}',
  'Change the text of a PDF page by page; layout, pictures and fonts stay.':
    'Cambia el texto de un PDF página a página; el diseño, las imágenes y las fuentes se mantienen.',
  'Change the words of a PDF': 'Cambia las palabras de un PDF',
  'Change to {plan} ({price})': 'Cambiar a {plan} ({price})',
  'Change to {plan}?': '¿Cambiar a {plan}?',
  'Change words and sentences in a PDF. Only what you change is changed: pages, layout and fonts stay as they are. Free, no sign-up.':
    'Cambia palabras y frases de un PDF. Solo cambia lo que tú cambias: las páginas, el diseño y las fuentes se quedan como están. Gratis, sin registro.',
  Changed: 'Cambiada',
  'Changed for the tone.': 'Cambiado por el tono.',
  'Changed pages': 'Páginas cambiadas',
  'Changed white space': 'Espacios modificados',
  Changes: 'Cambios',
  'Changes and questions': 'Cambios y preguntas',
  'Changing it signs you out everywhere else.': 'Al cambiarla se cierran tus demás sesiones.',
  'Changing…': 'Cambiando…',
  Characters: 'Caracteres',
  'Charts appear tomorrow: totals are kept at the end of each day (UTC).':
    'Los gráficos aparecen mañana: los totales se guardan al final de cada día (UTC).',
  'Chat with AI Assistant': 'Chatear con el asistente de IA',
  'Check again': 'Comprobar de nuevo',
  'Check edges<span> of {name}</span>': 'Comprobar los bordes<span> de {name}</span>',
  'Check its four corners': 'Comprueba sus cuatro esquinas',
  'Check the backlinks': 'Comprobar los enlaces entrantes',
  'Check the frame, then download': 'Comprueba el marco y luego descarga',
  'Check the outline, then download it.': 'Comprueba el contorno y luego descárgala.',
  'Check your connection and try again.': 'Comprueba tu conexión e inténtalo de nuevo.',
  'Check your connection, then try again.': 'Comprueba tu conexión e inténtalo de nuevo.',
  'Check your email': 'Revisa tu correo',
  'Checked in your browser, before anything is sent': 'Comprobado en tu navegador, antes de enviar nada',
  Checking: 'Comprobando',
  'Checking…': 'Comprobando…',
  'China visa 33 x 48 mm': 'Visado de China 33 x 48 mm',
  'Chinese (GBK)': 'chino (GBK)',
  'Chinese (simplified)': 'Chino (simplificado)',
  'Chinese (simplified, vertical)': 'Chino (simplificado, vertical)',
  'Chinese (traditional)': 'Chino (tradicional)',
  'Chinese (traditional, vertical)': 'Chino (tradicional, vertical)',
  'Choose Select, Highlight or Erase and drag over the page.':
    'Elige Seleccionar, Resaltar o Borrar y arrastra sobre la página.',
  'Choose a CSV file': 'Elegir un archivo CSV',
  'Choose a PDF to insert': 'Elegir un PDF para insertar',
  'Choose a base colour and a type, take an image, or press Random':
    'Elige un color base y un tipo, toma una imagen o pulsa Aleatoria',
  'Choose a change to see why, or to reject it.': 'Elige un cambio para ver el motivo o para rechazarlo.',
  'Choose a document': 'Elige un documento',
  'Choose a document and a format': 'Elige un documento y un formato',
  'Choose a few sentences, a longer summary or a list': 'Elige unas pocas frases, un resumen más largo o una lista',
  'Choose a file': 'Elegir un archivo',
  'Choose a folder': 'Elegir una carpeta',
  'Choose a format': 'Elige un formato',
  'Choose a format, and the pages': 'Elige un formato y las páginas',
  'Choose a kind of content and fill it in': 'Elige un tipo de contenido y rellénalo',
  'Choose a larger size': 'Elegir un tamaño mayor',
  'Choose a level or a target size': 'Elige un nivel o un tamaño objetivo',
  'Choose a level, and a password if you need one': 'Elige un nivel, y una contraseña si la necesitas',
  'Choose a logo': 'Elegir un logotipo',
  'Choose a new background, and download': 'Elige un fondo nuevo y descarga',
  'Choose a new password': 'Elige una contraseña nueva',
  'Choose a new password with the link that was mailed to you.':
    'Elige una contraseña nueva con el enlace que se te envió por correo.',
  'Choose a password.': 'Elige una contraseña.',
  'Choose a picture': 'Elegir una imagen',
  'Choose a picture for the background first.': 'Elige antes una imagen para el fondo.',
  'Choose a post.': 'Elige una entrada.',
  'Choose a size or a crop to see the result here.': 'Elige un tamaño o un recorte para ver aquí el resultado.',
  'Choose a size or a preset': 'Elige un tamaño o un ajuste predefinido',
  'Choose a template': 'Elegir una plantilla',
  'Choose a tool': 'Elegir una herramienta',
  'Choose a tool from the menu, or press <key>/</key> or <key2>Ctrl</key2> <key3>K</key3> anywhere and type what you want to do.':
    'Elige una herramienta en el menú, o pulsa <key>/</key> o <key2>Ctrl</key2> <key3>K</key3> en cualquier lugar y escribe lo que quieres hacer.',
  'Choose a tool, or click what is on the page.': 'Elige una herramienta o haz clic en lo que hay en la página.',
  'Choose again': 'Elegir de nuevo',
  'Choose all': 'Elegir todo',
  'Choose all found': 'Elegir todo lo encontrado',
  'Choose an image': 'Elegir una imagen',
  'Choose another': 'Elegir otro',
  'Choose another picture': 'Elegir otra imagen',
  'Choose files': 'Elegir archivos',
  'Choose files on the home page': 'Elegir archivos en la página de inicio',
  'Choose images': 'Elegir imágenes',
  'Choose it again': 'Elegirlo de nuevo',
  'Choose other dots': 'Elegir otros puntos',
  'Choose other eyes': 'Elegir otros ojos',
  'Choose pages': 'Elegir páginas',
  'Choose pages, ranges or a rule': 'Elige páginas, intervalos o una regla',
  'Choose quality and format': 'Elige calidad y formato',
  'Choose stronger colours': 'Elegir colores más fuertes',
  'Choose the file again': 'Elegir de nuevo el archivo',
  'Choose the language and the style of titles if it matters': 'Elige el idioma y el estilo de los títulos si importa',
  'Choose the languages, or let the first one be detected': 'Elige los idiomas, o deja que se detecte el primero',
  'Choose the settings and start. You can cancel at any time.':
    'Elige los ajustes y empieza. Puedes cancelar en cualquier momento.',
  'Choose what to do with them': 'Elige qué hacer con ellos',
  'Choose what to improve': 'Elige qué mejorar',
  'Choose what to improve, and compare at full size': 'Elige qué mejorar y compara a tamaño completo',
  'Choose what to improve.': 'Elige qué mejorar.',
  'Choose your CV': 'Elegir tu currículum',
  'Choose {what}': 'Elegir {what}',
  'Chosen pages': 'Páginas elegidas',
  'Chosen pair': 'Pareja elegida',
  Circle: 'Círculo',
  City: 'Ciudad',
  'Clarity & Flow': 'Claridad y fluidez',
  Classic: 'Clásico',
  'Classic (HSL)': 'Clásico (HSL)',
  Clear: 'Limpiar',
  'Clear All': 'Quitar todo',
  'Clear all': 'Quitar todas',
  'Clear finished': 'Quitar los terminados',
  'Clear history': 'Borrar el historial',
  'Clear the conversation': 'Borrar la conversación',
  'Clearer like this.': 'Más claro así.',
  'Click a colour to copy it, or export them all': 'Haz clic en un color para copiarlo, o expórtalos todos',
  'Click a line or paragraph and type': 'Haz clic en una línea o un párrafo y escribe',
  'Click a line to see where it comes from, then copy or export it':
    'Haz clic en una línea para ver de dónde procede y luego cópialo o expórtalo',
  'Click any line: the sentence it comes from is marked in the text, with its page for a PDF. Where an AI wrote the line, numbers and names that the text does not have are marked.':
    'Haz clic en cualquier línea: la frase de la que procede se marca en el texto, con su página si es un PDF. Cuando una IA ha escrito la línea, se marcan los números y nombres que el texto no contiene.',
  'Click on a part that is missing. It is added up to its edges.':
    'Haz clic en una parte que falte. Se añade hasta sus bordes.',
  'Click on a part that should go. It is removed up to its edges.':
    'Haz clic en una parte que sobre. Se quita hasta sus bordes.',
  'Click on it: “Belongs” adds and “Not this” removes what you clicked, up to its edges; the rest stays as it is. For small things there is a brush that restores or erases and keeps to edges. Each step can be undone.':
    'Haz clic en ella: «Incluir» añade y «Excluir» quita aquello en lo que haces clic, hasta sus bordes; el resto se queda como está. Para cosas pequeñas hay un pincel que restaura o borra y respeta los bordes. Cada paso se puede deshacer.',
  'Click on the page.': 'Haz clic en la página.',
  'Click what you want to delete.': 'Haz clic en lo que quieras eliminar.',
  'Click where the text begins.': 'Haz clic donde empieza el texto.',
  Clicks: 'Clics',
  'Clicks as a table': 'Clics como tabla',
  'Clicks by day': 'Clics por día',
  'Clicks by hour': 'Clics por hora',
  'Clicks by month': 'Clics por mes',
  'Clicks on ads': 'Clics en anuncios',
  'Clicks on ads by position': 'Clics en anuncios por posición',
  Client: 'Cliente',
  Close: 'Cerrar',
  'Close find': 'Cerrar la búsqueda',
  'Close menu': 'Cerrar menú',
  'Close the code': 'Cerrar el código',
  'Close the note on the image': 'Cerrar la nota sobre la imagen',
  'Close the support chat': 'Cerrar el chat de soporte',
  Closed: 'Cerrado',
  'Closing the page loses nothing: files, settings and results come back.':
    'Cerrar la página no pierde nada: los archivos, ajustes y resultados vuelven.',
  Code: 'Código',
  'Code or address': 'Código o dirección',
  'Codes are made, checked and read in this browser: contents, logos and images are not sent.':
    'Los códigos se crean, comprueban y leen en este navegador: los contenidos, logotipos e imágenes no se envían.',
  'Codes found': 'Códigos encontrados',
  'Codes that are proven to scan': 'Códigos que se leen, comprobado',
  Color: 'Color',
  'Color Enhancement': 'Mejora del color',
  'Color Palette Generator': 'Generador de paletas de colores',
  'Color mode': 'Modo de color',
  'Color mode must be auto, color, gray or blackAndWhite.':
    'El modo de color debe ser auto, color, gray o blackAndWhite.',
  'Color palette generator with contrast check': 'Generador de paletas de colores con contraste',
  Color2: 'Color 2',
  Colorize: 'Colorear',
  Colour: 'Color',
  'Colour wheel': 'Círculo cromático',
  'Colour {number}': 'Color {number}',
  'Colour<select><option>Black</option><option2>White</option2></select>':
    'Color<select><option>Negro</option><option2>Blanco</option2></select>',
  Colours: 'Colores',
  'Colours that belong together': 'Colores que combinan',
  Columns: 'Columnas',
  'Columns: {kind}. A first row with these names sets their order; File name is optional.':
    'Columnas: {kind}. Una primera fila con estos nombres fija su orden; Nombre de archivo es opcional.',
  'Combine PDFs and images in any order, even page by page, with bookmarks and links kept.':
    'Combina PDF e imágenes en cualquier orden, incluso página a página, conservando marcadores y enlaces.',
  'Combine PDFs and images into one PDF: choose, order and turn pages. Bookmarks, links, form fields, notes and attachments stay. Free, no sign-up.':
    'Combina PDF e imágenes en un solo PDF: elige, ordena y gira páginas. Los marcadores, enlaces, campos de formulario, notas y adjuntos se mantienen. Gratis, sin registro.',
  Comma: 'Coma',
  Comment: 'Comentario',
  Company: 'Empresa',
  'Compare it with the original, then download it.': 'Compárala con el original y luego descárgala.',
  'Compare sentence by sentence, then copy or download': 'Compara frase a frase y luego copia o descarga',
  'Compare the pages, keep the smaller file': 'Compara las páginas y quédate con el archivo más pequeño',
  'Compare the plans': 'Comparar los planes',
  'Compare, then download one or all': 'Compara y luego descarga una o todas',
  'Compare<span> {name} before and after</span>': 'Comparar<span> {name} antes y después</span>',
  Comparing: 'Comparando',
  'Comparing page {page} of {pages}': 'Comparando la página {page} de {pages}',
  Complementary: 'Complementaria',
  'Complete PDF Suite': 'Suite completa de PDF',
  Completed: 'Completado',
  Compress: 'Comprimir',
  'Compress PDF: smaller files, compared page by page': 'Comprimir PDF: archivos más pequeños, comparados',
  'Compress PDFs': 'Comprimir PDF',
  'Compress a copy anyway': 'Comprimir una copia de todos modos',
  'Compress a digitally signed file although this breaks its signature.':
    'Comprime un archivo firmado digitalmente aunque eso rompa su firma.',
  'Compress again': 'Comprimir de nuevo',
  'Compress images': 'Comprimir imágenes',
  'Compress images: JPEG, PNG, WebP, AVIF, GIF': 'Comprimir imágenes: JPEG, PNG, WebP, AVIF, GIF',
  'Compress makes images smaller in their own format, PDFs smaller as PDFs, and packs every other file into a ZIP. Convert turns images into other image formats or PDF, documents into PDF and each other, and PDF pages into images or text. Resize is for images. A file the operation cannot take says so, and the others continue.':
    'Comprimir reduce las imágenes en su propio formato y los PDF como PDF, y empaqueta los demás archivos en un ZIP. Convertir pasa imágenes a otros formatos de imagen o a PDF, documentos a PDF y entre sí, y páginas de PDF a imágenes o texto. Redimensionar es para imágenes. Si la operación no admite un archivo, se indica en él y los demás continúan.',
  'Compress {count, plural, one {# image} other {# images}}':
    'Comprimir {count, plural, one {# imagen} other {# imágenes}}',
  'Compress, convert and resize take files up to the size shown on this page; other tools have their own limits.':
    'Comprimir, convertir y redimensionar admiten archivos hasta el tamaño indicado en esta página; las demás herramientas tienen sus propios límites.',
  'Compress, convert, resize or chain any tools over many files at once, and get everything in one ZIP.':
    'Comprime, convierte, redimensiona o encadena cualquier herramienta con muchos archivos a la vez, y recíbelo todo en un ZIP.',
  'Compressed size': 'Tamaño comprimido',
  Compressing: 'Comprimiendo',
  'Compressing…': 'Comprimiendo…',
  Compression: 'Compresión',
  'Compression Complete': 'Compresión completada',
  'Compression Failed': 'Error de compresión',
  'Compression failed': 'Error de compresión',
  Computer: 'Ordenador',
  'Confirm new password': 'Confirmar nueva contraseña',
  'Confirm password': 'Confirmar contraseña',
  'Confirm the newsletter': 'Confirma el boletín',
  'Confirm two-factor sign-in': 'Confirmar la verificación en dos pasos',
  'Confirm your email address': 'Confirma tu dirección de correo',
  'Confirm your new email address': 'Confirma tu nueva dirección de correo',
  Confirmed: 'Confirmada',
  'Confirming…': 'Confirmando…',
  'Confirms an email address with the link that was mailed to it.':
    'Confirma una dirección de correo con el enlace que se le envió.',
  'Connecting…': 'Conectando…',
  'Connection failed. Please check your internet connection and try again.':
    'La conexión ha fallado. Comprueba tu conexión a internet e inténtalo de nuevo.',
  'Connection lost. Goes on by itself when you are back online.':
    'Conexión perdida. Continuará sola cuando vuelvas a tener conexión.',
  Contact: 'Contacto',
  'Contact page': 'Página de contacto',
  Contain: 'Contener',
  'Contains scripts': 'Contiene scripts',
  Content: 'Contenido',
  'Content ideas': 'Ideas de contenido',
  'Content ideas: {all}, {begun} in progress': 'Ideas de contenido: {all}, {begun} en curso',
  'Content must be an object.': 'El contenido debe ser un objeto.',
  'Content must have at most 32 levels.': 'El contenido debe tener como máximo 32 niveles.',
  'Content of each code': 'Contenido de cada código',
  'Content of the archive': 'Contenido del archivo comprimido',
  'Content of the code': 'Contenido del código',
  'Content pipeline': 'Contenido en preparación',
  'Context must be support_chat.': 'El contexto debe ser support_chat.',
  Continue: 'Continuar',
  'Continue with': 'Continuar con',
  'Contractions and words. A full change of tone takes an AI provider, which this site does not use here.':
    'Contracciones y palabras. Un cambio completo de tono requiere un proveedor de IA, que este sitio no usa aquí.',
  Contrast: 'Contraste',
  'Contrast of all pairs': 'Contraste de todas las parejas',
  Conversations: 'Conversaciones',
  'Conversion complete': 'Conversión completada',
  'Conversion failed': 'Error de conversión',
  Convert: 'Convertir',
  'Convert PDF to DOCX, HTML, Markdown, XLSX, CSV, text, PNG or JPG, and Word, Excel, slides, web pages, email and images to PDF. Locked files open, too.':
    'Convierte PDF a DOCX, HTML, Markdown, XLSX, CSV, texto, PNG o JPG, y Word, Excel, presentaciones, páginas web, correos e imágenes a PDF. También abre archivos bloqueados.',
  'Convert PDF, DOCX, DOC, ODT, RTF, TXT, HTML and Markdown to each other, and XLSX, ODS, CSV, PPTX, ODP and EML to PDF. Many at once, no sign-up.':
    'Convierte PDF, DOCX, DOC, ODT, RTF, TXT, HTML y Markdown entre sí, y XLSX, ODS, CSV, PPTX, ODP y EML a PDF. Muchos a la vez, sin registro.',
  'Convert again': 'Convertir de nuevo',
  'Convert and download': 'Convierte y descarga',
  'Convert documents': 'Convertir documentos',
  'Convert documents: Word, ODT, RTF, HTML, PDF': 'Convertir documentos: Word, ODT, RTF, HTML, PDF',
  'Convert text to upper, lower, title (AP, Chicago) and sentence case, camelCase, snake_case, kebab-case and more. Turkish, German, acronyms. Nothing is sent.':
    'Convierte texto a mayúsculas, minúsculas, título (AP, Chicago), frase, camelCase, snake_case, kebab-case y más. Turco, alemán, siglas. No se envía nada.',
  'Convert to': 'Convertir a',
  'Convert to JPG': 'Convertir a JPG',
  'Convert to and from PDF': 'Convertir a PDF y desde PDF',
  'Convert to {format}': 'Convertir a {format}',
  'Convert {count} documents': 'Convertir {count} documentos',
  'Convert {files} PDFs to {format}': 'Convertir {files} PDF a {format}',
  'Convert {pages, plural, one {# page} other {# pages}} to {format}':
    'Convertir {pages, plural, one {# página} other {# páginas}} a {format}',
  'Convert, look at the pages, and download': 'Convierte, mira las páginas y descarga',
  Converted: 'Convertido',
  Converting: 'Convirtiendo',
  'Converting…': 'Convirtiendo…',
  Cookies: 'Cookies',
  'Cookies and storage': 'Cookies y almacenamiento',
  'Copied!': 'Copiado',
  Copy: 'Copiar',
  'Copy URL': 'Copiar URL',
  'Copy address': 'Copiar dirección',
  'Copy all': 'Copiar todo',
  'Copy image': 'Copiar imagen',
  'Copy it into your password manager': 'Cópiala en tu gestor de contraseñas',
  'Copy it now: it is not shown again, and we keep only its hash.':
    'Cópiala ahora: no se volverá a mostrar, y solo guardamos su hash.',
  'Copy key': 'Copiar clave',
  'Copy link': 'Copiar enlace',
  'Copy passphrase': 'Copiar frase de contraseña',
  'Copy passphrase {number}': 'Copiar la frase de contraseña {number}',
  'Copy password': 'Copiar contraseña',
  'Copy password {number}': 'Copiar la contraseña {number}',
  'Copy text': 'Copiar texto',
  'Copy the short link and share it': 'Copia el enlace corto y compártelo',
  'Copy the version you need, or save it as a text file':
    'Copia la versión que necesites o guárdala como archivo de texto',
  'Copy {what}': 'Copiar {what}',
  'Correct grammar and spelling as you type, and make texts clearer or shorter. You decide on every change.':
    'Corrige la gramática y la ortografía mientras escribes, y haz textos más claros o más cortos. Tú decides cada cambio.',
  'Correct it': 'Corregir',
  'Correct the outline': 'Corregir el contorno',
  'Correct the text and make a PDF': 'Corrige el texto y crea un PDF',
  'Corrected grammar or spelling.': 'Gramática u ortografía corregida.',
  Cost: 'Coste',
  'Count words, characters, sentences, paragraphs and reading time as you type. Chinese, Thai, Arabic, emoji. Opens TXT, Word, ODT and PDF. Nothing is sent.':
    'Cuenta palabras, caracteres, frases, párrafos y tiempo de lectura mientras escribes. Chino, tailandés, árabe, emojis. Abre TXT, Word, ODT y PDF. No se envía nada.',
  'Counted in': 'Contado en',
  Countries: 'Países',
  Country: 'País',
  'Country must be a code such as DE or US.': 'El país debe ser un código como DE o US.',
  'Country must be text.': 'El país debe ser texto.',
  Counts: 'Recuentos',
  Cover: 'Cubrir',
  Create: 'Crear',
  'Create Another': 'Crear otro',
  'Create ZIP': 'Crear ZIP',
  'Create a key': 'Crear una clave',
  'Create a {siteName} account: a username, an email address and a password are all it takes.':
    'Crea una cuenta de {siteName}: solo hace falta un nombre de usuario, una dirección de correo y una contraseña.',
  'Create account': 'Crear cuenta',
  'Create an API key': 'Crear una clave de API',
  'Create an account': 'Crear una cuenta',
  'Create key': 'Crear clave',
  'Create the ZIP and download it': 'Crea el ZIP y descárgalo',
  Created: 'Creado',
  'Created {count, plural, one {# separate PDF file} other {# separate PDF files}}':
    '{count, plural, one {Se ha creado # archivo PDF independiente} other {Se han creado # archivos PDF independientes}}',
  'Creating your account…': 'Creando tu cuenta…',
  'Creditor reference': 'Referencia de acreedor',
  Crop: 'Recorte',
  'Crop height': 'Alto del recorte',
  'Crop must be one of {choices}.': 'El recorte debe ser uno de estos valores: {choices}.',
  'Crop width': 'Ancho del recorte',
  'Crop x': 'Recorte x',
  'Crop y': 'Recorte y',
  'Cropped result': 'Resultado recortado',
  Cross: 'Cruz',
  'Crème brûlée becomes cremeBrulee.': 'Crème brûlée pasa a cremeBrulee.',
  'Ctrl+Enter sends it.': 'Ctrl+Enter la envía.',
  'Current password': 'Contraseña actual',
  'Custom alias (optional)': 'Alias personalizado (opcional)',
  'Cut out people and things': 'Recorta personas y objetos',
  'Cutting out': 'Recortando',
  'Cutting out…': 'Recortando…',
  'Cyrillic (code page 866)': 'cirílico (página de códigos 866)',
  DOCX: 'DOCX',
  DPI: 'PPP',
  'DPI must be a whole number from {min} to {max}.': 'Los PPP deben ser un número entero de {min} a {max}.',
  DRAFT: 'BORRADOR',
  'Daily and monthly allowances': 'Cupos diarios y mensuales',
  'Daily counts reset at midnight UTC, monthly counts on the first.':
    'Los recuentos diarios se reinician a medianoche UTC; los mensuales, el día 1.',
  'Daily report by email': 'Informe diario por correo',
  'Damaged files are repaired where possible. When one cannot be read, the message names it, and you can continue without it; for a locked one you can enter its password.':
    'Los archivos dañados se reparan cuando es posible. Cuando uno no se puede leer, el mensaje lo nombra y puedes continuar sin él; para uno bloqueado puedes introducir su contraseña.',
  'Damaged pages': 'Páginas dañadas',
  'Damaged, repaired on opening': 'Dañado, reparado al abrirlo',
  'Dark ink on light paper. The paper is made transparent.':
    'Tinta oscura sobre papel claro. El papel se vuelve transparente.',
  'Data after the end of the archive was ignored.':
    'Se han ignorado datos situados después del final del archivo comprimido.',
  'Data in front of the archive, such as a program that unpacks it, was skipped.':
    'Se han saltado datos situados delante del archivo comprimido, como un programa que lo descomprime.',
  'Date must be a day such as 2026-01-31.': 'La fecha debe ser un día como 2026-01-31.',
  'Date, camera, place and copyright. Colours are right either way.':
    'Fecha, cámara, lugar y derechos de autor. Los colores son correctos en cualquier caso.',
  'Date, camera, place, copyright and the colour profile stay, unless you choose otherwise. The orientation is applied to the photo itself.':
    'La fecha, la cámara, el lugar, los derechos de autor y el perfil de color se mantienen, salvo que elijas otra cosa. La orientación se aplica a la propia foto.',
  'Date: {format}': 'Fecha: {format}',
  Day: 'Día',
  'Day (UTC)': 'Día (UTC)',
  Days: 'Días',
  'Default:': 'Valor predeterminado:',
  'Default: a PDF becomes a Word document, images become one PDF, and documents a PDF each (several in a ZIP).':
    'Por defecto: un PDF pasa a ser un documento de Word, las imágenes un solo PDF y los documentos un PDF cada uno (varios en un ZIP).',
  Delete: 'Eliminar',
  'Delete all from the server': 'Eliminar todo del servidor',
  'Delete annotation': 'Eliminar anotación',
  'Delete edit': 'Eliminar edición',
  'Delete it': 'Eliminarla',
  'Delete my account': 'Eliminar mi cuenta',
  'Delete page {number}': 'Eliminar la página {number}',
  'Delete page {page}': 'Eliminar la página {page}',
  'Delete permanently': 'Eliminar para siempre',
  'Delete recipe': 'Eliminar receta',
  'Delete the application of {name}?': '¿Eliminar la candidatura de {name}?',
  'Delete the article': 'Eliminar el artículo',
  'Delete the conversation': 'Eliminar la conversación',
  'Delete the draft?': '¿Eliminar el borrador?',
  'Delete the idea?': '¿Eliminar la idea?',
  'Delete the page?': '¿Eliminar la página?',
  'Delete the space': 'Eliminar el espacio',
  'Delete the task?': '¿Eliminar la tarea?',
  'Delete {edit}': 'Eliminar {edit}',
  'Delete {fileName} from the server': 'Eliminar {fileName} del servidor',
  'Delete {name}': 'Eliminar {name}',
  'Delete {name} from the server': 'Eliminar {name} del servidor',
  'Delete {number}?': '¿Eliminar {number}?',
  'Delete ‘{passage}’': 'Eliminar «{passage}»',
  'Delete “{title}”?': '¿Eliminar «{title}»?',
  Deleted: 'Eliminado',
  'Deleted by itself': 'Se elimina solo',
  'Deleted links': 'Enlaces eliminados',
  'Deleted {text}': 'Eliminado: {text}',
  Denoise: 'Reducir ruido',
  Description: 'Descripción',
  'Dessert is sweet; a desert is dry.': '«Dessert» es dulce; «desert» es seco.',
  Detailed: 'Detallado',
  Details: 'Detalles',
  Detect: 'Detectar',
  Deuteranomaly: 'Deuteranomalía',
  Deuteranopia: 'Deuteranopía',
  Device: 'Dispositivo',
  'Device must be one of {devices}.': 'El dispositivo debe ser uno de estos: {devices}.',
  Devices: 'Dispositivos',
  Diagnostic: 'Diagnóstico',
  'Dials a number.': 'Marca un número.',
  Diamond: 'Rombo',
  Diamonds: 'Rombos',
  'Different words': 'Palabras distintas',
  Difficult: 'Difícil',
  Difficulty: 'Dificultad',
  'Digital signature': 'Firma digital',
  'Direct or unknown': 'Directo o desconocido',
  Direction: 'Dirección',
  'Discard changes': 'Descartar los cambios',
  Disconnect: 'Desconectar',
  'Disconnect the phone': 'Desconectar el teléfono',
  'Dismiss this suggestion': 'Descartar esta sugerencia',
  'Dismiss {name}': 'Descartar {name}',
  Do: 'Haz',
  'Do animated GIFs stay animated?': '¿Siguen animados los GIF animados?',
  'Do images lose quality on their way into a PDF?': '¿Pierden calidad las imágenes al pasar a un PDF?',
  'Do many at once': 'Hacer muchos a la vez',
  'Do now': 'Hacer ahora',
  Document: 'Documento',
  'Document & Text Tools': 'Herramientas de documentos y texto',
  'Document Converter': 'Convertir documentos',
  'Document Scanner': 'Escáner de documentos',
  'Document Tools': 'Herramientas de documentos',
  'Document scanned': 'Documento escaneado',
  'Document to ask about': 'Documento sobre el que preguntar',
  'Documents cannot be converted to PDF here, because this server lacks LibreOffice. Please try another server.':
    'Los documentos no se pueden convertir a PDF aquí, porque a este servidor le falta LibreOffice. Prueba con otro servidor.',
  'Documents cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Los documentos no pueden convertirse aquí en {asked}, solo en {possible}. El tipo es el de su contenido, no el de su nombre.',
  'Documents into other formats': 'Documentos a otros formatos',
  'Does Color Enhancement colour black and white photos?': '¿La mejora del color colorea fotos en blanco y negro?',
  'Does anything get loaded from the internet?': '¿Se carga algo de internet?',
  'Does it read scanned documents?': '¿Lee documentos escaneados?',
  'Does the code expire, and is it tracked?': '¿Caduca el código, y se rastrea?',
  'Does the page fill the whole photo? If not, drag the corners to it first.':
    '¿La página llena toda la foto? Si no, arrastra antes las esquinas hasta ella.',
  Domain: 'Dominio',
  'Domain must be text.': 'El dominio debe ser texto.',
  Done: 'Listo',
  'Done again.': 'Rehecho.',
  'Done by': 'Realizado por',
  'Done marking': 'Terminar de marcar',
  'Done.': 'Hecho.',
  'Done. The result is in your recent results.': 'Hecho. El resultado está en tus resultados recientes.',
  'Don’t': 'Evita',
  Dots: 'Puntos',
  'Dots per inch': 'Puntos por pulgada',
  'Dots per inch (DPI)': 'Puntos por pulgada (PPP)',
  'Doubtful word {number} of {count}<span> · {confidence}% sure</span>':
    'Palabra dudosa {number} de {count}<span> · {confidence}% de seguridad</span>',
  'Doubtful words': 'Palabras dudosas',
  'Down to level': 'Hasta el nivel',
  Download: 'Descargar',
  'Download All': 'Descargar todo',
  'Download CSV': 'Descargar CSV',
  'Download PNG': 'Descargar PNG',
  'Download ZIP ({bytes})': 'Descargar ZIP ({bytes})',
  'Download all as ZIP': 'Descargar todo como ZIP',
  'Download and delete results, and follow work that takes a while.':
    'Descarga y elimina resultados, y sigue el trabajo que lleva un rato.',
  'Download as': 'Descargar como',
  'Download each part or all as a ZIP': 'Descarga cada parte, o todas como ZIP',
  'Download it once the page has read it back': 'Descárgalo una vez que la página haya comprobado su lectura',
  'Download my data': 'Descargar mis datos',
  'Download the better photo': 'Descarga la foto mejorada',
  'Download the result. Uploads and results are deleted after {fileLifetime}; Delete removes a file from the server at once.':
    'Descarga el resultado. Las subidas y los resultados se eliminan después de {fileLifetime}; Eliminar quita un archivo del servidor de inmediato.',
  'Download {fileName}': 'Descargar {fileName}',
  'Download {filename}': 'Descargar {filename}',
  'Download {format}': 'Descargar {format}',
  'Download {name}': 'Descargar {name}',
  'Download<span> {fileName} in a new tab</span>': 'Descargar<span> {fileName} en una pestaña nueva</span>',
  Dpi: 'PPP',
  'Draft emails': 'Redactar correos',
  'Draft posts': 'Redactar publicaciones',
  Drafts: 'Borradores',
  'Drag on the page.': 'Arrastra sobre la página.',
  'Drag over text.': 'Arrastra sobre el texto.',
  'Drag pages, or move them with Alt and the arrow keys. Space chooses, R turns, Delete removes, Enter enlarges a page, Ctrl+Z undoes.':
    'Arrastra las páginas o muévelas con Alt y las flechas. Espacio elige, R gira, Supr quita, Intro amplía una página, Ctrl+Z deshace.',
  'Drag the corners, or move them with the arrow keys.': 'Arrastra las esquinas o muévelas con las flechas.',
  'Drag the frame in the image, or use the arrow keys.': 'Arrastra el marco en la imagen o usa las flechas.',
  'Drag to look at another part, or press Shift and an arrow key.':
    'Arrastra para ver otra parte, o pulsa Mayús y una flecha.',
  Draw: 'Dibujar',
  'Draw a box over text in a PDF and replace it in its own font, highlight it, or take it out of the file for good. Free, no sign-up.':
    'Dibuja un recuadro sobre el texto de un PDF y sustitúyelo con su propia fuente, resáltalo o elimínalo del archivo para siempre. Gratis, sin registro.',
  'Draw boxes over what is to change': 'Dibuja recuadros sobre lo que deba cambiar',
  'Draw on the page.': 'Dibuja en la página.',
  Drawing: 'Dibujo',
  'Drawing pages': 'Dibujando las páginas',
  'Drawing slides': 'Dibujando las diapositivas',
  'Drawing the code…': 'Dibujando el código…',
  'Drawing the pages…': 'Dibujando las páginas…',
  'Drawing…': 'Dibujando…',
  'Drawn from the 7,776 English words of the EFF’s long list.':
    'Extraídas de las 7776 palabras inglesas de la lista larga de la EFF.',
  Drop: 'Gota',
  'Drop a PDF': 'Suelta un PDF',
  'Drop a PDF, documents, or images': 'Suelta un PDF, documentos o imágenes',
  'Drop a file, get the result, see what changed. No account, no trackers, and your files are deleted after {fileLifetime}.':
    'Suelta un archivo, obtén el resultado, mira qué ha cambiado. Sin cuenta, sin rastreadores, y tus archivos se eliminan después de {fileLifetime}.',
  'Drop an image in the bag': 'Suelta una imagen en la mochila',
  'Drop files anywhere on its page, paste them, or press the button in the bag. You need no account.':
    'Suelta archivos en cualquier parte de su página, pégalos o pulsa el botón de la mochila. No necesitas cuenta.',
  'Drop files or whole folders': 'Suelta archivos o carpetas enteras',
  'Drop it in the bag': 'Suéltalo en la mochila',
  'Drop many files or a whole folder': 'Suelta muchos archivos o una carpeta entera',
  'Drop one document or many': 'Suelta un documento o muchos',
  'Drop one image or many': 'Suelta una imagen o muchas',
  'Drop one photo or many': 'Suelta una foto o muchas',
  'Drop or paste anywhere on this page.': 'Suelta o pega en cualquier parte de esta página.',
  'Drop two or more files': 'Suelta dos o más archivos',
  'Drop {what} in the bag': 'Suelta {what} en la mochila',
  'Drop {what} or folders in the bag': 'Suelta {what} o carpetas en la mochila',
  Duplicate: 'Duplicar',
  Dusk: 'Crepúsculo',
  Dutch: 'Neerlandés',
  EPUB: 'EPUB',
  'Each code signs you in once if you do not have your phone. They are not shown again.':
    'Cada código te permite iniciar sesión una vez si no tienes el teléfono. No se volverán a mostrar.',
  'Each code works once.': 'Cada código funciona una sola vez.',
  "Each counted the platform's own way.": 'Cada uno contado a la manera de la plataforma.',
  'Each document becomes a PDF of its own. Macros never run, and nothing from outside of the document is loaded.':
    'Cada documento pasa a ser un PDF propio. Las macros no se ejecutan nunca y no se carga nada de fuera del documento.',
  'Each line on its own': 'Cada línea por separado',
  'Each page follows the orientation of its image.': 'Cada página sigue la orientación de su imagen.',
  'Each page is as large as its image, A4 at most.': 'Cada página es tan grande como su imagen, A4 como máximo.',
  'Each part carries only what its pages use, so two pages of a large file make a small file. Bookmarks, links and form fields that belong to its pages come along.':
    'Cada parte lleva solo lo que usan sus páginas, así que dos páginas de un archivo grande dan un archivo pequeño. Los marcadores, enlaces y campos de formulario que pertenecen a sus páginas van con ella.',
  'Each text here has at most {max, plural, one {# character} other {# characters}}.':
    'Cada texto tiene aquí como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'Each ticket has a page of its own, with a link that you get when you send it. You need no account; with one, your tickets are on your account page, too.':
    'Cada tique tiene su propia página, con un enlace que recibes al enviarlo. No necesitas cuenta; si la tienes, tus tiques están también en la página de tu cuenta.',
  'East is positive.': 'El este es positivo.',
  Easy: 'Fácil',
  'Edges are found on the server': 'Los bordes se detectan en el servidor',
  'Edges found': 'Bordes detectados',
  'Edges found. Drag a corner if one is not right.': 'Bordes detectados. Arrastra una esquina si alguna no está bien.',
  'Edges found. Press Capture': 'Bordes detectados. Pulsa Capturar',
  'Edges must be a list of the four corners of the page, clockwise from the top left, such as [{"x":10,"y":12}, ...].':
    'Los bordes deben ser una lista de las cuatro esquinas de la página, en el sentido de las agujas del reloj desde arriba a la izquierda, como [{"x":10,"y":12}, ...].',
  'Edges not clear: all of it is taken': 'Bordes poco claros: se toma entera',
  'Edges set by you': 'Bordes ajustados por ti',
  Edit: 'Editar',
  'Edit a PDF: add text, highlights and signatures': 'Editar un PDF: añade texto, resaltados y firmas',
  'Edit text': 'Editar texto',
  'Edit the article': 'Editar el artículo',
  'Edit the draft': 'Editar el borrador',
  'Edit the idea': 'Editar la idea',
  'Edit the page': 'Editar la página',
  'Edit the task': 'Editar la tarea',
  'Edit the text of a PDF: change words, keep the layout': 'Editar el texto de un PDF: cambia palabras, no el diseño',
  'Edit {code}': 'Editar {code}',
  'Edit {type}': 'Editar {type}',
  'Edit: {shortened}': 'Editar: {shortened}',
  Editing: 'Editando',
  Edits: 'Ediciones',
  'Edits are not part of what was signed, and programs will say so; the signed version stays inside the file. A locked file needs its password; the edited copy is not locked.':
    'Las ediciones no forman parte de lo firmado, y los programas lo indicarán; la versión firmada se queda dentro del archivo. Un archivo bloqueado necesita su contraseña; la copia editada no está bloqueada.',
  'Edits must be a list of 1 to 10,000 edits.': 'Las ediciones deben ser una lista de 1 a 10 000 ediciones.',
  'Edits to look at': 'Ediciones por revisar',
  'Effective {effectiveDay}': 'En vigor desde el {effectiveDay}',
  'Eight RTX 4090 graphics cards against bcrypt with cost 12: 11,500 tries a second.':
    'Ocho tarjetas gráficas RTX 4090 contra bcrypt con coste 12: 11 500 intentos por segundo.',
  'Eight RTX 4090 graphics cards against plain MD5: 1.3 trillion tries a second.':
    'Ocho tarjetas gráficas RTX 4090 contra MD5 simple: 1,3 billones de intentos por segundo.',
  Elsewhere: 'En otro lugar',
  Email: 'Correo electrónico',
  'Email account': 'Cuenta de correo',
  'Email address': 'Dirección de correo',
  'Email addresses': 'Direcciones de correo',
  'Email is sent through': 'El correo se envía a través de',
  'Email must be text.': 'El correo debe ser texto.',
  'Email support': 'Correo de soporte',
  'Emails to the support address become conversations, and the answers to those go out as emails.':
    'Los correos a la dirección de soporte pasan a ser conversaciones, y las respuestas a ellas salen como correos.',
  'Emoji and Chinese, Japanese and Korean letters count twice, every address 23.':
    'Los emojis y las letras chinas, japonesas y coreanas cuentan doble; cada dirección, 23.',
  'Empty file': 'Archivo vacío',
  'Empty: a page that says so.': 'Vacío: una página que lo indica.',
  'Empty: local time wherever it is scanned.': 'Vacío: hora local allí donde se escanee.',
  'Empty: never.': 'Vacío: nunca.',
  'Empty: without limit.': 'Vacío: sin límite.',
  'Encrypts every file with AES-256; up to 128 characters. File names stay readable.':
    'Cifra cada archivo con AES-256; hasta 128 caracteres. Los nombres de archivo siguen siendo legibles.',
  End: 'Fin',
  Engine: 'Motor',
  'Engine must be auto or builtin.': 'El motor debe ser auto o builtin.',
  Engines: 'Motores',
  'English and most others': 'Inglés y la mayoría de los demás',
  'English spelling': 'Ortografía del inglés',
  'English with all tasks. Spelling is checked in sixteen more languages where their dictionaries are installed on this site.':
    'Inglés con todas las tareas. La ortografía se comprueba en dieciséis idiomas más si sus diccionarios están instalados en este sitio.',
  Enhance: 'Mejorar',
  'Enhance JPEG, PNG and WebP photos: light and colours, 2x to 4x upscaling, noise, blur, JPEG blocks and scratches. Compare at full size before you start.':
    'Mejora fotos JPEG, PNG y WebP: luz y colores, ampliación de 2x a 4x, ruido, desenfoque, bloques JPEG y arañazos. Compara a tamaño completo antes de empezar.',
  'Enhance again': 'Mejorar de nuevo',
  'Enhance photos': 'Mejorar fotos',
  'Enhance {count, plural, one {# photo} other {# photos}}': 'Mejorar {count, plural, one {# foto} other {# fotos}}',
  'Enhanced colours': 'Colores realzados',
  Enhancement: 'Mejora',
  'Enhancement Failed': 'Error al mejorar',
  'Enhancement must be auto, light or strong.': 'La mejora debe ser auto, light o strong.',
  'Enhancement type': 'Tipo de mejora',
  'Enhancement type must be auto, upscale, denoise, colorize or restore.':
    'El tipo de mejora debe ser auto, upscale, denoise, colorize o restore.',
  Enhancing: 'Mejorando',
  'Enhancing…': 'Mejorando…',
  Enlarge: 'Ampliar',
  'Enlarge smaller images': 'Ampliar las imágenes más pequeñas',
  'Enlarged {scale} times': 'Ampliada {scale} veces',
  'Enlarging must be true or false.': 'Ampliar debe ser true o false.',
  'Enough for body text.': 'Suficiente para texto corrido.',
  'Enough for headlines and icons.': 'Suficiente para titulares e iconos.',
  'Enough for text, not for long reading.': 'Suficiente para texto, no para lecturas largas.',
  'Enter a backup code.': 'Introduce un código de respaldo.',
  'Enter a date and a time, or leave it empty.': 'Introduce una fecha y una hora o déjalo vacío.',
  'Enter a public address such as https://example.com, or leave it empty.':
    'Introduce una dirección pública como https://example.com o déjalo vacío.',
  'Enter a public address that begins with https://, or leave it empty.':
    'Introduce una dirección pública que empiece por https:// o déjalo vacío.',
  'Enter a username.': 'Introduce un nombre de usuario.',
  'Enter a whole number from 1, or leave it empty.': 'Introduce un número entero a partir de 1 o déjalo vacío.',
  'Enter at least {min, plural, one {# character} other {# characters}}.':
    'Introduce al menos {min, plural, one {# carácter} other {# caracteres}}.',
  'Enter at most {tags} tags of {tag} characters each.':
    'Introduce como máximo {tags} etiquetas de {tag} caracteres cada una.',
  'Enter replacement text': 'Escribe el texto de sustitución',
  'Enter sends. Shift and Enter begin a new line.': 'Intro envía. Mayús e Intro empiezan una línea nueva.',
  'Enter the 6 digits of your app.': 'Introduce los 6 dígitos de tu aplicación.',
  'Enter the 6 digits the app shows.': 'Introduce los 6 dígitos que muestra la aplicación.',
  'Enter the password': 'Introducir la contraseña',
  'Enter the password once more.': 'Introduce la contraseña una vez más.',
  'Enter your current password.': 'Introduce tu contraseña actual.',
  'Enter your email address.': 'Introduce tu dirección de correo.',
  'Enter your new email address.': 'Introduce tu nueva dirección de correo.',
  'Enter your password.': 'Introduce tu contraseña.',
  Entries: 'Elementos',
  'Entries must be "all" or a JSON list of index numbers from the listing.':
    'Las entradas deben ser "all" o una lista JSON de números de índice del listado.',
  Erase: 'Borrar',
  'Erase box': 'Recuadro de borrado',
  'Erased text is searched for afterwards, QR codes are read back, pages are compared. Numbers here were counted here.':
    'El texto borrado se busca después, los códigos QR se vuelven a leer, las páginas se comparan. Las cifras de aquí se han contado aquí.',
  Error: 'Error',
  'Error level': 'Nivel de corrección',
  'Error loading escalations: {reason}': 'Error al cargar los escalados: {reason}',
  'Error saving PDF. Please try again.': 'Error al guardar el PDF. Inténtalo de nuevo.',
  'Error uploading PDF. Please try again.': 'Error al subir el PDF. Inténtalo de nuevo.',
  Errors: 'Errores',
  'Errors ({count})': 'Errores ({count})',
  'Errors of every call': 'Errores de todas las llamadas',
  'Esc leads from the text to this button.': 'Esc lleva del texto a este botón.',
  'Escalation system: all else waits for a person': 'Sistema de escalado: todo lo demás espera a una persona',
  Escalations: 'Escalados',
  'Estimate: {count, plural, one {# file} other {# files}}':
    'Estimación: {count, plural, one {# archivo} other {# archivos}}',
  Even: 'Pares',
  'Even (OKLCH)': 'Uniforme (OKLCH)',
  'Even its file names are encrypted. Please enter its password.':
    'Incluso sus nombres de archivo están cifrados. Introduce su contraseña.',
  'Even pages chosen': 'Páginas pares elegidas',
  'Even steps of lightness in OKLCH, with your own colour in its place (marked). Whatever the colour: white on 600 has at least {formatRatio}, black on 500 {formatRatio2}, 700 on 50 {formatRatio3} and 900 on 100 {formatRatio4}.':
    'Pasos uniformes de luminosidad en OKLCH, con tu propio color en su lugar (marcado). Sea cual sea el color: blanco sobre 600 tiene al menos {formatRatio}, negro sobre 500 {formatRatio2}, 700 sobre 50 {formatRatio3} y 900 sobre 100 {formatRatio4}.',
  Event: 'Evento',
  Every: 'Cada',
  'Every address counts 23. Servers may allow more.': 'Cada dirección cuenta 23. Los servidores pueden permitir más.',
  'Every everyday file tool, in one good bag': 'Todas las herramientas de archivos del día a día, en una buena mochila',
  'Every everyday file tool, in one good bag.':
    'Todas las herramientas de archivos del día a día, en una buena mochila.',
  'Every few pages': 'Cada tantas páginas',
  'Every must be a whole number of pages from 1 to 10000.': '«Cada» debe ser un número entero de páginas de 1 a 10000.',
  'Every page as it looks, bookmarks (one entry per file), links between pages, form fields, annotations, page numbering, attachments and the structure for screen readers. Scripts and commands that start programs are left out, and the page says so.':
    'Cada página tal como se ve, los marcadores (una entrada por archivo), los enlaces entre páginas, los campos de formulario, las anotaciones, la numeración de páginas, los adjuntos y la estructura para lectores de pantalla. Los scripts y las órdenes que inician programas se omiten, y la página lo indica.',
  'Every page has a budget of code, and small work comes before large work, so that nobody waits for somebody else.':
    'Cada página tiene un presupuesto de código, y los trabajos pequeños van antes que los grandes, para que nadie espere por otra persona.',
  'Every page is drawn before and after and compared. A page that would look too different is compressed more gently, and you see the similarity and both images of each page.':
    'Cada página se dibuja antes y después y se compara. Una página que se vería demasiado distinta se comprime con más suavidad, y ves el parecido y ambas imágenes de cada página.',
  'Every page is kept as it was.': 'Cada página se conserva tal como era.',
  'Every page you scan here appears there.': 'Cada página que escanees aquí aparece allí.',
  'Every page you scan there appears in the list here.': 'Cada página que escanees allí aparece en esta lista.',
  'Every ramp keeps the same contrasts, whatever its colour: white text on 600 and darker has at least 4.5:1, black text on 500 and lighter too, 700 on 50 has at least 4.9:1 and 900 on 100 at least 7.2:1.':
    'Cada escala mantiene los mismos contrastes, sea cual sea su color: el texto blanco sobre 600 y más oscuros tiene al menos 4,5:1, el texto negro sobre 500 y más claros también, 700 sobre 50 tiene al menos 4,9:1 y 900 sobre 100 al menos 7,2:1.',
  'Every result says what changed and what could not be kept. A failure says what failed, why, and what to do.':
    'Cada resultado dice qué ha cambiado y qué no se ha podido conservar. Un error dice qué ha fallado, por qué y qué hacer.',
  'Every result shows its size before and after, and says so when nothing was saved.':
    'Cada resultado muestra su tamaño antes y después, y lo indica cuando no se ha ahorrado nada.',
  'Every tool': 'Todas las herramientas',
  'Every tool and higher limits, month by month.': 'Todas las herramientas y límites más altos, mes a mes.',
  'Every tool as an HTTP call: fields, limits, answers and errors, with examples that run in the page and code to copy.':
    'Cada herramienta como llamada HTTP: campos, límites, respuestas y errores, con ejemplos que se ejecutan en la página y código para copiar.',
  'Every tool has a worker that runs it.': 'Cada herramienta tiene un proceso de trabajo que la ejecuta.',
  'Every tool step by step, and what to do when something fails.':
    'Cada herramienta paso a paso, y qué hacer cuando algo falla.',
  'Every tool that is not Pro-only': 'Todas las herramientas que no son solo Pro',
  'Every tool that is not Pro-only, without an account.': 'Todas las herramientas que no son solo Pro, sin cuenta.',
  'Every tool that works on the server is also a call for programs, with documentation you can try.':
    'Cada herramienta que funciona en el servidor es también una llamada para programas, con documentación que puedes probar.',
  "Every tool's page and the <pageLink>pricing page</pageLink> say how large a file may be. Nothing of a refused file is kept.":
    'La página de cada herramienta y la <pageLink>página de precios</pageLink> dicen cuánto puede ocupar un archivo. De un archivo rechazado no se guarda nada.',
  "Every tool's page says how large a file may be. Nothing of a refused file is kept.":
    'La página de cada herramienta dice cuánto puede ocupar un archivo. De un archivo rechazado no se guarda nada.',
  'Every tool, including those for Pro only': 'Todas las herramientas, incluidas las que son solo para Pro',
  'Everyday file tools in one bag. Free software under the MIT licence; run your own with one command.':
    'Herramientas de archivos para el día a día en una sola mochila. Software libre con licencia MIT; aloja el tuyo con una sola orden.',
  'Everyday file tools in one place: drop a file, get the result, see what changed. No sign-up, no trackers, files deleted automatically.':
    'Herramientas de archivos para el día a día en un solo lugar: suelta un archivo, obtén el resultado, mira qué ha cambiado. Sin registro, sin rastreadores, archivos eliminados automáticamente.',
  'Everyday words and verbs instead of long ones; long and passive sentences are marked.':
    'Palabras cotidianas y verbos en lugar de otras largas; se marcan las frases largas y pasivas.',
  'Everyone can use every tool with its full limits.':
    'Todo el mundo puede usar todas las herramientas con sus límites completos.',
  'Everything but its words: layout, styles, pictures, links, formulas and fields. Column names of tables stay, too, because formulas refer to them. Arabic paragraphs run from right to left. A PDF is rebuilt as a flowing document first, so its lines and pages break anew. Notes below the result name what was not translated.':
    'Todo menos sus palabras: el diseño, los estilos, las imágenes, los enlaces, las fórmulas y los campos. También se mantienen los nombres de columna de las tablas, porque las fórmulas se refieren a ellos. Los párrafos en árabe van de derecha a izquierda. Un PDF se reconstruye antes como documento fluido, así que sus líneas y páginas se cortan de nuevo. Unas notas bajo el resultado nombran lo que no se ha traducido.',
  'Everything happens in this browser: nothing you enter or open here is sent.':
    'Todo ocurre en este navegador: no se envía nada de lo que introduces o abres aquí.',
  'Everything is included': 'Todo está incluido',
  'Everything we store about you, in one JSON file.': 'Todo lo que guardamos sobre ti, en un archivo JSON.',
  Everywhere: 'En todas partes',
  'Exactly this size. Drag the frame to choose what stays.':
    'Exactamente este tamaño. Arrastra el marco para elegir lo que se queda.',
  'Exactly this size; the image is distorted.': 'Exactamente este tamaño; la imagen se deforma.',
  'Exactly this size; the rest is filled with a colour.': 'Exactamente este tamaño; el resto se rellena con un color.',
  Examples: 'Ejemplos',
  'Exclude look-alikes': 'Excluir caracteres parecidos',
  'Expand Ideas': 'Ampliar ideas',
  'Expanding a text takes an AI provider, and this site has none. Please choose another task, or ask the operator to set one up.':
    'Ampliar un texto requiere un proveedor de IA, y este sitio no tiene ninguno. Elige otra tarea o pide al operador que configure uno.',
  'Expanding a text takes the AI provider. Please switch it on, or choose another task.':
    'Ampliar un texto requiere el proveedor de IA. Actívalo o elige otra tarea.',
  Expired: 'Caducado',
  Expires: 'Caduca',
  Export: 'Exportar',
  'Export Failed': 'Error de exportación',
  'Extract all': 'Extraer todo',
  'Extract {count} chosen': 'Extraer {count} elegidos',
  'Extracted text': 'Texto extraído',
  'Extracted text of all pages': 'Texto extraído de todas las páginas',
  Extracting: 'Extrayendo',
  'Extracting text': 'Extrayendo el texto',
  'Extracting…': 'Extrayendo…',
  'Extraction failed': 'Error de extracción',
  'Eye centres': 'Centros de los ojos',
  'Eye frames': 'Marcos de los ojos',
  FINAL: 'DEFINITIVO',
  Failed: 'Con error',
  'Failed to apply edits': 'No se han podido aplicar las ediciones',
  'Failed to extract text from PDF': 'No se ha podido extraer el texto del PDF',
  'Failed to fetch email support status': 'No se ha podido obtener el estado del correo de soporte',
  'Failed to fetch escalations': 'No se han podido obtener los escalados',
  'Failed to load marketing data': 'No se han podido cargar los datos de marketing',
  'Failed to send test email': 'No se ha podido enviar el correo de prueba',
  'Fair: a few more words or characters make it much harder to guess.':
    'Aceptable: unas pocas palabras o caracteres más la hacen mucho más difícil de adivinar.',
  'Fairly difficult': 'Bastante difícil',
  'Fairly easy': 'Bastante fácil',
  'False leaves smaller images as they are; a percentage always applies.':
    'False deja las imágenes más pequeñas como están; un porcentaje se aplica siempre.',
  Fast: 'Rápida',
  Fax: 'Fax',
  Featured: 'Destacado',
  Features: 'Funciones',
  'Fewer or simpler words say the same.': 'Menos palabras o más sencillas dicen lo mismo.',
  'Fewer words say the same.': 'Menos palabras dicen lo mismo.',
  Field: 'Campo',
  Fields: 'Campos',
  'Fields become part of the page, and can no longer be filled in.':
    'Los campos pasan a formar parte de la página y ya no se pueden rellenar.',
  Figures: 'Cifras',
  'Figures, users, jobs, short links, visits, health, settings and what administrators did.':
    'Cifras, usuarios, trabajos, enlaces cortos, visitas, estado, ajustes y lo que han hecho los administradores.',
  File: 'Archivo',
  'File Compressor': 'Comprimir archivos',
  'File Too Large': 'Archivo demasiado grande',
  'File name': 'Nombre de archivo',
  'File not opened': 'Archivo no abierto',
  'File size reduced by less than 1%': 'Tamaño del archivo reducido menos del 1%',
  'File size reduced by {percent}%': 'Tamaño del archivo reducido un {percent}%',
  'File too large': 'Archivo demasiado grande',
  'File too large. {who} can upload files up to {maxBytes}.':
    'Archivo demasiado grande. {who} pueden subir archivos de hasta {maxBytes}.',
  'File tools on the web are a field of half-truths. Compressors make files larger, black boxes hide names only from the eye, converters turn letters into pictures, and every page wants to load a dozen other companies.':
    'Las herramientas de archivos en la web son un campo de medias verdades. Hay compresores que agrandan los archivos, recuadros negros que ocultan los nombres solo a la vista, convertidores que hacen de las letras imágenes, y cada página quiere cargar a otra docena de empresas.',
  'File {number}': 'Archivo {number}',
  'File {number} of {count} ({name})': 'Archivo {number} de {count} ({name})',
  Files: 'Archivos',
  'Files Too Large': 'Archivos demasiado grandes',
  'Files and jobs': 'Archivos y trabajos',
  'Files are deleted after {fileLifetime}, or at once when you press Delete.':
    'Los archivos se eliminan después de {fileLifetime}, o de inmediato cuando pulsas Eliminar.',
  'Files are deleted after {fileLifetime}.': 'Los archivos se eliminan después de {fileLifetime}.',
  'Files are not used to train anything, and no person looks at them.':
    'Los archivos no se usan para entrenar nada, y ninguna persona los mira.',
  'Files are recognised by their content, not their name. Open the file in the program that made it and save it as one of the kinds the tool lists.':
    'Los archivos se reconocen por su contenido, no por su nombre. Abre el archivo en el programa que lo creó y guárdalo en uno de los tipos que indica la herramienta.',
  'Files attached to the whole document are not in the parts.':
    'Los archivos adjuntos al documento completo no están en las partes.',
  'Files converted at once': 'Archivos convertidos a la vez',
  'Files go as <code/>, everything else as JSON. In place of a file you can send the id of one that is stored: the part of its address behind <code2/>. A call with ids only may be JSON, too.':
    'Los archivos van como <code/>; todo lo demás, como JSON. En lugar de un archivo puedes enviar el identificador de uno que esté guardado: la parte de su dirección después de <code2/>. Una llamada solo con identificadores también puede ser JSON.',
  'Files in this archive share the same bytes, as decompression bombs do. It is not opened.':
    'Hay archivos dentro de este archivo comprimido que comparten los mismos bytes, como en las bombas de descompresión. No se abre.',
  'Files merged into one PDF': 'Archivos unidos en un PDF',
  'Files of this kind can become {possible}, not {wanted}.':
    'Los archivos de este tipo pueden convertirse en {possible}, no en {wanted}.',
  'Files of this kind cannot be converted.': 'Los archivos de este tipo no se pueden convertir.',
  'Files on the list at once': 'Archivos en la lista a la vez',
  'Files packed into one ZIP': 'Archivos empaquetados en un ZIP',
  'Files processed': 'Archivos procesados',
  'Files together': 'Archivos en conjunto',
  Fill: 'Relleno',
  'Fill colour': 'Color de relleno',
  'Fill in the content, and the code appears here. You can download it once it has been read back.':
    'Rellena el contenido y el código aparecerá aquí. Podrás descargarlo una vez que se haya comprobado su lectura.',
  'Fill in their form fields after saving.': 'Rellena sus campos de formulario después de guardar.',
  'Fill the page': 'Llenar la página',
  'Filled the marked scratches': 'Arañazos marcados rellenados',
  'Fills in a SEPA bank transfer in euros.': 'Rellena una transferencia bancaria SEPA en euros.',
  Find: 'Buscar',
  'Find a call': 'Buscar una llamada',
  'Find a tool': 'Buscar una herramienta',
  'Find a tool (/ or Ctrl K)': 'Buscar una herramienta (/ o Ctrl K)',
  'Find and replace': 'Buscar y sustituir',
  'Find content ideas': 'Buscar ideas de contenido',
  'Find in the document': 'Buscar en el documento',
  'Find mistakes in English as you type, with a reason for each. Make texts clearer, shorter, friendlier or more formal, and accept or reject every change.':
    'Detecta errores en inglés mientras escribes, con un motivo para cada uno. Haz textos más claros, cortos, cercanos o formales, y acepta o rechaza cada cambio.',
  Finding: 'Hallazgo',
  'Finding the subject': 'Buscando el motivo',
  Findings: 'Hallazgos',
  'Finds the highest quality up to “Quality” whose result is at most this large.':
    'Busca la calidad más alta, hasta «Calidad», cuyo resultado tenga como máximo este tamaño.',
  'Finished document': 'Documento terminado',
  First: 'Primero',
  'First colour': 'Primer color',
  'First name': 'Nombre',
  'First, is it you?': 'Antes, ¿eres tú?',
  Fit: 'Ajustar',
  'Fit must be contain or cover.': 'El ajuste debe ser contain o cover.',
  'Fit must be inside, fill, cover or contain.': 'El ajuste debe ser inside, fill, cover o contain.',
  'Fit page': 'Ajustar a la página',
  'Fit to the window': 'Ajustar a la ventana',
  'Fit width': 'Ajustar al ancho',
  'Flatten must be true or false.': 'Flatten debe ser true o false.',
  'Flatten when saving': 'Acoplar al guardar',
  'Flesch reading ease {ease} of 100, Flesch-Kincaid grade {grade}. Syllables are estimated from the spelling.':
    'Facilidad de lectura de Flesch {ease} de 100, nivel de Flesch-Kincaid {grade}. Las sílabas se estiman a partir de la ortografía.',
  'Focus x': 'Foco x',
  'Focus y': 'Foco y',
  'Folder not readable': 'No se puede leer la carpeta',
  Font: 'Fuente',
  Fonts: 'Fuentes',
  Footer: 'Pie de página',
  'For English only; here every word gets a capital.': 'Solo para inglés; aquí todas las palabras llevan mayúscula.',
  'For Excel, and most other programs.': 'Para Excel y la mayoría de los demás programas.',
  'For Excel: a sheet for each table. Cells are numbers only where there is no doubt.':
    'Para Excel: una hoja por cada tabla. Las celdas son números solo donde no hay duda.',
  'For JPEG and WebP. PNG loses nothing.': 'Para JPEG y WebP. PNG no pierde nada.',
  'For JPG and WebP; WebP is lossless at 100.': 'Para JPG y WebP; WebP es sin pérdida con 100.',
  'For LibreOffice and OpenOffice.': 'Para LibreOffice y OpenOffice.',
  'For Node 20 and later.': 'Para Node 20 y posteriores.',
  'For PowerPoint, and most other programs.': 'Para PowerPoint y la mayoría de los demás programas.',
  'For Word, and most other programs.': 'Para Word y la mayoría de los demás programas.',
  'For Word: editable headings, paragraphs, lists, tables, columns and images. Names doubtful pages and scans.':
    'Para Word: títulos, párrafos, listas, tablas, columnas e imágenes editables. Señala las páginas dudosas y los escaneos.',
  'For a locked PDF. It is used for this call only and not stored.':
    'Para un PDF bloqueado. Se usa solo para esta llamada y no se guarda.',
  'For a locked document. The result is not locked.': 'Para un documento bloqueado. El resultado no está bloqueado.',
  "For a spreadsheet as csv: a sheet's name or its number from 1, or 'all' for a ZIP. The first by default.":
    'Para una hoja de cálculo como csv: el nombre de una hoja o su número desde 1, o «all» para un ZIP. Por defecto, la primera.',
  'For code and file names': 'Para código y nombres de archivo',
  'For e-book readers.': 'Para lectores de libros electrónicos.',
  'For email (images 110 per inch). Text stays sharp.':
    'Para correo (imágenes a 110 por pulgada). El texto se mantiene nítido.',
  'For encrypted files.': 'Para archivos cifrados.',
  'For everybody': 'Para todo el mundo',
  'For images you will edit or print.': 'Para imágenes que vas a editar o imprimir.',
  "For images; 'fit' gives each a page of its own size.":
    'Para imágenes; «fit» da a cada una una página de su propio tamaño.',
  'For old and simple writing programs.': 'Para procesadores de texto antiguos y sencillos.',
  'For print, in mm': 'Para imprimir, en mm',
  'For printing. A4 becomes {width} × {height} pixels.':
    'Para imprimir. Un A4 pasa a tener {width} × {height} píxeles.',
  'For reading': 'Para leer',
  'For reading on screens. A4 becomes {width} × {height} pixels.':
    'Para leer en pantalla. Un A4 pasa a tener {width} × {height} píxeles.',
  'For safety, JavaScript and commands that start programs in the original were left out.':
    'Por seguridad, se han omitido el JavaScript y las órdenes que inician programas del original.',
  'For safety, JavaScript in the original was left out.': 'Por seguridad, se ha omitido el JavaScript del original.',
  'For safety, commands that start programs in the original were left out.':
    'Por seguridad, se han omitido las órdenes que inician programas del original.',
  'For small previews. A4 becomes {width} × {height} pixels.':
    'Para vistas previas pequeñas. Un A4 pasa a tener {width} × {height} píxeles.',
  'For suggestions the page sends the paths of the last pages of this visit, which tools you used, the kind of browser, and the code of an error or the type of a file that was refused: no file names and no texts. The server answers and forgets it. You can turn suggestions off at the foot of every page.':
    'Para las sugerencias, la página envía las rutas de las últimas páginas de esta visita, qué herramientas usaste, el tipo de navegador, y el código de un error o el tipo de un archivo rechazado: ni nombres de archivo ni textos. El servidor responde y lo olvida. Puedes desactivar las sugerencias al pie de cada página.',
  'For the administrators of this site.': 'Para los administradores de este sitio.',
  'For very small print and large formats. A4 becomes {width} × {height} pixels.':
    'Para letra muy pequeña y formatos grandes. Un A4 pasa a tener {width} × {height} píxeles.',
  'For websites that take only some. Empty: those shown.':
    'Para sitios web que solo admiten algunos. Vacío: los que se muestran.',
  'For you to decide': 'Para que decidas tú',
  'For your own programs: every tool is a call, described at <link>/api/docs</link>. A key makes up to {apiKeyCallsPerMinute} calls a minute.':
    'Para tus propios programas: cada herramienta es una llamada, descrita en <link>/api/docs</link>. Una clave hace hasta {apiKeyCallsPerMinute} llamadas por minuto.',
  'For yourself': 'Para ti',
  'For “Bookmarks”: 1 splits at the top entries only, 2 at theirs, too.':
    'Para «Marcadores»: 1 divide solo en las entradas superiores; 2, también en las de estas.',
  'For “Every”: pages per file.': 'Para «Cada»: páginas por archivo.',
  'For “Pages” and “Range”: puts all chosen pages into one file.':
    'Para «Páginas» e «Intervalo»: pone todas las páginas elegidas en un archivo.',
  'For “Pages”: such as 1,3,5-7; 5- means from page 5 to the end.':
    'Para «Páginas»: por ejemplo 1,3,5-7; 5- significa desde la página 5 hasta el final.',
  'For “Range”: such as 1-3,4-6.': 'Para «Intervalo»: por ejemplo 1-3,4-6.',
  'For “Size”. A single page over the limit becomes its own file.':
    'Para «Tamaño». Una sola página que supere el límite pasa a ser su propio archivo.',
  Forbidden: 'Prohibido',
  'Forget it': 'Olvidarla',
  'Forgot password?': '¿Olvidaste tu contraseña?',
  'Forgot your password?': '¿Olvidaste tu contraseña?',
  'Forgot your password? <pageLink>Get a link by email</pageLink>. Two-factor sign-in, passkeys, your sessions, your data and account deletion are on the account page.':
    '¿Olvidaste tu contraseña? <pageLink>Recibe un enlace por correo</pageLink>. La verificación en dos pasos, las llaves de acceso, tus sesiones, tus datos y la eliminación de la cuenta están en la página de la cuenta.',
  'Forgotten password': 'Contraseña olvidada',
  Form: 'Formulario',
  'Form feed': 'Salto de página',
  'Form fields of page {page}': 'Campos de formulario de la página {page}',
  Formal: 'Formal',
  'Formal texts do without exclamation marks.': 'Los textos formales prescinden de los signos de exclamación.',
  'Formal texts write it out.': 'Los textos formales lo escriben completo.',
  'Formality must be default, formal or informal.': 'La formalidad debe ser default, formal o informal.',
  Format: 'Formato',
  'Format must be docx, pdf, txt or md.': 'El formato debe ser docx, pdf, txt o md.',
  'Format must be keep, jpeg, png or webp.': 'El formato debe ser keep, jpeg, png o webp.',
  'Format must be keep, jpeg, png, webp or avif.': 'El formato debe ser keep, jpeg, png, webp o avif.',
  'Format must be one of {choices}.': 'El formato debe ser uno de estos valores: {choices}.',
  'Format must be {replace}.': 'El formato debe ser {replace}.',
  Found: 'Encontrado',
  'Found by the model {model}.': 'Detectado por el modelo {model}.',
  'Found hardly any noise': 'Apenas se ha encontrado ruido',
  'Found. Hold still': 'Detectado. No te muevas',
  'Four hues a quarter apart.': 'Cuatro matices a un cuarto de distancia.',
  "Free days are for once. When you begin a trial, we keep keyed hashes of your card's fingerprint (the payment service's name for its number) and of your email address for two years, and of your network address for 30 days, also after you delete your account. They tell nobody who you are; a new trial with the same card, address or network is recognised by them. No other use is made of them.":
    'Los días gratis son para una sola vez. Cuando empiezas una prueba, guardamos hashes con clave de la huella de tu tarjeta (el nombre que el servicio de pago da a su número) y de tu dirección de correo durante dos años, y de tu dirección de red durante 30 días, también después de que elimines tu cuenta. No dicen a nadie quién eres; por ellos se reconoce una nueva prueba con la misma tarjeta, dirección o red. No se hace ningún otro uso de ellos.',
  'Free software under the MIT licence: one command starts the whole site on your own machine.':
    'Software libre con licencia MIT: una sola orden inicia el sitio entero en tu propia máquina.',
  'Free trial until {trialEnd}, then {price}.': 'Prueba gratis hasta el {trialEnd}, después {price}.',
  'Free users': 'Los usuarios Free',
  'Frequently asked questions': 'Preguntas frecuentes',
  Friendly: 'Cercano',
  From: 'De',
  'From 0 to 100, if you know it.': 'De 0 a 100, si la conoces.',
  'From 1 to 10.': 'De 1 a 10.',
  'From 1 to {pageCount}.': 'De 1 a {pageCount}.',
  'From CSV': 'Desde CSV',
  'From an image': 'De una imagen',
  'From {min} to {max}.': 'De {min} a {max}.',
  'From:': 'De:',
  Front: 'Anverso',
  'Front, then back: both on one A4 page in true size.':
    'Primero el anverso y luego el reverso: ambos en una página A4 a tamaño real.',
  'Full stop': 'Punto',
  'Further types': 'Más tipos',
  'Further types must be named with commas between them, each once: denoise,upscale.':
    'Los demás tipos deben indicarse separados por comas, cada uno una vez: denoise,upscale.',
  'Further types, in order, with commas between them. All are done in one run, without a loss in between.':
    'Más tipos, en orden, separados por comas. Todos se hacen en una sola pasada, sin pérdida entre ellos.',
  'General application': 'Candidatura espontánea',
  'General question': 'Pregunta general',
  'General questions': 'Preguntas generales',
  'General questions within {general}, technical ones within {technical}, questions about payment within {billing}.':
    'Las preguntas generales en {general}, las técnicas en {technical}, las preguntas sobre pagos en {billing}.',
  Generate: 'Generar',
  'Generate PDF': 'Generar PDF',
  'Generate QR code': 'Generar código QR',
  'Generate passphrase': 'Generar frase de contraseña',
  'Generate password': 'Generar contraseña',
  'Generate strong random passwords and passphrases in your browser. Length, character types, minimums, look-alikes, many at once, entropy in bits. Nothing is sent.':
    'Genera contraseñas y frases de contraseña aleatorias y seguras en tu navegador. Longitud, tipos de caracteres, mínimos, caracteres parecidos, muchas a la vez, entropía en bits. No se envía nada.',
  'Generated passphrase': 'Frase de contraseña generada',
  'Generated password': 'Contraseña generada',
  'Generating…': 'Generando…',
  'Georgian (old)': 'Georgiano (antiguo)',
  German: 'Alemán',
  'German (Fraktur)': 'Alemán (Fraktur)',
  'Get Pro': 'Obtener Pro',
  'Get a link by email to choose a new password.': 'Recibe un enlace por correo para elegir una contraseña nueva.',
  'Get {plan}': 'Obtener {plan}',
  'Getting Started': 'Primeros pasos',
  'Give Pro': 'Dar Pro',
  'Give it colours, shapes and a logo': 'Dale colores, formas y un logotipo',
  'Give this site the settings below, with your provider’s servers and your own password, and start it again. The blanks in an app password do not matter for IMAP_PASSWORD; in an address, leave them out.':
    'Da a este sitio los ajustes de abajo, con los servidores de tu proveedor y tu propia contraseña, y reinícialo. Los espacios de una contraseña de aplicación no importan para IMAP_PASSWORD; en una dirección, omítelos.',
  'Give {username} Pro?': '¿Dar Pro a {username}?',
  Glossary: 'Glosario',
  'Glossary ({count})': 'Glosario ({count})',
  Go: 'Ir',
  'Go back': 'Volver',
  'Go on': 'Continuar',
  'Go on with this text': 'Continuar con este texto',
  'Go on without': 'Continuar sin él',
  'Go on without it<span> and remove {name}</span>': 'Continuar sin él<span> y quitar {name}</span>',
  'Go to Satchel': 'Ir a Satchel',
  'Go to page': 'Ir a la página',
  'Go to the blog': 'Ir al blog',
  'Go to the home page': 'Ir a la página de inicio',
  'Go to your account': 'Ir a tu cuenta',
  Goal: 'Objetivo',
  'Goal reached': 'Objetivo alcanzado',
  'Goal reached, {amount} more': 'Objetivo alcanzado, {amount} de más',
  Gold: 'Dorado',
  'Gone: {gonePages}': 'Desaparecidas: {gonePages}',
  'Good must be true or false.': 'Good debe ser true o false.',
  'Good: keep it somewhere safe. Without it nobody can open the ZIP, not even this site.':
    'Buena: guárdala en un lugar seguro. Sin ella nadie puede abrir el ZIP, ni siquiera este sitio.',
  Gradient: 'Degradado',
  'Grammar & Spelling': 'Gramática y ortografía',
  'Grammar, clarity, tone': 'Gramática, claridad, tono',
  Gray: 'Grises',
  'Gray must be true or false.': 'Gris debe ser true o false.',
  Grayscale: 'Escala de grises',
  'Grayscale must be true or false.': 'La escala de grises debe ser true o false.',
  Greek: 'Griego',
  Green: 'Verde',
  'Groups of calls': 'Grupos de llamadas',
  'Größe becomes groesse.': 'Größe pasa a groesse.',
  'Guest Wi-Fi': 'Wifi para invitados',
  'Guests join without typing.': 'Los invitados se conectan sin escribir.',
  'Guides to PDFs, images, scans and passwords: what happens inside the files, and how to get what you want.':
    'Guías sobre PDF, imágenes, escaneos y contraseñas: qué ocurre dentro de los archivos y cómo conseguir lo que quieres.',
  'H: 30% may be damaged': 'H: puede dañarse un 30%',
  'HEIC images cannot be read on this server. Please convert this one to JPEG first, for example by exporting it from Photos.':
    'Las imágenes HEIC no se pueden leer en este servidor. Convierte antes esta a JPEG, por ejemplo exportándola desde Fotos.',
  HEX: 'HEX',
  HTML: 'HTML',
  'Hard to tell apart:': 'Difíciles de distinguir:',
  Hardness: 'Dureza',
  'Have one already? <link>Sign in</link>': '¿Ya tienes una? <link>Inicia sesión</link>',
  'Headers and footers were left out.': 'Los encabezados y pies de página se han omitido.',
  Heading: 'Título',
  Headings: 'Títulos',
  'Headings, lists, links and tables as plain text. Images are left out.':
    'Títulos, listas, enlaces y tablas como texto sin formato. Las imágenes se omiten.',
  'Headings, lists, links and tables as plain text; without images.':
    'Títulos, listas, enlaces y tablas como texto sin formato; sin imágenes.',
  'Headlines, icons': 'Titulares, iconos',
  Health: 'Estado',
  Height: 'Alto',
  'Height of the part to keep; 1 is all of it.': 'Alto de la parte que se conserva; 1 es todo.',
  'Hello {username},': 'Hola, {username}:',
  'Hello! Ask me about a tool, a message you saw, your files or your account. I answer from what this site says about itself, and can pass you on to a person.':
    'Hola. Pregúntame por una herramienta, un mensaje que has visto, tus archivos o tu cuenta. Respondo a partir de lo que este sitio dice de sí mismo, y puedo pasarte con una persona.',
  'Hello,': 'Hola:',
  Help: 'Ayuda',
  'Help to make the small jobs around files quick, private and pleasant.':
    'Ayuda a que las pequeñas tareas con archivos sean rápidas, privadas y agradables.',
  Helper: 'Ayudante',
  'Hex colour': 'Color hexadecimal',
  'Hidden network': 'Red oculta',
  'Hide list of edits': 'Ocultar la lista de ediciones',
  'Hide pages': 'Ocultar páginas',
  'Hide passphrase': 'Ocultar frase de contraseña',
  'Hide password': 'Ocultar contraseña',
  Highlight: 'Resaltar',
  'Highlight all': 'Resaltar todo',
  'Hints must be a list such as [{"keep":true,"points":[{"x":10,"y":12}]}], with size and hardness for a brush.':
    'Las indicaciones deben ser una lista como [{"keep":true,"points":[{"x":10,"y":12}]}], con size y hardness para un pincel.',
  History: 'Historial',
  'History ({count})': 'Historial ({count})',
  Hits: 'Resultados',
  'Hold a code in front of the camera.': 'Pon un código delante de la cámara.',
  'Hold still': 'No te muevas',
  'Hold the back of the card in front of the camera, on a background of another colour':
    'Pon el reverso de la tarjeta delante de la cámara, sobre un fondo de otro color',
  'Hold the card in front of the camera, on a background of another colour':
    'Pon la tarjeta delante de la cámara, sobre un fondo de otro color',
  'Hold the front of the card in front of the camera, on a background of another colour':
    'Pon el anverso de la tarjeta delante de la cámara, sobre un fondo de otro color',
  'Hold the open book in front of the camera, on a background of another colour':
    'Pon el libro abierto delante de la cámara, sobre un fondo de otro color',
  'Hold the page in front of the camera, on a background of another colour':
    'Pon la página delante de la cámara, sobre un fondo de otro color',
  'Hold the receipt in front of the camera, on a background of another colour':
    'Pon el recibo delante de la cámara, sobre un fondo de otro color',
  'Hold to compare': 'Mantén pulsado para comparar',
  'Host, with its subdomains': 'Servidor, con sus subdominios',
  'How a phone hands photos to a page that is open on a computer.':
    'Cómo un teléfono pasa fotos a una página abierta en un ordenador.',
  'How can I keep or share a palette?': '¿Cómo puedo guardar o compartir una paleta?',
  'How dark, 0 to 100; 0 is none.': 'Oscuridad, de 0 a 100; 0 es ninguna.',
  'How do I follow my ticket?': '¿Cómo sigo mi tique?',
  'How do I get Pro?': '¿Cómo consigo Pro?',
  'How do I know that a summary is right?': '¿Cómo sé que un resumen es correcto?',
  'How do I know that nothing looks worse?': '¿Cómo sé que nada se ve peor?',
  'How do I make many at once?': '¿Cómo creo muchos a la vez?',
  'How do you know that a code scans?': '¿Cómo se sabe que un código se lee bien?',
  'How does the free trial work?': '¿Cómo funciona la prueba gratis?',
  'How hard to compress. Lossless changes no pixel.': 'Con qué fuerza comprimir. Sin pérdida no cambia ningún píxel.',
  'How is the reading time calculated?': '¿Cómo se calcula el tiempo de lectura?',
  'How it is set up': 'Cómo está configurado',
  'How it works': 'Cómo funciona',
  'How large are the parts?': '¿Qué tamaño tienen las partes?',
  'How large should I print it?': '¿A qué tamaño debo imprimirlo?',
  'How long it takes to guess': 'Cuánto se tarda en adivinarla',
  'How long should it be?': '¿Qué longitud debe tener?',
  'How many passphrases': 'Cuántas frases de contraseña',
  'How many passwords': 'Cuántas contraseñas',
  'How safe is a ZIP with a password?': '¿Cómo de seguro es un ZIP con contraseña?',
  'How soon do you answer?': '¿En cuánto tiempo se responde?',
  'How soon we answer, and when somebody is in the office.':
    'En cuánto tiempo respondemos y cuándo hay alguien en la oficina.',
  'How strong, 1 to 100.': 'Intensidad, de 1 a 100.',
  'How strongly shadows, stains and noise are removed.': 'Con qué fuerza se quitan sombras, manchas y ruido.',
  'How things work here, and what to do when they do not.':
    'Cómo funcionan las cosas aquí y qué hacer cuando no funcionan.',
  'How to sign': 'Cómo firmar',
  'How to use it': 'Cómo usarlo',
  'How to use the tools, which files they take, what to do when something fails, and what happens to your files.':
    'Cómo usar las herramientas, qué archivos admiten, qué hacer cuando algo falla y qué ocurre con tus archivos.',
  Hyphen: 'Guion',
  'I am sorry that my answers did not help. I have passed this on to our team as ticket {number}.':
    'Siento que mis respuestas no te hayan ayudado. He pasado esto a nuestro equipo como tique {number}.',
  'I forgot my password': 'Olvidé mi contraseña',
  'I have saved them': 'Los he guardado',
  "I'm having trouble responding right now.": 'Ahora mismo tengo problemas para responder.',
  "I'm sorry, I couldn't process that request.": 'Lo siento, no he podido procesar esa petición.',
  'ID card': 'Documento de identidad',
  'ID card puts both sides on one A4 page in their true size; receipt makes a long, narrow page with strong contrast; business card reads the contact, for your address book; book cuts the two pages apart and flattens them.':
    'Documento de identidad pone ambas caras en una página A4 a su tamaño real; Recibo crea una página larga y estrecha con mucho contraste; Tarjeta de visita lee el contacto, para tu agenda; Libro separa las dos páginas y las aplana.',
  'Icons, borders': 'Iconos, bordes',
  'Id card': 'Documento de identidad',
  Identical: 'Idéntica',
  'If a payment fails, we tell you and retry; if it keeps failing, the account returns to Starter.':
    'Si un pago falla, te avisamos y lo reintentamos; si sigue fallando, la cuenta vuelve a Starter.',
  'If it has a date.': 'Si tiene fecha.',
  'If it was not you, do not open the link: there is no account, and nothing happens.':
    'Si no fuiste tú, no abras el enlace: no hay ninguna cuenta, y no ocurre nada.',
  'If that fails, it goes to an AI model on this server, and to nobody else.':
    'Si eso falla, va a un modelo de IA en este servidor, y a nadie más.',
  "If that fails, it goes to an AI model on this site's own network, and to nobody else.":
    'Si eso falla, va a un modelo de IA en la propia red de este sitio, y a nadie más.',
  'If that fails, it goes to {provider}.': 'Si eso falla, va a {provider}.',
  'If there is an account with this address, we have sent it a link for a new password.':
    'Si existe una cuenta con esta dirección, le hemos enviado un enlace para una contraseña nueva.',
  'If you apply for a job, the operator of this site keeps your name, your email address, your message and your CV for {applicationLifetime}. Only administrators can open a CV, and each time is recorded.':
    'Si presentas tu candidatura a un puesto, el operador de este sitio guarda tu nombre, tu dirección de correo, tu mensaje y tu currículum durante {applicationLifetime}. Solo los administradores pueden abrir un currículum, y cada vez queda registrada.',
  'If you ask for the newsletter, we keep your email address and the day you confirmed it, and use them for nothing else. Every issue has a link to leave, which deletes your address. An address that is not confirmed is deleted after 7 days.':
    'Si pides el boletín, guardamos tu dirección de correo y el día en que la confirmaste, y no las usamos para nada más. Cada número tiene un enlace para darse de baja, que elimina tu dirección. Una dirección que no se confirma se elimina a los 7 días.',
  'If you asked for the newsletter, confirm that this address is yours. If not, close this page.':
    'Si pediste el boletín, confirma que esta dirección es tuya. Si no, cierra esta página.',
  'If you could care less, you do care.': 'Si «could care less», es que sí te importa.',
  'If you have a passkey, sign in with it. You do not need your password.':
    'Si tienes una llave de acceso, inicia sesión con ella. No necesitas tu contraseña.',
  "If you registered here or changed your account's address, confirm that the address is yours. If not, close this page.":
    'Si te registraste aquí o cambiaste la dirección de tu cuenta, confirma que la dirección es tuya. Si no, cierra esta página.',
  Image: 'Imagen',
  'Image Compressor': 'Comprimir imágenes',
  'Image Resized Successfully!': 'Imagen redimensionada correctamente',
  'Image Resizer': 'Redimensionar imágenes',
  'Image Tools': 'Herramientas de imagen',
  'Image or PDF': 'Imagen o PDF',
  'Image {number} has more than {maxMegapixels} megapixels, which is the limit. Please make it smaller first.':
    'La imagen {number} tiene más de {maxMegapixels} megapíxeles, que es el límite. Redúcela antes.',
  'Image {number} is damaged or incomplete and cannot be read. Please export or download it again.':
    'La imagen {number} está dañada o incompleta y no se puede leer. Expórtala o descárgala de nuevo.',
  'Image {number} of {count}': 'Imagen {number} de {count}',
  'Image {number} uses {what}, which PDF cannot hold. Please save it as an ordinary JPEG or PNG.':
    'La imagen {number} usa {what}, que un PDF no puede contener. Guárdala como un JPEG o PNG corriente.',
  Images: 'Imágenes',
  'Images Resized Successfully!': 'Imágenes redimensionadas correctamente',
  'Images and PDFs get smaller and keep their format; every other file becomes a ZIP.':
    'Las imágenes y los PDF se reducen y conservan su formato; los demás archivos pasan a ser un ZIP.',
  'Images are reduced to the resolution their place on the page needs, fonts are reduced to the characters in use, and everything is repacked. Text stays text; links, bookmarks, forms, tags and attachments stay as they are.':
    'Las imágenes se reducen a la resolución que necesita su lugar en la página, las fuentes se reducen a los caracteres usados y todo se vuelve a empaquetar. El texto sigue siendo texto; los enlaces, marcadores, formularios, etiquetas y adjuntos se quedan como están.',
  'Images cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Las imágenes no pueden convertirse aquí en {asked}, solo en {possible}. El tipo es el de su contenido, no el de su nombre.',
  'Images in order': 'Imágenes en orden',
  'Images in shades of grey.': 'Imágenes en tonos de gris.',
  'Images of pages': 'Imágenes de las páginas',
  'Images only, animations included. Smaller ones stay as they are.':
    'Solo imágenes, incluidas las animaciones. Las más pequeñas se quedan como están.',
  'Images stay sharp in print (220 per inch).': 'Las imágenes se mantienen nítidas al imprimir (220 por pulgada).',
  'Images to other formats or PDF, documents to PDF and each other, PDFs to images or text.':
    'Imágenes a otros formatos o PDF, documentos a PDF y entre sí, PDF a imágenes o texto.',
  'Images with marked scratches': 'Imágenes con arañazos marcados',
  'Immediately and permanently.': 'De inmediato y para siempre.',
  'Improve text': 'Mejorar texto',
  'Improved light and colours': 'Luz y colores mejorados',
  'Improved text': 'Texto mejorado',
  'Improvement Failed': 'Error al mejorar',
  'Improvement type': 'Tipo de mejora',
  Improving: 'Mejorando',
  'Improving…': 'Mejorando…',
  'In Progress': 'En curso',
  'In a hurry? <button>Chat with AI Assistant</button>':
    '¿Tienes prisa? <button>Chatea con el asistente de IA</button>',
  'In conversations, last 24 hours': 'En conversaciones, últimas 24 horas',
  'In line': 'En cola',
  'In numbers': 'En cifras',
  'In sentences, Anna and Paris stay as they are.': 'En las frases, Ana y París se quedan como están.',
  'In short': 'En pocas palabras',
  'In the bag': 'En la mochila',
  'In the file': 'En el archivo',
  'In the last 30 days, half of all people had their first answer within {time}.':
    'En los últimos 30 días, la mitad de las personas recibió su primera respuesta en {time}.',
  'In this order: {order}. The photo is saved only once.': 'En este orden: {order}. La foto se guarda solo una vez.',
  'In turn': 'Por turno',
  'In your text, but no longer here: {lost}.': 'En tu texto, pero ya no aquí: {lost}.',
  Included: 'Incluidas',
  Indian: 'Indio',
  Informal: 'Informal',
  'Inner colour': 'Color interior',
  'Insert a PDF after page {after}': 'Insertar un PDF después de la página {after}',
  'Insert a blank page after page {after}': 'Insertar una página en blanco después de la página {after}',
  'Insertion mark': 'Marca de inserción',
  Inside: 'Dentro',
  'Instagram caption': 'Pie de foto de Instagram',
  'Instagram portrait': 'Instagram vertical',
  'Instagram square': 'Instagram cuadrado',
  'Into a PDF': 'En un PDF',
  'Into one PDF': 'En un solo PDF',
  Invalid: 'No válido',
  'Invalid File': 'Archivo no válido',
  'Invalid File Type': 'Tipo de archivo no válido',
  'Invalid URL': 'URL no válida',
  'Invalid file': 'Archivo no válido',
  'Invalid file type': 'Tipo de archivo no válido',
  'Invalid response format: the server did not send a result. Try again.':
    'Formato de respuesta no válido: el servidor no ha enviado un resultado. Inténtalo de nuevo.',
  Invitation: 'Invitación',
  Invoice: 'Factura',
  Invoices: 'Facturas',
  'Is erased text really gone?': '¿El texto borrado desaparece de verdad?',
  'Is my image uploaded when I take colours from it?': '¿Se sube mi imagen cuando tomo colores de ella?',
  'Is my list still there after a reload?': '¿Sigue ahí mi lista después de recargar?',
  'Is my text stored?': '¿Se guarda mi texto?',
  'Is reading scanned pages counted?': '¿Se cuenta la lectura de páginas escaneadas?',
  'Is the password sent anywhere?': '¿Se envía la contraseña a algún sitio?',
  'Is the text of the PDF the text I corrected?': '¿El texto del PDF es el texto que he corregido?',
  'It cannot be made smaller at this level.': 'No se puede reducir con este nivel.',
  'It contains programs or starts other files. They never run here and are left out of results.':
    'Contiene programas o inicia otros archivos. Aquí no se ejecutan nunca y se omiten en los resultados.',
  'It could not be checked': 'No se ha podido comprobar',
  'It could not be loaded. Check your connection, then reload the page.':
    'No se ha podido cargar. Comprueba tu conexión y recarga la página.',
  'It counts, lets you delete your files, and identifies you nowhere else.':
    'Cuenta, te permite eliminar tus archivos y no te identifica en ningún otro sitio.',
  'It does not scan reliably': 'No se lee de forma fiable',
  'It does not scan reliably. {advice}': 'No se lee de forma fiable. {advice}',
  'It fills the whole background.': 'Llena todo el fondo.',
  'It goes to {confirmed}, 50 a minute. You can stop it, but not take back what was sent.':
    'Va a {confirmed}, 50 por minuto. Puedes detenerlo, pero no recuperar lo ya enviado.',
  'It has a password, so where it leads is not shown.': 'Tiene contraseña, así que no se muestra adónde lleva.',
  'It has all your changes.': 'Tiene todos tus cambios.',
  'It has many pages but no outline to navigate by.':
    'Tiene muchas páginas, pero ningún marcador para navegar por ellas.',
  'It has one. Empty: it stays.': 'Ya tiene una. Vacío: se mantiene.',
  'It has what you put into the form. {note}': 'Contiene lo que has puesto en el formulario. {note}',
  'It has your changes, apart from these.': 'Tiene tus cambios, excepto estos.',
  "It is 'biased'.": 'Se escribe «biased».',
  "It is 'supposed to'.": 'Se escribe «supposed to».',
  "It is 'used to'.": 'Se escribe «used to».',
  'It is a scan: its text cannot be searched or copied. Text recognition makes it searchable.':
    'Es un escaneo: su texto no se puede buscar ni copiar. El reconocimiento de texto lo hace buscable.',
  'It is damaged and was repaired on opening. Split or merge it once to get a sound file.':
    'Está dañado y se ha reparado al abrirlo. Divídelo o únelo una vez para obtener un archivo en buen estado.',
  'It is damaged: to have it repaired, merge it alone with the PDF Merger.':
    'Está dañado: para repararlo, pásalo solo por Unir PDF.',
  'It is in your downloads.': 'Está en tus descargas.',
  'It is large for its number of pages. Compressing it makes it quicker to send and to open.':
    'Es grande para su número de páginas. Comprimirlo hace que se envíe y se abra más rápido.',
  'It is locked with a password. Enter it to go on; it is used for this file only and never stored.':
    'Está bloqueado con contraseña. Introdúcela para continuar; se usa solo para este archivo y no se guarda nunca.',
  'It is never sent. Switching it off clears it.': 'No se envía nunca. Al desactivarlo se borra.',
  'It is on': 'Está activada',
  'It is one program, in one language, with one command to start it. That keeps it small enough to be understood by a few people, and to be run by one.':
    'Es un solo programa, en un solo lenguaje, con una sola orden para iniciarlo. Así es lo bastante pequeño para que unas pocas personas lo entiendan y una sola lo mantenga en marcha.',
  'It is removed unless you choose to keep it. Orientation and colours stay right either way: the rotation is applied to the image itself.':
    'Se quitan a menos que elijas conservarlos. La orientación y los colores siguen siendo correctos en cualquier caso: el giro se aplica a la propia imagen.',
  'It is right': 'Es correcto',
  'It is signed. Every change makes the signature invalid, so keep the original.':
    'Está firmado. Cualquier cambio invalida la firma, así que conserva el original.',
  'It is spelled like this.': 'Se escribe así.',
  'It leads to a site that the operator of this site has blocked.':
    'Lleva a un sitio que el operador de este sitio ha bloqueado.',
  'It may call': 'Puede llamar a',
  'It needs the package requests.': 'Necesita el paquete requests.',
  'It now costs {price}. The unused part of your current period is credited.':
    'Ahora cuesta {price}. La parte no usada de tu periodo actual se abona.',
  'It replaces your current password and signs you out on every device.':
    'Sustituye tu contraseña actual y cierra tu sesión en todos los dispositivos.',
  "It said: '{line}'": 'Ha dicho: «{line}»',
  'It says what it did': 'Dice lo que ha hecho',
  'It scans': 'Se lee bien',
  'It scans.': 'Se lee bien.',
  'It stays as it is, byte for byte: edits are added at its end. Every edited page is compared with the original outside of the edits.':
    'Se queda como está, byte a byte: las ediciones se añaden al final. Cada página editada se compara con la original fuera de las ediciones.',
  'It stays. Only the lines you change are set anew, at their place, in their own font, size and colour. A line that has become too long goes on in the next line of its paragraph.':
    'Se mantiene. Solo se vuelven a componer las líneas que cambias, en su lugar, con su propia fuente, tamaño y color. Una línea que queda demasiado larga continúa en la línea siguiente de su párrafo.',
  'It takes no fields.': 'No admite ningún campo.',
  'It unpacks to {bytes}; at most {maxUnpackedBytes} are unpacked at a time.':
    'Descomprimido ocupa {bytes}; se descomprimen como máximo {maxUnpackedBytes} a la vez.',
  'It was read back and scans.': 'Se ha comprobado y se lee bien.',
  'It words the automatic answers, from this site’s help.':
    'Redacta las respuestas automáticas, a partir de la ayuda de este sitio.',
  'It works for {days, plural, one {# day} other {# days}}. If it was not you, do nothing: you get no newsletter, and your address is deleted by then.':
    'Funciona durante {days, plural, one {# día} other {# días}}. Si no fuiste tú, no hagas nada: no recibirás ningún boletín, y tu dirección se eliminará para entonces.',
  'It works once, within {days, plural, one {# day} other {# days}} of your registration. The account gets the password that was chosen then. Without confirmation, what was entered is removed after {days, plural, one {# day} other {# days}}.':
    'Funciona una vez, en el plazo de {days, plural, one {# día} other {# días}} desde tu registro. La cuenta recibe la contraseña que se eligió entonces. Sin confirmación, lo introducido se elimina después de {days, plural, one {# día} other {# días}}.',
  'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If it was not you, do not open it: you would give your address to the account of somebody else. Otherwise nothing happens.':
    'Funciona una vez, en el plazo de {hours, plural, one {# hora} other {# horas}} desde tu solicitud. Si no fuiste tú, no lo abras: darías tu dirección a la cuenta de otra persona. Si no lo abres, no ocurre nada.',
  'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If this was not you, ignore this message: nothing happens.':
    'Funciona una vez, en el plazo de {hours, plural, one {# hora} other {# horas}} desde tu solicitud. Si no fuiste tú, ignora este mensaje: no ocurre nada.',
  'It works once, within {minutes, plural, one {# minute} other {# minutes}} of your request. If you did not ask for it, ignore this message: your password stays as it is.':
    'Funciona una vez, en el plazo de {minutes, plural, one {# minuto} other {# minutos}} desde tu solicitud. Si no lo pediste, ignora este mensaje: tu contraseña se queda como está.',
  'It would unpack from {archiveBytes} to {bytes}, as decompression bombs do. It cannot be unpacked as a whole.':
    'Al descomprimirse pasaría de {archiveBytes} a {bytes}, como hacen las bombas de descompresión. No se puede descomprimir entero.',
  'Italian (old)': 'Italiano (antiguo)',
  Italic: 'Cursiva',
  'Its colour cannot be changed here.': 'Su color no se puede cambiar aquí.',
  'Its colour is noted, but it is drawn by a picture of its own, which stays.':
    'Su color queda anotado, pero se dibuja con una imagen propia, que no cambia.',
  'Its colours are still in it.': 'Sus colores siguen en él.',
  'Its edges are found when it is processed.': 'Sus bordes se detectan al procesarla.',
  'Its form is of a kind (XFA) that only Adobe Reader shows in full.':
    'Su formulario es de un tipo (XFA) que solo Adobe Reader muestra por completo.',
  'Its maker has deleted it.': 'Su creador lo ha eliminado.',
  'Its maker has paused it. Please try again later, or ask them.':
    'Su creador lo ha puesto en pausa. Inténtalo de nuevo más tarde o pregúntale.',
  'Its maker set a time for it, which is over. Please ask them for a new one.':
    'Su creador le fijó un plazo, que ya ha pasado. Pídele uno nuevo.',
  'Its maker set how often it works. Please ask them for a new one.':
    'Su creador fijó cuántas veces funciona. Pídele uno nuevo.',
  'Its metadata is still in it.': 'Sus metadatos siguen en él.',
  'Its number is <strong>{number}</strong>. The answer will be on <link>the page of your ticket</link>, where you can also add something.':
    'Su número es <strong>{number}</strong>. La respuesta estará en <link>la página de tu tique</link>, donde también puedes añadir algo.',
  'Its number is {number}. Keep <a>the page of your application</a>: you can read our answer and write to us there.':
    'Su número es {number}. Guarda <a>la página de tu candidatura</a>: allí puedes leer nuestra respuesta y escribirnos.',
  'Its owner has restricted what may be done with it. Please respect that when you pass it on.':
    'Su propietario ha restringido lo que se puede hacer con él. Respétalo cuando lo compartas.',
  'Its pages are empty or hold only images.': 'Sus páginas están vacías o contienen solo imágenes.',
  'Its pages cannot be shown here. {sentence} You can still try to convert it.':
    'Sus páginas no se pueden mostrar aquí. {sentence} Aun así puedes intentar convertirlo.',
  'Its row asks for the password, which is used for this conversion only and never stored. The result has no password. PowerPoint before 2007 and a few rare kinds of locks cannot be opened; the row says so.':
    'Su fila pide la contraseña, que se usa solo para esta conversión y no se guarda nunca. El resultado no tiene contraseña. No se pueden abrir los PowerPoint anteriores a 2007 ni algunos tipos raros de bloqueo; la fila lo indica.',
  'Its style stays.': 'Su estilo no cambia.',
  'Its tables': 'Sus tablas',
  'Its text is part of a picture. Make it readable with the Document Scanner first, or write over it with the Visual PDF Editor.':
    'Su texto forma parte de una imagen. Hazla legible primero con el Escáner de documentos, o escribe encima con el Editor visual de PDF.',
  JPEG: 'JPEG',
  'JPEG has no transparency and gets the colour.': 'JPEG no tiene transparencia y recibe el color.',
  'JPEG has no transparency: it gets “Color”.': 'JPEG no tiene transparencia: recibe «Color».',
  JPG: 'JPG',
  'JPG cannot be transparent, so the background is white.':
    'JPG no puede ser transparente, así que el fondo es blanco.',
  'JPG images': 'Imágenes JPG',
  JSON: 'JSON',
  'JSON feed': 'Feed JSON',
  'Japanese (Shift_JIS)': 'japonés (Shift_JIS)',
  'Japanese (vertical)': 'Japonés (vertical)',
  'Job applications': 'Candidaturas',
  'Job title': 'Cargo',
  Jobs: 'Trabajos',
  'Jobs are listed until their files are deleted. Whose they are and what their files are called is not shown.':
    'Los trabajos se muestran hasta que se eliminan sus archivos. No se muestra de quién son ni cómo se llaman sus archivos.',
  'Jobs done': 'Trabajos hechos',
  'Joins a network.': 'Se une a una red.',
  KB: 'KB',
  Keep: 'Mantener',
  'Keep a history in this browser': 'Guardar un historial en este navegador',
  'Keep acronyms': 'Conservar siglas',
  'Keep aspect ratio': 'Mantener la proporción',
  'Keep editing': 'Seguir editando',
  'Keep it in this browser': 'Guardarla en este navegador',
  'Keep metadata': 'Conservar metadatos',
  'Keep names': 'Conservar nombres',
  'Keep one that has been leaked.': 'Conservar una que se ha filtrado.',
  'Keep this page open: a reload would lose {names}, because the file changed or was moved after you chose it.':
    'Mantén esta página abierta: al recargarla se perdería {names}, porque el archivo se modificó o movió después de que lo eligieras.',
  'Keep this page open: a reload would lose {names}, because this browser has no more room for files.':
    'Mantén esta página abierta: al recargarla se perdería {names}, porque este navegador no tiene más espacio para archivos.',
  'Keep this page open: a reload would lose {names}, because this browser keeps nothing for this site (a private window, or storage is blocked).':
    'Mantén esta página abierta: al recargarla se perdería {names}, porque este navegador no guarda nada de este sitio (una ventana privada, o el almacenamiento está bloqueado).',
  'Keep your password and API keys to yourself, and give an email address that reaches you. You answer for what is done with your account. You can delete it at any time on your <pageLink>account page</pageLink>.':
    'No compartas tu contraseña ni tus claves de API, e indica una dirección de correo que te llegue. Respondes de lo que se haga con tu cuenta. Puedes eliminarla en cualquier momento en la <pageLink>página de tu cuenta</pageLink>.',
  'Keeping the aspect ratio must be true or false.': 'Mantener la proporción debe ser true o false.',
  'Kept, or in {language}': 'Se mantiene, o en {language}',
  'Kept: every page as it was, {things}.': 'Se conserva: cada página tal como era, {things}.',
  'Key revoked': 'Clave revocada',
  Keywords: 'Palabras clave',
  'Keywords, repeated phrases and how hard the text is to read.':
    'Palabras clave, expresiones repetidas y lo difícil que es leer el texto.',
  Kind: 'Tipo',
  'Kind of goal': 'Tipo de objetivo',
  'Korean (vertical)': 'Coreano (vertical)',
  'L: 7% may be damaged': 'L: puede dañarse un 7%',
  'Label on the box': 'Etiqueta sobre el recuadro',
  'Label on the box, if you want one': 'Etiqueta sobre el recuadro, si quieres',
  Landscape: 'Horizontal',
  Language: 'Idioma',
  'Language must be a code such as de or en.': 'El idioma debe ser un código como de o en.',
  'Language must be text.': 'El idioma debe ser texto.',
  Languages: 'Idiomas',
  "Languages must be a list of one to five language codes, such as 'eng' or 'eng,deu'.":
    'Los idiomas deben ser una lista de uno a cinco códigos de idioma, como «eng» o «eng,deu».',
  "Languages must be codes such as 'eng' or 'eng,deu'.": 'Los idiomas deben ser códigos como «eng» o «eng,deu».',
  'Languages of the text': 'Idiomas del texto',
  'Large text': 'Texto grande',
  'Larger pages': 'Páginas más grandes',
  'Larger than before: the other format needs more for this image':
    'Más grande que antes: el otro formato necesita más para esta imagen',
  'Larger than the original, so it looks softer.': 'Más grande que el original, así que se ve menos nítida.',
  'Larger than the original: pixels will be invented, so it will look softer.':
    'Más grande que el original: se inventarán píxeles, así que se verá menos nítida.',
  'Largest size': 'Tamaño máximo',
  'Largest size of a file in MB': 'Tamaño máximo de un archivo en MB',
  'Last 12 months': 'Últimos 12 meses',
  'Last 24 hours': 'Últimas 24 horas',
  'Last 30 days': 'Últimos 30 días',
  'Last 7 days': 'Últimos 7 días',
  'Last audit ({day}): {findings, plural, one {# finding} other {# findings}} on {pages, plural, one {# page} other {# pages}}':
    'Última auditoría ({day}): {findings, plural, one {# hallazgo} other {# hallazgos}} en {pages, plural, one {# página} other {# páginas}}',
  'Last check': 'Última comprobación',
  'Last escalation: none yet': 'Último escalado: ninguno todavía',
  'Last escalation: {time}': 'Último escalado: {time}',
  'Last name': 'Apellidos',
  'Last rated bad': 'Últimas valoradas como malas',
  'Latest jobs': 'Últimos trabajos',
  Latitude: 'Latitud',
  'Latitude must be a number from -90 to 90.': 'La latitud debe ser un número de -90 a 90.',
  'Lc {round}': 'Lc {round}',
  'Leads to': 'Lleva a',
  Leaf: 'Hoja',
  'Leave it': 'Dejarlo así',
  'Leave it out<span> and remove {name}</span>': 'Omitirlo<span> y quitar {name}</span>',
  'Leave it to the page. It uses at least M, which survives 15% of dirt or damage, more wherever that costs no space, and H (30%) with a logo, because a logo covers a part of the code.':
    'Déjaselo a la página. Usa al menos M, que soporta un 15% de suciedad o daños, más cuando no cuesta espacio, y H (30%) con logotipo, porque un logotipo cubre una parte del código.',
  'Leave the newsletter': 'Darme de baja del boletín',
  'Leave with one click: {link}': 'Date de baja con un clic: {link}',
  'Leave your changes?': '¿Abandonar tus cambios?',
  Leaves: 'Hojas',
  'Leaves out fillers, repetition and wordy phrases.': 'Omite muletillas, repeticiones y expresiones recargadas.',
  'Leaves out the white paper, in PNG and WebP.': 'Omite el papel blanco, en PNG y WebP.',
  'Leaves out the white, to put pages on other backgrounds.':
    'Omite el blanco, para poner las páginas sobre otros fondos.',
  Left: 'Izquierda',
  'Left edge of the part to keep, as a fraction of the width. Cropping comes first.':
    'Borde izquierdo de la parte que se conserva, como fracción del ancho. El recorte va primero.',
  'Left in the mailbox': 'Dejados en el buzón',
  'Left open here': 'Quedó abierto aquí',
  'Left open here {describeAge}: {names}.': 'Quedó abierto aquí {describeAge}: {names}.',
  'Left out': 'Omitidos',
  'Left out: {count, plural, one {# file} other {# files}}.':
    'Omitidos: {count, plural, one {# archivo} other {# archivos}}.',
  'Left out: {name}.': 'Omitido: {name}.',
  'Left there are newsletters, bounces and other programs’ emails.':
    'Se dejan allí boletines, devoluciones y correos de otros programas.',
  Length: 'Longitud',
  'Length must be a whole number from 4 to 50.': 'La longitud debe ser un número entero de 4 a 50.',
  'Length must be short, medium or long.': 'La longitud debe ser short, medium o long.',
  Less: 'Menos',
  'Less grain, with the details kept.': 'Menos grano, conservando los detalles.',
  'Let a password manager remember and fill them in.': 'Deja que un gestor de contraseñas las recuerde y las rellene.',
  'Let go, it is in the bag': 'Suéltalo y a la mochila',
  'Let what follows stay': 'Dejar donde está lo que sigue',
  Letter: 'Carta',
  'Letters change case differently: Turkish i becomes İ, Dutch IJ is one letter, Greek capitals lose their accents, German ß becomes SS or ẞ. Turkish, Azerbaijani and Greek are recognised; you can choose the others.':
    'Las letras cambian de mayúscula a minúscula de forma distinta: la i turca pasa a İ, la IJ neerlandesa es una sola letra, las mayúsculas griegas pierden sus acentos, la ß alemana pasa a SS o ẞ. El turco, el azerbaiyano y el griego se reconocen; los demás puedes elegirlos.',
  'Letters, digits and hyphens, 20 at most.': 'Letras, cifras y guiones, 20 como máximo.',
  Level: 'Nivel',
  'Level must be lossless, light, balanced or strong.': 'El nivel debe ser lossless, light, balanced o strong.',
  'Level must be store, fast, normal or best.': 'El nivel debe ser store, fast, normal o best.',
  Light: 'Ligera',
  'Light or dark': 'Claro u oscuro',
  'Light, contrast and colours.': 'Luz, contraste y colores.',
  'Light: only evens the light': 'Ligera: solo iguala la luz',
  'Lighter photos, the same look': 'Fotos más ligeras, el mismo aspecto',
  Limit: 'Límite',
  Limits: 'Límites',
  'Limits of every tool per plan': 'Límites de cada herramienta por plan',
  Line: 'Línea',
  'Line between before and after': 'Línea entre antes y después',
  'Line on page {label}': 'Línea en la página {label}',
  'Line {line}:': 'Línea {line}:',
  'Line {line}: {problem}': 'Línea {line}: {problem}',
  Linear: 'Lineal',
  Lines: 'Líneas',
  Link: 'Enlace',
  'Link changed': 'Enlace cambiado',
  'Link not shortened': 'Enlace no acortado',
  'Link preview': 'Vista previa de enlace',
  'Link shortened!': 'Enlace acortado',
  'LinkedIn banner': 'Banner de LinkedIn',
  'LinkedIn post': 'Publicación de LinkedIn',
  Links: 'Enlaces',
  'Links belong to your account, or to the visitor cookie below. A deleted link can be restored for a day; then its target and statistics are gone, and only its name stays, so that nobody else can take it over.':
    'Los enlaces pertenecen a tu cuenta, o a la cookie de visitante descrita más abajo. Un enlace eliminado se puede restaurar durante un día; después desaparecen su destino y sus estadísticas, y solo queda su nombre, para que nadie más pueda quedarse con él.',
  'Links from a CSV file': 'Enlaces de un archivo CSV',
  'Links to deleted pages were removed, as they would lead nowhere.':
    'Los enlaces a páginas eliminadas se han quitado, ya que no llevarían a ningún sitio.',
  'Links to pages that are in another part were removed, as they would lead nowhere.':
    'Los enlaces a páginas que están en otra parte se han eliminado, ya que no llevarían a ningún sitio.',
  'Links to {host} are blocked on this site. If you think that is wrong, please contact its operator.':
    'Los enlaces a {host} están bloqueados en este sitio. Si crees que es un error, contacta con su operador.',
  'Links, email addresses, numbers, quotations, code, tags and placeholders stay as they are, and so do names and line breaks.':
    'Los enlaces, direcciones de correo, números, citas, código, etiquetas y marcadores de posición se quedan como están, al igual que los nombres y los saltos de línea.',
  'List of edits': 'Lista de ediciones',
  Lithuanian: 'Lituano',
  'Loading error - check console': 'Error de carga: revisa la consola',
  'Loading escalations...': 'Cargando los escalados…',
  'Loading its usage…': 'Cargando su uso…',
  'Loading marketing dashboard...': 'Cargando el panel de marketing…',
  'Loading the applications…': 'Cargando las candidaturas…',
  'Loading the articles…': 'Cargando los artículos…',
  'Loading the audit…': 'Cargando la auditoría…',
  'Loading the backlinks…': 'Cargando los enlaces entrantes…',
  'Loading the blocked hosts…': 'Cargando los servidores bloqueados…',
  'Loading the call': 'Cargando la llamada',
  'Loading the calls': 'Cargando las llamadas',
  'Loading the calls…': 'Cargando las llamadas…',
  'Loading the content ideas…': 'Cargando las ideas de contenido…',
  'Loading the conversations…': 'Cargando las conversaciones…',
  'Loading the conversation…': 'Cargando la conversación…',
  'Loading the drafts…': 'Cargando los borradores…',
  'Loading the editor': 'Cargando el editor',
  'Loading the figures…': 'Cargando las cifras…',
  'Loading the form…': 'Cargando el formulario…',
  'Loading the jobs…': 'Cargando los trabajos…',
  'Loading the links…': 'Cargando los enlaces…',
  'Loading the log…': 'Cargando el registro…',
  'Loading the newsletter…': 'Cargando el boletín…',
  'Loading the pages…': 'Cargando las páginas…',
  'Loading the payment form…': 'Cargando el formulario de pago…',
  'Loading the settings…': 'Cargando los ajustes…',
  'Loading the state of the mailbox…': 'Cargando el estado del buzón…',
  'Loading the state of the site…': 'Cargando el estado del sitio…',
  'Loading the statistics…': 'Cargando las estadísticas…',
  'Loading the templates…': 'Cargando las plantillas…',
  'Loading the text…': 'Cargando el texto…',
  'Loading the ticket…': 'Cargando el tique…',
  'Loading the tool': 'Cargando la herramienta',
  'Loading the users…': 'Cargando los usuarios…',
  'Loading your account…': 'Cargando tu cuenta…',
  'Loading your counts…': 'Cargando tus recuentos…',
  'Loading your invoices…': 'Cargando tus facturas…',
  'Loading your keys…': 'Cargando tus claves…',
  'Loading your links…': 'Cargando tus enlaces…',
  'Loading your passkeys…': 'Cargando tus llaves de acceso…',
  'Loading your plan…': 'Cargando tu plan…',
  'Loading your results…': 'Cargando tus resultados…',
  'Loading your sessions…': 'Cargando tus sesiones…',
  'Loading your tasks…': 'Cargando tus tareas…',
  'Loading your tickets…': 'Cargando tus tiques…',
  'Loading {name}…': 'Cargando {name}…',
  'Loading…': 'Cargando…',
  'Lock colour {number}': 'Fijar el color {number}',
  'Lock the colours you like and try again for the others':
    'Fija los colores que te gusten y prueba de nuevo con los demás',
  Locked: 'Bloqueado',
  'Locked PDF': 'PDF bloqueado',
  'Locked and not deleted: {locked}.': 'Bloqueado y no eliminado: {locked}.',
  'Locked with a password': 'Bloqueado con contraseña',
  'Locks the content with AES-256. File names stay readable.':
    'Bloquea el contenido con AES-256. Los nombres de archivo siguen siendo legibles.',
  'Logged out successfully': 'Sesión cerrada correctamente',
  'Login Failed': 'Error al iniciar sesión',
  Logo: 'Logotipo',
  'Logo: {name}': 'Logotipo: {name}',
  Logout: 'Cerrar sesión',
  'Logout Failed': 'Error al cerrar sesión',
  'Logs and counts': 'Registros y recuentos',
  Long: 'Larga',
  'Long URL': 'URL larga',
  'Longer, section by section': 'Más largo, sección por sección',
  Longest: 'El más largo',
  'Longest sentence': 'Frase más larga',
  'Longest side': 'Lado más largo',
  'Longest side in pixels': 'Lado más largo en píxeles',
  'Longest word': 'Palabra más larga',
  Longitude: 'Longitud',
  'Longitude must be a number from -180 to 180.': 'La longitud debe ser un número de -180 a 180.',
  Look: 'Aspecto',
  'Look at page {number} closely': 'Ver de cerca la página {number}',
  'Look at the page': 'Ver la página',
  'Look at {path}': 'Ver {path}',
  'Look of the tool': 'Aspecto de la herramienta',
  'Looked at': 'Examinado',
  'Looking at the file…': 'Examinando el archivo…',
  'Looking at {name}…': 'Examinando {name}…',
  'Looking for codes…': 'Buscando códigos…',
  'Looking for its edges…': 'Buscando sus bordes…',
  'Looking for the edges of the paper…': 'Buscando los bordes del papel…',
  'Looking for the files': 'Buscando los archivos',
  'Looking for the page': 'Buscando la página',
  'Looking…': 'Buscando…',
  'Looks the same everywhere; for sending and printing.': 'Se ve igual en todas partes; para enviar e imprimir.',
  'Looks the same on screen (images 150 per inch).': 'Se ve igual en pantalla (imágenes a 150 por pulgada).',
  'Looks the same, and is much smaller.': 'Se ve igual y ocupa mucho menos.',
  Lossless: 'Sin pérdida',
  'Lossless.': 'Sin pérdida.',
  'Lossless: for drawings, screens and small print.': 'Sin pérdida: para dibujos, pantallas y letra pequeña.',
  'Lower colour': 'Color inferior',
  Lowercase: 'Minúsculas',
  'Lowercase letters (a-z)': 'Letras minúsculas (a-z)',
  'M: 15% may be damaged': 'M: puede dañarse un 15%',
  MB: 'MB',
  'Made in this browser. It is not sent and not stored; only your settings are remembered here.':
    'Creada en este navegador. No se envía ni se guarda; aquí solo se recuerdan tus ajustes.',
  'Made on {day}.': 'Creado el {day}.',
  'Made with': 'Creado con',
  Main: 'Principal',
  'Main colours of {name}.': 'Colores principales de {name}.',
  'Maintain aspect ratio': 'Mantener la proporción',
  'Make Concise': 'Hacer más conciso',
  'Make JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC and SVG images smaller. Compare before and after, choose the format, do many at once. Free, no sign-up.':
    'Reduce imágenes JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC y SVG. Compara antes y después, elige el formato, procesa muchas a la vez. Gratis, sin registro.',
  'Make PDFs smaller, and see that every page still looks the same.':
    'Reduce el tamaño de tus PDF y comprueba que cada página se sigue viendo igual.',
  'Make QR codes for links, Wi-Fi, contacts, events and payments. Colours, shapes, logo, PNG, SVG, PDF, batch from CSV, and a reader. Every code is tested to scan.':
    'Crea códigos QR para enlaces, wifi, contactos, eventos y pagos. Colores, formas, logotipo, PNG, SVG, PDF, lotes desde CSV y un lector. Se comprueba que cada código se lea.',
  'Make ZIP files, and open ZIP, TAR, 7Z and RAR': 'Crea archivos ZIP y abre ZIP, TAR, 7Z y RAR',
  'Make a PDF': 'Crear un PDF',
  'Make a PDF of {files} images': 'Crear un PDF con {files} imágenes',
  'Make a code from it': 'Crear un código con esto',
  'Make admin': 'Hacer administrador',
  'Make an account and ask whoever runs this site. Administrators give Pro to an account for a time; your account page says until when.':
    'Crea una cuenta y pídeselo a quien aloja este sitio. Los administradores dan Pro a una cuenta durante un tiempo; la página de tu cuenta dice hasta cuándo.',
  'Make codes': 'Crear códigos',
  'Make colour palettes from a base colour, an image or by chance. Lock colours, get shades 50 to 950, check contrast, export CSS, Tailwind, SVG and PNG. Free.':
    'Crea paletas a partir de un color base, de una imagen o al azar. Fija colores, obtén tonos de 50 a 950, comprueba el contraste y exporta CSS, Tailwind, SVG y PNG. Gratis.',
  'Make colours that belong together, see who can read them, and take them into your design or code.':
    'Crea colores que combinan, ve quién puede leerlos y llévalos a tu diseño o código.',
  'Make it searchable': 'Hacerlo buscable',
  'Make it smaller where it does not fit': 'Reducirlo donde no quepa',
  'Make new codes': 'Crear nuevos códigos',
  'Make photos and graphics smaller without a visible loss, and see the difference before you save.':
    'Reduce fotos y gráficos sin pérdida visible y ve la diferencia antes de guardar.',
  'Make smaller': 'Reducir',
  'Make the logo smaller': 'Reducir el logotipo',
  'Make {count, plural, one {# code} other {# codes}}': 'Crear {count, plural, one {# código} other {# códigos}}',
  'Make {count} PDFs searchable': 'Hacer buscables {count} PDF',
  'Make {files} PDFs': 'Crear {files} PDF',
  'Make {label}': 'Crear {label}',
  'Makes {count, plural, one {# file} other {# files}}': 'Genera {count, plural, one {# archivo} other {# archivos}}',
  'Making a code for your phone': 'Creando un código para tu teléfono',
  'Making a preview of what is in view…': 'Creando una vista previa de lo que se ve…',
  'Making a preview…': 'Creando una vista previa…',
  'Making and reading {number} of {total}': 'Creando y leyendo {number} de {total}',
  'Making the document': 'Creando el documento',
  'Making the preview…': 'Creando la vista previa…',
  'Many PDFs carry only the letters they use. The changed words are then set in a similar font, and the result says so.':
    'Muchos PDF llevan solo las letras que usan. Las palabras cambiadas se componen entonces con una fuente parecida, y el resultado lo indica.',
  'Many files, one go, one ZIP': 'Muchos archivos, de una vez, en un ZIP',
  Margin: 'Margen',
  'Margin must be a number of millimetres from 0 to {maxMarginMm}.':
    'El margen debe ser un número de milímetros de 0 a {maxMarginMm}.',
  'Mark scratches': 'Marcar arañazos',
  'Mark what is enough for': 'Marcar lo que es suficiente para',
  Markdown: 'Markdown',
  'Marked as solved': 'Marcado como resuelto',
  'Marked scratches': 'Arañazos marcados',
  Marketing: 'Marketing',
  'Marketing report: {count, plural, one {# visitor} other {# visitors}} yesterday':
    'Informe de marketing: {count, plural, one {# visitante} other {# visitantes}} ayer',
  Mask: 'Máscara',
  'Mastodon post': 'Publicación de Mastodon',
  'Match case': 'Distinguir mayúsculas y minúsculas',
  Matches: 'Coincidencias',
  'Max bytes': 'Bytes máximos',
  'May be refused': 'Puede ser rechazado',
  'May this site show advertisements? They come from {adsHost}.':
    '¿Puede este sitio mostrar anuncios? Proceden de {adsHost}.',
  Me: 'Yo',
  'Me ({email})': 'Yo ({email})',
  'Measured, not claimed': 'Medido, no prometido',
  Medium: 'Media',
  Menu: 'Menú',
  'Menu or leaflet': 'Menú o folleto',
  Merge: 'Unir',
  'Merge Failed': 'Error al unir',
  'Merge PDF files, and keep bookmarks, links and forms': 'Unir archivos PDF con sus marcadores y enlaces',
  'Merge PDFs': 'Unir PDF',
  'Merge and download': 'Une y descarga',
  'Merge into number': 'Fusionar con el número',
  'Merge {some} of {all} files': 'Unir {some} de {all} archivos',
  'Merged into <link>{mergedInto}</link>.': 'Fusionada con <link>{mergedInto}</link>.',
  'Merged into this one': 'Fusionadas con esta',
  Merging: 'Uniendo',
  'Merging PDFs…': 'Uniendo PDF…',
  Message: 'Mensaje',
  'Message must be text.': 'El mensaje debe ser texto.',
  Messages: 'Mensajes',
  'Messages are waiting to be sent.': 'Hay mensajes a la espera de enviarse.',
  'Messages to us': 'Mensajes que nos envías',
  'Meta description': 'Metadescripción',
  Metadata: 'Metadatos',
  'Metadata must be keep or strip.': 'Los metadatos deben ser keep o strip.',
  'Metadata must be strip or keep.': 'Los metadatos deben ser strip o keep.',
  'Middle English': 'Inglés medio',
  'Middle French': 'Francés medio',
  'Millimetres on each side.': 'Milímetros en cada lado.',
  'Mind the background': 'Cuidado con el fondo',
  'Missing file': 'Falta el archivo',
  'Mistakes in English are underlined while you type, in your browser.':
    'Los errores en inglés se subrayan mientras escribes, en tu navegador.',
  'Mistakes only. Your words and style stay.': 'Solo errores. Tus palabras y tu estilo se quedan.',
  Mobile: 'Móvil',
  'Mobile phone': 'Teléfono móvil',
  Model: 'Modelo',
  'Modification times must be a JSON list of milliseconds since 1970, one or null for each file.':
    'Las fechas de modificación deben ser una lista JSON de milisegundos desde 1970, una o null para cada archivo.',
  'Monitoring active': 'Supervisión activa',
  'Monitoring inactive': 'Supervisión inactiva',
  Mono: 'Monoespaciada',
  Monochromatic: 'Monocromática',
  More: 'Más',
  'More about this palette': 'Más sobre esta paleta',
  'More can come from a file: LINK_BLOCKLIST_FILE.': 'Pueden venir más de un archivo: LINK_BLOCKLIST_FILE.',
  'More from the blog': 'Más del blog',
  'More options': 'Más opciones',
  'More pixels, with sharp edges.': 'Más píxeles, con bordes nítidos.',
  'More rules': 'Más reglas',
  Mosaic: 'Mosaico',
  'Most changed page': 'Página más modificada',
  'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work, and starts with a {days}-day free trial.':
    'La mayor parte de la mochila es gratis, durante el tiempo que quieras. Pro es para archivos grandes, textos largos y trabajo diario, y empieza con una prueba gratis de {days} días.',
  'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work.':
    'La mayor parte de la mochila es gratis, durante el tiempo que quieras. Pro es para archivos grandes, textos largos y trabajo diario.',
  'Most questions have an answer here. For the others there is us.':
    'La mayoría de las preguntas tienen respuesta aquí. Para las demás estamos nosotros.',
  'Most styles and all drawings of this page are lost, as there is no browser on this site to print it with.':
    'La mayoría de los estilos y todos los dibujos de esta página se pierden, ya que en este sitio no hay ningún navegador con el que imprimirla.',
  'Most tools need no account. If you make one, we keep, until you delete it:':
    'La mayoría de las herramientas no necesitan cuenta. Si creas una, guardamos, hasta que la elimines:',
  Move: 'Mover',
  'Move colour {number} left': 'Mover el color {number} a la izquierda',
  'Move colour {number} right': 'Mover el color {number} a la derecha',
  'Move page {number} back': 'Atrasar la página {number}',
  'Move page {number} forward': 'Adelantar la página {number}',
  'Move step {place} up': 'Subir el paso {place}',
  'Move target {number} down': 'Bajar el destino {number}',
  'Move target {number} up': 'Subir el destino {number}',
  'Move the line to compare with the original. Zoom by wheel or pinch, and drag to move.':
    'Mueve la línea para comparar con el original. Haz zoom con la rueda o pellizcando y arrastra para mover.',
  'Move what follows down': 'Bajar lo que sigue',
  'Move what follows up': 'Subir lo que sigue',
  'Move {name} down': 'Bajar {name}',
  'Move {name} up': 'Subir {name}',
  'Moved to page {page}.': 'Movido a la página {page}.',
  'Moved to place {place} of {places}.': 'Movida a la posición {place} de {places}.',
  'My data': 'Mis datos',
  'My phone': 'Mi teléfono',
  'My words and switched-off rules ({count})': 'Mis palabras y reglas desactivadas ({count})',
  'NASA and iPhone stay as they are.': 'NASA y iPhone se quedan como están.',
  Name: 'Nombre',
  'Name must be a text.': 'El nombre debe ser un texto.',
  'Name must be at most 120 characters.': 'El nombre debe tener como máximo 120 caracteres.',
  'Name must be at most 200 characters.': 'El nombre debe tener como máximo 200 caracteres.',
  'Name of the payee': 'Nombre del beneficiario',
  'Name of the recipe': 'Nombre de la receta',
  'Name of the result': 'Nombre del resultado',
  'Name of the results': 'Nombre de los resultados',
  'Name or email': 'Nombre o correo',
  'Names are written with a capital.': 'Los nombres se escriben con mayúscula.',
  'Nearly done. Our mail server does not answer right now: the email with your link comes as soon as it does.':
    'Casi listo. Nuestro servidor de correo no responde ahora mismo: el correo con tu enlace llegará en cuanto lo haga.',
  'Nearly done: please open the link in the email that we have sent you.':
    'Casi listo: abre el enlace del correo que te hemos enviado.',
  'Nearly: fonts with the same widths stand in for Calibri, Cambria, Arial and Times New Roman, so lines and pages break where they did. Web pages and emails become PDFs as a browser prints them. Check the preview before you share it.':
    'Casi: fuentes con los mismos anchos sustituyen a Calibri, Cambria, Arial y Times New Roman, así que las líneas y las páginas se cortan donde lo hacían. Las páginas web y los correos pasan a PDF tal como los imprime un navegador. Revisa la vista previa antes de compartirlo.',
  'Needs you to be signed in.': 'Necesita que inicies sesión.',
  'Neighbouring hues.': 'Matices vecinos.',
  'Network error while testing email system': 'Error de red al probar el sistema de correo',
  'Network error: the server cannot be reached. Check your connection and try again.':
    'Error de red: no se puede acceder al servidor. Comprueba tu conexión e inténtalo de nuevo.',
  'Network name': 'Nombre de la red',
  Neutral: 'Neutral',
  Never: 'Nunca',
  'Never again': 'Nunca más',
  'Never again: the rule {rule}': 'Nunca más: la regla {rule}',
  'New article': 'Nuevo artículo',
  'New backup codes': 'Nuevos códigos de respaldo',
  'New code': 'Nuevo código',
  'New dimensions {newWidth}x{newHeight}': 'Nuevas dimensiones {newWidth}x{newHeight}',
  'New email': 'Nuevo correo',
  'New findings': 'Nuevos hallazgos',
  'New here? <link>Create an account</link>': '¿Es tu primera vez? <link>Crea una cuenta</link>',
  'New pages: {newPages}': 'Páginas nuevas: {newPages}',
  'New password': 'Nueva contraseña',
  'New posts by email': 'Nuevas entradas por correo',
  'New posts of the blog, when there are some. Nothing else, and your address is used for nothing else.':
    'Nuevas entradas del blog, cuando las haya. Nada más, y tu dirección no se usa para nada más.',
  'New short link': 'Nuevo enlace corto',
  Newer: 'Más recientes',
  Newsletter: 'Boletín',
  'Newsletter and applications': 'Boletín y candidaturas',
  Next: 'Siguiente',
  'Next marked sentence': 'Frase marcada siguiente',
  'Next match': 'Coincidencia siguiente',
  'Next page': 'Página siguiente',
  'Next photo': 'Foto siguiente',
  'Next word': 'Palabra siguiente',
  'Next, remove the background. Corrections come after that.':
    'Ahora, quita el fondo. Las correcciones vienen después.',
  "No 'to' after this auxiliary.": 'Sin «to» después de este auxiliar.',
  'No Colours Found': 'No se han encontrado colores',
  'No Dimensions Specified': 'Sin dimensiones indicadas',
  'No File Selected': 'Ningún archivo seleccionado',
  'No Files Selected': 'Ningún archivo seleccionado',
  'No PNG this time': 'Esta vez no hay PNG',
  'No Pages Specified': 'Sin páginas indicadas',
  'No Picture Selected': 'Ninguna imagen seleccionada',
  'No Ranges Specified': 'Sin intervalos indicados',
  'No Terms Found': 'No se han encontrado términos',
  'No Text Provided': 'Ningún texto indicado',
  'No ZIP, 7Z or RAR archive was found inside this program, so there is nothing to open. Please choose an archive.':
    'No se ha encontrado ningún archivo ZIP, 7Z o RAR dentro de este programa, así que no hay nada que abrir. Elige un archivo comprimido.',
  'No access': 'Sin acceso',
  'No account is needed, and files are deleted after {fileLifetime} at most.':
    'No hace falta cuenta, y los archivos se eliminan después de {fileLifetime} como máximo.',
  'No account needed': 'No hace falta cuenta',
  'No ads': 'Sin anuncios',
  'No answer yet? Ask again': '¿Aún sin respuesta? Pregunta de nuevo',
  'No answer: the server cannot be reached. Check your connection and try again.':
    'Sin respuesta: no se puede acceder al servidor. Comprueba tu conexión e inténtalo de nuevo.',
  'No answer: {reason}': 'Sin respuesta: {reason}',
  'No blue: very rare': 'Sin azul: muy poco frecuente',
  'No call has “{search}” in it': 'Ninguna llamada contiene «{search}»',
  'No changes yet': 'Todavía no hay cambios',
  'No clicks in this time': 'Sin clics en este periodo',
  'No code found': 'Ningún código encontrado',
  'No code found.': 'No se ha encontrado ningún código.',
  'No colours: very rare': 'Sin colores: muy poco frecuente',
  'No compression, as fast as the disk.': 'Sin compresión, tan rápido como el disco.',
  'No cookie is set and no address is stored. A visitor is counted once a day by a hash of their address and browser, made with a key that is thrown away at the end of the day. Kept are the hour, country, device, browser, language and the site they came from.':
    'No se pone ninguna cookie ni se guarda ninguna dirección. Cada visitante se cuenta una vez al día mediante un hash de su dirección y su navegador, hecho con una clave que se desecha al final del día. Se guardan la hora, el país, el dispositivo, el navegador, el idioma y el sitio del que venía.',
  'No daily or monthly allowances': 'Sin cupos diarios ni mensuales',
  'No documents': 'Sin documentos',
  'No drafts. “Draft posts” and “Draft emails” write some.':
    'No hay borradores. «Redactar publicaciones» y «Redactar correos» escriben algunos.',
  'No edits to save': 'No hay ediciones que guardar',
  'No email is sent about it, so please keep the link. Whoever has it can read your ticket.':
    'No se envía ningún correo al respecto, así que guarda el enlace. Quien lo tenga puede leer tu tique.',
  'No escalations found': 'No se han encontrado escalados',
  'No file': 'Ningún archivo',
  'No file could be processed. Each row shows why.':
    'No se ha podido procesar ningún archivo. Cada fila muestra el motivo.',
  'No file selected': 'Ningún archivo seleccionado',
  'No files came with this page. Share them from another program, or choose them here.':
    'No ha llegado ningún archivo con esta página. Compártelos desde otro programa o elígelos aquí.',
  'No files selected': 'Ningún archivo seleccionado',
  'No font has a glyph for {characters}. Please leave it out.':
    'Ninguna fuente tiene un glifo para {characters}. Omítelo.',
  'No free trial with this card': 'Sin prueba gratis con esta tarjeta',
  'No green: about 1 in 100 men': 'Sin verde: aproximadamente 1 de cada 100 hombres',
  'No ideas. “Find content ideas” looks for some.': 'No hay ideas. «Buscar ideas de contenido» busca algunas.',
  'No image': 'Sin imagen',
  'No ink was found on this picture. Please choose one with dark ink on light paper.':
    'No se ha encontrado tinta en esta imagen. Elige una con tinta oscura sobre papel claro.',
  'No jobs.': 'No hay trabajos.',
  'No light': 'Sin luz',
  'No limit': 'Sin límite',
  'No link was sent': 'No se ha enviado ningún enlace',
  'No links yet': 'Todavía no hay enlaces',
  'No mail server answers at {host}, port {port}.': 'Ningún servidor de correo responde en {host}, puerto {port}.',
  'No mail server is set to send with. Set SMTP_URL, and start the site again.':
    'No hay ningún servidor de correo configurado para enviar. Define SMTP_URL y reinicia el sitio.',
  'No mailbox is set. Set IMAP_URL, and start the site again.':
    'No hay ningún buzón configurado. Define IMAP_URL y reinicia el sitio.',
  'No mailbox is set: emails are neither read nor answered.':
    'No hay ningún buzón configurado: los correos no se leen ni se responden.',
  'No mistakes found.': 'No se han encontrado errores.',
  'No more pages fit into this connection. Please open a new QR code on your computer.':
    'No caben más páginas en esta conexión. Abre un nuevo código QR en tu ordenador.',
  'No more suggestions': 'No más sugerencias',
  'No name': 'Sin nombre',
  'No name fits.': 'Ningún nombre coincide.',
  'No page can be shown: it may be damaged. {work} will try to repair it.':
    'No se puede mostrar ninguna página: el archivo puede estar dañado. {work} intentará repararlo.',
  'No pages. Add some that list tools like these, then check whether they link here.':
    'No hay páginas. Añade algunas que listen herramientas como estas y comprueba después si enlazan aquí.',
  'No passkey was created': 'No se ha creado ninguna llave de acceso',
  'No password with these options': 'Ninguna contraseña con estas opciones',
  'No phrase occurs twice.': 'Ninguna expresión aparece dos veces.',
  'No position fits? Tell us what you would like to do.': '¿No encaja ningún puesto? Cuéntanos qué te gustaría hacer.',
  'No post fits this. Try another word, or another category.':
    'Ninguna entrada coincide con esto. Prueba con otra palabra u otra categoría.',
  'No preview': 'Sin vista previa',
  'No preview: {failure}': 'Sin vista previa: {failure}',
  'No program on this site writes PDFs now, so the translation is a Word document.':
    'Ahora ningún programa de este sitio crea PDF, así que la traducción es un documento de Word.',
  'No provider is set. With AI_PROVIDER, summaries, corrections and translations use one.':
    'No hay ningún proveedor configurado. Con AI_PROVIDER, los resúmenes, correcciones y traducciones usan uno.',
  'No red: about 1 in 100 men': 'Sin rojo: aproximadamente 1 de cada 100 hombres',
  'No safe connection to {host} came about ({code}).': 'No se ha logrado una conexión segura con {host} ({code}).',
  'No safe connection to {host} came about.': 'No se ha logrado una conexión segura con {host}.',
  'No shade of {text} is readable on this background. Try another one.':
    'Ningún tono de {text} se puede leer sobre este fondo. Prueba con otro.',
  'No spam': 'No es spam',
  'No subject stands out in this photo. Please mark it with the brush.':
    'En esta foto no destaca ningún sujeto. Márcalo con el pincel.',
  'No subject stands out. Brush over what should stay, or choose “Belongs” and click on it.':
    'No destaca ningún motivo. Pasa el pincel por lo que deba quedarse, o elige «Incluir» y haz clic en ello.',
  'No such link': 'No existe ese enlace',
  'No table was found on these pages. Please choose pages with a table, or convert to DOCX or text instead.':
    'No se ha encontrado ninguna tabla en estas páginas. Elige páginas con una tabla, o convierte a DOCX o texto.',
  'No table was found. Some pages are scans, and their text was not recognised: {whyNot}':
    'No se ha encontrado ninguna tabla. Algunas páginas son escaneos, y su texto no se ha reconocido: {whyNot}',
  'No table was found: these pages are scans in which no text was found.':
    'No se ha encontrado ninguna tabla: estas páginas son escaneos en los que no se ha encontrado texto.',
  'No target': 'Sin objetivo',
  'No tasks. Add what you want to remember.': 'No hay tareas. Añade lo que quieras recordar.',
  'No text': 'Sin texto',
  'No text here that can be read': 'Aquí no hay texto que se pueda leer',
  'No text on this page. If it is a scan, the <link>Document Scanner</link> reads its text.':
    'No hay texto en esta página. Si es un escaneo, el <link>Escáner de documentos</link> lee su texto.',
  'No text was found in this file. {why}': 'No se ha encontrado texto en este archivo. {why}',
  'No text was found on one of the two pages.': 'No se ha encontrado texto en una de las dos páginas.',
  'No text was found on the pages without text: blank paper, or nothing that can be read as letters.':
    'No se ha encontrado texto en las páginas sin texto: papel en blanco, o nada que se pueda leer como letras.',
  'No text was found on this page.': 'No se ha encontrado texto en esta página.',
  'No text was found on this page. You can type it here.':
    'No se ha encontrado texto en esta página. Puedes escribirlo aquí.',
  'No text was found on {count, plural, one {# page} other {# pages}}.':
    'No se ha encontrado texto en {count, plural, one {# página} other {# páginas}}.',
  'No text was found on {count, plural, one {page {pages}} other {pages {pages}}}.':
    'No se ha encontrado texto en {count, plural, one {la página {pages}} other {las páginas {pages}}}.',
  'No text was found on {count, plural, one {this page} other {these pages}}: blank paper, or nothing that can be read as letters.':
    'No se ha encontrado texto en {count, plural, one {esta página} other {estas páginas}}: papel en blanco, o nada que se pueda leer como letras.',
  'No text was found.': 'No se ha encontrado texto.',
  'No tickets yet': 'Todavía no hay tiques',
  'No tool here can work on these files together yet.':
    'Ninguna herramienta de aquí puede trabajar todavía con estos archivos juntos.',
  'No tool here can work on these {count, plural, one {# file} other {# files}} yet.':
    '{count, plural, one {Ninguna herramienta de aquí puede trabajar todavía con este # archivo.} other {Ninguna herramienta de aquí puede trabajar todavía con estos # archivos.}}',
  'No tool here can work on {file} yet.': 'Ninguna herramienta de aquí puede trabajar todavía con {file}.',
  'No tool here fits “{query}”. Perhaps one of these does:':
    'Ninguna herramienta de aquí coincide con «{query}». Quizá una de estas:',
  'No tool on this site has an allowance.': 'Ninguna herramienta de este sitio tiene cupo.',
  'No trackers, no outside fonts, scripts or images. The security policy of every page forbids them.':
    'Sin rastreadores ni fuentes, scripts o imágenes externos. La política de seguridad de cada página los prohíbe.',
  'No watermarks': 'Sin marcas de agua',
  'No words yet': 'Todavía no hay palabras',
  'No worker of this server is available right now. Please try again in a minute.':
    'Ningún proceso de trabajo de este servidor está disponible ahora mismo. Inténtalo de nuevo dentro de un minuto.',
  'No worker reads the mailbox. Is one running (PROCESS_MODE)?':
    'Ningún proceso de trabajo lee el buzón. ¿Hay alguno en marcha (PROCESS_MODE)?',
  'No {format} this time': 'Esta vez no hay {format}',
  'No, thanks': 'No, gracias',
  'No. A JPEG is embedded byte for byte, and PNG without loss, both rotated as your camera recorded. Other formats become a high-quality JPEG, or PNG where they have transparent parts.':
    'No. Un JPEG se incrusta byte a byte, y un PNG sin pérdida, ambos girados según lo registró tu cámara. Los demás formatos pasan a un JPEG de alta calidad, o a PNG cuando tienen partes transparentes.',
  'No. Filters that were learned from photos sharpen what is there. They add no faces, text or objects, so a photo too small to show something will not show it afterwards either.':
    'No. Los filtros aprendidos a partir de fotos dan nitidez a lo que hay. No añaden caras, texto ni objetos, así que una foto demasiado pequeña para mostrar algo tampoco lo mostrará después.',
  'No. Images, templates and fonts that a document only links to are left out, macros never run, and a note says when something is missing.':
    'No. Las imágenes, plantillas y fuentes a las que un documento solo enlaza se omiten, las macros no se ejecutan nunca y una nota avisa cuando falta algo.',
  'No. It is made in this page, with cryptographic random numbers of your browser, and it is neither sent nor stored: not on the server, not in this browser, not in the address of the page. Only your settings are remembered, in this browser. The page also works offline.':
    'No. Se crea en esta página, con números aleatorios criptográficos de tu navegador, y no se envía ni se guarda: ni en el servidor, ni en este navegador, ni en la dirección de la página. Solo se recuerdan tus ajustes, en este navegador. La página funciona también sin conexión.',
  'No. It is opened and measured in this page and never sent. The whole tool also works offline.':
    'No. Se abre y se mide en esta página y no se envía nunca. Toda la herramienta funciona también sin conexión.',
  'No. It makes the colours that are there livelier. Gray stays gray.':
    'No. Hace más vivos los colores que ya hay. El gris sigue siendo gris.',
  'No. The code holds the content itself: no address of ours is in between, so nobody counts scans, nothing can be switched off, and it works for as long as the print lasts.':
    'No. El código contiene el propio contenido: no hay ninguna dirección nuestra de por medio, así que nadie cuenta los escaneos, nada se puede desactivar y funciona mientras dure la impresión.',
  'No. What needs Pro, such as making PDFs smaller, or has a daily allowance, has the same limits here.':
    'No. Lo que necesita Pro, como reducir los PDF, o tiene un cupo diario, tiene aquí los mismos límites.',
  'No. When nothing smaller is found, you get your own file back unchanged, and the page says so.':
    'No. Si no se encuentra nada más pequeño, recibes tu propio archivo de vuelta sin cambios, y la página lo indica.',
  'No. When the original is already the smallest, you get it back unchanged and the page says so.':
    'No. Cuando el original ya es lo más pequeño, lo recibes de vuelta sin cambios y la página lo indica.',
  Nobody: 'Nadie',
  'Nobody else gets anything, unless a law compels us.': 'Nadie más recibe nada, salvo que una ley nos obligue.',
  'Nobody else gets anything, unless a law compels us. Card numbers go from your browser straight to the payment service and never pass through this site.':
    'Nadie más recibe nada, salvo que una ley nos obligue. Los números de tarjeta van de tu navegador directamente al servicio de pago y nunca pasan por este sitio.',
  'Nobody gets the report: set MARKETING_REPORT_TO or ADMIN_EMAILS.':
    'Nadie recibe el informe: define MARKETING_REPORT_TO o ADMIN_EMAILS.',
  'Nobody has subscribed yet, so there is nobody to send it to.':
    'Todavía no hay nadie suscrito, así que no hay a quién enviarla.',
  'Nobody looks over your shoulder': 'Nadie mira por encima de tu hombro',
  'Nobody would get it. Set MARKETING_REPORT_TO or ADMIN_EMAILS.':
    'Nadie lo recibiría. Define MARKETING_REPORT_TO o ADMIN_EMAILS.',
  None: 'Ninguno',
  'None (open network)': 'Ninguna (red abierta)',
  'None chosen': 'Ninguna elegida',
  'None is set.': 'No hay ninguna configurada.',
  'None of its pages can be read. Export or download it again.':
    'Ninguna de sus páginas se puede leer. Expórtalo o descárgalo de nuevo.',
  'None of the rows makes a code that scans.': 'Ninguna de las filas genera un código que se lea bien.',
  'None of the {edits} edits could be made. The first: {sentence}':
    'No se ha podido hacer ninguna de las {edits} ediciones. La primera: {sentence}',
  'None of them': 'Ninguna',
  'None right now. A general application is welcome.': 'Ninguno por ahora. Una candidatura espontánea es bienvenida.',
  'None yet.': 'Todavía ninguna.',
  'None: every page has what search engines look for.':
    'Ninguno: todas las páginas tienen lo que buscan los buscadores.',
  Normal: 'Normal',
  'North is positive.': 'El norte es positivo.',
  'Not Enough Files': 'No hay suficientes archivos',
  'Not a QR code yet': 'Todavía no hay código QR',
  'Not added': 'No añadida',
  'Not among the pages: {names}. Look under Files.': 'No están entre las páginas: {names}. Mira en Archivos.',
  'Not available': 'No disponible',
  'Not available now: {calls}.': 'No disponibles ahora: {calls}.',
  'Not changed': 'No cambiado',
  'Not copied': 'No copiado',
  'Not counted: {robots} events of robots, and {tooFast} that came faster than a person clicks.':
    'No contados: {robots} eventos de robots, y {tooFast} que llegaron más rápido de lo que una persona hace clic.',
  'Not deleted': 'No eliminado',
  'Not enough': 'Insuficiente',
  'Not found': 'No encontrado',
  'Not in the document, please check: {notInSource}.': 'No está en el documento, compruébalo: {notInSource}.',
  'Not in the document.': 'No está en el documento.',
  'Not in the text': 'No está en el texto',
  'Not in your text, so please check: {added}.': 'No está en tu texto, así que compruébalo: {added}.',
  'Not included': 'No incluidas',
  'Not merged': 'No fusionada',
  'Not moved': 'No trasladados',
  'Not rated': 'Sin valorar',
  'Not removed': 'No eliminada',
  'Not restored': 'No restaurado',
  'Not revoked': 'No revocada',
  'Not saved': 'No guardado',
  'Not saved.': 'No guardado.',
  'Not sent': 'No enviado',
  'Not sent ({initial})': 'No enviado ({initial})',
  'Not set': 'Sin definir',
  'Not signed in (401, as is normal for a visitor).': 'Sesión no iniciada (401, como es normal para un visitante).',
  'Not signed in.': 'Sesión no iniciada.',
  'Not signed out': 'Sesión no cerrada',
  'Not sure which tool you need? Drop your file on the home page, which lists what can be done with it.':
    '¿No sabes qué herramienta necesitas? Suelta tu archivo en la página de inicio, que muestra lo que se puede hacer con él.',
  'Not this': 'Excluir',
  'Not translated from {language} on this site now': 'Ahora no se traduce desde {language} en este sitio',
  'Not translated from {language} on this site now. Please choose another language.':
    'Ahora no se traduce desde {language} en este sitio. Elige otro idioma.',
  'Not translated on this site now': 'Ahora no se traduce en este sitio',
  'Not yet': 'Todavía no',
  Note: 'Nota',
  Notes: 'Notas',
  Nothing: 'Nada',
  'Nothing fits these filters': 'Nada coincide con estos filtros',
  'Nothing found. Scanned pages have no text to search.':
    'No se ha encontrado nada. Las páginas escaneadas no tienen texto en el que buscar.',
  'Nothing found. Try fewer words, or look through the sections below.':
    'No se ha encontrado nada. Prueba con menos palabras o mira las secciones de abajo.',
  'Nothing has a date.': 'Nada tiene fecha.',
  'Nothing has been sent: the files are in your browser until you choose.':
    'No se ha enviado nada: los archivos están en tu navegador hasta que elijas.',
  'Nothing here yet': 'Todavía no hay nada aquí',
  'Nothing in it answers “{question}”.': 'Nada en él responde a «{question}».',
  'Nothing in its place': 'Nada en su lugar',
  'Nothing is lost. Files that were sent are processed without the page, and the list is kept in this browser: files that wait are sent when you come back. Results can be downloaded for 24 hours.':
    'No se pierde nada. Los archivos enviados se procesan sin la página, y la lista se guarda en este navegador: los archivos en espera se envían cuando vuelves. Los resultados se pueden descargar durante 24 horas.',
  'Nothing is sent to {name}.': 'No se envía nada a {name}.',
  'Nothing is written outside of the folder: such paths are made safe, links and devices are left out, and the page tells you about each case.':
    'No se escribe nada fuera de la carpeta: esas rutas se hacen seguras, los enlaces y dispositivos se omiten y la página te informa de cada caso.',
  'Nothing new.': 'Nada nuevo.',
  'Nothing of yours fits that search.': 'Nada tuyo coincide con esa búsqueda.',
  'Nothing on this site translates from {source} to {target}. Please choose a language that is offered for {source}.':
    'Nada en este sitio traduce de {source} a {target}. Elige un idioma que se ofrezca para {source}.',
  'Nothing to change was found.': 'No se ha encontrado nada que cambiar.',
  'Nothing to redo.': 'Nada que rehacer.',
  'Nothing to undo.': 'Nada que deshacer.',
  'Nothing today. The first charge follows on {trialEndsAt}, unless you cancel before.':
    'Hoy nada. El primer cobro será el {trialEndsAt}, salvo que canceles antes.',
  'Nothing translates on this site yet.': 'Todavía no hay nada que traduzca en este sitio.',
  'Nothing was changed: no noise, blur or JPEG blocks to speak of were found, and no scratches were marked.':
    'No se ha cambiado nada: no se han encontrado ruido, desenfoque ni bloques JPEG dignos de mención, y no se han marcado arañazos.',
  'Nothing was changed: the strength is 0.': 'No se ha cambiado nada: la intensidad es 0.',
  'Nothing was done yet.': 'Todavía no se ha hecho nada.',
  'Nothing was flattened.': 'No se ha acoplado nada.',
  'Nothing was marked as the subject, so all of the photo was removed.':
    'No se marcó nada como motivo, así que se quitó toda la foto.',
  'Nothing was solved.': 'No se ha resuelto nada.',
  'Nothing was uploaded.': 'No se ha subido nada.',
  'Nothing yet.': 'Nada todavía.',
  'Nothing: the words are removed.': 'Nada: las palabras se quitan.',
  'Notices, such as those about cookies and copyright, were left out.':
    'Se han omitido los avisos, como los de cookies y derechos de autor.',
  Notification: 'Notificación',
  'Now on the ticket page': 'Ya está en la página del tique',
  'Now page {number} of {count}.': 'Ahora es la página {number} de {count}.',
  'Now: <strong>{email}</strong> {state}': 'Ahora: <strong>{email}</strong> {state}',
  'Nowhere. It is converted in your browser, even offline, and the draft is kept there until you clear it.':
    'A ninguna parte. Se convierte en tu navegador, incluso sin conexión, y el borrador se guarda ahí hasta que lo limpies.',
  'Nowhere. It is counted in your browser, files included, and the draft is kept there until you clear it. The page also works offline; only the reader for PDF files is loaded when you open the first one.':
    'A ninguna parte. Se cuenta en tu navegador, archivos incluidos, y el borrador se guarda ahí hasta que lo limpies. La página funciona también sin conexión; solo el lector de archivos PDF se carga cuando abres el primero.',
  Number: 'Número',
  'Number must be a whole number from 1 to 100000.': 'El número debe ser un número entero de 1 a 100000.',
  'Number of visits': 'Número de visitas',
  'Number {number}. To answer, or to see all messages, please open':
    'Número {number}. Para responder, o para ver todos los mensajes, abre',
  Numbers: 'Números',
  'Numbers (0-9)': 'Números (0-9)',
  'Numbers this site counted itself': 'Cifras que este sitio ha contado por sí mismo',
  'Numbers, links, email addresses, tags, variables and code are taken out before and put back after, and every sentence is checked. For names and terms, add them to your glossary: they stay as they are, or become what you say.':
    'Los números, enlaces, direcciones de correo, etiquetas, variables y código se extraen antes y se vuelven a poner después, y cada frase se comprueba. Los nombres y términos puedes añadirlos a tu glosario: se mantienen como están, o pasan a ser lo que indiques.',
  ODP: 'ODP',
  ODS: 'ODS',
  ODT: 'ODT',
  OK: 'Aceptar',
  'Ocr languages': 'Idiomas de OCR',
  Odd: 'Impares',
  'Odd and even pages': 'Páginas impares y pares',
  'Odd even': 'Impares y pares',
  'Odd pages chosen': 'Páginas impares elegidas',
  'Of an email only.': 'Solo de un correo.',
  'Of slides as jpg.': 'De las diapositivas como jpg.',
  "Of the image's own size; wins over width and height.":
    'Del propio tamaño de la imagen; prevalece sobre el ancho y el alto.',
  'Of {name}, only the first of {frames} images was taken.':
    'De {name} solo se ha tomado la primera de {frames} imágenes.',
  Off: 'Desactivado',
  'Off:': 'Desactivado:',
  'Office hours': 'Horario de oficina',
  Older: 'Más antiguos',
  On: 'Activado',
  'On average, for an attacker who knows these settings and tries one password after another. Phishing, spying and reuse on a second website get around any length.':
    'De media, para un atacante que conoce estos ajustes y prueba una contraseña tras otra. El phishing, el espionaje y la reutilización en otro sitio web burlan cualquier longitud.',
  'On page': 'En la página',
  'On the Batch tab, open a CSV file with one code per row. Its first row names the columns; there is a template for every kind. You get a ZIP of all codes that scan, and a list of the rows to fix.':
    'En la pestaña Lote, abre un archivo CSV con un código por fila. Su primera fila nombra las columnas; hay una plantilla para cada tipo. Recibes un ZIP con todos los códigos que se leen bien y una lista de las filas que hay que corregir.',
  'On the whole site': 'En todo el sitio',
  'On this page': 'En esta página',
  'On your <accountLink>account page</accountLink> you can correct your name and address, download everything we keep about you, and delete your account with all of it. You need not ask anyone.':
    'En la <accountLink>página de tu cuenta</accountLink> puedes corregir tu nombre y tu dirección, descargar todo lo que guardamos sobre ti, y eliminar tu cuenta con todo ello. No tienes que pedírselo a nadie.',
  'On:': 'Activado:',
  'Once pages are deleted, moved or inserted, the saved PDF has no signature any more.':
    'Una vez que se eliminan, mueven o insertan páginas, el PDF guardado ya no tiene firma.',
  'One ZIP takes up to {max} files here. Please make two.': 'Un ZIP admite aquí hasta {max} archivos. Haz dos.',
  'One auxiliary is enough.': 'Basta con un auxiliar.',
  'One character outside the GSM alphabet lowers the limit to 70.':
    'Un solo carácter fuera del alfabeto GSM baja el límite a 70.',
  'One code found': 'Un código encontrado',
  'One corner points inwards. Please drag it to a corner of the paper.':
    'Una esquina apunta hacia dentro. Arrástrala hasta una esquina del papel.',
  'One entry per file': 'Una entrada por archivo',
  'One explains something to somebody.': 'Se explica algo a alguien («explain something to somebody»).',
  'One file': 'Un archivo',
  'One file at a time': 'Un archivo cada vez',
  'One file must be true or false.': '«Un archivo» debe ser true o false.',
  'One file per page': 'Un archivo por página',
  'One file with its images inside, ready to open, send or put on a website.':
    'Un archivo con sus imágenes dentro, listo para abrir, enviar o poner en un sitio web.',
  "One hears with one's ears; 'here' is this place.": 'Se oye («hear») con los oídos; «here» es este lugar.',
  'One hue from dark to light.': 'Un matiz de oscuro a claro.',
  'One image on each page; each document by itself.': 'Una imagen en cada página; cada documento por separado.',
  'One kind at a time': 'Un tipo cada vez',
  "One knows something; 'no' is the opposite of yes.": 'Se sabe («know») algo; «no» es lo contrario de sí.',
  'One link per row. The first row names the columns: {importColumns}. Only url must be there.':
    'Un enlace por fila. La primera fila nombra las columnas: {importColumns}. Solo url es imprescindible.',
  'One lossless image per slide; a ZIP of several.': 'Una imagen sin pérdida por diapositiva; un ZIP si son varias.',
  'One message holds 160 characters of the GSM alphabet.': 'Un mensaje admite 160 caracteres del alfabeto GSM.',
  'One moment': 'Un momento',
  'One moment…': 'Un momento…',
  'One of several: the noun is in the plural.': 'Uno de varios: el sustantivo va en plural.',
  'One of the two has been merged already. Please undo that first, or choose the one it was merged into.':
    'Una de las dos ya se ha fusionado. Deshaz eso antes, o elige aquella con la que se fusionó.',
  'One of them is one: the verb is in the singular.': 'Uno de ellos es uno: el verbo va en singular.',
  'One of these helps:': 'Una de estas opciones ayuda:',
  'One page with its images inside.': 'Una página con sus imágenes dentro.',
  'One result goes straight into the next tool, without another upload.':
    'Un resultado pasa directamente a la siguiente herramienta, sin otra subida.',
  'One says it shorter.': 'Se dice de forma más corta.',
  'One scan, and you are in the address book.': 'Un escaneo y estás en la agenda.',
  'One sheet as plain text, or a ZIP of all sheets.': 'Una hoja como texto sin formato, o un ZIP con todas las hojas.',
  'One sheet, cropped and straightened.': 'Una hoja, recortada y enderezada.',
  'One side is enough; the other follows.': 'Basta con un lado; el otro se adapta.',
  'One small image per slide; a ZIP of several.': 'Una imagen pequeña por diapositiva; un ZIP si son varias.',
  'One tells somebody, and says something.': 'Se le dice a alguien («tell») y se dice algo («say»).',
  'One text from beginning to end, in reading order.': 'Un solo texto de principio a fin, en orden de lectura.',
  'Only addresses with http:// or https:// can be shortened.':
    'Solo se pueden acortar direcciones con http:// o https://.',
  'Only administrators see it.': 'Solo la ven los administradores.',
  'Only cookies that the site cannot do without, all of them its own:':
    'Solo cookies de las que el sitio no puede prescindir, todas propias:',
  'Only for hints and disabled parts.': 'Solo para indicaciones y elementos desactivados.',
  'Only function words and numbers so far.': 'Hasta ahora solo palabras funcionales y números.',
  'Only here, until you forget it or sign out.': 'Solo aquí, hasta que la olvides o cierres sesión.',
  'Only its owner can delete this file: in the same browser, or signed in to the same account. It is deleted automatically when it expires.':
    'Solo su propietario puede eliminar este archivo: en el mismo navegador, o con la sesión iniciada en la misma cuenta. Se elimina automáticamente cuando caduca.',
  'Only needed outside the European Economic Area.': 'Solo es necesario fuera del Espacio Económico Europeo.',
  'Only reported ones': 'Solo los denunciados',
  'Only the PDFs were added.': 'Solo se han añadido los PDF.',
  'Only the documents were added.': 'Solo se han añadido los documentos.',
  'Only the first frame is kept: this format cannot be animated.':
    'Solo se conserva el primer fotograma: este formato no puede ser animado.',
  'Only the first of its frames or pages is cut out.': 'Solo se recorta el primero de sus fotogramas o páginas.',
  'Only the first of {frames} frames is kept: an animation can be kept as GIF or WebP.':
    'Solo se conserva el primero de {frames} fotogramas: una animación se puede conservar como GIF o WebP.',
  'Only the first of {frames} pages is kept: several pages can be kept as TIFF only.':
    'Solo se conserva la primera de {frames} páginas: varias páginas solo se pueden conservar como TIFF.',
  'Only the first of {sheets} sheets is in the CSV: choose another one, or all of them.':
    'Solo la primera de {sheets} hojas está en el CSV: elige otra, o todas.',
  'Only the images were added.': 'Solo se han añadido las imágenes.',
  'Only the payment service. Its form sends your card number from your browser straight there; this site never has it.':
    'Solo el servicio de pago. Su formulario envía el número de tu tarjeta desde tu navegador directamente allí; este sitio no lo tiene nunca.',
  'Only the person who started this job can cancel it.': 'Solo la persona que inició este trabajo puede cancelarlo.',
  'Only the words, as UTF-8.': 'Solo las palabras, en UTF-8.',
  'Only the words, in reading order, columns included.': 'Solo las palabras, en orden de lectura, columnas incluidas.',
  'Only this browser sees this list. Sign in to have it on all your devices.':
    'Solo este navegador ve esta lista. Inicia sesión para tenerla en todos tus dispositivos.',
  'Only those that occur: fewer languages mean fewer mistakes.': 'Solo los que aparecen: menos idiomas, menos errores.',
  'Only those with the problem {problem}': 'Solo las que tienen el problema {problem}',
  'Only you see this list, on every device where you are signed in.':
    'Solo tú ves esta lista, en cada dispositivo en el que tengas la sesión iniciada.',
  'Only {name} was taken.': 'Solo se ha añadido {name}.',
  Opacity: 'Opacidad',
  Open: 'Abierta',
  'Open CSV': 'Abrir CSV',
  'Open a CSV file': 'Abrir un archivo CSV',
  'Open a support ticket': 'Abrir un tique de soporte',
  'Open a ticket': 'Abrir un tique',
  'Open another PDF?': '¿Abrir otro PDF?',
  'Open archive': 'Abrir archivo comprimido',
  'Open files': 'Abrir archivos',
  'Open it': 'Abrirlo',
  'Open it again from the email, or <link>request a new one</link>.':
    'Ábrelo de nuevo desde el correo, o <link>solicita uno nuevo</link>.',
  'Open it anyway': 'Abrirlo de todos modos',
  'Open link': 'Abrir enlace',
  'Open positions': 'Puestos abiertos',
  'Open positions, what we look for, and how to apply.':
    'Puestos abiertos, qué buscamos y cómo presentar tu candidatura.',
  'Open the home page': 'Abrir la página de inicio',
  'Open the link': 'Abrir el enlace',
  'Open the support chat': 'Abrir el chat de soporte',
  'Open the {tool}': 'Abrir {tool}',
  'Open ticket {number}': 'Abrir el tique {number}',
  'Open {name}': 'Abrir {name}',
  Opening: 'Abriendo',
  'Opening {name}': 'Abriendo {name}',
  'Opening {name}…': 'Abriendo {name}…',
  'Opening…': 'Abriendo…',
  'Opens a locked file.': 'Abre un archivo bloqueado.',
  'Opens a locked file. The result is not locked.': 'Abre un archivo bloqueado. El resultado no está bloqueado.',
  'Opens a web page.': 'Abre una página web.',
  'Opens the mailbox, sends it an email, and waits until that arrives. Nobody else gets one.':
    'Abre el buzón, le envía un correo y espera a que llegue. Nadie más recibe ninguno.',
  Operation: 'Operación',
  'Operation must be compress, convert or resize.': 'La operación debe ser compress, convert o resize.',
  'Or ask in your own words: the round button in the corner opens a <button>chat with the assistant</button>.':
    'O pregunta con tus propias palabras: el botón redondo de la esquina abre un <button>chat con el asistente</button>.',
  'Or write from your own mailbox: <buttonAnchor>Email {address}</buttonAnchor>':
    'O escribe desde tu propio buzón: <buttonAnchor>Correo a {address}</buttonAnchor>',
  Organisation: 'Organización',
  Orientation: 'Orientación',
  'Orientation must be auto, portrait or landscape.': 'La orientación debe ser auto, portrait o landscape.',
  'Original size': 'Tamaño original',
  'Original text': 'Texto original',
  'Original text of page {label}': 'Texto original de la página {label}',
  'Original<span> text of page {label}</span>': 'Original<span>: texto de la página {label}</span>',
  Other: 'Otro',
  'Other programs may not find this text by searching.':
    'Es posible que otros programas no encuentren este texto al buscarlo.',
  'Other programs may read another value in this field.':
    'Es posible que otros programas lean otro valor en este campo.',
  'Other programs may show this text in another style.':
    'Es posible que otros programas muestren este texto con otro estilo.',
  'Other targets': 'Otros destinos',
  'Other words': 'Otras palabras',
  'Other words for it (optional)': 'Otras palabras para ello (opcional)',
  'Other words may find it: the built-in engine looks for the words of your question.':
    'Otras palabras pueden encontrarlo: el motor integrado busca las palabras de tu pregunta.',
  Others: 'Otros',
  'Others of this person': 'Otras de esta persona',
  'Otherwise, ask the operator of this site for a link to choose a new password.':
    'Si no, pide al operador de este sitio un enlace para elegir una contraseña nueva.',
  'Our mission': 'Nuestra misión',
  'Our story': 'Nuestra historia',
  'Our team has your message as ticket {number}. They answer by email, and on the page of your ticket.':
    'Nuestro equipo tiene tu mensaje como tique {number}. Responde por correo y en la página de tu tique.',
  'Our team has your message as ticket {number}. They answer on the page of your ticket: keep its link.':
    'Nuestro equipo tiene tu mensaje como tique {number}. Responde en la página de tu tique: guarda su enlace.',
  'Our vision': 'Nuestra visión',
  'Outer colour': 'Color exterior',
  'Outline must be files, keep or none.': 'El esquema debe ser files, keep o none.',
  'Output format': 'Formato de salida',
  'Output format must be a text such as jpg.': 'El formato de salida debe ser un texto como jpg.',
  'Output format must be one of {conversionFormats}.':
    'El formato de salida debe ser uno de estos: {conversionFormats}.',
  'Output format must be pdf, jpg or png.': 'El formato de salida debe ser pdf, jpg o png.',
  'Output must be pdf, docx or txt.': 'La salida debe ser pdf, docx o txt.',
  'Output must be pdf, text or words.': 'La salida debe ser pdf, text o words.',
  'Overall progress': 'Progreso total',
  Overview: 'Resumen general',
  'Own colours for the eyes': 'Colores propios para los ojos',
  'Own colours, a logo and PDF in the QR generator': 'Colores propios, logotipo y PDF en el generador de códigos QR',
  PAID: 'PAGADO',
  PDF: 'PDF',
  'PDF Compressed Successfully!': 'PDF comprimido correctamente',
  'PDF Compression is available for Pro users. Please upgrade to continue.':
    'La compresión de PDF está disponible para usuarios Pro. Pásate a Pro para continuar.',
  'PDF Compressor': 'Comprimir PDF',
  'PDF Converter': 'Convertir PDF',
  'PDF Left Unchanged': 'PDF sin cambios',
  'PDF Merger': 'Unir PDF',
  'PDF Saved!': 'PDF guardado',
  'PDF Split Successfully!': 'PDF dividido correctamente',
  'PDF Splitter': 'Dividir PDF',
  'PDF Text Editor': 'Editor de texto de PDF',
  'PDF Tools': 'Herramientas de PDF',
  'PDF cannot be converted to {to} here. Please choose {offered}.':
    'Un PDF no se puede convertir a {to} aquí. Elige {offered}.',
  'PDF converter: PDF to Word, Excel, JPG, and back': 'Convertir PDF: de PDF a Word, Excel, JPG y viceversa',
  'PDF edited successfully and downloaded!': 'PDF editado y descargado correctamente',
  'PDF files and images': 'Archivos PDF e imágenes',
  'PDF generation failed': 'Error al generar el PDF',
  'PDF loaded successfully! Click and drag to select text areas for editing.':
    'PDF cargado correctamente. Haz clic y arrastra para seleccionar las zonas de texto que quieras editar.',
  'PDF not saved': 'PDF no guardado',
  'PDF or image': 'PDF o imagen',
  'PDF saved': 'PDF guardado',
  'PDF to Word, images and back': 'De PDF a Word, imágenes y viceversa',
  'PDF with text': 'PDF con texto',
  'PDF, DOCX or ODT, up to 5 MB. Only the operator of this site can open it.':
    'PDF, DOCX u ODT, hasta 5 MB. Solo el operador de este sitio puede abrirlo.',
  'PDF, document or image': 'PDF, documento o imagen',
  'PDF, documents or images': 'PDF, documentos o imágenes',
  'PDF<span> of the invoice of {createdAt}</span>': 'PDF<span> de la factura del {createdAt}</span>',
  'PDFs Merged Successfully!': 'PDF unidos correctamente',
  'PDFs and images': 'PDF e imágenes',
  'PDFs become': 'Los PDF se convierten en',
  'PDFs can become docx or pdf.': 'Los PDF pueden convertirse en docx o pdf.',
  'PDFs whose pages are inserted': 'PDF cuyas páginas se insertan',
  'PDFs, documents or images': 'PDF, documentos o imágenes',
  'PDFs, images and documents cannot be converted together. Please choose files of one kind.':
    'Los PDF, las imágenes y los documentos no se pueden convertir juntos. Elige archivos de un solo tipo.',
  PNG: 'PNG',
  'PNG images': 'Imágenes PNG',
  'PNG, JPEG, WebP, GIF or SVG, chosen, pasted or dropped anywhere. It stays in this page, without metadata such as its location.':
    'PNG, JPEG, WebP, GIF o SVG, elegido, pegado o soltado en cualquier parte. Se queda en esta página, sin metadatos como su ubicación.',
  PPTX: 'PPTX',
  'Pack a ZIP or open an archive': 'Crea un ZIP o abre un archivo comprimido',
  'Pack as ZIP': 'Empaquetar como ZIP',
  'Pack each file into a ZIP': 'Empaquetar cada archivo en un ZIP',
  'Pack files and folders into a ZIP, with a password if you like, or open ZIP, TAR, 7Z and RAR.':
    'Empaqueta archivos y carpetas en un ZIP, con contraseña si quieres, o abre ZIP, TAR, 7Z y RAR.',
  'Pack files and whole folders into a ZIP with AES-256 password and checked content. Open ZIP, TAR, GZ, XZ, ZST, 7Z and RAR: list, preview, extract. Free.':
    'Empaqueta archivos y carpetas enteras en un ZIP con contraseña AES-256 y contenido comprobado. Abre ZIP, TAR, GZ, XZ, ZST, 7Z y RAR: lista, vista previa, extracción. Gratis.',
  'Pack the bigger bag': 'Prepara la mochila grande',
  Packing: 'Empaquetando',
  'Packs the file better. No pixel changes.': 'Empaqueta mejor el archivo. No cambia ningún píxel.',
  Pad: 'Con relleno',
  'Padding colour': 'Color de relleno',
  Page: 'Página',
  'Page 1 is the first page of the file, whatever number is printed on it.':
    'La página 1 es la primera página del archivo, sea cual sea el número impreso en ella.',
  'Page before': 'Página anterior',
  'Page breaks': 'Saltos de página',
  'Page breaks must be none, formFeed or heading.': 'Los saltos de página deben ser none, formFeed o heading.',
  'Page size': 'Tamaño de página',
  'Page size must be a4, letter or fit.': 'El tamaño de página debe ser a4, letter o fit.',
  'Page size must be auto, a4, letter or fit.': 'El tamaño de página debe ser auto, a4, letter o fit.',
  'Page sizes': 'Tamaños de página',
  'Page that says more': 'Página que dice más',
  'Page that should link here': 'Página que debería enlazar aquí',
  'Page title': 'Título de página',
  'Page tools': 'Herramientas de página',
  'Page views': 'Páginas vistas',
  'Page views in the last half hour': 'Páginas vistas en la última media hora',
  'Page views: {count}': 'Páginas vistas: {count}',
  'Page {label}': 'Página {label}',
  'Page {number}': 'Página {number}',
  'Page {number} deleted.': 'Página {number} eliminada.',
  'Page {number} of {count}': 'Página {number} de {count}',
  'Page {number} of {pages}': 'Página {number} de {pages}',
  'Page {page}': 'Página {page}',
  'Page {page} cannot be shown, but it is kept.': 'La página {page} no se puede mostrar, pero se conserva.',
  'Page {page} could not be cleared of everything under the boxes and was replaced by its picture; its text can no longer be selected.':
    'En la página {page} no se ha podido eliminar todo lo que había bajo los recuadros, así que se ha sustituido por su imagen; su texto ya no se puede seleccionar.',
  'Page {page} has no text that could be changed. Please write on it with the Visual PDF Editor.':
    'La página {page} no tiene texto que se pueda cambiar. Escribe en ella con el Editor visual de PDF.',
  'Page {page} has too many letters in too many styles. Please use fewer styles on it.':
    'La página {page} tiene demasiadas letras en demasiados estilos. Usa menos estilos en ella.',
  'Page {page} has {annotations} notes, links or form fields; up to {maxAnnotations} can be drawn. Please leave this page out, or delete most of them.':
    'La página {page} tiene {annotations} notas, enlaces o campos de formulario; se pueden dibujar hasta {maxAnnotations}. Omite esta página o elimina la mayoría de ellos.',
  'Page {page} is too large for {format}, whose sides have at most {maxSide} pixels. Please choose at most {maxDpi} DPI, or PNG.':
    'La página {page} es demasiado grande para {format}, cuyos lados tienen como máximo {maxSide} píxeles. Elige como máximo {maxDpi} PPP, o PNG.',
  'Page {page} of this PDF is damaged and cannot be shown. Please leave it out.':
    'La página {page} de este PDF está dañada y no se puede mostrar. Omítela.',
  'Page {page} of {name}': 'Página {page} de {name}',
  'Page {page} of {pages}': 'Página {page} de {pages}',
  'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; please choose at most {maxDpi} DPI, or leave this page out.':
    'La página {page} sería una imagen de {megapixels} megapíxeles. El límite es {maxMegapixels}; elige como máximo {maxDpi} PPP u omite esta página.',
  'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; this page is too large for any image, so please leave it out.':
    'La página {page} sería una imagen de {megapixels} megapíxeles. El límite es {maxMegapixels}; esta página es demasiado grande para cualquier imagen, así que omítela.',
  'Page {page}, changed': 'Página {page}, modificada',
  'Page {page}, changed in another way': 'Página {page}, cambiada de otra manera',
  'Page {page}, not changed': 'Página {page}, no cambiada',
  'Page {page}: {counts}': 'Página {page}: {counts}',
  'Page {page}: …{before}': 'Página {page}: …{before}',
  Pages: 'Páginas',
  'Pages and parts out of a PDF': 'Páginas y partes de un PDF',
  'Pages and ranges must be a text such as 1,3,5-7.': 'Las páginas y los intervalos deben ser un texto como 1,3,5-7.',
  'Pages are counted from 1.': 'Las páginas se cuentan desde 1.',
  'Pages before and after': 'Páginas antes y después',
  'Pages can only be chosen for a single PDF. Please send the PDFs one by one, or leave out the pages.':
    'Solo se pueden elegir páginas de un único PDF. Envía los PDF uno por uno u omite las páginas.',
  'Pages count their visits without cookies. A visitor counts once a day, days are UTC, and whoever asks not to be tracked is not counted.':
    'Las páginas cuentan sus visitas sin cookies. Un visitante cuenta una vez al día, los días son UTC, y quien pide que no se le rastree no se cuenta.',
  'Pages inserted': 'Páginas insertadas',
  'Pages must be a JSON list of objects such as {"file":0,"page":1,"rotation":90}.':
    'Las páginas deben ser una lista JSON de objetos como {"file":0,"page":1,"rotation":90}.',
  'Pages must be a list of { page, text } with up to {max, plural, one {# character} other {# characters}} together.':
    'Las páginas deben ser una lista de { page, text } con hasta {max, plural, one {# carácter} other {# caracteres}} en total.',
  'Pages must be a text such as 1,3,5-7.': 'Las páginas deben ser un texto como 1,3,5-7.',
  'Pages not deleted': 'Páginas no eliminadas',
  'Pages not inserted': 'Páginas no insertadas',
  'Pages of all files': 'Páginas de todos los archivos',
  'Pages of another PDF are to be inserted, but there is none among the inserts.':
    'Hay que insertar páginas de otro PDF, pero no hay ninguno entre los archivos insertados.',
  "Pages of one PDF, such as '1,3,5-7', in this order; all when left out. '5-' goes on to the end.":
    'Páginas de un PDF, como «1,3,5-7», en este orden; todas si se omite. «5-» sigue hasta el final.',
  'Pages of {name}': 'Páginas de {name}',
  'Pages per file': 'Páginas por archivo',
  'Pages without text: {pages}.': 'Páginas sin texto: {pages}.',
  'Pages {listed} and {more, plural, other {# more}} of this PDF hold no text: empty, or an image of text such as a scan.':
    'Las páginas {listed} y {more, plural, other {# más}} de este PDF no contienen texto: están vacías o son una imagen de texto, como un escaneo.',
  'Pages {pages}': 'Páginas {pages}',
  'Pages {pages} and others': 'Páginas {pages} y otras',
  Palette: 'Paleta',
  'Palette type': 'Tipo de paleta',
  Paper: 'Papel',
  'Paper that opens your page.': 'Papel que abre tu página.',
  'Paragraph on page {label}': 'Párrafo en la página {label}',
  Paragraphs: 'Párrafos',
  'Part of the page is missing': 'Falta una parte de la página',
  'Part of this PDF is damaged and cannot be unpacked. Please export or download the file again.':
    'Una parte de este PDF está dañada y no se puede descomprimir. Exporta o descarga el archivo de nuevo.',
  'Part of this PDF unpacks to more than the server allows. Please export the file again, or try another one.':
    'Una parte de este PDF ocupa, descomprimida, más de lo que permite el servidor. Exporta el archivo de nuevo o prueba con otro.',
  'Part of this page could not be loaded. Check your connection, then reload the page.':
    'No se ha podido cargar una parte de esta página. Comprueba tu conexión y recarga la página.',
  'Partly scanned': 'Escaneado en parte',
  'Partly scanned, searchable': 'Escaneado en parte, con búsqueda',
  Parts: 'Partes',
  'Passkey added': 'Llave de acceso añadida',
  'Passkey removed': 'Llave de acceso eliminada',
  Passkeys: 'Llaves de acceso',
  'Passkeys and API keys work as before. You can look through them on your account page.':
    'Las llaves de acceso y las claves de API funcionan como antes. Puedes revisarlas en la página de tu cuenta.',
  Passphrase: 'Frase de contraseña',
  'Passphrase Generated!': 'Frase de contraseña generada',
  Passport: 'Pasaporte',
  'Passport 35 x 45 mm': 'Pasaporte 35 x 45 mm',
  'Passport, 2 × 2 in': 'Pasaporte, 2 × 2 pulg.',
  'Passport, 35 × 45 mm': 'Pasaporte, 35 × 45 mm',
  Password: 'Contraseña',
  'Password (optional)': 'Contraseña (opcional)',
  'Password Generated!': 'Contraseña generada',
  'Password Generator': 'Generador de contraseñas',
  'Password changed': 'Contraseña cambiada',
  'Password generator: strong passwords, passphrases': 'Generador de contraseñas y frases seguras',
  'Password must be a text of at most 127 characters.':
    'La contraseña debe ser un texto de 127 caracteres como máximo.',
  'Password must be a text.': 'La contraseña debe ser un texto.',
  'Password must be at least {min, plural, one {# character} other {# characters}} long':
    'La contraseña debe tener al menos {min, plural, one {# carácter} other {# caracteres}}',
  'Password must be at most {max, plural, one {# character} other {# characters}} long':
    'La contraseña debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}',
  'Password must be at most {maxPasswordLength} characters.':
    'La contraseña debe tener como máximo {maxPasswordLength} caracteres.',
  'Password must be text.': 'La contraseña debe ser texto.',
  'Password must have at most 127 characters.': 'La contraseña debe tener como máximo 127 caracteres.',
  'Password not changed': 'Contraseña no cambiada',
  'Password of {fileName}': 'Contraseña de {fileName}',
  'Password or passphrase?': '¿Contraseña o frase de contraseña?',
  'Password too short': 'Contraseña demasiado corta',
  "Passwords don't match": 'Las contraseñas no coinciden',
  'Passwords of inserted files must be a JSON list with a password or null for each inserted file.':
    'Las contraseñas de los archivos insertados deben ser una lista JSON con una contraseña o null para cada archivo insertado.',
  'Paste a long link, and choose a name for it or let us':
    'Pega un enlace largo y elige un nombre para él, o déjanos elegirlo',
  'Paste a text, or drop a document': 'Pega un texto o suelta un documento',
  'Path must be a text.': 'La ruta debe ser un texto.',
  "Path must be a tool's page: /tools/ and the tool's name.":
    'La ruta debe ser la página de una herramienta: /tools/ y el nombre de la herramienta.',
  'Paths must be a JSON list with one string per file.':
    'Las rutas deben ser una lista JSON con una cadena por archivo.',
  Pause: 'Pausar',
  Paused: 'En pausa',
  'Pay<span> the invoice of {createdAt}</span>': 'Pagar<span> la factura del {createdAt}</span>',
  Payment: 'Pago',
  'Payment Failed': 'Error en el pago',
  'Payment Successful': 'Pago realizado',
  'Payment System Not Available': 'Sistema de pago no disponible',
  'Payment is not set up on this site.': 'El pago no está configurado en este sitio.',
  'Payment is not set up on this site. Its administrators can give accounts Pro.':
    'El pago no está configurado en este sitio. Sus administradores pueden dar Pro a las cuentas.',
  'Payment processing is currently unavailable. Please try again later.':
    'El procesamiento de pagos no está disponible en este momento. Inténtalo de nuevo más tarde.',
  'Payments are handled by': 'Los pagos los gestiona',
  'Payments are handled by {paymentProcessor}.': 'Los pagos los gestiona {paymentProcessor}.',
  'Peace is quiet; a piece is a part.': '«Peace» es paz; «piece» es una parte.',
  Pending: 'Pendiente',
  'Pending tasks': 'Tareas pendientes',
  'People say it more simply.': 'La gente lo dice de forma más sencilla.',
  Percent: 'Porcentaje',
  'Percent must be a number from 1 to 1000.': 'El porcentaje debe ser un número de 1 a 1000.',
  'Percent of the original': 'Porcentaje del original',
  'Perhaps {words}.': 'Quizá {words}.',
  'Permanent (301)': 'Permanente (301)',
  'Permanent ones may be remembered by browsers for a minute and a half.':
    'Las permanentes pueden quedar en la memoria de los navegadores durante un minuto y medio.',
  Phone: 'Teléfono',
  'Phone number': 'Número de teléfono',
  Phones: 'Teléfonos',
  'Phones open this as a page only with https:// in front.<button>Add https://</button>':
    'Los teléfonos solo abren esto como página con https:// delante.<button>Añadir https://</button>',
  Photo: 'Foto',
  'Photo Enhanced!': 'Foto mejorada',
  'Photo enhancer: upscale, denoise, restore photos': 'Mejorar fotos: amplía, quita ruido, restaura',
  'Photograph a page, or drop photos in the bag': 'Fotografía una página o suelta fotos en la mochila',
  'Photos Enhanced!': 'Fotos mejoradas',
  'Photos of paper to clean pages': 'De fotos de papel a páginas limpias',
  'Photos to process': 'Fotos por procesar',
  'Photos, films, music and most documents are compressed already. They are stored as they are, which is quick, and the ZIP is then about as large as its files.':
    'Las fotos, las películas, la música y la mayoría de los documentos ya están comprimidos. Se guardan tal como están, lo cual es rápido, y el ZIP ocupa entonces más o menos lo mismo que sus archivos.',
  Phrase: 'Expresión',
  Phrases: 'Expresiones',
  Picture: 'Imagen',
  'Picture not added': 'Imagen no añadida',
  'Pictures placed on pages': 'Imágenes colocadas en las páginas',
  'Pictures that edits place': 'Imágenes que colocan las ediciones',
  Pixels: 'Píxeles',
  'Pixels per inch of images; a page may have up to 60 megapixels.':
    'Píxeles por pulgada de las imágenes; una página puede tener hasta 60 megapíxeles.',
  'Pixels per inch of slides as images; a wide slide is 13.33 by 7.5 inches.':
    'Píxeles por pulgada de las diapositivas como imágenes; una diapositiva panorámica mide 13,33 por 7,5 pulgadas.',
  'Pixels.': 'Píxeles.',
  'Pixels; wins over width and height.': 'Píxeles; prevalece sobre el ancho y el alto.',
  Place: 'Lugar',
  'Place in the middle': 'Colocar en el centro',
  Plain: 'Liso',
  'Plain letters in code': 'Letras simples en el código',
  'Plain text. The assistant gives it as it is.': 'Texto sin formato. El asistente lo da tal cual.',
  Plan: 'Plan',
  'Plan & billing': 'Plan y facturación',
  Planned: 'Planificado',
  Plans: 'Planes',
  'Plans and payment': 'Planes y pago',
  'Please add more when this PDF is ready.': 'Añade más cuando este PDF esté listo.',
  'Please add more when this ZIP is ready.': 'Añade más cuando este ZIP esté listo.',
  'Please add your CV as a PDF, DOCX or ODT file.': 'Añade tu currículum como archivo PDF, DOCX u ODT.',
  'Please answer at {link}': 'Responde en {link}',
  'Please ask in at most {max, plural, one {# character} other {# characters}}.':
    'Pregunta con un máximo de {max, plural, one {# carácter} other {# caracteres}}.',
  'Please ask one question at a time.': 'Haz una sola pregunta cada vez.',
  'Please check the address: capitals matter, and a letter may be missing at its end.':
    'Comprueba la dirección: las mayúsculas importan, y puede faltar una letra al final.',
  'Please check the height of the head: every country has rules of its own.':
    'Comprueba la altura de la cabeza: cada país tiene sus propias normas.',
  'Please choose': 'Elige',
  'Please choose WPA, WEP or nopass.': 'Elige WPA, WEP o nopass.',
  'Please choose a darker colour on a lighter background.': 'Elige un color más oscuro sobre un fondo más claro.',
  'Please choose a time zone such as Europe/Berlin.': 'Elige una zona horaria como Europe/Berlin.',
  'Please choose a time zone.': 'Elige una zona horaria.',
  'Please choose an operation: compress, convert or resize.':
    'Elige una operación: comprimir, convertir o redimensionar.',
  'Please choose another when this one is saved.': 'Elige otro cuando este esté guardado.',
  'Please choose another when this one is split.': 'Elige otro cuando este esté dividido.',
  'Please choose at least one character type': 'Elige al menos un tipo de carácter',
  'Please choose at least one language. The languages are {possible}.':
    'Elige al menos un idioma. Los idiomas son {possible}.',
  'Please choose error level H, which corrects the most.': 'Elige el nivel de corrección H, que es el que más corrige.',
  'Please choose others, or search for less.': 'Elige otros o busca con menos.',
  'Please choose what the key may call.': 'Elige qué puede llamar la clave.',
  'Please choose {name} again to save your changes.': 'Elige {name} de nuevo para guardar tus cambios.',
  'Please contact our support team by email at {supportEmail}.':
    'Contacta con nuestro equipo de soporte por correo en {supportEmail}.',
  'Please contact our support team: press “Talk to a person”.':
    'Contacta con nuestro equipo de soporte: pulsa «Hablar con una persona».',
  'Please enter a URL to shorten': 'Introduce una URL para acortar',
  'Please enter a colour such as #1d4ed8.': 'Introduce un color como #1d4ed8.',
  'Please enter a date and time such as 2026-05-01T10:00.': 'Introduce una fecha y hora como 2026-05-01T10:00.',
  'Please enter a hex colour, such as {example}.': 'Introduce un color hexadecimal, como {example}.',
  'Please enter a host such as example.com.': 'Introduce un servidor como example.com.',
  'Please enter a name or an organisation.': 'Introduce un nombre o una organización.',
  'Please enter a name.': 'Introduce un nombre.',
  'Please enter a number.': 'Introduce un número.',
  'Please enter a phone number such as +44 20 7946 0018.': 'Introduce un número de teléfono como +44 20 7946 0018.',
  'Please enter a phone number.': 'Introduce un número de teléfono.',
  'Please enter a question.': 'Introduce una pregunta.',
  'Please enter a subject.': 'Introduce un asunto.',
  'Please enter a title.': 'Introduce un título.',
  'Please enter a valid URL (include http:// or https://)': 'Introduce una URL válida (con http:// o https://)',
  'Please enter a valid email address.': 'Introduce una dirección de correo válida.',
  'Please enter a web address such as https://example.com.': 'Introduce una dirección web como https://example.com.',
  'Please enter a web address.': 'Introduce una dirección web.',
  'Please enter a width or a height in pixels.': 'Introduce un ancho o un alto en píxeles.',
  'Please enter a word or tick a kind of data.': 'Escribe una palabra o marca un tipo de datos.',
  'Please enter an IBAN such as DE89 3704 0044 0532 0130 00.': 'Introduce un IBAN como DE89 3704 0044 0532 0130 00.',
  'Please enter an IBAN.': 'Introduce un IBAN.',
  'Please enter an address such as https://example.org or name@example.org, or a page from 1 to {pageCount}.':
    'Escribe una dirección como https://example.org o name@example.org, o una página de 1 a {pageCount}.',
  'Please enter an amount from 0.01 to 999999999.99 euros.': 'Introduce un importe de 0.01 a 999999999.99 euros.',
  'Please enter an answer.': 'Introduce una respuesta.',
  'Please enter an email address such as name@example.com.': 'Introduce una dirección de correo como name@example.com.',
  'Please enter an email address.': 'Introduce una dirección de correo.',
  'Please enter at most 100 symbols.': 'Introduce como máximo 100 símbolos.',
  'Please enter only punctuation and symbols as your own set, without letters, digits and spaces.':
    'Introduce solo signos de puntuación y símbolos como conjunto propio, sin letras, cifras ni espacios.',
  'Please enter some text to improve.': 'Introduce un texto para mejorar.',
  'Please enter some text to summarize.': 'Introduce un texto para resumir.',
  'Please enter some text.': 'Escribe algún texto.',
  'Please enter text': 'Introduce un texto',
  'Please enter text to translate.': 'Introduce un texto para traducir.',
  'Please enter text.': 'Introduce texto.',
  'Please enter the code from your authenticator app, or one of your backup codes.':
    'Introduce el código de tu aplicación de autenticación o uno de tus códigos de respaldo.',
  'Please enter the name of the network.': 'Introduce el nombre de la red.',
  'Please enter the pages you want, such as 1,3,5-7.': 'Introduce las páginas que quieras, como 1,3,5-7.',
  'Please enter the payee.': 'Introduce el beneficiario.',
  'Please enter the ranges you want, such as 1-3,4-6.': 'Introduce los intervalos que quieras, como 1-3,4-6.',
  'Please enter what the comment says.': 'Escribe lo que dice el comentario.',
  'Please enter what the note says.': 'Escribe lo que dice la nota.',
  'Please enter what the text says.': 'Escribe lo que dice el texto.',
  'Please enter what you look for.': 'Introduce lo que buscas.',
  'Please enter yes or no.': 'Introduce sí o no.',
  'Please enter your email address, so that we can answer, or sign in.':
    'Introduce tu dirección de correo, para que podamos responder, o inicia sesión.',
  'Please enter your email address.': 'Introduce tu dirección de correo.',
  'Please enter your first name.': 'Introduce tu nombre.',
  'Please enter your last name.': 'Introduce tus apellidos.',
  'Please enter your message.': 'Introduce tu mensaje.',
  'Please enter your name.': 'Introduce tu nombre.',
  'Please fill in all fields': 'Rellena todos los campos',
  'Please fill in this field.': 'Rellena este campo.',
  'Please fill in {fields} first.': 'Rellena antes {fields}.',
  'Please give it a name.': 'Ponle un nombre.',
  'Please leave the lines between the pages as they are.': 'Deja las líneas entre las páginas tal como están.',
  'Please look twice': 'Míralo bien',
  'Please make some edits before saving.': 'Haz algunas ediciones antes de guardar.',
  'Please mark all scratches in one image.': 'Marca todos los arañazos en una sola imagen.',
  'Please name between 1 and 100 files by their ids.': 'Indica entre 1 y 100 archivos por sus identificadores.',
  'Please open the link that we sent to your email address, then sign in. What is not confirmed within {days, plural, one {# day} other {# days}} is removed.':
    'Abre el enlace que hemos enviado a tu dirección de correo y luego inicia sesión. Lo que no se confirma en {days, plural, one {# día} other {# días}} se elimina.',
  'Please open the link that we sent to {email}. Until then, your address stays as it is.':
    'Abre el enlace que hemos enviado a {email}. Hasta entonces, tu dirección se queda como está.',
  'Please place the four corners on the corners of the page.':
    'Coloca las cuatro esquinas en las esquinas de la página.',
  'Please say what is wrong with the link.': 'Di qué tiene de malo el enlace.',
  'Please scan some documents first.': 'Escanea algunos documentos primero.',
  'Please select PDF files, or JPEG, PNG, WebP, GIF, TIFF or AVIF images.':
    'Selecciona archivos PDF, o imágenes JPEG, PNG, WebP, GIF, TIFF o AVIF.',
  'Please select PNG or JPEG pictures.': 'Selecciona imágenes PNG o JPEG.',
  'Please select a DOCX, PPTX, XLSX, ODT, ODS, ODP, PDF, HTML, Markdown, SRT or text document.':
    'Selecciona un documento DOCX, PPTX, XLSX, ODT, ODS, ODP, PDF, HTML, Markdown, SRT o de texto.',
  'Please select a JPEG, PNG, WebP, GIF, HEIC, AVIF or TIFF image.':
    'Selecciona una imagen JPEG, PNG, WebP, GIF, HEIC, AVIF o TIFF.',
  'Please select a JPEG, PNG, or WebP image.': 'Selecciona una imagen JPEG, PNG o WebP.',
  'Please select a PDF file to compress.': 'Selecciona un archivo PDF para comprimir.',
  'Please select a PDF file to split.': 'Selecciona un archivo PDF para dividir.',
  'Please select a PDF file.': 'Selecciona un archivo PDF.',
  'Please select a PDF to inspect.': 'Selecciona un PDF para examinar.',
  'Please select a PDF, Word, or text document': 'Selecciona un documento PDF, Word o de texto',
  'Please select a PDF, a document of Word, Excel, PowerPoint, OpenDocument, HTML, text or email, or images.':
    'Selecciona un PDF, un documento de Word, Excel, PowerPoint, OpenDocument, HTML, texto o correo, o imágenes.',
  'Please select a PDF, or a JPEG, PNG, WebP, AVIF, TIFF or HEIC image.':
    'Selecciona un PDF, o una imagen JPEG, PNG, WebP, AVIF, TIFF o HEIC.',
  'Please select a PDF, or documents or images to convert to PDF.':
    'Selecciona un PDF, o documentos o imágenes para convertir a PDF.',
  'Please select a TXT, PDF, DOC or DOCX file; Markdown, HTML, ODT, RTF and EPUB work, too.':
    'Selecciona un archivo TXT, PDF, DOC o DOCX; también sirven Markdown, HTML, ODT, RTF y EPUB.',
  'Please select a document of up to {maxBytes}.': 'Selecciona un documento de hasta {maxBytes}.',
  'Please select a document smaller than 50MB': 'Selecciona un documento de menos de 50 MB',
  'Please select a document to convert.': 'Selecciona un documento para convertir.',
  'Please select a document to translate.': 'Selecciona un documento para traducir.',
  'Please select a file to summarize.': 'Selecciona un archivo para resumir.',
  'Please select a photo to enhance.': 'Selecciona una foto para mejorar.',
  'Please select a picture for the background.': 'Selecciona una imagen para el fondo.',
  'Please select a picture.': 'Selecciona una imagen.',
  'Please select a valid PDF file.': 'Selecciona un archivo PDF válido.',
  'Please select an archive to open.': 'Selecciona un archivo comprimido para abrir.',
  'Please select an image file': 'Selecciona un archivo de imagen',
  'Please select an image file (PNG, JPG, JPEG, WEBP)': 'Selecciona un archivo de imagen (PNG, JPG, JPEG, WEBP)',
  'Please select an image file.': 'Selecciona un archivo de imagen.',
  'Please select an image or a PDF.': 'Selecciona una imagen o un PDF.',
  'Please select an image smaller than 10MB': 'Selecciona una imagen de menos de 10 MB',
  'Please select an image to resize.': 'Selecciona una imagen para redimensionar.',
  'Please select an image with the scratches marked in white.':
    'Selecciona una imagen con los arañazos marcados en blanco.',
  'Please select at least 2 PDF files to merge.': 'Selecciona al menos 2 archivos PDF para unir.',
  'Please select at least one file to compress.': 'Selecciona al menos un archivo para comprimir.',
  'Please select at least one file to process.': 'Selecciona al menos un archivo para procesar.',
  'Please send a mask: white where the subject is.': 'Envía una máscara: blanca donde está el motivo.',
  'Please send at most {max, plural, one {# file} other {# files}} at a time.':
    'Envía como máximo {max, plural, one {# archivo} other {# archivos}} a la vez.',
  'Please set the quiet zone to {standard} modules.': 'Ajusta la zona de silencio a {standard} módulos.',
  'Please shorten it, or choose error level L, where it fits.':
    'Acórtalo o elige el nivel de corrección L, con el que cabe.',
  'Please shorten it.': 'Acórtalo.',
  'Please shorten it; at error level L, {fittingAtLowest, plural, one {# character fits} other {# characters fit}}.':
    'Acórtalo; con el nivel de corrección L {fittingAtLowest, plural, one {cabe # carácter} other {caben # caracteres}}.',
  'Please take a photo or choose an image first.': 'Toma una foto o elige una imagen primero.',
  'Please try again or contact support.': 'Inténtalo de nuevo o contacta con el soporte.',
  'Please try again.': 'Inténtalo de nuevo.',
  'Please upload a PDF and make some edits first.': 'Sube un PDF y haz algunas ediciones primero.',
  'Please upload a PDF file': 'Sube un archivo PDF',
  'Please upload a PDF file.': 'Sube un archivo PDF.',
  'Please use an image in which the code is sharp, evenly lit and at least a quarter of the width, with empty space around it.':
    'Usa una imagen en la que el código sea nítido, esté iluminado de manera uniforme y ocupe al menos una cuarta parte del ancho, con espacio vacío alrededor.',
  'Please use at most 2000 characters.': 'Usa como máximo 2000 caracteres.',
  'Please use at most {max, plural, one {# character} other {# characters}}. The rest fits into your CV.':
    'Usa como máximo {max, plural, one {# carácter} other {# caracteres}}. El resto cabe en tu currículum.',
  'Please use at most {max} characters.': 'Usa como máximo {max} caracteres.',
  'Please use file upload instead.': 'Sube un archivo en su lugar.',
  'Please use one line.': 'Usa una sola línea.',
  'Please write a few words.': 'Escribe unas palabras.',
  'Please write pages and ranges with commas between them, such as 1,3,5-7.':
    'Escribe páginas e intervalos separados por comas, como 1,3,5-7.',
  'Please write what the answer is.': 'Escribe cuál es la respuesta.',
  'Point at a sentence, or move to it with Tab, to see its counterpart.':
    'Señala una frase, o muévete hasta ella con Tab, para ver su equivalente.',
  "Point your phone's camera at the code": 'Apunta la cámara de tu teléfono al código',
  Polygon: 'Polígono',
  Polyline: 'Polilínea',
  Popular: 'Populares',
  'Popular:': 'Populares:',
  Portrait: 'Vertical',
  Post: 'Entrada',
  Postcode: 'Código postal',
  Poster: 'Cartel',
  Posts: 'Publicaciones',
  'Precise PDF Editor': 'Editor de precisión de PDF',
  'Preparing your payment…': 'Preparando tu pago…',
  Preset: 'Predefinido',
  'Press Retry. Files that were fully uploaded are not sent again.':
    'Pulsa Reintentar. Los archivos que se subieron por completo no se envían de nuevo.',
  'Press Send Test Email on this page. It says what is wrong, if anything is.':
    'Pulsa Enviar correo de prueba en esta página. Dice qué falla, si falla algo.',
  'Press “Report this” beside the error. The report has the number of the failed job, from which we see the tool, the error and the size of the file. Please add what kind of file it was; do not send it.':
    'Pulsa «Informar de esto» junto al error. El informe lleva el número del trabajo fallido, por el que vemos la herramienta, el error y el tamaño del archivo. Añade qué tipo de archivo era; no lo envíes.',
  Preview: 'Vista previa',
  'Preview of {name}': 'Vista previa de {name}',
  'Preview of {path}': 'Vista previa de {path}',
  'Preview · about {bytes}': 'Vista previa · unos {bytes}',
  'Preview · up to {bytes}': 'Vista previa · hasta {bytes}',
  'Preview · {bytes}': 'Vista previa · {bytes}',
  'Previews and results are for Pro users.': 'Las vistas previas y los resultados son para usuarios Pro.',
  'Previous marked sentence': 'Frase marcada anterior',
  'Previous match': 'Coincidencia anterior',
  'Previous page': 'Página anterior',
  'Previous photo': 'Foto anterior',
  'Prices may change for periods that have not begun yet, never for one you have paid.':
    'Los precios pueden cambiar para periodos que aún no han empezado, nunca para uno que hayas pagado.',
  Pricing: 'Precios',
  Print: 'Impresión',
  Privacy: 'Privacidad',
  'Privacy Policy': 'Política de privacidad',
  'Pro Annual': 'Pro Anual',
  'Pro Feature': 'Función Pro',
  'Pro Monthly': 'Pro Mensual',
  'Pro allows up to {count, plural, one {# file} other {# files}} at once.':
    'Pro permite hasta {count, plural, one {# archivo} other {# archivos}} a la vez.',
  'Pro granted to {email} ends now. What they paid for stays.':
    'El Pro concedido a {email} termina ahora. Lo que haya pagado se queda.',
  'Pro scans without a limit': 'Pro escanea sin límite',
  'Pro until {proUntil}.': 'Pro hasta el {proUntil}.',
  'Pro until {until}, granted by the operator of this site.':
    'Pro hasta el {until}, concedido por el operador de este sitio.',
  'Pro users': 'Los usuarios Pro',
  'Pro users, signed in on the site or with an API key.':
    'Usuarios Pro, con la sesión iniciada en el sitio o con una clave de API.',
  Process: 'Procesar',
  'Process up to 100 files at once: compress, convert, resize, or chain tools in steps. Saved recipes, name patterns, retry, one ZIP. Goes on after a reload.':
    'Procesa hasta 100 archivos a la vez: comprime, convierte, redimensiona o encadena herramientas en pasos. Recetas guardadas, patrones de nombre, reintentos, un solo ZIP. Continúa tras recargar.',
  'Process whole photo': 'Procesar la foto entera',
  'Process {count, plural, one {# photo} other {# photos}}': 'Procesar {count, plural, one {# foto} other {# fotos}}',
  Processing: 'Procesando',
  'Processing failed': 'Error de procesamiento',
  'Processing failed: {message}': 'Error de procesamiento: {message}',
  'Processing {name}': 'Procesando {name}',
  'Processing…': 'Procesando…',
  'Professional Image Suite': 'Suite profesional de imagen',
  Profile: 'Perfil',
  'Progress of the batch': 'Progreso del lote',
  Protanomaly: 'Protanomalía',
  Protanopia: 'Protanopía',
  'Put files or single pages in order': 'Pon en orden los archivos o páginas sueltas',
  'Put something in the bag': 'Pon algo en la mochila',
  'Put the cursor on an underlined passage to see it here.': 'Pon el cursor en un pasaje subrayado para verlo aquí.',
  'Q: 25% may be damaged': 'Q: puede dañarse un 25%',
  'QR Code Generated!': 'Código QR generado',
  'QR Code Generator': 'Generador de códigos QR',
  'QR code': 'Código QR',
  'QR code for your authenticator app': 'Código QR para tu aplicación de autenticación',
  'QR code generator with logo, colours and scan check': 'Generador de códigos QR con logotipo y comprobación',
  'QR code needs content to generate': 'El código QR necesita contenido para generarse',
  'QR code of this contact': 'Código QR de este contacto',
  'QR code of {shortUrl}': 'Código QR de {shortUrl}',
  'QR code that opens the scanner on your phone': 'Código QR que abre el escáner en tu teléfono',
  'QR code: {label}': 'Código QR: {label}',
  'QR codes': 'Códigos QR',
  'QR codes for links, Wi-Fi, contacts and more, in your colours and with your logo, each one proven to scan.':
    'Códigos QR para enlaces, wifi, contactos y más, con tus colores y tu logotipo, y la lectura de cada uno comprobada.',
  Quality: 'Calidad',
  'Quality must be a number from 10 to 100 in steps of 5.': 'La calidad debe ser un número de 10 a 100 en pasos de 5.',
  'Quality must be a whole number from 1 to 100.': 'La calidad debe ser un número entero de 1 a 100.',
  'Quality must be a whole number from 10 to 100.': 'La calidad debe ser un número entero de 10 a 100.',
  'Question Failed': 'Error en la pregunta',
  'Question or title': 'Pregunta o título',
  Questions: 'Preguntas',
  'Quick by default': 'Rápido por defecto',
  'Quick help': 'Ayuda rápida',
  'Quiet zone': 'Zona de silencio',
  RECEIVED: 'RECIBIDO',
  REJECTED: 'RECHAZADO',
  RSS: 'RSS',
  RTF: 'RTF',
  Radial: 'Radial',
  'Raise the contrast': 'Aumentar el contraste',
  'Raise the error level': 'Subir el nivel de corrección',
  Random: 'Aleatoria',
  Range: 'Intervalo',
  'Range must be one of {ranges}.': 'El intervalo debe ser uno de estos: {ranges}.',
  Ranges: 'Intervalos',
  'Re-detect edges': 'Detectar los bordes de nuevo',
  Read: 'Leer',
  'Read More': 'Leer más',
  'Read aloud': 'Leer en voz alta',
  'Read as': 'Leído como',
  'Read back at {pixels} pixels, and at half that size out of focus.':
    'Leído a {pixels} píxeles y a la mitad de ese tamaño desenfocado.',
  'Read back at {pixels} pixels, sharp and out of focus.': 'Leído a {pixels} píxeles, nítido y desenfocado.',
  'Read from the environment at the start. Secrets are not shown. To change one, set its variable and restart.':
    'Se leen del entorno al iniciar. Los secretos no se muestran. Para cambiar uno, define su variable y reinicia.',
  'Read it here:': 'Léelo aquí:',
  'Read its text': 'Leer su texto',
  'Read our answers, and add what is missing.': 'Lee nuestras respuestas y añade lo que falte.',
  'Read the counts beside the text while you write': 'Lee los recuentos junto al texto mientras escribes',
  Readability: 'Legibilidad',
  'Readable from': 'Legible a partir de',
  'Readers do not find these eyes. Please try another shape, such as squares.':
    'Los lectores no encuentran estos ojos. Prueba con otra forma, como cuadrados.',
  'Readers need the empty space around a code. Please keep {modules} modules, or leave that much space where you place it.':
    'Los lectores necesitan el espacio vacío alrededor del código. Deja {modules} módulos, o ese mismo espacio donde lo coloques.',
  Reading: 'Leyendo',
  'Reading ease': 'Facilidad de lectura',
  'Reading it back…': 'Comprobando la lectura…',
  'Reading text': 'Leyendo el texto',
  'Reading the chapters': 'Leyendo los capítulos',
  'Reading the pages': 'Leyendo las páginas',
  'Reading the sentences': 'Leyendo las frases',
  'Reading the text': 'Leyendo el texto',
  'Reading time': 'Tiempo de lectura',
  'Reading your text…': 'Leyendo tu texto…',
  'Reading {busyWith}…': 'Leyendo {busyWith}…',
  'Reading…': 'Leyendo…',
  'Reads all kinds of codes in photos and screenshots, rotated, inverted or several at once, and other barcodes, too. The image stays in this page.':
    'Lee todo tipo de códigos en fotos y capturas de pantalla, girados, invertidos o varios a la vez, y también otros códigos de barras. La imagen se queda en esta página.',
  'Reads close up only': 'Solo se lee de cerca',
  'Reads name, phone and email for your address book.': 'Lee nombre, teléfono y correo para tu agenda.',
  'Ready to download.': 'Listo para descargar.',
  'Ready when you are. No account needed.': 'Cuando quieras. No hace falta cuenta.',
  'Ready-made looks': 'Aspectos predefinidos',
  Receipt: 'Recibo',
  Recent: 'Recientes',
  'Recent results': 'Resultados recientes',
  'Recent results (Alt R)': 'Resultados recientes (Alt R)',
  'Recent tasks': 'Tareas recientes',
  'Recipe loaded': 'Receta cargada',
  'Recipe not loaded': 'Receta no cargada',
  'Recognising text': 'Reconociendo el texto',
  Rectangle: 'Rectángulo',
  Red: 'Rojo',
  Redirect: 'Redirección',
  Redo: 'Rehacer',
  'Redo clear': 'Rehacer limpiar',
  'Redo improvement': 'Rehacer mejora',
  'Redo opening': 'Rehacer abrir',
  'Redo showing history': 'Rehacer mostrar historial',
  'Redo swap': 'Rehacer intercambio',
  'Reduced noise': 'Ruido reducido',
  'Reduced size by less than 1%': 'Tamaño reducido menos del 1%',
  'Reduced size by {percent}%': 'Tamaño reducido un {percent}%',
  'References were left out.': 'Se han omitido las referencias.',
  Refresh: 'Actualizar',
  'Registering, signing in, and what belongs to an account.':
    'Registrarse, iniciar sesión y lo que pertenece a una cuenta.',
  'Registration Failed': 'Error de registro',
  Registrations: 'Registros',
  'Registrations by source': 'Registros por fuente',
  'Registrations: {count}': 'Registros: {count}',
  Reject: 'Rechazar',
  'Reject all': 'Rechazar todo',
  'Reload the page': 'Recargar la página',
  'Remembered it? <signInLink>Sign in</signInLink>': '¿La recuerdas? <signInLink>Iniciar sesión</signInLink>',
  Remove: 'Quitar',
  'Remove all': 'Quitar todo',
  'Remove all corrections': 'Quitar todas las correcciones',
  'Remove all marks': 'Quitar todas las marcas',
  'Remove background': 'Quitar fondo',
  'Remove backgrounds': 'Quitar fondos',
  'Remove chosen pages': 'Quitar las páginas elegidas',
  'Remove colour {number}': 'Quitar el color {number}',
  'Remove logo': 'Quitar logotipo',
  'Remove metadata': 'Quitar metadatos',
  'Remove step {place}': 'Quitar el paso {place}',
  'Remove target {number}': 'Quitar el destino {number}',
  'Remove term {number}': 'Quitar el término {number}',
  'Remove the background': 'Quitar el fondo',
  'Remove the background of JPG, PNG, WebP and HEIC photos: soft hair, clean edges. Correct it with clicks and a brush; new backgrounds, shadow, passport sizes.':
    'Quita el fondo de fotos JPG, PNG, WebP y HEIC: pelo suave, bordes limpios. Corrige con clics y pincel; fondos nuevos, sombra, tamaños de pasaporte.',
  'Remove the background of a photo, or replace it by a colour, a gradient, a blur or another picture.':
    'Quita el fondo de una foto o sustitúyelo por un color, un degradado, un desenfoque u otra imagen.',
  'Remove the background, and correct it with a click': 'Quita el fondo y corrígelo con un clic',
  'Remove the link': 'Retirar el enlace',
  'Remove the password': 'Quitar la contraseña',
  'Remove the word {word}': 'Quitar la palabra {word}',
  'Remove {code}?': '¿Retirar {code}?',
  'Remove {count, plural, one {# background} other {# backgrounds}}':
    'Quitar {count, plural, one {# fondo} other {# fondos}}',
  'Remove {name}': 'Quitar {name}',
  'Remove {path}': 'Quitar {path}',
  'Remove ‘{text}’': 'Quitar «{text}»',
  'Removed by an administrator': 'Retirado por un administrador',
  'Removed the blocks of JPEG': 'Bloques JPEG eliminados',
  Replace: 'Sustituir',
  'Replace all': 'Sustituir todo',
  'Replace on page {page}: {words}': 'Sustituir en la página {page}: {words}',
  'Replace or black out text': 'Sustituye o tacha texto',
  'Replace or redact text in a PDF': 'Sustituir o censurar texto en un PDF',
  'Replace the text under a box in its own font, or remove what is under it for good.':
    'Sustituye el texto bajo un recuadro con su propia fuente, o elimina para siempre lo que hay debajo.',
  'Replace with': 'Sustituir por',
  'Replace {count} ticked': 'Sustituir las {count} marcadas',
  'Replacement text': 'Texto de sustitución',
  'Replacement text, page {page}': 'Texto de sustitución, página {page}',
  Report: 'Denunciar',
  'Report this': 'Informar de esto',
  'Report this link': 'Denunciar este enlace',
  'Report what failed': 'Informar de lo que ha fallado',
  'Reports of failed jobs': 'Informes de trabajos fallidos',
  'Request timed out. Please try a shorter message or check your connection.':
    'La petición ha agotado el tiempo de espera. Prueba con un mensaje más corto o comprueba tu conexión.',
  'Request timeout: the server has not answered for {seconds} seconds. Try again, or check your connection.':
    'Tiempo de espera agotado: el servidor no ha respondido en {seconds} segundos. Inténtalo de nuevo o comprueba tu conexión.',
  'Required and still empty:': 'Obligatorios y aún vacíos:',
  'Required fields are empty: {fields}.': 'Hay campos obligatorios vacíos: {fields}.',
  'Requires Immediate Attention': 'Requiere atención inmediata',
  'Requires JavaScript': 'Requiere JavaScript',
  Resize: 'Redimensionar',
  'Resize Failed': 'Error al redimensionar',
  'Resize and crop JPEG, PNG, WebP, GIF, HEIC, AVIF and TIFF images, animations included. Exact pixels, percent, social media, passport and print sizes.':
    'Redimensiona y recorta imágenes JPEG, PNG, WebP, GIF, HEIC, AVIF y TIFF, incluidas animaciones. Píxeles exactos, porcentaje, redes sociales, pasaporte e impresión.',
  'Resize images': 'Redimensionar imágenes',
  'Resize images to an exact size, a percentage or a preset: fitted, cropped, padded or stretched.':
    'Redimensiona imágenes a un tamaño exacto, un porcentaje o un ajuste predefinido: ajustadas, recortadas, con relleno o estiradas.',
  'Resize images: pixels, percent, social and print sizes':
    'Redimensionar imágenes: píxeles, porcentaje, redes, impresión',
  'Resize {count, plural, one {# image} other {# images}}':
    'Redimensionar {count, plural, one {# imagen} other {# imágenes}}',
  Resizing: 'Redimensionando',
  'Resizing…': 'Redimensionando…',
  Resolution: 'Resolución',
  Restore: 'Restaurar',
  'Restore {edit}': 'Restaurar {edit}',
  'Restricted by its owner': 'Restringido por su propietario',
  Result: 'Resultado',
  'Result · {bytes}': 'Resultado · {bytes}',
  Resume: 'Reanudar',
  Retry: 'Reintentar',
  'Retry {count} failed': 'Reintentar {count} con error',
  'Retry {name}': 'Reintentar {name}',
  'Return Home': 'Volver al inicio',
  'Reverse order': 'Invertir el orden',
  Revoke: 'Revocar',
  'Revoke admin': 'Retirar administrador',
  Right: 'Derecha',
  'Right and livelier colours.': 'Colores correctos y más vivos.',
  'Right for most files.': 'Adecuada para la mayoría de los archivos.',
  'Rotate must be 0, 90, 180 or 270.': 'El giro debe ser 0, 90, 180 o 270.',
  'Rotate page {page} left': 'Girar la página {page} a la izquierda',
  'Rotate page {page} right': 'Girar la página {page} a la derecha',
  'Rotated text was placed after the rest.': 'El texto girado se ha colocado después del resto.',
  'Rotations must be a list with 0, 90, 180 or 270 for each image.':
    'Los giros deben ser una lista con 0, 90, 180 o 270 para cada imagen.',
  Rounded: 'Redondeados',
  Rows: 'Filas',
  'Rows that were not made': 'Filas que no se han creado',
  'Rows with problems': 'Filas con problemas',
  'Rows, one code each': 'Filas, un código cada una',
  Running: 'En marcha',
  'Runs: {sentence}': 'Runs: {sentence}',
  SVG: 'SVG',
  'SVG files can have at most {maxBytes}. Please remove embedded images from it first.':
    'Los archivos SVG pueden ocupar como máximo {maxBytes}. Quita antes las imágenes incrustadas.',
  'Same Language': 'El mismo idioma',
  Sans: 'Sin serifa',
  Satchel: 'Satchel',
  'Satchel began with a list of these complaints. For each of them there is a test: that a merged file keeps its links, that a compressed file is never larger, that erased words cannot be found again. When we could not do something well, the page says so.':
    'Satchel empezó con una lista de esas quejas. Para cada una hay una prueba: que un archivo unido conserve sus enlaces, que un archivo comprimido nunca sea más grande, que las palabras borradas no se puedan volver a encontrar. Cuando algo no hemos podido hacerlo bien, la página lo dice.',
  'Satchel blog': 'Blog de Satchel',
  'Satchel has {count} tools for the small jobs around files: merging a PDF, shrinking a photo, scanning a letter, making a password.':
    'Satchel tiene {count} herramientas para las pequeñas tareas con archivos: unir un PDF, reducir una foto, escanear una carta, crear una contraseña.',
  'Satchel, home page': 'Satchel, página de inicio',
  'Satchel: every everyday file tool, in one good bag':
    'Satchel: todas las herramientas de archivos del día a día, en una buena mochila',
  Save: 'Guardar',
  'Save PDF': 'Guardar PDF',
  'Save PNG': 'Guardar PNG',
  'Save and download': 'Guardar y descargar',
  'Save as TXT': 'Guardar como TXT',
  'Save as recipe': 'Guardar como receta',
  'Save as vCard': 'Guardar como vCard',
  'Save failed': 'Error al guardar',
  'Save the answer': 'Guardar la respuesta',
  'Save the short links': 'Guardar los enlaces cortos',
  'Save the template': 'Guardar la plantilla',
  'Save these backup codes': 'Guarda estos códigos de respaldo',
  'Save username': 'Guardar nombre de usuario',
  'Save {format}': 'Guardar {format}',
  'Save {name} text': 'Guardar el texto en {name}',
  'Save {price} ({percent}%)': 'Ahorra {price} ({percent}%)',
  Saved: 'Ahorrado',
  'Saved recipe': 'Receta guardada',
  'Saved: the assistant knows it now': 'Guardado: el asistente ya lo sabe',
  Saving: 'Guardando',
  'Saving PDF…': 'Guardando el PDF…',
  'Saving the page': 'Guardando la página',
  'Saving…': 'Guardando…',
  'Say what happened': 'Decir lo que ha pasado',
  'Say what you want to do': 'Di qué quieres hacer',
  Says: 'Dice',
  'Scale must be 2, 3 or 4.': 'La escala debe ser 2, 3 o 4.',
  Scan: 'Escanear',
  'Scan documents with your camera, and read their text': 'Escanea documentos con la cámara y lee su texto',
  'Scan it with a phone to add the contact there.': 'Escanéalo con un teléfono para añadir el contacto allí.',
  'Scan mode': 'Modo de escaneo',
  'Scan mode must be document, id-card, receipt, business-card or book.':
    'El modo de escaneo debe ser document, id-card, receipt, business-card o book.',
  'Scan pages, receipts, ID and business cards and books with a phone or webcam. Finds the edges, removes shadows, reads the text, makes a searchable PDF.':
    'Escanea páginas, recibos, documentos de identidad, tarjetas de visita y libros con el móvil o la webcam. Detecta los bordes, quita sombras, lee el texto y crea un PDF con búsqueda.',
  'Scan photos of pages': 'Escanear fotos de páginas',
  'Scan this with your authenticator app, then enter the code it shows.':
    'Escanea esto con tu aplicación de autenticación e introduce después el código que muestre.',
  'Scan with the camera': 'Escanear con la cámara',
  'Scan with your phone': 'Escanear con el teléfono',
  Scanned: 'Escaneado',
  'Scanned PDFs': 'PDF escaneados',
  'Scanned documents': 'Documentos escaneados',
  'Scanned pages': 'Páginas escaneadas',
  'Scanned pages in one PDF': 'Páginas escaneadas en un PDF',
  'Scanned, searchable': 'Escaneado, con búsqueda',
  Scanning: 'Lectura',
  'Scans were read as {language}: text in {others} cannot be recognised here.':
    'Los escaneos se han leído como {language}: el texto en {others} no se puede reconocer aquí.',
  Scheduled: 'Programado',
  Screen: 'Pantalla',
  'Scripts (JavaScript) were left out, since they would run on the computer of everyone who opens the file.':
    'Los scripts (JavaScript) se han omitido, ya que se ejecutarían en el ordenador de todo el que abra el archivo.',
  'Scripts do not run here, so these fields were not computed: {fields}.':
    'Aquí no se ejecutan scripts, así que estos campos no se han calculado: {fields}.',
  Search: 'Buscar',
  'Search all help': 'Buscar en toda la ayuda',
  'Search and erase': 'Buscar y borrar',
  'Search for what a call does, a part of its path or the name of a field.':
    'Busca lo que hace una llamada, una parte de su ruta o el nombre de un campo.',
  'Search in messages, names, addresses and numbers': 'Buscar en mensajes, nombres, direcciones y números',
  'Search in the archive': 'Buscar en el archivo comprimido',
  'Search names': 'Buscar nombres',
  'Search results': 'Resultados de búsqueda',
  'Search results show about 160 characters, fewer on a phone.':
    'Los resultados de búsqueda muestran unos 160 caracteres, menos en un teléfono.',
  'Search results show about 60 characters; the real limit is a width in pixels.':
    'Los resultados de búsqueda muestran unos 60 caracteres; el límite real es un ancho en píxeles.',
  'Search the blog': 'Buscar en el blog',
  'Search the help, read the answers to common questions, or open a ticket and follow it without an account.':
    'Busca en la ayuda, lee las respuestas a preguntas habituales, o abre un tique y síguelo sin cuenta.',
  'Search volume': 'Volumen de búsqueda',
  'Searches a month, if you know it.': 'Búsquedas al mes, si lo conoces.',
  'Searching…': 'Buscando…',
  'Second colour': 'Segundo color',
  'Second factor': 'Segundo factor',
  Security: 'Seguridad',
  'See all tools': 'Ver todas las herramientas',
  'See here how often it was clicked, and change where it leads':
    'Mira aquí cuántos clics ha recibido y cambia adónde lleva',
  'See the plans': 'Ver los planes',
  'See the prices': 'Ver los precios',
  'Seen as {seen}': 'Vistos como {seen}',
  Select: 'Seleccionar',
  'Select at least one option': 'Selecciona al menos una opción',
  'Selected edits': 'Ediciones seleccionadas',
  'Selected:': 'Seleccionado:',
  Send: 'Enviar',
  'Send General Application': 'Enviar candidatura espontánea',
  'Send Message': 'Enviar mensaje',
  'Send Support Ticket': 'Enviar tique de soporte',
  'Send Test Email': 'Enviar correo de prueba',
  'Send a confirmation link': 'Enviar un enlace de confirmación',
  'Send a password by email or chat.': 'Enviar una contraseña por correo o chat.',
  'Send application': 'Enviar candidatura',
  'Send it': 'Enviarla',
  'Send large files ahead of a call, in parts that survive a cut connection.':
    'Envía archivos grandes antes de una llamada, en partes que sobreviven a un corte de conexión.',
  'Send the answer': 'Enviar la respuesta',
  'Send the link': 'Enviar el enlace',
  'Send the report': 'Enviar el informe',
  'Send this post?': '¿Enviar esta entrada?',
  'Send to our team': 'Enviar a nuestro equipo',
  'Send to subscribers': 'Enviar a los suscriptores',
  'Send us a message': 'Envíanos un mensaje',
  'Sending Test Email...': 'Enviando correo de prueba…',
  'Sending a page…': 'Enviando una página…',
  'Sending to your computer': 'Enviando a tu ordenador',
  'Sending your application': 'Enviando tu candidatura',
  'Sending…': 'Enviando…',
  'Sends Prefer: respond-async.': 'Envía Prefer: respond-async.',
  'Sent by email': 'Enviada por correo',
  'Sent posts': 'Entradas enviadas',
  'Sentence by sentence': 'Frase a frase',
  'Sentence case': 'Tipo frase',
  Sentences: 'Frases',
  'Sentences of the text, chosen by the built-in engine.': 'Frases del texto, elegidas por el motor integrado.',
  'Separated by commas.': 'Separadas por comas.',
  'Serbian (Latin)': 'Serbio (latino)',
  Serif: 'Con serifa',
  'Server error occurred. Our team has been notified. Please try again in a moment.':
    'Se ha producido un error en el servidor. Se ha avisado a nuestro equipo. Inténtalo de nuevo dentro de un momento.',
  Sessions: 'Sesiones',
  'Set a goal, or see what fits where': 'Fija un objetivo o mira qué cabe dónde',
  'Set in {font}, as the document’s font cannot show this text.':
    'Compuesto en {font}, ya que la fuente del documento no puede mostrar este texto.',
  'Set in {font}, as the document’s font has no bold italic with these letters.':
    'Compuesto en {font}, ya que la fuente del documento no tiene negrita cursiva con estas letras.',
  'Set in {font}, as the document’s font has no bold with these letters.':
    'Compuesto en {font}, ya que la fuente del documento no tiene negrita con estas letras.',
  'Set in {font}, as the document’s font has no italic with these letters.':
    'Compuesto en {font}, ya que la fuente del documento no tiene cursiva con estas letras.',
  'Set in {font}, as the document’s font has no regular face with these letters.':
    'Compuesto en {font}, ya que la fuente del documento no tiene redonda con estas letras.',
  'Set in {font}, as the document’s font has no {characters}.':
    'Compuesto en {font}, ya que la fuente del documento no tiene {characters}.',
  'Set it up': 'Configúralo',
  Settings: 'Ajustes',
  'Settings must be an object such as {"maxVisits":5,"tags":["news"]}, with names from the documentation.':
    'Los ajustes deben ser un objeto como {"maxVisits":5,"tags":["news"]}, con nombres de la documentación.',
  'Setup was not started. Please start again.': 'La configuración no se había iniciado. Empieza de nuevo.',
  'Several PDFs become one': 'Varios PDF en uno solo',
  'Several steps': 'Varios pasos',
  Severity: 'Gravedad',
  Shades: 'Tonos',
  Shadow: 'Sombra',
  Shape: 'Forma',
  Shapes: 'Formas',
  Share: 'Proporción',
  'Sharpened what was blurred': 'Zonas desenfocadas enfocadas',
  'Sharper, brighter, larger': 'Más nítidas, luminosas y grandes',
  Sheet: 'Hoja',
  'Sheet must be a text.': 'La hoja debe ser un texto.',
  'Sheet must be at most {maxSheetLength} characters.': 'La hoja debe tener como máximo {maxSheetLength} caracteres.',
  Sheets: 'Hojas',
  Short: 'Corta',
  'Short adjectives are compared with -er.': 'Los adjetivos cortos se comparan con -er.',
  'Short links': 'Enlaces cortos',
  'Short links with names of your own, and statistics without cookies or invented numbers.':
    'Enlaces cortos con nombres propios y estadísticas sin cookies ni cifras inventadas.',
  'Short links, honest numbers': 'Enlaces cortos, cifras honestas',
  'Shorten URL': 'Acortar URL',
  'Shorten links with a name of your own, a password, an expiry or other targets by device and country. Clicks, countries and referrers, counted without cookies.':
    'Acorta enlaces con un nombre propio, contraseña, caducidad u otros destinos por dispositivo y país. Clics, países y procedencias, contados sin cookies.',
  'Shorten the content': 'Acortar el contenido',
  Shortening: 'Acortando',
  'Shortening…': 'Acortando…',
  'Shorter like this.': 'Más corto así.',
  'Show all': 'Mostrar todo',
  'Show all calls': 'Mostrar todas las llamadas',
  'Show all of it': 'Mostrarla entera',
  'Show characters': 'Mostrar los caracteres',
  'Show in the text': 'Mostrar en el texto',
  'Show in the text: the longest sentence': 'Mostrar en el texto: la frase más larga',
  'Show me the button': 'Muéstrame el botón',
  'Show more ({count} left)': 'Mostrar más (quedan {count})',
  'Show pages': 'Mostrar páginas',
  'Show passphrase': 'Mostrar frase de contraseña',
  'Show password': 'Mostrar contraseña',
  'Show {count} more': 'Mostrar {count} más',
  Shown: 'Se muestran',
  'Shows a place on the map.': 'Muestra un lugar en el mapa.',
  'Shows a text, or opens the web address in it.': 'Muestra un texto, o abre la dirección web que contiene.',
  'Shrink PDFs to the level or the size you need. Text, links, forms and bookmarks stay; every page is compared with the original.':
    'Reduce PDF al nivel o al tamaño que necesitas. El texto, los enlaces, los formularios y los marcadores se mantienen; cada página se compara con el original.',
  'Sign In': 'Iniciar sesión',
  'Sign above the line. Without a pointer, type your name.<button>Clear</button>':
    'Firma sobre la línea. Sin puntero, escribe tu nombre.<button>Limpiar</button>',
  'Sign here with mouse, pen or finger': 'Firma aquí con el ratón, un lápiz o el dedo',
  'Sign in to continue': 'Inicia sesión para continuar',
  'Sign in to {siteName} with your email address and password, or with a passkey.':
    'Inicia sesión en {siteName} con tu dirección de correo y tu contraseña, o con una llave de acceso.',
  'Sign in with a passkey': 'Iniciar sesión con una llave de acceso',
  'Sign in with the new one.': 'Inicia sesión con la nueva.',
  "Sign in with your fingerprint, your face or your device's PIN.":
    'Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo.',
  'Sign out': 'Cerrar sesión',
  'Sign out any device you do not recognise, then change your password.':
    'Cierra la sesión de cualquier dispositivo que no reconozcas y luego cambia tu contraseña.',
  'Sign out everywhere else': 'Cerrar las demás sesiones',
  'Sign-in and security': 'Inicio de sesión y seguridad',
  Signature: 'Firma',
  'Signed in.': 'Sesión iniciada.',
  'Signed out there': 'Sesión cerrada allí',
  'Signing in…': 'Iniciando sesión…',
  Since: 'Desde',
  'Since {time}': 'Desde el {time}',
  Single: 'Individual',
  'Sixteen characters of all four types have 103 bits, more than any attacker can try. Twelve, with 77, are still fine. Eight, with 50, are guessed within minutes when a badly protected database is stolen, as the guessing times on this page show.':
    'Dieciséis caracteres de los cuatro tipos tienen 103 bits, más de lo que cualquier atacante puede probar. Doce, con 77, siguen estando bien. Ocho, con 50, se adivinan en minutos cuando se roba una base de datos mal protegida, como muestran los tiempos de esta página.',
  Size: 'Tamaño',
  'Size by': 'Tamaño según',
  'Size in points': 'Tamaño en puntos',
  'Size must be {sizes} or {largest} pixels.': 'El tamaño debe ser {sizes} o {largest} píxeles.',
  'Size of one {file}': 'Tamaño de un {file}',
  'Skip to content': 'Saltar al contenido',
  'Small jobs with files should take a minute and leave no traces. You should not have to install a program, open an account or wonder who is reading along.':
    'Las pequeñas tareas con archivos deberían llevar un minuto y no dejar rastro. No deberías tener que instalar un programa, abrir una cuenta ni preguntarte quién está leyendo.',
  'Small, and opens everywhere.': 'Pequeño, y se abre en todas partes.',
  'Smaller pages': 'Páginas más pequeñas',
  'So it cannot send you a link. Instead:': 'Así que no puede enviarte un enlace. En su lugar:',
  'So that a visitor counts once a day, a hash of network address, browser and language is kept until the end of the day, made with a key that is deleted with it. Your address is not kept. If your browser asks sites not to track you (Do Not Track or Global Privacy Control), nothing is sent and nothing is counted.':
    'Para que un visitante cuente una vez al día, se guarda hasta el final del día un hash de la dirección de red, el navegador y el idioma, hecho con una clave que se elimina con él. Tu dirección no se guarda. Si tu navegador pide a los sitios que no te rastreen (Do Not Track o Global Privacy Control), no se envía nada y no se cuenta nada.',
  Social: 'Redes sociales',
  Soft: 'Suave',
  Solved: 'Resuelto',
  'Some characters cannot be drawn, because no font here has them; the value is saved.':
    'Algunos caracteres no se pueden dibujar, porque aquí ninguna fuente los tiene; el valor se guarda.',
  'Some files are locked and need it.': 'Algunos archivos están bloqueados y la necesitan.',
  'Some of its fonts are not embedded, so it looks different on other machines.':
    'Algunas de sus fuentes no están incrustadas, así que se ve distinto en otras máquinas.',
  'Some pages are damaged and cannot be shown. Export the file again where it was made.':
    'Algunas páginas están dañadas y no se pueden mostrar. Exporta el archivo de nuevo donde se creó.',
  'Some results are gone': 'Algunos resultados ya no están',
  'Some tools': 'Algunas herramientas',
  'Some tools work in your browser alone: what you open there is never sent, and their pages say so. The others send your file to this site, where a program does the work.':
    'Algunas herramientas trabajan solo en tu navegador: lo que abres en ellas no se envía nunca, y sus páginas lo indican. Las demás envían tu archivo a este sitio, donde un programa hace el trabajo.',
  Somebody: 'Alguien',
  'Something does not work': 'Algo no funciona',
  'Something does not work? Tell us, and follow it here.': '¿Algo no funciona? Cuéntanoslo y síguelo aquí.',
  'Something failed? The <link>support page</link> has answers and tickets.':
    '¿Ha fallado algo? La <link>página de soporte</link> tiene respuestas y tiques.',
  'Something in this PDF crashes the program that reads it. Please print it to a new PDF, and try that one.':
    'Algo en este PDF hace fallar el programa que lo lee. Imprímelo en un PDF nuevo y prueba con ese.',
  'Something in this page went wrong. Please reload the page and try again.':
    'Algo ha fallado en esta página. Recarga la página e inténtalo de nuevo.',
  'Something is missing here? <link>Search all help</link>.': '¿Falta algo aquí? <link>Buscar en toda la ayuda</link>.',
  'Something on this page stopped working. Please reload it.': 'Algo en esta página ha dejado de funcionar. Recárgala.',
  'Something on this page stopped working. Please reload it: your files and settings here are kept.':
    'Algo en esta página ha dejado de funcionar. Recárgala: tus archivos y ajustes de aquí se conservan.',
  'Something outside of the edits looks different on this page. Please check it.':
    'Algo ajeno a las ediciones se ve distinto en esta página. Compruébala.',
  'Something under More options needs another look.': 'Revisa algo en Más opciones.',
  'Something went wrong on our side. Please try again in a moment.':
    'Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de un momento.',
  'Something went wrong on this page. Reload it and try again.':
    'Algo ha fallado en esta página. Recárgala e inténtalo de nuevo.',
  'Sort by name': 'Ordenar por nombre',
  Source: 'Fuente',
  'Source language must be auto or one of {codes}.': 'El idioma de origen debe ser auto o uno de estos: {codes}.',
  Sources: 'Fuentes',
  'Sources must be a JSON list with one object or null for each file.':
    'Sources debe ser una lista JSON con un objeto o null para cada archivo.',
  Space: 'Espacio',
  Spam: 'Spam',
  'Spanish (old)': 'Español (antiguo)',
  'Speaking time': 'Tiempo de habla',
  'Spelling in {language} cannot be checked here: the package {packageName} is not installed. Please ask the operator of this site.':
    'La ortografía en {language} no se puede revisar aquí: el paquete {packageName} no está instalado. Pídeselo al operador de este sitio.',
  Split: 'Dividir',
  'Split Failed': 'Error al dividir',
  'Split PDF': 'Dividir PDF',
  'Split PDF: extract pages, ranges, chapters, sizes': 'Dividir PDF: extrae páginas, intervalos, capítulos',
  'Split PDFs': 'Dividir PDF',
  'Split a PDF into parts by pages, ranges, every few pages, bookmarks or size. Parts are small, links and bookmarks keep working. Free, no sign-up.':
    'Divide un PDF en partes por páginas, intervalos, cada tantas páginas, marcadores o tamaño. Las partes son pequeñas; los enlaces y marcadores siguen funcionando. Gratis, sin registro.',
  'Split by': 'Dividir por',
  'Split complementary': 'Complementaria dividida',
  'Split method': 'Método de división',
  'Splits and flattens two open pages.': 'Separa y aplana dos páginas abiertas.',
  Splitting: 'Dividiendo',
  'Splitting PDF…': 'Dividiendo el PDF…',
  Square: 'Cuadrado',
  'Square around the subject': 'Cuadrado alrededor del motivo',
  Squares: 'Cuadrados',
  Stamp: 'Sello',
  Standard: 'Normal',
  Start: 'Inicio',
  'Start Processing': 'Iniciar procesamiento',
  'Start camera': 'Iniciar la cámara',
  'Start free trial, then {price}': 'Empezar prueba gratis, después {price}',
  'Start the {days}-day free trial': 'Empezar la prueba gratis de {days} días',
  'Start, then download all as one ZIP': 'Inicia y luego descárgalo todo en un ZIP',
  Started: 'Iniciado',
  Starter: 'Starter',
  'Starter and Pro, tool by tool': 'Starter y Pro, herramienta por herramienta',
  'Starter is free and needs no account. Pro Monthly {monthly}, Pro Annual {annual}: larger files, higher limits and every tool.':
    'Starter es gratis y no necesita cuenta. Pro Mensual {monthly}, Pro Anual {annual}: archivos más grandes, límites más altos y todas las herramientas.',
  'Starter is free and needs no account. Pro has larger files, higher limits and every tool; the administrators of this site give it.':
    'Starter es gratis y no necesita cuenta. Pro tiene archivos más grandes, límites más altos y todas las herramientas; lo conceden los administradores de este sitio.',
  'Starter is free, Pro Monthly is {monthly} and Pro Annual {annual}, which saves {percent}%. The <pageLink>pricing page</pageLink> compares them tool by tool.':
    'Starter es gratis, Pro Mensual cuesta {monthly} y Pro Anual {annual}, con lo que ahorras un {percent}%. La <pageLink>página de precios</pageLink> los compara herramienta por herramienta.',
  'Starter is free, and nothing is sold here. The administrators of this site can give an account Pro for a time, as the <pageLink>pricing page</pageLink> says; when it ends, the account returns to Starter.':
    'Starter es gratis, y aquí no se vende nada. Los administradores de este sitio pueden dar Pro a una cuenta durante un tiempo, como dice la <pageLink>página de precios</pageLink>; cuando termina, la cuenta vuelve a Starter.',
  'Starter is free. Pro costs {priceCents} a month or {priceCents2} a year, as the <pageLink>pricing page</pageLink> shows, and renews by itself until you cancel.':
    'Starter es gratis. Pro cuesta {priceCents} al mes o {priceCents2} al año, como muestra la <pageLink>página de precios</pageLink>, y se renueva por sí solo hasta que canceles.',
  'Starting the camera. Your browser may ask whether it is allowed.':
    'Iniciando la cámara. Tu navegador puede preguntar si está permitido.',
  'Starts a text message.': 'Inicia un mensaje de texto.',
  'Starts an email.': 'Inicia un correo electrónico.',
  'Starts other files': 'Inicia otros archivos',
  State: 'Estado',
  'State or region': 'Provincia o región',
  Statistics: 'Estadísticas',
  'Statistics of {code}': 'Estadísticas de {code}',
  Status: 'Estado',
  'Step {number} of {count}': 'Paso {number} de {count}',
  'Step {place}': 'Paso {place}',
  Steps: 'Pasos',
  'Steps must be a JSON list.': 'Los pasos deben ser una lista JSON.',
  'Steps so far': 'Pasos hasta ahora',
  'Still free:': 'Aún libres:',
  Stitched: 'Bordado',
  'Stolen database, badly protected': 'Base de datos robada, mal protegida',
  'Stolen database, well protected': 'Base de datos robada, bien protegida',
  Stop: 'Detener',
  'Stop camera': 'Detener la cámara',
  'Stopped before there was an answer.': 'Detenido antes de que hubiera respuesta.',
  'Stopped by an administrator': 'Detenido por un administrador',
  Storage: 'Almacenamiento',
  Store: 'Sin comprimir',
  'Story or Reel': 'Historia o Reel',
  Street: 'Calle',
  Strength: 'Intensidad',
  'Strength must be a number from 0 to 100.': 'La intensidad debe ser un número de 0 a 100.',
  'Strength:': 'Seguridad:',
  Stretch: 'Estirar',
  'Strike out': 'Tachar',
  Strip: 'Quitar',
  Strong: 'Fuerte',
  'Strong passwords and passphrases, made in your browser, with how hard they are to guess.':
    'Contraseñas y frases de contraseña seguras, creadas en tu navegador, con lo difíciles que son de adivinar.',
  'Strong, made in your browser': 'Seguras, creadas en tu navegador',
  'Strong: shadows, stains, noise': 'Fuerte: sombras, manchas, ruido',
  'Stronger settings are tried, from the level on, until the result is at most this large.':
    'Se prueban ajustes más fuertes, desde el nivel en adelante, hasta que el resultado tenga como máximo este tamaño.',
  'Structured data': 'Datos estructurados',
  'Style of the selection': 'Estilo de la selección',
  'Style of titles': 'Estilo de los títulos',
  Subject: 'Asunto',
  Submitted: 'Enviado',
  Subscribe: 'Suscribirse',
  'Subscribe for {price}': 'Suscribirse por {price}',
  'Subscribe to Pro: {monthly} or {annual}.': 'Suscríbete a Pro: {monthly} o {annual}.',
  'Subscribe to new posts by email, confirm your address, or leave.':
    'Suscríbete a las nuevas entradas por correo, confirma tu dirección o date de baja.',
  'Subscribe to the blog': 'Suscribirse al blog',
  Subscriptions: 'Suscripciones',
  'Subscriptions and invoices.': 'Suscripciones y facturas.',
  'Subscriptions by source': 'Suscripciones por fuente',
  'Subscriptions: {count}': 'Suscripciones: {count}',
  'Such as #2a9d8f, or short: #29f.': 'Por ejemplo #2a9d8f, o corto: #29f.',
  'Such as Reddit.': 'Por ejemplo Reddit.',
  'Such as https://example.com/tools.': 'Por ejemplo https://example.com/tools.',
  Suggestions: 'Sugerencias',
  'Suggestions are off': 'Las sugerencias están desactivadas',
  'Suggestions: off': 'Sugerencias: desactivadas',
  'Suggestions: on': 'Sugerencias: activadas',
  'Summarization Failed': 'Error al resumir',
  Summarize: 'Resumir',
  'Summarize a text or document. Every line shows where it comes from.':
    'Resume un texto o documento. Cada línea muestra de dónde procede.',
  'Summarize again': 'Resumir de nuevo',
  'Summarize text, PDF, Word and web pages: brief, detailed or as a list. Click a line to see its sentence in the source. Ask the document questions.':
    'Resume texto, PDF, Word y páginas web: breve, detallado o en lista. Haz clic en una línea para ver su frase en la fuente. Haz preguntas al documento.',
  Summarizing: 'Resumiendo',
  'Summarizing…': 'Resumiendo…',
  Summary: 'Resumen',
  'Summary of {title}': 'Resumen de {title}',
  'Summary so far': 'Resumen hasta ahora',
  'Summary type': 'Tipo de resumen',
  'Summary type must be brief, detailed or bullet.': 'El tipo de resumen debe ser brief, detailed o bullet.',
  Support: 'Soporte',
  'Support chat': 'Chat de soporte',
  'Support page': 'Página de soporte',
  'Support response times': 'Tiempos de respuesta del soporte',
  'Support ticket': 'Tique de soporte',
  'Swap languages and texts': 'Intercambiar idiomas y textos',
  'Swap the colours': 'Intercambiar los colores',
  'Swap: choose the first language before': 'Intercambiar: elige antes el primer idioma',
  'Switch between light and dark': 'Cambiar entre claro y oscuro',
  'Switch camera': 'Cambiar de cámara',
  'Switch on IMAP for the account, in the settings of your mail provider.':
    'Activa IMAP para la cuenta, en los ajustes de tu proveedor de correo.',
  'Switch on two-step verification, then make an app password. It has 16 letters, usually shown in groups of four. Your normal password does not work with most providers.':
    'Activa la verificación en dos pasos y crea después una contraseña de aplicación. Tiene 16 letras, que suelen mostrarse en grupos de cuatro. Tu contraseña normal no funciona con la mayoría de los proveedores.',
  'Switch the rule {rule} on again': 'Activar de nuevo la regla {rule}',
  Symbols: 'Símbolos',
  'Symbols (!@#$%)': 'Símbolos (!@#$%)',
  'Symbols not usable': 'Símbolos no utilizables',
  'Symbols to use': 'Símbolos que se usan',
  'System data': 'Datos del sistema',
  'System status': 'Estado del sistema',
  Systems: 'Sistemas',
  TXT: 'TXT',
  'TXT, DOCX, ODT, PDF': 'TXT, DOCX, ODT, PDF',
  'Tables of contents were left out.': 'Se han omitido los índices.',
  Tablet: 'Tableta',
  Tag: 'Etiqueta',
  'Tagged for screen readers': 'Etiquetado para lectores de pantalla',
  Tags: 'Etiquetas',
  'Tags must be a list of texts.': 'Las etiquetas deben ser una lista de textos.',
  'Take Pro away': 'Retirar Pro',
  'Take Pro away from {username}?': '¿Retirar Pro a {username}?',
  'Take a photo of a page, or upload one': 'Toma una foto de una página o sube una',
  'Take it along': 'Llevarlo',
  'Take out or delete my data': 'Exportar o eliminar mis datos',
  'Take pages out of a PDF or split it: by pages, ranges, bookmarks or size.':
    'Extrae páginas de un PDF o divídelo: por páginas, intervalos, marcadores o tamaño.',
  'Take them along': 'Llevarlos',
  'Takes {takes}.': 'Admite {takes}.',
  'Taking the photo': 'Tomando la foto',
  'Talk to a person': 'Hablar con una persona',
  'Target bytes': 'Bytes objetivo',
  'Target language must be one of {codes}.': 'El idioma de destino debe ser uno de estos: {codes}.',
  'Target size': 'Tamaño objetivo',
  'Target size must be a number of bytes.': 'El tamaño objetivo debe ser un número de bytes.',
  'Target size must be a whole number of bytes.': 'El tamaño objetivo debe ser un número entero de bytes.',
  'Target size must be at least 1 KB.': 'El tamaño objetivo debe ser de al menos 1 KB.',
  'Target size must be at least 10 KB.': 'El tamaño objetivo debe ser de al menos 10 KB.',
  'Target {number}': 'Destino {number}',
  'Target {number}: {problem}': 'Destino {number}: {problem}',
  'Targets must be a list such as [{"device":"mobile","url":"https://example.com"}].':
    'Los destinos deben ser una lista como [{"device":"mobile","url":"https://example.com"}].',
  'Targets must be a list.': 'Los destinos deben ser una lista.',
  Task: 'Tarea',
  'Task completion': 'Tareas completadas',
  'Tasks done in 30 days: {done} of {all} ({percent}%)': 'Tareas hechas en 30 días: {done} de {all} ({percent}%)',
  'Tasks to do: {count}': 'Tareas por hacer: {count}',
  'Tasks, search engines, backlinks, content and posts of this site.':
    'Tareas, buscadores, enlaces entrantes, contenido y publicaciones de este sitio.',
  'Technical issues': 'Problemas técnicos',
  'Telephone numbers': 'Números de teléfono',
  Template: 'Plantilla',
  'Temporary (302)': 'Temporal (302)',
  Term: 'Término',
  'Term {number}': 'Término {number}',
  Terms: 'Condiciones',
  'Terms of Service': 'Condiciones del servicio',
  Test: 'Prueba',
  'Test Failed': 'Prueba fallida',
  'Test Successful': 'Prueba correcta',
  'Test email sent successfully': 'Correo de prueba enviado correctamente',
  'Test of the support mailbox': 'Prueba del buzón de soporte',
  Tetradic: 'Tetrádica',
  Text: 'Texto',
  'Text <arrow/><br/>on ↓': 'Texto <arrow/><br/>sobre ↓',
  'Text Improved!': 'Texto mejorado',
  'Text Summarized!': 'Texto resumido',
  'Text Too Long': 'Texto demasiado largo',
  'Text added': 'Texto añadido',
  'Text box': 'Cuadro de texto',
  'Text cannot be read in {languages} here. The languages are {possible}.':
    'Aquí no se puede leer texto en {languages}. Los idiomas son {possible}.',
  'Text cannot be recognised on this server, because the program for it is not installed. Please ask its operator to install tesseract-ocr.':
    'En este servidor no se puede reconocer texto, porque el programa para ello no está instalado. Pide a su operador que instale tesseract-ocr.',
  'Text documents become pdf, docx, txt, rtf, odt, html, md and epub; spreadsheets pdf, xlsx, ods and csv; presentations pdf, pptx, odp, png and jpg (an image per slide, several in a ZIP); PDF becomes docx, txt, rtf, odt, html, md and epub.':
    'Los documentos de texto se convierten a pdf, docx, txt, rtf, odt, html, md y epub; las hojas de cálculo, a pdf, xlsx, ods y csv; las presentaciones, a pdf, pptx, odp, png y jpg (una imagen por diapositiva, varias en un ZIP); los PDF, a docx, txt, rtf, odt, html, md y epub.',
  'Text is recognised in up to {most} scanned pages at once; please choose fewer.':
    'Se reconoce texto en hasta {most} páginas escaneadas a la vez; elige menos.',
  'Text message (SMS)': 'Mensaje de texto (SMS)',
  'Text must be a string.': 'El texto debe ser una cadena.',
  'Text of': 'Texto de',
  'Text of page {label}': 'Texto de la página {label}',
  'Text of {pages, plural, one {# page} other {# pages}}': 'Texto de {pages, plural, one {# página} other {# páginas}}',
  'Text on page {label}': 'Texto en la página {label}',
  'Text or URL': 'Texto o URL',
  'Text summarizer: PDF, Word and text, with sources': 'Resumidor de textos: PDF, Word y texto, con fuentes',
  "Text that was read in a scan is kept no longer than its image. What a phone hands over to your computer's list is removed when you close the connection, and at the latest two and a half hours after it was opened.":
    'El texto leído en un escaneo no se guarda más tiempo que su imagen. Lo que un teléfono pasa a la lista de tu ordenador se elimina cuando cierras la conexión, y como muy tarde dos horas y media después de abrirla.',
  'Text to improve': 'Texto para mejorar',
  'Text to summarize': 'Texto para resumir',
  'Text to translate': 'Texto para traducir',
  'Texts cannot be translated here yet, because no translation engine is set up. The operator of this site can add one.':
    'Aquí todavía no se pueden traducir textos, porque no hay ningún motor de traducción configurado. El operador de este sitio puede añadir uno.',
  'Texts in 19 languages': 'Textos en 19 idiomas',
  'Texts must be a list with a text, or null, for each image.':
    'Los textos deben ser una lista con un texto, o null, para cada imagen.',
  'Texts of up to {most} characters are checked while you type.':
    'Los textos de hasta {most} caracteres se comprueban mientras escribes.',
  'Thank you': 'Gracias',
  'Thank you. Your application has arrived.': 'Gracias. Tu candidatura ha llegado.',
  'That did not work': 'No ha funcionado',
  'That is as many as are listed at once: page {unsearched} and those after it were not searched. Erase these first, save, and search the saved PDF again.':
    'Son todas las que se muestran a la vez: no se ha buscado en la página {unsearched} ni en las siguientes. Borra primero estas, guarda y vuelve a buscar en el PDF guardado.',
  'That is not the password. Please try again.': 'Esa no es la contraseña. Inténtalo de nuevo.',
  'That password does not open the file. Check capital letters and the keyboard language, and try again.':
    'Esa contraseña no abre el archivo. Comprueba las mayúsculas y el idioma del teclado e inténtalo de nuevo.',
  'The 6 digits your authenticator app shows for this site.':
    'Los 6 dígitos que tu aplicación de autenticación muestra para este sitio.',
  'The AI allowance of everyone at your network address is used up for today. It comes back {resets}. The built-in engine has no such limit.':
    'El cupo de IA de todos los que usan tu dirección de red se ha agotado por hoy. Se renueva {resets}. El motor integrado no tiene ese límite.',
  'The AI allowance of this site is used up for today. It comes back {resets}. The built-in engine still works.':
    'El cupo de IA de este sitio se ha agotado por hoy. Se renueva {resets}. El motor integrado sigue funcionando.',
  'The AI provider lost a link, number or quotation of your text twice, so its answer is not shown. Please try again.':
    'El proveedor de IA perdió dos veces un enlace, un número o una cita de tu texto, así que su respuesta no se muestra. Inténtalo de nuevo.',
  'The AI provider lost a link, number or quotation twice, so the built-in rules were used: nothing of yours is changed.':
    'El proveedor de IA perdió dos veces un enlace, un número o una cita, así que se usaron las reglas integradas: nada tuyo ha cambiado.',
  'The AI service declined to work on this text. Please change the text.':
    'El servicio de IA no ha querido trabajar con este texto. Cambia el texto.',
  'The AI service does not work at the moment. Please try again in a few minutes.':
    'El servicio de IA no funciona en este momento. Inténtalo de nuevo dentro de unos minutos.',
  'The AI service gave an answer that cannot be used. Please try again.':
    'El servicio de IA ha dado una respuesta que no se puede usar. Inténtalo de nuevo.',
  'The AI service gave no answer. The built-in engine did this instead.':
    'El servicio de IA no ha dado respuesta. Lo ha hecho el motor integrado en su lugar.',
  'The AI service is busy. Please try again in a minute.':
    'El servicio de IA está ocupado. Inténtalo de nuevo dentro de un minuto.',
  'The AI service is busy. Please try again in {wait}.':
    'El servicio de IA está ocupado. Inténtalo de nuevo dentro de {wait}.',
  'The AI service refuses the calls of this site. Please tell the operator.':
    'El servicio de IA rechaza las llamadas de este sitio. Avisa al operador.',
  'The AI service stopped before the end of this answer.':
    'El servicio de IA se detuvo antes del final de esta respuesta.',
  'The AI service stopped before the end, so the last points may be missing. A shorter length may help.':
    'El servicio de IA se detuvo antes del final, así que pueden faltar los últimos puntos. Una longitud menor puede ayudar.',
  'The AI service took too long to answer. Please try again, or use a shorter text.':
    'El servicio de IA ha tardado demasiado en responder. Inténtalo de nuevo o usa un texto más corto.',
  'The AI system is operating smoothly': 'El sistema de IA funciona sin problemas',
  'The CSV file has no rows. Please add at least one and try again.':
    'El archivo CSV no tiene filas. Añade al menos una e inténtalo de nuevo.',
  'The CSV file has {rows, plural, one {# row} other {# rows}}, and {max} fit into one batch. Please split it.':
    'El archivo CSV tiene {rows, plural, one {# fila} other {# filas}}, y en un lote caben {max}. Divídelo.',
  'The CV is deleted for good. The conversation {number} stays.':
    'El currículum se elimina para siempre. La conversación {number} se queda.',
  'The Flesch formulas are for English only, so this text has no reading level.':
    'Las fórmulas de Flesch son solo para el inglés, así que este texto no tiene nivel de lectura.',
  'The PDF was damaged. The result has what could be recovered.':
    'El PDF estaba dañado. El resultado contiene lo que se ha podido recuperar.',
  'The PDF was locked or protected against changes; the result is not.':
    'El PDF estaba bloqueado o protegido contra cambios; el resultado no lo está.',
  'The PDF was signed. Its signature does not cover the result.':
    'El PDF estaba firmado. Su firma no abarca el resultado.',
  'The PNG has {pixels} × {pixels} pixels. SVG and PDF are sharp at any width.':
    'El PNG tiene {pixels} × {pixels} píxeles. SVG y PDF son nítidos con cualquier ancho.',
  'The Pro limits: larger files, more files at once, longer texts':
    'Los límites de Pro: archivos más grandes, más archivos a la vez, textos más largos',
  'The URL': 'La URL',
  'The XFA part of this form was removed: it would have shown other values than those filled in.':
    'La parte XFA de este formulario se ha eliminado: habría mostrado valores distintos de los rellenados.',
  'The abbreviation says that word already.': 'La sigla ya dice esa palabra.',
  'The act must be one of {moderations}.': 'La acción debe ser una de estas: {moderations}.',
  'The address': 'La dirección',
  'The address after expiry': 'La dirección tras la caducidad',
  'The address must be that of a public web page elsewhere, such as https://example.com/tools.':
    'La dirección debe ser la de una página web pública de otro lugar, como https://example.com/tools.',
  'The address of the page holds it: bookmark it, or send it with Copy link. Whoever opens it sees the same colours, with the same ones locked. Nothing is stored on the server.':
    'La dirección de la página la contiene: añádela a tus marcadores o envíala con Copiar enlace. Quien la abra verá los mismos colores, con los mismos fijados. No se guarda nada en el servidor.',
  'The agreement': 'El acuerdo',
  'The alias {alias} cannot be used here. Please choose another one.':
    'El alias {alias} no se puede usar aquí. Elige otro.',
  'The alias {alias} is taken.': 'El alias {alias} está ocupado.',
  'The alias {alias} is taken. Still free: {free}.': 'El alias {alias} está ocupado. Aún libres: {free}.',
  'The analysis appears here once there is some text.': 'El análisis aparece aquí en cuanto hay algo de texto.',
  'The answer': 'La respuesta',
  'The archive does not say how its names are encoded. They were read as {encoding}.':
    'El archivo comprimido no indica cómo están codificados sus nombres. Se han leído como {encoding}.',
  'The article is deleted': 'El artículo se ha eliminado',
  'The assignee must be an email address or null.': 'La persona asignada debe ser una dirección de correo o null.',
  'The assistant and the help search answer with what the tools, messages and help pages say. Add what they cannot know, such as how to reach you. Everybody can read it.':
    'El asistente y la búsqueda de ayuda responden con lo que dicen las herramientas, los mensajes y las páginas de ayuda. Añade lo que no pueden saber, como la forma de contactar contigo. Todo el mundo puede leerlo.',
  'The assistant no longer knows it. This cannot be undone.':
    'El asistente dejará de saberlo. Esto no se puede deshacer.',
  'The attached file “{name}” still holds removed words. Delete it from the document if nobody may see them.':
    'El archivo adjunto «{name}» aún contiene palabras eliminadas. Elimínalo del documento si nadie debe verlas.',
  'The authority': 'La autoridad',
  'The background picture cannot be shown. Please choose another.':
    'La imagen de fondo no se puede mostrar. Elige otra.',
  'The background picture must be a PNG, JPEG or WebP image.':
    'La imagen de fondo debe ser una imagen PNG, JPEG o WebP.',
  'The background picture must be smaller than 10 MB.': 'La imagen de fondo debe ocupar menos de 10 MB.',
  'The background {color} is too dark for a code on it. Please choose a lighter one.':
    'El fondo {color} es demasiado oscuro para poner un código encima. Elige uno más claro.',
  'The bank transfer fills itself in.': 'La transferencia bancaria se rellena sola.',
  'The beginning of {count, plural, one {# character} other {# characters}}. Copying and saving take all.':
    'El comienzo de {count, plural, one {# carácter} other {# caracteres}}. Al copiar y guardar se toma todo.',
  'The bookmark level must be a whole number from 1 to 10.':
    'El nivel de marcadores debe ser un número entero de 1 a 10.',
  'The bookmarks of this file have {depth, plural, one {# level} other {# levels}}.':
    'Los marcadores de este archivo tienen {depth, plural, one {# nivel} other {# niveles}}.',
  'The browser was not allowed to read all of it. Please drop the files themselves.':
    'El navegador no ha tenido permiso para leerla entera. Suelta los propios archivos.',
  'The built-in engine cannot translate.': 'El motor integrado no puede traducir.',
  'The built-in engine chooses the most important sentences and changes no word.':
    'El motor integrado elige las frases más importantes y no cambia ninguna palabra.',
  'The built-in engine chooses the sentences that say most about the whole text, in any language, and changes none of their words. Where a site has set up an AI provider, that can write the summary instead; the page says so before you start, and you can choose.':
    'El motor integrado elige las frases que más dicen sobre el conjunto del texto, en cualquier idioma, y no cambia ninguna de sus palabras. Si un sitio ha configurado un proveedor de IA, este puede escribir el resumen en su lugar; la página lo indica antes de empezar, y puedes elegir.',
  'The built-in engine did this instead.': 'Lo ha hecho el motor integrado en su lugar.',
  'The built-in engine makes a draft, by rules.': 'El motor integrado hace un borrador, mediante reglas.',
  'The built-in engine works by rules, most of them for English.':
    'El motor integrado funciona con reglas, la mayoría para el inglés.',
  'The built-in rules change words and contractions, not how sentences are built. A full change of tone takes an AI provider.':
    'Las reglas integradas cambian palabras y contracciones, no la construcción de las frases. Un cambio completo de tono requiere un proveedor de IA.',
  'The built-in rules for {task} know English only, and this text is in {language}. Please choose Grammar & Spelling.':
    'Las reglas integradas para {task} solo conocen el inglés, y este texto está en {language}. Elige Gramática y ortografía.',
  'The calls could not be loaded': 'No se han podido cargar las llamadas',
  'The camera was disconnected. Please start it again, or choose an image instead.':
    'La cámara se ha desconectado. Iníciala de nuevo o elige una imagen.',
  'The camera you chose cannot be opened.': 'La cámara que elegiste no se puede abrir.',
  'The campaign': 'La campaña',
  'The changes in {name} are not saved yet.': 'Los cambios en {name} aún no se han guardado.',
  'The channel must be one of {channels}.': 'El canal debe ser uno de estos: {channels}.',
  'The checker could not be loaded. It is tried again when you type.':
    'El corrector no se ha podido cargar. Se volverá a intentar cuando escribas.',
  'The checker is loading, once: 7 MB.': 'El corrector se está cargando, una sola vez: 7 MB.',
  'The choice depends on your files.': 'La opción depende de tus archivos.',
  'The code': 'El código',
  'The code could not be checked': 'No se ha podido comprobar el código',
  'The code is lighter than its background, and many readers only find dark codes on light backgrounds. Please swap the two colours.':
    'El código es más claro que su fondo, y muchos lectores solo encuentran códigos oscuros sobre fondos claros. Intercambia los dos colores.',
  'The code was checked on white. Please place it on a light, plain background.':
    'El código se comprobó sobre blanco. Colócalo sobre un fondo claro y liso.',
  'The colour {color} is too close to the background. Please choose a darker one.':
    'El color {color} se parece demasiado al fondo. Elige uno más oscuro.',
  'The comment of the archive is cut off and was ignored.':
    'El comentario del archivo comprimido está cortado y se ha ignorado.',
  'The connection to your computer was lost.': 'Se ha perdido la conexión con tu ordenador.',
  'The connection to {host} broke ({code}).': 'La conexión con {host} se ha interrumpido ({code}).',
  'The connection to {host} broke.': 'La conexión con {host} se ha interrumpido.',
  'The connection was lost during an upload or while waiting': 'Se perdió la conexión durante una subida o una espera',
  'The content is encrypted with AES-256, so it is as safe as its password. File names stay readable in every ZIP. Windows itself cannot open such a file; 7-Zip, WinZip, macOS tools like Keka, and this page can.':
    'El contenido se cifra con AES-256, así que es tan seguro como su contraseña. Los nombres de archivo siguen siendo legibles en cualquier ZIP. Windows por sí solo no puede abrir un archivo así; 7-Zip, WinZip, herramientas de macOS como Keka y esta página sí pueden.',
  'The content is too long for a code.': 'El contenido es demasiado largo para un código.',
  'The content of this file is not text. Please choose a text, or the document it was made from.':
    'El contenido de este archivo no es texto. Elige un texto o el documento a partir del cual se creó.',
  'The corners are too close to each other. Please drag them apart.':
    'Las esquinas están demasiado cerca unas de otras. Sepáralas.',
  'The cuts shown are an estimate. A single page over the limit becomes its own file.':
    'Los cortes mostrados son una estimación. Una sola página que supere el límite pasa a ser su propio archivo.',
  'The date goes into the calendar.': 'La fecha va al calendario.',
  'The description': 'La descripción',
  'The description must be text.': 'La descripción debe ser texto.',
  'The description must have at most {max, plural, one {# character} other {# characters}}.':
    'La descripción debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'The device was not unlocked.': 'El dispositivo no se ha desbloqueado.',
  'The dialect must be {dialects}.': 'El dialecto debe ser {dialects}.',
  'The difficulty': 'La dificultad',
  'The digital signature is not valid for this copy. Keep the signed original.':
    'La firma digital no es válida para esta copia. Conserva el original firmado.',
  'The direction of a gradient must be from 0 to 360 degrees.':
    'La dirección de un degradado debe ser de 0 a 360 grados.',
  'The document’s font has no other style, and no other font fits here.':
    'La fuente del documento no tiene otro estilo, y ninguna otra fuente encaja aquí.',
  'The document’s font has no {characters}, and no other font fits here.':
    'La fuente del documento no tiene {characters}, y ninguna otra fuente encaja aquí.',
  'The document’s properties held removed words; these are blacked out there, too.':
    'Las propiedades del documento contenían palabras eliminadas; también se han tachado allí.',
  'The edges are not clear in this photo. All of it is taken unless you drag the four corners to those of the paper.':
    'Los bordes no están claros en esta foto. Se toma entera a menos que arrastres las cuatro esquinas hasta las del papel.',
  'The edges cross each other. Please drag the corners apart.': 'Los bordes se cruzan. Separa las esquinas.',
  'The edges of the page are not clear. Please check its corners.':
    'Los bordes de la página no están claros. Comprueba sus esquinas.',
  'The email address is too long. Please check it.': 'La dirección de correo es demasiado larga. Compruébala.',
  'The email address must be text.': 'La dirección de correo debe ser texto.',
  'The email address of your account was changed': 'La dirección de correo de tu cuenta se ha cambiado',
  'The email address or the password is wrong, or the address has not been confirmed yet. Please check both, and look for our email.':
    'La dirección de correo o la contraseña es incorrecta, o la dirección aún no se ha confirmado. Comprueba ambas y busca nuestro correo.',
  'The email address or the password is wrong. Please check both and try again.':
    'La dirección de correo o la contraseña es incorrecta. Comprueba ambas e inténtalo de nuevo.',
  'The empty space around the code that readers need. {standard} is the standard.':
    'El espacio vacío alrededor del código que necesitan los lectores. Lo estándar es {standard}.',
  'The end must be after the start.': 'El fin debe ser posterior al inicio.',
  'The engine must be auto or builtin.': 'El motor debe ser auto o builtin.',
  'The event must be one of {eventKinds}.': 'El evento debe ser uno de estos: {eventKinds}.',
  'The exact size you need': 'El tamaño exacto que necesitas',
  'The expiry must be a date and time, such as 2027-01-31T12:00:00Z.':
    'La caducidad debe ser una fecha y hora, como 2027-01-31T12:00:00Z.',
  'The field {field} must be text.': 'El campo {field} debe ser texto.',
  'The fields of the later file get a new name, so that each keeps its own value.':
    'Los campos del archivo posterior reciben un nombre nuevo, para que cada uno conserve su propio valor.',
  'The fields of this form are too long: beside its files, up to {bytes} are read. Please send less text.':
    'Los campos de este formulario son demasiado largos: aparte de sus archivos, se leen hasta {bytes}. Envía menos texto.',
  'The file could not be fetched. Please try again.': 'No se ha podido obtener el archivo. Inténtalo de nuevo.',
  'The file does not say which characters its text stands for. In the result, the page is an image.':
    'El archivo no indica qué caracteres representa su texto. En el resultado, la página es una imagen.',
  'The file does not say which characters some of its text stands for, so they may be wrong.':
    'El archivo no indica qué caracteres representa parte de su texto, así que pueden ser erróneos.',
  'The file does not say which letters these are, so that their style cannot be changed.':
    'El archivo no indica qué letras son estas, así que su estilo no se puede cambiar.',
  'The file is of this format already.': 'El archivo ya está en este formato.',
  'The file is shorter than the range you asked for.': 'El archivo es más corto que el intervalo que has pedido.',
  'The file needs a line for each term: term, translation.':
    'El archivo necesita una línea por cada término: término, traducción.',
  'The file took longer than {seconds, plural, one {# second} other {# seconds}} and was abandoned. Please try a smaller or simpler one.':
    'El archivo ha tardado más de {seconds, plural, one {# segundo} other {# segundos}} y se ha abandonado. Prueba con uno más pequeño o más sencillo.',
  'The file was damaged and has been repaired as far as possible.':
    'El archivo estaba dañado y se ha reparado en la medida de lo posible.',
  'The file was deleted, by you or after {fileLifetime}. Run the tool again.':
    'El archivo se ha eliminado, por ti o después de {fileLifetime}. Usa la herramienta de nuevo.',
  'The file was protected; the parts are not.': 'El archivo estaba protegido; las partes no lo están.',
  'The files are no longer on the server. Please choose them again.':
    'Los archivos ya no están en el servidor. Elígelos de nuevo.',
  'The files did not arrive, or they are not here any more. Up to 50 files and 2 GB can be shared at a time, and they wait for an hour. Please share them again, or choose them here.':
    'Los archivos no han llegado o ya no están aquí. Se pueden compartir hasta 50 archivos y 2 GB a la vez, y esperan una hora. Compártelos de nuevo o elígelos aquí.',
  'The files of one call may take up to {max} together. Please send fewer at a time.':
    'Los archivos de una llamada pueden ocupar hasta {max} en total. Envía menos a la vez.',
  'The finished ZIP did not pass its check, so it is not offered for download. Please try again.':
    'El ZIP terminado no ha superado su comprobación, así que no se ofrece para descargar. Inténtalo de nuevo.',
  'The first': 'La primera',
  'The first covers less than 1% of it.': 'El primero cubre menos del 1% de ella.',
  'The first covers {percent}% of it.': 'El primero cubre el {percent}% de ella.',
  'The first page took longer than {seconds} seconds and was abandoned. Please leave it out, or simplify it.':
    'La primera página ha tardado más de {seconds} segundos y se ha abandonado. Omítela o simplifícala.',
  'The first row has no column called url. Please name the columns there.':
    'La primera fila no tiene ninguna columna llamada url. Nombra ahí las columnas.',
  'The first that fits a visitor is taken.': 'Se toma el primero que encaje con el visitante.',
  'The first {shown} of {entries} entries are shown.': 'Se muestran las primeras {shown} de {entries} entradas.',
  'The focal point must be numbers from 0 to 1.': 'El punto focal debe indicarse con números de 0 a 1.',
  'The form could not be loaded. Check your connection and press again.':
    'No se ha podido cargar el formulario. Comprueba tu conexión y pulsa de nuevo.',
  'The form feed character, which starts a new page in word processors and printers.':
    'El carácter de salto de página (form feed), que inicia una página nueva en procesadores de texto e impresoras.',
  'The form has a password field: anyone with the file can read what was typed there.':
    'El formulario tiene un campo de contraseña: cualquiera que tenga el archivo puede leer lo que se escribió en él.',
  "The form's font lacks some of the characters, so another one is used.":
    'A la fuente del formulario le faltan algunos de los caracteres, así que se usa otra.',
  'The free limits of every tool.': 'Los límites gratuitos de cada herramienta.',
  'The free {many} of everyone at your network address are used up for this month. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.':
    'Se ha agotado por este mes el cupo gratis ({many}) de todos los que usan tu dirección de red. Se renueva {resets}. Una cuenta recibe su propio cupo {days, plural, one {# día} other {# días}} después del registro; los usuarios Pro no tienen ese límite.',
  'The free {many} of everyone at your network address are used up for today. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.':
    'Se ha agotado por hoy el cupo gratis ({many}) de todos los que usan tu dirección de red. Se renueva {resets}. Una cuenta recibe su propio cupo {days, plural, one {# día} other {# días}} después del registro; los usuarios Pro no tienen ese límite.',
  'The front is done. Now turn the card over and scan its back.':
    'El anverso está listo. Ahora dale la vuelta a la tarjeta y escanea el reverso.',
  'The gist in a few sentences': 'Lo esencial en unas pocas frases',
  'The gist, with its sources': 'Lo esencial, con sus fuentes',
  'The headers of this request are too large. Please delete the cookies of this site and try again.':
    'Las cabeceras de esta petición son demasiado grandes. Elimina las cookies de este sitio e inténtalo de nuevo.',
  'The history may have up to 100 messages.': 'El historial puede tener hasta 100 mensajes.',
  'The history must be a list of messages.': 'El historial debe ser una lista de mensajes.',
  'The image as it is': 'La imagen tal como está',
  'The image is on your clipboard.': 'La imagen está en tu portapapeles.',
  'The image that “{text}” was read from': 'La imagen de la que se leyó «{text}»',
  'The image with the marked scratches can have up to {maxBytes}.':
    'La imagen con los arañazos marcados puede tener hasta {maxBytes}.',
  "The image with the marked scratches does not have the photo's proportions. Please mark them in an image of {width} × {height} pixels, or smaller by the same factor on both sides.":
    'La imagen con los arañazos marcados no tiene las proporciones de la foto. Márcalos en una imagen de {width} × {height} píxeles, o reducida por el mismo factor en ambos lados.',
  "The image's format; 'pdf' makes a JPEG image and a searchable PDF of it.":
    'El formato de la imagen; «pdf» crea una imagen JPEG y un PDF con búsqueda a partir de ella.',
  'The image, with a frame around the part that stays': 'La imagen, con un marco alrededor de la parte que se queda',
  'The job failed': 'El trabajo ha fallado',
  'The key points as a list': 'Los puntos clave en forma de lista',
  'The kind must be social or outreach.': 'El tipo debe ser social u outreach.',
  'The label was left out, as no font has all of its letters.':
    'La etiqueta se ha omitido, ya que ninguna fuente tiene todas sus letras.',
  'The language must be auto, en, {languages}.': 'El idioma debe ser auto, en, {languages}.',
  'The language of this text was not recognised. Please choose it in the list.':
    'No se ha reconocido el idioma de este texto. Elígelo en la lista.',
  'The language of this text was not recognised. Please choose it, or write a sentence more.':
    'No se ha reconocido el idioma de este texto. Elígelo o escribe una frase más.',
  "The languages of scanned pages, as codes such as 'eng,deu'. Text is recognised in up to 200 scanned pages, as one scan where scans are counted.":
    'Los idiomas de las páginas escaneadas, como códigos del tipo «eng,deu». El texto se reconoce en hasta 200 páginas escaneadas, como un solo escaneo donde se cuentan los escaneos.',
  'The last call of the AI provider failed.': 'La última llamada del proveedor de IA ha fallado.',
  'The last payment did not go through, so Pro has ended. Please check your card to continue.':
    'El último pago no se ha realizado, así que Pro ha terminado. Comprueba tu tarjeta para continuar.',
  'The last payment did not go through. Pro lasts until {day}; please check your card before then.':
    'El último pago no se ha realizado. Pro dura hasta el {day}; comprueba tu tarjeta antes de esa fecha.',
  'The light of this camera cannot be switched on.': 'La luz de esta cámara no se puede encender.',
  'The limits each tool applies.': 'Los límites que aplica cada herramienta.',
  'The lines of this page cannot be read, so that nothing on it can move. Please let what follows stay.':
    'Las líneas de esta página no se pueden leer, así que nada en ella se puede mover. Deja lo que sigue donde está.',
  'The link does not contain a valid palette, so this is the default one. The link may have been cut off; please ask for it again.':
    'El enlace no contiene una paleta válida, así que esta es la predeterminada. Puede que el enlace se haya cortado; pídelo de nuevo.',
  'The link is broken. Please ask for a new one.': 'El enlace está roto. Pide uno nuevo.',
  'The link is not complete. Open it again from the email.':
    'El enlace no está completo. Ábrelo de nuevo desde el correo.',
  'The link is removed': 'El enlace se ha retirado',
  'The link is stopped': 'El enlace se ha detenido',
  'The link stops working for good, and its maker cannot bring it back.':
    'El enlace deja de funcionar para siempre, y su creador no puede recuperarlo.',
  'The lists show what this site can translate now. With a translation service or AI provider set up by its operator, that is every pair of the 19 languages; without one, English, Spanish, French, Italian and Portuguese among each other, and Swedish and Danish.':
    'Las listas muestran lo que este sitio puede traducir ahora. Con un servicio de traducción o un proveedor de IA configurado por su operador, son todas las parejas de los 19 idiomas; sin él, inglés, español, francés, italiano y portugués entre sí, y sueco y danés.',
  'The logo covers more than error level {errorLevel} can correct. Please make it {percent} percent wide or less.':
    'El logotipo cubre más de lo que puede corregir el nivel de corrección {errorLevel}. Haz que ocupe un {percent} por ciento del ancho o menos.',
  'The logo must be 8 to 30 percent as wide as the code.':
    'El logotipo debe tener del 8 al 30 por ciento del ancho del código.',
  'The lower colour of a gradient.': 'El color inferior de un degradado.',
  'The macros in this document were not run.': 'Las macros de este documento no se han ejecutado.',
  'The mail server at {host}, port {port}, does not answer.':
    'El servidor de correo en {host}, puerto {port}, no responde.',
  'The mail server of SMTP_URL did not take the email ({reason}).':
    'El servidor de correo de SMTP_URL no ha aceptado el correo ({reason}).',
  'The mail server refused the user name or the password of {user}.':
    'El servidor de correo ha rechazado el nombre de usuario o la contraseña de {user}.',
  'The mailbox has no folder {folder}.': 'El buzón no tiene ninguna carpeta {folder}.',
  'The mailbox is being opened.': 'Se está abriendo el buzón.',
  'The mailbox is only read: no email in it is changed, marked or deleted. Emails that were there before are left alone. Where passwords are not allowed, IMAP_REFRESH_TOKEN takes an OAuth 2 token; npm run config lists all settings.':
    'El buzón solo se lee: ningún correo se cambia, marca o elimina en él. Los correos que ya estaban se dejan como están. Donde no se permiten contraseñas, IMAP_REFRESH_TOKEN admite un token OAuth 2; npm run config muestra todos los ajustes.',
  'The maker of this link has set a password for it.': 'El creador de este enlace le ha puesto una contraseña.',
  'The map opens at the right place.': 'El mapa se abre en el lugar correcto.',
  'The marked scratches must be a JPEG, PNG, or WebP image.':
    'Los arañazos marcados deben ser una imagen JPEG, PNG o WebP.',
  'The marks cover {megapixels} megapixels. The limit is {maxMegapixels} megapixels: please mark scratches only, or use a smaller photo.':
    'Las marcas cubren {megapixels} megapíxeles. El límite es de {maxMegapixels} megapíxeles: marca solo arañazos o usa una foto más pequeña.',
  "The mask has {mask} pixels and the photo {photo} pixels. Please send a mask of the photo's size, or a smaller one with the same proportions.":
    'La máscara tiene {mask} píxeles y la foto {photo} píxeles. Envía una máscara del tamaño de la foto, o una más pequeña con las mismas proporciones.',
  'The mask must be a PNG, JPEG or WebP image.': 'La máscara debe ser una imagen PNG, JPEG o WebP.',
  'The mask must be smaller than 10 MB.': 'La máscara debe ocupar menos de 10 MB.',
  'The message has no valid signature of the payment provider.':
    'El mensaje no tiene una firma válida del proveedor de pagos.',
  'The message is empty. Please write what you would like to know.':
    'El mensaje está vacío. Escribe lo que quieres saber.',
  'The message must be text.': 'El mensaje debe ser texto.',
  'The message must have at most {max, plural, one {# character} other {# characters}}. Please shorten it, or send the rest as a second one.':
    'El mensaje debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}. Acórtalo o envía el resto en un segundo mensaje.',
  'The metadata of this image cannot be removed without changing the image.':
    'Los metadatos de esta imagen no se pueden quitar sin modificar la imagen.',
  'The minimum of a character type must be a whole number from 0 to 50.':
    'El mínimo de un tipo de carácter debe ser un número entero de 0 a 50.',
  'The model {model} cannot be used on this server: {fault}. Please tell the operator.':
    'El modelo {model} no se puede usar en este servidor: {fault}. Avisa al operador.',
  'The name': 'El nombre',
  'The name contains characters that are not allowed. Please choose another one.':
    'El nombre contiene caracteres que no están permitidos. Elige otro.',
  'The name is too long. Please use at most 60 characters.':
    'El nombre es demasiado largo. Usa como máximo 60 caracteres.',
  'The name is too long. Please use at most {max, plural, one {# character} other {# characters}}.':
    'El nombre es demasiado largo. Usa como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'The name may contain letters, digits, spaces and single . _ - or apostrophes. Please choose another one.':
    'El nombre puede contener letras, cifras, espacios y los signos . _ - o apóstrofos sueltos. Elige otro.',
  'The name must be a text of up to 200 characters.': 'El nombre debe ser un texto de hasta 200 caracteres.',
  'The name must be text.': 'El nombre debe ser texto.',
  'The name must have at most 80 characters.': 'El nombre debe tener como máximo 80 caracteres.',
  'The name must have at most {max, plural, one {# character} other {# characters}}.':
    'El nombre debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'The name of a field or file is too long: it may have up to {characters, plural, one {# character} other {# characters}}. Please shorten it.':
    'El nombre de un campo o archivo es demasiado largo: puede tener hasta {characters, plural, one {# carácter} other {# caracteres}}. Acórtalo.',
  'The name of a network has at most 32 bytes.': 'El nombre de una red tiene como máximo 32 bytes.',
  'The name says {named}, but this is a {kind} document; it was opened as that.':
    'El nombre dice {named}, pero este es un documento {kind}; se ha abierto como tal.',
  'The name shown on this site.': 'El nombre que se muestra en este sitio.',
  'The name {name} is written in {script} letters that look like Latin ones. It is really {host}.':
    'El nombre {name} está escrito con letras de tipo {script} que parecen latinas. En realidad es {host}.',
  'The name {name} mixes {first} and {second} letters, so it may look like another site. It is really {host}.':
    'El nombre {name} mezcla letras de tipo {first} y {second}, así que puede parecer otro sitio. En realidad es {host}.',
  'The new text does not fit: it is {points} points wider than the space up to what follows. Shrink it, or shorten it.':
    'El texto nuevo no cabe: es {points} puntos más ancho que el espacio hasta lo que sigue. Redúcelo o acórtalo.',
  'The new text is shrunk to {percent}%.': 'El texto nuevo se ha reducido al {percent}%.',
  'The note': 'La nota',
  'The note must be text.': 'La nota debe ser texto.',
  'The note must have at most {max, plural, one {# character} other {# characters}}.':
    'La nota debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'The number of days must be a whole number from 1 to {max}.':
    'El número de días debe ser un número entero de 1 a {max}.',
  'The number of passphrases must be a whole number from 1 to {maxPassphrases}.':
    'El número de frases de contraseña debe ser un número entero de 1 a {maxPassphrases}.',
  'The number of passwords must be a whole number from 1 to {maxPasswords}.':
    'El número de contraseñas debe ser un número entero de 1 a {maxPasswords}.',
  'The number of words must be a whole number from {min} to {max}.':
    'El número de palabras debe ser un número entero de {min} a {max}.',
  'The one of the text that it replaces. Where that font lacks a letter, the whole new text is set in one that looks like it, and you are told, as you are when it does not fit.':
    'La del texto que sustituye. Si a esa fuente le falta una letra, todo el texto nuevo se compone con una que se le parece, y se te avisa, igual que cuando no cabe.',
  'The only file of the archive has no name and was called after the archive.':
    'El único archivo del archivo comprimido no tiene nombre y ha recibido el de este.',
  'The operator of this site has removed it.': 'El operador de este sitio lo ha retirado.',
  'The operator of this site has stopped it.': 'El operador de este sitio lo ha detenido.',
  'The operator of this site will look at this link.': 'El operador de este sitio revisará este enlace.',
  'The option addDigit must be true or false.': 'La opción addDigit debe ser true o false.',
  'The option allowSigned must be true or false.': 'La opción allowSigned debe ser true o false.',
  'The option capitalise must be true or false.': 'La opción capitalise debe ser true o false.',
  'The option excludeLookAlikes must be true or false.': 'La opción excludeLookAlikes debe ser true o false.',
  'The option {name} must be true or false.': 'La opción {name} debe ser true o false.',
  'The options of a step are too long.': 'Las opciones de un paso son demasiado largas.',
  'The original is marked as PDF/A, for archives. Check the copy before you archive it.':
    'El original está marcado como PDF/A, para archivo. Comprueba la copia antes de archivarla.',
  'The original was damaged. This copy has what could be recovered: please check it.':
    'El original estaba dañado. Esta copia contiene lo que se ha podido recuperar: compruébala.',
  'The original was locked or protected; this copy is not.':
    'El original estaba bloqueado o protegido; esta copia no lo está.',
  'The page': 'La página',
  'The page as it will be scanned': 'La página tal como se escaneará',
  'The page cannot be cut out along these edges: a corner lies outside of the image.':
    'La página no se puede recortar por estos bordes: una esquina queda fuera de la imagen.',
  'The page cannot be cut out along these edges: four corners are needed, each with x and y as numbers.':
    'La página no se puede recortar por estos bordes: hacen falta cuatro esquinas, cada una con x e y como números.',
  'The page cannot be cut out along these edges: its sides cross each other.':
    'La página no se puede recortar por estos bordes: sus lados se cruzan.',
  'The page cannot be cut out along these edges: one of its corners points inwards.':
    'La página no se puede recortar por estos bordes: una de sus esquinas apunta hacia dentro.',
  'The page cannot be cut out along these edges: there is nothing between its corners.':
    'La página no se puede recortar por estos bordes: no hay nada entre sus esquinas.',
  'The page draws the image exactly as you will download it and reads it with ZXing, the engine of many scanner apps, then again at half the size and out of focus, as a phone sees it from afar. The text must match exactly. A code that fails cannot be downloaded, and the page says which change makes it scan.':
    'La página dibuja la imagen exactamente como la descargarás y la lee con ZXing, el motor de muchas aplicaciones de escaneo, y luego otra vez a la mitad del tamaño y desenfocada, como la ve un teléfono desde lejos. El texto debe coincidir exactamente. Un código que falla no se puede descargar, y la página dice qué cambio hace que se lea.',
  'The page is in your list, with its text.': 'La página está en tu lista, con su texto.',
  'The page is in your list. No text was found on it.':
    'La página está en tu lista. No se ha encontrado texto en ella.',
  'The page list is empty.': 'La lista de páginas está vacía.',
  'The page list is longer than {maxListLength} characters. Please use ranges, such as 1-500.':
    'La lista de páginas tiene más de {maxListLength} caracteres. Usa intervalos, como 1-500.',
  'The page must be a number.': 'La página debe ser un número.',
  'The page must be a path of this site.': 'La página debe ser una ruta de este sitio.',
  'The page must be a whole number.': 'La página debe ser un número entero.',
  'The page must be one of this site, such as /help.': 'La página debe ser una de este sitio, como /help.',
  'The page must be text.': 'La página debe ser texto.',
  'The page of {title}': 'La página de {title}',
  'The page says so above the button, before anything is sent: a provider that the operator of this site has chosen, or Apertium on the site itself, which works by rules and makes a draft. You can always choose Apertium where it knows both languages.':
    'La página lo dice encima del botón, antes de enviar nada: un proveedor que ha elegido el operador de este sitio, o Apertium en el propio sitio, que funciona con reglas y hace un borrador. Siempre puedes elegir Apertium cuando conoce ambos idiomas.',
  'The pages cannot be shown here. Please download the file to look at it.':
    'Las páginas no se pueden mostrar aquí. Descarga el archivo para verlo.',
  'The pages of this TIFF differ in size or are stored rotated, so it cannot be saved as one file. Please save its pages one by one.':
    'Las páginas de este TIFF tienen tamaños distintos o están guardadas giradas, así que no se puede guardar como un solo archivo. Guarda sus páginas una a una.',
  'The pages of this TIFF differ in size or are stored rotated; the images are unchanged.':
    'Las páginas de este TIFF difieren en tamaño o están guardadas giradas; las imágenes quedan sin cambios.',
  'The pages were not audited yet.': 'Las páginas aún no se han auditado.',
  'The pages were not audited yet. “Audit the pages” reads all of them.':
    'Las páginas aún no se han auditado. «Auditar las páginas» las lee todas.',
  'The part to keep must be given in numbers from 0 to 1 and lie inside the image.':
    'La parte que se conserva debe indicarse con números de 0 a 1 y quedar dentro de la imagen.',
  'The part to show must be given in whole pixels of the photo.':
    'La parte que se muestra debe indicarse en píxeles enteros de la foto.',
  'The part to show must lie inside the photo, which has {width} × {height} pixels. Please choose another part.':
    'La parte que se va a mostrar debe estar dentro de la foto, que tiene {width} × {height} píxeles. Elige otra parte.',
  'The passkey could not be added. Please try again.': 'La llave de acceso no se ha podido añadir. Inténtalo de nuevo.',
  'The password has too many characters.': 'La contraseña tiene demasiados caracteres.',
  'The password is too long.': 'La contraseña es demasiado larga.',
  'The password is wrong. Please try again.': 'La contraseña es incorrecta. Inténtalo de nuevo.',
  'The password must be text.': 'La contraseña debe ser texto.',
  'The password must have at least {min, plural, one {# character} other {# characters}}.':
    'La contraseña debe tener al menos {min, plural, one {# carácter} other {# caracteres}}.',
  'The password must have at most {max, plural, one {# character} other {# characters}}.':
    'La contraseña debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'The password must not be your name or email address. Please choose another one.':
    'La contraseña no puede ser tu nombre ni tu dirección de correo. Elige otra.',
  'The path "{path}" begins at the root of a disk. Please send paths like photos/2024/a.jpg.':
    'La ruta "{path}" empieza en la raíz de un disco. Envía rutas como photos/2024/a.jpg.',
  'The path "{path}" contains control characters. Please send paths like photos/2024/a.jpg.':
    'La ruta "{path}" contiene caracteres de control. Envía rutas como photos/2024/a.jpg.',
  'The path "{path}" is empty. Please send paths like photos/2024/a.jpg.':
    'La ruta "{path}" está vacía. Envía rutas como photos/2024/a.jpg.',
  'The path "{path}" is too long. Please send paths like photos/2024/a.jpg.':
    'La ruta "{path}" es demasiado larga. Envía rutas como photos/2024/a.jpg.',
  'The path "{path}" leads out of its folder. Please send paths like photos/2024/a.jpg.':
    'La ruta "{path}" sale de su carpeta. Envía rutas como photos/2024/a.jpg.',
  'The path "{path}" names a drive. Please send paths like photos/2024/a.jpg.':
    'La ruta "{path}" nombra una unidad. Envía rutas como photos/2024/a.jpg.',
  'The path is too long.': 'La ruta es demasiado larga.',
  'The path must be text.': 'La ruta debe ser texto.',
  'The path must begin with /.': 'La ruta debe empezar por /.',
  'The payment cannot begin': 'El pago no puede empezar',
  'The payment form could not be loaded.': 'No se ha podido cargar el formulario de pago.',
  'The payment form could not be loaded. Check your connection, or whether an extension blocks it, and reload.':
    'No se ha podido cargar el formulario de pago. Comprueba tu conexión, o si una extensión lo bloquea, y recarga la página.',
  'The payment has more than {maxBytes} bytes, the limit of the standard. Please shorten the message.':
    'El pago tiene más de {maxBytes} bytes, el límite del estándar. Acorta el mensaje.',
  'The payment provider did not answer, so nothing was changed. Please try again in a minute.':
    'El proveedor de pagos no ha respondido, así que no se ha cambiado nada. Inténtalo de nuevo dentro de un minuto.',
  'The payment was declined: {reason} Please use another card and try again.':
    'El pago se ha rechazado: {reason} Usa otra tarjeta e inténtalo de nuevo.',
  'The payment was not accepted. Try another card.': 'El pago no se ha aceptado. Prueba con otra tarjeta.',
  'The phone is disconnected. The scanned pages stay in your list.':
    'El teléfono está desconectado. Las páginas escaneadas se quedan en tu lista.',
  'The phones on your network have sent as many pages as fit. Please disconnect those that are done, or try again in an hour.':
    'Los teléfonos de tu red han enviado tantas páginas como caben. Desconecta los que hayan terminado o inténtalo de nuevo dentro de una hora.',
  'The photo has 16 bits per colour channel, the result 8.':
    'La foto tiene 16 bits por canal de color; el resultado, 8.',
  'The photo has {original}, so a copy of {sent} was sent. The original stays on your device.':
    'La foto tiene {original}, así que se ha enviado una copia de {sent}. El original se queda en tu dispositivo.',
  'The photo shown takes {time}, longer while the server is busy.':
    'La foto mostrada tarda {time}, más si el servidor está ocupado.',
  "The picture's address": 'La dirección de la imagen',
  "The picture's address must begin with https://.": 'La dirección de la imagen debe empezar por https://.',
  "The plan must be 'monthly' or 'annual'.": 'El plan debe ser «monthly» o «annual».',
  "The plan must be 'pro', 'monthly' or 'annual'.": 'El plan debe ser «pro», «monthly» o «annual».',
  'The platform': 'La plataforma',
  'The position must be one of {adPositions}.': 'La posición debe ser una de estas: {adPositions}.',
  'The post is being sent': 'La entrada se está enviando',
  'The preview could not be made.': 'No se ha podido crear la vista previa.',
  'The preview could not be made. Please remove the background again.':
    'No se ha podido crear la vista previa. Quita el fondo de nuevo.',
  'The preview is in the frame. Zoom in to fill the view.':
    'La vista previa está en el marco. Acércate para llenar la vista.',
  'The principal leads; a principle is a rule.': '«Principal» es quien dirige; «principle» es una regla.',
  'The program that handles this kind of file stopped unexpectedly. Please try again, or try another file.':
    'El programa que procesa este tipo de archivos se ha detenido inesperadamente. Inténtalo de nuevo o prueba con otro archivo.',
  'The program that recognises text, tesseract-ocr, is not installed on this server.':
    'El programa que reconoce texto, tesseract-ocr, no está instalado en este servidor.',
  'The quick brown fox jumps over the lazy dog, in sixteen pixels.':
    'El veloz murciélago hindú comía feliz cardillo y kiwi, en dieciséis píxeles.',
  'The quiet zone must be a whole number of modules from {min} to {max}.':
    'La zona de silencio debe ser un número entero de módulos de {min} a {max}.',
  'The quotation mark that opens in line {line} of the CSV file is never closed. Please close it and try again.':
    'Las comillas que se abren en la línea {line} del archivo CSV no se cierran nunca. Ciérralas e inténtalo de nuevo.',
  "The range '{part}' runs backwards. Please write {to}-{from}.":
    'El intervalo «{part}» va hacia atrás. Escribe {to}-{from}.',
  'The range must be week, month, quarter or year.': 'El intervalo debe ser week, month, quarter o year.',
  'The reader for {kind} files could not be loaded. Please check your connection and open the file again.':
    'El lector de archivos {kind} no se ha podido cargar. Comprueba tu conexión y abre el archivo de nuevo.',
  "The record of a deletion does not hold the file's name.":
    'El registro de una eliminación no contiene el nombre del archivo.',
  'The redirect must be 301 or 302.': 'La redirección debe ser 301 o 302.',
  'The referrer': 'La página de referencia',
  'The report goes to {addresses} every day at 8:00 UTC.': 'El informe va a {addresses} todos los días a las 8:00 UTC.',
  'The report is on its way.': 'El informe está en camino.',
  'The reports and the warning are gone': 'Las denuncias y la advertencia han desaparecido',
  'The request could not be read. Please check its format and try again.':
    'La petición no se ha podido leer. Comprueba su formato e inténtalo de nuevo.',
  'The request could not be understood.': 'La petición no se ha podido entender.',
  'The request did not arrive in time. Please check your connection and try again.':
    'La petición no ha llegado a tiempo. Comprueba tu conexión e inténtalo de nuevo.',
  'The request is too large: this call takes up to {bytes}. Please send less at a time.':
    'La petición es demasiado grande: esta llamada admite hasta {bytes}. Envía menos a la vez.',
  'The request names no host. Please send the header Host.':
    'La petición no nombra ningún servidor. Envía la cabecera Host.',
  'The result': 'El resultado',
  'The result is not here any more: results are deleted after a day, or when you delete them. Try again.':
    'El resultado ya no está aquí: los resultados se eliminan al cabo de un día o cuando tú los eliminas. Inténtalo de nuevo.',
  'The result is {times} times as large as the source, because PDF cannot hold {format} images, which are packed more tightly than JPEG and PNG.':
    'El resultado es {times} veces más grande que el original, porque un PDF no puede contener imágenes {format}, que están más comprimidas que JPEG y PNG.',
  'The result is {times} times as large as the source, because the source is so small that the recognised words weigh more than a fifth of it ({growth}).':
    'El resultado es {times} veces más grande que el original, porque el original es tan pequeño que las palabras reconocidas pesan más de una quinta parte de él ({growth}).',
  'The result must have at least one page.': 'El resultado debe tener al menos una página.',
  'The result was deleted: results are kept for 24 hours.':
    'El resultado se eliminó: los resultados se guardan durante 24 horas.',
  'The result would be {width} x {height} pixels in {frames, plural, one {# frame} other {# frames}}. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.':
    'El resultado tendría {width} x {height} píxeles en {frames, plural, one {# fotograma} other {# fotogramas}}. El límite es de {maxSide} píxeles por lado y 100 megapíxeles en total. Elige un tamaño menor.',
  'The result would be {width} x {height} pixels. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.':
    'El resultado tendría {width} x {height} píxeles. El límite es de {maxSide} píxeles por lado y 100 megapíxeles en total. Elige un tamaño menor.',
  'The result would have {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please enlarge the photo less.':
    'El resultado tendría {width} × {height} píxeles ({megapixels} megapíxeles). El límite es de {maxMegapixels} megapíxeles; amplía menos la foto.',
  "The result's format; 'keep' is the photo's own.": 'El formato del resultado; «keep» es el de la propia foto.',
  "The result's format; 'keep' is the source's own (HEIC becomes JPEG).":
    'El formato del resultado; «keep» es el del propio original (HEIC pasa a JPEG).',
  'The results take {bytes} together, and {max} is the most that one call may make. Please send fewer or smaller files at a time.':
    'Los resultados ocupan {bytes} en total, y {max} es lo máximo que puede generar una llamada. Envía menos archivos o archivos más pequeños a la vez.',
  'The rules for using this site: what you may do, and what we promise and do not.':
    'Las reglas para usar este sitio: qué puedes hacer, y qué prometemos y qué no.',
  'The rules to leave out must be a list of up to 500 names.':
    'Las reglas que se omiten deben ser una lista de hasta 500 nombres.',
  'The same PDF, smaller': 'El mismo PDF, más pequeño',
  'The same as Pro Monthly, paid once a year.': 'Lo mismo que Pro Mensual, pagado una vez al año.',
  'The same part is taken from every image.': 'De cada imagen se toma la misma parte.',
  'The scanner opens on the phone, and the pages you scan appear here. The code is for one phone and works for 15 minutes.':
    'El escáner se abre en el teléfono, y las páginas que escanees aparecen aquí. El código es para un solo teléfono y funciona durante 15 minutos.',
  'The search could not be loaded. Check your connection, then type again.':
    'No se ha podido cargar la búsqueda. Comprueba tu conexión y vuelve a escribir.',
  'The search volume': 'El volumen de búsqueda',
  'The sentence does not say who does it. The active voice would.':
    'La frase no dice quién lo hace. La voz activa lo diría.',
  'The sentence says the same without it.': 'La frase dice lo mismo sin esto.',
  'The separator must be a hyphen, space, full stop, comma, underscore or nothing.':
    'El separador debe ser un guion, espacio, punto, coma, guion bajo o nada.',
  'The server could not be reached. The files will be deleted when they expire.':
    'No se ha podido acceder al servidor. Los archivos se eliminarán cuando caduquen.',
  'The server could not do this (status {status}). Try again in a moment.':
    'El servidor no ha podido hacerlo (estado {status}). Inténtalo de nuevo dentro de un momento.',
  'The server counts how many files and jobs it worked on, and notes failures so that they can be repaired. File names, file contents and the addresses of pages you opened are not in these notes.':
    'El servidor cuenta con cuántos archivos y trabajos ha trabajado, y anota los fallos para que se puedan reparar. En estas anotaciones no hay nombres de archivo, contenidos de archivo ni direcciones de páginas que abriste.',
  'The server has deleted this PDF. Your changes are still here: please choose the PDF again.':
    'El servidor ha eliminado este PDF. Tus cambios siguen aquí: elige el PDF de nuevo.',
  'The server is busy right now. Please try again in a minute.':
    'El servidor está ocupado en este momento. Inténtalo de nuevo dentro de un minuto.',
  'The server is restarting. Please try again in a minute.':
    'El servidor se está reiniciando. Inténtalo de nuevo dentro de un minuto.',
  'The severity must be one of {severities}.': 'La gravedad debe ser una de estas: {severities}.',
  'The site': 'El sitio',
  'The size must be a whole number of bytes from 20 KB up.':
    'El tamaño debe ser un número entero de bytes a partir de 20 KB.',
  'The smallest images, for the web.': 'Las imágenes más pequeñas, para la web.',
  'The source': 'La fuente',
  'The source has 16 bits per colour channel, the result 8. TIFF keeps them, and PNG at quality 100.':
    'El original tiene 16 bits por canal de color; el resultado, 8. TIFF los conserva, y también PNG con calidad 100.',
  'The source is open, under the MIT licence. Run it yourself, read it, change it, take your data with you.':
    'El código fuente es abierto, con licencia MIT. Alójalo tú, léelo, cámbialo, llévate tus datos.',
  'The space belongs after the comma.': 'El espacio va después de la coma.',
  'The split method must be pages, range, every, odd-even, single, bookmarks or size.':
    'El método de división debe ser pages, range, every, odd-even, single, bookmarks o size.',
  'The standard for payments requires {fixedLevel}.': 'El estándar de pagos exige {fixedLevel}.',
  'The state must be all, {jobStates}.': 'El estado debe ser all, {jobStates}.',
  'The state must be one of {listedStates}.': 'El estado debe ser uno de estos: {listedStates}.',
  'The state must be one of {states}.': 'El estado debe ser uno de estos: {states}.',
  'The state must be waiting, solved or closed.': 'El estado debe ser waiting, solved o closed.',
  'The state of the mailbox that people write to for support.':
    'El estado del buzón al que la gente escribe para pedir soporte.',
  'The status must be pending or done.': 'El estado debe ser pending o done.',
  'The status must be pending, scheduled or active.': 'El estado debe ser pending, scheduled o active.',
  'The status must be pending, submitted or active.': 'El estado debe ser pending, submitted o active.',
  'The status must be planned, in-progress or done.': 'El estado debe ser planned, in-progress o done.',
  'The subject': 'El motivo',
  'The subject fills the whole photo, so nothing was removed.':
    'El motivo llena toda la foto, así que no se ha quitado nada.',
  'The summary must be a list of lines.': 'El resumen debe ser una lista de líneas.',
  'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.':
    'El chat de soporte se guarda en este navegador hasta que lo borres o cierres sesión. El servidor responde a partir de lo que dice este sitio, y de tu propio último trabajo fallido, y olvida la pregunta; cuando un proveedor de IA redacta las respuestas, el chat lo indica y te permite desactivarlo.',
  'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own plan, allowances and last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.':
    'El chat de soporte se guarda en este navegador hasta que lo borres o cierres sesión. El servidor responde a partir de lo que dice este sitio, y de tu propio plan, tus cupos y tu último trabajo fallido, y olvida la pregunta; cuando un proveedor de IA redacta las respuestas, el chat lo indica y te permite desactivarlo.',
  'The support mailbox cannot be read.': 'El buzón de soporte no se puede leer.',
  'The target': 'El destino',
  'The task must be grammar, clarity, tone, concise or expand.':
    'La tarea debe ser grammar, clarity, tone, concise o expand.',
  'The team': 'El equipo',
  'The template': 'La plantilla',
  'The term': 'El término',
  'The test email of {sent} arrived {minutes, plural, one {# minute} other {# minutes}} later.':
    'El correo de prueba de {sent} llegó {minutes, plural, one {# minuto} other {# minutos}} después.',
  'The test email of {sent} arrived {seconds} s later.': 'El correo de prueba de {sent} llegó {seconds} s después.',
  'The test email of {sent} has not arrived yet.': 'El correo de prueba de {sent} todavía no ha llegado.',
  'The text': 'El texto',
  'The text appears page by page, to be edited and searched.':
    'El texto aparece página a página, para editarlo y buscar en él.',
  'The text can have up to 10,000 characters. Please shorten it, or improve it part by part.':
    'El texto puede tener hasta 10 000 caracteres. Acórtalo o mejóralo por partes.',
  'The text can have up to {maxCharacters} characters. Please shorten it, or improve it part by part.':
    'El texto puede tener hasta {maxCharacters} caracteres. Acórtalo o mejóralo por partes.',
  'The text cannot be shown here. Please download the file to look at it.':
    'El texto no se puede mostrar aquí. Descarga el archivo para verlo.',
  'The text in this file is longer than {maxBytes}. Please split the document and count the parts.':
    'El texto de este archivo supera {maxBytes}. Divide el documento y cuenta las partes.',
  'The text is empty.': 'El texto está vacío.',
  'The text is longer than its box, which shows only its start.':
    'El texto es más largo que su cuadro, que solo muestra el principio.',
  'The text is no longer on the server. Please summarize again.':
    'El texto ya no está en el servidor. Resume de nuevo.',
  'The text is that of the PDF. Please make some edits before saving.':
    'El texto es el del PDF. Haz algunas ediciones antes de guardar.',
  'The text is too short or its language was not recognised; the Flesch formulas are for English only.':
    'El texto es demasiado corto o no se ha reconocido su idioma; las fórmulas de Flesch son solo para el inglés.',
  'The text may have up to {max, plural, one {# character} other {# characters}}. Send the pages that change instead.':
    'El texto puede tener hasta {max, plural, one {# carácter} other {# caracteres}}. Envía en su lugar las páginas que cambian.',
  'The text of an email': 'El texto de un correo',
  'The text of scans was not recognised: {whyNot}': 'El texto de los escaneos no se ha reconocido: {whyNot}',
  'The text of this scan was not recognised, because the program for it is not installed on this server.':
    'No se ha reconocido el texto de este escaneo, porque el programa para ello no está instalado en este servidor.',
  'The text of this scan was not recognised: {message}': 'No se ha reconocido el texto de este escaneo: {message}',
  'The text of {kind} files cannot be read here. Please save the document as DOCX or TXT and try again.':
    'El texto de los archivos {kind} no se puede leer aquí. Guarda el documento como DOCX o TXT e inténtalo de nuevo.',
  'The text under this box is “{there}”, not “{given}”.': 'El texto bajo este recuadro es «{there}», no «{given}».',
  'The time must be a date and time, such as 2027-01-31T12:00:00Z.':
    'La hora debe ser una fecha y hora, como 2027-01-31T12:00:00Z.',
  'The timestamp must be a time in ISO format, such as 2026-01-31T12:00:00.000Z.':
    'El timestamp debe ser una hora en formato ISO, como 2026-01-31T12:00:00.000Z.',
  'The title': 'El título',
  'The title must be text.': 'El título debe ser texto.',
  'The title must have at most {max, plural, one {# character} other {# characters}}.':
    'El título debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'The title needs at least 3 characters.': 'El título necesita al menos 3 caracteres.',
  'The token is missing.': 'Falta el token.',
  'The tone must be formal, friendly or neutral.': 'El tono debe ser formal, friendly o neutral.',
  'The tools are made with care and tested, and they say when something could not be done. Even so they are provided as they are: check results that matter to you before you rely on them. As far as the law allows, we are not liable for losses that come from using the site or from not being able to use it.':
    'Las herramientas están hechas con cuidado y probadas, y dicen cuándo algo no se ha podido hacer. Aun así se ofrecen tal como son: comprueba los resultados que te importan antes de confiar en ellos. En la medida en que lo permite la ley, no respondemos de las pérdidas derivadas de usar el sitio o de no poder usarlo.',
  'The tools that work without a network.': 'Las herramientas que funcionan sin red.',
  'The topic must be one of {topics}.': 'El tema debe ser uno de estos: {topics}.',
  'The translator passes your text to': 'El traductor pasa tu texto a',
  'The two may be from different people, who would read each other. Please answer each of them.':
    'Las dos pueden ser de personas distintas, que se leerían entre sí. Responde a cada una.',
  'The upload': 'La subida',
  'The upload does not say what it is for. Please send in Upload-Metadata the file name (filename), the path of a call with files (call) and its file field (field), as listed at /api/docs.':
    'La subida no dice para qué es. Envía en Upload-Metadata el nombre del archivo (filename), la ruta de una llamada con archivos (call) y su campo de archivo (field), tal como se indican en /api/docs.',
  'The upload is being written to.': 'Se está escribiendo en la subida.',
  'The upload is not there any more.': 'La subida ya no está ahí.',
  'The upload stopped, or is too slow to go on. Please check your connection and try again.':
    'La subida se ha detenido, o es demasiado lenta para continuar. Comprueba tu conexión e inténtalo de nuevo.',
  'The upload was cut off or is not valid form data. Please try again.':
    'La subida se ha cortado o no son datos de formulario válidos. Inténtalo de nuevo.',
  'The verb does not agree with its subject.': 'El verbo no concuerda con su sujeto.',
  'The verb says it without a noun.': 'El verbo lo dice sin sustantivo.',
  'The visit limit is too large.': 'El límite de visitas es demasiado grande.',
  'The visit limit must be a number.': 'El límite de visitas debe ser un número.',
  'The visit limit must be a whole number.': 'El límite de visitas debe ser un número entero.',
  'The visit limit must be at least 1.': 'El límite de visitas debe ser al menos 1.',
  'The website allows 100 tries an hour.': 'El sitio web permite 100 intentos por hora.',
  'The whole image, as large as the size allows.': 'La imagen entera, tan grande como permita el tamaño.',
  'The whole photo is being enhanced.': 'Se está mejorando la foto entera.',
  'The whole photo takes {time}, longer while the server is busy.':
    'La foto entera tarda {time}, más si el servidor está ocupado.',
  'The word list could not be loaded. Check your connection and press Generate again.':
    'No se ha podido cargar la lista de palabras. Comprueba tu conexión y pulsa Generar de nuevo.',
  'The work was cancelled.': 'El trabajo se ha cancelado.',
  'The work was interrupted several times and has been stopped. Please try again; if it happens again, the file may be the cause.':
    'El trabajo se ha interrumpido varias veces y se ha detenido. Inténtalo de nuevo; si vuelve a ocurrir, la causa puede ser el archivo.',
  'The {tool} does not take {type} files. The {other} does.':
    'La herramienta {tool} no admite archivos {type}. La herramienta {other} sí.',
  'The {tool} does not take {type} files. The {other} turns them into {made} first.':
    'La herramienta {tool} no admite archivos {type}. La herramienta {other} los convierte antes en {made}.',
  'The {what} is on your clipboard.': 'En tu portapapeles: {what}.',
  'Their text is read and laid over their pages, so that it can be searched, selected and copied.':
    'Su texto se lee y se coloca sobre sus páginas, para poder buscarlo, seleccionarlo y copiarlo.',
  'Then the page says that it is not in the document. Answers quote passages of your text and nothing else.':
    'Entonces la página dice que no está en el documento. Las respuestas citan pasajes de tu texto y nada más.',
  'Then the pages are images of text, as scanners make them. Their text is recognised, which counts as one of your monthly scans however many pages there are, and the result names the pages.':
    'Porque las páginas son imágenes de texto, como las que crean los escáneres. Su texto se reconoce, lo que cuenta como uno de tus escaneos mensuales sin importar cuántas páginas haya, y el resultado señala las páginas.',
  'There are more than 10,000 edits. Please save some of them first, then make the others in the saved PDF.':
    'Hay más de 10 000 ediciones. Guarda primero algunas y luego haz las demás en el PDF guardado.',
  'There are no short links on {domain} here. Please choose one of the domains of this site.':
    'Aquí no hay enlaces cortos en {domain}. Elige uno de los dominios de este sitio.',
  'There are no spelling rules for {language} here. They exist for {known}.':
    'Aquí no hay reglas de ortografía para {language}. Existen para {known}.',
  'There are no words to measure.': 'No hay palabras que medir.',
  'There are too many open requests from your address. Please wait until some have finished and try again.':
    'Hay demasiadas peticiones abiertas desde tu dirección. Espera a que terminen algunas e inténtalo de nuevo.',
  'There are {files} files but {given} modification times. Please send one for each file.':
    'Hay {files} archivos pero {given} fechas de modificación. Envía una por archivo.',
  'There are {files} files but {given} paths. Please send one for each file.':
    'Hay {files} archivos pero {given} rutas. Envía una por archivo.',
  'There are {files} files but {given} sources. Please send one for each file, or none.':
    'Hay {files} archivos pero {given} sources. Envía uno por archivo, o ninguno.',
  'There are {images} images but {given} rotations. Please send one for each image, or none.':
    'Hay {images} imágenes pero {given} giros. Envía uno por imagen, o ninguno.',
  'There are {images} images but {given} texts. Please send one for each image, or none.':
    'Hay {images} imágenes pero {given} textos. Envía uno por imagen, o ninguno.',
  'There are {max, plural, one {# template} other {# templates}} already. Please delete one first.':
    'Ya hay {max, plural, one {# plantilla} other {# plantillas}}. Elimina una antes.',
  'There can be up to {max, plural, one {# article} other {# articles}}. Please delete one first.':
    'Puede haber hasta {max, plural, one {# artículo} other {# artículos}}. Elimina uno antes.',
  'There is an account with this email address already. Please sign in, or use another address.':
    'Ya existe una cuenta con esta dirección de correo. Inicia sesión o usa otra dirección.',
  'There is no account with the address {email}.': 'No hay ninguna cuenta con la dirección {email}.',
  'There is no address in the column url.': 'No hay ninguna dirección en la columna url.',
  'There is no annotation {index} on this page: it has {count}, counted from 0.':
    'No hay ninguna anotación {index} en esta página: tiene {count}, contadas desde 0.',
  'There is no camera here. Please choose an image instead.':
    'Aquí no hay ninguna cámara. Elige una imagen en su lugar.',
  'There is no conversation with this number.': 'No hay ninguna conversación con este número.',
  'There is no entry {index} in this archive. Please list it again and choose from that list.':
    'No hay ninguna entrada {index} en este archivo comprimido. Vuelve a listarlo y elige de esa lista.',
  "There is no field '{field}' here.": 'Aquí no hay ningún campo «{field}».',
  "There is no file field called '{field}' here. Please send the file as '{expected}'.":
    'Aquí no hay ningún campo de archivo llamado «{field}». Envía el archivo como «{expected}».',
  'There is no file {file}: files are numbered from 0 to {last}.':
    'No existe el archivo {file}: los archivos se numeran de 0 a {last}.',
  'There is no font here for {characters} and {more} more: what is missing is shown as empty boxes.':
    'Aquí no hay ninguna fuente para {characters} y {more} más: lo que falta se muestra como recuadros vacíos.',
  'There is no font here for {characters}: what is missing is shown as empty boxes.':
    'Aquí no hay ninguna fuente para {characters}: lo que falta se muestra como recuadros vacíos.',
  'There is no inserted file {file}: {files, plural, one {one was} other {# were}} sent, counted from 0.':
    'No existe el archivo insertado {file}: {files, plural, one {se envió uno} other {se enviaron #}}, contando desde 0.',
  'There is no mail server named {host}, or it cannot be found now.':
    'No hay ningún servidor de correo llamado {host}, o no se puede encontrar ahora.',
  "There is no operation called '{name}'.": 'No hay ninguna operación llamada «{name}».',
  'There is no page at this address.': 'No hay ninguna página en esta dirección.',
  'There is no page {page}.': 'No hay ninguna página {page}.',
  'There is no page {page}: this PDF has one page.': 'No hay ninguna página {page}: este PDF tiene una página.',
  'There is no page {page}: this PDF has {pages} pages.':
    'No hay ninguna página {page}: este PDF tiene {pages} páginas.',
  'There is no picture {picture}: pictures are counted from 0.':
    'No hay ninguna imagen {picture}: las imágenes se cuentan desde 0.',
  'There is no placeholder {{given}}. Use {name}, {n}, {ext} or {date}.':
    'No existe el marcador {{given}}. Usa {name}, {n}, {ext} o {date}.',
  'There is no preview': 'No hay vista previa',
  'There is no report by email: this site sends none (SMTP_URL is not set).':
    'No hay informe por correo: este sitio no envía ninguno (SMTP_URL no está definido).',
  'There is no room for {left} of them: a glossary has up to {most}.':
    'No hay sitio para {left} de ellos: un glosario admite hasta {most}.',
  'There is no running subscription to change. You can subscribe on the pricing page.':
    'No hay ninguna suscripción en curso que cambiar. Puedes suscribirte en la página de precios.',
  'There is no sentence in this text. Please use one with words in it.':
    'No hay ninguna frase en este texto. Usa uno que contenga palabras.',
  'There is no such answer to rate.': 'No existe esa respuesta para valorarla.',
  'There is no such answer.': 'No existe esa respuesta.',
  'There is no such article.': 'No existe ese artículo.',
  'There is no such attachment. It is deleted with its conversation; the email may still be in the mailbox.':
    'No existe ese adjunto. Se elimina con su conversación; puede que el correo siga en el buzón.',
  'There is no such call. All calls are listed at /api/docs.':
    'No existe esa llamada. Todas las llamadas están en /api/docs.',
  'There is no such font. Pages are drawn with another one.': 'No existe esa fuente. Las páginas se dibujan con otra.',
  'There is no such link': 'No existe ese enlace',
  'There is no such link among yours. It may have been deleted.':
    'No existe ese enlace entre los tuyos. Puede que se haya eliminado.',
  'There is no such position. Please reload the page.': 'No existe ese puesto. Recarga la página.',
  'There is no such post. Please reload the page.': 'No existe esa entrada. Recarga la página.',
  'There is no such task. Choose one of {marketingTasks}.':
    'No existe esa tarea. Elige una de estas: {marketingTasks}.',
  'There is no such ticket, or this link does not open it. Please use the link of its confirmation, or sign in with the account that wrote it.':
    'No existe ese tique, o este enlace no lo abre. Usa el enlace de su confirmación o inicia sesión con la cuenta que lo escribió.',
  'There is no suitable camera here. Please choose an image instead.':
    'Aquí no hay ninguna cámara adecuada. Elige una imagen en su lugar.',
  'There is no text on these pages.': 'No hay texto en estas páginas.',
  'There is no text under this box.': 'No hay texto bajo este recuadro.',
  'There is nothing at this address but short links.': 'En esta dirección no hay nada más que enlaces cortos.',
  'There is nothing to extract: no file was chosen, or there are only folders and links.':
    'No hay nada que extraer: no se ha elegido ningún archivo, o solo hay carpetas y enlaces.',
  'There is nothing to manage yet: you have not subscribed on this site.':
    'Todavía no hay nada que gestionar: no te has suscrito en este sitio.',
  'There were too many attempts. Please wait {wait} and try again.':
    'Ha habido demasiados intentos. Espera {wait} e inténtalo de nuevo.',
  'There were too many wrong passwords for this account. Please sign in on a device you have used before or with a passkey, choose a new password with "Forgot password?", or wait {wait} and try again.':
    'Ha habido demasiadas contraseñas erróneas para esta cuenta. Inicia sesión en un dispositivo que hayas usado antes o con una llave de acceso, elige una contraseña nueva con «¿Olvidaste tu contraseña?», o espera {wait} e inténtalo de nuevo.',
  'There you can also ask for a new password. If it was not you, nothing happened and there is nothing to do.':
    'Allí también puedes pedir una contraseña nueva. Si no fuiste tú, no ha ocurrido nada y no hay nada que hacer.',
  'These also work without an AI provider, by rules, dictionaries and a choice of sentences on the site itself. Each page says who does the work before anything is sent.':
    'También funcionan sin proveedor de IA, con reglas, diccionarios y una selección de frases en el propio sitio. Cada página dice quién hace el trabajo antes de enviar nada.',
  'These are filled in: {fields}.': 'Estos se rellenan: {fields}.',
  'These are more edits than can be saved at once. Please delete some of them, save, and make those in the saved PDF.':
    'Son más ediciones de las que se pueden guardar a la vez. Elimina algunas, guarda y haz esas en el PDF guardado.',
  'These are not the latest: {error}': 'Estos no son los más recientes: {error}',
  'These are {pages} pages. Up to {maxPages} can be converted to a document at once; please choose fewer.':
    'Son {pages} páginas. Se pueden convertir en un documento hasta {maxPages} a la vez; elige menos.',
  'These become part of the address it leads to.': 'Pasan a formar parte de la dirección a la que lleva.',
  'These characters cannot be set: {characters} and {more} more.':
    'Estos caracteres no se pueden componer: {characters} y {more} más.',
  'These characters cannot be set: {characters}.': 'Estos caracteres no se pueden componer: {characters}.',
  'These documents have no format in common. Please remove some: texts, spreadsheets and slides all become PDF, and a PDF becomes any kind of text.':
    'Estos documentos no tienen ningún formato en común. Quita algunos: textos, hojas de cálculo y presentaciones se convierten a PDF, y un PDF se convierte a cualquier tipo de texto.',
  'These dots do not read well here. Please try another shape, such as squares.':
    'Estos puntos no se leen bien aquí. Prueba con otra forma, como cuadrados.',
  'These numbers are no longer up to date: {message}': 'Estas cifras ya no están al día: {message}',
  'These pages have more than {max, plural, one {# word} other {# words}}. Please make one file of the first pages and another of the rest.':
    'Estas páginas tienen más de {max, plural, one {# palabra} other {# palabras}}. Haz un archivo con las primeras páginas y otro con el resto.',
  'These pages have no text: they are empty or images of text.':
    'Estas páginas no tienen texto: están vacías o son imágenes de texto.',
  'These positions are examples that come with Satchel. The operator of this site has not put up any of their own, but reads every application.':
    'Estos puestos son ejemplos que vienen con Satchel. El operador de este sitio no ha publicado ninguno propio, pero lee todas las candidaturas.',
  'These terms apply between you and whoever runs the site at {siteOrigin}. By using it you accept them. If you do not, please do not use it; Satchel is free software, and you can run a site of your own.':
    'Estas condiciones se aplican entre tú y quien aloja el sitio en {siteOrigin}. Al usarlo las aceptas. Si no las aceptas, no lo uses; Satchel es software libre, y puedes alojar un sitio propio.',
  'These terms are kept as they are, or become what you write beside them. The glossary stays in this browser and goes along with each translation.':
    'Estos términos se mantienen como están o pasan a ser lo que escribas junto a ellos. El glosario se queda en este navegador y acompaña a cada traducción.',
  'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages or at most {maxDpi} DPI.':
    'Estas {pages} páginas se convertirían en {megapixels} megapíxeles. El límite por ejecución es de {maxMegapixels}; elige menos páginas o como máximo {maxDpi} PPP.',
  'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages.':
    'Estas {pages} páginas se convertirían en {megapixels} megapíxeles. El límite por ejecución es de {maxMegapixels}; elige menos páginas.',
  'They are deleted {fileLifetime} after they arrived, or at once when you press Delete. Nobody looks at them, and a ticket never carries one.':
    'Se eliminan {fileLifetime} después de su llegada, o de inmediato cuando pulsas Eliminar. Nadie los mira, y un tique nunca lleva ninguno.',
  'They are positions on the colour wheel. Complementary takes the opposite hue, triadic and tetradic three or four hues at equal distances, analogous the neighbours, split complementary both neighbours of the opposite, monochromatic one hue from dark to light. Derived colours are never darker than 10% or lighter than 90%, so that they stay useful.':
    'Son posiciones en el círculo cromático. La complementaria toma el matiz opuesto; la triádica y la tetrádica, tres o cuatro matices a distancias iguales; la análoga, los vecinos; la complementaria dividida, los dos vecinos del opuesto; la monocromática, un matiz de oscuro a claro. Los colores derivados nunca son más oscuros que el 10% ni más claros que el 90%, para que sigan siendo útiles.',
  'They are removed, as they would lead nowhere. Links to web addresses stay.':
    'Se quitan, porque no llevarían a ningún sitio. Los enlaces a direcciones web se mantienen.',
  'They count the possibilities: every bit doubles them. The number on this page is exact, because every password that your settings allow is equally likely, and an attacker who knows the settings gains nothing. The strength badge is simpler: it counts points for length and kinds of characters, as sign-up forms do.':
    'Cuentan las posibilidades: cada bit las duplica. El número de esta página es exacto, porque todas las contraseñas que permiten tus ajustes son igual de probables, y un atacante que conozca los ajustes no gana nada. La etiqueta de seguridad es más simple: cuenta puntos por longitud y tipos de caracteres, como hacen los formularios de registro.',
  'They have the right size for print, and the head at about the right height. Every country has rules of its own, so please check the result against them.':
    'Tienen el tamaño correcto para imprimir y la cabeza aproximadamente a la altura debida. Cada país tiene sus propias normas, así que comprueba el resultado con ellas.',
  'They stay in this page. Codes are made, checked and read by your browser, and your Wi-Fi password goes nowhere. Only the look you chose is remembered here. The page also works offline.':
    'Se quedan en esta página. Los códigos los crea, comprueba y lee tu navegador, y tu contraseña wifi no va a ninguna parte. Aquí solo se recuerda el aspecto que elegiste. La página funciona también sin conexión.',
  'Thinking…': 'Pensando…',
  'This API key is wrong or was revoked. Please use another one.':
    'Esta clave de API es incorrecta o se ha revocado. Usa otra.',
  'This API key may not make this call. It is for files, jobs and the tools of {categories}.':
    'Esta clave de API no puede hacer esta llamada. Es para archivos, trabajos y las herramientas de {categories}.',
  'This API key may not make this call. It is for tools, files and jobs.':
    'Esta clave de API no puede hacer esta llamada. Es para herramientas, archivos y trabajos.',
  'This API key was revoked already.': 'Esta clave de API ya se había revocado.',
  'This EPUB has more than {max} of pages. Please send the chapters you need as a document of their own.':
    'Este EPUB tiene más de {max} de páginas. Envía los capítulos que necesites como un documento aparte.',
  'This EPUB has no chapters with text.': 'Este EPUB no tiene capítulos con texto.',
  'This IBAN has a typing mistake: its check digits do not match.':
    'Este IBAN tiene un error de escritura: sus dígitos de control no coinciden.',
  'This PDF': 'Este PDF',
  'This PDF consists of {objects} objects; up to {maxObjects} can be read. Please print it to a new PDF, and try that one.':
    'Este PDF consta de {objects} objetos; se pueden leer hasta {maxObjects}. Imprímelo en un PDF nuevo y prueba con ese.',
  'This PDF has a form: fill it in on its pages.': 'Este PDF tiene un formulario: rellénalo en sus páginas.',
  'This PDF has more than {max, plural, one {# character} other {# characters}} of text. Please split it, and edit its parts.':
    'Este PDF tiene más de {max, plural, one {# carácter} other {# caracteres}} de texto. Divídelo y edita sus partes.',
  'This PDF has more than {maxPages} pages, which is the limit.':
    'Este PDF tiene más de {maxPages} páginas, que es el límite.',
  'This PDF has no bookmarks on this level that lead to its pages. Please split it in another way.':
    'Este PDF no tiene marcadores de este nivel que lleven a sus páginas. Divídelo de otra forma.',
  'This PDF has no form fields.': 'Este PDF no tiene campos de formulario.',
  'This PDF has no pages that can be read. It may be damaged; please export or download it again.':
    'Este PDF no tiene páginas que se puedan leer. Puede estar dañado; expórtalo o descárgalo de nuevo.',
  'This PDF is damaged. The {name} may be able to repair it.':
    'Este PDF está dañado. Puede que la herramienta {name} consiga repararlo.',
  'This PDF is digitally signed, and compressing it breaks the signature. Keep the signed original; to compress a copy anyway, allow it in the settings.':
    'Este PDF está firmado digitalmente, y comprimirlo rompe la firma. Conserva el original firmado; para comprimir una copia de todos modos, permítelo en los ajustes.',
  'This PDF is encrypted. Please save it without protection and try again.':
    'Este PDF está cifrado. Guárdalo sin protección e inténtalo de nuevo.',
  'This PDF is larger than {maxMegabytes} MB, which is the limit here.':
    'Este PDF ocupa más de {maxMegabytes} MB, que es el límite aquí.',
  'This PDF is locked': 'Este PDF está bloqueado',
  'This PDF is locked in a way that only the program that made it can open. Please save it without protection.':
    'Este PDF está bloqueado de una forma que solo puede abrir el programa que lo creó. Guárdalo sin protección.',
  'This PDF is locked with a password. Please enter the password to open it.':
    'Este PDF está bloqueado con contraseña. Introduce la contraseña para abrirlo.',
  'This PDF is protected with a password. Please save it without one, and try again.':
    'Este PDF está protegido con contraseña. Guárdalo sin ella e inténtalo de nuevo.',
  'This PDF is protected. You can edit it; the saved copy will not be protected.':
    'Este PDF está protegido. Puedes editarlo; la copia guardada no estará protegida.',
  'This PDF is signed': 'Este PDF está firmado',
  'This PDF is signed. Once it is edited, the signature is no longer valid.':
    'Este PDF está firmado. Una vez editado, la firma deja de ser válida.',
  'This PDF is signed. The edits are not part of what was signed, and programs will say so; the signed version is still inside.':
    'Este PDF está firmado. Las ediciones no forman parte de lo firmado, y los programas lo indicarán; la versión firmada sigue dentro.',
  'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside, unless you erase something.':
    'Este PDF está firmado. Tus ediciones no formarán parte de lo firmado, y los programas lo indicarán; la versión firmada se queda dentro, salvo que borres algo.',
  'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside.':
    'Este PDF está firmado. Tus ediciones no formarán parte de lo firmado, y los programas lo indicarán; la versión firmada se queda dentro.',
  'This PDF is tagged for screen readers. They skip added pictures, ticks and crosses and flattened fields, which are not in its tags.':
    'Este PDF está etiquetado para lectores de pantalla. Estos se saltan las imágenes, marcas de verificación y cruces añadidas y los campos acoplados, que no están en sus etiquetas.',
  'This PDF needs more memory than is available for one file. Please try a smaller or simpler one.':
    'Este PDF necesita más memoria de la disponible para un archivo. Prueba con uno más pequeño o más simple.',
  'This PDF was damaged and has been repaired as far as possible.':
    'Este PDF estaba dañado y se ha reparado en la medida de lo posible.',
  'This PDF was protected; the result is not.': 'Este PDF estaba protegido; el resultado no lo está.',
  'This PDF was signed; the signature is no longer valid.': 'Este PDF estaba firmado; la firma ya no es válida.',
  'This QR code has expired. Please open a new one on your computer and scan it with your phone.':
    'Este código QR ha caducado. Abre uno nuevo en tu ordenador y escanéalo con tu teléfono.',
  'This SVG is not accepted because it contains {found}. Please remove that, or export it again as a plain SVG with everything embedded.':
    'Este SVG no se acepta porque contiene {found}. Quítalo o expórtalo de nuevo como un SVG sencillo con todo incrustado.',
  'This SVG repeats its parts so often that it cannot be drawn in time. Please export it with fewer copies, or as a PNG.':
    'Este SVG repite sus partes tantas veces que no se puede dibujar a tiempo. Expórtalo con menos copias o como PNG.',
  'This address has a user name or password in it, which everybody would see. Please remove it.':
    'Esta dirección contiene un nombre de usuario o una contraseña, que todo el mundo vería. Quítalo.',
  'This address is in a private network, where others cannot reach it. Please enter a public one.':
    'Esta dirección está en una red privada, a la que otros no pueden llegar. Introduce una pública.',
  'This address is on this site itself. Please enter the address of another site.':
    'Esta dirección está en este mismo sitio. Introduce la dirección de otro sitio.',
  'This address is too long.': 'Esta dirección es demasiado larga.',
  'This address is too long: a short link leads to at most {max, plural, one {# character} other {# characters}}.':
    'Esta dirección es demasiado larga: un enlace corto lleva como máximo a {max, plural, one {# carácter} other {# caracteres}}.',
  'This annotation is locked: its author does not want it changed.':
    'Esta anotación está bloqueada: su autor no quiere que se modifique.',
  'This answer did not help': 'Esta respuesta no me ha ayudado',
  'This answer helped': 'Esta respuesta me ha ayudado',
  'This answer was written automatically. If it does not help, please reply to this email: a person reads it then.':
    'Esta respuesta se ha escrito automáticamente. Si no te ayuda, responde a este correo: entonces lo leerá una persona.',
  'This application was deleted.': 'Esta candidatura se ha eliminado.',
  'This archive holds more than {max} entries, which is the limit here. Please split it.':
    'Este archivo comprimido contiene más de {max} entradas, que es el límite aquí. Divídelo.',
  'This archive is damaged or incomplete and cannot be read. Please download or copy it again.':
    'Este archivo comprimido está dañado o incompleto y no se puede leer. Descárgalo o cópialo de nuevo.',
  'This archive is empty.': 'Este archivo comprimido está vacío.',
  'This archive is protected with a password. Please enter it.':
    'Este archivo comprimido está protegido con una contraseña. Introdúcela.',
  'This archive uses {what}, which cannot be opened here. Please pack it again as a plain ZIP.':
    'Este archivo comprimido usa {what}, y eso no se puede abrir aquí. Vuelve a empaquetarlo como un ZIP corriente.',
  'This article does not exist any more. Reload the list.': 'Este artículo ya no existe. Recarga la lista.',
  'This browser': 'Este navegador',
  'This browser cannot draw it. Please save the SVG.': 'Este navegador no puede dibujarlo. Guarda el SVG.',
  'This browser cannot draw the PNG. The SVG export below works everywhere.':
    'Este navegador no puede dibujar el PNG. La exportación SVG de abajo funciona en todas partes.',
  'This browser cannot draw the pages. The similarity was measured on the server.':
    'Este navegador no puede dibujar las páginas. El parecido se ha medido en el servidor.',
  'This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a JPEG or PNG copy.':
    'Este navegador no puede abrir {name}: está dañado o su formato no es compatible. Prueba con una copia en JPEG o PNG.',
  'This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a PNG or JPEG copy.':
    'Este navegador no puede abrir {name}: está dañado o su formato no es compatible. Prueba con una copia en PNG o JPEG.',
  'This browser cannot read the picture. Please choose a JPEG or PNG.':
    'Este navegador no puede leer la imagen. Elige un JPEG o PNG.',
  'This browser cannot show images of this kind.': 'Este navegador no puede mostrar imágenes de este tipo.',
  'This browser cannot show this kind of image, so there is no frame to drag: the middle is kept.':
    'Este navegador no puede mostrar este tipo de imagen, así que no hay marco que arrastrar: se conserva el centro.',
  'This browser cannot show this photo. It can still be sent as it is, or exported as JPEG first.':
    'Este navegador no puede mostrar esta foto. Aun así puedes enviarla tal cual o exportarla antes como JPEG.',
  'This browser cannot show {name}. It can still be scanned: the server finds its edges.':
    'Este navegador no puede mostrar {name}. Aun así se puede escanear: el servidor detecta sus bordes.',
  'This browser could not make a preview. Compress shows the result.':
    'Este navegador no ha podido crear una vista previa. Comprimir muestra el resultado.',
  'This browser could not make a preview. Resize shows the result.':
    'Este navegador no ha podido crear una vista previa. Redimensionar muestra el resultado.',
  'This browser did not keep the cookie. Please allow cookies.':
    'Este navegador no ha guardado la cookie. Permite las cookies.',
  'This browser does not allow images on the clipboard. Please download it instead.':
    'Este navegador no permite imágenes en el portapapeles. Descárgala en su lugar.',
  'This browser does not allow it. Please select and copy it yourself.':
    'Este navegador no lo permite. Selecciónalo y cópialo tú.',
  'This browser does not offer a camera here. Please choose an image instead.':
    'Este navegador no ofrece ninguna cámara aquí. Elige una imagen en su lugar.',
  'This call does not take that content type. See /api/docs.':
    'Esta llamada no admite ese tipo de contenido. Consulta /api/docs.',
  'This call takes a JSON object (content-type: application/json).':
    'Esta llamada admite un objeto JSON (content-type: application/json).',
  'This call takes form data with a file (multipart/form-data), or a JSON object with the id of a stored one (application/json).':
    'Esta llamada admite datos de formulario con un archivo (multipart/form-data), o un objeto JSON con el identificador de uno guardado (application/json).',
  'This cannot be undone.': 'Esto no se puede deshacer.',
  'This card already had a free trial, so none was started and nothing was charged. You can subscribe without one.':
    'Esta tarjeta ya tuvo una prueba gratis, así que no se ha iniciado ninguna ni se ha cobrado nada. Puedes suscribirte sin ella.',
  'This character cannot be set: {characters}.': 'Este carácter no se puede componer: {characters}.',
  'This code could not be read at any size we tried. Please shorten the content.':
    'Este código no se ha podido leer a ningún tamaño probado. Acorta el contenido.',
  'This code does not scan reliably': 'Este código no se lee de forma fiable',
  'This code has {modules} modules on each side, too many for {pixels} pixels. Please choose at least {larger} pixels, or shorten the content.':
    'Este código tiene {modules} módulos en cada lado, demasiados para {pixels} píxeles. Elige al menos {larger} píxeles o acorta el contenido.',
  'This code is not valid.': 'Este código no es válido.',
  'This code is wrong or was already used. Please enter the current one.':
    'Este código es incorrecto o ya se ha usado. Introduce el actual.',
  'This code is wrong. Please enter the one your authenticator app shows now.':
    'Este código es incorrecto. Introduce el que muestra ahora tu aplicación de autenticación.',
  'This connection no longer exists. Please open a new QR code on your computer.':
    'Esta conexión ya no existe. Abre un nuevo código QR en tu ordenador.',
  'This conversation': 'Esta conversación',
  'This conversation goes along, so that you need not explain again.':
    'Esta conversación se adjunta, para que no tengas que explicarlo de nuevo.',
  'This document consists of more than {max} parts, which is the limit here. Please split it.':
    'Este documento consta de más de {max} partes, que es el límite aquí. Divídelo.',
  'This document could be opened, but not saved as {format}. Please choose another format.':
    'Este documento se ha podido abrir, pero no guardar como {format}. Elige otro formato.',
  'This document crashed the office program twice in a row, so it cannot be converted here. Please save it again with the program it was made with, or send another version.':
    'Este documento ha hecho fallar el programa de oficina dos veces seguidas, así que no se puede convertir aquí. Guárdalo de nuevo con el programa con el que se creó o envía otra versión.',
  'This document defines XML entities, as attacks do and office programs never do, so it is not opened. Please save it again with an office program.':
    'Este documento define entidades XML, como hacen los ataques y nunca los programas de oficina, así que no se abre. Vuelve a guardarlo con un programa de oficina.',
  'This document has a paragraph of more than {maxCharacters} characters, which is the limit here. Please divide it.':
    'Este documento tiene un párrafo de más de {maxCharacters} caracteres, que es el límite aquí. Divídelo.',
  'This document has macros, which are programs and are not passed on here. Please save it without them, and try again.':
    'Este documento tiene macros, que son programas y no se transmiten aquí. Guárdalo sin ellas e inténtalo de nuevo.',
  'This document has no text to translate. If it is a scan, please make its text readable with the document scanner first.':
    'Este documento no tiene texto que traducir. Si es un escaneo, haz antes legible su texto con el Escáner de documentos.',
  'This document has parts with paths that lead out of it, so it is not opened. Please save it again with an office program.':
    'Este documento tiene partes con rutas que llevan fuera de él, así que no se abre. Vuelve a guardarlo con un programa de oficina.',
  'This document has too many images; some on this page are missing.':
    'Este documento tiene demasiadas imágenes; faltan algunas en esta página.',
  'This document has {characters} characters of text. The limit is {maxCharacters}; please divide it.':
    'Este documento tiene {characters} caracteres de texto. El límite es de {maxCharacters}; divídelo.',
  'This document has {characters} characters of text; {name} translates up to {max} here. Please divide it, or choose the built-in engine if it knows both languages.':
    'Este documento tiene {characters} caracteres de texto; {name} traduce aquí hasta {max}. Divídelo, o elige el motor integrado si conoce ambos idiomas.',
  'This document is empty. Please choose one with content.': 'Este documento está vacío. Elige uno con contenido.',
  'This document is locked in a way that cannot be opened here, whatever the password. Please save it without a password with the program it was made with, and try again.':
    'Este documento está bloqueado de una forma que no se puede abrir aquí, sea cual sea la contraseña. Guárdalo sin contraseña con el programa con el que se creó e inténtalo de nuevo.',
  'This document is protected with a password. Please enter it.':
    'Este documento está protegido con una contraseña. Introdúcela.',
  'This document is protected with a password. Please save it without one, and try again.':
    'Este documento está protegido con una contraseña. Guárdalo sin ella e inténtalo de nuevo.',
  'This document is very long: only its first pages are in the PDF. Please split it to get the rest.':
    'Este documento es muy largo: solo sus primeras páginas están en el PDF. Divídelo para obtener el resto.',
  'This document is {format} already, so there is nothing to convert. Please choose another format.':
    'Este documento ya es {format}, así que no hay nada que convertir. Elige otro formato.',
  'This document is {format} already; it is returned unchanged and not counted.':
    'Este documento ya es {format}; se devuelve sin cambios y no se cuenta.',
  'This domain is too long.': 'Este dominio es demasiado largo.',
  'This draft has no email address to go to. Edit it, then send it.':
    'Este borrador no tiene dirección de correo a la que enviarse. Edítalo y luego envíalo.',
  'This draft was sent already. Change its text to send it again.':
    'Este borrador ya se ha enviado. Cambia su texto para enviarlo de nuevo.',
  'This edit could not be made.': 'No se ha podido hacer esta edición.',
  'This edit could not be made: {sentence}': 'No se ha podido hacer esta edición: {sentence}',
  'This email address is too long.': 'Esta dirección de correo es demasiado larga.',
  'This email has more headers, or more nested parts, than mail programs ever make, so it is not opened. Please save it again from your mail program.':
    'Este correo tiene más cabeceras, o más partes anidadas, de las que crea cualquier programa de correo, así que no se abre. Vuelve a guardarlo desde tu programa de correo.',
  'This email was sent by the button Send Test Email. Nobody needs to answer it.':
    'Este correo lo ha enviado el botón Enviar correo de prueba. Nadie tiene que responderlo.',
  'This entry is not there any more. Reload the list.': 'Esta entrada ya no está ahí. Recarga la lista.',
  'This field has one line, so that line breaks became spaces.':
    'Este campo tiene una sola línea, así que los saltos de línea se han convertido en espacios.',
  'This file cannot be made smaller at this level: you get your original back, unchanged.':
    'Este archivo no se puede reducir con este nivel: recibes tu original de vuelta, sin cambios.',
  'This file cannot be opened. If it is a folder, choose the files in it; if it was moved, choose it again.':
    'Este archivo no se puede abrir. Si es una carpeta, elige los archivos que contiene; si se movió, elígelo de nuevo.',
  'This file cannot be read. Please choose another one.': 'Este archivo no se puede leer. Elige otro.',
  'This file cannot be read. Please choose it again.': 'Este archivo no se puede leer. Elígelo de nuevo.',
  'This file cannot be shown.': 'Este archivo no se puede mostrar.',
  'This file could not be opened: the viewer crashed or could not be loaded. Check your connection and try again.':
    'No se ha podido abrir este archivo: el visor ha fallado o no se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.',
  'This file could not be processed: the program for it failed in a way we did not expect, which has been logged. Please try another version of the file, such as a new export.':
    'Este archivo no se ha podido procesar: el programa para ello ha fallado de una forma que no esperábamos, y ha quedado registrado. Prueba con otra versión del archivo, como una exportación nueva.',
  'This file does not say its encoding; it was read as {encoding}.':
    'Este archivo no indica su codificación; se ha leído como {encoding}.',
  'This file has been deleted from the server, as all files are after a while. Please choose it again.':
    'Este archivo se ha eliminado del servidor, como todos los archivos al cabo de un tiempo. Elígelo de nuevo.',
  'This file has images of text, but no text. The {name} can read it.':
    'Este archivo tiene imágenes de texto, pero no texto. La herramienta {name} puede leerlo.',
  'This file has more than {rows} rows. Please split it.': 'Este archivo tiene más de {rows} filas. Divídelo.',
  'This file has no text that can be read here. Please choose a TXT, Word, ODT or PDF file.':
    'Este archivo no tiene texto que se pueda leer aquí. Elige un archivo TXT, Word, ODT o PDF.',
  'This file has several images. Only the first was enhanced.':
    'Este archivo tiene varias imágenes. Solo se ha mejorado la primera.',
  'This file has {frames} frames of {width} × {height} pixels, {megapixels} megapixels in all. The limit is {maxMegapixels} megapixels; please make it smaller first.':
    'Este archivo tiene {frames} fotogramas de {width} × {height} píxeles, {megapixels} megapíxeles en total. El límite es de {maxMegapixels} megapíxeles; redúcelo antes.',
  'This file has {frames} frames. The limit is {maxFrames}; please shorten it first.':
    'Este archivo tiene {frames} fotogramas. El límite es de {maxFrames}; acórtalo antes.',
  'This file is larger than 5 MB. Please split it.': 'Este archivo ocupa más de 5 MB. Divídelo.',
  'This file is larger than {maxBytes}. Please save it without its images, or as TXT, and try again.':
    'Este archivo supera {maxBytes}. Guárdalo sin sus imágenes, o como TXT, e inténtalo de nuevo.',
  'This file is locked. Enter its password, and the work goes on.':
    'Este archivo está bloqueado. Introduce su contraseña y el trabajo continúa.',
  'This file is no longer here. Files are deleted after 24 hours, or when you delete them. Please run the tool again.':
    'Este archivo ya no está aquí. Los archivos se eliminan después de 24 horas, o cuando tú los eliminas. Usa la herramienta de nuevo.',
  'This file is not a PDF, DOCX or ODT document. Please save your CV as one of these and add it again.':
    'Este archivo no es un documento PDF, DOCX u ODT. Guarda tu currículum en uno de estos formatos y añádelo de nuevo.',
  'This file is not a PDF, or it is too damaged to be read. Please export it again.':
    'Este archivo no es un PDF, o está demasiado dañado para leerlo. Expórtalo de nuevo.',
  'This file is not a document that can be opened here, whatever its name says. Please choose another one.':
    'Este archivo no es un documento que se pueda abrir aquí, diga lo que diga su nombre. Elige otro.',
  'This file is not a readable {name}, despite its name, so it was packed as it is.':
    'Este archivo no es un {name} legible, a pesar de su nombre, así que se empaquetó tal como está.',
  'This file is of an unknown kind.': 'Este archivo es de un tipo desconocido.',
  'This file is too long for one go. With the {name} you can cut it into parts first.':
    'Este archivo es demasiado largo para una sola vez. Con la herramienta {name} puedes cortarlo antes en partes.',
  'This file is {type}.': 'Este archivo es {type}.',
  'This file needs more memory than the server allows for one file. Please try a smaller or simpler one.':
    'Este archivo necesita más memoria de la que el servidor permite para un archivo. Prueba con uno más pequeño o más sencillo.',
  'This file needs more work than the server allows for one file. Please try a smaller or simpler one.':
    'Este archivo necesita más trabajo del que el servidor permite para un archivo. Prueba con uno más pequeño o más sencillo.',
  'This file took longer than {seconds, plural, one {# second} other {# seconds}}, so the work was stopped. Try a smaller file or lighter options.':
    'Este archivo ha tardado más de {seconds, plural, one {# segundo} other {# segundos}}, así que el trabajo se ha detenido. Prueba con un archivo más pequeño u opciones más ligeras.',
  'This form has a second version (XFA) that some programs show instead of its pages, without the edits.':
    'Este formulario tiene una segunda versión (XFA) que algunos programas muestran en lugar de sus páginas, sin las ediciones.',
  'This form has a second version (XFA) that some programs show instead of its pages, without your edits.':
    'Este formulario tiene una segunda versión (XFA) que algunos programas muestran en lugar de sus páginas, sin tus ediciones.',
  'This form has more fields than this call takes. Please send only those listed at /api/docs.':
    'Este formulario tiene más campos de los que admite esta llamada. Envía solo los indicados en /api/docs.',
  "This form has no field named '{name}'.": 'Este formulario no tiene ningún campo llamado «{name}».',
  'This format has no preview. Compress shows the result.':
    'Este formato no tiene vista previa. Comprimir muestra el resultado.',
  'This image cannot be brought to {target}: the smallest result has {smallest}. Please choose WebP or AVIF, a larger target, or make the image smaller first.':
    'Esta imagen no se puede reducir a {target}: el resultado más pequeño ocupa {smallest}. Elige WebP o AVIF, un objetivo mayor, o reduce antes las dimensiones de la imagen.',
  'This image has no pixels: its width or height is 0. Please export it again.':
    'Esta imagen no tiene píxeles: su ancho o su alto es 0. Expórtala de nuevo.',
  'This image has {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please make it smaller first.':
    'Esta imagen tiene {width} × {height} píxeles ({megapixels} megapíxeles). El límite es de {maxMegapixels} megapíxeles; redúcela antes.',
  'This is a dynamic XFA form, which only Adobe Reader can show and fill in.':
    'Este es un formulario XFA dinámico, que solo Adobe Reader puede mostrar y rellenar.',
  'This is a dynamic XFA form: only Adobe Reader can show its fields and fill them in.':
    'Este es un formulario XFA dinámico: solo Adobe Reader puede mostrar sus campos y rellenarlos.',
  'This is a form field, which can only be filled in.': 'Este es un campo de formulario, que solo se puede rellenar.',
  'This is a scan: no lines can be added, and nothing on it moves. Please let what follows stay.':
    'Esto es un escaneo: no se pueden añadir líneas y nada en él se mueve. Deja lo que sigue donde está.',
  'This is a scan: the old text is painted over, and the new one set on it.':
    'Esto es un escaneo: el texto antiguo se cubre con pintura y el nuevo se coloca encima.',
  'This is a scan: the style of its letters cannot be changed.':
    'Esto es un escaneo: el estilo de sus letras no se puede cambiar.',
  'This is a short link already. Please enter the address it leads to.':
    'Este ya es un enlace corto. Introduce la dirección a la que lleva.',
  'This is already the address of your account.': 'Esta ya es la dirección de tu cuenta.',
  'This is another PDF': 'Este es otro PDF',
  'This is another PDF: {stranger} has another text than {name}. Your changes are for that one, and still here.':
    'Este es otro PDF: {stranger} tiene un texto distinto del de {name}. Tus cambios son para aquel y siguen aquí.',
  'This is how it will be scanned. Changes show at once.': 'Así se escaneará. Los cambios se ven al momento.',
  'This is how this site is set up right now:': 'Así está configurado este sitio en este momento:',
  'This is no rehearsal: it changes your own account.': 'Esto no es un ensayo: cambia tu propia cuenta.',
  'This is not a valid request of the tus protocol, version 1.0.0 ({problem}). See https://tus.io.':
    'Esto no es una petición válida del protocolo tus, versión 1.0.0 ({problem}). Consulta https://tus.io.',
  'This is not an archive that can be opened here. Please select a ZIP, TAR, GZ, BZ2, XZ, ZST, 7Z or RAR file, or a self-extracting EXE.':
    'Este no es un archivo comprimido que se pueda abrir aquí. Selecciona un archivo ZIP, TAR, GZ, BZ2, XZ, ZST, 7Z o RAR, o un EXE autoextraíble.',
  'This is not an email address. Please check it.': 'Esto no es una dirección de correo. Compruébala.',
  'This is not the code of an error.': 'Esto no es el código de un error.',
  'This is not the id of a job.': 'Esto no es el identificador de un trabajo.',
  'This is not the id of a link.': 'Esto no es el identificador de un enlace.',
  'This is not the same as the password above.': 'No es igual que la contraseña de arriba.',
  'This is solved': 'Esto está resuelto',
  'This is spoken language.': 'Esto es lenguaje hablado.',
  'This is the participle. The simple past has its own form.':
    'Este es el participio. El pasado simple tiene su propia forma.',
  'This is the same password as before, and it does not open the PDF.':
    'Es la misma contraseña que antes, y no abre el PDF.',
  'This is the window of a note. Please change the note itself.':
    'Esta es la ventana de una nota. Cambia la propia nota.',
  'This is your current password. Please choose another one.': 'Esta es tu contraseña actual. Elige otra.',
  'This is {name}. Only English is checked while you type.':
    'Esto es {name}. Mientras escribes solo se comprueba el inglés.',
  'This is {name}. Only English is checked while you type; the button checks the spelling of {name}.':
    'Esto es {name}. Mientras escribes solo se comprueba el inglés; el botón comprueba la ortografía en {name}.',
  'This job does not exist. Jobs are deleted after 24 hours; please run the tool again.':
    'Este trabajo no existe. Los trabajos se eliminan después de 24 horas; usa la herramienta de nuevo.',
  'This key is not a key of a handoff.': 'Esta clave no es la clave de un traspaso.',
  'This kind of document cannot be translated here. Please choose DOCX, PPTX, XLSX, ODT, ODS, ODP, HTML, Markdown, SRT, TXT or PDF, or convert it with the document converter first.':
    'Este tipo de documento no se puede traducir aquí. Elige DOCX, PPTX, XLSX, ODT, ODS, ODP, HTML, Markdown, SRT, TXT o PDF, o conviértelo antes con Convertir documentos.',
  'This lets you reset a forgotten password.': 'Esto te permite restablecer una contraseña olvidada.',
  'This lies outside of the page.': 'Esto queda fuera de la página.',
  'This link does not work any more. To get the newsletter, please enter your address again.':
    'Este enlace ya no funciona. Para recibir el boletín, introduce tu dirección de nuevo.',
  'This link has a password': 'Este enlace tiene contraseña',
  'This link has been used up': 'Este enlace se ha agotado',
  'This link has expired': 'Este enlace ha caducado',
  'This link has expired or was used already. Please ask for a new one.':
    'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
  'This link is blocked': 'Este enlace está bloqueado',
  'This link is damaged. Please open it again from the email.':
    'Este enlace está dañado. Ábrelo de nuevo desde el correo.',
  'This link is not complete': 'Este enlace no está completo',
  'This link is not complete.': 'Este enlace no está completo.',
  'This link is paused': 'Este enlace está en pausa',
  'This link is stopped': 'Este enlace está detenido',
  'This link leads to:': 'Este enlace lleva a:',
  'This link was deleted': 'Este enlace se ha eliminado',
  'This link was removed': 'Este enlace se ha retirado',
  'This link was reported. It may lead to a site that cheats or harms you.':
    'Este enlace ha sido denunciado. Puede llevar a un sitio que te engañe o te perjudique.',
  "This noun cannot be counted, so it has no 'a'.": 'Este sustantivo es incontable, así que no lleva «a».',
  'This noun has no plural.': 'Este sustantivo no tiene plural.',
  'This page can hold {most} characters, and this file would exceed that. Please open fewer or smaller files.':
    'Esta página admite {most} caracteres, y este archivo los superaría. Abre menos archivos o archivos más pequeños.',
  'This page cannot be shown. It is kept as it is.': 'Esta página no se puede mostrar. Se conserva tal como está.',
  'This page could not be shown. Reload it to try again; your files on the server are not affected.':
    'Esta página no se ha podido mostrar. Recárgala para intentarlo de nuevo; tus archivos en el servidor no se ven afectados.',
  'This page crashed the browser that prints it, so it cannot become a PDF here. Please simplify or split it, or convert it to DOCX.':
    'Esta página ha hecho fallar el navegador que la imprime, así que aquí no se puede convertir en PDF. Simplifícala o divídela, o conviértela a DOCX.',
  'This page has a table of more than {maxRows} rows, which is the limit for a document. Please divide it, or save it as a spreadsheet.':
    'Esta página tiene una tabla de más de {maxRows} filas, que es el límite para un documento. Divídela o guárdala como hoja de cálculo.',
  'This page has no bold italic of {fontName}: a similar font is used.':
    'Esta página no tiene la negrita cursiva de {fontName}: se usa una fuente parecida.',
  'This page has no bold of {fontName}: a similar font is used.':
    'Esta página no tiene la negrita de {fontName}: se usa una fuente parecida.',
  'This page has no italic of {fontName}: a similar font is used.':
    'Esta página no tiene la cursiva de {fontName}: se usa una fuente parecida.',
  'This page has no regular letters of {fontName}: a similar font is used.':
    'Esta página no tiene la letra normal de {fontName}: se usa una fuente parecida.',
  'This page has no such letters of its font: a similar font is used.':
    'Esta página no tiene esas letras de su fuente: se usa una fuente parecida.',
  'This page is a drawing: it is an image, with its words as alternative text.':
    'Esta página es un dibujo: es una imagen, con sus palabras como texto alternativo.',
  'This page is a scan: it is an image, and its text cannot be edited.':
    'Esta página es un escaneo: es una imagen, y su texto no se puede editar.',
  'This page is a scan: its text comes from text recognition when it was scanned.':
    'Esta página es un escaneo: su texto procede del reconocimiento de texto que se hizo al escanearla.',
  'This page is larger than office programs allow (22 inches): everything on it is smaller, at {percent}%.':
    'Esta página es más grande de lo que permiten los programas de oficina (22 pulgadas): todo lo que contiene es más pequeño, al {percent}%.',
  'This page is too complex; some of its drawings were left out.':
    'Esta página es demasiado compleja; se han omitido algunos de sus dibujos.',
  'This page is too long to be printed with its styles: most of them, and all drawings, are lost. Please split it to keep them.':
    'Esta página es demasiado larga para imprimirla con sus estilos: la mayoría de ellos, y todos los dibujos, se pierden. Divídela para conservarlos.',
  'This page loads nothing from other sites.': 'Esta página no carga nada de otros sitios.',
  'This page may not use the camera. Allow it next to the address of the page, or choose an image instead.':
    'Esta página no tiene permiso para usar la cámara. Permítelo junto a la dirección de la página o elige una imagen.',
  'This page needs the network. Go back to the page you were on, or open a tool that works without one.':
    'Esta página necesita la red. Vuelve a la página en la que estabas o abre una herramienta que funcione sin ella.',
  'This part exceeds the announced length of the file. Please send the file again.':
    'Esta parte supera la longitud anunciada del archivo. Envía el archivo de nuevo.',
  'This part of the site is for its administrators.': 'Esta parte del sitio es para sus administradores.',
  'This passkey did not work here. Please try again.':
    'Esta llave de acceso no ha funcionado aquí. Inténtalo de nuevo.',
  'This passkey was added already.': 'Esta llave de acceso ya estaba añadida.',
  'This passkey was removed already.': 'Esta llave de acceso ya se había eliminado.',
  'This password does not open it.': 'Esta contraseña no lo abre.',
  'This password does not open the PDF. Please check it, capital letters included, and try again.':
    'Esta contraseña no abre el PDF. Compruébala, mayúsculas incluidas, e inténtalo de nuevo.',
  'This password does not open the PDF. Please check it, capital letters included.':
    'Esta contraseña no abre el PDF. Compruébala, mayúsculas incluidas.',
  'This password does not open the archive. Please check it, capital letters included, and try again.':
    'Esta contraseña no abre el archivo comprimido. Compruébala, mayúsculas incluidas, e inténtalo de nuevo.',
  'This password does not open the document. Please check it, capital letters included, and try again.':
    'Esta contraseña no abre el documento. Compruébala, mayúsculas incluidas, e inténtalo de nuevo.',
  'This password is too common. Please choose another one.': 'Esta contraseña es demasiado común. Elige otra.',
  'This photo had 16 bits per colour. The result has 8.': 'Esta foto tenía 16 bits por color. El resultado tiene 8.',
  'This plural is irregular.': 'Este plural es irregular.',
  'This policy describes what the site at {siteOrigin} does with your files and your data. Satchel is free software that anyone can run; whoever runs this site is responsible for it.':
    'Esta política describe lo que el sitio en {siteOrigin} hace con tus archivos y tus datos. Satchel es software libre que cualquiera puede alojar; quien aloja este sitio es responsable de él.',
  'This position is not open any more. You can send a general application.':
    'Este puesto ya no está abierto. Puedes enviar una candidatura espontánea.',
  'This post was sent already. Nobody gets it twice.': 'Esta entrada ya se ha enviado. Nadie la recibe dos veces.',
  'This request came from another website, so it was refused. Please open this site and try again.':
    'Esta petición venía de otro sitio web, así que se ha rechazado. Abre este sitio e inténtalo de nuevo.',
  'This sentence has {words} words. Two shorter ones are easier to read.':
    'Esta frase tiene {words} palabras. Dos más cortas se leen con más facilidad.',
  'This server cannot open {type} archives: the program for them is not installed. Please pack it again as ZIP.':
    'Este servidor no puede abrir archivos {type}: el programa para ello no está instalado. Vuelve a empaquetarlo como ZIP.',
  'This server has no room for more files right now. Please try again in a few minutes, or with a smaller file.':
    'Este servidor no tiene espacio para más archivos en este momento. Inténtalo de nuevo dentro de unos minutos o con un archivo más pequeño.',
  'This server has too many files waiting. Please try again in about {wait}.':
    'Este servidor tiene demasiados archivos en espera. Inténtalo de nuevo dentro de aproximadamente {wait}.',
  'This server holds as many files as it may. Please try again later.':
    'Este servidor contiene tantos archivos como puede. Inténtalo de nuevo más tarde.',
  'This server holds as many pages from phones as fit right now. Please try again in an hour, or save them on your phone.':
    'Este servidor contiene ahora mismo tantas páginas de teléfonos como caben. Inténtalo de nuevo dentro de una hora o guárdalas en tu teléfono.',
  'This server is very busy at the moment. Please try again in a minute.':
    'Este servidor está muy ocupado en este momento. Inténtalo de nuevo dentro de un minuto.',
  'This server lost the call, because its database stopped or the job was deleted. Please send it again.':
    'Este servidor ha perdido la llamada, porque su base de datos se detuvo o el trabajo se eliminó. Envíala de nuevo.',
  'This session has ended already.': 'Esta sesión ya ha terminado.',
  'This site': 'Este sitio',
  'This site cannot reach its database or its files at the moment. Please try again in a minute.':
    'Este sitio no puede acceder a su base de datos o a sus archivos en este momento. Inténtalo de nuevo dentro de un minuto.',
  'This site cannot read {name} files at the moment. Please paste the text, or send the document as a PDF or text file.':
    'Este sitio no puede leer archivos {name} por el momento. Pega el texto, o envía el documento como PDF o archivo de texto.',
  'This site cannot send email. Please ask its operator.': 'Este sitio no puede enviar correo. Pregunta a su operador.',
  'This site cannot write PDF documents at the moment. Please choose another format.':
    'Este sitio no puede crear documentos PDF por el momento. Elige otro formato.',
  'This site counts its visits itself, without a cookie and without anybody else. When your browser has nothing else to do, a page tells the site:':
    'Este sitio cuenta él mismo sus visitas, sin cookie y sin nadie más. Cuando tu navegador no tiene otra cosa que hacer, una página dice al sitio:',
  'This site has no address for support. Please use the form.':
    'Este sitio no tiene dirección de soporte. Usa el formulario.',
  'This site is being restarted. Please try again in a moment. Work that has started continues.':
    'Este sitio se está reiniciando. Inténtalo de nuevo dentro de un momento. El trabajo ya iniciado continúa.',
  'This site is not known under the name you asked for. Its address is {publicUrl}; its operator sets that with PUBLIC_URL.':
    'Este sitio no se conoce con el nombre que has pedido. Su dirección es {publicUrl}; su operador la define con PUBLIC_URL.',
  'This site runs at {site}, which only this computer can open. Your phone needs an address it can reach: please ask the operator of this site.':
    'Este sitio funciona en {site}, que solo puede abrir este ordenador. Tu teléfono necesita una dirección a la que pueda llegar: pregunta al operador de este sitio.',
  'This site sends no email (SMTP_URL), so nobody can subscribe.':
    'Este sitio no envía correo (SMTP_URL), así que nadie puede suscribirse.',
  'This site sends no email, so there is no newsletter.': 'Este sitio no envía correo, así que no hay boletín.',
  'This site sends no email, so there is no newsletter. You can follow the blog with its feed instead.':
    'Este sitio no envía correo, así que no hay boletín. En su lugar, puedes seguir el blog con su feed.',
  'This site sends no email. Set SMTP_URL, then try again.':
    'Este sitio no envía correo. Define SMTP_URL e inténtalo de nuevo.',
  'This site sends no email: your answer waits on the page of their ticket. To tell them, send them the link yourself.':
    'Este sitio no envía correo: tu respuesta espera en la página de su tique. Para avisar a la persona, envíale tú el enlace.',
  'This site sends no mail': 'Este sitio no envía correo',
  "This spreadsheet has no sheet called '{sheet}'. Please give a sheet's name, its number from 1, or 'all'.":
    'Esta hoja de cálculo no tiene ninguna hoja llamada «{sheet}». Indica el nombre de una hoja, su número a partir de 1 o «all».',
  'This takes an AI provider, which this site does not use here.':
    'Esto requiere un proveedor de IA, que este sitio no usa aquí.',
  'This text could not be analysed.': 'No se ha podido analizar este texto.',
  'This text is hardly longer than its summary.': 'Este texto es apenas más largo que su resumen.',
  'This text is in {language} already. Please choose another language to translate to.':
    'Este texto ya está en {language}. Elige otro idioma al que traducir.',
  'This text is not kept for your next visit: it is too long for this browser, or storage is switched off.':
    'Este texto no se guarda para tu próxima visita: es demasiado largo para este navegador, o el almacenamiento está desactivado.',
  'This text is too long for a QR code of version {version}: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.':
    'Este texto es demasiado largo para un código QR de la versión {version}: tiene {characters, plural, one {# carácter} other {# caracteres}}, y caben los primeros {fitting} con el nivel de corrección {level}.',
  'This text is too long for a QR code: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.':
    'Este texto es demasiado largo para un código QR: tiene {characters, plural, one {# carácter} other {# caracteres}}, y caben los primeros {fitting} con el nivel de corrección {level}.',
  'This text is too long for the AI service. Please use a shorter one.':
    'Este texto es demasiado largo para el servicio de IA. Usa uno más corto.',
  'This text is too long.': 'Este texto es demasiado largo.',
  'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please request at least {larger} pixels, or shorten it.':
    'Este texto ocupa {modules} módulos en cada lado, demasiados para {pixels} píxeles: ningún lector podría distinguirlos. Pide al menos {larger} píxeles o acórtalo.',
  'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please shorten it.':
    'Este texto ocupa {modules} módulos en cada lado, demasiados para {pixels} píxeles: ningún lector podría distinguirlos. Acórtalo.',
  'This ticket has as many messages as it can hold. Please open a new one and name the number of this one.':
    'Este tique tiene tantos mensajes como puede contener. Abre uno nuevo e indica el número de este.',
  'This ticket is closed. Your message opens a new one.': 'Este tique está cerrado. Tu mensaje abre uno nuevo.',
  'This tool is not available on this server, because a program it needs is not installed. The operator can see which one at /api/health.':
    'Esta herramienta no está disponible en este servidor, porque no está instalado un programa que necesita. El operador puede ver cuál en /api/health.',
  'This tool takes one file at a time. Please send one file per call.':
    'Esta herramienta admite un archivo cada vez. Envía un archivo por llamada.',
  'This upload does not exist: it was cancelled, has expired, or belongs to another browser or account. Please send the file again.':
    'Esta subida no existe: se ha cancelado, ha caducado o pertenece a otro navegador o cuenta. Envía el archivo de nuevo.',
  'This upload is being written to by another request. Please try again in a moment.':
    'Otra petición está escribiendo en esta subida. Inténtalo de nuevo dentro de un momento.',
  "This verb is followed by 'to' and the base form.": 'A este verbo le siguen «to» y la forma base.',
  'This verb is followed by the form with -ing.': 'A este verbo le sigue la forma en -ing.',
  'This verb is irregular.': 'Este verbo es irregular.',
  'This verb says what is so, not what is going on: it has no form with -ing.':
    'Este verbo dice lo que es, no lo que está ocurriendo: no tiene forma en -ing.',
  'This word is here twice.': 'Esta palabra está repetida.',
  'This word is in no dictionary.': 'Esta palabra no está en ningún diccionario.',
  'This word is in no dictionary. It may be a name.':
    'Esta palabra no está en ningún diccionario. Puede ser un nombre.',
  'This would have taken more than {maxMinutes} minutes; please choose fewer pages.':
    'Esto habría tardado más de {maxMinutes} minutos; elige menos páginas.',
  'This would make {parts} files or more; the limit is {maxParts}. Please choose fewer pages or larger parts.':
    'Esto daría {parts} archivos o más; el límite es {maxParts}. Elige menos páginas o partes más grandes.',
  'This {kind} document is damaged or incomplete and cannot be read. Please save or download it again.':
    'Este documento {kind} está dañado o incompleto y no se puede leer. Guárdalo o descárgalo de nuevo.',
  'This {kind} file has images but no text, like a scan. Please recognise its text (OCR) first and try again.':
    'Este archivo {kind} tiene imágenes pero no texto, como un escaneo. Reconoce antes su texto (OCR) e inténtalo de nuevo.',
  'This {kind} file is damaged and its text cannot be read. Please open it in the program that made it, save it again and retry.':
    'Este archivo {kind} está dañado y su texto no se puede leer. Ábrelo en el programa que lo creó, guárdalo de nuevo y vuelve a intentarlo.',
  'This {kind} file is locked with a password. Please save it without a password and try again.':
    'Este archivo {kind} está bloqueado con contraseña. Guárdalo sin contraseña e inténtalo de nuevo.',
  'This {name} is not the one you had.': 'Este {name} no es el que tenías.',
  'This {name} is not the one you had: it has {size} instead of {wantedSize}.':
    'Este {name} no es el que tenías: ocupa {size} en lugar de {wantedSize}.',
  'This {type} image is damaged or incomplete and cannot be read. Please export or download it again.':
    'Esta imagen {type} está dañada o incompleta y no se puede leer. Expórtala o descárgala de nuevo.',
  'Those of Europe, Arabic, Persian, Hebrew, Hindi and eleven more scripts of India, Thai, Lao, Khmer, Burmese, Sinhala, Javanese, Tibetan, Dhivehi, Syriac, N’Ko, Tifinagh, Cherokee, Inuktitut, Chinese, Japanese, Korean, Armenian, Georgian and Amharic. The text can be searched and copied. Characters that cannot be set are named as you type.':
    'En los de Europa, árabe, persa, hebreo, hindi y once escrituras más de la India, tailandés, lao, jemer, birmano, cingalés, javanés, tibetano, divehi, siríaco, n’ko, tifinagh, cheroqui, inuktitut, chino, japonés, coreano, armenio, georgiano y amárico. El texto se puede buscar y copiar. Los caracteres que no se pueden componer se indican mientras escribes.',
  'Those with lines around their cells, and columns separated by white space. In XLSX each has its own sheet, and cells are numbers only where there is no doubt. When there is no table, the page says so.':
    'Las que tienen líneas alrededor de sus celdas y las columnas separadas por espacio en blanco. En XLSX cada una tiene su propia hoja, y las celdas son números solo donde no hay duda. Cuando no hay ninguna tabla, la página lo indica.',
  'Those you make are listed here, with how often they were clicked.':
    'Los que crees aparecen aquí, con el número de clics que han recibido.',
  'Threads post': 'Publicación de Threads',
  'Three hues a third apart.': 'Tres matices a un tercio de distancia.',
  Tick: 'Marca de verificación',
  'Ticket {number}. To answer, reply to this email. All messages are at {link}':
    'Tique {number}. Para responder, contesta a este correo. Todos los mensajes están en {link}',
  Tickets: 'Tiques',
  Time: 'Periodo',
  'Time zone': 'Zona horaria',
  'Time: {format}': 'Hora: {format}',
  Times: 'Veces',
  'Times are numbers of seconds.': 'Los tiempos son números de segundos.',
  Tips: 'Consejos',
  Title: 'Título',
  'Title Case': 'Tipo Título',
  'Title, author, dates and the program that made the file.':
    'Título, autor, fechas y el programa que creó el archivo.',
  To: 'A',
  'To CSV': 'A CSV',
  'To PDF': 'A PDF',
  'To Word': 'A Word',
  "To accept is to take; 'except' means but not.": '«Accept» es aceptar; «except» significa excepto.',
  'To another format': 'A otro formato',
  'To be scanned': 'Por escanear',
  'To do': 'Por hacer',
  'To leave it:': 'Para darte de baja:',
  'To the back': 'Enviar al fondo',
  'To the front': 'Traer al frente',
  'To the subject, a square around it, 35 x 45 mm (413 x 531 pixels) or 2 x 2 inches (600 x 600).':
    'Al motivo, un cuadrado a su alrededor, 35 x 45 mm (413 x 531 píxeles) o 2 x 2 pulgadas (600 x 600).',
  'Together these files are {totalBytes}, and one ZIP takes up to {maxTotalBytes} here. Please remove some.':
    'Estos archivos suman {totalBytes}, y un ZIP admite aquí hasta {maxTotalBytes}. Quita algunos.',
  'Tokens in': 'Tokens de entrada',
  'Tokens out': 'Tokens de salida',
  Tone: 'Tono',
  'Tone Adjustment': 'Ajuste del tono',
  'Too Many Files': 'Demasiados archivos',
  'Too Many Pictures': 'Demasiadas imágenes',
  'Too little for any text.': 'Demasiado poco para cualquier texto.',
  'Too many calls are waiting on this server. Please try again in a moment.':
    'Hay demasiadas llamadas en espera en este servidor. Inténtalo de nuevo dentro de un momento.',
  'Too many calls from your network are waiting. Please wait a moment and send this one again.':
    'Hay demasiadas llamadas de tu red en espera. Espera un momento y envía esta de nuevo.',
  'Too many files': 'Demasiados archivos',
  'Too many files from your network are waiting already. Please wait about {wait} and send this one again.':
    'Ya hay demasiados archivos de tu red en espera. Espera aproximadamente {wait} y envía este de nuevo.',
  'Too many pages': 'Demasiadas páginas',
  'Too many payments are being prepared at once. Please try again in a minute.':
    'Se están preparando demasiados pagos a la vez. Inténtalo de nuevo dentro de un minuto.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Demasiadas personas están iniciando sesión ahora mismo. Inténtalo de nuevo dentro de un momento.',
  'Too many uploads from you or your network are under way. Please wait until some are complete or cancel them.':
    'Hay demasiadas subidas en curso tuyas o de tu red. Espera a que terminen algunas o cancélalas.',
  'Too much is being sent from your address at the same time. Please wait a moment and try again.':
    'Se está enviando demasiado desde tu dirección al mismo tiempo. Espera un momento e inténtalo de nuevo.',
  'Too much text': 'Demasiado texto',
  Took: 'Tardó',
  Tool: 'Herramienta',
  'Tool Categories': 'Categorías de herramientas',
  Tools: 'Herramientas',
  'Tools as dependable as a stapler: they are there, they do what they say, and you can open them up and look inside. Anybody can run the whole set on a machine of their own.':
    'Herramientas tan fiables como una grapadora: están ahí, hacen lo que dicen, y puedes abrirlas y mirar dentro. Cualquiera puede tener el conjunto completo funcionando en una máquina propia.',
  'Tools for Pro only': 'Herramientas solo para Pro',
  'Tools in this post': 'Herramientas de esta entrada',
  'Tools that work offline': 'Herramientas que funcionan sin conexión',
  'Tools used': 'Herramientas usadas',
  'Tools used: {count}': 'Herramientas usadas: {count}',
  'Tools work without an account. With one, send an <link>API key</link> as <code/> and its plan counts.':
    'Las herramientas funcionan sin cuenta. Con ella, envía una <link>clave de API</link> como <code/> y cuenta su plan.',
  'Top edge, as a fraction of the height.': 'Borde superior, como fracción del alto.',
  'Top left corner': 'Esquina superior izquierda',
  'Top right corner': 'Esquina superior derecha',
  Translate: 'Traducir',
  'Translate a': 'Traducir un',
  'Translate again': 'Traducir de nuevo',
  'Translate texts and documents sentence by sentence. Numbers, links, names and code stay as they are.':
    'Traduce textos y documentos frase a frase. Los números, enlaces, nombres y código se quedan como están.',
  'Translate texts between English, Spanish, French, German, Chinese and more, sentence by sentence, with your own glossary. Numbers, links and code never change.':
    'Traduce textos entre inglés, español, francés, alemán, chino y más, frase a frase, con tu propio glosario. Los números, enlaces y código no cambian nunca.',
  'Translate {count, plural, one {# document} other {# documents}}':
    'Traducir {count, plural, one {# documento} other {# documentos}}',
  Translating: 'Traduciendo',
  'Translating…': 'Traduciendo…',
  Translation: 'Traducción',
  'Translation Complete!': 'Traducción completada',
  'Translation Failed': 'Error de traducción',
  'Translator: 19 languages, sentence by sentence': 'Traductor: 19 idiomas, frase a frase',
  Transparent: 'Transparente',
  'Transparent background': 'Fondo transparente',
  'Transparent must be true or false.': 'Transparente debe ser true o false.',
  'Transparent paper': 'Papel transparente',
  Triadic: 'Triádica',
  Tritanopia: 'Tritanopía',
  Troubleshooting: 'Solución de problemas',
  'Try a tool': 'Probar una herramienta',
  'Try again': 'Reintentar',
  'Try it': 'Pruébalo',
  'Try {method} {path}': 'Probar {method} {path}',
  'Trying quality {quality}': 'Probando calidad {quality}',
  Turkish: 'Turco',
  Turn: 'Girar',
  'Turn PDF, Word, OpenDocument, text, web pages, spreadsheets, slides and email into each other.':
    'Convierte PDF, Word, OpenDocument, texto, páginas web, hojas de cálculo, presentaciones y correos entre sí.',
  'Turn a PDF into Word, Excel, HTML, text or images, and documents, email or images into a PDF.':
    'Convierte un PDF en Word, Excel, HTML, texto o imágenes, y documentos, correos o imágenes en un PDF.',
  'Turn left': 'Girar a la izquierda',
  'Turn off': 'Desactivar',
  'Turn off two-factor sign-in': 'Desactivar la verificación en dos pasos',
  'Turn on': 'Activar',
  'Turn on two-factor sign-in': 'Activar la verificación en dos pasos',
  'Turn on two-step sign-in or passkeys where they are offered.':
    'Activa la verificación en dos pasos o las llaves de acceso donde se ofrezcan.',
  'Turn page {number}': 'Girar la página {number}',
  'Turn photos of paper into clean pages with text: found edges, straight, searchable PDF, DOCX or TXT.':
    'Convierte fotos de papel en páginas limpias con texto: bordes detectados, enderezadas, PDF con búsqueda, DOCX o TXT.',
  'Turn right': 'Girar a la derecha',
  'Turn {name} right': 'Girar {name} a la derecha',
  Turned: 'Girado',
  'Turns images and colours gray.': 'Pasa a gris las imágenes y los colores.',
  'Twelve ways to write a text': 'Doce formas de escribir un texto',
  'Twelve ways to write a text, all at once: capitals, titles, sentences and names for code.':
    'Doce formas de escribir un texto, todas a la vez: mayúsculas, títulos, frases y nombres para código.',
  'Two negatives cancel each other.': 'Dos negaciones se anulan entre sí.',
  'Two opposite hues, each darker and lighter.': 'Dos matices opuestos, cada uno más oscuro y más claro.',
  'Two small models on this server find people, animals and things such as cars or bottles; anything else is found by what stands out from the border of the photo. On busy backgrounds it may need a click or two.':
    'Dos pequeños modelos en este servidor detectan personas, animales y cosas como coches o botellas; todo lo demás se detecta por lo que destaca del borde de la foto. Con fondos recargados puede hacer falta un clic o dos.',
  'Two-factor sign-in': 'Verificación en dos pasos',
  'Two-factor sign-in is already on. Turn it off first to set it up again.':
    'La verificación en dos pasos ya está activada. Desactívala antes para configurarla de nuevo.',
  'Two-factor sign-in is not on.': 'La verificación en dos pasos no está activada.',
  'Two-factor sign-in is off': 'La verificación en dos pasos está desactivada',
  Type: 'Escribir',
  'Type it on a page that a message linked to.': 'Escribirla en una página a la que te llevó un enlace de un mensaje.',
  'Type or paste your text': 'Escribe o pega tu texto',
  'Type or paste your text, or drop a document anywhere on this page.':
    'Escribe o pega tu texto, o suelta un documento en cualquier parte de esta página.',
  'Type or paste your text, or drop a file anywhere on this page.':
    'Escribe o pega tu texto, o suelta un archivo en cualquier parte de esta página.',
  'Type or paste your text, or drop documents': 'Escribe o pega tu texto, o suelta documentos',
  'Type or paste your text.': 'Escribe o pega tu texto.',
  'Type or paste your text. All versions of it appear below.':
    'Escribe o pega tu texto. Todas sus versiones aparecen debajo.',
  'Type them, or press a page to cut before it. {countedFrom}':
    'Escríbelos o pulsa una página para cortar antes de ella. {countedFrom}',
  'Type them, or select pages below. {countedFrom}': 'Escríbelas o selecciona páginas abajo. {countedFrom}',
  'Type, paste, or drop a TXT, DOCX, DOC, ODT or PDF file':
    'Escribe, pega o suelta un archivo TXT, DOCX, DOC, ODT o PDF',
  'UPPER CASE': 'MAYÚSCULAS',
  URGENT: 'URGENTE',
  'URL Shortener': 'Acortador de URL',
  'URL required': 'Falta la URL',
  'URL shortener with honest statistics': 'Acortador de URL con estadísticas honestas',
  'US passport 2 x 2 in': 'Pasaporte de EE. UU. 2 x 2 pulg.',
  Unblock: 'Desbloquear',
  Underline: 'Subrayar',
  'Underlined words are not in the text. Please check them.':
    'Las palabras subrayadas no están en el texto. Compruébalas.',
  Underscore: 'Guion bajo',
  Undo: 'Deshacer',
  'Undo changes<span> on page {label}</span>': 'Deshacer cambios<span> en la página {label}</span>',
  'Undo clear': 'Deshacer limpiar',
  'Undo improvement': 'Deshacer mejora',
  'Undo opening': 'Deshacer abrir',
  'Undo restores the previous text.': 'Deshacer restaura el texto anterior.',
  'Undo showing history': 'Deshacer mostrar historial',
  'Undo swap': 'Deshacer intercambio',
  'Undo the last mark': 'Deshacer la última marca',
  'Undo the merge into {mergedInto}': 'Deshacer la fusión con {mergedInto}',
  'Undo them': 'Deshacerlos',
  'Undone.': 'Deshecho.',
  Unknown: 'Desconocido',
  'Unknown device': 'Dispositivo desconocido',
  'Unknown error': 'Error desconocido',
  Unlimited: 'Ilimitado',
  Unlock: 'Desbloquear',
  'Unlocked with your password': 'Desbloqueado con tu contraseña',
  Unpack: 'Extraer',
  'Unpack archives': 'Extraer archivos comprimidos',
  'Unpacked, this archive would grow to more than {ratio} times its size. It looks like a decompression bomb, so it is not unpacked.':
    'Descomprimido, este archivo crecería hasta más de {ratio} veces su tamaño. Parece una bomba de descompresión, así que no se descomprime.',
  'Unpacked, this document has more than {maxBytes}, which is the limit here. Please split it.':
    'Descomprimido, este documento ocupa más de {maxBytes}, que es el límite aquí. Divídelo.',
  'Unpacked, this document would be hundreds of times its size. It looks like a decompression bomb, so it is not opened.':
    'Descomprimido, este documento ocuparía cientos de veces su tamaño. Parece una bomba de descompresión, así que no se abre.',
  'Unpacked, this takes more than {maxBytes}, which is the limit here. Please choose fewer files.':
    'Descomprimido, esto ocupa más de {maxBytes}, que es el límite aquí. Elige menos archivos.',
  Unpacking: 'Extrayendo',
  Unsolved: 'Sin resolver',
  'Unsolved conversations': 'Conversaciones sin resolver',
  'Unsupported File Type': 'Tipo de archivo no admitido',
  'Unsupported file type': 'Tipo de archivo no admitido',
  'Up to {characters} characters in each document, which is about {pages} full pages.':
    'Hasta {characters} caracteres en cada documento, unas {pages} páginas completas.',
  'Upgrade to Pro': 'Pasar a Pro',
  Uploading: 'Subiendo',
  'Uploading once': 'Subiendo una sola vez',
  Uploads: 'Subidas',
  'Uploads and results are deleted {fileLifetime} after they arrived, or at once when you press Delete. Uploads of work that failed or was cancelled are deleted at once, or after 15 minutes where you can try again.':
    'Las subidas y los resultados se eliminan {fileLifetime} después de su llegada, o de inmediato cuando pulsas Eliminar. Las subidas de trabajos que han fallado o se han cancelado se eliminan de inmediato, o al cabo de 15 minutos cuando puedes intentarlo de nuevo.',
  'Uploads and results are removed after {fileLifetime}, or at once when you press Delete.':
    'Las subidas y los resultados se eliminan después de {fileLifetime}, o de inmediato cuando pulsas Eliminar.',
  'Upper and lower case matter.': 'Las mayúsculas y minúsculas importan.',
  'Upper colour': 'Color superior',
  Uppercase: 'Mayúsculas',
  'Uppercase letters (A-Z)': 'Letras mayúsculas (A-Z)',
  Upscale: 'Aumentar resolución',
  'Url must be text.': 'La URL debe ser texto.',
  'Us passport': 'Pasaporte de EE. UU.',
  Usage: 'Uso',
  'Usage by day': 'Uso por día',
  Use: 'Uso',
  'Use a backup code': 'Usar un código de respaldo',
  'Use a different password for every account.': 'Usa una contraseña distinta para cada cuenta.',
  'Use a passphrase for the few you type by hand.': 'Usa una frase de contraseña para las pocas que escribes a mano.',
  'Use every tool that is not marked as Pro only, without an account, up to the free limits in the table above. Results carry no watermark.':
    'Usar todas las herramientas que no estén marcadas como solo Pro, sin cuenta, hasta los límites gratuitos de la tabla de arriba. Los resultados no llevan marca de agua.',
  'Use it instead of {text}': 'Usarlo en lugar de {text}',
  'Use my signature': 'Usar mi firma',
  'Use names, birthdays or keyboard rows such as qwerty.': 'Usar nombres, cumpleaños o filas del teclado como qwerty.',
  'Use one space': 'Usar un solo espacio',
  'Use signature': 'Usar firma',
  'Use the app instead': 'Usar la aplicación',
  'Use the built-in rules': 'Usar las reglas integradas',
  'Use the camera': 'Usar la cámara',
  'Use the tools for anything lawful, keep your own copies, and do not break the site for others. That is most of it.':
    'Usa las herramientas para todo lo que sea lícito, guarda tus propias copias y no estropees el sitio a los demás. Eso es casi todo.',
  'Use the tools from a program': 'Usar las herramientas desde un programa',
  'Use your phone': 'Usar tu teléfono',
  'Used up': 'Agotado',
  Username: 'Nombre de usuario',
  'Username changed': 'Nombre de usuario cambiado',
  Users: 'Usuarios',
  Utilities: 'Utilidades',
  'Utility Tools': 'Herramientas útiles',
  'Uzbek (Cyrillic)': 'Uzbeko (cirílico)',
  VOID: 'ANULADO',
  Version: 'Versión',
  'Version {version}, programs are confined by {sandbox}.':
    'Versión {version}; los programas están confinados por {sandbox}.',
  'Version {version}. The same as an OpenAPI 3.1 document, for programs: <a>{documentPath}</a>.':
    'Versión {version}. Lo mismo como documento OpenAPI 3.1, para programas: <a>{documentPath}</a>.',
  'Very difficult': 'Muy difícil',
  'Very easy': 'Muy fácil',
  'Very many applications have come from your network. Please send yours from another one, or in {wait}.':
    'Han llegado muchísimas candidaturas desde tu red. Envía la tuya desde otra, o dentro de {wait}.',
  Videos: 'Vídeos',
  'View<span> the invoice of {createdAt}</span>': 'Ver<span> la factura del {createdAt}</span>',
  Vision: 'Visión',
  Visitors: 'Visitantes',
  'Visitors are asked for it.': 'Se pide a los visitantes.',
  'Visitors see a warning first': 'Los visitantes ven antes una advertencia',
  'Visitors: {count}': 'Visitantes: {count}',
  'Visitors: {visitors}, {before} in the 7 days before': 'Visitantes: {visitors}, {before} en los 7 días anteriores',
  Visits: 'Visitas',
  'Visits of these pages': 'Visitas de estas páginas',
  'Visual PDF Editor': 'Editor visual de PDF',
  'WCAG 2.2 is what laws and audits ask for: 4.5:1 for text, 3:1 for large text and icons. APCA is a newer measure that matches perception more closely, especially for light text on dark backgrounds; Lc 75 is right for body text, Lc 60 for other text, Lc 45 for headlines. A pair that passes both is safe.':
    'WCAG 2.2 es lo que piden las leyes y las auditorías: 4,5:1 para texto, 3:1 para texto grande e iconos. APCA es una medida más reciente que se ajusta mejor a la percepción, sobre todo con texto claro sobre fondos oscuros; Lc 75 es adecuado para texto corrido, Lc 60 para otros textos, Lc 45 para titulares. Una pareja que supera ambas es segura.',
  'WCAG or APCA: which contrast counts?': 'WCAG o APCA: ¿qué contraste cuenta?',
  'WEP (old)': 'WEP (antiguo)',
  'WPA, WPA2 or WPA3': 'WPA, WPA2 o WPA3',
  'Wait for the person': 'Esperar a la persona',
  Waited: 'Esperó',
  Waiting: 'En espera',
  'Waiting for our answer': 'A la espera de nuestra respuesta',
  'Waiting for the answer…': 'Esperando la respuesta…',
  'Waiting for the person': 'A la espera de la persona',
  Warn: 'Advertir',
  Warnings: 'Advertencias',
  'Wavy underline': 'Subrayado ondulado',
  'We cannot take any more applications right now. Please try again tomorrow.':
    'No podemos aceptar más candidaturas ahora mismo. Inténtalo de nuevo mañana.',
  'We found nothing about that. Please try other words, or write to us below.':
    'No hemos encontrado nada sobre eso. Prueba con otras palabras o escríbenos abajo.',
  'We have also sent the link to your email address.': 'También hemos enviado el enlace a tu dirección de correo.',
  'We have sent a link to {email}. Please open it.': 'Hemos enviado un enlace a {email}. Ábrelo.',
  'We have your message': 'Tenemos tu mensaje',
  'We have your message [#{number}]': 'Tenemos tu mensaje [#{number}]',
  'We looked in every pocket: there is no page at this address. It may have moved, or the link is misspelled.':
    'Hemos mirado en todos los bolsillos: no hay ninguna página en esta dirección. Puede que se haya movido o que el enlace esté mal escrito.',
  'We mail you a link to choose a new one. Remembered it? <signInLink>Sign in</signInLink>':
    'Te enviamos por correo un enlace para elegir una nueva. ¿La recuerdas? <signInLink>Iniciar sesión</signInLink>',
  'We tell you and retry. You stay Pro for a few days, so that you can enter another card.':
    'Te avisamos y lo reintentamos. Sigues en Pro unos días, para que puedas introducir otra tarjeta.',
  Weak: 'Débil',
  'Weak green: about 5 in 100 men': 'Verde débil: unos 5 de cada 100 hombres',
  'Weak red: about 1 in 100 men': 'Rojo débil: aproximadamente 1 de cada 100 hombres',
  'Weak: programs that guess can find this in a short time. Several words are better.':
    'Débil: los programas que prueban contraseñas pueden dar con ella en poco tiempo. Varias palabras son mejores.',
  'Web address': 'Dirección web',
  WebP: 'WebP',
  Website: 'Sitio web',
  'Welcome back': 'Te damos la bienvenida de nuevo',
  What: 'Qué',
  'What about documents with a password?': '¿Y los documentos con contraseña?',
  'What about signed and locked files?': '¿Y los archivos firmados o bloqueados?',
  'What began in the past and goes on takes the present perfect.':
    'Lo que empezó en el pasado y continúa pide el presente perfecto.',
  'What can I do when a part is missing, or too much is left?':
    '¿Qué puedo hacer cuando falta una parte o queda demasiado?',
  'What can I do without Pro?': '¿Qué puedo hacer sin Pro?',
  'What can I do without paying?': '¿Qué puedo hacer sin pagar?',
  'What can I rely on in the shades?': '¿En qué puedo confiar con los tonos?',
  'What can be done in your browser stays there. What is sent is deleted by itself, and no page loads trackers.':
    'Lo que se puede hacer en tu navegador se queda ahí. Lo que se envía se elimina solo, y ninguna página carga rastreadores.',
  'What chats show of it': 'Lo que muestran los chats',
  'What counts as a character?': '¿Qué cuenta como carácter?',
  'What counts as a scan?': '¿Qué cuenta como un escaneo?',
  'What counts as a word?': '¿Qué cuenta como palabra?',
  'What counts as one photo of the day?': '¿Qué cuenta como una foto del día?',
  'What did you do, and what kind of file was it?': '¿Qué hiciste y qué tipo de archivo era?',
  'What do compress, convert and resize mean for my files?':
    '¿Qué significan comprimir, convertir y redimensionar para mis archivos?',
  'What do the bits of entropy mean?': '¿Qué significan los bits de entropía?',
  'What do the palette types mean?': '¿Qué significan los tipos de paleta?',
  'What do the scan modes do?': '¿Qué hacen los modos de escaneo?',
  'What do you know about those who click?': '¿Qué se sabe de quienes hacen clic?',
  'What do you need help with?': '¿Con qué necesitas ayuda?',
  'What do you want to do?': '¿Qué quieres hacer?',
  'What do you want to know?': '¿Qué quieres saber?',
  'What does Pro change?': '¿Qué cambia Pro?',
  'What does a PDF become?': '¿En qué se convierte un PDF?',
  'What does a Word document made of a PDF look like?': '¿Cómo es un documento de Word hecho a partir de un PDF?',
  'What does it find?': '¿Qué detecta?',
  'What does it never change?': '¿Qué no cambia nunca?',
  'What else may still hold erased words?': '¿Qué más puede contener aún palabras borradas?',
  'What follows can only be moved below text that runs across the page from left to right. Please let it stay.':
    'Lo que sigue solo se puede mover debajo de texto que recorre la página de izquierda a derecha. Déjalo donde está.',
  'What follows cannot be moved without changing how the page looks. Please let it stay, or shorten the text.':
    'Lo que sigue no se puede mover sin cambiar el aspecto de la página. Déjalo donde está o acorta el texto.',
  'What follows cannot be moved: it is drawn together with something that stays. Please let it stay.':
    'Lo que sigue no se puede mover: está dibujado junto con algo que no se mueve. Déjalo donde está.',
  'What follows does not fit the page: {points} points are missing. Please shorten the text, or let what follows stay.':
    'Lo que sigue no cabe en la página: faltan {points} puntos. Acorta el texto o deja lo que sigue donde está.',
  'What follows has no room to move: there is a picture in its way. Please let it stay, or shorten the text.':
    'Lo que sigue no tiene sitio para moverse: hay una imagen en su camino. Déjalo donde está o acorta el texto.',
  'What follows is plural.': 'Lo que sigue está en plural.',
  'What follows is {points, plural, one {# point} other {# points}} too long for the page. Please shorten the text, or let it stay.':
    'Lo que sigue sobrepasa la página en {points, plural, one {# punto} other {# puntos}}. Acorta el texto o deja que lo siguiente se quede donde está.',
  'What happens inside your files, and how to get what you want.':
    'Qué ocurre dentro de tus archivos y cómo conseguir lo que quieres.',
  'What happens to NASA, iPhone and other names?': '¿Qué pasa con NASA, iPhone y otros nombres?',
  'What happens to an email?': '¿Qué pasa con un correo electrónico?',
  'What happens to links to pages that are in another part?':
    '¿Qué pasa con los enlaces a páginas que están en otra parte?',
  'What happens to location and camera data?': '¿Qué pasa con los datos de ubicación y de cámara?',
  'What happens to my files?': '¿Qué pasa con mis archivos?',
  'What happens to paths like ../../x in an archive I open?':
    '¿Qué pasa con rutas como ../../x en un archivo comprimido que abro?',
  'What happens to the camera data?': '¿Qué pasa con los datos de la cámara?',
  'What happens to the content, the logo and the images I read?':
    '¿Qué pasa con el contenido, el logotipo y las imágenes que leo?',
  'What happens to the layout?': '¿Qué pasa con el diseño?',
  'What happens to the rest of my file?': '¿Qué pasa con el resto de mi archivo?',
  'What happens when I reload or close the page?': '¿Qué pasa si recargo o cierro la página?',
  'What happens when a payment fails?': '¿Qué pasa cuando falla un pago?',
  'What if my question is not answered in the document?': '¿Y si mi pregunta no se responde en el documento?',
  'What if the font lacks a letter?': '¿Y si a la fuente le falta una letra?',
  'What if two forms use the same field names?': '¿Y si dos formularios usan los mismos nombres de campo?',
  'What is changed, and what stays?': '¿Qué cambia y qué se mantiene?',
  'What is it about?': '¿De qué se trata?',
  'What is kept when PDFs are merged?': '¿Qué se conserva al unir PDF?',
  'What is left': 'Lo que queda',
  'What is to be done': 'Qué hay que hacer',
  'What is underlined while you type is found in your browser. With the button, the text goes to this site, and to an AI provider only where the page says so beforehand. It is not stored.':
    'Lo que se subraya mientras escribes se detecta en tu navegador. Con el botón, el texto va a este sitio, y a un proveedor de IA solo donde la página lo indica de antemano. No se guarda.',
  'What is wrong with it?': '¿Qué tiene de malo?',
  'What people say': 'Lo que dice la gente',
  'What people use them for': 'Para qué se usan',
  'What people would write instead, also in other languages.':
    'Lo que la gente escribiría en su lugar, también en otros idiomas.',
  'What people wrote to support, how severe it is, and the answers.':
    'Lo que la gente escribió al soporte, lo grave que es y las respuestas.',
  'What says how something is done is an adverb.': 'Lo que dice cómo se hace algo es un adverbio.',
  'What stays the same in a translated document?': '¿Qué se mantiene en un documento traducido?',
  'What that is: email': 'Qué es: correo',
  'What the camera sees': 'Lo que ve la cámara',
  "What the photo shows. A book becomes two pages, cards keep their surface, and a business card's contact details are read.":
    'Lo que muestra la foto. Un libro pasa a ser dos páginas, las tarjetas conservan su superficie y se leen los datos de contacto de una tarjeta de visita.',
  'What the tools make for you is listed here for {fileLifetime}, until it is deleted.':
    'Lo que las herramientas crean para ti aparece aquí durante {fileLifetime}, hasta que se elimina.',
  'What this covers': 'Qué abarca',
  'What this site keeps about you and your files, for how long, who else handles it, and how to have it deleted.':
    'Qué guarda este sitio sobre ti y tus archivos, durante cuánto tiempo, quién más lo trata y cómo hacer que se elimine.',
  'What to do': 'Qué hacer',
  'What to do with files of another program.': 'Qué hacer con archivos de otro programa.',
  'What to make': 'Qué crear',
  'What to summarize': 'Qué resumir',
  "What was so in the past takes 'used to' alone.": 'Lo que era así en el pasado lleva solo «used to».',
  "What was so in the past takes 'used to'.": 'Lo que era así en el pasado lleva «used to».',
  'What we promise, and what not': 'Qué prometemos y qué no',
  'What we value': 'Lo que valoramos',
  'What works here, and what was counted.': 'Qué funciona aquí y qué se ha contado.',
  'What would help': 'Qué puede ayudar',
  'What would you like to do on {name}?': '¿Qué quieres hacer con {name}?',
  'What would you like to do with these {count, plural, one {# file} other {# files}}?':
    '{count, plural, one {¿Qué quieres hacer con este # archivo?} other {¿Qué quieres hacer con estos # archivos?}}',
  'What would you like to do with {file}?': '¿Qué quieres hacer con {file}?',
  'What would you like to do?': '¿Qué quieres hacer?',
  'What writes the summary?': '¿Quién escribe el resumen?',
  'What you bring': 'Lo que aportas',
  'What you delete within a minute, unused, is not counted.':
    'Lo que eliminas en menos de un minuto, sin usarlo, no se cuenta.',
  'What you keep about me': 'Qué se guarda sobre mí',
  'What you may do': 'Qué puedes hacer',
  'What you opened needs the network. These tools work without one, because they do everything in your browser:':
    'Lo que has abierto necesita la red. Estas herramientas funcionan sin ella, porque lo hacen todo en tu navegador:',
  'What you see as one: a letter with its accents, or an emoji, is one character, however many codes it is made of. Some platforms count differently; their limits on this page are counted their way.':
    'Lo que ves como uno: una letra con sus acentos, o un emoji, es un carácter, sin importar de cuántos códigos se componga. Algunas plataformas cuentan de otra forma; sus límites en esta página se cuentan a su manera.',
  'What you write to us from this browser or account is listed here. A ticket from elsewhere opens with its link.':
    'Lo que nos escribes desde este navegador o cuenta aparece aquí. Un tique de otro lugar se abre con su enlace.',
  'What you wrote to us, and our answers.': 'Lo que nos escribiste y nuestras respuestas.',
  'Whatever Unicode counts as one, by the rules of its script. Chinese, Japanese and Thai words are found without spaces between them; punctuation and emoji are not words.':
    'Lo que Unicode cuenta como tal, según las reglas de su escritura. Las palabras chinas, japonesas y tailandesas se detectan sin espacios entre ellas; la puntuación y los emojis no son palabras.',
  'Whatever a page of this site does, a program can do with one HTTP call. Try every call here, or copy its code.':
    'Todo lo que hace una página de este sitio puede hacerlo un programa con una llamada HTTP. Prueba aquí cada llamada o copia su código.',
  'Whatever exceeds the page is cut off.': 'Lo que sobresale de la página se corta.',
  When: 'Cuándo',
  'When proportions differ': 'Si las proporciones difieren',
  'When something here changes, the date at the top changes with it. What a setting decides (times, services) is always shown as it is at the moment you read it.':
    'Cuando algo cambia aquí, la fecha de arriba cambia con ello. Lo que decide un ajuste (plazos, servicios) se muestra siempre tal como es en el momento en que lo lees.',
  'When the server is busy': 'Cuando el servidor está ocupado',
  'When there are some, and nothing else. You confirm your address first, and leave with one click.':
    'Cuando haya alguna, y nada más. Primero confirmas tu dirección, y te das de baja con un clic.',
  'When these terms change, the date at the top changes. If you go on using the site after that, the new terms apply. The <pageLink>help page</pageLink> answers most questions.':
    'Cuando estas condiciones cambian, cambia la fecha de arriba. Si sigues usando el sitio después, se aplican las nuevas condiciones. La <pageLink>página de ayuda</pageLink> responde a la mayoría de las preguntas.',
  'When you rate an answer, we keep which one it was, and for a day a keyed hash that tells that several were rated by the same person. What goes to a person becomes a ticket: when you ask for one, and by itself when you write of trouble with a payment, lost data, security or anger, or rate three answers bad. The chat tells you each time.':
    'Cuando valoras una respuesta, guardamos cuál era y, durante un día, un hash con clave que indica que la misma persona valoró varias. Lo que pasa a una persona se convierte en un tique: cuando lo pides, y por sí solo cuando escribes sobre problemas con un pago, datos perdidos, seguridad o enfado, o valoras mal tres respuestas. El chat te lo dice cada vez.',
  'When you write to us, on a page, to the assistant or by email, we keep:':
    'Cuando nos escribes, en una página, al asistente o por correo, guardamos:',
  'Where does my text go?': '¿Adónde va mi texto?',
  'Where it comes from': 'De dónde procede',
  'Where it fits': 'Dónde cabe',
  'Where the link stands: newsletter': 'Dónde está el enlace: boletín',
  'Where this site confirms addresses by email, an account begins when you open the link. What you entered before that is removed after {registrationDays} days if the link is not opened.':
    'Cuando este sitio confirma las direcciones por correo, una cuenta empieza al abrir el enlace. Lo que introdujiste antes se elimina a los {registrationDays} días si el enlace no se abre.',
  'Where visitors came from': 'De dónde vinieron los visitantes',
  'Where you are signed in': 'Dónde tienes la sesión iniciada',
  'Where {shortUrl} leads': 'Adónde lleva {shortUrl}',
  'Where, or for whom': 'Dónde, o para quién',
  'Whether EXIF, XMP and IPTC data (camera, place, copyright) are carried over.':
    'Si se conservan los datos EXIF, XMP e IPTC (cámara, lugar, derechos de autor).',
  'Whether date, camera, place, copyright and the like stay in the file.':
    'Si la fecha, la cámara, el lugar, los derechos de autor y similares se quedan en el archivo.',
  'Whether date, place, camera and the like stay in the file.':
    'Si la fecha, el lugar, la cámara y similares se quedan en el archivo.',
  'Whether images and colours become gray.': 'Si las imágenes y los colores pasan a gris.',
  'Whether the site works in your browser. Copy this into your message when you report a problem.':
    'Si el sitio funciona en tu navegador. Copia esto en tu mensaje cuando informes de un problema.',
  'Whether this page and the server behind it work in your browser.':
    'Si esta página y el servidor que hay detrás funcionan en tu navegador.',
  'Whether title, author, dates and other metadata stay.':
    'Si se quedan el título, el autor, las fechas y otros metadatos.',
  'Which addresses are refused?': '¿Qué direcciones se rechazan?',
  'Which documents can be converted?': '¿Qué documentos se pueden convertir?',
  'Which error level should I choose?': '¿Qué nivel de corrección debo elegir?',
  'Which font does new text have?': '¿Qué fuente tiene el texto nuevo?',
  'Which languages can I write in?': '¿En qué idiomas puedo escribir?',
  'Which languages can be translated here?': '¿Qué idiomas se pueden traducir aquí?',
  'Which languages does it know?': '¿Qué idiomas conoce?',
  'Which resolution should I choose?': '¿Qué resolución debo elegir?',
  'Which tables are found?': '¿Qué tablas se detectan?',
  'Which tools': 'Qué herramientas',
  'Which words stay small in a title?': '¿Qué palabras van en minúscula en un título?',
  White: 'Blanco',
  'Who can see my links?': '¿Quién puede ver mis enlaces?',
  "Who does something is 'he' and 'I', and oneself comes last.":
    'Quien hace algo es «he» e «I», y uno mismo va al final.',
  'Who else handles data': 'Quién más trata datos',
  'Who gives lends; who takes borrows.': 'Quien da, presta («lend»); quien toma, pide prestado («borrow»).',
  'Who may call:': 'Quién puede llamar:',
  'Who sees my card?': '¿Quién ve mi tarjeta?',
  'Who translates my text?': '¿Quién traduce mi texto?',
  'Who you are': 'Quién eres',
  'Whoever clicks a short link made here is counted without a cookie. We keep:':
    'Quien hace clic en un enlace corto creado aquí se cuenta sin cookie. Guardamos:',
  'Whoever does is refused, and their account may be closed.':
    'A quien lo haga se le deniega el acceso, y su cuenta puede cerrarse.',
  'Whoever has the key can use the tools in your name, within your limits.':
    'Quien tenga la clave puede usar las herramientas en tu nombre, dentro de tus límites.',
  'Whoever has this link can read your messages, so please do not pass it on. If you did not write to us, you need do nothing.':
    'Quien tenga este enlace puede leer tus mensajes, así que no lo compartas. Si no nos escribiste, no tienes que hacer nada.',
  Whole: 'Entera',
  'Whole page': 'Página entera',
  'Whole photo': 'Foto entera',
  'Whole words': 'Palabras completas',
  'Whom to write to': 'A quién escribir',
  'Whose rules apply to capital letters.': 'Qué reglas se aplican a las mayúsculas.',
  'Why Satchel exists, what it values, who makes it, and what we want everyday file tools to be.':
    'Por qué existe Satchel, qué valora, quién lo hace y cómo queremos que sean las herramientas de archivos del día a día.',
  'Why choose Satchel': 'Por qué elegir Satchel',
  'Why does my ZIP hardly get smaller?': '¿Por qué mi ZIP apenas se reduce?',
  'Why does the language matter?': '¿Por qué importa el idioma?',
  'Why is there no text in my text file?': '¿Por qué no hay texto en mi archivo de texto?',
  'Wi-Fi': 'Wifi',
  'Widen the quiet zone': 'Ampliar la zona de silencio',
  Width: 'Ancho',
  'Width in mm': 'Ancho en mm',
  'Width of the logo': 'Ancho del logotipo',
  'Width of the part to keep; 1 is all of it.': 'Ancho de la parte que se conserva; 1 es todo.',
  'Will the pages look the same?': '¿Se verán igual las páginas?',
  "With 'cover', the point that stays visible: 0 is left, 1 is right.":
    'Con «cover», el punto que queda visible: 0 es la izquierda, 1 es la derecha.',
  'With Pro, a file may have up to {bytes}.': 'Con Pro, un archivo puede ocupar hasta {bytes}.',
  'With Pro, a text may have up to {count, plural, one {# character} other {# characters}}.':
    'Con Pro, un texto puede tener hasta {count, plural, one {# carácter} other {# caracteres}}.',
  'With Pro, the files of one call may take up to {bytes}.':
    'Con Pro, los archivos de una llamada pueden ocupar hasta {bytes}.',
  'With Pro, your files may take up to {bytes} at once.': 'Con Pro, tus archivos pueden ocupar hasta {bytes} a la vez.',
  'With Pro: {max} files of {largest}.': 'Con Pro: {max} archivos de {largest}.',
  'With a keyboard, a screen reader, a phone or an old laptop, in the dark, and in every script we can draw.':
    'Con teclado, lector de pantalla, teléfono o portátil antiguo, a oscuras y en cualquier escritura que sepamos dibujar.',
  'With both sides given: true stays within them, false stretches. “Fit” wins over it.':
    'Con ambos lados indicados: true se queda dentro de ellos, false estira. «Ajustar» prevalece sobre esto.',
  'With each file we keep who made it (your account, or the visitor cookie below) and a keyed hash of the network address, to limit how much one visitor stores. Both go with the file.':
    'Con cada archivo guardamos quién lo creó (tu cuenta, o la cookie de visitante descrita más abajo) y un hash con clave de la dirección de red, para limitar cuánto almacena un visitante. Ambos desaparecen con el archivo.',
  'With this crop the result would have {width} × {height} pixels, more than {megapixels} megapixels. Please choose another crop or a smaller margin.':
    'Con este recorte, el resultado tendría {width} × {height} píxeles, más de {megapixels} megapíxeles. Elige otro recorte o un margen menor.',
  'With this ticket we get the number of the failed job ({job}), its tool and its error ({code}). Your file is not sent, and neither is its name.':
    'Con este tique recibimos el número del trabajo fallido ({job}), su herramienta y su error ({code}). Tu archivo no se envía, y su nombre tampoco.',
  'With this, the files of everyone at your network address would take more than {max}. Please delete results you no longer need, sign in to have room of your own, or try again later.':
    'Con esto, los archivos de todos los que usan tu dirección de red ocuparían más de {max}. Elimina resultados que ya no necesites, inicia sesión para tener espacio propio o inténtalo de nuevo más tarde.',
  'With this, your files on this server would take more than {max}. Please delete results you no longer need, or wait: all files are deleted after a while.':
    'Con esto, tus archivos en este servidor ocuparían más de {max}. Elimina resultados que ya no necesites, o espera: todos los archivos se eliminan al cabo de un tiempo.',
  'Without a finding': 'Sin hallazgos',
  'Without a network': 'Sin red',
  'Without any loss, where the format can.': 'Sin ninguna pérdida, donde el formato lo permite.',
  'Without spaces': 'Sin espacios',
  Word: 'Palabra',
  'Word (DOCX, DOC), OpenDocument (ODT), RTF, plain text, HTML and Markdown become PDF, each other and EPUB. Spreadsheets (XLSX, XLS, ODS, CSV) and slides (PPTX, PPT, ODP) become PDF and each other. A CSV is one sheet, or a ZIP of all; slides also become PNG or JPG, one image each. PDF becomes Word (DOCX), OpenDocument, RTF, HTML, Markdown, EPUB and text; emails (EML) become PDF and all kinds of text. Templates, flat OpenDocument, FB2, SLK, DIF and Word, Excel and PowerPoint files of the 1990s are opened, too.':
    'Word (DOCX, DOC), OpenDocument (ODT), RTF, texto sin formato, HTML y Markdown se convierten a PDF, entre sí y a EPUB. Las hojas de cálculo (XLSX, XLS, ODS, CSV) y las presentaciones (PPTX, PPT, ODP) se convierten a PDF y entre sí. Un CSV es una hoja, o un ZIP con todas; las presentaciones también pasan a PNG o JPG, una imagen por diapositiva. PDF se convierte a Word (DOCX), OpenDocument, RTF, HTML, Markdown, EPUB y texto; los correos (EML), a PDF y a todo tipo de texto. También se abren plantillas, OpenDocument plano, FB2, SLK, DIF y archivos de Word, Excel y PowerPoint de los años 90.',
  'Word Counter': 'Contador de palabras',
  'Word before': 'Palabra anterior',
  'Word counter: words, characters, reading time': 'Contador de palabras, caracteres y tiempo de lectura',
  Words: 'Palabras',
  'Words per sentence': 'Palabras por frase',
  'Words, characters, sentences and reading time while you type, in every script.':
    'Palabras, caracteres, frases y tiempo de lectura mientras escribes, en cualquier escritura.',
  'Words, letters, reading time': 'Palabras, letras, tiempo de lectura',
  Work: 'Trabajo',
  'Work phone': 'Teléfono del trabajo',
  'Work that takes a while': 'Trabajo que lleva un rato',
  'Work with us': 'Trabaja con nosotros',
  'Working ({status}, version {version}), answered in {took}.':
    'Funciona ({status}, versión {version}), ha respondido en {took}.',
  'Working: this page runs its code.': 'Funciona: esta página ejecuta su código.',
  'Working…': 'Trabajando…',
  'Working… You can close this page: it goes on.': 'Trabajando… Puedes cerrar esta página: el trabajo continúa.',
  'Write another message': 'Escribir otro mensaje',
  'Write to us. Here is how soon people get an answer, and when somebody is in the office.':
    'Escríbenos. Aquí ves en cuánto tiempo se recibe respuesta y cuándo hay alguien en la oficina.',
  'Write without the failed job': 'Escribir sin el trabajo fallido',
  'Write, highlight, draw and sign on any page of a PDF, in any script. Highlights and notes are real annotations. Free, no sign-up.':
    'Escribe, resalta, dibuja y firma en cualquier página de un PDF, en cualquier escritura. Los resaltados y las notas son anotaciones reales. Gratis, sin registro.',
  'Write, mark and sign on a PDF': 'Escribe, marca y firma en un PDF',
  'Write, mark, draw or sign on its pages': 'Escribe, marca, dibuja o firma en sus páginas',
  Writing: 'Escribiendo',
  'Writing assistant: grammar, clarity, tone': 'Asistente de escritura: gramática, claridad, tono',
  'Writing the PDF': 'Escribiendo el PDF',
  'Writing the document': 'Escribiendo el documento',
  'Writing the file': 'Escribiendo el archivo',
  'Writing the result': 'Escribiendo el resultado',
  'Writing {format}': 'Escribiendo {format}',
  'Writing…': 'Escribiendo…',
  'Written by': 'Escrito por',
  'Written by {provider} ({model}) and checked against the text.':
    'Escrito por {provider} ({model}) y comprobado con el texto.',
  'X post': 'Publicación de X',
  'XFA form': 'Formulario XFA',
  XLSX: 'XLSX',
  Yes: 'Sí',
  'Yes, also as WebP. Formats without animation get the first frame, and the page says so.':
    'Sí, también como WebP. Los formatos sin animación reciben el primer fotograma, y la página lo indica.',
  'Yes, and the page says so: new pixels are computed from their neighbours, so a large step up looks soft.':
    'Sí, y la página lo indica: los píxeles nuevos se calculan a partir de sus vecinos, así que una gran ampliación se ve poco nítida.',
  'Yes, confirm my address': 'Sí, confirmar mi dirección',
  'Yes, in the list of pages: drag them, or use the buttons above it. Blank pages and pages of other PDFs can be inserted. What you delete is not in the saved file any more, nor are bookmarks and links to it.':
    'Sí, en la lista de páginas: arrástralas o usa los botones de encima. Se pueden insertar páginas en blanco y páginas de otros PDF. Lo que eliminas ya no está en el archivo guardado, ni tampoco los marcadores y enlaces hacia ello.',
  'Yes, in this browser and for a day: the pages, their text and the photos they were cut from. Clear All removes them at once, here and on the server.':
    'Sí, en este navegador y durante un día: las páginas, su texto y las fotos de las que se recortaron. Quitar todo los elimina de inmediato, aquí y en el servidor.',
  'Yes, on your account page, without contacting anyone. Pro stays active until the end of the period you paid for, and you can resume it until then.':
    'Sí, en la página de tu cuenta, sin contactar con nadie. Pro sigue activo hasta el final del periodo que has pagado, y puedes reanudarlo hasta entonces.',
  'Yes, on your account page. The unused part of your current period is credited.':
    'Sí, en la página de tu cuenta. La parte no usada de tu periodo actual se abona.',
  'Yes, right on its pages: texts, check boxes, options and lists, with the Tab key from field to field. They stay fields, or become part of the page if you tick Flatten when saving. Scripts in the form do not run, and forms made only for Adobe Reader (dynamic XFA) cannot be filled in here.':
    'Sí, directamente en sus páginas: textos, casillas, opciones y listas, con la tecla Tab de campo en campo. Siguen siendo campos, o pasan a formar parte de la página si marcas Acoplar al guardar. Los scripts del formulario no se ejecutan, y los formularios hechos solo para Adobe Reader (XFA dinámico) no se pueden rellenar aquí.',
  'Yes, send me new posts': 'Sí, quiero recibir las nuevas entradas',
  'Yes, show them': 'Sí, mostrarlos',
  'Yes, where the scan has recognised text: the old words are painted over with the colour of the paper, and the new ones are set on it.':
    'Sí, si el escaneo tiene texto reconocido: las palabras antiguas se cubren con el color del papel, y las nuevas se colocan encima.',
  'Yes. Choose an underlined passage: its rule can be switched off for good, and a word can be added to your dictionary. Both stay in this browser.':
    'Sí. Elige un pasaje subrayado: su regla se puede desactivar para siempre, y una palabra se puede añadir a tu diccionario. Ambas cosas se quedan en este navegador.',
  'Yes. Highlights, underlines, lines, shapes, drawings and notes are annotations, which other PDF programs show, move and delete. Text, stamps and pictures become part of the page.':
    'Sí. Los resaltados, subrayados, líneas, formas, dibujos y notas son anotaciones, que otros programas de PDF muestran, mueven y eliminan. El texto, los sellos y las imágenes pasan a formar parte de la página.',
  'Yes. Random numbers that would favour some characters are drawn again (rejection sampling), and every password that has all the chosen types is equally likely. Both are checked by tests of the distribution.':
    'Sí. Los números aleatorios que favorecerían algunos caracteres se vuelven a sortear (muestreo por rechazo), y todas las contraseñas que tienen todos los tipos elegidos son igual de probables. Ambas cosas se comprueban con pruebas de la distribución.',
  'Yes. Text, pixels of images, lines, notes and form fields under the box are taken out of the file, which is written anew without older versions, and then searched for what was there. What cannot be cleared becomes a picture of the page, and you are told.':
    'Sí. El texto, los píxeles de imágenes, las líneas, las notas y los campos de formulario bajo el recuadro se eliminan del archivo, que se escribe de nuevo sin versiones anteriores y después se revisa en busca de lo que había. Lo que no se puede limpiar pasa a ser una imagen de la página, y se te avisa.',
  'Yes. The page shows a QR code. What you scan with the phone that opens it appears in the list on your computer; the code works for 15 minutes and for one phone.':
    'Sí. La página muestra un código QR. Lo que escaneas con el teléfono que lo abre aparece en la lista de tu ordenador; el código funciona durante 15 minutos y para un solo teléfono.',
  'Yes. Tick everything you want: it is all done in one run, and the photo is saved only once, so nothing is lost in between.':
    'Sí. Marca todo lo que quieras: se hace en una sola pasada y la foto se guarda solo una vez, así que no se pierde nada entre medias.',
  'Yes. With Select, click, tap or Tab to a highlight, note, text box, drawing, stamp or link of any program: move it, resize it, give it another colour or other words, or delete it. Replies are deleted with their note. Those that their author has locked stay as they are.':
    'Sí. Con Seleccionar, haz clic, toca o ve con Tab hasta un resaltado, nota, cuadro de texto, dibujo, sello o enlace de cualquier programa: muévelo, cambia su tamaño, dale otro color u otras palabras, o elimínalo. Las respuestas se eliminan con su nota. Las que su autor ha bloqueado se quedan como están.',
  'Yes. Your words are laid invisibly over the words they correct, so that searching, selecting and copying find them at their place in the image.':
    'Sí. Tus palabras se colocan de forma invisible sobre las palabras que corrigen, de modo que al buscar, seleccionar y copiar se encuentran en su lugar de la imagen.',
  'Yes: add steps. Each step gets the result of the one before, such as resize, then convert to WebP. Save the steps as a recipe to use them again, or share it as a link.':
    'Sí: añade pasos. Cada paso recibe el resultado del anterior, por ejemplo redimensionar y luego convertir a WebP. Guarda los pasos como receta para usarlos de nuevo o compártela como enlace.',
  'Yes: each result has a download of its mask, white where the subject is and as large as the photo.':
    'Sí: cada resultado ofrece la descarga de su máscara, blanca donde está el motivo y tan grande como la foto.',
  'Yes: its target, expiry, visit limit, password, tags and note. You can pause it, and undo a deletion within a day. The name of a deleted link is never given to anybody else.':
    'Sí: su destino, caducidad, límite de visitas, contraseña, etiquetas y nota. Puedes pausarlo y deshacer una eliminación en el plazo de un día. El nombre de un enlace eliminado no se da nunca a nadie más.',
  'Yes: select them on the page, and choose from the small bar, or press Ctrl+B or Ctrl+I. If the PDF has no bold or italic of its font, a similar font is used, and the result says so.':
    'Sí: selecciónalas en la página y elige en la barra pequeña, o pulsa Ctrl+B o Ctrl+I. Si el PDF no tiene la negrita o la cursiva de su fuente, se usa una fuente parecida, y el resultado lo indica.',
  'Yes: the text of scanned pages in a PDF is recognised first. The result says which pages these were, since recognised text can have errors.':
    'Sí: primero se reconoce el texto de las páginas escaneadas de un PDF. El resultado dice qué páginas eran, ya que el texto reconocido puede tener errores.',
  'Yesterday ({day}, UTC)': 'Ayer ({day}, UTC)',
  You: 'Los usuarios',
  'You already have an account': 'Ya tienes una cuenta',
  'You already have {max, plural, one {# file} other {# files}} waiting, which is the limit. Please wait about {wait} and send this one again.':
    'Ya tienes {max, plural, one {# archivo} other {# archivos}} en espera, que es el límite. Espera aproximadamente {wait} y envía este de nuevo.',
  'You are Pro already': 'Ya tienes Pro',
  'You are already subscribed to Pro. Change or cancel the subscription on your account page.':
    'Ya tienes una suscripción a Pro. Cambia o cancela la suscripción en la página de tu cuenta.',
  'You are not signed in. Please sign in and try again.': 'No has iniciado sesión. Inicia sesión e inténtalo de nuevo.',
  'You are now subscribed to Pro!': 'Ya tienes la suscripción a Pro',
  'You are offline': 'No tienes conexión',
  'You are offline. The files continue when the connection is back.':
    'No tienes conexión. Los archivos continuarán cuando vuelva la conexión.',
  'You are on {plan}': 'Tienes {plan}',
  'You are signed out everywhere else.': 'Se han cerrado tus demás sesiones.',
  'You can also follow the blog with a feed reader: <a>RSS</a> or <a2>JSON feed</a2>.':
    'También puedes seguir el blog con un lector de feeds: <a>RSS</a> o <a2>feed JSON</a2>.',
  'You can cancel at any time on your account page. Pro then stays active to the end of the paid period.':
    'Puedes cancelar en cualquier momento en la página de tu cuenta. Pro sigue entonces activo hasta el final del periodo pagado.',
  'You can cancel at any time on your account page; Pro stays active to the end of the billing period, and until then you can resume it. Invoices are there, too.':
    'Puedes cancelar en cualquier momento en la página de tu cuenta; Pro sigue activo hasta el final del periodo de facturación, y hasta entonces puedes reanudarlo. Las facturas también están allí.',
  'You can now sign in with it.': 'Ya puedes iniciar sesión con ella.',
  'You can turn them on at the foot of every page.': 'Puedes activarlas al pie de cada página.',
  'You cannot revoke your own role. Please ask another administrator.':
    'No puedes retirar tu propio rol. Pídeselo a otro administrador.',
  'You decide on every change.': 'Tú decides cada cambio.',
  'You get a PDF with sender, recipients and date, the text with its embedded images, and the names and sizes of the attachments. Remote images are never loaded, so nobody learns that you opened it.':
    'Obtienes un PDF con remitente, destinatarios y fecha, el texto con sus imágenes incrustadas, y los nombres y tamaños de los adjuntos. Las imágenes remotas no se cargan nunca, así que nadie sabe que lo has abierto.',
  'You get no more newsletters, and your address is deleted.': 'No recibirás más boletines, y tu dirección se elimina.',
  'You get the newsletter already': 'Ya recibes el boletín',
  'You get this because you confirmed your address on {site}.':
    'Recibes esto porque confirmaste tu dirección en {site}.',
  'You have changed the text since. Save again to have those changes, too.':
    'Has cambiado el texto desde entonces. Guarda de nuevo para incluir también esos cambios.',
  'You have reached a limit of the Free plan. Pro lifts it.':
    'Has llegado a un límite del plan Free. Con Pro desaparece.',
  'You have sent many messages within an hour. Please wait {wait} and send it then, or add it to a ticket you have open.':
    'Has enviado muchos mensajes en una hora. Espera {wait} y envíalo entonces, o añádelo a un tique que tengas abierto.',
  'You have used your AI allowance for today, or what is left is too little for this text. It comes back {resets}. The built-in engine has no such limit.':
    'Has agotado tu cupo de IA de hoy, o lo que queda es demasiado poco para este texto. Se renueva {resets}. El motor integrado no tiene ese límite.',
  'You have {max, plural, one {# link} other {# links}}, as many as fit. Please delete some you no longer need.':
    'Tienes {max, plural, one {# enlace} other {# enlaces}}, tantos como caben. Elimina algunos que ya no necesites.',
  'You keep all rights in your files and in what the tools make of them. We may do with them only what the tool you started does. They are deleted after {fileLifetime}, so keep your own copies: what is deleted cannot be brought back. The <pageLink>privacy policy</pageLink> says more.':
    'Conservas todos los derechos sobre tus archivos y sobre lo que las herramientas hacen con ellos. Nosotros solo podemos hacer con ellos lo que hace la herramienta que iniciaste. Se eliminan después de {fileLifetime}, así que guarda tus propias copias: lo eliminado no se puede recuperar. La <pageLink>política de privacidad</pageLink> dice más.',
  'You may use every tool, privately or for your work. You may not:':
    'Puedes usar todas las herramientas, en privado o para tu trabajo. No puedes:',
  'You need a code when you sign in.': 'Necesitas un código al iniciar sesión.',
  'You need no account for the free tools. With one you can subscribe to Pro, use API keys and see what is left of your allowances, all on your <pageLink>account page</pageLink>.':
    'No necesitas cuenta para las herramientas gratuitas. Con ella puedes suscribirte a Pro, usar claves de API y ver cuánto queda de tus cupos, todo en la <pageLink>página de tu cuenta</pageLink>.',
  'You need no account for the free tools. With one you can use API keys and see what is left of your allowances on your <pageLink>account page</pageLink>.':
    'No necesitas cuenta para las herramientas gratuitas. Con ella puedes usar claves de API y ver cuánto queda de tus cupos en la <pageLink>página de tu cuenta</pageLink>.',
  'You need no account for the tools. With one you can use API keys, on your <pageLink>account page</pageLink>.':
    'No necesitas cuenta para las herramientas. Con ella puedes usar claves de API, en la <pageLink>página de tu cuenta</pageLink>.',
  'You sign in with it.': 'Inicias sesión con ella.',
  'You will get the next newsletter. Each one has a link to leave.':
    'Recibirás el próximo boletín. Cada uno tiene un enlace para darse de baja.',
  'You:': 'Tú:',
  'You: those made without an account belong to this browser, and you can take them along into an account. Anybody who knows a short link can see where it leads by adding a plus sign to it.':
    'Tú: los creados sin cuenta pertenecen a este navegador, y puedes llevarlos a una cuenta. Cualquiera que conozca un enlace corto puede ver adónde lleva añadiéndole un signo más.',
  'YouTube description': 'Descripción de YouTube',
  'YouTube thumbnail': 'Miniatura de YouTube',
  'YouTube title': 'Título de YouTube',
  'Your CV is larger than {bytes}. The PDF Compressor can make it smaller; or leave out large images.':
    'Tu currículum ocupa más de {bytes}. Comprimir PDF puede reducirlo; o deja fuera las imágenes grandes.',
  'Your account': 'Tu cuenta',
  'Your account is ready. Please sign in.': 'Tu cuenta está lista. Inicia sesión.',
  'Your account page shows your plan, the next payment and your invoices.':
    'La página de tu cuenta muestra tu plan, el próximo pago y tus facturas.',
  'Your address was not confirmed': 'Tu dirección no se ha confirmado',
  'Your answer waits on the page of their ticket.': 'Tu respuesta espera en la página de su tique.',
  'Your browser cannot show this photo yet. Once its background is removed, it can.':
    'Tu navegador todavía no puede mostrar esta foto. Una vez quitado el fondo, podrá.',
  'Your browser cannot show this photo. To mark its subject, convert it to JPEG first.':
    'Tu navegador no puede mostrar esta foto. Para marcar el motivo, conviértela antes a JPEG.',
  'Your browser then asks you to unlock this device, or to choose another one.':
    'Tu navegador te pedirá entonces que desbloquees este dispositivo o que elijas otro.',
  'Your card goes straight to the payment service; this site never sees it.':
    'Tu tarjeta va directamente al servicio de pago; este sitio no la ve nunca.',
  'Your changes are still here.': 'Tus cambios siguen aquí.',
  'Your colours above the line, what is seen of them below. About 5 in 100 men see green weakly and 1 in 100 red: they see something in between.':
    'Tus colores encima de la línea; debajo, lo que se ve de ellos. Unos 5 de cada 100 hombres ven débilmente el verde y 1 de cada 100 el rojo: ven algo intermedio.',
  'Your content stays yours': 'Tu contenido sigue siendo tuyo',
  'Your current codes stop working.': 'Tus códigos actuales dejan de funcionar.',
  'Your draft, glossary and history stay in this browser, and you can clear or switch off the history. The server forgets the text with the finished work, and deletes documents after 24 hours or at once when you press Delete.':
    'Tu borrador, tu glosario y tu historial se quedan en este navegador, y puedes borrar o desactivar el historial. El servidor olvida el texto al terminar el trabajo, y elimina los documentos a las 24 horas o de inmediato cuando pulsas Eliminar.',
  'Your edits stay here, so you can go on.': 'Tus ediciones se quedan aquí, así que puedes continuar.',
  'Your email address (optional)': 'Tu dirección de correo (opcional)',
  'Your email address is confirmed already.': 'Tu dirección de correo ya está confirmada.',
  'Your email address was changed.': 'Tu dirección de correo se ha cambiado.',
  'Your files': 'Tus archivos',
  'Your files are ready, but nothing has been done with them yet. Press the button that starts the work.':
    'Tus archivos están listos, pero todavía no se ha hecho nada con ellos. Pulsa el botón que inicia el trabajo.',
  'Your files are stored by': 'Tus archivos los almacena',
  'Your files are yours': 'Tus archivos son tuyos',
  'Your files are yours. They are kept for {fileLifetime} at most, nobody reads them, and no page of this site loads trackers, advertising or fonts from elsewhere.':
    'Tus archivos son tuyos. Se guardan {fileLifetime} como máximo, nadie los lee, y ninguna página de este sitio carga rastreadores, publicidad ni fuentes de otros lugares.',
  'Your first name': 'Tu nombre',
  'Your last name': 'Tus apellidos',
  'Your last payment failed': 'Tu último pago ha fallado',
  'Your links': 'Tus enlaces',
  'Your message': 'Tu mensaje',
  'Your message is stored, but our mail server does not answer right now: the link comes by email later. Please keep it, too.':
    'Tu mensaje está guardado, pero nuestro servidor de correo no responde ahora mismo: el enlace llegará por correo más tarde. Guárdalo tú también.',
  'Your message was sent': 'Tu mensaje se ha enviado',
  'Your messages are sent to {host}, which puts the answers into words.':
    'Tus mensajes se envían a {host}, que redacta las respuestas.',
  'Your name': 'Tu nombre',
  'Your name must have at most {max, plural, one {# character} other {# characters}}.':
    'Tu nombre debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'Your new key “{name}”': 'Tu nueva clave «{name}»',
  'Your order': 'Tu pedido',
  'Your own words must be a list of up to 2,000 words.':
    'Tus propias palabras deben ser una lista de hasta 2000 palabras.',
  'Your pages stay on this phone.': 'Tus páginas se quedan en este teléfono.',
  'Your passphrase': 'Tu frase de contraseña',
  'Your password': 'Tu contraseña',
  'Your password was changed': 'Tu contraseña se ha cambiado',
  'Your phone is connected.': 'Tu teléfono está conectado.',
  'Your plan': 'Tu plan',
  'Your profile, sessions, passkeys and API keys are deleted, and so are your usage counts; a running subscription is cancelled. Your files are deleted when they expire, as always.':
    'Se eliminan tu perfil, tus sesiones, tus llaves de acceso y tus claves de API, así como tus recuentos de uso; la suscripción en curso se cancela. Tus archivos se eliminan cuando caducan, como siempre.',
  'Your profile, sessions, passkeys and API keys are deleted. Your files are deleted when they expire, as always.':
    'Se eliminan tu perfil, tus sesiones, tus llaves de acceso y tus claves de API. Tus archivos se eliminan cuando caducan, como siempre.',
  'Your profile, sign-in, API keys and data.': 'Tu perfil, inicio de sesión, claves de API y datos.',
  'Your question': 'Tu pregunta',
  'Your rights': 'Tus derechos',
  "Your settings and drafts (theme, options of a tool, the scanner's list with its photos) stay in your browser's own storage and are not sent. So do the files you chose and how far you were, so that a reload loses nothing: for a day, until you remove them from the list, or until you sign out. Passwords are not kept. There is no cookie for advertising or statistics.":
    'Tus ajustes y borradores (tema, opciones de una herramienta, la lista del escáner con sus fotos) se quedan en el almacenamiento de tu propio navegador y no se envían. También los archivos que elegiste y hasta dónde llegaste, para que al recargar no se pierda nada: durante un día, hasta que los quites de la lista, o hasta que cierres sesión. Las contraseñas no se guardan. No hay ninguna cookie de publicidad ni de estadísticas.',
  'Your short link': 'Tu enlace corto',
  'Your sign-in could not be checked': 'No se ha podido comprobar tu sesión',
  'Your signature': 'Tu firma',
  'Your subscription continues': 'Tu suscripción continúa',
  'Your subscription is already Pro Annual, so nothing was changed.':
    'Tu suscripción ya es Pro Anual, así que no se ha cambiado nada.',
  'Your subscription is already Pro Monthly, so nothing was changed.':
    'Tu suscripción ya es Pro Mensual, así que no se ha cambiado nada.',
  'Your subscription is cancelled': 'Tu suscripción está cancelada',
  'Your tasks': 'Tus tareas',
  'Your text': 'Tu texto',
  'Your text goes to an AI model on this server, and to nobody else.':
    'Tu texto va a un modelo de IA en este servidor, y a nadie más.',
  "Your text goes to an AI model on this site's own network, and to nobody else.":
    'Tu texto va a un modelo de IA en la propia red de este sitio, y a nadie más.',
  'Your text goes to {name} ({host}).': 'Tu texto va a {name} ({host}).',
  'Your text goes to {name} on this server, and to nobody else.':
    'Tu texto va a {name} en este servidor, y a nadie más.',
  "Your text goes to {name} on this site's own network, and to nobody else.":
    'Tu texto va a {name} en la propia red de este sitio, y a nadie más.',
  'Your text goes to {provider}.': 'Tu texto va a {provider}.',
  'Your text stays in this browser: it is still here when you come back, until you clear it.':
    'Tu texto se queda en este navegador: seguirá aquí cuando vuelvas, hasta que lo limpies.',
  'Your text stays on this server.': 'Tu texto se queda en este servidor.',
  'Your ticket': 'Tu tique',
  'Your tickets': 'Tus tiques',
  'Your translation appears here.': 'Tu traducción aparece aquí.',
  'Your trial continues until {trialEndsAt}; then it is {price}.':
    'Tu prueba continúa hasta el {trialEndsAt}; después son {price}.',
  'Your work goes first when the server is busy': 'Tu trabajo va primero cuando el servidor está ocupado',
  'Your {max} free {uses} for this month are used up; more from the first of next month (UTC).':
    'Has agotado tus {max} {uses} gratis de este mes; tendrás más a partir del día 1 del mes que viene (UTC).',
  'Your {max} free {uses} for today are used up; more from tomorrow (midnight UTC).':
    'Has agotado tus {max} {uses} gratis de hoy; tendrás más a partir de mañana (medianoche UTC).',
  'Yours to keep': 'Tuyo para siempre',
  'Yours to run': 'Puedes alojarlo tú',
  ZIP: 'ZIP',
  'Zone must be a time zone such as Europe/Berlin.': 'La zona debe ser una zona horaria como Europe/Berlin.',
  Zoom: 'Zoom',
  'Zoom in': 'Acercar',
  'Zoom out': 'Alejar',
  'a CSV file': 'un archivo CSV',
  'a PDF': 'un PDF',
  'a base address (xml:base)': 'una dirección base (xml:base)',
  'a cookie with the language that you chose at the foot of a page, if you chose one.':
    'una cookie con el idioma que elegiste al pie de una página, si elegiste alguno.',
  'a document': 'un documento',
  'a link to something outside of it ({link})': 'un enlace a algo externo ({link})',
  'a logo': 'un logotipo',
  'a method of compression': 'un método de compresión',
  'a month': 'al mes',
  'a rare kind of JPEG coding': 'un tipo poco común de codificación JPEG',
  'a script': 'un script',
  'a script in a link': 'un script en un enlace',
  'a script in its styles': 'un script en sus estilos',
  'a session cookie while you are signed in, and a mark that tells the page to ask who you are;':
    'una cookie de sesión mientras tienes la sesión iniciada, y una marca que indica a la página que pregunte quién eres;',
  'a signed device cookie once you have signed in, which is sent when you sign in again and never otherwise: wrong passwords that others try elsewhere do not lock you out here;':
    'una cookie de dispositivo firmada una vez que has iniciado sesión, que se envía cuando vuelves a iniciar sesión y nunca en otro momento: las contraseñas erróneas que otros prueban en otros lugares no te bloquean el acceso aquí;',
  'a signed visitor cookie when you send a file or write in the support chat without being signed in.':
    'una cookie de visitante firmada cuando envías un archivo o escribes en el chat de soporte sin haber iniciado sesión.',
  'a signed visitor cookie when you use a tool that has an allowance, send a file or write in the support chat without being signed in.':
    'una cookie de visitante firmada cuando usas una herramienta que tiene un cupo, envías un archivo o escribes en el chat de soporte sin haber iniciado sesión.',
  'a stylesheet from outside (@import)': 'una hoja de estilos externa (@import)',
  'a text': 'un texto',
  'a tool without an article': 'una herramienta sin artículo',
  'a year': 'al año',
  'aLtErNaTiNg cAsE': 'aLtErNaDo',
  'about a second': 'aproximadamente un segundo',
  'about beyond college': 'nivel aproximado: superior a la universidad',
  'about college': 'nivel aproximado: universidad',
  'about first years of school': 'nivel aproximado: primeros años de escuela',
  'about year {year} of school': 'nivel aproximado: año {year} de escuela',
  'about {minutes, plural, one {# minute} other {# minutes}}':
    'aproximadamente {minutes, plural, one {# minuto} other {# minutos}}',
  'about {seconds, plural, one {# second} other {# seconds}}':
    'aproximadamente {seconds, plural, one {# segundo} other {# segundos}}',
  active: 'activo',
  'adding notes': 'añadir notas',
  address: 'dirección',
  'address of the image': 'dirección de la imagen',
  'addresses without a page': 'direcciones sin página',
  'after must be the id of a message.': 'after debe ser el identificador de un mensaje.',
  'almost full: uploads are refused': 'casi lleno: se rechazan las subidas',
  'an AI': 'una IA',
  'an animated link or event handler ({name})': 'un enlace o controlador de eventos animado ({name})',
  'an archive': 'un archivo comprimido',
  'an attachment': 'un adjunto',
  'an event handler ({name})': 'un controlador de eventos ({name})',
  'an image': 'una imagen',
  'an image from outside in its styles': 'una imagen externa en sus estilos',
  'an uncommon packing method': 'un método de empaquetado poco común',
  'an unknown encryption': 'un cifrado desconocido',
  and: 'y',
  'and more': 'y más',
  'and {more} more': 'y {more} más',
  'another font': 'otra fuente',
  answer: 'respuesta',
  'any value': 'cualquier valor',
  'assigned to {assignee}': 'asignada a {assignee}',
  'at least {percent}% smaller': 'al menos un {percent}% más pequeño',
  'at {provider}': 'en {provider}',
  'attack the site, go around its limits, or use it so heavily that others cannot;':
    'atacar el sitio, eludir sus límites o usarlo con tal intensidad que otros no puedan hacerlo;',
  'authority {authority}': 'autoridad {authority}',
  auto: 'auto',
  automatic: 'automático',
  'background picture': 'imagen de fondo',
  'backup codes': 'códigos de respaldo',
  'being sent': 'enviándose',
  blocked: 'bloqueado',
  'by email': 'por correo',
  'by {actor}': 'por {actor}',
  'cannot be drawn': 'no se puede dibujar',
  'certificate encryption': 'cifrado con certificado',
  changing: 'modificar',
  characters: 'caracteres',
  'choose a device, a language or a country.': 'elige un dispositivo, un idioma o un país.',
  clarity: 'claridad',
  code: 'código',
  'colour {code}': 'color {code}',
  'content of the code': 'contenido del código',
  conversion: 'conversión',
  conversions: 'conversiones',
  'copying text': 'copiar texto',
  'could not be kept in this browser.': 'no se ha podido guardar en este navegador.',
  critical: 'crítica',
  'dark: visitors, light: more clicks; highest {most}': 'oscuro: visitantes; claro: más clics; máximo {most}',
  degraded: 'degradado',
  deleted: 'eliminado',
  'difficulty: {difficulty} of 10': 'dificultad: {difficulty} de 10',
  documents: 'documentos',
  done: 'hecho',
  'draft for {platform}': 'borrador para {platform}',
  'email to you until it is sent, a day at most;':
    'los correos dirigidos a ti hasta que se envían, un día como máximo;',
  encryption: 'cifrado',
  'enter a public address such as https://example.com.': 'introduce una dirección pública como https://example.com.',
  'enter the country as a code such as DE or US.': 'introduce el país como código, por ejemplo DE o US.',
  'enter the language as a code such as de or en.': 'introduce el idioma como código, por ejemplo de o en.',
  'every page looks identical': 'todas las páginas se ven idénticas',
  'everyone.': 'todo el mundo.',
  'everyone. With an API key or signed in, it counts for that account.':
    'todo el mundo. Con una clave de API o la sesión iniciada, cuenta para esa cuenta.',
  'everything else': 'todo lo demás',
  expired: 'caducado',
  failed: 'con error',
  failing: 'con fallos',
  'fewer words': 'menos palabras',
  file: 'archivo',
  'file formats it reads': 'formatos de archivo que lee',
  'file formats they read': 'formatos de archivo que leen',
  files: 'archivos',
  'files processed here': 'archivos procesados aquí',
  'filling in forms': 'rellenar formularios',
  "for a report, the number, tool and error of the failed job. Never its file, nor the file's name.":
    'en un informe, el número, la herramienta y el error del trabajo fallido. Nunca su archivo, ni el nombre del archivo.',
  'from searches here': 'de búsquedas hechas aquí',
  'from the AI provider': 'del proveedor de IA',
  'given Pro until {date}': 'con Pro hasta el {date}',
  'has expired: files are deleted from the server after a while.':
    'ha caducado: los archivos se eliminan del servidor al cabo de un tiempo.',
  'help articles': 'artículos de ayuda',
  high: 'alta',
  'how often you used tools that have an allowance and, where the same file counts once, a mark by which it is known again until the day or month is over (a keyed hash: it tells nothing of the file);':
    'cuántas veces has usado las herramientas que tienen un cupo y, cuando el mismo archivo cuenta una sola vez, una marca por la que se reconoce hasta que termina el día o el mes (un hash con clave: no dice nada del archivo);',
  'https://example.com, or any text': 'https://example.com, o cualquier texto',
  'https://example.com/a/very/long/path': 'https://example.com/a/very/long/path',
  'https://…': 'https://…',
  identical: 'idéntica',
  idle: 'inactivo',
  image: 'imagen',
  'image with marked scratches': 'imagen con arañazos marcados',
  images: 'imágenes',
  'improved text': 'texto mejorado',
  'in preparation': 'en preparación',
  'in the path': 'en la ruta',
  'in the query': 'en la consulta',
  'instead of': 'en lugar de',
  'is locked': 'está bloqueado',
  'is locked. Its password is used for this file only and kept nowhere.':
    'está bloqueado. Su contraseña se usa solo para este archivo y no se guarda en ningún sitio.',
  'isPaused must be true or false.': 'isPaused debe ser true o false.',
  'isSpam must be true or false.': 'isSpam debe ser true o false.',
  'jobs done here': 'trabajos hechos aquí',
  'just now': 'ahora mismo',
  'leads to {url}': 'lleva a {url}',
  'left out': 'omitida',
  'less than a second': 'menos de un segundo',
  link: 'enlace',
  'link of the ticket': 'enlace del tique',
  'link to this palette': 'enlace a esta paleta',
  'link to this recipe': 'enlace a esta receta',
  links: 'enlaces',
  list: 'lista',
  'list of passphrases': 'lista de frases de contraseña',
  'list of passwords': 'lista de contraseñas',
  'list of {entries}': 'lista de {entries}',
  locked: 'bloqueado',
  'locked against changes': 'bloqueado contra cambios',
  'locked with a password': 'bloqueado con contraseña',
  'longer than the universe has existed': 'más de lo que lleva existiendo el universo',
  low: 'baja',
  'lower case': 'minúsculas',
  'made {created}, last used {used}': 'creada el {created}, último uso: {used}',
  'made {created}, not used yet': 'creada el {created}, sin usar todavía',
  mask: 'máscara',
  'maybe not smaller': 'quizá no más pequeño',
  medium: 'media',
  'merge, passport photo, password …': 'unir, foto de pasaporte, contraseña…',
  'merge, password …': 'unir, contraseña…',
  'minutes of reading': 'minutos de lectura',
  'minutes of speech': 'minutos de habla',
  'most changed page {percent} alike': 'página más modificada con un {percent} de parecido',
  'movable corner': 'esquina móvil',
  'near {color}': 'cerca de {color}',
  never: 'nunca',
  no: 'no',
  'no email address': 'sin dirección de correo',
  'no sentence of the text is like this': 'ninguna frase del texto es como esta',
  'nobody else: they stay on the server of this site': 'nadie más: se quedan en el servidor de este sitio',
  'nobody: no text leaves the server of this site': 'nadie: ningún texto sale del servidor de este sitio',
  'nobody: no text or image leaves the server of this site':
    'nadie: ningún texto ni imagen sale del servidor de este sitio',
  'nobody: nothing can be bought on this site': 'nadie: en este sitio no se puede comprar nada',
  'nobody: this site sends no email': 'nadie: este sitio no envía correo',
  'nobody: this site shows no advertisements': 'nadie: este sitio no muestra anuncios',
  'not collected': 'no cobrada',
  'not set up': 'sin configurar',
  'not smaller': 'no más pequeño',
  number: 'número',
  object: 'objeto',
  'of 100; higher is easier': 'de 100; cuanto más alto, más fácil',
  'of page {number}': 'de la página {number}',
  'of your own': 'tuyas',
  'of {count}': 'de {count}',
  off: 'desactivado',
  on: 'sobre',
  'on average': 'de media',
  'on the ticket page': 'en la página del tique',
  'on {day} (UTC)': 'el {day} (UTC)',
  'one of these options must be chosen.': 'hay que elegir una de estas opciones.',
  'open this link to choose a new password:': 'abre este enlace para elegir una contraseña nueva:',
  opening: 'abriendo',
  or: 'o',
  'or drop and paste them anywhere on this page': 'o suéltalos y pégalos en cualquier parte de esta página',
  'page {page}': 'página {page}',
  'page {percent} alike': 'página con un {percent} de parecido',
  'pageVisits must be a list of texts.': 'pageVisits debe ser una lista de textos.',
  'pageVisits takes at most 50 pages.': 'pageVisits admite como máximo 50 páginas.',
  paid: 'pagada',
  palette: 'paleta',
  paragraphs: 'párrafos',
  passphrase: 'frase de contraseña',
  password: 'contraseña',
  paused: 'en pausa',
  pending: 'pendiente',
  'pending, becomes {willBe}': 'pendiente, pasará a ser {willBe}',
  photo: 'foto',
  photos: 'fotos',
  picture: 'imagen',
  pixels: 'píxeles',
  'place {place}, {name}': 'posición {place}, {name}',
  'please open this link to confirm your email address:': 'abre este enlace para confirmar tu dirección de correo:',
  printing: 'imprimir',
  'questions answered': 'preguntas respondidas',
  ready: 'listo',
  removed: 'retirado',
  'reordering pages': 'reordenar páginas',
  required: 'obligatorio',
  running: 'en marcha',
  'running without a restart': 'en marcha sin reinicios',
  scan: 'escaneo',
  'scanned page': 'página escaneada',
  scans: 'escaneos',
  'searches: {volume}': 'búsquedas: {volume}',
  secret: 'secreto',
  'sell access to it as if it were yours.': 'vender acceso a él como si fuera tuyo.',
  sent: 'enviado',
  'sent {time}': 'enviado el {time}',
  sentences: 'frases',
  'set here': 'definido aquí',
  settings: 'ajustes',
  'several parts': 'varias partes',
  'short link': 'enlace corto',
  'short link {code}': 'enlace corto {code}',
  'signed: merging breaks the signature': 'firmado: al unir se rompe la firma',
  'since {date}': 'desde el {date}',
  'since {since}, last seen {seen}': 'desde el {since}, visto por última vez: {seen}',
  'somebody tried to register with this email address, which has an account already. Was it you? Then sign in:':
    'alguien ha intentado registrarse con esta dirección de correo, que ya tiene una cuenta. ¿Fuiste tú? Entonces inicia sesión:',
  'somebody, we hope you, asked again for the newsletter of {site}. You get it already, so there is nothing to do.':
    'alguien, esperamos que tú, ha vuelto a pedir el boletín de {site}. Ya lo recibes, así que no hay nada que hacer.',
  'somebody, we hope you, asked for the newsletter of {site} with this email address. To get it, please open this link:':
    'alguien, esperamos que tú, ha pedido el boletín de {site} con esta dirección de correo. Para recibirlo, abre este enlace:',
  'somebody, we hope you, registered on {site} with this email address. If it was you, please open this link to confirm it:':
    'alguien, esperamos que tú, se ha registrado en {site} con esta dirección de correo. Si fuiste tú, abre este enlace para confirmarla:',
  'somebody, we hope you, wants to use this email address for their account on {site}. If it was you, please open this link:':
    'alguien, esperamos que tú, quiere usar esta dirección de correo para su cuenta en {site}. Si fuiste tú, abre este enlace:',
  'somebody, we hope you, wrote to {site} with this email address. Your message has the number {number}. To read it again, to add something or to see our answer, please open':
    'alguien, esperamos que tú, ha escrito a {site} con esta dirección de correo. Tu mensaje tiene el número {number}. Para leerlo de nuevo, añadir algo o ver nuestra respuesta, abre',
  stopped: 'detenido',
  'submitted or active': 'enviados o activos',
  summary: 'resumen',
  text: 'texto',
  'the browser and language it came from, the kind of account, and which account or visitor cookie wrote it, so that you find it again;':
    'el navegador y el idioma desde los que llegó, el tipo de cuenta y qué cuenta o cookie de visitante lo escribió, para que lo encuentres de nuevo;',
  'the form does not let this field be changed: it is read-only.':
    'el formulario no permite cambiar este campo: es de solo lectura.',
  'the half hour, the country, the host of the page with the link, the kind of device, the browser, the system and the language: nothing that says who it was;':
    'la media hora, el país, el servidor de la página con el enlace, el tipo de dispositivo, el navegador, el sistema y el idioma: nada que diga quién era;',
  'the host of the page that led you here, the kind of device, the browser and the language, and the name of a campaign if the link has one;':
    'el servidor de la página que te trajo aquí, el tipo de dispositivo, el navegador y el idioma, y el nombre de una campaña si el enlace lo tiene;',
  'the identifiers under which the payment service knows you, if you paid. Never your card.':
    'los identificadores con los que te conoce el servicio de pago, si has pagado. Nunca tu tarjeta.',
  'the means you set up to sign in: passkeys, the secret of your authenticator app, hashes of your API keys;':
    'los medios que configuras para iniciar sesión: llaves de acceso, el secreto de tu aplicación de autenticación, hashes de tus claves de API;',
  'the old {name} method': 'el antiguo método {name}',
  'the packing method {method}': 'el método de empaquetado {method}',
  'the password of your account on {site} was changed, and every other session was signed out. If this was not you, choose a new one at once:':
    'la contraseña de tu cuenta en {site} se ha cambiado, y se han cerrado todas las demás sesiones. Si no fuiste tú, elige una nueva de inmediato:',
  'the words of a search on this site that found nothing, up to four and only if they are plain words. Nobody sees them before three people have searched for the same.':
    'las palabras de una búsqueda en este sitio que no encontró nada, hasta cuatro y solo si son palabras corrientes. Nadie las ve hasta que tres personas han buscado lo mismo.',
  'the {name} method': 'el método {name}',
  'this field has several options: {options}.': 'este campo tiene varias opciones: {options}.',
  'this field is for a digital signature, which cannot be typed.':
    'este campo es para una firma digital, que no se puede escribir.',
  'this field takes a file, not a text.': 'este campo admite un archivo, no un texto.',
  'this field takes a text.': 'este campo admite un texto.',
  'this field takes one of its options, as a text.': 'este campo admite una de sus opciones, como texto.',
  'this field takes only one option.': 'este campo admite una sola opción.',
  'this field takes true, false or one of its options.': 'este campo admite true, false o una de sus opciones.',
  'this field takes up to {limit} characters, and the text has {length}.':
    'este campo admite hasta {limit} caracteres, y el texto tiene {length}.',
  'this is a button, which has no value.': 'esto es un botón, que no tiene valor.',
  'to be paid': 'por pagar',
  'to page {page}': 'a la página {page}',
  'to the window': 'a la ventana',
  tone: 'tono',
  tools: 'herramientas',
  'toolsUsed must be a list of texts.': 'toolsUsed debe ser una lista de textos.',
  'toolsUsed takes at most 50 tools.': 'toolsUsed admite como máximo 50 herramientas.',
  total: 'total',
  trackers: 'rastreadores',
  translation: 'traducción',
  'true or false': 'true o false',
  'turned by {degrees}°': 'girado {degrees}°',
  'turned by {rotation} degrees': 'girada {rotation} grados',
  'under a minute': 'menos de un minuto',
  unlocked: 'desbloqueado',
  'until the end of the day, a hash of network address and browser, made with a key that is deleted with it, so that a visitor counts once a day.':
    'hasta el final del día, un hash de la dirección de red y del navegador, hecho con una clave que se elimina con él, para que un visitante cuente una vez al día.',
  'until your files are deleted': 'hasta que se eliminan tus archivos',
  'until {date}': 'hasta el {date}',
  'up to {max, plural, one {# character} other {# characters}}':
    'hasta {max, plural, one {# carácter} other {# caracteres}}',
  'up to {max, plural, one {# entry} other {# entries}}': 'hasta {max, plural, one {# elemento} other {# elementos}}',
  'up to {max}': 'hasta {max}',
  'up to {size}': 'hasta {size}',
  'use the site to harm others: malware, deceit, harassment, or links to such things;':
    'usar el sitio para dañar a otros: malware, engaño, acoso o enlaces a tales cosas;',
  'used up': 'agotado',
  void: 'anulada',
  'waiting for its turn': 'esperando su turno',
  warning: 'advertencia',
  'was changed, moved or deleted on this device after you chose it.':
    'se modificó, movió o eliminó en este dispositivo después de que lo eligieras.',
  'was damaged, repaired': 'estaba dañado, reparado',
  'was “{originalPath}”': 'era “{originalPath}”',
  'where you are signed in: the time, the address and the browser of each session, so that you can end it;':
    'dónde tienes la sesión iniciada: la hora, la dirección y el navegador de cada sesión, para que puedas cerrarla;',
  'which page was opened, which tool was used, whether somebody registered, subscribed or clicked on an advertisement: not what you did there, and never a file or its name;':
    'qué página se abrió, qué herramienta se usó, si alguien se registró, se suscribió o hizo clic en un anuncio: no lo que hiciste allí, y nunca un archivo ni su nombre;',
  'which page was opened, which tool was used, whether somebody registered: not what you did there, and never a file or its name;':
    'qué página se abrió, qué herramienta se usó, si alguien se registró: no lo que hiciste allí, y nunca un archivo ni su nombre;',
  'whole number': 'número entero',
  'with Pro': 'con Pro',
  'within {time}': 'en {time}',
  'without a date': 'sin fecha',
  words: 'palabras',
  'work on files, texts or links that you have no right to use, or that are unlawful to have;':
    'trabajar con archivos, textos o enlaces que no tienes derecho a usar, o cuya posesión es ilícita;',
  works: 'funciona',
  yes: 'sí',
  'you, signed in on the site. An API key is not enough.':
    'tú, con la sesión iniciada en el sitio. Una clave de API no basta.',
  'you@example.com': 'you@example.com',
  'your account on {site} now has another email address. If this was not you, please tell the operator of the site at once.':
    'tu cuenta en {site} tiene ahora otra dirección de correo. Si no fuiste tú, avisa de inmediato al operador del sitio.',
  'your colour': 'tu color',
  'your message and our answers, your name and your email address, as you gave them;':
    'tu mensaje y nuestras respuestas, tu nombre y tu dirección de correo, tal como los diste;',
  'your plan, and until when an administrator gave you Pro;':
    'tu plan, y hasta cuándo te ha dado Pro un administrador;',
  'your username and email address, and your password as a hash that cannot be turned back;':
    'tu nombre de usuario y tu dirección de correo, y tu contraseña como un hash que no se puede revertir;',
  '{aboutReport} Nothing is posted or sent without you.': '{aboutReport} No se publica ni se envía nada sin ti.',
  '{actor} added a note': '{actor} añadió una nota',
  '{actor} answered': '{actor} respondió',
  '{actor} answered and set it to {state}': '{actor} respondió y la dejó en {state}',
  '{actor} assigned it to {to}': '{actor} la asignó a {to}',
  '{actor} changed the severity from {from} to {to}': '{actor} cambió la gravedad de {from} a {to}',
  '{actor} changed the state from {from} to {to}': '{actor} cambió el estado de {from} a {to}',
  '{actor} marked it as spam': '{actor} la marcó como spam',
  '{actor} merged it into {number}': '{actor} la fusionó con {number}',
  '{actor} merged {number} into it': '{actor} fusionó {number} con ella',
  '{actor} said it is no spam': '{actor} dijo que no es spam',
  '{actor} took the assignment off': '{actor} quitó la asignación',
  '{actor} undid the merge': '{actor} deshizo la fusión',
  '{all, plural, one {# change} other {# changes}}': '{all, plural, one {# cambio} other {# cambios}}',
  '{all, plural, one {# change} other {# changes}}, {rejected} rejected':
    '{all, plural, one {# cambio} other {# cambios}}, rechazados: {rejected}',
  '{amount} a day': '{amount} al día',
  '{amount} a month': '{amount} al mes',
  '{amount} left': 'Quedan {amount}',
  '{amount} to go': 'Faltan {amount}',
  '{amount} too many': 'Sobran {amount}',
  '{annotations, plural, one {# annotation} other {# annotations}}':
    '{annotations, plural, one {# anotación} other {# anotaciones}}',
  '{annotation} by {author}': '{annotation} de {author}',
  '{archives, plural, one {# archive inside is not opened.} other {# archives inside are not opened.}}':
    '{archives, plural, one {# archivo comprimido del interior no se abre.} other {# archivos comprimidos del interior no se abren.}}',
  '{atOnce} at a time': '{atOnce} a la vez',
  '{attachments, plural, one {# attachment} other {# attachments}}':
    '{attachments, plural, one {# adjunto} other {# adjuntos}}',
  '{attachments, plural, one {The attachment is only listed at the end, not included in the result.} other {# attachments are only listed at the end, not included in the result.}}':
    '{attachments, plural, one {El adjunto solo se menciona al final, no se incluye en el resultado.} other {# adjuntos solo se mencionan al final, no se incluyen en el resultado.}}',
  '{author} · <time>{date}</time> · {readingMinutes} min read':
    '{author} · <time>{date}</time> · {readingMinutes} min de lectura',
  '{beforeLabel} (this browser cannot show it)': '{beforeLabel} (este navegador no puede mostrarlo)',
  '{before} or {choice}': '{before} o {choice}',
  '{bits, plural, one {# bit} other {# bits}} of entropy.': '{bits, plural, one {# bit} other {# bits}} de entropía.',
  '{bits} bits per colour in a JPEG': '{bits} bits por color en un JPEG',
  '{bookmarks, plural, one {# bookmark} other {# bookmarks}}':
    '{bookmarks, plural, one {# marcador} other {# marcadores}}',
  '{bound, plural, one {# of them changes an annotation of that PDF and cannot be kept.} other {# of them change annotations of that PDF and cannot be kept.}}':
    '{bound, plural, one {# de ellas cambia una anotación de aquel PDF y no se puede conservar.} other {# de ellas cambian anotaciones de aquel PDF y no se pueden conservar.}}',
  '{bound, plural, one {# of them changes an annotation of this PDF and cannot be kept.} other {# of them change annotations of this PDF and cannot be kept.}}':
    '{bound, plural, one {# de ellas cambia una anotación de este PDF y no se puede conservar.} other {# de ellas cambian anotaciones de este PDF y no se pueden conservar.}}',
  '{boxes, plural, one {# box} other {# boxes}}': '{boxes, plural, one {# recuadro} other {# recuadros}}',
  '{browser} on {system}': '{browser} en {system}',
  '{brush} px': '{brush} px',
  '{bytes} unpacked': '{bytes} extraídos',
  '{change}, rejected': '{change}, rechazado',
  '{choice} (Ctrl+Enter)': '{choice} (Ctrl+Enter)',
  '{chosen} of {pages} chosen': '{chosen} de {pages} elegidas',
  '{clicks, plural, one {# click} other {# clicks}}': '{clicks, plural, one {# clic} other {# clics}}',
  '{code} is deleted. Each of these can be restored for a day.':
    '{code} está eliminado. Cada uno de estos se puede restaurar durante un día.',
  '{code} is deleted. It can be restored for a day.': '{code} está eliminado. Se puede restaurar durante un día.',
  '{commands, plural, one {# command that would have started a program or opened another file was left out.} other {# commands that would have started a program or opened another file were left out.}}':
    '{commands, plural, one {Se ha omitido # orden que habría iniciado un programa o abierto otro archivo.} other {Se han omitido # órdenes que habrían iniciado un programa o abierto otro archivo.}}',
  '{completed} of {total, plural, one {# file} other {# files}} completed':
    '{completed} de {total, plural, one {# archivo} other {# archivos}} completados',
  '{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed':
    '{completed} de {total, plural, one {# archivo} other {# archivos}} completados, {failed} con error',
  '{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed.':
    '{completed} de {total, plural, one {# archivo} other {# archivos}} completados, {failed} con error.',
  '{completed} of {total, plural, one {# file} other {# files}} completed.':
    '{completed} de {total, plural, one {# archivo} other {# archivos}} completados.',
  '{components} colour components': '{components} componentes de color',
  '{confirmed} confirmed, {pending} not yet.': '{confirmed} confirmados, {pending} todavía no.',
  '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}, even with letters half as wide. Please shorten it.':
    '{count, plural, =0 {Demasiado largo} one {# línea de más} other {# líneas de más}}, incluso con letras la mitad de anchas. Acórtalo.',
  '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}: letters are narrowed to about {percent}%.':
    '{count, plural, =0 {Demasiado largo} one {# línea de más} other {# líneas de más}}: las letras se estrechan a un {percent}% aproximadamente.',
  '{count, plural, one {# Term Read} other {# Terms Read}}':
    '{count, plural, one {# término leído} other {# términos leídos}}',
  '{count, plural, one {# article found} other {# articles found}}':
    '{count, plural, one {# artículo encontrado} other {# artículos encontrados}}',
  '{count, plural, one {# attachment} other {# attachments}}': '{count, plural, one {# adjunto} other {# adjuntos}}',
  '{count, plural, one {# billion years} other {# billion years}}':
    '{count, plural, one {# mil millones de años} other {# mil millones de años}}',
  '{count, plural, one {# bookmark} other {# bookmarks}}': '{count, plural, one {# marcador} other {# marcadores}}',
  '{count, plural, one {# call} other {# calls}}': '{count, plural, one {# llamada} other {# llamadas}}',
  '{count, plural, one {# change} other {# changes}} could not be made.':
    '{count, plural, one {# cambio no se ha podido hacer.} other {# cambios no se han podido hacer.}}',
  '{count, plural, one {# change} other {# changes}} to look at':
    '{count, plural, one {# cambio} other {# cambios}} por revisar',
  '{count, plural, one {# change} other {# changes}}. Look at each below.':
    '{count, plural, one {# cambio} other {# cambios}}. Míralos uno a uno abajo.',
  '{count, plural, one {# character left} other {# characters left}}':
    '{count, plural, one {queda # carácter} other {quedan # caracteres}}',
  '{count, plural, one {# character too many} other {# characters too many}}':
    '{count, plural, one {# carácter de más} other {# caracteres de más}}',
  '{count, plural, one {# character} other {# characters}}': '{count, plural, one {# carácter} other {# caracteres}}',
  '{count, plural, one {# code found} other {# codes found}}':
    '{count, plural, one {# código encontrado} other {# códigos encontrados}}',
  '{count, plural, one {# code scans} other {# codes scan}}':
    '{count, plural, one {# código se lee bien} other {# códigos se leen bien}}',
  '{count, plural, one {# code scans} other {# codes scan}}, {unread} left out because they do not:':
    '{count, plural, one {# código se lee bien} other {# códigos se leen bien}}, {unread} omitidos porque no se leen:',
  '{count, plural, one {# colour} other {# colours}}: {colors}':
    '{count, plural, one {# color} other {# colores}}: {colors}',
  '{count, plural, one {# column name stays as it was: a table and its formulas refer to it.} other {# column names stay as they were: tables and formulas refer to them.}}':
    '{count, plural, one {# nombre de columna se queda como estaba: una tabla y sus fórmulas se refieren a él.} other {# nombres de columna se quedan como estaban: tablas y fórmulas se refieren a ellos.}}',
  '{count, plural, one {# day} other {# days}}': '{count, plural, one {# día} other {# días}}',
  '{count, plural, one {# file is} other {# files are}} in the ZIP, about as large as before':
    '{count, plural, one {# archivo está} other {# archivos están}} en el ZIP, que ocupa más o menos lo mismo que antes',
  '{count, plural, one {# file} other {# files}}': '{count, plural, one {# archivo} other {# archivos}}',
  '{count, plural, one {# file} other {# files}} of the same name got a number, such as {example}.':
    '{count, plural, one {# archivo con el mismo nombre ha recibido} other {# archivos con el mismo nombre han recibido}} un número, como {example}.',
  '{count, plural, one {# file} other {# files}} opened':
    '{count, plural, one {# archivo abierto} other {# archivos abiertos}}',
  '{count, plural, one {# form field got a new name, so that no two share a value.} other {# form fields got a new name, so that no two share a value.}}':
    '{count, plural, one {# campo de formulario recibió un nombre nuevo, para que no haya dos que compartan un valor.} other {# campos de formulario recibieron un nombre nuevo, para que no haya dos que compartan un valor.}}',
  '{count, plural, one {# form field} other {# form fields}}':
    '{count, plural, one {# campo de formulario} other {# campos de formulario}}',
  '{count, plural, one {# hit} other {# hits}} replaced':
    '{count, plural, one {# resultado sustituido} other {# resultados sustituidos}}',
  '{count, plural, one {# hour} other {# hours}}': '{count, plural, one {# hora} other {# horas}}',
  '{count, plural, one {# image} other {# images}}': '{count, plural, one {# imagen} other {# imágenes}}',
  '{count, plural, one {# image} other {# images}}, one on each page':
    '{count, plural, one {# imagen} other {# imágenes}}, una en cada página',
  '{count, plural, one {# image} other {# images}}, {failures} failed':
    '{count, plural, one {# imagen} other {# imágenes}}, {failures} con error',
  '{count, plural, one {# is stored uncompressed, as compression would not make it smaller.} other {# are stored uncompressed, as compression would not make them smaller.}}':
    '{count, plural, one {# se guarda sin comprimir, porque la compresión no lo reduciría.} other {# se guardan sin comprimir, porque la compresión no los reduciría.}}',
  '{count, plural, one {# link of this browser is} other {# links of this browser are}} not in your account yet.':
    '{count, plural, one {# enlace de este navegador no está} other {# enlaces de este navegador no están}} aún en tu cuenta.',
  '{count, plural, one {# link} other {# links}}': '{count, plural, one {# enlace} other {# enlaces}}',
  '{count, plural, one {# million years} other {# million years}}':
    '{count, plural, one {# millón de años} other {# millones de años}}',
  '{count, plural, one {# minute of reading} other {# minutes of reading}}':
    '{count, plural, one {# minuto de lectura} other {# minutos de lectura}}',
  '{count, plural, one {# minute of speech} other {# minutes of speech}}':
    '{count, plural, one {# minuto de habla} other {# minutos de habla}}',
  '{count, plural, one {# minute} other {# minutes}}': '{count, plural, one {# minuto} other {# minutos}}',
  '{count, plural, one {# month} other {# months}}': '{count, plural, one {# mes} other {# meses}}',
  '{count, plural, one {# note or mark} other {# annotations}}':
    '{count, plural, one {# nota o marca} other {# anotaciones}}',
  '{count, plural, one {# page could not be read and is unchanged.} other {# pages could not be read and are unchanged.}}':
    '{count, plural, one {# página no se ha podido leer y queda sin cambios.} other {# páginas no se han podido leer y quedan sin cambios.}}',
  '{count, plural, one {# page has} other {# pages have}} arrived.':
    '{count, plural, one {Ha llegado # página.} other {Han llegado # páginas.}}',
  '{count, plural, one {# page is} other {# pages are}} chosen: {chosen}':
    '{count, plural, one {# página elegida} other {# páginas elegidas}}: {chosen}',
  '{count, plural, one {# page is} other {# pages are}} in your list.':
    '{count, plural, one {Hay # página en tu lista.} other {Hay # páginas en tu lista.}}',
  '{count, plural, one {# page} other {# pages}}': '{count, plural, one {# página} other {# páginas}}',
  '{count, plural, one {# paragraph} other {# paragraphs}}': '{count, plural, one {# párrafo} other {# párrafos}}',
  '{count, plural, one {# passage} other {# passages}} to look at':
    '{count, plural, one {# pasaje} other {# pasajes}} por revisar',
  '{count, plural, one {# photo} other {# photos}}': '{count, plural, one {# foto} other {# fotos}}',
  '{count, plural, one {# photo} other {# photos}}, {failures} failed':
    '{count, plural, one {# foto} other {# fotos}}, {failures} con error',
  '{count, plural, one {# post} other {# posts}}': '{count, plural, one {# entrada} other {# entradas}}',
  '{count, plural, one {# result was} other {# results were}} deleted meanwhile.':
    '{count, plural, one {Entretanto se eliminó # resultado.} other {Entretanto se eliminaron # resultados.}}',
  '{count, plural, one {# second} other {# seconds}}': '{count, plural, one {# segundo} other {# segundos}}',
  '{count, plural, one {# sentence was} other {# sentences were}} not translated: numbers, links or code would have been lost.':
    '{count, plural, one {# frase no se ha traducido} other {# frases no se han traducido}}: se habrían perdido números, enlaces o código.',
  '{count, plural, one {# sentence} other {# sentences}}': '{count, plural, one {# frase} other {# frases}}',
  '{count, plural, one {# table is} other {# tables are}} in one file, separated by empty lines. XLSX has a sheet for each.':
    '{count, plural, one {Hay # tabla} other {Hay # tablas}} en un solo archivo, separadas por líneas vacías. XLSX tiene una hoja para cada una.',
  '{count, plural, one {# table} other {# tables}}': '{count, plural, one {# tabla} other {# tablas}}',
  '{count, plural, one {# thousand years} other {# thousand years}}':
    '{count, plural, one {# mil años} other {# mil años}}',
  '{count, plural, one {# tool} other {# tools}}': '{count, plural, one {# herramienta} other {# herramientas}}',
  '{count, plural, one {# word} other {# words}}': '{count, plural, one {# palabra} other {# palabras}}',
  '{count, plural, one {# year} other {# years}}': '{count, plural, one {# año} other {# años}}',
  '{count, plural, one {An image of the original cannot be shown by any program, and stayed as it is.} other {# images of the original cannot be shown by any program, and stayed as they are.}}':
    '{count, plural, one {Una imagen del original no puede mostrarla ningún programa y se ha quedado como estaba.} other {# imágenes del original no puede mostrarlas ningún programa y se han quedado como estaban.}}',
  '{count, plural, one {Could not be read, and so not be searched: page {pages}.} other {Could not be read, and so not be searched: pages {pages}.}}':
    '{count, plural, one {No se ha podido leer, y por tanto tampoco buscar en ella: página {pages}.} other {No se han podido leer, y por tanto tampoco buscar en ellas: páginas {pages}.}}',
  '{count, plural, one {Page without text: {pages}. It is empty, or an image of text.} other {Pages without text: {pages}. They are empty, or images of text.}}':
    '{count, plural, one {Página sin texto: {pages}. Está vacía o es una imagen de texto.} other {Páginas sin texto: {pages}. Están vacías o son imágenes de texto.}}',
  '{count, plural, one {Page {listed} of this PDF holds} other {Pages {listed} of this PDF hold}} no text: empty, or an image of text such as a scan.':
    '{count, plural, one {La página {listed} de este PDF no contiene} other {Las páginas {listed} de este PDF no contienen}} texto: vacía, o una imagen de texto como un escaneo.',
  '{count, plural, one {Page {pages} could not be read and is unchanged.} other {Pages {pages} could not be read and are unchanged.}}':
    '{count, plural, one {La página {pages} no se ha podido leer y queda sin cambios.} other {Las páginas {pages} no se han podido leer y quedan sin cambios.}}',
  '{count, plural, one {Page {pages} still has some colour: gradients and spot colours cannot be turned gray here.} other {Pages {pages} still have some colour: gradients and spot colours cannot be turned gray here.}}':
    '{count, plural, one {La página {pages} aún tiene algo de color: los degradados y las tintas planas no se pueden pasar a gris aquí.} other {Las páginas {pages} aún tienen algo de color: los degradados y las tintas planas no se pueden pasar a gris aquí.}}',
  '{count, plural, one {Page {pages} was not scanned here, so no text was read in it.} other {Pages {pages} were not scanned here, so no text was read in them.}}':
    '{count, plural, one {La página {pages} no se escaneó aquí, así que no se ha leído texto en ella.} other {Las páginas {pages} no se escanearon aquí, así que no se ha leído texto en ellas.}}',
  '{count, plural, one {Page {pages} would have looked different, and was compressed more gently.} other {Pages {pages} would have looked different, and were compressed more gently.}}':
    '{count, plural, one {La página {pages} se habría visto distinta y se ha comprimido con más suavidad.} other {Las páginas {pages} se habrían visto distintas y se han comprimido con más suavidad.}}',
  '{count, plural, one {Start without it} other {Start without them}}':
    '{count, plural, one {Empezar sin ella} other {Empezar sin ellas}}',
  '{count, plural, one {The file was} other {All # files were}} read back from the ZIP and verified.':
    '{count, plural, one {El archivo se ha leído de nuevo desde el ZIP y se ha verificado.} other {Los # archivos se han leído de nuevo desde el ZIP y se han verificado.}}',
  '{count, plural, one {Waiting: # job before yours} other {Waiting: # jobs before yours}}':
    '{count, plural, one {En espera: # trabajo antes que el tuyo} other {En espera: # trabajos antes que el tuyo}}',
  '{count, plural, one {You have used your free {one} for this month. The next comes {resets}.} other {You have used your # free {many} for this month. They come back {resets}.}} Pro users have no such limit.':
    '{count, plural, one {Ya has usado tu {one} gratis de este mes. Tendrás más {resets}.} other {Ya has usado tus # {many} gratis de este mes. Se renuevan {resets}.}} Los usuarios Pro no tienen ese límite.',
  '{count, plural, one {You have used your free {one} for today. The next comes {resets}.} other {You have used your # free {many} for today. They come back {resets}.}} Pro users have no such limit.':
    '{count, plural, one {Ya has usado tu {one} gratis de hoy. Tendrás más {resets}.} other {Ya has usado tus # {many} gratis de hoy. Se renuevan {resets}.}} Los usuarios Pro no tienen ese límite.',
  '{count, plural, one {Your edit is still here.} other {Your # edits are still here.}}':
    '{count, plural, one {Tu edición sigue aquí.} other {Tus # ediciones siguen aquí.}}',
  '{count, plural, one {page {pages}} other {pages {pages}}}':
    '{count, plural, one {página {pages}} other {páginas {pages}}}',
  '{count, plural, one {tool in the bag} other {tools in the bag}}':
    '{count, plural, one {herramienta en la mochila} other {herramientas en la mochila}}',
  '{count, plural, one {{names} is locked and will be left out. Enter the password to take it in.} other {{names} are locked and will be left out. Enter the password to take them in.}}':
    '{count, plural, one {{names} está bloqueado y se omitirá. Introduce la contraseña para incluirlo.} other {{names} están bloqueados y se omitirán. Introduce la contraseña para incluirlos.}}',
  '{count, plural, one {{pages} is a scan: an image of text without text behind it. In the result, it is an image as well.} other {{pages} are scans: images of text without text behind them. In the result, they are images as well.}}':
    '{count, plural, one {{pages} es un escaneo: una imagen de texto sin texto detrás. En el resultado también es una imagen.} other {{pages} son escaneos: imágenes de texto sin texto detrás. En el resultado también son imágenes.}}',
  '{count, plural, one {{pages} is a scan: an image of text without text behind it. It is not in the result.} other {{pages} are scans: images of text without text behind them. They are not in the result.}}':
    '{count, plural, one {{pages} es un escaneo: una imagen de texto sin texto detrás. No está en el resultado.} other {{pages} son escaneos: imágenes de texto sin texto detrás. No están en el resultado.}}',
  '{count, plural, one {{pages}: its text was recognised from its image; much of it may be wrong (confidence {confidence}%).} other {{pages}: their text was recognised from images; much of it may be wrong (confidence {confidence}%).}}':
    '{count, plural, one {{pages}: su texto se ha reconocido a partir de su imagen; gran parte puede ser errónea (confianza del {confidence}%).} other {{pages}: su texto se ha reconocido a partir de imágenes; gran parte puede ser errónea (confianza del {confidence}%).}}',
  '{count, plural, one {{pages}: its text was recognised from its image; please check it where it matters.} other {{pages}: their text was recognised from images; please check it where it matters.}}':
    '{count, plural, one {{pages}: su texto se ha reconocido a partir de su imagen; revísalo donde importe.} other {{pages}: su texto se ha reconocido a partir de imágenes; revísalo donde importe.}}',
  '{country} is not part of SEPA, so a payment code cannot hold this IBAN.':
    '{country} no forma parte de la SEPA, así que un código de pago no puede contener este IBAN.',
  '{count} before that': '{count} en el periodo anterior',
  '{count} blank': '{count} en blanco',
  '{count} by browsers that load ahead': '{count} de navegadores que cargan por adelantado',
  '{count} by chats for a preview': '{count} de chats para una vista previa',
  '{count} by robots': '{count} de robots',
  '{count} different ones.': '{count} distintas.',
  '{count} found': '{count} encontrados',
  '{count} had text already': '{count} ya tenían texto',
  '{count} more': '{count} más',
  '{damaged, plural, one {# damaged page} other {# damaged pages}}':
    '{damaged, plural, one {# página dañada} other {# páginas dañadas}}',
  '{days, plural, one {# day} other {# days}}': '{days, plural, one {# día} other {# días}}',
  '{days, plural, one {Last day} other {Last # days}}': '{days, plural, one {Último día} other {Últimos # días}}',
  '{days, plural, one {The first day of your first subscription costs nothing.} other {The first # days of your first subscription cost nothing.}} You enter a card, nothing is charged, and if you cancel before the trial ends nothing ever will be.':
    '{days, plural, one {El primer día de tu primera suscripción no cuesta nada.} other {Los primeros # días de tu primera suscripción no cuestan nada.}} Introduces una tarjeta, no se cobra nada, y si cancelas antes de que termine la prueba no se cobrará nunca.',
  '{department} · {location} · {type} · since': '{department} · {location} · {type} · desde',
  '{done, plural, one {# edit saved.} other {# edits saved.}}':
    '{done, plural, one {# edición guardada.} other {# ediciones guardadas.}}',
  '{done} of {all} edits saved.': '{done} de {all} ediciones guardadas.',
  '{done} of {all} files done': '{done} de {all} archivos listos',
  '{done} of {all} files done, {failed} failed': '{done} de {all} archivos listos, {failed} con error',
  '{done} of {total, plural, one {# task} other {# tasks}}':
    '{done} de {total, plural, one {# tarea} other {# tareas}}',
  '{done} of {total}': '{done} de {total}',
  '{dpi} dpi': '{dpi} ppp',
  '{dueNowCents} today: free days are for once, and they were used before with this account, its address, this card or at this network.':
    '{dueNowCents} hoy: los días gratis son para una sola vez, y ya se usaron con esta cuenta, su dirección, esta tarjeta o en esta red.',
  '{edits, plural, one {# edit} other {# edits}}': '{edits, plural, one {# edición} other {# ediciones}}',
  '{edits, plural, one {# edit} other {# edits}} and {fields, plural, one {# filled form field} other {# filled form fields}}':
    '{edits, plural, one {# edición} other {# ediciones}} y {fields, plural, one {# campo de formulario rellenado} other {# campos de formulario rellenados}}',
  '{edits, plural, one {Delete # edit} other {Delete # edits}}':
    '{edits, plural, one {Eliminar # edición} other {Eliminar # ediciones}}',
  '{edits, plural, one {You have # edit on the PDF that is open.} other {You have # edits on the PDF that is open.}}':
    '{edits, plural, one {Tienes # edición en el PDF abierto.} other {Tienes # ediciones en el PDF abierto.}}',
  '{edits, plural, one {Your # edit was made on that one.} other {Your # edits were made on that one.}}':
    '{edits, plural, one {Tu # edición se hizo en aquel.} other {Tus # ediciones se hicieron en aquel.}}',
  '{edit}, page {page}': '{edit}, página {page}',
  '{email} gets Pro for this many days, starting now.':
    '{email} recibe Pro durante este número de días, a partir de ahora.',
  '{email} is in the setting ADMIN_EMAILS. Remove it there to revoke the role.':
    '{email} está en el ajuste ADMIN_EMAILS. Quítalo de ahí para retirar el rol.',
  '{email} is not an administrator of this site.': '{email} no es administrador de este sitio.',
  '{email} is yours.': '{email} es tuya.',
  '{excess} over': '{excess} de más',
  '{expiresAt} is no date and time, such as 2027-01-31 12:00.':
    '{expiresAt} no es una fecha y hora, como 2027-01-31 12:00.',
  '{failures} of {all} failed.': '{failures} de {all} con error.',
  '{failure} What you wrote is kept.': '{failure} Lo que has escrito se conserva.',
  '{features}. The quality of the results is the same on both plans.':
    '{features}. La calidad de los resultados es la misma en ambos planes.',
  '{field} (page {page})': '{field} (página {page})',
  '{fileName} is damaged, or not the kind of file its name says. {message}':
    '{fileName} está dañado o no es del tipo que indica su nombre. {message}',
  '{fileName} is now searchable.': 'Ahora se puede buscar en {fileName}.',
  '{fileName} is over 100MB limit': '{fileName} supera el límite de 100 MB',
  '{fileName} is ready.': '{fileName} está listo.',
  '{fileName} is too large. {who} can edit PDFs up to {maxBytes}.':
    '{fileName} es demasiado grande. {who} pueden editar PDF de hasta {maxBytes}.',
  '{fileName} is too large. {who} can merge files up to {maxBytes} each.':
    '{fileName} es demasiado grande. {who} pueden unir archivos de hasta {maxBytes} cada uno.',
  '{fileName} is too large. {who} can place pictures up to {maxBytes}.':
    '{fileName} es demasiado grande. {who} pueden colocar imágenes de hasta {maxBytes}.',
  '{fileName} is too large: {who} can convert files up to {limit}.':
    '{fileName} es demasiado grande. {who} pueden convertir archivos de hasta {limit}.',
  '{filename} is ready.': '{filename} está listo.',
  '{files, plural, one {# file was left out: links, or files not found under the name listed.} other {# files were left out: links, or files not found under the name listed.}}':
    '{files, plural, one {# archivo se ha omitido: enlaces, o archivos que no se han encontrado con el nombre de la lista.} other {# archivos se han omitido: enlaces, o archivos que no se han encontrado con el nombre de la lista.}}',
  '{files, plural, one {# file} other {# files}} in one PDF of {pages, plural, one {# page} other {# pages}}.':
    '{files, plural, one {# archivo} other {# archivos}} en un PDF de {pages, plural, one {# página} other {# páginas}}.',
  '{files, plural, one {# file} other {# files}}, {others, plural, one {# other} other {# others}}':
    '{files, plural, one {# archivo} other {# archivos}}, {others, plural, one {# elemento más} other {# elementos más}}',
  '{files, plural, one {{names} could not be kept when the page was reloaded. Please add it again.} other {{names} could not be kept when the page was reloaded. Please add them again.}}':
    '{files, plural, one {No se ha podido conservar {names} al recargar la página. Añádelo de nuevo.} other {No se han podido conservar {names} al recargar la página. Añádelos de nuevo.}}',
  '{fine, plural, one {# row is fine} other {# rows are fine}}':
    '{fine, plural, one {# fila correcta} other {# filas correctas}}',
  '{fine, plural, one {# row is fine} other {# rows are fine}}, {wrong, plural, one {# is left out:} other {# are left out:}}':
    '{fine, plural, one {# fila correcta} other {# filas correctas}}, {wrong, plural, one {# se omite:} other {# se omiten:}}',
  '{first} and {others, plural, one {# other file} other {# other files}}':
    '{first} y {others, plural, one {# archivo más} other {# archivos más}}',
  '{fonts, plural, one {# font not inside} other {# fonts not inside}}':
    '{fonts, plural, one {# fuente no incluida} other {# fuentes no incluidas}}',
  '{font} has no bold or italic, either.': '{font} tampoco tiene negrita ni cursiva.',
  '{font} has no bold, either.': '{font} tampoco tiene negrita.',
  '{font} has no italic, either.': '{font} tampoco tiene cursiva.',
  '{found, plural, one {# code found.} other {# codes found.}}':
    '{found, plural, one {# código encontrado.} other {# códigos encontrados.}}',
  '{found} of {count, plural, one {# call} other {# calls}}':
    '{found} de {count, plural, one {# llamada} other {# llamadas}}',
  '{free} (Pro: {pro})': '{free} (Pro: {pro})',
  '{from} becomes {to}': '{from} pasa a ser {to}',
  '{from} cannot be converted to {to} here. Please choose {offered}.':
    'Aquí no se puede convertir {from} a {to}. Elige {offered}.',
  '{from} wrote:': '{from} escribió:',
  '{hidden, plural, one {# more term is} other {# more terms are}} for other languages.':
    '{hidden, plural, one {# término más es} other {# términos más son}} para otros idiomas.',
  '{hidden} more': '{hidden} más',
  '{hits, plural, one {# hit} other {# hits}} on {pages, plural, one {# page} other {# pages}}':
    '{hits, plural, one {# resultado} other {# resultados}} en {pages, plural, one {# página} other {# páginas}}',
  '{hosts, plural, one {# more comes from LINK_BLOCKLIST_FILE.} other {# more come from LINK_BLOCKLIST_FILE.}}':
    '{hosts, plural, one {# más procede de LINK_BLOCKLIST_FILE.} other {# más proceden de LINK_BLOCKLIST_FILE.}}',
  '{host} gave no access token ({status}). Is the refresh token still valid?':
    '{host} no ha dado ningún token de acceso ({status}). ¿Sigue siendo válido el token de actualización?',
  '{host}, for free users who agreed, in frames that know nothing of the page around them':
    '{host}, para los usuarios del plan Free que lo aceptaron, en marcos que no saben nada de la página que los rodea',
  '{host}, which gives the access tokens, does not answer.': '{host}, que da los tokens de acceso, no responde.',
  '{hours, plural, one {# hour} other {# hours}}': '{hours, plural, one {# hora} other {# horas}}',
  '{hours, plural, one {in # hour} other {in # hours}}, at midnight UTC':
    '{hours, plural, one {dentro de # hora} other {dentro de # horas}}, a medianoche UTC',
  '{hours} h {minutes} min': '{hours} h {minutes} min',
  '{ideas} in progress': '{ideas} en curso',
  '{images, plural, one {# image of the original is damaged beyond repair and was left as it is.} other {# images of the original are damaged beyond repair and were left as they are.}}':
    '{images, plural, one {# imagen del original está dañada sin arreglo posible y se ha dejado como está.} other {# imágenes del original están dañadas sin arreglo posible y se han dejado como están.}}',
  '{images, plural, one {# image was left out: Markdown has room for text only. HTML and DOCX keep them.} other {# images were left out: Markdown has room for text only. HTML and DOCX keep them.}}':
    '{images, plural, one {# imagen se ha omitido: en Markdown solo cabe texto. HTML y DOCX las conservan.} other {# imágenes se han omitido: en Markdown solo cabe texto. HTML y DOCX las conservan.}}',
  '{images, plural, one {# image was left out: Markdown has room for text only.} other {# images were left out: Markdown has room for text only.}}':
    '{images, plural, one {# imagen se ha omitido: en Markdown solo cabe texto.} other {# imágenes se han omitido: en Markdown solo cabe texto.}}',
  '{kept, plural, one {Keep the edit} other {Keep the # edits}}':
    '{kept, plural, one {Conservar la edición} other {Conservar las # ediciones}}',
  '{kept} Choose the file again to go on.': '{kept} Elige de nuevo el archivo para continuar.',
  '{kind}, page {page}': '{kind}, página {page}',
  '{label} (optional)': '{label} (opcional)',
  '{label}: arrow keys move the brush, the space bar marks':
    '{label}: las flechas mueven el pincel, la barra espaciadora marca',
  '{label}: length': '{label}: longitud',
  '{label}: picker': '{label}: selector',
  '{label}: please send one image.': '{label}: envía una imagen.',
  '{label}: unit': '{label}: unidad',
  '{language} for term {number}': '{language} para el término {number}',
  '{language}, {percent}% sure': '{language}, {percent}% de seguridad',
  '{left, plural, one {# character left} other {# characters left}}':
    '{left, plural, one {queda # carácter} other {quedan # caracteres}}',
  '{left, plural, one {One of them is} other {# of them are}} free this month; the others wait.':
    '{left, plural, one {Una de ellas es gratis este mes; las demás esperan.} other {# de ellas son gratis este mes; las demás esperan.}}',
  '{length, plural, one {# character} other {# characters}} cannot hold the {demanded} you ask for. Please raise the length or lower the minimums.':
    'En {length, plural, one {# carácter} other {# caracteres}} no caben los {demanded} que pides. Aumenta la longitud o baja los mínimos.',
  '{lines, plural, one {# line} other {# lines}} changed on {pages, plural, one {# page} other {# pages}}':
    '{lines, plural, one {# línea cambiada} other {# líneas cambiadas}} en {pages, plural, one {# página} other {# páginas}}',
  '{links, plural, one {# link is listed but never unpacked.} other {# links are listed but never unpacked.}}':
    '{links, plural, one {# enlace se muestra en la lista, pero nunca se extrae.} other {# enlaces se muestran en la lista, pero nunca se extraen.}}',
  '{made} of {total} made, stopped after {done}.': '{made} de {total} creados, detenido después de {done}.',
  '{made} of {total} made.': '{made} de {total} creados.',
  '{margin} mm': '{margin} mm',
  '{marked} marked': '{marked} marcadas',
  '{matches, plural, one {# match} other {# matches}}':
    '{matches, plural, one {# coincidencia} other {# coincidencias}}',
  '{max, plural, one {Up to # file is processed} other {Up to # files are processed}} at once. Please send this one when one of the others is done.':
    '{max, plural, one {Se procesa hasta # archivo} other {Se procesan hasta # archivos}} a la vez. Envía este cuando haya terminado uno de los otros.',
  '{message} You stay Pro until {graceEndsAt}.': '{message} Sigues en Pro hasta el {graceEndsAt}.',
  '{message} Your message is kept in this browser.': '{message} Tu mensaje se conserva en este navegador.',
  '{millimetres} mm wide, in the look of the Create tab, with its logo.':
    '{millimetres} mm de ancho, con el aspecto de la pestaña Crear y su logotipo.',
  '{millimetres} mm wide, in the look of the Create tab.':
    '{millimetres} mm de ancho, con el aspecto de la pestaña Crear.',
  '{milliseconds} ms': '{milliseconds} ms',
  '{min, plural, one {# character} other {# characters}} or more':
    '{min, plural, one {# carácter} other {# caracteres}} o más',
  '{min, plural, one {# entry} other {# entries}} or more': '{min, plural, one {# elemento} other {# elementos}} o más',
  '{minutes, plural, one {# minute} other {# minutes}}': '{minutes, plural, one {# minuto} other {# minutos}}',
  '{minutes, plural, one {# minute} other {# minutes}} to read':
    '{minutes, plural, one {# minuto} other {# minutos}} de lectura',
  '{minutes, plural, one {in # minute} other {in # minutes}}, at midnight UTC':
    '{minutes, plural, one {dentro de # minuto} other {dentro de # minutos}}, a medianoche UTC',
  '{minutes} min': '{minutes} min',
  '{min} or more': '{min} o más',
  '{min} to {max, plural, one {# character} other {# characters}}':
    'de {min} a {max, plural, one {# carácter} other {# caracteres}}',
  '{min} to {max, plural, one {# entry} other {# entries}}':
    'de {min} a {max, plural, one {# elemento} other {# elementos}}',
  '{min} to {max}': 'de {min} a {max}',
  '{modules, plural, one {# module} other {# modules}}': '{modules, plural, one {# módulo} other {# módulos}}',
  '{modules} × {modules} modules, level {errorLevel}': '{modules} × {modules} módulos, nivel {errorLevel}',
  '{months, plural, one {{percent}% off the first month} other {{percent}% off the first # months}}':
    '{months, plural, one {{percent}% de descuento el primer mes} other {{percent}% de descuento los primeros # meses}}',
  '{moved, plural, one {# link} other {# links}} moved to your account':
    '{moved, plural, one {# enlace trasladado} other {# enlaces trasladados}} a tu cuenta',
  '{names, plural, one {# name began at the root of the disk and was moved inside the folder.} other {# names began at the root of the disk and were moved inside the folder.}}':
    '{names, plural, one {# nombre empezaba en la raíz del disco y se ha llevado dentro de la carpeta.} other {# nombres empezaban en la raíz del disco y se han llevado dentro de la carpeta.}}',
  '{names, plural, one {# name cannot be stored on Windows and was changed.} other {# names cannot be stored on Windows and were changed.}}':
    '{names, plural, one {# nombre no se puede guardar en Windows y se ha cambiado.} other {# nombres no se pueden guardar en Windows y se han cambiado.}}',
  '{names, plural, one {# name contained invisible control characters, which were removed.} other {# names contained invisible control characters, which were removed.}}':
    '{names, plural, one {# nombre contenía caracteres de control invisibles, que se han quitado.} other {# nombres contenían caracteres de control invisibles, que se han quitado.}}',
  '{names, plural, one {# name named a drive and was moved inside the folder.} other {# names named a drive and were moved inside the folder.}}':
    '{names, plural, one {# nombre indicaba una unidad y se ha llevado dentro de la carpeta.} other {# nombres indicaban una unidad y se han llevado dentro de la carpeta.}}',
  '{names, plural, one {# name pointed outside the folder and was moved inside.} other {# names pointed outside the folder and were moved inside.}}':
    '{names, plural, one {# nombre apuntaba fuera de la carpeta y se ha llevado dentro.} other {# nombres apuntaban fuera de la carpeta y se han llevado dentro.}}',
  '{names, plural, one {# name was empty and was replaced.} other {# names were empty and were replaced.}}':
    '{names, plural, one {# nombre estaba vacío y se ha sustituido.} other {# nombres estaban vacíos y se han sustituido.}}',
  '{names, plural, one {# name was too long and was shortened.} other {# names were too long and were shortened.}}':
    '{names, plural, one {# nombre era demasiado largo y se ha acortado.} other {# nombres eran demasiado largos y se han acortado.}}',
  '{name} (not inside)': '{name} (no incluida)',
  '{name} (required)': '{name} (obligatorio)',
  '{name} and {others} more': '{name} y {others} más',
  '{name} before and after': '{name} antes y después',
  '{name} cannot be shown: it may be damaged or not an image. You can still try to process it; a failed photo does not count as a scan.':
    '{name} no se puede mostrar: puede estar dañado o no ser una imagen. Aun así puedes intentar procesarlo; una foto fallida no cuenta como escaneo.',
  '{name} code': 'Código {name}',
  '{name} could not be stored by the browser. Add it again.':
    'El navegador no ha podido guardar {name}. Añádelo de nuevo.',
  '{name} could not translate this now.': '{name} no ha podido traducir esto ahora.',
  '{name} did not answer, so your text was not translated. Please try again in a minute.':
    '{name} no ha respondido, así que tu texto no se ha traducido. Inténtalo de nuevo dentro de un minuto.',
  "{name} does not accept this site's requests now, so your text was not translated. The operator of this site has to look into it.":
    '{name} no acepta ahora las peticiones de este sitio, así que tu texto no se ha traducido. El operador de este sitio tiene que revisarlo.',
  '{name} has more than 100 megapixels. Please choose a smaller copy.':
    '{name} tiene más de 100 megapíxeles. Elige una copia más pequeña.',
  '{name} has too much to do, or this site has used up its amount there. Please try again later.':
    '{name} tiene demasiado trabajo, o este sitio ha agotado allí su cupo. Inténtalo de nuevo más tarde.',
  '{name} includes': '{name} incluye',
  '{name} is completely transparent, so it has no colours.':
    '{name} es completamente transparente, así que no tiene colores.',
  '{name} is empty (0 bytes). Please choose a file with content.':
    '{name} está vacío (0 bytes). Elige un archivo con contenido.',
  '{name} is empty.': '{name} no tiene contenido.',
  '{name} is larger than 100 MB. Please choose a smaller copy of it.':
    '{name} ocupa más de 100 MB. Elige una copia más pequeña.',
  '{name} is larger than 50 MB. Please choose a smaller copy.':
    '{name} ocupa más de 50 MB. Elige una copia más pequeña.',
  '{name} is larger than {maxBytes}. Please split it.': '{name} ocupa más de {maxBytes}. Divídelo.',
  '{name} is locked.': '{name} está bloqueado.',
  '{name} is no longer on the server. Please choose it again.': '{name} ya no está en el servidor. Elígelo de nuevo.',
  '{name} is not an image that this browser can show. Please choose a JPEG or PNG.':
    '{name} no es una imagen que este navegador pueda mostrar. Elige un JPEG o PNG.',
  '{name} is not an image. Please choose a JPEG, PNG, WebP, GIF, AVIF or SVG file.':
    '{name} no es una imagen. Elige un archivo JPEG, PNG, WebP, GIF, AVIF o SVG.',
  '{name} is not an image. Please choose a PNG, JPEG, WebP, GIF or SVG file.':
    '{name} no es una imagen. Elige un archivo PNG, JPEG, WebP, GIF o SVG.',
  '{name} is not {wanted}.': '{name} no es {wanted}.',
  '{name} is not {wanted}: it has {size} instead of {wantedSize}.':
    '{name} no es {wanted}: ocupa {size} en lugar de {wantedSize}.',
  '{name} is too large for this browser. Please choose a smaller image.':
    '{name} es demasiado grande para este navegador. Elige una imagen más pequeña.',
  '{name} is too long.': '{name} tiene demasiados caracteres.',
  '{name} landscape': '{name} horizontal',
  '{name} may have up to {max, plural, one {# character} other {# characters}}.':
    '{name} puede tener hasta {max, plural, one {# carácter} other {# caracteres}}.',
  '{name} must be a colour such as #ffffff.': '{name} debe ser un color como #ffffff.',
  '{name} must be a number from {least} to {most}.': '{name} debe ser un número de {least} a {most}.',
  '{name} must be a number.': '{name} debe ser un número.',
  '{name} must be a whole number from 1 to {maxSide} pixels.':
    '{name} debe ser un número entero de 1 a {maxSide} píxeles.',
  '{name} must be a whole number.': '{name} debe ser un número entero.',
  '{name} must be at least {min}.': '{name} debe ser como mínimo {min}.',
  '{name} must be at most {max, plural, other {#}}.': '{name} debe ser como máximo {max, plural, other {#}}.',
  '{name} must be text.': '{name} debe ser texto.',
  '{name} must have at most {max, plural, one {# character} other {# characters}}.':
    '{name} debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  '{name} on this site translated it instead.': '{name}, en este sitio, lo ha traducido en su lugar.',
  '{name} opened': '{name} abierto',
  '{name} shows nothing: it is empty or links to external content. Please try a PNG copy.':
    '{name} no muestra nada: está vacío o enlaza a contenido externo. Prueba con una copia en PNG.',
  '{name} text': 'Texto en {name}',
  '{name} was changed, moved or deleted on this device after you chose it. Please choose it again.':
    '{name} se modificó, movió o eliminó en este dispositivo después de que lo eligieras. Elígelo de nuevo.',
  '{name} was damaged and has been repaired as far as possible.':
    '{name} estaba dañado y se ha reparado en la medida de lo posible.',
  '{name} was protected; the result is not.': '{name} estaba protegido; el resultado no lo está.',
  '{name} with the {name2}': '{name} con la herramienta {name2}',
  '{name}, {n}, {ext}, {date}; {nnn} for 001. Such as {namePattern}':
    '{name}, {n}, {ext}, {date}; {nnn} para 001. Por ejemplo, {namePattern}',
  '{name}. Save it to use it again.': '{name}. Guárdala para usarla de nuevo.',
  '{name}: added': '{name}: añadidos',
  '{name}: with Pro only.': '{name}: solo con Pro.',
  '{name}: {used} of {max} used': '{name}: {used} de {max} usados',
  '{number} is deleted': '{number} se ha eliminado',
  '{number} of {all}': '{number} de {all}',
  '{operation} takes {types}.': '{operation} admite {types}.',
  '{outside, plural, one {# image or other part of this document is external and was not loaded.} other {# images or other parts of this document are external and were not loaded.}}':
    '{outside, plural, one {# imagen u otra parte de este documento es externa y no se ha cargado.} other {# imágenes u otras partes de este documento son externas y no se han cargado.}}',
  '{pace} a minute': '{pace} por minuto',
  '{pageCount, plural, one {This document has 1 page.} other {This document has the pages 1 to {last}.}}':
    '{pageCount, plural, one {Este documento tiene 1 página.} other {Este documento tiene las páginas 1 a {last}.}}',
  '{pages, plural, one {# page across the file} other {# pages across the file}}':
    '{pages, plural, one {# página de todo el archivo} other {# páginas de todo el archivo}}',
  '{pages, plural, one {# page deleted.} other {# pages deleted.}}':
    '{pages, plural, one {# página eliminada.} other {# páginas eliminadas.}}',
  '{pages, plural, one {# page inserted as page {number}.} other {# pages inserted as page {number}.}}':
    '{pages, plural, one {# página insertada como página {number}.} other {# páginas insertadas como página {number}.}}',
  '{pages, plural, one {# page moved before place {place}.} other {# pages moved before place {place}.}}':
    '{pages, plural, one {# página movida antes de la posición {place}.} other {# páginas movidas antes de la posición {place}.}}',
  '{pages, plural, one {# page removed.} other {# pages removed.}}':
    '{pages, plural, one {# página quitada.} other {# páginas quitadas.}}',
  '{pages, plural, one {# page rotated left.} other {# pages rotated left.}}':
    '{pages, plural, one {# página girada a la izquierda.} other {# páginas giradas a la izquierda.}}',
  '{pages, plural, one {# page rotated right.} other {# pages rotated right.}}':
    '{pages, plural, one {# página girada a la derecha.} other {# páginas giradas a la derecha.}}',
  '{pages, plural, one {# page turned left.} other {# pages turned left.}}':
    '{pages, plural, one {# página girada a la izquierda.} other {# páginas giradas a la izquierda.}}',
  '{pages, plural, one {# page turned right.} other {# pages turned right.}}':
    '{pages, plural, one {# página girada a la derecha.} other {# páginas giradas a la derecha.}}',
  '{pages, plural, one {# page} other {# pages}}': '{pages, plural, one {# página} other {# páginas}}',
  '{pages, plural, one {# page} other {# pages}} as {format}':
    '{pages, plural, one {# página} other {# páginas}} como {format}',
  '{pages, plural, one {Delete # page} other {Delete # pages}}':
    '{pages, plural, one {Eliminar # página} other {Eliminar # páginas}}',
  '{pages, plural, one {Rotate # page left} other {Rotate # pages left}}':
    '{pages, plural, one {Girar # página a la izquierda} other {Girar # páginas a la izquierda}}',
  '{pages, plural, one {Rotate # page right} other {Rotate # pages right}}':
    '{pages, plural, one {Girar # página a la derecha} other {Girar # páginas a la derecha}}',
  '{pages, plural, one {Searching, # page to go…} other {Searching, # pages to go…}}':
    '{pages, plural, one {Buscando, queda # página…} other {Buscando, quedan # páginas…}}',
  '{pages, plural, one {The PDF has # page.} other {The PDF has # pages.}}':
    '{pages, plural, one {El PDF tiene # página.} other {El PDF tiene # páginas.}}',
  '{pages, plural, one {The link leads to page {toPage}, but there is only one page.} other {The link leads to page {toPage}, but there are only # pages.}}':
    '{pages, plural, one {El enlace lleva a la página {toPage}, pero solo hay una página.} other {El enlace lleva a la página {toPage}, pero solo hay # páginas.}}',
  '{pages, plural, one {The text is that of # page, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.} other {The text is that of # pages, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.}}':
    '{pages, plural, one {El texto es de # página, y este PDF tiene {pageCount}. Deja un salto de página (form feed) entre los textos de cada dos páginas.} other {El texto es de # páginas, y este PDF tiene {pageCount}. Deja un salto de página (form feed) entre los textos de cada dos páginas.}}',
  '{pages, plural, one {This document is very long: only its first page is in the PDF. Please split it to get the rest.} other {This document is very long: only its first # pages are in the PDF. Please split it to get the rest.}}':
    '{pages, plural, one {Este documento es muy largo: solo su primera página está en el PDF. Divídelo para obtener el resto.} other {Este documento es muy largo: solo sus primeras # páginas están en el PDF. Divídelo para obtener el resto.}}',
  '{pages}: no text was found in the image.': '{pages}: no se ha encontrado texto en la imagen.',
  '{pages}: the text could not be recognised.': '{pages}: no se ha podido reconocer el texto.',
  '{page} of {last}': '{page} de {last}',
  '{paper} and other sizes': '{paper} y otros tamaños',
  '{paper}: {pages, plural, one {# page} other {# pages}}':
    '{paper}: {pages, plural, one {# página} other {# páginas}}',
  '{parts, plural, one {# part of this document, such as an image, cannot be read and may be missing from the result.} other {# parts of this document, such as an image, cannot be read and may be missing from the result.}}':
    '{parts, plural, one {# parte de este documento, como una imagen, no se puede leer y puede faltar en el resultado.} other {# partes de este documento, como una imagen, no se pueden leer y pueden faltar en el resultado.}}',
  '{passages} and more': '{passages} y más',
  '{people, plural, one {# person has this problem} other {# people have this problem}}':
    '{people, plural, one {# persona tiene este problema} other {# personas tienen este problema}}',
  '{percent} alike': '{percent} de parecido',
  '{percent}% alike, differences show': '{percent}% de parecido, se notan diferencias',
  '{percent}% alike, hardly any difference': '{percent}% de parecido, apenas hay diferencia',
  '{percent}% alike, looks the same': '{percent}% de parecido, se ve igual',
  '{percent}% alike, small differences close up': '{percent}% de parecido, pequeñas diferencias de cerca',
  '{percent}% of all': '{percent}% de todas',
  '{percent}% smaller': 'un {percent}% más pequeño',
  '{pixels} × {pixels} pixels': '{pixels} × {pixels} píxeles',
  '{pixels} × {pixels} pixels, in the look of the Create tab, with its logo.':
    '{pixels} × {pixels} píxeles, con el aspecto de la pestaña Crear y su logotipo.',
  '{pixels} × {pixels} pixels, in the look of the Create tab.':
    '{pixels} × {pixels} píxeles, con el aspecto de la pestaña Crear.',
  '{pixels} × {pixels} px': '{pixels} × {pixels} px',
  '{places, plural, one {# place highlighted.} other {# places highlighted.}}':
    '{places, plural, one {# lugar resaltado.} other {# lugares resaltados.}}',
  '{places, plural, one {# place will be erased.} other {# places will be erased.}}':
    '{places, plural, one {Se borrará # lugar.} other {Se borrarán # lugares.}}',
  '{places, plural, one {A number with # decimal place} other {A number with # decimal places}}':
    '{places, plural, one {Un número con # decimal} other {Un número con # decimales}}',
  '{places, plural, one {Mark # place to erase} other {Mark # places to erase}}':
    '{places, plural, one {Marcar # lugar para borrar} other {Marcar # lugares para borrar}}',
  '{points} of {maxStrengthPoints} points': '{points} de {maxStrengthPoints} puntos',
  '{price} a month': '{price} al mes',
  '{price} a year': '{price} al año',
  '{price}, after a {days}-day free trial. Cancel with one click.':
    '{price}, después de una prueba gratis de {days} días. Cancela con un clic.',
  '{price}. Cancel with one click.': '{price}. Cancela con un clic.',
  '{price}. Next payment on {end}.': '{price}. Próximo pago el {end}.',
  '{problem} For a new one, <link>register again</link>, or ask for it on your <link2>account page</link2>.':
    '{problem} Para recibir uno nuevo, <link>regístrate de nuevo</link>, o pídelo en la <link2>página de tu cuenta</link2>.',
  '{pro} with Pro': '{pro} con Pro',
  '{range} in steps of {step}': '{range} en pasos de {step}',
  '{ready} of {all} documents are ready.': '{ready} de {all} documentos están listos.',
  '{ready} of {all} files are ready.': '{ready} de {all} archivos están listos.',
  '{read} of {pages, plural, one {# page} other {# pages}} read':
    '{read} de {pages, plural, one {# página} other {# páginas}} leídas',
  '{remaining} left': 'quedan {remaining}',
  '{remaining} of {max} free {uses} left this month': 'Este mes quedan {remaining} de {max} {uses} gratis',
  '{remaining} of {max} free {uses} left today': 'Hoy quedan {remaining} de {max} {uses} gratis',
  '{remaining} of {max} left this month': 'Este mes quedan {remaining} de {max}',
  '{remaining} of {max} left today': 'Hoy quedan {remaining} de {max}',
  '{replies, plural, =0 {Page {page}, deleted} one {Page {page}, deleted with # reply} other {Page {page}, deleted with # replies}}':
    '{replies, plural, =0 {Página {page}, eliminada} one {Página {page}, eliminada con # respuesta} other {Página {page}, eliminada con # respuestas}}',
  '{replies, plural, =0 {{gone} deleted.} one {{gone} deleted with # reply.} other {{gone} deleted with # replies.}}':
    '{replies, plural, =0 {{gone}: eliminado.} one {{gone}: eliminado con # respuesta.} other {{gone}: eliminado con # respuestas.}}',
  '{replies, plural, one {# reply} other {# replies}}': '{replies, plural, one {# respuesta} other {# respuestas}}',
  '{replies, plural, one {deleted with its reply} other {deleted with its # replies}}':
    '{replies, plural, one {eliminado con su respuesta} other {eliminado con sus # respuestas}}',
  '{saved}. Preview at 2 megapixels; the result has full resolution.':
    '{saved}. Vista previa a 2 megapíxeles; el resultado tiene la resolución completa.',
  '{saved}. Preview.': '{saved}. Vista previa.',
  '{seconds, plural, one {# second} other {# seconds}}': '{seconds, plural, one {# segundo} other {# segundos}}',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}, in the GSM alphabet.':
    '{segments, plural, =1 {Un mensaje} one {# mensaje} other {# mensajes}}, en el alfabeto GSM.',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters} and others, one would hold 160 characters instead of 70.':
    '{segments, plural, =1 {Un mensaje} one {# mensaje} other {# mensajes}}. Sin {characters} y otros, cada uno admitiría 160 caracteres en lugar de 70.',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters}, one would hold 160 characters instead of 70.':
    '{segments, plural, =1 {Un mensaje} one {# mensaje} other {# mensajes}}. Sin {characters}, cada uno admitiría 160 caracteres en lugar de 70.',
  '{sentence} Your message is kept in this browser.': '{sentence} Tu mensaje se conserva en este navegador.',
  '{sent} of {total}': '{sent} de {total}',
  '{signatures, plural, one {# digital signature was removed, as a signature holds only for the file that was signed.} other {# digital signatures were removed, as a signature holds only for the file that was signed.}}':
    '{signatures, plural, one {Se ha eliminado # firma digital, ya que una firma solo vale para el archivo que se firmó.} other {Se han eliminado # firmas digitales, ya que una firma solo vale para el archivo que se firmó.}}',
  '{signatures, plural, one {Signed} other {# signatures}}': '{signatures, plural, one {Firmado} other {# firmas}}',
  '{size} · locked with a password': '{size} · bloqueado con contraseña',
  '{size} · opening': '{size} · abriendo',
  '{size} · waiting for its turn': '{size} · esperando su turno',
  '{sourceLang} to {targetLang} · {name} · {bytes}': '{sourceLang} a {targetLang} · {name} · {bytes}',
  '{specials, plural, one {# special entry is listed but never unpacked.} other {# special entries are listed but never unpacked.}}':
    '{specials, plural, one {# entrada especial se muestra en la lista, pero nunca se extrae.} other {# entradas especiales se muestran en la lista, pero nunca se extraen.}}',
  '{split}% before': '{split}% antes',
  '{submitted} of {total}': '{submitted} de {total}',
  '{subscribers, plural, one {# subscriber} other {# subscribers}}':
    '{subscribers, plural, one {# suscriptor} other {# suscriptores}}',
  '{summaryWords} of {words, plural, one {# word} other {# words}}.':
    '{summaryWords} de {words, plural, one {# palabra} other {# palabras}}.',
  '{summaryWords} of {words, plural, one {# word} other {# words}}: saves about {saved, plural, one {# minute} other {# minutes}} of reading.':
    '{summaryWords} de {words, plural, one {# palabra} other {# palabras}}: ahorra aproximadamente {saved, plural, one {# minuto} other {# minutos}} de lectura.',
  '{tables, plural, one {# table} other {# tables}} of {pages, plural, one {# page} other {# pages}}':
    '{tables, plural, one {# tabla} other {# tablas}} de {pages, plural, one {# página} other {# páginas}}',
  '{targetBytes} cannot be reached without pages becoming hard to read: {bytes} is the smallest result that stays clear.':
    'No se puede llegar a {targetBytes} sin que las páginas sean difíciles de leer: {bytes} es el resultado más pequeño que se mantiene claro.',
  '{text} Upgrade to Pro for up to 50,000.': '{text} Pásate a Pro para llegar a 50 000.',
  '{text} on {background}:': '{text} sobre {background}:',
  '{times, plural, one {sent # time} other {sent # times}}':
    '{times, plural, one {enviada # vez} other {enviada # veces}}',
  '{title} by day': '{title} por día',
  '{title} by day: at most {most}, {total} in all': '{title} por día: como máximo {most}, {total} en total',
  '{title} is for administrators.': '{title} es para administradores.',
  '{title} is for administrators. You are signed in as {email}, who is not one.':
    '{title} es para administradores. Has iniciado sesión como {email}, que no lo es.',
  '{tool} failed': '{tool} ha fallado',
  '{total, plural, one {# article} other {# articles}}': '{total, plural, one {# artículo} other {# artículos}}',
  '{total, plural, one {# conversation.} other {# conversations.}}':
    '{total, plural, one {# conversación.} other {# conversaciones.}}',
  '{total, plural, one {# link} other {# links}}': '{total, plural, one {# enlace} other {# enlaces}}',
  '{total, plural, one {# user} other {# users}}': '{total, plural, one {# usuario} other {# usuarios}}',
  '{trialDays, plural, one {Try Pro free for # day} other {Try Pro free for # days}}':
    '{trialDays, plural, one {Probar Pro gratis durante # día} other {Probar Pro gratis durante # días}}',
  '{types} and scanned PDFs, up to {max} each': '{types} y PDF escaneados, hasta {max} cada uno',
  '{types}, up to {size}': '{types}, hasta {size}',
  '{types}, up to {size} each': '{types}, hasta {size} cada uno',
  '{type} images can have at most {maxSide} pixels on a side, and this one has {width} × {height}. Please choose another format or a smaller size.':
    'Las imágenes {type} pueden tener como máximo {maxSide} píxeles por lado, y esta tiene {width} × {height}. Elige otro formato o un tamaño menor.',
  '{type}, may be missing': '{type}, puede faltar',
  '{used} of {limit} characters': '{used} de {limit} caracteres',
  '{used} of {max} tokens of today are used.': '{used} de {max} tokens de hoy usados.',
  '{username} has Pro until {end}': '{username} tiene Pro hasta el {end}',
  '{username} is an administrator now': '{username} tiene ahora el rol de administrador',
  '{username} is no longer an administrator': '{username} ya no tiene el rol de administrador',
  '{username} no longer has granted Pro': '{username} ya no tiene Pro concedido',
  '{uses, plural, one {# use} other {# uses}}': '{uses, plural, one {# uso} other {# usos}}',
  '{values} and {more} more': '{values} y {more} más',
  '{verb} first': '{verb} antes',
  '{visitors, plural, one {# visitor} other {# visitors}}':
    '{visitors, plural, one {# visitante} other {# visitantes}}',
  '{visitors} Not counted as clicks: {seen}.': '{visitors} No contados como clics: {seen}.',
  '{what} can have at most {maxBytes} here. Please split it.':
    '{what} puede ocupar como máximo {maxBytes} aquí. Divídelo.',
  '{what} is empty. Please enter some text.': '{what} no tiene contenido. Introduce algún texto.',
  '{what} must be text.': '{what} debe ser texto.',
  '{what} must have at most {max, plural, one {# character} other {# characters}}.':
    '{what} debe tener como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  '{whoGivesPro} Give them the email address of your account. The <pageLink>pricing page</pageLink> says what Pro changes, tool by tool.':
    '{whoGivesPro} Dales la dirección de correo de tu cuenta. La <pageLink>página de precios</pageLink> dice qué cambia Pro, herramienta por herramienta.',
  '{who} can convert up to {max} files at once.': '{who} pueden convertir hasta {max} archivos a la vez.',
  '{who} can edit files up to {maxBytes}.': '{who} pueden editar archivos de hasta {maxBytes}.',
  '{who} can have files up to {maxBytes} read.': '{who} pueden leer el texto de archivos de hasta {maxBytes}.',
  '{who} can insert pages of up to {max} PDFs at once.': '{who} pueden insertar páginas de hasta {max} PDF a la vez.',
  '{who} can merge up to {max} files at once.': '{who} pueden unir hasta {max} archivos a la vez.',
  '{who} can place up to {max} pictures in a PDF.': '{who} pueden colocar hasta {max} imágenes en un PDF.',
  '{who} can process files up to {maxBytes} each.': '{who} pueden procesar archivos de hasta {maxBytes} cada uno.',
  '{who} can process up to {max} files at once. {count, plural, one {# was} other {# were}} left out.':
    '{who} pueden procesar hasta {max} archivos a la vez. {count, plural, one {Se omitió #.} other {Se omitieron #.}}',
  '{who} can put up to {max} pages into one PDF.': '{who} pueden poner hasta {max} páginas en un PDF.',
  '{who} can scan images up to {maxBytes}.': '{who} pueden escanear imágenes de hasta {maxBytes}.',
  '{who} can split files up to {maxBytes}.': '{who} pueden dividir archivos de hasta {maxBytes}.',
  '{who} can summarize files up to {maxBytes}.': '{who} pueden resumir archivos de hasta {maxBytes}.',
  '{who} can summarize up to {maxCharacters} characters.': '{who} pueden resumir hasta {maxCharacters} caracteres.',
  '{who} can translate up to {most} characters at once. Please shorten your text.':
    '{who} pueden traducir hasta {most} caracteres a la vez. Acorta tu texto.',
  '{who} can upload files up to {maxBytes}.': '{who} pueden subir archivos de hasta {maxBytes}.',
  '{width} by {height} points': '{width} por {height} puntos',
  '{width} × {height} at {ratio}': '{width} × {height} a {ratio}',
  '{width} × {height} pixels': '{width} × {height} píxeles',
  '{words, plural, one {# word was read.} other {# words were read.}}':
    '{words, plural, one {Se ha leído # palabra.} other {Se han leído # palabras.}}',
  '{x} across, {y} down': '{x} en horizontal, {y} en vertical',
  '{x} cm from the left, {y} cm from the top': '{x} cm desde la izquierda, {y} cm desde arriba',
  '© 2026 The Satchel authors': '© 2026 Los autores de Satchel',
  '· {totalBytes} in total': '· {totalBytes} en total',
  '· {used} of {limit}': '· {used} de {limit}',
  '“{echoed}” is not a hex colour. Please use the digits 0 to 9 and the letters a to f, such as {example}.':
    '«{echoed}» no es un color hexadecimal. Usa las cifras 0 a 9 y las letras a a f, como {example}.',
  Recipient: 'Destinatario',
  View: 'Ver',
  'Mark as safe': 'Marcar como seguro',
};
