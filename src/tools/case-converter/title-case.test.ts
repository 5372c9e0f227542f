import { describe, expect, it } from 'vitest';
import type { CaseLocale } from './letter-case.ts';
import { toTitleCase } from './title-case.ts';
import type { TitleStyleId } from './title-styles.ts';

const title = (text: string, titleStyle: TitleStyleId, locale: CaseLocale = 'en') =>
  toTitleCase(text, { titleStyle, locale, keepAcronyms: true, capitalSharpS: false });

/** Each title is correct; the tool must restore it from small letters. */
describe('title case by the Chicago Manual of Style', () => {
  it.each([
    // Examples of the manual's chapter 8, prepositions of five letters or more as in its 18th edition.
    'Mnemonics That Work Are Better Than Rules That Do Not',
    'Singing While You Work',
    'A Little Learning Is a Dangerous Thing',
    'Four Theories Concerning the Gospel According to Matthew',
    'Taking Down Names, Spelling Them Out, and Typing Them Up',
    'Tired but Happy',
    'The Editor as Anonymous Assistant',
    'Sitting on the Floor in an Empty Room',
    'Turn On, Tune In, and Enjoy',
    'Ten Hectares per Capita, but Landownership and per Capita Income',
    'Much Ado About Nothing',
    'Gone with the Wind',
    'Under-the-Counter Transactions and Out-of-Fashion Initiatives',
    'Bed-and-Breakfast Options in Upstate New York',
    'Record-Breaking Borrowings from Medium-Sized Libraries',
    'Cross-Stitching for Beginners',
    'A Run-in with Authorities',
    'Avoiding a Run-In',
    'Anti-intellectual Pursuits',
    'A History of the Twenty-First Century',
    'To Kill a Mockingbird',
    'Now on Sale',
  ])('writes %j', (expected) => {
    expect(title(expected.toLowerCase(), 'chicago')).toBe(expected);
  });
});

describe('title case by the AP Stylebook', () => {
  it.each([
    'What I Want To Be When I Grow Up',
    'Turn Off the Lights in Silence',
    'A Life of Eating Chocolate for Stamina',
    'Living With Both Feet off the Ground',
    'What To Look For in a Mate',
    'Gone With the Wind',
    'Of Mice and Men',
    'For Whom the Bell Tolls',
    'The Star-Spangled Banner',
    'State-of-the-Art Tools From a Mother-in-Law',
    'The Road to London',
    'The Lord of the Rings: The Return of the King',
    'What Is It For?',
    'Anti-Intellectual Pursuits',
  ])('writes %j', (expected) => {
    expect(title(expected.toLowerCase(), 'ap')).toBe(expected);
  });
});

describe('title case in either style', () => {
  it('capitalises behind colons, full stops and opening quotation marks', () => {
    expect(title('star wars: a new hope', 'chicago')).toBe('Star Wars: A New Hope');
    expect(title('1. the beginning', 'ap')).toBe('1. The Beginning');
    expect(title('a review of “the hobbit”', 'ap')).toBe('A Review of “The Hobbit”');
  });

  it('keeps acronyms, mixed case, addresses and dotted names', () => {
    expect(title('NASA and the iPhone at https://example.org/a with node.js', 'ap')).toBe(
      'NASA and the iPhone at https://example.org/a With node.js',
    );
    expect(title('the U.S. and the e.g. of it', 'ap')).toBe('The U.S. and the e.g. of It');
    expect(title('mail me@example.com about #WeLoveIt', 'ap')).toBe('Mail me@example.com About #WeLoveIt');
  });

  it('writes well-known names as they are written, whatever their case', () => {
    expect(title('an iphone and two IPADS on youtube', 'ap')).toBe('An iPhone and Two iPads on YouTube');
    expect(title('IPHONE SALES ROSE ON EBAY', 'ap')).toBe('iPhone Sales Rose on eBay');
    expect(title("the iphone's screen", 'ap')).toBe("The iPhone's Screen");
  });

  it('capitalises the words of a name with underscores, but no file name', () => {
    expect(title('hello world_foo', 'ap')).toBe('Hello World_Foo');
    expect(title('open my_notes.txt', 'ap')).toBe('Open my_notes.txt');
  });

  it('does not take a line in capitals for acronyms, except the best known', () => {
    expect(title('NASA LAUNCHES A NEW ROCKET IN THE USA', 'ap')).toBe('NASA Launches a New Rocket in the USA');
    expect(title('NASA', 'ap')).toBe('NASA');
    expect(title('ROCKET', 'ap')).toBe('Rocket');
  });

  it('gives names with an apostrophe their second capital and contractions none', () => {
    expect(title("o'brien doesn't like d’artagnan's l'oréal", 'ap')).toBe("O'Brien Doesn't Like D’Artagnan's L'Oréal");
  });

  it('writes Roman numerals in capitals', () => {
    expect(title('henry viii and world war ii', 'ap')).toBe('Henry VIII and World War II');
  });

  it('keeps all white space and punctuation', () => {
    expect(title('  the\tquick   (brown) fox!? ', 'ap')).toBe('  The\tQuick   (Brown) Fox!? ');
    expect(title('—', 'ap')).toBe('—');
    expect(title('', 'ap')).toBe('');
  });

  it('capitalises every word of other languages by their rules', () => {
    expect(title('ijs in de ijssel', 'ap', 'nl')).toBe('IJs In De IJssel');
    expect(title('istanbul ılık', 'ap', 'tr')).toBe('İstanbul Ilık');
    expect(title('ΟΔΥΣΣΕΥΣ ΚΑΙ ΠΗΝΕΛΟΠΗ', 'ap', 'el')).toBe('Οδυσσευς Και Πηνελοπη');
    expect(title('привет, мир', 'ap')).toBe('Привет, Мир');
  });
});
