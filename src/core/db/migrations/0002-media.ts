import type { Migration } from '../migrate.ts'

export const media: Migration = {
  name: '0002-media',
  sql: /* sql */ `
    create table media_folders (
      id integer primary key autoincrement,
      name text not null,
      parent_id integer references media_folders (id),
      created_at text not null
    ) strict;
    create unique index media_folders_name on media_folders (coalesce(parent_id, 0), name);

    -- One row for the same bytes, wherever they came from; they lie in a file named by their hash.
    create table media (
      id integer primary key autoincrement,
      revision integer not null default 1,
      sha256 text not null unique,
      filename text not null,
      mime text not null,
      width integer not null,
      height integer not null,
      bytes integer not null,
      folder_id integer references media_folders (id) on delete set null,
      alt text not null,
      source text not null check (source in ('generated', 'illustrated', 'stock', 'upload')),
      prompt text not null,
      final_prompt text not null,
      model_used text,
      style text,
      seed integer,
      cost_usd real not null,
      licence text not null,
      licence_url text not null,
      author text not null,
      author_url text not null,
      source_url text not null,
      parent_id integer references media (id) on delete set null,
      made_by text not null,
      created_at text not null,
      deleted_at text,
      searchable text not null
    ) strict;
    create index media_new on media (id desc) where deleted_at is null;
    create index media_folder on media (folder_id, id desc) where deleted_at is null;
    create index media_trash on media (deleted_at) where deleted_at is not null;
    create index media_parent on media (parent_id);

    -- Smaller pictures made of an original. They may be made again at any time.
    create table media_files (
      media_id integer not null references media (id) on delete cascade,
      width integer not null,
      format text not null check (format in ('webp', 'avif', 'jpeg')),
      height integer not null,
      bytes integer not null,
      created_at text not null,
      primary key (media_id, width, format)
    ) strict, without rowid;

    create virtual table media_search using fts5 (
      searchable, content = 'media', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
    );
    create trigger media_in after insert on media begin
      insert into media_search (rowid, searchable) values (new.id, new.searchable);
    end;
    create trigger media_out after delete on media begin
      insert into media_search (media_search, rowid, searchable) values ('delete', old.id, old.searchable);
    end;
    create trigger media_over after update of searchable on media begin
      insert into media_search (media_search, rowid, searchable) values ('delete', old.id, old.searchable);
      insert into media_search (rowid, searchable) values (new.id, new.searchable);
    end;

    -- Under what each stock photo came in. Outlives the picture.
    create table stock_ledger (
      id integer primary key autoincrement,
      media_id integer references media (id) on delete set null,
      provider text not null,
      provider_id text not null,
      author text not null,
      author_url text not null,
      licence text not null,
      licence_url text not null,
      source_url text not null,
      fetched_at text not null,
      pinged_at text
    ) strict;
    create index stock_ledger_media on stock_ledger (media_id);

    create table image_routes (
      key text primary key,
      provider text not null,
      upstream_model text not null,
      base_url text
    ) strict;
  `,
}
