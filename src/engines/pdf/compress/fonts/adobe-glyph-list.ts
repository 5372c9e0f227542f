import glyphs from './adobe-glyph-list.json' with { type: 'json' };

/**
 * Adobe Glyph List 2.0, each name with its first code point.
 *
 * Copyright 2002, 2010, 2015 Adobe Systems Incorporated. Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met: Redistributions of source code must retain the
 * above copyright notice, this list of conditions and the following disclaimer. Redistributions in binary form must reproduce
 * the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials
 * provided with the distribution. Neither the name of Adobe Systems Incorporated nor the names of its contributors may be used
 * to endorse or promote products derived from this software without specific prior written permission. THIS SOFTWARE IS
 * PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED
 * TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE
 * COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES
 * (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS
 * INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING
 * NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
const codePoints = new Map<string, number>(Object.entries(glyphs));

/**
 * The Unicode code point of a glyph name; TrueType glyphs are looked up by name this way (ISO 32000-2, 9.6.5.4). Undefined
 * for a name that does not identify a character.
 */
export function codePointOf(glyphName: string): number | undefined {
  const listed = codePoints.get(glyphName);
  if (listed !== undefined) return listed;
  const hex = /^uni([0-9A-F]{4})/.exec(glyphName)?.[1] ?? /^u([0-9A-F]{4,6})$/.exec(glyphName)?.[1];
  return hex === undefined ? undefined : Number.parseInt(hex, 16);
}
