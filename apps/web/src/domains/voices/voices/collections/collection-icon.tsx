import { type CollectionIcon as IconName, collectionIcons } from '@vireo/contracts/voices'
import {
  Baby,
  Book,
  Briefcase,
  Film,
  Folder,
  Gamepad2,
  Ghost,
  Globe,
  GraduationCap,
  Headphones,
  Heart,
  type LucideIcon,
  type LucideProps,
  Megaphone,
  Mic,
  Music,
  Sparkles,
  Star,
} from 'lucide-react'

const looks: Readonly<Record<IconName, LucideIcon>> = {
  folder: Folder,
  star: Star,
  heart: Heart,
  book: Book,
  mic: Mic,
  headphones: Headphones,
  music: Music,
  film: Film,
  gamepad: Gamepad2,
  megaphone: Megaphone,
  'graduation-cap': GraduationCap,
  baby: Baby,
  ghost: Ghost,
  globe: Globe,
  briefcase: Briefcase,
  sparkles: Sparkles,
}

/** Draws the icon of a collection; one that another client made up is shown as a folder. */
export function CollectionIcon({ name, ...look }: { readonly name: string } & LucideProps) {
  const Look = looks[collectionIcons.find((known) => known === name) ?? 'folder']
  return <Look aria-hidden {...look} />
}
