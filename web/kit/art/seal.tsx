/** A round seal: text in a ring, turned 14° to the left. `day` stands small under the words. */
export function Seal({ words, day, className }: { words: string; day?: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 76 76" aria-hidden="true">
      <g fill="none" stroke="currentColor" transform="rotate(-14 38 38)">
        <circle cx="38" cy="38" r="35" strokeWidth="2.5" />
        <circle cx="38" cy="38" r="30" />
        <path
          d="M38 14l2 4.200 4.600.5-3.400 3.200.9 4.600-4.100-2.300-4.100 2.300.9-4.600-3.400-3.200 4.600-.5z"
          fill="currentColor"
          stroke="none"
        />
        <g fill="currentColor" stroke="none" textAnchor="middle">
          <text
            x="38"
            y="46"
            fontSize={words.length > 5 ? 10 : 15}
            fontWeight="700"
            letterSpacing=".5"
            fontFamily="var(--font-display)"
          >
            {words}
          </text>
          {day && (
            <text x="38" y="57" fontSize="7">
              {day}
            </text>
          )}
        </g>
      </g>
    </svg>
  );
}
