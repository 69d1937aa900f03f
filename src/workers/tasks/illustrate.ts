import { drawImage } from './image.ts'

type Wish = Parameters<(typeof import('../../core/media/illustrator/index.ts'))['illustrate']>[0]

/** A picture of the offline illustrator as PNG: composing takes up to 200 ms, turning it into pixels up to a few seconds. */
export async function illustrateImage(wish: Wish): ReturnType<typeof drawImage> {
  const { illustrate } = await import('../../core/media/illustrator/index.ts')
  return drawImage({ svg: illustrate(wish), width: wish.width, height: wish.height })
}
