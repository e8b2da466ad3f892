/**
 * Ends the first view: the styles of what comes before are in the head. In its place the build asks for
 * those of all that follows (`integrations/split-styles.ts`).
 */
export const RemainingStyles = () => <script data-remaining-styles="" />;
