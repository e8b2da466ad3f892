import { defineCollection } from 'astro:content';
import { contentLoader } from './data/content-loader.ts';

export const collections = { content: defineCollection({ loader: contentLoader }) };
