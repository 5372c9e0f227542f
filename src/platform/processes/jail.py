#!/usr/bin/python3 -IS
"""Confines itself, then becomes the given program. Needs no privilege and no user namespace, so it also works inside a
default container.

usage: jail.py [option]... -- program argument...

  --filter BASE64     the seccomp filter to run under
  --read PATH         the program may read and execute what is there (may be repeated)
  --write PATH        the program may read, write and create there (may be repeated)
  --parent PID        die at once unless this is the parent; die whenever it dies
  --death-signal N    sent when the parent dies; SIGKILL by default
  --memory BYTES      address space
  --cpu SECONDS       processor time: SIGXCPU, one second later SIGKILL
  --file-size BYTES   of any file it writes: SIGXFSZ
  --open-files COUNT
  --processes COUNT   of the user, threads included
  --nice N
  --socket-folder PATH  the program may make local sockets there, and nothing else

Without --read and --write the file system is not confined. Exits with 125 when the kernel lacks support.

What no layer here covers on old kernels: before Landlock 6 (Linux 6.12) the program may send signals to other processes of
the same user.
"""
import base64
import ctypes
import os
import resource
import signal
import struct
import sys

SETUP_FAILED = 125

libc = ctypes.CDLL(None, use_errno=True)

PR_SET_PDEATHSIG = 1
PR_SET_SECCOMP = 22
PR_CAPBSET_DROP = 24
PR_SET_NO_NEW_PRIVS = 38
LAST_CAPABILITY = 63


def fail(text):
    sys.stderr.write("jail: %s\n" % text)
    sys.exit(SETUP_FAILED)


class Options:
    def __init__(self, arguments):
        self.filter, self.read, self.write, self.socket_folders = b"", [], [], []
        self.parent, self.death_signal = None, signal.SIGKILL
        self.nice = 0
        self.limits = {}
        self.program = []
        rest = list(arguments)
        while rest:
            name = rest.pop(0)
            if name == "--":
                self.program = rest
                break
            value = rest.pop(0) if rest else fail("no value for %s" % name)
            if name == "--filter":
                self.filter = base64.b64decode(value)
            elif name == "--read":
                self.read.append(value)
            elif name == "--write":
                self.write.append(value)
            elif name == "--socket-folder":
                self.socket_folders.append(value)
            elif name == "--parent":
                self.parent = int(value)
            elif name == "--death-signal":
                self.death_signal = int(value)
            elif name == "--nice":
                self.nice = int(value)
            elif name in ("--memory", "--cpu", "--file-size", "--open-files", "--processes"):
                self.limits[name] = int(value)
            else:
                fail("unknown option %s" % name)
        if not self.program:
            fail("no program given")


def set_limits(limits):
    def limit(kind, soft, hard):
        try:
            resource.setrlimit(kind, (soft, hard))
        except (ValueError, OSError) as error:
            fail("limit %s: %s" % (kind, error))

    limit(resource.RLIMIT_CORE, 0, 0)
    for name, kind in (
        ("--memory", resource.RLIMIT_AS),
        ("--file-size", resource.RLIMIT_FSIZE),
        ("--open-files", resource.RLIMIT_NOFILE),
        ("--processes", resource.RLIMIT_NPROC),
    ):
        if name in limits:
            limit(kind, limits[name], limits[name])
    if "--cpu" in limits:
        # A second apart, so that the parent can tell SIGXCPU from other kills.
        limit(resource.RLIMIT_CPU, limits["--cpu"], limits["--cpu"] + 1)
    # Python ignores these two, and exec keeps ignored signals ignored.
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def die_with(parent, death_signal):
    libc.prctl(PR_SET_PDEATHSIG, death_signal, 0, 0, 0)
    if os.getppid() != parent:
        fail("the parent is gone")


def give_up_privileges():
    """Root loses its capabilities at the exec; others have none to lose."""
    for capability in range(LAST_CAPABILITY + 1):
        libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)
    if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0:
        fail("no_new_privs is not available")


# Landlock: https://docs.kernel.org/userspace-api/landlock.html. The three system calls have the same numbers everywhere.
LANDLOCK_CREATE_RULESET, LANDLOCK_ADD_RULE, LANDLOCK_RESTRICT_SELF = 444, 445, 446
LANDLOCK_VERSION_FLAG = 1
RULE_PATH_BENEATH = 1
EXECUTE, WRITE_FILE, READ_FILE, READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
MAKE_CHAR, MAKE_SOCKET, MAKE_BLOCK = 1 << 6, 1 << 9, 1 << 11
REFER, TRUNCATE, IOCTL_DEVICE = 1 << 13, 1 << 14, 1 << 15
RIGHTS_OF_VERSION_1 = (1 << 13) - 1
RIGHTS_ON_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEVICE
HARMLESS_DEVICES = ("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom")


def confine_files(read, write, socket_folders):
    """Returns whether Landlock is in force."""
    version = libc.syscall(LANDLOCK_CREATE_RULESET, None, ctypes.c_size_t(0), LANDLOCK_VERSION_FLAG)
    if version < 1:
        return False
    rights = RIGHTS_OF_VERSION_1
    if version >= 2:
        rights |= REFER
    if version >= 3:
        rights |= TRUNCATE
    if version >= 5:
        rights |= IOCTL_DEVICE
    tcp = 3 if version >= 4 else 0
    abstract_sockets_and_signals = 3 if version >= 6 else 0
    attributes = struct.pack("=QQQ", rights, tcp, abstract_sockets_and_signals)
    attributes = attributes[: 8 if version < 4 else 16 if version < 6 else 24]
    ruleset = libc.syscall(LANDLOCK_CREATE_RULESET, attributes, ctypes.c_size_t(len(attributes)), 0)
    if ruleset < 0:
        return False

    def allow(path, access):
        try:
            descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except FileNotFoundError:
            return
        if not os.path.isdir(path):
            access &= RIGHTS_ON_FILES
        rule = struct.pack("=Qi", access & rights, descriptor)
        added = libc.syscall(LANDLOCK_ADD_RULE, ruleset, RULE_PATH_BENEATH, rule, 0)
        os.close(descriptor)
        if added != 0:
            fail("cannot allow %s: %s" % (path, os.strerror(ctypes.get_errno())))

    for path in read:
        allow(path, EXECUTE | READ_FILE | READ_DIR)
    for path in write:
        allow(path, rights & ~(MAKE_CHAR | MAKE_BLOCK | IOCTL_DEVICE))
    for path in socket_folders:
        allow(path, MAKE_SOCKET)
    for path in HARMLESS_DEVICES:
        allow(path, READ_FILE | WRITE_FILE)
    restricted = libc.syscall(LANDLOCK_RESTRICT_SELF, ruleset, 0)
    os.close(ruleset)
    return restricted == 0


def confine_calls(code):
    """Installs a seccomp filter built by seccomp-filter.ts."""

    class Program(ctypes.Structure):
        _fields_ = [("length", ctypes.c_ushort), ("filter", ctypes.c_void_p)]

    memory = ctypes.create_string_buffer(code, len(code))
    program = Program(len(code) // 8, ctypes.addressof(memory))
    return libc.prctl(PR_SET_SECCOMP, 2, ctypes.byref(program), 0, 0) == 0


def main():
    options = Options(sys.argv[1:])
    if options.parent is not None:
        die_with(options.parent, options.death_signal)
    os.nice(options.nice)
    set_limits(options.limits)
    give_up_privileges()
    if options.read or options.write:
        if not confine_files(options.read, options.write, options.socket_folders):
            fail("Landlock is not available")
    if not confine_calls(options.filter):
        fail("seccomp is not available")
    try:
        os.execv(options.program[0], options.program)
    except OSError as error:
        sys.stderr.write("jail: %s: %s\n" % (options.program[0], error.strerror))
        sys.exit(127)


main()
