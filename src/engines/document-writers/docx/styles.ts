import { type CommonStyles, headingLevels, type LetterLook } from '../common-styles.ts';
import { runProperties } from './run-properties.ts';

/** Sizes, relative to the text, of heading levels that do not occur. */
const headingScale = { 1: 1.8, 2: 1.5, 3: 1.25, 4: 1.1, 5: 1, 6: 1 } as const;

/** word/styles.xml: the text's look as default, and heading styles, which programs build outlines from. */
export function* stylesXml({ body, headings }: CommonStyles, namespaces: string): Generator<string> {
  yield `<w:styles ${namespaces}><w:docDefaults><w:rPrDefault>${runProperties(body)}</w:rPrDefault>`;
  yield '<w:pPrDefault><w:pPr><w:spacing w:before="0" w:after="0" w:line="240" w:lineRule="auto"/></w:pPr></w:pPrDefault>';
  yield '</w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>';
  for (const level of headingLevels) {
    const look: LetterLook = headings[level] ?? { ...body, bold: true, size: body.size * headingScale[level] };
    yield `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/>`;
    yield '<w:next w:val="Normal"/><w:uiPriority w:val="9"/><w:qFormat/>';
    yield `<w:pPr><w:keepNext/><w:keepLines/><w:outlineLvl w:val="${level - 1}"/></w:pPr>${runProperties(look, body)}</w:style>`;
  }
  yield '<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/><w:uiPriority w:val="34"/><w:qFormat/></w:style>';
  yield '<w:style w:type="paragraph" w:styleId="Header"><w:name w:val="header"/><w:basedOn w:val="Normal"/><w:uiPriority w:val="99"/></w:style>';
  yield '<w:style w:type="paragraph" w:styleId="Footer"><w:name w:val="footer"/><w:basedOn w:val="Normal"/><w:uiPriority w:val="99"/></w:style>';
  yield '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:tblPr><w:tblCellMar><w:left w:w="0" w:type="dxa"/><w:right w:w="0" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>';
  yield '</w:styles>';
}
