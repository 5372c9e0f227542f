import type { Translations } from '../translations.ts';

export const pt: Translations = {
  "'A lot' is two words.": '“A lot” são duas palavras.',
  "'Advice' is the noun, 'advise' the verb.": '“Advice” é o substantivo; “advise”, o verbo.',
  "'Advise' is the verb, 'advice' the noun.": '“Advise” é o verbo; “advice”, o substantivo.',
  "'Affect' is the verb, 'effect' the noun.": '“Affect” é o verbo; “effect”, o substantivo.',
  "'Agree' is a verb of its own.": '“Agree” é um verbo por si só.',
  "'Be used to' is followed by the form with -ing.": '“Be used to” é seguido da forma com -ing.',
  "'Best' is the superlative already.": '“Best” já é o superlativo.',
  "'Cannot' is one word.": '“Cannot” é uma palavra só.',
  "'Effect' is the noun, 'affect' the verb.": '“Effect” é o substantivo; “affect”, o verbo.',
  "'Except' means but not; to accept is to take.": '“Except” significa exceto; “accept” é aceitar.',
  "'Fewer' is for what can be counted.": '“Fewer” é para o que se pode contar.',
  "'For' goes with a length of time, 'since' with its beginning.":
    '“For” acompanha uma duração; “since”, o seu início.',
  "'For' goes with a length of time, and what goes on takes the present perfect.":
    '“For” acompanha uma duração, e o que continua pede o presente perfeito (present perfect).',
  "'Hardly' is negative already.": '“Hardly” já é negativo.',
  "'How' and 'like' do not go together.": '“How” e “like” não combinam.',
  "'I' is always a capital.": '“I” é sempre maiúsculo.',
  "'Insist' goes with 'on' and the form with -ing.": '“Insist” pede “on” e a forma com -ing.',
  "'It's' is short for 'it is'.": "“It's” é a forma curta de “it is”.",
  "'Its' is what it has; 'it's' is short for 'it is'.":
    "“Its” é o que pertence a algo; “it's” é a forma curta de “it is”.",
  "'Let's' is short for 'let us'.": "“Let's” é a forma curta de “let us”.",
  "'Lose' is the verb; 'loose' means not tight.": '“Lose” é o verbo; “loose” significa frouxo.',
  "'More' and '-er' say the same.": '“More” e “-er” dizem a mesma coisa.',
  "'Most' and '-est' say the same.": '“Most” e “-est” dizem a mesma coisa.',
  "'Passed' is the verb.": '“Passed” é o verbo.',
  "'Past' is the place or time, 'passed' the verb.": '“Past” é o lugar ou o tempo; “passed”, o verbo.',
  "'Past' is the time, 'passed' the verb.": '“Past” é o tempo; “passed”, o verbo.',
  "'Principal' means main; a principle is a rule.": '“Principal” significa o mais importante; “principle” é uma regra.',
  "'Quiet' makes no noise; 'quite' means rather.": '“Quiet” é silencioso; “quite” significa bastante.',
  "'Quite' means rather; 'quiet' makes no noise.": '“Quite” significa bastante; “quiet” é silencioso.',
  "'Regardless' is negative already.": '“Regardless” já é negativo.',
  "'Than' compares; 'then' is about time.": '“Than” compara; “then” se refere a tempo.',
  "'Their' is what they have; 'there' is a place.": '“Their” é o que eles têm; “there” é um lugar.',
  "'Then' is about time; 'than' compares.": '“Then” se refere a tempo; “than” compara.',
  "'There' is a place; 'their' is what they have.": '“There” é um lugar; “their” é o que eles têm.',
  "'They're' is short for 'they are'.": "“They're” é a forma curta de “they are”.",
  "'Too' means also or more than is good; here it is 'to'.": '“Too” significa também ou em excesso; aqui é “to”.',
  "'Too' means also.": '“Too” significa também.',
  "'Too' means more than is good.": '“Too” significa em excesso.',
  "'Want' is followed by 'to' before a verb.": '“Want” é seguido de “to” antes de um verbo.',
  "'Want' is not followed by 'that': one wants somebody to do something.":
    '“Want” não é seguido de “that”: o certo é “want somebody to do something”.',
  "'Whether' is written with h after the w.": '“Whether” se escreve com h depois do w.',
  "'Whether' means if; the weather is outside.": '“Whether” significa se; “weather” é o tempo lá fora.',
  "'Who' is for people, 'which' for things.": '“Who” é para pessoas; “which”, para coisas.',
  "'Who's' is short for 'who is'.": "“Who's” é a forma curta de “who is”.",
  "'Whose' asks for the owner.": '“Whose” pergunta pelo dono.',
  "'Worse' is the comparative already.": '“Worse” já é o comparativo.',
  "'You're' is short for 'you are'.": "“You're” é a forma curta de “you are”.",
  "'Your' is what you have; 'you're' is short for 'you are'.":
    "“Your” é o que você tem; “you're” é a forma curta de “you are”.",
  "'auto' follows the orientation of each image.": '“auto” segue a orientação de cada imagem.',
  "'auto' is gray for receipts and color for the others.": '“auto” é cinza para recibos e colorido para os demais.',
  "'blur' blurs the photo's own background; 'image' needs a file “Picture”.":
    '“blur” desfoca o próprio fundo da foto; “image” precisa de um arquivo “Imagem”.',
  "'contain' shows the whole image, 'cover' fills the page and cuts off the rest.":
    '“contain” mostra a imagem inteira, “cover” preenche a página e corta o resto.',
  "'pages': each page of “Pages” becomes a file; 'range': each range of “Ranges”; 'every': each “Every” pages; 'odd-even': the odd and the even pages; 'single': every page; 'bookmarks': from bookmark to bookmark down to “Level”; 'size': files of up to “Max bytes” bytes.":
    '“pages”: cada página de “Páginas” vira um arquivo; “range”: cada intervalo de “Intervalos”; “every”: a cada “A cada” páginas; “odd-even”: as páginas ímpares e as pares; “single”: cada página; “bookmarks”: de marcador a marcador até o “Nível”; “size”: arquivos de até “Máximo de bytes” bytes.',
  "'store' does not compress. Files that are compressed already are stored at every level.":
    '“store” não comprime. Arquivos que já estão comprimidos são armazenados sem compressão em todos os níveis.',
  "'{given}' is not one of its options: {options}.": '“{given}” não é uma de suas opções: {options}.',
  "'{name}' was not filled: {refusal}": '“{name}” não foi preenchido: {refusal}',
  "'{part}' begins before page 1.": '“{part}” começa antes da página 1.',
  "'{part}' goes beyond the last page.": '“{part}” vai além da última página.',
  "'{part}' is neither a page nor a range.": '“{part}” não é uma página nem um intervalo.',
  '(confirmed)': '(confirmado)',
  '(folder)': '(pasta)',
  '(link): not unpacked': '(link): não extraído',
  '(not confirmed yet)': '(ainda não confirmado)',
  '(optional)': '(opcional)',
  '(special): not unpacked': '(especial): não extraído',
  '0 is top, 1 is bottom.': '0 é em cima, 1 é embaixo.',
  '0 to 100. The size that upscale makes does not depend on it.':
    'De 0 a 100. O tamanho que a ampliação produz não depende disso.',
  '10 a day free': '10 por dia grátis',
  '10 to 100 in steps of 5; 100 is lossless where the format can.':
    'De 10 a 100 em passos de 5; 100 é sem perdas quando o formato permite.',
  '10 to 100, for JPEG and WebP. PNG loses nothing.': 'De 10 a 100, para JPEG e WebP. O PNG não perde nada.',
  '10 to 100; left out, JPEG, WebP and AVIF use 85 and PNG stays lossless.':
    'De 10 a 100; se omitido, JPEG, WebP e AVIF usam 85 e PNG continua sem perdas.',
  '300 is what photo prints use.': '300 é o usado em impressões de fotos.',
  '404 Page Not Found': '404 Página não encontrada',
  '5 a month free': '5 por mês grátis',
  '<arrow/> <bdi>{width} × {height}</bdi> pixels': '<arrow/> <bdi>{width} × {height}</bdi> pixels',
  '<span>{count} of {max} files</span>, up to {largest} each.':
    '<span>{count} de {max} arquivos</span>, até {largest} cada.',
  '<strong>This PDF is digitally signed.</strong> Any change, including compression, breaks the signature. Keep the signed original; the smaller copy will not count as signed.':
    '<strong>Este PDF está assinado digitalmente.</strong> Qualquer alteração, inclusive a compressão, invalida a assinatura. Guarde o original assinado; a cópia menor não valerá como assinada.',
  '<strong>{bits} bits</strong> of entropy.': '<strong>{bits} bits</strong> de entropia.',
  'A BIC has 8 or 11 characters.': 'Um BIC tem 8 ou 11 caracteres.',
  'A PDF': 'Um PDF',
  'A PDF cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Um PDF não pode virar {asked} aqui, somente {possible}. O tipo é o do conteúdo, não o do nome.',
  'A PDF has at least one page. Please leave one.': 'Um PDF tem pelo menos uma página. Deixe uma.',
  'A PDF is rebuilt as a flowing document first: text, headings, tables and pictures stay, but lines and pages break anew.':
    'Um PDF é primeiro reconstruído como documento corrido: texto, títulos, tabelas e imagens ficam, mas linhas e páginas quebram de outra forma.',
  'A PDF of a spreadsheet has at most {most} pages here; the rest is left out.':
    'Um PDF de uma planilha tem no máximo {most} páginas aqui; o resto é deixado de fora.',
  'A PDF of {pages, plural, one {# page} other {# pages}}':
    'Um PDF de {pages, plural, one {# página} other {# páginas}}',
  'A PNG this wide gets {pixels} pixels, {dpi} dpi. SVG and PDF are sharp at any width.':
    'Um PNG com esta largura tem {pixels} pixels, {dpi} dpi. SVG e PDF são nítidos em qualquer largura.',
  'A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits.':
    'Uma chave WEP tem 5 ou 13 caracteres, ou 10 ou 26 dígitos hexadecimais.',
  'A WPA password has 8 to 63 characters.': 'Uma senha WPA tem de 8 a 63 caracteres.',
  'A Word document': 'Um documento do Word',
  'A blank page must be {minBlankSide} to {maxBlankSide} points wide and high.':
    'Uma página em branco deve ter de {minBlankSide} a {maxBlankSide} pontos de largura e altura.',
  'A call waits for its result. With <code/> it answers 202 at once, with a job to follow. With an <code2/> a repeated call finds its first job, or the short link that it made.':
    'Uma chamada espera pelo resultado. Com <code/> ela responde 202 na hora, com uma tarefa para acompanhar. Com um <code2/>, uma chamada repetida encontra sua primeira tarefa ou o link curto que criou.',
  'A closer look': 'Um olhar mais atento',
  'A code from your authenticator app in addition to your password.':
    'Um código do seu aplicativo autenticador além da sua senha.',
  'A code: DE': 'Um código: DE',
  'A code: de': 'Um código: de',
  'A colour gradient in this PDF consists of more pieces than can be drawn. Please save that page as an image, and use that.':
    'Um degradê neste PDF é composto por mais partes do que é possível desenhar. Salve essa página como imagem e use a imagem.',
  'A comma in the page list has nothing before or after it.':
    'Uma vírgula na lista de páginas não tem nada antes ou depois dela.',
  'A comma separates these words from the sentence.': 'Uma vírgula separa estas palavras da frase.',
  'A compliment is praise; a complement completes.': '“Compliment” é um elogio; “complement” completa.',
  'A conversation cannot be merged into itself. Please enter another number.':
    'Uma conversa não pode ser mesclada consigo mesma. Digite outro número.',
  'A conversation has a number of eight digits.': 'Uma conversa tem um número de oito dígitos.',
  'A corner lies outside of the photo. Please drag it inside.': 'Um canto está fora da foto. Arraste-o para dentro.',
  'A creditor reference starts with RF and check digits, such as RF18 5390 0754 7034. Put any other text into the message.':
    'Uma referência do credor começa com RF e dígitos verificadores, como RF18 5390 0754 7034. Coloque qualquer outro texto na mensagem.',
  'A date': 'Uma data',
  'A different part of this file is expected. Please check how much has arrived (HEAD) and continue from there.':
    'Espera-se uma parte diferente deste arquivo. Verifique quanto já chegou (HEAD) e continue a partir dali.',
  'A document': 'Um documento',
  'A document with scanned pages counts as one of the 5 free scans of a month; with Pro there is no such limit.':
    'Um documento com páginas digitalizadas conta como uma das 5 digitalizações grátis do mês; com o Pro não há esse limite.',
  'A download link no longer works': 'Um link de download não funciona mais',
  'A draft by {name}': 'Um rascunho de {name}',
  'A draft by {name}, through {language}': 'Um rascunho de {name}, via {language}',
  'A draft by {name}, through {language}: check it before use.':
    'Um rascunho de {name}, via {language}: confira antes de usar.',
  'A draft by {name}: check it before use.': 'Um rascunho de {name}: confira antes de usar.',
  'A draft is kept in this browser until you clear it.': 'Um rascunho é guardado neste navegador até você limpá-lo.',
  'A drawing cannot be cut out. Please use an image as JPEG, PNG, WebP, HEIC, AVIF, TIFF or GIF.':
    'Um desenho não pode ser recortado. Use uma imagem em JPEG, PNG, WebP, HEIC, AVIF, TIFF ou GIF.',
  'A drawing cannot be enhanced. Please use a photo as JPEG, PNG or WebP.':
    'Um desenho não pode ser melhorado. Use uma foto em JPEG, PNG ou WebP.',
  'A drawing cannot be scanned. Please use a photo as JPEG, PNG, WebP, HEIC or TIFF.':
    'Um desenho não pode ser digitalizado. Use uma foto em JPEG, PNG, WebP, HEIC ou TIFF.',
  'A drawing in this PDF contains itself, or others millions of times, so no program can show it. Please export the file again.':
    'Um desenho neste PDF contém a si mesmo, ou contém outros milhões de vezes, por isso nenhum programa consegue mostrá-lo. Exporte o arquivo novamente.',
  'A dynamic form (XFA) was left out; its plain form fields were kept.':
    'Um formulário dinâmico (XFA) foi deixado de fora; seus campos de formulário simples foram mantidos.',
  'A few words about you': 'Algumas palavras sobre você',
  'A file is reached only through its own long, random address. We do not publish these, and list them for you alone, under Recent. Whoever has the address can read the file; only you can delete it.':
    'Um arquivo só é acessado por seu próprio endereço, longo e aleatório. Não publicamos esses endereços e os listamos apenas para você, em Recentes. Quem tiver o endereço pode ler o arquivo; só você pode excluí-lo.',
  'A file is refused': 'Um arquivo é recusado',
  'A file is refused as the wrong kind': 'Um arquivo é recusado por ser do tipo errado',
  'A file is too large': 'Um arquivo é grande demais',
  'A finished time in the past takes the simple past.': 'Um momento encerrado no passado pede o passado simples.',
  'A flowing document, as if written that way: paragraphs, headings, lists, tables, columns and images instead of boxes at fixed positions. Notes name doubtful pages. The text of scanned pages is recognised, in up to 200 of them.':
    'Em um documento corrido, como se tivesse sido escrito assim: parágrafos, títulos, listas, tabelas, colunas e imagens em vez de caixas em posições fixas. Notas indicam as páginas duvidosas. O texto das páginas digitalizadas é reconhecido, em até 200 delas.',
  'A form field partly under the box was removed whole.':
    'Um campo de formulário parcialmente sob a caixa foi removido por inteiro.',
  'A formal text has another word for it.': 'Um texto formal tem outra palavra para isso.',
  'A glossary can have up to 1 MB.': 'Um glossário pode ter até 1 MB.',
  'A glossary must be a list of up to {most} entries such as {"term":"Satchel","translation":""}, of up to {longestTerm} characters each.':
    'Um glossário deve ser uma lista de até {most} entradas como {"term":"Satchel","translation":""}, de até {longestTerm} caracteres cada.',
  'A goal is a whole number from 1 to {most}.': 'Uma meta é um número inteiro de 1 a {most}.',
  'A heading can have up to 300 characters.': 'Um subtítulo pode ter até 300 caracteres.',
  'A headline': 'Um título',
  'A hex colour has 3, 4, 6 or 8 digits, this one has {count, plural, one {# digit} other {# digits}}. Try {example}.':
    'Uma cor hexadecimal tem 3, 4, 6 ou 8 dígitos; esta tem {count, plural, one {# dígito} other {# dígitos}}. Tente {example}.',
  'A hue and both neighbours of its opposite.': 'Um matiz e os dois vizinhos do oposto.',
  'A job needs an article.': 'Uma profissão pede artigo.',
  'A key is missing.': 'Falta uma chave.',
  'A line between two pages is missing, such as “{lineExample}”: your last changes are not saved yet.':
    'Falta uma linha entre duas páginas, como “{lineExample}”: suas últimas alterações ainda não foram salvas.',
  'A line can have up to 5,000 characters.': 'Uma linha pode ter até 5.000 caracteres.',
  "A line such as '{line}' before each page.": 'Uma linha como “{line}” antes de cada página.',
  'A link partly under the box was removed whole.': 'Um link parcialmente sob a caixa foi removido por inteiro.',
  'A link takes at most {max, plural, one {# other target} other {# other targets}}.':
    'Um link aceita no máximo {max, plural, one {# outro destino} other {# outros destinos}}.',
  'A link takes at most {max, plural, one {# tag} other {# tags}}.':
    'Um link aceita no máximo {max, plural, one {# tag} other {# tags}}.',
  'A list takes {max, plural, one {# entry} other {# entries}}. Delete some first.':
    'Uma lista aceita {max, plural, one {# entrada} other {# entradas}}. Exclua algumas primeiro.',
  'A little larger than normal, in less time.': 'Um pouco maior que a normal, em menos tempo.',
  'A long, narrow page with strong contrast.': 'Uma página longa e estreita com contraste forte.',
  'A message may have up to {max, plural, one {# character} other {# characters}}. Please write a shorter one.':
    'Uma mensagem pode ter até {max, plural, one {# caractere} other {# caracteres}}. Escreva uma mais curta.',
  'A name pattern has up to {max} characters.': 'Um padrão de nome tem até {max} caracteres.',
  'A name pattern is a text of up to {maxPatternLength} characters.':
    'Um padrão de nome é um texto de até {maxPatternLength} caracteres.',
  'A newer message has come. Please read it, then send your answer.':
    'Chegou uma mensagem mais nova. Leia-a e depois envie sua resposta.',
  'A note partly under the box was removed whole.': 'Uma nota parcialmente sob a caixa foi removida por inteiro.',
  'A number': 'Um número',
  'A page can be rotated by 0, 90, 180 or 270 degrees.': 'Uma página pode ser girada em 0, 90, 180 ou 270 graus.',
  'A part of this page could not be loaded or crashed. Check your connection and reload the page.':
    'Uma parte desta página não pôde ser carregada ou travou. Verifique sua conexão e recarregue a página.',
  'A password has up to 127 characters.': 'Uma senha tem até 127 caracteres.',
  'A password has up to {max, plural, one {# character} other {# characters}}.':
    'Uma senha tem até {max, plural, one {# caractere} other {# caracteres}}.',
  'A password has up to {max} characters and no line breaks.':
    'Uma senha tem até {max} caracteres e nenhuma quebra de linha.',
  'A password manager does not mind 20 random characters, so use a password wherever it fills one in. For the few you type or remember, such as the one for the manager itself, six random words are as strong as 12 random characters and far easier to type and remember.':
    'Um gerenciador de senhas não se incomoda com 20 caracteres aleatórios, então use uma senha onde quer que ele a preencha. Para as poucas que você digita ou memoriza, como a do próprio gerenciador, seis palavras aleatórias são tão fortes quanto 12 caracteres aleatórios e muito mais fáceis de digitar e lembrar.',
  'A percentage': 'Uma porcentagem',
  'A photo with all its corrections and backgrounds is one, up to 30 changes of it.':
    'Uma foto com todas as suas correções e fundos é uma só, até 30 alterações dela.',
  'A picture for the background is missing. Please choose one, or another background.':
    'Falta uma imagem para o fundo. Escolha uma ou outro fundo.',
  'A piece is a part; peace is quiet.': '“Piece” é uma parte; “peace” é a paz.',
  'A plain word says the same.': 'Uma palavra simples diz o mesmo.',
  'A postal code of 5 digits': 'Um código postal de 5 dígitos',
  'A postal code of 9 digits': 'Um código postal de 9 dígitos',
  'A principle is a rule; the principal leads.': '“Principle” é uma regra; “principal” é quem dirige.',
  'A processed photo. The same photo with other edges or settings is the same scan, up to {callsPerPhoto} times a month. Failed scans are not counted, nor is one that you delete within a minute and have not downloaded or used, up to five times a month. Making PDF, DOCX or TXT files of your scans is always free.':
    'Uma foto processada. A mesma foto com outras bordas ou configurações é a mesma digitalização, até {callsPerPhoto} vezes por mês. Digitalizações que falharam não são contadas, nem uma que você exclua em até um minuto e não tenha baixado nem usado, até cinco vezes por mês. Criar arquivos PDF, DOCX ou TXT das suas digitalizações é sempre grátis.',
  'A program that this needs does not work on this server at the moment. Please try again in a minute.':
    'Um programa necessário para isto não está funcionando neste servidor no momento. Tente novamente em um minuto.',
  'A question can have up to 500 characters.': 'Uma pergunta pode ter até 500 caracteres.',
  "A question needs 'do' or 'does'.": 'Uma pergunta precisa de “do” ou “does”.',
  'A question, an idea, something that annoys you: write to us. A person reads it.':
    'Uma pergunta, uma ideia, algo que incomoda você: escreva para nós. Uma pessoa lê.',
  'A refusal has a 4xx or 5xx status and <code/>: a sentence for people, and a code that stays the same. Where waiting helps, <code2/> says how long.':
    'Uma recusa tem um status 4xx ou 5xx e <code/>: uma frase para pessoas e um código que permanece o mesmo. Quando esperar ajuda, <code2/> diz quanto tempo.',
  'A result has up to {max, plural, one {# page} other {# pages}} here.':
    'Um resultado tem aqui até {max, plural, one {# página} other {# páginas}}.',
  'A rotation must be 0, 90, 180 or 270 degrees.': 'Uma rotação deve ser de 0, 90, 180 ou 270 graus.',
  'A sentence begins with a capital.': 'Uma frase começa com maiúscula.',
  'A shorter word says the same.': 'Uma palavra mais curta diz o mesmo.',
  'A step is an operation with its options, such as {"operation":"compress","options":{}}.':
    'Uma etapa é uma operação com suas opções, como {"operation":"compress","options":{}}.',
  'A strong password is there when the page opens': 'Uma senha forte já está pronta quando a página abre',
  'A subject': 'Um assunto',
  'A summary can have up to {maxLines} lines.': 'Um resumo pode ter até {maxLines} linhas.',
  'A tag is empty.': 'Uma tag está vazia.',
  'A tag must be text.': 'Uma tag deve ser texto.',
  'A tag must have at most {max, plural, one {# character} other {# characters}}.':
    'Uma tag deve ter no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'A telephone number': 'Um número de telefone',
  'A tenth of the distance it is scanned from, and at least 2 cm. Use SVG or PDF for print, as they stay sharp at any size. Keep the empty space around the code, because readers need it.':
    'Um décimo da distância de leitura e pelo menos 2 cm. Use SVG ou PDF para imprimir, pois ficam nítidos em qualquer tamanho. Mantenha o espaço vazio em volta do código, porque os leitores precisam dele.',
  'A text must have at most {max, plural, one {# character} other {# characters}}.':
    'Um texto deve ter no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'A time': 'Uma hora',
  'A title can have up to 300 characters.': 'Um título pode ter até 300 caracteres.',
  'A title, a sentence or a name for code per line.': 'Um título, uma frase ou um nome para código por linha.',
  'A tool failed. What do you need from me?': 'Uma ferramenta falhou. O que vocês precisam de mim?',
  'A visitor counts once a day.': 'Um visitante conta uma vez por dia.',
  'A web address, an email address, or a page from 1 to {pageCount}.':
    'Um endereço da web, um endereço de e-mail ou uma página de 1 a {pageCount}.',
  'A wide slide becomes {width} × {height} pixels.': 'Um slide largo fica com {width} × {height} pixels.',
  'A worker is about to open the mailbox.': 'Um processo de trabalho está prestes a abrir a caixa de e-mail.',
  A4: 'A4',
  AI: 'IA',
  'AI Background Remover': 'Remover fundo com IA',
  'AI Escalation Dashboard': 'Painel de encaminhamentos da IA',
  'AI Photo Enhancement is available for Pro users. Please upgrade to continue.':
    'A melhoria de fotos com IA está disponível para usuários Pro. Faça upgrade para continuar.',
  'AI Photo Enhancer': 'Melhorar foto com IA',
  'AI Text Summarizer': 'Resumir texto com IA',
  'AI Tools': 'Ferramentas de IA',
  'AI Translator': 'Tradutor com IA',
  'AI Translator is available for Pro users. Please upgrade to continue.':
    'O Tradutor com IA está disponível para usuários Pro. Faça upgrade para continuar.',
  'AI Writing Assistant': 'Assistente de escrita com IA',
  'AI Writing Assistant is available for Pro users. Please upgrade to continue.':
    'O Assistente de escrita com IA está disponível para usuários Pro. Faça upgrade para continuar.',
  'AI provider': 'Provedor de IA',
  'AI tools pass your text or image to': 'As ferramentas de IA repassam seu texto ou imagem para',
  'AI-Powered Intelligence': 'Inteligência com IA',
  'AI-powered': 'Com IA',
  API: 'API',
  'API key': 'Chave de API',
  'API keys': 'Chaves de API',
  APPROVED: 'APROVADO',
  AVIF: 'AVIF',
  Aa: 'Aa',
  'About Us': 'Sobre nós',
  'About {name}': 'Sobre {name}',
  Accept: 'Aceitar',
  'Accept all': 'Aceitar tudo',
  'Accept or reject each change, then copy the text': 'Aceite ou rejeite cada alteração e depois copie o texto',
  Account: 'Conta',
  'Account & Billing': 'Conta e cobrança',
  'Account created': 'Conta criada',
  'Account deleted': 'Conta excluída',
  Accounts: 'Contas',
  'Accounts with Pro': 'Contas com Pro',
  Achromatopsia: 'Acromatopsia',
  'Acronyms and names with capitals inside are kept where the format allows it. In a text that is all in capitals they cannot be recognised, so only the best known acronyms are kept.':
    'Siglas e nomes com maiúsculas no meio são mantidos onde o formato permite. Em um texto todo em maiúsculas eles não podem ser reconhecidos, então só as siglas mais conhecidas são mantidas.',
  Active: 'Ativo',
  'Add Text': 'Adicionar texto',
  'Add a colour': 'Adicionar uma cor',
  'Add a digit': 'Adicionar um dígito',
  'Add a draft': 'Adicionar um rascunho',
  'Add a folder': 'Adicionar uma pasta',
  'Add a message': 'Adicionar uma mensagem',
  'Add a note': 'Adicionar uma nota',
  'Add a page': 'Adicionar uma página',
  'Add a passkey': 'Adicionar uma chave de acesso',
  'Add a step': 'Adicionar uma etapa',
  'Add a target': 'Adicionar um destino',
  'Add a task': 'Adicionar uma tarefa',
  'Add a term': 'Adicionar um termo',
  'Add an article': 'Adicionar um artigo',
  'Add an idea': 'Adicionar uma ideia',
  'Add images': 'Adicionar imagens',
  'Add link': 'Adicionar link',
  'Add more': 'Adicionar mais',
  'Add note': 'Adicionar nota',
  'Add pages': 'Adicionar páginas',
  'Add text': 'Adicionar texto',
  'Add text, highlights, drawings, notes and signatures to the pages of a PDF.':
    'Adicione texto, destaques, desenhos, notas e assinaturas às páginas de um PDF.',
  'Add the note': 'Adicionar a nota',
  'Add to my words': 'Adicionar às minhas palavras',
  'Added detail.': 'Detalhe acrescentado.',
  'Added {added}': 'Adicionada em {added}',
  'Added {added}, last used {used}': 'Adicionada em {added}, último uso em {used}',
  'Added {text}': '{text} adicionado',
  Address: 'Endereço',
  'Address of a picture': 'Endereço de uma imagem',
  'Addresses in private networks, addresses with a password in them, anything but http and https, other short links, and hosts that the operator of this site has blocked. Everybody can report a link on its preview page.':
    'Endereços em redes privadas, endereços que contêm uma senha, qualquer coisa que não seja http e https, outros links curtos e hosts que o operador deste site bloqueou. Qualquer pessoa pode denunciar um link na página de prévia dele.',
  'Addressing the reader': 'Tratamento ao leitor',
  'Adds a contact to the address book.': 'Adiciona um contato à agenda.',
  'Adds an event to the calendar.': 'Adiciona um evento ao calendário.',
  Admin: 'Administração',
  Administration: 'Administração',
  Administrator: 'Administrador',
  'Administrators grant and revoke Pro on the admin page, under Users.':
    'Os administradores concedem e revogam o Pro na página de administração, em Usuários.',
  'Ads, where this site has any': 'Anúncios, onde este site os tiver',
  Advertisement: 'Publicidade',
  'Advertisement, bottom': 'Publicidade, rodapé',
  'Advertisement, inline': 'Publicidade, no conteúdo',
  'Advertisement, sidebar': 'Publicidade, barra lateral',
  'Advertisement, top': 'Publicidade, topo',
  'Advertisements come from': 'Os anúncios vêm de',
  'Advertisements: off': 'Publicidade: desativada',
  'Advertisements: on': 'Publicidade: ativada',
  After: 'Depois',
  "After 'between', it is 'me'.": 'Depois de “between”, usa-se “me”.',
  "After 'did', it is 'use to'.": 'Depois de “did”, usa-se “use to”.',
  "After 'did', the verb stays in its base form.": 'Depois de “did”, o verbo fica na forma básica.',
  "After 'do' and 'does', the verb stays in its base form.": 'Depois de “do” e “does”, o verbo fica na forma básica.',
  "After 'have', the past participle is used.": 'Depois de “have”, usa-se o particípio passado.',
  "After 'if', what did not happen is told with 'had'.": 'Depois de “if”, o que não aconteceu é expresso com “had”.',
  "After 'if', what is not so is told with 'were'.": 'Depois de “if”, o que não é assim é expresso com “were”.',
  "After 'look forward to', the verb takes -ing.": 'Depois de “look forward to”, o verbo leva -ing.',
  "After 'make' and 'let', the verb has no 'to'.": 'Depois de “make” e “let”, o verbo não leva “to”.',
  'After a preposition, the verb takes -ing.': 'Depois de uma preposição, o verbo leva -ing.',
  'After one of the words, for sign-up forms that ask for one.':
    'Depois de uma das palavras, para formulários de cadastro que exigem um.',
  'After that, lead to': 'Depois disso, levar a',
  'After that, your password alone signs you in.': 'Depois disso, basta a sua senha para entrar.',
  'After this auxiliary, the verb stays in its base form.': 'Depois deste auxiliar, o verbo fica na forma básica.',
  'After {done} pages, the next one took longer than {seconds} seconds and was abandoned. Please leave it out.':
    'Depois de {done} páginas, a seguinte levou mais de {seconds} segundos e foi abandonada. Deixe-a de fora.',
  'After · {bytes}': 'Depois · {bytes}',
  Afterwards: 'Depois disso',
  'Again from {resetsAt}.': 'De novo a partir de {resetsAt}.',
  'Alias must be text.': 'O alias deve ser texto.',
  'Alias taken': 'Nome já em uso',
  All: 'Todas',
  'All as ZIP': 'Tudo como ZIP',
  'All colours can be told apart.': 'Todas as cores podem ser distinguidas.',
  'All conversations': 'Todas as conversas',
  'All day': 'O dia todo',
  'All files of one call': 'Todos os arquivos de uma chamada',
  'All findings': 'Todas as constatações',
  'All hues look equally light.': 'Todos os matizes parecem igualmente claros.',
  'All into one file': 'Tudo em um só arquivo',
  'All its messages and notes go for good, also for the person who wrote it.':
    'Todas as mensagens e notas dela desaparecem de vez, também para a pessoa que a escreveu.',
  'All months': 'Todos os meses',
  'All of it is deleted {conversationLifetime} after the matter was solved or last written about, or with your account. Whoever has the link of a ticket can read it. Where an AI provider is named below, it may read a message once to judge how urgent it is.':
    'Tudo isso é excluído {conversationLifetime} depois que o assunto foi resolvido ou teve a última mensagem, ou com a sua conta. Quem tiver o link de um chamado pode lê-lo. Quando um provedor de IA é citado abaixo, ele pode ler uma mensagem uma vez para avaliar a urgência dela.',
  'All of the photo is marked, so there is nothing to fill the scratches from. Please mark only the scratches.':
    'A foto inteira está marcada, por isso não há nada com que preencher os riscos. Marque apenas os riscos.',
  'All other tools send your file to the server, so they have to wait. Nothing is lost: what is on the pages of tools is still there when you are back online.':
    'Todas as outras ferramentas enviam seu arquivo ao servidor, por isso precisam esperar. Nada se perde: o que está nas páginas das ferramentas ainda estará lá quando você voltar a ficar on-line.',
  'All pages are converted. Choose some to convert only those.':
    'Todas as páginas são convertidas. Escolha algumas para converter somente essas.',
  'All pages chosen': 'Todas as páginas escolhidas',
  'All pages have text already, so nothing was recognised.':
    'Todas as páginas já têm texto, então nada foi reconhecido.',
  'All pages, or 1,3,5-7': 'Todas as páginas ou 1,3,5-7',
  'All shades': 'Todos os tons',
  'All tables as plain text, one below the other.': 'Todas as tabelas como texto simples, uma abaixo da outra.',
  'All tools': 'Todas as ferramentas',
  'All your data was deleted.': 'Todos os seus dados foram excluídos.',
  'All your symbols are look-alikes and were left out. Please add other symbols, or keep look-alikes.':
    'Todos os seus símbolos são semelhantes a outros caracteres e foram deixados de fora. Adicione outros símbolos ou mantenha os semelhantes.',
  'All your tickets': 'Todos os seus chamados',
  'All {count, plural, one {# passphrase} other {# passphrases}}':
    'Todas: {count, plural, one {# frase-senha} other {# frases-senha}}',
  'All {count, plural, one {# password} other {# passwords}}': 'Todas: {count, plural, one {# senha} other {# senhas}}',
  'All {count} pages': 'Todas as {count} páginas',
  'All, as a ZIP': 'Todas, como ZIP',
  'Allow signed': 'Permitir assinados',
  Allowed: 'Permitidos',
  'Already as small as it gets — only hidden data was removed':
    'Já está no menor tamanho possível — só dados ocultos foram removidos',
  'Already as small as it gets — you get your original back':
    'Já está no menor tamanho possível — você recebe o original de volta',
  'Already as small as it gets — you get your original back.':
    'Já está no menor tamanho possível — você recebe o original de volta.',
  'Also Markdown and subtitles (SRT, VTT). Layout, pictures, links, formulas and fields stay as they are. {rebuilt}':
    'Também Markdown e legendas (SRT, VTT). Layout, imagens, links, fórmulas e campos ficam como estão. {rebuilt}',
  American: 'Americano',
  'Amount in euros': 'Valor em euros',
  'An API key cannot manage the subscription. Please sign in on the site to do that.':
    'Uma chave de API não pode gerenciar a assinatura. Entre no site para fazer isso.',
  'An IBAN that starts with {country} has {expected} characters; this one has {actual}.':
    'Um IBAN que começa com {country} tem {expected} caracteres; este tem {actual}.',
  'An Idempotency-Key has 8 to 200 letters, digits or symbols, without spaces. Please send a valid one.':
    'Uma Idempotency-Key tem de 8 a 200 letras, dígitos ou símbolos, sem espaços. Envie uma válida.',
  'An account can have {max, plural, one {# API key} other {# API keys}}. Please revoke one first.':
    'Uma conta pode ter {max, plural, one {# chave de API} other {# chaves de API}}. Revogue uma primeiro.',
  'An account can have {max, plural, one {# passkey} other {# passkeys}}. Please remove one first.':
    'Uma conta pode ter {max, plural, one {# chave de acesso} other {# chaves de acesso}}. Remova uma primeiro.',
  'An administrator has stopped this link, so it cannot be changed. Please contact the operator of this site.':
    'Um administrador interrompeu este link, por isso ele não pode ser alterado. Entre em contato com o operador deste site.',
  'An alias is made of letters from A to Z, digits and hyphens. Please choose another one.':
    'Um nome personalizado é feito de letras de A a Z, dígitos e hífens. Escolha outro.',
  'An apostrophe is missing.': 'Falta um apóstrofo.',
  'An edited PDF has up to {maxArrangedPages} pages.': 'Um PDF editado tem até {maxArrangedPages} páginas.',
  'An email address, for drafts.': 'Um endereço de e-mail, para rascunhos.',
  'An everyday word says the same.': 'Uma palavra do dia a dia diz o mesmo.',
  'An image behind the text was left out.': 'Uma imagem atrás do texto foi deixada de fora.',
  'An image under the box cannot be changed and was removed whole.':
    'Uma imagem sob a caixa não pode ser alterada e foi removida por inteiro.',
  'An open network has no password.': 'Uma rede aberta não tem senha.',
  Analogous: 'Análoga',
  'Ancient Greek': 'Grego antigo',
  'And all': 'E todos os',
  'And those of <a>every call</a>.': 'E os de <a>todas as chamadas</a>.',
  'And {more} more, for the same reasons.': 'E mais {more}, pelos mesmos motivos.',
  'Animated {format} images are not encoded again; the image is unchanged.':
    'Imagens {format} animadas não são codificadas de novo; a imagem está inalterada.',
  Annotation: 'Anotação',
  'Another PDF': 'Outro PDF',
  'Another camera is used': 'Outra câmera está sendo usada',
  'Another image': 'Outra imagem',
  'Another logo': 'Outro logotipo',
  'Another passphrase': 'Outra frase-senha',
  'Another password': 'Outra senha',
  'Another phone has already used this QR code. Please open a new one on your computer.':
    'Outro celular já usou este QR code. Abra um novo no seu computador.',
  'Another preposition belongs here, or none.': 'Aqui cabe outra preposição, ou nenhuma.',
  'Another program is using the camera. Close it and try again, or choose an image instead.':
    'Outro programa está usando a câmera. Feche-o e tente novamente ou escolha uma imagem.',
  'Another task is running. Wait until it is done, then start this one.':
    'Outra tarefa está em execução. Espere até ela terminar e depois inicie esta.',
  Answer: 'Resposta',
  'Answer at once, with a job': 'Responder na hora, com uma tarefa',
  'Answer id must be text.': 'O id da resposta deve ser texto.',
  'Answer templates': 'Modelos de resposta',
  'Answer this conversation': 'Responder a esta conversa',
  'Answer without AI': 'Responder sem IA',
  Answered: 'Respondido',
  'Answered automatically': 'Respondidos automaticamente',
  'Answered with status {code} ({status}) after {took}.': 'Respondeu com o código {code} ({status}) após {took}.',
  Answers: 'Respostas',
  'Answers come from this site’s help as it is. AI_PROVIDER sets a provider.':
    'As respostas vêm da ajuda deste site como está. AI_PROVIDER define um provedor.',
  'Answers rated in the last 30 days: {good} good, {bad} bad.':
    'Respostas avaliadas nos últimos 30 dias: {good} boas, {bad} ruins.',
  Any: 'Qualquer',
  'Any change breaks a digital signature, so signed files are only compressed when you allow it. A locked file needs its password; the smaller copy is then not locked.':
    'Qualquer alteração invalida uma assinatura digital, por isso arquivos assinados só são comprimidos quando você permite. Um arquivo bloqueado precisa da senha; a cópia menor não fica bloqueada.',
  'Any device': 'Qualquer dispositivo',
  'Any file': 'Qualquer arquivo',
  'Any file. You will see what can be done with it.': 'Qualquer arquivo. Você verá o que dá para fazer com ele.',
  Anybody: 'Qualquer pessoa',
  'Anywhere on this page. Pasting works, too.': 'Em qualquer lugar desta página. Colar também funciona.',
  'Apart. Search engines, the previews of chats and social networks, browsers that load a page ahead, and more than 30 visits a minute from one address are told apart from clicks, and shown apart.':
    'À parte. Mecanismos de busca, as prévias de chats e redes sociais, navegadores que pré-carregam uma página e mais de 30 visitas por minuto de um mesmo endereço são distinguidos dos cliques e mostrados à parte.',
  'Application: {title}': 'Candidatura: {title}',
  Apply: 'Candidatar-se',
  'Apply Now': 'Candidatar-se agora',
  'Apply and download': 'Aplicar e baixar',
  'Apply changes': 'Aplicar alterações',
  'Applying…': 'Aplicando…',
  Archive: 'Arquivo compactado',
  'Are all characters equally likely?': 'Todos os caracteres são igualmente prováveis?',
  'Are faces or details invented?': 'Rostos ou detalhes são inventados?',
  'Are robots counted?': 'Robôs são contados?',
  'Are the limits of the single tools different here?': 'Os limites de cada ferramenta são diferentes aqui?',
  'Are the passport photos official?': 'As fotos de passaporte são oficiais?',
  "Around the subject or in the square, in percent of the subject's longer side.":
    'Em volta do objeto principal ou no quadrado, em porcentagem do lado maior do objeto principal.',
  Arrange: 'Organizar',
  'Arrange pages': 'Organizar páginas',
  Arrow: 'Seta',
  'Arrow keys move the corner by a pixel, with Shift by ten.': 'As setas movem o canto em um pixel; com Shift, em dez.',
  Articles: 'Artigos',
  'Articles, short conjunctions and short prepositions, unless they come first or last. AP writes words of four letters and more with a capital, Chicago prepositions of five and more; choose the style in the settings. In other languages every word gets a capital.':
    'Artigos, conjunções curtas e preposições curtas, a menos que venham no início ou no fim. O estilo AP escreve com maiúscula palavras de quatro letras ou mais; o Chicago, preposições de cinco ou mais; escolha o estilo nas configurações. Em outros idiomas, toda palavra recebe maiúscula.',
  'As CSV': 'Como CSV',
  'As a table': 'Como tabela',
  'As hard to guess as {tosses, plural, one {# coin toss} other {# coin tosses}} in a row.':
    'Tão difícil de adivinhar quanto {tosses, plural, one {# lançamento de moeda} other {# lançamentos de moeda}} seguidos.',
  'As high as {targetBytes} allow. Images that are smaller already stay as they are.':
    'Tão alta quanto {targetBytes} permitirem. Imagens que já são menores ficam como estão.',
  'As if it had been written in Word: real headings, paragraphs, lists, tables, columns, images, headers and footers instead of boxes at fixed places. Doubtful pages are named. The text of scanned pages is recognised, which counts as one scan.':
    'Como se tivesse sido escrito no Word: títulos, parágrafos, listas, tabelas, colunas, imagens, cabeçalhos e rodapés de verdade em vez de caixas em lugares fixos. As páginas duvidosas são indicadas. O texto de páginas digitalizadas é reconhecido, o que conta como uma digitalização.',
  'As in most programs.': 'Como na maioria dos programas.',
  'As in the files': 'Como nos arquivos',
  'As it is': 'Como está',
  'As list must be true or false.': '“Como lista” deve ser true ou false.',
  'As small as a ZIP gets; takes longer.': 'O menor que um ZIP pode ficar; leva mais tempo.',
  'As small as possible; losses may be visible.': 'O menor possível; as perdas podem ser visíveis.',
  'As the payment service has them.': 'Como o serviço de pagamento os tem.',
  'As usual': 'Como de costume',
  'As you type': 'Enquanto você digita',
  Ask: 'Perguntar',
  'Ask a question': 'Faça uma pergunta',
  'Ask this document': 'Pergunte a este documento',
  'Assigned to': 'Atribuída a',
  Assistant: 'Assistente',
  'Assistant:': 'Assistente:',
  'At 200 words a minute for silent reading and 130 for a talk, rounded up to whole minutes. Your own pace may differ.':
    'A 200 palavras por minuto para leitura silenciosa e 130 para uma fala, arredondado para cima em minutos inteiros. O seu próprio ritmo pode ser diferente.',
  'At bookmarks': 'Nos marcadores',
  'At least': 'Pelo menos',
  'At least one page must stay.': 'Pelo menos uma página deve ficar.',
  'At least this many': 'Pelo menos esta quantidade',
  'At least {least} KB.': 'Pelo menos {least} KB.',
  'At least {min} characters.': 'Pelo menos {min} caracteres.',
  'At least {min} characters. Longer is better: a few words do well.':
    'Pelo menos {min} caracteres. Quanto mais longa, melhor: algumas palavras funcionam bem.',
  'At least {ratio}:1 by WCAG 2.2, and Lc {apca} by APCA. Choose a pair to see it at work.':
    'Pelo menos {ratio}:1 segundo a WCAG 2.2 e Lc {apca} segundo o APCA. Escolha um par para vê-lo em uso.',
  'At most': 'No máximo',
  'At most {maxFiles} files can be on the list at once. Download and remove some first.':
    'No máximo {maxFiles} arquivos podem estar na lista ao mesmo tempo. Baixe e remova alguns primeiro.',
  'At most {max} languages can be read at once, as each makes it slower. Please choose fewer.':
    'No máximo {max} idiomas podem ser lidos de uma vez, pois cada um deixa a leitura mais lenta. Escolha menos.',
  'At the sign-in page': 'Na página de login',
  'At {pixels} pixels each module has only {perModule}, enough close up. Choose a larger size for print and for scanning from a distance.':
    'Com {pixels} pixels, cada módulo tem só {perModule}, suficiente de perto. Escolha um tamanho maior para impressão e para leitura à distância.',
  'At {x}, {y} points': 'Em {x}, {y} pontos',
  Attachment: 'Anexo',
  Attachments: 'Anexos',
  Attempts: 'Tentativas',
  'Audit log': 'Registro de auditoria',
  'Audit the pages': 'Auditar as páginas',
  Audited: 'Auditadas',
  Australian: 'Australiano',
  'Authentication code': 'Código de autenticação',
  Author: 'Autor',
  'Authority score': 'Pontuação de autoridade',
  Auto: 'Automático',
  'Auto-detect': 'Detectar automaticamente',
  'Auto-detect is only for the source language. Please choose the language to translate to.':
    'A detecção automática é só para o idioma de origem. Escolha o idioma para o qual traduzir.',
  Automatic: 'Automático',
  'Automatic ({language})': 'Automático ({language})',
  'Automatic responses, only where the answer is sure': 'Respostas automáticas, somente onde a resposta é certa',
  'Automatic uses M or better, and H with a logo.': 'Automático usa M ou superior, e H com um logotipo.',
  Azerbaijani: 'Azerbaijano',
  'Azerbaijani (Cyrillic)': 'Azerbaijano (cirílico)',
  'BEST VALUE': 'MELHOR OFERTA',
  Back: 'Verso',
  'Back to Top': 'Voltar ao topo',
  'Back to pending': 'Voltar para pendente',
  'Back to the corners': 'Voltar aos cantos',
  Background: 'Fundo',
  'Background must be a colour such as #ffffff.': 'O fundo deve ser uma cor como #ffffff.',
  'Background must be one of {choices}.': 'O fundo deve ser um destes: {choices}.',
  'Background picture': 'Imagem de fundo',
  'Background removed': 'Fundo removido',
  'Background remover: cut out people and products': 'Remover fundo: recorte pessoas e produtos',
  'Backlink progress': 'Progresso dos backlinks',
  Backlinks: 'Backlinks',
  'Backlinks submitted: {submitted} of {all}': 'Backlinks enviados: {submitted} de {all}',
  'Backup code': 'Código de backup',
  'Backup codes': 'Códigos de backup',
  'Backup script': 'Script de backup',
  Balanced: 'Equilibrado',
  'Bank accounts (IBAN)': 'Contas bancárias (IBAN)',
  'Banks accept a creditor reference or a message, not both. Please leave one empty.':
    'Os bancos aceitam uma referência do credor ou uma mensagem, não as duas. Deixe uma vazia.',
  'Base<span> colour picker</span>': '<span>Seletor de cor </span>Base',
  Batch: 'Lote',
  'Becomes {name}-1 and so on.': 'Vira {name}-1 e assim por diante.',
  Before: 'Antes',
  'Before · {bytesBefore}': 'Antes · {bytesBefore}',
  'Before · {bytes}': 'Antes · {bytes}',
  'Beginning of the text': 'Início do texto',
  'Behind JPEGs, too; the upper colour of a gradient.': 'Também atrás de JPEGs; a cor superior de um degradê.',
  'Behind “Contain”, and behind transparent parts in formats that have none.':
    'Atrás de “Conter” e atrás das partes transparentes em formatos que não têm transparência.',
  Belongs: 'Faz parte',
  'Below 100 words, a single long word changes this a lot.':
    'Abaixo de 100 palavras, uma única palavra longa muda muito este valor.',
  'Below must be stay or move.': 'Below deve ser stay ou move.',
  Beside: 'Ao lado',
  'Besides those that each call lists.': 'Além dos que cada chamada lista.',
  Best: 'Máxima',
  'Between 1 and {maxSteps} steps can follow each other.': 'De 1 a {maxSteps} etapas podem se suceder.',
  'Between pages': 'Entre as páginas',
  "Between pages of text: nothing, a form feed, or '--- Page 2 ---'.":
    'Entre páginas de texto: nada, um avanço de página ou “--- Page 2 ---”.',
  'Between the words': 'Entre as palavras',
  Billing: 'Cobrança',
  Black: 'Preto',
  'Black and white': 'Preto e branco',
  'Black out text': 'Ocultar texto com tarja',
  Block: 'Bloquear',
  Blocked: 'Bloqueado',
  'Blocked hosts': 'Hosts bloqueados',
  'Blocked: settings and lists last only until the page is closed.':
    'Bloqueado: configurações e listas duram só até a página ser fechada.',
  'Blocked: sign-in and free allowances need them.': 'Bloqueados: o login e as cotas grátis precisam deles.',
  Blog: 'Blog',
  Blue: 'Azul',
  Blueprint: 'Planta técnica',
  'Bluesky post': 'Post no Bluesky',
  Blur: 'Desfoque',
  'Blur, JPEG blocks, and scratches that you mark.': 'Desfoque, blocos de JPEG e riscos que você marca.',
  'Body text': 'Texto principal',
  Bold: 'Negrito',
  Book: 'Livro',
  Bookmarks: 'Marcadores',
  'Bookmarks held removed words; these are blacked out there, too.':
    'Os marcadores continham palavras removidas; elas também foram ocultadas ali com tarja.',
  'Bookmarks, document properties and descriptions for screen readers are cleared, too. Attached files are not changed; those that hold the words are named.':
    'Marcadores, propriedades do documento e descrições para leitores de tela também são limpos. Arquivos anexados não são alterados; os que contêm as palavras são indicados.',
  'Both are right in German.': 'Ambos estão corretos em alemão.',
  'Both languages are the same.': 'Os dois idiomas são iguais.',
  'Both languages are the same. Please choose another language to translate to.':
    'Os dois idiomas são iguais. Escolha outro idioma para o qual traduzir.',
  'Bottom left corner': 'Canto inferior esquerdo',
  'Bottom right corner': 'Canto inferior direito',
  Boxes: 'Caixas',
  'Brakes stop a car.': '“Brakes” são os freios que param um carro.',
  Break: 'Quebra',
  Brief: 'Breve',
  'Bring out light and colours, enlarge, and take away noise, blur and scratches. Faces are never invented.':
    'Realce luz e cores, amplie e elimine ruído, desfoque e riscos. Rostos nunca são inventados.',
  British: 'Britânico',
  'Broken links': 'Links quebrados',
  Browser: 'Navegador',
  Browsers: 'Navegadores',
  'Browsers allow passkeys only on sites with a domain name and HTTPS, which this address does not have.':
    'Os navegadores só permitem chaves de acesso em sites com nome de domínio e HTTPS, o que este endereço não tem.',
  'Browsers cannot show TIFF and most cannot show HEIC. The tool still works, and you can download the result.':
    'Os navegadores não conseguem mostrar TIFF, e a maioria não consegue mostrar HEIC. A ferramenta funciona mesmo assim, e você pode baixar o resultado.',
  'Browsers offer passkeys only under a name and over https (or on localhost). Please open this site under its public address.':
    'Os navegadores só oferecem chaves de acesso com um nome e por https (ou em localhost). Abra este site pelo endereço público dele.',
  Brush: 'Pincel',
  'Brush over the scratches': 'Pincele sobre os riscos',
  'Brush over the scratches. They are filled from what is around them.':
    'Pincele sobre os riscos. Eles são preenchidos com o que está em volta.',
  'Brush over what should come back. The brush keeps to edges.':
    'Pincele sobre o que deve voltar. O pincel respeita as bordas.',
  'Brush over what should go. The brush keeps to edges.': 'Pincele sobre o que deve sair. O pincel respeita as bordas.',
  'Built-in': 'Integrado',
  'Built-in engine': 'Mecanismo integrado',
  'Bulk File Processor': 'Processar arquivos em lote',
  'Bulk Processing Complete!': 'Processamento em lote concluído!',
  'Bulk file processor: compress, convert, resize many': 'Processar arquivos em lote: comprima, converta, redimensione',
  'Bullet points': 'Tópicos',
  'Business card': 'Cartão de visita',
  'By AI: {provider}. Check it before you use it.': 'Por IA: {provider}. Confira antes de usar.',
  'By creating an account you accept the <link>terms</link> and the <link2>privacy policy</link2>.':
    'Ao criar uma conta, você aceita os <link>termos</link> e a <link2>política de privacidade</link2>.',
  'By email': 'Por e-mail',
  'By file size': 'Por tamanho do arquivo',
  'By the built-in rules.': 'Pelas regras integradas.',
  'By {author}': 'Por {author}',
  'By {name}': 'Por {name}',
  'By {name}, through {language}': 'Por {name}, via {language}',
  'By {name}, through {language}.': 'Por {name}, via {language}.',
  'By {name}.': 'Por {name}.',
  'B & W': 'P & B',
  CONFIDENTIAL: 'CONFIDENCIAL',
  COPY: 'CÓPIA',
  CSV: 'CSV',
  CV: 'Currículo',
  'CV, {bytes}<span> of {name}</span>': 'Currículo, {bytes}<span> de {name}</span>',
  Calls: 'Chamadas',
  'Calls with it are refused from now on.': 'Chamadas com ela são recusadas a partir de agora.',
  'Came from': 'Vieram de',
  Camera: 'Câmera',
  'Camera data (EXIF) of TIFF images cannot be carried over; XMP, IPTC and colours are.':
    'Os dados da câmera (EXIF) de imagens TIFF não podem ser transferidos; XMP, IPTC e cores são.',
  'Camera light': 'Luz da câmera',
  'Camera unavailable': 'Câmera indisponível',
  'Camera {number} of {count}: {name}': 'Câmera {number} de {count}: {name}',
  'Camera, place and copyright. Rotation and colours are right either way.':
    'Câmera, local e direitos autorais. A rotação e as cores ficam certas de qualquer forma.',
  Campaign: 'Campanha',
  'Campaign medium': 'Mídia da campanha',
  Campaigns: 'Campanhas',
  'Can I cancel at any time?': 'Posso cancelar a qualquer momento?',
  'Can I change annotations that are already in the file?': 'Posso alterar anotações que já estão no arquivo?',
  'Can I change between monthly and annual?': 'Posso mudar entre mensal e anual?',
  'Can I change or delete a link later?': 'Posso alterar ou excluir um link depois?',
  'Can I change the highlights later, in another program?': 'Posso alterar os destaques depois, em outro programa?',
  'Can I edit a scanned page?': 'Posso editar uma página digitalizada?',
  'Can I fill in a form?': 'Posso preencher um formulário?',
  'Can I get the mask alone?': 'Posso obter só a máscara?',
  'Can I make words bold, larger or coloured?': 'Posso deixar palavras em negrito, maiores ou coloridas?',
  'Can I replace text on a scanned page?': 'Posso substituir texto em uma página digitalizada?',
  'Can I restore and enlarge in one go?': 'Posso restaurar e ampliar de uma só vez?',
  'Can I rotate, move, delete and insert pages?': 'Posso girar, mover, excluir e inserir páginas?',
  'Can I scan with my phone and continue on my computer?': 'Posso digitalizar com o celular e continuar no computador?',
  'Can I switch off a rule, or add my own words?': 'Posso desativar uma regra ou adicionar minhas próprias palavras?',
  'Can a compressed image get larger than the original?': 'Uma imagem comprimida pode ficar maior que a original?',
  'Can a small image be made larger?': 'Uma imagem pequena pode ser ampliada?',
  'Can everything be done here without Pro?': 'Dá para fazer tudo aqui sem o Pro?',
  'Can numbers, links or names be mistranslated?': 'Números, links ou nomes podem ser traduzidos errado?',
  'Can one file of many be damaged or locked?': 'Um entre vários arquivos pode estar danificado ou bloqueado?',
  'Can several things be done to each file?': 'É possível fazer várias coisas com cada arquivo?',
  'Can the result be larger than my file?': 'O resultado pode ser maior que o meu arquivo?',
  Canadian: 'Canadense',
  Cancel: 'Cancelar',
  'Cancel any time; Pro stays until the period you paid for ends':
    'Cancele a qualquer momento; o Pro permanece até o fim do período que você pagou',
  'Cancel subscription': 'Cancelar assinatura',
  'Cancel {name}': 'Cancelar {name}',
  Cancelled: 'Cancelada',
  'Cancelled. Pro stays active until {end}; you will not be charged again.':
    'Cancelado. O Pro continua ativo até {end}; você não será cobrado novamente.',
  'Cannot scan it? Enter this key in the app:': 'Não consegue ler? Digite esta chave no aplicativo:',
  'Capital ẞ instead of SS': 'ẞ maiúsculo em vez de SS',
  'Capitalise every word': 'Iniciar cada palavra com maiúscula',
  'Capitals for all words of four letters and more.': 'Maiúsculas para todas as palavras de quatro letras ou mais.',
  'Capitals for prepositions of five letters and more.': 'Maiúsculas para preposições de cinco letras ou mais.',
  Capture: 'Capturar',
  Card: 'Cartão',
  'Card and billing details': 'Dados do cartão e de cobrança',
  'Card numbers': 'Números de cartão',
  Careers: 'Carreiras',
  'Careers page': 'Página de carreiras',
  'Case Converter': 'Conversor de maiúsculas e minúsculas',
  'Case converter: title case, camelCase, snake_case': 'Conversor de maiúsculas: título, camelCase, snake_case',
  Category: 'Categoria',
  Centred: 'Centralizado',
  'Change Text': 'Alterar texto',
  'Change colour {number}': 'Alterar a cor {number}',
  'Change email': 'Alterar e-mail',
  'Change its length and characters, or take words instead': 'Mude o comprimento e os caracteres ou use palavras',
  'Change password': 'Alterar senha',
  'Change plan': 'Mudar de plano',
  'Change text': 'Alterar texto',
  'Change the edges of page {number}': 'Alterar as bordas da página {number}',
  'Change the text of a PDF page by page; layout, pictures and fonts stay.':
    'Altere o texto de um PDF página por página; layout, imagens e fontes permanecem.',
  'Change the words of a PDF': 'Mude as palavras de um PDF',
  'Change to {plan} ({price})': 'Mudar para {plan} ({price})',
  'Change to {plan}?': 'Mudar para {plan}?',
  'Change words and sentences in a PDF. Only what you change is changed: pages, layout and fonts stay as they are. Free, no sign-up.':
    'Mude palavras e frases em um PDF. Só o que você altera muda: páginas, layout e fontes ficam como estão. Grátis, sem cadastro.',
  Changed: 'Alterada',
  'Changed for the tone.': 'Alterado pelo tom.',
  'Changed pages': 'Páginas alteradas',
  'Changed white space': 'Espaço em branco alterado',
  Changes: 'Alterações',
  'Changes and questions': 'Alterações e perguntas',
  'Changing it signs you out everywhere else.': 'Alterá-la encerra suas sessões em todos os outros lugares.',
  'Changing…': 'Alterando…',
  Characters: 'Caracteres',
  'Charts appear tomorrow: totals are kept at the end of each day (UTC).':
    'Os gráficos aparecem amanhã: os totais são guardados no fim de cada dia (UTC).',
  'Chat with AI Assistant': 'Conversar com o assistente de IA',
  'Check again': 'Verificar de novo',
  'Check edges<span> of {name}</span>': 'Conferir as bordas<span> de {name}</span>',
  'Check its four corners': 'Confira os quatro cantos',
  'Check the backlinks': 'Verificar os backlinks',
  'Check the frame, then download': 'Confira o enquadramento e depois baixe',
  'Check the outline, then download it.': 'Confira o contorno e depois baixe.',
  'Check your connection and try again.': 'Verifique sua conexão e tente novamente.',
  'Check your connection, then try again.': 'Verifique sua conexão e tente novamente.',
  'Check your email': 'Confira seu e-mail',
  'Checked in your browser, before anything is sent': 'Verificado no seu navegador, antes de qualquer envio',
  Checking: 'Verificando',
  'Checking…': 'Verificando…',
  'China visa 33 x 48 mm': 'Visto chinês 33 x 48 mm',
  'Chinese (GBK)': 'Chinês (GBK)',
  'Chinese (simplified)': 'Chinês (simplificado)',
  'Chinese (simplified, vertical)': 'Chinês (simplificado, vertical)',
  'Chinese (traditional)': 'Chinês (tradicional)',
  'Chinese (traditional, vertical)': 'Chinês (tradicional, vertical)',
  'Choose Select, Highlight or Erase and drag over the page.':
    'Escolha Selecionar, Destacar ou Apagar e arraste sobre a página.',
  'Choose a CSV file': 'Escolher um arquivo CSV',
  'Choose a PDF to insert': 'Escolha um PDF para inserir',
  'Choose a base colour and a type, take an image, or press Random':
    'Escolha uma cor base e um tipo, use uma imagem ou clique em Aleatório',
  'Choose a change to see why, or to reject it.': 'Escolha uma alteração para ver o motivo ou para rejeitá-la.',
  'Choose a document': 'Escolha um documento',
  'Choose a document and a format': 'Escolha um documento e um formato',
  'Choose a few sentences, a longer summary or a list': 'Escolha algumas frases, um resumo mais longo ou uma lista',
  'Choose a file': 'Escolher um arquivo',
  'Choose a folder': 'Escolher uma pasta',
  'Choose a format': 'Escolha um formato',
  'Choose a format, and the pages': 'Escolha um formato e as páginas',
  'Choose a kind of content and fill it in': 'Escolha um tipo de conteúdo e preencha-o',
  'Choose a larger size': 'Escolher um tamanho maior',
  'Choose a level or a target size': 'Escolha um nível ou um tamanho-alvo',
  'Choose a level, and a password if you need one': 'Escolha um nível e, se precisar, uma senha',
  'Choose a logo': 'Escolher um logotipo',
  'Choose a new background, and download': 'Escolha um novo fundo e baixe',
  'Choose a new password': 'Escolher uma nova senha',
  'Choose a new password with the link that was mailed to you.':
    'Escolha uma nova senha com o link que foi enviado a você por e-mail.',
  'Choose a password.': 'Escolha uma senha.',
  'Choose a picture': 'Escolher uma imagem',
  'Choose a picture for the background first.': 'Escolha primeiro uma imagem para o fundo.',
  'Choose a post.': 'Escolha um post.',
  'Choose a size or a crop to see the result here.': 'Escolha um tamanho ou um corte para ver o resultado aqui.',
  'Choose a size or a preset': 'Escolha um tamanho ou uma predefinição',
  'Choose a template': 'Escolher um modelo',
  'Choose a tool': 'Escolha uma ferramenta',
  'Choose a tool from the menu, or press <key>/</key> or <key2>Ctrl</key2> <key3>K</key3> anywhere and type what you want to do.':
    'Escolha uma ferramenta no menu ou pressione <key>/</key> ou <key2>Ctrl</key2> <key3>K</key3> em qualquer lugar e digite o que quer fazer.',
  'Choose a tool, or click what is on the page.': 'Escolha uma ferramenta ou clique no que está na página.',
  'Choose again': 'Escolher de novo',
  'Choose all': 'Escolher tudo',
  'Choose all found': 'Escolher todos os encontrados',
  'Choose an image': 'Escolher uma imagem',
  'Choose another': 'Escolher outro',
  'Choose another picture': 'Escolher outra imagem',
  'Choose files': 'Escolher arquivos',
  'Choose files on the home page': 'Escolher arquivos na página inicial',
  'Choose images': 'Escolher imagens',
  'Choose it again': 'Escolher de novo',
  'Choose other dots': 'Escolher outros pontos',
  'Choose other eyes': 'Escolher outros olhos',
  'Choose pages': 'Escolher páginas',
  'Choose pages, ranges or a rule': 'Escolha páginas, intervalos ou uma regra',
  'Choose quality and format': 'Escolha qualidade e formato',
  'Choose stronger colours': 'Escolher cores mais fortes',
  'Choose the file again': 'Escolher o arquivo de novo',
  'Choose the language and the style of titles if it matters':
    'Escolha o idioma e o estilo dos títulos, se fizer diferença',
  'Choose the languages, or let the first one be detected': 'Escolha os idiomas ou deixe que o primeiro seja detectado',
  'Choose the settings and start. You can cancel at any time.':
    'Escolha as configurações e inicie. Você pode cancelar a qualquer momento.',
  'Choose what to do with them': 'Escolha o que fazer com eles',
  'Choose what to improve': 'Escolha o que melhorar',
  'Choose what to improve, and compare at full size': 'Escolha o que melhorar e compare em tamanho real',
  'Choose what to improve.': 'Escolha o que melhorar.',
  'Choose your CV': 'Escolha seu currículo',
  'Choose {what}': 'Escolher {what}',
  'Chosen pages': 'Páginas escolhidas',
  'Chosen pair': 'Par escolhido',
  Circle: 'Círculo',
  City: 'Cidade',
  'Clarity & Flow': 'Clareza e fluidez',
  Classic: 'Clássico',
  'Classic (HSL)': 'Clássico (HSL)',
  Clear: 'Limpar',
  'Clear All': 'Limpar tudo',
  'Clear all': 'Limpar tudo',
  'Clear finished': 'Limpar concluídos',
  'Clear history': 'Limpar histórico',
  'Clear the conversation': 'Limpar a conversa',
  'Clearer like this.': 'Mais claro assim.',
  'Click a colour to copy it, or export them all': 'Clique em uma cor para copiá-la ou exporte todas',
  'Click a line or paragraph and type': 'Clique em uma linha ou parágrafo e digite',
  'Click a line to see where it comes from, then copy or export it':
    'Clique em uma linha para ver de onde vem e depois copie ou exporte',
  'Click any line: the sentence it comes from is marked in the text, with its page for a PDF. Where an AI wrote the line, numbers and names that the text does not have are marked.':
    'Clique em qualquer linha: a frase de onde ela vem é marcada no texto, com a página no caso de um PDF. Quando uma IA escreveu a linha, números e nomes que o texto não tem são marcados.',
  'Click on a part that is missing. It is added up to its edges.':
    'Clique em uma parte que falta. Ela é adicionada até as bordas.',
  'Click on a part that should go. It is removed up to its edges.':
    'Clique em uma parte que deve sair. Ela é removida até as bordas.',
  'Click on it: “Belongs” adds and “Not this” removes what you clicked, up to its edges; the rest stays as it is. For small things there is a brush that restores or erases and keeps to edges. Each step can be undone.':
    'Clique nela: “Faz parte” adiciona e “Não faz parte” remove o que você clicou, até as bordas; o resto fica como está. Para coisas pequenas há um pincel que restaura ou apaga e respeita as bordas. Cada passo pode ser desfeito.',
  'Click on the page.': 'Clique na página.',
  'Click what you want to delete.': 'Clique no que você quer excluir.',
  'Click where the text begins.': 'Clique onde o texto começa.',
  Clicks: 'Cliques',
  'Clicks as a table': 'Cliques como tabela',
  'Clicks by day': 'Cliques por dia',
  'Clicks by hour': 'Cliques por hora',
  'Clicks by month': 'Cliques por mês',
  'Clicks on ads': 'Cliques em anúncios',
  'Clicks on ads by position': 'Cliques em anúncios por posição',
  Client: 'Cliente',
  Close: 'Fechar',
  'Close find': 'Fechar a busca',
  'Close menu': 'Fechar menu',
  'Close the code': 'Fechar o código',
  'Close the note on the image': 'Fechar a nota sobre a imagem',
  'Close the support chat': 'Fechar o chat de suporte',
  Closed: 'Encerrado',
  'Closing the page loses nothing: files, settings and results come back.':
    'Fechar a página não perde nada: arquivos, configurações e resultados voltam.',
  Code: 'Código',
  'Code or address': 'Código ou endereço',
  'Codes are made, checked and read in this browser: contents, logos and images are not sent.':
    'Os códigos são criados, verificados e lidos neste navegador: conteúdos, logotipos e imagens não são enviados.',
  'Codes found': 'Códigos encontrados',
  'Codes that are proven to scan': 'Códigos com leitura comprovada',
  Color: 'Cor',
  'Color Enhancement': 'Realce de cores',
  'Color Palette Generator': 'Gerador de paleta de cores',
  'Color mode': 'Modo de cor',
  'Color mode must be auto, color, gray or blackAndWhite.':
    'O modo de cor deve ser auto, color, gray ou blackAndWhite.',
  'Color palette generator with contrast check': 'Gerador de paleta de cores com verificação de contraste',
  Color2: 'Cor 2',
  Colorize: 'Colorir',
  Colour: 'Cor',
  'Colour wheel': 'Círculo cromático',
  'Colour {number}': 'Cor {number}',
  'Colour<select><option>Black</option><option2>White</option2></select>':
    'Cor<select><option>Preto</option><option2>Branco</option2></select>',
  Colours: 'Cores',
  'Colours that belong together': 'Cores que combinam entre si',
  Columns: 'Colunas',
  'Columns: {kind}. A first row with these names sets their order; File name is optional.':
    'Colunas: {kind}. Uma primeira linha com estes nomes define a ordem; Nome do arquivo é opcional.',
  'Combine PDFs and images in any order, even page by page, with bookmarks and links kept.':
    'Combine PDFs e imagens em qualquer ordem, até página por página, mantendo marcadores e links.',
  'Combine PDFs and images into one PDF: choose, order and turn pages. Bookmarks, links, form fields, notes and attachments stay. Free, no sign-up.':
    'Combine PDFs e imagens em um só PDF: escolha, ordene e gire páginas. Marcadores, links, campos de formulário, notas e anexos permanecem. Grátis, sem cadastro.',
  Comma: 'Vírgula',
  Comment: 'Comentário',
  Company: 'Empresa',
  'Compare it with the original, then download it.': 'Compare-a com a original e depois baixe.',
  'Compare sentence by sentence, then copy or download': 'Compare frase por frase e depois copie ou baixe',
  'Compare the pages, keep the smaller file': 'Compare as páginas e fique com o arquivo menor',
  'Compare the plans': 'Comparar os planos',
  'Compare, then download one or all': 'Compare e depois baixe uma ou todas',
  'Compare<span> {name} before and after</span>': 'Comparar<span> {name} antes e depois</span>',
  Comparing: 'Comparando',
  'Comparing page {page} of {pages}': 'Comparando a página {page} de {pages}',
  Complementary: 'Complementar',
  'Complete PDF Suite': 'Pacote completo de PDF',
  Completed: 'Concluído',
  Compress: 'Comprimir',
  'Compress PDF: smaller files, compared page by page': 'Comprimir PDF: arquivos menores, comparados página a página',
  'Compress PDFs': 'Comprimir PDFs',
  'Compress a copy anyway': 'Comprimir uma cópia mesmo assim',
  'Compress a digitally signed file although this breaks its signature.':
    'Comprimir um arquivo assinado digitalmente, embora isso invalide a assinatura.',
  'Compress again': 'Comprimir de novo',
  'Compress images': 'Comprimir imagens',
  'Compress images: JPEG, PNG, WebP, AVIF, GIF': 'Comprimir imagens: JPEG, PNG, WebP, AVIF, GIF',
  'Compress makes images smaller in their own format, PDFs smaller as PDFs, and packs every other file into a ZIP. Convert turns images into other image formats or PDF, documents into PDF and each other, and PDF pages into images or text. Resize is for images. A file the operation cannot take says so, and the others continue.':
    'Comprimir deixa imagens menores no próprio formato, PDFs menores como PDFs e compacta todos os outros arquivos em um ZIP. Converter transforma imagens em outros formatos de imagem ou PDF, documentos em PDF e uns nos outros, e páginas de PDF em imagens ou texto. Redimensionar é para imagens. Um arquivo que a operação não aceita avisa isso, e os outros continuam.',
  'Compress {count, plural, one {# image} other {# images}}':
    'Comprimir {count, plural, one {# imagem} other {# imagens}}',
  'Compress, convert and resize take files up to the size shown on this page; other tools have their own limits.':
    'Comprimir, converter e redimensionar aceitam arquivos até o tamanho mostrado nesta página; as outras ferramentas têm seus próprios limites.',
  'Compress, convert, resize or chain any tools over many files at once, and get everything in one ZIP.':
    'Comprima, converta, redimensione ou encadeie quaisquer ferramentas em muitos arquivos de uma vez e receba tudo em um ZIP.',
  'Compressed size': 'Tamanho comprimido',
  Compressing: 'Comprimindo',
  'Compressing…': 'Compactando…',
  Compression: 'Compressão',
  'Compression Complete': 'Compressão concluída',
  'Compression Failed': 'Falha na compressão',
  'Compression failed': 'Falha na compactação',
  Computer: 'Computador',
  'Confirm new password': 'Confirmar nova senha',
  'Confirm password': 'Confirmar senha',
  'Confirm the newsletter': 'Confirme a newsletter',
  'Confirm two-factor sign-in': 'Confirmar o login em duas etapas',
  'Confirm your email address': 'Confirme seu endereço de e-mail',
  'Confirm your new email address': 'Confirme seu novo endereço de e-mail',
  Confirmed: 'Confirmado',
  'Confirming…': 'Confirmando…',
  'Confirms an email address with the link that was mailed to it.':
    'Confirma um endereço de e-mail com o link que foi enviado a ele.',
  'Connecting…': 'Conectando…',
  'Connection failed. Please check your internet connection and try again.':
    'Falha na conexão. Verifique sua conexão com a internet e tente novamente.',
  'Connection lost. Goes on by itself when you are back online.':
    'Conexão perdida. Continua sozinho quando você estiver on-line de novo.',
  Contact: 'Contato',
  'Contact page': 'Página de contato',
  Contain: 'Conter',
  'Contains scripts': 'Contém scripts',
  Content: 'Conteúdo',
  'Content ideas': 'Ideias de conteúdo',
  'Content ideas: {all}, {begun} in progress': 'Ideias de conteúdo: {all}, {begun} em andamento',
  'Content must be an object.': 'O conteúdo deve ser um objeto.',
  'Content must have at most 32 levels.': 'O conteúdo deve ter no máximo 32 níveis.',
  'Content of each code': 'Conteúdo de cada código',
  'Content of the archive': 'Conteúdo do arquivo compactado',
  'Content of the code': 'Conteúdo do código',
  'Content pipeline': 'Fila de conteúdo',
  'Context must be support_chat.': 'O contexto deve ser support_chat.',
  Continue: 'Continuar',
  'Continue with': 'Continuar com',
  'Contractions and words. A full change of tone takes an AI provider, which this site does not use here.':
    'Contrações e palavras. Uma mudança completa de tom exige um provedor de IA, que este site não usa aqui.',
  Contrast: 'Contraste',
  'Contrast of all pairs': 'Contraste de todos os pares',
  Conversations: 'Conversas',
  'Conversion complete': 'Conversão concluída',
  'Conversion failed': 'Falha na conversão',
  Convert: 'Converter',
  'Convert PDF to DOCX, HTML, Markdown, XLSX, CSV, text, PNG or JPG, and Word, Excel, slides, web pages, email and images to PDF. Locked files open, too.':
    'Converta PDF em DOCX, HTML, Markdown, XLSX, CSV, texto, PNG ou JPG, e Word, Excel, slides, páginas da web, e-mails e imagens em PDF. Abre também arquivos bloqueados.',
  'Convert PDF, DOCX, DOC, ODT, RTF, TXT, HTML and Markdown to each other, and XLSX, ODS, CSV, PPTX, ODP and EML to PDF. Many at once, no sign-up.':
    'Converta PDF, DOCX, DOC, ODT, RTF, TXT, HTML e Markdown entre si, e XLSX, ODS, CSV, PPTX, ODP e EML em PDF. Vários de uma vez, sem cadastro.',
  'Convert again': 'Converter de novo',
  'Convert and download': 'Converta e baixe',
  'Convert documents': 'Converter documentos',
  'Convert documents: Word, ODT, RTF, HTML, PDF': 'Converter documentos: Word, ODT, RTF, HTML, PDF',
  'Convert text to upper, lower, title (AP, Chicago) and sentence case, camelCase, snake_case, kebab-case and more. Turkish, German, acronyms. Nothing is sent.':
    'Converta texto em maiúsculas, minúsculas, título (AP, Chicago), frase, camelCase, snake_case, kebab-case e mais. Turco, alemão, siglas. Nada é enviado.',
  'Convert to': 'Converter em',
  'Convert to JPG': 'Converter em JPG',
  'Convert to and from PDF': 'Converter de e para PDF',
  'Convert to {format}': 'Converter em {format}',
  'Convert {count} documents': 'Converter {count} documentos',
  'Convert {files} PDFs to {format}': 'Converter {files} PDFs em {format}',
  'Convert {pages, plural, one {# page} other {# pages}} to {format}':
    'Converter {pages, plural, one {# página} other {# páginas}} em {format}',
  'Convert, look at the pages, and download': 'Converta, veja as páginas e baixe',
  Converted: 'Convertido',
  Converting: 'Convertendo',
  'Converting…': 'Convertendo…',
  Cookies: 'Cookies',
  'Cookies and storage': 'Cookies e armazenamento',
  'Copied!': 'Copiado!',
  Copy: 'Copiar',
  'Copy URL': 'Copiar URL',
  'Copy address': 'Copiar endereço',
  'Copy all': 'Copiar tudo',
  'Copy image': 'Copiar imagem',
  'Copy it into your password manager': 'Copie-a para o seu gerenciador de senhas',
  'Copy it now: it is not shown again, and we keep only its hash.':
    'Copie-a agora: ela não será mostrada de novo, e guardamos somente o hash dela.',
  'Copy key': 'Copiar chave',
  'Copy link': 'Copiar link',
  'Copy passphrase': 'Copiar frase-senha',
  'Copy passphrase {number}': 'Copiar a frase-senha {number}',
  'Copy password': 'Copiar senha',
  'Copy password {number}': 'Copiar a senha {number}',
  'Copy text': 'Copiar texto',
  'Copy the short link and share it': 'Copie o link curto e compartilhe-o',
  'Copy the version you need, or save it as a text file':
    'Copie a versão de que precisa ou salve-a como arquivo de texto',
  'Copy {what}': 'Copiar {what}',
  'Correct grammar and spelling as you type, and make texts clearer or shorter. You decide on every change.':
    'Corrija gramática e ortografia enquanto digita e deixe os textos mais claros ou mais curtos. Você decide sobre cada alteração.',
  'Correct it': 'Corrigir',
  'Correct the outline': 'Corrigir o contorno',
  'Correct the text and make a PDF': 'Corrija o texto e crie um PDF',
  'Corrected grammar or spelling.': 'Gramática ou ortografia corrigida.',
  Cost: 'Custo',
  'Count words, characters, sentences, paragraphs and reading time as you type. Chinese, Thai, Arabic, emoji. Opens TXT, Word, ODT and PDF. Nothing is sent.':
    'Conte palavras, caracteres, frases, parágrafos e tempo de leitura enquanto digita. Chinês, tailandês, árabe, emojis. Abre TXT, Word, ODT e PDF. Nada é enviado.',
  'Counted in': 'Contado em',
  Countries: 'Países',
  Country: 'País',
  'Country must be a code such as DE or US.': 'O país deve ser um código como DE ou US.',
  'Country must be text.': 'O país deve ser texto.',
  Counts: 'Contagens',
  Cover: 'Cobrir',
  Create: 'Criar',
  'Create Another': 'Criar outro',
  'Create ZIP': 'Criar ZIP',
  'Create a key': 'Criar uma chave',
  'Create a {siteName} account: a username, an email address and a password are all it takes.':
    'Crie uma conta no {siteName}: bastam um nome de usuário, um endereço de e-mail e uma senha.',
  'Create account': 'Criar conta',
  'Create an API key': 'Criar uma chave de API',
  'Create an account': 'Criar uma conta',
  'Create key': 'Criar chave',
  'Create the ZIP and download it': 'Crie o ZIP e baixe-o',
  Created: 'Criado em',
  'Created {count, plural, one {# separate PDF file} other {# separate PDF files}}':
    '{count, plural, one {Foi criado # arquivo PDF separado} other {Foram criados # arquivos PDF separados}}',
  'Creating your account…': 'Criando sua conta…',
  'Creditor reference': 'Referência do credor',
  Crop: 'Corte',
  'Crop height': 'Altura do corte',
  'Crop must be one of {choices}.': 'O corte deve ser um destes: {choices}.',
  'Crop width': 'Largura do corte',
  'Crop x': 'Corte x',
  'Crop y': 'Corte y',
  'Cropped result': 'Resultado cortado',
  Cross: 'X',
  'Crème brûlée becomes cremeBrulee.': 'Crème brûlée vira cremeBrulee.',
  'Ctrl+Enter sends it.': 'Ctrl+Enter envia.',
  'Current password': 'Senha atual',
  'Custom alias (optional)': 'Nome personalizado (opcional)',
  'Cut out people and things': 'Recorte pessoas e objetos',
  'Cutting out': 'Recortando',
  'Cutting out…': 'Recortando…',
  'Cyrillic (code page 866)': 'Cirílico (página de código 866)',
  DOCX: 'DOCX',
  DPI: 'DPI',
  'DPI must be a whole number from {min} to {max}.': 'O DPI deve ser um número inteiro de {min} a {max}.',
  DRAFT: 'RASCUNHO',
  'Daily and monthly allowances': 'Cotas diárias e mensais',
  'Daily counts reset at midnight UTC, monthly counts on the first.':
    'As contagens diárias zeram à meia-noite UTC; as mensais, no dia primeiro.',
  'Daily report by email': 'Relatório diário por e-mail',
  'Damaged files are repaired where possible. When one cannot be read, the message names it, and you can continue without it; for a locked one you can enter its password.':
    'Arquivos danificados são reparados quando possível. Quando um não pode ser lido, a mensagem diz qual é, e você pode continuar sem ele; para um bloqueado, você pode digitar a senha.',
  'Damaged pages': 'Páginas danificadas',
  'Damaged, repaired on opening': 'Danificado, reparado ao abrir',
  'Dark ink on light paper. The paper is made transparent.': 'Tinta escura em papel claro. O papel fica transparente.',
  'Data after the end of the archive was ignored.': 'Dados após o fim do arquivo compactado foram ignorados.',
  'Data in front of the archive, such as a program that unpacks it, was skipped.':
    'Dados antes do arquivo compactado, como um programa que o descompacta, foram ignorados.',
  'Date must be a day such as 2026-01-31.': 'A data deve ser um dia como 2026-01-31.',
  'Date, camera, place and copyright. Colours are right either way.':
    'Data, câmera, local e direitos autorais. As cores ficam certas de qualquer forma.',
  'Date, camera, place, copyright and the colour profile stay, unless you choose otherwise. The orientation is applied to the photo itself.':
    'Data, câmera, local, direitos autorais e o perfil de cores permanecem, a menos que você escolha outra opção. A orientação é aplicada à própria foto.',
  'Date: {format}': 'Data: {format}',
  Day: 'Dia',
  'Day (UTC)': 'Dia (UTC)',
  Days: 'Dias',
  'Default:': 'Padrão:',
  'Default: a PDF becomes a Word document, images become one PDF, and documents a PDF each (several in a ZIP).':
    'Padrão: um PDF vira um documento do Word, imagens viram um só PDF e documentos, um PDF cada (vários em um ZIP).',
  Delete: 'Excluir',
  'Delete all from the server': 'Excluir tudo do servidor',
  'Delete annotation': 'Excluir anotação',
  'Delete edit': 'Excluir edição',
  'Delete it': 'Excluir',
  'Delete my account': 'Excluir minha conta',
  'Delete page {number}': 'Excluir a página {number}',
  'Delete page {page}': 'Excluir a página {page}',
  'Delete permanently': 'Excluir permanentemente',
  'Delete recipe': 'Excluir receita',
  'Delete the application of {name}?': 'Excluir a candidatura de {name}?',
  'Delete the article': 'Excluir o artigo',
  'Delete the conversation': 'Excluir a conversa',
  'Delete the draft?': 'Excluir o rascunho?',
  'Delete the idea?': 'Excluir a ideia?',
  'Delete the page?': 'Excluir a página?',
  'Delete the space': 'Excluir o espaço',
  'Delete the task?': 'Excluir a tarefa?',
  'Delete {edit}': 'Excluir {edit}',
  'Delete {fileName} from the server': 'Excluir {fileName} do servidor',
  'Delete {name}': 'Excluir {name}',
  'Delete {name} from the server': 'Excluir {name} do servidor',
  'Delete {number}?': 'Excluir {number}?',
  'Delete ‘{passage}’': 'Excluir “{passage}”',
  'Delete “{title}”?': 'Excluir “{title}”?',
  Deleted: 'Excluído',
  'Deleted by itself': 'Excluídos automaticamente',
  'Deleted links': 'Links excluídos',
  'Deleted {text}': '{text} excluído',
  Denoise: 'Remover ruído',
  Description: 'Descrição',
  'Dessert is sweet; a desert is dry.': '“Dessert” é a sobremesa; “desert” é o deserto.',
  Detailed: 'Detalhado',
  Details: 'Detalhes',
  Detect: 'Detectar',
  Deuteranomaly: 'Deuteranomalia',
  Deuteranopia: 'Deuteranopia',
  Device: 'Dispositivo',
  'Device must be one of {devices}.': 'O dispositivo deve ser um destes: {devices}.',
  Devices: 'Dispositivos',
  Diagnostic: 'Diagnóstico',
  'Dials a number.': 'Disca um número.',
  Diamond: 'Losango',
  Diamonds: 'Losangos',
  'Different words': 'Palavras diferentes',
  Difficult: 'Difícil',
  Difficulty: 'Dificuldade',
  'Digital signature': 'Assinatura digital',
  'Direct or unknown': 'Direto ou desconhecido',
  Direction: 'Direção',
  'Discard changes': 'Descartar alterações',
  Disconnect: 'Desconectar',
  'Disconnect the phone': 'Desconectar o celular',
  'Dismiss this suggestion': 'Dispensar esta sugestão',
  'Dismiss {name}': 'Dispensar {name}',
  Do: 'O que fazer',
  'Do animated GIFs stay animated?': 'GIFs animados continuam animados?',
  'Do images lose quality on their way into a PDF?': 'As imagens perdem qualidade ao entrar em um PDF?',
  'Do many at once': 'Fazer muitos de uma vez',
  'Do now': 'Fazer agora',
  Document: 'Documento',
  'Document & Text Tools': 'Ferramentas de documentos e texto',
  'Document Converter': 'Converter documentos',
  'Document Scanner': 'Digitalizar documentos',
  'Document Tools': 'Ferramentas de documentos',
  'Document scanned': 'Documento digitalizado',
  'Document to ask about': 'Documento sobre o qual perguntar',
  'Documents cannot be converted to PDF here, because this server lacks LibreOffice. Please try another server.':
    'Documentos não podem ser convertidos em PDF aqui, porque falta o LibreOffice neste servidor. Tente outro servidor.',
  'Documents cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Documentos não podem virar {asked} aqui, somente {possible}. O tipo é o do conteúdo, não o do nome.',
  'Documents into other formats': 'Documentos em outros formatos',
  'Does Color Enhancement colour black and white photos?': 'O Realce de cores colore fotos em preto e branco?',
  'Does anything get loaded from the internet?': 'Algo é carregado da internet?',
  'Does it read scanned documents?': 'Ele lê documentos digitalizados?',
  'Does the code expire, and is it tracked?': 'O código expira e é rastreado?',
  'Does the page fill the whole photo? If not, drag the corners to it first.':
    'A página ocupa a foto inteira? Se não, arraste os cantos até ela primeiro.',
  Domain: 'Domínio',
  'Domain must be text.': 'O domínio deve ser texto.',
  Done: 'Concluído',
  'Done again.': 'Refeito.',
  'Done by': 'Feito por',
  'Done marking': 'Terminar de marcar',
  'Done.': 'Pronto.',
  'Done. The result is in your recent results.': 'Pronto. O resultado está nos seus resultados recentes.',
  'Don’t': 'O que não fazer',
  Dots: 'Pontos',
  'Dots per inch': 'Pontos por polegada',
  'Dots per inch (DPI)': 'Pontos por polegada (DPI)',
  'Doubtful word {number} of {count}<span> · {confidence}% sure</span>':
    'Palavra duvidosa {number} de {count}<span> · {confidence}% de certeza</span>',
  'Doubtful words': 'Palavras duvidosas',
  'Down to level': 'Até o nível',
  Download: 'Baixar',
  'Download All': 'Baixar tudo',
  'Download CSV': 'Baixar CSV',
  'Download PNG': 'Baixar PNG',
  'Download ZIP ({bytes})': 'Baixar ZIP ({bytes})',
  'Download all as ZIP': 'Baixar tudo como ZIP',
  'Download and delete results, and follow work that takes a while.':
    'Baixe e exclua resultados e acompanhe trabalhos demorados.',
  'Download as': 'Baixar como',
  'Download each part or all as a ZIP': 'Baixe cada parte ou todas como ZIP',
  'Download it once the page has read it back': 'Baixe-o depois que a página o reler',
  'Download my data': 'Baixar meus dados',
  'Download the better photo': 'Baixe a foto melhorada',
  'Download the result. Uploads and results are deleted after {fileLifetime}; Delete removes a file from the server at once.':
    'Baixe o resultado. Envios e resultados são excluídos após {fileLifetime}; Excluir remove um arquivo do servidor na hora.',
  'Download {fileName}': 'Baixar {fileName}',
  'Download {filename}': 'Baixar {filename}',
  'Download {format}': 'Baixar {format}',
  'Download {name}': 'Baixar {name}',
  'Download<span> {fileName} in a new tab</span>': 'Baixar<span> {fileName} em uma nova aba</span>',
  Dpi: 'DPI',
  'Draft emails': 'Rascunhar e-mails',
  'Draft posts': 'Rascunhar posts',
  Drafts: 'Rascunhos',
  'Drag on the page.': 'Arraste na página.',
  'Drag over text.': 'Arraste sobre o texto.',
  'Drag pages, or move them with Alt and the arrow keys. Space chooses, R turns, Delete removes, Enter enlarges a page, Ctrl+Z undoes.':
    'Arraste as páginas ou mova-as com Alt e as setas. Espaço escolhe, R gira, Delete remove, Enter amplia uma página, Ctrl+Z desfaz.',
  'Drag the corners, or move them with the arrow keys.': 'Arraste os cantos ou mova-os com as setas do teclado.',
  'Drag the frame in the image, or use the arrow keys.': 'Arraste o quadro na imagem ou use as setas do teclado.',
  'Drag to look at another part, or press Shift and an arrow key.':
    'Arraste para ver outra parte ou pressione Shift e uma seta.',
  Draw: 'Desenhar',
  'Draw a box over text in a PDF and replace it in its own font, highlight it, or take it out of the file for good. Free, no sign-up.':
    'Desenhe uma caixa sobre o texto de um PDF e substitua-o na própria fonte, destaque-o ou retire-o definitivamente do arquivo. Grátis, sem cadastro.',
  'Draw boxes over what is to change': 'Desenhe caixas sobre o que deve mudar',
  'Draw on the page.': 'Desenhe na página.',
  Drawing: 'Desenho',
  'Drawing pages': 'Desenhando páginas',
  'Drawing slides': 'Desenhando os slides',
  'Drawing the code…': 'Desenhando o código…',
  'Drawing the pages…': 'Desenhando as páginas…',
  'Drawing…': 'Desenhando…',
  'Drawn from the 7,776 English words of the EFF’s long list.':
    'Sorteadas entre as 7.776 palavras em inglês da lista longa da EFF.',
  Drop: 'Gota',
  'Drop a PDF': 'Solte um PDF',
  'Drop a PDF, documents, or images': 'Solte um PDF, documentos ou imagens',
  'Drop a file, get the result, see what changed. No account, no trackers, and your files are deleted after {fileLifetime}.':
    'Solte um arquivo, receba o resultado, veja o que mudou. Sem conta, sem rastreadores, e seus arquivos são excluídos após {fileLifetime}.',
  'Drop an image in the bag': 'Solte uma imagem na bolsa',
  'Drop files anywhere on its page, paste them, or press the button in the bag. You need no account.':
    'Solte arquivos em qualquer lugar da página dela, cole-os ou clique no botão na bolsa. Você não precisa de uma conta.',
  'Drop files or whole folders': 'Solte arquivos ou pastas inteiras',
  'Drop it in the bag': 'Solte na bolsa',
  'Drop many files or a whole folder': 'Solte vários arquivos ou uma pasta inteira',
  'Drop one document or many': 'Solte um documento ou vários',
  'Drop one image or many': 'Solte uma imagem ou várias',
  'Drop one photo or many': 'Solte uma foto ou várias',
  'Drop or paste anywhere on this page.': 'Solte ou cole em qualquer lugar desta página.',
  'Drop two or more files': 'Solte dois ou mais arquivos',
  'Drop {what} in the bag': 'Solte {what} na bolsa',
  'Drop {what} or folders in the bag': 'Solte {what} ou pastas na bolsa',
  Duplicate: 'Duplicar',
  Dusk: 'Crepúsculo',
  Dutch: 'Holandês',
  EPUB: 'EPUB',
  'Each code signs you in once if you do not have your phone. They are not shown again.':
    'Cada código permite entrar uma vez se você não estiver com o celular. Eles não serão mostrados de novo.',
  'Each code works once.': 'Cada código funciona uma vez.',
  "Each counted the platform's own way.": 'Cada um contado do jeito da própria plataforma.',
  'Each document becomes a PDF of its own. Macros never run, and nothing from outside of the document is loaded.':
    'Cada documento vira um PDF próprio. Macros nunca são executadas, e nada de fora do documento é carregado.',
  'Each line on its own': 'Cada linha separadamente',
  'Each page follows the orientation of its image.': 'Cada página segue a orientação da sua imagem.',
  'Each page is as large as its image, A4 at most.': 'Cada página tem o tamanho da sua imagem, A4 no máximo.',
  'Each part carries only what its pages use, so two pages of a large file make a small file. Bookmarks, links and form fields that belong to its pages come along.':
    'Cada parte carrega somente o que suas páginas usam, então duas páginas de um arquivo grande formam um arquivo pequeno. Marcadores, links e campos de formulário que pertencem às páginas vão junto.',
  'Each text here has at most {max, plural, one {# character} other {# characters}}.':
    'Cada texto aqui tem no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'Each ticket has a page of its own, with a link that you get when you send it. You need no account; with one, your tickets are on your account page, too.':
    'Cada chamado tem sua própria página, com um link que você recebe ao enviá-lo. Você não precisa de uma conta; com uma, seus chamados também ficam na página da sua conta.',
  'East is positive.': 'Leste é positivo.',
  Easy: 'Fácil',
  'Edges are found on the server': 'As bordas são encontradas no servidor',
  'Edges found': 'Bordas encontradas',
  'Edges found. Drag a corner if one is not right.': 'Bordas encontradas. Arraste um canto se algum não estiver certo.',
  'Edges found. Press Capture': 'Bordas encontradas. Toque em Capturar',
  'Edges must be a list of the four corners of the page, clockwise from the top left, such as [{"x":10,"y":12}, ...].':
    'As bordas devem ser uma lista dos quatro cantos da página, em sentido horário a partir do superior esquerdo, como [{"x":10,"y":12}, ...].',
  'Edges not clear: all of it is taken': 'Bordas pouco nítidas: será usada inteira',
  'Edges set by you': 'Bordas definidas por você',
  Edit: 'Editar',
  'Edit a PDF: add text, highlights and signatures': 'Edite um PDF: adicione texto, destaques e assinaturas',
  'Edit text': 'Editar texto',
  'Edit the article': 'Editar o artigo',
  'Edit the draft': 'Editar o rascunho',
  'Edit the idea': 'Editar a ideia',
  'Edit the page': 'Editar a página',
  'Edit the task': 'Editar a tarefa',
  'Edit the text of a PDF: change words, keep the layout': 'Edite o texto de um PDF: mude palavras, mantenha o layout',
  'Edit {code}': 'Editar {code}',
  'Edit {type}': 'Editar {type}',
  'Edit: {shortened}': 'Editar: {shortened}',
  Editing: 'Editando',
  Edits: 'Edições',
  'Edits are not part of what was signed, and programs will say so; the signed version stays inside the file. A locked file needs its password; the edited copy is not locked.':
    'As edições não fazem parte do que foi assinado, e os programas dirão isso; a versão assinada permanece dentro do arquivo. Um arquivo bloqueado precisa da senha; a cópia editada não fica bloqueada.',
  'Edits must be a list of 1 to 10,000 edits.': 'As edições devem ser uma lista de 1 a 10.000 edições.',
  'Edits to look at': 'Edições para conferir',
  'Effective {effectiveDay}': 'Em vigor desde {effectiveDay}',
  'Eight RTX 4090 graphics cards against bcrypt with cost 12: 11,500 tries a second.':
    'Oito placas de vídeo RTX 4090 contra bcrypt com custo 12: 11.500 tentativas por segundo.',
  'Eight RTX 4090 graphics cards against plain MD5: 1.3 trillion tries a second.':
    'Oito placas de vídeo RTX 4090 contra MD5 simples: 1,3 trilhão de tentativas por segundo.',
  Elsewhere: 'Em outros sites',
  Email: 'E-mail',
  'Email account': 'Conta de e-mail',
  'Email address': 'Endereço de e-mail',
  'Email addresses': 'Endereços de e-mail',
  'Email is sent through': 'Os e-mails são enviados por meio de',
  'Email must be text.': 'O e-mail deve ser texto.',
  'Email support': 'Suporte por e-mail',
  'Emails to the support address become conversations, and the answers to those go out as emails.':
    'E-mails para o endereço de suporte viram conversas, e as respostas a elas saem como e-mails.',
  'Emoji and Chinese, Japanese and Korean letters count twice, every address 23.':
    'Emojis e letras chinesas, japonesas e coreanas contam em dobro; cada endereço, 23.',
  'Empty file': 'Arquivo vazio',
  'Empty: a page that says so.': 'Vazio: uma página que informa isso.',
  'Empty: local time wherever it is scanned.': 'Vazio: hora local de onde for lido.',
  'Empty: never.': 'Vazio: nunca.',
  'Empty: without limit.': 'Vazio: sem limite.',
  'Encrypts every file with AES-256; up to 128 characters. File names stay readable.':
    'Criptografa todos os arquivos com AES-256; até 128 caracteres. Os nomes dos arquivos continuam legíveis.',
  End: 'Fim',
  Engine: 'Mecanismo',
  'Engine must be auto or builtin.': 'O mecanismo deve ser auto ou builtin.',
  Engines: 'Mecanismos',
  'English and most others': 'Inglês e a maioria dos outros',
  'English spelling': 'Ortografia do inglês',
  'English with all tasks. Spelling is checked in sixteen more languages where their dictionaries are installed on this site.':
    'Inglês com todas as tarefas. A ortografia é verificada em mais dezesseis idiomas quando os dicionários estão instalados neste site.',
  Enhance: 'Melhorar',
  'Enhance JPEG, PNG and WebP photos: light and colours, 2x to 4x upscaling, noise, blur, JPEG blocks and scratches. Compare at full size before you start.':
    'Melhore fotos JPEG, PNG e WebP: luz e cores, ampliação de 2x a 4x, ruído, desfoque, blocos de JPEG e riscos. Compare em tamanho real antes de começar.',
  'Enhance again': 'Melhorar de novo',
  'Enhance photos': 'Melhorar fotos',
  'Enhance {count, plural, one {# photo} other {# photos}}': 'Melhorar {count, plural, one {# foto} other {# fotos}}',
  'Enhanced colours': 'Cores realçadas',
  Enhancement: 'Aprimoramento',
  'Enhancement Failed': 'Falha ao melhorar',
  'Enhancement must be auto, light or strong.': 'O aprimoramento deve ser auto, light ou strong.',
  'Enhancement type': 'Tipo de aprimoramento',
  'Enhancement type must be auto, upscale, denoise, colorize or restore.':
    'O tipo de aprimoramento deve ser auto, upscale, denoise, colorize ou restore.',
  Enhancing: 'Melhorando',
  'Enhancing…': 'Melhorando…',
  Enlarge: 'Ampliar',
  'Enlarge smaller images': 'Ampliar imagens menores',
  'Enlarged {scale} times': 'Ampliada {scale} vezes',
  'Enlarging must be true or false.': 'Ampliar deve ser true ou false.',
  'Enough for body text.': 'Suficiente para o texto principal.',
  'Enough for headlines and icons.': 'Suficiente para títulos e ícones.',
  'Enough for text, not for long reading.': 'Suficiente para texto, não para leitura longa.',
  'Enter a backup code.': 'Digite um código de backup.',
  'Enter a date and a time, or leave it empty.': 'Informe uma data e uma hora ou deixe vazio.',
  'Enter a public address such as https://example.com, or leave it empty.':
    'Informe um endereço público como https://example.com ou deixe vazio.',
  'Enter a public address that begins with https://, or leave it empty.':
    'Informe um endereço público que comece com https:// ou deixe vazio.',
  'Enter a username.': 'Digite um nome de usuário.',
  'Enter a whole number from 1, or leave it empty.': 'Informe um número inteiro a partir de 1 ou deixe vazio.',
  'Enter at least {min, plural, one {# character} other {# characters}}.':
    'Informe pelo menos {min, plural, one {# caractere} other {# caracteres}}.',
  'Enter at most {tags} tags of {tag} characters each.': 'Informe no máximo {tags} tags de {tag} caracteres cada.',
  'Enter replacement text': 'Digite o texto de substituição',
  'Enter sends. Shift and Enter begin a new line.': 'Enter envia. Shift e Enter iniciam uma nova linha.',
  'Enter the 6 digits of your app.': 'Digite os 6 dígitos do seu aplicativo.',
  'Enter the 6 digits the app shows.': 'Digite os 6 dígitos que o aplicativo mostra.',
  'Enter the password': 'Digitar a senha',
  'Enter the password once more.': 'Digite a senha mais uma vez.',
  'Enter your current password.': 'Digite sua senha atual.',
  'Enter your email address.': 'Digite seu endereço de e-mail.',
  'Enter your new email address.': 'Digite seu novo endereço de e-mail.',
  'Enter your password.': 'Digite sua senha.',
  Entries: 'Entradas',
  'Entries must be "all" or a JSON list of index numbers from the listing.':
    'As entradas devem ser "all" ou uma lista JSON de números de índice da listagem.',
  Erase: 'Apagar',
  'Erase box': 'Caixa de apagar',
  'Erased text is searched for afterwards, QR codes are read back, pages are compared. Numbers here were counted here.':
    'O texto apagado é procurado depois, os QR codes são relidos, as páginas são comparadas. Os números daqui foram contados aqui.',
  Error: 'Erro',
  'Error level': 'Nível de correção',
  'Error loading escalations: {reason}': 'Erro ao carregar os encaminhamentos: {reason}',
  'Error saving PDF. Please try again.': 'Erro ao salvar o PDF. Tente novamente.',
  'Error uploading PDF. Please try again.': 'Erro ao enviar o PDF. Tente novamente.',
  Errors: 'Erros',
  'Errors ({count})': 'Erros ({count})',
  'Errors of every call': 'Erros de todas as chamadas',
  'Esc leads from the text to this button.': 'Esc leva do texto a este botão.',
  'Escalation system: all else waits for a person': 'Sistema de encaminhamento: todo o resto espera por uma pessoa',
  Escalations: 'Encaminhamentos',
  'Estimate: {count, plural, one {# file} other {# files}}':
    'Estimativa: {count, plural, one {# arquivo} other {# arquivos}}',
  Even: 'Pares',
  'Even (OKLCH)': 'Uniforme (OKLCH)',
  'Even its file names are encrypted. Please enter its password.':
    'Até os nomes dos arquivos estão criptografados. Digite a senha.',
  'Even pages chosen': 'Páginas pares escolhidas',
  'Even steps of lightness in OKLCH, with your own colour in its place (marked). Whatever the colour: white on 600 has at least {formatRatio}, black on 500 {formatRatio2}, 700 on 50 {formatRatio3} and 900 on 100 {formatRatio4}.':
    'Passos uniformes de luminosidade em OKLCH, com a sua própria cor no lugar dela (marcada). Qualquer que seja a cor: branco sobre 600 tem pelo menos {formatRatio}, preto sobre 500 {formatRatio2}, 700 sobre 50 {formatRatio3} e 900 sobre 100 {formatRatio4}.',
  Event: 'Evento',
  Every: 'A cada',
  'Every address counts 23. Servers may allow more.': 'Cada endereço conta 23. Os servidores podem permitir mais.',
  'Every everyday file tool, in one good bag': 'Todas as ferramentas de arquivo do dia a dia, em uma só bolsa',
  'Every everyday file tool, in one good bag.': 'Todas as ferramentas de arquivo do dia a dia, em uma só bolsa.',
  'Every few pages': 'A cada algumas páginas',
  'Every must be a whole number of pages from 1 to 10000.':
    '“A cada” deve ser um número inteiro de páginas de 1 a 10000.',
  'Every page as it looks, bookmarks (one entry per file), links between pages, form fields, annotations, page numbering, attachments and the structure for screen readers. Scripts and commands that start programs are left out, and the page says so.':
    'Cada página como ela é, marcadores (uma entrada por arquivo), links entre páginas, campos de formulário, anotações, numeração de páginas, anexos e a estrutura para leitores de tela. Scripts e comandos que iniciam programas são deixados de fora, e a página informa isso.',
  'Every page has a budget of code, and small work comes before large work, so that nobody waits for somebody else.':
    'Cada página tem um orçamento de código, e trabalhos pequenos vêm antes dos grandes, para que ninguém espere por outra pessoa.',
  'Every page is drawn before and after and compared. A page that would look too different is compressed more gently, and you see the similarity and both images of each page.':
    'Cada página é desenhada antes e depois e comparada. Uma página que ficaria diferente demais é comprimida com mais cuidado, e você vê a semelhança e as duas imagens de cada página.',
  'Every page is kept as it was.': 'Cada página é mantida como estava.',
  'Every page you scan here appears there.': 'Cada página que você digitalizar aqui aparece lá.',
  'Every page you scan there appears in the list here.': 'Cada página que você digitalizar nele aparece na lista aqui.',
  'Every ramp keeps the same contrasts, whatever its colour: white text on 600 and darker has at least 4.5:1, black text on 500 and lighter too, 700 on 50 has at least 4.9:1 and 900 on 100 at least 7.2:1.':
    'Toda escala mantém os mesmos contrastes, qualquer que seja a cor: texto branco sobre 600 e mais escuros tem pelo menos 4,5:1, texto preto sobre 500 e mais claros também, 700 sobre 50 tem pelo menos 4,9:1 e 900 sobre 100, pelo menos 7,2:1.',
  'Every result says what changed and what could not be kept. A failure says what failed, why, and what to do.':
    'Cada resultado diz o que mudou e o que não pôde ser mantido. Uma falha diz o que falhou, por quê e o que fazer.',
  'Every result shows its size before and after, and says so when nothing was saved.':
    'Cada resultado mostra o tamanho antes e depois e avisa quando nada foi economizado.',
  'Every tool': 'Todas as ferramentas',
  'Every tool and higher limits, month by month.': 'Todas as ferramentas e limites mais altos, mês a mês.',
  'Every tool as an HTTP call: fields, limits, answers and errors, with examples that run in the page and code to copy.':
    'Cada ferramenta como uma chamada HTTP: campos, limites, respostas e erros, com exemplos que rodam na página e código para copiar.',
  'Every tool has a worker that runs it.': 'Toda ferramenta tem um processo de trabalho que a executa.',
  'Every tool step by step, and what to do when something fails.':
    'Cada ferramenta passo a passo e o que fazer quando algo falha.',
  'Every tool that is not Pro-only': 'Todas as ferramentas que não são exclusivas do Pro',
  'Every tool that is not Pro-only, without an account.':
    'Todas as ferramentas que não são exclusivas do Pro, sem uma conta.',
  'Every tool that works on the server is also a call for programs, with documentation you can try.':
    'Toda ferramenta que funciona no servidor também é uma chamada para programas, com documentação que você pode experimentar.',
  "Every tool's page and the <pageLink>pricing page</pageLink> say how large a file may be. Nothing of a refused file is kept.":
    'A página de cada ferramenta e a <pageLink>página de preços</pageLink> dizem que tamanho um arquivo pode ter. Nada de um arquivo recusado é guardado.',
  "Every tool's page says how large a file may be. Nothing of a refused file is kept.":
    'A página de cada ferramenta diz que tamanho um arquivo pode ter. Nada de um arquivo recusado é guardado.',
  'Every tool, including those for Pro only': 'Todas as ferramentas, inclusive as exclusivas do Pro',
  'Everyday file tools in one bag. Free software under the MIT licence; run your own with one command.':
    'Ferramentas de arquivo do dia a dia em uma só bolsa. Software livre sob a licença MIT; execute o seu com um comando.',
  'Everyday file tools in one place: drop a file, get the result, see what changed. No sign-up, no trackers, files deleted automatically.':
    'Ferramentas de arquivo do dia a dia em um só lugar: solte um arquivo, receba o resultado, veja o que mudou. Sem cadastro, sem rastreadores, arquivos excluídos automaticamente.',
  'Everyday words and verbs instead of long ones; long and passive sentences are marked.':
    'Palavras e verbos do dia a dia em vez de longos; frases longas e passivas são marcadas.',
  'Everyone can use every tool with its full limits.':
    'Todos podem usar todas as ferramentas com seus limites completos.',
  'Everything but its words: layout, styles, pictures, links, formulas and fields. Column names of tables stay, too, because formulas refer to them. Arabic paragraphs run from right to left. A PDF is rebuilt as a flowing document first, so its lines and pages break anew. Notes below the result name what was not translated.':
    'Tudo menos as palavras: layout, estilos, imagens, links, fórmulas e campos. Os nomes das colunas de tabelas também ficam, porque as fórmulas se referem a eles. Parágrafos em árabe correm da direita para a esquerda. Um PDF é primeiro reconstruído como documento corrido, por isso suas linhas e páginas quebram de outra forma. Notas abaixo do resultado indicam o que não foi traduzido.',
  'Everything happens in this browser: nothing you enter or open here is sent.':
    'Tudo acontece neste navegador: nada que você digita ou abre aqui é enviado.',
  'Everything is included': 'Tudo está incluído',
  'Everything we store about you, in one JSON file.': 'Tudo o que armazenamos sobre você, em um arquivo JSON.',
  Everywhere: 'Em todo lugar',
  'Exactly this size. Drag the frame to choose what stays.':
    'Exatamente este tamanho. Arraste o quadro para escolher o que fica.',
  'Exactly this size; the image is distorted.': 'Exatamente este tamanho; a imagem fica distorcida.',
  'Exactly this size; the rest is filled with a colour.': 'Exatamente este tamanho; o resto é preenchido com uma cor.',
  Examples: 'Exemplos',
  'Exclude look-alikes': 'Excluir semelhantes',
  'Expand Ideas': 'Desenvolver ideias',
  'Expanding a text takes an AI provider, and this site has none. Please choose another task, or ask the operator to set one up.':
    'Desenvolver um texto exige um provedor de IA, e este site não tem nenhum. Escolha outra tarefa ou peça ao operador que configure um.',
  'Expanding a text takes the AI provider. Please switch it on, or choose another task.':
    'Desenvolver um texto exige o provedor de IA. Ative-o ou escolha outra tarefa.',
  Expired: 'Expirado',
  Expires: 'Expira em',
  Export: 'Exportar',
  'Export Failed': 'Falha na exportação',
  'Extract all': 'Extrair tudo',
  'Extract {count} chosen': 'Extrair {count} escolhidos',
  'Extracted text': 'Texto extraído',
  'Extracted text of all pages': 'Texto extraído de todas as páginas',
  Extracting: 'Extraindo',
  'Extracting text': 'Extraindo o texto',
  'Extracting…': 'Extraindo…',
  'Extraction failed': 'Falha na extração',
  'Eye centres': 'Centros dos olhos',
  'Eye frames': 'Molduras dos olhos',
  FINAL: 'FINAL',
  Failed: 'Com falha',
  'Failed to apply edits': 'Falha ao aplicar as edições',
  'Failed to extract text from PDF': 'Falha ao extrair o texto do PDF',
  'Failed to fetch email support status': 'Falha ao obter o status do suporte por e-mail',
  'Failed to fetch escalations': 'Falha ao obter os encaminhamentos',
  'Failed to load marketing data': 'Falha ao carregar os dados de marketing',
  'Failed to send test email': 'Falha ao enviar o e-mail de teste',
  'Fair: a few more words or characters make it much harder to guess.':
    'Razoável: mais algumas palavras ou caracteres a tornam muito mais difícil de adivinhar.',
  'Fairly difficult': 'Razoavelmente difícil',
  'Fairly easy': 'Razoavelmente fácil',
  'False leaves smaller images as they are; a percentage always applies.':
    'False deixa as imagens menores como estão; uma porcentagem sempre se aplica.',
  Fast: 'Rápida',
  Fax: 'Fax',
  Featured: 'Em destaque',
  Features: 'Recursos',
  'Fewer or simpler words say the same.': 'Menos palavras ou palavras mais simples dizem o mesmo.',
  'Fewer words say the same.': 'Menos palavras dizem o mesmo.',
  Field: 'Campo',
  Fields: 'Campos',
  'Fields become part of the page, and can no longer be filled in.':
    'Os campos passam a fazer parte da página e não podem mais ser preenchidos.',
  Figures: 'Números',
  'Figures, users, jobs, short links, visits, health, settings and what administrators did.':
    'Números, usuários, tarefas, links curtos, visitas, integridade, configurações e o que os administradores fizeram.',
  File: 'Arquivo',
  'File Compressor': 'Compactar arquivos',
  'File Too Large': 'Arquivo grande demais',
  'File name': 'Nome do arquivo',
  'File not opened': 'Arquivo não aberto',
  'File size reduced by less than 1%': 'Tamanho do arquivo reduzido em menos de 1%',
  'File size reduced by {percent}%': 'Tamanho do arquivo reduzido em {percent}%',
  'File too large': 'Arquivo grande demais',
  'File too large. {who} can upload files up to {maxBytes}.':
    'Arquivo grande demais. {who}: é possível enviar arquivos de até {maxBytes}.',
  'File tools on the web are a field of half-truths. Compressors make files larger, black boxes hide names only from the eye, converters turn letters into pictures, and every page wants to load a dozen other companies.':
    'As ferramentas de arquivo na web são um campo de meias verdades. Compressores deixam os arquivos maiores, tarjas pretas escondem nomes só dos olhos, conversores transformam letras em imagens, e cada página quer carregar uma dúzia de outras empresas.',
  'File {number}': 'Arquivo {number}',
  'File {number} of {count} ({name})': 'Arquivo {number} de {count} ({name})',
  Files: 'Arquivos',
  'Files Too Large': 'Arquivos grandes demais',
  'Files and jobs': 'Arquivos e tarefas',
  'Files are deleted after {fileLifetime}, or at once when you press Delete.':
    'Os arquivos são excluídos após {fileLifetime} ou assim que você clica em Excluir.',
  'Files are deleted after {fileLifetime}.': 'Os arquivos são excluídos após {fileLifetime}.',
  'Files are not used to train anything, and no person looks at them.':
    'Os arquivos não são usados para treinar nada, e nenhuma pessoa os vê.',
  'Files are recognised by their content, not their name. Open the file in the program that made it and save it as one of the kinds the tool lists.':
    'Os arquivos são reconhecidos pelo conteúdo, não pelo nome. Abra o arquivo no programa que o criou e salve-o em um dos tipos que a ferramenta lista.',
  'Files attached to the whole document are not in the parts.':
    'Os arquivos anexados ao documento inteiro não estão nas partes.',
  'Files converted at once': 'Arquivos convertidos de uma vez',
  'Files go as <code/>, everything else as JSON. In place of a file you can send the id of one that is stored: the part of its address behind <code2/>. A call with ids only may be JSON, too.':
    'Arquivos vão como <code/>, todo o resto como JSON. Em lugar de um arquivo, você pode enviar o id de um que está armazenado: a parte do endereço dele depois de <code2/>. Uma chamada só com ids também pode ser JSON.',
  'Files in this archive share the same bytes, as decompression bombs do. It is not opened.':
    'Arquivos dentro deste arquivo compactado compartilham os mesmos bytes, como nas bombas de descompressão. Ele não é aberto.',
  'Files merged into one PDF': 'Arquivos unidos em um PDF',
  'Files of this kind can become {possible}, not {wanted}.':
    'Arquivos deste tipo podem virar {possible}, não {wanted}.',
  'Files of this kind cannot be converted.': 'Arquivos deste tipo não podem ser convertidos.',
  'Files on the list at once': 'Arquivos na lista de uma vez',
  'Files packed into one ZIP': 'Arquivos compactados em um ZIP',
  'Files processed': 'Arquivos processados',
  'Files together': 'Arquivos juntos',
  Fill: 'Preencher',
  'Fill colour': 'Cor de preenchimento',
  'Fill in the content, and the code appears here. You can download it once it has been read back.':
    'Preencha o conteúdo, e o código aparece aqui. Você pode baixá-lo depois que ele for relido.',
  'Fill in their form fields after saving.': 'Preencha os campos de formulário delas depois de salvar.',
  'Fill the page': 'Preencher a página',
  'Filled the marked scratches': 'Riscos marcados preenchidos',
  'Fills in a SEPA bank transfer in euros.': 'Preenche uma transferência bancária SEPA em euros.',
  Find: 'Localizar',
  'Find a call': 'Encontrar uma chamada',
  'Find a tool': 'Encontrar uma ferramenta',
  'Find a tool (/ or Ctrl K)': 'Encontrar uma ferramenta (/ ou Ctrl K)',
  'Find and replace': 'Localizar e substituir',
  'Find content ideas': 'Encontrar ideias de conteúdo',
  'Find in the document': 'Localizar no documento',
  'Find mistakes in English as you type, with a reason for each. Make texts clearer, shorter, friendlier or more formal, and accept or reject every change.':
    'Encontre erros em inglês enquanto digita, com um motivo para cada um. Deixe os textos mais claros, mais curtos, mais amigáveis ou mais formais e aceite ou rejeite cada alteração.',
  Finding: 'Constatação',
  'Finding the subject': 'Encontrando o objeto principal',
  Findings: 'Constatações',
  'Finds the highest quality up to “Quality” whose result is at most this large.':
    'Encontra a maior qualidade até “Qualidade” cujo resultado tenha no máximo este tamanho.',
  'Finished document': 'Documento pronto',
  First: 'Com prioridade',
  'First colour': 'Primeira cor',
  'First name': 'Nome',
  'First, is it you?': 'Primeiro: é você mesmo?',
  Fit: 'Ajustar',
  'Fit must be contain or cover.': 'O ajuste deve ser contain ou cover.',
  'Fit must be inside, fill, cover or contain.': 'O ajuste deve ser inside, fill, cover ou contain.',
  'Fit page': 'Ajustar à página',
  'Fit to the window': 'Ajustar à janela',
  'Fit width': 'Ajustar à largura',
  'Flatten must be true or false.': 'Flatten deve ser true ou false.',
  'Flatten when saving': 'Achatar ao salvar',
  'Flesch reading ease {ease} of 100, Flesch-Kincaid grade {grade}. Syllables are estimated from the spelling.':
    'Facilidade de leitura de Flesch {ease} de 100, grau de Flesch-Kincaid {grade}. As sílabas são estimadas a partir da grafia.',
  'Focus x': 'Foco x',
  'Focus y': 'Foco y',
  'Folder not readable': 'Pasta não legível',
  Font: 'Fonte',
  Fonts: 'Fontes',
  Footer: 'Rodapé',
  'For English only; here every word gets a capital.': 'Só para inglês; aqui toda palavra recebe maiúscula.',
  'For Excel, and most other programs.': 'Para o Excel e a maioria dos outros programas.',
  'For Excel: a sheet for each table. Cells are numbers only where there is no doubt.':
    'Para o Excel: uma aba para cada tabela. Células só são números quando não há dúvida.',
  'For JPEG and WebP. PNG loses nothing.': 'Para JPEG e WebP. O PNG não perde nada.',
  'For JPG and WebP; WebP is lossless at 100.': 'Para JPG e WebP; WebP é sem perdas em 100.',
  'For LibreOffice and OpenOffice.': 'Para LibreOffice e OpenOffice.',
  'For Node 20 and later.': 'Para Node 20 ou posterior.',
  'For PowerPoint, and most other programs.': 'Para o PowerPoint e a maioria dos outros programas.',
  'For Word, and most other programs.': 'Para o Word e a maioria dos outros programas.',
  'For Word: editable headings, paragraphs, lists, tables, columns and images. Names doubtful pages and scans.':
    'Para o Word: títulos, parágrafos, listas, tabelas, colunas e imagens editáveis. Indica páginas duvidosas e digitalizações.',
  'For a locked PDF. It is used for this call only and not stored.':
    'Para um PDF bloqueado. É usada somente nesta chamada e não é armazenada.',
  'For a locked document. The result is not locked.': 'Para um documento bloqueado. O resultado não fica bloqueado.',
  "For a spreadsheet as csv: a sheet's name or its number from 1, or 'all' for a ZIP. The first by default.":
    'Para uma planilha como csv: o nome ou o número de uma aba a partir de 1, ou “all” para um ZIP. Por padrão, a primeira.',
  'For code and file names': 'Para código e nomes de arquivo',
  'For e-book readers.': 'Para leitores de e-books.',
  'For email (images 110 per inch). Text stays sharp.':
    'Para e-mail (imagens a 110 por polegada). O texto continua nítido.',
  'For encrypted files.': 'Para arquivos criptografados.',
  'For everybody': 'Para todos',
  'For images you will edit or print.': 'Para imagens que você vai editar ou imprimir.',
  "For images; 'fit' gives each a page of its own size.":
    'Para imagens; “fit” dá a cada uma uma página do próprio tamanho.',
  'For old and simple writing programs.': 'Para programas de texto antigos e simples.',
  'For print, in mm': 'Para impressão, em mm',
  'For printing. A4 becomes {width} × {height} pixels.': 'Para impressão. A4 fica com {width} × {height} pixels.',
  'For reading': 'Para leitura',
  'For reading on screens. A4 becomes {width} × {height} pixels.':
    'Para leitura em telas. A4 fica com {width} × {height} pixels.',
  'For safety, JavaScript and commands that start programs in the original were left out.':
    'Por segurança, o JavaScript e os comandos que iniciam programas do original foram deixados de fora.',
  'For safety, JavaScript in the original was left out.':
    'Por segurança, o JavaScript do original foi deixado de fora.',
  'For safety, commands that start programs in the original were left out.':
    'Por segurança, os comandos que iniciam programas do original foram deixados de fora.',
  'For small previews. A4 becomes {width} × {height} pixels.':
    'Para prévias pequenas. A4 fica com {width} × {height} pixels.',
  'For suggestions the page sends the paths of the last pages of this visit, which tools you used, the kind of browser, and the code of an error or the type of a file that was refused: no file names and no texts. The server answers and forgets it. You can turn suggestions off at the foot of every page.':
    'Para as sugestões, a página envia os caminhos das últimas páginas desta visita, quais ferramentas você usou, o tipo de navegador e o código de um erro ou o tipo de um arquivo que foi recusado: nenhum nome de arquivo e nenhum texto. O servidor responde e esquece isso. Você pode desativar as sugestões no rodapé de cada página.',
  'For the administrators of this site.': 'Para os administradores deste site.',
  'For very small print and large formats. A4 becomes {width} × {height} pixels.':
    'Para letras muito pequenas e grandes formatos. A4 fica com {width} × {height} pixels.',
  'For websites that take only some. Empty: those shown.': 'Para sites que aceitam apenas alguns. Vazio: os mostrados.',
  'For you to decide': 'Para você decidir',
  'For your own programs: every tool is a call, described at <link>/api/docs</link>. A key makes up to {apiKeyCallsPerMinute} calls a minute.':
    'Para os seus próprios programas: cada ferramenta é uma chamada, descrita em <link>/api/docs</link>. Uma chave faz até {apiKeyCallsPerMinute} chamadas por minuto.',
  'For yourself': 'Para você',
  'For “Bookmarks”: 1 splits at the top entries only, 2 at theirs, too.':
    'Para “Marcadores”: 1 divide somente nas entradas de nível superior, 2 também nas delas.',
  'For “Every”: pages per file.': 'Para “A cada”: páginas por arquivo.',
  'For “Pages” and “Range”: puts all chosen pages into one file.':
    'Para “Páginas” e “Intervalo”: coloca todas as páginas escolhidas em um só arquivo.',
  'For “Pages”: such as 1,3,5-7; 5- means from page 5 to the end.':
    'Para “Páginas”: por exemplo, 1,3,5-7; 5- significa da página 5 até o fim.',
  'For “Range”: such as 1-3,4-6.': 'Para “Intervalo”: por exemplo, 1-3,4-6.',
  'For “Size”. A single page over the limit becomes its own file.':
    'Para “Tamanho”. Uma única página acima do limite vira um arquivo próprio.',
  Forbidden: 'Proibido',
  'Forget it': 'Esquecer',
  'Forgot password?': 'Esqueceu a senha?',
  'Forgot your password?': 'Esqueceu a senha?',
  'Forgot your password? <pageLink>Get a link by email</pageLink>. Two-factor sign-in, passkeys, your sessions, your data and account deletion are on the account page.':
    'Esqueceu a senha? <pageLink>Receba um link por e-mail</pageLink>. O login em duas etapas, as chaves de acesso, suas sessões, seus dados e a exclusão da conta estão na página da conta.',
  'Forgotten password': 'Senha esquecida',
  Form: 'Formulário',
  'Form feed': 'Avanço de página',
  'Form fields of page {page}': 'Campos de formulário da página {page}',
  Formal: 'Formal',
  'Formal texts do without exclamation marks.': 'Textos formais dispensam pontos de exclamação.',
  'Formal texts write it out.': 'Textos formais escrevem isso por extenso.',
  'Formality must be default, formal or informal.': 'A formalidade deve ser default, formal ou informal.',
  Format: 'Formato',
  'Format must be docx, pdf, txt or md.': 'O formato deve ser docx, pdf, txt ou md.',
  'Format must be keep, jpeg, png or webp.': 'O formato deve ser keep, jpeg, png ou webp.',
  'Format must be keep, jpeg, png, webp or avif.': 'O formato deve ser keep, jpeg, png, webp ou avif.',
  'Format must be one of {choices}.': 'O formato deve ser um destes: {choices}.',
  'Format must be {replace}.': 'O formato deve ser {replace}.',
  Found: 'Encontrado',
  'Found by the model {model}.': 'Encontrado pelo modelo {model}.',
  'Found hardly any noise': 'Quase nenhum ruído encontrado',
  'Found. Hold still': 'Encontrado. Não mexa',
  'Four hues a quarter apart.': 'Quatro matizes a um quarto de distância.',
  "Free days are for once. When you begin a trial, we keep keyed hashes of your card's fingerprint (the payment service's name for its number) and of your email address for two years, and of your network address for 30 days, also after you delete your account. They tell nobody who you are; a new trial with the same card, address or network is recognised by them. No other use is made of them.":
    'Os dias grátis valem uma única vez. Quando você inicia um teste, guardamos hashes com chave da impressão digital do seu cartão (o nome que o serviço de pagamento dá ao número) e do seu endereço de e-mail por dois anos, e do seu endereço de rede por 30 dias, também depois que você exclui sua conta. Eles não dizem a ninguém quem você é; um novo teste com o mesmo cartão, endereço ou rede é reconhecido por eles. Não são usados para mais nada.',
  'Free software under the MIT licence: one command starts the whole site on your own machine.':
    'Software livre sob a licença MIT: um comando inicia o site inteiro na sua própria máquina.',
  'Free trial until {trialEnd}, then {price}.': 'Teste grátis até {trialEnd}, depois {price}.',
  'Free users': 'Usuários Free',
  'Frequently asked questions': 'Perguntas frequentes',
  Friendly: 'Amigável',
  From: 'De',
  'From 0 to 100, if you know it.': 'De 0 a 100, se você souber.',
  'From 1 to 10.': 'De 1 a 10.',
  'From 1 to {pageCount}.': 'De 1 a {pageCount}.',
  'From CSV': 'De CSV',
  'From an image': 'De uma imagem',
  'From {min} to {max}.': 'De {min} a {max}.',
  'From:': 'De:',
  Front: 'Frente',
  'Front, then back: both on one A4 page in true size.':
    'Frente e depois verso: ambos em uma página A4 no tamanho real.',
  'Full stop': 'Ponto final',
  'Further types': 'Outros tipos',
  'Further types must be named with commas between them, each once: denoise,upscale.':
    'Outros tipos devem ser indicados separados por vírgulas, cada um uma vez: denoise,upscale.',
  'Further types, in order, with commas between them. All are done in one run, without a loss in between.':
    'Outros tipos, em ordem, separados por vírgulas. Todos são feitos em uma só execução, sem perda entre eles.',
  'General application': 'Candidatura espontânea',
  'General question': 'Pergunta geral',
  'General questions': 'Perguntas gerais',
  'General questions within {general}, technical ones within {technical}, questions about payment within {billing}.':
    'Perguntas gerais em até {general}, técnicas em até {technical}, perguntas sobre pagamento em até {billing}.',
  Generate: 'Gerar',
  'Generate PDF': 'Gerar PDF',
  'Generate QR code': 'Gerar QR code',
  'Generate passphrase': 'Gerar frase-senha',
  'Generate password': 'Gerar senha',
  'Generate strong random passwords and passphrases in your browser. Length, character types, minimums, look-alikes, many at once, entropy in bits. Nothing is sent.':
    'Gere senhas e frases-senha aleatórias e fortes no seu navegador. Comprimento, tipos de caractere, mínimos, semelhantes, várias de uma vez, entropia em bits. Nada é enviado.',
  'Generated passphrase': 'Frase-senha gerada',
  'Generated password': 'Senha gerada',
  'Generating…': 'Gerando…',
  'Georgian (old)': 'Georgiano (antigo)',
  German: 'Alemão',
  'German (Fraktur)': 'Alemão (Fraktur)',
  'Get Pro': 'Assinar o Pro',
  'Get a link by email to choose a new password.': 'Receba um link por e-mail para escolher uma nova senha.',
  'Get {plan}': 'Assinar {plan}',
  'Getting Started': 'Primeiros passos',
  'Give Pro': 'Dar o Pro',
  'Give it colours, shapes and a logo': 'Dê a ele cores, formas e um logotipo',
  'Give this site the settings below, with your provider’s servers and your own password, and start it again. The blanks in an app password do not matter for IMAP_PASSWORD; in an address, leave them out.':
    'Dê a este site as configurações abaixo, com os servidores do seu provedor e a sua própria senha, e inicie-o de novo. Os espaços de uma senha de app não importam para IMAP_PASSWORD; em um endereço, retire-os.',
  'Give {username} Pro?': 'Dar o Pro a {username}?',
  Glossary: 'Glossário',
  'Glossary ({count})': 'Glossário ({count})',
  Go: 'Ir',
  'Go back': 'Voltar',
  'Go on': 'Continuar',
  'Go on with this text': 'Continuar com este texto',
  'Go on without': 'Continuar sem isso',
  'Go on without it<span> and remove {name}</span>': 'Continuar sem ele<span> e remover {name}</span>',
  'Go to Satchel': 'Ir para o Satchel',
  'Go to page': 'Ir para a página',
  'Go to the blog': 'Ir para o blog',
  'Go to the home page': 'Ir para a página inicial',
  'Go to your account': 'Ir para sua conta',
  Goal: 'Meta',
  'Goal reached': 'Meta atingida',
  'Goal reached, {amount} more': 'Meta atingida, {amount} a mais',
  Gold: 'Dourado',
  'Gone: {gonePages}': 'Desaparecidas: {gonePages}',
  'Good must be true or false.': 'Good deve ser true ou false.',
  'Good: keep it somewhere safe. Without it nobody can open the ZIP, not even this site.':
    'Boa: guarde-a em um lugar seguro. Sem ela ninguém consegue abrir o ZIP, nem mesmo este site.',
  Gradient: 'Degradê',
  'Grammar & Spelling': 'Gramática e ortografia',
  'Grammar, clarity, tone': 'Gramática, clareza, tom',
  Gray: 'Cinza',
  'Gray must be true or false.': 'Cinza deve ser true ou false.',
  Grayscale: 'Tons de cinza',
  'Grayscale must be true or false.': 'Tons de cinza deve ser true ou false.',
  Greek: 'Grego',
  Green: 'Verde',
  'Groups of calls': 'Grupos de chamadas',
  'Größe becomes groesse.': 'Größe vira groesse.',
  'Guest Wi-Fi': 'Wi-Fi para visitas',
  'Guests join without typing.': 'As visitas se conectam sem digitar.',
  'Guides to PDFs, images, scans and passwords: what happens inside the files, and how to get what you want.':
    'Guias sobre PDFs, imagens, digitalizações e senhas: o que acontece dentro dos arquivos e como obter o que você quer.',
  'H: 30% may be damaged': 'H: 30% pode estar danificado',
  'HEIC images cannot be read on this server. Please convert this one to JPEG first, for example by exporting it from Photos.':
    'Imagens HEIC não podem ser lidas neste servidor. Converta esta em JPEG primeiro, por exemplo exportando-a do Fotos.',
  HEX: 'HEX',
  HTML: 'HTML',
  'Hard to tell apart:': 'Difíceis de distinguir:',
  Hardness: 'Dureza',
  'Have one already? <link>Sign in</link>': 'Já tem uma? <link>Entre</link>',
  'Headers and footers were left out.': 'Cabeçalhos e rodapés foram deixados de fora.',
  Heading: 'Título',
  Headings: 'Títulos',
  'Headings, lists, links and tables as plain text. Images are left out.':
    'Títulos, listas, links e tabelas como texto simples. As imagens são deixadas de fora.',
  'Headings, lists, links and tables as plain text; without images.':
    'Títulos, listas, links e tabelas como texto simples; sem imagens.',
  'Headlines, icons': 'Títulos, ícones',
  Health: 'Integridade',
  Height: 'Altura',
  'Height of the part to keep; 1 is all of it.': 'Altura da parte a manter; 1 é ela inteira.',
  'Hello {username},': 'Olá, {username},',
  'Hello! Ask me about a tool, a message you saw, your files or your account. I answer from what this site says about itself, and can pass you on to a person.':
    'Olá! Pergunte-me sobre uma ferramenta, uma mensagem que você viu, seus arquivos ou sua conta. Respondo com base no que este site diz sobre si mesmo e posso encaminhar você a uma pessoa.',
  'Hello,': 'Olá,',
  Help: 'Ajuda',
  'Help to make the small jobs around files quick, private and pleasant.':
    'Ajude a tornar os pequenos trabalhos com arquivos rápidos, privados e agradáveis.',
  Helper: 'Auxiliar',
  'Hex colour': 'Cor hexadecimal',
  'Hidden network': 'Rede oculta',
  'Hide list of edits': 'Ocultar lista de edições',
  'Hide pages': 'Ocultar páginas',
  'Hide passphrase': 'Ocultar frase-senha',
  'Hide password': 'Ocultar senha',
  Highlight: 'Destacar',
  'Highlight all': 'Destacar todas',
  'Hints must be a list such as [{"keep":true,"points":[{"x":10,"y":12}]}], with size and hardness for a brush.':
    'As dicas devem ser uma lista como [{"keep":true,"points":[{"x":10,"y":12}]}], com size e hardness para um pincel.',
  History: 'Histórico',
  'History ({count})': 'Histórico ({count})',
  Hits: 'Resultados',
  'Hold a code in front of the camera.': 'Segure um código em frente à câmera.',
  'Hold still': 'Não mexa',
  'Hold the back of the card in front of the camera, on a background of another colour':
    'Segure o verso do documento em frente à câmera, sobre um fundo de outra cor',
  'Hold the card in front of the camera, on a background of another colour':
    'Segure o cartão em frente à câmera, sobre um fundo de outra cor',
  'Hold the front of the card in front of the camera, on a background of another colour':
    'Segure a frente do documento em frente à câmera, sobre um fundo de outra cor',
  'Hold the open book in front of the camera, on a background of another colour':
    'Segure o livro aberto em frente à câmera, sobre um fundo de outra cor',
  'Hold the page in front of the camera, on a background of another colour':
    'Segure a página em frente à câmera, sobre um fundo de outra cor',
  'Hold the receipt in front of the camera, on a background of another colour':
    'Segure o recibo em frente à câmera, sobre um fundo de outra cor',
  'Hold to compare': 'Segure para comparar',
  'Host, with its subdomains': 'Host, com seus subdomínios',
  'How a phone hands photos to a page that is open on a computer.':
    'Como um celular passa fotos para uma página aberta em um computador.',
  'How can I keep or share a palette?': 'Como posso guardar ou compartilhar uma paleta?',
  'How dark, 0 to 100; 0 is none.': 'Escurecimento, de 0 a 100; 0 é nenhum.',
  'How do I follow my ticket?': 'Como acompanho meu chamado?',
  'How do I get Pro?': 'Como obtenho o Pro?',
  'How do I know that a summary is right?': 'Como sei que um resumo está certo?',
  'How do I know that nothing looks worse?': 'Como sei que nada ficou pior?',
  'How do I make many at once?': 'Como crio vários de uma vez?',
  'How do you know that a code scans?': 'Como vocês sabem que um código é lido?',
  'How does the free trial work?': 'Como funciona o teste grátis?',
  'How hard to compress. Lossless changes no pixel.':
    'Com que intensidade comprimir. Sem perdas não altera nenhum pixel.',
  'How is the reading time calculated?': 'Como o tempo de leitura é calculado?',
  'How it is set up': 'Como está configurado',
  'How it works': 'Como funciona',
  'How large are the parts?': 'Qual é o tamanho das partes?',
  'How large should I print it?': 'Em que tamanho devo imprimi-lo?',
  'How long it takes to guess': 'Quanto tempo leva para adivinhar',
  'How long should it be?': 'Que comprimento ela deve ter?',
  'How many passphrases': 'Quantas frases-senha',
  'How many passwords': 'Quantas senhas',
  'How safe is a ZIP with a password?': 'Um ZIP com senha é seguro?',
  'How soon do you answer?': 'Em quanto tempo vocês respondem?',
  'How soon we answer, and when somebody is in the office.':
    'Em quanto tempo respondemos e quando há alguém no escritório.',
  'How strong, 1 to 100.': 'Intensidade, de 1 a 100.',
  'How strongly shadows, stains and noise are removed.': 'Com que força sombras, manchas e ruído são removidos.',
  'How things work here, and what to do when they do not.':
    'Como as coisas funcionam aqui e o que fazer quando não funcionam.',
  'How to sign': 'Como assinar',
  'How to use it': 'Como usar',
  'How to use the tools, which files they take, what to do when something fails, and what happens to your files.':
    'Como usar as ferramentas, quais arquivos elas aceitam, o que fazer quando algo falha e o que acontece com os seus arquivos.',
  Hyphen: 'Hífen',
  'I am sorry that my answers did not help. I have passed this on to our team as ticket {number}.':
    'Lamento que minhas respostas não tenham ajudado. Encaminhei isto à nossa equipe como chamado {number}.',
  'I forgot my password': 'Esqueci minha senha',
  'I have saved them': 'Eu os salvei',
  "I'm having trouble responding right now.": 'Estou com dificuldade para responder agora.',
  "I'm sorry, I couldn't process that request.": 'Desculpe, não consegui processar esse pedido.',
  'ID card': 'Documento de identidade',
  'ID card puts both sides on one A4 page in their true size; receipt makes a long, narrow page with strong contrast; business card reads the contact, for your address book; book cuts the two pages apart and flattens them.':
    'Documento de identidade coloca os dois lados em uma página A4 no tamanho real; recibo faz uma página longa e estreita com contraste forte; cartão de visita lê o contato para a sua agenda; livro separa as duas páginas e as aplaina.',
  'Icons, borders': 'Ícones, bordas',
  'Id card': 'Documento de identidade',
  Identical: 'Idênticas',
  'If a payment fails, we tell you and retry; if it keeps failing, the account returns to Starter.':
    'Se um pagamento falha, avisamos você e tentamos de novo; se continuar falhando, a conta volta ao Starter.',
  'If it has a date.': 'Se tiver uma data.',
  'If it was not you, do not open the link: there is no account, and nothing happens.':
    'Se não foi você, não abra o link: não existe conta, e nada acontece.',
  'If that fails, it goes to an AI model on this server, and to nobody else.':
    'Se isso falhar, ele vai para um modelo de IA neste servidor e para ninguém mais.',
  "If that fails, it goes to an AI model on this site's own network, and to nobody else.":
    'Se isso falhar, ele vai para um modelo de IA na própria rede deste site e para ninguém mais.',
  'If that fails, it goes to {provider}.': 'Se isso falhar, ele vai para {provider}.',
  'If there is an account with this address, we have sent it a link for a new password.':
    'Se existe uma conta com este endereço, enviamos a ela um link para uma nova senha.',
  'If you apply for a job, the operator of this site keeps your name, your email address, your message and your CV for {applicationLifetime}. Only administrators can open a CV, and each time is recorded.':
    'Se você se candidata a uma vaga, o operador deste site guarda seu nome, seu endereço de e-mail, sua mensagem e seu currículo por {applicationLifetime}. Somente administradores podem abrir um currículo, e cada vez é registrada.',
  'If you ask for the newsletter, we keep your email address and the day you confirmed it, and use them for nothing else. Every issue has a link to leave, which deletes your address. An address that is not confirmed is deleted after 7 days.':
    'Se você pede a newsletter, guardamos seu endereço de e-mail e o dia em que o confirmou, e não os usamos para mais nada. Cada edição tem um link para cancelar, que exclui seu endereço. Um endereço não confirmado é excluído após 7 dias.',
  'If you asked for the newsletter, confirm that this address is yours. If not, close this page.':
    'Se você pediu a newsletter, confirme que este endereço é seu. Se não, feche esta página.',
  'If you could care less, you do care.': '“Could care less” diz que você se importa, sim.',
  'If you have a passkey, sign in with it. You do not need your password.':
    'Se você tem uma chave de acesso, entre com ela. Você não precisa da senha.',
  "If you registered here or changed your account's address, confirm that the address is yours. If not, close this page.":
    'Se você se cadastrou aqui ou alterou o endereço da sua conta, confirme que o endereço é seu. Se não, feche esta página.',
  Image: 'Imagem',
  'Image Compressor': 'Comprimir imagem',
  'Image Resized Successfully!': 'Imagem redimensionada com sucesso!',
  'Image Resizer': 'Redimensionar imagem',
  'Image Tools': 'Ferramentas de imagem',
  'Image or PDF': 'Imagem ou PDF',
  'Image {number} has more than {maxMegapixels} megapixels, which is the limit. Please make it smaller first.':
    'A imagem {number} tem mais de {maxMegapixels} megapixels, que é o limite. Reduza-a primeiro.',
  'Image {number} is damaged or incomplete and cannot be read. Please export or download it again.':
    'A imagem {number} está danificada ou incompleta e não pode ser lida. Exporte-a ou baixe-a novamente.',
  'Image {number} of {count}': 'Imagem {number} de {count}',
  'Image {number} uses {what}, which PDF cannot hold. Please save it as an ordinary JPEG or PNG.':
    'A imagem {number} usa {what}, o que um PDF não comporta. Salve-a como um JPEG ou PNG comum.',
  Images: 'Imagens',
  'Images Resized Successfully!': 'Imagens redimensionadas com sucesso!',
  'Images and PDFs get smaller and keep their format; every other file becomes a ZIP.':
    'Imagens e PDFs ficam menores e mantêm o formato; todos os outros arquivos viram um ZIP.',
  'Images are reduced to the resolution their place on the page needs, fonts are reduced to the characters in use, and everything is repacked. Text stays text; links, bookmarks, forms, tags and attachments stay as they are.':
    'As imagens são reduzidas à resolução que o lugar delas na página exige, as fontes são reduzidas aos caracteres em uso e tudo é empacotado de novo. Texto continua sendo texto; links, marcadores, formulários, tags e anexos ficam como estão.',
  'Images cannot become {asked} here, only {possible}. The type is that of its content, not of its name.':
    'Imagens não podem virar {asked} aqui, somente {possible}. O tipo é o do conteúdo, não o do nome.',
  'Images in order': 'Imagens em ordem',
  'Images in shades of grey.': 'Imagens em tons de cinza.',
  'Images of pages': 'Imagens das páginas',
  'Images only, animations included. Smaller ones stay as they are.':
    'Somente imagens, inclusive animações. As menores ficam como estão.',
  'Images stay sharp in print (220 per inch).': 'As imagens continuam nítidas na impressão (220 por polegada).',
  'Images to other formats or PDF, documents to PDF and each other, PDFs to images or text.':
    'Imagens em outros formatos ou PDF, documentos em PDF e uns nos outros, PDFs em imagens ou texto.',
  'Images with marked scratches': 'Imagens com riscos marcados',
  'Immediately and permanently.': 'Imediata e permanentemente.',
  'Improve text': 'Melhorar texto',
  'Improved light and colours': 'Luz e cores melhoradas',
  'Improved text': 'Texto melhorado',
  'Improvement Failed': 'Falha ao melhorar',
  'Improvement type': 'Tipo de melhoria',
  Improving: 'Melhorando',
  'Improving…': 'Melhorando…',
  'In Progress': 'Em andamento',
  'In a hurry? <button>Chat with AI Assistant</button>':
    'Com pressa? <button>Conversar com o assistente de IA</button>',
  'In conversations, last 24 hours': 'Nas conversas, últimas 24 horas',
  'In line': 'Na fila',
  'In numbers': 'Em números',
  'In sentences, Anna and Paris stay as they are.': 'Em frases, Anna e Paris ficam como estão.',
  'In short': 'Em resumo',
  'In the bag': 'Na bolsa',
  'In the file': 'No arquivo',
  'In the last 30 days, half of all people had their first answer within {time}.':
    'Nos últimos 30 dias, metade das pessoas teve a primeira resposta em até {time}.',
  'In this order: {order}. The photo is saved only once.': 'Nesta ordem: {order}. A foto é salva só uma vez.',
  'In turn': 'Por ordem de chegada',
  'In your text, but no longer here: {lost}.': 'Está no seu texto, mas não mais aqui: {lost}.',
  Included: 'Incluído',
  Indian: 'Indiano',
  Informal: 'Informal',
  'Inner colour': 'Cor interna',
  'Insert a PDF after page {after}': 'Inserir um PDF depois da página {after}',
  'Insert a blank page after page {after}': 'Inserir uma página em branco depois da página {after}',
  'Insertion mark': 'Marca de inserção',
  Inside: 'Dentro',
  'Instagram caption': 'Legenda do Instagram',
  'Instagram portrait': 'Instagram retrato',
  'Instagram square': 'Instagram quadrado',
  'Into a PDF': 'Em um PDF',
  'Into one PDF': 'Em um só PDF',
  Invalid: 'Inválido',
  'Invalid File': 'Arquivo inválido',
  'Invalid File Type': 'Tipo de arquivo inválido',
  'Invalid URL': 'URL inválida',
  'Invalid file': 'Arquivo inválido',
  'Invalid file type': 'Tipo de arquivo inválido',
  'Invalid response format: the server did not send a result. Try again.':
    'Formato de resposta inválido: o servidor não enviou um resultado. Tente novamente.',
  Invitation: 'Convite',
  Invoice: 'Fatura',
  Invoices: 'Faturas',
  'Is erased text really gone?': 'O texto apagado some mesmo?',
  'Is my image uploaded when I take colours from it?': 'Minha imagem é enviada quando extraio cores dela?',
  'Is my list still there after a reload?': 'Minha lista ainda está lá depois de recarregar?',
  'Is my text stored?': 'Meu texto é armazenado?',
  'Is reading scanned pages counted?': 'A leitura de páginas digitalizadas é contada?',
  'Is the password sent anywhere?': 'A senha é enviada para algum lugar?',
  'Is the text of the PDF the text I corrected?': 'O texto do PDF é o texto que eu corrigi?',
  'It cannot be made smaller at this level.': 'Não pode ficar menor neste nível.',
  'It contains programs or starts other files. They never run here and are left out of results.':
    'Contém programas ou inicia outros arquivos. Eles nunca são executados aqui e são deixados de fora dos resultados.',
  'It could not be checked': 'Não pôde ser verificado',
  'It could not be loaded. Check your connection, then reload the page.':
    'Não foi possível carregá-la. Verifique sua conexão e recarregue a página.',
  'It counts, lets you delete your files, and identifies you nowhere else.':
    'Ele conta, permite que você exclua seus arquivos e não identifica você em nenhum outro lugar.',
  'It does not scan reliably': 'A leitura não é confiável',
  'It does not scan reliably. {advice}': 'A leitura não é confiável. {advice}',
  'It fills the whole background.': 'Ela preenche o fundo inteiro.',
  'It goes to {confirmed}, 50 a minute. You can stop it, but not take back what was sent.':
    'Ele vai para {confirmed}, 50 por minuto. Você pode interrompê-lo, mas não recuperar o que já foi enviado.',
  'It has a password, so where it leads is not shown.': 'Ele tem uma senha, por isso não se mostra para onde leva.',
  'It has all your changes.': 'Ele tem todas as suas alterações.',
  'It has many pages but no outline to navigate by.': 'Tem muitas páginas, mas nenhum sumário para navegar.',
  'It has one. Empty: it stays.': 'Ele tem uma. Vazio: ela permanece.',
  'It has what you put into the form. {note}': 'Contém o que você colocou no formulário. {note}',
  'It has your changes, apart from these.': 'Ele tem as suas alterações, exceto estas.',
  "It is 'biased'.": 'O correto é “biased”.',
  "It is 'supposed to'.": 'O correto é “supposed to”.',
  "It is 'used to'.": 'O correto é “used to”.',
  'It is a scan: its text cannot be searched or copied. Text recognition makes it searchable.':
    'É uma digitalização: o texto não pode ser pesquisado nem copiado. O reconhecimento de texto o torna pesquisável.',
  'It is damaged and was repaired on opening. Split or merge it once to get a sound file.':
    'Está danificado e foi reparado ao abrir. Divida-o ou una-o uma vez para obter um arquivo íntegro.',
  'It is damaged: to have it repaired, merge it alone with the PDF Merger.':
    'Está danificado: para repará-lo, use Unir PDF somente com ele.',
  'It is in your downloads.': 'Está nos seus downloads.',
  'It is large for its number of pages. Compressing it makes it quicker to send and to open.':
    'É grande para o número de páginas. Comprimi-lo o torna mais rápido de enviar e de abrir.',
  'It is locked with a password. Enter it to go on; it is used for this file only and never stored.':
    'Está bloqueado com senha. Digite-a para continuar; ela é usada somente para este arquivo e nunca armazenada.',
  'It is never sent. Switching it off clears it.': 'Ele nunca é enviado. Desativá-lo o apaga.',
  'It is on': 'Está ativado',
  'It is one program, in one language, with one command to start it. That keeps it small enough to be understood by a few people, and to be run by one.':
    'É um só programa, em uma só linguagem, com um só comando para iniciá-lo. Isso o mantém pequeno o bastante para ser entendido por poucas pessoas e operado por uma.',
  'It is removed unless you choose to keep it. Orientation and colours stay right either way: the rotation is applied to the image itself.':
    'São removidos, a menos que você opte por mantê-los. A orientação e as cores ficam certas de qualquer forma: a rotação é aplicada à própria imagem.',
  'It is right': 'Está certa',
  'It is signed. Every change makes the signature invalid, so keep the original.':
    'Está assinado. Qualquer alteração invalida a assinatura, então guarde o original.',
  'It is spelled like this.': 'Escreve-se assim.',
  'It leads to a site that the operator of this site has blocked.':
    'Ele leva a um site que o operador deste site bloqueou.',
  'It may call': 'Ela pode chamar',
  'It needs the package requests.': 'Precisa do pacote requests.',
  'It now costs {price}. The unused part of your current period is credited.':
    'Agora custa {price}. A parte não usada do seu período atual é creditada.',
  'It replaces your current password and signs you out on every device.':
    'Ela substitui sua senha atual e encerra suas sessões em todos os dispositivos.',
  "It said: '{line}'": 'Ele disse: “{line}”',
  'It says what it did': 'Diz o que fez',
  'It scans': 'A leitura funciona',
  'It scans.': 'A leitura funciona.',
  'It stays as it is, byte for byte: edits are added at its end. Every edited page is compared with the original outside of the edits.':
    'Fica como está, byte por byte: as edições são acrescentadas no fim. Cada página editada é comparada com a original fora das edições.',
  'It stays. Only the lines you change are set anew, at their place, in their own font, size and colour. A line that has become too long goes on in the next line of its paragraph.':
    'Ele permanece. Somente as linhas que você altera são compostas de novo, no lugar delas, na própria fonte, tamanho e cor. Uma linha que ficou longa demais continua na linha seguinte do parágrafo.',
  'It takes no fields.': 'Não aceita campos.',
  'It unpacks to {bytes}; at most {maxUnpackedBytes} are unpacked at a time.':
    'Descompactado, ele ocupa {bytes}; no máximo {maxUnpackedBytes} são extraídos por vez.',
  'It was read back and scans.': 'Ele foi relido e funciona.',
  'It words the automatic answers, from this site’s help.':
    'Ele redige as respostas automáticas, com base na ajuda deste site.',
  'It works for {days, plural, one {# day} other {# days}}. If it was not you, do nothing: you get no newsletter, and your address is deleted by then.':
    'Ele funciona por {days, plural, one {# dia} other {# dias}}. Se não foi você, não faça nada: você não recebe a newsletter, e seu endereço é excluído até lá.',
  'It works once, within {days, plural, one {# day} other {# days}} of your registration. The account gets the password that was chosen then. Without confirmation, what was entered is removed after {days, plural, one {# day} other {# days}}.':
    'Ele funciona uma vez, em até {days, plural, one {# dia} other {# dias}} após o seu cadastro. A conta recebe a senha que foi escolhida naquele momento. Sem confirmação, o que foi informado é removido após {days, plural, one {# dia} other {# dias}}.',
  'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If it was not you, do not open it: you would give your address to the account of somebody else. Otherwise nothing happens.':
    'Ele funciona uma vez, em até {hours, plural, one {# hora} other {# horas}} após o seu pedido. Se não foi você, não o abra: você daria seu endereço à conta de outra pessoa. Caso contrário, nada acontece.',
  'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If this was not you, ignore this message: nothing happens.':
    'Ele funciona uma vez, em até {hours, plural, one {# hora} other {# horas}} após o seu pedido. Se não foi você, ignore esta mensagem: nada acontece.',
  'It works once, within {minutes, plural, one {# minute} other {# minutes}} of your request. If you did not ask for it, ignore this message: your password stays as it is.':
    'Ele funciona uma vez, em até {minutes, plural, one {# minuto} other {# minutos}} após o seu pedido. Se você não o pediu, ignore esta mensagem: sua senha continua como está.',
  'It would unpack from {archiveBytes} to {bytes}, as decompression bombs do. It cannot be unpacked as a whole.':
    'Ele passaria de {archiveBytes} para {bytes} ao ser descompactado, como as bombas de descompressão. Não pode ser descompactado por inteiro.',
  'Italian (old)': 'Italiano (antigo)',
  Italic: 'Itálico',
  'Its colour cannot be changed here.': 'A cor não pode ser alterada aqui.',
  'Its colour is noted, but it is drawn by a picture of its own, which stays.':
    'A cor foi registrada, mas a anotação é desenhada por uma imagem própria, que permanece.',
  'Its colours are still in it.': 'As cores ainda estão nele.',
  'Its edges are found when it is processed.': 'As bordas são encontradas quando ela é processada.',
  'Its form is of a kind (XFA) that only Adobe Reader shows in full.':
    'O formulário é de um tipo (XFA) que só o Adobe Reader mostra por completo.',
  'Its maker has deleted it.': 'Quem o criou o excluiu.',
  'Its maker has paused it. Please try again later, or ask them.':
    'Quem o criou o pausou. Tente novamente mais tarde ou pergunte a essa pessoa.',
  'Its maker set a time for it, which is over. Please ask them for a new one.':
    'Quem o criou definiu um prazo para ele, que já passou. Peça um novo a essa pessoa.',
  'Its maker set how often it works. Please ask them for a new one.':
    'Quem o criou definiu quantas vezes ele funciona. Peça um novo a essa pessoa.',
  'Its metadata is still in it.': 'Os metadados ainda estão nele.',
  'Its number is <strong>{number}</strong>. The answer will be on <link>the page of your ticket</link>, where you can also add something.':
    'O número dela é <strong>{number}</strong>. A resposta estará na <link>página do seu chamado</link>, onde você também pode acrescentar algo.',
  'Its number is {number}. Keep <a>the page of your application</a>: you can read our answer and write to us there.':
    'O número dela é {number}. Guarde <a>a página da sua candidatura</a>: nela você pode ler nossa resposta e nos escrever.',
  'Its owner has restricted what may be done with it. Please respect that when you pass it on.':
    'O proprietário restringiu o que pode ser feito com ele. Respeite isso ao repassá-lo.',
  'Its pages are empty or hold only images.': 'As páginas estão vazias ou contêm somente imagens.',
  'Its pages cannot be shown here. {sentence} You can still try to convert it.':
    'As páginas não podem ser exibidas aqui. {sentence} Você ainda pode tentar convertê-lo.',
  'Its row asks for the password, which is used for this conversion only and never stored. The result has no password. PowerPoint before 2007 and a few rare kinds of locks cannot be opened; the row says so.':
    'A linha do documento pede a senha, que é usada somente nesta conversão e nunca armazenada. O resultado não tem senha. PowerPoint anterior a 2007 e alguns tipos raros de bloqueio não podem ser abertos; a linha informa isso.',
  'Its style stays.': 'O estilo permanece.',
  'Its tables': 'As tabelas',
  'Its text is part of a picture. Make it readable with the Document Scanner first, or write over it with the Visual PDF Editor.':
    'O texto dela faz parte de uma imagem. Torne-o legível primeiro com Digitalizar documentos ou escreva por cima com o Editor visual de PDF.',
  JPEG: 'JPEG',
  'JPEG has no transparency and gets the colour.': 'O JPEG não tem transparência e recebe a cor.',
  'JPEG has no transparency: it gets “Color”.': 'O JPEG não tem transparência: recebe a “Cor”.',
  JPG: 'JPG',
  'JPG cannot be transparent, so the background is white.':
    'O JPG não pode ser transparente, por isso o fundo é branco.',
  'JPG images': 'Imagens JPG',
  JSON: 'JSON',
  'JSON feed': 'Feed JSON',
  'Japanese (Shift_JIS)': 'Japonês (Shift_JIS)',
  'Japanese (vertical)': 'Japonês (vertical)',
  'Job applications': 'Candidaturas',
  'Job title': 'Cargo',
  Jobs: 'Tarefas',
  'Jobs are listed until their files are deleted. Whose they are and what their files are called is not shown.':
    'As tarefas são listadas até seus arquivos serem excluídos. Não se mostra de quem são nem como se chamam seus arquivos.',
  'Jobs done': 'Tarefas concluídas',
  'Joins a network.': 'Conecta a uma rede.',
  KB: 'KB',
  Keep: 'Manter',
  'Keep a history in this browser': 'Guardar um histórico neste navegador',
  'Keep acronyms': 'Manter siglas',
  'Keep aspect ratio': 'Manter a proporção',
  'Keep editing': 'Continuar editando',
  'Keep it in this browser': 'Guardar neste navegador',
  'Keep metadata': 'Manter metadados',
  'Keep names': 'Manter nomes',
  'Keep one that has been leaked.': 'Manter uma senha que vazou.',
  'Keep this page open: a reload would lose {names}, because the file changed or was moved after you chose it.':
    'Mantenha esta página aberta: recarregá-la faria perder {names}, porque o arquivo foi alterado ou movido depois que você o escolheu.',
  'Keep this page open: a reload would lose {names}, because this browser has no more room for files.':
    'Mantenha esta página aberta: recarregá-la faria perder {names}, porque este navegador não tem mais espaço para arquivos.',
  'Keep this page open: a reload would lose {names}, because this browser keeps nothing for this site (a private window, or storage is blocked).':
    'Mantenha esta página aberta: recarregá-la faria perder {names}, porque este navegador não guarda nada para este site (janela anônima ou armazenamento bloqueado).',
  'Keep your password and API keys to yourself, and give an email address that reaches you. You answer for what is done with your account. You can delete it at any time on your <pageLink>account page</pageLink>.':
    'Mantenha sua senha e suas chaves de API só para você e informe um endereço de e-mail que chegue até você. Você responde pelo que é feito com sua conta. Você pode excluí-la a qualquer momento na sua <pageLink>página da conta</pageLink>.',
  'Keeping the aspect ratio must be true or false.': 'Manter a proporção deve ser true ou false.',
  'Kept, or in {language}': 'Mantido, ou em {language}',
  'Kept: every page as it was, {things}.': 'Mantidos: cada página como estava, {things}.',
  'Key revoked': 'Chave revogada',
  Keywords: 'Palavras-chave',
  'Keywords, repeated phrases and how hard the text is to read.':
    'Palavras-chave, expressões repetidas e a dificuldade de leitura do texto.',
  Kind: 'Tipo',
  'Kind of goal': 'Tipo de meta',
  'Korean (vertical)': 'Coreano (vertical)',
  'L: 7% may be damaged': 'L: 7% pode estar danificado',
  'Label on the box': 'Rótulo na caixa',
  'Label on the box, if you want one': 'Rótulo na caixa, se quiser',
  Landscape: 'Paisagem',
  Language: 'Idioma',
  'Language must be a code such as de or en.': 'O idioma deve ser um código como de ou en.',
  'Language must be text.': 'O idioma deve ser texto.',
  Languages: 'Idiomas',
  "Languages must be a list of one to five language codes, such as 'eng' or 'eng,deu'.":
    'Os idiomas devem ser uma lista de um a cinco códigos de idioma, como “eng” ou “eng,deu”.',
  "Languages must be codes such as 'eng' or 'eng,deu'.": 'Os idiomas devem ser códigos como “eng” ou “eng,deu”.',
  'Languages of the text': 'Idiomas do texto',
  'Large text': 'Texto grande',
  'Larger pages': 'Páginas maiores',
  'Larger than before: the other format needs more for this image':
    'Maior que antes: o outro formato precisa de mais espaço para esta imagem',
  'Larger than the original, so it looks softer.': 'Maior que a original, por isso parece menos nítida.',
  'Larger than the original: pixels will be invented, so it will look softer.':
    'Maior que a original: pixels serão inventados, por isso parecerá menos nítida.',
  'Largest size': 'Tamanho máximo',
  'Largest size of a file in MB': 'Tamanho máximo de um arquivo em MB',
  'Last 12 months': 'Últimos 12 meses',
  'Last 24 hours': 'Últimas 24 horas',
  'Last 30 days': 'Últimos 30 dias',
  'Last 7 days': 'Últimos 7 dias',
  'Last audit ({day}): {findings, plural, one {# finding} other {# findings}} on {pages, plural, one {# page} other {# pages}}':
    'Última auditoria ({day}): {findings, plural, one {# constatação} other {# constatações}} em {pages, plural, one {# página} other {# páginas}}',
  'Last check': 'Última verificação',
  'Last escalation: none yet': 'Último encaminhamento: nenhum ainda',
  'Last escalation: {time}': 'Último encaminhamento: {time}',
  'Last name': 'Sobrenome',
  'Last rated bad': 'Últimas avaliadas como ruins',
  'Latest jobs': 'Últimas tarefas',
  Latitude: 'Latitude',
  'Latitude must be a number from -90 to 90.': 'A latitude deve ser um número de -90 a 90.',
  'Lc {round}': 'Lc {round}',
  'Leads to': 'Leva a',
  Leaf: 'Folha',
  'Leave it': 'Deixar como está',
  'Leave it out<span> and remove {name}</span>': 'Deixar de fora<span> e remover {name}</span>',
  'Leave it to the page. It uses at least M, which survives 15% of dirt or damage, more wherever that costs no space, and H (30%) with a logo, because a logo covers a part of the code.':
    'Deixe com a página. Ela usa pelo menos M, que resiste a 15% de sujeira ou dano, mais onde isso não custar espaço, e H (30%) com um logotipo, porque um logotipo cobre parte do código.',
  'Leave the newsletter': 'Cancelar a newsletter',
  'Leave with one click: {link}': 'Cancele com um clique: {link}',
  'Leave your changes?': 'Abandonar as alterações?',
  Leaves: 'Folhas',
  'Leaves out fillers, repetition and wordy phrases.':
    'Elimina palavras de preenchimento, repetições e frases prolixas.',
  'Leaves out the white paper, in PNG and WebP.': 'Elimina o branco do papel, em PNG e WebP.',
  'Leaves out the white, to put pages on other backgrounds.':
    'Elimina o branco, para colocar páginas sobre outros fundos.',
  Left: 'Esquerda',
  'Left edge of the part to keep, as a fraction of the width. Cropping comes first.':
    'Borda esquerda da parte a manter, como fração da largura. O corte vem primeiro.',
  'Left in the mailbox': 'Deixados na caixa de e-mail',
  'Left open here': 'Deixado aberto aqui',
  'Left open here {describeAge}: {names}.': 'Deixado aberto aqui {describeAge}: {names}.',
  'Left out': 'Deixados de fora',
  'Left out: {count, plural, one {# file} other {# files}}.':
    'Deixados de fora: {count, plural, one {# arquivo} other {# arquivos}}.',
  'Left out: {name}.': 'Deixado de fora: {name}.',
  'Left there are newsletters, bounces and other programs’ emails.':
    'São deixados lá newsletters, devoluções e e-mails de outros programas.',
  Length: 'Comprimento',
  'Length must be a whole number from 4 to 50.': 'O comprimento deve ser um número inteiro de 4 a 50.',
  'Length must be short, medium or long.': 'O comprimento deve ser short, medium ou long.',
  Less: 'Menos',
  'Less grain, with the details kept.': 'Menos granulação, com os detalhes mantidos.',
  'Let a password manager remember and fill them in.': 'Deixe um gerenciador de senhas lembrá-las e preenchê-las.',
  'Let go, it is in the bag': 'Pode soltar: está na bolsa',
  'Let what follows stay': 'Deixar o resto onde está',
  Letter: 'Carta',
  'Letters change case differently: Turkish i becomes İ, Dutch IJ is one letter, Greek capitals lose their accents, German ß becomes SS or ẞ. Turkish, Azerbaijani and Greek are recognised; you can choose the others.':
    'As letras mudam entre maiúsculas e minúsculas de formas diferentes: o i turco vira İ, o IJ holandês é uma só letra, as maiúsculas gregas perdem os acentos, o ß alemão vira SS ou ẞ. Turco, azerbaijano e grego são reconhecidos; você pode escolher os outros.',
  'Letters, digits and hyphens, 20 at most.': 'Letras, dígitos e hífens, no máximo 20.',
  Level: 'Nível',
  'Level must be lossless, light, balanced or strong.': 'O nível deve ser lossless, light, balanced ou strong.',
  'Level must be store, fast, normal or best.': 'O nível deve ser store, fast, normal ou best.',
  Light: 'Leve',
  'Light or dark': 'Claro ou escuro',
  'Light, contrast and colours.': 'Luz, contraste e cores.',
  'Light: only evens the light': 'Leve: apenas uniformiza a luz',
  'Lighter photos, the same look': 'Fotos mais leves, a mesma aparência',
  Limit: 'Limite',
  Limits: 'Limites',
  'Limits of every tool per plan': 'Limites de cada ferramenta por plano',
  Line: 'Linha',
  'Line between before and after': 'Linha entre antes e depois',
  'Line on page {label}': 'Linha na página {label}',
  'Line {line}:': 'Linha {line}:',
  'Line {line}: {problem}': 'Linha {line}: {problem}',
  Linear: 'Linear',
  Lines: 'Linhas',
  Link: 'Link',
  'Link changed': 'Link alterado',
  'Link not shortened': 'Link não encurtado',
  'Link preview': 'Prévia de link',
  'Link shortened!': 'Link encurtado!',
  'LinkedIn banner': 'Banner do LinkedIn',
  'LinkedIn post': 'Post no LinkedIn',
  Links: 'Links',
  'Links belong to your account, or to the visitor cookie below. A deleted link can be restored for a day; then its target and statistics are gone, and only its name stays, so that nobody else can take it over.':
    'Os links pertencem à sua conta ou ao cookie de visitante descrito abaixo. Um link excluído pode ser restaurado por um dia; depois, o destino e as estatísticas dele desaparecem, e só o nome permanece, para que ninguém mais possa assumi-lo.',
  'Links from a CSV file': 'Links de um arquivo CSV',
  'Links to deleted pages were removed, as they would lead nowhere.':
    'Links para páginas excluídas foram removidos, pois não levariam a lugar nenhum.',
  'Links to pages that are in another part were removed, as they would lead nowhere.':
    'Links para páginas que estão em outra parte foram removidos, pois não levariam a lugar nenhum.',
  'Links to {host} are blocked on this site. If you think that is wrong, please contact its operator.':
    'Links para {host} estão bloqueados neste site. Se você acha que isso está errado, entre em contato com o operador.',
  'Links, email addresses, numbers, quotations, code, tags and placeholders stay as they are, and so do names and line breaks.':
    'Links, endereços de e-mail, números, citações, código, tags e espaços reservados ficam como estão, assim como nomes e quebras de linha.',
  'List of edits': 'Lista de edições',
  Lithuanian: 'Lituano',
  'Loading error - check console': 'Erro de carregamento - verifique o console',
  'Loading escalations...': 'Carregando encaminhamentos...',
  'Loading its usage…': 'Carregando o uso…',
  'Loading marketing dashboard...': 'Carregando o painel de marketing...',
  'Loading the applications…': 'Carregando as candidaturas…',
  'Loading the articles…': 'Carregando os artigos…',
  'Loading the audit…': 'Carregando a auditoria…',
  'Loading the backlinks…': 'Carregando os backlinks…',
  'Loading the blocked hosts…': 'Carregando os hosts bloqueados…',
  'Loading the call': 'Carregando a chamada',
  'Loading the calls': 'Carregando as chamadas',
  'Loading the calls…': 'Carregando as chamadas…',
  'Loading the content ideas…': 'Carregando as ideias de conteúdo…',
  'Loading the conversations…': 'Carregando as conversas…',
  'Loading the conversation…': 'Carregando a conversa…',
  'Loading the drafts…': 'Carregando os rascunhos…',
  'Loading the editor': 'Carregando o editor',
  'Loading the figures…': 'Carregando os números…',
  'Loading the form…': 'Carregando o formulário…',
  'Loading the jobs…': 'Carregando as tarefas…',
  'Loading the links…': 'Carregando os links…',
  'Loading the log…': 'Carregando o registro…',
  'Loading the newsletter…': 'Carregando a newsletter…',
  'Loading the pages…': 'Carregando as páginas…',
  'Loading the payment form…': 'Carregando o formulário de pagamento…',
  'Loading the settings…': 'Carregando as configurações…',
  'Loading the state of the mailbox…': 'Carregando o estado da caixa de e-mail…',
  'Loading the state of the site…': 'Carregando o estado do site…',
  'Loading the statistics…': 'Carregando as estatísticas…',
  'Loading the templates…': 'Carregando os modelos…',
  'Loading the text…': 'Carregando o texto…',
  'Loading the ticket…': 'Carregando o chamado…',
  'Loading the tool': 'Carregando a ferramenta',
  'Loading the users…': 'Carregando os usuários…',
  'Loading your account…': 'Carregando sua conta…',
  'Loading your counts…': 'Carregando suas contagens…',
  'Loading your invoices…': 'Carregando suas faturas…',
  'Loading your keys…': 'Carregando suas chaves…',
  'Loading your links…': 'Carregando seus links…',
  'Loading your passkeys…': 'Carregando suas chaves de acesso…',
  'Loading your plan…': 'Carregando seu plano…',
  'Loading your results…': 'Carregando seus resultados…',
  'Loading your sessions…': 'Carregando suas sessões…',
  'Loading your tasks…': 'Carregando suas tarefas…',
  'Loading your tickets…': 'Carregando seus chamados…',
  'Loading {name}…': 'Carregando {name}…',
  'Loading…': 'Carregando…',
  'Lock colour {number}': 'Travar a cor {number}',
  'Lock the colours you like and try again for the others':
    'Trave as cores de que gostar e tente de novo para as outras',
  Locked: 'Bloqueado',
  'Locked PDF': 'PDF bloqueado',
  'Locked and not deleted: {locked}.': 'Bloqueado e não excluído: {locked}.',
  'Locked with a password': 'Bloqueado com senha',
  'Locks the content with AES-256. File names stay readable.':
    'Bloqueia o conteúdo com AES-256. Os nomes dos arquivos continuam legíveis.',
  'Logged out successfully': 'Você saiu da conta',
  'Login Failed': 'Falha no login',
  Logo: 'Logotipo',
  'Logo: {name}': 'Logotipo: {name}',
  Logout: 'Sair',
  'Logout Failed': 'Falha ao sair',
  'Logs and counts': 'Registros e contagens',
  Long: 'Longo',
  'Long URL': 'URL longa',
  'Longer, section by section': 'Mais longo, seção por seção',
  Longest: 'Maior lado',
  'Longest sentence': 'Frase mais longa',
  'Longest side': 'Lado maior',
  'Longest side in pixels': 'Lado maior em pixels',
  'Longest word': 'Palavra mais longa',
  Longitude: 'Longitude',
  'Longitude must be a number from -180 to 180.': 'A longitude deve ser um número de -180 a 180.',
  Look: 'Aparência',
  'Look at page {number} closely': 'Ver a página {number} de perto',
  'Look at the page': 'Ver a página',
  'Look at {path}': 'Ver {path}',
  'Look of the tool': 'Aparência da ferramenta',
  'Looked at': 'Examinado',
  'Looking at the file…': 'Examinando o arquivo…',
  'Looking at {name}…': 'Examinando {name}…',
  'Looking for codes…': 'Procurando códigos…',
  'Looking for its edges…': 'Procurando as bordas…',
  'Looking for the edges of the paper…': 'Procurando as bordas do papel…',
  'Looking for the files': 'Procurando os arquivos',
  'Looking for the page': 'Procurando a página',
  'Looking…': 'Procurando…',
  'Looks the same everywhere; for sending and printing.': 'Igual em qualquer lugar; para enviar e imprimir.',
  'Looks the same on screen (images 150 per inch).': 'Mesma aparência na tela (imagens a 150 por polegada).',
  'Looks the same, and is much smaller.': 'Mesma aparência e bem menor.',
  Lossless: 'Sem perdas',
  'Lossless.': 'Sem perdas.',
  'Lossless: for drawings, screens and small print.': 'Sem perdas: para desenhos, telas e letras pequenas.',
  'Lower colour': 'Cor inferior',
  Lowercase: 'Minúsculas',
  'Lowercase letters (a-z)': 'Letras minúsculas (a-z)',
  'M: 15% may be damaged': 'M: 15% pode estar danificado',
  MB: 'MB',
  'Made in this browser. It is not sent and not stored; only your settings are remembered here.':
    'Criada neste navegador. Não é enviada nem armazenada; apenas as suas configurações são lembradas aqui.',
  'Made on {day}.': 'Criado em {day}.',
  'Made with': 'Criado com',
  Main: 'Principal',
  'Main colours of {name}.': 'Cores principais de {name}.',
  'Maintain aspect ratio': 'Manter a proporção',
  'Make Concise': 'Tornar conciso',
  'Make JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC and SVG images smaller. Compare before and after, choose the format, do many at once. Free, no sign-up.':
    'Deixe imagens JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC e SVG menores. Compare antes e depois, escolha o formato, faça várias de uma vez. Grátis, sem cadastro.',
  'Make PDFs smaller, and see that every page still looks the same.':
    'Deixe os PDFs menores e confira que cada página continua com a mesma aparência.',
  'Make QR codes for links, Wi-Fi, contacts, events and payments. Colours, shapes, logo, PNG, SVG, PDF, batch from CSV, and a reader. Every code is tested to scan.':
    'Crie QR codes para links, Wi-Fi, contatos, eventos e pagamentos. Cores, formas, logotipo, PNG, SVG, PDF, lote via CSV e um leitor. Todo código é testado.',
  'Make ZIP files, and open ZIP, TAR, 7Z and RAR': 'Crie arquivos ZIP e abra ZIP, TAR, 7Z e RAR',
  'Make a PDF': 'Criar um PDF',
  'Make a PDF of {files} images': 'Criar um PDF com {files} imagens',
  'Make a code from it': 'Criar um código com isto',
  'Make admin': 'Tornar administrador',
  'Make an account and ask whoever runs this site. Administrators give Pro to an account for a time; your account page says until when.':
    'Crie uma conta e peça a quem opera este site. Os administradores concedem o Pro a uma conta por um tempo; a página da sua conta diz até quando.',
  'Make codes': 'Criar códigos',
  'Make colour palettes from a base colour, an image or by chance. Lock colours, get shades 50 to 950, check contrast, export CSS, Tailwind, SVG and PNG. Free.':
    'Crie paletas a partir de uma cor, de uma imagem ou ao acaso. Trave cores, gere tons de 50 a 950, verifique o contraste e exporte CSS, Tailwind, SVG e PNG. Grátis.',
  'Make colours that belong together, see who can read them, and take them into your design or code.':
    'Crie cores que combinam entre si, veja quem consegue lê-las e leve-as para o seu design ou código.',
  'Make it searchable': 'Tornar pesquisável',
  'Make it smaller where it does not fit': 'Diminuir onde não couber',
  'Make new codes': 'Criar novos códigos',
  'Make photos and graphics smaller without a visible loss, and see the difference before you save.':
    'Deixe fotos e gráficos menores sem perda visível e veja a diferença antes de salvar.',
  'Make smaller': 'Diminuir',
  'Make the logo smaller': 'Diminuir o logotipo',
  'Make {count, plural, one {# code} other {# codes}}': 'Criar {count, plural, one {# código} other {# códigos}}',
  'Make {count} PDFs searchable': 'Tornar {count} PDFs pesquisáveis',
  'Make {files} PDFs': 'Criar {files} PDFs',
  'Make {label}': 'Criar {label}',
  'Makes {count, plural, one {# file} other {# files}}': 'Cria {count, plural, one {# arquivo} other {# arquivos}}',
  'Making a code for your phone': 'Criando um código para o seu celular',
  'Making a preview of what is in view…': 'Criando uma prévia do que está à vista…',
  'Making a preview…': 'Criando uma prévia…',
  'Making and reading {number} of {total}': 'Criando e lendo {number} de {total}',
  'Making the document': 'Criando o documento',
  'Making the preview…': 'Criando a prévia…',
  'Many PDFs carry only the letters they use. The changed words are then set in a similar font, and the result says so.':
    'Muitos PDFs trazem somente as letras que usam. As palavras alteradas são então compostas em uma fonte parecida, e o resultado informa isso.',
  'Many files, one go, one ZIP': 'Muitos arquivos, uma só vez, um ZIP',
  Margin: 'Margem',
  'Margin must be a number of millimetres from 0 to {maxMarginMm}.':
    'A margem deve ser um número de milímetros de 0 a {maxMarginMm}.',
  'Mark scratches': 'Marcar riscos',
  'Mark what is enough for': 'Marcar o que é suficiente para',
  Markdown: 'Markdown',
  'Marked as solved': 'Marcado como resolvido',
  'Marked scratches': 'Riscos marcados',
  Marketing: 'Marketing',
  'Marketing report: {count, plural, one {# visitor} other {# visitors}} yesterday':
    'Relatório de marketing: {count, plural, one {# visitante} other {# visitantes}} ontem',
  Mask: 'Máscara',
  'Mastodon post': 'Post no Mastodon',
  'Match case': 'Diferenciar maiúsculas de minúsculas',
  Matches: 'Ocorrências',
  'Max bytes': 'Máximo de bytes',
  'May be refused': 'Pode ser recusado',
  'May this site show advertisements? They come from {adsHost}.':
    'Este site pode mostrar anúncios? Eles vêm de {adsHost}.',
  Me: 'Eu',
  'Me ({email})': 'Eu ({email})',
  'Measured, not claimed': 'Medido, não alegado',
  Medium: 'Médio',
  Menu: 'Menu',
  'Menu or leaflet': 'Cardápio ou folheto',
  Merge: 'Unir',
  'Merge Failed': 'Falha ao unir',
  'Merge PDF files, and keep bookmarks, links and forms': 'Una arquivos PDF mantendo marcadores, links e formulários',
  'Merge PDFs': 'Unir PDFs',
  'Merge and download': 'Una e baixe',
  'Merge into number': 'Mesclar no número',
  'Merge {some} of {all} files': 'Unir {some} de {all} arquivos',
  'Merged into <link>{mergedInto}</link>.': 'Mesclada em <link>{mergedInto}</link>.',
  'Merged into this one': 'Mescladas nesta',
  Merging: 'Unindo',
  'Merging PDFs…': 'Unindo PDFs…',
  Message: 'Mensagem',
  'Message must be text.': 'A mensagem deve ser texto.',
  Messages: 'Mensagens',
  'Messages are waiting to be sent.': 'Há mensagens aguardando envio.',
  'Messages to us': 'Mensagens para nós',
  'Meta description': 'Meta description',
  Metadata: 'Metadados',
  'Metadata must be keep or strip.': 'Os metadados devem ser keep ou strip.',
  'Metadata must be strip or keep.': 'Os metadados devem ser strip ou keep.',
  'Middle English': 'Inglês médio',
  'Middle French': 'Francês médio',
  'Millimetres on each side.': 'Milímetros de cada lado.',
  'Mind the background': 'Atenção ao fundo',
  'Missing file': 'Arquivo ausente',
  'Mistakes in English are underlined while you type, in your browser.':
    'Erros em inglês são sublinhados enquanto você digita, no seu navegador.',
  'Mistakes only. Your words and style stay.': 'Somente erros. Suas palavras e seu estilo ficam.',
  Mobile: 'Celular',
  'Mobile phone': 'Celular',
  Model: 'Modelo',
  'Modification times must be a JSON list of milliseconds since 1970, one or null for each file.':
    'Os horários de modificação devem ser uma lista JSON de milissegundos desde 1970, um ou null para cada arquivo.',
  'Monitoring active': 'Monitoramento ativo',
  'Monitoring inactive': 'Monitoramento inativo',
  Mono: 'Monoespaçada',
  Monochromatic: 'Monocromática',
  More: 'Mais',
  'More about this palette': 'Mais sobre esta paleta',
  'More can come from a file: LINK_BLOCKLIST_FILE.': 'Outros podem vir de um arquivo: LINK_BLOCKLIST_FILE.',
  'More from the blog': 'Mais do blog',
  'More options': 'Mais opções',
  'More pixels, with sharp edges.': 'Mais pixels, com bordas nítidas.',
  'More rules': 'Mais regras',
  Mosaic: 'Mosaico',
  'Most changed page': 'Página mais alterada',
  'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work, and starts with a {days}-day free trial.':
    'A maior parte da bolsa é grátis, pelo tempo que você quiser. O Pro é para arquivos grandes, textos longos e trabalho diário e começa com um teste grátis de {days} dias.',
  'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work.':
    'A maior parte da bolsa é grátis, pelo tempo que você quiser. O Pro é para arquivos grandes, textos longos e trabalho diário.',
  'Most questions have an answer here. For the others there is us.':
    'A maioria das perguntas tem resposta aqui. Para as outras, estamos nós.',
  'Most styles and all drawings of this page are lost, as there is no browser on this site to print it with.':
    'A maioria dos estilos e todos os desenhos desta página se perdem, pois não há neste site um navegador com que imprimi-la.',
  'Most tools need no account. If you make one, we keep, until you delete it:':
    'A maioria das ferramentas não precisa de conta. Se você criar uma, guardamos, até que você a exclua:',
  Move: 'Mover',
  'Move colour {number} left': 'Mover a cor {number} para a esquerda',
  'Move colour {number} right': 'Mover a cor {number} para a direita',
  'Move page {number} back': 'Recuar a página {number}',
  'Move page {number} forward': 'Avançar a página {number}',
  'Move step {place} up': 'Mover a etapa {place} para cima',
  'Move target {number} down': 'Mover o destino {number} para baixo',
  'Move target {number} up': 'Mover o destino {number} para cima',
  'Move the line to compare with the original. Zoom by wheel or pinch, and drag to move.':
    'Mova a linha para comparar com o original. Use a roda do mouse ou o gesto de pinça para o zoom e arraste para mover.',
  'Move what follows down': 'Mover o resto para baixo',
  'Move what follows up': 'Mover o resto para cima',
  'Move {name} down': 'Mover {name} para baixo',
  'Move {name} up': 'Mover {name} para cima',
  'Moved to page {page}.': 'Movido para a página {page}.',
  'Moved to place {place} of {places}.': 'Movida para a posição {place} de {places}.',
  'My data': 'Meus dados',
  'My phone': 'Meu celular',
  'My words and switched-off rules ({count})': 'Minhas palavras e regras desativadas ({count})',
  'NASA and iPhone stay as they are.': 'NASA e iPhone ficam como estão.',
  Name: 'Nome',
  'Name must be a text.': 'O nome deve ser um texto.',
  'Name must be at most 120 characters.': 'O nome deve ter no máximo 120 caracteres.',
  'Name must be at most 200 characters.': 'O nome deve ter no máximo 200 caracteres.',
  'Name of the payee': 'Nome do beneficiário',
  'Name of the recipe': 'Nome da receita',
  'Name of the result': 'Nome do resultado',
  'Name of the results': 'Nome dos resultados',
  'Name or email': 'Nome ou e-mail',
  'Names are written with a capital.': 'Nomes se escrevem com inicial maiúscula.',
  'Nearly done. Our mail server does not answer right now: the email with your link comes as soon as it does.':
    'Quase pronto. Nosso servidor de e-mail não responde agora: o e-mail com o seu link chega assim que ele responder.',
  'Nearly done: please open the link in the email that we have sent you.':
    'Quase pronto: abra o link no e-mail que enviamos a você.',
  'Nearly: fonts with the same widths stand in for Calibri, Cambria, Arial and Times New Roman, so lines and pages break where they did. Web pages and emails become PDFs as a browser prints them. Check the preview before you share it.':
    'Quase: fontes com as mesmas larguras substituem Calibri, Cambria, Arial e Times New Roman, então linhas e páginas quebram onde quebravam. Páginas da web e e-mails viram PDFs como um navegador os imprime. Confira a prévia antes de compartilhar.',
  'Needs you to be signed in.': 'Exige que você esteja conectado.',
  'Neighbouring hues.': 'Matizes vizinhos.',
  'Network error while testing email system': 'Erro de rede ao testar o sistema de e-mail',
  'Network error: the server cannot be reached. Check your connection and try again.':
    'Erro de rede: não foi possível acessar o servidor. Verifique sua conexão e tente novamente.',
  'Network name': 'Nome da rede',
  Neutral: 'Neutro',
  Never: 'Nunca',
  'Never again': 'Nunca mais',
  'Never again: the rule {rule}': 'Nunca mais: a regra {rule}',
  'New article': 'Novo artigo',
  'New backup codes': 'Novos códigos de backup',
  'New code': 'Novo código',
  'New dimensions {newWidth}x{newHeight}': 'Novas dimensões {newWidth}x{newHeight}',
  'New email': 'Novo e-mail',
  'New findings': 'Novas constatações',
  'New here? <link>Create an account</link>': 'Primeira vez aqui? <link>Crie uma conta</link>',
  'New pages: {newPages}': 'Páginas novas: {newPages}',
  'New password': 'Nova senha',
  'New posts by email': 'Novos posts por e-mail',
  'New posts of the blog, when there are some. Nothing else, and your address is used for nothing else.':
    'Novos posts do blog, quando houver algum. Nada mais, e seu endereço não é usado para mais nada.',
  'New short link': 'Novo link curto',
  Newer: 'Mais recentes',
  Newsletter: 'Newsletter',
  'Newsletter and applications': 'Newsletter e candidaturas',
  Next: 'A seguir',
  'Next marked sentence': 'Próxima frase marcada',
  'Next match': 'Próxima ocorrência',
  'Next page': 'Próxima página',
  'Next photo': 'Próxima foto',
  'Next word': 'Próxima palavra',
  'Next, remove the background. Corrections come after that.': 'Agora, remova o fundo. As correções vêm depois.',
  "No 'to' after this auxiliary.": 'Não se usa “to” depois deste auxiliar.',
  'No Colours Found': 'Nenhuma cor encontrada',
  'No Dimensions Specified': 'Nenhuma dimensão especificada',
  'No File Selected': 'Nenhum arquivo selecionado',
  'No Files Selected': 'Nenhum arquivo selecionado',
  'No PNG this time': 'Sem PNG desta vez',
  'No Pages Specified': 'Nenhuma página especificada',
  'No Picture Selected': 'Nenhuma imagem selecionada',
  'No Ranges Specified': 'Nenhum intervalo especificado',
  'No Terms Found': 'Nenhum termo encontrado',
  'No Text Provided': 'Nenhum texto informado',
  'No ZIP, 7Z or RAR archive was found inside this program, so there is nothing to open. Please choose an archive.':
    'Nenhum arquivo ZIP, 7Z ou RAR foi encontrado dentro deste programa, portanto não há nada para abrir. Selecione um arquivo compactado.',
  'No access': 'Sem acesso',
  'No account is needed, and files are deleted after {fileLifetime} at most.':
    'Nenhuma conta é necessária, e os arquivos são excluídos após no máximo {fileLifetime}.',
  'No account needed': 'Não exige conta',
  'No ads': 'Sem anúncios',
  'No answer yet? Ask again': 'Ainda sem resposta? Pergunte de novo',
  'No answer: the server cannot be reached. Check your connection and try again.':
    'Sem resposta: não foi possível acessar o servidor. Verifique sua conexão e tente novamente.',
  'No answer: {reason}': 'Sem resposta: {reason}',
  'No blue: very rare': 'Sem azul: muito raro',
  'No call has “{search}” in it': 'Nenhuma chamada contém “{search}”',
  'No changes yet': 'Nenhuma alteração ainda',
  'No clicks in this time': 'Nenhum clique neste período',
  'No code found': 'Nenhum código encontrado',
  'No code found.': 'Nenhum código encontrado.',
  'No colours: very rare': 'Sem cores: muito raro',
  'No compression, as fast as the disk.': 'Sem compressão, na velocidade do disco.',
  'No cookie is set and no address is stored. A visitor is counted once a day by a hash of their address and browser, made with a key that is thrown away at the end of the day. Kept are the hour, country, device, browser, language and the site they came from.':
    'Nenhum cookie é definido e nenhum endereço é armazenado. Um visitante é contado uma vez por dia por um hash do seu endereço e navegador, feito com uma chave que é descartada no fim do dia. São guardados a hora, o país, o dispositivo, o navegador, o idioma e o site de onde veio.',
  'No daily or monthly allowances': 'Sem cotas diárias ou mensais',
  'No documents': 'Nenhum documento',
  'No drafts. “Draft posts” and “Draft emails” write some.':
    'Nenhum rascunho. “Rascunhar posts” e “Rascunhar e-mails” escrevem alguns.',
  'No edits to save': 'Nenhuma edição para salvar',
  'No email is sent about it, so please keep the link. Whoever has it can read your ticket.':
    'Nenhum e-mail é enviado sobre isso, então guarde o link. Quem o tiver pode ler seu chamado.',
  'No escalations found': 'Nenhum encaminhamento encontrado',
  'No file': 'Nenhum arquivo',
  'No file could be processed. Each row shows why.': 'Nenhum arquivo pôde ser processado. Cada linha mostra o motivo.',
  'No file selected': 'Nenhum arquivo selecionado',
  'No files came with this page. Share them from another program, or choose them here.':
    'Nenhum arquivo veio com esta página. Compartilhe-os de outro programa ou escolha-os aqui.',
  'No files selected': 'Nenhum arquivo selecionado',
  'No font has a glyph for {characters}. Please leave it out.':
    'Nenhuma fonte tem um glifo para {characters}. Deixe-o de fora.',
  'No free trial with this card': 'Sem teste grátis com este cartão',
  'No green: about 1 in 100 men': 'Sem verde: cerca de 1 em cada 100 homens',
  'No ideas. “Find content ideas” looks for some.': 'Nenhuma ideia. “Encontrar ideias de conteúdo” procura algumas.',
  'No image': 'Sem imagem',
  'No ink was found on this picture. Please choose one with dark ink on light paper.':
    'Não foi encontrada tinta nesta imagem. Escolha uma com tinta escura em papel claro.',
  'No jobs.': 'Nenhuma tarefa.',
  'No light': 'Sem luz',
  'No limit': 'Sem limite',
  'No link was sent': 'Nenhum link foi enviado',
  'No links yet': 'Nenhum link ainda',
  'No mail server answers at {host}, port {port}.': 'Nenhum servidor de e-mail responde em {host}, porta {port}.',
  'No mail server is set to send with. Set SMTP_URL, and start the site again.':
    'Nenhum servidor de e-mail está configurado para envio. Defina SMTP_URL e inicie o site de novo.',
  'No mailbox is set. Set IMAP_URL, and start the site again.':
    'Nenhuma caixa de e-mail está configurada. Defina IMAP_URL e inicie o site de novo.',
  'No mailbox is set: emails are neither read nor answered.':
    'Nenhuma caixa de e-mail está configurada: os e-mails não são lidos nem respondidos.',
  'No mistakes found.': 'Nenhum erro encontrado.',
  'No more pages fit into this connection. Please open a new QR code on your computer.':
    'Não cabem mais páginas nesta conexão. Abra um novo QR code no seu computador.',
  'No more suggestions': 'Chega de sugestões',
  'No name': 'Sem nome',
  'No name fits.': 'Nenhum nome corresponde.',
  'No page can be shown: it may be damaged. {work} will try to repair it.':
    'Nenhuma página pode ser exibida: o arquivo pode estar danificado. {work} tentará repará-lo.',
  'No pages. Add some that list tools like these, then check whether they link here.':
    'Nenhuma página. Adicione algumas que listem ferramentas como estas e depois verifique se elas têm links para cá.',
  'No passkey was created': 'Nenhuma chave de acesso foi criada',
  'No password with these options': 'Nenhuma senha com estas opções',
  'No phrase occurs twice.': 'Nenhuma expressão ocorre duas vezes.',
  'No position fits? Tell us what you would like to do.': 'Nenhuma vaga serve? Conte-nos o que você gostaria de fazer.',
  'No post fits this. Try another word, or another category.':
    'Nenhum post corresponde a isso. Tente outra palavra ou outra categoria.',
  'No preview': 'Sem prévia',
  'No preview: {failure}': 'Sem prévia: {failure}',
  'No program on this site writes PDFs now, so the translation is a Word document.':
    'Nenhum programa neste site grava PDFs agora, por isso a tradução é um documento do Word.',
  'No provider is set. With AI_PROVIDER, summaries, corrections and translations use one.':
    'Nenhum provedor está configurado. Com AI_PROVIDER, resumos, correções e traduções usam um.',
  'No red: about 1 in 100 men': 'Sem vermelho: cerca de 1 em cada 100 homens',
  'No safe connection to {host} came about ({code}).':
    'Não foi possível estabelecer uma conexão segura com {host} ({code}).',
  'No safe connection to {host} came about.': 'Não foi possível estabelecer uma conexão segura com {host}.',
  'No shade of {text} is readable on this background. Try another one.':
    'Nenhum tom de {text} é legível sobre este fundo. Tente outro.',
  'No spam': 'Não é spam',
  'No subject stands out in this photo. Please mark it with the brush.':
    'Nada se destaca como objeto principal nesta foto. Marque-o com o pincel.',
  'No subject stands out. Brush over what should stay, or choose “Belongs” and click on it.':
    'Nenhum objeto principal se destaca. Pincele sobre o que deve ficar ou escolha “Faz parte” e clique nele.',
  'No such link': 'Nenhum link assim',
  'No table was found on these pages. Please choose pages with a table, or convert to DOCX or text instead.':
    'Nenhuma tabela foi encontrada nestas páginas. Escolha páginas com uma tabela ou converta em DOCX ou texto.',
  'No table was found. Some pages are scans, and their text was not recognised: {whyNot}':
    'Nenhuma tabela foi encontrada. Algumas páginas são digitalizações, e seu texto não foi reconhecido: {whyNot}',
  'No table was found: these pages are scans in which no text was found.':
    'Nenhuma tabela foi encontrada: estas páginas são digitalizações em que nenhum texto foi encontrado.',
  'No target': 'Sem meta',
  'No tasks. Add what you want to remember.': 'Nenhuma tarefa. Adicione o que quer lembrar.',
  'No text': 'Sem texto',
  'No text here that can be read': 'Não há aqui texto que possa ser lido',
  'No text on this page. If it is a scan, the <link>Document Scanner</link> reads its text.':
    'Nenhum texto nesta página. Se for uma digitalização, <link>Digitalizar documentos</link> lê o texto.',
  'No text was found in this file. {why}': 'Nenhum texto foi encontrado neste arquivo. {why}',
  'No text was found on one of the two pages.': 'Nenhum texto foi encontrado em uma das duas páginas.',
  'No text was found on the pages without text: blank paper, or nothing that can be read as letters.':
    'Nenhum texto foi encontrado nas páginas sem texto: papel em branco ou nada que possa ser lido como letras.',
  'No text was found on this page.': 'Nenhum texto foi encontrado nesta página.',
  'No text was found on this page. You can type it here.':
    'Nenhum texto foi encontrado nesta página. Você pode digitá-lo aqui.',
  'No text was found on {count, plural, one {# page} other {# pages}}.':
    'Nenhum texto foi encontrado em {count, plural, one {# página} other {# páginas}}.',
  'No text was found on {count, plural, one {page {pages}} other {pages {pages}}}.':
    'Nenhum texto foi encontrado {count, plural, one {na página {pages}} other {nas páginas {pages}}}.',
  'No text was found on {count, plural, one {this page} other {these pages}}: blank paper, or nothing that can be read as letters.':
    'Nenhum texto foi encontrado {count, plural, one {nesta página} other {nestas páginas}}: papel em branco ou nada que possa ser lido como letras.',
  'No text was found.': 'Nenhum texto foi encontrado.',
  'No tickets yet': 'Nenhum chamado ainda',
  'No tool here can work on these files together yet.':
    'Nenhuma ferramenta daqui consegue trabalhar com estes arquivos juntos ainda.',
  'No tool here can work on these {count, plural, one {# file} other {# files}} yet.':
    'Nenhuma ferramenta daqui consegue trabalhar com {count, plural, one {este # arquivo} other {estes # arquivos}} ainda.',
  'No tool here can work on {file} yet.': 'Nenhuma ferramenta daqui consegue trabalhar com {file} ainda.',
  'No tool here fits “{query}”. Perhaps one of these does:':
    'Nenhuma ferramenta daqui corresponde a “{query}”. Talvez uma destas sirva:',
  'No tool on this site has an allowance.': 'Nenhuma ferramenta deste site tem cota.',
  'No trackers, no outside fonts, scripts or images. The security policy of every page forbids them.':
    'Nada de rastreadores, fontes, scripts ou imagens externos. A política de segurança de cada página os proíbe.',
  'No watermarks': 'Sem marcas d’água',
  'No words yet': 'Ainda sem palavras',
  'No worker of this server is available right now. Please try again in a minute.':
    'Nenhum processo de trabalho deste servidor está disponível agora. Tente novamente em um minuto.',
  'No worker reads the mailbox. Is one running (PROCESS_MODE)?':
    'Nenhum processo de trabalho lê a caixa de e-mail. Há algum em execução (PROCESS_MODE)?',
  'No {format} this time': 'Sem {format} desta vez',
  'No, thanks': 'Não, obrigado',
  'No. A JPEG is embedded byte for byte, and PNG without loss, both rotated as your camera recorded. Other formats become a high-quality JPEG, or PNG where they have transparent parts.':
    'Não. Um JPEG é incorporado byte por byte, e o PNG sem perdas, ambos girados como a sua câmera registrou. Outros formatos viram um JPEG de alta qualidade, ou PNG quando têm partes transparentes.',
  'No. Filters that were learned from photos sharpen what is there. They add no faces, text or objects, so a photo too small to show something will not show it afterwards either.':
    'Não. Filtros aprendidos a partir de fotos tornam mais nítido o que existe. Eles não acrescentam rostos, texto nem objetos, então uma foto pequena demais para mostrar algo também não o mostrará depois.',
  'No. Images, templates and fonts that a document only links to are left out, macros never run, and a note says when something is missing.':
    'Não. Imagens, modelos e fontes aos quais um documento apenas faz link são deixados de fora, macros nunca são executadas, e uma nota avisa quando falta algo.',
  'No. It is made in this page, with cryptographic random numbers of your browser, and it is neither sent nor stored: not on the server, not in this browser, not in the address of the page. Only your settings are remembered, in this browser. The page also works offline.':
    'Não. Ela é criada nesta página, com números aleatórios criptográficos do seu navegador, e não é enviada nem armazenada: nem no servidor, nem neste navegador, nem no endereço da página. Apenas as suas configurações são lembradas, neste navegador. A página também funciona off-line.',
  'No. It is opened and measured in this page and never sent. The whole tool also works offline.':
    'Não. Ela é aberta e medida nesta página e nunca é enviada. A ferramenta inteira também funciona off-line.',
  'No. It makes the colours that are there livelier. Gray stays gray.':
    'Não. Ele deixa mais vivas as cores que existem. O cinza continua cinza.',
  'No. The code holds the content itself: no address of ours is in between, so nobody counts scans, nothing can be switched off, and it works for as long as the print lasts.':
    'Não. O código contém o próprio conteúdo: nenhum endereço nosso fica no meio, então ninguém conta leituras, nada pode ser desligado, e ele funciona enquanto a impressão durar.',
  'No. What needs Pro, such as making PDFs smaller, or has a daily allowance, has the same limits here.':
    'Não. O que precisa do Pro, como deixar PDFs menores, ou tem uma cota diária, tem os mesmos limites aqui.',
  'No. When nothing smaller is found, you get your own file back unchanged, and the page says so.':
    'Não. Quando não se encontra nada menor, você recebe o seu próprio arquivo de volta, inalterado, e a página informa isso.',
  'No. When the original is already the smallest, you get it back unchanged and the page says so.':
    'Não. Quando a original já é a menor, você a recebe de volta inalterada e a página informa isso.',
  Nobody: 'Ninguém',
  'Nobody else gets anything, unless a law compels us.': 'Ninguém mais recebe nada, a menos que uma lei nos obrigue.',
  'Nobody else gets anything, unless a law compels us. Card numbers go from your browser straight to the payment service and never pass through this site.':
    'Ninguém mais recebe nada, a menos que uma lei nos obrigue. Os números de cartão vão do seu navegador direto para o serviço de pagamento e nunca passam por este site.',
  'Nobody gets the report: set MARKETING_REPORT_TO or ADMIN_EMAILS.':
    'Ninguém recebe o relatório: defina MARKETING_REPORT_TO ou ADMIN_EMAILS.',
  'Nobody has subscribed yet, so there is nobody to send it to.':
    'Ninguém assinou ainda, então não há para quem enviá-lo.',
  'Nobody looks over your shoulder': 'Ninguém espia por cima do seu ombro',
  'Nobody would get it. Set MARKETING_REPORT_TO or ADMIN_EMAILS.':
    'Ninguém o receberia. Defina MARKETING_REPORT_TO ou ADMIN_EMAILS.',
  None: 'Nenhum',
  'None (open network)': 'Nenhuma (rede aberta)',
  'None chosen': 'Nenhuma escolhida',
  'None is set.': 'Nenhuma está configurada.',
  'None of its pages can be read. Export or download it again.':
    'Nenhuma das páginas pode ser lida. Exporte-o ou baixe-o de novo.',
  'None of the rows makes a code that scans.': 'Nenhuma das linhas gera um código legível.',
  'None of the {edits} edits could be made. The first: {sentence}':
    'Nenhuma das {edits} edições pôde ser feita. A primeira: {sentence}',
  'None of them': 'Nenhuma delas',
  'None right now. A general application is welcome.': 'Nenhuma no momento. Uma candidatura espontânea é bem-vinda.',
  'None yet.': 'Nenhuma ainda.',
  'None: every page has what search engines look for.':
    'Nenhuma: cada página tem o que os mecanismos de busca procuram.',
  Normal: 'Normal',
  'North is positive.': 'Norte é positivo.',
  'Not Enough Files': 'Arquivos insuficientes',
  'Not a QR code yet': 'Ainda não é um QR code',
  'Not added': 'Não adicionada',
  'Not among the pages: {names}. Look under Files.': 'Não estão entre as páginas: {names}. Veja em Arquivos.',
  'Not available': 'Não disponível',
  'Not available now: {calls}.': 'Não disponível agora: {calls}.',
  'Not changed': 'Não alterado',
  'Not copied': 'Não copiado',
  'Not counted: {robots} events of robots, and {tooFast} that came faster than a person clicks.':
    'Não contados: {robots} eventos de robôs e {tooFast} que vieram mais rápido do que uma pessoa clica.',
  'Not deleted': 'Não excluído',
  'Not enough': 'Insuficiente',
  'Not found': 'Não encontrado',
  'Not in the document, please check: {notInSource}.': 'Não consta no documento, confira: {notInSource}.',
  'Not in the document.': 'Não consta no documento.',
  'Not in the text': 'Não consta no texto',
  'Not in your text, so please check: {added}.': 'Não está no seu texto, então confira: {added}.',
  'Not included': 'Não incluído',
  'Not merged': 'Não mesclada',
  'Not moved': 'Não movido',
  'Not rated': 'Não avaliada',
  'Not removed': 'Não removida',
  'Not restored': 'Não restaurado',
  'Not revoked': 'Não revogada',
  'Not saved': 'Não salvo',
  'Not saved.': 'Não salvo.',
  'Not sent': 'Não enviado',
  'Not sent ({initial})': 'Não enviado ({initial})',
  'Not set': 'Não definido',
  'Not signed in (401, as is normal for a visitor).': 'Não conectado (401, o que é normal para um visitante).',
  'Not signed in.': 'Não conectado.',
  'Not signed out': 'Sessão não encerrada',
  'Not sure which tool you need? Drop your file on the home page, which lists what can be done with it.':
    'Não sabe de qual ferramenta precisa? Solte seu arquivo na página inicial, que lista o que dá para fazer com ele.',
  'Not this': 'Não faz parte',
  'Not translated from {language} on this site now': 'Sem tradução a partir de {language} neste site no momento',
  'Not translated from {language} on this site now. Please choose another language.':
    'Não há tradução a partir de {language} neste site no momento. Escolha outro idioma.',
  'Not translated on this site now': 'Sem tradução neste site no momento',
  'Not yet': 'Ainda não',
  Note: 'Nota',
  Notes: 'Notas',
  Nothing: 'Nada',
  'Nothing fits these filters': 'Nada corresponde a estes filtros',
  'Nothing found. Scanned pages have no text to search.':
    'Nada encontrado. Páginas digitalizadas não têm texto para pesquisar.',
  'Nothing found. Try fewer words, or look through the sections below.':
    'Nada encontrado. Tente menos palavras ou percorra as seções abaixo.',
  'Nothing has a date.': 'Nada tem data.',
  'Nothing has been sent: the files are in your browser until you choose.':
    'Nada foi enviado: os arquivos ficam no seu navegador até você escolher.',
  'Nothing here yet': 'Ainda não há nada aqui',
  'Nothing in it answers “{question}”.': 'Nada nele responde a “{question}”.',
  'Nothing in its place': 'Nada no lugar',
  'Nothing is lost. Files that were sent are processed without the page, and the list is kept in this browser: files that wait are sent when you come back. Results can be downloaded for 24 hours.':
    'Nada se perde. Os arquivos que foram enviados são processados sem a página, e a lista é guardada neste navegador: os arquivos que aguardam são enviados quando você voltar. Os resultados podem ser baixados por 24 horas.',
  'Nothing is sent to {name}.': 'Nada é enviado para {name}.',
  'Nothing is written outside of the folder: such paths are made safe, links and devices are left out, and the page tells you about each case.':
    'Nada é gravado fora da pasta: esses caminhos são tornados seguros, links e dispositivos são deixados de fora, e a página informa cada caso.',
  'Nothing new.': 'Nada de novo.',
  'Nothing of yours fits that search.': 'Nenhum dos seus links corresponde a essa busca.',
  'Nothing on this site translates from {source} to {target}. Please choose a language that is offered for {source}.':
    'Nada neste site traduz de {source} para {target}. Escolha um idioma que seja oferecido para {source}.',
  'Nothing to change was found.': 'Não foi encontrado nada a alterar.',
  'Nothing to redo.': 'Nada para refazer.',
  'Nothing to undo.': 'Nada para desfazer.',
  'Nothing today. The first charge follows on {trialEndsAt}, unless you cancel before.':
    'Nada hoje. A primeira cobrança vem em {trialEndsAt}, a menos que você cancele antes.',
  'Nothing translates on this site yet.': 'Ainda não há tradução neste site.',
  'Nothing was changed: no noise, blur or JPEG blocks to speak of were found, and no scratches were marked.':
    'Nada foi alterado: não foram encontrados ruído, desfoque nem blocos de JPEG dignos de nota, e nenhum risco foi marcado.',
  'Nothing was changed: the strength is 0.': 'Nada foi alterado: a intensidade é 0.',
  'Nothing was done yet.': 'Nada foi feito ainda.',
  'Nothing was flattened.': 'Nada foi achatado.',
  'Nothing was marked as the subject, so all of the photo was removed.':
    'Nada foi marcado como objeto principal, então a foto inteira foi removida.',
  'Nothing was solved.': 'Nada foi resolvido.',
  'Nothing was uploaded.': 'Nada foi enviado.',
  'Nothing yet.': 'Nada ainda.',
  'Nothing: the words are removed.': 'Nada: as palavras são removidas.',
  'Notices, such as those about cookies and copyright, were left out.':
    'Avisos, como os sobre cookies e direitos autorais, foram deixados de fora.',
  Notification: 'Notificação',
  'Now on the ticket page': 'Agora na página do chamado',
  'Now page {number} of {count}.': 'Agora página {number} de {count}.',
  'Now: <strong>{email}</strong> {state}': 'Atual: <strong>{email}</strong> {state}',
  'Nowhere. It is converted in your browser, even offline, and the draft is kept there until you clear it.':
    'Para lugar nenhum. Ele é convertido no seu navegador, até off-line, e o rascunho é guardado ali até você limpá-lo.',
  'Nowhere. It is counted in your browser, files included, and the draft is kept there until you clear it. The page also works offline; only the reader for PDF files is loaded when you open the first one.':
    'Para lugar nenhum. Ele é contado no seu navegador, arquivos incluídos, e o rascunho é guardado ali até você limpá-lo. A página também funciona off-line; só o leitor de arquivos PDF é carregado quando você abre o primeiro.',
  Number: 'Número',
  'Number must be a whole number from 1 to 100000.': 'O número deve ser um número inteiro de 1 a 100000.',
  'Number of visits': 'Número de visitas',
  'Number {number}. To answer, or to see all messages, please open':
    'Número {number}. Para responder ou ver todas as mensagens, abra',
  Numbers: 'Números',
  'Numbers (0-9)': 'Números (0-9)',
  'Numbers this site counted itself': 'Números contados por este próprio site',
  'Numbers, links, email addresses, tags, variables and code are taken out before and put back after, and every sentence is checked. For names and terms, add them to your glossary: they stay as they are, or become what you say.':
    'Números, links, endereços de e-mail, tags, variáveis e código são retirados antes e recolocados depois, e cada frase é conferida. Adicione nomes e termos ao seu glossário: eles ficam como estão ou viram o que você disser.',
  ODP: 'ODP',
  ODS: 'ODS',
  ODT: 'ODT',
  OK: 'OK',
  'Ocr languages': 'Idiomas do OCR',
  Odd: 'Ímpares',
  'Odd and even pages': 'Páginas ímpares e pares',
  'Odd even': 'Ímpares e pares',
  'Odd pages chosen': 'Páginas ímpares escolhidas',
  'Of an email only.': 'Somente de um e-mail.',
  'Of slides as jpg.': 'De slides como jpg.',
  "Of the image's own size; wins over width and height.":
    'Do próprio tamanho da imagem; prevalece sobre largura e altura.',
  'Of {name}, only the first of {frames} images was taken.':
    'De {name}, somente a primeira das {frames} imagens foi usada.',
  Off: 'Desativado',
  'Off:': 'Desativado:',
  'Office hours': 'Horário de atendimento',
  Older: 'Mais antigos',
  On: 'Ativado',
  'On average, for an attacker who knows these settings and tries one password after another. Phishing, spying and reuse on a second website get around any length.':
    'Em média, para um invasor que conhece estas configurações e tenta uma senha após a outra. Phishing, espionagem e reutilização em outro site contornam qualquer comprimento.',
  'On page': 'Na página',
  'On the Batch tab, open a CSV file with one code per row. Its first row names the columns; there is a template for every kind. You get a ZIP of all codes that scan, and a list of the rows to fix.':
    'Na aba Lote, abra um arquivo CSV com um código por linha. A primeira linha dá nome às colunas; há um modelo para cada tipo. Você recebe um ZIP de todos os códigos que são lidos e uma lista das linhas a corrigir.',
  'On the whole site': 'No site inteiro',
  'On this page': 'Nesta página',
  'On your <accountLink>account page</accountLink> you can correct your name and address, download everything we keep about you, and delete your account with all of it. You need not ask anyone.':
    'Na sua <accountLink>página da conta</accountLink> você pode corrigir seu nome e endereço, baixar tudo o que guardamos sobre você e excluir sua conta com tudo isso. Você não precisa pedir a ninguém.',
  'On:': 'Ativado:',
  'Once pages are deleted, moved or inserted, the saved PDF has no signature any more.':
    'Depois que páginas são excluídas, movidas ou inseridas, o PDF salvo não tem mais assinatura.',
  'One ZIP takes up to {max} files here. Please make two.': 'Um ZIP aceita aqui até {max} arquivos. Faça dois.',
  'One auxiliary is enough.': 'Um auxiliar basta.',
  'One character outside the GSM alphabet lowers the limit to 70.':
    'Um caractere fora do alfabeto GSM reduz o limite para 70.',
  'One code found': 'Um código encontrado',
  'One corner points inwards. Please drag it to a corner of the paper.':
    'Um canto aponta para dentro. Arraste-o até um canto do papel.',
  'One entry per file': 'Uma entrada por arquivo',
  'One explains something to somebody.': 'O certo é “explain something to somebody”.',
  'One file': 'Um arquivo',
  'One file at a time': 'Um arquivo por vez',
  'One file must be true or false.': '“Um arquivo” deve ser true ou false.',
  'One file per page': 'Um arquivo por página',
  'One file with its images inside, ready to open, send or put on a website.':
    'Um arquivo com as imagens incluídas, pronto para abrir, enviar ou colocar em um site.',
  "One hears with one's ears; 'here' is this place.": '“Hear” é ouvir; “here” é este lugar.',
  'One hue from dark to light.': 'Um matiz do escuro ao claro.',
  'One image on each page; each document by itself.': 'Uma imagem em cada página; cada documento separadamente.',
  'One kind at a time': 'Um tipo por vez',
  "One knows something; 'no' is the opposite of yes.": '“Know” é saber; “no” é o contrário de sim.',
  'One link per row. The first row names the columns: {importColumns}. Only url must be there.':
    'Um link por linha. A primeira linha dá nome às colunas: {importColumns}. Somente url é obrigatória.',
  'One lossless image per slide; a ZIP of several.': 'Uma imagem sem perdas por slide; um ZIP se forem várias.',
  'One message holds 160 characters of the GSM alphabet.': 'Uma mensagem comporta 160 caracteres do alfabeto GSM.',
  'One moment': 'Um momento',
  'One moment…': 'Um momento…',
  'One of several: the noun is in the plural.': 'Um entre vários: o substantivo fica no plural.',
  'One of the two has been merged already. Please undo that first, or choose the one it was merged into.':
    'Uma das duas já foi mesclada. Desfaça isso primeiro ou escolha aquela em que ela foi mesclada.',
  'One of them is one: the verb is in the singular.': 'Um deles é um só: o verbo fica no singular.',
  'One of these helps:': 'Uma destas opções ajuda:',
  'One page with its images inside.': 'Uma página com as imagens incluídas.',
  'One result goes straight into the next tool, without another upload.':
    'Um resultado vai direto para a próxima ferramenta, sem novo envio.',
  'One says it shorter.': 'Pode-se dizer de forma mais curta.',
  'One scan, and you are in the address book.': 'Uma leitura, e você está na agenda.',
  'One sheet as plain text, or a ZIP of all sheets.': 'Uma aba como texto simples ou um ZIP de todas as abas.',
  'One sheet, cropped and straightened.': 'Uma folha, recortada e endireitada.',
  'One side is enough; the other follows.': 'Um lado basta; o outro acompanha.',
  'One small image per slide; a ZIP of several.': 'Uma imagem pequena por slide; um ZIP se forem várias.',
  'One tells somebody, and says something.':
    '“Tell” pede a pessoa (tell somebody); “say”, o que é dito (say something).',
  'One text from beginning to end, in reading order.': 'Um só texto do início ao fim, na ordem de leitura.',
  'Only addresses with http:// or https:// can be shortened.':
    'Só endereços com http:// ou https:// podem ser encurtados.',
  'Only administrators see it.': 'Somente administradores a veem.',
  'Only cookies that the site cannot do without, all of them its own:':
    'Somente cookies sem os quais o site não pode funcionar, todos próprios:',
  'Only for hints and disabled parts.': 'Só para dicas e partes desativadas.',
  'Only function words and numbers so far.': 'Até agora, só palavras funcionais e números.',
  'Only here, until you forget it or sign out.': 'Só aqui, até você pedir para esquecer ou sair da conta.',
  'Only its owner can delete this file: in the same browser, or signed in to the same account. It is deleted automatically when it expires.':
    'Só o dono pode excluir este arquivo: no mesmo navegador ou conectado à mesma conta. Ele é excluído automaticamente quando expira.',
  'Only needed outside the European Economic Area.': 'Necessário somente fora do Espaço Econômico Europeu.',
  'Only reported ones': 'Somente os denunciados',
  'Only the PDFs were added.': 'Somente os PDFs foram adicionados.',
  'Only the documents were added.': 'Somente os documentos foram adicionados.',
  'Only the first frame is kept: this format cannot be animated.':
    'Somente o primeiro quadro é mantido: este formato não pode ser animado.',
  'Only the first of its frames or pages is cut out.': 'Apenas o primeiro dos quadros ou páginas é recortado.',
  'Only the first of {frames} frames is kept: an animation can be kept as GIF or WebP.':
    'Somente o primeiro de {frames} quadros é mantido: uma animação pode ser mantida como GIF ou WebP.',
  'Only the first of {frames} pages is kept: several pages can be kept as TIFF only.':
    'Somente a primeira de {frames} páginas é mantida: várias páginas só podem ser mantidas como TIFF.',
  'Only the first of {sheets} sheets is in the CSV: choose another one, or all of them.':
    'Apenas a primeira de {sheets} abas está no CSV: escolha outra ou todas.',
  'Only the images were added.': 'Somente as imagens foram adicionadas.',
  'Only the payment service. Its form sends your card number from your browser straight there; this site never has it.':
    'Somente o serviço de pagamento. O formulário dele envia o número do cartão do seu navegador direto para lá; este site nunca o tem.',
  'Only the person who started this job can cancel it.': 'Só a pessoa que iniciou esta tarefa pode cancelá-la.',
  'Only the words, as UTF-8.': 'Somente as palavras, em UTF-8.',
  'Only the words, in reading order, columns included.': 'Somente as palavras, na ordem de leitura, colunas incluídas.',
  'Only this browser sees this list. Sign in to have it on all your devices.':
    'Só este navegador vê esta lista. Entre para tê-la em todos os seus dispositivos.',
  'Only those that occur: fewer languages mean fewer mistakes.':
    'Somente os que aparecem: menos idiomas significam menos erros.',
  'Only those with the problem {problem}': 'Somente as que têm o problema {problem}',
  'Only you see this list, on every device where you are signed in.':
    'Só você vê esta lista, em todos os dispositivos em que está conectado.',
  'Only {name} was taken.': 'Apenas {name} foi aceito.',
  Opacity: 'Opacidade',
  Open: 'Aberta',
  'Open CSV': 'Abrir CSV',
  'Open a CSV file': 'Abrir um arquivo CSV',
  'Open a support ticket': 'Abrir um chamado de suporte',
  'Open a ticket': 'Abrir um chamado',
  'Open another PDF?': 'Abrir outro PDF?',
  'Open archive': 'Abrir arquivo compactado',
  'Open files': 'Abrir arquivos',
  'Open it': 'Abrir',
  'Open it again from the email, or <link>request a new one</link>.':
    'Abra-o de novo a partir do e-mail ou <link>solicite um novo</link>.',
  'Open it anyway': 'Abrir mesmo assim',
  'Open link': 'Abrir link',
  'Open positions': 'Vagas abertas',
  'Open positions, what we look for, and how to apply.': 'Vagas abertas, o que procuramos e como se candidatar.',
  'Open the home page': 'Abrir a página inicial',
  'Open the link': 'Abrir o link',
  'Open the support chat': 'Abrir o chat de suporte',
  'Open the {tool}': 'Abrir {tool}',
  'Open ticket {number}': 'Abrir o chamado {number}',
  'Open {name}': 'Abrir {name}',
  Opening: 'Abrindo',
  'Opening {name}': 'Abrindo {name}',
  'Opening {name}…': 'Abrindo {name}…',
  'Opening…': 'Abrindo…',
  'Opens a locked file.': 'Abre um arquivo bloqueado.',
  'Opens a locked file. The result is not locked.': 'Abre um arquivo bloqueado. O resultado não fica bloqueado.',
  'Opens a web page.': 'Abre uma página da web.',
  'Opens the mailbox, sends it an email, and waits until that arrives. Nobody else gets one.':
    'Abre a caixa de e-mail, envia a ela um e-mail e espera até que ele chegue. Ninguém mais recebe um.',
  Operation: 'Operação',
  'Operation must be compress, convert or resize.': 'A operação deve ser compress, convert ou resize.',
  'Or ask in your own words: the round button in the corner opens a <button>chat with the assistant</button>.':
    'Ou pergunte com suas próprias palavras: o botão redondo no canto abre um <button>chat com o assistente</button>.',
  'Or write from your own mailbox: <buttonAnchor>Email {address}</buttonAnchor>':
    'Ou escreva do seu próprio e-mail: <buttonAnchor>Escrever para {address}</buttonAnchor>',
  Organisation: 'Organização',
  Orientation: 'Orientação',
  'Orientation must be auto, portrait or landscape.': 'A orientação deve ser auto, portrait ou landscape.',
  'Original size': 'Tamanho original',
  'Original text': 'Texto original',
  'Original text of page {label}': 'Texto original da página {label}',
  'Original<span> text of page {label}</span>': '<span>Texto </span>original<span> da página {label}</span>',
  Other: 'Outro',
  'Other programs may not find this text by searching.': 'Outros programas podem não encontrar este texto na pesquisa.',
  'Other programs may read another value in this field.': 'Outros programas podem ler outro valor neste campo.',
  'Other programs may show this text in another style.': 'Outros programas podem mostrar este texto em outro estilo.',
  'Other targets': 'Outros destinos',
  'Other words': 'Outras palavras',
  'Other words for it (optional)': 'Outras palavras para isso (opcional)',
  'Other words may find it: the built-in engine looks for the words of your question.':
    'Outras palavras podem encontrar: o mecanismo integrado procura as palavras da sua pergunta.',
  Others: 'Outros',
  'Others of this person': 'Outras desta pessoa',
  'Otherwise, ask the operator of this site for a link to choose a new password.':
    'Caso contrário, peça ao operador deste site um link para escolher uma nova senha.',
  'Our mission': 'Nossa missão',
  'Our story': 'Nossa história',
  'Our team has your message as ticket {number}. They answer by email, and on the page of your ticket.':
    'Nossa equipe tem sua mensagem como chamado {number}. A resposta vem por e-mail e na página do seu chamado.',
  'Our team has your message as ticket {number}. They answer on the page of your ticket: keep its link.':
    'Nossa equipe tem sua mensagem como chamado {number}. A resposta vem na página do seu chamado: guarde o link dela.',
  'Our vision': 'Nossa visão',
  'Outer colour': 'Cor externa',
  'Outline must be files, keep or none.': 'Outline deve ser files, keep ou none.',
  'Output format': 'Formato de saída',
  'Output format must be a text such as jpg.': 'O formato de saída deve ser um texto como jpg.',
  'Output format must be one of {conversionFormats}.': 'O formato de saída deve ser um destes: {conversionFormats}.',
  'Output format must be pdf, jpg or png.': 'O formato de saída deve ser pdf, jpg ou png.',
  'Output must be pdf, docx or txt.': 'A saída deve ser pdf, docx ou txt.',
  'Output must be pdf, text or words.': 'A saída deve ser pdf, text ou words.',
  'Overall progress': 'Progresso geral',
  Overview: 'Visão geral',
  'Own colours for the eyes': 'Cores próprias para os olhos',
  'Own colours, a logo and PDF in the QR generator': 'Cores próprias, um logotipo e PDF no Gerador de QR code',
  PAID: 'PAGO',
  PDF: 'PDF',
  'PDF Compressed Successfully!': 'PDF comprimido com sucesso!',
  'PDF Compression is available for Pro users. Please upgrade to continue.':
    'A compressão de PDF está disponível para usuários Pro. Faça upgrade para continuar.',
  'PDF Compressor': 'Comprimir PDF',
  'PDF Converter': 'Converter PDF',
  'PDF Left Unchanged': 'PDF mantido inalterado',
  'PDF Merger': 'Unir PDF',
  'PDF Saved!': 'PDF salvo!',
  'PDF Split Successfully!': 'PDF dividido com sucesso!',
  'PDF Splitter': 'Dividir PDF',
  'PDF Text Editor': 'Editor de texto de PDF',
  'PDF Tools': 'Ferramentas de PDF',
  'PDF cannot be converted to {to} here. Please choose {offered}.':
    'PDF não pode ser convertido em {to} aqui. Escolha {offered}.',
  'PDF converter: PDF to Word, Excel, JPG, and back': 'Conversor de PDF: de PDF para Word, Excel, JPG e vice-versa',
  'PDF edited successfully and downloaded!': 'PDF editado com sucesso e baixado!',
  'PDF files and images': 'Arquivos PDF e imagens',
  'PDF generation failed': 'Falha ao gerar o PDF',
  'PDF loaded successfully! Click and drag to select text areas for editing.':
    'PDF carregado com sucesso! Clique e arraste para selecionar áreas de texto para editar.',
  'PDF not saved': 'PDF não salvo',
  'PDF or image': 'PDF ou imagem',
  'PDF saved': 'PDF salvo',
  'PDF to Word, images and back': 'De PDF para Word, imagens e vice-versa',
  'PDF with text': 'PDF com texto',
  'PDF, DOCX or ODT, up to 5 MB. Only the operator of this site can open it.':
    'PDF, DOCX ou ODT, até 5 MB. Somente o operador deste site pode abri-lo.',
  'PDF, document or image': 'PDF, documento ou imagem',
  'PDF, documents or images': 'PDF, documentos ou imagens',
  'PDF<span> of the invoice of {createdAt}</span>': 'PDF<span> da fatura de {createdAt}</span>',
  'PDFs Merged Successfully!': 'PDFs unidos com sucesso!',
  'PDFs and images': 'PDFs e imagens',
  'PDFs become': 'PDFs viram',
  'PDFs can become docx or pdf.': 'PDFs podem virar docx ou pdf.',
  'PDFs whose pages are inserted': 'PDFs cujas páginas são inseridas',
  'PDFs, documents or images': 'PDFs, documentos ou imagens',
  'PDFs, images and documents cannot be converted together. Please choose files of one kind.':
    'PDFs, imagens e documentos não podem ser convertidos juntos. Escolha arquivos de um só tipo.',
  PNG: 'PNG',
  'PNG images': 'Imagens PNG',
  'PNG, JPEG, WebP, GIF or SVG, chosen, pasted or dropped anywhere. It stays in this page, without metadata such as its location.':
    'PNG, JPEG, WebP, GIF ou SVG, escolhido, colado ou solto em qualquer lugar. Ele fica nesta página, sem metadados como a localização.',
  PPTX: 'PPTX',
  'Pack a ZIP or open an archive': 'Compacte em ZIP ou abra um arquivo compactado',
  'Pack as ZIP': 'Compactar em ZIP',
  'Pack each file into a ZIP': 'Compactar cada arquivo em um ZIP',
  'Pack files and folders into a ZIP, with a password if you like, or open ZIP, TAR, 7Z and RAR.':
    'Compacte arquivos e pastas em um ZIP, com senha se quiser, ou abra ZIP, TAR, 7Z e RAR.',
  'Pack files and whole folders into a ZIP with AES-256 password and checked content. Open ZIP, TAR, GZ, XZ, ZST, 7Z and RAR: list, preview, extract. Free.':
    'Compacte arquivos e pastas inteiras em um ZIP com senha AES-256 e conteúdo verificado. Abra ZIP, TAR, GZ, XZ, ZST, 7Z e RAR: liste, visualize, extraia. Grátis.',
  'Pack the bigger bag': 'Leve a bolsa maior',
  Packing: 'Compactando',
  'Packs the file better. No pixel changes.': 'Empacota melhor o arquivo. Nenhum pixel muda.',
  Pad: 'Margem',
  'Padding colour': 'Cor da margem',
  Page: 'Página',
  'Page 1 is the first page of the file, whatever number is printed on it.':
    'A página 1 é a primeira página do arquivo, seja qual for o número impresso nela.',
  'Page before': 'Página anterior',
  'Page breaks': 'Quebras de página',
  'Page breaks must be none, formFeed or heading.': 'As quebras de página devem ser none, formFeed ou heading.',
  'Page size': 'Tamanho da página',
  'Page size must be a4, letter or fit.': 'O tamanho da página deve ser a4, letter ou fit.',
  'Page size must be auto, a4, letter or fit.': 'O tamanho da página deve ser auto, a4, letter ou fit.',
  'Page sizes': 'Tamanhos de página',
  'Page that says more': 'Página que diz mais',
  'Page that should link here': 'Página que deveria ter um link para cá',
  'Page title': 'Título da página',
  'Page tools': 'Ferramentas de página',
  'Page views': 'Visualizações de página',
  'Page views in the last half hour': 'Visualizações de página na última meia hora',
  'Page views: {count}': 'Visualizações de página: {count}',
  'Page {label}': 'Página {label}',
  'Page {number}': 'Página {number}',
  'Page {number} deleted.': 'Página {number} excluída.',
  'Page {number} of {count}': 'Página {number} de {count}',
  'Page {number} of {pages}': 'Página {number} de {pages}',
  'Page {page}': 'Página {page}',
  'Page {page} cannot be shown, but it is kept.': 'A página {page} não pode ser exibida, mas é mantida.',
  'Page {page} could not be cleared of everything under the boxes and was replaced by its picture; its text can no longer be selected.':
    'A página {page} não pôde ser limpa de tudo o que está sob as caixas e foi substituída por sua imagem; o texto dela não pode mais ser selecionado.',
  'Page {page} has no text that could be changed. Please write on it with the Visual PDF Editor.':
    'A página {page} não tem texto que possa ser alterado. Escreva nela com o Editor visual de PDF.',
  'Page {page} has too many letters in too many styles. Please use fewer styles on it.':
    'A página {page} tem letras demais em estilos demais. Use menos estilos nela.',
  'Page {page} has {annotations} notes, links or form fields; up to {maxAnnotations} can be drawn. Please leave this page out, or delete most of them.':
    'A página {page} tem {annotations} notas, links ou campos de formulário; até {maxAnnotations} podem ser desenhados. Deixe esta página de fora ou exclua a maioria deles.',
  'Page {page} is too large for {format}, whose sides have at most {maxSide} pixels. Please choose at most {maxDpi} DPI, or PNG.':
    'A página {page} é grande demais para {format}, cujos lados têm no máximo {maxSide} pixels. Escolha no máximo {maxDpi} DPI ou PNG.',
  'Page {page} of this PDF is damaged and cannot be shown. Please leave it out.':
    'A página {page} deste PDF está danificada e não pode ser exibida. Deixe-a de fora.',
  'Page {page} of {name}': 'Página {page} de {name}',
  'Page {page} of {pages}': 'Página {page} de {pages}',
  'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; please choose at most {maxDpi} DPI, or leave this page out.':
    'A página {page} viraria uma imagem de {megapixels} megapixels. O limite é {maxMegapixels}; escolha no máximo {maxDpi} DPI ou deixe esta página de fora.',
  'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; this page is too large for any image, so please leave it out.':
    'A página {page} viraria uma imagem de {megapixels} megapixels. O limite é {maxMegapixels}; esta página é grande demais para qualquer imagem, então deixe-a de fora.',
  'Page {page}, changed': 'Página {page}, alterada',
  'Page {page}, changed in another way': 'Página {page}, alterada de outra forma',
  'Page {page}, not changed': 'Página {page}, não alterada',
  'Page {page}: {counts}': 'Página {page}: {counts}',
  'Page {page}: …{before}': 'Página {page}: …{before}',
  Pages: 'Páginas',
  'Pages and parts out of a PDF': 'Páginas e partes extraídas de um PDF',
  'Pages and ranges must be a text such as 1,3,5-7.': 'Páginas e intervalos devem ser um texto como 1,3,5-7.',
  'Pages are counted from 1.': 'As páginas são contadas a partir de 1.',
  'Pages before and after': 'Páginas antes e depois',
  'Pages can only be chosen for a single PDF. Please send the PDFs one by one, or leave out the pages.':
    'Só é possível escolher páginas para um único PDF. Envie os PDFs um por um ou deixe as páginas de fora.',
  'Pages count their visits without cookies. A visitor counts once a day, days are UTC, and whoever asks not to be tracked is not counted.':
    'As páginas contam suas visitas sem cookies. Um visitante conta uma vez por dia, os dias são UTC, e quem pede para não ser rastreado não é contado.',
  'Pages inserted': 'Páginas inseridas',
  'Pages must be a JSON list of objects such as {"file":0,"page":1,"rotation":90}.':
    'As páginas devem ser uma lista JSON de objetos como {"file":0,"page":1,"rotation":90}.',
  'Pages must be a list of { page, text } with up to {max, plural, one {# character} other {# characters}} together.':
    'As páginas devem ser uma lista de { page, text } com até {max, plural, one {# caractere} other {# caracteres}} no total.',
  'Pages must be a text such as 1,3,5-7.': 'As páginas devem ser um texto como 1,3,5-7.',
  'Pages not deleted': 'Páginas não excluídas',
  'Pages not inserted': 'Páginas não inseridas',
  'Pages of all files': 'Páginas de todos os arquivos',
  'Pages of another PDF are to be inserted, but there is none among the inserts.':
    'Páginas de outro PDF devem ser inseridas, mas não há nenhum entre os arquivos inseridos.',
  "Pages of one PDF, such as '1,3,5-7', in this order; all when left out. '5-' goes on to the end.":
    'Páginas de um PDF, como “1,3,5-7”, nesta ordem; todas quando omitido. “5-” vai até o fim.',
  'Pages of {name}': 'Páginas de {name}',
  'Pages per file': 'Páginas por arquivo',
  'Pages without text: {pages}.': 'Páginas sem texto: {pages}.',
  'Pages {listed} and {more, plural, other {# more}} of this PDF hold no text: empty, or an image of text such as a scan.':
    'As páginas {listed} e mais {more, plural, other {#}} deste PDF não contêm texto: vazias ou uma imagem de texto, como uma digitalização.',
  'Pages {pages}': 'Páginas {pages}',
  'Pages {pages} and others': 'Páginas {pages} e outras',
  Palette: 'Paleta',
  'Palette type': 'Tipo de paleta',
  Paper: 'Papel',
  'Paper that opens your page.': 'Papel que abre a sua página.',
  'Paragraph on page {label}': 'Parágrafo na página {label}',
  Paragraphs: 'Parágrafos',
  'Part of the page is missing': 'Falta uma parte da página',
  'Part of this PDF is damaged and cannot be unpacked. Please export or download the file again.':
    'Parte deste PDF está danificada e não pode ser descompactada. Exporte ou baixe o arquivo novamente.',
  'Part of this PDF unpacks to more than the server allows. Please export the file again, or try another one.':
    'Parte deste PDF, ao ser descompactada, excede o que o servidor permite. Exporte o arquivo novamente ou tente outro.',
  'Part of this page could not be loaded. Check your connection, then reload the page.':
    'Não foi possível carregar parte desta página. Verifique sua conexão e recarregue a página.',
  'Partly scanned': 'Parcialmente digitalizado',
  'Partly scanned, searchable': 'Parcialmente digitalizado, pesquisável',
  Parts: 'Partes',
  'Passkey added': 'Chave de acesso adicionada',
  'Passkey removed': 'Chave de acesso removida',
  Passkeys: 'Chaves de acesso',
  'Passkeys and API keys work as before. You can look through them on your account page.':
    'As chaves de acesso e as chaves de API funcionam como antes. Você pode conferi-las na página da sua conta.',
  Passphrase: 'Frase-senha',
  'Passphrase Generated!': 'Frase-senha gerada!',
  Passport: 'Passaporte',
  'Passport 35 x 45 mm': 'Passaporte 35 x 45 mm',
  'Passport, 2 × 2 in': 'Passaporte, 2 × 2 pol.',
  'Passport, 35 × 45 mm': 'Passaporte, 35 × 45 mm',
  Password: 'Senha',
  'Password (optional)': 'Senha (opcional)',
  'Password Generated!': 'Senha gerada!',
  'Password Generator': 'Gerador de senhas',
  'Password changed': 'Senha alterada',
  'Password generator: strong passwords, passphrases': 'Gerador de senhas: senhas fortes e frases-senha',
  'Password must be a text of at most 127 characters.': 'A senha deve ser um texto de no máximo 127 caracteres.',
  'Password must be a text.': 'A senha deve ser um texto.',
  'Password must be at least {min, plural, one {# character} other {# characters}} long':
    'A senha deve ter pelo menos {min, plural, one {# caractere} other {# caracteres}}',
  'Password must be at most {max, plural, one {# character} other {# characters}} long':
    'A senha deve ter no máximo {max, plural, one {# caractere} other {# caracteres}}',
  'Password must be at most {maxPasswordLength} characters.':
    'A senha deve ter no máximo {maxPasswordLength} caracteres.',
  'Password must be text.': 'A senha deve ser texto.',
  'Password must have at most 127 characters.': 'A senha deve ter no máximo 127 caracteres.',
  'Password not changed': 'Senha não alterada',
  'Password of {fileName}': 'Senha de {fileName}',
  'Password or passphrase?': 'Senha ou frase-senha?',
  'Password too short': 'Senha curta demais',
  "Passwords don't match": 'As senhas não coincidem',
  'Passwords of inserted files must be a JSON list with a password or null for each inserted file.':
    'As senhas dos arquivos inseridos devem ser uma lista JSON com uma senha ou null para cada arquivo inserido.',
  'Paste a long link, and choose a name for it or let us':
    'Cole um link longo e escolha um nome para ele ou deixe isso conosco',
  'Paste a text, or drop a document': 'Cole um texto ou solte um documento',
  'Path must be a text.': 'O caminho deve ser um texto.',
  "Path must be a tool's page: /tools/ and the tool's name.":
    'O caminho deve ser a página de uma ferramenta: /tools/ e o nome da ferramenta.',
  'Paths must be a JSON list with one string per file.':
    'Os caminhos devem ser uma lista JSON com um texto por arquivo.',
  Pause: 'Pausar',
  Paused: 'Pausado',
  'Pay<span> the invoice of {createdAt}</span>': 'Pagar<span> a fatura de {createdAt}</span>',
  Payment: 'Pagamento',
  'Payment Failed': 'Falha no pagamento',
  'Payment Successful': 'Pagamento concluído',
  'Payment System Not Available': 'Sistema de pagamento não disponível',
  'Payment is not set up on this site.': 'O pagamento não está configurado neste site.',
  'Payment is not set up on this site. Its administrators can give accounts Pro.':
    'O pagamento não está configurado neste site. Os administradores dele podem dar o Pro a contas.',
  'Payment processing is currently unavailable. Please try again later.':
    'O processamento de pagamentos está indisponível no momento. Tente novamente mais tarde.',
  'Payments are handled by': 'Os pagamentos são processados por',
  'Payments are handled by {paymentProcessor}.': 'Os pagamentos são processados por {paymentProcessor}.',
  'Peace is quiet; a piece is a part.': '“Peace” é a paz; “piece” é uma parte.',
  Pending: 'Pendente',
  'Pending tasks': 'Tarefas pendentes',
  'People say it more simply.': 'As pessoas dizem isso de forma mais simples.',
  Percent: 'Porcentagem',
  'Percent must be a number from 1 to 1000.': 'A porcentagem deve ser um número de 1 a 1000.',
  'Percent of the original': 'Porcentagem do original',
  'Perhaps {words}.': 'Talvez {words}.',
  'Permanent (301)': 'Permanente (301)',
  'Permanent ones may be remembered by browsers for a minute and a half.':
    'Os permanentes podem ser lembrados pelos navegadores por um minuto e meio.',
  Phone: 'Telefone',
  'Phone number': 'Número de telefone',
  Phones: 'Celulares',
  'Phones open this as a page only with https:// in front.<button>Add https://</button>':
    'Os celulares só abrem isto como página com https:// na frente.<button>Adicionar https://</button>',
  Photo: 'Foto',
  'Photo Enhanced!': 'Foto melhorada!',
  'Photo enhancer: upscale, denoise, restore photos': 'Melhorar fotos: ampliar, remover ruído, restaurar',
  'Photograph a page, or drop photos in the bag': 'Fotografe uma página ou solte fotos na bolsa',
  'Photos Enhanced!': 'Fotos melhoradas!',
  'Photos of paper to clean pages': 'De fotos de papel a páginas limpas',
  'Photos to process': 'Fotos a processar',
  'Photos, films, music and most documents are compressed already. They are stored as they are, which is quick, and the ZIP is then about as large as its files.':
    'Fotos, filmes, músicas e a maioria dos documentos já estão comprimidos. Eles são armazenados como estão, o que é rápido, e o ZIP fica então mais ou menos do tamanho dos seus arquivos.',
  Phrase: 'Expressão',
  Phrases: 'Expressões',
  Picture: 'Imagem',
  'Picture not added': 'Imagem não adicionada',
  'Pictures placed on pages': 'Imagens colocadas nas páginas',
  'Pictures that edits place': 'Imagens colocadas pelas edições',
  Pixels: 'Pixels',
  'Pixels per inch of images; a page may have up to 60 megapixels.':
    'Pixels por polegada das imagens; uma página pode ter até 60 megapixels.',
  'Pixels per inch of slides as images; a wide slide is 13.33 by 7.5 inches.':
    'Pixels por polegada dos slides como imagens; um slide largo tem 13,33 por 7,5 polegadas.',
  'Pixels.': 'Pixels.',
  'Pixels; wins over width and height.': 'Pixels; prevalece sobre largura e altura.',
  Place: 'Local',
  'Place in the middle': 'Colocar no meio',
  Plain: 'Lisa',
  'Plain letters in code': 'Letras simples em código',
  'Plain text. The assistant gives it as it is.': 'Texto simples. O assistente o apresenta como está.',
  Plan: 'Plano',
  'Plan & billing': 'Plano e cobrança',
  Planned: 'Planejado',
  Plans: 'Planos',
  'Plans and payment': 'Planos e pagamento',
  'Please add more when this PDF is ready.': 'Adicione mais quando este PDF estiver pronto.',
  'Please add more when this ZIP is ready.': 'Adicione mais quando este ZIP estiver pronto.',
  'Please add your CV as a PDF, DOCX or ODT file.': 'Adicione seu currículo como arquivo PDF, DOCX ou ODT.',
  'Please answer at {link}': 'Responda em {link}',
  'Please ask in at most {max, plural, one {# character} other {# characters}}.':
    'Pergunte em no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'Please ask one question at a time.': 'Faça uma pergunta por vez.',
  'Please check the address: capitals matter, and a letter may be missing at its end.':
    'Confira o endereço: maiúsculas fazem diferença, e pode faltar uma letra no fim.',
  'Please check the height of the head: every country has rules of its own.':
    'Confira a altura da cabeça: cada país tem suas próprias regras.',
  'Please choose': 'Escolha',
  'Please choose WPA, WEP or nopass.': 'Escolha WPA, WEP ou nopass.',
  'Please choose a darker colour on a lighter background.': 'Escolha uma cor mais escura sobre um fundo mais claro.',
  'Please choose a time zone such as Europe/Berlin.': 'Escolha um fuso horário como Europe/Berlin.',
  'Please choose a time zone.': 'Escolha um fuso horário.',
  'Please choose an operation: compress, convert or resize.':
    'Escolha uma operação: comprimir, converter ou redimensionar.',
  'Please choose another when this one is saved.': 'Escolha outro quando este estiver salvo.',
  'Please choose another when this one is split.': 'Escolha outro quando este estiver dividido.',
  'Please choose at least one character type': 'Escolha pelo menos um tipo de caractere',
  'Please choose at least one language. The languages are {possible}.':
    'Escolha pelo menos um idioma. Os idiomas são {possible}.',
  'Please choose error level H, which corrects the most.': 'Escolha o nível de correção H, que corrige mais.',
  'Please choose others, or search for less.': 'Escolha outros ou pesquise menos.',
  'Please choose what the key may call.': 'Escolha o que a chave pode chamar.',
  'Please choose {name} again to save your changes.': 'Escolha {name} de novo para salvar suas alterações.',
  'Please contact our support team by email at {supportEmail}.':
    'Entre em contato com nossa equipe de suporte por e-mail em {supportEmail}.',
  'Please contact our support team: press “Talk to a person”.':
    'Entre em contato com nossa equipe de suporte: clique em “Falar com uma pessoa”.',
  'Please enter a URL to shorten': 'Digite uma URL para encurtar',
  'Please enter a colour such as #1d4ed8.': 'Informe uma cor como #1d4ed8.',
  'Please enter a date and time such as 2026-05-01T10:00.': 'Informe uma data e hora como 2026-05-01T10:00.',
  'Please enter a hex colour, such as {example}.': 'Digite uma cor hexadecimal, como {example}.',
  'Please enter a host such as example.com.': 'Digite um host como example.com.',
  'Please enter a name or an organisation.': 'Informe um nome ou uma organização.',
  'Please enter a name.': 'Digite um nome.',
  'Please enter a number.': 'Digite um número.',
  'Please enter a phone number such as +44 20 7946 0018.': 'Informe um número de telefone como +44 20 7946 0018.',
  'Please enter a phone number.': 'Informe um número de telefone.',
  'Please enter a question.': 'Digite uma pergunta.',
  'Please enter a subject.': 'Digite um assunto.',
  'Please enter a title.': 'Informe um título.',
  'Please enter a valid URL (include http:// or https://)': 'Digite uma URL válida (inclua http:// ou https://)',
  'Please enter a valid email address.': 'Digite um endereço de e-mail válido.',
  'Please enter a web address such as https://example.com.': 'Informe um endereço da web como https://example.com.',
  'Please enter a web address.': 'Informe um endereço da web.',
  'Please enter a width or a height in pixels.': 'Informe uma largura ou uma altura em pixels.',
  'Please enter a word or tick a kind of data.': 'Digite uma palavra ou marque um tipo de dado.',
  'Please enter an IBAN such as DE89 3704 0044 0532 0130 00.': 'Informe um IBAN como DE89 3704 0044 0532 0130 00.',
  'Please enter an IBAN.': 'Informe um IBAN.',
  'Please enter an address such as https://example.org or name@example.org, or a page from 1 to {pageCount}.':
    'Informe um endereço como https://example.org ou name@example.org, ou uma página de 1 a {pageCount}.',
  'Please enter an amount from 0.01 to 999999999.99 euros.': 'Informe um valor de 0.01 a 999999999.99 euros.',
  'Please enter an answer.': 'Digite uma resposta.',
  'Please enter an email address such as name@example.com.': 'Informe um endereço de e-mail como name@example.com.',
  'Please enter an email address.': 'Informe um endereço de e-mail.',
  'Please enter at most 100 symbols.': 'Informe no máximo 100 símbolos.',
  'Please enter only punctuation and symbols as your own set, without letters, digits and spaces.':
    'Informe apenas pontuação e símbolos como o seu próprio conjunto, sem letras, dígitos e espaços.',
  'Please enter some text to improve.': 'Digite um texto para melhorar.',
  'Please enter some text to summarize.': 'Digite um texto para resumir.',
  'Please enter some text.': 'Digite algum texto.',
  'Please enter text': 'Digite um texto',
  'Please enter text to translate.': 'Digite um texto para traduzir.',
  'Please enter text.': 'Digite um texto.',
  'Please enter the code from your authenticator app, or one of your backup codes.':
    'Digite o código do seu aplicativo autenticador ou um dos seus códigos de backup.',
  'Please enter the name of the network.': 'Informe o nome da rede.',
  'Please enter the pages you want, such as 1,3,5-7.': 'Informe as páginas que deseja, como 1,3,5-7.',
  'Please enter the payee.': 'Informe o beneficiário.',
  'Please enter the ranges you want, such as 1-3,4-6.': 'Informe os intervalos que deseja, como 1-3,4-6.',
  'Please enter what the comment says.': 'Escreva o conteúdo do comentário.',
  'Please enter what the note says.': 'Escreva o conteúdo da nota.',
  'Please enter what the text says.': 'Escreva o conteúdo do texto.',
  'Please enter what you look for.': 'Digite o que você procura.',
  'Please enter yes or no.': 'Digite sim ou não.',
  'Please enter your email address, so that we can answer, or sign in.':
    'Digite seu endereço de e-mail, para que possamos responder, ou entre.',
  'Please enter your email address.': 'Digite seu endereço de e-mail.',
  'Please enter your first name.': 'Digite seu nome.',
  'Please enter your last name.': 'Digite seu sobrenome.',
  'Please enter your message.': 'Digite sua mensagem.',
  'Please enter your name.': 'Digite seu nome.',
  'Please fill in all fields': 'Preencha todos os campos',
  'Please fill in this field.': 'Preencha este campo.',
  'Please fill in {fields} first.': 'Preencha {fields} primeiro.',
  'Please give it a name.': 'Dê um nome a isso.',
  'Please leave the lines between the pages as they are.': 'Deixe as linhas entre as páginas como estão.',
  'Please look twice': 'Olhe duas vezes',
  'Please make some edits before saving.': 'Faça algumas edições antes de salvar.',
  'Please mark all scratches in one image.': 'Marque todos os riscos em uma só imagem.',
  'Please name between 1 and 100 files by their ids.': 'Indique de 1 a 100 arquivos pelos ids.',
  'Please open the link that we sent to your email address, then sign in. What is not confirmed within {days, plural, one {# day} other {# days}} is removed.':
    'Abra o link que enviamos para o seu endereço de e-mail e depois entre. O que não for confirmado em {days, plural, one {# dia} other {# dias}} será removido.',
  'Please open the link that we sent to {email}. Until then, your address stays as it is.':
    'Abra o link que enviamos para {email}. Até lá, seu endereço continua como está.',
  'Please place the four corners on the corners of the page.': 'Coloque os quatro cantos sobre os cantos da página.',
  'Please say what is wrong with the link.': 'Diga o que há de errado com o link.',
  'Please scan some documents first.': 'Digitalize alguns documentos primeiro.',
  'Please select PDF files, or JPEG, PNG, WebP, GIF, TIFF or AVIF images.':
    'Selecione arquivos PDF ou imagens JPEG, PNG, WebP, GIF, TIFF ou AVIF.',
  'Please select PNG or JPEG pictures.': 'Selecione imagens PNG ou JPEG.',
  'Please select a DOCX, PPTX, XLSX, ODT, ODS, ODP, PDF, HTML, Markdown, SRT or text document.':
    'Selecione um documento DOCX, PPTX, XLSX, ODT, ODS, ODP, PDF, HTML, Markdown, SRT ou de texto.',
  'Please select a JPEG, PNG, WebP, GIF, HEIC, AVIF or TIFF image.':
    'Selecione uma imagem JPEG, PNG, WebP, GIF, HEIC, AVIF ou TIFF.',
  'Please select a JPEG, PNG, or WebP image.': 'Selecione uma imagem JPEG, PNG ou WebP.',
  'Please select a PDF file to compress.': 'Selecione um arquivo PDF para comprimir.',
  'Please select a PDF file to split.': 'Selecione um arquivo PDF para dividir.',
  'Please select a PDF file.': 'Selecione um arquivo PDF.',
  'Please select a PDF to inspect.': 'Selecione um PDF para examinar.',
  'Please select a PDF, Word, or text document': 'Selecione um documento PDF, Word ou de texto',
  'Please select a PDF, a document of Word, Excel, PowerPoint, OpenDocument, HTML, text or email, or images.':
    'Selecione um PDF, um documento do Word, Excel, PowerPoint, OpenDocument, HTML, texto ou e-mail, ou imagens.',
  'Please select a PDF, or a JPEG, PNG, WebP, AVIF, TIFF or HEIC image.':
    'Selecione um PDF ou uma imagem JPEG, PNG, WebP, AVIF, TIFF ou HEIC.',
  'Please select a PDF, or documents or images to convert to PDF.':
    'Selecione um PDF, ou documentos ou imagens para converter em PDF.',
  'Please select a TXT, PDF, DOC or DOCX file; Markdown, HTML, ODT, RTF and EPUB work, too.':
    'Selecione um arquivo TXT, PDF, DOC ou DOCX; Markdown, HTML, ODT, RTF e EPUB também funcionam.',
  'Please select a document of up to {maxBytes}.': 'Selecione um documento de até {maxBytes}.',
  'Please select a document smaller than 50MB': 'Selecione um documento menor que 50 MB',
  'Please select a document to convert.': 'Selecione um documento para converter.',
  'Please select a document to translate.': 'Selecione um documento para traduzir.',
  'Please select a file to summarize.': 'Selecione um arquivo para resumir.',
  'Please select a photo to enhance.': 'Selecione uma foto para melhorar.',
  'Please select a picture for the background.': 'Selecione uma imagem para o fundo.',
  'Please select a picture.': 'Selecione uma imagem.',
  'Please select a valid PDF file.': 'Selecione um arquivo PDF válido.',
  'Please select an archive to open.': 'Selecione um arquivo compactado para abrir.',
  'Please select an image file': 'Selecione um arquivo de imagem',
  'Please select an image file (PNG, JPG, JPEG, WEBP)': 'Selecione um arquivo de imagem (PNG, JPG, JPEG, WEBP)',
  'Please select an image file.': 'Selecione um arquivo de imagem.',
  'Please select an image or a PDF.': 'Selecione uma imagem ou um PDF.',
  'Please select an image smaller than 10MB': 'Selecione uma imagem menor que 10 MB',
  'Please select an image to resize.': 'Selecione uma imagem para redimensionar.',
  'Please select an image with the scratches marked in white.':
    'Selecione uma imagem com os riscos marcados em branco.',
  'Please select at least 2 PDF files to merge.': 'Selecione pelo menos 2 arquivos PDF para unir.',
  'Please select at least one file to compress.': 'Selecione pelo menos um arquivo para compactar.',
  'Please select at least one file to process.': 'Selecione pelo menos um arquivo para processar.',
  'Please send a mask: white where the subject is.': 'Envie uma máscara: branca onde está o objeto principal.',
  'Please send at most {max, plural, one {# file} other {# files}} at a time.':
    'Envie no máximo {max, plural, one {# arquivo} other {# arquivos}} por vez.',
  'Please set the quiet zone to {standard} modules.': 'Defina a zona de silêncio para {standard} módulos.',
  'Please shorten it, or choose error level L, where it fits.':
    'Encurte-o ou escolha o nível de correção L, em que ele cabe.',
  'Please shorten it.': 'Encurte-o.',
  'Please shorten it; at error level L, {fittingAtLowest, plural, one {# character fits} other {# characters fit}}.':
    'Encurte-o; no nível de correção L, {fittingAtLowest, plural, one {cabe # caractere} other {cabem # caracteres}}.',
  'Please take a photo or choose an image first.': 'Tire uma foto ou escolha uma imagem primeiro.',
  'Please try again or contact support.': 'Tente novamente ou entre em contato com o suporte.',
  'Please try again.': 'Tente novamente.',
  'Please upload a PDF and make some edits first.': 'Envie um PDF e faça algumas edições primeiro.',
  'Please upload a PDF file': 'Envie um arquivo PDF',
  'Please upload a PDF file.': 'Envie um arquivo PDF.',
  'Please use an image in which the code is sharp, evenly lit and at least a quarter of the width, with empty space around it.':
    'Use uma imagem em que o código esteja nítido, com iluminação uniforme e ocupe pelo menos um quarto da largura, com espaço vazio em volta.',
  'Please use at most 2000 characters.': 'Use no máximo 2000 caracteres.',
  'Please use at most {max, plural, one {# character} other {# characters}}. The rest fits into your CV.':
    'Use no máximo {max, plural, one {# caractere} other {# caracteres}}. O resto cabe no seu currículo.',
  'Please use at most {max} characters.': 'Use no máximo {max} caracteres.',
  'Please use file upload instead.': 'Use o envio de arquivos.',
  'Please use one line.': 'Use uma só linha.',
  'Please write a few words.': 'Escreva algumas palavras.',
  'Please write pages and ranges with commas between them, such as 1,3,5-7.':
    'Escreva páginas e intervalos separados por vírgulas, como 1,3,5-7.',
  'Please write what the answer is.': 'Escreva qual é a resposta.',
  'Point at a sentence, or move to it with Tab, to see its counterpart.':
    'Aponte para uma frase, ou vá até ela com Tab, para ver a correspondente.',
  "Point your phone's camera at the code": 'Aponte a câmera do celular para o código',
  Polygon: 'Polígono',
  Polyline: 'Polilinha',
  Popular: 'Populares',
  'Popular:': 'Populares:',
  Portrait: 'Retrato',
  Post: 'Post',
  Postcode: 'CEP',
  Poster: 'Cartaz',
  Posts: 'Posts',
  'Precise PDF Editor': 'Editor de PDF preciso',
  'Preparing your payment…': 'Preparando seu pagamento…',
  Preset: 'Predefinição',
  'Press Retry. Files that were fully uploaded are not sent again.':
    'Clique em Tentar novamente. Arquivos enviados por completo não são enviados de novo.',
  'Press Send Test Email on this page. It says what is wrong, if anything is.':
    'Clique em Enviar e-mail de teste nesta página. Isso mostra o que está errado, se algo estiver.',
  'Press “Report this” beside the error. The report has the number of the failed job, from which we see the tool, the error and the size of the file. Please add what kind of file it was; do not send it.':
    'Clique em “Relatar isto” ao lado do erro. O relato tem o número da tarefa que falhou, pelo qual vemos a ferramenta, o erro e o tamanho do arquivo. Acrescente que tipo de arquivo era; não o envie.',
  Preview: 'Prévia',
  'Preview of {name}': 'Prévia de {name}',
  'Preview of {path}': 'Prévia de {path}',
  'Preview · about {bytes}': 'Prévia · cerca de {bytes}',
  'Preview · up to {bytes}': 'Prévia · até {bytes}',
  'Preview · {bytes}': 'Prévia · {bytes}',
  'Previews and results are for Pro users.': 'Prévias e resultados são para usuários Pro.',
  'Previous marked sentence': 'Frase marcada anterior',
  'Previous match': 'Ocorrência anterior',
  'Previous page': 'Página anterior',
  'Previous photo': 'Foto anterior',
  'Prices may change for periods that have not begun yet, never for one you have paid.':
    'Os preços podem mudar para períodos que ainda não começaram, nunca para um que você já pagou.',
  Pricing: 'Preços',
  Print: 'Impressão',
  Privacy: 'Privacidade',
  'Privacy Policy': 'Política de Privacidade',
  'Pro Annual': 'Pro Anual',
  'Pro Feature': 'Recurso Pro',
  'Pro Monthly': 'Pro Mensal',
  'Pro allows up to {count, plural, one {# file} other {# files}} at once.':
    'O Pro permite até {count, plural, one {# arquivo} other {# arquivos}} de uma vez.',
  'Pro granted to {email} ends now. What they paid for stays.':
    'O Pro concedido a {email} termina agora. O que foi pago permanece.',
  'Pro scans without a limit': 'O Pro digitaliza sem limite',
  'Pro until {proUntil}.': 'Pro até {proUntil}.',
  'Pro until {until}, granted by the operator of this site.': 'Pro até {until}, concedido pelo operador deste site.',
  'Pro users': 'Usuários Pro',
  'Pro users, signed in on the site or with an API key.': 'Usuários Pro, conectados no site ou com uma chave de API.',
  Process: 'Processar',
  'Process up to 100 files at once: compress, convert, resize, or chain tools in steps. Saved recipes, name patterns, retry, one ZIP. Goes on after a reload.':
    'Processe até 100 arquivos de uma vez: comprima, converta, redimensione ou encadeie ferramentas em etapas. Receitas salvas, padrões de nome, nova tentativa, um ZIP. Continua após recarregar a página.',
  'Process whole photo': 'Processar foto inteira',
  'Process {count, plural, one {# photo} other {# photos}}': 'Processar {count, plural, one {# foto} other {# fotos}}',
  Processing: 'Processando',
  'Processing failed': 'Falha no processamento',
  'Processing failed: {message}': 'Falha no processamento: {message}',
  'Processing {name}': 'Processando {name}',
  'Processing…': 'Processando…',
  'Professional Image Suite': 'Pacote profissional de imagens',
  Profile: 'Perfil',
  'Progress of the batch': 'Progresso do lote',
  Protanomaly: 'Protanomalia',
  Protanopia: 'Protanopia',
  'Put files or single pages in order': 'Coloque os arquivos ou páginas avulsas em ordem',
  'Put something in the bag': 'Coloque algo na bolsa',
  'Put the cursor on an underlined passage to see it here.':
    'Coloque o cursor em um trecho sublinhado para vê-lo aqui.',
  'Q: 25% may be damaged': 'Q: 25% pode estar danificado',
  'QR Code Generated!': 'QR code gerado!',
  'QR Code Generator': 'Gerador de QR code',
  'QR code': 'QR code',
  'QR code for your authenticator app': 'QR code para seu aplicativo autenticador',
  'QR code generator with logo, colours and scan check': 'Gerador de QR code com logotipo, cores e teste de leitura',
  'QR code needs content to generate': 'O QR code precisa de conteúdo para ser gerado',
  'QR code of this contact': 'QR code deste contato',
  'QR code of {shortUrl}': 'QR code de {shortUrl}',
  'QR code that opens the scanner on your phone': 'QR code que abre o digitalizador no seu celular',
  'QR code: {label}': 'QR code: {label}',
  'QR codes': 'QR codes',
  'QR codes for links, Wi-Fi, contacts and more, in your colours and with your logo, each one proven to scan.':
    'QR codes para links, Wi-Fi, contatos e mais, nas suas cores e com o seu logotipo, cada um com leitura comprovada.',
  Quality: 'Qualidade',
  'Quality must be a number from 10 to 100 in steps of 5.':
    'A qualidade deve ser um número de 10 a 100 em passos de 5.',
  'Quality must be a whole number from 1 to 100.': 'A qualidade deve ser um número inteiro de 1 a 100.',
  'Quality must be a whole number from 10 to 100.': 'A qualidade deve ser um número inteiro de 10 a 100.',
  'Question Failed': 'Falha na pergunta',
  'Question or title': 'Pergunta ou título',
  Questions: 'Perguntas',
  'Quick by default': 'Rápido por padrão',
  'Quick help': 'Ajuda rápida',
  'Quiet zone': 'Zona de silêncio',
  RECEIVED: 'RECEBIDO',
  REJECTED: 'REJEITADO',
  RSS: 'RSS',
  RTF: 'RTF',
  Radial: 'Radial',
  'Raise the contrast': 'Aumentar o contraste',
  'Raise the error level': 'Aumentar o nível de correção',
  Random: 'Aleatório',
  Range: 'Intervalo',
  'Range must be one of {ranges}.': 'O intervalo deve ser um destes: {ranges}.',
  Ranges: 'Intervalos',
  'Re-detect edges': 'Detectar bordas de novo',
  Read: 'Ler',
  'Read More': 'Ler mais',
  'Read aloud': 'Ler em voz alta',
  'Read as': 'Lida como',
  'Read back at {pixels} pixels, and at half that size out of focus.':
    'Relido em {pixels} pixels e, na metade desse tamanho, fora de foco.',
  'Read back at {pixels} pixels, sharp and out of focus.': 'Relido em {pixels} pixels, nítido e fora de foco.',
  'Read from the environment at the start. Secrets are not shown. To change one, set its variable and restart.':
    'Lidas do ambiente na inicialização. Segredos não são mostrados. Para alterar uma, defina a variável dela e reinicie.',
  'Read it here:': 'Leia aqui:',
  'Read its text': 'Ler o texto',
  'Read our answers, and add what is missing.': 'Leia nossas respostas e acrescente o que falta.',
  'Read the counts beside the text while you write': 'Leia as contagens ao lado do texto enquanto escreve',
  Readability: 'Legibilidade',
  'Readable from': 'Legível a partir de',
  'Readers do not find these eyes. Please try another shape, such as squares.':
    'Os leitores não encontram estes olhos. Tente outra forma, como quadrados.',
  'Readers need the empty space around a code. Please keep {modules} modules, or leave that much space where you place it.':
    'Os leitores precisam do espaço vazio em volta de um código. Mantenha {modules} módulos ou deixe esse espaço onde você for colocá-lo.',
  Reading: 'Lendo',
  'Reading ease': 'Facilidade de leitura',
  'Reading it back…': 'Relendo o código…',
  'Reading text': 'Lendo o texto',
  'Reading the chapters': 'Lendo os capítulos',
  'Reading the pages': 'Lendo as páginas',
  'Reading the sentences': 'Lendo as frases',
  'Reading the text': 'Lendo o texto',
  'Reading time': 'Tempo de leitura',
  'Reading your text…': 'Lendo seu texto…',
  'Reading {busyWith}…': 'Lendo {busyWith}…',
  'Reading…': 'Lendo…',
  'Reads all kinds of codes in photos and screenshots, rotated, inverted or several at once, and other barcodes, too. The image stays in this page.':
    'Lê todos os tipos de código em fotos e capturas de tela, girados, invertidos ou vários de uma vez, e também outros códigos de barras. A imagem fica nesta página.',
  'Reads close up only': 'Lido somente de perto',
  'Reads name, phone and email for your address book.': 'Lê nome, telefone e e-mail para a sua agenda.',
  'Ready to download.': 'Pronto para baixar.',
  'Ready when you are. No account needed.': 'Pronto quando você estiver. Não é preciso criar conta.',
  'Ready-made looks': 'Visuais prontos',
  Receipt: 'Recibo',
  Recent: 'Recentes',
  'Recent results': 'Resultados recentes',
  'Recent results (Alt R)': 'Resultados recentes (Alt R)',
  'Recent tasks': 'Tarefas recentes',
  'Recipe loaded': 'Receita carregada',
  'Recipe not loaded': 'Receita não carregada',
  'Recognising text': 'Reconhecendo o texto',
  Rectangle: 'Retângulo',
  Red: 'Vermelho',
  Redirect: 'Redirecionamento',
  Redo: 'Refazer',
  'Redo clear': 'Refazer limpeza',
  'Redo improvement': 'Refazer melhoria',
  'Redo opening': 'Refazer abertura',
  'Redo showing history': 'Refazer exibição do histórico',
  'Redo swap': 'Refazer troca',
  'Reduced noise': 'Ruído reduzido',
  'Reduced size by less than 1%': 'Tamanho reduzido em menos de 1%',
  'Reduced size by {percent}%': 'Tamanho reduzido em {percent}%',
  'References were left out.': 'As referências foram deixadas de fora.',
  Refresh: 'Atualizar',
  'Registering, signing in, and what belongs to an account.': 'Cadastro, login e o que pertence a uma conta.',
  'Registration Failed': 'Falha no cadastro',
  Registrations: 'Cadastros',
  'Registrations by source': 'Cadastros por origem',
  'Registrations: {count}': 'Cadastros: {count}',
  Reject: 'Rejeitar',
  'Reject all': 'Rejeitar tudo',
  'Reload the page': 'Recarregar a página',
  'Remembered it? <signInLink>Sign in</signInLink>': 'Lembrou? <signInLink>Entre</signInLink>',
  Remove: 'Remover',
  'Remove all': 'Remover tudo',
  'Remove all corrections': 'Remover todas as correções',
  'Remove all marks': 'Remover todas as marcas',
  'Remove background': 'Remover fundo',
  'Remove backgrounds': 'Remover fundos',
  'Remove chosen pages': 'Remover as páginas escolhidas',
  'Remove colour {number}': 'Remover a cor {number}',
  'Remove logo': 'Remover logotipo',
  'Remove metadata': 'Remover metadados',
  'Remove step {place}': 'Remover a etapa {place}',
  'Remove target {number}': 'Remover o destino {number}',
  'Remove term {number}': 'Remover o termo {number}',
  'Remove the background': 'Remover o fundo',
  'Remove the background of JPG, PNG, WebP and HEIC photos: soft hair, clean edges. Correct it with clicks and a brush; new backgrounds, shadow, passport sizes.':
    'Remova o fundo de fotos JPG, PNG, WebP e HEIC: cabelo suave, bordas limpas. Corrija com cliques e um pincel; novos fundos, sombra, tamanhos de passaporte.',
  'Remove the background of a photo, or replace it by a colour, a gradient, a blur or another picture.':
    'Remova o fundo de uma foto ou substitua-o por uma cor, um degradê, um desfoque ou outra imagem.',
  'Remove the background, and correct it with a click': 'Remova o fundo e corrija com um clique',
  'Remove the link': 'Remover o link',
  'Remove the password': 'Remover a senha',
  'Remove the word {word}': 'Remover a palavra {word}',
  'Remove {code}?': 'Remover {code}?',
  'Remove {count, plural, one {# background} other {# backgrounds}}':
    'Remover {count, plural, one {# fundo} other {# fundos}}',
  'Remove {name}': 'Remover {name}',
  'Remove {path}': 'Remover {path}',
  'Remove ‘{text}’': 'Remover “{text}”',
  'Removed by an administrator': 'Removido por um administrador',
  'Removed the blocks of JPEG': 'Blocos de JPEG removidos',
  Replace: 'Substituir',
  'Replace all': 'Substituir tudo',
  'Replace on page {page}: {words}': 'Substituir na página {page}: {words}',
  'Replace or black out text': 'Substitua ou oculte texto com tarja',
  'Replace or redact text in a PDF': 'Substitua ou oculte texto em um PDF',
  'Replace the text under a box in its own font, or remove what is under it for good.':
    'Substitua o texto sob uma caixa na própria fonte ou remova definitivamente o que está embaixo dela.',
  'Replace with': 'Substituir por',
  'Replace {count} ticked': 'Substituir {count} marcadas',
  'Replacement text': 'Texto de substituição',
  'Replacement text, page {page}': 'Texto de substituição, página {page}',
  Report: 'Denunciar',
  'Report this': 'Relatar isto',
  'Report this link': 'Denunciar este link',
  'Report what failed': 'Relatar o que falhou',
  'Reports of failed jobs': 'Relatos de tarefas que falharam',
  'Request timed out. Please try a shorter message or check your connection.':
    'O tempo da solicitação se esgotou. Tente uma mensagem mais curta ou verifique sua conexão.',
  'Request timeout: the server has not answered for {seconds} seconds. Try again, or check your connection.':
    'Tempo limite da solicitação esgotado: o servidor não responde há {seconds} segundos. Tente novamente ou verifique sua conexão.',
  'Required and still empty:': 'Obrigatórios e ainda vazios:',
  'Required fields are empty: {fields}.': 'Há campos obrigatórios vazios: {fields}.',
  'Requires Immediate Attention': 'Exige atenção imediata',
  'Requires JavaScript': 'Requer JavaScript',
  Resize: 'Redimensionar',
  'Resize Failed': 'Falha ao redimensionar',
  'Resize and crop JPEG, PNG, WebP, GIF, HEIC, AVIF and TIFF images, animations included. Exact pixels, percent, social media, passport and print sizes.':
    'Redimensione e corte imagens JPEG, PNG, WebP, GIF, HEIC, AVIF e TIFF, inclusive animações. Pixels exatos, porcentagem, redes sociais, tamanhos de passaporte e impressão.',
  'Resize images': 'Redimensionar imagens',
  'Resize images to an exact size, a percentage or a preset: fitted, cropped, padded or stretched.':
    'Redimensione imagens para um tamanho exato, uma porcentagem ou uma predefinição: ajustadas, cortadas, com margem ou esticadas.',
  'Resize images: pixels, percent, social and print sizes':
    'Redimensionar imagens: pixels, porcentagem, redes, impressão',
  'Resize {count, plural, one {# image} other {# images}}':
    'Redimensionar {count, plural, one {# imagem} other {# imagens}}',
  Resizing: 'Redimensionando',
  'Resizing…': 'Redimensionando…',
  Resolution: 'Resolução',
  Restore: 'Restaurar',
  'Restore {edit}': 'Restaurar {edit}',
  'Restricted by its owner': 'Restringido pelo proprietário',
  Result: 'Resultado',
  'Result · {bytes}': 'Resultado · {bytes}',
  Resume: 'Retomar',
  Retry: 'Tentar novamente',
  'Retry {count} failed': 'Tentar de novo {count} com falha',
  'Retry {name}': 'Tentar {name} novamente',
  'Return Home': 'Voltar ao início',
  'Reverse order': 'Inverter a ordem',
  Revoke: 'Revogar',
  'Revoke admin': 'Revogar administrador',
  Right: 'Direita',
  'Right and livelier colours.': 'Cores corretas e mais vivas.',
  'Right for most files.': 'Adequada para a maioria dos arquivos.',
  'Rotate must be 0, 90, 180 or 270.': 'A rotação deve ser 0, 90, 180 ou 270.',
  'Rotate page {page} left': 'Girar a página {page} para a esquerda',
  'Rotate page {page} right': 'Girar a página {page} para a direita',
  'Rotated text was placed after the rest.': 'O texto girado foi colocado depois do restante.',
  'Rotations must be a list with 0, 90, 180 or 270 for each image.':
    'As rotações devem ser uma lista com 0, 90, 180 ou 270 para cada imagem.',
  Rounded: 'Arredondados',
  Rows: 'Linhas',
  'Rows that were not made': 'Linhas que não foram criadas',
  'Rows with problems': 'Linhas com problemas',
  'Rows, one code each': 'Linhas, um código cada',
  Running: 'Em execução',
  'Runs: {sentence}': 'Runs: {sentence}',
  SVG: 'SVG',
  'SVG files can have at most {maxBytes}. Please remove embedded images from it first.':
    'Arquivos SVG podem ter no máximo {maxBytes}. Remova primeiro as imagens incorporadas.',
  'Same Language': 'Mesmo idioma',
  Sans: 'Sem serifa',
  Satchel: 'Satchel',
  'Satchel began with a list of these complaints. For each of them there is a test: that a merged file keeps its links, that a compressed file is never larger, that erased words cannot be found again. When we could not do something well, the page says so.':
    'O Satchel começou com uma lista dessas reclamações. Para cada uma delas há um teste: que um arquivo unido mantém seus links, que um arquivo comprimido nunca fica maior, que palavras apagadas não podem ser encontradas de novo. Quando não conseguimos fazer algo bem, a página diz isso.',
  'Satchel blog': 'Blog do Satchel',
  'Satchel has {count} tools for the small jobs around files: merging a PDF, shrinking a photo, scanning a letter, making a password.':
    'O Satchel tem {count} ferramentas para os pequenos trabalhos com arquivos: unir um PDF, reduzir uma foto, digitalizar uma carta, criar uma senha.',
  'Satchel, home page': 'Satchel, página inicial',
  'Satchel: every everyday file tool, in one good bag':
    'Satchel: todas as ferramentas de arquivo do dia a dia, em uma só bolsa',
  Save: 'Salvar',
  'Save PDF': 'Salvar PDF',
  'Save PNG': 'Salvar PNG',
  'Save and download': 'Salvar e baixar',
  'Save as TXT': 'Salvar como TXT',
  'Save as recipe': 'Salvar como receita',
  'Save as vCard': 'Salvar como vCard',
  'Save failed': 'Falha ao salvar',
  'Save the answer': 'Salvar a resposta',
  'Save the short links': 'Salvar os links curtos',
  'Save the template': 'Salvar o modelo',
  'Save these backup codes': 'Salve estes códigos de backup',
  'Save username': 'Salvar nome de usuário',
  'Save {format}': 'Salvar {format}',
  'Save {name} text': 'Salvar texto {name}',
  'Save {price} ({percent}%)': 'Economize {price} ({percent}%)',
  Saved: 'Economia',
  'Saved recipe': 'Receita salva',
  'Saved: the assistant knows it now': 'Salvo: o assistente já sabe disso',
  Saving: 'Salvando',
  'Saving PDF…': 'Salvando o PDF…',
  'Saving the page': 'Salvando a página',
  'Saving…': 'Salvando…',
  'Say what happened': 'Dizer o que aconteceu',
  'Say what you want to do': 'Diga o que você quer fazer',
  Says: 'Texto',
  'Scale must be 2, 3 or 4.': 'A escala deve ser 2, 3 ou 4.',
  Scan: 'Digitalizar',
  'Scan documents with your camera, and read their text': 'Digitalize documentos com a câmera e leia o texto',
  'Scan it with a phone to add the contact there.': 'Leia-o com um celular para adicionar o contato nele.',
  'Scan mode': 'Modo de digitalização',
  'Scan mode must be document, id-card, receipt, business-card or book.':
    'O modo de digitalização deve ser document, id-card, receipt, business-card ou book.',
  'Scan pages, receipts, ID and business cards and books with a phone or webcam. Finds the edges, removes shadows, reads the text, makes a searchable PDF.':
    'Digitalize páginas, recibos, documentos de identidade, cartões de visita e livros com o celular ou a webcam. Detecta bordas, remove sombras, lê o texto e cria um PDF pesquisável.',
  'Scan photos of pages': 'Digitalizar fotos de páginas',
  'Scan this with your authenticator app, then enter the code it shows.':
    'Leia isto com seu aplicativo autenticador e digite o código que ele mostra.',
  'Scan with the camera': 'Ler com a câmera',
  'Scan with your phone': 'Digitalizar com o celular',
  Scanned: 'Digitalizado',
  'Scanned PDFs': 'PDFs digitalizados',
  'Scanned documents': 'Documentos digitalizados',
  'Scanned pages': 'Páginas digitalizadas',
  'Scanned pages in one PDF': 'Páginas digitalizadas em um PDF',
  'Scanned, searchable': 'Digitalizado, pesquisável',
  Scanning: 'Leitura',
  'Scans were read as {language}: text in {others} cannot be recognised here.':
    'As digitalizações foram lidas como {language}: texto em {others} não pode ser reconhecido aqui.',
  Scheduled: 'Agendado',
  Screen: 'Tela',
  'Scripts (JavaScript) were left out, since they would run on the computer of everyone who opens the file.':
    'Os scripts (JavaScript) foram deixados de fora, pois seriam executados no computador de todos que abrem o arquivo.',
  'Scripts do not run here, so these fields were not computed: {fields}.':
    'Scripts não são executados aqui, por isso estes campos não foram calculados: {fields}.',
  Search: 'Pesquisar',
  'Search all help': 'Pesquisar em toda a ajuda',
  'Search and erase': 'Pesquisar e apagar',
  'Search for what a call does, a part of its path or the name of a field.':
    'Pesquise o que uma chamada faz, uma parte do caminho dela ou o nome de um campo.',
  'Search in messages, names, addresses and numbers': 'Pesquisar em mensagens, nomes, endereços e números',
  'Search in the archive': 'Pesquisar no arquivo compactado',
  'Search names': 'Pesquisar nomes',
  'Search results': 'Resultados de busca',
  'Search results show about 160 characters, fewer on a phone.':
    'Os resultados de busca mostram cerca de 160 caracteres, menos em um celular.',
  'Search results show about 60 characters; the real limit is a width in pixels.':
    'Os resultados de busca mostram cerca de 60 caracteres; o limite real é uma largura em pixels.',
  'Search the blog': 'Pesquisar no blog',
  'Search the help, read the answers to common questions, or open a ticket and follow it without an account.':
    'Pesquise na ajuda, leia as respostas a perguntas comuns ou abra um chamado e acompanhe-o sem uma conta.',
  'Search volume': 'Volume de buscas',
  'Searches a month, if you know it.': 'Buscas por mês, se você souber.',
  'Searching…': 'Pesquisando…',
  'Second colour': 'Segunda cor',
  'Second factor': 'Segundo fator',
  Security: 'Segurança',
  'See all tools': 'Ver todas as ferramentas',
  'See here how often it was clicked, and change where it leads':
    'Veja aqui quantas vezes ele foi clicado e mude para onde ele leva',
  'See the plans': 'Ver os planos',
  'See the prices': 'Ver os preços',
  'Seen as {seen}': 'Vista como {seen}',
  Select: 'Selecionar',
  'Select at least one option': 'Selecione pelo menos uma opção',
  'Selected edits': 'Edições selecionadas',
  'Selected:': 'Selecionado:',
  Send: 'Enviar',
  'Send General Application': 'Enviar candidatura espontânea',
  'Send Message': 'Enviar mensagem',
  'Send Support Ticket': 'Enviar chamado de suporte',
  'Send Test Email': 'Enviar e-mail de teste',
  'Send a confirmation link': 'Enviar um link de confirmação',
  'Send a password by email or chat.': 'Enviar uma senha por e-mail ou chat.',
  'Send application': 'Enviar candidatura',
  'Send it': 'Enviar',
  'Send large files ahead of a call, in parts that survive a cut connection.':
    'Envie arquivos grandes antes de uma chamada, em partes que resistem a uma queda da conexão.',
  'Send the answer': 'Enviar a resposta',
  'Send the link': 'Enviar o link',
  'Send the report': 'Enviar o relatório',
  'Send this post?': 'Enviar este post?',
  'Send to our team': 'Enviar à nossa equipe',
  'Send to subscribers': 'Enviar aos assinantes',
  'Send us a message': 'Envie-nos uma mensagem',
  'Sending Test Email...': 'Enviando e-mail de teste...',
  'Sending a page…': 'Enviando uma página…',
  'Sending to your computer': 'Enviando para o seu computador',
  'Sending your application': 'Enviando sua candidatura',
  'Sending…': 'Enviando…',
  'Sends Prefer: respond-async.': 'Envia Prefer: respond-async.',
  'Sent by email': 'Enviada por e-mail',
  'Sent posts': 'Posts enviados',
  'Sentence by sentence': 'Frase por frase',
  'Sentence case': 'Como em uma frase',
  Sentences: 'Frases',
  'Sentences of the text, chosen by the built-in engine.': 'Frases do texto, escolhidas pelo mecanismo integrado.',
  'Separated by commas.': 'Separadas por vírgulas.',
  'Serbian (Latin)': 'Sérvio (latino)',
  Serif: 'Com serifa',
  'Server error occurred. Our team has been notified. Please try again in a moment.':
    'Ocorreu um erro no servidor. Nossa equipe foi avisada. Tente novamente daqui a pouco.',
  Sessions: 'Sessões',
  'Set a goal, or see what fits where': 'Defina uma meta ou veja o que cabe onde',
  'Set in {font}, as the document’s font cannot show this text.':
    'Composto em {font}, pois a fonte do documento não consegue mostrar este texto.',
  'Set in {font}, as the document’s font has no bold italic with these letters.':
    'Composto em {font}, pois a fonte do documento não tem negrito itálico com estas letras.',
  'Set in {font}, as the document’s font has no bold with these letters.':
    'Composto em {font}, pois a fonte do documento não tem negrito com estas letras.',
  'Set in {font}, as the document’s font has no italic with these letters.':
    'Composto em {font}, pois a fonte do documento não tem itálico com estas letras.',
  'Set in {font}, as the document’s font has no regular face with these letters.':
    'Composto em {font}, pois a fonte do documento não tem um estilo regular com estas letras.',
  'Set in {font}, as the document’s font has no {characters}.':
    'Composto em {font}, pois a fonte do documento não tem {characters}.',
  'Set it up': 'Configure',
  Settings: 'Configurações',
  'Settings must be an object such as {"maxVisits":5,"tags":["news"]}, with names from the documentation.':
    'As configurações devem ser um objeto como {"maxVisits":5,"tags":["news"]}, com nomes da documentação.',
  'Setup was not started. Please start again.': 'A configuração não foi iniciada. Comece de novo.',
  'Several PDFs become one': 'Vários PDFs viram um só',
  'Several steps': 'Várias etapas',
  Severity: 'Gravidade',
  Shades: 'Tons',
  Shadow: 'Sombra',
  Shape: 'Forma',
  Shapes: 'Formas',
  Share: 'Proporção',
  'Sharpened what was blurred': 'Partes desfocadas tornadas nítidas',
  'Sharper, brighter, larger': 'Mais nítida, mais clara, maior',
  Sheet: 'Aba',
  'Sheet must be a text.': 'A aba deve ser um texto.',
  'Sheet must be at most {maxSheetLength} characters.': 'A aba deve ter no máximo {maxSheetLength} caracteres.',
  Sheets: 'Abas',
  Short: 'Curto',
  'Short adjectives are compared with -er.': 'Adjetivos curtos fazem a comparação com -er.',
  'Short links': 'Links curtos',
  'Short links with names of your own, and statistics without cookies or invented numbers.':
    'Links curtos com nomes escolhidos por você e estatísticas sem cookies nem números inventados.',
  'Short links, honest numbers': 'Links curtos, números honestos',
  'Shorten URL': 'Encurtar URL',
  'Shorten links with a name of your own, a password, an expiry or other targets by device and country. Clicks, countries and referrers, counted without cookies.':
    'Encurte links com um nome seu, uma senha, um prazo ou outros destinos por dispositivo e país. Cliques, países e origens, contados sem cookies.',
  'Shorten the content': 'Encurtar o conteúdo',
  Shortening: 'Encurtando',
  'Shortening…': 'Encurtando…',
  'Shorter like this.': 'Mais curto assim.',
  'Show all': 'Mostrar tudo',
  'Show all calls': 'Mostrar todas as chamadas',
  'Show all of it': 'Mostrar por inteiro',
  'Show characters': 'Mostrar caracteres',
  'Show in the text': 'Mostrar no texto',
  'Show in the text: the longest sentence': 'Mostrar no texto: a frase mais longa',
  'Show me the button': 'Mostre-me o botão',
  'Show more ({count} left)': 'Mostrar mais (restam {count})',
  'Show pages': 'Mostrar páginas',
  'Show passphrase': 'Mostrar frase-senha',
  'Show password': 'Mostrar senha',
  'Show {count} more': 'Mostrar mais {count}',
  Shown: 'Mostrados',
  'Shows a place on the map.': 'Mostra um lugar no mapa.',
  'Shows a text, or opens the web address in it.': 'Mostra um texto ou abre o endereço da web nele.',
  'Shrink PDFs to the level or the size you need. Text, links, forms and bookmarks stay; every page is compared with the original.':
    'Reduza PDFs ao nível ou tamanho de que precisa. Texto, links, formulários e marcadores ficam; cada página é comparada com o original.',
  'Sign In': 'Entrar',
  'Sign above the line. Without a pointer, type your name.<button>Clear</button>':
    'Assine acima da linha. Sem um ponteiro, digite seu nome.<button>Limpar</button>',
  'Sign here with mouse, pen or finger': 'Assine aqui com mouse, caneta ou dedo',
  'Sign in to continue': 'Entre para continuar',
  'Sign in to {siteName} with your email address and password, or with a passkey.':
    'Entre no {siteName} com seu endereço de e-mail e senha ou com uma chave de acesso.',
  'Sign in with a passkey': 'Entrar com uma chave de acesso',
  'Sign in with the new one.': 'Entre com a nova.',
  "Sign in with your fingerprint, your face or your device's PIN.":
    'Entre com sua impressão digital, seu rosto ou o PIN do seu dispositivo.',
  'Sign out': 'Encerrar sessão',
  'Sign out any device you do not recognise, then change your password.':
    'Encerre a sessão de qualquer dispositivo que não reconheça e depois altere sua senha.',
  'Sign out everywhere else': 'Encerrar todas as outras sessões',
  'Sign-in and security': 'Login e segurança',
  Signature: 'Assinatura',
  'Signed in.': 'Conectado.',
  'Signed out there': 'Sessão encerrada lá',
  'Signing in…': 'Entrando…',
  Since: 'Desde',
  'Since {time}': 'Desde {time}',
  Single: 'Única',
  'Sixteen characters of all four types have 103 bits, more than any attacker can try. Twelve, with 77, are still fine. Eight, with 50, are guessed within minutes when a badly protected database is stolen, as the guessing times on this page show.':
    'Dezesseis caracteres dos quatro tipos têm 103 bits, mais do que qualquer invasor consegue testar. Doze, com 77, ainda são bons. Oito, com 50, são adivinhados em minutos quando um banco de dados mal protegido é roubado, como mostram os tempos de adivinhação nesta página.',
  Size: 'Tamanho',
  'Size by': 'Tamanho por',
  'Size in points': 'Tamanho em pontos',
  'Size must be {sizes} or {largest} pixels.': 'O tamanho deve ser {sizes} ou {largest} pixels.',
  'Size of one {file}': 'Tamanho por {file}',
  'Skip to content': 'Pular para o conteúdo',
  'Small jobs with files should take a minute and leave no traces. You should not have to install a program, open an account or wonder who is reading along.':
    'Pequenos trabalhos com arquivos devem levar um minuto e não deixar rastros. Você não deveria precisar instalar um programa, abrir uma conta nem se perguntar quem está lendo junto.',
  'Small, and opens everywhere.': 'Pequeno e abre em qualquer lugar.',
  'Smaller pages': 'Páginas menores',
  'So it cannot send you a link. Instead:': 'Por isso ele não pode enviar um link a você. Em vez disso:',
  'So that a visitor counts once a day, a hash of network address, browser and language is kept until the end of the day, made with a key that is deleted with it. Your address is not kept. If your browser asks sites not to track you (Do Not Track or Global Privacy Control), nothing is sent and nothing is counted.':
    'Para que um visitante conte uma vez por dia, um hash do endereço de rede, do navegador e do idioma é guardado até o fim do dia, feito com uma chave que é excluída com ele. Seu endereço não é guardado. Se o seu navegador pede aos sites que não rastreiem você (Do Not Track ou Global Privacy Control), nada é enviado e nada é contado.',
  Social: 'Redes sociais',
  Soft: 'Suave',
  Solved: 'Resolvido',
  'Some characters cannot be drawn, because no font here has them; the value is saved.':
    'Alguns caracteres não podem ser desenhados, porque nenhuma fonte aqui os tem; o valor está salvo.',
  'Some files are locked and need it.': 'Alguns arquivos estão bloqueados e precisam dela.',
  'Some of its fonts are not embedded, so it looks different on other machines.':
    'Algumas das fontes não estão incorporadas, por isso ele fica diferente em outras máquinas.',
  'Some pages are damaged and cannot be shown. Export the file again where it was made.':
    'Algumas páginas estão danificadas e não podem ser exibidas. Exporte o arquivo de novo onde ele foi criado.',
  'Some results are gone': 'Alguns resultados não estão mais aqui',
  'Some tools': 'Algumas ferramentas',
  'Some tools work in your browser alone: what you open there is never sent, and their pages say so. The others send your file to this site, where a program does the work.':
    'Algumas ferramentas funcionam somente no seu navegador: o que você abre nelas nunca é enviado, e as páginas delas informam isso. As outras enviam seu arquivo a este site, onde um programa faz o trabalho.',
  Somebody: 'Alguém',
  'Something does not work': 'Algo não funciona',
  'Something does not work? Tell us, and follow it here.': 'Algo não funciona? Conte-nos e acompanhe aqui.',
  'Something failed? The <link>support page</link> has answers and tickets.':
    'Algo falhou? A <link>página de suporte</link> tem respostas e chamados.',
  'Something in this PDF crashes the program that reads it. Please print it to a new PDF, and try that one.':
    'Algo neste PDF faz travar o programa que o lê. Imprima-o em um novo PDF e tente esse.',
  'Something in this page went wrong. Please reload the page and try again.':
    'Algo deu errado nesta página. Recarregue a página e tente novamente.',
  'Something is missing here? <link>Search all help</link>.': 'Falta algo aqui? <link>Pesquise em toda a ajuda</link>.',
  'Something on this page stopped working. Please reload it.': 'Algo nesta página parou de funcionar. Recarregue-a.',
  'Something on this page stopped working. Please reload it: your files and settings here are kept.':
    'Algo nesta página parou de funcionar. Recarregue-a: seus arquivos e configurações aqui são mantidos.',
  'Something outside of the edits looks different on this page. Please check it.':
    'Algo fora das edições está diferente nesta página. Confira-a.',
  'Something under More options needs another look.': 'Algo em Mais opções precisa ser revisto.',
  'Something went wrong on our side. Please try again in a moment.':
    'Algo deu errado do nosso lado. Tente novamente daqui a pouco.',
  'Something went wrong on this page. Reload it and try again.':
    'Algo deu errado nesta página. Recarregue-a e tente novamente.',
  'Sort by name': 'Ordenar por nome',
  Source: 'Origem',
  'Source language must be auto or one of {codes}.': 'O idioma de origem deve ser auto ou um destes: {codes}.',
  Sources: 'Origens',
  'Sources must be a JSON list with one object or null for each file.':
    'As fontes (sources) devem ser uma lista JSON com um objeto ou null para cada arquivo.',
  Space: 'Espaço',
  Spam: 'Spam',
  'Spanish (old)': 'Espanhol (antigo)',
  'Speaking time': 'Tempo de fala',
  'Spelling in {language} cannot be checked here: the package {packageName} is not installed. Please ask the operator of this site.':
    'A ortografia em {language} não pode ser verificada aqui: o pacote {packageName} não está instalado. Fale com o operador deste site.',
  Split: 'Dividir',
  'Split Failed': 'Falha ao dividir',
  'Split PDF': 'Dividir PDF',
  'Split PDF: extract pages, ranges, chapters, sizes': 'Dividir PDF: extraia páginas, intervalos, capítulos, tamanhos',
  'Split PDFs': 'Dividir PDFs',
  'Split a PDF into parts by pages, ranges, every few pages, bookmarks or size. Parts are small, links and bookmarks keep working. Free, no sign-up.':
    'Divida um PDF por páginas, intervalos, a cada algumas páginas, marcadores ou tamanho. As partes são pequenas, links e marcadores continuam funcionando. Grátis, sem cadastro.',
  'Split by': 'Dividir por',
  'Split complementary': 'Complementar dividida',
  'Split method': 'Método de divisão',
  'Splits and flattens two open pages.': 'Separa e aplaina duas páginas abertas.',
  Splitting: 'Dividindo',
  'Splitting PDF…': 'Dividindo o PDF…',
  Square: 'Quadrado',
  'Square around the subject': 'Quadrado em volta do objeto principal',
  Squares: 'Quadrados',
  Stamp: 'Carimbo',
  Standard: 'Padrão',
  Start: 'Início',
  'Start Processing': 'Iniciar processamento',
  'Start camera': 'Iniciar câmera',
  'Start free trial, then {price}': 'Iniciar o teste grátis, depois {price}',
  'Start the {days}-day free trial': 'Iniciar o teste grátis de {days} dias',
  'Start, then download all as one ZIP': 'Inicie e depois baixe tudo em um ZIP',
  Started: 'Início',
  Starter: 'Starter',
  'Starter and Pro, tool by tool': 'Starter e Pro, ferramenta por ferramenta',
  'Starter is free and needs no account. Pro Monthly {monthly}, Pro Annual {annual}: larger files, higher limits and every tool.':
    'O Starter é grátis e não exige conta. Pro Mensal {monthly}, Pro Anual {annual}: arquivos maiores, limites mais altos e todas as ferramentas.',
  'Starter is free and needs no account. Pro has larger files, higher limits and every tool; the administrators of this site give it.':
    'O Starter é grátis e não exige conta. O Pro tem arquivos maiores, limites mais altos e todas as ferramentas; os administradores deste site o concedem.',
  'Starter is free, Pro Monthly is {monthly} and Pro Annual {annual}, which saves {percent}%. The <pageLink>pricing page</pageLink> compares them tool by tool.':
    'O Starter é grátis, o Pro Mensal custa {monthly} e o Pro Anual {annual}, o que economiza {percent}%. A <pageLink>página de preços</pageLink> os compara ferramenta por ferramenta.',
  'Starter is free, and nothing is sold here. The administrators of this site can give an account Pro for a time, as the <pageLink>pricing page</pageLink> says; when it ends, the account returns to Starter.':
    'O Starter é grátis, e nada é vendido aqui. Os administradores deste site podem conceder o Pro a uma conta por um tempo, como diz a <pageLink>página de preços</pageLink>; quando ele termina, a conta volta ao Starter.',
  'Starter is free. Pro costs {priceCents} a month or {priceCents2} a year, as the <pageLink>pricing page</pageLink> shows, and renews by itself until you cancel.':
    'O Starter é grátis. O Pro custa {priceCents} por mês ou {priceCents2} por ano, como mostra a <pageLink>página de preços</pageLink>, e se renova automaticamente até que você cancele.',
  'Starting the camera. Your browser may ask whether it is allowed.':
    'Iniciando a câmera. Seu navegador pode perguntar se ela tem permissão.',
  'Starts a text message.': 'Inicia uma mensagem de texto.',
  'Starts an email.': 'Inicia um e-mail.',
  'Starts other files': 'Inicia outros arquivos',
  State: 'Estado',
  'State or region': 'Estado ou região',
  Statistics: 'Estatísticas',
  'Statistics of {code}': 'Estatísticas de {code}',
  Status: 'Status',
  'Step {number} of {count}': 'Etapa {number} de {count}',
  'Step {place}': 'Etapa {place}',
  Steps: 'Etapas',
  'Steps must be a JSON list.': 'As etapas devem ser uma lista JSON.',
  'Steps so far': 'Passos até agora',
  'Still free:': 'Ainda livres:',
  Stitched: 'Costurado',
  'Stolen database, badly protected': 'Banco de dados roubado, mal protegido',
  'Stolen database, well protected': 'Banco de dados roubado, bem protegido',
  Stop: 'Parar',
  'Stop camera': 'Parar câmera',
  'Stopped before there was an answer.': 'Interrompido antes de haver uma resposta.',
  'Stopped by an administrator': 'Interrompido por um administrador',
  Storage: 'Armazenamento',
  Store: 'Armazenar',
  'Story or Reel': 'Story ou Reel',
  Street: 'Rua',
  Strength: 'Intensidade',
  'Strength must be a number from 0 to 100.': 'A intensidade deve ser um número de 0 a 100.',
  'Strength:': 'Nível:',
  Stretch: 'Esticar',
  'Strike out': 'Tachar',
  Strip: 'Remover',
  Strong: 'Forte',
  'Strong passwords and passphrases, made in your browser, with how hard they are to guess.':
    'Senhas e frases-senha fortes, criadas no seu navegador, com a dificuldade de adivinhá-las.',
  'Strong, made in your browser': 'Fortes, criadas no seu navegador',
  'Strong: shadows, stains, noise': 'Forte: sombras, manchas, ruído',
  'Stronger settings are tried, from the level on, until the result is at most this large.':
    'Configurações mais fortes são tentadas, a partir do nível, até que o resultado tenha no máximo este tamanho.',
  'Structured data': 'Dados estruturados',
  'Style of the selection': 'Estilo da seleção',
  'Style of titles': 'Estilo dos títulos',
  Subject: 'Assunto',
  Submitted: 'Enviado',
  Subscribe: 'Assinar',
  'Subscribe for {price}': 'Assinar por {price}',
  'Subscribe to Pro: {monthly} or {annual}.': 'Assine o Pro: {monthly} ou {annual}.',
  'Subscribe to new posts by email, confirm your address, or leave.':
    'Assine os novos posts por e-mail, confirme seu endereço ou cancele.',
  'Subscribe to the blog': 'Assine o blog',
  Subscriptions: 'Assinaturas',
  'Subscriptions and invoices.': 'Assinaturas e faturas.',
  'Subscriptions by source': 'Assinaturas por origem',
  'Subscriptions: {count}': 'Assinaturas: {count}',
  'Such as #2a9d8f, or short: #29f.': 'Como #2a9d8f ou, abreviado, #29f.',
  'Such as Reddit.': 'Como Reddit.',
  'Such as https://example.com/tools.': 'Como https://example.com/tools.',
  Suggestions: 'Sugestões',
  'Suggestions are off': 'As sugestões estão desativadas',
  'Suggestions: off': 'Sugestões: desativadas',
  'Suggestions: on': 'Sugestões: ativadas',
  'Summarization Failed': 'Falha ao resumir',
  Summarize: 'Resumir',
  'Summarize a text or document. Every line shows where it comes from.':
    'Resuma um texto ou documento. Cada linha mostra de onde vem.',
  'Summarize again': 'Resumir de novo',
  'Summarize text, PDF, Word and web pages: brief, detailed or as a list. Click a line to see its sentence in the source. Ask the document questions.':
    'Resuma texto, PDF, Word e páginas da web: breve, detalhado ou em lista. Clique em uma linha para ver a frase na origem. Faça perguntas ao documento.',
  Summarizing: 'Resumindo',
  'Summarizing…': 'Resumindo…',
  Summary: 'Resumo',
  'Summary of {title}': 'Resumo de {title}',
  'Summary so far': 'Resumo até agora',
  'Summary type': 'Tipo de resumo',
  'Summary type must be brief, detailed or bullet.': 'O tipo de resumo deve ser brief, detailed ou bullet.',
  Support: 'Suporte',
  'Support chat': 'Chat de suporte',
  'Support page': 'Página de suporte',
  'Support response times': 'Tempos de resposta do suporte',
  'Support ticket': 'Chamado de suporte',
  'Swap languages and texts': 'Trocar idiomas e textos',
  'Swap the colours': 'Trocar as cores',
  'Swap: choose the first language before': 'Trocar: escolha antes o primeiro idioma',
  'Switch between light and dark': 'Alternar entre claro e escuro',
  'Switch camera': 'Trocar de câmera',
  'Switch on IMAP for the account, in the settings of your mail provider.':
    'Ative o IMAP para a conta, nas configurações do seu provedor de e-mail.',
  'Switch on two-step verification, then make an app password. It has 16 letters, usually shown in groups of four. Your normal password does not work with most providers.':
    'Ative a verificação em duas etapas e depois crie uma senha de app. Ela tem 16 letras, em geral mostradas em grupos de quatro. Sua senha normal não funciona com a maioria dos provedores.',
  'Switch the rule {rule} on again': 'Reativar a regra {rule}',
  Symbols: 'Símbolos',
  'Symbols (!@#$%)': 'Símbolos (!@#$%)',
  'Symbols not usable': 'Símbolos não utilizáveis',
  'Symbols to use': 'Símbolos a usar',
  'System data': 'Dados do sistema',
  'System status': 'Status do sistema',
  Systems: 'Sistemas',
  TXT: 'TXT',
  'TXT, DOCX, ODT, PDF': 'TXT, DOCX, ODT, PDF',
  'Tables of contents were left out.': 'Os sumários foram deixados de fora.',
  Tablet: 'Tablet',
  Tag: 'Tag',
  'Tagged for screen readers': 'Com tags para leitores de tela',
  Tags: 'Tags',
  'Tags must be a list of texts.': 'As tags devem ser uma lista de textos.',
  'Take Pro away': 'Tirar o Pro',
  'Take Pro away from {username}?': 'Tirar o Pro de {username}?',
  'Take a photo of a page, or upload one': 'Tire uma foto de uma página ou envie uma',
  'Take it along': 'Levar junto',
  'Take out or delete my data': 'Levar ou excluir meus dados',
  'Take pages out of a PDF or split it: by pages, ranges, bookmarks or size.':
    'Extraia páginas de um PDF ou divida-o: por páginas, intervalos, marcadores ou tamanho.',
  'Take them along': 'Levar todos junto',
  'Takes {takes}.': 'Aceita {takes}.',
  'Taking the photo': 'Tirando a foto',
  'Talk to a person': 'Falar com uma pessoa',
  'Target bytes': 'Bytes-alvo',
  'Target language must be one of {codes}.': 'O idioma de destino deve ser um destes: {codes}.',
  'Target size': 'Tamanho-alvo',
  'Target size must be a number of bytes.': 'O tamanho-alvo deve ser um número de bytes.',
  'Target size must be a whole number of bytes.': 'O tamanho-alvo deve ser um número inteiro de bytes.',
  'Target size must be at least 1 KB.': 'O tamanho-alvo deve ser de pelo menos 1 KB.',
  'Target size must be at least 10 KB.': 'O tamanho-alvo deve ser de pelo menos 10 KB.',
  'Target {number}': 'Destino {number}',
  'Target {number}: {problem}': 'Destino {number}: {problem}',
  'Targets must be a list such as [{"device":"mobile","url":"https://example.com"}].':
    'Os destinos devem ser uma lista como [{"device":"mobile","url":"https://example.com"}].',
  'Targets must be a list.': 'Os destinos devem ser uma lista.',
  Task: 'Tarefa',
  'Task completion': 'Conclusão de tarefas',
  'Tasks done in 30 days: {done} of {all} ({percent}%)': 'Tarefas concluídas em 30 dias: {done} de {all} ({percent}%)',
  'Tasks to do: {count}': 'Tarefas a fazer: {count}',
  'Tasks, search engines, backlinks, content and posts of this site.':
    'Tarefas, mecanismos de busca, backlinks, conteúdo e posts deste site.',
  'Technical issues': 'Problemas técnicos',
  'Telephone numbers': 'Números de telefone',
  Template: 'Modelo',
  'Temporary (302)': 'Temporário (302)',
  Term: 'Termo',
  'Term {number}': 'Termo {number}',
  Terms: 'Termos',
  'Terms of Service': 'Termos de Serviço',
  Test: 'Teste',
  'Test Failed': 'Falha no teste',
  'Test Successful': 'Teste concluído com sucesso',
  'Test email sent successfully': 'E-mail de teste enviado com sucesso',
  'Test of the support mailbox': 'Teste da caixa de e-mail de suporte',
  Tetradic: 'Tetrádica',
  Text: 'Texto',
  'Text <arrow/><br/>on ↓': 'Texto <arrow/><br/>sobre ↓',
  'Text Improved!': 'Texto melhorado!',
  'Text Summarized!': 'Texto resumido!',
  'Text Too Long': 'Texto longo demais',
  'Text added': 'Texto adicionado',
  'Text box': 'Caixa de texto',
  'Text cannot be read in {languages} here. The languages are {possible}.':
    'Não é possível ler texto em {languages} aqui. Os idiomas são {possible}.',
  'Text cannot be recognised on this server, because the program for it is not installed. Please ask its operator to install tesseract-ocr.':
    'O texto não pode ser reconhecido neste servidor, porque o programa para isso não está instalado. Peça ao operador que instale o tesseract-ocr.',
  'Text documents become pdf, docx, txt, rtf, odt, html, md and epub; spreadsheets pdf, xlsx, ods and csv; presentations pdf, pptx, odp, png and jpg (an image per slide, several in a ZIP); PDF becomes docx, txt, rtf, odt, html, md and epub.':
    'Documentos de texto viram pdf, docx, txt, rtf, odt, html, md e epub; planilhas, pdf, xlsx, ods e csv; apresentações, pdf, pptx, odp, png e jpg (uma imagem por slide, várias em um ZIP); PDF vira docx, txt, rtf, odt, html, md e epub.',
  'Text is recognised in up to {most} scanned pages at once; please choose fewer.':
    'O texto é reconhecido em até {most} páginas digitalizadas de uma vez; escolha menos.',
  'Text message (SMS)': 'Mensagem de texto (SMS)',
  'Text must be a string.': 'O texto deve ser uma string.',
  'Text of': 'Texto de',
  'Text of page {label}': 'Texto da página {label}',
  'Text of {pages, plural, one {# page} other {# pages}}': 'Texto de {pages, plural, one {# página} other {# páginas}}',
  'Text on page {label}': 'Texto na página {label}',
  'Text or URL': 'Texto ou URL',
  'Text summarizer: PDF, Word and text, with sources': 'Resumir texto: PDF, Word e texto, com as fontes',
  "Text that was read in a scan is kept no longer than its image. What a phone hands over to your computer's list is removed when you close the connection, and at the latest two and a half hours after it was opened.":
    'O texto lido em uma digitalização não é guardado por mais tempo que a imagem dela. O que um celular entrega à lista do seu computador é removido quando você fecha a conexão e, no mais tardar, duas horas e meia depois de ela ter sido aberta.',
  'Text to improve': 'Texto a melhorar',
  'Text to summarize': 'Texto a resumir',
  'Text to translate': 'Texto a traduzir',
  'Texts cannot be translated here yet, because no translation engine is set up. The operator of this site can add one.':
    'Ainda não é possível traduzir textos aqui, porque nenhum mecanismo de tradução está configurado. O operador deste site pode adicionar um.',
  'Texts in 19 languages': 'Textos em 19 idiomas',
  'Texts must be a list with a text, or null, for each image.':
    'Os textos devem ser uma lista com um texto, ou null, para cada imagem.',
  'Texts of up to {most} characters are checked while you type.':
    'Textos de até {most} caracteres são verificados enquanto você digita.',
  'Thank you': 'Obrigado',
  'Thank you. Your application has arrived.': 'Obrigado. Sua candidatura chegou.',
  'That did not work': 'Não funcionou',
  'That is as many as are listed at once: page {unsearched} and those after it were not searched. Erase these first, save, and search the saved PDF again.':
    'Este é o máximo listado de uma vez: a página {unsearched} e as seguintes não foram pesquisadas. Apague estas primeiro, salve e pesquise de novo no PDF salvo.',
  'That is not the password. Please try again.': 'Essa não é a senha. Tente novamente.',
  'That password does not open the file. Check capital letters and the keyboard language, and try again.':
    'Essa senha não abre o arquivo. Confira as maiúsculas e o idioma do teclado e tente novamente.',
  'The 6 digits your authenticator app shows for this site.':
    'Os 6 dígitos que o seu aplicativo autenticador mostra para este site.',
  'The AI allowance of everyone at your network address is used up for today. It comes back {resets}. The built-in engine has no such limit.':
    'A cota de IA de todos no seu endereço de rede acabou por hoje. Ela volta {resets}. O mecanismo integrado não tem esse limite.',
  'The AI allowance of this site is used up for today. It comes back {resets}. The built-in engine still works.':
    'A cota de IA deste site acabou por hoje. Ela volta {resets}. O mecanismo integrado continua funcionando.',
  'The AI provider lost a link, number or quotation of your text twice, so its answer is not shown. Please try again.':
    'O provedor de IA perdeu um link, número ou citação do seu texto duas vezes, por isso a resposta dele não é mostrada. Tente novamente.',
  'The AI provider lost a link, number or quotation twice, so the built-in rules were used: nothing of yours is changed.':
    'O provedor de IA perdeu um link, número ou citação duas vezes, por isso foram usadas as regras integradas: nada do seu texto foi alterado.',
  'The AI service declined to work on this text. Please change the text.':
    'O serviço de IA se recusou a trabalhar com este texto. Altere o texto.',
  'The AI service does not work at the moment. Please try again in a few minutes.':
    'O serviço de IA não está funcionando no momento. Tente novamente em alguns minutos.',
  'The AI service gave an answer that cannot be used. Please try again.':
    'O serviço de IA deu uma resposta que não pode ser usada. Tente novamente.',
  'The AI service gave no answer. The built-in engine did this instead.':
    'O serviço de IA não respondeu. O mecanismo integrado fez isso em seu lugar.',
  'The AI service is busy. Please try again in a minute.':
    'O serviço de IA está ocupado. Tente novamente em um minuto.',
  'The AI service is busy. Please try again in {wait}.': 'O serviço de IA está ocupado. Tente novamente em {wait}.',
  'The AI service refuses the calls of this site. Please tell the operator.':
    'O serviço de IA recusa as chamadas deste site. Avise o operador.',
  'The AI service stopped before the end of this answer.': 'O serviço de IA parou antes do fim desta resposta.',
  'The AI service stopped before the end, so the last points may be missing. A shorter length may help.':
    'O serviço de IA parou antes do fim, então os últimos pontos podem faltar. Um comprimento menor pode ajudar.',
  'The AI service took too long to answer. Please try again, or use a shorter text.':
    'O serviço de IA demorou demais para responder. Tente novamente ou use um texto mais curto.',
  'The AI system is operating smoothly': 'O sistema de IA está funcionando normalmente',
  'The CSV file has no rows. Please add at least one and try again.':
    'O arquivo CSV não tem linhas. Adicione pelo menos uma e tente novamente.',
  'The CSV file has {rows, plural, one {# row} other {# rows}}, and {max} fit into one batch. Please split it.':
    'O arquivo CSV tem {rows, plural, one {# linha} other {# linhas}}, e {max} cabem em um lote. Divida-o.',
  'The CV is deleted for good. The conversation {number} stays.':
    'O currículo é excluído de vez. A conversa {number} permanece.',
  'The Flesch formulas are for English only, so this text has no reading level.':
    'As fórmulas de Flesch valem apenas para o inglês, por isso este texto não tem nível de leitura.',
  'The PDF was damaged. The result has what could be recovered.':
    'O PDF estava danificado. O resultado tem o que pôde ser recuperado.',
  'The PDF was locked or protected against changes; the result is not.':
    'O PDF estava bloqueado ou protegido contra alterações; o resultado não está.',
  'The PDF was signed. Its signature does not cover the result.':
    'O PDF estava assinado. A assinatura não abrange o resultado.',
  'The PNG has {pixels} × {pixels} pixels. SVG and PDF are sharp at any width.':
    'O PNG tem {pixels} × {pixels} pixels. SVG e PDF são nítidos em qualquer largura.',
  'The Pro limits: larger files, more files at once, longer texts':
    'Os limites do Pro: arquivos maiores, mais arquivos de uma vez, textos mais longos',
  'The URL': 'A URL',
  'The XFA part of this form was removed: it would have shown other values than those filled in.':
    'A parte XFA deste formulário foi removida: ela mostraria valores diferentes dos preenchidos.',
  'The abbreviation says that word already.': 'A abreviação já diz essa palavra.',
  'The act must be one of {moderations}.': 'A ação deve ser uma destas: {moderations}.',
  'The address': 'O endereço',
  'The address after expiry': 'O endereço após o prazo',
  'The address must be that of a public web page elsewhere, such as https://example.com/tools.':
    'O endereço deve ser o de uma página pública da web em outro lugar, como https://example.com/tools.',
  'The address of the page holds it: bookmark it, or send it with Copy link. Whoever opens it sees the same colours, with the same ones locked. Nothing is stored on the server.':
    'O endereço da página a contém: adicione-o aos favoritos ou envie-o com Copiar link. Quem o abrir verá as mesmas cores, com as mesmas travadas. Nada é armazenado no servidor.',
  'The agreement': 'O acordo',
  'The alias {alias} cannot be used here. Please choose another one.':
    'O nome {alias} não pode ser usado aqui. Escolha outro.',
  'The alias {alias} is taken.': 'O nome {alias} já está em uso.',
  'The alias {alias} is taken. Still free: {free}.': 'O nome {alias} já está em uso. Ainda livres: {free}.',
  'The analysis appears here once there is some text.': 'A análise aparece aqui quando houver algum texto.',
  'The answer': 'A resposta',
  'The archive does not say how its names are encoded. They were read as {encoding}.':
    'O arquivo compactado não informa como seus nomes estão codificados. Eles foram lidos como {encoding}.',
  'The article is deleted': 'O artigo foi excluído',
  'The assignee must be an email address or null.': 'O responsável deve ser um endereço de e-mail ou null.',
  'The assistant and the help search answer with what the tools, messages and help pages say. Add what they cannot know, such as how to reach you. Everybody can read it.':
    'O assistente e a pesquisa da ajuda respondem com o que dizem as ferramentas, as mensagens e as páginas de ajuda. Acrescente o que eles não têm como saber, como a forma de contatar vocês. Todos podem ler isso.',
  'The assistant no longer knows it. This cannot be undone.':
    'O assistente deixa de sabê-lo. Isto não pode ser desfeito.',
  'The attached file “{name}” still holds removed words. Delete it from the document if nobody may see them.':
    'O arquivo anexado “{name}” ainda contém palavras removidas. Exclua-o do documento se ninguém puder vê-las.',
  'The authority': 'A autoridade',
  'The background picture cannot be shown. Please choose another.':
    'A imagem de fundo não pode ser exibida. Escolha outra.',
  'The background picture must be a PNG, JPEG or WebP image.':
    'A imagem de fundo deve ser uma imagem PNG, JPEG ou WebP.',
  'The background picture must be smaller than 10 MB.': 'A imagem de fundo deve ter menos de 10 MB.',
  'The background {color} is too dark for a code on it. Please choose a lighter one.':
    'O fundo {color} é escuro demais para um código. Escolha um mais claro.',
  'The bank transfer fills itself in.': 'A transferência bancária se preenche sozinha.',
  'The beginning of {count, plural, one {# character} other {# characters}}. Copying and saving take all.':
    'O início de {count, plural, one {# caractere} other {# caracteres}}. Copiar e salvar abrangem tudo.',
  'The bookmark level must be a whole number from 1 to 10.':
    'O nível de marcadores deve ser um número inteiro de 1 a 10.',
  'The bookmarks of this file have {depth, plural, one {# level} other {# levels}}.':
    'Os marcadores deste arquivo têm {depth, plural, one {# nível} other {# níveis}}.',
  'The browser was not allowed to read all of it. Please drop the files themselves.':
    'O navegador não teve permissão para lê-la por inteiro. Solte os próprios arquivos.',
  'The built-in engine cannot translate.': 'O mecanismo integrado não consegue traduzir.',
  'The built-in engine chooses the most important sentences and changes no word.':
    'O mecanismo integrado escolhe as frases mais importantes e não muda nenhuma palavra.',
  'The built-in engine chooses the sentences that say most about the whole text, in any language, and changes none of their words. Where a site has set up an AI provider, that can write the summary instead; the page says so before you start, and you can choose.':
    'O mecanismo integrado escolhe as frases que mais dizem sobre o texto inteiro, em qualquer idioma, e não muda nenhuma palavra delas. Quando um site configurou um provedor de IA, ele pode escrever o resumo no lugar; a página informa isso antes de você começar, e você pode escolher.',
  'The built-in engine did this instead.': 'O mecanismo integrado fez isso em seu lugar.',
  'The built-in engine makes a draft, by rules.': 'O mecanismo integrado faz um rascunho, por meio de regras.',
  'The built-in engine works by rules, most of them for English.':
    'O mecanismo integrado trabalha com regras, a maioria delas para o inglês.',
  'The built-in rules change words and contractions, not how sentences are built. A full change of tone takes an AI provider.':
    'As regras integradas mudam palavras e contrações, não a construção das frases. Uma mudança completa de tom exige um provedor de IA.',
  'The built-in rules for {task} know English only, and this text is in {language}. Please choose Grammar & Spelling.':
    'As regras integradas para {task} só conhecem o inglês, e este texto está em {language}. Escolha Gramática e ortografia.',
  'The calls could not be loaded': 'Não foi possível carregar as chamadas',
  'The camera was disconnected. Please start it again, or choose an image instead.':
    'A câmera foi desconectada. Inicie-a de novo ou escolha uma imagem.',
  'The camera you chose cannot be opened.': 'A câmera que você escolheu não pode ser aberta.',
  'The campaign': 'A campanha',
  'The changes in {name} are not saved yet.': 'As alterações em {name} ainda não foram salvas.',
  'The channel must be one of {channels}.': 'O canal deve ser um destes: {channels}.',
  'The checker could not be loaded. It is tried again when you type.':
    'Não foi possível carregar o verificador. Haverá uma nova tentativa quando você digitar.',
  'The checker is loading, once: 7 MB.': 'O verificador está sendo carregado, uma única vez: 7 MB.',
  'The choice depends on your files.': 'A escolha depende dos seus arquivos.',
  'The code': 'O código',
  'The code could not be checked': 'O código não pôde ser verificado',
  'The code is lighter than its background, and many readers only find dark codes on light backgrounds. Please swap the two colours.':
    'O código é mais claro que o fundo, e muitos leitores só encontram códigos escuros sobre fundos claros. Troque as duas cores.',
  'The code was checked on white. Please place it on a light, plain background.':
    'O código foi verificado sobre branco. Coloque-o sobre um fundo claro e liso.',
  'The colour {color} is too close to the background. Please choose a darker one.':
    'A cor {color} é próxima demais da cor do fundo. Escolha uma mais escura.',
  'The comment of the archive is cut off and was ignored.':
    'O comentário do arquivo compactado está cortado e foi ignorado.',
  'The connection to your computer was lost.': 'A conexão com o seu computador foi perdida.',
  'The connection to {host} broke ({code}).': 'A conexão com {host} caiu ({code}).',
  'The connection to {host} broke.': 'A conexão com {host} caiu.',
  'The connection was lost during an upload or while waiting': 'A conexão caiu durante um envio ou enquanto aguardava',
  'The content is encrypted with AES-256, so it is as safe as its password. File names stay readable in every ZIP. Windows itself cannot open such a file; 7-Zip, WinZip, macOS tools like Keka, and this page can.':
    'O conteúdo é criptografado com AES-256, por isso é tão seguro quanto a senha. Os nomes dos arquivos continuam legíveis em qualquer ZIP. O Windows sozinho não consegue abrir um arquivo assim; 7-Zip, WinZip, ferramentas do macOS como Keka e esta página conseguem.',
  'The content is too long for a code.': 'O conteúdo é longo demais para um código.',
  'The content of this file is not text. Please choose a text, or the document it was made from.':
    'O conteúdo deste arquivo não é texto. Escolha um texto ou o documento a partir do qual ele foi criado.',
  'The corners are too close to each other. Please drag them apart.':
    'Os cantos estão próximos demais uns dos outros. Afaste-os.',
  'The cuts shown are an estimate. A single page over the limit becomes its own file.':
    'Os cortes mostrados são uma estimativa. Uma única página acima do limite vira um arquivo próprio.',
  'The date goes into the calendar.': 'A data vai para o calendário.',
  'The description': 'A descrição',
  'The description must be text.': 'A descrição deve ser texto.',
  'The description must have at most {max, plural, one {# character} other {# characters}}.':
    'A descrição deve ter no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'The device was not unlocked.': 'O dispositivo não foi desbloqueado.',
  'The dialect must be {dialects}.': 'O dialeto deve ser {dialects}.',
  'The difficulty': 'A dificuldade',
  'The digital signature is not valid for this copy. Keep the signed original.':
    'A assinatura digital não é válida para esta cópia. Guarde o original assinado.',
  'The direction of a gradient must be from 0 to 360 degrees.': 'A direção de um degradê deve ser de 0 a 360 graus.',
  'The document’s font has no other style, and no other font fits here.':
    'A fonte do documento não tem outro estilo, e nenhuma outra fonte serve aqui.',
  'The document’s font has no {characters}, and no other font fits here.':
    'A fonte do documento não tem {characters}, e nenhuma outra fonte serve aqui.',
  'The document’s properties held removed words; these are blacked out there, too.':
    'As propriedades do documento continham palavras removidas; elas também foram ocultadas ali com tarja.',
  'The edges are not clear in this photo. All of it is taken unless you drag the four corners to those of the paper.':
    'As bordas não estão nítidas nesta foto. Ela será usada inteira, a menos que você arraste os quatro cantos até os do papel.',
  'The edges cross each other. Please drag the corners apart.': 'As bordas se cruzam. Afaste os cantos.',
  'The edges of the page are not clear. Please check its corners.':
    'As bordas da página não estão nítidas. Confira os cantos.',
  'The email address is too long. Please check it.': 'O endereço de e-mail é longo demais. Confira-o.',
  'The email address must be text.': 'O endereço de e-mail deve ser texto.',
  'The email address of your account was changed': 'O endereço de e-mail da sua conta foi alterado',
  'The email address or the password is wrong, or the address has not been confirmed yet. Please check both, and look for our email.':
    'O endereço de e-mail ou a senha está errado, ou o endereço ainda não foi confirmado. Confira os dois e procure nosso e-mail.',
  'The email address or the password is wrong. Please check both and try again.':
    'O endereço de e-mail ou a senha está errado. Confira os dois e tente novamente.',
  'The empty space around the code that readers need. {standard} is the standard.':
    'O espaço vazio em volta do código de que os leitores precisam. {standard} é o padrão.',
  'The end must be after the start.': 'O fim deve ser depois do início.',
  'The engine must be auto or builtin.': 'O mecanismo deve ser auto ou builtin.',
  'The event must be one of {eventKinds}.': 'O evento deve ser um destes: {eventKinds}.',
  'The exact size you need': 'O tamanho exato de que você precisa',
  'The expiry must be a date and time, such as 2027-01-31T12:00:00Z.':
    'O prazo deve ser uma data e hora, como 2027-01-31T12:00:00Z.',
  'The field {field} must be text.': 'O campo {field} deve ser texto.',
  'The fields of the later file get a new name, so that each keeps its own value.':
    'Os campos do arquivo posterior recebem um novo nome, para que cada um mantenha o próprio valor.',
  'The fields of this form are too long: beside its files, up to {bytes} are read. Please send less text.':
    'Os campos deste formulário são longos demais: além dos arquivos, são lidos até {bytes}. Envie menos texto.',
  'The file could not be fetched. Please try again.': 'Não foi possível obter o arquivo. Tente novamente.',
  'The file does not say which characters its text stands for. In the result, the page is an image.':
    'O arquivo não informa quais caracteres seu texto representa. No resultado, a página é uma imagem.',
  'The file does not say which characters some of its text stands for, so they may be wrong.':
    'O arquivo não informa quais caracteres parte de seu texto representa, por isso eles podem estar errados.',
  'The file does not say which letters these are, so that their style cannot be changed.':
    'O arquivo não informa quais letras são estas, por isso o estilo delas não pode ser alterado.',
  'The file is of this format already.': 'O arquivo já está neste formato.',
  'The file is shorter than the range you asked for.': 'O arquivo é mais curto que o intervalo que você pediu.',
  'The file needs a line for each term: term, translation.':
    'O arquivo precisa de uma linha para cada termo: termo, tradução.',
  'The file took longer than {seconds, plural, one {# second} other {# seconds}} and was abandoned. Please try a smaller or simpler one.':
    'O arquivo levou mais de {seconds, plural, one {# segundo} other {# segundos}} e foi abandonado. Tente um menor ou mais simples.',
  'The file was damaged and has been repaired as far as possible.':
    'O arquivo estava danificado e foi reparado na medida do possível.',
  'The file was deleted, by you or after {fileLifetime}. Run the tool again.':
    'O arquivo foi excluído, por você ou após {fileLifetime}. Execute a ferramenta de novo.',
  'The file was protected; the parts are not.': 'O arquivo estava protegido; as partes não estão.',
  'The files are no longer on the server. Please choose them again.':
    'Os arquivos não estão mais no servidor. Escolha-os de novo.',
  'The files did not arrive, or they are not here any more. Up to 50 files and 2 GB can be shared at a time, and they wait for an hour. Please share them again, or choose them here.':
    'Os arquivos não chegaram ou não estão mais aqui. Até 50 arquivos e 2 GB podem ser compartilhados por vez, e eles esperam por uma hora. Compartilhe-os de novo ou escolha-os aqui.',
  'The files of one call may take up to {max} together. Please send fewer at a time.':
    'Os arquivos de uma chamada podem ocupar até {max} juntos. Envie menos por vez.',
  'The finished ZIP did not pass its check, so it is not offered for download. Please try again.':
    'O ZIP pronto não passou na verificação, por isso não é oferecido para download. Tente novamente.',
  'The first': 'A primeira',
  'The first covers less than 1% of it.': 'A primeira cobre menos de 1% dela.',
  'The first covers {percent}% of it.': 'A primeira cobre {percent}% dela.',
  'The first page took longer than {seconds} seconds and was abandoned. Please leave it out, or simplify it.':
    'A primeira página levou mais de {seconds} segundos e foi abandonada. Deixe-a de fora ou simplifique-a.',
  'The first row has no column called url. Please name the columns there.':
    'A primeira linha não tem uma coluna chamada url. Dê nome às colunas nela.',
  'The first that fits a visitor is taken.': 'Vale o primeiro que corresponder ao visitante.',
  'The first {shown} of {entries} entries are shown.': 'São mostradas as primeiras {shown} de {entries} entradas.',
  'The focal point must be numbers from 0 to 1.': 'O ponto focal deve ser em números de 0 a 1.',
  'The form could not be loaded. Check your connection and press again.':
    'Não foi possível carregar o formulário. Verifique sua conexão e clique de novo.',
  'The form feed character, which starts a new page in word processors and printers.':
    'O caractere de avanço de página (form feed), que inicia uma nova página em processadores de texto e impressoras.',
  'The form has a password field: anyone with the file can read what was typed there.':
    'O formulário tem um campo de senha: qualquer pessoa que tenha o arquivo pode ler o que foi digitado ali.',
  "The form's font lacks some of the characters, so another one is used.":
    'A fonte do formulário não tem alguns dos caracteres, por isso outra é usada.',
  'The free limits of every tool.': 'Os limites gratuitos de cada ferramenta.',
  'The free {many} of everyone at your network address are used up for this month. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.':
    'A cota grátis ({many}) de todos no seu endereço de rede acabou neste mês. Ela volta {resets}. Uma conta recebe sua própria cota {days, plural, one {# dia} other {# dias}} após o cadastro; usuários Pro não têm esse limite.',
  'The free {many} of everyone at your network address are used up for today. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.':
    'A cota grátis ({many}) de todos no seu endereço de rede acabou por hoje. Ela volta {resets}. Uma conta recebe sua própria cota {days, plural, one {# dia} other {# dias}} após o cadastro; usuários Pro não têm esse limite.',
  'The front is done. Now turn the card over and scan its back.':
    'A frente está pronta. Agora vire o documento e digitalize o verso.',
  'The gist in a few sentences': 'O essencial em poucas frases',
  'The gist, with its sources': 'O essencial, com as fontes',
  'The headers of this request are too large. Please delete the cookies of this site and try again.':
    'Os cabeçalhos desta solicitação são grandes demais. Exclua os cookies deste site e tente novamente.',
  'The history may have up to 100 messages.': 'O histórico pode ter até 100 mensagens.',
  'The history must be a list of messages.': 'O histórico deve ser uma lista de mensagens.',
  'The image as it is': 'A imagem como está',
  'The image is on your clipboard.': 'A imagem está na sua área de transferência.',
  'The image that “{text}” was read from': 'A imagem em que “{text}” foi lido',
  'The image with the marked scratches can have up to {maxBytes}.':
    'A imagem com os riscos marcados pode ter até {maxBytes}.',
  "The image with the marked scratches does not have the photo's proportions. Please mark them in an image of {width} × {height} pixels, or smaller by the same factor on both sides.":
    'A imagem com os riscos marcados não tem as proporções da foto. Marque-os em uma imagem de {width} × {height} pixels, ou menor pelo mesmo fator nos dois lados.',
  "The image's format; 'pdf' makes a JPEG image and a searchable PDF of it.":
    'O formato da imagem; “pdf” cria uma imagem JPEG e um PDF pesquisável dela.',
  'The image, with a frame around the part that stays': 'A imagem, com um quadro em volta da parte que fica',
  'The job failed': 'A tarefa falhou',
  'The key points as a list': 'Os pontos principais em lista',
  'The kind must be social or outreach.': 'O tipo deve ser social ou outreach.',
  'The label was left out, as no font has all of its letters.':
    'O rótulo foi deixado de fora, pois nenhuma fonte tem todas as suas letras.',
  'The language must be auto, en, {languages}.': 'O idioma deve ser auto, en, {languages}.',
  'The language of this text was not recognised. Please choose it in the list.':
    'O idioma deste texto não foi reconhecido. Escolha-o na lista.',
  'The language of this text was not recognised. Please choose it, or write a sentence more.':
    'O idioma deste texto não foi reconhecido. Escolha-o ou escreva mais uma frase.',
  "The languages of scanned pages, as codes such as 'eng,deu'. Text is recognised in up to 200 scanned pages, as one scan where scans are counted.":
    'Os idiomas das páginas digitalizadas, como códigos, por exemplo “eng,deu”. O texto é reconhecido em até 200 páginas digitalizadas, contando como uma digitalização onde as digitalizações são contadas.',
  'The last call of the AI provider failed.': 'A última chamada ao provedor de IA falhou.',
  'The last payment did not go through, so Pro has ended. Please check your card to continue.':
    'O último pagamento não foi concluído, por isso o Pro terminou. Verifique seu cartão para continuar.',
  'The last payment did not go through. Pro lasts until {day}; please check your card before then.':
    'O último pagamento não foi concluído. O Pro dura até {day}; verifique seu cartão antes disso.',
  'The light of this camera cannot be switched on.': 'A luz desta câmera não pode ser acesa.',
  'The limits each tool applies.': 'Os limites que cada ferramenta aplica.',
  'The lines of this page cannot be read, so that nothing on it can move. Please let what follows stay.':
    'As linhas desta página não podem ser lidas, por isso nada nela pode se mover. Deixe onde está o que vem a seguir.',
  'The link does not contain a valid palette, so this is the default one. The link may have been cut off; please ask for it again.':
    'O link não contém uma paleta válida, por isso esta é a padrão. O link pode ter sido cortado; peça-o de novo.',
  'The link is broken. Please ask for a new one.': 'O link está com defeito. Peça um novo.',
  'The link is not complete. Open it again from the email.':
    'O link não está completo. Abra-o de novo a partir do e-mail.',
  'The link is removed': 'O link foi removido',
  'The link is stopped': 'O link foi interrompido',
  'The link stops working for good, and its maker cannot bring it back.':
    'O link deixa de funcionar de vez, e quem o criou não pode recuperá-lo.',
  'The lists show what this site can translate now. With a translation service or AI provider set up by its operator, that is every pair of the 19 languages; without one, English, Spanish, French, Italian and Portuguese among each other, and Swedish and Danish.':
    'As listas mostram o que este site consegue traduzir agora. Com um serviço de tradução ou provedor de IA configurado pelo operador, são todos os pares dos 19 idiomas; sem isso, inglês, espanhol, francês, italiano e português entre si, e sueco e dinamarquês.',
  'The logo covers more than error level {errorLevel} can correct. Please make it {percent} percent wide or less.':
    'O logotipo cobre mais do que o nível de correção {errorLevel} consegue corrigir. Deixe-o com {percent} por cento da largura ou menos.',
  'The logo must be 8 to 30 percent as wide as the code.':
    'O logotipo deve ter de 8 a 30 por cento da largura do código.',
  'The lower colour of a gradient.': 'A cor inferior de um degradê.',
  'The macros in this document were not run.': 'As macros deste documento não foram executadas.',
  'The mail server at {host}, port {port}, does not answer.':
    'O servidor de e-mail em {host}, porta {port}, não responde.',
  'The mail server of SMTP_URL did not take the email ({reason}).':
    'O servidor de e-mail de SMTP_URL não aceitou o e-mail ({reason}).',
  'The mail server refused the user name or the password of {user}.':
    'O servidor de e-mail recusou o nome de usuário ou a senha de {user}.',
  'The mailbox has no folder {folder}.': 'A caixa de e-mail não tem uma pasta {folder}.',
  'The mailbox is being opened.': 'A caixa de e-mail está sendo aberta.',
  'The mailbox is only read: no email in it is changed, marked or deleted. Emails that were there before are left alone. Where passwords are not allowed, IMAP_REFRESH_TOKEN takes an OAuth 2 token; npm run config lists all settings.':
    'A caixa de e-mail é apenas lida: nenhum e-mail nela é alterado, marcado ou excluído. Os e-mails que já estavam lá são deixados em paz. Onde senhas não são permitidas, IMAP_REFRESH_TOKEN aceita um token OAuth 2; npm run config lista todas as configurações.',
  'The maker of this link has set a password for it.': 'Quem criou este link definiu uma senha para ele.',
  'The map opens at the right place.': 'O mapa abre no lugar certo.',
  'The marked scratches must be a JPEG, PNG, or WebP image.':
    'Os riscos marcados devem ser uma imagem JPEG, PNG ou WebP.',
  'The marks cover {megapixels} megapixels. The limit is {maxMegapixels} megapixels: please mark scratches only, or use a smaller photo.':
    'As marcas cobrem {megapixels} megapixels. O limite é de {maxMegapixels} megapixels: marque apenas os riscos ou use uma foto menor.',
  "The mask has {mask} pixels and the photo {photo} pixels. Please send a mask of the photo's size, or a smaller one with the same proportions.":
    'A máscara tem {mask} pixels, e a foto, {photo} pixels. Envie uma máscara do tamanho da foto ou uma menor com as mesmas proporções.',
  'The mask must be a PNG, JPEG or WebP image.': 'A máscara deve ser uma imagem PNG, JPEG ou WebP.',
  'The mask must be smaller than 10 MB.': 'A máscara deve ter menos de 10 MB.',
  'The message has no valid signature of the payment provider.':
    'A mensagem não tem uma assinatura válida do provedor de pagamento.',
  'The message is empty. Please write what you would like to know.':
    'A mensagem está vazia. Escreva o que você quer saber.',
  'The message must be text.': 'A mensagem deve ser texto.',
  'The message must have at most {max, plural, one {# character} other {# characters}}. Please shorten it, or send the rest as a second one.':
    'A mensagem deve ter no máximo {max, plural, one {# caractere} other {# caracteres}}. Encurte-a ou envie o resto em uma segunda.',
  'The metadata of this image cannot be removed without changing the image.':
    'Os metadados desta imagem não podem ser removidos sem alterar a imagem.',
  'The minimum of a character type must be a whole number from 0 to 50.':
    'O mínimo de um tipo de caractere deve ser um número inteiro de 0 a 50.',
  'The model {model} cannot be used on this server: {fault}. Please tell the operator.':
    'O modelo {model} não pode ser usado neste servidor: {fault}. Avise o operador.',
  'The name': 'O nome',
  'The name contains characters that are not allowed. Please choose another one.':
    'O nome contém caracteres não permitidos. Escolha outro.',
  'The name is too long. Please use at most 60 characters.': 'O nome é longo demais. Use no máximo 60 caracteres.',
  'The name is too long. Please use at most {max, plural, one {# character} other {# characters}}.':
    'O nome é longo demais. Use no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'The name may contain letters, digits, spaces and single . _ - or apostrophes. Please choose another one.':
    'O nome pode conter letras, dígitos, espaços e . _ - ou apóstrofos isolados. Escolha outro.',
  'The name must be a text of up to 200 characters.': 'O nome deve ser um texto de até 200 caracteres.',
  'The name must be text.': 'O nome deve ser texto.',
  'The name must have at most 80 characters.': 'O nome deve ter no máximo 80 caracteres.',
  'The name must have at most {max, plural, one {# character} other {# characters}}.':
    'O nome deve ter no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'The name of a field or file is too long: it may have up to {characters, plural, one {# character} other {# characters}}. Please shorten it.':
    'O nome de um campo ou arquivo é longo demais: pode ter até {characters, plural, one {# caractere} other {# caracteres}}. Encurte-o.',
  'The name of a network has at most 32 bytes.': 'O nome de uma rede tem no máximo 32 bytes.',
  'The name says {named}, but this is a {kind} document; it was opened as that.':
    'O nome diz {named}, mas este é um documento {kind}; ele foi aberto como tal.',
  'The name shown on this site.': 'O nome mostrado neste site.',
  'The name {name} is written in {script} letters that look like Latin ones. It is really {host}.':
    'O nome {name} está escrito em letras de {script} que parecem latinas. Na verdade, é {host}.',
  'The name {name} mixes {first} and {second} letters, so it may look like another site. It is really {host}.':
    'O nome {name} mistura letras de {first} e {second}, por isso pode parecer outro site. Na verdade, é {host}.',
  'The new text does not fit: it is {points} points wider than the space up to what follows. Shrink it, or shorten it.':
    'O novo texto não cabe: ele é {points} pontos mais largo que o espaço até o que vem a seguir. Reduza-o ou encurte-o.',
  'The new text is shrunk to {percent}%.': 'O novo texto é reduzido a {percent}%.',
  'The note': 'A nota',
  'The note must be text.': 'A nota deve ser texto.',
  'The note must have at most {max, plural, one {# character} other {# characters}}.':
    'A nota deve ter no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'The number of days must be a whole number from 1 to {max}.':
    'O número de dias deve ser um número inteiro de 1 a {max}.',
  'The number of passphrases must be a whole number from 1 to {maxPassphrases}.':
    'O número de frases-senha deve ser um número inteiro de 1 a {maxPassphrases}.',
  'The number of passwords must be a whole number from 1 to {maxPasswords}.':
    'O número de senhas deve ser um número inteiro de 1 a {maxPasswords}.',
  'The number of words must be a whole number from {min} to {max}.':
    'O número de palavras deve ser um número inteiro de {min} a {max}.',
  'The one of the text that it replaces. Where that font lacks a letter, the whole new text is set in one that looks like it, and you are told, as you are when it does not fit.':
    'A do texto que ele substitui. Quando falta uma letra nessa fonte, todo o texto novo é composto em uma parecida, e você é avisado, assim como quando ele não cabe.',
  'The only file of the archive has no name and was called after the archive.':
    'O único arquivo do arquivo compactado não tem nome e recebeu o nome dele.',
  'The operator of this site has removed it.': 'O operador deste site o removeu.',
  'The operator of this site has stopped it.': 'O operador deste site o interrompeu.',
  'The operator of this site will look at this link.': 'O operador deste site vai examinar este link.',
  'The option addDigit must be true or false.': 'A opção addDigit deve ser true ou false.',
  'The option allowSigned must be true or false.': 'A opção allowSigned deve ser true ou false.',
  'The option capitalise must be true or false.': 'A opção capitalise deve ser true ou false.',
  'The option excludeLookAlikes must be true or false.': 'A opção excludeLookAlikes deve ser true ou false.',
  'The option {name} must be true or false.': 'A opção {name} deve ser true ou false.',
  'The options of a step are too long.': 'As opções de uma etapa são longas demais.',
  'The original is marked as PDF/A, for archives. Check the copy before you archive it.':
    'O original está marcado como PDF/A, para arquivamento. Confira a cópia antes de arquivá-la.',
  'The original was damaged. This copy has what could be recovered: please check it.':
    'O original estava danificado. Esta cópia tem o que pôde ser recuperado: confira-a.',
  'The original was locked or protected; this copy is not.':
    'O original estava bloqueado ou protegido; esta cópia não está.',
  'The page': 'A página',
  'The page as it will be scanned': 'A página como será digitalizada',
  'The page cannot be cut out along these edges: a corner lies outside of the image.':
    'A página não pode ser recortada por estas bordas: um canto fica fora da imagem.',
  'The page cannot be cut out along these edges: four corners are needed, each with x and y as numbers.':
    'A página não pode ser recortada por estas bordas: são necessários quatro cantos, cada um com x e y como números.',
  'The page cannot be cut out along these edges: its sides cross each other.':
    'A página não pode ser recortada por estas bordas: seus lados se cruzam.',
  'The page cannot be cut out along these edges: one of its corners points inwards.':
    'A página não pode ser recortada por estas bordas: um de seus cantos aponta para dentro.',
  'The page cannot be cut out along these edges: there is nothing between its corners.':
    'A página não pode ser recortada por estas bordas: não há nada entre seus cantos.',
  'The page draws the image exactly as you will download it and reads it with ZXing, the engine of many scanner apps, then again at half the size and out of focus, as a phone sees it from afar. The text must match exactly. A code that fails cannot be downloaded, and the page says which change makes it scan.':
    'A página desenha a imagem exatamente como você vai baixá-la e a lê com o ZXing, o mecanismo de muitos aplicativos leitores, e depois de novo com metade do tamanho e fora de foco, como um celular a vê de longe. O texto deve corresponder exatamente. Um código que falha não pode ser baixado, e a página diz qual alteração faz com que ele seja lido.',
  'The page is in your list, with its text.': 'A página está na sua lista, com o texto dela.',
  'The page is in your list. No text was found on it.': 'A página está na sua lista. Nenhum texto foi encontrado nela.',
  'The page list is empty.': 'A lista de páginas está vazia.',
  'The page list is longer than {maxListLength} characters. Please use ranges, such as 1-500.':
    'A lista de páginas tem mais de {maxListLength} caracteres. Use intervalos, como 1-500.',
  'The page must be a number.': 'A página deve ser um número.',
  'The page must be a path of this site.': 'A página deve ser um caminho deste site.',
  'The page must be a whole number.': 'A página deve ser um número inteiro.',
  'The page must be one of this site, such as /help.': 'A página deve ser uma deste site, como /help.',
  'The page must be text.': 'A página deve ser texto.',
  'The page of {title}': 'A página de {title}',
  'The page says so above the button, before anything is sent: a provider that the operator of this site has chosen, or Apertium on the site itself, which works by rules and makes a draft. You can always choose Apertium where it knows both languages.':
    'A página diz isso acima do botão, antes de qualquer envio: um provedor escolhido pelo operador deste site, ou o Apertium no próprio site, que trabalha com regras e faz um rascunho. Você sempre pode escolher o Apertium quando ele conhece os dois idiomas.',
  'The pages cannot be shown here. Please download the file to look at it.':
    'As páginas não podem ser exibidas aqui. Baixe o arquivo para vê-lo.',
  'The pages of this TIFF differ in size or are stored rotated, so it cannot be saved as one file. Please save its pages one by one.':
    'As páginas deste TIFF têm tamanhos diferentes ou estão armazenadas giradas, por isso ele não pode ser salvo como um único arquivo. Salve as páginas uma a uma.',
  'The pages of this TIFF differ in size or are stored rotated; the images are unchanged.':
    'As páginas deste TIFF têm tamanhos diferentes ou estão armazenadas giradas; as imagens estão inalteradas.',
  'The pages were not audited yet.': 'As páginas ainda não foram auditadas.',
  'The pages were not audited yet. “Audit the pages” reads all of them.':
    'As páginas ainda não foram auditadas. “Auditar as páginas” lê todas elas.',
  'The part to keep must be given in numbers from 0 to 1 and lie inside the image.':
    'A parte a manter deve ser indicada em números de 0 a 1 e ficar dentro da imagem.',
  'The part to show must be given in whole pixels of the photo.':
    'A parte a mostrar deve ser indicada em pixels inteiros da foto.',
  'The part to show must lie inside the photo, which has {width} × {height} pixels. Please choose another part.':
    'A parte a mostrar deve ficar dentro da foto, que tem {width} × {height} pixels. Escolha outra parte.',
  'The passkey could not be added. Please try again.': 'Não foi possível adicionar a chave de acesso. Tente novamente.',
  'The password has too many characters.': 'A senha tem caracteres demais.',
  'The password is too long.': 'A senha é longa demais.',
  'The password is wrong. Please try again.': 'A senha está errada. Tente novamente.',
  'The password must be text.': 'A senha deve ser um texto.',
  'The password must have at least {min, plural, one {# character} other {# characters}}.':
    'A senha deve ter pelo menos {min, plural, one {# caractere} other {# caracteres}}.',
  'The password must have at most {max, plural, one {# character} other {# characters}}.':
    'A senha deve ter no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'The password must not be your name or email address. Please choose another one.':
    'A senha não pode ser seu nome ou endereço de e-mail. Escolha outra.',
  'The path "{path}" begins at the root of a disk. Please send paths like photos/2024/a.jpg.':
    'O caminho “{path}” começa na raiz de um disco. Envie caminhos como photos/2024/a.jpg.',
  'The path "{path}" contains control characters. Please send paths like photos/2024/a.jpg.':
    'O caminho “{path}” contém caracteres de controle. Envie caminhos como photos/2024/a.jpg.',
  'The path "{path}" is empty. Please send paths like photos/2024/a.jpg.':
    'O caminho “{path}” está vazio. Envie caminhos como photos/2024/a.jpg.',
  'The path "{path}" is too long. Please send paths like photos/2024/a.jpg.':
    'O caminho “{path}” é longo demais. Envie caminhos como photos/2024/a.jpg.',
  'The path "{path}" leads out of its folder. Please send paths like photos/2024/a.jpg.':
    'O caminho “{path}” leva para fora da sua pasta. Envie caminhos como photos/2024/a.jpg.',
  'The path "{path}" names a drive. Please send paths like photos/2024/a.jpg.':
    'O caminho “{path}” indica uma unidade. Envie caminhos como photos/2024/a.jpg.',
  'The path is too long.': 'O caminho é longo demais.',
  'The path must be text.': 'O caminho deve ser texto.',
  'The path must begin with /.': 'O caminho deve começar com /.',
  'The payment cannot begin': 'O pagamento não pode começar',
  'The payment form could not be loaded.': 'Não foi possível carregar o formulário de pagamento.',
  'The payment form could not be loaded. Check your connection, or whether an extension blocks it, and reload.':
    'Não foi possível carregar o formulário de pagamento. Verifique sua conexão, ou se uma extensão o bloqueia, e recarregue a página.',
  'The payment has more than {maxBytes} bytes, the limit of the standard. Please shorten the message.':
    'O pagamento tem mais de {maxBytes} bytes, o limite do padrão. Encurte a mensagem.',
  'The payment provider did not answer, so nothing was changed. Please try again in a minute.':
    'O provedor de pagamento não respondeu, por isso nada foi alterado. Tente novamente em um minuto.',
  'The payment was declined: {reason} Please use another card and try again.':
    'O pagamento foi recusado: {reason} Use outro cartão e tente novamente.',
  'The payment was not accepted. Try another card.': 'O pagamento não foi aceito. Tente outro cartão.',
  'The phone is disconnected. The scanned pages stay in your list.':
    'O celular está desconectado. As páginas digitalizadas ficam na sua lista.',
  'The phones on your network have sent as many pages as fit. Please disconnect those that are done, or try again in an hour.':
    'Os celulares da sua rede enviaram tantas páginas quantas cabem. Desconecte os que já terminaram ou tente novamente em uma hora.',
  'The photo has 16 bits per colour channel, the result 8.': 'A foto tem 16 bits por canal de cor; o resultado, 8.',
  'The photo has {original}, so a copy of {sent} was sent. The original stays on your device.':
    'A foto tem {original}, por isso foi enviada uma cópia de {sent}. O original fica no seu dispositivo.',
  'The photo shown takes {time}, longer while the server is busy.':
    'A foto mostrada leva {time}, ou mais quando o servidor está ocupado.',
  "The picture's address": 'O endereço da imagem',
  "The picture's address must begin with https://.": 'O endereço da imagem deve começar com https://.',
  "The plan must be 'monthly' or 'annual'.": 'O plano deve ser “monthly” ou “annual”.',
  "The plan must be 'pro', 'monthly' or 'annual'.": 'O plano deve ser “pro”, “monthly” ou “annual”.',
  'The platform': 'A plataforma',
  'The position must be one of {adPositions}.': 'A posição deve ser uma destas: {adPositions}.',
  'The post is being sent': 'O post está sendo enviado',
  'The preview could not be made.': 'Não foi possível criar a prévia.',
  'The preview could not be made. Please remove the background again.':
    'Não foi possível criar a prévia. Remova o fundo de novo.',
  'The preview is in the frame. Zoom in to fill the view.':
    'A prévia está na moldura. Aumente o zoom para preencher a visão.',
  'The principal leads; a principle is a rule.': '“Principal” é quem dirige; “principle” é uma regra.',
  'The program that handles this kind of file stopped unexpectedly. Please try again, or try another file.':
    'O programa que processa este tipo de arquivo parou inesperadamente. Tente novamente ou tente outro arquivo.',
  'The program that recognises text, tesseract-ocr, is not installed on this server.':
    'O programa que reconhece texto, o tesseract-ocr, não está instalado neste servidor.',
  'The quick brown fox jumps over the lazy dog, in sixteen pixels.':
    'À noite, vovô Kowalsky vê o ímã cair no pé do pinguim queixoso, em dezesseis pixels.',
  'The quiet zone must be a whole number of modules from {min} to {max}.':
    'A zona de silêncio deve ser um número inteiro de módulos de {min} a {max}.',
  'The quotation mark that opens in line {line} of the CSV file is never closed. Please close it and try again.':
    'As aspas abertas na linha {line} do arquivo CSV nunca são fechadas. Feche-as e tente novamente.',
  "The range '{part}' runs backwards. Please write {to}-{from}.":
    'O intervalo “{part}” está invertido. Escreva {to}-{from}.',
  'The range must be week, month, quarter or year.': 'O intervalo deve ser week, month, quarter ou year.',
  'The reader for {kind} files could not be loaded. Please check your connection and open the file again.':
    'Não foi possível carregar o leitor de arquivos {kind}. Verifique sua conexão e abra o arquivo de novo.',
  "The record of a deletion does not hold the file's name.": 'O registro de uma exclusão não contém o nome do arquivo.',
  'The redirect must be 301 or 302.': 'O redirecionamento deve ser 301 ou 302.',
  'The referrer': 'A origem da visita',
  'The report goes to {addresses} every day at 8:00 UTC.':
    'O relatório vai para {addresses} todos os dias às 8:00 UTC.',
  'The report is on its way.': 'O relatório está a caminho.',
  'The reports and the warning are gone': 'As denúncias e o aviso foram eliminados',
  'The request could not be read. Please check its format and try again.':
    'Não foi possível ler a solicitação. Verifique o formato dela e tente novamente.',
  'The request could not be understood.': 'Não foi possível entender a solicitação.',
  'The request did not arrive in time. Please check your connection and try again.':
    'A solicitação não chegou a tempo. Verifique sua conexão e tente novamente.',
  'The request is too large: this call takes up to {bytes}. Please send less at a time.':
    'A solicitação é grande demais: esta chamada aceita até {bytes}. Envie menos por vez.',
  'The request names no host. Please send the header Host.':
    'A solicitação não indica nenhum host. Envie o cabeçalho Host.',
  'The result': 'O resultado',
  'The result is not here any more: results are deleted after a day, or when you delete them. Try again.':
    'O resultado não está mais aqui: resultados são excluídos após um dia ou quando você os exclui. Tente novamente.',
  'The result is {times} times as large as the source, because PDF cannot hold {format} images, which are packed more tightly than JPEG and PNG.':
    'O resultado é {times} vezes maior que a origem, porque o PDF não pode conter imagens {format}, que são mais compactas que JPEG e PNG.',
  'The result is {times} times as large as the source, because the source is so small that the recognised words weigh more than a fifth of it ({growth}).':
    'O resultado é {times} vezes maior que a origem, porque a origem é tão pequena que as palavras reconhecidas pesam mais de um quinto dela ({growth}).',
  'The result must have at least one page.': 'O resultado deve ter pelo menos uma página.',
  'The result was deleted: results are kept for 24 hours.':
    'O resultado foi excluído: os resultados são guardados por 24 horas.',
  'The result would be {width} x {height} pixels in {frames, plural, one {# frame} other {# frames}}. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.':
    'O resultado teria {width} x {height} pixels em {frames, plural, one {# quadro} other {# quadros}}. O limite é de {maxSide} pixels por lado e 100 megapixels no total. Escolha um tamanho menor.',
  'The result would be {width} x {height} pixels. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.':
    'O resultado teria {width} x {height} pixels. O limite é de {maxSide} pixels por lado e 100 megapixels no total. Escolha um tamanho menor.',
  'The result would have {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please enlarge the photo less.':
    'O resultado teria {width} × {height} pixels ({megapixels} megapixels). O limite é de {maxMegapixels} megapixels; amplie menos a foto.',
  "The result's format; 'keep' is the photo's own.": 'O formato do resultado; “keep” é o da própria foto.',
  "The result's format; 'keep' is the source's own (HEIC becomes JPEG).":
    'O formato do resultado; “keep” é o da própria origem (HEIC vira JPEG).',
  'The results take {bytes} together, and {max} is the most that one call may make. Please send fewer or smaller files at a time.':
    'Os resultados ocupam {bytes} juntos, e {max} é o máximo que uma chamada pode produzir. Envie menos arquivos ou arquivos menores por vez.',
  'The rules for using this site: what you may do, and what we promise and do not.':
    'As regras de uso deste site: o que você pode fazer e o que prometemos e não prometemos.',
  'The rules to leave out must be a list of up to 500 names.':
    'As regras a deixar de fora devem ser uma lista de até 500 nomes.',
  'The same PDF, smaller': 'O mesmo PDF, só que menor',
  'The same as Pro Monthly, paid once a year.': 'O mesmo que o Pro Mensal, pago uma vez por ano.',
  'The same part is taken from every image.': 'A mesma parte é usada em todas as imagens.',
  'The scanner opens on the phone, and the pages you scan appear here. The code is for one phone and works for 15 minutes.':
    'O digitalizador abre no celular, e as páginas que você digitalizar aparecem aqui. O código é para um celular e vale por 15 minutos.',
  'The search could not be loaded. Check your connection, then type again.':
    'Não foi possível carregar a pesquisa. Verifique sua conexão e digite de novo.',
  'The search volume': 'O volume de buscas',
  'The sentence does not say who does it. The active voice would.':
    'A frase não diz quem faz a ação. A voz ativa diria.',
  'The sentence says the same without it.': 'A frase diz o mesmo sem isso.',
  'The separator must be a hyphen, space, full stop, comma, underscore or nothing.':
    'O separador deve ser hífen, espaço, ponto final, vírgula, sublinhado ou nada.',
  'The server could not be reached. The files will be deleted when they expire.':
    'Não foi possível acessar o servidor. Os arquivos serão excluídos quando expirarem.',
  'The server could not do this (status {status}). Try again in a moment.':
    'O servidor não conseguiu fazer isso (status {status}). Tente novamente daqui a pouco.',
  'The server counts how many files and jobs it worked on, and notes failures so that they can be repaired. File names, file contents and the addresses of pages you opened are not in these notes.':
    'O servidor conta em quantos arquivos e tarefas trabalhou e registra falhas para que possam ser corrigidas. Nomes de arquivos, conteúdos de arquivos e os endereços das páginas que você abriu não estão nesses registros.',
  'The server has deleted this PDF. Your changes are still here: please choose the PDF again.':
    'O servidor excluiu este PDF. Suas alterações ainda estão aqui: escolha o PDF de novo.',
  'The server is busy right now. Please try again in a minute.':
    'O servidor está ocupado no momento. Tente novamente em um minuto.',
  'The server is restarting. Please try again in a minute.':
    'O servidor está reiniciando. Tente novamente em um minuto.',
  'The severity must be one of {severities}.': 'A gravidade deve ser uma destas: {severities}.',
  'The site': 'O site',
  'The size must be a whole number of bytes from 20 KB up.':
    'O tamanho deve ser um número inteiro de bytes a partir de 20 KB.',
  'The smallest images, for the web.': 'As menores imagens, para a web.',
  'The source': 'A origem',
  'The source has 16 bits per colour channel, the result 8. TIFF keeps them, and PNG at quality 100.':
    'A origem tem 16 bits por canal de cor; o resultado, 8. O TIFF os mantém, assim como o PNG com qualidade 100.',
  'The source is open, under the MIT licence. Run it yourself, read it, change it, take your data with you.':
    'O código é aberto, sob a licença MIT. Execute-o você mesmo, leia-o, altere-o, leve seus dados com você.',
  'The space belongs after the comma.': 'O espaço vem depois da vírgula.',
  'The split method must be pages, range, every, odd-even, single, bookmarks or size.':
    'O método de divisão deve ser pages, range, every, odd-even, single, bookmarks ou size.',
  'The standard for payments requires {fixedLevel}.': 'O padrão para pagamentos exige {fixedLevel}.',
  'The state must be all, {jobStates}.': 'O estado deve ser all, {jobStates}.',
  'The state must be one of {listedStates}.': 'O estado deve ser um destes: {listedStates}.',
  'The state must be one of {states}.': 'O estado deve ser um destes: {states}.',
  'The state must be waiting, solved or closed.': 'O estado deve ser waiting, solved ou closed.',
  'The state of the mailbox that people write to for support.':
    'O estado da caixa de e-mail para a qual as pessoas escrevem ao suporte.',
  'The status must be pending or done.': 'O status deve ser pending ou done.',
  'The status must be pending, scheduled or active.': 'O status deve ser pending, scheduled ou active.',
  'The status must be pending, submitted or active.': 'O status deve ser pending, submitted ou active.',
  'The status must be planned, in-progress or done.': 'O status deve ser planned, in-progress ou done.',
  'The subject': 'O objeto em destaque',
  'The subject fills the whole photo, so nothing was removed.':
    'O objeto principal ocupa a foto inteira, então nada foi removido.',
  'The summary must be a list of lines.': 'O resumo deve ser uma lista de linhas.',
  'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.':
    'O chat de suporte é guardado neste navegador até você limpá-lo ou sair da conta. O servidor responde com base no que este site diz e na sua própria última tarefa que falhou, e esquece a pergunta; quando um provedor de IA põe as respostas em palavras, o chat informa isso e permite desativá-lo.',
  'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own plan, allowances and last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.':
    'O chat de suporte é guardado neste navegador até você limpá-lo ou sair da conta. O servidor responde com base no que este site diz e no seu próprio plano, cotas e última tarefa que falhou, e esquece a pergunta; quando um provedor de IA põe as respostas em palavras, o chat informa isso e permite desativá-lo.',
  'The support mailbox cannot be read.': 'A caixa de e-mail de suporte não pode ser lida.',
  'The target': 'O destino',
  'The task must be grammar, clarity, tone, concise or expand.':
    'A tarefa deve ser grammar, clarity, tone, concise ou expand.',
  'The team': 'A equipe',
  'The template': 'O modelo',
  'The term': 'O termo',
  'The test email of {sent} arrived {minutes, plural, one {# minute} other {# minutes}} later.':
    'O e-mail de teste de {sent} chegou {minutes, plural, one {# minuto} other {# minutos}} depois.',
  'The test email of {sent} arrived {seconds} s later.': 'O e-mail de teste de {sent} chegou {seconds} s depois.',
  'The test email of {sent} has not arrived yet.': 'O e-mail de teste de {sent} ainda não chegou.',
  'The text': 'O texto',
  'The text appears page by page, to be edited and searched.':
    'O texto aparece página por página, para ser editado e pesquisado.',
  'The text can have up to 10,000 characters. Please shorten it, or improve it part by part.':
    'O texto pode ter até 10.000 caracteres. Encurte-o ou melhore-o parte por parte.',
  'The text can have up to {maxCharacters} characters. Please shorten it, or improve it part by part.':
    'O texto pode ter até {maxCharacters} caracteres. Encurte-o ou melhore-o parte por parte.',
  'The text cannot be shown here. Please download the file to look at it.':
    'O texto não pode ser exibido aqui. Baixe o arquivo para vê-lo.',
  'The text in this file is longer than {maxBytes}. Please split the document and count the parts.':
    'O texto deste arquivo tem mais de {maxBytes}. Divida o documento e conte as partes.',
  'The text is empty.': 'O texto está vazio.',
  'The text is longer than its box, which shows only its start.':
    'O texto é mais longo que a caixa, que mostra apenas o começo dele.',
  'The text is no longer on the server. Please summarize again.': 'O texto não está mais no servidor. Resuma de novo.',
  'The text is that of the PDF. Please make some edits before saving.':
    'O texto é o do PDF. Faça algumas edições antes de salvar.',
  'The text is too short or its language was not recognised; the Flesch formulas are for English only.':
    'O texto é curto demais ou o idioma não foi reconhecido; as fórmulas de Flesch valem apenas para o inglês.',
  'The text may have up to {max, plural, one {# character} other {# characters}}. Send the pages that change instead.':
    'O texto pode ter até {max, plural, one {# caractere} other {# caracteres}}. Envie só as páginas que mudam.',
  'The text of an email': 'O texto de um e-mail',
  'The text of scans was not recognised: {whyNot}': 'O texto das digitalizações não foi reconhecido: {whyNot}',
  'The text of this scan was not recognised, because the program for it is not installed on this server.':
    'O texto desta digitalização não foi reconhecido, porque o programa para isso não está instalado neste servidor.',
  'The text of this scan was not recognised: {message}': 'O texto desta digitalização não foi reconhecido: {message}',
  'The text of {kind} files cannot be read here. Please save the document as DOCX or TXT and try again.':
    'O texto de arquivos {kind} não pode ser lido aqui. Salve o documento como DOCX ou TXT e tente novamente.',
  'The text under this box is “{there}”, not “{given}”.': 'O texto sob esta caixa é “{there}”, não “{given}”.',
  'The time must be a date and time, such as 2027-01-31T12:00:00Z.':
    'A hora deve ser uma data e hora, como 2027-01-31T12:00:00Z.',
  'The timestamp must be a time in ISO format, such as 2026-01-31T12:00:00.000Z.':
    'O timestamp deve ser um horário no formato ISO, como 2026-01-31T12:00:00.000Z.',
  'The title': 'O título',
  'The title must be text.': 'O título deve ser texto.',
  'The title must have at most {max, plural, one {# character} other {# characters}}.':
    'O título deve ter no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'The title needs at least 3 characters.': 'O título precisa de pelo menos 3 caracteres.',
  'The token is missing.': 'Falta o token.',
  'The tone must be formal, friendly or neutral.': 'O tom deve ser formal, friendly ou neutral.',
  'The tools are made with care and tested, and they say when something could not be done. Even so they are provided as they are: check results that matter to you before you rely on them. As far as the law allows, we are not liable for losses that come from using the site or from not being able to use it.':
    'As ferramentas são feitas com cuidado e testadas, e avisam quando algo não pôde ser feito. Ainda assim, são fornecidas como estão: confira os resultados importantes para você antes de confiar neles. Na medida permitida pela lei, não somos responsáveis por perdas decorrentes do uso do site ou da impossibilidade de usá-lo.',
  'The tools that work without a network.': 'As ferramentas que funcionam sem rede.',
  'The topic must be one of {topics}.': 'O tema deve ser um destes: {topics}.',
  'The translator passes your text to': 'O tradutor repassa seu texto para',
  'The two may be from different people, who would read each other. Please answer each of them.':
    'As duas podem ser de pessoas diferentes, que leriam uma à outra. Responda a cada uma delas.',
  'The upload': 'O envio',
  'The upload does not say what it is for. Please send in Upload-Metadata the file name (filename), the path of a call with files (call) and its file field (field), as listed at /api/docs.':
    'O envio não diz para que é. Envie em Upload-Metadata o nome do arquivo (filename), o caminho de uma chamada com arquivos (call) e o campo de arquivo dela (field), como listado em /api/docs.',
  'The upload is being written to.': 'O envio ainda está sendo gravado.',
  'The upload is not there any more.': 'O envio não está mais disponível.',
  'The upload stopped, or is too slow to go on. Please check your connection and try again.':
    'O envio parou ou está lento demais para continuar. Verifique sua conexão e tente novamente.',
  'The upload was cut off or is not valid form data. Please try again.':
    'O envio foi cortado ou não é um formulário válido. Tente novamente.',
  'The verb does not agree with its subject.': 'O verbo não concorda com o sujeito.',
  'The verb says it without a noun.': 'O verbo diz isso sem um substantivo.',
  'The visit limit is too large.': 'O limite de visitas é grande demais.',
  'The visit limit must be a number.': 'O limite de visitas deve ser um número.',
  'The visit limit must be a whole number.': 'O limite de visitas deve ser um número inteiro.',
  'The visit limit must be at least 1.': 'O limite de visitas deve ser de pelo menos 1.',
  'The website allows 100 tries an hour.': 'O site permite 100 tentativas por hora.',
  'The whole image, as large as the size allows.': 'A imagem inteira, tão grande quanto o tamanho permite.',
  'The whole photo is being enhanced.': 'A foto inteira está sendo melhorada.',
  'The whole photo takes {time}, longer while the server is busy.':
    'A foto inteira leva {time}, ou mais quando o servidor está ocupado.',
  'The word list could not be loaded. Check your connection and press Generate again.':
    'Não foi possível carregar a lista de palavras. Verifique sua conexão e clique em Gerar de novo.',
  'The work was cancelled.': 'O trabalho foi cancelado.',
  'The work was interrupted several times and has been stopped. Please try again; if it happens again, the file may be the cause.':
    'O trabalho foi interrompido várias vezes e parou de vez. Tente novamente; se acontecer de novo, o arquivo pode ser a causa.',
  'The {tool} does not take {type} files. The {other} does.':
    'A ferramenta {tool} não aceita arquivos {type}. {other} aceita.',
  'The {tool} does not take {type} files. The {other} turns them into {made} first.':
    'A ferramenta {tool} não aceita arquivos {type}. Use antes {other} para transformá-los em {made}.',
  'The {what} is on your clipboard.': '{what}: já está na sua área de transferência.',
  'Their text is read and laid over their pages, so that it can be searched, selected and copied.':
    'O texto é lido e colocado sobre as páginas, para que possa ser pesquisado, selecionado e copiado.',
  'Then the page says that it is not in the document. Answers quote passages of your text and nothing else.':
    'Então a página diz que isso não consta no documento. As respostas citam trechos do seu texto e nada mais.',
  'Then the pages are images of text, as scanners make them. Their text is recognised, which counts as one of your monthly scans however many pages there are, and the result names the pages.':
    'Porque as páginas são imagens de texto, como as que os scanners criam. O texto delas é reconhecido, o que conta como uma das suas digitalizações do mês, não importa quantas páginas haja, e o resultado indica as páginas.',
  'There are more than 10,000 edits. Please save some of them first, then make the others in the saved PDF.':
    'Há mais de 10.000 edições. Salve primeiro algumas delas e depois faça as outras no PDF salvo.',
  'There are no short links on {domain} here. Please choose one of the domains of this site.':
    'Não há links curtos em {domain} aqui. Escolha um dos domínios deste site.',
  'There are no spelling rules for {language} here. They exist for {known}.':
    'Não há regras de ortografia para {language} aqui. Elas existem para {known}.',
  'There are no words to measure.': 'Não há palavras para medir.',
  'There are too many open requests from your address. Please wait until some have finished and try again.':
    'Há solicitações abertas demais do seu endereço. Espere até que algumas terminem e tente novamente.',
  'There are {files} files but {given} modification times. Please send one for each file.':
    'Há {files} arquivos, mas {given} horários de modificação. Envie um para cada arquivo.',
  'There are {files} files but {given} paths. Please send one for each file.':
    'Há {files} arquivos, mas {given} caminhos. Envie um para cada arquivo.',
  'There are {files} files but {given} sources. Please send one for each file, or none.':
    'Há {files} arquivos, mas {given} fontes (sources). Envie uma para cada arquivo, ou nenhuma.',
  'There are {images} images but {given} rotations. Please send one for each image, or none.':
    'Há {images} imagens, mas {given} rotações. Envie uma para cada imagem, ou nenhuma.',
  'There are {images} images but {given} texts. Please send one for each image, or none.':
    'Há {images} imagens, mas {given} textos. Envie um para cada imagem, ou nenhum.',
  'There are {max, plural, one {# template} other {# templates}} already. Please delete one first.':
    'Já existem {max, plural, one {# modelo} other {# modelos}}. Exclua um primeiro.',
  'There can be up to {max, plural, one {# article} other {# articles}}. Please delete one first.':
    'Pode haver até {max, plural, one {# artigo} other {# artigos}}. Exclua um primeiro.',
  'There is an account with this email address already. Please sign in, or use another address.':
    'Já existe uma conta com este endereço de e-mail. Entre ou use outro endereço.',
  'There is no account with the address {email}.': 'Não existe conta com o endereço {email}.',
  'There is no address in the column url.': 'Não há endereço na coluna url.',
  'There is no annotation {index} on this page: it has {count}, counted from 0.':
    'Não existe a anotação {index} nesta página: ela tem {count}, contadas a partir de 0.',
  'There is no camera here. Please choose an image instead.': 'Não há câmera aqui. Escolha uma imagem.',
  'There is no conversation with this number.': 'Não existe conversa com este número.',
  'There is no entry {index} in this archive. Please list it again and choose from that list.':
    'Não existe a entrada {index} neste arquivo compactado. Liste o conteúdo novamente e escolha nessa lista.',
  "There is no field '{field}' here.": 'Não existe o campo “{field}” aqui.',
  "There is no file field called '{field}' here. Please send the file as '{expected}'.":
    'Não existe aqui um campo de arquivo chamado “{field}”. Envie o arquivo como “{expected}”.',
  'There is no file {file}: files are numbered from 0 to {last}.':
    'Não existe o arquivo {file}: os arquivos são numerados de 0 a {last}.',
  'There is no font here for {characters} and {more} more: what is missing is shown as empty boxes.':
    'Não há aqui uma fonte para {characters} e mais {more}: o que falta aparece como caixas vazias.',
  'There is no font here for {characters}: what is missing is shown as empty boxes.':
    'Não há aqui uma fonte para {characters}: o que falta aparece como caixas vazias.',
  'There is no inserted file {file}: {files, plural, one {one was} other {# were}} sent, counted from 0.':
    'Não existe o arquivo inserido {file}: {files, plural, one {um foi enviado} other {# foram enviados}}, contados a partir de 0.',
  'There is no mail server named {host}, or it cannot be found now.':
    'Não existe um servidor de e-mail chamado {host}, ou ele não pode ser encontrado agora.',
  "There is no operation called '{name}'.": 'Não existe operação chamada “{name}”.',
  'There is no page at this address.': 'Não há nenhuma página neste endereço.',
  'There is no page {page}.': 'Não existe a página {page}.',
  'There is no page {page}: this PDF has one page.': 'Não existe a página {page}: este PDF tem uma página.',
  'There is no page {page}: this PDF has {pages} pages.': 'Não existe a página {page}: este PDF tem {pages} páginas.',
  'There is no picture {picture}: pictures are counted from 0.':
    'Não existe a imagem {picture}: as imagens são contadas a partir de 0.',
  'There is no placeholder {{given}}. Use {name}, {n}, {ext} or {date}.':
    'Não existe a variável {{given}}. Use {name}, {n}, {ext} ou {date}.',
  'There is no preview': 'Não há prévia',
  'There is no report by email: this site sends none (SMTP_URL is not set).':
    'Não há relatório por e-mail: este site não envia nenhum (SMTP_URL não está definida).',
  'There is no room for {left} of them: a glossary has up to {most}.':
    'Não há espaço para {left} deles: um glossário tem até {most}.',
  'There is no running subscription to change. You can subscribe on the pricing page.':
    'Não há assinatura em andamento para alterar. Você pode assinar na página de preços.',
  'There is no sentence in this text. Please use one with words in it.':
    'Não há nenhuma frase neste texto. Use um que contenha palavras.',
  'There is no such answer to rate.': 'Não existe essa resposta para avaliar.',
  'There is no such answer.': 'Essa resposta não existe.',
  'There is no such article.': 'Esse artigo não existe.',
  'There is no such attachment. It is deleted with its conversation; the email may still be in the mailbox.':
    'Esse anexo não existe. Ele é excluído com a sua conversa; o e-mail talvez ainda esteja na caixa de e-mail.',
  'There is no such call. All calls are listed at /api/docs.':
    'Essa chamada não existe. Todas as chamadas estão listadas em /api/docs.',
  'There is no such font. Pages are drawn with another one.':
    'Essa fonte não existe. As páginas são desenhadas com outra.',
  'There is no such link': 'Esse link não existe',
  'There is no such link among yours. It may have been deleted.':
    'Não há esse link entre os seus. Ele pode ter sido excluído.',
  'There is no such position. Please reload the page.': 'Esta vaga não existe. Recarregue a página.',
  'There is no such post. Please reload the page.': 'Esse post não existe. Recarregue a página.',
  'There is no such task. Choose one of {marketingTasks}.':
    'Essa tarefa não existe. Escolha uma destas: {marketingTasks}.',
  'There is no such ticket, or this link does not open it. Please use the link of its confirmation, or sign in with the account that wrote it.':
    'Esse chamado não existe, ou este link não o abre. Use o link da confirmação dele ou entre com a conta que o escreveu.',
  'There is no suitable camera here. Please choose an image instead.':
    'Não há uma câmera adequada aqui. Escolha uma imagem.',
  'There is no text on these pages.': 'Não há texto nestas páginas.',
  'There is no text under this box.': 'Não há texto sob esta caixa.',
  'There is nothing at this address but short links.': 'Não há nada neste endereço além de links curtos.',
  'There is nothing to extract: no file was chosen, or there are only folders and links.':
    'Não há nada para extrair: nenhum arquivo foi escolhido, ou há apenas pastas e links.',
  'There is nothing to manage yet: you have not subscribed on this site.':
    'Ainda não há nada para gerenciar: você não fez assinatura neste site.',
  'There were too many attempts. Please wait {wait} and try again.':
    'Houve tentativas demais. Aguarde {wait} e tente novamente.',
  'There were too many wrong passwords for this account. Please sign in on a device you have used before or with a passkey, choose a new password with "Forgot password?", or wait {wait} and try again.':
    'Houve senhas erradas demais para esta conta. Entre em um dispositivo que já usou antes ou com uma chave de acesso, escolha uma nova senha com “Esqueceu a senha?” ou espere {wait} e tente novamente.',
  'There you can also ask for a new password. If it was not you, nothing happened and there is nothing to do.':
    'Lá você também pode pedir uma nova senha. Se não foi você, nada aconteceu e não há nada a fazer.',
  'These also work without an AI provider, by rules, dictionaries and a choice of sentences on the site itself. Each page says who does the work before anything is sent.':
    'Estas também funcionam sem um provedor de IA, com regras, dicionários e uma seleção de frases no próprio site. Cada página diz quem faz o trabalho antes de qualquer envio.',
  'These are filled in: {fields}.': 'Estes são preenchidos: {fields}.',
  'These are more edits than can be saved at once. Please delete some of them, save, and make those in the saved PDF.':
    'São mais edições do que se pode salvar de uma vez. Exclua algumas delas, salve e faça-as no PDF salvo.',
  'These are not the latest: {error}': 'Estes não são os mais recentes: {error}',
  'These are {pages} pages. Up to {maxPages} can be converted to a document at once; please choose fewer.':
    'São {pages} páginas. Até {maxPages} podem ser convertidas em documento de uma vez; escolha menos.',
  'These become part of the address it leads to.': 'Estes passam a fazer parte do endereço ao qual ele leva.',
  'These characters cannot be set: {characters} and {more} more.':
    'Estes caracteres não podem ser compostos: {characters} e mais {more}.',
  'These characters cannot be set: {characters}.': 'Estes caracteres não podem ser compostos: {characters}.',
  'These documents have no format in common. Please remove some: texts, spreadsheets and slides all become PDF, and a PDF becomes any kind of text.':
    'Estes documentos não têm nenhum formato em comum. Remova alguns: textos, planilhas e slides todos viram PDF, e um PDF vira qualquer tipo de texto.',
  'These dots do not read well here. Please try another shape, such as squares.':
    'Estes pontos não são bem lidos aqui. Tente outra forma, como quadrados.',
  'These numbers are no longer up to date: {message}': 'Estes números não estão mais atualizados: {message}',
  'These pages have more than {max, plural, one {# word} other {# words}}. Please make one file of the first pages and another of the rest.':
    'Estas páginas têm mais de {max, plural, one {# palavra} other {# palavras}}. Faça um arquivo com as primeiras páginas e outro com o restante.',
  'These pages have no text: they are empty or images of text.':
    'Estas páginas não têm texto: estão vazias ou são imagens de texto.',
  'These positions are examples that come with Satchel. The operator of this site has not put up any of their own, but reads every application.':
    'Estas vagas são exemplos que vêm com o Satchel. O operador deste site não publicou nenhuma própria, mas lê todas as candidaturas.',
  'These terms apply between you and whoever runs the site at {siteOrigin}. By using it you accept them. If you do not, please do not use it; Satchel is free software, and you can run a site of your own.':
    'Estes termos se aplicam entre você e quem opera o site em {siteOrigin}. Ao usá-lo, você os aceita. Se não os aceita, não o use; o Satchel é software livre, e você pode operar um site próprio.',
  'These terms are kept as they are, or become what you write beside them. The glossary stays in this browser and goes along with each translation.':
    'Estes termos são mantidos como estão ou viram o que você escrever ao lado. O glossário fica neste navegador e acompanha cada tradução.',
  'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages or at most {maxDpi} DPI.':
    'Estas {pages} páginas virariam {megapixels} megapixels. O limite por execução é de {maxMegapixels}; escolha menos páginas ou no máximo {maxDpi} DPI.',
  'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages.':
    'Estas {pages} páginas virariam {megapixels} megapixels. O limite por execução é de {maxMegapixels}; escolha menos páginas.',
  'They are deleted {fileLifetime} after they arrived, or at once when you press Delete. Nobody looks at them, and a ticket never carries one.':
    'São excluídos {fileLifetime} depois de chegarem ou assim que você clica em Excluir. Ninguém os vê, e um chamado nunca leva um arquivo.',
  'They are positions on the colour wheel. Complementary takes the opposite hue, triadic and tetradic three or four hues at equal distances, analogous the neighbours, split complementary both neighbours of the opposite, monochromatic one hue from dark to light. Derived colours are never darker than 10% or lighter than 90%, so that they stay useful.':
    'São posições no círculo cromático. A complementar usa o matiz oposto; a triádica e a tetrádica, três ou quatro matizes a distâncias iguais; a análoga, os vizinhos; a complementar dividida, os dois vizinhos do oposto; a monocromática, um matiz do escuro ao claro. As cores derivadas nunca são mais escuras que 10% nem mais claras que 90%, para continuarem úteis.',
  'They are removed, as they would lead nowhere. Links to web addresses stay.':
    'São removidos, pois não levariam a lugar nenhum. Links para endereços da web permanecem.',
  'They count the possibilities: every bit doubles them. The number on this page is exact, because every password that your settings allow is equally likely, and an attacker who knows the settings gains nothing. The strength badge is simpler: it counts points for length and kinds of characters, as sign-up forms do.':
    'Eles contam as possibilidades: cada bit as dobra. O número nesta página é exato, porque toda senha que as suas configurações permitem é igualmente provável, e um invasor que conheça as configurações não ganha nada. O selo de força é mais simples: ele soma pontos por comprimento e tipos de caractere, como fazem os formulários de cadastro.',
  'They have the right size for print, and the head at about the right height. Every country has rules of its own, so please check the result against them.':
    'Elas têm o tamanho certo para impressão e a cabeça aproximadamente na altura certa. Cada país tem suas próprias regras, então confira o resultado com base nelas.',
  'They stay in this page. Codes are made, checked and read by your browser, and your Wi-Fi password goes nowhere. Only the look you chose is remembered here. The page also works offline.':
    'Ficam nesta página. Os códigos são criados, verificados e lidos pelo seu navegador, e a sua senha de Wi-Fi não vai a lugar nenhum. Só o visual que você escolheu é lembrado aqui. A página também funciona off-line.',
  'Thinking…': 'Pensando…',
  'This API key is wrong or was revoked. Please use another one.':
    'Esta chave de API está errada ou foi revogada. Use outra.',
  'This API key may not make this call. It is for files, jobs and the tools of {categories}.':
    'Esta chave de API não pode fazer esta chamada. Ela é para arquivos, tarefas e as ferramentas de {categories}.',
  'This API key may not make this call. It is for tools, files and jobs.':
    'Esta chave de API não pode fazer esta chamada. Ela é para ferramentas, arquivos e tarefas.',
  'This API key was revoked already.': 'Esta chave de API já foi revogada.',
  'This EPUB has more than {max} of pages. Please send the chapters you need as a document of their own.':
    'Este EPUB tem mais de {max} de páginas. Envie os capítulos de que precisa como um documento próprio.',
  'This EPUB has no chapters with text.': 'Este EPUB não tem capítulos com texto.',
  'This IBAN has a typing mistake: its check digits do not match.':
    'Este IBAN tem um erro de digitação: os dígitos verificadores não conferem.',
  'This PDF': 'Este PDF',
  'This PDF consists of {objects} objects; up to {maxObjects} can be read. Please print it to a new PDF, and try that one.':
    'Este PDF é composto por {objects} objetos; até {maxObjects} podem ser lidos. Imprima-o em um novo PDF e tente com ele.',
  'This PDF has a form: fill it in on its pages.': 'Este PDF tem um formulário: preencha-o nas próprias páginas.',
  'This PDF has more than {max, plural, one {# character} other {# characters}} of text. Please split it, and edit its parts.':
    'Este PDF tem mais de {max, plural, one {# caractere} other {# caracteres}} de texto. Divida-o e edite as partes.',
  'This PDF has more than {maxPages} pages, which is the limit.':
    'Este PDF tem mais de {maxPages} páginas, que é o limite.',
  'This PDF has no bookmarks on this level that lead to its pages. Please split it in another way.':
    'Este PDF não tem marcadores neste nível que levem às páginas dele. Divida-o de outra forma.',
  'This PDF has no form fields.': 'Este PDF não tem campos de formulário.',
  'This PDF has no pages that can be read. It may be damaged; please export or download it again.':
    'Este PDF não tem páginas que possam ser lidas. Ele pode estar danificado; exporte-o ou baixe-o de novo.',
  'This PDF is damaged. The {name} may be able to repair it.':
    'Este PDF está danificado. A ferramenta {name} talvez consiga repará-lo.',
  'This PDF is digitally signed, and compressing it breaks the signature. Keep the signed original; to compress a copy anyway, allow it in the settings.':
    'Este PDF está assinado digitalmente, e comprimi-lo invalida a assinatura. Guarde o original assinado; para comprimir uma cópia mesmo assim, permita isso nas configurações.',
  'This PDF is encrypted. Please save it without protection and try again.':
    'Este PDF está criptografado. Salve-o sem proteção e tente novamente.',
  'This PDF is larger than {maxMegabytes} MB, which is the limit here.':
    'Este PDF tem mais de {maxMegabytes} MB, que é o limite aqui.',
  'This PDF is locked': 'Este PDF está bloqueado',
  'This PDF is locked in a way that only the program that made it can open. Please save it without protection.':
    'Este PDF está bloqueado de um modo que só o programa que o criou consegue abrir. Salve-o sem proteção.',
  'This PDF is locked with a password. Please enter the password to open it.':
    'Este PDF está bloqueado com senha. Digite a senha para abri-lo.',
  'This PDF is protected with a password. Please save it without one, and try again.':
    'Este PDF está protegido com senha. Salve-o sem senha e tente novamente.',
  'This PDF is protected. You can edit it; the saved copy will not be protected.':
    'Este PDF está protegido. Você pode editá-lo; a cópia salva não ficará protegida.',
  'This PDF is signed': 'Este PDF está assinado',
  'This PDF is signed. Once it is edited, the signature is no longer valid.':
    'Este PDF está assinado. Depois de editado, a assinatura deixa de ser válida.',
  'This PDF is signed. The edits are not part of what was signed, and programs will say so; the signed version is still inside.':
    'Este PDF está assinado. As edições não fazem parte do que foi assinado, e os programas informarão isso; a versão assinada continua dentro dele.',
  'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside, unless you erase something.':
    'Este PDF está assinado. Suas edições não farão parte do que foi assinado, e os programas dirão isso; a versão assinada permanece dentro dele, a menos que você apague algo.',
  'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside.':
    'Este PDF está assinado. Suas edições não farão parte do que foi assinado, e os programas dirão isso; a versão assinada permanece dentro dele.',
  'This PDF is tagged for screen readers. They skip added pictures, ticks and crosses and flattened fields, which are not in its tags.':
    'Este PDF tem marcação (tags) para leitores de tela. Eles pulam as imagens, os vistos e os X adicionados e os campos achatados, que não estão nas tags.',
  'This PDF needs more memory than is available for one file. Please try a smaller or simpler one.':
    'Este PDF precisa de mais memória do que há disponível para um arquivo. Tente um menor ou mais simples.',
  'This PDF was damaged and has been repaired as far as possible.':
    'Este PDF estava danificado e foi reparado na medida do possível.',
  'This PDF was protected; the result is not.': 'Este PDF estava protegido; o resultado não está.',
  'This PDF was signed; the signature is no longer valid.': 'Este PDF estava assinado; a assinatura não é mais válida.',
  'This QR code has expired. Please open a new one on your computer and scan it with your phone.':
    'Este QR code expirou. Abra um novo no seu computador e leia-o com o celular.',
  'This SVG is not accepted because it contains {found}. Please remove that, or export it again as a plain SVG with everything embedded.':
    'Este SVG não é aceito porque contém {found}. Remova isso ou exporte-o novamente como um SVG simples com tudo incorporado.',
  'This SVG repeats its parts so often that it cannot be drawn in time. Please export it with fewer copies, or as a PNG.':
    'Este SVG repete suas partes tantas vezes que não pode ser desenhado a tempo. Exporte-o com menos cópias ou como PNG.',
  'This address has a user name or password in it, which everybody would see. Please remove it.':
    'Este endereço contém um nome de usuário ou uma senha, que todos veriam. Remova-o.',
  'This address is in a private network, where others cannot reach it. Please enter a public one.':
    'Este endereço está em uma rede privada, onde outros não conseguem acessá-lo. Digite um público.',
  'This address is on this site itself. Please enter the address of another site.':
    'Este endereço é deste próprio site. Digite o endereço de outro site.',
  'This address is too long.': 'Este endereço é longo demais.',
  'This address is too long: a short link leads to at most {max, plural, one {# character} other {# characters}}.':
    'Este endereço é longo demais: um link curto leva a no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'This annotation is locked: its author does not want it changed.':
    'Esta anotação está bloqueada: o autor não quer que ela seja alterada.',
  'This answer did not help': 'Esta resposta não ajudou',
  'This answer helped': 'Esta resposta ajudou',
  'This answer was written automatically. If it does not help, please reply to this email: a person reads it then.':
    'Esta resposta foi escrita automaticamente. Se não ajudar, responda a este e-mail: uma pessoa então o lerá.',
  'This application was deleted.': 'Esta candidatura foi excluída.',
  'This archive holds more than {max} entries, which is the limit here. Please split it.':
    'Este arquivo compactado contém mais de {max} entradas, que é o limite aqui. Divida-o.',
  'This archive is damaged or incomplete and cannot be read. Please download or copy it again.':
    'Este arquivo compactado está danificado ou incompleto e não pode ser lido. Baixe-o ou copie-o novamente.',
  'This archive is empty.': 'Este arquivo compactado está vazio.',
  'This archive is protected with a password. Please enter it.':
    'Este arquivo compactado está protegido por senha. Digite-a.',
  'This archive uses {what}, which cannot be opened here. Please pack it again as a plain ZIP.':
    'Este arquivo compactado usa {what}, o que não pode ser aberto aqui. Compacte-o novamente como um ZIP simples.',
  'This article does not exist any more. Reload the list.': 'Este artigo não existe mais. Recarregue a lista.',
  'This browser': 'Este navegador',
  'This browser cannot draw it. Please save the SVG.': 'Este navegador não consegue desenhá-lo. Salve o SVG.',
  'This browser cannot draw the PNG. The SVG export below works everywhere.':
    'Este navegador não consegue desenhar o PNG. A exportação em SVG abaixo funciona em qualquer lugar.',
  'This browser cannot draw the pages. The similarity was measured on the server.':
    'Este navegador não consegue desenhar as páginas. A semelhança foi medida no servidor.',
  'This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a JPEG or PNG copy.':
    'Este navegador não consegue abrir {name}: está danificado ou em um formato não compatível. Tente uma cópia em JPEG ou PNG.',
  'This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a PNG or JPEG copy.':
    'Este navegador não consegue abrir {name}: está danificado ou em um formato não compatível. Tente uma cópia em PNG ou JPEG.',
  'This browser cannot read the picture. Please choose a JPEG or PNG.':
    'Este navegador não consegue ler a imagem. Escolha um JPEG ou PNG.',
  'This browser cannot show images of this kind.': 'Este navegador não consegue mostrar imagens deste tipo.',
  'This browser cannot show this kind of image, so there is no frame to drag: the middle is kept.':
    'Este navegador não consegue mostrar este tipo de imagem, então não há quadro para arrastar: o meio é mantido.',
  'This browser cannot show this photo. It can still be sent as it is, or exported as JPEG first.':
    'Este navegador não consegue mostrar esta foto. Ainda é possível enviá-la como está ou exportá-la antes como JPEG.',
  'This browser cannot show {name}. It can still be scanned: the server finds its edges.':
    'Este navegador não consegue mostrar {name}. Ainda é possível digitalizá-lo: o servidor encontra as bordas.',
  'This browser could not make a preview. Compress shows the result.':
    'Este navegador não conseguiu criar uma prévia. Comprimir mostra o resultado.',
  'This browser could not make a preview. Resize shows the result.':
    'Este navegador não conseguiu criar uma prévia. Redimensionar mostra o resultado.',
  'This browser did not keep the cookie. Please allow cookies.':
    'Este navegador não guardou o cookie. Permita cookies.',
  'This browser does not allow images on the clipboard. Please download it instead.':
    'Este navegador não permite imagens na área de transferência. Baixe-a.',
  'This browser does not allow it. Please select and copy it yourself.':
    'Este navegador não permite. Selecione e copie você mesmo.',
  'This browser does not offer a camera here. Please choose an image instead.':
    'Este navegador não oferece uma câmera aqui. Escolha uma imagem.',
  'This call does not take that content type. See /api/docs.':
    'Esta chamada não aceita esse tipo de conteúdo. Veja /api/docs.',
  'This call takes a JSON object (content-type: application/json).':
    'Esta chamada aceita um objeto JSON (content-type: application/json).',
  'This call takes form data with a file (multipart/form-data), or a JSON object with the id of a stored one (application/json).':
    'Esta chamada aceita dados de formulário com um arquivo (multipart/form-data) ou um objeto JSON com o id de um armazenado (application/json).',
  'This cannot be undone.': 'Isto não pode ser desfeito.',
  'This card already had a free trial, so none was started and nothing was charged. You can subscribe without one.':
    'Este cartão já teve um teste grátis, por isso nenhum foi iniciado e nada foi cobrado. Você pode assinar sem ele.',
  'This character cannot be set: {characters}.': 'Este caractere não pode ser composto: {characters}.',
  'This code could not be read at any size we tried. Please shorten the content.':
    'Este código não pôde ser lido em nenhum tamanho que testamos. Encurte o conteúdo.',
  'This code does not scan reliably': 'A leitura deste código não é confiável',
  'This code has {modules} modules on each side, too many for {pixels} pixels. Please choose at least {larger} pixels, or shorten the content.':
    'Este código tem {modules} módulos de cada lado, demais para {pixels} pixels. Escolha pelo menos {larger} pixels ou encurte o conteúdo.',
  'This code is not valid.': 'Este código não é válido.',
  'This code is wrong or was already used. Please enter the current one.':
    'Este código está errado ou já foi usado. Digite o atual.',
  'This code is wrong. Please enter the one your authenticator app shows now.':
    'Este código está errado. Digite o que seu aplicativo autenticador mostra agora.',
  'This connection no longer exists. Please open a new QR code on your computer.':
    'Esta conexão não existe mais. Abra um novo QR code no seu computador.',
  'This conversation': 'Esta conversa',
  'This conversation goes along, so that you need not explain again.':
    'Esta conversa vai junto, para que você não precise explicar de novo.',
  'This document consists of more than {max} parts, which is the limit here. Please split it.':
    'Este documento é composto por mais de {max} partes, que é o limite aqui. Divida-o.',
  'This document could be opened, but not saved as {format}. Please choose another format.':
    'Este documento pôde ser aberto, mas não salvo como {format}. Escolha outro formato.',
  'This document crashed the office program twice in a row, so it cannot be converted here. Please save it again with the program it was made with, or send another version.':
    'Este documento travou o programa de escritório duas vezes seguidas, por isso não pode ser convertido aqui. Salve-o novamente no programa em que foi criado ou envie outra versão.',
  'This document defines XML entities, as attacks do and office programs never do, so it is not opened. Please save it again with an office program.':
    'Este documento define entidades XML, como fazem os ataques e nunca fazem os programas de escritório, por isso não é aberto. Salve-o novamente com um programa de escritório.',
  'This document has a paragraph of more than {maxCharacters} characters, which is the limit here. Please divide it.':
    'Este documento tem um parágrafo com mais de {maxCharacters} caracteres, que é o limite aqui. Divida-o.',
  'This document has macros, which are programs and are not passed on here. Please save it without them, and try again.':
    'Este documento tem macros, que são programas e não são repassadas aqui. Salve-o sem elas e tente novamente.',
  'This document has no text to translate. If it is a scan, please make its text readable with the document scanner first.':
    'Este documento não tem texto para traduzir. Se for uma digitalização, torne primeiro o texto legível com a ferramenta Digitalizar documentos.',
  'This document has parts with paths that lead out of it, so it is not opened. Please save it again with an office program.':
    'Este documento tem partes com caminhos que levam para fora dele, por isso não é aberto. Salve-o novamente com um programa de escritório.',
  'This document has too many images; some on this page are missing.':
    'Este documento tem imagens demais; faltam algumas nesta página.',
  'This document has {characters} characters of text. The limit is {maxCharacters}; please divide it.':
    'Este documento tem {characters} caracteres de texto. O limite é de {maxCharacters}; divida-o.',
  'This document has {characters} characters of text; {name} translates up to {max} here. Please divide it, or choose the built-in engine if it knows both languages.':
    'Este documento tem {characters} caracteres de texto; {name} traduz aqui até {max}. Divida-o ou escolha o mecanismo integrado, se ele conhecer os dois idiomas.',
  'This document is empty. Please choose one with content.':
    'Este documento está vazio. Selecione um que tenha conteúdo.',
  'This document is locked in a way that cannot be opened here, whatever the password. Please save it without a password with the program it was made with, and try again.':
    'Este documento está bloqueado de uma forma que não pode ser aberta aqui, qualquer que seja a senha. Salve-o sem senha no programa em que foi criado e tente novamente.',
  'This document is protected with a password. Please enter it.': 'Este documento está protegido por senha. Digite-a.',
  'This document is protected with a password. Please save it without one, and try again.':
    'Este documento está protegido por senha. Salve-o sem senha e tente novamente.',
  'This document is very long: only its first pages are in the PDF. Please split it to get the rest.':
    'Este documento é muito longo: apenas suas primeiras páginas estão no PDF. Divida-o para obter o resto.',
  'This document is {format} already, so there is nothing to convert. Please choose another format.':
    'Este documento já é {format}, portanto não há nada para converter. Escolha outro formato.',
  'This document is {format} already; it is returned unchanged and not counted.':
    'Este documento já está em {format}; ele é devolvido sem alterações e não é contado.',
  'This domain is too long.': 'Este domínio é longo demais.',
  'This draft has no email address to go to. Edit it, then send it.':
    'Este rascunho não tem endereço de e-mail de destino. Edite-o e depois envie-o.',
  'This draft was sent already. Change its text to send it again.':
    'Este rascunho já foi enviado. Altere o texto para enviá-lo de novo.',
  'This edit could not be made.': 'Não foi possível fazer esta edição.',
  'This edit could not be made: {sentence}': 'Não foi possível fazer esta edição: {sentence}',
  'This email address is too long.': 'Este endereço de e-mail é longo demais.',
  'This email has more headers, or more nested parts, than mail programs ever make, so it is not opened. Please save it again from your mail program.':
    'Este e-mail tem mais cabeçalhos, ou mais partes aninhadas, do que os programas de e-mail jamais criam, por isso não é aberto. Salve-o novamente no seu programa de e-mail.',
  'This email was sent by the button Send Test Email. Nobody needs to answer it.':
    'Este e-mail foi enviado pelo botão Enviar e-mail de teste. Ninguém precisa respondê-lo.',
  'This entry is not there any more. Reload the list.': 'Esta entrada não existe mais. Recarregue a lista.',
  'This field has one line, so that line breaks became spaces.':
    'Este campo tem uma só linha, por isso as quebras de linha viraram espaços.',
  'This file cannot be made smaller at this level: you get your original back, unchanged.':
    'Este arquivo não pode ficar menor neste nível: você recebe o original de volta, inalterado.',
  'This file cannot be opened. If it is a folder, choose the files in it; if it was moved, choose it again.':
    'Este arquivo não pode ser aberto. Se for uma pasta, escolha os arquivos dentro dela; se foi movido, escolha-o de novo.',
  'This file cannot be read. Please choose another one.': 'Este arquivo não pode ser lido. Escolha outro.',
  'This file cannot be read. Please choose it again.': 'Este arquivo não pode ser lido. Escolha-o de novo.',
  'This file cannot be shown.': 'Este arquivo não pode ser exibido.',
  'This file could not be opened: the viewer crashed or could not be loaded. Check your connection and try again.':
    'Não foi possível abrir este arquivo: o visualizador travou ou não pôde ser carregado. Verifique sua conexão e tente novamente.',
  'This file could not be processed: the program for it failed in a way we did not expect, which has been logged. Please try another version of the file, such as a new export.':
    'Não foi possível processar este arquivo: o programa para ele falhou de uma forma que não esperávamos, o que foi registrado. Tente outra versão do arquivo, como uma nova exportação.',
  'This file does not say its encoding; it was read as {encoding}.':
    'Este arquivo não informa sua codificação; foi lido como {encoding}.',
  'This file has been deleted from the server, as all files are after a while. Please choose it again.':
    'Este arquivo foi excluído do servidor, como todos os arquivos depois de um tempo. Escolha-o de novo.',
  'This file has images of text, but no text. The {name} can read it.':
    'Este arquivo tem imagens de texto, mas nenhum texto. A ferramenta {name} consegue lê-lo.',
  'This file has more than {rows} rows. Please split it.': 'Este arquivo tem mais de {rows} linhas. Divida-o.',
  'This file has no text that can be read here. Please choose a TXT, Word, ODT or PDF file.':
    'Este arquivo não tem texto que possa ser lido aqui. Escolha um arquivo TXT, Word, ODT ou PDF.',
  'This file has several images. Only the first was enhanced.':
    'Este arquivo tem várias imagens. Apenas a primeira foi melhorada.',
  'This file has {frames} frames of {width} × {height} pixels, {megapixels} megapixels in all. The limit is {maxMegapixels} megapixels; please make it smaller first.':
    'Este arquivo tem {frames} quadros de {width} × {height} pixels, {megapixels} megapixels no total. O limite é de {maxMegapixels} megapixels; reduza-o primeiro.',
  'This file has {frames} frames. The limit is {maxFrames}; please shorten it first.':
    'Este arquivo tem {frames} quadros. O limite é de {maxFrames}; encurte-o primeiro.',
  'This file is larger than 5 MB. Please split it.': 'Este arquivo tem mais de 5 MB. Divida-o.',
  'This file is larger than {maxBytes}. Please save it without its images, or as TXT, and try again.':
    'Este arquivo tem mais de {maxBytes}. Salve-o sem as imagens ou como TXT e tente novamente.',
  'This file is locked. Enter its password, and the work goes on.':
    'Este arquivo está bloqueado. Digite a senha, e o trabalho continua.',
  'This file is no longer here. Files are deleted after 24 hours, or when you delete them. Please run the tool again.':
    'Este arquivo não está mais aqui. Os arquivos são excluídos após 24 horas ou quando você os exclui. Execute a ferramenta de novo.',
  'This file is not a PDF, DOCX or ODT document. Please save your CV as one of these and add it again.':
    'Este arquivo não é um documento PDF, DOCX ou ODT. Salve seu currículo em um desses formatos e adicione-o de novo.',
  'This file is not a PDF, or it is too damaged to be read. Please export it again.':
    'Este arquivo não é um PDF ou está danificado demais para ser lido. Exporte-o de novo.',
  'This file is not a document that can be opened here, whatever its name says. Please choose another one.':
    'Este arquivo não é um documento que possa ser aberto aqui, diga o nome o que disser. Selecione outro.',
  'This file is not a readable {name}, despite its name, so it was packed as it is.':
    'Este arquivo não é um {name} legível, apesar do nome, por isso foi compactado como está.',
  'This file is of an unknown kind.': 'Este arquivo é de um tipo desconhecido.',
  'This file is too long for one go. With the {name} you can cut it into parts first.':
    'Este arquivo é longo demais para uma só vez. Com a ferramenta {name} você pode dividi-lo em partes antes.',
  'This file is {type}.': 'Este arquivo é {type}.',
  'This file needs more memory than the server allows for one file. Please try a smaller or simpler one.':
    'Este arquivo precisa de mais memória do que o servidor permite para um arquivo. Tente um menor ou mais simples.',
  'This file needs more work than the server allows for one file. Please try a smaller or simpler one.':
    'Este arquivo precisa de mais processamento do que o servidor permite para um arquivo. Tente um menor ou mais simples.',
  'This file took longer than {seconds, plural, one {# second} other {# seconds}}, so the work was stopped. Try a smaller file or lighter options.':
    'Este arquivo levou mais de {seconds, plural, one {# segundo} other {# segundos}}, por isso o trabalho foi interrompido. Tente um arquivo menor ou opções mais leves.',
  'This form has a second version (XFA) that some programs show instead of its pages, without the edits.':
    'Este formulário tem uma segunda versão (XFA) que alguns programas mostram em vez das páginas, sem as edições.',
  'This form has a second version (XFA) that some programs show instead of its pages, without your edits.':
    'Este formulário tem uma segunda versão (XFA) que alguns programas mostram em vez das páginas, sem as suas edições.',
  'This form has more fields than this call takes. Please send only those listed at /api/docs.':
    'Este formulário tem mais campos do que esta chamada aceita. Envie somente os listados em /api/docs.',
  "This form has no field named '{name}'.": 'Este formulário não tem um campo chamado “{name}”.',
  'This format has no preview. Compress shows the result.':
    'Este formato não tem prévia. Comprimir mostra o resultado.',
  'This image cannot be brought to {target}: the smallest result has {smallest}. Please choose WebP or AVIF, a larger target, or make the image smaller first.':
    'Esta imagem não pode ser reduzida a {target}: o menor resultado tem {smallest}. Escolha WebP ou AVIF, uma meta maior ou diminua a imagem primeiro.',
  'This image has no pixels: its width or height is 0. Please export it again.':
    'Esta imagem não tem pixels: sua largura ou altura é 0. Exporte-a novamente.',
  'This image has {width} × {height} pixels ({megapixels} megapixels). The limit is {maxMegapixels} megapixels; please make it smaller first.':
    'Esta imagem tem {width} × {height} pixels ({megapixels} megapixels). O limite é de {maxMegapixels} megapixels; reduza-a primeiro.',
  'This is a dynamic XFA form, which only Adobe Reader can show and fill in.':
    'Este é um formulário XFA dinâmico, que só o Adobe Reader consegue mostrar e preencher.',
  'This is a dynamic XFA form: only Adobe Reader can show its fields and fill them in.':
    'Este é um formulário XFA dinâmico: só o Adobe Reader consegue mostrar e preencher os campos.',
  'This is a form field, which can only be filled in.': 'Este é um campo de formulário, que só pode ser preenchido.',
  'This is a scan: no lines can be added, and nothing on it moves. Please let what follows stay.':
    'Esta é uma digitalização: não é possível adicionar linhas, e nada nela se move. Deixe onde está o que vem a seguir.',
  'This is a scan: the old text is painted over, and the new one set on it.':
    'Esta é uma digitalização: o texto antigo é coberto com tinta, e o novo é colocado por cima.',
  'This is a scan: the style of its letters cannot be changed.':
    'Esta é uma digitalização: o estilo de suas letras não pode ser alterado.',
  'This is a short link already. Please enter the address it leads to.':
    'Isto já é um link curto. Digite o endereço ao qual ele leva.',
  'This is already the address of your account.': 'Este já é o endereço da sua conta.',
  'This is another PDF': 'Este é outro PDF',
  'This is another PDF: {stranger} has another text than {name}. Your changes are for that one, and still here.':
    'Este é outro PDF: {stranger} tem um texto diferente de {name}. Suas alterações são para aquele e ainda estão aqui.',
  'This is how it will be scanned. Changes show at once.':
    'É assim que será digitalizado. As alterações aparecem na hora.',
  'This is how this site is set up right now:': 'É assim que este site está configurado agora:',
  'This is no rehearsal: it changes your own account.': 'Isto não é um ensaio: altera a sua própria conta.',
  'This is not a valid request of the tus protocol, version 1.0.0 ({problem}). See https://tus.io.':
    'Esta não é uma solicitação válida do protocolo tus, versão 1.0.0 ({problem}). Veja https://tus.io.',
  'This is not an archive that can be opened here. Please select a ZIP, TAR, GZ, BZ2, XZ, ZST, 7Z or RAR file, or a self-extracting EXE.':
    'Este não é um arquivo compactado que possa ser aberto aqui. Selecione um arquivo ZIP, TAR, GZ, BZ2, XZ, ZST, 7Z ou RAR, ou um EXE autoextraível.',
  'This is not an email address. Please check it.': 'Isto não é um endereço de e-mail. Confira-o.',
  'This is not the code of an error.': 'Isto não é o código de um erro.',
  'This is not the id of a job.': 'Isto não é o id de uma tarefa.',
  'This is not the id of a link.': 'Isto não é o id de um link.',
  'This is not the same as the password above.': 'Não é igual à senha acima.',
  'This is solved': 'Isto está resolvido',
  'This is spoken language.': 'Isto é linguagem falada.',
  'This is the participle. The simple past has its own form.':
    'Este é o particípio. O passado simples tem uma forma própria.',
  'This is the same password as before, and it does not open the PDF.':
    'Esta é a mesma senha de antes, e ela não abre o PDF.',
  'This is the window of a note. Please change the note itself.': 'Esta é a janela de uma nota. Altere a própria nota.',
  'This is your current password. Please choose another one.': 'Esta é sua senha atual. Escolha outra.',
  'This is {name}. Only English is checked while you type.':
    'Este texto está em {name}. Só o inglês é verificado enquanto você digita.',
  'This is {name}. Only English is checked while you type; the button checks the spelling of {name}.':
    'Este texto está em {name}. Só o inglês é verificado enquanto você digita; o botão verifica a ortografia em {name}.',
  'This job does not exist. Jobs are deleted after 24 hours; please run the tool again.':
    'Esta tarefa não existe. As tarefas são excluídas após 24 horas; execute a ferramenta de novo.',
  'This key is not a key of a handoff.': 'Esta chave não é uma chave de uma transferência do celular.',
  'This kind of document cannot be translated here. Please choose DOCX, PPTX, XLSX, ODT, ODS, ODP, HTML, Markdown, SRT, TXT or PDF, or convert it with the document converter first.':
    'Este tipo de documento não pode ser traduzido aqui. Escolha DOCX, PPTX, XLSX, ODT, ODS, ODP, HTML, Markdown, SRT, TXT ou PDF, ou converta-o primeiro com a ferramenta Converter documentos.',
  'This lets you reset a forgotten password.': 'Isto permite que você redefina uma senha esquecida.',
  'This lies outside of the page.': 'Isto fica fora da página.',
  'This link does not work any more. To get the newsletter, please enter your address again.':
    'Este link não funciona mais. Para receber a newsletter, digite seu endereço de novo.',
  'This link has a password': 'Este link tem uma senha',
  'This link has been used up': 'Este link se esgotou',
  'This link has expired': 'Este link expirou',
  'This link has expired or was used already. Please ask for a new one.':
    'Este link expirou ou já foi usado. Peça um novo.',
  'This link is blocked': 'Este link está bloqueado',
  'This link is damaged. Please open it again from the email.':
    'Este link está danificado. Abra-o de novo a partir do e-mail.',
  'This link is not complete': 'Este link não está completo',
  'This link is not complete.': 'Este link não está completo.',
  'This link is paused': 'Este link está pausado',
  'This link is stopped': 'Este link está interrompido',
  'This link leads to:': 'Este link leva a:',
  'This link was deleted': 'Este link foi excluído',
  'This link was removed': 'Este link foi removido',
  'This link was reported. It may lead to a site that cheats or harms you.':
    'Este link foi denunciado. Ele pode levar a um site que engana ou prejudica você.',
  "This noun cannot be counted, so it has no 'a'.": 'Este substantivo é incontável, por isso não leva “a”.',
  'This noun has no plural.': 'Este substantivo não tem plural.',
  'This page can hold {most} characters, and this file would exceed that. Please open fewer or smaller files.':
    'Esta página comporta {most} caracteres, e este arquivo ultrapassaria isso. Abra menos arquivos ou arquivos menores.',
  'This page cannot be shown. It is kept as it is.': 'Esta página não pode ser exibida. Ela é mantida como está.',
  'This page could not be shown. Reload it to try again; your files on the server are not affected.':
    'Não foi possível mostrar esta página. Recarregue-a para tentar novamente; seus arquivos no servidor não são afetados.',
  'This page crashed the browser that prints it, so it cannot become a PDF here. Please simplify or split it, or convert it to DOCX.':
    'Esta página travou o navegador que a imprime, por isso não pode virar um PDF aqui. Simplifique-a, divida-a ou converta-a em DOCX.',
  'This page has a table of more than {maxRows} rows, which is the limit for a document. Please divide it, or save it as a spreadsheet.':
    'Esta página tem uma tabela com mais de {maxRows} linhas, que é o limite para um documento. Divida-a ou salve-a como planilha.',
  'This page has no bold italic of {fontName}: a similar font is used.':
    'Esta página não tem o negrito itálico de {fontName}: uma fonte parecida é usada.',
  'This page has no bold of {fontName}: a similar font is used.':
    'Esta página não tem o negrito de {fontName}: uma fonte parecida é usada.',
  'This page has no italic of {fontName}: a similar font is used.':
    'Esta página não tem o itálico de {fontName}: uma fonte parecida é usada.',
  'This page has no regular letters of {fontName}: a similar font is used.':
    'Esta página não tem as letras normais de {fontName}: uma fonte parecida é usada.',
  'This page has no such letters of its font: a similar font is used.':
    'Esta página não tem essas letras da sua fonte: uma fonte parecida é usada.',
  'This page is a drawing: it is an image, with its words as alternative text.':
    'Esta página é um desenho: é uma imagem, com suas palavras como texto alternativo.',
  'This page is a scan: it is an image, and its text cannot be edited.':
    'Esta página é uma digitalização: é uma imagem, e seu texto não pode ser editado.',
  'This page is a scan: its text comes from text recognition when it was scanned.':
    'Esta página é uma digitalização: seu texto vem do reconhecimento de texto feito quando ela foi digitalizada.',
  'This page is larger than office programs allow (22 inches): everything on it is smaller, at {percent}%.':
    'Esta página é maior do que os programas de escritório permitem (22 polegadas): tudo nela fica menor, a {percent}%.',
  'This page is too complex; some of its drawings were left out.':
    'Esta página é complexa demais; alguns de seus desenhos foram deixados de fora.',
  'This page is too long to be printed with its styles: most of them, and all drawings, are lost. Please split it to keep them.':
    'Esta página é longa demais para ser impressa com seus estilos: a maioria deles e todos os desenhos se perdem. Divida-a para mantê-los.',
  'This page loads nothing from other sites.': 'Esta página não carrega nada de outros sites.',
  'This page may not use the camera. Allow it next to the address of the page, or choose an image instead.':
    'Esta página não tem permissão para usar a câmera. Permita isso ao lado do endereço da página ou escolha uma imagem.',
  'This page needs the network. Go back to the page you were on, or open a tool that works without one.':
    'Esta página precisa da rede. Volte à página em que estava ou abra uma ferramenta que funcione sem ela.',
  'This part exceeds the announced length of the file. Please send the file again.':
    'Esta parte ultrapassa o comprimento anunciado do arquivo. Envie o arquivo de novo.',
  'This part of the site is for its administrators.': 'Esta parte do site é para os administradores.',
  'This passkey did not work here. Please try again.': 'Esta chave de acesso não funcionou aqui. Tente novamente.',
  'This passkey was added already.': 'Esta chave de acesso já foi adicionada.',
  'This passkey was removed already.': 'Esta chave de acesso já foi removida.',
  'This password does not open it.': 'Esta senha não o abre.',
  'This password does not open the PDF. Please check it, capital letters included, and try again.':
    'Esta senha não abre o PDF. Confira-a, inclusive as maiúsculas, e tente novamente.',
  'This password does not open the PDF. Please check it, capital letters included.':
    'Esta senha não abre o PDF. Confira-a, inclusive as maiúsculas.',
  'This password does not open the archive. Please check it, capital letters included, and try again.':
    'Esta senha não abre o arquivo compactado. Confira-a, inclusive as letras maiúsculas, e tente novamente.',
  'This password does not open the document. Please check it, capital letters included, and try again.':
    'Esta senha não abre o documento. Confira-a, inclusive as letras maiúsculas, e tente novamente.',
  'This password is too common. Please choose another one.': 'Esta senha é comum demais. Escolha outra.',
  'This photo had 16 bits per colour. The result has 8.': 'Esta foto tinha 16 bits por cor. O resultado tem 8.',
  'This plural is irregular.': 'Este plural é irregular.',
  'This policy describes what the site at {siteOrigin} does with your files and your data. Satchel is free software that anyone can run; whoever runs this site is responsible for it.':
    'Esta política descreve o que o site em {siteOrigin} faz com seus arquivos e seus dados. O Satchel é software livre que qualquer pessoa pode executar; quem opera este site é responsável por ele.',
  'This position is not open any more. You can send a general application.':
    'Esta vaga não está mais aberta. Você pode enviar uma candidatura espontânea.',
  'This post was sent already. Nobody gets it twice.': 'Este post já foi enviado. Ninguém o recebe duas vezes.',
  'This request came from another website, so it was refused. Please open this site and try again.':
    'Esta solicitação veio de outro site, por isso foi recusada. Abra este site e tente novamente.',
  'This sentence has {words} words. Two shorter ones are easier to read.':
    'Esta frase tem {words} palavras. Duas mais curtas são mais fáceis de ler.',
  'This server cannot open {type} archives: the program for them is not installed. Please pack it again as ZIP.':
    'Este servidor não consegue abrir arquivos compactados {type}: o programa para eles não está instalado. Compacte-o novamente como ZIP.',
  'This server has no room for more files right now. Please try again in a few minutes, or with a smaller file.':
    'Este servidor não tem espaço para mais arquivos no momento. Tente novamente em alguns minutos ou com um arquivo menor.',
  'This server has too many files waiting. Please try again in about {wait}.':
    'Este servidor tem arquivos demais na fila. Tente novamente em cerca de {wait}.',
  'This server holds as many files as it may. Please try again later.':
    'Este servidor tem o máximo de arquivos que pode guardar. Tente novamente mais tarde.',
  'This server holds as many pages from phones as fit right now. Please try again in an hour, or save them on your phone.':
    'Este servidor tem agora tantas páginas de celulares quantas cabem. Tente novamente em uma hora ou salve-as no seu celular.',
  'This server is very busy at the moment. Please try again in a minute.':
    'Este servidor está muito ocupado no momento. Tente novamente em um minuto.',
  'This server lost the call, because its database stopped or the job was deleted. Please send it again.':
    'Este servidor perdeu a chamada, porque o banco de dados parou ou a tarefa foi excluída. Envie-a de novo.',
  'This session has ended already.': 'Esta sessão já foi encerrada.',
  'This site': 'Este site',
  'This site cannot reach its database or its files at the moment. Please try again in a minute.':
    'Este site não consegue acessar seu banco de dados ou seus arquivos no momento. Tente novamente em um minuto.',
  'This site cannot read {name} files at the moment. Please paste the text, or send the document as a PDF or text file.':
    'Este site não consegue ler arquivos {name} no momento. Cole o texto ou envie o documento como PDF ou arquivo de texto.',
  'This site cannot send email. Please ask its operator.': 'Este site não pode enviar e-mails. Fale com o operador.',
  'This site cannot write PDF documents at the moment. Please choose another format.':
    'Este site não consegue gravar documentos PDF no momento. Escolha outro formato.',
  'This site counts its visits itself, without a cookie and without anybody else. When your browser has nothing else to do, a page tells the site:':
    'Este site conta suas próprias visitas, sem cookie e sem mais ninguém. Quando seu navegador não tem mais nada a fazer, uma página informa ao site:',
  'This site has no address for support. Please use the form.':
    'Este site não tem endereço de suporte. Use o formulário.',
  'This site is being restarted. Please try again in a moment. Work that has started continues.':
    'Este site está sendo reiniciado. Tente novamente daqui a pouco. O trabalho que já começou continua.',
  'This site is not known under the name you asked for. Its address is {publicUrl}; its operator sets that with PUBLIC_URL.':
    'Este site não é conhecido pelo nome que você pediu. O endereço dele é {publicUrl}; o operador define isso com PUBLIC_URL.',
  'This site runs at {site}, which only this computer can open. Your phone needs an address it can reach: please ask the operator of this site.':
    'Este site funciona em {site}, que só este computador consegue abrir. Seu celular precisa de um endereço que ele alcance: peça ao operador deste site.',
  'This site sends no email (SMTP_URL), so nobody can subscribe.':
    'Este site não envia e-mails (SMTP_URL), por isso ninguém pode assinar.',
  'This site sends no email, so there is no newsletter.': 'Este site não envia e-mails, por isso não há newsletter.',
  'This site sends no email, so there is no newsletter. You can follow the blog with its feed instead.':
    'Este site não envia e-mails, por isso não há newsletter. Você pode acompanhar o blog pelo feed dele.',
  'This site sends no email. Set SMTP_URL, then try again.':
    'Este site não envia e-mails. Defina SMTP_URL e tente novamente.',
  'This site sends no email: your answer waits on the page of their ticket. To tell them, send them the link yourself.':
    'Este site não envia e-mails: sua resposta espera na página do chamado da pessoa. Para avisá-la, envie você mesmo o link.',
  'This site sends no mail': 'Este site não envia e-mails',
  "This spreadsheet has no sheet called '{sheet}'. Please give a sheet's name, its number from 1, or 'all'.":
    'Esta planilha não tem uma aba chamada “{sheet}”. Informe o nome de uma aba, seu número a partir de 1 ou “all”.',
  'This takes an AI provider, which this site does not use here.':
    'Isto exige um provedor de IA, que este site não usa aqui.',
  'This text could not be analysed.': 'Este texto não pôde ser analisado.',
  'This text is hardly longer than its summary.': 'Este texto mal é mais longo que o seu resumo.',
  'This text is in {language} already. Please choose another language to translate to.':
    'Este texto já está em {language}. Escolha outro idioma para o qual traduzir.',
  'This text is not kept for your next visit: it is too long for this browser, or storage is switched off.':
    'Este texto não é guardado para a sua próxima visita: ele é longo demais para este navegador ou o armazenamento está desativado.',
  'This text is too long for a QR code of version {version}: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.':
    'Este texto é longo demais para um QR code da versão {version}: ele tem {characters, plural, one {# caractere} other {# caracteres}}, e os primeiros {fitting} cabem no nível de correção {level}.',
  'This text is too long for a QR code: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.':
    'Este texto é longo demais para um QR code: ele tem {characters, plural, one {# caractere} other {# caracteres}}, e os primeiros {fitting} cabem no nível de correção {level}.',
  'This text is too long for the AI service. Please use a shorter one.':
    'Este texto é longo demais para o serviço de IA. Use um mais curto.',
  'This text is too long.': 'Este texto é longo demais.',
  'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please request at least {larger} pixels, or shorten it.':
    'Este texto ocupa {modules} módulos de cada lado, demais para {pixels} pixels: nenhum leitor conseguiria distingui-los. Solicite pelo menos {larger} pixels ou encurte-o.',
  'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please shorten it.':
    'Este texto ocupa {modules} módulos de cada lado, demais para {pixels} pixels: nenhum leitor conseguiria distingui-los. Encurte-o.',
  'This ticket has as many messages as it can hold. Please open a new one and name the number of this one.':
    'Este chamado tem o máximo de mensagens que comporta. Abra um novo e cite o número deste.',
  'This ticket is closed. Your message opens a new one.': 'Este chamado está encerrado. Sua mensagem abre um novo.',
  'This tool is not available on this server, because a program it needs is not installed. The operator can see which one at /api/health.':
    'Esta ferramenta não está disponível neste servidor, porque um programa de que ela precisa não está instalado. O operador pode ver qual em /api/health.',
  'This tool takes one file at a time. Please send one file per call.':
    'Esta ferramenta aceita um arquivo por vez. Envie um arquivo por chamada.',
  'This upload does not exist: it was cancelled, has expired, or belongs to another browser or account. Please send the file again.':
    'Este envio não existe: foi cancelado, expirou ou pertence a outro navegador ou conta. Envie o arquivo de novo.',
  'This upload is being written to by another request. Please try again in a moment.':
    'Este envio está sendo gravado por outra solicitação. Tente novamente daqui a pouco.',
  "This verb is followed by 'to' and the base form.": 'Este verbo é seguido de “to” e da forma básica.',
  'This verb is followed by the form with -ing.': 'Este verbo é seguido da forma com -ing.',
  'This verb is irregular.': 'Este verbo é irregular.',
  'This verb says what is so, not what is going on: it has no form with -ing.':
    'Este verbo diz o que é, não o que está acontecendo: ele não tem forma com -ing.',
  'This word is here twice.': 'Esta palavra aparece duas vezes aqui.',
  'This word is in no dictionary.': 'Esta palavra não está em nenhum dicionário.',
  'This word is in no dictionary. It may be a name.': 'Esta palavra não está em nenhum dicionário. Pode ser um nome.',
  'This would have taken more than {maxMinutes} minutes; please choose fewer pages.':
    'Isto levaria mais de {maxMinutes} minutos; escolha menos páginas.',
  'This would make {parts} files or more; the limit is {maxParts}. Please choose fewer pages or larger parts.':
    'Isto criaria {parts} arquivos ou mais; o limite é {maxParts}. Escolha menos páginas ou partes maiores.',
  'This {kind} document is damaged or incomplete and cannot be read. Please save or download it again.':
    'Este documento {kind} está danificado ou incompleto e não pode ser lido. Salve-o ou baixe-o novamente.',
  'This {kind} file has images but no text, like a scan. Please recognise its text (OCR) first and try again.':
    'Este arquivo {kind} tem imagens, mas nenhum texto, como uma digitalização. Reconheça primeiro o texto (OCR) e tente novamente.',
  'This {kind} file is damaged and its text cannot be read. Please open it in the program that made it, save it again and retry.':
    'Este arquivo {kind} está danificado e o texto não pode ser lido. Abra-o no programa que o criou, salve-o de novo e tente novamente.',
  'This {kind} file is locked with a password. Please save it without a password and try again.':
    'Este arquivo {kind} está bloqueado com senha. Salve-o sem senha e tente novamente.',
  'This {name} is not the one you had.': 'Este {name} não é o que você tinha.',
  'This {name} is not the one you had: it has {size} instead of {wantedSize}.':
    'Este {name} não é o que você tinha: ele tem {size} em vez de {wantedSize}.',
  'This {type} image is damaged or incomplete and cannot be read. Please export or download it again.':
    'Esta imagem {type} está danificada ou incompleta e não pode ser lida. Exporte-a ou baixe-a novamente.',
  'Those of Europe, Arabic, Persian, Hebrew, Hindi and eleven more scripts of India, Thai, Lao, Khmer, Burmese, Sinhala, Javanese, Tibetan, Dhivehi, Syriac, N’Ko, Tifinagh, Cherokee, Inuktitut, Chinese, Japanese, Korean, Armenian, Georgian and Amharic. The text can be searched and copied. Characters that cannot be set are named as you type.':
    'Os da Europa, árabe, persa, hebraico, hindi e mais onze escritas da Índia, tailandês, lao, khmer, birmanês, cingalês, javanês, tibetano, dhivehi, siríaco, n’ko, tifinagh, cherokee, inuktitut, chinês, japonês, coreano, armênio, georgiano e amárico. O texto pode ser pesquisado e copiado. Caracteres que não podem ser compostos são indicados enquanto você digita.',
  'Those with lines around their cells, and columns separated by white space. In XLSX each has its own sheet, and cells are numbers only where there is no doubt. When there is no table, the page says so.':
    'As que têm linhas em volta das células e as colunas separadas por espaço em branco. Em XLSX, cada uma tem sua própria aba, e as células só são números quando não há dúvida. Quando não há tabela, a página informa isso.',
  'Those you make are listed here, with how often they were clicked.':
    'Os que você criar são listados aqui, com quantas vezes foram clicados.',
  'Threads post': 'Post no Threads',
  'Three hues a third apart.': 'Três matizes a um terço de distância.',
  Tick: 'Visto',
  'Ticket {number}. To answer, reply to this email. All messages are at {link}':
    'Chamado {number}. Para responder, responda a este e-mail. Todas as mensagens estão em {link}',
  Tickets: 'Chamados',
  Time: 'Período',
  'Time zone': 'Fuso horário',
  'Time: {format}': 'Hora: {format}',
  Times: 'Vezes',
  'Times are numbers of seconds.': 'Os tempos são números de segundos.',
  Tips: 'Dicas',
  Title: 'Título',
  'Title Case': 'Iniciais Maiúsculas',
  'Title, author, dates and the program that made the file.': 'Título, autor, datas e o programa que criou o arquivo.',
  To: 'Para',
  'To CSV': 'Para CSV',
  'To PDF': 'Para PDF',
  'To Word': 'Para Word',
  "To accept is to take; 'except' means but not.": '“Accept” é aceitar; “except” significa exceto.',
  'To another format': 'Para outro formato',
  'To be scanned': 'A digitalizar',
  'To do': 'A fazer',
  'To leave it:': 'Para cancelar:',
  'To the back': 'Enviar para trás',
  'To the front': 'Trazer para a frente',
  'To the subject, a square around it, 35 x 45 mm (413 x 531 pixels) or 2 x 2 inches (600 x 600).':
    'No objeto principal, em um quadrado em volta dele, 35 x 45 mm (413 x 531 pixels) ou 2 x 2 polegadas (600 x 600).',
  'Together these files are {totalBytes}, and one ZIP takes up to {maxTotalBytes} here. Please remove some.':
    'Juntos, estes arquivos têm {totalBytes}, e um ZIP aceita aqui até {maxTotalBytes}. Remova alguns.',
  'Tokens in': 'Tokens de entrada',
  'Tokens out': 'Tokens de saída',
  Tone: 'Tom',
  'Tone Adjustment': 'Ajuste de tom',
  'Too Many Files': 'Arquivos demais',
  'Too Many Pictures': 'Imagens demais',
  'Too little for any text.': 'Insuficiente para qualquer texto.',
  'Too many calls are waiting on this server. Please try again in a moment.':
    'Chamadas demais estão na fila deste servidor. Tente novamente daqui a pouco.',
  'Too many calls from your network are waiting. Please wait a moment and send this one again.':
    'Chamadas demais da sua rede estão na fila. Espere um momento e envie esta de novo.',
  'Too many files': 'Arquivos demais',
  'Too many files from your network are waiting already. Please wait about {wait} and send this one again.':
    'Arquivos demais da sua rede já estão na fila. Espere cerca de {wait} e envie este de novo.',
  'Too many pages': 'Páginas demais',
  'Too many payments are being prepared at once. Please try again in a minute.':
    'Pagamentos demais estão sendo preparados ao mesmo tempo. Tente novamente em um minuto.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Há pessoas demais entrando agora. Tente novamente daqui a pouco.',
  'Too many uploads from you or your network are under way. Please wait until some are complete or cancel them.':
    'Há envios demais em andamento, seus ou da sua rede. Espere até que alguns terminem ou cancele-os.',
  'Too much is being sent from your address at the same time. Please wait a moment and try again.':
    'Coisas demais estão sendo enviadas do seu endereço ao mesmo tempo. Espere um momento e tente novamente.',
  'Too much text': 'Texto demais',
  Took: 'Duração',
  Tool: 'Ferramenta',
  'Tool Categories': 'Categorias de ferramentas',
  Tools: 'Ferramentas',
  'Tools as dependable as a stapler: they are there, they do what they say, and you can open them up and look inside. Anybody can run the whole set on a machine of their own.':
    'Ferramentas tão confiáveis quanto um grampeador: estão ali, fazem o que dizem, e você pode abri-las e olhar por dentro. Qualquer pessoa pode executar o conjunto inteiro em uma máquina própria.',
  'Tools for Pro only': 'Ferramentas exclusivas do Pro',
  'Tools in this post': 'Ferramentas neste post',
  'Tools that work offline': 'Ferramentas que funcionam off-line',
  'Tools used': 'Ferramentas usadas',
  'Tools used: {count}': 'Ferramentas usadas: {count}',
  'Tools work without an account. With one, send an <link>API key</link> as <code/> and its plan counts.':
    'As ferramentas funcionam sem uma conta. Com uma, envie uma <link>chave de API</link> como <code/>, e vale o plano dela.',
  'Top edge, as a fraction of the height.': 'Borda superior, como fração da altura.',
  'Top left corner': 'Canto superior esquerdo',
  'Top right corner': 'Canto superior direito',
  Translate: 'Traduzir',
  'Translate a': 'Traduzir um',
  'Translate again': 'Traduzir de novo',
  'Translate texts and documents sentence by sentence. Numbers, links, names and code stay as they are.':
    'Traduza textos e documentos frase por frase. Números, links, nomes e código ficam como estão.',
  'Translate texts between English, Spanish, French, German, Chinese and more, sentence by sentence, with your own glossary. Numbers, links and code never change.':
    'Traduza textos entre inglês, espanhol, francês, alemão, chinês e mais, frase por frase, com o seu próprio glossário. Números, links e código nunca mudam.',
  'Translate {count, plural, one {# document} other {# documents}}':
    'Traduzir {count, plural, one {# documento} other {# documentos}}',
  Translating: 'Traduzindo',
  'Translating…': 'Traduzindo…',
  Translation: 'Tradução',
  'Translation Complete!': 'Tradução concluída!',
  'Translation Failed': 'Falha na tradução',
  'Translator: 19 languages, sentence by sentence': 'Tradutor: 19 idiomas, frase por frase',
  Transparent: 'Transparente',
  'Transparent background': 'Fundo transparente',
  'Transparent must be true or false.': 'Transparente deve ser true ou false.',
  'Transparent paper': 'Papel transparente',
  Triadic: 'Triádica',
  Tritanopia: 'Tritanopia',
  Troubleshooting: 'Solução de problemas',
  'Try a tool': 'Experimente uma ferramenta',
  'Try again': 'Tentar novamente',
  'Try it': 'Experimentar',
  'Try {method} {path}': 'Experimentar {method} {path}',
  'Trying quality {quality}': 'Tentando a qualidade {quality}',
  Turkish: 'Turco',
  Turn: 'Girar',
  'Turn PDF, Word, OpenDocument, text, web pages, spreadsheets, slides and email into each other.':
    'Converta PDF, Word, OpenDocument, texto, páginas da web, planilhas, slides e e-mails entre si.',
  'Turn a PDF into Word, Excel, HTML, text or images, and documents, email or images into a PDF.':
    'Transforme um PDF em Word, Excel, HTML, texto ou imagens, e documentos, e-mails ou imagens em PDF.',
  'Turn left': 'Girar para a esquerda',
  'Turn off': 'Desativar',
  'Turn off two-factor sign-in': 'Desativar o login em duas etapas',
  'Turn on': 'Ativar',
  'Turn on two-factor sign-in': 'Ativar o login em duas etapas',
  'Turn on two-step sign-in or passkeys where they are offered.':
    'Ative o login em duas etapas ou chaves de acesso onde forem oferecidos.',
  'Turn page {number}': 'Girar a página {number}',
  'Turn photos of paper into clean pages with text: found edges, straight, searchable PDF, DOCX or TXT.':
    'Transforme fotos de papel em páginas limpas com texto: bordas detectadas, alinhadas, PDF pesquisável, DOCX ou TXT.',
  'Turn right': 'Girar para a direita',
  'Turn {name} right': 'Girar {name} para a direita',
  Turned: 'Girado',
  'Turns images and colours gray.': 'Deixa imagens e cores em cinza.',
  'Twelve ways to write a text': 'Doze maneiras de escrever um texto',
  'Twelve ways to write a text, all at once: capitals, titles, sentences and names for code.':
    'Doze maneiras de escrever um texto, todas de uma vez: maiúsculas, títulos, frases e nomes para código.',
  'Two negatives cancel each other.': 'Duas negativas se anulam.',
  'Two opposite hues, each darker and lighter.': 'Dois matizes opostos, cada um mais escuro e mais claro.',
  'Two small models on this server find people, animals and things such as cars or bottles; anything else is found by what stands out from the border of the photo. On busy backgrounds it may need a click or two.':
    'Dois pequenos modelos neste servidor encontram pessoas, animais e coisas como carros ou garrafas; todo o resto é encontrado pelo que se destaca da borda da foto. Em fundos carregados, pode ser preciso um clique ou dois.',
  'Two-factor sign-in': 'Login em duas etapas',
  'Two-factor sign-in is already on. Turn it off first to set it up again.':
    'O login em duas etapas já está ativado. Desative-o primeiro para configurá-lo de novo.',
  'Two-factor sign-in is not on.': 'O login em duas etapas não está ativado.',
  'Two-factor sign-in is off': 'O login em duas etapas está desativado',
  Type: 'Digitar',
  'Type it on a page that a message linked to.': 'Digitá-la em uma página aberta por um link de uma mensagem.',
  'Type or paste your text': 'Digite ou cole seu texto',
  'Type or paste your text, or drop a document anywhere on this page.':
    'Digite ou cole seu texto ou solte um documento em qualquer lugar desta página.',
  'Type or paste your text, or drop a file anywhere on this page.':
    'Digite ou cole seu texto ou solte um arquivo em qualquer lugar desta página.',
  'Type or paste your text, or drop documents': 'Digite ou cole seu texto ou solte documentos',
  'Type or paste your text.': 'Digite ou cole seu texto.',
  'Type or paste your text. All versions of it appear below.':
    'Digite ou cole seu texto. Todas as versões dele aparecem abaixo.',
  'Type them, or press a page to cut before it. {countedFrom}':
    'Digite-os ou clique em uma página para cortar antes dela. {countedFrom}',
  'Type them, or select pages below. {countedFrom}': 'Digite-as ou selecione páginas abaixo. {countedFrom}',
  'Type, paste, or drop a TXT, DOCX, DOC, ODT or PDF file':
    'Digite, cole ou solte um arquivo TXT, DOCX, DOC, ODT ou PDF',
  'UPPER CASE': 'MAIÚSCULAS',
  URGENT: 'URGENTE',
  'URL Shortener': 'Encurtar URL',
  'URL required': 'URL obrigatória',
  'URL shortener with honest statistics': 'Encurtador de URL com estatísticas honestas',
  'US passport 2 x 2 in': 'Passaporte dos EUA 2 x 2 pol.',
  Unblock: 'Desbloquear',
  Underline: 'Sublinhar',
  'Underlined words are not in the text. Please check them.': 'As palavras sublinhadas não estão no texto. Confira-as.',
  Underscore: 'Sublinhado',
  Undo: 'Desfazer',
  'Undo changes<span> on page {label}</span>': 'Desfazer alterações<span> na página {label}</span>',
  'Undo clear': 'Desfazer limpeza',
  'Undo improvement': 'Desfazer melhoria',
  'Undo opening': 'Desfazer abertura',
  'Undo restores the previous text.': 'Desfazer restaura o texto anterior.',
  'Undo showing history': 'Desfazer exibição do histórico',
  'Undo swap': 'Desfazer troca',
  'Undo the last mark': 'Desfazer a última marca',
  'Undo the merge into {mergedInto}': 'Desfazer a mesclagem em {mergedInto}',
  'Undo them': 'Desfazê-las',
  'Undone.': 'Desfeito.',
  Unknown: 'Desconhecido',
  'Unknown device': 'Dispositivo desconhecido',
  'Unknown error': 'Erro desconhecido',
  Unlimited: 'Ilimitado',
  Unlock: 'Desbloquear',
  'Unlocked with your password': 'Desbloqueado com a sua senha',
  Unpack: 'Extrair',
  'Unpack archives': 'Extrair arquivos compactados',
  'Unpacked, this archive would grow to more than {ratio} times its size. It looks like a decompression bomb, so it is not unpacked.':
    'Descompactado, este arquivo cresceria para mais de {ratio} vezes o seu tamanho. Parece uma bomba de descompressão, por isso não é descompactado.',
  'Unpacked, this document has more than {maxBytes}, which is the limit here. Please split it.':
    'Descompactado, este documento tem mais de {maxBytes}, que é o limite aqui. Divida-o.',
  'Unpacked, this document would be hundreds of times its size. It looks like a decompression bomb, so it is not opened.':
    'Descompactado, este documento teria centenas de vezes o seu tamanho. Parece uma bomba de descompressão, por isso não é aberto.',
  'Unpacked, this takes more than {maxBytes}, which is the limit here. Please choose fewer files.':
    'Descompactado, isto ocupa mais de {maxBytes}, que é o limite aqui. Escolha menos arquivos.',
  Unpacking: 'Extraindo',
  Unsolved: 'Não resolvida',
  'Unsolved conversations': 'Conversas não resolvidas',
  'Unsupported File Type': 'Tipo de arquivo não compatível',
  'Unsupported file type': 'Tipo de arquivo não compatível',
  'Up to {characters} characters in each document, which is about {pages} full pages.':
    'Até {characters} caracteres em cada documento, o que equivale a cerca de {pages} páginas cheias.',
  'Upgrade to Pro': 'Fazer upgrade para o Pro',
  Uploading: 'Enviando',
  'Uploading once': 'Enviando uma única vez',
  Uploads: 'Envios',
  'Uploads and results are deleted {fileLifetime} after they arrived, or at once when you press Delete. Uploads of work that failed or was cancelled are deleted at once, or after 15 minutes where you can try again.':
    'Envios e resultados são excluídos {fileLifetime} depois de chegarem ou assim que você clica em Excluir. Envios de trabalhos que falharam ou foram cancelados são excluídos na hora, ou após 15 minutos quando você pode tentar de novo.',
  'Uploads and results are removed after {fileLifetime}, or at once when you press Delete.':
    'Envios e resultados são removidos após {fileLifetime} ou assim que você clica em Excluir.',
  'Upper and lower case matter.': 'Maiúsculas e minúsculas fazem diferença.',
  'Upper colour': 'Cor superior',
  Uppercase: 'Maiúsculas',
  'Uppercase letters (A-Z)': 'Letras maiúsculas (A-Z)',
  Upscale: 'Ampliar resolução',
  'Url must be text.': 'A url deve ser texto.',
  'Us passport': 'Passaporte dos EUA',
  Usage: 'Uso',
  'Usage by day': 'Uso por dia',
  Use: 'Uso',
  'Use a backup code': 'Usar um código de backup',
  'Use a different password for every account.': 'Use uma senha diferente para cada conta.',
  'Use a passphrase for the few you type by hand.': 'Use uma frase-senha para as poucas que você digita à mão.',
  'Use every tool that is not marked as Pro only, without an account, up to the free limits in the table above. Results carry no watermark.':
    'Usar todas as ferramentas não marcadas como exclusivas do Pro, sem uma conta, até os limites gratuitos da tabela acima. Os resultados não têm marca d’água.',
  'Use it instead of {text}': 'Usar em vez de {text}',
  'Use my signature': 'Usar minha assinatura',
  'Use names, birthdays or keyboard rows such as qwerty.':
    'Usar nomes, aniversários ou sequências do teclado como qwerty.',
  'Use one space': 'Usar um só espaço',
  'Use signature': 'Usar assinatura',
  'Use the app instead': 'Usar o aplicativo',
  'Use the built-in rules': 'Usar as regras integradas',
  'Use the camera': 'Usar a câmera',
  'Use the tools for anything lawful, keep your own copies, and do not break the site for others. That is most of it.':
    'Use as ferramentas para tudo o que for lícito, guarde suas próprias cópias e não prejudique o site para os outros. Isso é a maior parte.',
  'Use the tools from a program': 'Usar as ferramentas a partir de um programa',
  'Use your phone': 'Usar o celular',
  'Used up': 'Esgotado',
  Username: 'Nome de usuário',
  'Username changed': 'Nome de usuário alterado',
  Users: 'Usuários',
  Utilities: 'Utilitários',
  'Utility Tools': 'Ferramentas utilitárias',
  'Uzbek (Cyrillic)': 'Uzbeque (cirílico)',
  VOID: 'ANULADO',
  Version: 'Versão',
  'Version {version}, programs are confined by {sandbox}.':
    'Versão {version}, os programas são confinados por {sandbox}.',
  'Version {version}. The same as an OpenAPI 3.1 document, for programs: <a>{documentPath}</a>.':
    'Versão {version}. O mesmo como documento OpenAPI 3.1, para programas: <a>{documentPath}</a>.',
  'Very difficult': 'Muito difícil',
  'Very easy': 'Muito fácil',
  'Very many applications have come from your network. Please send yours from another one, or in {wait}.':
    'Chegaram muitas candidaturas da sua rede. Envie a sua de outra rede ou daqui a {wait}.',
  Videos: 'Vídeos',
  'View<span> the invoice of {createdAt}</span>': 'Ver<span> a fatura de {createdAt}</span>',
  Vision: 'Visão',
  Visitors: 'Visitantes',
  'Visitors are asked for it.': 'Ela é pedida aos visitantes.',
  'Visitors see a warning first': 'Os visitantes veem um aviso antes',
  'Visitors: {count}': 'Visitantes: {count}',
  'Visitors: {visitors}, {before} in the 7 days before': 'Visitantes: {visitors}, {before} nos 7 dias anteriores',
  Visits: 'Visitas',
  'Visits of these pages': 'Visitas a estas páginas',
  'Visual PDF Editor': 'Editor visual de PDF',
  'WCAG 2.2 is what laws and audits ask for: 4.5:1 for text, 3:1 for large text and icons. APCA is a newer measure that matches perception more closely, especially for light text on dark backgrounds; Lc 75 is right for body text, Lc 60 for other text, Lc 45 for headlines. A pair that passes both is safe.':
    'A WCAG 2.2 é o que leis e auditorias exigem: 4,5:1 para texto, 3:1 para texto grande e ícones. O APCA é uma medida mais nova, que corresponde melhor à percepção, sobretudo para texto claro em fundos escuros; Lc 75 é adequado para o texto principal, Lc 60 para outros textos, Lc 45 para títulos. Um par que passa nas duas é seguro.',
  'WCAG or APCA: which contrast counts?': 'WCAG ou APCA: qual contraste vale?',
  'WEP (old)': 'WEP (antigo)',
  'WPA, WPA2 or WPA3': 'WPA, WPA2 ou WPA3',
  'Wait for the person': 'Aguardar a pessoa',
  Waited: 'Espera',
  Waiting: 'Aguardando',
  'Waiting for our answer': 'Aguardando nossa resposta',
  'Waiting for the answer…': 'Aguardando a resposta…',
  'Waiting for the person': 'Aguardando a pessoa',
  Warn: 'Avisar',
  Warnings: 'Avisos',
  'Wavy underline': 'Sublinhado ondulado',
  'We cannot take any more applications right now. Please try again tomorrow.':
    'Não podemos receber mais candidaturas agora. Tente novamente amanhã.',
  'We found nothing about that. Please try other words, or write to us below.':
    'Não encontramos nada sobre isso. Tente outras palavras ou escreva para nós abaixo.',
  'We have also sent the link to your email address.': 'Também enviamos o link para o seu endereço de e-mail.',
  'We have sent a link to {email}. Please open it.': 'Enviamos um link para {email}. Abra-o.',
  'We have your message': 'Recebemos sua mensagem',
  'We have your message [#{number}]': 'Recebemos sua mensagem [#{number}]',
  'We looked in every pocket: there is no page at this address. It may have moved, or the link is misspelled.':
    'Procuramos em todos os bolsos: não há nenhuma página neste endereço. Ela pode ter mudado de lugar, ou o link está escrito errado.',
  'We mail you a link to choose a new one. Remembered it? <signInLink>Sign in</signInLink>':
    'Enviamos a você por e-mail um link para escolher uma nova. Lembrou? <signInLink>Entre</signInLink>',
  'We tell you and retry. You stay Pro for a few days, so that you can enter another card.':
    'Avisamos você e tentamos de novo. Você continua Pro por alguns dias, para poder informar outro cartão.',
  Weak: 'Fraco',
  'Weak green: about 5 in 100 men': 'Verde fraco: cerca de 5 em cada 100 homens',
  'Weak red: about 1 in 100 men': 'Vermelho fraco: cerca de 1 em cada 100 homens',
  'Weak: programs that guess can find this in a short time. Several words are better.':
    'Fraca: programas de adivinhação podem encontrá-la em pouco tempo. Várias palavras são melhores.',
  'Web address': 'Endereço da web',
  WebP: 'WebP',
  Website: 'Site',
  'Welcome back': 'Que bom ter você de volta',
  What: 'O quê',
  'What about documents with a password?': 'E os documentos com senha?',
  'What about signed and locked files?': 'E os arquivos assinados e bloqueados?',
  'What began in the past and goes on takes the present perfect.':
    'O que começou no passado e continua pede o presente perfeito (present perfect).',
  'What can I do when a part is missing, or too much is left?':
    'O que posso fazer quando falta uma parte ou sobra demais?',
  'What can I do without Pro?': 'O que posso fazer sem o Pro?',
  'What can I do without paying?': 'O que posso fazer sem pagar?',
  'What can I rely on in the shades?': 'Com o que posso contar nos tons?',
  'What can be done in your browser stays there. What is sent is deleted by itself, and no page loads trackers.':
    'O que pode ser feito no seu navegador fica nele. O que é enviado é excluído automaticamente, e nenhuma página carrega rastreadores.',
  'What chats show of it': 'O que os chats mostram dele',
  'What counts as a character?': 'O que conta como caractere?',
  'What counts as a scan?': 'O que conta como uma digitalização?',
  'What counts as a word?': 'O que conta como palavra?',
  'What counts as one photo of the day?': 'O que conta como uma foto do dia?',
  'What did you do, and what kind of file was it?': 'O que você fez e que tipo de arquivo era?',
  'What do compress, convert and resize mean for my files?':
    'O que comprimir, converter e redimensionar significam para os meus arquivos?',
  'What do the bits of entropy mean?': 'O que significam os bits de entropia?',
  'What do the palette types mean?': 'O que significam os tipos de paleta?',
  'What do the scan modes do?': 'O que fazem os modos de digitalização?',
  'What do you know about those who click?': 'O que vocês sabem sobre quem clica?',
  'What do you need help with?': 'Com o que você precisa de ajuda?',
  'What do you want to do?': 'O que você quer fazer?',
  'What do you want to know?': 'O que você quer saber?',
  'What does Pro change?': 'O que o Pro muda?',
  'What does a PDF become?': 'Em que um PDF se transforma?',
  'What does a Word document made of a PDF look like?': 'Como fica um documento do Word feito a partir de um PDF?',
  'What does it find?': 'O que ele encontra?',
  'What does it never change?': 'O que ele nunca muda?',
  'What else may still hold erased words?': 'O que mais ainda pode conter palavras apagadas?',
  'What follows can only be moved below text that runs across the page from left to right. Please let it stay.':
    'O que vem a seguir só pode ser movido para baixo sob texto que corre pela página da esquerda para a direita. Deixe-o onde está.',
  'What follows cannot be moved without changing how the page looks. Please let it stay, or shorten the text.':
    'O que vem a seguir não pode ser movido sem alterar a aparência da página. Deixe-o onde está ou encurte o texto.',
  'What follows cannot be moved: it is drawn together with something that stays. Please let it stay.':
    'O que vem a seguir não pode ser movido: é desenhado junto com algo que permanece. Deixe-o onde está.',
  'What follows does not fit the page: {points} points are missing. Please shorten the text, or let what follows stay.':
    'O que vem a seguir não cabe na página: faltam {points} pontos. Encurte o texto ou deixe onde está o que vem a seguir.',
  'What follows has no room to move: there is a picture in its way. Please let it stay, or shorten the text.':
    'O que vem a seguir não tem espaço para se mover: há uma imagem no caminho. Deixe-o onde está ou encurte o texto.',
  'What follows is plural.': 'O que vem a seguir está no plural.',
  'What follows is {points, plural, one {# point} other {# points}} too long for the page. Please shorten the text, or let it stay.':
    'O que vem a seguir é {points, plural, one {# ponto} other {# pontos}} longo demais para a página. Encurte o texto ou deixe o resto onde está.',
  'What happens inside your files, and how to get what you want.':
    'O que acontece dentro dos seus arquivos e como obter o que você quer.',
  'What happens to NASA, iPhone and other names?': 'O que acontece com NASA, iPhone e outros nomes?',
  'What happens to an email?': 'O que acontece com um e-mail?',
  'What happens to links to pages that are in another part?':
    'O que acontece com links para páginas que estão em outra parte?',
  'What happens to location and camera data?': 'O que acontece com os dados de localização e da câmera?',
  'What happens to my files?': 'O que acontece com meus arquivos?',
  'What happens to paths like ../../x in an archive I open?':
    'O que acontece com caminhos como ../../x em um arquivo compactado que eu abro?',
  'What happens to the camera data?': 'O que acontece com os dados da câmera?',
  'What happens to the content, the logo and the images I read?':
    'O que acontece com o conteúdo, o logotipo e as imagens que eu leio?',
  'What happens to the layout?': 'O que acontece com o layout?',
  'What happens to the rest of my file?': 'O que acontece com o resto do meu arquivo?',
  'What happens when I reload or close the page?': 'O que acontece quando recarrego ou fecho a página?',
  'What happens when a payment fails?': 'O que acontece quando um pagamento falha?',
  'What if my question is not answered in the document?': 'E se a minha pergunta não for respondida no documento?',
  'What if the font lacks a letter?': 'E se faltar uma letra na fonte?',
  'What if two forms use the same field names?': 'E se dois formulários usarem os mesmos nomes de campo?',
  'What is changed, and what stays?': 'O que muda e o que fica?',
  'What is it about?': 'Qual é o assunto?',
  'What is kept when PDFs are merged?': 'O que é mantido quando PDFs são unidos?',
  'What is left': 'O que resta',
  'What is to be done': 'O que deve ser feito',
  'What is underlined while you type is found in your browser. With the button, the text goes to this site, and to an AI provider only where the page says so beforehand. It is not stored.':
    'O que é sublinhado enquanto você digita é encontrado no seu navegador. Com o botão, o texto vai para este site, e para um provedor de IA somente quando a página avisa antes. Ele não é armazenado.',
  'What is wrong with it?': 'O que há de errado com ele?',
  'What people say': 'O que as pessoas dizem',
  'What people use them for': 'Para que as pessoas os usam',
  'What people would write instead, also in other languages.':
    'O que as pessoas escreveriam em vez disso, também em outros idiomas.',
  'What people wrote to support, how severe it is, and the answers.':
    'O que as pessoas escreveram ao suporte, a gravidade e as respostas.',
  'What says how something is done is an adverb.': 'O que diz como algo é feito é um advérbio.',
  'What stays the same in a translated document?': 'O que permanece igual em um documento traduzido?',
  'What that is: email': 'O que é isso: e-mail',
  'What the camera sees': 'O que a câmera vê',
  "What the photo shows. A book becomes two pages, cards keep their surface, and a business card's contact details are read.":
    'O que a foto mostra. Um livro vira duas páginas, cartões mantêm a sua superfície, e os dados de contato de um cartão de visita são lidos.',
  'What the tools make for you is listed here for {fileLifetime}, until it is deleted.':
    'O que as ferramentas criam para você é listado aqui por {fileLifetime}, até ser excluído.',
  'What this covers': 'O que isto abrange',
  'What this site keeps about you and your files, for how long, who else handles it, and how to have it deleted.':
    'O que este site guarda sobre você e seus arquivos, por quanto tempo, quem mais lida com isso e como pedir a exclusão.',
  'What to do': 'O que fazer',
  'What to do with files of another program.': 'O que fazer com arquivos de outro programa.',
  'What to make': 'O que criar',
  'What to summarize': 'O que resumir',
  "What was so in the past takes 'used to' alone.": 'O que era assim no passado pede apenas “used to”.',
  "What was so in the past takes 'used to'.": 'O que era assim no passado pede “used to”.',
  'What we promise, and what not': 'O que prometemos e o que não prometemos',
  'What we value': 'O que valorizamos',
  'What works here, and what was counted.': 'O que funciona aqui e o que foi contado.',
  'What would help': 'O que ajudaria',
  'What would you like to do on {name}?': 'O que você quer fazer em {name}?',
  'What would you like to do with these {count, plural, one {# file} other {# files}}?':
    'O que você quer fazer com {count, plural, one {este # arquivo} other {estes # arquivos}}?',
  'What would you like to do with {file}?': 'O que você quer fazer com {file}?',
  'What would you like to do?': 'O que você quer fazer?',
  'What writes the summary?': 'O que escreve o resumo?',
  'What you bring': 'O que você traz',
  'What you delete within a minute, unused, is not counted.':
    'O que você excluir em até um minuto, sem usar, não é contado.',
  'What you keep about me': 'O que vocês guardam sobre mim',
  'What you may do': 'O que você pode fazer',
  'What you opened needs the network. These tools work without one, because they do everything in your browser:':
    'O que você abriu precisa da rede. Estas ferramentas funcionam sem ela, porque fazem tudo no seu navegador:',
  'What you see as one: a letter with its accents, or an emoji, is one character, however many codes it is made of. Some platforms count differently; their limits on this page are counted their way.':
    'O que você vê como um só: uma letra com seus acentos, ou um emoji, é um caractere, não importa de quantos códigos seja feito. Algumas plataformas contam de outra forma; os limites delas nesta página são contados do jeito delas.',
  'What you write to us from this browser or account is listed here. A ticket from elsewhere opens with its link.':
    'O que você nos escreve deste navegador ou desta conta é listado aqui. Um chamado feito em outro lugar abre com o link dele.',
  'What you wrote to us, and our answers.': 'O que você nos escreveu e nossas respostas.',
  'Whatever Unicode counts as one, by the rules of its script. Chinese, Japanese and Thai words are found without spaces between them; punctuation and emoji are not words.':
    'Tudo o que o Unicode conta como tal, segundo as regras da escrita. Palavras em chinês, japonês e tailandês são encontradas sem espaços entre elas; pontuação e emojis não são palavras.',
  'Whatever a page of this site does, a program can do with one HTTP call. Try every call here, or copy its code.':
    'O que uma página deste site faz, um programa pode fazer com uma só chamada HTTP. Experimente cada chamada aqui ou copie o código dela.',
  'Whatever exceeds the page is cut off.': 'O que ultrapassa a página é cortado.',
  When: 'Quando',
  'When proportions differ': 'Quando as proporções diferem',
  'When something here changes, the date at the top changes with it. What a setting decides (times, services) is always shown as it is at the moment you read it.':
    'Quando algo aqui muda, a data no topo muda junto. O que uma configuração decide (prazos, serviços) é sempre mostrado como está no momento em que você lê.',
  'When the server is busy': 'Quando o servidor está ocupado',
  'When there are some, and nothing else. You confirm your address first, and leave with one click.':
    'Quando houver algum, e nada mais. Primeiro você confirma seu endereço, e sai com um clique.',
  'When these terms change, the date at the top changes. If you go on using the site after that, the new terms apply. The <pageLink>help page</pageLink> answers most questions.':
    'Quando estes termos mudam, a data no topo muda. Se você continuar usando o site depois disso, os novos termos se aplicam. A <pageLink>página de ajuda</pageLink> responde à maioria das perguntas.',
  'When you rate an answer, we keep which one it was, and for a day a keyed hash that tells that several were rated by the same person. What goes to a person becomes a ticket: when you ask for one, and by itself when you write of trouble with a payment, lost data, security or anger, or rate three answers bad. The chat tells you each time.':
    'Quando você avalia uma resposta, guardamos qual foi e, por um dia, um hash com chave que indica que várias foram avaliadas pela mesma pessoa. O que vai para uma pessoa vira um chamado: quando você pede um, e automaticamente quando você escreve sobre problemas com um pagamento, dados perdidos, segurança ou com irritação, ou avalia três respostas como ruins. O chat avisa você toda vez.',
  'When you write to us, on a page, to the assistant or by email, we keep:':
    'Quando você nos escreve, em uma página, ao assistente ou por e-mail, guardamos:',
  'Where does my text go?': 'Para onde vai o meu texto?',
  'Where it comes from': 'De onde vem',
  'Where it fits': 'Onde cabe',
  'Where the link stands: newsletter': 'Onde o link está: newsletter',
  'Where this site confirms addresses by email, an account begins when you open the link. What you entered before that is removed after {registrationDays} days if the link is not opened.':
    'Quando este site confirma endereços por e-mail, uma conta começa quando você abre o link. O que você informou antes disso é removido após {registrationDays} dias se o link não for aberto.',
  'Where visitors came from': 'De onde os visitantes vieram',
  'Where you are signed in': 'Onde você está conectado',
  'Where {shortUrl} leads': 'Para onde leva {shortUrl}',
  'Where, or for whom': 'Onde ou para quem',
  'Whether EXIF, XMP and IPTC data (camera, place, copyright) are carried over.':
    'Se os dados EXIF, XMP e IPTC (câmera, local, direitos autorais) são transferidos.',
  'Whether date, camera, place, copyright and the like stay in the file.':
    'Se data, câmera, local, direitos autorais e similares permanecem no arquivo.',
  'Whether date, place, camera and the like stay in the file.':
    'Se data, local, câmera e similares permanecem no arquivo.',
  'Whether images and colours become gray.': 'Se imagens e cores ficam em cinza.',
  'Whether the site works in your browser. Copy this into your message when you report a problem.':
    'Se o site funciona no seu navegador. Copie isto na sua mensagem ao relatar um problema.',
  'Whether this page and the server behind it work in your browser.':
    'Se esta página e o servidor por trás dela funcionam no seu navegador.',
  'Whether title, author, dates and other metadata stay.': 'Se título, autor, datas e outros metadados permanecem.',
  'Which addresses are refused?': 'Quais endereços são recusados?',
  'Which documents can be converted?': 'Quais documentos podem ser convertidos?',
  'Which error level should I choose?': 'Que nível de correção devo escolher?',
  'Which font does new text have?': 'Que fonte tem o texto novo?',
  'Which languages can I write in?': 'Em quais idiomas posso escrever?',
  'Which languages can be translated here?': 'Que idiomas podem ser traduzidos aqui?',
  'Which languages does it know?': 'Que idiomas ele conhece?',
  'Which resolution should I choose?': 'Que resolução devo escolher?',
  'Which tables are found?': 'Quais tabelas são encontradas?',
  'Which tools': 'Quais ferramentas',
  'Which words stay small in a title?': 'Quais palavras ficam em minúsculas em um título?',
  White: 'Branco',
  'Who can see my links?': 'Quem pode ver meus links?',
  "Who does something is 'he' and 'I', and oneself comes last.":
    'Quem faz algo é “he” e “I”, e a própria pessoa vem por último.',
  'Who else handles data': 'Quem mais lida com dados',
  'Who gives lends; who takes borrows.': 'Quem dá usa “lend”; quem recebe usa “borrow”.',
  'Who may call:': 'Quem pode chamar:',
  'Who sees my card?': 'Quem vê meu cartão?',
  'Who translates my text?': 'Quem traduz o meu texto?',
  'Who you are': 'Quem é você',
  'Whoever clicks a short link made here is counted without a cookie. We keep:':
    'Quem clica em um link curto criado aqui é contado sem cookie. Guardamos:',
  'Whoever does is refused, and their account may be closed.':
    'Quem fizer isso será recusado, e sua conta poderá ser encerrada.',
  'Whoever has the key can use the tools in your name, within your limits.':
    'Quem tiver a chave pode usar as ferramentas em seu nome, dentro dos seus limites.',
  'Whoever has this link can read your messages, so please do not pass it on. If you did not write to us, you need do nothing.':
    'Quem tiver este link pode ler suas mensagens, então não o repasse. Se não foi você que nos escreveu, não precisa fazer nada.',
  Whole: 'Inteira',
  'Whole page': 'Página inteira',
  'Whole photo': 'Foto inteira',
  'Whole words': 'Palavras inteiras',
  'Whom to write to': 'Para quem escrever',
  'Whose rules apply to capital letters.': 'Cujas regras valem para as letras maiúsculas.',
  'Why Satchel exists, what it values, who makes it, and what we want everyday file tools to be.':
    'Por que o Satchel existe, o que ele valoriza, quem o faz e o que queremos que sejam as ferramentas de arquivo do dia a dia.',
  'Why choose Satchel': 'Por que escolher o Satchel',
  'Why does my ZIP hardly get smaller?': 'Por que meu ZIP quase não fica menor?',
  'Why does the language matter?': 'Por que o idioma importa?',
  'Why is there no text in my text file?': 'Por que não há texto no meu arquivo de texto?',
  'Wi-Fi': 'Wi-Fi',
  'Widen the quiet zone': 'Ampliar a zona de silêncio',
  Width: 'Largura',
  'Width in mm': 'Largura em mm',
  'Width of the logo': 'Largura do logotipo',
  'Width of the part to keep; 1 is all of it.': 'Largura da parte a manter; 1 é ela inteira.',
  'Will the pages look the same?': 'As páginas ficarão com a mesma aparência?',
  "With 'cover', the point that stays visible: 0 is left, 1 is right.":
    'Com “cover”, o ponto que permanece visível: 0 é à esquerda, 1 é à direita.',
  'With Pro, a file may have up to {bytes}.': 'Com o Pro, um arquivo pode ter até {bytes}.',
  'With Pro, a text may have up to {count, plural, one {# character} other {# characters}}.':
    'Com o Pro, um texto pode ter até {count, plural, one {# caractere} other {# caracteres}}.',
  'With Pro, the files of one call may take up to {bytes}.':
    'Com o Pro, os arquivos de uma chamada podem ocupar até {bytes}.',
  'With Pro, your files may take up to {bytes} at once.':
    'Com o Pro, seus arquivos podem ocupar até {bytes} ao mesmo tempo.',
  'With Pro: {max} files of {largest}.': 'Com o Pro: {max} arquivos de {largest}.',
  'With a keyboard, a screen reader, a phone or an old laptop, in the dark, and in every script we can draw.':
    'Com teclado, leitor de tela, celular ou um notebook antigo, no escuro e em todos os sistemas de escrita que conseguimos desenhar.',
  'With both sides given: true stays within them, false stretches. “Fit” wins over it.':
    'Com os dois lados informados: true fica dentro deles, false estica. “Ajustar” prevalece sobre isso.',
  'With each file we keep who made it (your account, or the visitor cookie below) and a keyed hash of the network address, to limit how much one visitor stores. Both go with the file.':
    'Com cada arquivo guardamos quem o criou (sua conta ou o cookie de visitante descrito abaixo) e um hash com chave do endereço de rede, para limitar quanto um visitante armazena. Ambos são eliminados com o arquivo.',
  'With this crop the result would have {width} × {height} pixels, more than {megapixels} megapixels. Please choose another crop or a smaller margin.':
    'Com este corte, o resultado teria {width} × {height} pixels, mais de {megapixels} megapixels. Escolha outro corte ou uma margem menor.',
  'With this ticket we get the number of the failed job ({job}), its tool and its error ({code}). Your file is not sent, and neither is its name.':
    'Com este chamado recebemos o número da tarefa que falhou ({job}), a ferramenta e o erro dela ({code}). Seu arquivo não é enviado, nem o nome dele.',
  'With this, the files of everyone at your network address would take more than {max}. Please delete results you no longer need, sign in to have room of your own, or try again later.':
    'Com este, os arquivos de todos no seu endereço de rede ocupariam mais de {max}. Exclua resultados de que não precisa mais, entre na sua conta para ter espaço próprio ou tente novamente mais tarde.',
  'With this, your files on this server would take more than {max}. Please delete results you no longer need, or wait: all files are deleted after a while.':
    'Com este, seus arquivos neste servidor ocupariam mais de {max}. Exclua resultados de que não precisa mais ou espere: todos os arquivos são excluídos depois de um tempo.',
  'Without a finding': 'Sem constatação',
  'Without a network': 'Sem rede',
  'Without any loss, where the format can.': 'Sem nenhuma perda, quando o formato permite.',
  'Without spaces': 'Sem espaços',
  Word: 'Palavra',
  'Word (DOCX, DOC), OpenDocument (ODT), RTF, plain text, HTML and Markdown become PDF, each other and EPUB. Spreadsheets (XLSX, XLS, ODS, CSV) and slides (PPTX, PPT, ODP) become PDF and each other. A CSV is one sheet, or a ZIP of all; slides also become PNG or JPG, one image each. PDF becomes Word (DOCX), OpenDocument, RTF, HTML, Markdown, EPUB and text; emails (EML) become PDF and all kinds of text. Templates, flat OpenDocument, FB2, SLK, DIF and Word, Excel and PowerPoint files of the 1990s are opened, too.':
    'Word (DOCX, DOC), OpenDocument (ODT), RTF, texto simples, HTML e Markdown viram PDF, uns os outros e EPUB. Planilhas (XLSX, XLS, ODS, CSV) e slides (PPTX, PPT, ODP) viram PDF e uns os outros. Um CSV é uma aba, ou um ZIP de todas; slides também viram PNG ou JPG, uma imagem cada. PDF vira Word (DOCX), OpenDocument, RTF, HTML, Markdown, EPUB e texto; e-mails (EML) viram PDF e todos os tipos de texto. Modelos, OpenDocument em arquivo único (flat), FB2, SLK, DIF e arquivos de Word, Excel e PowerPoint da década de 1990 também são abertos.',
  'Word Counter': 'Contador de palavras',
  'Word before': 'Palavra anterior',
  'Word counter: words, characters, reading time': 'Contador de palavras: palavras, caracteres, tempo de leitura',
  Words: 'Palavras',
  'Words per sentence': 'Palavras por frase',
  'Words, characters, sentences and reading time while you type, in every script.':
    'Palavras, caracteres, frases e tempo de leitura enquanto você digita, em qualquer sistema de escrita.',
  'Words, letters, reading time': 'Palavras, letras, tempo de leitura',
  Work: 'Trabalho',
  'Work phone': 'Telefone comercial',
  'Work that takes a while': 'Trabalhos demorados',
  'Work with us': 'Trabalhe conosco',
  'Working ({status}, version {version}), answered in {took}.':
    'Funcionando ({status}, versão {version}), respondeu em {took}.',
  'Working: this page runs its code.': 'Funcionando: esta página executa seu código.',
  'Working…': 'Trabalhando…',
  'Working… You can close this page: it goes on.': 'Trabalhando… Você pode fechar esta página: o trabalho continua.',
  'Write another message': 'Escrever outra mensagem',
  'Write to us. Here is how soon people get an answer, and when somebody is in the office.':
    'Escreva para nós. Aqui está em quanto tempo as pessoas recebem uma resposta e quando há alguém no escritório.',
  'Write without the failed job': 'Escrever sem a tarefa que falhou',
  'Write, highlight, draw and sign on any page of a PDF, in any script. Highlights and notes are real annotations. Free, no sign-up.':
    'Escreva, destaque, desenhe e assine em qualquer página de um PDF, em qualquer sistema de escrita. Destaques e notas são anotações de verdade. Grátis, sem cadastro.',
  'Write, mark and sign on a PDF': 'Escreva, marque e assine em um PDF',
  'Write, mark, draw or sign on its pages': 'Escreva, marque, desenhe ou assine nas páginas',
  Writing: 'Gravando',
  'Writing assistant: grammar, clarity, tone': 'Assistente de escrita: gramática, clareza, tom',
  'Writing the PDF': 'Gravando o PDF',
  'Writing the document': 'Gravando o documento',
  'Writing the file': 'Gravando o arquivo',
  'Writing the result': 'Gravando o resultado',
  'Writing {format}': 'Gravando {format}',
  'Writing…': 'Gravando…',
  'Written by': 'Gravado por',
  'Written by {provider} ({model}) and checked against the text.':
    'Escrito por {provider} ({model}) e conferido com o texto.',
  'X post': 'Post no X',
  'XFA form': 'Formulário XFA',
  XLSX: 'XLSX',
  Yes: 'Sim',
  'Yes, also as WebP. Formats without animation get the first frame, and the page says so.':
    'Sim, também como WebP. Formatos sem animação recebem o primeiro quadro, e a página informa isso.',
  'Yes, and the page says so: new pixels are computed from their neighbours, so a large step up looks soft.':
    'Sim, e a página informa: os novos pixels são calculados a partir dos vizinhos, por isso um aumento grande parece menos nítido.',
  'Yes, confirm my address': 'Sim, confirmar meu endereço',
  'Yes, in the list of pages: drag them, or use the buttons above it. Blank pages and pages of other PDFs can be inserted. What you delete is not in the saved file any more, nor are bookmarks and links to it.':
    'Sim, na lista de páginas: arraste-as ou use os botões acima dela. Páginas em branco e páginas de outros PDFs podem ser inseridas. O que você exclui não está mais no arquivo salvo, nem os marcadores e links para isso.',
  'Yes, in this browser and for a day: the pages, their text and the photos they were cut from. Clear All removes them at once, here and on the server.':
    'Sim, neste navegador e por um dia: as páginas, o texto delas e as fotos de que foram recortadas. Limpar tudo as remove de uma vez, aqui e no servidor.',
  'Yes, on your account page, without contacting anyone. Pro stays active until the end of the period you paid for, and you can resume it until then.':
    'Sim, na página da sua conta, sem contatar ninguém. O Pro continua ativo até o fim do período que você pagou, e você pode retomá-lo até lá.',
  'Yes, on your account page. The unused part of your current period is credited.':
    'Sim, na página da sua conta. A parte não usada do seu período atual é creditada.',
  'Yes, right on its pages: texts, check boxes, options and lists, with the Tab key from field to field. They stay fields, or become part of the page if you tick Flatten when saving. Scripts in the form do not run, and forms made only for Adobe Reader (dynamic XFA) cannot be filled in here.':
    'Sim, direto nas páginas: textos, caixas de seleção, opções e listas, com a tecla Tab de campo em campo. Eles continuam sendo campos ou passam a fazer parte da página se você marcar Achatar ao salvar. Os scripts do formulário não são executados, e formulários feitos só para o Adobe Reader (XFA dinâmico) não podem ser preenchidos aqui.',
  'Yes, send me new posts': 'Sim, quero receber novos posts',
  'Yes, show them': 'Sim, mostrar',
  'Yes, where the scan has recognised text: the old words are painted over with the colour of the paper, and the new ones are set on it.':
    'Sim, quando a digitalização tem texto reconhecido: as palavras antigas são cobertas com a cor do papel, e as novas são colocadas por cima.',
  'Yes. Choose an underlined passage: its rule can be switched off for good, and a word can be added to your dictionary. Both stay in this browser.':
    'Sim. Escolha um trecho sublinhado: a regra dele pode ser desativada de vez, e uma palavra pode ser adicionada ao seu dicionário. As duas coisas ficam neste navegador.',
  'Yes. Highlights, underlines, lines, shapes, drawings and notes are annotations, which other PDF programs show, move and delete. Text, stamps and pictures become part of the page.':
    'Sim. Destaques, sublinhados, linhas, formas, desenhos e notas são anotações, que outros programas de PDF mostram, movem e excluem. Texto, carimbos e imagens passam a fazer parte da página.',
  'Yes. Random numbers that would favour some characters are drawn again (rejection sampling), and every password that has all the chosen types is equally likely. Both are checked by tests of the distribution.':
    'Sim. Números aleatórios que favoreceriam alguns caracteres são sorteados de novo (amostragem por rejeição), e toda senha que tem todos os tipos escolhidos é igualmente provável. As duas coisas são verificadas por testes da distribuição.',
  'Yes. Text, pixels of images, lines, notes and form fields under the box are taken out of the file, which is written anew without older versions, and then searched for what was there. What cannot be cleared becomes a picture of the page, and you are told.':
    'Sim. Texto, pixels de imagens, linhas, notas e campos de formulário sob a caixa são retirados do arquivo, que é gravado de novo sem versões anteriores e depois pesquisado em busca do que havia ali. O que não pode ser limpo vira uma imagem da página, e você é avisado.',
  'Yes. The page shows a QR code. What you scan with the phone that opens it appears in the list on your computer; the code works for 15 minutes and for one phone.':
    'Sim. A página mostra um QR code. O que você digitalizar com o celular que o abrir aparece na lista do computador; o código vale por 15 minutos e para um celular.',
  'Yes. Tick everything you want: it is all done in one run, and the photo is saved only once, so nothing is lost in between.':
    'Sim. Marque tudo o que quiser: é feito em uma só execução, e a foto é salva só uma vez, então nada se perde no caminho.',
  'Yes. With Select, click, tap or Tab to a highlight, note, text box, drawing, stamp or link of any program: move it, resize it, give it another colour or other words, or delete it. Replies are deleted with their note. Those that their author has locked stay as they are.':
    'Sim. Com Selecionar, clique, toque ou vá com Tab até um destaque, nota, caixa de texto, desenho, carimbo ou link de qualquer programa: mova, redimensione, mude a cor ou as palavras, ou exclua. As respostas são excluídas com a sua nota. As que o autor bloqueou ficam como estão.',
  'Yes. Your words are laid invisibly over the words they correct, so that searching, selecting and copying find them at their place in the image.':
    'Sim. Suas palavras são colocadas de forma invisível sobre as palavras que corrigem, para que pesquisar, selecionar e copiar as encontrem no lugar delas na imagem.',
  'Yes: add steps. Each step gets the result of the one before, such as resize, then convert to WebP. Save the steps as a recipe to use them again, or share it as a link.':
    'Sim: adicione etapas. Cada etapa recebe o resultado da anterior, como redimensionar e depois converter em WebP. Salve as etapas como receita para usá-las de novo ou compartilhe-as como link.',
  'Yes: each result has a download of its mask, white where the subject is and as large as the photo.':
    'Sim: cada resultado tem um download da sua máscara, branca onde está o objeto principal e do tamanho da foto.',
  'Yes: its target, expiry, visit limit, password, tags and note. You can pause it, and undo a deletion within a day. The name of a deleted link is never given to anybody else.':
    'Sim: destino, prazo, limite de visitas, senha, tags e nota. Você pode pausá-lo e desfazer uma exclusão em até um dia. O nome de um link excluído nunca é dado a mais ninguém.',
  'Yes: select them on the page, and choose from the small bar, or press Ctrl+B or Ctrl+I. If the PDF has no bold or italic of its font, a similar font is used, and the result says so.':
    'Sim: selecione-as na página e escolha na pequena barra, ou pressione Ctrl+B ou Ctrl+I. Se o PDF não tiver negrito ou itálico da fonte, uma fonte parecida é usada, e o resultado informa isso.',
  'Yes: the text of scanned pages in a PDF is recognised first. The result says which pages these were, since recognised text can have errors.':
    'Sim: o texto das páginas digitalizadas de um PDF é reconhecido primeiro. O resultado diz quais páginas foram essas, já que texto reconhecido pode ter erros.',
  'Yesterday ({day}, UTC)': 'Ontem ({day}, UTC)',
  You: 'Você',
  'You already have an account': 'Você já tem uma conta',
  'You already have {max, plural, one {# file} other {# files}} waiting, which is the limit. Please wait about {wait} and send this one again.':
    'Você já tem {max, plural, one {# arquivo} other {# arquivos}} na fila, que é o limite. Espere cerca de {wait} e envie este de novo.',
  'You are Pro already': 'Você já é Pro',
  'You are already subscribed to Pro. Change or cancel the subscription on your account page.':
    'Você já é assinante do Pro. Altere ou cancele a assinatura na página da sua conta.',
  'You are not signed in. Please sign in and try again.': 'Você não está conectado. Entre e tente novamente.',
  'You are now subscribed to Pro!': 'Agora você é assinante do Pro!',
  'You are offline': 'Você está off-line',
  'You are offline. The files continue when the connection is back.':
    'Você está off-line. Os arquivos continuam quando a conexão voltar.',
  'You are on {plan}': 'Você está no plano {plan}',
  'You are signed out everywhere else.': 'Suas sessões foram encerradas em todos os outros lugares.',
  'You can also follow the blog with a feed reader: <a>RSS</a> or <a2>JSON feed</a2>.':
    'Você também pode acompanhar o blog com um leitor de feeds: <a>RSS</a> ou <a2>feed JSON</a2>.',
  'You can cancel at any time on your account page. Pro then stays active to the end of the paid period.':
    'Você pode cancelar a qualquer momento na página da sua conta. O Pro então continua ativo até o fim do período pago.',
  'You can cancel at any time on your account page; Pro stays active to the end of the billing period, and until then you can resume it. Invoices are there, too.':
    'Você pode cancelar a qualquer momento na página da sua conta; o Pro continua ativo até o fim do período de cobrança, e até lá você pode retomá-lo. As faturas também estão lá.',
  'You can now sign in with it.': 'Agora você pode entrar com ela.',
  'You can turn them on at the foot of every page.': 'Você pode ativá-las no rodapé de cada página.',
  'You cannot revoke your own role. Please ask another administrator.':
    'Você não pode revogar sua própria função. Peça a outro administrador.',
  'You decide on every change.': 'Você decide sobre cada alteração.',
  'You get a PDF with sender, recipients and date, the text with its embedded images, and the names and sizes of the attachments. Remote images are never loaded, so nobody learns that you opened it.':
    'Você recebe um PDF com remetente, destinatários e data, o texto com as imagens incorporadas e os nomes e tamanhos dos anexos. Imagens remotas nunca são carregadas, então ninguém fica sabendo que você o abriu.',
  'You get no more newsletters, and your address is deleted.':
    'Você não recebe mais newsletters, e seu endereço é excluído.',
  'You get the newsletter already': 'Você já recebe a newsletter',
  'You get this because you confirmed your address on {site}.':
    'Você recebe isto porque confirmou seu endereço em {site}.',
  'You have changed the text since. Save again to have those changes, too.':
    'Você alterou o texto depois disso. Salve de novo para incluir também essas alterações.',
  'You have reached a limit of the Free plan. Pro lifts it.': 'Você atingiu um limite do plano Free. O Pro o remove.',
  'You have sent many messages within an hour. Please wait {wait} and send it then, or add it to a ticket you have open.':
    'Você enviou muitas mensagens em uma hora. Espere {wait} e envie então, ou acrescente-a a um chamado que tenha aberto.',
  'You have used your AI allowance for today, or what is left is too little for this text. It comes back {resets}. The built-in engine has no such limit.':
    'Você usou sua cota de IA de hoje, ou o que resta é pouco demais para este texto. Ela volta {resets}. O mecanismo integrado não tem esse limite.',
  'You have {max, plural, one {# link} other {# links}}, as many as fit. Please delete some you no longer need.':
    'Você tem {max, plural, one {# link} other {# links}}, tantos quantos cabem. Exclua alguns de que não precisa mais.',
  'You keep all rights in your files and in what the tools make of them. We may do with them only what the tool you started does. They are deleted after {fileLifetime}, so keep your own copies: what is deleted cannot be brought back. The <pageLink>privacy policy</pageLink> says more.':
    'Você mantém todos os direitos sobre seus arquivos e sobre o que as ferramentas fazem deles. Só podemos fazer com eles o que a ferramenta que você iniciou faz. Eles são excluídos após {fileLifetime}, por isso guarde suas próprias cópias: o que é excluído não pode ser recuperado. A <pageLink>política de privacidade</pageLink> diz mais.',
  'You may use every tool, privately or for your work. You may not:':
    'Você pode usar todas as ferramentas, de forma privada ou para o seu trabalho. Você não pode:',
  'You need a code when you sign in.': 'Você precisa de um código ao entrar.',
  'You need no account for the free tools. With one you can subscribe to Pro, use API keys and see what is left of your allowances, all on your <pageLink>account page</pageLink>.':
    'Você não precisa de uma conta para as ferramentas grátis. Com uma, você pode assinar o Pro, usar chaves de API e ver o que resta das suas cotas, tudo na sua <pageLink>página da conta</pageLink>.',
  'You need no account for the free tools. With one you can use API keys and see what is left of your allowances on your <pageLink>account page</pageLink>.':
    'Você não precisa de uma conta para as ferramentas grátis. Com uma, você pode usar chaves de API e ver o que resta das suas cotas na sua <pageLink>página da conta</pageLink>.',
  'You need no account for the tools. With one you can use API keys, on your <pageLink>account page</pageLink>.':
    'Você não precisa de uma conta para as ferramentas. Com uma, você pode usar chaves de API, na sua <pageLink>página da conta</pageLink>.',
  'You sign in with it.': 'Você entra com ele.',
  'You will get the next newsletter. Each one has a link to leave.':
    'Você receberá a próxima newsletter. Cada uma tem um link para cancelar.',
  'You:': 'Você:',
  'You: those made without an account belong to this browser, and you can take them along into an account. Anybody who knows a short link can see where it leads by adding a plus sign to it.':
    'Você: os criados sem uma conta pertencem a este navegador, e você pode levá-los para uma conta. Qualquer pessoa que conheça um link curto pode ver para onde ele leva acrescentando um sinal de mais a ele.',
  'YouTube description': 'Descrição do YouTube',
  'YouTube thumbnail': 'Miniatura do YouTube',
  'YouTube title': 'Título do YouTube',
  'Your CV is larger than {bytes}. The PDF Compressor can make it smaller; or leave out large images.':
    'Seu currículo tem mais de {bytes}. Comprimir PDF pode deixá-lo menor; ou retire imagens grandes.',
  'Your account': 'Sua conta',
  'Your account is ready. Please sign in.': 'Sua conta está pronta. Entre.',
  'Your account page shows your plan, the next payment and your invoices.':
    'A página da sua conta mostra seu plano, o próximo pagamento e suas faturas.',
  'Your address was not confirmed': 'Seu endereço não foi confirmado',
  'Your answer waits on the page of their ticket.': 'Sua resposta espera na página do chamado da pessoa.',
  'Your browser cannot show this photo yet. Once its background is removed, it can.':
    'Seu navegador ainda não consegue mostrar esta foto. Depois que o fundo for removido, conseguirá.',
  'Your browser cannot show this photo. To mark its subject, convert it to JPEG first.':
    'Seu navegador não consegue mostrar esta foto. Para marcar o objeto principal, converta-a primeiro em JPEG.',
  'Your browser then asks you to unlock this device, or to choose another one.':
    'Seu navegador então pede que você desbloqueie este dispositivo ou escolha outro.',
  'Your card goes straight to the payment service; this site never sees it.':
    'Seu cartão vai direto para o serviço de pagamento; este site nunca o vê.',
  'Your changes are still here.': 'Suas alterações ainda estão aqui.',
  'Your colours above the line, what is seen of them below. About 5 in 100 men see green weakly and 1 in 100 red: they see something in between.':
    'Suas cores acima da linha, e abaixo o que se vê delas. Cerca de 5 em cada 100 homens veem o verde fracamente e 1 em cada 100, o vermelho: eles veem algo entre os dois.',
  'Your content stays yours': 'Seu conteúdo continua seu',
  'Your current codes stop working.': 'Seus códigos atuais deixam de funcionar.',
  'Your draft, glossary and history stay in this browser, and you can clear or switch off the history. The server forgets the text with the finished work, and deletes documents after 24 hours or at once when you press Delete.':
    'Seu rascunho, glossário e histórico ficam neste navegador, e você pode limpar ou desativar o histórico. O servidor esquece o texto quando o trabalho termina e exclui documentos após 24 horas ou assim que você clica em Excluir.',
  'Your edits stay here, so you can go on.': 'Suas edições ficam aqui, então você pode continuar.',
  'Your email address (optional)': 'Seu endereço de e-mail (opcional)',
  'Your email address is confirmed already.': 'Seu endereço de e-mail já está confirmado.',
  'Your email address was changed.': 'Seu endereço de e-mail foi alterado.',
  'Your files': 'Seus arquivos',
  'Your files are ready, but nothing has been done with them yet. Press the button that starts the work.':
    'Seus arquivos estão prontos, mas nada foi feito com eles ainda. Clique no botão que inicia o trabalho.',
  'Your files are stored by': 'Seus arquivos são armazenados por',
  'Your files are yours': 'Seus arquivos são seus',
  'Your files are yours. They are kept for {fileLifetime} at most, nobody reads them, and no page of this site loads trackers, advertising or fonts from elsewhere.':
    'Seus arquivos são seus. Eles são guardados por no máximo {fileLifetime}, ninguém os lê, e nenhuma página deste site carrega rastreadores, publicidade ou fontes de outros lugares.',
  'Your first name': 'Seu nome',
  'Your last name': 'Seu sobrenome',
  'Your last payment failed': 'Seu último pagamento falhou',
  'Your links': 'Seus links',
  'Your message': 'Sua mensagem',
  'Your message is stored, but our mail server does not answer right now: the link comes by email later. Please keep it, too.':
    'Sua mensagem está armazenada, mas nosso servidor de e-mail não responde agora: o link chega por e-mail mais tarde. Guarde-o também.',
  'Your message was sent': 'Sua mensagem foi enviada',
  'Your messages are sent to {host}, which puts the answers into words.':
    'Suas mensagens são enviadas para {host}, que põe as respostas em palavras.',
  'Your name': 'Seu nome',
  'Your name must have at most {max, plural, one {# character} other {# characters}}.':
    'Seu nome deve ter no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'Your new key “{name}”': 'Sua nova chave “{name}”',
  'Your order': 'Seu pedido',
  'Your own words must be a list of up to 2,000 words.':
    'Suas próprias palavras devem ser uma lista de até 2.000 palavras.',
  'Your pages stay on this phone.': 'Suas páginas ficam neste celular.',
  'Your passphrase': 'Sua frase-senha',
  'Your password': 'Sua senha',
  'Your password was changed': 'Sua senha foi alterada',
  'Your phone is connected.': 'Seu celular está conectado.',
  'Your plan': 'Seu plano',
  'Your profile, sessions, passkeys and API keys are deleted, and so are your usage counts; a running subscription is cancelled. Your files are deleted when they expire, as always.':
    'Seu perfil, suas sessões, chaves de acesso e chaves de API são excluídos, assim como suas contagens de uso; uma assinatura em andamento é cancelada. Seus arquivos são excluídos quando expiram, como sempre.',
  'Your profile, sessions, passkeys and API keys are deleted. Your files are deleted when they expire, as always.':
    'Seu perfil, suas sessões, chaves de acesso e chaves de API são excluídos. Seus arquivos são excluídos quando expiram, como sempre.',
  'Your profile, sign-in, API keys and data.': 'Seu perfil, login, chaves de API e dados.',
  'Your question': 'Sua pergunta',
  'Your rights': 'Seus direitos',
  "Your settings and drafts (theme, options of a tool, the scanner's list with its photos) stay in your browser's own storage and are not sent. So do the files you chose and how far you were, so that a reload loses nothing: for a day, until you remove them from the list, or until you sign out. Passwords are not kept. There is no cookie for advertising or statistics.":
    'Suas configurações e rascunhos (tema, opções de uma ferramenta, a lista do digitalizador com suas fotos) ficam no armazenamento do seu próprio navegador e não são enviados. O mesmo vale para os arquivos que você escolheu e até onde chegou, para que uma recarga não perca nada: por um dia, até você removê-los da lista ou até sair da conta. Senhas não são guardadas. Não há cookie para publicidade ou estatísticas.',
  'Your short link': 'Seu link curto',
  'Your sign-in could not be checked': 'Não foi possível verificar seu login',
  'Your signature': 'Sua assinatura',
  'Your subscription continues': 'Sua assinatura continua',
  'Your subscription is already Pro Annual, so nothing was changed.':
    'Sua assinatura já é Pro Anual, por isso nada foi alterado.',
  'Your subscription is already Pro Monthly, so nothing was changed.':
    'Sua assinatura já é Pro Mensal, por isso nada foi alterado.',
  'Your subscription is cancelled': 'Sua assinatura foi cancelada',
  'Your tasks': 'Suas tarefas',
  'Your text': 'Seu texto',
  'Your text goes to an AI model on this server, and to nobody else.':
    'Seu texto vai para um modelo de IA neste servidor e para ninguém mais.',
  "Your text goes to an AI model on this site's own network, and to nobody else.":
    'Seu texto vai para um modelo de IA na própria rede deste site e para ninguém mais.',
  'Your text goes to {name} ({host}).': 'Seu texto vai para {name} ({host}).',
  'Your text goes to {name} on this server, and to nobody else.':
    'Seu texto vai para {name} neste servidor e para ninguém mais.',
  "Your text goes to {name} on this site's own network, and to nobody else.":
    'Seu texto vai para {name} na própria rede deste site e para ninguém mais.',
  'Your text goes to {provider}.': 'Seu texto vai para {provider}.',
  'Your text stays in this browser: it is still here when you come back, until you clear it.':
    'Seu texto fica neste navegador: ele ainda estará aqui quando você voltar, até você limpá-lo.',
  'Your text stays on this server.': 'Seu texto fica neste servidor.',
  'Your ticket': 'Seu chamado',
  'Your tickets': 'Seus chamados',
  'Your translation appears here.': 'Sua tradução aparece aqui.',
  'Your trial continues until {trialEndsAt}; then it is {price}.':
    'Seu teste continua até {trialEndsAt}; depois o preço é {price}.',
  'Your work goes first when the server is busy': 'Seu trabalho tem prioridade quando o servidor está ocupado',
  'Your {max} free {uses} for this month are used up; more from the first of next month (UTC).':
    'Sua cota grátis deste mês foi usada: {max} {uses}; há mais a partir do dia primeiro do próximo mês (UTC).',
  'Your {max} free {uses} for today are used up; more from tomorrow (midnight UTC).':
    'Sua cota grátis de hoje foi usada: {max} {uses}; há mais a partir de amanhã (meia-noite UTC).',
  'Yours to keep': 'Seu para sempre',
  'Yours to run': 'Execute você mesmo',
  ZIP: 'ZIP',
  'Zone must be a time zone such as Europe/Berlin.': 'O fuso deve ser um fuso horário como Europe/Berlin.',
  Zoom: 'Zoom',
  'Zoom in': 'Aumentar o zoom',
  'Zoom out': 'Diminuir o zoom',
  'a CSV file': 'um arquivo CSV',
  'a PDF': 'um PDF',
  'a base address (xml:base)': 'um endereço base (xml:base)',
  'a cookie with the language that you chose at the foot of a page, if you chose one.':
    'um cookie com o idioma que você escolheu no rodapé de uma página, se escolheu algum.',
  'a document': 'um documento',
  'a link to something outside of it ({link})': 'um link para algo fora dele ({link})',
  'a logo': 'um logotipo',
  'a method of compression': 'um método de compressão',
  'a month': 'por mês',
  'a rare kind of JPEG coding': 'um tipo raro de codificação JPEG',
  'a script': 'um script',
  'a script in a link': 'um script em um link',
  'a script in its styles': 'um script em seus estilos',
  'a session cookie while you are signed in, and a mark that tells the page to ask who you are;':
    'um cookie de sessão enquanto você está conectado e uma marca que diz à página para perguntar quem você é;',
  'a signed device cookie once you have signed in, which is sent when you sign in again and never otherwise: wrong passwords that others try elsewhere do not lock you out here;':
    'um cookie de dispositivo assinado depois que você entra, que é enviado quando você entra de novo e nunca em outra ocasião: senhas erradas que outros tentam em outro lugar não bloqueiam você aqui;',
  'a signed visitor cookie when you send a file or write in the support chat without being signed in.':
    'um cookie de visitante assinado quando você envia um arquivo ou escreve no chat de suporte sem estar conectado.',
  'a signed visitor cookie when you use a tool that has an allowance, send a file or write in the support chat without being signed in.':
    'um cookie de visitante assinado quando você usa uma ferramenta que tem cota, envia um arquivo ou escreve no chat de suporte sem estar conectado.',
  'a stylesheet from outside (@import)': 'uma folha de estilo externa (@import)',
  'a text': 'um texto',
  'a tool without an article': 'uma ferramenta sem artigo',
  'a year': 'por ano',
  'aLtErNaTiNg cAsE': 'aLtErNaDo',
  'about a second': 'cerca de um segundo',
  'about beyond college': 'além do nível universitário',
  'about college': 'cerca do nível universitário',
  'about first years of school': 'cerca dos primeiros anos escolares',
  'about year {year} of school': 'cerca do {year}º ano escolar',
  'about {minutes, plural, one {# minute} other {# minutes}}':
    'cerca de {minutes, plural, one {# minuto} other {# minutos}}',
  'about {seconds, plural, one {# second} other {# seconds}}':
    'cerca de {seconds, plural, one {# segundo} other {# segundos}}',
  active: 'ativo',
  'adding notes': 'adicionar notas',
  address: 'endereço',
  'address of the image': 'endereço da imagem',
  'addresses without a page': 'endereços sem página',
  'after must be the id of a message.': 'after deve ser o id de uma mensagem.',
  'almost full: uploads are refused': 'quase cheio: envios são recusados',
  'an AI': 'uma IA',
  'an animated link or event handler ({name})': 'um link ou manipulador de eventos animado ({name})',
  'an archive': 'um arquivo compactado',
  'an attachment': 'um anexo',
  'an event handler ({name})': 'um manipulador de eventos ({name})',
  'an image': 'uma imagem',
  'an image from outside in its styles': 'uma imagem externa em seus estilos',
  'an uncommon packing method': 'um método de compactação incomum',
  'an unknown encryption': 'uma criptografia desconhecida',
  and: 'e',
  'and more': 'e mais',
  'and {more} more': 'e mais {more}',
  'another font': 'outra fonte',
  answer: 'resposta',
  'any value': 'qualquer valor',
  'assigned to {assignee}': 'atribuída a {assignee}',
  'at least {percent}% smaller': 'pelo menos {percent}% menor',
  'at {provider}': 'em {provider}',
  'attack the site, go around its limits, or use it so heavily that others cannot;':
    'atacar o site, contornar seus limites ou usá-lo de forma tão intensa que outros não consigam;',
  'authority {authority}': 'autoridade {authority}',
  auto: 'auto',
  automatic: 'automático',
  'background picture': 'imagem de fundo',
  'backup codes': 'códigos de backup',
  'being sent': 'sendo enviado',
  blocked: 'bloqueado',
  'by email': 'por e-mail',
  'by {actor}': 'por {actor}',
  'cannot be drawn': 'não pode ser desenhada',
  'certificate encryption': 'criptografia por certificado',
  changing: 'alterar',
  characters: 'caracteres',
  'choose a device, a language or a country.': 'escolha um dispositivo, um idioma ou um país.',
  clarity: 'clareza',
  code: 'código',
  'colour {code}': 'cor {code}',
  'content of the code': 'conteúdo do código',
  conversion: 'conversão',
  conversions: 'conversões',
  'copying text': 'copiar texto',
  'could not be kept in this browser.': 'não pôde ser guardado neste navegador.',
  critical: 'crítica',
  'dark: visitors, light: more clicks; highest {most}': 'escuro: visitantes, claro: demais cliques; máximo {most}',
  degraded: 'degradado',
  deleted: 'excluído',
  'difficulty: {difficulty} of 10': 'dificuldade: {difficulty} de 10',
  documents: 'documentos',
  done: 'concluída',
  'draft for {platform}': 'rascunho para {platform}',
  'email to you until it is sent, a day at most;': 'e-mails para você até serem enviados, no máximo um dia;',
  encryption: 'criptografia',
  'enter a public address such as https://example.com.': 'informe um endereço público como https://example.com.',
  'enter the country as a code such as DE or US.': 'informe o país como um código, por exemplo DE ou US.',
  'enter the language as a code such as de or en.': 'informe o idioma como um código, por exemplo de ou en.',
  'every page looks identical': 'todas as páginas parecem idênticas',
  'everyone.': 'todos.',
  'everyone. With an API key or signed in, it counts for that account.':
    'todos. Com uma chave de API ou conectado, conta para essa conta.',
  'everything else': 'todo o resto',
  expired: 'expirado',
  failed: 'com falha',
  failing: 'com falha',
  'fewer words': 'menos palavras',
  file: 'arquivo',
  'file formats it reads': 'formatos de arquivo compatíveis',
  'file formats they read': 'formatos de arquivo que elas leem',
  files: 'arquivos',
  'files processed here': 'arquivos processados aqui',
  'filling in forms': 'preencher formulários',
  "for a report, the number, tool and error of the failed job. Never its file, nor the file's name.":
    'para um relato, o número, a ferramenta e o erro da tarefa que falhou. Nunca o arquivo dela, nem o nome do arquivo.',
  'from searches here': 'de pesquisas feitas aqui',
  'from the AI provider': 'do provedor de IA',
  'given Pro until {date}': 'Pro concedido até {date}',
  'has expired: files are deleted from the server after a while.':
    'expirou: os arquivos são excluídos do servidor depois de um tempo.',
  'help articles': 'artigos de ajuda',
  high: 'alta',
  'how often you used tools that have an allowance and, where the same file counts once, a mark by which it is known again until the day or month is over (a keyed hash: it tells nothing of the file);':
    'quantas vezes você usou ferramentas que têm cota e, quando o mesmo arquivo conta uma só vez, uma marca pela qual ele é reconhecido até o dia ou mês terminar (um hash com chave: não revela nada do arquivo);',
  'https://example.com, or any text': 'https://example.com ou qualquer texto',
  'https://example.com/a/very/long/path': 'https://example.com/um/caminho/muito/longo',
  'https://…': 'https://…',
  identical: 'idêntica',
  idle: 'ocioso',
  image: 'imagem',
  'image with marked scratches': 'imagem com riscos marcados',
  images: 'imagens',
  'improved text': 'texto melhorado',
  'in preparation': 'em preparação',
  'in the path': 'no caminho',
  'in the query': 'na consulta',
  'instead of': 'em vez de',
  'is locked': 'está bloqueado',
  'is locked. Its password is used for this file only and kept nowhere.':
    'está bloqueado. A senha é usada somente para este arquivo e não é guardada em lugar nenhum.',
  'isPaused must be true or false.': 'isPaused deve ser true ou false.',
  'isSpam must be true or false.': 'isSpam deve ser true ou false.',
  'jobs done here': 'tarefas feitas aqui',
  'just now': 'agora mesmo',
  'leads to {url}': 'leva a {url}',
  'left out': 'deixada de fora',
  'less than a second': 'menos de um segundo',
  link: 'link',
  'link of the ticket': 'link do chamado',
  'link to this palette': 'link para esta paleta',
  'link to this recipe': 'link para esta receita',
  links: 'links',
  list: 'lista',
  'list of passphrases': 'lista de frases-senha',
  'list of passwords': 'lista de senhas',
  'list of {entries}': 'lista de {entries}',
  locked: 'bloqueado',
  'locked against changes': 'protegido contra alterações',
  'locked with a password': 'bloqueado com senha',
  'longer than the universe has existed': 'mais tempo do que a idade do universo',
  low: 'baixa',
  'lower case': 'minúsculas',
  'made {created}, last used {used}': 'criada em {created}, último uso em {used}',
  'made {created}, not used yet': 'criada em {created}, ainda não usada',
  mask: 'máscara',
  'maybe not smaller': 'talvez não menor',
  medium: 'média',
  'merge, passport photo, password …': 'unir, foto de passaporte, senha …',
  'merge, password …': 'unir, senha …',
  'minutes of reading': 'minutos de leitura',
  'minutes of speech': 'minutos de fala',
  'most changed page {percent} alike': 'página mais alterada {percent} igual',
  'movable corner': 'canto móvel',
  'near {color}': 'próximo de {color}',
  never: 'nunca',
  no: 'não',
  'no email address': 'sem endereço de e-mail',
  'no sentence of the text is like this': 'nenhuma frase do texto é como esta',
  'nobody else: they stay on the server of this site': 'ninguém mais: ficam no servidor deste site',
  'nobody: no text leaves the server of this site': 'ninguém: nenhum texto sai do servidor deste site',
  'nobody: no text or image leaves the server of this site':
    'ninguém: nenhum texto ou imagem sai do servidor deste site',
  'nobody: nothing can be bought on this site': 'ninguém: nada pode ser comprado neste site',
  'nobody: this site sends no email': 'ninguém: este site não envia e-mails',
  'nobody: this site shows no advertisements': 'ninguém: este site não mostra anúncios',
  'not collected': 'não cobrada',
  'not set up': 'não configurado',
  'not smaller': 'não menor',
  number: 'número',
  object: 'objeto',
  'of 100; higher is easier': 'de 100; mais alto é mais fácil',
  'of page {number}': 'da página {number}',
  'of your own': 'próprias',
  'of {count}': 'de {count}',
  off: 'desativado',
  on: 'sobre',
  'on average': 'em média',
  'on the ticket page': 'na página do chamado',
  'on {day} (UTC)': 'em {day} (UTC)',
  'one of these options must be chosen.': 'uma destas opções deve ser escolhida.',
  'open this link to choose a new password:': 'abra este link para escolher uma nova senha:',
  opening: 'abrindo',
  or: 'ou',
  'or drop and paste them anywhere on this page': 'ou solte-os e cole-os em qualquer lugar desta página',
  'page {page}': 'página {page}',
  'page {percent} alike': 'página {percent} igual',
  'pageVisits must be a list of texts.': 'pageVisits deve ser uma lista de textos.',
  'pageVisits takes at most 50 pages.': 'pageVisits aceita no máximo 50 páginas.',
  paid: 'paga',
  palette: 'paleta',
  paragraphs: 'parágrafos',
  passphrase: 'frase-senha',
  password: 'senha',
  paused: 'pausado',
  pending: 'pendente',
  'pending, becomes {willBe}': 'pendente, vira {willBe}',
  photo: 'foto',
  photos: 'fotos',
  picture: 'imagem',
  pixels: 'pixels',
  'place {place}, {name}': 'posição {place}, {name}',
  'please open this link to confirm your email address:': 'abra este link para confirmar seu endereço de e-mail:',
  printing: 'imprimir',
  'questions answered': 'perguntas respondidas',
  ready: 'pronto',
  removed: 'removido',
  'reordering pages': 'reordenar páginas',
  required: 'obrigatório',
  running: 'em execução',
  'running without a restart': 'em execução sem reinício',
  scan: 'digitalização',
  'scanned page': 'página digitalizada',
  scans: 'digitalizações',
  'searches: {volume}': 'buscas: {volume}',
  secret: 'chave secreta',
  'sell access to it as if it were yours.': 'vender acesso a ele como se fosse seu.',
  sent: 'enviado',
  'sent {time}': 'enviado {time}',
  sentences: 'frases',
  'set here': 'definida aqui',
  settings: 'configurações',
  'several parts': 'várias partes',
  'short link': 'link curto',
  'short link {code}': 'link curto {code}',
  'signed: merging breaks the signature': 'assinado: unir invalida a assinatura',
  'since {date}': 'desde {date}',
  'since {since}, last seen {seen}': 'desde {since}, visto por último em {seen}',
  'somebody tried to register with this email address, which has an account already. Was it you? Then sign in:':
    'alguém tentou se cadastrar com este endereço de e-mail, que já tem uma conta. Foi você? Então entre:',
  'somebody, we hope you, asked again for the newsletter of {site}. You get it already, so there is nothing to do.':
    'alguém, esperamos que você, pediu de novo a newsletter de {site}. Você já a recebe, então não há nada a fazer.',
  'somebody, we hope you, asked for the newsletter of {site} with this email address. To get it, please open this link:':
    'alguém, esperamos que você, pediu a newsletter de {site} com este endereço de e-mail. Para recebê-la, abra este link:',
  'somebody, we hope you, registered on {site} with this email address. If it was you, please open this link to confirm it:':
    'alguém, esperamos que você, se cadastrou em {site} com este endereço de e-mail. Se foi você, abra este link para confirmá-lo:',
  'somebody, we hope you, wants to use this email address for their account on {site}. If it was you, please open this link:':
    'alguém, esperamos que você, quer usar este endereço de e-mail para a própria conta em {site}. Se foi você, abra este link:',
  'somebody, we hope you, wrote to {site} with this email address. Your message has the number {number}. To read it again, to add something or to see our answer, please open':
    'alguém, esperamos que você, escreveu para {site} com este endereço de e-mail. Sua mensagem tem o número {number}. Para lê-la de novo, acrescentar algo ou ver nossa resposta, abra',
  stopped: 'interrompido',
  'submitted or active': 'enviados ou ativos',
  summary: 'resumo',
  text: 'texto',
  'the browser and language it came from, the kind of account, and which account or visitor cookie wrote it, so that you find it again;':
    'o navegador e o idioma de onde ela veio, o tipo de conta e qual conta ou cookie de visitante a escreveu, para que você a encontre de novo;',
  'the form does not let this field be changed: it is read-only.':
    'o formulário não permite alterar este campo: ele é somente leitura.',
  'the half hour, the country, the host of the page with the link, the kind of device, the browser, the system and the language: nothing that says who it was;':
    'a meia hora, o país, o host da página com o link, o tipo de dispositivo, o navegador, o sistema e o idioma: nada que diga quem foi;',
  'the host of the page that led you here, the kind of device, the browser and the language, and the name of a campaign if the link has one;':
    'o host da página que trouxe você aqui, o tipo de dispositivo, o navegador e o idioma, e o nome de uma campanha, se o link tiver uma;',
  'the identifiers under which the payment service knows you, if you paid. Never your card.':
    'os identificadores pelos quais o serviço de pagamento conhece você, se você pagou. Nunca seu cartão.',
  'the means you set up to sign in: passkeys, the secret of your authenticator app, hashes of your API keys;':
    'os meios que você configurou para entrar: chaves de acesso, a chave secreta do seu aplicativo autenticador, hashes das suas chaves de API;',
  'the old {name} method': 'o antigo método {name}',
  'the packing method {method}': 'o método de compactação {method}',
  'the password of your account on {site} was changed, and every other session was signed out. If this was not you, choose a new one at once:':
    'a senha da sua conta em {site} foi alterada, e todas as outras sessões foram encerradas. Se não foi você, escolha uma nova imediatamente:',
  'the words of a search on this site that found nothing, up to four and only if they are plain words. Nobody sees them before three people have searched for the same.':
    'as palavras de uma pesquisa neste site que não encontrou nada, até quatro e somente se forem palavras simples. Ninguém as vê antes que três pessoas tenham pesquisado o mesmo.',
  'the {name} method': 'o método {name}',
  'this field has several options: {options}.': 'este campo tem várias opções: {options}.',
  'this field is for a digital signature, which cannot be typed.':
    'este campo é para uma assinatura digital, que não pode ser digitada.',
  'this field takes a file, not a text.': 'este campo aceita um arquivo, não um texto.',
  'this field takes a text.': 'este campo aceita um texto.',
  'this field takes one of its options, as a text.': 'este campo aceita uma de suas opções, como texto.',
  'this field takes only one option.': 'este campo aceita apenas uma opção.',
  'this field takes true, false or one of its options.': 'este campo aceita true, false ou uma de suas opções.',
  'this field takes up to {limit} characters, and the text has {length}.':
    'este campo aceita até {limit} caracteres, e o texto tem {length}.',
  'this is a button, which has no value.': 'este é um botão, que não tem valor.',
  'to be paid': 'a pagar',
  'to page {page}': 'para a página {page}',
  'to the window': 'à janela',
  tone: 'tom',
  tools: 'ferramentas',
  'toolsUsed must be a list of texts.': 'toolsUsed deve ser uma lista de textos.',
  'toolsUsed takes at most 50 tools.': 'toolsUsed aceita no máximo 50 ferramentas.',
  total: 'total',
  trackers: 'rastreadores',
  translation: 'tradução',
  'true or false': 'true ou false',
  'turned by {degrees}°': 'girado {degrees}°',
  'turned by {rotation} degrees': 'girada {rotation} graus',
  'under a minute': 'menos de um minuto',
  unlocked: 'desbloqueado',
  'until the end of the day, a hash of network address and browser, made with a key that is deleted with it, so that a visitor counts once a day.':
    'até o fim do dia, um hash do endereço de rede e do navegador, feito com uma chave que é excluída com ele, para que um visitante conte uma vez por dia.',
  'until your files are deleted': 'até seus arquivos serem excluídos',
  'until {date}': 'até {date}',
  'up to {max, plural, one {# character} other {# characters}}':
    'até {max, plural, one {# caractere} other {# caracteres}}',
  'up to {max, plural, one {# entry} other {# entries}}': 'até {max, plural, one {# entrada} other {# entradas}}',
  'up to {max}': 'até {max}',
  'up to {size}': 'até {size}',
  'use the site to harm others: malware, deceit, harassment, or links to such things;':
    'usar o site para prejudicar outras pessoas: malware, fraude, assédio ou links para tais coisas;',
  'used up': 'esgotado',
  void: 'anulada',
  'waiting for its turn': 'aguardando a vez',
  warning: 'aviso',
  'was changed, moved or deleted on this device after you chose it.':
    'foi alterado, movido ou excluído neste dispositivo depois que você o escolheu.',
  'was damaged, repaired': 'estava danificado, reparado',
  'was “{originalPath}”': 'era “{originalPath}”',
  'where you are signed in: the time, the address and the browser of each session, so that you can end it;':
    'onde você está conectado: a hora, o endereço e o navegador de cada sessão, para que você possa encerrá-la;',
  'which page was opened, which tool was used, whether somebody registered, subscribed or clicked on an advertisement: not what you did there, and never a file or its name;':
    'qual página foi aberta, qual ferramenta foi usada, se alguém se cadastrou, assinou ou clicou em um anúncio: não o que você fez ali, e nunca um arquivo ou o nome dele;',
  'which page was opened, which tool was used, whether somebody registered: not what you did there, and never a file or its name;':
    'qual página foi aberta, qual ferramenta foi usada, se alguém se cadastrou: não o que você fez ali, e nunca um arquivo ou o nome dele;',
  'whole number': 'número inteiro',
  'with Pro': 'com o Pro',
  'within {time}': 'em até {time}',
  'without a date': 'sem data',
  words: 'palavras',
  'work on files, texts or links that you have no right to use, or that are unlawful to have;':
    'trabalhar com arquivos, textos ou links que você não tem o direito de usar ou cuja posse é ilícita;',
  works: 'funciona',
  yes: 'sim',
  'you, signed in on the site. An API key is not enough.': 'você, conectado no site. Uma chave de API não basta.',
  'you@example.com': 'voce@example.com',
  'your account on {site} now has another email address. If this was not you, please tell the operator of the site at once.':
    'sua conta em {site} agora tem outro endereço de e-mail. Se não foi você, avise imediatamente o operador do site.',
  'your colour': 'sua cor',
  'your message and our answers, your name and your email address, as you gave them;':
    'sua mensagem e nossas respostas, seu nome e seu endereço de e-mail, como você os informou;',
  'your plan, and until when an administrator gave you Pro;':
    'seu plano e até quando um administrador concedeu o Pro a você;',
  'your username and email address, and your password as a hash that cannot be turned back;':
    'seu nome de usuário e endereço de e-mail, e sua senha como um hash que não pode ser revertido;',
  '{aboutReport} Nothing is posted or sent without you.': '{aboutReport} Nada é publicado nem enviado sem você.',
  '{actor} added a note': '{actor} adicionou uma nota',
  '{actor} answered': '{actor} respondeu',
  '{actor} answered and set it to {state}': '{actor} respondeu e definiu o estado como {state}',
  '{actor} assigned it to {to}': '{actor} atribuiu a {to}',
  '{actor} changed the severity from {from} to {to}': '{actor} mudou a gravidade de {from} para {to}',
  '{actor} changed the state from {from} to {to}': '{actor} mudou o estado de {from} para {to}',
  '{actor} marked it as spam': '{actor} marcou como spam',
  '{actor} merged it into {number}': '{actor} mesclou a conversa em {number}',
  '{actor} merged {number} into it': '{actor} mesclou {number} nesta conversa',
  '{actor} said it is no spam': '{actor} disse que não é spam',
  '{actor} took the assignment off': '{actor} retirou a atribuição',
  '{actor} undid the merge': '{actor} desfez a mesclagem',
  '{all, plural, one {# change} other {# changes}}': '{all, plural, one {# alteração} other {# alterações}}',
  '{all, plural, one {# change} other {# changes}}, {rejected} rejected':
    '{all, plural, one {# alteração} other {# alterações}}, {rejected} rejeitadas',
  '{amount} a day': '{amount} por dia',
  '{amount} a month': '{amount} por mês',
  '{amount} left': 'Restam {amount}',
  '{amount} to go': 'Faltam {amount}',
  '{amount} too many': '{amount} a mais',
  '{annotations, plural, one {# annotation} other {# annotations}}':
    '{annotations, plural, one {# anotação} other {# anotações}}',
  '{annotation} by {author}': '{annotation} por {author}',
  '{archives, plural, one {# archive inside is not opened.} other {# archives inside are not opened.}}':
    '{archives, plural, one {# arquivo compactado contido nele não é aberto.} other {# arquivos compactados contidos nele não são abertos.}}',
  '{atOnce} at a time': '{atOnce} por vez',
  '{attachments, plural, one {# attachment} other {# attachments}}':
    '{attachments, plural, one {# anexo} other {# anexos}}',
  '{attachments, plural, one {The attachment is only listed at the end, not included in the result.} other {# attachments are only listed at the end, not included in the result.}}':
    '{attachments, plural, one {O anexo é apenas listado no final, não incluído no resultado.} other {# anexos são apenas listados no final, não incluídos no resultado.}}',
  '{author} · <time>{date}</time> · {readingMinutes} min read':
    '{author} · <time>{date}</time> · {readingMinutes} min de leitura',
  '{beforeLabel} (this browser cannot show it)': '{beforeLabel} (este navegador não consegue mostrar)',
  '{before} or {choice}': '{before} ou {choice}',
  '{bits, plural, one {# bit} other {# bits}} of entropy.': '{bits, plural, one {# bit} other {# bits}} de entropia.',
  '{bits} bits per colour in a JPEG': '{bits} bits por cor em um JPEG',
  '{bookmarks, plural, one {# bookmark} other {# bookmarks}}':
    '{bookmarks, plural, one {# marcador} other {# marcadores}}',
  '{bound, plural, one {# of them changes an annotation of that PDF and cannot be kept.} other {# of them change annotations of that PDF and cannot be kept.}}':
    '{bound, plural, one {# delas altera uma anotação daquele PDF e não pode ser mantida.} other {# delas alteram anotações daquele PDF e não podem ser mantidas.}}',
  '{bound, plural, one {# of them changes an annotation of this PDF and cannot be kept.} other {# of them change annotations of this PDF and cannot be kept.}}':
    '{bound, plural, one {# delas altera uma anotação deste PDF e não pode ser mantida.} other {# delas alteram anotações deste PDF e não podem ser mantidas.}}',
  '{boxes, plural, one {# box} other {# boxes}}': '{boxes, plural, one {# caixa} other {# caixas}}',
  '{browser} on {system}': '{browser} em {system}',
  '{brush} px': '{brush} px',
  '{bytes} unpacked': '{bytes} extraídos',
  '{change}, rejected': '{change}, rejeitada',
  '{choice} (Ctrl+Enter)': '{choice} (Ctrl+Enter)',
  '{chosen} of {pages} chosen': '{chosen} de {pages} escolhidas',
  '{clicks, plural, one {# click} other {# clicks}}': '{clicks, plural, one {# clique} other {# cliques}}',
  '{code} is deleted. Each of these can be restored for a day.':
    '{code} foram excluídos. Cada um deles pode ser restaurado por um dia.',
  '{code} is deleted. It can be restored for a day.': '{code} foi excluído. Ele pode ser restaurado por um dia.',
  '{commands, plural, one {# command that would have started a program or opened another file was left out.} other {# commands that would have started a program or opened another file were left out.}}':
    '{commands, plural, one {# comando que iniciaria um programa ou abriria outro arquivo foi deixado de fora.} other {# comandos que iniciariam um programa ou abririam outro arquivo foram deixados de fora.}}',
  '{completed} of {total, plural, one {# file} other {# files}} completed':
    '{completed} de {total, plural, one {# arquivo} other {# arquivos}} concluídos',
  '{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed':
    '{completed} de {total, plural, one {# arquivo} other {# arquivos}} concluídos, {failed} com falha',
  '{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed.':
    '{completed} de {total, plural, one {# arquivo} other {# arquivos}} concluídos, {failed} com falha.',
  '{completed} of {total, plural, one {# file} other {# files}} completed.':
    '{completed} de {total, plural, one {# arquivo} other {# arquivos}} concluídos.',
  '{components} colour components': '{components} componentes de cor',
  '{confirmed} confirmed, {pending} not yet.': '{confirmed} confirmados, {pending} ainda não.',
  '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}, even with letters half as wide. Please shorten it.':
    '{count, plural, =0 {Longo demais} one {# linha longa demais} other {# linhas longas demais}}, mesmo com letras com metade da largura. Encurte o texto.',
  '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}: letters are narrowed to about {percent}%.':
    '{count, plural, =0 {Longo demais} one {# linha longa demais} other {# linhas longas demais}}: as letras são estreitadas para cerca de {percent}%.',
  '{count, plural, one {# Term Read} other {# Terms Read}}':
    '{count, plural, one {# termo lido} other {# termos lidos}}',
  '{count, plural, one {# article found} other {# articles found}}':
    '{count, plural, one {# artigo encontrado} other {# artigos encontrados}}',
  '{count, plural, one {# attachment} other {# attachments}}': '{count, plural, one {# anexo} other {# anexos}}',
  '{count, plural, one {# billion years} other {# billion years}}':
    '{count, plural, one {# bilhão de anos} other {# bilhões de anos}}',
  '{count, plural, one {# bookmark} other {# bookmarks}}': '{count, plural, one {# marcador} other {# marcadores}}',
  '{count, plural, one {# call} other {# calls}}': '{count, plural, one {# chamada} other {# chamadas}}',
  '{count, plural, one {# change} other {# changes}} could not be made.':
    '{count, plural, one {# alteração não pôde ser feita.} other {# alterações não puderam ser feitas.}}',
  '{count, plural, one {# change} other {# changes}} to look at':
    '{count, plural, one {# alteração} other {# alterações}} para conferir',
  '{count, plural, one {# change} other {# changes}}. Look at each below.':
    '{count, plural, one {# alteração} other {# alterações}}. Veja cada uma abaixo.',
  '{count, plural, one {# character left} other {# characters left}}':
    '{count, plural, one {# caractere restante} other {# caracteres restantes}}',
  '{count, plural, one {# character too many} other {# characters too many}}':
    '{count, plural, one {# caractere a mais} other {# caracteres a mais}}',
  '{count, plural, one {# character} other {# characters}}': '{count, plural, one {# caractere} other {# caracteres}}',
  '{count, plural, one {# code found} other {# codes found}}':
    '{count, plural, one {# código encontrado} other {# códigos encontrados}}',
  '{count, plural, one {# code scans} other {# codes scan}}':
    '{count, plural, one {# código funciona} other {# códigos funcionam}}',
  '{count, plural, one {# code scans} other {# codes scan}}, {unread} left out because they do not:':
    '{count, plural, one {# código funciona} other {# códigos funcionam}}, {unread} deixados de fora porque não funcionam:',
  '{count, plural, one {# colour} other {# colours}}: {colors}':
    '{count, plural, one {# cor} other {# cores}}: {colors}',
  '{count, plural, one {# column name stays as it was: a table and its formulas refer to it.} other {# column names stay as they were: tables and formulas refer to them.}}':
    '{count, plural, one {# nome de coluna fica como estava: uma tabela e suas fórmulas se referem a ele.} other {# nomes de coluna ficam como estavam: tabelas e fórmulas se referem a eles.}}',
  '{count, plural, one {# day} other {# days}}': '{count, plural, one {# dia} other {# dias}}',
  '{count, plural, one {# file is} other {# files are}} in the ZIP, about as large as before':
    '{count, plural, one {# arquivo está} other {# arquivos estão}} no ZIP, com quase o mesmo tamanho de antes',
  '{count, plural, one {# file} other {# files}}': '{count, plural, one {# arquivo} other {# arquivos}}',
  '{count, plural, one {# file} other {# files}} of the same name got a number, such as {example}.':
    '{count, plural, one {# arquivo com o mesmo nome recebeu} other {# arquivos com o mesmo nome receberam}} um número, como {example}.',
  '{count, plural, one {# file} other {# files}} opened':
    '{count, plural, one {# arquivo aberto} other {# arquivos abertos}}',
  '{count, plural, one {# form field got a new name, so that no two share a value.} other {# form fields got a new name, so that no two share a value.}}':
    '{count, plural, one {# campo de formulário recebeu um novo nome, para que dois campos não compartilhem um valor.} other {# campos de formulário receberam um novo nome, para que dois campos não compartilhem um valor.}}',
  '{count, plural, one {# form field} other {# form fields}}':
    '{count, plural, one {# campo de formulário} other {# campos de formulário}}',
  '{count, plural, one {# hit} other {# hits}} replaced':
    '{count, plural, one {# ocorrência substituída} other {# ocorrências substituídas}}',
  '{count, plural, one {# hour} other {# hours}}': '{count, plural, one {# hora} other {# horas}}',
  '{count, plural, one {# image} other {# images}}': '{count, plural, one {# imagem} other {# imagens}}',
  '{count, plural, one {# image} other {# images}}, one on each page':
    '{count, plural, one {# imagem} other {# imagens}}, uma em cada página',
  '{count, plural, one {# image} other {# images}}, {failures} failed':
    '{count, plural, one {# imagem} other {# imagens}}, {failures} com falha',
  '{count, plural, one {# is stored uncompressed, as compression would not make it smaller.} other {# are stored uncompressed, as compression would not make them smaller.}}':
    '{count, plural, one {# está armazenado sem compressão, pois ela não o deixaria menor.} other {# estão armazenados sem compressão, pois ela não os deixaria menores.}}',
  '{count, plural, one {# link of this browser is} other {# links of this browser are}} not in your account yet.':
    '{count, plural, one {# link deste navegador ainda não está} other {# links deste navegador ainda não estão}} na sua conta.',
  '{count, plural, one {# link} other {# links}}': '{count, plural, one {# link} other {# links}}',
  '{count, plural, one {# million years} other {# million years}}':
    '{count, plural, one {# milhão de anos} other {# milhões de anos}}',
  '{count, plural, one {# minute of reading} other {# minutes of reading}}':
    '{count, plural, one {# minuto de leitura} other {# minutos de leitura}}',
  '{count, plural, one {# minute of speech} other {# minutes of speech}}':
    '{count, plural, one {# minuto de fala} other {# minutos de fala}}',
  '{count, plural, one {# minute} other {# minutes}}': '{count, plural, one {# minuto} other {# minutos}}',
  '{count, plural, one {# month} other {# months}}': '{count, plural, one {# mês} other {# meses}}',
  '{count, plural, one {# note or mark} other {# annotations}}':
    '{count, plural, one {# nota ou marca} other {# anotações}}',
  '{count, plural, one {# page could not be read and is unchanged.} other {# pages could not be read and are unchanged.}}':
    '{count, plural, one {# página não pôde ser lida e está inalterada.} other {# páginas não puderam ser lidas e estão inalteradas.}}',
  '{count, plural, one {# page has} other {# pages have}} arrived.':
    '{count, plural, one {# página chegou.} other {# páginas chegaram.}}',
  '{count, plural, one {# page is} other {# pages are}} chosen: {chosen}':
    '{count, plural, one {# página escolhida} other {# páginas escolhidas}}: {chosen}',
  '{count, plural, one {# page is} other {# pages are}} in your list.':
    '{count, plural, one {# página está} other {# páginas estão}} na sua lista.',
  '{count, plural, one {# page} other {# pages}}': '{count, plural, one {# página} other {# páginas}}',
  '{count, plural, one {# paragraph} other {# paragraphs}}': '{count, plural, one {# parágrafo} other {# parágrafos}}',
  '{count, plural, one {# passage} other {# passages}} to look at':
    '{count, plural, one {# trecho} other {# trechos}} para conferir',
  '{count, plural, one {# photo} other {# photos}}': '{count, plural, one {# foto} other {# fotos}}',
  '{count, plural, one {# photo} other {# photos}}, {failures} failed':
    '{count, plural, one {# foto} other {# fotos}}, {failures} com falha',
  '{count, plural, one {# post} other {# posts}}': '{count, plural, one {# post} other {# posts}}',
  '{count, plural, one {# result was} other {# results were}} deleted meanwhile.':
    '{count, plural, one {# resultado foi excluído} other {# resultados foram excluídos}} nesse meio-tempo.',
  '{count, plural, one {# second} other {# seconds}}': '{count, plural, one {# segundo} other {# segundos}}',
  '{count, plural, one {# sentence was} other {# sentences were}} not translated: numbers, links or code would have been lost.':
    '{count, plural, one {# frase não foi traduzida} other {# frases não foram traduzidas}}: números, links ou código teriam se perdido.',
  '{count, plural, one {# sentence} other {# sentences}}': '{count, plural, one {# frase} other {# frases}}',
  '{count, plural, one {# table is} other {# tables are}} in one file, separated by empty lines. XLSX has a sheet for each.':
    '{count, plural, one {# tabela está} other {# tabelas estão}} em um arquivo, separadas por linhas vazias. O XLSX tem uma aba para cada uma.',
  '{count, plural, one {# table} other {# tables}}': '{count, plural, one {# tabela} other {# tabelas}}',
  '{count, plural, one {# thousand years} other {# thousand years}}':
    '{count, plural, one {# mil anos} other {# mil anos}}',
  '{count, plural, one {# tool} other {# tools}}': '{count, plural, one {# ferramenta} other {# ferramentas}}',
  '{count, plural, one {# word} other {# words}}': '{count, plural, one {# palavra} other {# palavras}}',
  '{count, plural, one {# year} other {# years}}': '{count, plural, one {# ano} other {# anos}}',
  '{count, plural, one {An image of the original cannot be shown by any program, and stayed as it is.} other {# images of the original cannot be shown by any program, and stayed as they are.}}':
    '{count, plural, one {Uma imagem do original não pode ser exibida por nenhum programa e ficou como estava.} other {# imagens do original não podem ser exibidas por nenhum programa e ficaram como estavam.}}',
  '{count, plural, one {Could not be read, and so not be searched: page {pages}.} other {Could not be read, and so not be searched: pages {pages}.}}':
    '{count, plural, one {Não pôde ser lida e, por isso, não foi pesquisada: página {pages}.} other {Não puderam ser lidas e, por isso, não foram pesquisadas: páginas {pages}.}}',
  '{count, plural, one {Page without text: {pages}. It is empty, or an image of text.} other {Pages without text: {pages}. They are empty, or images of text.}}':
    '{count, plural, one {Página sem texto: {pages}. Ela está vazia ou é uma imagem de texto.} other {Páginas sem texto: {pages}. Elas estão vazias ou são imagens de texto.}}',
  '{count, plural, one {Page {listed} of this PDF holds} other {Pages {listed} of this PDF hold}} no text: empty, or an image of text such as a scan.':
    '{count, plural, one {A página {listed} deste PDF não contém} other {As páginas {listed} deste PDF não contêm}} texto: em branco ou uma imagem de texto, como uma digitalização.',
  '{count, plural, one {Page {pages} could not be read and is unchanged.} other {Pages {pages} could not be read and are unchanged.}}':
    '{count, plural, one {A página {pages} não pôde ser lida e está inalterada.} other {As páginas {pages} não puderam ser lidas e estão inalteradas.}}',
  '{count, plural, one {Page {pages} still has some colour: gradients and spot colours cannot be turned gray here.} other {Pages {pages} still have some colour: gradients and spot colours cannot be turned gray here.}}':
    '{count, plural, one {A página {pages} ainda tem alguma cor: degradês e cores especiais não podem ser convertidos em cinza aqui.} other {As páginas {pages} ainda têm alguma cor: degradês e cores especiais não podem ser convertidos em cinza aqui.}}',
  '{count, plural, one {Page {pages} was not scanned here, so no text was read in it.} other {Pages {pages} were not scanned here, so no text was read in them.}}':
    '{count, plural, one {A página {pages} não foi digitalizada aqui, por isso nenhum texto foi lido nela.} other {As páginas {pages} não foram digitalizadas aqui, por isso nenhum texto foi lido nelas.}}',
  '{count, plural, one {Page {pages} would have looked different, and was compressed more gently.} other {Pages {pages} would have looked different, and were compressed more gently.}}':
    '{count, plural, one {A página {pages} teria ficado diferente e foi comprimida com mais cuidado.} other {As páginas {pages} teriam ficado diferentes e foram comprimidas com mais cuidado.}}',
  '{count, plural, one {Start without it} other {Start without them}}':
    '{count, plural, one {Começar sem ela} other {Começar sem elas}}',
  '{count, plural, one {The file was} other {All # files were}} read back from the ZIP and verified.':
    '{count, plural, one {O arquivo foi relido do ZIP e verificado.} other {Todos os # arquivos foram relidos do ZIP e verificados.}}',
  '{count, plural, one {Waiting: # job before yours} other {Waiting: # jobs before yours}}':
    '{count, plural, one {Aguardando: # tarefa antes da sua} other {Aguardando: # tarefas antes da sua}}',
  '{count, plural, one {You have used your free {one} for this month. The next comes {resets}.} other {You have used your # free {many} for this month. They come back {resets}.}} Pro users have no such limit.':
    '{count, plural, one {Você usou sua cota grátis deste mês ({one}). A próxima vem {resets}.} other {Você usou sua cota grátis deste mês (# {many}). Ela volta {resets}.}} Usuários Pro não têm esse limite.',
  '{count, plural, one {You have used your free {one} for today. The next comes {resets}.} other {You have used your # free {many} for today. They come back {resets}.}} Pro users have no such limit.':
    '{count, plural, one {Você usou sua cota grátis de hoje ({one}). A próxima vem {resets}.} other {Você usou sua cota grátis de hoje (# {many}). Ela volta {resets}.}} Usuários Pro não têm esse limite.',
  '{count, plural, one {Your edit is still here.} other {Your # edits are still here.}}':
    '{count, plural, one {Sua edição ainda está aqui.} other {Suas # edições ainda estão aqui.}}',
  '{count, plural, one {page {pages}} other {pages {pages}}}':
    '{count, plural, one {página {pages}} other {páginas {pages}}}',
  '{count, plural, one {tool in the bag} other {tools in the bag}}':
    '{count, plural, one {ferramenta na bolsa} other {ferramentas na bolsa}}',
  '{count, plural, one {{names} is locked and will be left out. Enter the password to take it in.} other {{names} are locked and will be left out. Enter the password to take them in.}}':
    '{count, plural, one {{names} está bloqueado e será deixado de fora. Digite a senha para incluí-lo.} other {{names} estão bloqueados e serão deixados de fora. Digite a senha para incluí-los.}}',
  '{count, plural, one {{pages} is a scan: an image of text without text behind it. In the result, it is an image as well.} other {{pages} are scans: images of text without text behind them. In the result, they are images as well.}}':
    '{count, plural, one {{pages} é uma digitalização: uma imagem de texto sem texto por trás dela. No resultado, também é uma imagem.} other {{pages} são digitalizações: imagens de texto sem texto por trás delas. No resultado, também são imagens.}}',
  '{count, plural, one {{pages} is a scan: an image of text without text behind it. It is not in the result.} other {{pages} are scans: images of text without text behind them. They are not in the result.}}':
    '{count, plural, one {{pages} é uma digitalização: uma imagem de texto sem texto por trás dela. Não está no resultado.} other {{pages} são digitalizações: imagens de texto sem texto por trás delas. Não estão no resultado.}}',
  '{count, plural, one {{pages}: its text was recognised from its image; much of it may be wrong (confidence {confidence}%).} other {{pages}: their text was recognised from images; much of it may be wrong (confidence {confidence}%).}}':
    '{count, plural, one {{pages}: o texto foi reconhecido a partir da imagem; boa parte dele pode estar errada (confiança de {confidence}%).} other {{pages}: o texto foi reconhecido a partir de imagens; boa parte dele pode estar errada (confiança de {confidence}%).}}',
  '{count, plural, one {{pages}: its text was recognised from its image; please check it where it matters.} other {{pages}: their text was recognised from images; please check it where it matters.}}':
    '{count, plural, one {{pages}: o texto foi reconhecido a partir da imagem; confira-o onde for importante.} other {{pages}: o texto foi reconhecido a partir de imagens; confira-o onde for importante.}}',
  '{country} is not part of SEPA, so a payment code cannot hold this IBAN.':
    '{country} não faz parte da SEPA, por isso um código de pagamento não pode conter este IBAN.',
  '{count} before that': '{count} antes disso',
  '{count} blank': '{count} em branco',
  '{count} by browsers that load ahead': '{count} por navegadores que pré-carregam',
  '{count} by chats for a preview': '{count} por chats para uma prévia',
  '{count} by robots': '{count} por robôs',
  '{count} different ones.': '{count} diferentes.',
  '{count} found': '{count} encontrados',
  '{count} had text already': '{count} já tinham texto',
  '{count} more': 'mais {count}',
  '{damaged, plural, one {# damaged page} other {# damaged pages}}':
    '{damaged, plural, one {# página danificada} other {# páginas danificadas}}',
  '{days, plural, one {# day} other {# days}}': '{days, plural, one {# dia} other {# dias}}',
  '{days, plural, one {Last day} other {Last # days}}': '{days, plural, one {Último dia} other {Últimos # dias}}',
  '{days, plural, one {The first day of your first subscription costs nothing.} other {The first # days of your first subscription cost nothing.}} You enter a card, nothing is charged, and if you cancel before the trial ends nothing ever will be.':
    '{days, plural, one {O primeiro dia da sua primeira assinatura não custa nada.} other {Os primeiros # dias da sua primeira assinatura não custam nada.}} Você informa um cartão, nada é cobrado e, se cancelar antes do fim do teste, nada será cobrado nunca.',
  '{department} · {location} · {type} · since': '{department} · {location} · {type} · desde',
  '{done, plural, one {# edit saved.} other {# edits saved.}}':
    '{done, plural, one {# edição salva.} other {# edições salvas.}}',
  '{done} of {all} edits saved.': '{done} de {all} edições salvas.',
  '{done} of {all} files done': '{done} de {all} arquivos prontos',
  '{done} of {all} files done, {failed} failed': '{done} de {all} arquivos prontos, {failed} com falha',
  '{done} of {total, plural, one {# task} other {# tasks}}':
    '{done} de {total, plural, one {# tarefa} other {# tarefas}}',
  '{done} of {total}': '{done} de {total}',
  '{dpi} dpi': '{dpi} dpi',
  '{dueNowCents} today: free days are for once, and they were used before with this account, its address, this card or at this network.':
    '{dueNowCents} hoje: os dias grátis valem uma única vez e já foram usados com esta conta, o endereço dela, este cartão ou nesta rede.',
  '{edits, plural, one {# edit} other {# edits}}': '{edits, plural, one {# edição} other {# edições}}',
  '{edits, plural, one {# edit} other {# edits}} and {fields, plural, one {# filled form field} other {# filled form fields}}':
    '{edits, plural, one {# edição} other {# edições}} e {fields, plural, one {# campo de formulário preenchido} other {# campos de formulário preenchidos}}',
  '{edits, plural, one {Delete # edit} other {Delete # edits}}':
    '{edits, plural, one {Excluir # edição} other {Excluir # edições}}',
  '{edits, plural, one {You have # edit on the PDF that is open.} other {You have # edits on the PDF that is open.}}':
    '{edits, plural, one {Você tem # edição no PDF aberto.} other {Você tem # edições no PDF aberto.}}',
  '{edits, plural, one {Your # edit was made on that one.} other {Your # edits were made on that one.}}':
    '{edits, plural, one {Sua # edição foi feita naquele.} other {Suas # edições foram feitas naquele.}}',
  '{edit}, page {page}': '{edit}, página {page}',
  '{email} gets Pro for this many days, starting now.':
    '{email} recebe o Pro por este número de dias, a partir de agora.',
  '{email} is in the setting ADMIN_EMAILS. Remove it there to revoke the role.':
    '{email} está na configuração ADMIN_EMAILS. Remova-o de lá para revogar a função.',
  '{email} is not an administrator of this site.': '{email} não é administrador deste site.',
  '{email} is yours.': '{email} é seu.',
  '{excess} over': '{excess} a mais',
  '{expiresAt} is no date and time, such as 2027-01-31 12:00.':
    '{expiresAt} não é uma data e hora, como 2027-01-31 12:00.',
  '{failures} of {all} failed.': '{failures} de {all} com falha.',
  '{failure} What you wrote is kept.': '{failure} O que você escreveu foi mantido.',
  '{features}. The quality of the results is the same on both plans.':
    '{features}. A qualidade dos resultados é a mesma nos dois planos.',
  '{field} (page {page})': '{field} (página {page})',
  '{fileName} is damaged, or not the kind of file its name says. {message}':
    '{fileName} está danificado ou não é do tipo que o nome indica. {message}',
  '{fileName} is now searchable.': '{fileName} agora é pesquisável.',
  '{fileName} is over 100MB limit': '{fileName} passa do limite de 100 MB',
  '{fileName} is ready.': '{fileName} está pronto.',
  '{fileName} is too large. {who} can edit PDFs up to {maxBytes}.':
    '{fileName} é grande demais. {who}: é possível editar PDFs de até {maxBytes}.',
  '{fileName} is too large. {who} can merge files up to {maxBytes} each.':
    '{fileName} é grande demais. {who}: é possível unir arquivos de até {maxBytes} cada.',
  '{fileName} is too large. {who} can place pictures up to {maxBytes}.':
    '{fileName} é grande demais. {who}: é possível colocar imagens de até {maxBytes}.',
  '{fileName} is too large: {who} can convert files up to {limit}.':
    '{fileName} é grande demais. {who}: é possível converter arquivos de até {limit}.',
  '{filename} is ready.': '{filename} está pronto.',
  '{files, plural, one {# file was left out: links, or files not found under the name listed.} other {# files were left out: links, or files not found under the name listed.}}':
    '{files, plural, one {# arquivo foi deixado de fora: links ou arquivos não encontrados sob o nome listado.} other {# arquivos foram deixados de fora: links ou arquivos não encontrados sob o nome listado.}}',
  '{files, plural, one {# file} other {# files}} in one PDF of {pages, plural, one {# page} other {# pages}}.':
    '{files, plural, one {# arquivo} other {# arquivos}} em um PDF de {pages, plural, one {# página} other {# páginas}}.',
  '{files, plural, one {# file} other {# files}}, {others, plural, one {# other} other {# others}}':
    '{files, plural, one {# arquivo} other {# arquivos}}, {others, plural, one {# outro} other {# outros}}',
  '{files, plural, one {{names} could not be kept when the page was reloaded. Please add it again.} other {{names} could not be kept when the page was reloaded. Please add them again.}}':
    '{files, plural, one {{names} não pôde ser guardado quando a página foi recarregada. Adicione-o de novo.} other {{names} não puderam ser guardados quando a página foi recarregada. Adicione-os de novo.}}',
  '{fine, plural, one {# row is fine} other {# rows are fine}}':
    '{fine, plural, one {# linha está certa} other {# linhas estão certas}}',
  '{fine, plural, one {# row is fine} other {# rows are fine}}, {wrong, plural, one {# is left out:} other {# are left out:}}':
    '{fine, plural, one {# linha está certa} other {# linhas estão certas}}, {wrong, plural, one {# é deixada de fora:} other {# são deixadas de fora:}}',
  '{first} and {others, plural, one {# other file} other {# other files}}':
    '{first} e {others, plural, one {# outro arquivo} other {# outros arquivos}}',
  '{fonts, plural, one {# font not inside} other {# fonts not inside}}':
    '{fonts, plural, one {# fonte não incluída} other {# fontes não incluídas}}',
  '{font} has no bold or italic, either.': '{font} também não tem negrito nem itálico.',
  '{font} has no bold, either.': '{font} também não tem negrito.',
  '{font} has no italic, either.': '{font} também não tem itálico.',
  '{found, plural, one {# code found.} other {# codes found.}}':
    '{found, plural, one {# código encontrado.} other {# códigos encontrados.}}',
  '{found} of {count, plural, one {# call} other {# calls}}':
    '{found} de {count, plural, one {# chamada} other {# chamadas}}',
  '{free} (Pro: {pro})': '{free} (Pro: {pro})',
  '{from} becomes {to}': '{from} vira {to}',
  '{from} cannot be converted to {to} here. Please choose {offered}.':
    '{from} não pode ser convertido em {to} aqui. Escolha {offered}.',
  '{from} wrote:': '{from} escreveu:',
  '{hidden, plural, one {# more term is} other {# more terms are}} for other languages.':
    '{hidden, plural, one {Mais # termo é} other {Mais # termos são}} para outros idiomas.',
  '{hidden} more': 'mais {hidden}',
  '{hits, plural, one {# hit} other {# hits}} on {pages, plural, one {# page} other {# pages}}':
    '{hits, plural, one {# ocorrência} other {# ocorrências}} em {pages, plural, one {# página} other {# páginas}}',
  '{hosts, plural, one {# more comes from LINK_BLOCKLIST_FILE.} other {# more come from LINK_BLOCKLIST_FILE.}}':
    '{hosts, plural, one {Mais # vem de LINK_BLOCKLIST_FILE.} other {Mais # vêm de LINK_BLOCKLIST_FILE.}}',
  '{host} gave no access token ({status}). Is the refresh token still valid?':
    '{host} não forneceu token de acesso ({status}). O refresh token ainda é válido?',
  '{host}, for free users who agreed, in frames that know nothing of the page around them':
    '{host}, para usuários Free que concordaram, em quadros que não sabem nada da página em volta deles',
  '{host}, which gives the access tokens, does not answer.': '{host}, que fornece os tokens de acesso, não responde.',
  '{hours, plural, one {# hour} other {# hours}}': '{hours, plural, one {# hora} other {# horas}}',
  '{hours, plural, one {in # hour} other {in # hours}}, at midnight UTC':
    '{hours, plural, one {em # hora} other {em # horas}}, à meia-noite UTC',
  '{hours} h {minutes} min': '{hours} h {minutes} min',
  '{ideas} in progress': '{ideas} em andamento',
  '{images, plural, one {# image of the original is damaged beyond repair and was left as it is.} other {# images of the original are damaged beyond repair and were left as they are.}}':
    '{images, plural, one {# imagem do original está danificada sem possibilidade de reparo e foi deixada como está.} other {# imagens do original estão danificadas sem possibilidade de reparo e foram deixadas como estão.}}',
  '{images, plural, one {# image was left out: Markdown has room for text only. HTML and DOCX keep them.} other {# images were left out: Markdown has room for text only. HTML and DOCX keep them.}}':
    '{images, plural, one {# imagem foi deixada de fora: o Markdown só comporta texto. HTML e DOCX as mantêm.} other {# imagens foram deixadas de fora: o Markdown só comporta texto. HTML e DOCX as mantêm.}}',
  '{images, plural, one {# image was left out: Markdown has room for text only.} other {# images were left out: Markdown has room for text only.}}':
    '{images, plural, one {# imagem foi deixada de fora: o Markdown só comporta texto.} other {# imagens foram deixadas de fora: o Markdown só comporta texto.}}',
  '{kept, plural, one {Keep the edit} other {Keep the # edits}}':
    '{kept, plural, one {Manter a edição} other {Manter as # edições}}',
  '{kept} Choose the file again to go on.': '{kept} Escolha o arquivo de novo para continuar.',
  '{kind}, page {page}': '{kind}, página {page}',
  '{label} (optional)': '{label} (opcional)',
  '{label}: arrow keys move the brush, the space bar marks':
    '{label}: as setas movem o pincel, a barra de espaço marca',
  '{label}: length': '{label}: comprimento',
  '{label}: picker': '{label}: seletor',
  '{label}: please send one image.': '{label}: envie uma imagem.',
  '{label}: unit': '{label}: unidade',
  '{language} for term {number}': '{language} para o termo {number}',
  '{language}, {percent}% sure': '{language}, {percent}% de certeza',
  '{left, plural, one {# character left} other {# characters left}}':
    '{left, plural, one {# caractere restante} other {# caracteres restantes}}',
  '{left, plural, one {One of them is} other {# of them are}} free this month; the others wait.':
    '{left, plural, one {Uma delas é} other {# delas são}} grátis neste mês; as outras esperam.',
  '{length, plural, one {# character} other {# characters}} cannot hold the {demanded} you ask for. Please raise the length or lower the minimums.':
    '{length, plural, one {# caractere não comporta} other {# caracteres não comportam}} os {demanded} que você pede. Aumente o comprimento ou diminua os mínimos.',
  '{lines, plural, one {# line} other {# lines}} changed on {pages, plural, one {# page} other {# pages}}':
    '{lines, plural, one {# linha alterada} other {# linhas alteradas}} em {pages, plural, one {# página} other {# páginas}}',
  '{links, plural, one {# link is listed but never unpacked.} other {# links are listed but never unpacked.}}':
    '{links, plural, one {# link é listado, mas nunca extraído.} other {# links são listados, mas nunca extraídos.}}',
  '{made} of {total} made, stopped after {done}.': '{made} de {total} criados, interrompido após {done}.',
  '{made} of {total} made.': '{made} de {total} criados.',
  '{margin} mm': '{margin} mm',
  '{marked} marked': '{marked} marcadas',
  '{matches, plural, one {# match} other {# matches}}': '{matches, plural, one {# ocorrência} other {# ocorrências}}',
  '{max, plural, one {Up to # file is processed} other {Up to # files are processed}} at once. Please send this one when one of the others is done.':
    '{max, plural, one {Até # arquivo é processado} other {Até # arquivos são processados}} de uma vez. Envie este quando um dos outros estiver pronto.',
  '{message} You stay Pro until {graceEndsAt}.': '{message} Você continua Pro até {graceEndsAt}.',
  '{message} Your message is kept in this browser.': '{message} Sua mensagem é mantida neste navegador.',
  '{millimetres} mm wide, in the look of the Create tab, with its logo.':
    '{millimetres} mm de largura, com o visual da aba Criar e o logotipo dela.',
  '{millimetres} mm wide, in the look of the Create tab.': '{millimetres} mm de largura, com o visual da aba Criar.',
  '{milliseconds} ms': '{milliseconds} ms',
  '{min, plural, one {# character} other {# characters}} or more':
    '{min, plural, one {# caractere} other {# caracteres}} ou mais',
  '{min, plural, one {# entry} other {# entries}} or more': '{min, plural, one {# entrada} other {# entradas}} ou mais',
  '{minutes, plural, one {# minute} other {# minutes}}': '{minutes, plural, one {# minuto} other {# minutos}}',
  '{minutes, plural, one {# minute} other {# minutes}} to read':
    '{minutes, plural, one {# minuto} other {# minutos}} de leitura',
  '{minutes, plural, one {in # minute} other {in # minutes}}, at midnight UTC':
    '{minutes, plural, one {em # minuto} other {em # minutos}}, à meia-noite UTC',
  '{minutes} min': '{minutes} min',
  '{min} or more': '{min} ou mais',
  '{min} to {max, plural, one {# character} other {# characters}}':
    'de {min} a {max, plural, one {# caractere} other {# caracteres}}',
  '{min} to {max, plural, one {# entry} other {# entries}}':
    'de {min} a {max, plural, one {# entrada} other {# entradas}}',
  '{min} to {max}': 'de {min} a {max}',
  '{modules, plural, one {# module} other {# modules}}': '{modules, plural, one {# módulo} other {# módulos}}',
  '{modules} × {modules} modules, level {errorLevel}': '{modules} × {modules} módulos, nível {errorLevel}',
  '{months, plural, one {{percent}% off the first month} other {{percent}% off the first # months}}':
    '{months, plural, one {{percent}% de desconto no primeiro mês} other {{percent}% de desconto nos primeiros # meses}}',
  '{moved, plural, one {# link} other {# links}} moved to your account':
    '{moved, plural, one {# link movido} other {# links movidos}} para a sua conta',
  '{names, plural, one {# name began at the root of the disk and was moved inside the folder.} other {# names began at the root of the disk and were moved inside the folder.}}':
    '{names, plural, one {# nome começava na raiz do disco e foi movido para dentro da pasta.} other {# nomes começavam na raiz do disco e foram movidos para dentro da pasta.}}',
  '{names, plural, one {# name cannot be stored on Windows and was changed.} other {# names cannot be stored on Windows and were changed.}}':
    '{names, plural, one {# nome não pode ser armazenado no Windows e foi alterado.} other {# nomes não podem ser armazenados no Windows e foram alterados.}}',
  '{names, plural, one {# name contained invisible control characters, which were removed.} other {# names contained invisible control characters, which were removed.}}':
    '{names, plural, one {# nome continha caracteres de controle invisíveis, que foram removidos.} other {# nomes continham caracteres de controle invisíveis, que foram removidos.}}',
  '{names, plural, one {# name named a drive and was moved inside the folder.} other {# names named a drive and were moved inside the folder.}}':
    '{names, plural, one {# nome indicava uma unidade de disco e foi movido para dentro da pasta.} other {# nomes indicavam uma unidade de disco e foram movidos para dentro da pasta.}}',
  '{names, plural, one {# name pointed outside the folder and was moved inside.} other {# names pointed outside the folder and were moved inside.}}':
    '{names, plural, one {# nome apontava para fora da pasta e foi movido para dentro dela.} other {# nomes apontavam para fora da pasta e foram movidos para dentro dela.}}',
  '{names, plural, one {# name was empty and was replaced.} other {# names were empty and were replaced.}}':
    '{names, plural, one {# nome estava vazio e foi substituído.} other {# nomes estavam vazios e foram substituídos.}}',
  '{names, plural, one {# name was too long and was shortened.} other {# names were too long and were shortened.}}':
    '{names, plural, one {# nome era longo demais e foi encurtado.} other {# nomes eram longos demais e foram encurtados.}}',
  '{name} (not inside)': '{name} (não incluída)',
  '{name} (required)': '{name} (obrigatório)',
  '{name} and {others} more': '{name} e mais {others}',
  '{name} before and after': '{name} antes e depois',
  '{name} cannot be shown: it may be damaged or not an image. You can still try to process it; a failed photo does not count as a scan.':
    '{name} não pode ser exibido: pode estar danificado ou não ser uma imagem. Você ainda pode tentar processá-lo; uma foto que falha não conta como digitalização.',
  '{name} code': 'Código {name}',
  '{name} could not be stored by the browser. Add it again.':
    '{name} não pôde ser armazenado pelo navegador. Adicione-o de novo.',
  '{name} could not translate this now.': '{name} não conseguiu traduzir isto agora.',
  '{name} did not answer, so your text was not translated. Please try again in a minute.':
    '{name} não respondeu, por isso seu texto não foi traduzido. Tente novamente em um minuto.',
  "{name} does not accept this site's requests now, so your text was not translated. The operator of this site has to look into it.":
    '{name} não está aceitando as solicitações deste site agora, por isso seu texto não foi traduzido. O operador deste site precisa verificar isso.',
  '{name} has more than 100 megapixels. Please choose a smaller copy.':
    '{name} tem mais de 100 megapixels. Escolha uma cópia menor.',
  '{name} has too much to do, or this site has used up its amount there. Please try again later.':
    '{name} está sobrecarregado, ou este site já usou toda a sua cota ali. Tente novamente mais tarde.',
  '{name} includes': 'O {name} inclui',
  '{name} is completely transparent, so it has no colours.':
    '{name} é totalmente transparente, por isso não tem cores.',
  '{name} is empty (0 bytes). Please choose a file with content.':
    '{name} está vazio (0 bytes). Escolha um arquivo com conteúdo.',
  '{name} is empty.': '{name}: está vazio.',
  '{name} is larger than 100 MB. Please choose a smaller copy of it.':
    '{name} tem mais de 100 MB. Escolha uma cópia menor.',
  '{name} is larger than 50 MB. Please choose a smaller copy.': '{name} tem mais de 50 MB. Escolha uma cópia menor.',
  '{name} is larger than {maxBytes}. Please split it.': '{name} tem mais de {maxBytes}. Divida-o.',
  '{name} is locked.': '{name} está bloqueado.',
  '{name} is no longer on the server. Please choose it again.': '{name} não está mais no servidor. Escolha-o de novo.',
  '{name} is not an image that this browser can show. Please choose a JPEG or PNG.':
    '{name} não é uma imagem que este navegador consiga mostrar. Escolha um JPEG ou PNG.',
  '{name} is not an image. Please choose a JPEG, PNG, WebP, GIF, AVIF or SVG file.':
    '{name} não é uma imagem. Escolha um arquivo JPEG, PNG, WebP, GIF, AVIF ou SVG.',
  '{name} is not an image. Please choose a PNG, JPEG, WebP, GIF or SVG file.':
    '{name} não é uma imagem. Escolha um arquivo PNG, JPEG, WebP, GIF ou SVG.',
  '{name} is not {wanted}.': '{name} não é {wanted}.',
  '{name} is not {wanted}: it has {size} instead of {wantedSize}.':
    '{name} não é {wanted}: ele tem {size} em vez de {wantedSize}.',
  '{name} is too large for this browser. Please choose a smaller image.':
    '{name} é grande demais para este navegador. Escolha uma imagem menor.',
  '{name} is too long.': '{name}: texto longo demais.',
  '{name} landscape': '{name} paisagem',
  '{name} may have up to {max, plural, one {# character} other {# characters}}.':
    '{name} pode ter até {max, plural, one {# caractere} other {# caracteres}}.',
  '{name} must be a colour such as #ffffff.': '{name} deve ser uma cor como #ffffff.',
  '{name} must be a number from {least} to {most}.': '{name} deve ser um número de {least} a {most}.',
  '{name} must be a number.': '{name}: deve ser um número.',
  '{name} must be a whole number from 1 to {maxSide} pixels.':
    '{name} deve ser um número inteiro de 1 a {maxSide} pixels.',
  '{name} must be a whole number.': '{name}: deve ser um número inteiro.',
  '{name} must be at least {min}.': '{name}: deve ser pelo menos {min}.',
  '{name} must be at most {max, plural, other {#}}.': '{name}: deve ser no máximo {max, plural, other {#}}.',
  '{name} must be text.': '{name} deve ser texto.',
  '{name} must have at most {max, plural, one {# character} other {# characters}}.':
    '{name}: no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  '{name} on this site translated it instead.': '{name}, neste site, traduziu em seu lugar.',
  '{name} opened': '{name} aberto',
  '{name} shows nothing: it is empty or links to external content. Please try a PNG copy.':
    '{name} não mostra nada: está vazio ou depende de conteúdo externo. Tente uma cópia em PNG.',
  '{name} text': 'Texto {name}',
  '{name} was changed, moved or deleted on this device after you chose it. Please choose it again.':
    '{name} foi alterado, movido ou excluído neste dispositivo depois que você o escolheu. Escolha-o de novo.',
  '{name} was damaged and has been repaired as far as possible.':
    '{name} estava danificado e foi reparado na medida do possível.',
  '{name} was protected; the result is not.': '{name} estava protegido; o resultado não está.',
  '{name} with the {name2}': '{name} com {name2}',
  '{name}, {n}, {ext}, {date}; {nnn} for 001. Such as {namePattern}':
    '{name}, {n}, {ext}, {date}; {nnn} para 001. Por exemplo, {namePattern}',
  '{name}. Save it to use it again.': '{name}. Salve-a para usá-la de novo.',
  '{name}: added': '{name}: adicionado',
  '{name}: with Pro only.': '{name}: somente com o Pro.',
  '{name}: {used} of {max} used': '{name}: {used} de {max} usados',
  '{number} is deleted': '{number} foi excluída',
  '{number} of {all}': '{number} de {all}',
  '{operation} takes {types}.': '{operation} aceita {types}.',
  '{outside, plural, one {# image or other part of this document is external and was not loaded.} other {# images or other parts of this document are external and were not loaded.}}':
    '{outside, plural, one {# imagem ou outra parte deste documento é externa e não foi carregada.} other {# imagens ou outras partes deste documento são externas e não foram carregadas.}}',
  '{pace} a minute': '{pace} por minuto',
  '{pageCount, plural, one {This document has 1 page.} other {This document has the pages 1 to {last}.}}':
    '{pageCount, plural, one {Este documento tem 1 página.} other {Este documento tem as páginas 1 a {last}.}}',
  '{pages, plural, one {# page across the file} other {# pages across the file}}':
    '{pages, plural, one {# página ao longo do arquivo} other {# páginas ao longo do arquivo}}',
  '{pages, plural, one {# page deleted.} other {# pages deleted.}}':
    '{pages, plural, one {# página excluída.} other {# páginas excluídas.}}',
  '{pages, plural, one {# page inserted as page {number}.} other {# pages inserted as page {number}.}}':
    '{pages, plural, one {# página inserida como página {number}.} other {# páginas inseridas como página {number}.}}',
  '{pages, plural, one {# page moved before place {place}.} other {# pages moved before place {place}.}}':
    '{pages, plural, one {# página movida para antes da posição {place}.} other {# páginas movidas para antes da posição {place}.}}',
  '{pages, plural, one {# page removed.} other {# pages removed.}}':
    '{pages, plural, one {# página removida.} other {# páginas removidas.}}',
  '{pages, plural, one {# page rotated left.} other {# pages rotated left.}}':
    '{pages, plural, one {# página girada para a esquerda.} other {# páginas giradas para a esquerda.}}',
  '{pages, plural, one {# page rotated right.} other {# pages rotated right.}}':
    '{pages, plural, one {# página girada para a direita.} other {# páginas giradas para a direita.}}',
  '{pages, plural, one {# page turned left.} other {# pages turned left.}}':
    '{pages, plural, one {# página girada para a esquerda.} other {# páginas giradas para a esquerda.}}',
  '{pages, plural, one {# page turned right.} other {# pages turned right.}}':
    '{pages, plural, one {# página girada para a direita.} other {# páginas giradas para a direita.}}',
  '{pages, plural, one {# page} other {# pages}}': '{pages, plural, one {# página} other {# páginas}}',
  '{pages, plural, one {# page} other {# pages}} as {format}':
    '{pages, plural, one {# página} other {# páginas}} em {format}',
  '{pages, plural, one {Delete # page} other {Delete # pages}}':
    '{pages, plural, one {Excluir # página} other {Excluir # páginas}}',
  '{pages, plural, one {Rotate # page left} other {Rotate # pages left}}':
    '{pages, plural, one {Girar # página para a esquerda} other {Girar # páginas para a esquerda}}',
  '{pages, plural, one {Rotate # page right} other {Rotate # pages right}}':
    '{pages, plural, one {Girar # página para a direita} other {Girar # páginas para a direita}}',
  '{pages, plural, one {Searching, # page to go…} other {Searching, # pages to go…}}':
    '{pages, plural, one {Pesquisando, falta # página…} other {Pesquisando, faltam # páginas…}}',
  '{pages, plural, one {The PDF has # page.} other {The PDF has # pages.}}':
    '{pages, plural, one {O PDF tem # página.} other {O PDF tem # páginas.}}',
  '{pages, plural, one {The link leads to page {toPage}, but there is only one page.} other {The link leads to page {toPage}, but there are only # pages.}}':
    '{pages, plural, one {O link leva à página {toPage}, mas há apenas uma página.} other {O link leva à página {toPage}, mas há apenas # páginas.}}',
  '{pages, plural, one {The text is that of # page, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.} other {The text is that of # pages, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.}}':
    '{pages, plural, one {O texto é de # página, e este PDF tem {pageCount}. Deixe um avanço de página (form feed) entre os textos de cada duas páginas.} other {O texto é de # páginas, e este PDF tem {pageCount}. Deixe um avanço de página (form feed) entre os textos de cada duas páginas.}}',
  '{pages, plural, one {This document is very long: only its first page is in the PDF. Please split it to get the rest.} other {This document is very long: only its first # pages are in the PDF. Please split it to get the rest.}}':
    '{pages, plural, one {Este documento é muito longo: apenas sua primeira página está no PDF. Divida-o para obter o resto.} other {Este documento é muito longo: apenas suas primeiras # páginas estão no PDF. Divida-o para obter o resto.}}',
  '{pages}: no text was found in the image.': '{pages}: nenhum texto foi encontrado na imagem.',
  '{pages}: the text could not be recognised.': '{pages}: não foi possível reconhecer o texto.',
  '{page} of {last}': '{page} de {last}',
  '{paper} and other sizes': '{paper} e outros tamanhos',
  '{paper}: {pages, plural, one {# page} other {# pages}}':
    '{paper}: {pages, plural, one {# página} other {# páginas}}',
  '{parts, plural, one {# part of this document, such as an image, cannot be read and may be missing from the result.} other {# parts of this document, such as an image, cannot be read and may be missing from the result.}}':
    '{parts, plural, one {# parte deste documento, como uma imagem, não pode ser lida e pode faltar no resultado.} other {# partes deste documento, como uma imagem, não podem ser lidas e podem faltar no resultado.}}',
  '{passages} and more': '{passages} e mais',
  '{people, plural, one {# person has this problem} other {# people have this problem}}':
    '{people, plural, one {# pessoa tem este problema} other {# pessoas têm este problema}}',
  '{percent} alike': '{percent} igual',
  '{percent}% alike, differences show': '{percent}% iguais, diferenças visíveis',
  '{percent}% alike, hardly any difference': '{percent}% iguais, quase nenhuma diferença',
  '{percent}% alike, looks the same': '{percent}% iguais, mesma aparência',
  '{percent}% alike, small differences close up': '{percent}% iguais, pequenas diferenças de perto',
  '{percent}% of all': '{percent}% do total',
  '{percent}% smaller': '{percent}% menor',
  '{pixels} × {pixels} pixels': '{pixels} × {pixels} pixels',
  '{pixels} × {pixels} pixels, in the look of the Create tab, with its logo.':
    '{pixels} × {pixels} pixels, com o visual da aba Criar e o logotipo dela.',
  '{pixels} × {pixels} pixels, in the look of the Create tab.':
    '{pixels} × {pixels} pixels, com o visual da aba Criar.',
  '{pixels} × {pixels} px': '{pixels} × {pixels} px',
  '{places, plural, one {# place highlighted.} other {# places highlighted.}}':
    '{places, plural, one {# trecho destacado.} other {# trechos destacados.}}',
  '{places, plural, one {# place will be erased.} other {# places will be erased.}}':
    '{places, plural, one {# trecho será apagado.} other {# trechos serão apagados.}}',
  '{places, plural, one {A number with # decimal place} other {A number with # decimal places}}':
    '{places, plural, one {Um número com # casa decimal} other {Um número com # casas decimais}}',
  '{places, plural, one {Mark # place to erase} other {Mark # places to erase}}':
    '{places, plural, one {Marcar # trecho para apagar} other {Marcar # trechos para apagar}}',
  '{points} of {maxStrengthPoints} points': '{points} de {maxStrengthPoints} pontos',
  '{price} a month': '{price} por mês',
  '{price} a year': '{price} por ano',
  '{price}, after a {days}-day free trial. Cancel with one click.':
    '{price}, após um teste grátis de {days} dias. Cancele com um clique.',
  '{price}. Cancel with one click.': '{price}. Cancele com um clique.',
  '{price}. Next payment on {end}.': '{price}. Próximo pagamento em {end}.',
  '{problem} For a new one, <link>register again</link>, or ask for it on your <link2>account page</link2>.':
    '{problem} Para um novo, <link>cadastre-se de novo</link> ou peça-o na sua <link2>página da conta</link2>.',
  '{pro} with Pro': '{pro} com o Pro',
  '{range} in steps of {step}': '{range} em passos de {step}',
  '{ready} of {all} documents are ready.': '{ready} de {all} documentos estão prontos.',
  '{ready} of {all} files are ready.': '{ready} de {all} arquivos estão prontos.',
  '{read} of {pages, plural, one {# page} other {# pages}} read':
    '{read} de {pages, plural, one {# página lida} other {# páginas lidas}}',
  '{remaining} left': 'restam {remaining}',
  '{remaining} of {max} free {uses} left this month': 'Cota grátis deste mês: restam {remaining} de {max} {uses}',
  '{remaining} of {max} free {uses} left today': 'Cota grátis de hoje: restam {remaining} de {max} {uses}',
  '{remaining} of {max} left this month': 'Restam {remaining} de {max} neste mês',
  '{remaining} of {max} left today': 'Restam {remaining} de {max} hoje',
  '{replies, plural, =0 {Page {page}, deleted} one {Page {page}, deleted with # reply} other {Page {page}, deleted with # replies}}':
    '{replies, plural, =0 {Página {page}, excluída} one {Página {page}, excluída com # resposta} other {Página {page}, excluída com # respostas}}',
  '{replies, plural, =0 {{gone} deleted.} one {{gone} deleted with # reply.} other {{gone} deleted with # replies.}}':
    '{replies, plural, =0 {{gone} excluído.} one {{gone} excluído com # resposta.} other {{gone} excluído com # respostas.}}',
  '{replies, plural, one {# reply} other {# replies}}': '{replies, plural, one {# resposta} other {# respostas}}',
  '{replies, plural, one {deleted with its reply} other {deleted with its # replies}}':
    '{replies, plural, one {excluída com a sua resposta} other {excluída com as suas # respostas}}',
  '{saved}. Preview at 2 megapixels; the result has full resolution.':
    '{saved}. Prévia em 2 megapixels; o resultado tem resolução total.',
  '{saved}. Preview.': '{saved}. Prévia.',
  '{seconds, plural, one {# second} other {# seconds}}': '{seconds, plural, one {# segundo} other {# segundos}}',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}, in the GSM alphabet.':
    '{segments, plural, =1 {Uma mensagem} one {# mensagem} other {# mensagens}}, no alfabeto GSM.',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters} and others, one would hold 160 characters instead of 70.':
    '{segments, plural, =1 {Uma mensagem} one {# mensagem} other {# mensagens}}. Sem {characters} e outros, uma comportaria 160 caracteres em vez de 70.',
  '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters}, one would hold 160 characters instead of 70.':
    '{segments, plural, =1 {Uma mensagem} one {# mensagem} other {# mensagens}}. Sem {characters}, uma comportaria 160 caracteres em vez de 70.',
  '{sentence} Your message is kept in this browser.': '{sentence} Sua mensagem é mantida neste navegador.',
  '{sent} of {total}': '{sent} de {total}',
  '{signatures, plural, one {# digital signature was removed, as a signature holds only for the file that was signed.} other {# digital signatures were removed, as a signature holds only for the file that was signed.}}':
    '{signatures, plural, one {# assinatura digital foi removida, pois uma assinatura vale apenas para o arquivo que foi assinado.} other {# assinaturas digitais foram removidas, pois uma assinatura vale apenas para o arquivo que foi assinado.}}',
  '{signatures, plural, one {Signed} other {# signatures}}':
    '{signatures, plural, one {Assinado} other {# assinaturas}}',
  '{size} · locked with a password': '{size} · bloqueado com senha',
  '{size} · opening': '{size} · abrindo',
  '{size} · waiting for its turn': '{size} · aguardando a vez',
  '{sourceLang} to {targetLang} · {name} · {bytes}': '{sourceLang} para {targetLang} · {name} · {bytes}',
  '{specials, plural, one {# special entry is listed but never unpacked.} other {# special entries are listed but never unpacked.}}':
    '{specials, plural, one {# entrada especial é listada, mas nunca extraída.} other {# entradas especiais são listadas, mas nunca extraídas.}}',
  '{split}% before': '{split}% antes',
  '{submitted} of {total}': '{submitted} de {total}',
  '{subscribers, plural, one {# subscriber} other {# subscribers}}':
    '{subscribers, plural, one {# assinante} other {# assinantes}}',
  '{summaryWords} of {words, plural, one {# word} other {# words}}.':
    '{summaryWords} de {words, plural, one {# palavra} other {# palavras}}.',
  '{summaryWords} of {words, plural, one {# word} other {# words}}: saves about {saved, plural, one {# minute} other {# minutes}} of reading.':
    '{summaryWords} de {words, plural, one {# palavra} other {# palavras}}: poupa cerca de {saved, plural, one {# minuto} other {# minutos}} de leitura.',
  '{tables, plural, one {# table} other {# tables}} of {pages, plural, one {# page} other {# pages}}':
    '{tables, plural, one {# tabela} other {# tabelas}} de {pages, plural, one {# página} other {# páginas}}',
  '{targetBytes} cannot be reached without pages becoming hard to read: {bytes} is the smallest result that stays clear.':
    '{targetBytes} não pode ser atingido sem que as páginas fiquem difíceis de ler: {bytes} é o menor resultado que continua nítido.',
  '{text} Upgrade to Pro for up to 50,000.': '{text} Faça upgrade para o Pro para até 50.000.',
  '{text} on {background}:': '{text} sobre {background}:',
  '{times, plural, one {sent # time} other {sent # times}}':
    '{times, plural, one {enviada # vez} other {enviada # vezes}}',
  '{title} by day': '{title} por dia',
  '{title} by day: at most {most}, {total} in all': '{title} por dia: no máximo {most}, {total} no total',
  '{title} is for administrators.': '{title} é para administradores.',
  '{title} is for administrators. You are signed in as {email}, who is not one.':
    '{title} é para administradores. Você entrou como {email}, que não é um deles.',
  '{tool} failed': '{tool}: falha',
  '{total, plural, one {# article} other {# articles}}': '{total, plural, one {# artigo} other {# artigos}}',
  '{total, plural, one {# conversation.} other {# conversations.}}':
    '{total, plural, one {# conversa.} other {# conversas.}}',
  '{total, plural, one {# link} other {# links}}': '{total, plural, one {# link} other {# links}}',
  '{total, plural, one {# user} other {# users}}': '{total, plural, one {# usuário} other {# usuários}}',
  '{trialDays, plural, one {Try Pro free for # day} other {Try Pro free for # days}}':
    '{trialDays, plural, one {Experimente o Pro grátis por # dia} other {Experimente o Pro grátis por # dias}}',
  '{types} and scanned PDFs, up to {max} each': '{types} e PDFs digitalizados, até {max} cada',
  '{types}, up to {size}': '{types}, até {size}',
  '{types}, up to {size} each': '{types}, até {size} cada',
  '{type} images can have at most {maxSide} pixels on a side, and this one has {width} × {height}. Please choose another format or a smaller size.':
    'Imagens {type} podem ter no máximo {maxSide} pixels de lado, e esta tem {width} × {height}. Escolha outro formato ou um tamanho menor.',
  '{type}, may be missing': '{type}, pode faltar',
  '{used} of {limit} characters': '{used} de {limit} caracteres',
  '{used} of {max} tokens of today are used.': '{used} de {max} tokens de hoje foram usados.',
  '{username} has Pro until {end}': '{username} tem o Pro até {end}',
  '{username} is an administrator now': '{username} agora é administrador',
  '{username} is no longer an administrator': '{username} não é mais administrador',
  '{username} no longer has granted Pro': '{username} não tem mais o Pro concedido',
  '{uses, plural, one {# use} other {# uses}}': '{uses, plural, one {# uso} other {# usos}}',
  '{values} and {more} more': '{values} e mais {more}',
  '{verb} first': '{verb} primeiro',
  '{visitors, plural, one {# visitor} other {# visitors}}':
    '{visitors, plural, one {# visitante} other {# visitantes}}',
  '{visitors} Not counted as clicks: {seen}.': '{visitors} Não contados como cliques: {seen}.',
  '{what} can have at most {maxBytes} here. Please split it.': '{what} pode ter no máximo {maxBytes} aqui. Divida-o.',
  '{what} is empty. Please enter some text.': '{what}: está vazio. Digite algum texto.',
  '{what} must be text.': '{what}: deve ser texto.',
  '{what} must have at most {max, plural, one {# character} other {# characters}}.':
    '{what}: deve ter no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  '{whoGivesPro} Give them the email address of your account. The <pageLink>pricing page</pageLink> says what Pro changes, tool by tool.':
    '{whoGivesPro} Informe a eles o endereço de e-mail da sua conta. A <pageLink>página de preços</pageLink> diz o que o Pro muda, ferramenta por ferramenta.',
  '{who} can convert up to {max} files at once.': '{who}: é possível converter até {max} arquivos de uma vez.',
  '{who} can edit files up to {maxBytes}.': '{who}: é possível editar arquivos de até {maxBytes}.',
  '{who} can have files up to {maxBytes} read.': '{who}: é possível ler arquivos de até {maxBytes}.',
  '{who} can insert pages of up to {max} PDFs at once.':
    '{who}: é possível inserir páginas de até {max} PDFs de uma vez.',
  '{who} can merge up to {max} files at once.': '{who}: é possível unir até {max} arquivos de uma vez.',
  '{who} can place up to {max} pictures in a PDF.': '{who}: é possível colocar até {max} imagens em um PDF.',
  '{who} can process files up to {maxBytes} each.': '{who}: é possível processar arquivos de até {maxBytes} cada.',
  '{who} can process up to {max} files at once. {count, plural, one {# was} other {# were}} left out.':
    '{who}: é possível processar até {max} arquivos de uma vez. {count, plural, one {# foi deixado} other {# foram deixados}} de fora.',
  '{who} can put up to {max} pages into one PDF.': '{who}: é possível colocar até {max} páginas em um PDF.',
  '{who} can scan images up to {maxBytes}.': '{who}: é possível digitalizar imagens de até {maxBytes}.',
  '{who} can split files up to {maxBytes}.': '{who}: é possível dividir arquivos de até {maxBytes}.',
  '{who} can summarize files up to {maxBytes}.': '{who}: é possível resumir arquivos de até {maxBytes}.',
  '{who} can summarize up to {maxCharacters} characters.': '{who}: é possível resumir até {maxCharacters} caracteres.',
  '{who} can translate up to {most} characters at once. Please shorten your text.':
    '{who}: é possível traduzir até {most} caracteres de uma vez. Encurte seu texto.',
  '{who} can upload files up to {maxBytes}.': '{who}: é possível enviar arquivos de até {maxBytes}.',
  '{width} by {height} points': '{width} por {height} pontos',
  '{width} × {height} at {ratio}': '{width} × {height} a {ratio}',
  '{width} × {height} pixels': '{width} × {height} pixels',
  '{words, plural, one {# word was read.} other {# words were read.}}':
    '{words, plural, one {# palavra foi lida.} other {# palavras foram lidas.}}',
  '{x} across, {y} down': '{x} na horizontal, {y} na vertical',
  '{x} cm from the left, {y} cm from the top': '{x} cm da esquerda, {y} cm do topo',
  '© 2026 The Satchel authors': '© 2026 Os autores do Satchel',
  '· {totalBytes} in total': '· {totalBytes} no total',
  '· {used} of {limit}': '· {used} de {limit}',
  '“{echoed}” is not a hex colour. Please use the digits 0 to 9 and the letters a to f, such as {example}.':
    '“{echoed}” não é uma cor hexadecimal. Use os dígitos de 0 a 9 e as letras de a a f, como {example}.',
  Recipient: 'Destinatário',
  View: 'Ver',
  'Mark as safe': 'Marcar como seguro',
};
