#!/usr/bin/python3
"""A resident LibreOffice: reads jobs from standard input and answers on standard output, one JSON line each (job-process.ts).

usage: office-worker.py PROFILE PIPE

Starts soffice with that profile, talks to it over a local pipe of that name, and never shows a dialog. The
server owns deadlines and memory: it kills the whole process group. At the end of standard input it ends itself and soffice.

 -> {"id": 1, "request": {...}, "inputs": {"input": "/.../in"}, "outputs": {"output": "/.../out"}}
 <- {"id": 1, "answer": {"sheets": 0}}   or, to {"detect": true}, {"filter": "MS WinWord 5", "opens": "com.sun.star.text.TextDocument"}, or   {"id": 1, "refused": {"code": "OFFICE_NOT_LOADED", ...}}

It needs the full LibreOffice packages: those that end in -nogui lack files without which a resident instance aborts on ordinary
documents with notes.
"""
import ctypes
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from urllib.parse import quote

import uno
import unohelper
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException
from com.sun.star.task import XInteractionHandler
from com.sun.star.text.FilenameDisplayFormat import FULL, NAME_AND_EXT, PATH

PROGRAM = "/usr/lib/libreoffice/program/soffice.bin"
START_SECONDS = 60
SOCKETS = "/tmp"
# Exit code of soffice after it has written its first profile and needs a restart.
RESTART_CODE = 81
AGAIN = "-again"
# Never resolves (RFC 2606). With the address of a missing file some formats could not be written.
FOLDER = "http://document.invalid/"
PR_SET_PDEATHSIG = 1
# Longer texts are cut before opening: LibreOffice then lays out all pages, and nothing stops it.
# By import filter: the part with the text, its paragraphs, its tables with their rows and cells, and what else can be closed
# behind any paragraph.
LONG_TEXTS = {
    "MS Word 2007 XML": (
        "word/document.xml",
        {b"w:p"},
        (b"w:tbl", b"w:tr", b"w:tc"),
        {b"w:document", b"w:body", b"w:sdt", b"w:sdtContent"},
    ),
    "writer8": (
        "content.xml",
        {b"text:p", b"text:h"},
        (b"table:table", b"table:table-row", b"table:table-cell"),
        {b"office:document-content", b"office:body", b"office:text", b"text:section", b"text:list", b"text:list-item"},
    ),
}  # fmt: skip
# Smaller texts never have thousands of pages.
LONG_BYTES = 2_000_000
LINE_SIGNS = 80
ALL_SHEETS = "all"
# What Windows refuses in names of files.
RESERVED = r'[\x00-\x1f<>:"/\\|?*]'
TAG = re.compile(rb"<(/?)([A-Za-z_][\w:.-]*)((?:[^<>\"']++|\"[^\"]*+\"|'[^']*+')*+)>")
NO_MACROS, NO_LINK_UPDATE = 0, 0


def end():
    os.killpg(0, signal.SIGKILL)


def die_with_parent():
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def start_office(profile, pipe):
    arguments = [
        PROGRAM, "--headless", "--invisible", "--nocrashreport", "--nodefault", "--nologo", "--nofirststartwizard",
        "--norestore", "--nolockcheck", "-env:UserInstallation=file://" + profile,
        "--accept=pipe,name=%s;urp;StarOffice.ComponentContext" % pipe,
    ]  # fmt: skip
    return subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=sys.stderr, preexec_fn=die_with_parent)


def connect(profile, pipe):
    """Returns the office process and its component context, once it answers."""
    process = start_office(profile, pipe)
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        try:
            return process, resolver.resolve("uno:pipe,name=%s;urp;StarOffice.ComponentContext" % pipe)
        except NoConnectException:
            code = process.poll()
            if code == RESTART_CODE:
                # Under other names: the sandbox lets sockets be made, and not removed.
                os.rename(profile, profile + AGAIN)
                return connect(profile + AGAIN, pipe + AGAIN)
            if code is not None:
                why = "" if os.access(SOCKETS, os.W_OK) else ": it makes its sockets in %s, which is read-only here" % SOCKETS
                refuse_start("soffice ended with %s before it answered%s" % (code, why))
            time.sleep(0.02)
    refuse_start("soffice did not answer within %d seconds" % START_SECONDS)


def refuse_start(why):
    """The waiting job is not to blame."""
    sys.stdout.write(json.dumps({"id": json.loads(sys.stdin.readline())["id"], "failed": why}) + "\n")
    sys.stdout.flush()
    end()


def setting(name, value):
    return PropertyValue(Name=name, Value=value)


def settings(values):
    return tuple(setting(name, value) for name, value in values.items())


def values_of(settings):
    return {each.Name: each.Value for each in settings}


class Decline(unohelper.Base, XInteractionHandler):
    """Answers every question with 'cancel' and records it."""

    def __init__(self):
        self.asked = []

    def handle(self, request):
        self.asked.append(type(request.getRequest()).__name__)
        for continuation in request.getContinuations():
            abort = continuation.queryInterface(uno.getTypeByName("com.sun.star.task.XInteractionAbort"))
            if abort:
                abort.select()
                return


office, context = connect(sys.argv[1], sys.argv[2])
services = context.ServiceManager
desktop = services.createInstanceWithContext("com.sun.star.frame.Desktop", context)
files = services.createInstanceWithContext("com.sun.star.ucb.SimpleFileAccess", context)


class Refusal(Exception):
    """LibreOffice failed on a document; the server turns the code into a sentence."""

    def __init__(self, code, error):
        super().__init__(str(error)[:500])
        self.code = code


def end_if_gone(error):
    """A document that crashed LibreOffice gets no answer, which tells the server that this process is gone."""
    time.sleep(0.2)
    if office.poll() is not None or "bridge disposed" in str(error).lower():
        sys.stderr.write("soffice died on a document: %s\n" % error)
        sys.stderr.flush()
        end()


def shorten(request, path):
    """Returns a copy of a document cut after about the requested lines, or None when it is not longer."""
    if not request.get("maxLines") or request["importFilter"] not in LONG_TEXTS or not zipfile.is_zipfile(path):
        return None
    part, *structure = LONG_TEXTS[request["importFilter"]]
    with zipfile.ZipFile(path) as package:
        if part not in package.namelist() or package.getinfo(part).file_size < LONG_BYTES:
            return None
        text = cut(package.read(part), request["maxLines"], *structure)
        if text is None:
            return None
        shorter = os.path.join(os.environ["TMPDIR"], "shorter")
        with zipfile.ZipFile(shorter, "w") as copy:
            for entry in package.infolist():
                copy.writestr(entry.filename, text if entry.filename == part else package.read(entry))
        return shorter


class Lines:
    """Counts printed lines. Cells of a row stand side by side, so the highest counts."""

    def __init__(self, grid):
        self.table, self.row, self.cell = grid
        # For the text and each table that is open: lines before the row, of its highest cell so far, and of the one under way.
        self.levels = [[0, 0, 0]]

    def total(self):
        before, highest, cell = self.levels[-1]
        return before + max(highest, cell)

    def add(self, lines):
        self.levels[-1][2] += lines

    def open(self, name):
        if name == self.table:
            self.levels.append([self.total(), 0, 0])

    def close(self, name):
        if len(self.levels) == 1:
            return
        level = self.levels[-1]
        if name == self.cell:
            level[1:] = max(level[1], level[2]), 0
        elif name == self.row:
            level[:] = level[0] + max(level[1], level[2]), 0, 0
        elif name == self.table:
            after = self.total()
            self.levels.pop()
            self.add(after - self.total())


def cut(text, max_lines, paragraphs, grid, around):
    """Returns the XML up to the paragraph that reaches this many lines, with its elements closed; None when there are fewer."""
    opened, lines, signs, end = [], Lines(grid), 0, 0
    around = around.union(grid)
    for tag in TAG.finditer(text):
        signs += tag.start() - end
        end = tag.end()
        closes, name, rest = tag.groups()
        if not closes and not rest.endswith(b"/"):
            opened.append(name)
            if name in grid:
                lines.open(name)
            continue
        if closes:
            opened.pop()
            if name in grid:
                lines.close(name)
        if name not in paragraphs:
            continue
        lines.add(max(1, -(-signs // LINE_SIGNS)))
        signs = 0
        if lines.total() >= max_lines and around.issuperset(opened):
            # Word keeps page size and margins at the very end.
            page = text.rfind(b"<w:sectPr", end)
            page = text[page : text.find(b"</w:sectPr>", page) + len(b"</w:sectPr>")] if page > end else b""
            closing = b"".join(b"</%s>" % name for name in reversed(opened))
            return text[:end] + closing.replace(b"</w:body>", page + b"</w:body>")
    return None


def detect(request, path):
    """Returns the filter LibreOffice would open a file with by its content, and the service it opens as; both empty for none."""
    detection = services.createInstanceWithContext("com.sun.star.document.TypeDetection", context)
    stream = files.openFileRead(uno.systemPathToFileUrl(path))
    try:
        kind, _ = detection.queryTypeByDescriptor(settings({"URL": address_of(request), "InputStream": stream}), True)
    finally:
        stream.closeInput()
    if not kind:
        return {"filter": "", "opens": ""}
    name = values_of(detection.getByName(kind)).get("PreferredFilter", "")
    filters = services.createInstanceWithContext("com.sun.star.document.FilterFactory", context)
    service = values_of(filters.getByName(name))["DocumentService"] if name and filters.hasByName(name) else ""
    return {"filter": name, "opens": service}


def address_of(request):
    """Its last part shows in fields for the file's name, and names the sheet of a CSV."""
    return FOLDER + quote(request.get("name", "document"), safe="")


def load(request, path, decline):
    # At an address that does not exist: a document without one is trusted and may load external files and pages, and with its
    # own address, relative links would reveal where the server keeps its files.
    stream = files.openFileRead(uno.systemPathToFileUrl(path))
    values = {
        "InputStream": stream,
        "FilterName": request["importFilter"],
        "Hidden": True,
        "ReadOnly": True,
        "UpdateDocMode": NO_LINK_UPDATE,
        "MacroExecutionMode": NO_MACROS,
        "InteractionHandler": decline,
    }
    if request.get("importOptions"):
        values["FilterOptions"] = request["importOptions"]
    if request.get("password"):
        values["Password"] = request["password"]
    document = desktop.loadComponentFromURL(address_of(request), "_blank", 0, settings(values))
    if document is not None:
        hide_address(document)
    return document


def hide_address(document):
    """Fields for the file's whole path show its name only."""
    if not hasattr(document, "TextFields"):
        return
    fields = document.TextFields.createEnumeration()
    while fields.hasMoreElements():
        field = fields.nextElement()
        if field.supportsService("com.sun.star.text.textfield.FileName") and field.FileFormat in (FULL, PATH):
            field.FileFormat = NAME_AND_EXT


def save_sheets(document, request, path):
    """Writes one sheet as CSV, or all of them into a ZIP."""
    names = list(document.Sheets.ElementNames)
    if request["sheet"] != ALL_SHEETS:
        shutil.copyfile(store_sheet(document, request, find_sheet(names, request["sheet"])), path)
        return {"sheets": len(names)}
    used = set()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, name in enumerate(names, 1):
            archive.write(store_sheet(document, request, number), unused(re.sub(RESERVED, "_", name)[:100], used) + ".csv")
    return {"sheets": len(names)}


def store_sheet(document, request, number):
    """Returns where the sheet is: LibreOffice adds the sheet's name to the path."""
    folder = os.path.join(os.environ["TMPDIR"], "sheets")
    shutil.rmtree(folder, ignore_errors=True)
    os.mkdir(folder)
    # The twelfth option of the CSV filter.
    options = "%s,false,false,%d" % (request["exportOptions"], number)
    store(document, {**request, "exportOptions": options}, os.path.join(folder, "sheet"))
    return os.path.join(folder, os.listdir(folder)[0])


def find_sheet(names, wanted):
    """Returns the number, from 1, of the sheet of this name, or of this number."""
    same = [number for number, name in enumerate(names, 1) if name.lower() == wanted.lower()]
    if same:
        return same[0]
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted[:9]) <= len(names):
        return int(wanted)
    raise Refusal("OFFICE_NO_SHEET", json.dumps(names[:20])[:450])


def unused(name, used):
    unique, copy = name, 1
    while unique.lower() in used:
        copy += 1
        unique = "%s (%d)" % (name, copy)
    used.add(unique.lower())
    return unique


def save(document, request, path):
    if request.get("sheet") and hasattr(document, "Sheets"):
        return save_sheets(document, request, path)
    store(document, request, path)
    return {"sheets": document.Sheets.getCount() if hasattr(document, "Sheets") else 0}


def store(document, request, path):
    values = {"FilterName": request["exportFilter"], "Overwrite": True}
    if request.get("exportOptions"):
        values["FilterOptions"] = request["exportOptions"]
    if request.get("exportData"):
        values["FilterData"] = uno.Any("[]com.sun.star.beans.PropertyValue", settings(request["exportData"]))
    document.storeToURL(uno.systemPathToFileUrl(path), settings(values))


def close(document):
    try:
        document.close(True)
    except Exception:
        # A running filter may keep it open.
        document.dispose()


def convert(request, source, target):
    decline = Decline()
    try:
        shorter = shorten(request, source)
        document = load(request, shorter or source, decline)
    except Exception as error:
        end_if_gone(error)
        raise Refusal("OFFICE_NOT_LOADED", error)
    if document is None:
        raise Refusal("OFFICE_NOT_LOADED", "asked for: " + ", ".join(decline.asked))
    try:
        return {**save(document, request, target), "cut": shorter is not None}
    except Refusal:
        raise
    except Exception as error:
        end_if_gone(error)
        raise Refusal("OFFICE_NOT_SAVED", error)
    finally:
        try:
            close(document)
        except Exception as error:
            sys.stderr.write("could not close: %s\n" % error)


def answer(job):
    if job["request"].get("warmUp"):
        return {"answer": {}}
    try:
        if job["request"].get("detect"):
            return {"answer": detect(job["request"], job["inputs"]["input"])}
        return {"answer": convert(job["request"], job["inputs"]["input"], job["outputs"]["output"])}
    except Refusal as refusal:
        message = "This document cannot be converted."
        return {"refused": {"code": refusal.code, "status": 422, "message": message, "log": str(refusal)}}


def forget_job():
    """Empties LibreOffice's temporary folders, but keeps the folders, which it created at its start."""
    for folder, _, names in os.walk(os.environ["TMPDIR"]):
        for name in names:
            try:
                os.unlink(os.path.join(folder, name))
            except OSError as error:
                sys.stderr.write("%s\n" % error)


for line in sys.stdin:
    job = json.loads(line)
    result = answer(job)
    forget_job()
    sys.stdout.write(json.dumps({"id": job["id"], **result}) + "\n")
    sys.stdout.flush()
end()
