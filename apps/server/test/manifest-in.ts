import { readManifest } from '@vireo/audio'
import type { OwnManifest } from '../src/ports/provenance/manifests.ts'
import { testManifests } from './test-engines.ts'

/** Finds the text of a file's manifest. */
export function manifestText(file: Uint8Array): Promise<string | undefined> {
  return readManifest(async (start, end) => file.subarray(start, Math.min(end, file.length)), file.length)
}

/** Reads the manifest of a file, if the tests' instance signed it. */
export async function manifestIn(file: Uint8Array): Promise<OwnManifest | undefined> {
  return testManifests.read((await manifestText(file)) ?? '')
}
