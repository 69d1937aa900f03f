import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainPicture } from '../../testing/picture-shop.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
beforeEach(async () => void (studio = await testStudio()))
afterEach(() => studio.close())

const make = (name: string, parent_id: number | null = null) => studio.call('create_media_folder', { name, parent_id })
const change = (id: number, wish: object) => studio.call('update_media_folder', { id, ...wish })

describe('folders of pictures', () => {
  it('are made, renamed, moved and listed by name with what is in them', async () => {
    const trips = await make('Trips')
    const alps = await make('Alps')
    await change(alps.id, { parent_id: trips.id, name: 'The Alps' })
    await studio.call('upload_media', { bytes: await plainPicture(9, 9), folder_id: alps.id })
    expect(await studio.call('list_media_folders', {})).toEqual([
      { id: alps.id, name: 'The Alps', parent_id: trips.id, items: 1 },
      { id: trips.id, name: 'Trips', parent_id: null, items: 0 },
    ])
    expect(studio.events.filter(({ type }) => type === 'media.folders')).toHaveLength(3)
  })

  it('bear a name once among siblings, in whatever case and script', async () => {
    const bees = await make('Бджоли')
    await expect(make('БДЖОЛИ')).rejects.toMatchObject({ code: 'conflict', details: [{ code: 'name_taken' }] })
    expect(await make('бджоли', bees.id)).toMatchObject({ parent_id: bees.id })
    await change(bees.id, { name: 'БДЖОЛИ' })
    const other = await make('Honey')
    await expect(change(other.id, { name: 'бджоли' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('never lie inside themselves', async () => {
    const a = await make('a')
    const b = await make('b', a.id)
    const c = await make('c', b.id)
    for (const parent_id of [a.id, b.id, c.id]) {
      await expect(change(a.id, { parent_id })).rejects.toMatchObject({ details: [{ code: 'folder_circle' }] })
    }
    await expect(change(a.id, { parent_id: 99 })).rejects.toMatchObject({ details: [{ code: 'folder_unknown' }] })
    await change(c.id, { parent_id: null })
  })

  it('lie at most twelve deep', async () => {
    let parent: number | null = null
    for (let depth = 1; depth <= 12; depth++) parent = (await make(`d${depth}`, parent)).id
    await expect(make('d13', parent)).rejects.toMatchObject({ details: [{ code: 'folder_depth' }] })
    const outer = await make('outer')
    await make('inner', outer.id)
    const eleventh = (await studio.call('list_media_folders', {})).find(({ id }) => id === parent)!.parent_id
    await expect(change(outer.id, { parent_id: eleventh })).rejects.toMatchObject({
      details: [{ code: 'folder_depth' }],
    })
  })

  it('of one name may lie inside each other, and the outer one be deleted', async () => {
    const around = await studio.call('create_media_folder', { name: 'Bees' })
    const inside = await studio.call('create_media_folder', { name: 'Bees', parent_id: around.id })
    await studio.call('delete_media_folder', { id: around.id })
    expect(await studio.call('list_media_folders', {})).toMatchObject([
      { id: inside.id, name: 'Bees', parent_id: null },
    ])
  })

  it('that are deleted leave what was in them one level higher', async () => {
    const top = await make('top')
    const gone = await make('gone', top.id)
    const child = await make('same', gone.id)
    await make('Same', top.id)
    const { media } = await studio.call('upload_media', { bytes: await plainPicture(9, 9), folder_id: gone.id })
    await studio.call('delete_media_folder', { id: gone.id })
    expect((await studio.call('get_media', { id: media.id })).folder_id).toBe(top.id)
    expect(await studio.call('list_media_folders', {})).toContainEqual(
      expect.objectContaining({ id: child.id, name: 'same 2', parent_id: top.id }),
    )
    await expect(studio.call('delete_media_folder', { id: gone.id })).rejects.toMatchObject({ code: 'not_found' })
  })
})
