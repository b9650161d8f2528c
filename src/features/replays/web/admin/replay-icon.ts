export { IconPlayerTrackNext as KindIcon } from '@tabler/icons-react'
