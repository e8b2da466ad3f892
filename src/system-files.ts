/**
 * What systems and programs put into folders for themselves: macOS (also in archives and on network drives), Windows,
 * KDE, network storage, and programs that have a file open or keep its older version.
 */
const systemName =
  /^(?:\._.*|\.DS_Store|\.AppleDouble|\.Spotlight-V100|\.Trashes|\.fseventsd|\.localized|__MACOSX|Icon\r|(?:eh)?thumbs\.db|desktop\.ini|\$RECYCLE\.BIN|System Volume Information|\.directory|\.Trash-\d+|@eaDir|~\$.*|\.~lock\..*|\.?#.*|.*~|.*\.sw[op])$/i;

/** Whether a path is that of such a file, which is not the owner's and is read, named and published nowhere. */
export const isSystemFile = (path: string) =>
  path.split(/[/\\]/).some((name) => systemName.test(name));
