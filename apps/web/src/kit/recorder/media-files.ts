/** Sound and film by the ending of their names; browsers do not know the media types of all of them. */
const endings =
  'aac aif aiff ogg oga mp3 mpga opus wav webm flac m4a mp4 m4v avi mkv mov qt wmv asf flv mpeg mpg 3gp 3gpp'.split(' ')

/** What the file dialog offers. */
export const acceptedFiles = ['audio/*', 'video/*', ...endings.map((ending) => `.${ending}`)].join(',')

/** Whether a file calls itself sound or film. */
export function isMediaFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  return /^(audio|video)\//u.test(type) || endings.includes(ending)
}
