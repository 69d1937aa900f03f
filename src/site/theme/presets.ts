import type { Look, PresetKey } from './schema.ts'

export interface Preset extends Look {
  name: { en: string; uk: string; de: string }
}

export const presets: Record<PresetKey, Preset> = {
  // Ink on uncoated paper, with the red of a rubric.
  paper: {
    name: { en: 'Paper', uk: 'Папір', de: 'Papier' },
    colors: {
      light: {
        bg: '#fbf8f1',
        surface: '#f2ecdf',
        text: '#26221c',
        muted: '#645b4e',
        accent: '#9a2f22',
        on_accent: '#fffaf2',
        border: '#ded5c3',
      },
      dark: {
        bg: '#1b1916',
        surface: '#26231e',
        text: '#ece5d8',
        muted: '#b3a897',
        accent: '#ec9583',
        on_accent: '#2a100b',
        border: '#3d382f',
      },
    },
    fonts: { heading: 'Literata', body: 'Literata' },
    scale: 'regular',
    radius: 'none',
    spacing: 'regular',
    width: 'narrow',
    shadow: 'none',
  },
  // Early morning by the water: cold light, a dark blue hull.
  harbour: {
    name: { en: 'Harbour', uk: 'Гавань', de: 'Hafen' },
    colors: {
      light: {
        bg: '#ffffff',
        surface: '#eef3f6',
        text: '#15242e',
        muted: '#4c6070',
        accent: '#0f5b83',
        on_accent: '#ffffff',
        border: '#d2dde4',
      },
      dark: {
        bg: '#0e1a22',
        surface: '#172731',
        text: '#e3edf2',
        muted: '#9db3c0',
        accent: '#6fc1e6',
        on_accent: '#04202e',
        border: '#2a3f4c',
      },
    },
    fonts: { heading: 'Source Serif 4', body: 'Inter' },
    scale: 'regular',
    radius: 'small',
    spacing: 'regular',
    width: 'regular',
    shadow: 'soft',
  },
  // Lime leaves and hay.
  meadow: {
    name: { en: 'Meadow', uk: 'Левада', de: 'Wiese' },
    colors: {
      light: {
        bg: '#fafaf3',
        surface: '#eef1e2',
        text: '#1f2a1c',
        muted: '#55624c',
        accent: '#3c6b2f',
        on_accent: '#f8fbf0',
        border: '#d6dcc4',
      },
      dark: {
        bg: '#151b13',
        surface: '#1f281b',
        text: '#e6ecdc',
        muted: '#a6b399',
        accent: '#a3cf86',
        on_accent: '#14240c',
        border: '#333f2c',
      },
    },
    fonts: { heading: 'Alegreya', body: 'Golos Text' },
    scale: 'expressive',
    radius: 'medium',
    spacing: 'airy',
    width: 'regular',
    shadow: 'none',
  },
  // A poster: black, white, one loud orange.
  press: {
    name: { en: 'Press', uk: 'Друкарня', de: 'Presse' },
    colors: {
      light: {
        bg: '#ffffff',
        surface: '#f3f3f1',
        text: '#111111',
        muted: '#565654',
        accent: '#c03a06',
        on_accent: '#ffffff',
        border: '#dcdcd8',
      },
      dark: {
        bg: '#0f0f0f',
        surface: '#1b1b1a',
        text: '#f4f4f2',
        muted: '#adada9',
        accent: '#ff8a4f',
        on_accent: '#1e0a00',
        border: '#343432',
      },
    },
    fonts: { heading: 'Montserrat', body: 'Inter' },
    scale: 'expressive',
    radius: 'none',
    spacing: 'airy',
    width: 'wide',
    shadow: 'none',
  },
  // The half hour after sunset: plum and apricot.
  dusk: {
    name: { en: 'Dusk', uk: 'Присмерк', de: 'Dämmerung' },
    colors: {
      light: {
        bg: '#fdf8f6',
        surface: '#f6e9e6',
        text: '#2d1f2b',
        muted: '#6c5566',
        accent: '#8a3468',
        on_accent: '#fff6f8',
        border: '#e6d3d2',
      },
      dark: {
        bg: '#1d151f',
        surface: '#2a1f2c',
        text: '#f3e6ea',
        muted: '#bda5b6',
        accent: '#f2ae8c',
        on_accent: '#331708',
        border: '#443346',
      },
    },
    fonts: { heading: 'Lora', body: 'Rubik' },
    scale: 'regular',
    radius: 'large',
    spacing: 'regular',
    width: 'regular',
    shadow: 'soft',
  },
  // Kraft paper, oak and brass.
  workshop: {
    name: { en: 'Workshop', uk: 'Майстерня', de: 'Werkstatt' },
    colors: {
      light: {
        bg: '#f8f6f2',
        surface: '#ece6da',
        text: '#292420',
        muted: '#61574b',
        accent: '#7d4e12',
        on_accent: '#fffaf0',
        border: '#d6cab6',
      },
      dark: {
        bg: '#1a1815',
        surface: '#27231e',
        text: '#efe8dc',
        muted: '#b5a995',
        accent: '#e0b165',
        on_accent: '#2a1b03',
        border: '#403930',
      },
    },
    fonts: { heading: 'Vollkorn', body: 'Golos Text' },
    scale: 'regular',
    radius: 'small',
    spacing: 'compact',
    width: 'regular',
    shadow: 'strong',
  },
}
