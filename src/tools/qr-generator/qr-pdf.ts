import type { PDFDocument, PDFImage, PDFOperator, PDFPage } from '@cantoo/pdf-lib';
import { type Box, type Contour, quarterCircle, roundedBox } from '../../shared/qr/contour.ts';
import { drawCode, type QrDesign, type QrDrawing } from '../../shared/qr/draw-code.ts';
import { gradientLine } from '../../shared/qr/gradient.ts';
import { type Paint, rgbOf } from '../../shared/qr/qr-style.ts';

/** 600 kB that only this output needs. */
const loadPdfLibrary = () => import('@cantoo/pdf-lib');
type PdfLibrary = Awaited<ReturnType<typeof loadPdfLibrary>>;

/** The page being drawn, and its resources. */
type Sheet = { library: PdfLibrary; document: PDFDocument; page: PDFPage };

const POINTS_PER_MILLIMETRE = 72 / 25.4;

/**
 * A PDF with one code per page, drawn as outlines, with the colours and gradients of the SVG.
 *
 * @param millimetres width of each page, filled by the code with its quiet zone
 */
export async function qrPdf(designs: readonly QrDesign[], millimetres: number): Promise<Uint8Array> {
  const library = await loadPdfLibrary();
  const document = await library.PDFDocument.create();
  document.setTitle(designs.length === 1 ? 'QR code' : 'QR codes');
  document.setCreator('Satchel');
  const points = millimetres * POINTS_PER_MILLIMETRE;
  for (const design of designs) {
    await addCode({ library, document, page: document.addPage([points, points]) }, design);
  }
  return document.save();
}

async function addCode(sheet: Sheet, design: QrDesign): Promise<void> {
  const { library, document, page } = sheet;
  const drawing = drawCode(design);
  const scale = page.getWidth() / drawing.side;
  const { pushGraphicsState, popGraphicsState, concatTransformationMatrix } = library;
  // From here on, a unit is a module and y points down, as in all outlines.
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(scale, 0, 0, -scale, 0, page.getHeight()));
  if (design.style.background !== 'transparent') {
    const paper = roundedBox({ x: 0, y: 0, width: drawing.side, height: drawing.side }, [0, 0, 0, 0]);
    page.pushOperators(fillColor(library, design.style.background), ...path(library, [paper]), library.fill());
  }
  for (const [index, layer] of drawing.layers.entries()) {
    page.pushOperators(...filled(sheet, layer, `Ink${index}`, drawing.symbol));
  }
  if (drawing.logo !== undefined) {
    const image = await document.embedPng(drawing.logo.source.dataUrl);
    page.pushOperators(...placedLogo(sheet, image, drawing.logo));
  }
  page.pushOperators(popGraphicsState());
}

function fillColor({ setFillingRgbColor }: PdfLibrary, hex: string): PDFOperator {
  const [red, green, blue] = rgbOf(hex);
  return setFillingRgbColor(red / 255, green / 255, blue / 255);
}

function filled(
  sheet: Sheet,
  { contours, paint }: QrDrawing['layers'][number],
  name: string,
  symbol: Box,
): PDFOperator[] {
  const { library } = sheet;
  if (paint.kind === 'solid') return [fillColor(library, paint.color), ...path(library, contours), library.fill()];
  const {
    pushGraphicsState,
    popGraphicsState,
    clip,
    endPath,
    PDFName,
    PDFOperator: Operator,
    PDFOperatorNames,
  } = library;
  addShading(sheet, name, paint, symbol);
  return [
    pushGraphicsState(),
    ...path(library, contours),
    clip(),
    endPath(),
    Operator.of(PDFOperatorNames.ShadingFill, [PDFName.of(name)]),
    popGraphicsState(),
  ];
}

/** An axial or radial shading between two colours (ISO 32000-1, 8.7.4.5.3 and 8.7.4.5.4, with the function type 2). */
function addShading(
  { library: { PDFName, PDFDict }, document, page }: Sheet,
  name: string,
  paint: Exclude<Paint, { kind: 'solid' }>,
  symbol: Box,
): void {
  const line = gradientLine(paint, symbol);
  const unit = (hex: string): number[] => rgbOf(hex).map((value) => value / 255);
  const shading = document.context.obj({
    ShadingType: line.kind === 'linear' ? 2 : 3,
    ColorSpace: 'DeviceRGB',
    Coords:
      line.kind === 'linear'
        ? [line.from.x, line.from.y, line.to.x, line.to.y]
        : [line.centre.x, line.centre.y, 0, line.centre.x, line.centre.y, line.radius],
    Function: { FunctionType: 2, Domain: [0, 1], C0: unit(paint.from), C1: unit(paint.to), N: 1 },
    Extend: [true, true],
  });
  const { Resources } = page.node.normalizedEntries();
  const key = PDFName.of('Shading');
  const shadings = Resources.lookupMaybe(key, PDFDict) ?? document.context.obj({});
  shadings.set(PDFName.of(name), shading);
  Resources.set(key, shadings);
}

function placedLogo(
  { library, page }: Sheet,
  image: PDFImage,
  { box, shape }: NonNullable<QrDrawing['logo']>,
): PDFOperator[] {
  const { pushGraphicsState, popGraphicsState, concatTransformationMatrix, drawObject, clip, endPath } = library;
  // A round logo is cropped to its middle square, as with `cover` in CSS.
  const cover = shape === 'circle' ? box.width / Math.min(image.width, image.height) : undefined;
  const width = cover === undefined ? box.width : image.width * cover;
  const height = cover === undefined ? box.height : image.height * cover;
  const left = box.x + (box.width - width) / 2;
  const bottom = box.y + (box.height + height) / 2;
  const radius = box.width / 2;
  const name = page.node.newXObject('Logo', image.ref);
  return [
    pushGraphicsState(),
    ...(shape === 'circle'
      ? [...path(library, [roundedBox(box, [radius, radius, radius, radius])]), clip(), endPath()]
      : []),
    concatTransformationMatrix(width, 0, 0, -height, left, bottom),
    drawObject(name),
    popGraphicsState(),
  ];
}

/** Control point distance for which a cubic curve follows a quarter circle within 0.03% of its radius. */
const CIRCLE_CONTROL = 0.5522847498;

function path(
  { moveTo, lineTo, appendBezierCurve, closePath }: PdfLibrary,
  contours: readonly Contour[],
): PDFOperator[] {
  return contours.flatMap(({ start, steps }) => {
    let at = start;
    const operators = [moveTo(start.x, start.y)];
    for (const { to, arc } of steps) {
      if (arc === undefined) operators.push(lineTo(to.x, to.y));
      else {
        const { corner } = quarterCircle(at, to, arc.clockwise);
        const towards = (from: number, target: number): number => from + (target - from) * CIRCLE_CONTROL;
        operators.push(
          appendBezierCurve(
            towards(at.x, corner.x),
            towards(at.y, corner.y),
            towards(to.x, corner.x),
            towards(to.y, corner.y),
            to.x,
            to.y,
          ),
        );
      }
      at = to;
    }
    return [...operators, closePath()];
  });
}
