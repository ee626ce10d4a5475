import { FilesButton as Files } from '@vireo/ui'
import { FileAudio } from 'lucide-react'
import type { ComponentProps } from 'react'

import { acceptedFiles } from './media-files.ts'

/** Opens the system's dialog for files: of sound and film unless told otherwise. */
export function FilesButton(props: Omit<ComponentProps<typeof Files>, 'accept'> & { readonly accept?: string }) {
  return <Files icon={<FileAudio aria-hidden size={16} />} accept={acceptedFiles} {...props} />
}
