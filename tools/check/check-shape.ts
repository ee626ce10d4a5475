import { join } from 'node:path'
import {
  doorsOf,
  foldersOf,
  linesIn,
  MOST_FILES,
  MOST_LINES,
  MOST_NAMES,
  operationsOf,
  writesAt,
} from '../figures/shape-of.ts'

const CODE = /\.(ts|tsx|mjs)$/

/**
 * Finds folders, doors and files that hold more than they should, doors that export writes of stores, and operations in
 * files of other names.
 */
export function checkShape(root: string, files: readonly string[]): string[] {
  const code = files.filter((file) => CODE.test(file))
  const doors = doorsOf(root, code)
  return [
    ...[...foldersOf(code)]
      .filter(([, count]) => count > MOST_FILES)
      .map(
        ([folder, count]) =>
          `${folder}: holds ${count} files, at most ${MOST_FILES}: give what belongs together a folder`,
      ),
    ...[...doors]
      .filter(([, names]) => names > MOST_NAMES)
      .map(([door, names]) => `${door}: lets out ${names} names, at most ${MOST_NAMES}: give a part a door of its own`),
    ...[...doors.keys()].flatMap((door) =>
      writesAt(root, door).map((name) => `${door}: lets out ${name}, which writes a table: let out an operation`),
    ),
    ...code
      .map((file) => [file, linesIn(join(root, file))] as const)
      .filter(([, lines]) => lines > MOST_LINES)
      .map(([file, lines]) => `${file}: has ${lines} lines, at most ${MOST_LINES}`),
    ...operationsOf(root, code)
      .filter(({ isInOwnFile }) => !isInOwnFile)
      .map(({ file, name }) => `${file}: binds ${name}, which stands in no file of its name`),
  ]
}
