#!/usr/bin/python3 -IS
"""Confines itself, then becomes the given program. Needs no privilege and no user namespace, so it also works inside a
default container.

usage: jail.py [option]... -- program argument...

  --need LIST         comma list of landlock, seccomp; exit with 125 when the kernel cannot do one of them
  --read PATH         the program may read and execute what is there (may be repeated)
  --write PATH        the program may read, write and create there (may be repeated)
  --parent PID        die at once unless this is the parent; die whenever it dies
  --death-signal N    what the parent's death sends; SIGKILL when left out
  --memory BYTES      address space
  --cpu SECONDS       processor time: SIGXCPU, one second later SIGKILL
  --file-size BYTES   of any file it writes: SIGXFSZ
  --open-files COUNT
  --nice N
  --unix-sockets      allow local sockets; without it the program can open no socket at all
  --socket-folder PATH  the program may make local sockets there, and nothing else

Without --read and --write the file system is not confined. x86_64 and aarch64.

What no layer here covers on old kernels: before Landlock 6 (Linux 6.12) the program may send signals to other processes of
the same user.
"""
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
        self.need, self.read, self.write, self.socket_folders = set(), [], [], []
        self.parent, self.death_signal = None, signal.SIGKILL
        self.nice, self.unix_sockets = 0, False
        self.limits = {}
        self.program = []
        rest = list(arguments)
        while rest:
            name = rest.pop(0)
            if name == "--":
                self.program = rest
                break
            if name == "--unix-sockets":
                self.unix_sockets = True
                continue
            value = rest.pop(0) if rest else fail("no value for %s" % name)
            if name == "--need":
                self.need = set(value.split(","))
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
            elif name in ("--memory", "--cpu", "--file-size", "--open-files"):
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
    ):
        if name in limits:
            limit(kind, limits[name], limits[name])
    if "--cpu" in limits:
        # A second apart, so that the parent can tell SIGXCPU from a kill for another reason.
        limit(resource.RLIMIT_CPU, limits["--cpu"], limits["--cpu"] + 1)
    # Python ignores these two, and ignored signals stay ignored in the program it becomes.
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
    """Returns the Landlock version in force, 0 when there is none."""
    version = libc.syscall(LANDLOCK_CREATE_RULESET, None, ctypes.c_size_t(0), LANDLOCK_VERSION_FLAG)
    if version < 1:
        return 0
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
        return 0

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
    return version if restricted == 0 else 0


# Seccomp: https://docs.kernel.org/userspace-api/seccomp_filter.html. Numbers as (x86_64, aarch64), None where it does not exist.
ESCAPES = {
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "kcmp": (312, 272),
    "pidfd_getfd": (438, 438), "unshare": (272, 97), "setns": (308, 268), "mount": (165, 40), "umount2": (166, 39),
    "pivot_root": (155, 41), "chroot": (161, 51), "fsopen": (430, 430), "fsmount": (432, 432), "fspick": (433, 433),
    "open_tree": (428, 428), "move_mount": (429, 429), "mount_setattr": (442, 442), "bpf": (321, 280),
    "perf_event_open": (298, 241), "userfaultfd": (323, 282), "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426), "io_uring_register": (427, 427), "keyctl": (250, 219), "add_key": (248, 217),
    "request_key": (249, 218), "kexec_load": (246, 104), "kexec_file_load": (320, 294), "init_module": (175, 105),
    "finit_module": (313, 273), "delete_module": (176, 106), "open_by_handle_at": (304, 265), "reboot": (169, 142),
    "swapon": (167, 224), "swapoff": (168, 225), "acct": (163, 89), "quotactl": (179, 60), "syslog": (103, 116),
    "iopl": (172, None), "ioperm": (173, None), "modify_ldt": (154, None),
    # A process that leaves its group would survive the kill of the group.
    "setsid": (112, 157), "setpgid": (109, 154),
}  # fmt: skip
# Landlock does not cover these; programs set modes and owners of their own outputs, so they are told it worked.
PRETENDED = {
    "chmod": (90, None), "fchmodat": (268, 53), "fchmodat2": (452, 452), "chown": (92, None), "lchown": (94, None),
    "fchownat": (260, 54), "setxattr": (188, 5), "lsetxattr": (189, 6), "removexattr": (197, 14),
    "lremovexattr": (198, 15),
}  # fmt: skip
# The C library falls back to older calls whose arguments a filter can read.
UNKNOWN = {"clone3": (435, 435), "setxattrat": (463, 463), "removexattrat": (466, 466), "file_setattr": (469, 469)}
TRUNCATE_CALL, OPENAT2, OPENAT, OPEN = (76, 45), (437, 437), (257, 56), (2, None)
SOCKET, CLONE = (41, 198), (56, 220)

LOAD, AND, EQUAL, AT_LEAST, ANY_BIT, RETURN = 0x20, 0x54, 0x15, 0x35, 0x45, 0x06
ALLOW, KILL = 0x7FFF0000, 0x80000000
ERRNO = 0x00050000
EPERM, EACCES, ENOSYS = ERRNO | 1, ERRNO | 13, ERRNO | 38
PRETEND_SUCCESS = ERRNO | 0
SYSTEM_CALL, ARCHITECTURE = 0, 4
NEW_NAMESPACES = 0x7E020000
AF_UNIX = 1
O_ACCMODE, O_TRUNC = 0o3, 0o1000
FIRST_X32_CALL = 0x40000000


def argument(index):
    return 16 + 8 * index


def confine_calls(unix_sockets, truncation_is_confined):
    machine = os.uname().machine
    if machine not in ("x86_64", "aarch64"):
        return False
    column, architecture = (0, 0xC000003E) if machine == "x86_64" else (1, 0xC00000B7)
    filter_ = [(LOAD, 0, 0, ARCHITECTURE), (EQUAL, 1, 0, architecture), (RETURN, 0, 0, KILL), (LOAD, 0, 0, SYSTEM_CALL)]
    if machine == "x86_64":
        filter_ += [(AT_LEAST, 0, 1, FIRST_X32_CALL), (RETURN, 0, 0, EPERM)]

    def on(call, *steps):
        """Adds steps for one system call; they may fall through, with the number loaded again."""
        if call[column] is not None:
            filter_.append((EQUAL, 0, len(steps), call[column]))
            filter_.extend(steps)

    def reload_and(*steps):
        return (*steps, (LOAD, 0, 0, SYSTEM_CALL))

    for call in ESCAPES.values():
        on(call, (RETURN, 0, 0, EPERM))
    for call in PRETENDED.values():
        on(call, (RETURN, 0, 0, PRETEND_SUCCESS))
    for call in UNKNOWN.values():
        on(call, (RETURN, 0, 0, ENOSYS))
    if unix_sockets:
        on(SOCKET, *reload_and((LOAD, 0, 0, argument(0)), (EQUAL, 1, 0, AF_UNIX), (RETURN, 0, 0, EACCES)))
    else:
        on(SOCKET, (RETURN, 0, 0, EACCES))
    on(CLONE, *reload_and((LOAD, 0, 0, argument(0)), (ANY_BIT, 0, 1, NEW_NAMESPACES), (RETURN, 0, 0, EPERM)))
    if not truncation_is_confined:
        # Before Landlock 3 a file that may only be read, or not even that, could still be emptied.
        on(TRUNCATE_CALL, (RETURN, 0, 0, EPERM))
        on(OPENAT2, (RETURN, 0, 0, ENOSYS))
        for call, flags in ((OPENAT, 2), (OPEN, 1)):
            read_only_truncation = (
                (LOAD, 0, 0, argument(flags)), (AND, 0, 0, O_ACCMODE | O_TRUNC), (EQUAL, 0, 1, O_TRUNC), (RETURN, 0, 0, EPERM),
            )  # fmt: skip
            on(call, *reload_and(*read_only_truncation))
    filter_.append((RETURN, 0, 0, ALLOW))

    class Program(ctypes.Structure):
        _fields_ = [("length", ctypes.c_ushort), ("filter", ctypes.c_void_p)]

    code = b"".join(struct.pack("=HBBI", *step) for step in filter_)
    memory = ctypes.create_string_buffer(code, len(code))
    program = Program(len(filter_), ctypes.addressof(memory))
    return libc.prctl(PR_SET_SECCOMP, 2, ctypes.byref(program), 0, 0) == 0


def main():
    options = Options(sys.argv[1:])
    if options.parent is not None:
        die_with(options.parent, options.death_signal)
    os.nice(options.nice)
    set_limits(options.limits)
    give_up_privileges()
    confine = options.read or options.write
    landlock = confine_files(options.read, options.write, options.socket_folders) if confine else 0
    if "landlock" in options.need and not landlock:
        fail("Landlock is not available")
    if not confine_calls(options.unix_sockets, landlock >= 3) and "seccomp" in options.need:
        fail("seccomp is not available")
    try:
        os.execv(options.program[0], options.program)
    except OSError as error:
        sys.stderr.write("jail: %s: %s\n" % (options.program[0], error.strerror))
        sys.exit(127)


main()
